/* Lists of ranges. They are written as text, "lo-hi lo-hi", in hexadecimal. */
#include "base/range.h"

#include "base/buf.h"
#include "tests/unit/check_main.h"

#include <inttypes.h>
#include <stdio.h>

static struct range_list list_of(const char *text)
{
	struct range_list list = {0};
	struct range r;
	int used;
	while (sscanf(text, "%" SCNx64 "-%" SCNx64 "%n", &r.lo, &r.hi, &used) == 2) {
		*vec_push(&list) = r;
		text += used;
	}
	return list;
}

static void ck_list(struct range_list *list, const char *expected)
{
	struct buf b = {0};
	for (size_t i = 0; i < list->n; i++)
		buf_printf(&b, "%s%" PRIx64 "-%" PRIx64, i ? " " : "", list->at[i].lo, list->at[i].hi);
	ck_assert_str_eq(buf_string(&b), expected);
	buf_release(&b);
	vec_release(list);
}

START_TEST(test_add)
{
	struct range_list list = {0};
	range_list_add(&list, 1, 2);
	range_list_add(&list, 5, 5);
	range_list_add(&list, 9, 3);
	range_list_add(&list, 0, UINT64_MAX);
	ck_list(&list, "1-2 0-ffffffffffffffff");
}
END_TEST

static const struct {
	const char *given, *normalized;
	uint64_t size;
} lists[] = {
	{"", "", 0},
	{"1-5", "1-5", 4},
	{"5-5 7-3", "", 0},
	{"1-5 5-9", "1-9", 8},
	{"1-5 6-9", "1-5 6-9", 7},
	{"6-9 1-5", "1-5 6-9", 7},
	{"1-9 2-3 4-5", "1-9", 8},
	{"4-5 2-3 1-9", "1-9", 8},
	{"1-3 2-4 3-6 8-9", "1-6 8-9", 6},
	{"1-3 1-3 1-3", "1-3", 2},
	{"1-3 3-3 3-2 4-5", "1-3 4-5", 3},
	{"fffffffffffffffe-ffffffffffffffff 0-1", "0-1 fffffffffffffffe-ffffffffffffffff", 2},
};

START_TEST(test_normalize)
{
	struct range_list list = list_of(lists[_i].given);
	range_list_normalize(&list);
	ck_assert_uint_eq(range_list_size(&list), lists[_i].size);
	ck_list(&list, lists[_i].normalized);
}
END_TEST

/* In 10-20 30-40 40001-50000. */
static const struct {
	uint64_t addr;
	size_t found;
	bool has;
} addresses[] = {
	{0, 0, false},     {0xf, 0, false},     {0x10, 0, true},     {0x1f, 0, true},       {0x20, 1, false},
	{0x2f, 1, false},  {0x30, 1, true},     {0x3f, 1, true},     {0x40, 2, false},      {0x40001, 2, true},
	{0x4ffff, 2, true}, {0x50000, 3, false}, {UINT64_MAX, 3, false},
};

START_TEST(test_find)
{
	struct range_list list = list_of("10-20 30-40 40001-50000");
	ck_assert_uint_eq(range_list_find(&list, addresses[_i].addr), addresses[_i].found);
	ck_assert_int_eq(range_list_has(&list, addresses[_i].addr), addresses[_i].has);
	vec_release(&list);
}
END_TEST

/* In the same list: what of a range is inside, what outside. */
static const struct {
	struct range r;
	bool covered;
	const char *inside, *outside;
} parts[] = {
	{{0x10, 0x20}, true, "10-20", ""},
	{{0x12, 0x18}, true, "12-18", ""},
	{{0x0, 0x8}, false, "", "0-8"},
	{{0x0, 0x10}, false, "", "0-10"},
	{{0x0, 0x11}, false, "10-11", "0-10"},
	{{0x1f, 0x31}, false, "1f-20 30-31", "20-30"},
	{{0x20, 0x30}, false, "", "20-30"},
	{{0x0, UINT64_MAX}, false, "10-20 30-40 40001-50000", "0-10 20-30 40-40001 50000-ffffffffffffffff"},
	{{0x4ffff, 0x60000}, false, "4ffff-50000", "50000-60000"},
	{{0x60000, 0x70000}, false, "", "60000-70000"},
	{{0x18, 0x18}, true, "", ""},
	{{0x25, 0x25}, true, "", ""},
};

START_TEST(test_parts)
{
	struct range_list list = list_of("10-20 30-40 40001-50000"), inside = {0}, outside = {0};
	ck_assert_int_eq(range_list_covers(&list, parts[_i].r), parts[_i].covered);
	range_list_inside(&list, parts[_i].r, &inside);
	range_list_outside(&list, parts[_i].r, &outside);
	ck_list(&inside, parts[_i].inside);
	ck_list(&outside, parts[_i].outside);
	vec_release(&list);
}
END_TEST

START_TEST(test_none)
{
	struct range_list none = {0}, inside = {0}, outside = {0};
	ck_assert_uint_eq(range_list_find(&none, 5), 0);
	ck_assert(!range_list_has(&none, 5));
	ck_assert(!range_list_covers(&none, (struct range){1, 2}));
	range_list_inside(&none, (struct range){1, 9}, &inside);
	range_list_outside(&none, (struct range){1, 9}, &outside);
	ck_list(&inside, "");
	ck_list(&outside, "1-9");
}
END_TEST

/* Appended to what is there. */
START_TEST(test_append)
{
	struct range_list list = list_of("10-20"), inside = list_of("1-2"), outside = list_of("3-4");
	range_list_inside(&list, (struct range){0x18, 0x28}, &inside);
	range_list_outside(&list, (struct range){0x18, 0x28}, &outside);
	ck_list(&inside, "1-2 18-20");
	ck_list(&outside, "3-4 20-28");
	vec_release(&list);
}
END_TEST

static Suite *range_suite(void)
{
	Suite *s = suite_create("range");
	TCase *t = tcase_create("range");
	tcase_add_test(t, test_add);
	tcase_add_loop_test(t, test_normalize, 0, sizeof lists / sizeof *lists);
	tcase_add_loop_test(t, test_find, 0, sizeof addresses / sizeof *addresses);
	tcase_add_loop_test(t, test_parts, 0, sizeof parts / sizeof *parts);
	tcase_add_test(t, test_none);
	tcase_add_test(t, test_append);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(range_suite);
