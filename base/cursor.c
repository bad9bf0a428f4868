#include "base/cursor.h"

/* A LEB128 of 64 bits takes 10 bytes; producers that pad for later patching use a few more. */
#define LEB_BYTES_MAX 16

struct cursor cursor_over(struct bytes run, const char *name, bool big_endian)
{
	static const uint8_t nothing[1];
	const uint8_t *at = run.data ? run.data : nothing;
	return (struct cursor){
		.pos = at, .end = at + run.size, .origin = at, .name = name, .big_endian = big_endian
	};
}

struct cursor cursor_at(struct bytes run, uint64_t offset, const char *name, bool big_endian)
{
	struct cursor c = cursor_over(run, name, big_endian);
	cursor_skip(&c, offset);
	return c;
}

struct cursor cursor_take(struct cursor *c, uint64_t n)
{
	struct cursor inner = *c;
	const uint8_t *at = cursor_raw(c, n);
	if (!at)
		return *c;
	inner.pos = at;
	inner.end = at + n;
	return inner;
}

uint64_t cursor_uint(struct cursor *c, unsigned width)
{
	switch (width) {
	case 1:
		return cursor_u8(c);
	case 2:
		return cursor_u16(c);
	case 3:
		return cursor_u24(c);
	case 4:
		return cursor_u32(c);
	case 8:
		return cursor_u64(c);
	default:
		cursor_fail(c);
		return 0;
	}
}

/* Reads the groups of a LEB128 and gives how many bits they filled (at least 64 where more); fails as one read. */
static uint64_t leb_groups(struct cursor *c, unsigned *ret_bits, uint8_t *ret_last)
{
	uint64_t value = 0;
	unsigned shift = 0;
	for (const uint8_t *p = c->pos; p < c->end && p < c->pos + LEB_BYTES_MAX; p++) {
		if (shift < 64)
			value |= (uint64_t)(*p & 0x7f) << shift;
		shift += 7;
		if (*p < 0x80) {
			*ret_bits = shift;
			*ret_last = *p;
			c->pos = p + 1;
			return value;
		}
	}
	cursor_fail(c);
	*ret_bits = 64;
	*ret_last = 0;
	return 0;
}

uint64_t cursor_uleb_slow(struct cursor *c)
{
	unsigned bits;
	uint8_t last;
	return leb_groups(c, &bits, &last);
}

int64_t cursor_sleb(struct cursor *c)
{
	unsigned bits;
	uint8_t last;
	uint64_t value = leb_groups(c, &bits, &last);
	if (bits < 64 && (last & 0x40))
		value |= UINT64_MAX << bits;
	return (int64_t)value;
}

const char *cursor_string(struct cursor *c)
{
	const uint8_t *at = c->pos;
	const uint8_t *nul = at < c->end ? memchr(at, 0, cursor_left(c)) : NULL;
	if (!nul) {
		cursor_fail(c);
		return "";
	}
	c->pos = nul + 1;
	return (const char *)at;
}

uint64_t cursor_initial_length(struct cursor *c, unsigned *ret_offset_size)
{
	uint64_t length = cursor_u32(c);
	*ret_offset_size = 4;
	if (length == 0xffffffff) {
		*ret_offset_size = 8;
		return cursor_u64(c);
	}
	if (length >= 0xfffffff0) {
		cursor_fail(c);
		return 0;
	}
	return length;
}
