/* Line number programs: opcodes, sequences, and what damage leaves. */
#include "tests/unit/check_main.h"
#include "tests/unit/line_fixture.h"

static const char *const some_dirs[] = {"/build", "include", NULL};
static const char *const some_files[] = {"a.c", "b.h", NULL};

/* Programs, and the spans that they stand for. */

static void specials(struct line_maker *m)
{
	start(m, TEXT);
	line_special(m, 0, 4);
	line_special(m, 4, 1);
	line_special(m, 2, -5);
	line_special(m, 3, 0);
	line_special(m, 16, 4);
	line_advance_pc(m, 6);
	line_end_sequence(m);
}

static void every_standard_opcode(struct line_maker *m)
{
	start(m, TEXT);
	line_advance_line(m, 1000);
	line_uleb(m, 5, 300);
	line_plain(m, 6);
	line_plain(m, 7);
	line_copy(m);
	line_advance_pc(m, 300);
	line_set_file(m, 2);
	line_plain(m, 10);
	line_plain(m, 11);
	line_copy(m);
	line_const_add_pc(m); /* 17 operations */
	line_uleb(m, 12, 1);
	line_advance_line(m, -900);
	line_copy(m);
	line_fixed_advance_pc(m, 0x1234);
	line_end_sequence(m);
}

static void line_0(struct line_maker *m)
{
	start(m, TEXT);
	line_copy(m);
	line_advance_line(m, -1);
	line_advance_pc(m, 4);
	line_copy(m);
	line_advance_line(m, 7);
	line_advance_pc(m, 4);
	line_copy(m);
	line_advance_pc(m, 4);
	line_end_sequence(m);
}

static void rows_at_one_address(struct line_maker *m)
{
	start(m, TEXT);
	line_special(m, 0, 1);
	line_special(m, 0, 1);
	line_special(m, 0, 1);
	line_special(m, 8, 1);
	line_special(m, 0, -1); /* as before: no seam */
	line_advance_pc(m, 8);
	line_end_sequence(m);
}

static void address_goes_back(struct line_maker *m)
{
	start(m, TEXT + 0x100);
	line_special(m, 0, 1);
	line_special(m, 8, 0);
	line_advance_pc(m, (uint64_t)-0x48);
	line_special(m, 0, 1);
	line_advance_pc(m, 8);
	line_end_sequence(m);
}

static void discarded(struct line_maker *m)
{
	static const uint64_t tombstones[] = {0, 1, UINT64_MAX, UINT64_MAX - 1};
	for (size_t i = 0; i < sizeof tombstones / sizeof *tombstones; i++) {
		start(m, tombstones[i]);
		line_special(m, 0, 1);
		line_advance_pc(m, TEXT + 0x100);
		line_special(m, 0, 1);
		line_advance_pc(m, 8);
		line_end_sequence(m);
	}
	start(m, TEXT);
	line_copy(m);
	line_advance_pc(m, 4);
	line_end_sequence(m);
}

static void discarded_in_the_middle(struct line_maker *m)
{
	start(m, TEXT);
	line_special(m, 0, 1);
	line_special(m, 4, 0);
	start(m, 0);
	line_special(m, 0, 1);
	line_special(m, 4, 1);
	start(m, TEXT + 0x20);
	line_special(m, 0, 1);
	start(m, TEXT + 0x28);
	line_end_sequence(m);
}

/* Where a sequence ends in discarded code, its last row reaches nowhere that is known. */
static void end_discarded(struct line_maker *m)
{
	start(m, TEXT);
	line_copy(m);
	line_special(m, 4, 1);
	start(m, UINT64_MAX);
	line_end_sequence(m);
}

/* The first address behind a sequence may be the first behind all code. */
static void end_of_code(struct line_maker *m)
{
	start(m, TEXT + 0xfff0);
	line_copy(m);
	start(m, TEXT + 0x10000);
	line_end_sequence(m);
}

