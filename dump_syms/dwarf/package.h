/*
 * Packages of split units, .dwp files (DWARF 5, 7.3.5; version 2 of the index is GNU's for DWARF 4): the sections of many .dwo
 * files one behind the other, and for each unit and type an entry of the index that says which part of each is its own.
 */
#ifndef DUMP_SYMS_DWARF_PACKAGE_H
#define DUMP_SYMS_DWARF_PACKAGE_H

#include "dump_syms/dwarf/dwarf.h"

extern const struct diag_kind package_damaged;

/* Which part of a section a row of the index speaks of. */
enum package_part { PART_INFO, PART_TYPES, PART_ABBREV, PART_LINE, PART_STR_OFFSETS, PART_RNGLISTS, PART_COUNT };

struct package_index {
	uint32_t columns, rows, slots;
	struct bytes signatures, numbers; /* by slot of the hash table: signature, and row from 1 on; 0 is none */
	struct bytes offsets, sizes;      /* by row, by column */
	uint32_t column[PART_COUNT];      /* columns where there is none */
	uint32_t readable;                /* rows from there on are out of proportion, and not read */
};

struct package {
	struct dwarf whole;          /* sections, byte order, main, path: given by the caller */
	struct bytes cu_data, tu_data; /* .debug_cu_index and .debug_tu_index; likewise */

	struct package_index cu, tu;
	struct package_types *types; /* those that were asked for */
};

/* Reads the headers of the indexes. ST_BAD, reported, where the one of units makes no sense. package_close. */
enum status package_open(struct package *package, struct diag *d);
void package_close(struct package *package);

/* The row of the unit with this id; 0 where there is none. */
uint32_t package_find(const struct package *package, uint64_t id);

/*
 * Describes to *ret, which is not open, the unit of a row as a file of its own; where that leads out of the package, false,
 * reported.
 */
bool package_describe(const struct package *package, uint32_t row, struct diag *d, struct dwarf *ret);

/* The type unit with this signature, opened, as a file of its own; NULL where there is none. Thread-safe. */
const struct dwarf *package_type(const struct package *package, uint64_t signature);

#endif
