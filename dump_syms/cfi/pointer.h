/* Encoded pointers, DW_EH_PE_* (LSB, section 10.5). */
#ifndef DUMP_SYMS_CFI_POINTER_H
#define DUMP_SYMS_CFI_POINTER_H

#include "base/cursor.h"

/* The low four bits say how a value is stored, the next three what it is relative to. */
enum pointer_encoding {
	PE_ABSPTR = 0x00,
	PE_ULEB128 = 0x01,
	PE_UDATA2 = 0x02,
	PE_UDATA4 = 0x03,
	PE_UDATA8 = 0x04,
	PE_SIGNED = 0x08, /* an address, sign extended */
	PE_SLEB128 = 0x09,
	PE_SDATA2 = 0x0a,
	PE_SDATA4 = 0x0b,
	PE_SDATA8 = 0x0c,
	PE_FORMAT = 0x0f,
	PE_PCREL = 0x10,
	PE_TEXTREL = 0x20,
	PE_DATAREL = 0x30,
	PE_FUNCREL = 0x40,
	PE_ALIGNED = 0x50,
	PE_APPLICATION = 0x70,
	PE_INDIRECT = 0x80,
	PE_OMIT = 0xff,
};

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
