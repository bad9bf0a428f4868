/*
 * The records of a frame section: common entries (CIE) and the descriptions (FDE) of code ranges that refer to them.
 * DWARF 5, section 6.4.1; for .eh_frame the LSB, section 10.6, and the psABIs' augmentations.
 */
#ifndef DUMP_SYMS_CFI_FRAME_H
#define DUMP_SYMS_CFI_FRAME_H

#include "dump_syms/cfi/cfi.h"

#include "base/cursor.h"

/* What a CIE says once for all of its FDEs. */
struct cie {
	uint64_t offset; /* of its length, in the section */
	uint64_t code_align;
	int64_t data_align;
	struct bytes code;
	uint32_t ra; /* DWARF number of the return address column */
	uint8_t address_size;
	uint8_t pc_encoding; /* DW_EH_PE_* of addresses in its FDEs and in DW_CFA_set_loc */
	bool augmented;      /* "z": an FDE's augmentation data is preceded by its length */
	bool ok;             /* false: damaged, and reported; kept, so that its FDEs are recognized */
};

/* Rules for the code [lo, hi), vaddr; never empty, less than 4 GiB. */
struct fde {
	uint64_t offset; /* of its length, in the section */
	uint64_t lo, hi;
	struct bytes code;
	uint32_t cie; /* index into frame_table.cies */
};

/* All of a section, in its order; borrows the section's bytes. All zeros is an empty one. */
struct frame_table {
	struct VEC(struct cie) cies;
	struct VEC(struct fde) fdes;
};

extern const struct diag_kind frame_bad_section, frame_bad_cie, frame_bad_fde;

/*
 * Reads the records of a section. What is damaged is reported as a loss and left out; behind a record whose length or
 * reference makes no sense, reading goes on where the next one that does begins.
 */
void frame_table_read(const struct cfi_input *input, const struct cfi_section *section, struct diag *d,
                      struct frame_table *ret);
void frame_table_release(struct frame_table *table);

/* A cursor over a run that was cut from the section. */
struct cursor frame_cursor(const struct cfi_input *input, const struct cfi_section *section, struct bytes run);

/* Reads an address encoded as the CIE says; the cursor fails where it cannot be known. */
uint64_t frame_address(const struct cfi_input *input, const struct cfi_section *section, const struct cie *cie,
                       struct cursor *c);

#endif
