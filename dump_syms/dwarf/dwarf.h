/*
 * The DWARF of one debug file: its sections and its units. This is the door of dump_syms/dwarf; unit_read() does the rest.
 */
#ifndef DUMP_SYMS_DWARF_DWARF_H
#define DUMP_SYMS_DWARF_DWARF_H

#include "base/bytes.h"
#include "base/diag.h"
#include "base/range.h"
#include "dump_syms/dwarf/fragment.h"
#include "dump_syms/dwarf/offset_map.h"

enum dwarf_section {
	DS_INFO,
	DS_ABBREV,
	DS_STR,
	DS_LINE,
	DS_LINE_STR,
	DS_RANGES,
	DS_RNGLISTS,
	DS_ADDR,
	DS_STR_OFFSETS,
	DS_COUNT
};
extern const char *const dwarf_section_names[DS_COUNT]; /* ".debug_info" ... */

struct unit;
struct abbrev_table;
struct type_place;
struct types;
struct package;
struct bytes_list VEC(struct bytes);
struct type_list VEC(struct type_place);

/* How far dwarf_next came. */
struct dwarf_opening {
	bool begun;
	uint32_t section;           /* 0: .debug_info, or that of more_info before this number */
	uint64_t place;             /* in it: where the next unit begins */
	struct offset_map tables;   /* encoding and place of a table -> its number in abbrevs */
	struct offset_map lines;    /* offset of a line table -> the number of the unit that uses it first */
	struct type_list types;
	uint64_t abbrev_bytes, line_bytes; /* how much of the sections may still be read as tables */
};

struct dwarf {
	struct bytes section[DS_COUNT]; /* borrowed; empty where there is none. dwarf_open cuts a string that has no end */
	struct stream *info;            /* borrowed: .debug_info in place of section[DS_INFO], as it comes; NULL: it is all there */
	struct bytes_list more_info;    /* borrowed: where type units are beside .debug_info: .debug_types, section groups */
	bool big_endian;
	unsigned address_size;          /* the ELF class's, for tombstones */
	uint64_t bias;                  /* added to every address: the code was moved after this was written; usually 0 */
	uint64_t isa_bit;               /* of code addresses: not part of where they are; 0: there is none */
	struct range_list code;         /* borrowed: vaddr, normalized; nothing outside is kept */
	bool inlines;                   /* whether inlined calls are wanted */
	bool columns;                   /* whether columns are, and code of line 0 */

	const struct dwarf *main;       /* borrowed: in a split file, the one whose skeletons' units these are; NULL: it is none */
	const char *path;               /* borrowed, for messages; NULL: they are about this file anyway */
	bool passing;                   /* it goes away when its units are read: what is kept of it is copied */
	const struct package *package;  /* borrowed: the one that it is a part of; NULL: none */
	const struct dwarf *alt;        /* borrowed: the supplementary file (DWARF 5, 7.3.6); NULL: there is none */

	struct VEC(struct unit *) units;           /* those that are open, by offset */
	struct VEC(struct abbrev_table *) abbrevs; /* one per table in use */
	bool complete;                             /* all units are open: one may lead to another */
	struct types *types;                       /* the units of types, once all units are open; see types.h */
	struct dwarf_opening opening;
};

/*
 * Whether a DIE may refer into another unit, as far as .debug_abbrev tells, or there are type units beside .debug_info: then
 * all units must be open before the first is read. Where this says no, a reference that does so nevertheless (a damaged file's) leads nowhere.
 */
bool dwarf_crosses_units(const struct dwarf *dwarf);

/*
 * The units, one after the other: finds the next one, compiles the abbreviation table that it uses, if it is the first to do
 * so, and reads the attributes of its root DIE. NULL behind the last. The caller has filled the first block of fields. What
 * cannot be read is reported and left out. A unit can be read as soon as it is open, while others are being opened. Units
 * point to their dwarf: it must not move until closed.
 */
struct unit *dwarf_next(struct dwarf *dwarf, struct diag *d);

/* Opens all units, so that any thread can follow a reference into any of them. ST_ABSENT where there are none. */
enum status dwarf_open(struct dwarf *dwarf, struct diag *d);
void dwarf_close(struct dwarf *dwarf);

/*
 * Reads a unit into *ret (all zeros but for diag.verbose; fragment_release it): functions, their lines and inlined calls.
 * Thread-safe. Damage costs what it touches and is reported in ret->diag.
 */
void unit_read(const struct unit *unit, struct fragment *ret);

/*
 * As unit_read for a skeleton unit (DWARF 5, 3.1.2) and the units of split that are the rest of it, which were not read before:
 * their code, and the skeleton's lines. False, with nothing in *ret, where none has its id. split was opened with `main` set;
 * what its units take from the skeleton is written to them, so one thread has it.
 */
bool unit_read_split(const struct unit *skeleton, struct dwarf *split, struct fragment *ret);

/* Gives back the unit's bytes, which are done with. Not where units may refer to each other: then they are when all is read. */
void unit_drop(struct unit *unit);

/* How long .debug_info is, or may be. */
uint64_t dwarf_info_size(const struct dwarf *dwarf);

#endif
