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

/* Items that are made in order, one at a time. */
struct feeding {
	struct tally tally;
	atomic_int making;
	size_t made; /* written by feed_next alone */
	atomic_size_t done;
	size_t most_ahead;
};

static void *feed_next(void *context)
{
	struct feeding *f = context;
	ck_assert_int_eq(atomic_fetch_add(&f->making, 1), 0);
	size_t ahead = f->made - atomic_load(&f->done);
	f->most_ahead = ahead > f->most_ahead ? ahead : f->most_ahead;
	void *item = f->made < COUNT ? &f->tally.runs[f->made++] : NULL;
	atomic_fetch_sub(&f->making, 1);
	return item;
}

static void feed_run(void *context, void *item)
{
	atomic_fetch_add((atomic_int *)item, 1);
	atomic_fetch_add(&((struct feeding *)context)->done, 1);
}

START_TEST(test_feed)
{
	struct feeding *f = mem_zero(sizeof *f);
	parallel_feed(thread_counts[_i], feed_next, feed_run, f);
	for (size_t i = 0; i < COUNT; i++)
		ck_assert_int_eq(atomic_load(&f->tally.runs[i]), 1);
	if (thread_counts[_i] <= 1)
		ck_assert_uint_eq(f->most_ahead, 0);
	else
		ck_assert_uint_le(f->most_ahead, 5 * (size_t)thread_counts[_i]);
	parallel_feed(thread_counts[_i], feed_next, feed_run, f); /* there is nothing left */
	ck_assert_uint_eq(atomic_load(&f->done), COUNT);
	free(f);
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
	tcase_add_loop_test(t, test_feed, 0, sizeof thread_counts / sizeof *thread_counts);
	tcase_add_test(t, test_there_is_a_core);
	tcase_add_test(t, test_arena_pieces_stay);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
