/* A module by address: what its records say at one place. */
#ifndef SYMCHECK_PLACES_H
#define SYMCHECK_PLACES_H

#include "base/range.h"
#include "symfile/module.h"

/* A range of an inlined call. */
struct place_piece {
	uint64_t lo, hi;
	uint32_t level;
	const struct sym_inline *call;
};

struct places {
	const struct module *module;
	struct VEC(struct place_piece) pieces; /* by level, then address */
};

/* Borrows the module, as load_module leaves it. */
void places_init(struct places *places, const struct module *module);
void places_release(struct places *places);

/* What holds rel; NULL where nothing does. */
const struct sym_func *places_func(const struct places *places, uint64_t rel);
const struct sym_line *places_line(const struct places *places, uint64_t rel);
const struct place_piece *places_call(const struct places *places, uint32_t level, uint64_t rel);
const struct sym_public *places_public(const struct places *places, uint64_t rel); /* that begins at rel */

#endif
