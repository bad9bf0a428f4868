#include "dump_syms/cfi/pointer.h"

static uint64_t sign_extend(uint64_t value, unsigned size)
{
	unsigned unused = 64 - 8 * size;
	return (uint64_t)((int64_t)(value << unused) >> unused);
}

static uint64_t read_format(struct cursor *c, unsigned format, unsigned address_size)
{
	switch (format) {
	case PE_ABSPTR:
		return cursor_uint(c, address_size);
	case PE_SIGNED:
		return sign_extend(cursor_uint(c, address_size), address_size);
	case PE_ULEB128:
		return cursor_uleb(c);
	case PE_SLEB128:
		return (uint64_t)cursor_sleb(c);
	case PE_UDATA2:
		return cursor_u16(c);
	case PE_SDATA2:
		return sign_extend(cursor_u16(c), 2);
	case PE_UDATA4:
		return cursor_u32(c);
	case PE_SDATA4:
		return sign_extend(cursor_u32(c), 4);
	case PE_UDATA8:
	case PE_SDATA8:
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
	if (encoding == PE_OMIT)
		return;
	if ((encoding & PE_APPLICATION) == PE_ALIGNED)
		skip_padding(c, bases);
	(void)read_format(c, encoding & PE_FORMAT, bases->address_size);
}

uint64_t pointer_read(struct cursor *c, unsigned encoding, const struct pointer_bases *bases)
{
	uint64_t base = 0;
	switch (encoding & ~(unsigned)PE_FORMAT) {
	case 0:
		break;
	case PE_PCREL:
		base = bases->section + cursor_offset(c);
		break;
	case PE_TEXTREL:
		base = bases->text;
		break;
	case PE_DATAREL:
		base = bases->data;
		break;
	case PE_ALIGNED:
		skip_padding(c, bases);
		break;
	default:
		cursor_fail(c);
	}
	uint64_t value = base + read_format(c, encoding & PE_FORMAT, bases->address_size);
	return bases->address_size == 8 ? value : value & UINT32_MAX;
}
