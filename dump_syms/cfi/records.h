/*
 * Rows as STACK CFI records. A record opens with every rule in force; each row behind it adds a delta of what changes.
 * A row that cannot be said closes the record, and the next one that can opens another: a gap, never a stale rule.
 */
#ifndef DUMP_SYMS_CFI_RECORDS_H
#define DUMP_SYMS_CFI_RECORDS_H

#include "dump_syms/cfi/rules.h"

struct records {
	const struct cfi_input *input;
	struct phrases phrases;
	struct module *module;
	struct diag *d;

	bool open;           /* the module's last record can go on at `end` */
	uint64_t end;        /* vaddr */
	struct state state;  /* what the last record says up to there */
	struct buf text;
	size_t text_left;    /* how many bytes of new texts may still come */
	size_t periods_left; /* how many rows may still come of CFAs that change within a slot */
};

extern const struct diag_kind records_unsayable, records_too_many;

void records_init(struct records *records, const struct cfi_input *input, struct module *module, struct diag *d);
void records_release(struct records *records);

/*
 * Adds the row [lo, hi), vaddr, to the record that ends at lo, or to a new one. Between two FDEs, records_close.
 */
void records_add(struct records *records, struct range range, uint32_t ra, const struct state *state);
void records_close(struct records *records);

#endif
