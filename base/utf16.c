#include "base/utf16.h"

#define REPLACEMENT 0xfffd

void utf8_put(struct buf *out, uint32_t code_point)
{
	static const uint8_t leads[] = {0, 0xc0, 0xe0, 0xf0};
	unsigned more = code_point < 0x80 ? 0 : code_point < 0x800 ? 1 : code_point < 0x10000 ? 2 : 3;
	buf_char(out, (char)(leads[more] | code_point >> 6 * more));
	while (more-- > 0)
		buf_char(out, (char)(0x80 | (code_point >> 6 * more & 0x3f)));
}

static uint32_t unit_at(struct bytes text, size_t i, bool big_endian)
{
	const uint8_t *p = text.data + i;
	return big_endian ? (uint32_t)p[0] << 8 | p[1] : (uint32_t)p[1] << 8 | p[0];
}

/* The high surrogates are 0xd800 to 0xdbff, the low ones 0xdc00 to 0xdfff. */
void utf16_to_utf8(struct bytes text, bool big_endian, struct buf *out)
{
	size_t i = 0;
	while (i + 2 <= text.size) {
		uint32_t unit = unit_at(text, i, big_endian), low;
		i += 2;
		if (unit >> 11 != 0xd800 >> 11) {
			utf8_put(out, unit);
		} else if (unit < 0xdc00 && i + 2 <= text.size && (low = unit_at(text, i, big_endian)) >> 10 == 0xdc00 >> 10) {
			utf8_put(out, 0x10000 + ((unit & 0x3ff) << 10 | (low & 0x3ff)));
			i += 2;
		} else {
			utf8_put(out, REPLACEMENT);
		}
	}
	if (i < text.size)
		utf8_put(out, REPLACEMENT);
}
