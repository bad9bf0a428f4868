#include "symfile/file.h"

#include "symfile/index.h"

#include <stdlib.h>

/* Takes the source over. What came before the damage in a compressed file is used, unless strict. */
static enum status open_source(struct symfile *f, enum status opened, bool strict, struct diag *d, struct symfile **ret)
{
	enum status status = opened;
	if (status == ST_OK || (status == ST_BAD && f->source.size && !strict))
		status = index_build(f, strict, d);
	if (status == ST_OK)
		*ret = f;
	else
		symfile_close(f);
	return status;
}

enum status symfile_open(const char *path, bool strict, struct diag *d, struct symfile **ret)
{
	struct symfile *f = mem_zero(sizeof *f);
	return open_source(f, source_open(path, d, &f->source), strict, d, ret);
}

enum status symfile_open_text(struct bytes text, const char *name, bool strict, struct diag *d, struct symfile **ret)
{
	struct symfile *f = mem_zero(sizeof *f);
	return open_source(f, source_open_text(text, name, d, &f->source), strict, d, ret);
}

void symfile_close(struct symfile *f)
{
	if (!f)
		return;
	index_release(f);
	source_close(&f->source);
	free(f);
}

const struct symfile_head *symfile_head(const struct symfile *f)
{
	return &f->head;
}

bool symfile_has_code(const struct symfile *f)
{
	return f->funcs.n || f->publics.n || f->inits.n || f->wins[INDEX_WIN_DATA].spans.n ||
	       f->wins[INDEX_WIN_FPO].spans.n;
}

/* MODULE and INFO stand at the top, before any other record. */
static enum status read_head(const struct source *source, struct arena *arena, struct diag *d, struct symfile_head *ret)
{
	struct lines lines;
	struct line line;
	struct record_text fields;
	bool found = false;
	*ret = (struct symfile_head){"", "", "", "", "", "", "", NULL};
	lines_init(&lines, source, 0);
	while (lines_next(&lines, &line)) {
		enum record_type type = record_type(line.text, &fields);
		if (line.too_long || (type != RECORD_MODULE && type != RECORD_INFO))
			break;
		found |= record_usable(index_head(type, fields, arena, ret));
	}
	lines_release(&lines);
	if (found)
		return ST_OK;
	diag_report(d, &index_no_records, "%s", source->name);
	return ST_BAD;
}

enum status symfile_peek(const char *path, struct arena *arena, struct diag *d, struct symfile_head *ret)
{
	struct source source;
	enum status status = source_open(path, d, &source);
	if (status == ST_OK || (status == ST_BAD && source.size))
		status = read_head(&source, arena, d, ret);
	source_close(&source);
	return status;
}
