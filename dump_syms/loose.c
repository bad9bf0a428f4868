/*
 * Line rows that their own unit has no function for: assembler, the jumps that identical-code folding leaves, thunks, and
 * rows of one unit about another's function.
 */
#include "dump_syms/assemble.h"

#include "dump_syms/claims.h"

#include <stdlib.h>
#include <string.h>

/* Ascending and disjoint, files numbered per module. */
struct spans VEC(struct frag_span);

static uint64_t span_end(const struct frag_span *span)
{
	return span->lo + span->size;
}

static int span_compare(const void *a, const void *b)
{
	const struct frag_span *x = a, *y = b;
	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	if (x->size != y->size)
		return x->size > y->size ? -1 : 1;
	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	return (x->line > y->line) - (x->line < y->line);
}

/* Appends the part of span inside [lo, hi). */
static void span_add(struct spans *spans, const struct frag_span *span, uint64_t lo, uint64_t hi)
{
	uint64_t start = span->lo > lo ? span->lo : lo;
	uint64_t end = span_end(span) < hi ? span_end(span) : hi;
	if (start < end)
		*vec_push(spans) = (struct frag_span){start, (uint32_t)(end - start), span->line, span->file, span->column};
}

/* The loose spans of all fragments; where they overlap the one that starts first keeps the bytes. */
static void spans_gather(const struct assembly *a, struct spans *ret)
{
	struct spans all = {0};
	for (size_t i = 0; i < a->fragment_count; i++)
		for (size_t k = 0; k < a->fragments[i].loose.n; k++)
			*vec_push(&all) = a->fragments[i].loose.at[k];
	if (all.n)
		qsort(all.at, all.n, sizeof *all.at, span_compare);
	uint64_t at = 0;
	for (size_t i = 0; i < all.n; i++) {
		span_add(ret, &all.at[i], at, UINT64_MAX);
		at = span_end(&all.at[i]) > at ? span_end(&all.at[i]) : at;
	}
	vec_release(&all);
}

