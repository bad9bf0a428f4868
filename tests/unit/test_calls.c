/* Inlined calls: trees as compilers should write them, as they do write them, and as nobody should. */
#include "dump_syms/dwarf/calls.h"

#include "tests/make/line.h"
#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

/*
 * A call of a case: how deep it stands below the function (1: inlined into it), and its ranges as offsets from TEXT. A depth of 0
 * ends the list. Calls are named a, b, c ... in the order in which they stand.
 */
struct call_lit {
	unsigned depth;
	struct range ranges[4];
};

/* An expected record: "b1" is call b at level 1. */
struct want {
	const char *what;
	struct sym_piece pieces[4];
};

/* Functions of one or two ranges: [0, 0x100), and [0x200, 0x300) where split. */
static const struct call_case {
	struct call_lit calls[8];
	struct want want[8];  /* of the first range */
	struct want split[8]; /* of the second, if any is wanted there */
} cases[] = {
	/* Nested and disjoint. */
	{
		{{1, {{0x10, 0x40}}}, {2, {{0x20, 0x30}}}, {2, {{0x30, 0x38}}}, {1, {{0x50, 0x60}, {0x70, 0x80}}}},
		{{"a0", {{0x10, 0x30}}}, {"b1", {{0x20, 0x10}}}, {"c1", {{0x30, 8}}}, {"d0", {{0x50, 0x10}, {0x70, 0x10}}}},
		{{0}},
	},
	/* Siblings whose pieces lie between each other, out of order. */
	{
		{{1, {{0x40, 0x50}, {0x10, 0x20}}}, {1, {{0x20, 0x30}, {0x60, 0x70}}}},
		{{"a0", {{0x10, 0x10}, {0x40, 0x10}}}, {"b0", {{0x20, 0x10}, {0x60, 0x10}}}},
		{{0}},
	},
	/* Pieces of one call that touch or overlap are one. */
	{
		{{1, {{0x10, 0x20}, {0x20, 0x28}, {0x24, 0x30}}}},
		{{"a0", {{0x10, 0x20}}}},
		{{0}},
	},
	/* Where an inner call sticks out, the outer one goes along. */
	{
		{{1, {{0x10, 0x20}}}, {2, {{0x18, 0x30}}}, {3, {{0x40, 0x48}}}},
		{{"a0", {{0x10, 0x20}, {0x40, 8}}}, {"b1", {{0x18, 0x18}, {0x40, 8}}}, {"c2", {{0x40, 8}}}},
		{{0}},
	},
	/* One without ranges has those of its inner calls. */
	{
		{{1, {{0, 0}}}, {2, {{0x10, 0x20}}}, {2, {{0x30, 0x40}}}},
		{{"a0", {{0x10, 0x10}, {0x30, 0x10}}}, {"b1", {{0x10, 0x10}}}, {"c1", {{0x30, 0x10}}}},
		{{0}},
	},
	/* One without any ranges below is none. */
	{
		{{1, {{0, 0}}}, {2, {{0, 0}}}, {1, {{0x10, 0x10}}}, {1, {{0x30, 0x40}}}},
		{{"d0", {{0x30, 0x10}}}},
		{{0}},
	},
	/* Of siblings that overlap the later has the address; what it leaves of the earlier is in pieces. */
	{
		{{1, {{0x10, 0x50}}}, {2, {{0x18, 0x48}}}, {1, {{0x20, 0x30}}}},
		{{"a0", {{0x10, 0x10}, {0x30, 0x20}}}, {"b1", {{0x18, 8}, {0x30, 0x18}}}, {"c0", {{0x20, 0x10}}}},
		{{0}},
	},
	/* And nothing is left of one that is covered. */
	{
		{{1, {{0x20, 0x30}}}, {1, {{0x10, 0x40}}}},
		{{"b0", {{0x10, 0x30}}}},
		{{0}},
	},
	/* Clipped to the function. */
	{
		{{1, {{0xf0, 0x120}}}, {2, {{0x110, 0x118}}}, {1, {{0x180, 0x190}}}},
		{{"a0", {{0xf0, 0x10}}}},
		{{0}},
	},
	/* A function in two places, and calls in one of them or both. */
	{
		{{1, {{0x10, 0x20}, {0x210, 0x220}}}, {2, {{0x218, 0x220}}}, {1, {{0x30, 0x40}}}, {1, {{0x180, 0x208}}}},
		{{"a0", {{0x10, 0x10}}}, {"c0", {{0x30, 0x10}}}},
		{{"a0", {{0x10, 0x10}}}, {"b1", {{0x18, 8}}}, {"d0", {{0, 8}}}},
	},
	/* One range over both places. */
	{
		{{1, {{0x80, 0x280}}}},
		{{"a0", {{0x80, 0x80}}}},
		{{"a0", {{0, 0x80}}}},
	},
	/* No calls. */
	{{{0}}, {{0}}, {{0}}},
};
#define CASES (sizeof cases / sizeof *cases)

