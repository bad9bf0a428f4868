/* Numbered jobs, and arenas. */
#include "base/arena.h"
#include "base/mem.h"
#include "base/parallel.h"

#include "tests/unit/check_main.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 1000 };

struct tally {
	atomic_int runs[COUNT];
};

static void count_run(void *context, size_t i)
{
	atomic_fetch_add(&((struct tally *)context)->runs[i], 1);
}

/* On 0, 1, 2, ... threads, more than there are jobs, and more than anybody has. */
static const unsigned thread_counts[] = {0, 1, 2, 7, 64, 5000};

START_TEST(test_every_job_once)
{
	struct tally *t = mem_zero(sizeof *t);
	parallel_for(thread_counts[_i], COUNT, count_run, t);
	for (size_t i = 0; i < COUNT; i++)
		ck_assert_int_eq(atomic_load(&t->runs[i]), 1);
	parallel_for(thread_counts[_i], 1, count_run, t);
	parallel_for(thread_counts[_i], 0, count_run, t);
	ck_assert_int_eq(atomic_load(&t->runs[0]), 2);
	ck_assert_int_eq(atomic_load(&t->runs[1]), 1);
	free(t);
}
END_TEST

START_TEST(test_there_is_a_core)
{
	ck_assert_uint_ge(parallel_cores(), 1);
}
END_TEST

START_TEST(test_arena_pieces_stay)
{
	struct arena a = {0};
	const char *texts[COUNT];
	uint64_t *numbers[COUNT];
	for (size_t i = 0; i < COUNT; i++) {
		char text[32];
		int n = snprintf(text, sizeof text, "text %zu", i);
		texts[i] = arena_text(&a, text, (size_t)n);
		numbers[i] = arena_alloc(&a, sizeof **numbers * (1 + i % 300));
		ck_assert_uint_eq((uintptr_t)numbers[i] % sizeof **numbers, 0);
		*numbers[i] = i;
	}
	for (size_t i = 0; i < COUNT; i++) {
		char text[32];
		snprintf(text, sizeof text, "text %zu", i);
		ck_assert_str_eq(texts[i], text);
		ck_assert_uint_eq(*numbers[i], i);
	}
	ck_assert_str_eq(arena_text(&a, NULL, 0), "");
	memset(arena_alloc(&a, 10 << 20), 1, 10 << 20);
	arena_release(&a);
	arena_release(&a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("parallel");
	TCase *t = tcase_create("parallel");
	tcase_add_loop_test(t, test_every_job_once, 0, sizeof thread_counts / sizeof *thread_counts);
	tcase_add_test(t, test_there_is_a_core);
	tcase_add_test(t, test_arena_pieces_stay);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
