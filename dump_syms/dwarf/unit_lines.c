#include "dump_syms/dwarf/unit_lines.h"

#include "dump_syms/dwarf/ranges.h"

#include <inttypes.h>

const struct diag_kind lines_paths_too_long = {DIAG_LOSS, "paths of source files are out of proportion to their unit"};
const struct diag_kind lines_too_many = {DIAG_LOSS, "functions of one unit overlap too often to have lines"};

static bool lines_open(struct unit_lines *l)
{
	const struct unit *unit = l->unit;
	if (l->tried)
		return l->program;
	l->tried = true;
	if (!unit->has_lines)
		return false;
	if (unit->first_with_lines) {
		struct line_context context = {.str_offsets_base = unit->str_offsets_base, .end = unit->lines_end};
		l->own.there = line_table_open(unit->dwarf, unit->stmt_list, &context, &l->out->diag, &l->own.table) == ST_OK;
		l->program = &l->own;
	} else {
		l->program = shared_lines(unit);
	}
	if (!l->program->there)
		l->program = NULL;
	return l->program;
}

/* Files of one directory repeat its name; yet paths must not take memory out of proportion. */
static bool paths_fit(const struct unit_lines *l)
{
	return l->paths_bytes + l->path.n <= (4 << 20) + 64 * l->size;
}

static uint32_t map_file(struct unit_lines *l, uint64_t number)
{
	buf_clear(&l->path);
	if (!line_table_path(&l->program->table, l->unit->comp_dir, number, &l->path))
		return FRAG_NO_FILE;
	if (!paths_fit(l)) {
		diag_report(&l->out->diag, &lines_paths_too_long, "file %" PRIu64 " of %s", number, l->unit->name);
		return FRAG_NO_FILE;
	}
	l->paths_bytes += l->path.n;
	uint32_t file = intern_copy(&l->paths, l->path.at, l->path.n);
	if (file == l->out->files.n)
		*vec_push(&l->out->files) = arena_text(&l->out->arena, l->path.at, l->path.n);
	return file;
}

uint32_t unit_lines_file(struct unit_lines *l, uint64_t number)
{
	if (!lines_open(l) || number >= l->program->table.files.n)
		return FRAG_NO_FILE;
	uint32_t *file = offset_map_at(&l->numbers, number);
	if (*file == OFFSET_NEW)
		*file = map_file(l, number);
	return *file;
}

