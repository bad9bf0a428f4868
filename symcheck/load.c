#include "symcheck/load.h"

#include "symcheck/ids.h"
#include "symfile/source.h"
#include "symfile/spans.h"

#include <stdlib.h>
#include <string.h>

/* What one function collects before it goes into the arena. */
struct loader {
	struct module *module;
	struct arena *arena;
	struct ids files, origins; /* `used` is the index in the module, plus 1 */
	bool in_func, in_series;
	struct VEC(struct sym_line) lines;
	struct VEC(struct sym_inline) inlines;
};

static const char *text(struct loader *l, struct record_text t)
{
	return arena_text(l->arena, t.at, t.n);
}

/* The index of a file or origin by its number; it may be named later. */
static uint32_t file_index(struct loader *l, uint32_t number)
{
	if (number == RECORD_NO_FILE)
		return 0;
	struct id *id = ids_get(&l->files, number);
	if (!id->used) {
		id->used = l->module->files.n + 1;
		*vec_push(&l->module->files) = "??";
	}
	return (uint32_t)(id->used - 1);
}

static uint32_t origin_index(struct loader *l, uint32_t number)
{
	struct id *id = ids_get(&l->origins, number);
	if (!id->used) {
		id->used = l->module->origins.n + 1;
		*vec_push(&l->module->origins) = "";
	}
	return (uint32_t)(id->used - 1);
}

static int line_compare(const void *a, const void *b)
{
	const struct sym_line *x = a, *y = b;
	return (x->offset > y->offset) - (x->offset < y->offset);
}

static void *keep(struct loader *l, const void *at, size_t n)
{
	return n ? memcpy(arena_alloc(l->arena, n), at, n) : NULL;
}

static void end_func(struct loader *l)
{
	if (l->in_func) {
		struct sym_func *func = &l->module->funcs.at[l->module->funcs.n - 1];
		if (l->lines.n)
			qsort(l->lines.at, l->lines.n, sizeof *l->lines.at, line_compare);
		func->lines = keep(l, l->lines.at, l->lines.n * sizeof *l->lines.at);
		func->inlines = keep(l, l->inlines.at, l->inlines.n * sizeof *l->inlines.at);
		func->line_count = (uint32_t)l->lines.n;
		func->inline_count = (uint32_t)l->inlines.n;
	}
	l->in_func = false;
	l->lines.n = l->inlines.n = 0;
}

static void take_func(struct loader *l, struct record_text fields)
{
	struct record_func func;
	end_func(l);
	if (!record_usable(record_func(fields, &func)) || func.size > UINT32_MAX)
		return;
	l->in_func = true;
	*vec_push(&l->module->funcs) = (struct sym_func){.rel = func.rel, .size = (uint32_t)func.size,
	                                                 .name = text(l, func.name), .multiple = func.multiple};
}

static const struct sym_func *func_at_hand(const struct loader *l)
{
	return &l->module->funcs.at[l->module->funcs.n - 1];
}

static bool inside(const struct sym_func *func, uint64_t rel, uint64_t size)
{
	return rel - func->rel <= func->size && size <= func->size - (rel - func->rel);
}

static void take_line(struct loader *l, struct record_text fields)
{
	struct record_line line;
	if (!l->in_func || record_line(fields, &line) || !inside(func_at_hand(l), line.rel, line.size))
		return;
	*vec_push(&l->lines) = (struct sym_line){
		.offset = (uint32_t)(line.rel - func_at_hand(l)->rel), .size = (uint32_t)line.size, .line = line.line,
		.file = file_index(l, line.file),
	};
}

static void take_inline(struct loader *l, struct record_text fields)
{
	struct record_inline call;
	struct VEC(struct sym_piece) pieces = {0};
	uint64_t rel, size;
	if (!l->in_func || record_inline(fields, &call))
		return;
	while (record_inline_range(&call.ranges, &rel, &size))
		if (inside(func_at_hand(l), rel, size))
			*vec_push(&pieces) = (struct sym_piece){(uint32_t)(rel - func_at_hand(l)->rel), (uint32_t)size};
	*vec_push(&l->inlines) = (struct sym_inline){
		.pieces = keep(l, pieces.at, pieces.n * sizeof *pieces.at), .piece_count = (uint32_t)pieces.n, .level = call.level,
		.call_line = call.call_line, .call_file = file_index(l, call.call_file), .origin = origin_index(l, call.origin),
	};
	vec_release(&pieces);
}

static void take_public(struct loader *l, struct record_text fields)
{
	struct record_func func;
	end_func(l);
	if (record_usable(record_public(fields, &func)))
		*vec_push(&l->module->publics) = (struct sym_public){func.rel, text(l, func.name), func.multiple};
}

