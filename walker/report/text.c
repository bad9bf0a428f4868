#include "walker/report/text.h"

#include <string.h>

/* The first byte of a character of n bytes: how many follow, and the lowest character that needs as many. */
static unsigned followers(uint8_t first, uint32_t *lowest)
{
	if (first >= 0xc2 && first < 0xe0) {
		*lowest = 0x80;
		return 1;
	}
	if (first >= 0xe0 && first < 0xf0) {
		*lowest = 0x800;
		return 2;
	}
	if (first >= 0xf0 && first < 0xf5) {
		*lowest = 0x10000;
		return 3;
	}
	return 0;
}

uint32_t text_next(const char **s)
{
	const uint8_t *at = (const void *)*s;
	uint32_t lowest = 0, c = at[0];
	(*s)++;
	if (c < 0x80)
		return c;
	unsigned n = followers(at[0], &lowest);
	if (!n)
		return TEXT_BAD;
	c &= 0x3fu >> n;
	for (unsigned i = 1; i <= n; i++) {
		if ((at[i] & 0xc0) != 0x80) /* the NUL, too */
			return TEXT_BAD;
		c = c << 6 | (at[i] & 0x3f);
	}
	if (c < lowest || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
		return TEXT_BAD;
	*s += n;
	return c;
}

bool text_is_control(uint32_t c)
{
	return c < ' ' || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || c == 0x200e || c == 0x200f ||
	       (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

void text_print(const char *s, const char *without, FILE *to)
{
	while (*s) {
		const char *start = s;
		uint32_t c = text_next(&s);
		if (c < 0x80 && strchr(without, (int)c))
			continue;
		if (c == TEXT_BAD || text_is_control(c))
			putc('?', to);
		else
			fwrite(start, 1, (size_t)(s - start), to);
	}
}
