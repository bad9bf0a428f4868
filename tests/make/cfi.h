/*
 * Frame sections, record by record, with instructions and expressions written as words. Set the fields, then cfi_cie,
 * cfi_code, cfi_end, cfi_fde, cfi_code, cfi_end ...
 *
 * Instructions are called as in DWARF without DW_CFA_, with `advance N` for advance_loc: "def_cfa 7 8 offset 16 1
 * advance 1 def_cfa_offset 16". An expression stands in braces, its operations called as in DWARF without DW_OP_:
 * "def_cfa_expression { breg6 -16 deref }". `.byte N` puts a byte of anything.
 */
#ifndef TESTS_MAKE_CFI_H
#define TESTS_MAKE_CFI_H

#include "tests/make/bytes.h"

struct cfi_maker {
	struct put p; /* the section */
	bool is_eh;
	unsigned address_size, offset_size;
	uint64_t vaddr; /* of the section, for pcrel addresses */

	/* What the next CIE says, and what FDEs follow. */
	unsigned version;
	const char *augmentation; /* the data of "z" is made of its letters L P R S B G */
	unsigned pc_encoding;     /* said by "R"; DW_EH_PE_absptr where there is none */
	unsigned personality_encoding; /* said by "P" */
	uint64_t code_align, ra;
	int64_t data_align;

	uint64_t encoding_base; /* what textrel or datarel addresses are relative to */

	size_t record; /* where the record's length ends */
	size_t cie;    /* the CIE of the next FDE: the last one */
};

/* x86-64's and i386's usual CIE: version 1, "zR" with pcrel sdata4 in .eh_frame; version 3 and "" in .debug_frame. */
struct cfi_maker cfi_maker_make(bool is_eh, unsigned address_size, bool big_endian);

void cfi_cie(struct cfi_maker *m);
void cfi_fde(struct cfi_maker *m, uint64_t lo, uint64_t size);
void cfi_end(struct cfi_maker *m); /* pads with nops */

/* Instructions, or the operations of an expression without braces. A word that is not known ends the program. */
void cfi_code(struct cfi_maker *m, const char *words);
void cfi_expression(struct put *p, const char *words);

/* A whole CIE and a whole FDE. */
void cfi_cie_with(struct cfi_maker *m, const char *words);
void cfi_fde_with(struct cfi_maker *m, uint64_t lo, uint64_t size, const char *words);

#endif