static void take_named(struct loader *l, struct record_text fields, bool origin)
{
	struct record_named named;
	if (!record_usable(origin ? record_origin(fields, &named) : record_file(fields, &named)) ||
	    named.number == RECORD_NO_FILE)
		return;
	struct id *id = ids_get(origin ? &l->origins : &l->files, named.number);
	if (id->defined)
		return;
	id->defined = true;
	uint32_t index = origin ? origin_index(l, named.number) : file_index(l, named.number);
	*(origin ? &l->module->origins.at[index] : &l->module->files.at[index]) = text(l, named.name);
}

static void take_init(struct loader *l, struct record_text fields)
{
	struct record_cfi cfi;
	l->in_series = !record_cfi_init(fields, &cfi) && cfi.size <= UINT32_MAX;
	if (l->in_series)
		*vec_push(&l->module->cfi) = (struct sym_cfi){
			.rel = cfi.rel, .size = (uint32_t)cfi.size, .first = (uint32_t)l->module->cfi_rows.n,
			.rules = intern_copy(&l->module->rules, cfi.rules.at, cfi.rules.n),
		};
}

/* In the order of the file; a delta outside of the INIT that it follows is left out. */
static void take_delta(struct loader *l, struct record_text fields)
{
	struct record_cfi cfi;
	if (!l->in_series || record_cfi(fields, &cfi))
		return;
	struct sym_cfi *init = &l->module->cfi.at[l->module->cfi.n - 1];
	if (cfi.rel - init->rel >= init->size)
		return;
	*vec_push(&l->module->cfi_rows) =
		(struct sym_cfi_row){cfi.rel, intern_copy(&l->module->rules, cfi.rules.at, cfi.rules.n)};
	init->count++;
}

static void take_module(struct loader *l, struct record_text fields)
{
	struct record_module module;
	if (*l->module->id || !record_usable(record_module(fields, &module)))
		return;
	l->module->os = text(l, module.os);
	l->module->arch = text(l, module.arch);
	l->module->id = text(l, module.id);
	l->module->name = text(l, module.name);
}

static void take(struct loader *l, struct record_text line)
{
	struct record_text fields;
	switch (record_type(line, &fields)) {
	case RECORD_LINE:
		return take_line(l, fields);
	case RECORD_MODULE:
		return take_module(l, fields);
	case RECORD_FILE:
		return take_named(l, fields, false);
	case RECORD_INLINE_ORIGIN:
		return take_named(l, fields, true);
	case RECORD_FUNC:
		return take_func(l, fields);
	case RECORD_INLINE:
		return take_inline(l, fields);
	case RECORD_PUBLIC:
		return take_public(l, fields);
	case RECORD_STACK_CFI_INIT:
		return take_init(l, fields);
	case RECORD_STACK_CFI:
		return take_delta(l, fields);
	default:
		return;
	}
}

/*
 * Orders an array of records by address as readers do: of those that overlap the first in the file stands. The record begins
 * with its rel.
 */
#define SETTLE(list, size_of)                                                                                          \
	do {                                                                                                           \
		struct span_list spans = {0};                                                                          \
		size_t bytes = (list)->n * sizeof *(list)->at;                                                         \
		void *copy = mem_alloc(bytes);                                                                         \
		for (size_t i = 0; i < (list)->n; i++)                                                                 \
			*vec_push(&spans) = (struct span){(list)->at[i].rel, size_of, i};                              \
		spans_settle(&spans);                                                                                  \
		if (bytes)                                                                                             \
			memcpy(copy, (list)->at, bytes);                                                               \
		for (size_t i = 0; i < spans.n; i++)                                                                   \
			memcpy(&(list)->at[i], (char *)copy + spans.at[i].offset * sizeof *(list)->at, sizeof *(list)->at); \
		(list)->n = spans.n;                                                                                   \
		vec_release(&spans);                                                                                   \
		free(copy);                                                                                            \
	} while (0)

enum status load_module(const char *path, struct arena *arena, struct diag *d, struct module *ret)
{
	struct source source;
	struct lines lines;
	struct line line;
	struct loader l = {.module = ret, .arena = arena};
	*ret = (struct module){.os = "", .arch = "", .id = "", .name = ""};
	*vec_push(&ret->files) = "??";
	enum status status = source_open(path, d, &source);
	if (status == ST_OK) {
		lines_init(&lines, &source, 0);
		while (lines_next(&lines, &line))
			if (!line.too_long)
				take(&l, line.text);
		lines_release(&lines);
		end_func(&l);
		SETTLE(&ret->funcs, ret->funcs.at[i].size);
		SETTLE(&ret->cfi, ret->cfi.at[i].size);
		SETTLE(&ret->publics, 1);
	}
	source_close(&source);
	ids_release(&l.files);
	ids_release(&l.origins);
	vec_release(&l.lines);
	vec_release(&l.inlines);
	return status;
}