static void close_call(struct dwarf_maker *m)
{
	dwarf_up(m);
	dwarf_up(m);
}

/* Call i refers to label i. Each stands in a block, which makes no difference. */
static void put_calls(struct dwarf_maker *m, const struct call_lit *calls)
{
	unsigned depth = 0;
	for (unsigned i = 0; i < 8 && calls[i].depth; i++) {
		struct range ranges[4];
		size_t n = 0;
		for (; depth >= calls[i].depth; depth--)
			close_call(m);
		dwarf_die(m, DW_TAG_lexical_block, true);
		dwarf_die(m, DW_TAG_inlined_subroutine, true);
		dwarf_ref(m, DW_AT_abstract_origin, DW_FORM_ref4, i);
		dwarf_uint(m, DW_AT_call_line, DW_FORM_data2, 100 + i);
		for (; n < 4 && calls[i].ranges[n].hi; n++)
			ranges[n] = (struct range){TEXT + calls[i].ranges[n].lo, TEXT + calls[i].ranges[n].hi};
		if (n == 1)
			dwarf_code(m, ranges[0].lo, ranges[0].hi);
		else if (n)
			dwarf_ranges(m, ranges, n);
		depth++;
	}
	for (; depth; depth--)
		close_call(m);
}

static void put_origins(struct dwarf_maker *m, unsigned n)
{
	for (unsigned i = 0; i < n; i++) {
		dwarf_label(m, i);
		named(m, DW_TAG_subprogram, (const char[]){(char)('a' + i), 0}, false);
	}
}

static void check_calls(const struct fragment *f, const struct frag_func *func, const struct want *want)
{
	uint32_t i = 0;
	for (; want[i].what; i++) {
		ck_assert_uint_lt(i, func->inlines.count);
		const struct frag_inline *call = &f->inlines.at[func->inlines.first + i];
		const char name[] = {name_of(f, call->origin)[0], (char)('0' + call->level), 0};
		ck_assert_str_eq(name, want[i].what);
		uint32_t n = 0;
		for (; n < 4 && want[i].pieces[n].size; n++) {
			ck_assert_uint_lt(n, call->pieces.count);
			const struct sym_piece *piece = &f->pieces.at[call->pieces.first + n];
			ck_assert_uint_eq(piece->offset, want[i].pieces[n].offset);
			ck_assert_uint_eq(piece->size, want[i].pieces[n].size);
		}
		ck_assert_uint_eq(call->pieces.count, n);
		/* Without a line table nobody knows the file. */
		ck_assert_uint_eq(call->call_file, FRAG_NO_FILE);
		ck_assert_uint_eq(call->call_line, 0);
	}
	ck_assert_uint_eq(func->inlines.count, i);
}

