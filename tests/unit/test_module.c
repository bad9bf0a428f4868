/* Order, numbers and invariants of a module. */
#include "symfile/module.h"

#include "tests/unit/check_main.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

static const struct sym_piece at_0_10[] = {{0, 10}}, at_10_10[] = {{10, 10}}, at_95_10[] = {{95, 10}}, at_2_3[] = {{2, 3}},
	at_8_4[] = {{8, 4}}, empty_piece[] = {{5, 0}}, two_parts[] = {{0, 4}, {8, 4}}, descending[] = {{8, 4}, {0, 4}},
	overlapping[] = {{0, 5}, {4, 4}}, touching[] = {{0, 5}, {5, 5}}, in_gap[] = {{3, 3}};

/* What a function of 100 bytes at 0x1000 holds; ok says whether module_finish takes it. */
static const struct {
	const char *what;
	bool ok;
	uint32_t line_count, inline_count;
	struct sym_line lines[2];
	struct sym_inline inlines[3];
} functions[] = {
	{"nothing", true, 0, 0, {{0}}, {{0}}},
	{"lines from end to end", true, 2, 0, {{0, 50, 1, 0, 0}, {50, 50, 2, 0, 0}}, {{0}}},
	{"lines with gaps", true, 2, 0, {{1, 1, 1, 0, 0}, {99, 1, 2, 1, 0}}, {{0}}},
	{"line 0 of ??", true, 1, 0, {{1, 1, 0, 1, 0}}, {{0}}},
	{"line 0", false, 1, 0, {{1, 1, 0, 0, 0}}, {{0}}},
	{"a line of size 0", false, 1, 0, {{1, 0, 1, 0, 0}}, {{0}}},
	{"a line past the end", false, 1, 0, {{99, 2, 1, 0, 0}}, {{0}}},
	{"a line outside", false, 1, 0, {{100, 1, 1, 0, 0}}, {{0}}},
	{"a line that wraps", false, 1, 0, {{0xffffffff, 2, 1, 0, 0}}, {{0}}},
	{"lines in disorder", false, 2, 0, {{50, 1, 1, 0, 0}, {0, 1, 2, 0, 0}}, {{0}}},
	{"lines that overlap", false, 2, 0, {{0, 51, 1, 0, 0}, {50, 50, 2, 0, 0}}, {{0}}},
	{"a line of no file", false, 1, 0, {{0, 1, 1, 2, 0}}, {{0}}},
	{"nested calls", true, 0, 3, {{0}}, {{at_0_10, 1, 0, 0, 1, 0, 0, 0}, {at_2_3, 1, 1, 0, 1, 0, 0, 0}, {at_2_3, 1, 2, 0, 0, 1, 0, 0}}},
	{"up and down again", true, 0, 3, {{0}}, {{at_0_10, 1, 0, 0, 1, 0, 0, 0}, {at_2_3, 1, 1, 0, 1, 0, 0, 0}, {at_10_10, 1, 0, 0, 1, 0, 0, 0}}},
	{"in the second piece", true, 0, 2, {{0}}, {{two_parts, 2, 0, 0, 1, 0, 0, 0}, {at_8_4, 1, 1, 0, 1, 0, 0, 0}}},
	{"over pieces that touch", true, 0, 2, {{0}}, {{touching, 2, 0, 0, 1, 0, 0, 0}, {at_0_10, 1, 1, 0, 1, 0, 0, 0}}},
	{"no code", false, 0, 1, {{0}}, {{at_0_10, 0, 0, 0, 1, 0, 0, 0}}},
	{"a piece of size 0", false, 0, 1, {{0}}, {{empty_piece, 1, 0, 0, 1, 0, 0, 0}}},
	{"a call past the end", false, 0, 1, {{0}}, {{at_95_10, 1, 0, 0, 1, 0, 0, 0}}},
	{"pieces in disorder", false, 0, 1, {{0}}, {{descending, 2, 0, 0, 1, 0, 0, 0}}},
	{"pieces that overlap", false, 0, 1, {{0}}, {{overlapping, 2, 0, 0, 1, 0, 0, 0}}},
	{"a hole before the first level", false, 0, 1, {{0}}, {{at_0_10, 1, 1, 0, 1, 0, 0, 0}}},
	{"a hole in the levels", false, 0, 2, {{0}}, {{at_0_10, 1, 0, 0, 1, 0, 0, 0}, {at_2_3, 1, 2, 0, 1, 0, 0, 0}}},
	{"outside its caller", false, 0, 2, {{0}}, {{at_2_3, 1, 0, 0, 1, 0, 0, 0}, {at_0_10, 1, 1, 0, 1, 0, 0, 0}}},
	{"in its caller's gap", false, 0, 2, {{0}}, {{two_parts, 2, 0, 0, 1, 0, 0, 0}, {in_gap, 1, 1, 0, 1, 0, 0, 0}}},
	{"a call of no file", false, 0, 1, {{0}}, {{at_0_10, 1, 0, 0, 1, 2, 0, 0}}},
	{"a call of no name", false, 0, 1, {{0}}, {{at_0_10, 1, 0, 0, 1, 0, 1, 0}}},
};

