#include "base/arena.h"
#include "tests/unit/check_main.h"

#include <stdalign.h>
#include <stdint.h>
#include <string.h>

START_TEST(nothing_of_an_empty_arena_is_a_pointer)
{
	struct arena arena = {0};
	ck_assert_ptr_nonnull(arena_alloc(&arena, 0));
	ck_assert_str_eq(arena_text(&arena, NULL, 0), "");
	arena_release(&arena);
	ck_assert_str_eq(arena_text(&arena, NULL, 0), "");
	arena_release(&arena);
}
END_TEST

START_TEST(pieces_are_aligned_and_keep_what_they_hold)
{
	enum { COUNT = 3000 };
	static unsigned char *pieces[COUNT];
	struct arena arena = {0};
	size_t changed = 0;
	for (size_t i = 0; i < COUNT; i++) {
		size_t n = i % 500 == 0 ? 300000 : i % 97;
		pieces[i] = arena_alloc(&arena, n);
		ck_assert_uint_eq((uintptr_t)pieces[i] % alignof(max_align_t), 0);
		memset(pieces[i], (int)(i & 255), n);
		ck_assert_str_eq(arena_text(&arena, &"text"[4 - i % 5], i % 5), &"text"[4 - i % 5]);
	}
	for (size_t i = 0; i < COUNT; i++) {
		size_t n = i % 500 == 0 ? 300000 : i % 97;
		for (size_t k = 0; k < n; k++)
			changed += pieces[i][k] != (i & 255);
	}
	ck_assert_uint_eq(changed, 0);
	arena_release(&arena);
}
END_TEST

static Suite *arena_suite(void)
{
	Suite *s = suite_create("arena");
	TCase *t = tcase_create("arena");
	tcase_add_test(t, nothing_of_an_empty_arena_is_a_pointer);
	tcase_add_test(t, pieces_are_aligned_and_keep_what_they_hold);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(arena_suite);
