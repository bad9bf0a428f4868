/* One unit to one fragment: the table of contents of this folder. */
#include "dump_syms/dwarf/reader.h"

#include <stdlib.h>

static void reader_release(struct reader *r)
{
	vec_release(&r->outline);
	vec_release(&r->ranges);
	namer_release(&r->namer);
	call_tree_release(&r->calls);
	unit_lines_release(&r->lines);
}

static void fragment_trim(struct fragment *f)
{
	vec_trim(&f->funcs);
	vec_trim(&f->lines);
	vec_trim(&f->inlines);
	vec_trim(&f->pieces);
	vec_trim(&f->loose);
	vec_trim(&f->names);
	vec_trim(&f->files);
}

void unit_read(const struct unit *unit, struct fragment *ret)
{
	struct reader r = {.unit = unit, .out = ret, .ranges_budget = ranges_budget(unit)};
	r.namer = (struct namer){.unit = unit, .outline = &r.outline, .out = ret};
	r.lines = (struct unit_lines){.unit = unit, .out = ret};

	outline_read(unit, &ret->diag, &r.outline);
	functions_read(&r);
	unit_lines_assign(&r.lines);
	fragment_trim(ret);
	reader_release(&r);
}
