/*
 * What several units may need of one: made when first asked for, kept until dwarf_close. It says the same whoever asks, so
 * that a fragment stays a function of its unit alone.
 */
#ifndef DUMP_SYMS_DWARF_SHARED_H
#define DUMP_SYMS_DWARF_SHARED_H

#include "dump_syms/dwarf/line.h"
#include "dump_syms/dwarf/outline.h"

/* A line table and what its program says. */
struct line_program {
	struct line_table table;
	struct span_list spans;
	bool there; /* the table could be opened */
};
void line_program_release(struct line_program *program);

struct shared *shared_new(void); /* a unit's */
void shared_free(struct shared *shared);

/* The outline of a unit. Damage is not reported: who reads that unit for its code does. */
const struct outline *shared_outline(const struct unit *unit);

/*
 * The line table of a unit that is not the first to use it: all of these units have one copy. Damage is not reported: the
 * first one does, from a copy of its own.
 */
const struct line_program *shared_lines(const struct unit *unit);

#endif
