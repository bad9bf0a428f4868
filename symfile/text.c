#include "symfile/text.h"

#include <stdbool.h>

static const char pairs[] = "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748"
			    "49505152535455565758596061626364656667686970717273747576777879808182838485868788899091929394959697"
			    "9899";

char *put_dec_long(char *p, uint32_t value)
{
	char digits[PUT_DEC_ROOM], *at = digits + sizeof digits;
	for (; value >= 10; value /= 100) {
		at -= 2;
		memcpy(at, pairs + value % 100 * 2, 2);
	}
	if (value)
		*--at = (char)('0' + value);
	size_t n = (size_t)(digits + sizeof digits - at);
	memcpy(p, at, n);
	return p + n;
}

/* Whether each of the eight bytes is a character of its own that every reader takes: 0x20 to 0x7e. */
static bool plain8(const char *s)
{
	uint64_t x;
	memcpy(&x, s, 8);
	uint64_t below = x - 0x2020202020202020; /* borrows only spoil the answer where it is no already */
	uint64_t above = x + 0x0101010101010101; /* 0x7f becomes 0x80 */
	return !((x | below | above) & 0x8080808080808080);
}

/*
 * How many bytes the UTF-8 character (RFC 3629, 4) at s takes, of n that are there; 0 where there is none, or where it is
 * a control character.
 */
static size_t utf8_length(const unsigned char *s, size_t n)
{
	static const struct {
		unsigned char first, last;             /* the lead bytes of this row */
		unsigned char length, second, second_end; /* and what may follow; any later byte is 80 to bf */
	} rows[] = {
		{0x20, 0x7e, 1, 0, 0},
		{0xc2, 0xc2, 2, 0xa0, 0xbf}, /* U+0080 to U+009f are control characters */
		{0xc3, 0xdf, 2, 0x80, 0xbf},
		{0xe0, 0xe0, 3, 0xa0, 0xbf},
		{0xe1, 0xec, 3, 0x80, 0xbf},
		{0xed, 0xed, 3, 0x80, 0x9f}, /* no surrogates */
		{0xee, 0xef, 3, 0x80, 0xbf},
		{0xf0, 0xf0, 4, 0x90, 0xbf},
		{0xf1, 0xf3, 4, 0x80, 0xbf},
		{0xf4, 0xf4, 4, 0x80, 0x8f},
	};
	size_t row = 0;
	while (row < sizeof rows / sizeof rows[0] && s[0] > rows[row].last)
		row++;
	if (row == sizeof rows / sizeof rows[0] || s[0] < rows[row].first || rows[row].length > n)
		return 0;
	if (rows[row].length > 1 && (s[1] < rows[row].second || s[1] > rows[row].second_end))
		return 0;
	for (size_t i = 2; i < rows[row].length; i++)
		if ((s[i] & 0xc0) != 0x80)
			return 0;
	return rows[row].length;
}

size_t name_plain(const char *s, size_t n)
{
	size_t i = 0, length = 1;
	while (length && i < n) {
		length = n - i >= 8 && plain8(s + i) ? 8 : utf8_length((const unsigned char *)s + i, n - i);
		i += length;
	}
	return i;
}

char *put_name(char *p, size_t room, const char *s)
{
	size_t n = strnlen(s, room + 4); /* whether the last character is whole shows in what follows it */
	const char *end = s + n, *limit = p + room;
	while (s < end && p < limit) {
		if (end - s >= 8 && limit - p >= 8 && plain8(s)) {
			memcpy(p, s, 8);
			p += 8;
			s += 8;
			continue;
		}
		size_t length = utf8_length((const unsigned char *)s, (size_t)(end - s));
		if (length > (size_t)(limit - p))
			break;
		if (length)
			memcpy(p, s, length);
		else
			*p = '?';
		p += length ? length : 1;
		s += length ? length : 1;
	}
	return p;
}
