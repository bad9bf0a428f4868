/* What the parts of the lint share: the records that came so far. Private to symcheck/lint*.c. */
#ifndef SYMCHECK_LINT_STATE_H
#define SYMCHECK_LINT_STATE_H

#include "base/intern.h"
#include "base/range.h"
#include "postfix/program.h"
#include "symcheck/ids.h"
#include "symcheck/lint.h"
#include "symfile/arch.h"
#include "symfile/records.h"

/* The range of a record and the line that it stands on. */
struct lint_range {
	uint64_t rel, size, line;
};
struct lint_ranges VEC(struct lint_range);

/* INLINE records of one level of the function at hand. */
struct lint_level {
	struct range_list open;   /* of the last call: where the calls in it may lie; normalized */
	struct lint_ranges all;
	uint32_t call_line, call_file, origin; /* of the last call */
};

enum { LINT_WIN_DATA, LINT_WIN_FPO, LINT_WINS };

struct lint {
	struct findings *found;
	struct lint_totals *totals;
	uint64_t line; /* number of the line at hand */
	const struct arch *arch; /* NULL: not known */
	bool begun, is_linux;    /* whether there was a line; whether MODULE says Linux */
	char id[33]; /* the digits of MODULE's GUID; "" where they are none */

	struct ids files, origins;
	struct lint_ranges funcs, publics, inits, wins[LINT_WINS];

	/* The function at hand: */
	bool in_func, func_lost; /* lost: the FUNC was bad, so its lines belong nowhere, without a word */
	struct record_func func;
	struct lint_ranges lines;
	struct VEC(struct lint_level) levels;
	size_t depth;      /* levels that are open */
	size_t level_used; /* levels that hold records of this function */

	/* The INIT at hand: */
	bool in_series, init_lost;
	struct record_cfi init;
	uint64_t delta_rel;

	struct intern names; /* of registers and variables; the architecture's first, by number */
	uint32_t cfa_name, ra_name;
	struct postfix_program program; /* whose memory is used again */
};

/* Adds a finding at the line at hand. */
#define LINT(lint, code, ...) finding_add((lint)->found, code, (lint)->line, __VA_ARGS__)

/* The range's end is within the architecture's addresses, else a finding. */
void lint_address(struct lint *lint, uint64_t rel, uint64_t size);

/* Sorts by address; order: the finding where they did not ascend, at the first such line. FINDING_CODES: none. */
void lint_ranges_sort(struct lint *lint, struct lint_ranges *ranges, enum finding_code order);

/* Reports, for sorted ranges, each that overlaps one before it in the file; what names the record. */
void lint_overlaps(struct lint *lint, const struct lint_ranges *ranges, enum finding_code code);

/* symcheck/lint_func.c */
void lint_func(struct lint *lint, const struct record_func *func);
void lint_func_end(struct lint *lint);
void lint_line(struct lint *lint, const struct record_line *line);
void lint_inline(struct lint *lint, const struct record_inline *call);
void lint_symbols_finish(struct lint *lint);
void lint_func_release(struct lint *lint);

/* symcheck/lint_stack.c */
void lint_stack_begin(struct lint *lint); /* the architecture is known, or will not be */
void lint_init(struct lint *lint, const struct record_cfi *init);
void lint_delta(struct lint *lint, const struct record_cfi *delta);
void lint_win(struct lint *lint, const struct record_win *win);
void lint_stack_finish(struct lint *lint);
void lint_stack_release(struct lint *lint);

#endif
