/*
 * Line number programs (DWARF 5, 6.2; versions 2 to 5) reduced to spans: [lo, lo + size) is line `line` of file `file`.
 */
#ifndef DUMP_SYMS_DWARF_LINE_H
#define DUMP_SYMS_DWARF_LINE_H

#include "base/buf.h"
#include "dump_syms/dwarf/dwarf.h"

/* A file of the header's table or of DW_LNE_define_file. */
struct line_file {
	const char *name; /* NULL: cannot be known */
	uint64_t dir;
};

extern const struct diag_kind line_header_damaged;  /* the header cannot be used: no lines of this program */
extern const struct diag_kind line_files_damaged;   /* part of the directories or files is missing */
extern const struct diag_kind line_program_damaged; /* the program stops making sense: nothing from there on */

/* A line number program: what its header says, borrowed from the sections. Tables number as the program does. */
struct line_table {
	struct cursor program;        /* the opcodes */
	unsigned version, offset_size;
	uint8_t min_inst_length, max_ops, line_range, opcode_base;
	int8_t line_base;
	struct bytes opcode_lengths;  /* for opcodes 1 .. opcode_base - 1 */
	struct VEC(const char *) dirs;      /* NULL: cannot be known; so is 0 before version 5 */
	struct VEC(struct line_file) files; /* 0 has no name before version 5 */
};

/* What the header needs from outside: DW_AT_str_offsets_base, for DW_FORM_strx, and where the table must have ended. */
struct line_context {
	uint64_t str_offsets_base;
	uint64_t end; /* offset in .debug_line; 0: the section's end */
};

/*
 * Reads the header at offset of .debug_line into *ret, which this initializes; line_table_close it. ST_BAD, reported, where
 * it cannot be used. Damaged tables of directories and files keep the entries before the damage, and a unit_length past
 * context->end is cut: both reported, both ST_OK.
 */
enum status line_table_open(const struct dwarf *dwarf, uint64_t offset, const struct line_context *context,
                            struct diag *d, struct line_table *ret);
void line_table_close(struct line_table *table);

/*
 * Runs the program and gives its spans in *ret, which holds nothing or an earlier result (its memory is used again):
 * ascending by lo, disjoint (where sequences overlap the earlier one in the
 * program wins), contiguous spans of the same place joined, none of line 0 (with
 * dwarf->columns they have SYM_NO_LINE), none of size 0, none outside
 * dwarf->code. A sequence that starts outside the code (a tombstone, a discarded function) is dropped whole. `file` is the
 * program's own file number. Damage keeps the rows before it and is reported.
 */
struct span_list VEC(struct frag_span);
void line_table_spans(struct line_table *table, const struct dwarf *dwarf, struct diag *d, struct span_list *ret);

/*
 * The full path of the program's file number: absolute names as they are, others behind their directory, that behind
 * comp_dir ("" where the unit has none); only a missing slash is put in, nothing is normalized and the dumping machine has no
 * say. Appends to out. Returns false, appending nothing, for a number that the table does not have.
 */
bool line_table_path(const struct line_table *table, const char *comp_dir, uint64_t number, struct buf *out);

#endif
