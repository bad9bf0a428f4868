/* Encoded pointers, DW_EH_PE_* (LSB, section 10.5). */
#ifndef DUMP_SYMS_CFI_POINTER_H
#define DUMP_SYMS_CFI_POINTER_H

#include "base/cursor.h"

/* Of an encoding, the bits that say how the value is stored, and what it is relative to; DW_EH_PE_indirect besides. */
#define POINTER_FORMAT 0x0f
#define POINTER_APPLICATION 0x70

/* What relative pointers are relative to; vaddr. */
struct pointer_bases {
	uint64_t section; /* vaddr of the section's first byte */
	uint64_t text, data;
	unsigned address_size;
};

/* Steps over a pointer, whatever it points to. */
void pointer_skip(struct cursor *c, unsigned encoding, const struct pointer_bases *bases);

/*
 * Reads a pointer. The cursor fails where the encoding is unknown, or where the value is not in the section itself:
 * indirect, relative to a function, omitted.
 */
uint64_t pointer_read(struct cursor *c, unsigned encoding, const struct pointer_bases *bases);

#endif
