/*
 * The cursor: the first byte says how many operations follow it, the rest is what they read. A cursor never leaves its
 * run, stays where it failed, and gives 0 from then on.
 */
#include "base/cursor.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>

static uint64_t operate(struct cursor *c, uint8_t op)
{
	uint64_t n = op >> 4;
	unsigned offset_size;

	switch (op & 15) {
	case 0: return cursor_u8(c);
	case 1: return cursor_u16(c);
	case 2: return cursor_u24(c);
	case 3: return cursor_u32(c);
	case 4: return cursor_u64(c);
	case 5: return cursor_uint(c, (unsigned)n);
	case 6: return cursor_uleb(c);
	case 7: return (uint64_t)cursor_sleb(c);
	case 8: return strlen(cursor_string(c));
	case 9: return cursor_initial_length(c, &offset_size);
	case 10: cursor_skip(c, n); return 0;
	case 11: cursor_skip(c, UINT64_MAX - n); return 0;
	case 12: return cursor_run(c, n).size;
	default: {
		struct cursor inner = cursor_take(c, n);
		uint64_t value = cursor_u32(&inner);

		if (inner.pos > c->pos)
			abort();
		return value;
	}
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	size_t ops = size ? data[0] : 0;
	struct cursor c;

	if (!size || ops > size - 1)
		return 0;
	c = cursor_over((struct bytes){data + 1 + ops, size - 1 - ops}, "input", size & 1);
	for (size_t i = 0; i < ops; i++) {
		const uint8_t *before = c.pos;
		bool failed = !cursor_ok(&c);
		uint64_t value = operate(&c, data[1 + i]);

		if (c.pos < before || c.pos > c.end || c.end > data + size)
			abort();
		if (failed && (cursor_ok(&c) || value || c.pos != before || cursor_left(&c)))
			abort();
	}
	return 0;
}
