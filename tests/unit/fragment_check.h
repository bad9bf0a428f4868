/* What holds of every fragment, whatever it was read from (dump_syms/dwarf/fragment.h); aborts where it does not. */
#ifndef TESTS_UNIT_FRAGMENT_CHECK_H
#define TESTS_UNIT_FRAGMENT_CHECK_H

#include "base/range.h"
#include "dump_syms/dwarf/fragment.h"

#include <stdlib.h>

static inline void hold(bool what)
{
	if (!what)
		abort();
}

static inline void check_lines_of(const struct fragment *f, const struct frag_func *func)
{
	uint64_t end = 0;
	hold(func->lines.first + func->lines.count <= f->lines.n);
	for (uint32_t i = 0; i < func->lines.count; i++) {
		const struct sym_line *line = &f->lines.at[func->lines.first + i];
		hold(line->offset >= end && line->size && line->line && line->file < f->files.n);
		end = (uint64_t)line->offset + line->size;
	}
	hold(end <= func->size);
}

/* Pieces that are ascending and disjoint, inside [0, size). */
static inline void check_pieces_of(const struct fragment *f, const struct frag_inline *call, uint32_t size)
{
	uint64_t end = 0;
	hold(call->pieces.count && call->pieces.first + call->pieces.count <= f->pieces.n);
	for (uint32_t i = 0; i < call->pieces.count; i++) {
		const struct sym_piece *piece = &f->pieces.at[call->pieces.first + i];
		hold(piece->size && (i == 0 || piece->offset > end));
		end = (uint64_t)piece->offset + piece->size;
	}
	hold(end <= size);
}

/* Whether every piece of the inner call lies in a piece of the outer one. */
static inline bool call_inside(const struct fragment *f, const struct frag_inline *inner, const struct frag_inline *outer)
{
	uint32_t k = 0;
	for (uint32_t i = 0; i < inner->pieces.count; i++) {
		const struct sym_piece *in = &f->pieces.at[inner->pieces.first + i];
		const struct sym_piece *out;
		do {
			if (k == outer->pieces.count)
				return false;
			out = &f->pieces.at[outer->pieces.first + k];
		} while (out->offset + (uint64_t)out->size <= in->offset && ++k);
		if (in->offset < out->offset || in->offset + (uint64_t)in->size > out->offset + (uint64_t)out->size)
			return false;
	}
	return true;
}

static inline void check_inlines_of(const struct fragment *f, const struct frag_func *func)
{
	hold(func->inlines.first + func->inlines.count <= f->inlines.n);
	if (!func->inlines.count)
		return;
	const struct frag_inline *calls = &f->inlines.at[func->inlines.first];
	for (uint32_t i = 0; i < func->inlines.count; i++) {
		hold(calls[i].level == 0 || (i && calls[i].level <= calls[i - 1].level + 1));
		hold(calls[i].origin < f->names.n);
		hold(calls[i].call_file < f->files.n || (calls[i].call_file == FRAG_NO_FILE && !calls[i].call_line));
		check_pieces_of(f, &calls[i], func->size);
		uint32_t caller = i;
		while (caller && calls[caller].level >= calls[i].level)
			caller--;
		if (calls[i].level)
			hold(call_inside(f, &calls[i], &calls[caller]));
	}
}

static inline void fragment_check(const struct fragment *f, const struct range_list *code)
{
	uint64_t end = 0;
	for (size_t i = 0; i < f->funcs.n; i++) {
		const struct frag_func *func = &f->funcs.at[i], *before = func - 1;
		struct range r = {func->lo, func->lo + func->size};
		hold(func->size && range_list_covers(code, r) && func->name < f->names.n);
		hold(i == 0 || before->lo < func->lo || (before->lo == func->lo && before->size <= func->size));
		check_lines_of(f, func);
		check_inlines_of(f, func);
	}
	for (size_t i = 0; i < f->loose.n; i++) {
		const struct frag_span *span = &f->loose.at[i];
		hold(span->lo >= end && span->size && span->line && span->file < f->files.n);
		end = span->lo + span->size;
	}
}

#endif