START_TEST(test_tree)
{
	static const struct range both[] = {{TEXT, TEXT + 0x100}, {TEXT + 0x200, TEXT + 0x300}};
	const struct call_case *c = &cases[_i / DWARF_FORMS];
	bool split = c->split[0].what;
	struct dwarf_maker m = form_maker(_i % DWARF_FORMS);
	root(&m, DW_LANG_C99);
	put_origins(&m, 8);
	named(&m, DW_TAG_subprogram, "f", true);
	if (split)
		dwarf_ranges(&m, both, 2);
	else
		dwarf_code(&m, both[0].lo, both[0].hi);
	put_calls(&m, c->calls);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, split ? 2 : 1);
	check_calls(f, &f->funcs.at[0], c->want);
	if (split)
		check_calls(f, &f->funcs.at[1], c->split);
	ck_assert_uint_eq(f->diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Not where nobody wants them. */
START_TEST(test_not_wanted)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_C99);
	put_origins(&m, 8);
	function(&m, "f", TEXT, TEXT + 0x100, true);
	put_calls(&m, cases[0].calls);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made.dwarf.inlines = false;
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, 1);
	ck_assert_uint_eq(f->funcs.at[0].inlines.count, 0);
	ck_assert_uint_eq(f->inlines.n, 0);
	ck_assert_uint_eq(f->names.n, 1);
	made_close(&made, &m);
}
END_TEST

/* The calls of a nested function are its own, those of a function's local class, too. */
START_TEST(test_nested_function)
{
	static const struct call_lit outer[8] = {{1, {{0x10, 0x20}}}}, inner[8] = {{1, {{0x48, 0x50}}}};
	static const struct want outer_wants[8] = {{"a0", {{0x10, 0x10}}}}, inner_wants[8] = {{"a0", {{8, 8}}}};
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_C99);
	put_origins(&m, 8);
	function(&m, "outer", TEXT, TEXT + 0x100, true);
	if (_i)
		named(&m, DW_TAG_structure_type, "S", true);
	function(&m, "inner", TEXT + 0x40, TEXT + 0x60, true);
	put_calls(&m, inner);
	dwarf_up(&m);
	if (_i)
		dwarf_up(&m);
	put_calls(&m, outer);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	check_calls(f, func_named(f, "outer", 0), outer_wants);
	check_calls(f, func_named(f, "inner", 0), inner_wants);
	made_close(&made, &m);
}
END_TEST

/* An inlined call that does not say whose: its level is kept. */
START_TEST(test_no_origin)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_C99);
	put_origins(&m, 1);
	function(&m, "f", TEXT, TEXT + 0x100, true);
	dwarf_die(&m, DW_TAG_inlined_subroutine, true);
	dwarf_code(&m, TEXT, TEXT + 0x20);
	dwarf_die(&m, DW_TAG_inlined_subroutine, false);
	dwarf_ref(&m, DW_AT_abstract_origin, DW_FORM_ref4, 0);
	dwarf_code(&m, TEXT, TEXT + 0x10);
	dwarf_up(&m);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->inlines.n, 2);
	ck_assert_uint_eq(f->inlines.at[0].level, 0);
	ck_assert_str_eq(name_of(f, f->inlines.at[0].origin), "(none)");
	ck_assert_uint_eq(f->inlines.at[1].level, 1);
	ck_assert_str_eq(name_of(f, f->inlines.at[1].origin), "a");
	made_close(&made, &m);
}
END_TEST

/* Where a call stands, as far as the line table knows the file. */
START_TEST(test_call_place)
{
	static const char *const dirs[] = {"/src", NULL};
	static const char *const files[] = {"a.c", "b.c", NULL};
	static const uint64_t numbers[] = {0, 1, 2, UINT32_MAX, UINT64_MAX};
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	struct line_maker l = line_maker_make(5, 4, false);
	line_begin(&l);
	line_tables(&l, dirs, files);
	line_program(&l);
	line_end(&l);
	m.line = l.p;
	root(&m, DW_LANG_C99);
	dwarf_uint(&m, DW_AT_stmt_list, DW_FORM_sec_offset, 0);
	function(&m, "f", TEXT, TEXT + 0x100, true);
	dwarf_die(&m, DW_TAG_inlined_subroutine, false);
	dwarf_code(&m, TEXT, TEXT + 0x20);
	dwarf_uint(&m, DW_AT_call_file, DW_FORM_udata, numbers[_i]);
	dwarf_implicit(&m, DW_AT_call_line, 77);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->inlines.n, 1);
	if (_i < 2) {
		ck_assert_uint_eq(f->inlines.at[0].call_line, 77);
		ck_assert_str_eq(f->files.at[f->inlines.at[0].call_file], _i ? "/src/b.c" : "/src/a.c");
	} else {
		ck_assert_uint_eq(f->inlines.at[0].call_file, FRAG_NO_FILE);
		ck_assert_uint_eq(f->inlines.at[0].call_line, 0);
	}
	made_close(&made, &m);
}
END_TEST

