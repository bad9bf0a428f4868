/*
 * Numbers and names as the records of a symbol file spell them. Each put_* writes at p, where the caller has made room,
 * and returns the end of what it wrote.
 */
#ifndef SYMFILE_TEXT_H
#define SYMFILE_TEXT_H

#include <endian.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* How many bytes a put_* may touch, which can be more than it gives. */
#define PUT_HEX_ROOM 16
#define PUT_DEC_ROOM 10

/* The eight hexadecimal digits of value, the first one in the highest byte. */
static inline uint64_t hex_digits(uint32_t value)
{
	uint64_t x = value;
	x = (x << 16 | x) & 0x0000ffff0000ffff;
	x = (x << 8 | x) & 0x00ff00ff00ff00ff;
	x = (x << 4 | x) & 0x0f0f0f0f0f0f0f0f;
	uint64_t letters = (x + 0x0606060606060606) >> 4 & 0x0101010101010101;
	return x + 0x3030303030303030 + letters * ('a' - '9' - 1);
}

/* Lower-case hexadecimal without leading zeros; 0 is "0". */
static inline char *put_hex(char *p, uint64_t value)
{
	uint32_t high = (uint32_t)(value >> 32), first = high ? high : (uint32_t)value;
	unsigned leading = (unsigned)__builtin_clz(first | 1) / 4;
	uint64_t digits = htobe64(hex_digits(first) << leading * 8);
	memcpy(p, &digits, sizeof digits);
	p += 8 - leading;
	if (!high)
		return p;
	digits = htobe64(hex_digits((uint32_t)value));
	memcpy(p, &digits, sizeof digits);
	return p + 8;
}

char *put_dec_long(char *p, uint32_t value);

/* Decimal. Nearly all numbers have up to four digits: those are made without a branch, the first one in the lowest byte. */
static inline char *put_dec(char *p, uint32_t value)
{
	if (value >= 10000)
		return put_dec_long(p, value);
	unsigned n = 1u + (value >= 10) + (value >= 100) + (value >= 1000);
	uint32_t hundreds = value * 5243 >> 19; /* value / 100 */
	uint32_t pairs = hundreds | (value - hundreds * 100) << 16;
	uint32_t tens = (pairs * 103 >> 10) & 0x000f000f; /* of each pair: pair / 10 */
	uint32_t digits = (tens | (pairs - tens * 10) << 8) + 0x30303030;
	digits = htole32(digits >> (4 - n) * 8);
	memcpy(p, &digits, sizeof digits);
	return p + n;
}

/* How many of the n bytes at s are characters that every reader takes, up to the first that put_name would replace. */
size_t name_plain(const char *s, size_t n);

/*
 * The name s as a reader can take it, in at most room bytes: control characters and bytes that are not UTF-8 become `?`
 * each (rust-minidump refuses a whole file for one of them), a name that is too long is cut between two
 * characters. room must be 4 or more.
 */
char *put_name(char *p, size_t room, const char *s);

#endif
