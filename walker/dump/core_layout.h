/* Linux's notes of ELF cores as tables: where each architecture's kernel has what. */
#ifndef WALKER_DUMP_CORE_LAYOUT_H
#define WALKER_DUMP_CORE_LAYOUT_H

#include "elf/image.h"

struct core_layout {
	uint16_t machine;        /* EM_* */
	bool is64;
	const char *arch;        /* symfile/arch.h */
	unsigned status_signal;  /* in elf_prstatus: pr_cursig, 2 bytes */
	unsigned status_pid;     /* pr_pid, 4 bytes */
	unsigned status_registers; /* pr_reg */
	const int8_t *registers; /* in the order of pr_reg, a word each: numbers of walker/dump/registers.h, -1: not kept */
	unsigned register_count;
	unsigned info_pid;       /* in elf_prpsinfo: pr_pid, 4 bytes */
	unsigned info_name;      /* pr_fname, 16 bytes */
	unsigned signal_address; /* in siginfo_t: si_addr, a word */
};

/* The layout of a core of this machine; NULL where it is none that can be walked. */
const struct core_layout *core_layout_find(const struct elf_image *image);

#endif
