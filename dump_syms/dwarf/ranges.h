/* Where the code of a DIE is: low and high PC, .debug_ranges and .debug_rnglists (DWARF 5, 2.17). */
#ifndef DUMP_SYMS_DWARF_RANGES_H
#define DUMP_SYMS_DWARF_RANGES_H

#include "base/range.h"
#include "dump_syms/dwarf/die.h"

extern const struct diag_kind ranges_damaged;
extern const struct diag_kind ranges_repeated;
extern const struct diag_kind ranges_outside_code;

/*
 * Appends the ranges of a DIE to ret: those that begin in dwarf->code, clipped to it there; discarded code has none.
 *
 * *budget is how many entries of lists may still be read for this unit: many DIEs can name one long list, and what
 * that costs shall not be out of proportion to the unit. Where it is used up, reported, DIEs with lists get nothing.
 */
void die_ranges(const struct die *die, uint64_t *budget, struct diag *d, struct range_list *ret);

/* The budget that a unit starts with. */
uint64_t ranges_budget(const struct unit *unit);

#endif
