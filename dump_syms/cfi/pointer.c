#include "dump_syms/cfi/pointer.h"

#include <dwarf.h>

#define POINTER_SIGNED 0x08 /* an address, sign extended; not in every <dwarf.h> */

static uint64_t sign_extend(uint64_t value, unsigned size)
{
	unsigned unused = 64 - 8 * size;
	return (uint64_t)((int64_t)(value << unused) >> unused);
}

static uint64_t read_format(struct cursor *c, unsigned format, unsigned address_size)
{
	switch (format) {
	case DW_EH_PE_absptr:
		return cursor_uint(c, address_size);
	case POINTER_SIGNED:
		return sign_extend(cursor_uint(c, address_size), address_size);
	case DW_EH_PE_uleb128:
		return cursor_uleb(c);
	case DW_EH_PE_sleb128:
		return (uint64_t)cursor_sleb(c);
	case DW_EH_PE_udata2:
		return cursor_u16(c);
	case DW_EH_PE_sdata2:
		return sign_extend(cursor_u16(c), 2);
	case DW_EH_PE_udata4:
		return cursor_u32(c);
	case DW_EH_PE_sdata4:
		return sign_extend(cursor_u32(c), 4);
	case DW_EH_PE_udata8:
	case DW_EH_PE_sdata8:
		return cursor_u64(c);
	default:
		cursor_fail(c);
		return 0;
	}
}

/* An aligned pointer is a plain address at the next place whose vaddr is a multiple of its size. */
static void skip_padding(struct cursor *c, const struct pointer_bases *bases)
{
	cursor_skip(c, -(bases->section + cursor_offset(c)) & (bases->address_size - 1));
}

void pointer_skip(struct cursor *c, unsigned encoding, const struct pointer_bases *bases)
{
	if (encoding == DW_EH_PE_omit)
		return;
	if ((encoding & POINTER_APPLICATION) == DW_EH_PE_aligned)
		skip_padding(c, bases);
	(void)read_format(c, encoding & POINTER_FORMAT, bases->address_size);
}

uint64_t pointer_read(struct cursor *c, unsigned encoding, const struct pointer_bases *bases)
{
	uint64_t base = 0;
	switch (encoding & ~(unsigned)POINTER_FORMAT) {
	case 0:
		break;
	case DW_EH_PE_pcrel:
		base = bases->section + cursor_offset(c);
		break;
	case DW_EH_PE_textrel:
		base = bases->text;
		break;
	case DW_EH_PE_datarel:
		base = bases->data;
		break;
	case DW_EH_PE_aligned:
		skip_padding(c, bases);
		break;
	default:
		cursor_fail(c);
	}
	uint64_t value = base + read_format(c, encoding & POINTER_FORMAT, bases->address_size);
	return bases->address_size == 8 ? value : value & UINT32_MAX;
}