/* The first span that ends behind vaddr. */
static size_t span_find(const struct span_list *spans, uint64_t vaddr)
{
	size_t lo = 0, hi = spans->n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (spans->at[mid].lo + spans->at[mid].size <= vaddr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/* The file of a span, for the fragment; spans of one file often follow each other. */
struct span_file {
	uint32_t number, file;
};
static uint32_t span_file(struct unit_lines *l, const struct frag_span *span, struct span_file *last)
{
	if (span->file != last->number)
		*last = (struct span_file){span->file, unit_lines_file(l, span->file)};
	return last->file;
}

/* The part of spans [at, end) that lies in the function; what has a file that is not known is left out. */
static struct slice function_lines(struct unit_lines *l, const struct frag_func *func, size_t at, size_t end)
{
	struct slice slice = {(uint32_t)l->out->lines.n, 0};
	struct span_file last = {UINT32_MAX, FRAG_NO_FILE};
	uint64_t func_end = func->lo + func->size;
	for (; at < end; at++) {
		const struct frag_span *span = &l->program->spans.at[at];
		uint64_t lo = span->lo > func->lo ? span->lo : func->lo;
		uint64_t hi = span->lo + span->size < func_end ? span->lo + span->size : func_end;
		uint32_t file = span_file(l, span, &last);
		if (file == FRAG_NO_FILE || lo >= hi)
			continue;
		*vec_push(&l->out->lines) = (struct sym_line){
			(uint32_t)(lo - func->lo), (uint32_t)(hi - lo), span->line, file, span->column
		};
		slice.count++;
	}
	return slice;
}

static bool same_range(const struct frag_func *a, const struct frag_func *b)
{
	return a->lo == b->lo && a->size == b->size;
}

/*
 * How many lines the functions of a unit may have together: they do not overlap much. Units that share a table have each
 * its part of it, so a later one may have all of the lines only if it is large itself; not every one of a thousand.
 */
static uint64_t lines_limit(const struct unit_lines *l)
{
	const struct unit *unit = l->unit;
	uint64_t spans = l->program->spans.n;
	uint64_t share = spans / (unit->lines_rank + 1) + l->size;
	return 8 * ((share < spans ? share : spans) + l->out->funcs.n);
}

/* Functions of one range share their lines. */
static void lines_to_functions(struct unit_lines *l)
{
	const struct span_list *spans = &l->program->spans;
	struct fragment *out = l->out;
	uint64_t limit = lines_limit(l);
	for (size_t i = 0; i < out->funcs.n; i++) {
		struct frag_func *func = &out->funcs.at[i];
		if (i && same_range(func, func - 1)) {
			func->lines = func[-1].lines;
			continue;
		}
		size_t at = span_find(spans, func->lo), end = span_find(spans, func->lo + func->size);
		end += end < spans->n && spans->at[end].lo < func->lo + func->size;
		if (out->lines.n + (end - at) <= limit)
			func->lines = function_lines(l, func, at, end);
		else
			diag_report(&out->diag, &lines_too_many, "0x%" PRIx64 " in %s", func->lo, l->unit->name);
	}
}

static void add_loose(struct unit_lines *l, const struct frag_span *span, uint64_t lo, uint64_t hi, struct span_file *last)
{
	uint32_t file = lo < hi ? span_file(l, span, last) : FRAG_NO_FILE;
	if (file != FRAG_NO_FILE)
		*vec_push(&l->out->loose) = (struct frag_span){lo, (uint32_t)(hi - lo), span->line, file, span->column};
}

/* What the unit says that its code is, all together; nothing where it does not say. */
static void unit_code(struct unit_lines *l, struct range_list *ret)
{
	uint64_t budget = 1024 + ranges_budget(l->unit); /* there may be functions without an entry */
	struct die root;
	if (die_read(l->unit, l->unit->root, &l->out->diag, &root))
		die_ranges(&root, &budget, &l->out->diag, ret);
	range_list_normalize(ret);
}

/* The strictest alignment that compilers give to functions. */
#define PADDING_MAX 64

/*
 * A row holds to the next one, and so a function's last row holds for the padding behind it, too. Where the unit says what its
 * code is, and padding is not, that is not meant: linkers and post-processors put other things there (the kernel its __pfx_
 * symbols). A longer rest may well be: GCC does not count thunks as the unit's code, and yet has rows for them, which are one
 * span with the function's last where the line is the same.
 */
static bool is_padding(const struct frag_span *span, uint64_t lo, uint64_t hi, const struct range_list *code)
{
	return lo > span->lo && hi - lo < PADDING_MAX && code->n && !range_list_covers(code, (struct range){lo, hi});
}

static void add_rest(struct unit_lines *l, const struct frag_span *span, uint64_t lo, uint64_t hi,
                     const struct range_list *code, struct span_file *last)
{
	if (lo < hi && !is_padding(span, lo, hi, code))
		add_loose(l, span, lo, hi, last);
}

/* What of the spans is outside of every function: the functions behind `at` begin behind covered. */
static void lines_to_loose(struct unit_lines *l)
{
	const struct fragment *out = l->out;
	const struct span_list *spans = &l->program->spans;
	struct span_file last = {UINT32_MAX, FRAG_NO_FILE};
	struct range_list code = {0};
	uint64_t covered = 0;
	size_t at = 0;
	unit_code(l, &code);
	for (size_t i = 0; i < spans->n; i++) {
		const struct frag_span *span = &spans->at[i];
		uint64_t lo = span->lo, hi = span->lo + span->size;
		for (; at < out->funcs.n && out->funcs.at[at].lo < hi; at++) {
			const struct frag_func *func = &out->funcs.at[at];
			lo = covered > lo ? covered : lo;
			add_rest(l, span, lo, func->lo, &code, &last);
			if (covered < func->lo + func->size)
				covered = func->lo + func->size;
		}
		add_rest(l, span, covered > lo ? covered : lo, hi, &code, &last);
	}
	vec_release(&code);
}

void unit_lines_assign(struct unit_lines *l)
{
	bool first = l->unit->first_with_lines;
	if ((!l->out->funcs.n && !first) || !lines_open(l))
		return;
	if (first)
		line_table_spans(&l->own.table, l->unit->dwarf, &l->out->diag, &l->own.spans);
	lines_to_functions(l);
	if (first)
		lines_to_loose(l);
}

void unit_lines_release(struct unit_lines *l)
{
	line_program_release(&l->own);
	offset_map_release(&l->numbers);
	intern_release(&l->paths);
	buf_release(&l->path);
}
