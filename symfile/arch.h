/* Architectures as data: the one table of register names, for the dumper and the walker. */
#ifndef SYMFILE_ARCH_H
#define SYMFILE_ARCH_H

#include <stdbool.h>
#include <stdint.h>

struct arch {
	const char *name;         /* as in MODULE: "x86", "x86_64", "arm", "arm64" ... */
	unsigned address_size;    /* bytes: 4 or 8 */
	const char *const *registers; /* by DWARF number, as STACK CFI spells them ("$rbp", "x29"); NULL: no name */
	unsigned register_count;  /* 0: no CFI can be written for it */
	unsigned sp;              /* DWARF number of the stack pointer */
	int pc;                   /* DWARF number of the program counter, -1 where it has none */
	unsigned return_address;  /* DWARF number of the usual return-address column (rip 16, eip 8, lr 14, x30 30) */
	uint64_t callee_saved;    /* bit n: register n keeps its value over a call (psABI); n < 64 */
};

/* No architecture has more registers than this. */
#define ARCH_REGISTERS_MAX 128

/* The architecture called name; NULL where there is none. */
const struct arch *arch_find(const char *name);

/* The name of DWARF register number, or NULL; and back: -1 where the architecture has no such register. */
const char *arch_register(const struct arch *arch, uint64_t number);
int arch_register_number(const struct arch *arch, const char *name);

/* Whether register number is one that a called function gives back as it was. */
static inline bool arch_callee_saved(const struct arch *arch, uint64_t number)
{
	return number < 64 && (arch->callee_saved >> number & 1);
}

#endif
