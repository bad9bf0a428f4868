/* How the frame at an address is unwound: STACK CFI and STACK WIN. */
#include "symfile/index.h"

#include <stdlib.h>
#include <string.h>

/* How much of STACK CFI is read for one address. The rules of the largest real functions take some hundred kilobytes. */
#define SERIES_MAX ((uint64_t)4 << 20)

#define STRAY_COST 512 /* bytes that one read of a record elsewhere counts as */

static const struct diag_kind rules_too_long = {DIAG_LOSS, "the rules of STACK CFI at an address are too long"};

struct delta {
	uint64_t rel, offset;
	const char *rules;
};

struct deltas VEC(struct delta);

struct cfi_lookup {
	const struct symfile *file;
	uint64_t rel, init_rel;
	struct arena *arena;
	struct diag *d;
	uint64_t budget; /* bytes that may still be read */
	struct deltas deltas;
};

/* Whether a delta at rel holds at the address. */
static bool holds_yet(const struct cfi_lookup *l, uint64_t rel)
{
	return rel >= l->init_rel && rel <= l->rel;
}

static void add_delta(struct cfi_lookup *l, uint64_t offset, const struct record_cfi *cfi)
{
	*vec_push(&l->deltas) = (struct delta){cfi->rel, offset, index_text(l->arena, cfi->rules)};
}

/* Takes n bytes of the budget; false, reported, where they are no longer in it. */
static bool spend(struct cfi_lookup *l, uint64_t n)
{
	if (n <= l->budget) {
		l->budget -= n;
		return true;
	}
	if (l->budget)
		diag_report(l->d, &rules_too_long, "%s", l->file->source.name);
	l->budget = 0;
	return false;
}

/* The deltas behind an INIT, where lines stands. */
static void read_series(struct cfi_lookup *l, struct lines *lines)
{
	struct line line;
	struct record_text fields;
	struct record_cfi cfi;
	uint64_t at = lines->offset;
	for (; lines_next(lines, &line) && spend(l, lines->offset - at); at = lines->offset) {
		enum record_type type = record_type(line.text, &fields);
		if (type == RECORD_STACK_CFI && !line.too_long && !record_cfi(fields, &cfi) && holds_yet(l, cfi.rel))
			add_delta(l, line.offset, &cfi);
		else if (type != RECORD_STACK_CFI && type != RECORD_LINE)
			break;
	}
}

/* Those that stand elsewhere in the file. */
static void read_strays(struct cfi_lookup *l)
{
	const struct index_places *strays = &l->file->strays;
	struct lines lines;
	struct line line;
	struct record_text fields;
	struct record_cfi cfi;
	size_t end = index_places_below(strays, l->rel) + 1;
	size_t i = l->init_rel ? index_places_below(strays, l->init_rel - 1) + 1 : 0;
	for (; i < end && l->budget; i++) {
		lines_init(&lines, &l->file->source, strays->at[i].offset);
		if (lines_next(&lines, &line) && spend(l, STRAY_COST + line.text.n) && record_type(line.text, &fields) == RECORD_STACK_CFI &&
		    !record_cfi(fields, &cfi) && holds_yet(l, cfi.rel))
			add_delta(l, line.offset, &cfi);
		lines_release(&lines);
	}
}

static int by_rel(const void *a, const void *b)
{
	const struct delta *x = a, *y = b;
	if (x->rel != y->rel)
		return x->rel < y->rel ? -1 : 1;
	return (x->offset > y->offset) - (x->offset < y->offset);
}

/* INIT's rules and the deltas' in order of address; of deltas at one address the last in the file stands. */
static void put_rules(struct cfi_lookup *l, const char *init, struct stack_cfi *ret)
{
	const char **rules = arena_alloc(l->arena, (l->deltas.n + 1) * sizeof *rules);
	if (l->deltas.n)
		qsort(l->deltas.at, l->deltas.n, sizeof *l->deltas.at, by_rel);
	rules[ret->count++] = init;
	for (size_t i = 0; i < l->deltas.n; i++)
		if (i + 1 == l->deltas.n || l->deltas.at[i + 1].rel != l->deltas.at[i].rel)
			rules[ret->count++] = l->deltas.at[i].rules;
	ret->rules = rules;
}

/* Too many rules are as good as none: half of them would be stale. */
static bool read_cfi(struct cfi_lookup *l, const struct span *init, struct stack_cfi *ret)
{
	struct lines lines;
	struct line line;
	struct record_text fields;
	struct record_cfi cfi;
	struct index_line hint = {0};
	lines_init(&lines, &l->file->source, init->offset);
	bool found = lines_next(&lines, &line) && record_type(line.text, &fields) == RECORD_STACK_CFI_INIT &&
	             !record_cfi_init(fields, &cfi) && cfi.rel == init->rel;
	if (found) {
		const char *rules = index_text(l->arena, cfi.rules);
		*ret = (struct stack_cfi){.rel = cfi.rel, .size = cfi.size};
		read_series(l, &lines);
		read_strays(l);
		put_rules(l, rules, ret);
		ret->line = index_line_number(l->file, &hint, init->offset);
		found = l->budget;
	} else {
		diag_report(l->d, &index_changed, "%s", l->file->source.name);
	}
	lines_release(&lines);
	return found;
}

bool symfile_cfi(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct stack_cfi *ret)
{
	const struct span *init = spans_find(&file->inits, rel);
	*ret = (struct stack_cfi){0};
	if (!init)
		return false;
	struct cfi_lookup l = {.file = file, .rel = rel, .init_rel = init->rel, .arena = arena, .d = d, .budget = SERIES_MAX};
	bool found = read_cfi(&l, init, ret);
	if (!found)
		*ret = (struct stack_cfi){0};
	vec_release(&l.deltas);
	return found;
}

static void put_win(const struct record_win *win, struct arena *arena, struct stack_win *ret)
{
	*ret = (struct stack_win){
		.type = win->type,
		.rel = win->rel,
		.size = win->size,
		.prolog_size = win->prolog_size,
		.epilog_size = win->epilog_size,
		.parameter_size = win->parameter_size,
		.saved_size = win->saved_size,
		.local_size = win->local_size,
		.max_stack_size = win->max_stack_size,
		.program = win->has_program ? index_text(arena, win->program) : NULL,
		.allocates_base_pointer = win->allocates_base_pointer,
	};
}

bool symfile_win(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct stack_win *ret)
{
	struct lines lines;
	struct line line;
	struct record_text fields;
	struct record_win win;
	struct index_line hint = {0};
	const struct span *span = NULL;
	for (size_t i = 0; i < INDEX_WINS && !span; i++)
		span = nest_find(&file->wins[i], rel);
	*ret = (struct stack_win){0};
	if (!span)
		return false;
	lines_init(&lines, &file->source, span->offset);
	bool found = lines_next(&lines, &line) && record_type(line.text, &fields) == RECORD_STACK_WIN &&
	             !record_win(fields, &win);
	if (found) {
		put_win(&win, arena, ret);
		ret->line = index_line_number(file, &hint, span->offset);
	} else {
		diag_report(d, &index_changed, "%s", file->source.name);
	}
	lines_release(&lines);
	return found;
}