/* Makes the module of the table's row i and finishes it. */
static void finish_function(int i)
{
	struct module m = {0};
	*vec_push(&m.files) = "f.c";
	*vec_push(&m.files) = "??";
	*vec_push(&m.origins) = "g";
	*vec_push(&m.funcs) = (struct sym_func){.rel = 0x1000, .name = "f", .size = 100,
		.lines = functions[i].lines, .line_count = functions[i].line_count,
		.inlines = functions[i].inlines, .inline_count = functions[i].inline_count};
	module_finish(&m);
	module_release(&m);
}

START_TEST(function_that_is_sound)
{
	if (functions[_i].ok)
		finish_function(_i);
}
END_TEST

/* Runs as a test that has to end by SIGABRT. */
START_TEST(function_that_is_not)
{
	if (functions[_i].ok)
		abort();
	finish_function(_i);
	ck_abort_msg("accepted: %s", functions[_i].what);
}
END_TEST

static const struct {
	const char *what;
	bool ok;
	uint64_t rel[2];
	uint32_t size[2];
} neighbours[] = {
	{"apart", true, {0x1000, 0x2000}, {0x10, 0x10}},
	{"touching, in disorder", true, {0x1010, 0x1000}, {0x10, 0x10}},
	{"to the very end", true, {0, UINT64_MAX}, {1, 1}},
	{"empty", false, {0x1000, 0x2000}, {0x10, 0}},
	{"one address", false, {0x1000, 0x1000}, {0x10, 0x10}},
	{"overlapping", false, {0x1000, 0x100f}, {0x10, 0x10}},
	{"overlapping, in disorder", false, {0x100f, 0x1000}, {0x10, 0x10}},
	{"beyond the end", false, {0, UINT64_MAX}, {1, 2}},
};

static void finish_neighbours(int row, bool cfi)
{
	struct module m = {0};
	uint32_t rules = intern_copy(&m.rules, ".cfa: $rsp 8 +", 14);
	for (unsigned i = 0; i < 2; i++)
		if (cfi)
			*vec_push(&m.cfi) = (struct sym_cfi){.rel = neighbours[row].rel[i], .size = neighbours[row].size[i],
			                                     .rules = rules};
		else
			*vec_push(&m.funcs) = (struct sym_func){.rel = neighbours[row].rel[i], .size = neighbours[row].size[i],
			                                        .name = "f"};
	module_finish(&m);
	if (cfi)
		ck_assert_uint_lt(m.cfi.at[0].rel, m.cfi.at[1].rel);
	else
		ck_assert_uint_lt(m.funcs.at[0].rel, m.funcs.at[1].rel);
	module_release(&m);
}

#define NEIGHBOURS (int)(sizeof neighbours / sizeof neighbours[0])

START_TEST(neighbours_that_are_sound)
{
	if (neighbours[_i % NEIGHBOURS].ok)
		finish_neighbours(_i % NEIGHBOURS, _i >= NEIGHBOURS);
}
END_TEST

START_TEST(neighbours_that_are_not)
{
	if (neighbours[_i % NEIGHBOURS].ok)
		abort();
	finish_neighbours(_i % NEIGHBOURS, _i >= NEIGHBOURS);
	ck_abort_msg("accepted: %s", neighbours[_i % NEIGHBOURS].what);
}
END_TEST

/* Rows of an INIT at 0x1000 of 0x10 bytes. */
static const struct {
	const char *what;
	bool ok;
	struct sym_cfi_row rows[2];
	uint32_t first, count, rules;
} inits[] = {
	{"no rows", true, {{0, 0}, {0, 0}}, 0, 0, 0},
	{"rows up to the end", true, {{0x1001, 0}, {0x100f, 0}}, 0, 2, 0},
	{"the last row alone", true, {{0, 9}, {0x1001, 0}}, 1, 1, 0},
	{"a row at the start", false, {{0x1000, 0}, {0, 0}}, 0, 1, 0},
	{"a row at the end", false, {{0x1010, 0}, {0, 0}}, 0, 1, 0},
	{"a row before it", false, {{0xfff, 0}, {0, 0}}, 0, 1, 0},
	{"rows in disorder", false, {{0x1008, 0}, {0x1004, 0}}, 0, 2, 0},
	{"two rows at one address", false, {{0x1008, 0}, {0x1008, 0}}, 0, 2, 0},
	{"rows that are not there", false, {{0x1001, 0}, {0x1002, 0}}, 1, 2, 0},
	{"rows far outside", false, {{0x1001, 0}, {0x1002, 0}}, UINT32_MAX, 2, 0},
	{"a row without rules", false, {{0x1001, 3}, {0, 0}}, 0, 1, 0},
	{"no rules", false, {{0, 0}, {0, 0}}, 0, 0, 3},
	{"empty rules", false, {{0, 0}, {0, 0}}, 0, 0, 1},
	{"rules too long for a record", false, {{0, 0}, {0, 0}}, 0, 0, 2},
};

