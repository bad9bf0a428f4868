/*
 * What several units may need of one: made when first asked for, kept until dwarf_close. It says the same whoever asks, so
 * that a fragment stays a function of its unit alone.
 */
#ifndef DUMP_SYMS_DWARF_SHARED_H
#define DUMP_SYMS_DWARF_SHARED_H

#include "dump_syms/dwarf/outline.h"

/* NULL where no unit refers into another. */
struct shared *shared_open(const struct dwarf *dwarf);
void shared_close(struct shared *shared);

/* The outline of a unit of dwarf. Damage is not reported: who reads that unit for its code does. */
const struct outline *shared_outline(const struct dwarf *dwarf, const struct unit *unit);

#endif
