/* The bytes that a dump needs, read and decompressed side by side. */
#ifndef DUMP_SYMS_LOAD_H
#define DUMP_SYMS_LOAD_H

#include "dump_syms/cfi/cfi.h"
#include "dump_syms/debug_data.h"
#include "dump_syms/inputs.h"
#include "elf/exidx.h"
#include "elf/symbols.h"

enum { LOAD_DEBUG_FRAME, LOAD_EH_FRAME, LOAD_CFI_COUNT };

struct loaded {
	struct debug_data debug; /* of the file that has .debug_info, */
	struct debug_data supplement; /* and of its supplementary file */
	struct section_data cfi[LOAD_CFI_COUNT];
	struct cfi_section cfi_sections[LOAD_CFI_COUNT]; /* those that are there, in order of precedence */
	size_t cfi_section_count;
	struct exidx exidx; /* of the binary */
	struct symbol_list symbols; /* finished */
	struct plt_list plt;
};

/*
 * Loads the DWARF sections of the file that has .debug_info, the frame sections (where options ask for CFI), and the symbols of all
 * files. Damage is reported and what is left is loaded. load_release.
 */
void load(const struct inputs *inputs, const struct dump_options *options, struct diag *d, struct loaded *ret);
void load_release(struct loaded *loaded);

#endif
