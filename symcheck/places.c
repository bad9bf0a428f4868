#include "symcheck/places.h"

#include <stdlib.h>

static int piece_compare(const void *a, const void *b)
{
	const struct place_piece *x = a, *y = b;
	if (x->level != y->level)
		return x->level < y->level ? -1 : 1;
	return (x->lo > y->lo) - (x->lo < y->lo);
}

void places_init(struct places *v, const struct module *m)
{
	*v = (struct places){.module = m};
	for (size_t f = 0; f < m->funcs.n; f++)
		for (uint32_t i = 0; i < m->funcs.at[f].inline_count; i++) {
			const struct sym_inline *call = &m->funcs.at[f].inlines[i];
			for (uint32_t p = 0; p < call->piece_count; p++) {
				uint64_t lo = m->funcs.at[f].rel + call->pieces[p].offset;
				*vec_push(&v->pieces) = (struct place_piece){lo, lo + call->pieces[p].size, call->level, call};
			}
		}
	if (v->pieces.n)
		qsort(v->pieces.at, v->pieces.n, sizeof *v->pieces.at, piece_compare);
}

void places_release(struct places *v)
{
	vec_release(&v->pieces);
}

const struct sym_func *places_func(const struct places *v, uint64_t rel)
{
	size_t lo = 0, hi = v->module->funcs.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (v->module->funcs.at[mid].rel <= rel)
			lo = mid + 1;
		else
			hi = mid;
	}
	const struct sym_func *func = lo ? &v->module->funcs.at[lo - 1] : NULL;
	return func && rel - func->rel < func->size ? func : NULL;
}

const struct sym_line *places_line(const struct places *v, uint64_t rel)
{
	const struct sym_func *func = places_func(v, rel);
	size_t lo = 0, hi = func ? func->line_count : 0;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (func->lines[mid].offset <= rel - func->rel)
			lo = mid + 1;
		else
			hi = mid;
	}
	const struct sym_line *line = lo ? &func->lines[lo - 1] : NULL;
	return line && rel - func->rel - line->offset < line->size ? line : NULL;
}

const struct place_piece *places_call(const struct places *v, uint32_t level, uint64_t rel)
{
	size_t lo = 0, hi = v->pieces.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		const struct place_piece *p = &v->pieces.at[mid];
		if (p->level < level || (p->level == level && p->lo <= rel))
			lo = mid + 1;
		else
			hi = mid;
	}
	const struct place_piece *piece = lo ? &v->pieces.at[lo - 1] : NULL;
	return piece && piece->level == level && rel < piece->hi ? piece : NULL;
}

const struct sym_public *places_public(const struct places *v, uint64_t rel)
{
	size_t lo = 0, hi = v->module->publics.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (v->module->publics.at[mid].rel < rel)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < v->module->publics.n && v->module->publics.at[lo].rel == rel ? &v->module->publics.at[lo] : NULL;
}
