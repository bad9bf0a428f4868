/* A growing buffer of text or bytes. All zeros is an empty one. Not NUL-terminated, but for buf_string(). */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include "base/mem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct buf VEC(char);

static inline void buf_char(struct buf *b, char c)
{
	*vec_push(b) = c;
}

static inline void buf_bytes(struct buf *b, const void *p, size_t n)
{
	if (n) {
		vec_reserve(b, n);
		memcpy(b->at + b->n, p, n);
		b->n += n;
	}
}

static inline void buf_text(struct buf *b, const char *s)
{
	buf_bytes(b, s, strlen(s));
}

/* Lower-case hexadecimal without leading zeros (0 is "0"), and decimal. */
void buf_hex(struct buf *b, uint64_t value);
void buf_dec(struct buf *b, uint64_t value);
void buf_signed(struct buf *b, int64_t value);
void buf_printf(struct buf *b, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The text with a NUL behind it, which does not count; owned by the buffer, good until the next change. */
const char *buf_string(struct buf *b);

static inline void buf_clear(struct buf *b)
{
	b->n = 0;
}

static inline void buf_release(struct buf *b)
{
	vec_release(b);
}

#endif