static void finish_init(int i)
{
	struct module m = {0};
	static char endless[SYM_RULES_MAX + 1];
	intern_copy(&m.rules, ".cfa: $rsp 8 +", 14);
	intern_copy(&m.rules, "", 0);
	memset(endless, 'x', sizeof endless);
	intern_copy(&m.rules, endless, sizeof endless);
	*vec_push(&m.cfi_rows) = inits[i].rows[0];
	*vec_push(&m.cfi_rows) = inits[i].rows[1];
	*vec_push(&m.cfi) = (struct sym_cfi){.rel = 0x1000, .size = 0x10, .rules = inits[i].rules, .first = inits[i].first,
	                                     .count = inits[i].count};
	module_finish(&m);
	module_release(&m);
}

START_TEST(init_that_is_sound)
{
	if (inits[_i].ok)
		finish_init(_i);
}
END_TEST

START_TEST(init_that_is_not)
{
	if (inits[_i].ok)
		abort();
	finish_init(_i);
	ck_abort_msg("accepted: %s", inits[_i].what);
}
END_TEST

START_TEST(public_twice)
{
	struct module m = {0};
	*vec_push(&m.publics) = (struct sym_public){.rel = 1, .name = "a"};
	*vec_push(&m.publics) = (struct sym_public){.rel = 0, .name = "b"};
	*vec_push(&m.publics) = (struct sym_public){.rel = 1, .name = "c"};
	module_finish(&m);
}
END_TEST

/* Texts that share long beginnings, that are the beginning of others, and bytes above 0x7f, which sort last. */
START_TEST(numbers_are_in_byte_order_and_dense)
{
	static const char *const texts[] = {"std::vector<int>::b", "b", "", "std::vector<int>::a", "unused", "\xc3\xbc",
	                                    "std::vector", "b", "12345678", "1234567", "123456789", "std::vector<int>::a"};
	static const uint32_t expected[] = {8, 5, 0, 7, UINT32_MAX, 9, 6, 5, 2, 1, 3, 7};
	enum { COUNT = sizeof texts / sizeof texts[0] };
	struct module m = {0};
	struct sym_line lines[COUNT];
	struct sym_inline calls[COUNT];
	uint32_t n = 0;
	for (uint32_t i = 0; i < COUNT; i++) {
		*vec_push(&m.files) = texts[i];
		*vec_push(&m.origins) = texts[i];
		if (expected[i] == UINT32_MAX)
			continue;
		lines[n] = (struct sym_line){n, 1, 1, i, 0};
		calls[n++] = (struct sym_inline){at_0_10, 1, 0, 0, 1, i, i, 0};
	}
	*vec_push(&m.files) = "12345678a"; /* named by a call alone */
	*vec_push(&m.origins) = "12345678a";
	struct sym_inline only[] = {{at_0_10, 1, 0, 0, 1, COUNT, COUNT, 0}};
	*vec_push(&m.funcs) = (struct sym_func){.rel = 0, .name = "f", .size = 20, .lines = lines, .line_count = n,
	                                        .inlines = calls, .inline_count = n};
	*vec_push(&m.funcs) = (struct sym_func){.rel = 20, .name = "g", .size = 20, .inlines = only, .inline_count = 1};
	module_finish(&m);
	ck_assert_mem_eq(m.file_number, expected, sizeof expected);
	ck_assert_mem_eq(m.origin_number, expected, sizeof expected);
	ck_assert_uint_eq(m.file_number[COUNT], 4);
	ck_assert_uint_eq(m.origin_number[COUNT], 4);
	ck_assert_uint_eq(m.file_total, 10);
	ck_assert_uint_eq(m.origin_total, 10);
	module_release(&m);
}
END_TEST

START_TEST(publics_are_sorted)
{
	struct module m = {0};
	for (uint32_t i = 0; i < 1000; i++)
		*vec_push(&m.publics) = (struct sym_public){.rel = i * 617 % 1000, .name = "p"};
	module_finish(&m);
	for (uint32_t i = 0; i < 1000; i++)
		ck_assert_uint_eq(m.publics.at[i].rel, i);
	module_release(&m);
}
END_TEST

#define COUNT(table) (int)(sizeof(table) / sizeof(table)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("module");
	TCase *order = tcase_create("order"), *invariants = tcase_create("invariants");
	tcase_add_test(order, numbers_are_in_byte_order_and_dense);
	tcase_add_test(order, publics_are_sorted);
	tcase_add_loop_test(invariants, function_that_is_sound, 0, COUNT(functions));
	tcase_add_loop_test_raise_signal(invariants, function_that_is_not, SIGABRT, 0, COUNT(functions));
	tcase_add_loop_test(invariants, neighbours_that_are_sound, 0, 2 * NEIGHBOURS);
	tcase_add_loop_test_raise_signal(invariants, neighbours_that_are_not, SIGABRT, 0, 2 * NEIGHBOURS);
	tcase_add_loop_test(invariants, init_that_is_sound, 0, COUNT(inits));
	tcase_add_loop_test_raise_signal(invariants, init_that_is_not, SIGABRT, 0, COUNT(inits));
	tcase_add_test_raise_signal(invariants, public_twice, SIGABRT);
	suite_add_tcase(s, order);
	suite_add_tcase(s, invariants);
	return s;
}

TEST_MAIN(suite);