static void sequences_out_of_order(struct line_maker *m)
{
	static const unsigned places[] = {0x20, 0x30, 0, 0x10};
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		start(m, TEXT + places[i]);
		line_advance_line(m, places[i]);
		line_copy(m);
		line_advance_pc(m, 0x10);
		line_end_sequence(m);
	}
}

static void sequences_overlap(struct line_maker *m)
{
	static const unsigned extents[][2] = {{0x20, 0x40}, {0, 0x80}, {0x30, 0x50}, {0x70, 0x90}};
	for (size_t i = 0; i < sizeof extents / sizeof *extents; i++) {
		start(m, TEXT + extents[i][0]);
		line_advance_line(m, (int64_t)i);
		line_copy(m);
		line_advance_pc(m, extents[i][1] - extents[i][0]);
		line_end_sequence(m);
	}
}

static void past_the_code(struct line_maker *m)
{
	start(m, TEXT + 0xfff0);
	line_copy(m);
	line_advance_pc(m, UINT64_C(0x200000000));
	line_special(m, 0, 1);
	line_advance_pc(m, 4);
	line_end_sequence(m);
}

static void unknown_extended(struct line_maker *m)
{
	start(m, TEXT);
	line_extended(m, 4, "\x7f", 1);
	line_copy(m);
	line_extended(m, 0x80, "vendor", 6);
	line_plain(m, 0);
	line_plain(m, 0); /* length 0 */
	line_advance_pc(m, 4);
	line_end_sequence(m);
}

static void addresses_of_any_length(struct line_maker *m)
{
	for (unsigned width = 3; width <= 8; width++) {
		line_set_address(m, TEXT + 16 * width, width);
		line_advance_line(m, width);
		line_copy(m);
		line_advance_pc(m, 4);
		line_end_sequence(m);
	}
}

static void large_file_number(struct line_maker *m)
{
	start(m, TEXT);
	line_set_file(m, UINT64_C(0x100000001));
	line_copy(m);
	line_advance_pc(m, 4);
	line_end_sequence(m);
}

static void empty_sequences(struct line_maker *m)
{
	line_end_sequence(m);
	start(m, TEXT);
	line_end_sequence(m);
	start(m, TEXT);
	line_copy(m);
	line_end_sequence(m);
}

static void nothing(struct line_maker *m)
{
	(void)m;
}

static const struct program_case {
	void (*program)(struct line_maker *m);
	struct frag_span spans[8];
} programs[] = {
	{specials, {{TEXT, 4, 5, 1, 0}, {TEXT + 4, 2, 6, 1, 0}, {TEXT + 6, 19, 1, 1, 0}, {TEXT + 25, 6, 5, 1, 0}}},
	{every_standard_opcode,
	 {{TEXT, 300, 1001, 1, 0}, {TEXT + 300, 17, 1001, 2, 0}, {TEXT + 317, 0x1234, 101, 2, 0}}},
	{line_0, {{TEXT, 4, 1, 1, 0}, {TEXT + 8, 4, 7, 1, 0}}},
	{rows_at_one_address, {{TEXT, 16, 4, 1, 0}}},
	{address_goes_back, {{TEXT + 0xc0, 8, 3, 1, 0}, {TEXT + 0x100, 8, 2, 1, 0}}},
	{discarded, {{TEXT, 4, 1, 1, 0}}},
	{discarded_in_the_middle, {{TEXT, 4, 2, 1, 0}, {TEXT + 0x20, 8, 5, 1, 0}}},
	{end_discarded, {{TEXT, 4, 1, 1, 0}}},
	{end_of_code, {{TEXT + 0xfff0, 0x10, 1, 1, 0}}},
	{sequences_out_of_order,
	 {{TEXT, 0x10, 1, 1, 0}, {TEXT + 0x10, 0x10, 0x11, 1, 0}, {TEXT + 0x20, 0x10, 0x21, 1, 0}, {TEXT + 0x30, 0x10, 0x31, 1, 0}}},
	{sequences_overlap,
	 {{TEXT, 0x20, 2, 1, 0}, {TEXT + 0x20, 0x20, 1, 1, 0}, {TEXT + 0x40, 0x40, 2, 1, 0}, {TEXT + 0x80, 0x10, 4, 1, 0}}},
	{past_the_code, {{TEXT + 0xfff0, 0x10, 1, 1, 0}}},
	{unknown_extended, {{TEXT, 4, 1, 1, 0}}},
	{addresses_of_any_length,
	 {{TEXT + 0x30, 4, 4, 1, 0}, {TEXT + 0x40, 4, 5, 1, 0}, {TEXT + 0x50, 4, 6, 1, 0}, {TEXT + 0x60, 4, 7, 1, 0},
	  {TEXT + 0x70, 4, 8, 1, 0}, {TEXT + 0x80, 4, 9, 1, 0}}},
	{large_file_number, {{TEXT, 4, 1, UINT32_MAX, 0}}},
	{empty_sequences, {{0}}},
	{nothing, {{0}}},
};
#define PROGRAMS (sizeof programs / sizeof *programs)

