/*
 * Type units (DWARF 5, 3.1.4): found by their signature, read when a name leads into one. They hold no code, and of most of
 * them nobody asks.
 */
#ifndef DUMP_SYMS_DWARF_TYPES_H
#define DUMP_SYMS_DWARF_TYPES_H

#include "dump_syms/dwarf/unit.h"

/* From the places that dwarf_next found, which it sorts; dwarf->types is it. */
struct types *types_open(const struct type_list *places);
void types_close(struct types *types);

/*
 * The unit of dwarf, or of the package that it is a part of, that defines the type with this signature, and the offset of the type's DIE in that unit's section. NULL
 * where there is none that can be read; of several the first. Damage is not reported: who asks misses the type.
 */
const struct unit *type_find(const struct dwarf *dwarf, uint64_t signature, uint64_t *ret_offset);

#endif
