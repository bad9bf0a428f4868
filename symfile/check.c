#include "symfile/check.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void broken(const char *record, uint64_t rel, const char *what)
{
	fprintf(stderr, "internal error: module: %s at 0x%" PRIx64 ": %s\n", record, rel, what);
	abort();
}

/* Whether [offset, offset + size) is not empty, lies in [0, whole) and not before `from`, where the last one ended. */
static bool follows(uint32_t offset, uint32_t size, uint64_t from, uint32_t whole)
{
	return size > 0 && offset >= from && size <= whole && offset <= whole - size;
}

static void check_lines(const struct module *m, const struct sym_func *func)
{
	uint64_t end = 0;
	for (uint32_t i = 0; i < func->line_count; i++) {
		const struct sym_line *line = &func->lines[i];
		if (!follows(line->offset, line->size, end, func->size))
			broken("FUNC", func->rel, "lines are not ascending and inside it");
		if (line->file >= m->files.n)
			broken("FUNC", func->rel, "a line is of no file");
		if (line->line == 0 && strcmp(m->files.at[line->file], "??") != 0)
			broken("FUNC", func->rel, "a line 0 of a file that is known");
		end = (uint64_t)line->offset + line->size;
	}
}

/* Whether the call's pieces cover `inner`. */
static bool call_covers(const struct sym_inline *call, const struct sym_piece *inner)
{
	uint32_t lo = 0, hi = call->piece_count;
	while (lo < hi) {
		uint32_t middle = lo + (hi - lo) / 2;
		if ((uint64_t)call->pieces[middle].offset + call->pieces[middle].size <= inner->offset)
			lo = middle + 1;
		else
			hi = middle;
	}
	uint64_t at = inner->offset, end = at + inner->size;
	for (; lo < call->piece_count && call->pieces[lo].offset <= at && at < end; lo++)
		at = (uint64_t)call->pieces[lo].offset + call->pieces[lo].size;
	return at >= end;
}

/* outer is the call one level up, or NULL where the function itself calls. */
static void check_pieces(const struct sym_func *func, const struct sym_inline *call, const struct sym_inline *outer)
{
	uint64_t end = 0;
	if (call->piece_count == 0)
		broken("FUNC", func->rel, "an inlined call has no code");
	for (uint32_t i = 0; i < call->piece_count; i++) {
		const struct sym_piece *piece = &call->pieces[i];
		if (!follows(piece->offset, piece->size, end, func->size))
			broken("FUNC", func->rel, "pieces of an inlined call are not ascending and inside it");
		if (outer && !call_covers(outer, piece))
			broken("FUNC", func->rel, "an inlined call leaves the call that it is in");
		end = (uint64_t)piece->offset + piece->size;
	}
}

/* The calls that are open, by level. */
struct call_stack VEC(const struct sym_inline *);

static void check_inlines(const struct module *m, const struct sym_func *func, struct call_stack *stack)
{
	stack->n = 0;
	for (uint32_t i = 0; i < func->inline_count; i++) {
		const struct sym_inline *call = &func->inlines[i];
		if (call->level > stack->n)
			broken("FUNC", func->rel, "levels of inlined calls have a hole");
		if (call->call_file >= m->files.n || call->origin >= m->origins.n)
			broken("FUNC", func->rel, "an inlined call has no file or no name");
		stack->n = call->level;
		check_pieces(func, call, stack->n ? stack->at[stack->n - 1] : NULL);
		*vec_push(stack) = call;
	}
}

static void check_funcs(const struct module *m)
{
	struct call_stack stack = {0};
	for (size_t i = 0; i < m->funcs.n; i++) {
		const struct sym_func *func = &m->funcs.at[i];
		if (func->size == 0 || func->size - 1 > UINT64_MAX - func->rel)
			broken("FUNC", func->rel, "its size");
		if (i && func->rel - func[-1].rel < func[-1].size)
			broken("FUNC", func->rel, "overlaps the one before it");
		check_lines(m, func);
		check_inlines(m, func, &stack);
	}
	vec_release(&stack);
}

static void check_publics(const struct module *m)
{
	for (size_t i = 1; i < m->publics.n; i++)
		if (m->publics.at[i].rel == m->publics.at[i - 1].rel)
			broken("PUBLIC", m->publics.at[i].rel, "is there twice");
}

static void check_rules(const struct module *m, uint64_t rel, uint32_t rules)
{
	if (rules >= m->rules.texts.n || m->rules.texts.at[rules].length == 0)
		broken("STACK CFI", rel, "has no rules");
	if (m->rules.texts.at[rules].length > SYM_RULES_MAX)
		broken("STACK CFI", rel, "its rules are too long");
}

static void check_rows(const struct module *m, const struct sym_cfi *init)
{
	if (init->first > m->cfi_rows.n || init->count > m->cfi_rows.n - init->first)
		broken("STACK CFI INIT", init->rel, "its rows");
	uint64_t rel = init->rel;
	for (uint32_t i = init->first; i < init->first + init->count; i++) {
		const struct sym_cfi_row *row = &m->cfi_rows.at[i];
		if (row->rel <= rel || row->rel - init->rel >= init->size)
			broken("STACK CFI", row->rel, "is not behind the row before it and inside its INIT");
		check_rules(m, row->rel, row->rules);
		rel = row->rel;
	}
}

static void check_cfi(const struct module *m)
{
	for (size_t i = 0; i < m->cfi.n; i++) {
		const struct sym_cfi *init = &m->cfi.at[i];
		if (init->size == 0 || init->size - 1 > UINT64_MAX - init->rel)
			broken("STACK CFI INIT", init->rel, "its size");
		if (i && init->rel - init[-1].rel < init[-1].size)
			broken("STACK CFI INIT", init->rel, "overlaps the one before it");
		check_rules(m, init->rel, init->rules);
		check_rows(m, init);
	}
}

void module_check(const struct module *m)
{
	check_funcs(m);
	check_publics(m);
	check_cfi(m);
}
