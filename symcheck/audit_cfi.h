/* Holds the STACK CFI of a module to the FDEs that libdwarf finds: every row of each, at its first and last address. */
#ifndef SYMCHECK_AUDIT_CFI_H
#define SYMCHECK_AUDIT_CFI_H

#include "symcheck/cfi_judge.h"

#include <libdwarf.h>

#define CFI_PLACES_MAX 100000 /* rows of one FDE that are judged */

struct cfi_audit {
	struct judge judge;
	bool big_endian;
	const struct range_list *code; /* vaddr; borrowed. FDEs outside are discarded code */
	struct range_list judged;      /* by the sections so far: what comes first wins */
	uint64_t rows[VERDICTS], bytes[VERDICTS];
	uint64_t told[VERDICTS];
	uint64_t *places;

	/* Told of each row that is not right: the first address where it is not. vaddr 0: a section that cannot be read. */
	void (*tell)(void *teller, enum verdict verdict, uint64_t vaddr, const char *why);
	void *teller;
};

/* Borrows code and the module. tell may be set afterwards. */
void cfi_audit_init(struct cfi_audit *audit, struct judge_target target, bool big_endian, const struct range_list *code,
                    const struct module *module);

/* .eh_frame or .debug_frame; .debug_frame first, which wins where both cover an address. */
void cfi_audit_section(struct cfi_audit *audit, Dwarf_Debug dbg, bool is_eh);

/* Bytes that a record covers and no FDE does. */
uint64_t cfi_audit_invented(const struct cfi_audit *audit);
void cfi_audit_release(struct cfi_audit *audit);

#endif