static size_t case_spans(const struct program_case *c)
{
	size_t n = 0;
	while (n < 8 && c->spans[n].size)
		n++;
	return n;
}

static struct line_maker program_make(size_t i, unsigned version, unsigned offset_size, bool big_endian)
{
	struct line_maker m = line_maker_make(version, offset_size, big_endian);
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	programs[i].program(&m);
	line_end(&m);
	return m;
}

/* Every program in every version, offset size and byte order. */
START_TEST(test_program)
{
	for (unsigned v = 0; v < 16; v++) {
		struct line_maker m = program_make((size_t)_i, 2 + v / 4, v & 1 ? 8 : 4, v & 2);
		struct fixture f = fixture_make();
		fixture_run(&f, &m.p);
		check_spans(&f, programs[_i].spans, case_spans(&programs[_i]));
		ck_assert_uint_eq(f.diag.entries.n, 0);
		fixture_release(&f);
		put_release(&m.p);
	}
}
END_TEST

/* The bit of an address that says in which instruction set the code is. */
START_TEST(test_isa_bit)
{
	struct line_maker m = line_maker_make(3, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	start(&m, TEXT + 9);
	line_special(&m, 0, 1);
	line_advance_pc(&m, 6);
	line_end_sequence(&m);
	line_end(&m);
	f.dwarf.isa_bit = 1;
	fixture_run(&f, &m.p);
	check_spans(&f, (struct frag_span[]){{TEXT + 8, 6, 2, 1, 0}}, 1);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* A program cut anywhere: never a span that the whole does not have, and the loss is said. */
START_TEST(test_truncated)
{
	for (unsigned v = 2; v <= 5; v++) {
		struct line_maker m = program_make((size_t)_i, v, 4, false);
		for (size_t size = 0; size < m.p.out.n; size++) {
			struct put cut = {0};
			struct fixture f = fixture_make();
			put_bytes(&cut, m.p.out.at, size);
			if (fixture_open(&f, &cut) == ST_OK)
				line_table_spans(&f.table, &f.dwarf, &f.diag, &f.spans);
			else
				ck_assert_uint_eq(reported(&f, &line_header_damaged), 1);
			ck_assert_uint_ge(diag_count(&f.diag, DIAG_LOSS), 1);
			ck_assert_uint_le(f.spans.n, 8);
			fixture_release(&f);
			put_release(&cut);
		}
		put_release(&m.p);
	}
}
END_TEST

/* What a program may do before it breaks off, by kind of damage; the spans before stay. */

static void special_without_range(struct line_maker *m)
{
	line_plain(m, 0xff);
}

static void const_add_without_range(struct line_maker *m)
{
	line_const_add_pc(m);
}

static void extended_past_the_end(struct line_maker *m)
{
	line_plain(m, 0);
	line_plain(m, 0x70);
	line_plain(m, 2);
}

static void address_of_9_bytes(struct line_maker *m)
{
	line_extended(m, 2, "123456789", 9);
	start(m, TEXT + 0x40);
	line_copy(m);
	line_advance_pc(m, 4);
	line_end_sequence(m);
}

static void endless_number(struct line_maker *m)
{
	line_plain(m, 3);
	for (int i = 0; i < 40; i++)
		line_plain(m, 0x80);
}

static void no_end(struct line_maker *m)
{
	line_copy(m);
}

static void (*const damages[])(struct line_maker *) = {
	special_without_range, const_add_without_range, extended_past_the_end, address_of_9_bytes, endless_number, no_end,
};
#define DAMAGES (sizeof damages / sizeof *damages)

START_TEST(test_damage)
{
	static const struct frag_span expected[] = {{TEXT, 4, 1, 1, 0}, {TEXT + 4, 4, 2, 1, 0}};
	struct line_maker m = line_maker_make(4, 4, false);
	struct fixture f = fixture_make();
	m.line_range = 0;
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	start(&m, TEXT);
	line_copy(&m);
	line_advance_pc(&m, 4);
	line_advance_line(&m, 1);
	line_copy(&m);
	line_advance_pc(&m, 4);
	line_copy(&m);
	damages[_i](&m);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_spans(&f, expected, 2);
	ck_assert_uint_eq(reported(&f, &line_program_damaged), 1);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* DWARF 4, 6.2.5.1: operation pointers of a machine with bundles. */
START_TEST(test_bundles)
{
	static const struct frag_span expected[] = {{TEXT, 16, 3, 1, 0}, {TEXT + 16, 16, 4, 1, 0}, {TEXT + 32, 16, 5, 1, 0}};
	struct line_maker m = line_maker_make(4, 4, false);
	struct fixture f = fixture_make();
	m.min_inst_length = 16;
	m.max_ops = 3;
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	start(&m, TEXT);
	line_special(&m, 0, 1);
	line_special(&m, 2, 1); /* operation 2 of the first bundle */
	line_special(&m, 1, 1); /* the second */
	line_advance_pc(&m, 4);
	line_special(&m, 0, 1); /* operation 1 of the third */
	line_fixed_advance_pc(&m, 0);
	line_advance_pc(&m, 2); /* from operation 0 again: two behind it, and with three more a bundle */
	line_advance_pc(&m, 3);
	line_end_sequence(&m);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_spans(&f, expected, 3);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* Opcode 10 and up are special where opcode_base is 10, and have lengths of their own where it is above 13. */
START_TEST(test_opcode_base)
{
	static const struct frag_span expected[] = {{TEXT, 8, 1, 1, 0}, {TEXT + 8, 4, 2, 1, 0}};
	static const uint8_t bases[] = {10, 13, 16, 1};
	struct line_maker m = line_maker_make(2, 4, false);
	struct fixture f = fixture_make();
	m.opcode_base = bases[_i];
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	start(&m, TEXT);
	line_special(&m, 0, 0);
	if (m.opcode_base == 16) {
		line_plain(&m, 15);
		put_uleb(&m.p, 1);
		put_uleb(&m.p, 300);
	}
	line_special(&m, 8, 1);
	line_special(&m, 4, 1);
	line_end_sequence(&m);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_spans(&f, expected, 2);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* What the header says of opcodes that everybody knows is not asked. */
START_TEST(test_wrong_opcode_lengths)
{
	struct line_maker m = line_maker_make(4, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	for (size_t i = 1; i < m.opcode_base; i++)
		put_uint_at(&m.p, m.p.out.n - i, 9, 1);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	every_standard_opcode(&m);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_spans(&f, programs[1].spans, 3);
	ck_assert_uint_eq(f.diag.entries.n, 0);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* A span that lies over several ranges of code is cut to them, and what lies between is nobody's. */
START_TEST(test_clipped)
{
	static const struct frag_span expected[] = {
		{TEXT, 0x10, 1, 1, 0}, {TEXT + 0x20, 0x10, 1, 1, 0}, {TEXT + 0x30, 0x8, 2, 1, 0},
	};
	struct line_maker m = line_maker_make(5, 4, false);
	struct fixture f = fixture_make();
	f.dwarf.code.n = 0;
	range_list_add(&f.dwarf.code, TEXT, TEXT + 0x10);
	range_list_add(&f.dwarf.code, TEXT + 0x20, TEXT + 0x38);
	range_list_add(&f.dwarf.code, TEXT + 0x100, TEXT + 0x110);
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	start(&m, TEXT);
	line_copy(&m);
	line_advance_pc(&m, 0x30);
	line_special(&m, 0, 1);
	line_advance_pc(&m, 0x20);
	line_end_sequence(&m);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_spans(&f, expected, 3);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* Many sequences over each other, in an order that no sorting meets by luck: the earliest wins everywhere. */
START_TEST(test_overlaps_like_painting)
{
	enum { SIZE = 0x400, SEQUENCES = 200 };
	struct line_maker m = line_maker_make(4, 4, false);
	struct fixture f = fixture_make();
	unsigned owner[SIZE] = {0}, random = 12345;
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	for (unsigned i = 1; i <= SEQUENCES; i++) {
		random = random * 1103515245 + 12345;
		unsigned lo = (random >> 8) % (SIZE - 64), size = 1 + (random >> 20) % 64;
		start(&m, TEXT + lo);
		line_advance_line(&m, i - 1);
		line_copy(&m);
		line_advance_pc(&m, size);
		line_end_sequence(&m);
		for (unsigned at = lo; at < lo + size; at++)
			owner[at] = owner[at] ? owner[at] : i;
	}
	line_end(&m);
	fixture_run(&f, &m.p);
	for (size_t i = 0; i < f.spans.n; i++) {
		const struct frag_span *span = &f.spans.at[i];
		if (i)
			ck_assert(f.spans.at[i - 1].lo + f.spans.at[i - 1].size <= span->lo);
		for (unsigned at = 0; at < span->size; at++) {
			ck_assert_uint_eq(owner[span->lo - TEXT + at], span->line);
			owner[span->lo - TEXT + at] = 0;
		}
	}
	for (size_t at = 0; at < SIZE; at++)
		ck_assert_uint_eq(owner[at], 0);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* An earlier result's memory is used again, and nothing of it is left. */
START_TEST(test_again)
{
	static const struct frag_span expected[] = {{TEXT, 4, 1, 1, 0}, {TEXT + 8, 4, 7, 1, 0}};
	struct line_maker m = program_make(2, 5, 4, false);
	struct fixture f = fixture_make();
	fixture_run(&f, &m.p);
	line_table_spans(&f.table, &f.dwarf, &f.diag, &f.spans);
	check_spans(&f, expected, 2);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("line");
	TCase *programs_case = tcase_create("programs");
	tcase_add_loop_test(programs_case, test_program, 0, PROGRAMS);
	tcase_add_loop_test(programs_case, test_truncated, 0, PROGRAMS);
	tcase_add_loop_test(programs_case, test_damage, 0, DAMAGES);
	tcase_add_loop_test(programs_case, test_opcode_base, 0, 4);
	tcase_add_test(programs_case, test_wrong_opcode_lengths);
	tcase_add_test(programs_case, test_bundles);
	tcase_add_test(programs_case, test_isa_bit);
	tcase_add_test(programs_case, test_clipped);
	tcase_add_test(programs_case, test_overlaps_like_painting);
	tcase_add_test(programs_case, test_again);
	suite_add_tcase(s, programs_case);
	return s;
}

TEST_MAIN(suite);
