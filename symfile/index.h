/*
 * The lazy index of a symbol file: one pass over the text notes where the records are that lookups begin at, in a few
 * words each. Bodies (INLINE and line records, the deltas of a STACK CFI INIT) are read when they are asked for.
 */
#ifndef SYMFILE_INDEX_H
#define SYMFILE_INDEX_H

#include "symfile/file.h"
#include "symfile/numbers.h"
#include "symfile/source.h"
#include "symfile/spans.h"

extern const struct diag_kind index_no_records, index_homeless, index_too_long, index_overlap, index_twice,
	index_changed;

/* A record that stands at one address. */
struct index_place {
	uint64_t rel, offset;
};

struct index_places VEC(struct index_place);

/* More of a function's body, behind records that are no part of it. */
struct index_more {
	uint64_t func;   /* offset of its FUNC */
	uint64_t offset; /* where it goes on */
};

/* The parts of STACK WIN that are used: frame data (type 4) comes before FPO (type 0). */
enum { INDEX_WIN_DATA, INDEX_WIN_FPO, INDEX_WINS };

struct symfile {
	struct source source;
	struct symfile_head head;
	struct arena arena; /* the head's texts */
	struct span_list funcs, inits;
	struct span_nest wins[INDEX_WINS];
	struct index_places publics; /* by rel, one each */
	struct index_places strays;  /* STACK CFI outside the INIT that they follow; by rel, then offset */
	struct VEC(struct index_more) more; /* by offset */
	struct numbers files, origins;
	struct VEC(uint64_t) block_lines; /* how many lines begin before each SCAN_BLOCK */
};

/* Fills the index of a file whose source is open. ST_BAD where it is no symbol file, or strict refuses it. */
enum status index_build(struct symfile *file, bool strict, struct diag *d);
void index_release(struct symfile *file);

/* How many lines begin in the first `end` bytes of the text. All zeros is true of any. */
struct index_line {
	uint64_t end, number;
};

/*
 * The number of the line that begins at offset, the first line being 1. hint is what the call before left there: so one
 * line after the other costs one pass altogether.
 */
uint64_t index_line_number(const struct symfile *file, struct index_line *hint, uint64_t offset);

/* Reports what is wrong with a line: "NAME: line N: <how it begins>". */
void index_report(const struct symfile *file, struct index_line *hint, const struct line *line,
                  const struct diag_kind *kind, struct diag *d);

/* Index of the last place at or below rel; SIZE_MAX where there is none. */
size_t index_places_below(const struct index_places *places, uint64_t rel);

/* A text as the records hold it, as a string: a NUL in it becomes '_'. */
const char *index_text(struct arena *arena, struct record_text text);

/* Takes a MODULE or INFO line into the head, whose texts go into arena; what is there already stays. */
const struct diag_kind *index_head(enum record_type type, struct record_text fields, struct arena *arena,
                                   struct symfile_head *head);

#endif
