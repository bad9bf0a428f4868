/* The cursor: what it reads in both byte orders, and that it never leaves its run. */
#include "base/cursor.h"

#include "tests/unit/check_main.h"

static const uint8_t bytes[] = {0x81, 0x02, 0x83, 0x04, 0x85, 0x06, 0x87, 0x08, 0x99};

static struct bytes run_of(const void *data, size_t size)
{
	return (struct bytes){data, size};
}

static struct cursor over(const void *data, size_t size)
{
	return cursor_over(run_of(data, size), ".test", false);
}

/* Integers. */

static const struct {
	unsigned width;
	uint64_t little, big;
} integers[] = {
	{1, 0x81, 0x81},
	{2, 0x0281, 0x8102},
	{3, 0x830281, 0x810283},
	{4, 0x04830281, 0x81028304},
	{8, 0x0887068504830281, 0x8102830485068708},
};
#define INTEGERS (sizeof integers / sizeof *integers)

static uint64_t read_width(struct cursor *c, unsigned width)
{
	switch (width) {
	case 1:
		return cursor_u8(c);
	case 2:
		return cursor_u16(c);
	case 3:
		return cursor_u24(c);
	case 4:
		return cursor_u32(c);
	default:
		return cursor_u64(c);
	}
}

START_TEST(test_integer)
{
	bool big = _i & 1;
	unsigned width = integers[_i / 2].width;
	uint64_t expected = big ? integers[_i / 2].big : integers[_i / 2].little;
	struct cursor c = cursor_over(run_of(bytes, sizeof bytes), ".test", big), d = c;
	ck_assert_uint_eq(read_width(&c, width), expected);
	ck_assert_uint_eq(cursor_offset(&c), width);
	ck_assert_uint_eq(cursor_left(&c), sizeof bytes - width);
	ck_assert_uint_eq(cursor_uint(&d, width), expected);
	ck_assert(cursor_ok(&c) && cursor_ok(&d));
}
END_TEST

/* One byte too few: nothing is read, and nothing after it. */
START_TEST(test_integer_cut)
{
	unsigned width = integers[_i / 2].width;
	struct cursor c = cursor_over(run_of(bytes, 1 + width - 1), ".test", _i & 1);
	ck_assert_uint_eq(cursor_u8(&c), 0x81);
	ck_assert_uint_eq(read_width(&c, width), 0);
	ck_assert(!cursor_ok(&c));
	ck_assert_uint_eq(cursor_offset(&c), 1);
	ck_assert_uint_eq(cursor_left(&c), 0);
	ck_assert_uint_eq(cursor_u8(&c), 0);
	ck_assert_uint_eq(cursor_offset(&c), 1);
}
END_TEST

static const unsigned bad_widths[] = {0, 5, 6, 7, 9, 16};

START_TEST(test_bad_width)
{
	struct cursor c = over(bytes, sizeof bytes);
	ck_assert_uint_eq(cursor_uint(&c, bad_widths[_i]), 0);
	ck_assert(!cursor_ok(&c));
}
END_TEST

/* LEB128. */

#define LEB(text) text, sizeof text - 1

static const struct leb_case {
	const char *data;
	size_t size;
	uint64_t u;
	int64_t s;
} lebs[] = {
	{LEB("\x00"), 0, 0},
	{LEB("\x3f"), 63, 63},
	{LEB("\x40"), 64, -64},
	{LEB("\x7f"), 127, -1},
	{LEB("\x80\x01"), 128, 128},
	{LEB("\xff\x7e"), 16255, -129},
	{LEB("\xe5\x8e\x26"), 624485, 624485},
	{LEB("\xc0\xbb\x78"), 1973696, -123456},
	/* padded with groups that say nothing */
	{LEB("\x81\x80\x80\x00"), 1, 1},
	{LEB("\xff\xff\xff\x7f"), 0xfffffff, -1},
	{LEB("\x85\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x00"), 5, 5},
	/* all 64 bits, and bits beyond them */
	{LEB("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"), UINT64_MAX, -1},
	{LEB("\x80\x80\x80\x80\x80\x80\x80\x80\x80\x7f"), (uint64_t)1 << 63, INT64_MIN},
	{LEB("\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01"), (uint64_t)1 << 63, INT64_MIN},
	{LEB("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x7f"), UINT64_MAX, -1},
};
#define LEBS (sizeof lebs / sizeof *lebs)

START_TEST(test_leb)
{
	const struct leb_case *t = &lebs[_i];
	struct cursor u = over(t->data, t->size), s = u;
	ck_assert_uint_eq(cursor_uleb(&u), t->u);
	ck_assert_int_eq(cursor_sleb(&s), t->s);
	ck_assert(cursor_ok(&u) && cursor_ok(&s));
	ck_assert_uint_eq(cursor_left(&u), 0);
	ck_assert_uint_eq(cursor_left(&s), 0);
}
END_TEST

