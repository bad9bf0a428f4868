/* The names of functions: linkage names, and names qualified by the scopes around them. */
#ifndef DUMP_SYMS_DWARF_NAMER_H
#define DUMP_SYMS_DWARF_NAMER_H

#include "base/buf.h"
#include "dump_syms/dwarf/die.h"
#include "dump_syms/dwarf/offset_map.h"
#include "dump_syms/dwarf/outline.h"

extern const struct diag_kind names_too_long;

/* The naming of one unit's functions into a fragment; all but the first three fields are zero at first. */
struct namer {
	const struct unit *unit;
	const struct outline *outline; /* of the unit */
	struct fragment *out;

	struct offset_map known;    /* die_place -> number in out->names */
	struct offset_map scopes;   /* die_place of a scope -> number in prefixes */
	struct VEC(const char *) prefixes; /* "a::b::" */
	struct buf text;
	uint64_t text_bytes;        /* put into out->arena so far */
};

/* The number in out->names of the name of a function or of what was inlined. It may have neither text. */
uint32_t namer_find(struct namer *namer, const struct die *die);

void namer_release(struct namer *namer);

#endif
