/*
 * What is known of an address of code: its module, symbol, STACK CFI and STACK WIN. Kept for the addresses that a walk
 * asked for lately, so that a stack of a million frames of few functions costs few look-ups.
 */
#ifndef WALKER_UNWIND_PLACE_H
#define WALKER_UNWIND_PLACE_H

#include "base/intern.h"
#include "walker/unwind/abi.h"
#include "walker/unwind/cfi_rules.h"
#include "walker/unwind/walk.h"
#include "walker/unwind/win_rules.h"

struct place {
	uint64_t addr;
	bool filled;
	size_t module, unloaded;      /* NO_INDEX */
	const struct symfile *file;   /* of the module; NULL */
	uint64_t rel;                 /* addr from the module's base */
	const struct symbol *symbol;  /* never NULL; in the stack's arena */
	struct cfi_rules cfi;
	struct win_rules win;
};

/* What a walk has spent on symbol files, which can ask for anything at each frame; see place.c for how much it may. */
struct effort {
	uint64_t read;   /* bytes of records read and compiled */
	uint64_t kept;   /* bytes of symbols in the stack's arena */
	uint64_t rules;  /* bytes of the rules that the places hold */
	bool said;       /* that it was too much */
};

#define PLACE_COUNT 256 /* a power of two */
struct places {
	struct place *at;
	struct intern names; /* of all rules of STACK CFI */
	struct intern win_names; /* and of all programs of STACK WIN */
	struct effort effort;
};

void places_init(struct places *places, const struct abi *abi);
void places_release(struct places *places);

/* What is at addr, good until the next call; looked up in world, texts go to stack. */
struct place *place_at(struct places *places, const struct walk_world *world, uint64_t addr, struct stack *stack);

/* The compiled rules of STACK CFI at the place; false where there are none. */
bool place_cfi(struct places *places, const struct walk_world *world, const struct abi *abi, struct place *place,
               struct stack *stack);

/* The record of STACK WIN at the place, compiled; false where there is none. */
bool place_win(struct places *places, const struct walk_world *world, struct place *place, struct stack *stack);

/* Where the function begins that place's symbol names, in the process; UINT64_MAX where there is no symbol. */
uint64_t place_function(const struct place *place);

#endif
