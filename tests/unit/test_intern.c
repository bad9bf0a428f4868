/* Texts to numbers. */
#include "base/intern.h"

#include "base/buf.h"
#include "tests/unit/check_main.h"

START_TEST(test_order)
{
	struct intern t = {0};
	char text[] = "one";
	ck_assert_uint_eq(intern_copy(&t, text, 3), 0);
	ck_assert_uint_eq(intern_copy(&t, "two", 3), 1);
	text[0] = 'X'; /* the table has a copy */
	ck_assert_uint_eq(intern_copy(&t, "one", 3), 0);
	ck_assert_uint_eq(intern_copy(&t, "", 0), 2);
	ck_assert_uint_eq(intern_copy(&t, "two", 3), 1);
	ck_assert_uint_eq(intern_copy(&t, "", 0), 2);
	ck_assert_uint_eq(t.texts.n, 3);
	ck_assert_str_eq(intern_get(&t, 0), "one");
	ck_assert_str_eq(intern_get(&t, 1), "two");
	ck_assert_str_eq(intern_get(&t, 2), "");
	ck_assert_uint_eq(t.texts.at[1].length, 3);
	intern_release(&t);
}
END_TEST

/* Beginnings of a text are other texts. */
START_TEST(test_prefixes)
{
	static const char text[] = "the beginnings of this text are all different";
	struct intern t = {0};
	for (size_t n = 0; n < sizeof text; n++)
		ck_assert_uint_eq(intern_copy(&t, text, n), n);
	for (size_t n = 0; n < sizeof text; n++) {
		ck_assert_uint_eq(intern_copy(&t, text, n), n);
		ck_assert_uint_eq(t.texts.at[n].length, n);
		ck_assert_mem_eq(intern_get(&t, (uint32_t)n), text, n);
		ck_assert_int_eq(intern_get(&t, (uint32_t)n)[n], 0);
	}
	intern_release(&t);
}
END_TEST

/* A borrowed text is the caller's own; copies and borrowed ones share their numbers. */
START_TEST(test_borrow)
{
	static const char text[] = "borrowed";
	struct intern t = {0};
	ck_assert_uint_eq(intern_borrow(&t, text, 8), 0);
	ck_assert_ptr_eq(intern_get(&t, 0), text);
	ck_assert_uint_eq(intern_copy(&t, "borrowed", 8), 0);
	ck_assert_ptr_eq(intern_get(&t, 0), text);
	intern_release(&t);
}
END_TEST

/* Many, with NULs in them. */
START_TEST(test_many)
{
	struct intern t = {0};
	struct buf b = {0};
	for (int round = 0; round < 2; round++) {
		for (uint32_t i = 0; i < 100000; i++) {
			buf_clear(&b);
			buf_hex(&b, i % 1000);
			buf_char(&b, 0);
			buf_dec(&b, i);
			ck_assert_uint_eq(intern_copy(&t, b.at, b.n), i);
		}
	}
	ck_assert_uint_eq(t.texts.n, 100000);
	buf_release(&b);
	intern_release(&t);
	ck_assert_uint_eq(t.texts.n, 0);
}
END_TEST

static Suite *intern_suite(void)
{
	Suite *s = suite_create("intern");
	TCase *t = tcase_create("intern");
	tcase_add_test(t, test_order);
	tcase_add_test(t, test_prefixes);
	tcase_add_test(t, test_borrow);
	tcase_add_test(t, test_many);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(intern_suite);