/* The abbreviation of the last entry again, with a range of data8 and data8. */
static void again(struct dwarf_maker *m, uint64_t lo, uint64_t size)
{
	put_uleb(&m->info, m->code);
	put_uint(&m->info, lo, 8);
	put_uint(&m->info, size, 8);
}

/* Nested as deep as the file is long: every level is there. */
START_TEST(test_deep)
{
	enum { DEPTH = 100000 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C99);
	function(&m, "f", TEXT, TEXT + 0x1000, true);
	dwarf_die(&m, DW_TAG_inlined_subroutine, true);
	dwarf_code(&m, TEXT, TEXT + 0x1000);
	for (unsigned i = 1; i < DEPTH; i++)
		again(&m, TEXT, 0x1000 - i % 0x800);
	for (unsigned i = 0; i < DEPTH; i++)
		dwarf_up(&m);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->inlines.n, DEPTH);
	for (uint32_t i = 0; i < DEPTH; i++) {
		const struct frag_inline *call = &f->inlines.at[i];
		ck_assert_uint_eq(call->level, i);
		ck_assert_uint_eq(call->pieces.count, 1);
		/* An outer one goes as far as any inner one. */
		uint32_t size = i <= (DEPTH - 1) / 0x800 * 0x800 ? 0x1000 : 0x1000 - i % 0x800;
		ck_assert_uint_eq(f->pieces.at[call->pieces.first].size, size);
	}
	ck_assert_uint_eq(f->diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Deep, and cut to pieces at every level: left out, said, and the function is there. */
START_TEST(test_out_of_proportion)
{
	enum { DEPTH = 3000, CUTS = 3000 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C99);
	function(&m, "f", TEXT, TEXT_END, true);
	dwarf_die(&m, DW_TAG_inlined_subroutine, true);
	dwarf_code(&m, TEXT, TEXT_END);
	for (unsigned i = 1; i < DEPTH; i++)
		again(&m, TEXT, TEXT_END - TEXT);
	for (unsigned i = 0; i < DEPTH; i++)
		dwarf_up(&m);
	dwarf_die(&m, DW_TAG_inlined_subroutine, false);
	dwarf_code(&m, TEXT, TEXT + 1);
	for (unsigned i = 1; i < CUTS; i++)
		again(&m, TEXT + 4 * i, 1);
	dwarf_up(&m);
	function(&m, "g", TEXT, TEXT + 0x100, true);
	dwarf_die(&m, DW_TAG_inlined_subroutine, false);
	dwarf_code(&m, TEXT, TEXT + 1);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(func_named(f, "f", 0)->inlines.count, 0);
	ck_assert_uint_eq(func_named(f, "g", 0)->inlines.count, 1);
	check_only(&f->diag, &calls_overlap);
	made_close(&made, &m);
}
END_TEST

/* Random trees, held to the definition address by address. */
enum { BYTES = 64, CALLS = 20 };

struct random_call {
	int caller; /* -1: the function */
	struct range ranges[3];
	unsigned range_count;
};

static uint32_t random_below(uint64_t *state, uint32_t n)
{
	*state = *state * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return (uint32_t)(*state >> 33) % n;
}

static unsigned random_calls(uint64_t *state, struct random_call *calls)
{
	unsigned n = 1 + random_below(state, CALLS);
	for (unsigned i = 0; i < n; i++) {
		/* Any call that is still open when this one stands in preorder: the one before or one around it. */
		int caller = i ? (int)i - 1 : -1;
		while (caller >= 0 && random_below(state, 2))
			caller = calls[caller].caller;
		calls[i].caller = caller;
		calls[i].range_count = random_below(state, 4);
		for (unsigned k = 0; k < calls[i].range_count; k++) {
			uint32_t lo = random_below(state, BYTES);
			calls[i].ranges[k] = (struct range){TEXT + lo, TEXT + lo + 1 + random_below(state, BYTES - lo)};
		}
	}
	return n;
}

static unsigned level_of(const struct random_call *calls, int call)
{
	unsigned level = 0;
	while ((call = calls[call].caller) >= 0)
		level++;
	return level;
}

static void put_random(struct dwarf_maker *m, const struct random_call *calls, unsigned n)
{
	unsigned open = 0;
	for (unsigned i = 0; i < n; i++) {
		for (unsigned level = level_of(calls, (int)i); open > level; open--)
			dwarf_up(m);
		dwarf_die(m, DW_TAG_inlined_subroutine, true);
		dwarf_ref(m, DW_AT_abstract_origin, DW_FORM_ref4, i);
		if (calls[i].range_count)
			dwarf_ranges(m, calls[i].ranges, calls[i].range_count);
		open++;
	}
	for (; open; open--)
		dwarf_up(m);
}

/* The last call that holds the address, in preorder; -1: none. */
static int leaf_at(const struct random_call *calls, unsigned n, uint64_t at)
{
	int leaf = -1;
	for (unsigned i = 0; i < n; i++)
		for (unsigned k = 0; k < calls[i].range_count; k++)
			if (calls[i].ranges[k].lo <= at && at < calls[i].ranges[k].hi)
				leaf = (int)i;
	return leaf;
}

static bool covers(const struct fragment *f, const struct frag_inline *call, uint32_t offset)
{
	for (uint32_t i = 0; i < call->pieces.count; i++) {
		const struct sym_piece *piece = &f->pieces.at[call->pieces.first + i];
		if (piece->offset <= offset && offset - piece->offset < piece->size)
			return true;
	}
	return false;
}

static void check_random(const struct fragment *f, const struct frag_func *func, const struct random_call *calls, unsigned n)
{
	for (uint32_t offset = 0; offset < func->size; offset++) {
		bool expected[CALLS] = {false};
		for (int leaf = leaf_at(calls, n, func->lo + offset); leaf >= 0; leaf = calls[leaf].caller)
			expected[leaf] = true;
		for (uint32_t i = 0; i < func->inlines.count; i++) {
			const struct frag_inline *call = &f->inlines.at[func->inlines.first + i];
			unsigned number = (unsigned)(name_of(f, call->origin)[0] - 'a');
			ck_assert_uint_eq(call->level, level_of(calls, (int)number));
			ck_assert_int_eq(covers(f, call, offset), expected[number]);
			expected[number] = false;
		}
		for (unsigned i = 0; i < n; i++)
			ck_assert(!expected[i]);
	}
}

START_TEST(test_random)
{
	static const struct range parts[] = {{TEXT, TEXT + 20}, {TEXT + 30, TEXT + BYTES}};
	uint64_t state = (uint64_t)_i;
	for (int round = 0; round < 100; round++) {
		struct random_call calls[CALLS];
		unsigned n = random_calls(&state, calls);
		struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
		root(&m, DW_LANG_C99);
		put_origins(&m, CALLS);
		named(&m, DW_TAG_subprogram, "f", true);
		dwarf_ranges(&m, parts, 2);
		put_random(&m, calls, n);
		dwarf_up(&m);
		root_end(&m);
		struct made made;
	made_open(&m, &made);
		const struct fragment *f = made_read(&made, 0);
		ck_assert_uint_eq(f->funcs.n, 2);
		check_random(f, &f->funcs.at[0], calls, n);
		check_random(f, &f->funcs.at[1], calls, n);
		ck_assert_uint_eq(f->diag.entries.n, 0);
		made_close(&made, &m);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("calls");
	TCase *t = tcase_create("calls");
	tcase_add_loop_test(t, test_tree, 0, CASES * DWARF_FORMS);
	tcase_add_test(t, test_not_wanted);
	tcase_add_loop_test(t, test_nested_function, 0, 2);
	tcase_add_test(t, test_no_origin);
	tcase_add_loop_test(t, test_call_place, 0, 5);
	tcase_add_test(t, test_deep);
	tcase_add_test(t, test_out_of_proportion);
	tcase_add_loop_test(t, test_random, 0, 10);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
