/* UTF-16 as UTF-8: every length, and surrogates that lack their other half. */
#include "base/utf16.h"

#include "tests/unit/check_main.h"

static const struct {
	uint16_t units[4];
	unsigned count;
	const char *expected;
} cases[] = {
	{{'a', 'b'}, 2, "ab"},
	{{0x7f, 0x80, 0x7ff}, 3, "\x7f\xc2\x80\xdf\xbf"},
	{{0x800, 0xffff}, 2, "\xe0\xa0\x80\xef\xbf\xbf"},
	{{0xd800, 0xdc00}, 2, "\xf0\x90\x80\x80"},
	{{0xd83d, 0xde00}, 2, "\xf0\x9f\x98\x80"},
	{{0xdbff, 0xdfff}, 2, "\xf4\x8f\xbf\xbf"},
	{{0xd800, 'x'}, 2, "\xef\xbf\xbdx"},
	{{'x', 0xdfff}, 2, "x\xef\xbf\xbd"},
	{{0xd800, 0xd83d, 0xde00}, 3, "\xef\xbf\xbd\xf0\x9f\x98\x80"},
	{{'x', 0xd800}, 2, "x\xef\xbf\xbd"},
	{{0}, 0, ""},
};

#define COUNT (sizeof cases / sizeof cases[0])

START_TEST(test_cases)
{
	bool big_endian = _i % 2;
	uint8_t raw[8];
	struct buf out = {0};
	for (unsigned i = 0; i < cases[_i / 2].count; i++) {
		raw[2 * i + big_endian] = (uint8_t)cases[_i / 2].units[i];
		raw[2 * i + !big_endian] = (uint8_t)(cases[_i / 2].units[i] >> 8);
	}
	utf16_to_utf8((struct bytes){raw, 2 * cases[_i / 2].count}, big_endian, &out);
	ck_assert_str_eq(buf_string(&out), cases[_i / 2].expected);
	buf_release(&out);
}
END_TEST

START_TEST(test_odd)
{
	struct buf out = {0};
	utf16_to_utf8((struct bytes){(const uint8_t *)"a\0b", 3}, false, &out);
	ck_assert_str_eq(buf_string(&out), "a\xef\xbf\xbd");
	buf_release(&out);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("utf16");
	TCase *t = tcase_create("utf16");
	tcase_add_loop_test(t, test_cases, 0, 2 * COUNT);
	tcase_add_test(t, test_odd);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
