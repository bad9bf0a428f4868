/* The rules of a row as the text of a STACK CFI record (docs/symfile.md). */
#ifndef DUMP_SYMS_CFI_RULES_H
#define DUMP_SYMS_CFI_RULES_H

#include "dump_syms/cfi/rows.h"

/* What the text depends on besides the rules. */
struct rules_context {
	const struct arch *arch;
	unsigned address_size;
	uint32_t ra; /* the return address column: its register is called `.ra` */
	const struct phrases *phrases;
};

/* What the text cannot say: the rule of a register, or, with number -1, of the CFA. */
struct obstacle {
	int64_t number;
	struct rule rule;
};

/* Whether the text can say the state; where it cannot, the first obstacle. Without a CFA it says nothing. */
bool rules_sayable(const struct rules_context *context, const struct state *state, struct obstacle *ret);

/*
 * Writes to out, which is empty, what an INIT record says: `.cfa`, `.ra`, and registers by DWARF number. With before,
 * the state that the last record left, only what differs: possibly nothing. Both can be said, and no CFA is periodic.
 */
void rules_write(const struct rules_context *context, const struct state *before, const struct state *state,
                 struct buf *out);

#endif
