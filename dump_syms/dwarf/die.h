/* One DIE, read by its offset, and the values of its attributes. */
#ifndef DUMP_SYMS_DWARF_DIE_H
#define DUMP_SYMS_DWARF_DIE_H

#include "dump_syms/dwarf/unit.h"

extern const struct diag_kind die_damaged;
extern const struct diag_kind die_string_outside;
extern const struct diag_kind die_address_outside;
extern const struct diag_kind die_reference_outside;
extern const struct diag_kind die_type_missing;
extern const struct diag_kind die_alt_missing;

struct die {
	const struct unit *unit;
	uint64_t offset; /* in .debug_info */
	enum die_kind kind;
	uint32_t have;   /* bit a: values[a] is filled */
	struct value values[A_COUNT];
};

/*
 * Reads the DIE at an offset of .debug_info that the unit holds. False, reported, where none can be read there. Of kinds
 * that are never read (DIE_OTHER) no attribute is filled.
 */
bool die_read(const struct unit *unit, uint64_t offset, struct diag *d, struct die *ret);

static inline bool die_has(const struct die *die, enum attr attr)
{
	return die->have >> attr & 1;
}

/*
 * What an attribute says. All give false, NULL or `otherwise` where it is not there or of a form that cannot mean that;
 * values that lead out of their section are reported besides.
 */
uint64_t die_number(const struct die *die, enum attr attr, uint64_t otherwise);

/* A flag that is set. */
bool die_flag(const struct die *die, enum attr attr);

/* An offset in the section that the attribute means; before version 4 of form data4 or data8. */
bool die_offset(const struct die *die, enum attr attr, uint64_t *ret);

/* Borrowed from a string section, or from .debug_info. */
const char *die_string(const struct die *die, enum attr attr, struct diag *d);

/* Whether a string goes away before the fragment does. */
static inline bool die_string_inside(const struct die *die, enum attr attr)
{
	return die_has(die, attr) && (die->values[attr].meaning == VALUE_TEXT || die->unit->dwarf->passing);
}

bool die_address(const struct die *die, enum attr attr, struct diag *d, uint64_t *ret);

/* The unit and the offset in .debug_info of the DIE that is referred to. */
bool die_reference(const struct die *die, enum attr attr, struct diag *d,
                   const struct unit **ret_unit, uint64_t *ret_offset);

/* What tells the DIE apart from those of all files: its place in memory. */
static inline uint64_t die_place(const struct unit *unit, uint64_t offset)
{
	return (uintptr_t)(unit->info + offset);
}

/* Entry number index of .debug_addr for the unit. */
bool unit_address(const struct unit *unit, uint64_t index, struct diag *d, uint64_t *ret);

#endif