/* Without its last byte a number is none; nor is one of 17 bytes. */
START_TEST(test_leb_cut)
{
	const struct leb_case *t = &lebs[_i];
	struct cursor u = over(t->data, t->size - 1), s = u;
	ck_assert_uint_eq(cursor_uleb(&u), 0);
	ck_assert_int_eq(cursor_sleb(&s), 0);
	ck_assert(!cursor_ok(&u) && !cursor_ok(&s));
	ck_assert_uint_eq(cursor_offset(&u), 0);
	ck_assert_uint_eq(cursor_offset(&s), 0);
}
END_TEST

START_TEST(test_leb_endless)
{
	uint8_t data[17];
	memset(data, 0x80, sizeof data);
	data[16] = 0;
	struct cursor u = over(data, sizeof data), s = u;
	ck_assert_uint_eq(cursor_uleb(&u), 0);
	ck_assert_int_eq(cursor_sleb(&s), 0);
	ck_assert(!cursor_ok(&u) && !cursor_ok(&s));
}
END_TEST

/* Strings and lengths. */

START_TEST(test_string)
{
	struct cursor c = over("one\0\0three", 10);
	ck_assert_str_eq(cursor_string(&c), "one");
	ck_assert_str_eq(cursor_string(&c), "");
	ck_assert_uint_eq(cursor_offset(&c), 5);
	ck_assert(cursor_ok(&c));
	ck_assert_str_eq(cursor_string(&c), ""); /* no NUL follows */
	ck_assert(!cursor_ok(&c));
	ck_assert_uint_eq(cursor_offset(&c), 5);
}
END_TEST

START_TEST(test_string_at_end)
{
	struct cursor c = over("x", 1);
	cursor_skip(&c, 1);
	ck_assert(cursor_ok(&c));
	ck_assert_str_eq(cursor_string(&c), "");
	ck_assert(!cursor_ok(&c));
}
END_TEST

static const struct {
	const char *data;
	size_t size;
	bool ok;
	uint64_t length;
	unsigned offset_size;
} lengths[] = {
	{LEB("\x10\0\0\0"), true, 16, 4},
	{LEB("\xef\xff\xff\xff"), true, 0xffffffef, 4},
	{LEB("\xff\xff\xff\xff\x10\0\0\0\0\0\0\0"), true, 16, 8},
	{LEB("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"), true, UINT64_MAX, 8},
	{LEB("\xf0\xff\xff\xff"), false, 0, 4},
	{LEB("\xfe\xff\xff\xff"), false, 0, 4},
	{LEB("\x10\0\0"), false, 0, 4},
	{LEB("\xff\xff\xff\xff\x10\0\0\0\0\0\0"), false, 0, 8},
};

START_TEST(test_initial_length)
{
	struct cursor c = over(lengths[_i].data, lengths[_i].size);
	unsigned offset_size;
	ck_assert_uint_eq(cursor_initial_length(&c, &offset_size), lengths[_i].length);
	ck_assert_uint_eq(offset_size, lengths[_i].offset_size);
	ck_assert_int_eq(cursor_ok(&c), lengths[_i].ok);
}
END_TEST

/* Runs. */

START_TEST(test_take)
{
	struct cursor c = over(bytes, sizeof bytes);
	cursor_skip(&c, 2);
	struct cursor inner = cursor_take(&c, 3);
	ck_assert_uint_eq(cursor_left(&inner), 3);
	ck_assert_uint_eq(cursor_offset(&inner), 2);
	ck_assert_str_eq(inner.name, ".test");
	ck_assert_uint_eq(cursor_offset(&c), 5);
	/* what breaks inside costs only itself */
	cursor_u32(&inner);
	ck_assert(!cursor_ok(&inner));
	ck_assert(cursor_ok(&c));
	ck_assert_uint_eq(cursor_u8(&c), 0x06);
}
END_TEST

static const uint64_t too_many[] = {10, 0x100000000, UINT64_MAX, UINT64_MAX - 8};

START_TEST(test_take_too_much)
{
	struct cursor c = over(bytes, sizeof bytes), d = c, e = c, f = c;
	struct cursor inner = cursor_take(&c, too_many[_i]);
	ck_assert(!cursor_ok(&c) && !cursor_ok(&inner));
	ck_assert_uint_eq(cursor_left(&inner), 0);
	ck_assert_uint_eq(cursor_run(&d, too_many[_i]).size, 0);
	ck_assert(!cursor_ok(&d));
	ck_assert_ptr_null(cursor_raw(&e, too_many[_i]));
	ck_assert(!cursor_ok(&e));
	cursor_skip(&f, too_many[_i]);
	ck_assert(!cursor_ok(&f));
	ck_assert_uint_eq(cursor_offset(&f), 0);
}
END_TEST

START_TEST(test_run)
{
	struct cursor c = over(bytes, sizeof bytes);
	struct bytes run = cursor_run(&c, sizeof bytes);
	ck_assert_ptr_eq(run.data, bytes);
	ck_assert_uint_eq(run.size, sizeof bytes);
	ck_assert(cursor_ok(&c));
	ck_assert_uint_eq(cursor_run(&c, 0).size, 0);
	ck_assert(cursor_ok(&c));
}
END_TEST

