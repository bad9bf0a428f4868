/* Units of .debug_info: their headers (DWARF 5, 7.5.1) and what their root DIEs say. */
#ifndef DUMP_SYMS_DWARF_UNIT_H
#define DUMP_SYMS_DWARF_UNIT_H

#include "dump_syms/dwarf/abbrev.h"
#include "dump_syms/dwarf/dwarf.h"
#include "elf/stream.h"

extern const struct diag_kind unit_damaged; /* left out */
extern const struct diag_kind unit_cut_short; /* read as far as it is there */

struct shared;

struct unit {
	const struct dwarf *dwarf;
	const uint8_t *info;   /* the first byte of the section that it lies in, or where that would be */
	struct stream_piece piece; /* of dwarf->info */
	uint64_t offset, end;  /* in that section, header included */
	uint64_t root;         /* offset of the first DIE */
	uint64_t abbrev_offset;
	const struct abbrev_table *abbrevs;
	struct encoding encoding;
	uint8_t type;          /* DW_UT_*; before version 5 DW_UT_compile, or DW_UT_type */
	uint64_t id;           /* a type's signature; what a skeleton and its split unit have in common; 0: none */
	uint64_t type_die;     /* of a type unit: where the type's DIE is, from the unit's start */
	const struct outline *outline; /* of a type unit; for others see shared_outline */

	/* From the root DIE. */
	bool skeleton;         /* most of it is in another file: dwo_name, known by id */
	bool adopted;          /* a split unit whose skeleton is known */
	bool partial;          /* shared by other units, holds no code of its own */
	bool has_lines;
	bool first_with_lines; /* no unit with code before this one uses the same line table */
	uint16_t language;     /* 0: not said */
	const char *name, *comp_dir, *dwo_name; /* "" where there is none */
	uint64_t low_pc;       /* the base of its range lists; of a split unit, once adopted, the skeleton's, as addr_base is */
	uint64_t stmt_list;
	uint64_t lines_end;    /* where the line table must have ended: see dwarf_next */
	struct unit *lines_owner; /* the first that uses this line table, be it itself */
	size_t lines_rank;     /* how many units with code before this one use the same line table */
	size_t lines_users;    /* of an owner: how many such units there are so far; for dwarf_next */
	uint64_t str_offsets_base, addr_base, rnglists_base;
	uint64_t ranges_base;  /* a split unit's lists count from there, not its skeleton's own */

	size_t number;         /* in dwarf->units */
	struct shared *shared; /* what other units need of this one; see shared.h */
};

/* Where a type unit is: in .debug_info (section 0) or in dwarf->more_info.at[section - 1]. */
struct type_place {
	uint64_t signature, offset;
	uint32_t section;
	const struct abbrev_table *abbrevs;
};

/*
 * Reads the header of the first unit at or behind *place in .debug_info (section 0) or in dwarf->more_info.at[section - 1], and
 * moves *place behind that unit; false where there is none. What follows a header that cannot be stepped over is lost, reported;
 * units of other kinds or versions are left out, reported.
 */
bool unit_scan(const struct dwarf *dwarf, uint32_t section, uint64_t *place, struct diag *d, struct unit *ret);

/* Whether it is a type unit, split or not. */
bool unit_holds_type(const struct unit *unit);

/* Whether a .debug_info is one of type units, as section groups have it (version 5): whether the first unit is one. */
bool info_is_of_types(struct bytes info, bool big_endian);

/* Reads the header and the root DIE of a type unit; false, reported, where it cannot be read. */
bool unit_read_type(const struct dwarf *dwarf, const struct type_place *place, struct unit *ret, struct diag *d);

/* Fills what the root DIE says; false, reported, where there is no root DIE to be read. */
bool unit_read_root(struct unit *unit, struct diag *d);

/* The unit that holds this offset of .debug_info behind its header, or NULL. */
const struct unit *unit_find(const struct dwarf *dwarf, uint64_t offset);

/* A cursor in the unit at an offset of .debug_info; one that has failed where the offset is not in its DIEs. */
static inline struct cursor unit_cursor(const struct unit *unit, uint64_t offset)
{
	const uint8_t *info = unit->info;
	struct cursor c = {info + unit->root, info + unit->end, info, ".debug_info", unit->dwarf->big_endian, false};
	if (offset >= unit->root && offset < unit->end)
		c.pos = info + offset;
	else
		cursor_fail(&c);
	return c;
}

static inline struct cursor section_cursor(const struct dwarf *dwarf, enum dwarf_section section, uint64_t offset)
{
	return cursor_at(dwarf->section[section], offset, dwarf_section_names[section], dwarf->big_endian);
}

#endif
