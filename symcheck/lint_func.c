#include "symcheck/lint_state.h"

#include <inttypes.h>
#include <stdlib.h>

#define INLINE_RANGES_MAX 250 /* Breakpad's reader stops at 512 fields (docs/symfile.md) */

void lint_func(struct lint *l, const struct record_func *func)
{
	l->func = *func;
	lint_address(l, func->rel, func->size);
	if (func->size > UINT32_MAX)
		LINT(l, FIND_FUNC_LARGE, "%" PRIx64 "+%" PRIx64, func->rel, func->size);
	l->totals->funcs++;
	l->totals->func_bytes += func->size;
	*vec_push(&l->funcs) = (struct lint_range){func->rel, func->size, l->line};
}

/* Whether the range lies in the function at hand. */
static bool in_func(const struct lint *l, uint64_t rel, uint64_t size)
{
	uint64_t offset = rel - l->func.rel;
	return offset <= l->func.size && size <= l->func.size - offset;
}

static void use_file(struct lint *l, uint32_t number)
{
	struct id *id = ids_get(&l->files, number);
	id->used = id->used ? id->used : l->line;
}

void lint_line(struct lint *l, const struct record_line *line)
{
	l->totals->line_records++;
	l->totals->line_bytes += line->size;
	if (!in_func(l, line->rel, line->size))
		LINT(l, FIND_LINE_OUTSIDE, "%" PRIx64 "+%" PRIx64 " in %" PRIx64 "+%" PRIx64, line->rel, line->size, l->func.rel,
		     l->func.size);
	if (!line->size)
		LINT(l, FIND_LINE_EMPTY, "%" PRIx64, line->rel);
	if (!line->line)
		LINT(l, FIND_LINE_ZERO, "%" PRIx64, line->rel);
	use_file(l, line->file);
	*vec_push(&l->lines) = (struct lint_range){line->rel, line->size, l->line};
}

/* The level of the call, where its ranges are collected; NULL, and said, where it has a hole below it. */
static struct lint_level *open_level(struct lint *l, const struct record_inline *call)
{
	if (call->level > l->depth) {
		LINT(l, FIND_INLINE_HOLE, "level %" PRIu32 " behind %zd", call->level, (ssize_t)l->depth - 1);
		return NULL;
	}
	while (l->levels.n <= call->level)
		*vec_push(&l->levels) = (struct lint_level){0};
	struct lint_level *level = &l->levels.at[call->level];
	if (l->level_used <= call->level) {
		l->level_used = (size_t)call->level + 1;
		level->all.n = 0;
	}
	/* A call of more ranges than a record takes has several records, one behind the other. */
	bool goes_on = l->depth == (size_t)call->level + 1 && level->call_line == call->call_line &&
	               level->call_file == call->call_file && level->origin == call->origin;
	if (!goes_on)
		level->open.n = 0;
	level->call_line = call->call_line;
	level->call_file = call->call_file;
	level->origin = call->origin;
	l->depth = (size_t)call->level + 1;
	return level;
}

static void take_ranges(struct lint *l, const struct record_inline *call, struct lint_level *level)
{
	struct record_text ranges = call->ranges;
	uint64_t rel, size;
	size_t count = 0;
	for (; record_inline_range(&ranges, &rel, &size); count++) {
		const struct range_list *outer = call->level ? &l->levels.at[call->level - 1].open : NULL;
		bool inside = in_func(l, rel, size) && (!outer || range_list_covers(outer, (struct range){rel, rel + size}));
		if (!inside)
			LINT(l, FIND_INLINE_OUTSIDE, "%" PRIx64 "+%" PRIx64 " of level %" PRIu32, rel, size, call->level);
		range_list_add(&level->open, rel, rel + size);
		*vec_push(&level->all) = (struct lint_range){rel, size, l->line};
	}
	range_list_normalize(&level->open);
	if (count > INLINE_RANGES_MAX)
		LINT(l, FIND_INLINE_LONG, "%zu ranges", count);
}

void lint_inline(struct lint *l, const struct record_inline *call)
{
	struct id *origin = ids_get(&l->origins, call->origin);
	origin->used = origin->used ? origin->used : l->line;
	if (!l->totals->inlines++)
		LINT(l, FIND_INLINE_USED, "the first");
	if (l->lines.n)
		LINT(l, FIND_INLINE_LATE, "in the FUNC at %" PRIx64, l->func.rel);
	if (call->older)
		LINT(l, FIND_INLINE_OLDER, "%" PRIu32 " %" PRIu32 " %" PRIu32, call->level, call->call_line, call->origin);
	else if (call->call_file == RECORD_NO_FILE)
		LINT(l, FIND_INLINE_NO_FILE, "in the FUNC at %" PRIx64, l->func.rel);
	else
		use_file(l, call->call_file);
	struct lint_level *level = open_level(l, call);
	if (level)
		take_ranges(l, call, level);
}

void lint_func_end(struct lint *l)
{
	if (l->lines.n) {
		lint_ranges_sort(l, &l->lines, FIND_LINE_ORDER);
		lint_overlaps(l, &l->lines, FIND_LINE_OVERLAP);
	}
	for (size_t i = 0; i < l->level_used; i++) {
		lint_ranges_sort(l, &l->levels.at[i].all, FINDING_CODES);
		lint_overlaps(l, &l->levels.at[i].all, FIND_INLINE_OVERLAP);
	}
	l->lines.n = l->depth = l->level_used = 0;
	l->in_func = l->func_lost = false;
}

/* Both sorted by address. */
static void check_publics(struct lint *l)
{
	size_t f = 0;
	for (size_t i = 0; i < l->publics.n; i++) {
		const struct lint_range *p = &l->publics.at[i];
		if (i && p[-1].rel == p->rel)
			finding_add(l->found, FIND_PUBLIC_TWICE, p->line, "%" PRIx64 ", as line %" PRIu64, p->rel, p[-1].line);
		while (f < l->funcs.n && l->funcs.at[f].rel + l->funcs.at[f].size <= p->rel)
			f++;
		if (f < l->funcs.n && p->rel - l->funcs.at[f].rel < l->funcs.at[f].size)
			finding_add(l->found, FIND_PUBLIC_COVERED, p->line, "%" PRIx64 " in the FUNC of line %" PRIu64, p->rel,
			            l->funcs.at[f].line);
	}
}

void lint_symbols_finish(struct lint *l)
{
	lint_ranges_sort(l, &l->funcs, FIND_FUNC_ORDER);
	lint_overlaps(l, &l->funcs, FIND_FUNC_OVERLAP);
	lint_ranges_sort(l, &l->publics, FIND_PUBLIC_ORDER);
	check_publics(l);
}

void lint_func_release(struct lint *l)
{
	for (size_t i = 0; i < l->levels.n; i++) {
		vec_release(&l->levels.at[i].open);
		vec_release(&l->levels.at[i].all);
	}
	vec_release(&l->levels);
	vec_release(&l->lines);
	vec_release(&l->funcs);
	vec_release(&l->publics);
}
