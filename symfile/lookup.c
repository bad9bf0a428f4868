/* What lies at an address: the function, its line, and the calls that were inlined there. */
#include "symfile/index.h"

#include <stdlib.h>
#include <string.h>

/* How much of a function's records is read for one address: those of the largest real functions take a few megabytes. */
#define BODY_MAX ((uint64_t)16 << 20)

static const struct diag_kind body_too_long = {DIAG_LOSS, "the records of a function are too long to be looked through"};

/* A lookup, for all that its parts need. */
struct lookup {
	const struct symfile *file;
	uint64_t rel;
	struct arena *arena;
	struct diag *d;
	struct index_line hint;
};

/* An INLINE at the address. */
struct call {
	struct record_inline record; /* its ranges are gone */
	uint64_t rel;                /* where the range begins that holds the address */
	size_t order;
};

/* What a function's records say of the address. */
struct body {
	struct record_func func;
	const char *name;
	uint64_t read; /* bytes */
	bool has_line;
	struct record_line line;
	struct VEC(struct call) calls;
};

static bool holds(uint64_t rel, uint64_t size, uint64_t at)
{
	return at - rel < size;
}

static void body_inline(struct lookup *l, const struct line *line, struct record_text fields, struct body *ret)
{
	struct call call = {.order = ret->calls.n};
	uint64_t rel, size;
	const struct diag_kind *fault = line->too_long ? &index_too_long : record_inline(fields, &call.record);
	if (fault) {
		index_report(l->file, &l->hint, line, fault, l->d);
		return;
	}
	while (record_inline_range(&call.record.ranges, &rel, &size))
		if (holds(rel, size, l->rel)) {
			call.rel = rel;
			*vec_push(&ret->calls) = call;
			return;
		}
}

static void body_line(struct lookup *l, const struct line *line, struct record_text fields, struct body *ret)
{
	struct record_line record;
	const struct diag_kind *fault = line->too_long ? &index_too_long : record_line(fields, &record);
	if (fault) {
		index_report(l->file, &l->hint, line, fault, l->d);
	} else if (!ret->has_line && holds(record.rel, record.size, l->rel)) {
		ret->has_line = true;
		ret->line = record;
	}
}

/* Reads INLINE and line records from where lines stands to where others follow, of at most *budget bytes. */
static void body_part(struct lookup *l, struct lines *lines, uint64_t *budget, struct body *ret)
{
	struct line line;
	struct record_text fields;
	uint64_t begin = lines->offset;
	while (lines_next(lines, &line)) {
		enum record_type type = record_type(line.text, &fields);
		if (type != RECORD_LINE && type != RECORD_INLINE)
			break;
		if (type == RECORD_INLINE)
			body_inline(l, &line, fields, ret);
		else
			body_line(l, &line, fields, ret);
		if (lines->offset - begin > *budget) {
			index_report(l->file, &l->hint, &line, &body_too_long, l->d);
			break;
		}
	}
	*budget -= lines->offset - begin < *budget ? lines->offset - begin : *budget;
}

/* The first of the places where the body of the function at offset goes on. */
static size_t find_more(const struct symfile *f, uint64_t func)
{
	size_t lo = 0, hi = f->more.n;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (f->more.at[middle].func < func)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo;
}

static bool body_read(struct lookup *l, uint64_t offset, struct body *ret)
{
	const struct symfile *f = l->file;
	struct lines lines;
	struct line line;
	struct record_text fields;
	uint64_t budget = BODY_MAX;
	lines_init(&lines, &f->source, offset);
	bool found = lines_next(&lines, &line) && record_type(line.text, &fields) == RECORD_FUNC &&
	             record_usable(record_func(fields, &ret->func)) && holds(ret->func.rel, ret->func.size, l->rel);
	if (found) {
		ret->name = index_text(l->arena, ret->func.name);
		ret->read = line.text.n;
		body_part(l, &lines, &budget, ret);
	} else {
		diag_report(l->d, &index_changed, "%s", f->source.name);
	}
	lines_release(&lines);
	for (size_t i = find_more(f, offset); found && budget && i < f->more.n && f->more.at[i].func == offset; i++) {
		lines_init(&lines, &f->source, f->more.at[i].offset);
		body_part(l, &lines, &budget, ret);
		lines_release(&lines);
	}
	ret->read += BODY_MAX - budget;
	return found;
}

/* The record of a number; its texts are good until lines is released. */
static bool find_named(struct lookup *l, const struct numbers *numbers, uint32_t number, struct lines *lines,
                       struct record_named *ret)
{
	struct line line;
	struct record_text fields;
	uint64_t offset = numbers_find(numbers, number);
	lines_init(lines, &l->file->source, offset);
	if (offset == UINT64_MAX || !lines_next(lines, &line))
		return false;
	enum record_type type = record_type(line.text, &fields);
	return (type == RECORD_FILE && record_usable(record_file(fields, ret))) ||
	       (type == RECORD_INLINE_ORIGIN && record_usable(record_origin(fields, ret)));
}

