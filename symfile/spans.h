/* Ranges of addresses and where in the file the records are that say something of them. */
#ifndef SYMFILE_SPANS_H
#define SYMFILE_SPANS_H

#include "base/mem.h"

#include <stdint.h>

struct span {
	uint64_t rel, size; /* not empty, rel + size does not wrap */
	uint64_t offset;    /* of the record in the file: which of two was stored first */
};

struct span_list VEC(struct span);

/*
 * Sorts by rel and drops every span that overlaps one that stands before it in the file and was not dropped itself:
 * afterwards they are disjoint. Returns how many were dropped. Spans that are so already cost one look.
 */
size_t spans_settle(struct span_list *list);

/* Index of the last span that begins at or below rel; SIZE_MAX where there is none. */
size_t spans_below(const struct span_list *list, uint64_t rel);

/* For settled lists: the span that holds rel, or NULL. */
const struct span *spans_find(const struct span_list *list, uint64_t rel);

/* Spans that may lie in each other, as those of STACK WIN. All zeros is empty. */
struct span_nest {
	struct span_list spans;       /* by rel, the larger ones first */
	struct VEC(uint32_t) parents; /* index of the smallest span around each; UINT32_MAX: none */
};

/*
 * Sorts, and drops of two equal ranges the later one in the file, and of two that overlap in part the one with the
 * higher address. Returns how many were dropped.
 */
size_t nest_settle(struct span_nest *nest);

/* The innermost span that holds rel, or NULL. */
const struct span *nest_find(const struct span_nest *nest, uint64_t rel);
void nest_release(struct span_nest *nest);

#endif
