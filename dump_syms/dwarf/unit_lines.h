/* The line table of a unit, shared out to its functions. */
#ifndef DUMP_SYMS_DWARF_UNIT_LINES_H
#define DUMP_SYMS_DWARF_UNIT_LINES_H

#include "base/intern.h"
#include "dump_syms/dwarf/offset_map.h"
#include "dump_syms/dwarf/shared.h"
#include "dump_syms/dwarf/unit.h"

extern const struct diag_kind lines_paths_too_long;
extern const struct diag_kind lines_too_many; /* functions of one unit overlap too often */

struct unit_lines {
	const struct unit *unit;
	struct fragment *out;
	uint64_t size; /* of the unit's entries, in bytes: what it may ask for is in proportion to that */

	/* Zero at first; the table is opened when something is asked of it. */
	bool tried;
	const struct line_program *program; /* the unit's own, or the one that it shares; NULL: there is none */
	struct line_program own;
	struct offset_map numbers; /* of the program's files -> of the fragment's */
	struct intern paths;       /* numbered as out->files */
	struct buf path;
	uint64_t paths_bytes;         /* of what paths holds */
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
