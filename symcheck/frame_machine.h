/*
 * A second opinion on call frame information: interprets the instructions of one FDE up to one place and computes, with
 * concrete registers and memory, what the caller's registers are. It shares nothing with dump_syms/cfi: no text, no rows,
 * no readers; each question starts from the first instruction.
 */
#ifndef SYMCHECK_FRAME_MACHINE_H
#define SYMCHECK_FRAME_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MACHINE_REGISTERS 128

/* An FDE with its CIE, as libdwarf cuts them out. */
struct machine_fde {
	uint64_t lo, hi;
	const uint8_t *cie_code, *fde_code;
	size_t cie_size, fde_size;
	uint64_t code_align, ra;
	int64_t data_align;
	unsigned address_size;
	bool big_endian;
};

/* The frame that the question is asked in. */
struct machine_frame {
	uint64_t registers[MACHINE_REGISTERS]; /* by DWARF number */
	uint64_t (*load)(uint64_t addr, unsigned address_size, uint64_t seed);
	uint64_t seed;
};

enum machine_state {
	MACHINE_UNSPECIFIED, /* no rule */
	MACHINE_UNDEFINED,
	MACHINE_KNOWN,
};

/* What the caller's registers are. */
struct machine_caller {
	uint64_t cfa;
	enum machine_state state[MACHINE_REGISTERS];
	uint64_t registers[MACHINE_REGISTERS];
};

/* NULL where all went well, otherwise why there is no answer, in words. */
const char *machine_unwind(const struct machine_fde *fde, const struct machine_frame *frame, uint64_t pc,
                           struct machine_caller *ret);

/*
 * Appends to places, which has room for max, the addresses at which the FDE's instructions begin new rows, lo included;
 * returns how many there are.
 */
size_t machine_places(const struct machine_fde *fde, uint64_t *places, size_t max);

#endif