START_TEST(test_at)
{
	struct cursor c = cursor_at(run_of(bytes, sizeof bytes), 3, ".test", false);
	ck_assert_uint_eq(cursor_offset(&c), 3);
	ck_assert_uint_eq(cursor_u8(&c), 0x04);
	c = cursor_at(run_of(bytes, sizeof bytes), sizeof bytes, ".test", false);
	ck_assert(cursor_ok(&c));
	ck_assert_uint_eq(cursor_left(&c), 0);
	c = cursor_at(run_of(bytes, sizeof bytes), sizeof bytes + 1, ".test", false);
	ck_assert(!cursor_ok(&c));
	c = cursor_at(run_of(bytes, sizeof bytes), UINT64_MAX, ".test", false);
	ck_assert(!cursor_ok(&c));
}
END_TEST

START_TEST(test_fail)
{
	struct cursor c = over(bytes, sizeof bytes);
	cursor_skip(&c, 4);
	cursor_fail(&c);
	ck_assert(!cursor_ok(&c));
	ck_assert_uint_eq(cursor_offset(&c), 4);
	ck_assert_uint_eq(cursor_left(&c), 0);
	ck_assert_uint_eq(cursor_u8(&c), 0);
	ck_assert_uint_eq(cursor_uleb(&c), 0);
	ck_assert_str_eq(cursor_string(&c), "");
	ck_assert_uint_eq(cursor_offset(&c), 4);
}
END_TEST

START_TEST(test_empty)
{
	struct cursor c = cursor_over((struct bytes){NULL, 0}, ".test", false);
	ck_assert(cursor_ok(&c));
	ck_assert_uint_eq(cursor_left(&c), 0);
	ck_assert_uint_eq(cursor_offset(&c), 0);
	ck_assert_uint_eq(cursor_u8(&c), 0);
	ck_assert(!cursor_ok(&c));
}
END_TEST

/* Slices and strings of runs without a cursor. */

static const struct {
	uint64_t offset, size;
	bool inside;
} slices[] = {
	{0, 9, true},  {0, 0, true},          {9, 0, true},          {3, 6, true},
	{0, 10, false}, {10, 0, false},        {9, 1, false},         {4, 6, false},
	{4, UINT64_MAX - 3, false}, {UINT64_MAX, 1, false}, {UINT64_MAX, UINT64_MAX, false},
};

START_TEST(test_slice)
{
	struct bytes run = {NULL, 77};
	ck_assert_int_eq(bytes_slice(run_of(bytes, sizeof bytes), slices[_i].offset, slices[_i].size, &run),
	                 slices[_i].inside);
	ck_assert_uint_eq(run.size, slices[_i].inside ? slices[_i].size : 77);
	ck_assert_ptr_eq(run.data, slices[_i].inside ? bytes + slices[_i].offset : NULL);
}
END_TEST

START_TEST(test_bytes_string)
{
	struct bytes run = run_of("ab\0cd", 5);
	ck_assert_str_eq(bytes_string(run, 0), "ab");
	ck_assert_str_eq(bytes_string(run, 1), "b");
	ck_assert_str_eq(bytes_string(run, 2), "");
	ck_assert_ptr_null(bytes_string(run, 3)); /* no NUL in the run */
	ck_assert_ptr_null(bytes_string(run, 5));
	ck_assert_ptr_null(bytes_string(run, UINT64_MAX));
	ck_assert_ptr_null(bytes_string((struct bytes){NULL, 0}, 0));
}
END_TEST

static Suite *cursor_suite(void)
{
	Suite *s = suite_create("cursor");
	TCase *t = tcase_create("numbers");
	tcase_add_loop_test(t, test_integer, 0, 2 * INTEGERS);
	tcase_add_loop_test(t, test_integer_cut, 0, 2 * INTEGERS);
	tcase_add_loop_test(t, test_bad_width, 0, sizeof bad_widths / sizeof *bad_widths);
	tcase_add_loop_test(t, test_leb, 0, LEBS);
	tcase_add_loop_test(t, test_leb_cut, 0, LEBS);
	tcase_add_test(t, test_leb_endless);
	tcase_add_loop_test(t, test_initial_length, 0, sizeof lengths / sizeof *lengths);
	suite_add_tcase(s, t);
	t = tcase_create("runs");
	tcase_add_test(t, test_string);
	tcase_add_test(t, test_string_at_end);
	tcase_add_test(t, test_take);
	tcase_add_loop_test(t, test_take_too_much, 0, sizeof too_many / sizeof *too_many);
	tcase_add_test(t, test_run);
	tcase_add_test(t, test_at);
	tcase_add_test(t, test_fail);
	tcase_add_test(t, test_empty);
	tcase_add_loop_test(t, test_slice, 0, sizeof slices / sizeof *slices);
	tcase_add_test(t, test_bytes_string);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(cursor_suite);
