/* Who gets code that several functions claim. */
#include "dump_syms/claims.h"

#include "tests/unit/check_main.h"

#define MAX 6

/* Claims (lo, size, index); what is left of them (lo, size, index), all of source 0. */
static const struct {
	const char *what;
	struct {
		uint64_t lo;
		uint32_t size, index;
	} claims[MAX], parts[MAX];
} cases[] = {
	{"none", {{0}}, {{0}}},
	{"strangers", {{10, 5, 0}, {20, 5, 1}}, {{10, 5, 0}, {20, 5, 1}}},
	{"neighbours", {{20, 5, 1}, {15, 5, 0}}, {{15, 5, 0}, {20, 5, 1}}},
	{"the later start has the overlap", {{10, 10, 0}, {15, 10, 1}}, {{10, 5, 0}, {15, 10, 1}}},
	{"a nested one cuts its parent", {{10, 20, 0}, {15, 5, 1}}, {{10, 5, 0}, {15, 5, 1}, {20, 10, 0}}},
	{"nested at the end", {{10, 20, 0}, {25, 5, 1}}, {{10, 15, 0}, {25, 5, 1}}},
	{"nested twice", {{0, 100, 0}, {10, 50, 1}, {20, 10, 2}},
		{{0, 10, 0}, {10, 10, 1}, {20, 10, 2}, {30, 30, 1}, {60, 40, 0}}},
	{"of equal starts the shorter", {{10, 20, 0}, {10, 5, 1}}, {{10, 5, 1}, {15, 15, 0}}},
	{"one that a later one outlives", {{0, 30, 0}, {10, 40, 1}, {15, 5, 2}},
		{{0, 10, 0}, {10, 5, 1}, {15, 5, 2}, {20, 30, 1}}},
	{"at the end of the address space", {{UINT64_MAX - 9, 9, 0}, {UINT64_MAX - 4, 4, 1}},
		{{UINT64_MAX - 9, 5, 0}, {UINT64_MAX - 4, 4, 1}}},
};

START_TEST(test_resolve)
{
	struct claim_list claims = {0}, parts = {0};
	for (int i = 0; i < MAX && cases[_i].claims[i].size; i++)
		*vec_push(&claims) = (struct claim){
			.lo = cases[_i].claims[i].lo, .size = cases[_i].claims[i].size, .index = cases[_i].claims[i].index
		};
	claims_sort(&claims);
	claims_resolve(&claims, &parts);
	size_t expected = 0;
	while (expected < MAX && cases[_i].parts[expected].size)
		expected++;
	ck_assert_msg(parts.n == expected, "%s: %zu parts", cases[_i].what, parts.n);
	for (size_t i = 0; i < expected; i++) {
		ck_assert_msg(parts.at[i].lo == cases[_i].parts[i].lo, "%s: part %zu", cases[_i].what, i);
		ck_assert_msg(parts.at[i].size == cases[_i].parts[i].size, "%s: part %zu", cases[_i].what, i);
		ck_assert_msg(parts.at[i].index == cases[_i].parts[i].index, "%s: part %zu", cases[_i].what, i);
	}
	vec_release(&claims);
	vec_release(&parts);
}
END_TEST

static bool index_better(void *context, const struct claim *a, const struct claim *b)
{
	const uint32_t *rank = context;
	return rank[a->index] < rank[b->index];
}

START_TEST(test_unique_keeps_the_better)
{
	uint32_t rank[] = {2, 1, 3, 0};
	struct claim_list claims = {0};
	for (uint32_t i = 0; i < 3; i++)
		*vec_push(&claims) = (struct claim){.lo = 8, .size = 4, .index = i};
	*vec_push(&claims) = (struct claim){.lo = 8, .size = 5, .index = 3};
	claims_sort(&claims);
	claims_unique(&claims, index_better, rank);
	ck_assert_uint_eq(claims.n, 2);
	ck_assert_uint_eq(claims.at[0].index, 3);
	ck_assert(!claims.at[0].multiple);
	ck_assert_uint_eq(claims.at[1].index, 1);
	ck_assert(claims.at[1].multiple);
	vec_release(&claims);
}
END_TEST

/* Every byte of a crowd of random claims belongs to the one that the rule names, told apart byte by byte. */
START_TEST(test_resolve_agrees_with_each_byte)
{
	enum { SPACE = 200, COUNT = 40 };
	uint32_t seed = (uint32_t)_i * 2654435761u + 1;
	struct claim_list claims = {0}, parts = {0};
	for (uint32_t i = 0; i < COUNT; i++) {
		seed = seed * 1664525u + 1013904223u;
		uint32_t lo = (seed >> 8) % (SPACE - 1), size = 1 + (seed >> 20) % (SPACE - 1 - lo);
		*vec_push(&claims) = (struct claim){.lo = lo, .size = size, .index = i};
	}
	claims_sort(&claims);
	claims_resolve(&claims, &parts);
	for (uint64_t at = 0; at < SPACE; at++) {
		const struct claim *owner = NULL, *found = NULL;
		for (size_t i = 0; i < claims.n; i++)
			if (claims.at[i].lo <= at && at < claims.at[i].lo + claims.at[i].size)
				owner = &claims.at[i]; /* sorted: the last one starts last, and is the shortest of its start */
		for (size_t i = 0; i < parts.n; i++)
			if (parts.at[i].lo <= at && at < parts.at[i].lo + parts.at[i].size) {
				ck_assert_msg(!found, "two parts have byte %u", (unsigned)at);
				found = &parts.at[i];
			}
		ck_assert_msg(!owner == !found, "byte %u", (unsigned)at);
		if (owner)
			ck_assert_uint_eq(owner->index, found->index);
	}
	vec_release(&claims);
	vec_release(&parts);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("claims");
	TCase *t = tcase_create("claims");
	tcase_add_loop_test(t, test_resolve, 0, sizeof cases / sizeof *cases);
	tcase_add_test(t, test_unique_keeps_the_better);
	tcase_add_loop_test(t, test_resolve_agrees_with_each_byte, 0, 20);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
