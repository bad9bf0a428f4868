/* Numbers and names as records spell them. */
#include "symfile/text.h"

#include "tests/unit/check_main.h"

#include <inttypes.h>
#include <stdio.h>

static void expect_hex(uint64_t value)
{
	char expected[32], actual[PUT_HEX_ROOM + 1];
	snprintf(expected, sizeof expected, "%" PRIx64, value);
	*put_hex(actual, value) = 0;
	ck_assert_str_eq(actual, expected);
}

static void expect_dec(uint32_t value)
{
	char expected[32], actual[PUT_DEC_ROOM + 1];
	snprintf(expected, sizeof expected, "%" PRIu32, value);
	*put_dec(actual, value) = 0;
	ck_assert_str_eq(actual, expected);
}

START_TEST(hex_every_digit_count)
{
	for (unsigned bit = 0; bit < 64; bit++)
		for (int64_t off = -1; off <= 1; off++)
			expect_hex(((uint64_t)1 << bit) + (uint64_t)off);
	for (uint64_t value = 0x0123456789abcdef; value; value >>= 1)
		expect_hex(value);
	expect_hex(0);
	expect_hex(UINT64_MAX);
}
END_TEST

START_TEST(dec_every_digit_count)
{
	for (uint64_t ten = 1; ten <= UINT32_MAX; ten *= 10) {
		expect_dec((uint32_t)ten - 1);
		expect_dec((uint32_t)ten);
		expect_dec((uint32_t)ten + 1);
	}
	for (uint32_t value = 0; value < 30000; value++)
		expect_dec(value);
	for (uint32_t value = UINT32_MAX; value; value = value / 7 * 5)
		expect_dec(value);
}
END_TEST

static const struct {
	const char *name, *expected;
	size_t room;
} names[] = {
	{"main", "main", 100},
	{"", "", 100},
	{"operator<< <std::char_traits<char> >", "operator<< <std::char_traits<char> >", 100},
	{"exactly8", "exactly8", 100},
	{"exactly8", "exactly8", 8},
	{"exactly8", "exactly", 7},
	{"sixteen bytes at", "sixteen bytes at", 16},
	/* control characters */
	{"a\nb", "a?b", 100},
	{"\r\n\t\v\x01\x1f\x7f", "???????", 100},
	{"12345678\n2345678", "12345678?2345678", 100},
	{"a long name\nwith\x7f two", "a long name?with? two", 100},
	{"\xc2\x80\xc2\x9f", "????", 100},         /* U+0080, U+009f: two bytes each */
	{"\xc2\xa0", "\xc2\xa0", 100},             /* U+00a0 */
	/* UTF-8: RFC 3629, 4 */
	{"gr\xc3\xbc\xc3\x9f", "gr\xc3\xbc\xc3\x9f", 100},
	{"\xe2\x82\xac", "\xe2\x82\xac", 100},
	{"\xf0\x9f\x8d\xba", "\xf0\x9f\x8d\xba", 100},
	{"\xef\xbf\xbf\xf4\x8f\xbf\xbf", "\xef\xbf\xbf\xf4\x8f\xbf\xbf", 100},
	{"gr\xfc\xdf", "gr??", 100},               /* Latin-1 */
	{"\xc3", "?", 100},                        /* cut short */
	{"\xe2\x82", "??", 100},
	{"\xe2\x82z", "??z", 100},
	{"\xf0\x9f\x8d", "???", 100},
	{"\x80\xbf", "??", 100},                   /* nothing to continue */
	{"\xc0\xaf\xc1\xbf", "????", 100},         /* longer than need be */
	{"\xe0\x9f\xbf", "???", 100},
	{"\xf0\x8f\xbf\xbf", "????", 100},
	{"\xed\xa0\x80", "???", 100},              /* a surrogate */
	{"\xf4\x90\x80\x80", "????", 100},         /* beyond U+10ffff */
	{"\xf5\x80\x80\x80\xff", "?????", 100},
	/* cut between characters */
	{"abcd\xc3\xbc", "abcd\xc3\xbc", 6},
	{"abcd\xc3\xbc", "abcd", 5},
	{"abcd\xc3\xbc", "abcd", 4},
	{"a\xf0\x9f\x8d\xba", "a", 4},
	{"a\xf0\x9f\x8d\xbaz", "a\xf0\x9f\x8d\xba", 5},
	{"abc\xff", "abc?", 4},
};

START_TEST(name_is_what_readers_take)
{
	char actual[128];
	memset(actual, '#', sizeof actual);
	char *end = put_name(actual, names[_i].room, names[_i].name);
	ck_assert_uint_le(end - actual, names[_i].room);
	ck_assert_int_eq(actual[names[_i].room], '#');
	*end = 0;
	ck_assert_str_eq(actual, names[_i].expected);
}
END_TEST

static size_t encode(uint32_t code, char *to)
{
	static const unsigned char lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
	size_t n = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
	for (size_t i = n; i > 1; code >>= 6)
		to[--i] = (char)(0x80 | (code & 0x3f));
	to[0] = (char)(lead[n] | code);
	return n;
}

START_TEST(every_character)
{
	for (uint32_t code = 1; code < 0x110000; code++) {
		char in[8], out[16];
		size_t n = encode(code, in);
		in[n] = 0;
		size_t got = (size_t)(put_name(out, 8, in) - out);
		bool control = code < 0x20 || (code >= 0x7f && code < 0xa0), surrogate = code >= 0xd800 && code < 0xe000;
		if (got != n || memcmp(out, control || surrogate ? "????" : in, n) != 0)
			ck_abort_msg("U+%04x", code);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("text");
	TCase *numbers = tcase_create("numbers"), *text = tcase_create("names");
	tcase_add_test(numbers, hex_every_digit_count);
	tcase_add_test(numbers, dec_every_digit_count);
	tcase_add_loop_test(text, name_is_what_readers_take, 0, (int)(sizeof names / sizeof names[0]));
	tcase_add_test(text, every_character);
	suite_add_tcase(s, numbers);
	suite_add_tcase(s, text);
	return s;
}

TEST_MAIN(suite);
