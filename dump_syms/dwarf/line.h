/*
 * Line number programs (DWARF 5, 6.2; versions 2 to 5) reduced to spans: [lo, lo + size) is line `line` of file `file`.
 */
#ifndef DUMP_SYMS_DWARF_LINE_H
#define DUMP_SYMS_DWARF_LINE_H

#include "base/buf.h"
#include "dump_syms/dwarf/dwarf.h"

/* The header's tables of directories and files, read on demand: most files of a unit are never asked for. */
struct line_table {
	struct cursor program;        /* the opcodes */
	unsigned version, offset_size, address_size;
	uint8_t min_inst_length, max_ops, line_range, opcode_base;
	int8_t line_base;
	struct bytes opcode_lengths;  /* for opcodes 1 .. opcode_base - 1 */
	struct VEC(const char *) dirs;
	struct VEC(struct line_file) files; /* as numbered by the program: index 0 is unused before version 5 */
	const char *comp_dir;         /* borrowed; "" where the unit has none */
};

struct line_file {
	const char *name;
	uint64_t dir;
};

/*
 * What the header's strings need from the unit: comp_dir ("" if none) and the unit's string offsets base and offset size
 * for DW_FORM_strx.
 */
struct line_context {
	const char *comp_dir, *unit_name;
	uint64_t str_offsets_base;
	unsigned address_size;
};

/* Reads the header at offset of .debug_line. ST_BAD, reported, where it cannot be used. */
enum status line_table_open(const struct dwarf *dwarf, uint64_t offset, const struct line_context *context,
                            struct diag *d, struct line_table *ret);
void line_table_close(struct line_table *table);

/*
 * Runs the program and gives its spans: ascending by lo, disjoint (where sequences overlap the earlier one in the
 * program wins), contiguous spans of the same file and line joined, none of line 0, none of size 0, none outside
 * dwarf->code. A sequence that starts outside the code (a tombstone, a discarded function) is dropped whole. `file` is the
 * program's own file number. Damage keeps the sequences before it and is reported.
 */
struct span_list VEC(struct frag_span);
void line_table_spans(struct line_table *table, const struct dwarf *dwarf, struct diag *d, struct span_list *ret);

/*
 * The full path of the program's file number: absolute names as they are, others behind their directory, that behind
 * comp_dir; only a missing slash is put in, nothing is normalized and the dumping machine has no say. Appends to out.
 * Returns false, appending nothing, for a number that the table does not have.
 */
bool line_table_path(const struct line_table *table, uint64_t number, struct buf *out);

#endif