/* The first span that ends above addr. */
static size_t spans_find(const struct spans *spans, uint64_t addr)
{
	size_t lo = 0, hi = spans->n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (span_end(&spans->at[mid]) <= addr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

struct lines VEC(struct sym_line);

/* Appends the spans inside [lo, hi) as lines of a function that starts at start. */
static void lines_add(struct lines *lines, const struct spans *spans, uint64_t lo, uint64_t hi, uint64_t start)
{
	if (lo >= hi)
		return;
	for (size_t i = spans_find(spans, lo); i < spans->n && spans->at[i].lo < hi; i++) {
		const struct frag_span *span = &spans->at[i];
		uint64_t from = span->lo > lo ? span->lo : lo;
		uint64_t to = span_end(span) < hi ? span_end(span) : hi;
		*vec_push(lines) = (struct sym_line){
			(uint32_t)(from - start), (uint32_t)(to - from), span->line, span->file, span->column
		};
	}
}

/* Gives func the lines, copied. */
static void func_set_lines(struct assembly *a, struct sym_func *func, const struct lines *lines)
{
	struct sym_line *copy = arena_alloc(&a->arena, lines->n * sizeof *copy);
	if (lines->n)
		memcpy(copy, lines->at, lines->n * sizeof *copy);
	func->lines = copy;
	func->line_count = (uint32_t)lines->n;
}

/* Puts the spans into what func has no lines for. */
static void func_fill(struct assembly *a, struct sym_func *func, const struct spans *spans)
{
	uint64_t start = func->rel + a->base, at = start;
	struct lines lines = {0};
	for (uint32_t i = 0; i < func->line_count; i++) {
		const struct sym_line *line = &func->lines[i];
		lines_add(&lines, spans, at, start + line->offset, start);
		*vec_push(&lines) = *line;
		at = start + line->offset + line->size;
	}
	lines_add(&lines, spans, at, start + func->size, start);
	func_set_lines(a, func, &lines);
	vec_release(&lines);
}

/* Fills the functions; what lies outside of all of them goes to left, where functions have code to covered. */
static void fill_functions(struct assembly *a, const struct spans *spans, struct spans *left, struct range_list *covered)
{
	size_t k = 0;
	uint64_t at = 0;
	for (size_t i = 0; i < a->module->funcs.n; i++) {
		struct sym_func *func = &a->module->funcs.at[i];
		uint64_t lo = func->rel + a->base, hi = lo + func->size;
		range_list_add(covered, lo, hi);
		for (; k < spans->n && spans->at[k].lo < lo; k++) {
			span_add(left, &spans->at[k], at, lo);
			if (span_end(&spans->at[k]) > lo)
				break;
		}
		at = hi;
		if (k < spans->n && spans->at[k].lo < hi)
			func_fill(a, func, spans);
		while (k < spans->n && span_end(&spans->at[k]) <= hi)
			k++;
	}
	for (; k < spans->n; k++)
		span_add(left, &spans->at[k], at, UINT64_MAX);
	range_list_normalize(covered);
}

/* Claims of a sized symbol on the code around left spans that no function covers. */
static void claim_symbol(const struct assembly *a, uint32_t index, const struct spans *left,
                         const struct range_list *covered, struct claim_list *claims)
{
	const struct elf_symbol *symbol = &a->symbols->list.at[index];
	struct range_list code = {0}, parts = {0};
	size_t first = spans_find(left, symbol->vaddr);
	if (first == left->n || left->at[first].lo >= symbol->vaddr + symbol->size)
		return;
	range_list_inside(a->code, (struct range){symbol->vaddr, symbol->vaddr + symbol->size}, &code);
	for (size_t i = 0; i < code.n; i++)
		range_list_outside(covered, code.at[i], &parts);
	for (size_t i = 0; i < parts.n; i++) {
		size_t span = spans_find(left, parts.at[i].lo);
		if (span < left->n && left->at[span].lo < parts.at[i].hi && parts.at[i].hi - parts.at[i].lo <= UINT32_MAX)
			*vec_push(claims) = (struct claim){
				.lo = parts.at[i].lo, .size = (uint32_t)(parts.at[i].hi - parts.at[i].lo), .index = index
			};
	}
	vec_release(&code);
	vec_release(&parts);
}

/* Symbols are in order of preference at each address already. */
static bool symbol_claim_better(void *context, const struct claim *x, const struct claim *y)
{
	(void)context;
	return x->index < y->index;
}

static void functions_of_symbols(struct assembly *a, const struct spans *left, const struct range_list *covered)
{
	struct claim_list claims = {0}, parts = {0};
	for (size_t i = 0; i < a->symbols->list.n; i++)
		if (a->symbols->list.at[i].size)
			claim_symbol(a, (uint32_t)i, left, covered, &claims);
	claims_sort(&claims);
	claims_unique(&claims, symbol_claim_better, NULL);
	claims_resolve(&claims, &parts);
	for (size_t i = 0; i < parts.n; i++) {
		const struct elf_symbol *symbol = &a->symbols->list.at[parts.at[i].index];
		struct sym_func func = {.size = parts.at[i].size, .multiple = parts.at[i].multiple};
		struct lines lines = {0};
		lines_add(&lines, left, parts.at[i].lo, parts.at[i].lo + func.size, parts.at[i].lo);
		func_set_lines(a, &func, &lines);
		vec_release(&lines);
		assembly_add_func(a, parts.at[i].lo, func,
		                  names_add_text(&a->names, symbol->name, symbol->name_length));
	}
	vec_release(&claims);
	vec_release(&parts);
}

void assembly_place_loose(struct assembly *a)
{
	struct spans spans = {0}, left = {0};
	struct range_list covered = {0};
	spans_gather(a, &spans);
	fill_functions(a, &spans, &left, &covered);
	if (left.n)
		functions_of_symbols(a, &left, &covered);
	vec_release(&spans);
	vec_release(&left);
	vec_release(&covered);
}
