#include "dump_syms/dwarf/unit_lines.h"

#include <inttypes.h>

const struct diag_kind lines_too_many = {DIAG_LOSS, "functions of one unit overlap too often to have lines"};

#define UNMAPPED (UINT32_MAX - 1)

static bool lines_open(struct unit_lines *l)
{
	const struct unit *unit = l->unit;
	if (l->tried)
		return l->there;
	l->tried = true;
	if (!unit->has_lines)
		return false;
	struct line_context context = {
		.comp_dir = unit->comp_dir, .str_offsets_base = unit->str_offsets_base
	};
	l->there = line_table_open(l->dwarf, unit->stmt_list, &context, &l->out->diag, &l->table) == ST_OK;
	return l->there;
}

static uint32_t map_file(struct unit_lines *l, uint64_t number)
{
	buf_clear(&l->path);
	if (!line_table_path(&l->table, number, &l->path))
		return FRAG_NO_FILE;
	uint32_t file = intern_copy(&l->paths, l->path.at, l->path.n);
	if (file == l->out->files.n)
		*vec_push(&l->out->files) = arena_text(&l->out->arena, l->path.at, l->path.n);
	return file;
}

uint32_t unit_lines_file(struct unit_lines *l, uint64_t number)
{
	if (!lines_open(l) || number >= l->table.files.n)
		return FRAG_NO_FILE;
	while (l->numbers.n < l->table.files.n) /* again where the program defined files of its own */
		*vec_push(&l->numbers) = UNMAPPED;
	if (l->numbers.at[number] == UNMAPPED)
		l->numbers.at[number] = map_file(l, number);
	return l->numbers.at[number];
}

/* The part of spans, from index `at` on, that lies in the function. */
static struct slice function_lines(struct unit_lines *l, const struct span_list *spans, size_t at, const struct frag_func *func)
{
	struct slice slice = {(uint32_t)l->out->lines.n, 0};
	uint64_t end = func->lo + func->size;
	for (; at < spans->n && spans->at[at].lo < end; at++) {
		const struct frag_span *span = &spans->at[at];
		uint64_t lo = span->lo > func->lo ? span->lo : func->lo;
		uint64_t hi = span->lo + span->size < end ? span->lo + span->size : end;
		*vec_push(&l->out->lines) = (struct sym_line){
			(uint32_t)(lo - func->lo), (uint32_t)(hi - lo), span->line, span->file
		};
		slice.count++;
	}
	return slice;
}

static bool same_range(const struct frag_func *a, const struct frag_func *b)
{
	return a->lo == b->lo && a->size == b->size;
}

/* Both lists are ascending by lo, so one pass serves all functions; those of one range share their lines. */
static void lines_to_functions(struct unit_lines *l, const struct span_list *spans)
{
	struct fragment *out = l->out;
	size_t limit = 1024 + 8 * (spans->n + out->funcs.n);
	size_t at = 0;
	for (size_t i = 0; i < out->funcs.n; i++) {
		struct frag_func *func = &out->funcs.at[i];
		while (at < spans->n && spans->at[at].lo + spans->at[at].size <= func->lo)
			at++;
		if (i && same_range(func, func - 1)) {
			func->lines = func[-1].lines;
		} else if (out->lines.n < limit) {
			func->lines = function_lines(l, spans, at, func);
		} else {
			diag_report(&out->diag, &lines_too_many, "0x%" PRIx64 " in %s", func->lo, l->unit->name);
		}
	}
}

static void add_loose(struct unit_lines *l, const struct frag_span *span, uint64_t lo, uint64_t hi)
{
	if (lo < hi)
		*vec_push(&l->out->loose) = (struct frag_span){lo, (uint32_t)(hi - lo), span->line, span->file};
}

/* What of the spans is outside of every function: the functions behind `at` begin behind covered. */
static void lines_to_loose(struct unit_lines *l, const struct span_list *spans)
{
	const struct fragment *out = l->out;
	uint64_t covered = 0;
	size_t at = 0;
	for (size_t i = 0; i < spans->n; i++) {
		const struct frag_span *span = &spans->at[i];
		uint64_t lo = span->lo, hi = span->lo + span->size;
		for (; at < out->funcs.n && out->funcs.at[at].lo < hi; at++) {
			const struct frag_func *func = &out->funcs.at[at];
			lo = covered > lo ? covered : lo;
			add_loose(l, span, lo, func->lo);
			if (covered < func->lo + func->size)
				covered = func->lo + func->size;
		}
		add_loose(l, span, covered > lo ? covered : lo, hi);
	}
}

/* From the program's file numbers to the fragment's; a span whose file is not known is dropped. */
static void map_files(struct unit_lines *l, struct span_list *spans)
{
	size_t kept = 0;
	for (size_t i = 0; i < spans->n; i++) {
		struct frag_span span = spans->at[i];
		span.file = unit_lines_file(l, span.file);
		if (span.file != FRAG_NO_FILE)
			spans->at[kept++] = span;
	}
	spans->n = kept;
}

void unit_lines_assign(struct unit_lines *l)
{
	bool loose = l->unit->first_with_lines;
	struct span_list spans = {0};
	if ((!l->out->funcs.n && !loose) || !lines_open(l))
		return;
	line_table_spans(&l->table, l->dwarf, &l->out->diag, &spans);
	map_files(l, &spans);
	lines_to_functions(l, &spans);
	if (loose)
		lines_to_loose(l, &spans);
	vec_release(&spans);
}

void unit_lines_release(struct unit_lines *l)
{
	if (l->there)
		line_table_close(&l->table);
	vec_release(&l->numbers);
	intern_release(&l->paths);
	buf_release(&l->path);
}
