#include "base/buf.h"

#include <stdarg.h>
#include <stdio.h>

void buf_hex(struct buf *b, uint64_t value)
{
	char text[16], *p = text + sizeof text;
	do
		*--p = "0123456789abcdef"[value & 15];
	while (value >>= 4);
	buf_bytes(b, p, (size_t)(text + sizeof text - p));
}

void buf_dec(struct buf *b, uint64_t value)
{
	char text[20], *p = text + sizeof text;
	do
		*--p = (char)('0' + value % 10);
	while (value /= 10);
	buf_bytes(b, p, (size_t)(text + sizeof text - p));
}

void buf_signed(struct buf *b, int64_t value)
{
	if (value < 0)
		buf_char(b, '-');
	buf_dec(b, value < 0 ? -(uint64_t)value : (uint64_t)value);
}

void buf_printf(struct buf *b, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	char *s = mem_vprintf(format, args);
	va_end(args);
	buf_text(b, s);
	free(s);
}

const char *buf_string(struct buf *b)
{
	vec_reserve(b, 1);
	b->at[b->n] = 0;
	return b->at;
}
