#include "tests/make/bytes.h"

void put_uint_at(struct put *p, size_t offset, uint64_t value, unsigned width)
{
	for (unsigned i = 0; i < width; i++)
		p->out.at[offset + (p->big_endian ? width - 1 - i : i)] = (char)(value >> 8 * i);
}

void put_uint(struct put *p, uint64_t value, unsigned width)
{
	size_t offset = p->out.n;
	for (unsigned i = 0; i < width; i++)
		buf_char(&p->out, 0);
	put_uint_at(p, offset, value, width);
}

void put_uleb(struct put *p, uint64_t value)
{
	while (value >= 0x80) {
		put_uint(p, 0x80 | (value & 0x7f), 1);
		value >>= 7;
	}
	put_uint(p, value, 1);
}

void put_sleb(struct put *p, int64_t value)
{
	while (value < -0x40 || value >= 0x40) {
		put_uint(p, 0x80 | ((uint64_t)value & 0x7f), 1);
		value >>= 7;
	}
	put_uint(p, (uint64_t)value & 0x7f, 1);
}

void put_text(struct put *p, const char *text)
{
	put_bytes(p, text, strlen(text) + 1);
}

void put_bytes(struct put *p, const void *bytes, size_t n)
{
	buf_bytes(&p->out, bytes, n);
}

size_t put_length(struct put *p, unsigned offset_size)
{
	if (offset_size == 8)
		put_uint(p, 0xffffffff, 4);
	put_uint(p, 0, offset_size);
	return p->out.n;
}

void put_length_end(struct put *p, size_t place, unsigned offset_size)
{
	put_uint_at(p, place - offset_size, p->out.n - place, offset_size);
}
