/* The tables of abbreviations that the units of a file use: one for each place and way in which .debug_abbrev is read. */
#ifndef DUMP_SYMS_DWARF_TABLES_H
#define DUMP_SYMS_DWARF_TABLES_H

#include "dump_syms/dwarf/unit.h"

/*
 * Tables do not overlap, so one ends before the next in use begins, and all of them together are no longer than the
 * section. Damaged offsets may lie inside a table that other units need whole: so many of them are put up with, and yet a
 * file that claims overlapping tables by the thousand is compiled in linear time and memory.
 */
#define TABLE_OVERLAP_MAX 4

/* What tells the tables of a file apart. */
uint64_t table_key(const struct unit *unit);

/* Makes the tables, not yet compiled, in the order of their keys, and tells the units of dwarf theirs. */
void tables_make(struct dwarf *dwarf, const struct scanned *scanned);

/* How far table i may be read. */
uint64_t table_limit(const struct dwarf *dwarf, size_t i);

/* The table that a unit uses; NULL where there is none. */
const struct abbrev_table *table_find(const struct dwarf *dwarf, const struct unit *unit);

#endif
