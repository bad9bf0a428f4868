/* What the reading of one unit has in hand; see unit_read. */
#ifndef DUMP_SYMS_DWARF_READER_H
#define DUMP_SYMS_DWARF_READER_H

#include "dump_syms/dwarf/calls.h"
#include "dump_syms/dwarf/namer.h"
#include "dump_syms/dwarf/outline.h"
#include "dump_syms/dwarf/ranges.h"
#include "dump_syms/dwarf/unit_lines.h"

extern const struct diag_kind function_too_large;

struct reader {
	const struct unit *unit;
	struct fragment *out;
	struct outline outline;
	struct namer namer;
	struct unit_lines lines;
	struct call_tree calls;   /* of one function after the other */
	struct range_list ranges; /* likewise */
	uint64_t ranges_budget;
};

/* Appends the functions of the outline to out->funcs, with their names and inlined calls, and sorts them. */
void functions_read(struct reader *r);

#endif
