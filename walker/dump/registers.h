/* The registers of a frame. */
#ifndef WALKER_DUMP_REGISTERS_H
#define WALKER_DUMP_REGISTERS_H

#include <stdbool.h>
#include <stdint.h>

/* More than the integer registers of any architecture here, pc included (ARM64: x0 to x30, sp 31, pc 32, cpsr 33). */
#define REGISTER_COUNT 34

/* The pc of ARM64 has number 32 in DWARF for the ARM 64-bit architecture, section 4.1; symfile/arch.h has no name for it. */
#define ARM64_PC 32

/* By DWARF number (symfile/arch.h). All zeros: none is known. */
struct registers {
	uint64_t value[REGISTER_COUNT];
	uint64_t known; /* bit n: value[n] is known; a value that is not known is 0 */
};

static inline void register_set(struct registers *r, unsigned number, uint64_t value)
{
	r->value[number] = value;
	r->known |= (uint64_t)1 << number;
}

static inline bool register_known(const struct registers *r, unsigned number)
{
	return r->known >> number & 1;
}

#endif
