/*
 * Call frame instructions executed (DWARF 5, section 6.4.2): an FDE as rows, each a range of code with the rules that
 * hold there.
 */
#ifndef DUMP_SYMS_CFI_ROWS_H
#define DUMP_SYMS_CFI_ROWS_H

#include "dump_syms/cfi/expression.h"
#include "dump_syms/cfi/frame.h"
#include "dump_syms/cfi/state.h"

/* A CFA that depends on the low bits of the program counter: the phrase for each of their values. */
struct period {
	uint32_t phrases[PC_PERIOD];
};

/* The texts of all expressions of a run; equal texts have equal numbers. All zeros is empty. */
struct phrases {
	struct intern texts;
	struct VEC(struct period) periods;
};
void phrases_release(struct phrases *phrases);

/* Executes the FDEs of one section, one after the other. */
struct rows {
	const struct cfi_input *input;
	const struct cfi_section *section;
	struct frame_table *table; /* a CIE whose instructions are damaged is marked there */
	struct phrases *phrases;
	struct diag *d;

	uint64_t lo, hi;    /* the row is [lo, hi), vaddr */
	struct state state; /* and this holds there */

	const struct fde *fde; /* NULL while the instructions of a CIE are executed */
	const struct cie *cie;
	struct cursor code;
	struct saved_states remembered;
	struct saved_states initial; /* what the instructions of CIEs lead to */
	uint32_t *initial_of;        /* by CIE: 1 + index into initial, 0 where that is not known yet */
};

extern const struct diag_kind rows_unnamed;

/* Borrows everything, the table until rows_release. */
void rows_init(struct rows *r, const struct cfi_input *input, const struct cfi_section *section,
               struct frame_table *table, struct phrases *phrases, struct diag *d);
void rows_release(struct rows *r);

/*
 * Begins with an FDE of the table; false where its CIE is damaged, which has been reported. rows_next then gives its rows
 * one by one: ascending, not empty, without gaps from fde->lo on. Where an instruction is damaged, which is reported, it
 * returns false before fde->hi is reached: the row that was being made is lost, and so is what would follow.
 */
bool rows_begin(struct rows *r, const struct fde *fde);
bool rows_next(struct rows *r);

#endif
