/* One unit to one fragment: the table of contents of this folder. */
#include "dump_syms/dwarf/reader.h"

#include <stdlib.h>

static void reader_release(struct reader *r)
{
	vec_release(&r->outline);
	vec_release(&r->ranges);
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

/* The functions of one unit, behind those that are there. */
static void read_entries(struct reader *r, const struct unit *unit)
{
	struct diag *d = &r->out->diag;
	r->unit = unit;
	r->outline.n = 0;
	r->ranges_budget = ranges_budget(unit);
	r->namer = (struct namer){.unit = unit, .outline = &r->outline, .out = r->out};
	d->file = unit->dwarf->path;
	outline_read(unit, d, &r->outline);
	functions_read(r);
	d->file = NULL;
	namer_release(&r->namer);
}

static struct reader reader_make(const struct unit *lines, struct fragment *out)
{
	return (struct reader){.out = out, .lines = {.unit = lines, .out = out, .size = lines->end - lines->offset}};
}

void unit_read(const struct unit *unit, struct fragment *ret)
{
	struct reader r = reader_make(unit, ret);
	read_entries(&r, unit);
	unit_lines_assign(&r.lines);
	fragment_trim(ret);
	reader_release(&r);
}

/* DWARF 5, 3.1.3: what a split unit does not say itself. */
static bool unit_adopt(struct unit *unit, const struct unit *skeleton)
{
	if (unit->partial || unit->adopted || unit->id != skeleton->id)
		return false;
	unit->adopted = true;
	unit->addr_base = skeleton->addr_base;
	unit->ranges_base = skeleton->ranges_base;
	unit->low_pc = skeleton->low_pc;
	return true;
}

bool unit_read_split(const struct unit *skeleton, struct dwarf *split, struct fragment *ret)
{
	struct reader r = reader_make(skeleton, ret);
	bool any = false;
	for (size_t i = 0; i < split->units.n; i++) {
		struct unit *unit = split->units.at[i];
		if (!unit_adopt(unit, skeleton))
			continue;
		any = true;
		r.lines.size += unit->end - unit->offset;
		read_entries(&r, unit);
	}
	if (any)
		unit_lines_assign(&r.lines);
	fragment_trim(ret);
	reader_release(&r);
	return any;
}
