/*
 * The one way to read untrusted bytes.
 *
 * A cursor is sticky: the first read that does not fit fails, fixes the position at the start of that read, and every
 * later read fails too and gives 0 (or an empty run). So a parser reads a whole record and asks cursor_ok() once, but
 * always before a value that it read becomes a count, an index, an offset or an allocation size.
 *
 * A length is only ever stepped over by cursor_take(), cursor_run() or cursor_skip(), which compare in 64 bits with what
 * is left. A nested structure is read through a cursor of its own over the run that was taken, so a broken inner record
 * costs only itself. The cursor knows its section's name and its place in it; messages get both from diag_bad().
 */
#ifndef BASE_CURSOR_H
#define BASE_CURSOR_H

#include "base/bytes.h"

#include <string.h>

struct cursor {
	const uint8_t *pos, *end;
	const uint8_t *origin; /* what cursor_offset() counts from: the section's first byte */
	const char *name;      /* of the section, for messages; borrowed */
	bool big_endian;
	bool failed;
};

/* A cursor over the whole of run, whose first byte is offset 0 of what name says. Borrows both. */
struct cursor cursor_over(struct bytes run, const char *name, bool big_endian);

/*
 * A cursor over run from offset on, to its end; offsets are still counted from the run's first byte. An offset outside
 * the run gives a cursor that has failed.
 */
struct cursor cursor_at(struct bytes run, uint64_t offset, const char *name, bool big_endian);

static inline bool cursor_ok(const struct cursor *c)
{
	return !c->failed;
}

/* Bytes left; 0 once the cursor has failed. */
static inline size_t cursor_left(const struct cursor *c)
{
	return (size_t)(c->end - c->pos);
}

/* Where the cursor stands, in bytes from the start of its section. After a failure: where the failed read began. */
static inline uint64_t cursor_offset(const struct cursor *c)
{
	return (uint64_t)(c->pos - c->origin);
}

/* Makes the cursor fail here, as a read past the end would: for a value that was read and makes no sense. */
static inline void cursor_fail(struct cursor *c)
{
	c->failed = true;
	c->end = c->pos;
}

/* The next n bytes, borrowed from the section, or NULL (and the cursor fails) where fewer are left. */
static inline const uint8_t *cursor_raw(struct cursor *c, uint64_t n)
{
	const uint8_t *at = c->pos;
	if (n > (uint64_t)(c->end - c->pos)) {
		cursor_fail(c);
		return NULL;
	}
	c->pos += n;
	return at;
}

static inline void cursor_skip(struct cursor *c, uint64_t n)
{
	(void)cursor_raw(c, n);
}

/* The next n bytes as a run; an empty run where fewer are left. */
static inline struct bytes cursor_run(struct cursor *c, uint64_t n)
{
	const uint8_t *at = cursor_raw(c, n);
	return at ? (struct bytes){at, n} : (struct bytes){NULL, 0};
}

/*
 * A cursor of its own over the next n bytes, which this one steps over; same name, offsets and byte order. Where fewer
 * are left both have failed.
 */
struct cursor cursor_take(struct cursor *c, uint64_t n);

/* Unsigned integers of 1, 2, 3, 4 and 8 bytes in the cursor's byte order. */
static inline uint8_t cursor_u8(struct cursor *c)
{
	const uint8_t *at = cursor_raw(c, 1);
	return at ? *at : 0;
}

static inline uint16_t cursor_u16(struct cursor *c)
{
	const uint8_t *p = cursor_raw(c, 2);
	if (!p)
		return 0;
	return c->big_endian ? (uint16_t)(p[0] << 8 | p[1]) : (uint16_t)(p[1] << 8 | p[0]);
}

static inline uint32_t cursor_u24(struct cursor *c)
{
	const uint8_t *p = cursor_raw(c, 3);
	if (!p)
		return 0;
	return c->big_endian ? (uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2]
	                     : (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static inline uint32_t cursor_u32(struct cursor *c)
{
	const uint8_t *p = cursor_raw(c, 4);
	if (!p)
		return 0;
	return c->big_endian ? (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3]
	                     : (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static inline uint64_t cursor_u64(struct cursor *c)
{
	if (cursor_left(c) < 8) {
		cursor_fail(c);
		return 0;
	}
	uint64_t first = cursor_u32(c);
	uint64_t second = cursor_u32(c);
	return c->big_endian ? first << 32 | second : second << 32 | first;
}

/* An unsigned integer of width bytes: 1, 2, 3, 4 or 8; any other width fails. */
uint64_t cursor_uint(struct cursor *c, unsigned width);

/*
 * LEB128 (DWARF 5, 7.6). Bits past the 64th are dropped; a number that takes more than 16 bytes fails, as padding
 * beyond that is nobody's encoding.
 */
uint64_t cursor_uleb_slow(struct cursor *c);
int64_t cursor_sleb(struct cursor *c);

static inline uint64_t cursor_uleb(struct cursor *c)
{
	if (c->pos < c->end && *c->pos < 0x80)
		return *c->pos++;
	return cursor_uleb_slow(c);
}

/* The NUL-terminated string here, borrowed; "" (and the cursor fails) where no NUL follows. */
const char *cursor_string(struct cursor *c);

/*
 * A DWARF initial length (DWARF 5, 7.4): sets *ret_offset_size to 4 or 8, the size of offsets in what follows. The
 * reserved values 0xfffffff0..0xfffffffe fail.
 */
uint64_t cursor_initial_length(struct cursor *c, unsigned *ret_offset_size);

#endif
