/*
 * Call frame information: .debug_frame, .eh_frame and .ARM.exidx to STACK CFI records. The door of dump_syms/cfi.
 *
 * The way is FDE -> rows of rules (plain values) -> text. A row that the text cannot say closes the INIT record there; a
 * new one that states every rule in force opens behind it: a gap, never a stale rule.
 */
#ifndef DUMP_SYMS_CFI_CFI_H
#define DUMP_SYMS_CFI_CFI_H

#include "base/diag.h"
#include "base/range.h"
#include "elf/exidx.h"
#include "symfile/arch.h"
#include "symfile/module.h"

struct cfi_section {
	const char *name;  /* ".eh_frame", ".debug_frame" */
	struct bytes run;
	uint64_t vaddr;    /* of its first byte, for DW_EH_PE_pcrel */
	uint64_t bias;     /* added to addresses that are not relative: the code was moved since; usually 0 */
	bool is_eh;        /* .eh_frame's conventions */
};

struct cfi_input {
	const struct cfi_section *sections; /* in order of precedence: .debug_frame wins where two cover an address */
	size_t section_count;
	const struct exidx *exidx;          /* for code that no section tells of; NULL: there is none */
	bool big_endian;
	unsigned address_size;
	const struct arch *arch;
	uint64_t isa_bit;                   /* of code addresses: not part of where they are; 0: there is none */
	uint64_t text_vaddr, got_vaddr;     /* bases of DW_EH_PE_textrel and datarel; 0 where there is none */
	uint64_t load_base;                 /* subtracted from vaddr to give rel */
	const struct range_list *code;      /* vaddr; FDEs outside are discarded code */
};

extern const struct diag_kind cfi_discarded, cfi_no_names;

/*
 * Appends the records to module->cfi, module->cfi_rows and module->rules, sorted by address, disjoint. A damaged CIE,
 * FDE or entry costs itself only and is reported. ST_ABSENT where there is no CFI or the architecture has no register names.
 */
enum status cfi_read(const struct cfi_input *input, struct diag *d, struct module *module);

#endif
