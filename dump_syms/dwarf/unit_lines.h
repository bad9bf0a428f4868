/* The line table of a unit, shared out to its functions. */
#ifndef DUMP_SYMS_DWARF_UNIT_LINES_H
#define DUMP_SYMS_DWARF_UNIT_LINES_H

#include "base/intern.h"
#include "dump_syms/dwarf/line.h"
#include "dump_syms/dwarf/unit.h"

extern const struct diag_kind lines_too_many;

struct unit_lines {
	const struct dwarf *dwarf;
	const struct unit *unit;
	struct fragment *out;

	/* Zero at first; the table is opened when something is asked of it. */
	bool tried, there;
	struct line_table table;
	struct VEC(uint32_t) numbers; /* of the program -> of the fragment; UNMAPPED: not yet asked for */
	struct intern paths;          /* numbered as out->files */
	struct buf path;
};

/* The fragment's number for a file of the line table; FRAG_NO_FILE where the table does not have it. */
uint32_t unit_lines_file(struct unit_lines *lines, uint64_t number);

/*
 * Gives every function of the fragment, sorted by (lo, size), its lines; what no function covers goes to out->loose, if this
 * unit is the first that uses the table.
 */
void unit_lines_assign(struct unit_lines *lines);

void unit_lines_release(struct unit_lines *lines);

#endif
