/* The growing buffer and the growing array. */
#include "base/buf.h"

#include "tests/unit/check_main.h"

#include <inttypes.h>
#include <stdio.h>

static const uint64_t numbers[] = {
	0, 1, 9, 10, 15, 16, 99, 100, 255, 256, 0xdeadbeef, 0xffffffff, 0x100000000, 999999999999, INT64_MAX,
	(uint64_t)INT64_MAX + 1, UINT64_MAX - 1, UINT64_MAX,
};

/* As printf writes them. */
START_TEST(test_numbers)
{
	struct buf b = {0};
	char expected[128];
	buf_hex(&b, numbers[_i]);
	buf_char(&b, ' ');
	buf_dec(&b, numbers[_i]);
	buf_char(&b, ' ');
	buf_signed(&b, (int64_t)numbers[_i]);
	snprintf(expected, sizeof expected, "%" PRIx64 " %" PRIu64 " %" PRId64, numbers[_i], numbers[_i],
	         (int64_t)numbers[_i]);
	ck_assert_str_eq(buf_string(&b), expected);
	buf_release(&b);
}
END_TEST

START_TEST(test_text)
{
	struct buf b = {0};
	ck_assert_str_eq(buf_string(&b), "");
	ck_assert_uint_eq(b.n, 0);
	buf_text(&b, "one");
	buf_text(&b, "");
	buf_bytes(&b, "\0two", 4);
	buf_bytes(&b, NULL, 0);
	buf_printf(&b, "%d%s", 3, "three");
	ck_assert_uint_eq(b.n, 13);
	ck_assert_mem_eq(buf_string(&b), "one\0two3three", 14);
	ck_assert_uint_eq(b.n, 13);
	buf_clear(&b);
	ck_assert_str_eq(buf_string(&b), "");
	buf_text(&b, "again");
	ck_assert_str_eq(buf_string(&b), "again");
	buf_release(&b);
	ck_assert_ptr_null(b.at);
}
END_TEST

/* Longer than what it grows by. */
START_TEST(test_growth)
{
	struct buf b = {0}, large = {0};
	for (unsigned i = 0; i < 100000; i++)
		buf_char(&b, (char)('a' + i % 26));
	for (unsigned i = 0; i < 3; i++)
		buf_bytes(&large, b.at, b.n);
	ck_assert_uint_eq(large.n, 300000);
	for (unsigned i = 0; i < large.n; i++)
		ck_assert(large.at[i] == (char)('a' + i % 100000 % 26));
	buf_release(&b);
	buf_release(&large);
}
END_TEST

struct number_list VEC(uint64_t);

START_TEST(test_array)
{
	struct number_list list = {0};
	for (uint64_t i = 0; i < 10000; i++)
		*vec_push(&list) = i * i;
	ck_assert_uint_eq(list.n, 10000);
	ck_assert_uint_ge(list.cap, list.n);
	vec_trim(&list);
	ck_assert_uint_eq(list.cap, 10000);
	for (uint64_t i = 0; i < list.n; i++)
		ck_assert_uint_eq(list.at[i], i * i);
	vec_reserve(&list, 5);
	ck_assert_uint_ge(list.cap, 10005);
	ck_assert_uint_eq(list.n, 10000);
	vec_release(&list);
	ck_assert_ptr_null(list.at);
	ck_assert_uint_eq(list.cap, 0);
}
END_TEST

static Suite *buf_suite(void)
{
	Suite *s = suite_create("buf");
	TCase *t = tcase_create("buf");
	tcase_add_loop_test(t, test_numbers, 0, sizeof numbers / sizeof *numbers);
	tcase_add_test(t, test_text);
	tcase_add_test(t, test_growth);
	tcase_add_test(t, test_array);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(buf_suite);
