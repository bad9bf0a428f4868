/* What relocations of each machine do to the bytes of debug information. */
#ifndef ELF_RELOCATION_H
#define ELF_RELOCATION_H

#include <stdint.h>

/* With S the symbol's value, A the addend, P the place's address, V the value that is there. */
enum relocation_kind {
	RELOCATION_IGNORED,  /* nothing, or nothing that a description of code needs: thread-local offsets, GOT entries */
	RELOCATION_ABSOLUTE, /* S + A */
	RELOCATION_RELATIVE, /* S + A - P */
	RELOCATION_ADD,      /* V + S + A: two of one place say the distance of labels where the linker may shorten code */
	RELOCATION_SUBTRACT, /* V - (S + A) */
};

#define RELOCATION_ULEB 0 /* instead of a number of bits: a ULEB128 keeps its length */

struct relocation_type {
	uint16_t type; /* R_* of the machine */
	uint8_t kind;  /* enum relocation_kind */
	uint8_t bits;  /* the low bits of 1, 2, 4 or 8 bytes that change; or RELOCATION_ULEB */
};

/* NULL where it is not known. */
const struct relocation_type *relocation_type_find(uint16_t machine, uint32_t type);

#endif
