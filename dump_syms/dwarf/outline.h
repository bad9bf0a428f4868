/*
 * The outline of a unit: of all its DIEs those that hold code or give names to what is in them, as nested intervals of
 * .debug_info. One streaming pass over the unit finds them; everything else is read from here, by offset.
 */
#ifndef DUMP_SYMS_DWARF_OUTLINE_H
#define DUMP_SYMS_DWARF_OUTLINE_H

#include "dump_syms/dwarf/unit.h"

extern const struct diag_kind outline_damaged;

struct node {
	uint32_t offset, end; /* of the DIE and of its last child's end, from the start of the unit */
	uint32_t parent;      /* of the notes, not of the DIEs: blocks and the like are passed over */
	uint32_t next;        /* the first node behind the ones inside */
	enum die_kind kind;
};

/* In the order of .debug_info, which is preorder. The first is the unit's own, its own parent. */
struct outline VEC(struct node);

/*
 * Walks the unit into ret, which is empty. Damage ends the walk, reported: what is before it is there. The unit's own node
 * is, always.
 */
void outline_read(const struct unit *unit, struct diag *d, struct outline *ret);

/* The innermost node around the DIE at an offset of the unit (not that DIE's own); 0, the unit, where there is none. */
uint32_t outline_around(const struct outline *outline, uint32_t offset);

#endif
