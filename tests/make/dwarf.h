/*
 * Debug information, entry by entry. Set the fields, then dwarf_unit, entries with their attributes, dwarf_unit_end; any
 * number of units one behind the other, each of another version or size if need be.
 *
 *     dwarf_unit(&m, 0);
 *     dwarf_die(&m, DW_TAG_compile_unit, true);
 *     dwarf_text(&m, DW_AT_name, DW_FORM_strp, "a.c");
 *       dwarf_die(&m, DW_TAG_subprogram, false);
 *       dwarf_address(&m, DW_AT_low_pc, DW_FORM_addr, 0x1000);
 *       dwarf_uint(&m, DW_AT_high_pc, DW_FORM_data4, 16);
 *     dwarf_up(&m);
 *     dwarf_unit_end(&m);
 *
 * Every entry gets an abbreviation of its own. Each unit has its own contributions to .debug_addr and .debug_str_offsets.
 */
#ifndef TESTS_MAKE_DWARF_H
#define TESTS_MAKE_DWARF_H

#include "tests/make/bytes.h"

#include "base/range.h"

/* A place in .debug_info, known once dwarf_label has been called; references may come before. */
enum { DWARF_LABELS = 32 };

struct dwarf_reference {
	size_t place;     /* where its value goes */
	unsigned width, label;
	size_t unit;      /* what it counts from */
	bool uleb;        /* padded to width bytes */
	bool in_types;    /* its value goes to types, not to info */
};

struct dwarf_maker {
	struct put info, types, abbrev, str, line_str, line, ranges, rnglists, addr, str_offsets;
	unsigned version, address_size, offset_size;

	bool indirect;     /* the next attribute's form stands in the entry */
	uint64_t id;       /* of the next unit's header: dwo id, or type signature */
	unsigned type_label; /* of the next type unit's type */
	uint64_t code_add; /* added to the codes of abbreviations, which count from 1 in each unit */

	/* Of the unit in hand. */
	size_t unit, unit_length;
	uint64_t code;
	bool in_types;     /* a type unit before version 5: info and types have changed places */
	bool pending;      /* the abbreviation of the last entry is not ended */
	uint64_t addr_base, str_offsets_base;
	size_t addr_length, str_offsets_length;
	uint64_t addr_count, str_count;
	uint64_t abbrev_offset;

	size_t labels[DWARF_LABELS];
	struct VEC(struct dwarf_reference) references;
};

struct dwarf_maker dwarf_maker_make(unsigned version, unsigned offset_size, unsigned address_size, bool big_endian);
void dwarf_maker_release(struct dwarf_maker *m);

/*
 * A unit with an abbreviation table of its own. type is DW_UT_*, 0 for DW_UT_compile; before version 5 it is not written, and
 * DW_UT_type puts the unit into .debug_types.
 */
void dwarf_unit(struct dwarf_maker *m, unsigned type);
void dwarf_unit_end(struct dwarf_maker *m);

void dwarf_die(struct dwarf_maker *m, unsigned tag, bool children);
void dwarf_up(struct dwarf_maker *m);                  /* behind the last child */
void dwarf_label(struct dwarf_maker *m, unsigned label); /* the next entry is here */

/* Fills in the references; once, at the end. */
void dwarf_resolve(struct dwarf_maker *m);

/* Attributes: the value in the form, whatever that takes. */
void dwarf_uint(struct dwarf_maker *m, unsigned at, unsigned form, uint64_t value); /* constants, offsets, flags, indices */
void dwarf_text(struct dwarf_maker *m, unsigned at, unsigned form, const char *text);
void dwarf_address(struct dwarf_maker *m, unsigned at, unsigned form, uint64_t address);
void dwarf_ref(struct dwarf_maker *m, unsigned at, unsigned form, unsigned label);
void dwarf_block(struct dwarf_maker *m, unsigned at, unsigned form, const void *bytes, size_t n);
void dwarf_implicit(struct dwarf_maker *m, unsigned at, int64_t value);
void dwarf_bases(struct dwarf_maker *m); /* str_offsets_base and addr_base of the unit, for its root entry */

/* low and high PC, the high one as a size. */
void dwarf_code(struct dwarf_maker *m, uint64_t lo, uint64_t hi);

/* DW_AT_ranges of a list in the version's own section; lists of DWARF 5 in a contribution without an index. */
void dwarf_ranges(struct dwarf_maker *m, const struct range *ranges, size_t n);

/* Where the next list of the version goes: .debug_ranges or, behind its header, .debug_rnglists. */
uint64_t dwarf_list_begin(struct dwarf_maker *m);

#endif
