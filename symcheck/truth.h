/* What libdwarf says of a binary's code, as flat lists: functions, rows of lines, inlined calls. */
#ifndef SYMCHECK_TRUTH_H
#define SYMCHECK_TRUTH_H

#include "base/intern.h"
#include "base/range.h"

#include <libdwarf.h>

/* A name or a path that is not known, or that libdwarf cannot read. */
#define TRUTH_NO_TEXT UINT32_MAX

struct truth_func {
	uint64_t lo, hi; /* vaddr; one entry a range */
	uint32_t name, linkage;
};

struct truth_row {
	uint64_t lo, hi;
	uint32_t line, file; /* line 0: belongs to none */
};

struct truth_call {
	uint64_t lo, hi;
	uint32_t level, line, file, name, linkage;
};

/* Ascending by lo after truth_read; texts are numbers of `texts`. */
struct truth {
	struct VEC(struct truth_func) funcs;
	struct VEC(struct truth_row) rows;
	struct VEC(struct truth_call) calls;
	struct range_list covered; /* by functions; normalized */
	struct intern texts;
	uint64_t units, unread; /* units, and how often libdwarf could not read something */
	char first[200];        /* what it said the first time */
};

/* Reads all units. Code outside of `code` (vaddr) was discarded by the linker, and is left out. */
void truth_read(Dwarf_Debug dbg, const struct range_list *code, struct truth *ret);
void truth_release(struct truth *truth);

/* The text, or "" where it is not known. */
const char *truth_text(const struct truth *truth, uint32_t number);

#endif