/* The path of a file; NULL where it is not known, or has none. */
static const char *file_path(struct lookup *l, uint32_t number)
{
	struct lines lines;
	struct record_named named;
	const char *path = NULL;
	if (number == RECORD_NO_FILE)
		return NULL;
	if (find_named(l, &l->file->files, number, &lines, &named) && named.name.n)
		path = index_text(l->arena, named.name);
	lines_release(&lines);
	return path;
}

/* *ret_file: where the older syntax says that the function is. */
static const char *origin_name(struct lookup *l, uint32_t number, uint32_t *ret_file)
{
	struct lines lines;
	struct record_named named = {.file = RECORD_NO_FILE};
	const char *name = "<name omitted>";
	if (find_named(l, &l->file->origins, number, &lines, &named) && named.name.n)
		name = index_text(l->arena, named.name);
	*ret_file = named.file;
	lines_release(&lines);
	return name;
}

static int by_level(const void *a, const void *b)
{
	const struct call *x = a, *y = b;
	if (x->record.level != y->record.level)
		return x->record.level < y->record.level ? -1 : 1;
	return (x->order > y->order) - (x->order < y->order);
}

/* Keeps one call a level, the first that was stored, from 0 on without a hole: what is behind one was called by nobody. */
static void calls_settle(struct body *body)
{
	size_t n = 0;
	if (body->calls.n)
		qsort(body->calls.at, body->calls.n, sizeof *body->calls.at, by_level);
	for (size_t i = 0; i < body->calls.n && body->calls.at[i].record.level <= n; i++)
		if (body->calls.at[i].record.level == n)
			body->calls.at[n++] = body->calls.at[i];
	body->calls.n = n;
}

/*
 * Who stands where: the innermost call at the line record, each one around it, and at last the function, where the call
 * stands that it made. The older INLINE does not say in which file that is: the one of the function that the call stands
 * in, if its origin says so, else the one of the call in it.
 */
static void fill_calls(struct lookup *l, const struct body *body, struct symbol *ret)
{
	size_t n = body->calls.n;
	struct symbol_inline *inlines = arena_alloc(l->arena, n * sizeof *inlines);
	const char *file = ret->file;
	uint32_t line = ret->line;
	for (size_t i = 0; i < n; i++) {
		const struct call *call = &body->calls.at[n - 1 - i];
		const struct call *caller = i + 1 < n ? call - 1 : NULL;
		uint32_t home = RECORD_NO_FILE, ignored;
		inlines[i] = (struct symbol_inline){origin_name(l, call->record.origin, &ignored), file, line, call->rel};
		line = call->record.call_line;
		if (call->record.older && caller)
			origin_name(l, caller->record.origin, &home);
		if (!call->record.older || home != RECORD_NO_FILE)
			file = file_path(l, call->record.older ? home : call->record.call_file);
	}
	ret->file = file;
	ret->line = line;
	ret->inlines = inlines;
	ret->inline_count = n;
}

static void fill_func(struct lookup *l, struct body *body, struct symbol *ret)
{
	const struct record_func *func = &body->func;
	ret->function = *body->name ? body->name : "<name omitted>";
	ret->rel = ret->line_rel = func->rel;
	ret->size = func->size;
	ret->parameter_size = func->parameter_size;
	ret->multiple = func->multiple;
	ret->read = body->read;
	if (body->has_line) {
		ret->file = file_path(l, body->line.file);
		ret->line = body->line.line;
		ret->line_rel = body->line.rel;
	}
	calls_settle(body);
	if (body->calls.n)
		fill_calls(l, body, ret);
}

/* The nearest PUBLIC, unless a FUNC begins between it and the address. */
static bool find_public(struct lookup *l, struct symbol *ret)
{
	const struct symfile *f = l->file;
	struct lines lines;
	struct line line;
	struct record_text fields;
	struct record_func public;
	size_t i = index_places_below(&f->publics, l->rel), func = spans_below(&f->funcs, l->rel);
	if (i == SIZE_MAX || (func != SIZE_MAX && f->funcs.at[func].rel >= f->publics.at[i].rel))
		return false;
	lines_init(&lines, &f->source, f->publics.at[i].offset);
	bool found = lines_next(&lines, &line) && record_type(line.text, &fields) == RECORD_PUBLIC &&
	             record_usable(record_public(fields, &public));
	if (found) {
		const char *name = public.name.n ? index_text(l->arena, public.name) : "<name omitted>";
		*ret = (struct symbol){.function = name, .rel = public.rel, .parameter_size = public.parameter_size,
		                       .is_public = true, .multiple = public.multiple, .line_rel = public.rel};
	} else {
		diag_report(l->d, &index_changed, "%s", f->source.name);
	}
	lines_release(&lines);
	return found;
}

bool symfile_symbol(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct symbol *ret)
{
	struct lookup l = {.file = file, .rel = rel, .arena = arena, .d = d};
	struct body body = {0};
	const struct span *func = spans_find(&file->funcs, rel);
	*ret = (struct symbol){0};
	if (!func)
		return find_public(&l, ret);
	bool found = body_read(&l, func->offset, &body);
	if (found)
		fill_func(&l, &body, ret);
	vec_release(&body.calls);
	return found;
}
