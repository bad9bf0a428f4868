/* Symbol files given as text, and what lookups say, as one line of text each: for tables. */
#ifndef TESTS_UNIT_SYMFILE_FIXTURE_H
#define TESTS_UNIT_SYMFILE_FIXTURE_H

#include "base/buf.h"
#include "symfile/file.h"

#include <inttypes.h>
#include <string.h>

struct opened {
	struct symfile *file; /* NULL: refused */
	enum status status;
	struct diag d;
	struct arena arena;
	struct buf said;
};

static inline void open_bytes(struct opened *o, const void *text, size_t n, bool strict)
{
	*o = (struct opened){0};
	o->status = symfile_open_text((struct bytes){text, n}, "T", strict, &o->d, &o->file);
}

static inline void open_text(struct opened *o, const char *text)
{
	open_bytes(o, text, strlen(text), false);
}

static inline void opened_release(struct opened *o)
{
	symfile_close(o->file);
	diag_release(&o->d);
	arena_release(&o->arena);
	buf_release(&o->said);
}

/* "name rel+size/params m file:line@line_rel < inline file:line@rel < ...", innermost first; "" where nothing is. */
static inline const char *say_symbol(struct opened *o, uint64_t rel)
{
	struct symbol s;
	struct buf *b = &o->said;
	buf_clear(b);
	if (!symfile_symbol(o->file, rel, &o->arena, &o->d, &s))
		return buf_string(b);
	for (size_t i = 0; i < s.inline_count; i++)
		buf_printf(b, "%s %s:%u@%" PRIx64 " < ", s.inlines[i].function, s.inlines[i].file ? s.inlines[i].file : "-",
		           s.inlines[i].line, s.inlines[i].rel);
	buf_printf(b, "%s %s%" PRIx64 "+%" PRIx64 "/%" PRIx64 "%s %s:%u@%" PRIx64, s.function, s.is_public ? "public " : "",
	           s.rel, s.size, s.parameter_size, s.multiple ? " m" : "", s.file ? s.file : "-", s.line, s.line_rel);
	return buf_string(b);
}

/* "rel+size line N: rules | rules | ..." */
static inline const char *say_cfi(struct opened *o, uint64_t rel)
{
	struct stack_cfi c;
	struct buf *b = &o->said;
	buf_clear(b);
	if (!symfile_cfi(o->file, rel, &o->arena, &o->d, &c))
		return buf_string(b);
	buf_printf(b, "%" PRIx64 "+%" PRIx64 " line %" PRIu64 ":", c.rel, c.size, c.line);
	for (size_t i = 0; i < c.count; i++)
		buf_printf(b, "%s %s", i ? " |" : "", c.rules[i]);
	return buf_string(b);
}

/* "type rel+size prolog epilog parameters saved locals max-stack line N: program|allocates" */
static inline const char *say_win(struct opened *o, uint64_t rel)
{
	struct stack_win w;
	struct buf *b = &o->said;
	buf_clear(b);
	if (!symfile_win(o->file, rel, &o->arena, &o->d, &w))
		return buf_string(b);
	buf_printf(b, "%u %" PRIx64 "+%x %x %x %x %x %x %x line %" PRIu64 ": %s", w.type, w.rel, w.size, w.prolog_size,
	           w.epilog_size, w.parameter_size, w.saved_size, w.local_size, w.max_stack_size, w.line,
	           w.program ? w.program : w.allocates_base_pointer ? "allocates" : "-");
	return buf_string(b);
}

/* How often a defect whose text this is was reported. */
static inline uint64_t reported(const struct diag *d, const char *text)
{
	for (size_t i = 0; i < d->entries.n; i++)
		if (strcmp(d->entries.at[i].kind->text, text) == 0)
			return d->entries.at[i].count;
	return 0;
}

#endif
