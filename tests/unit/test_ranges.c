/* Ranges: low and high PC, both kinds of range lists, discarded code, damage, lists that many entries name. */
#include "dump_syms/dwarf/ranges.h"

#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

/* The functions' ranges, one after the other, as unit_read gives them. */
static void check_ranges(const struct fragment *f, const struct range *ranges, size_t n)
{
	ck_assert_uint_eq(f->funcs.n, n);
	for (size_t i = 0; i < n; i++) {
		ck_assert_uint_eq(f->funcs.at[i].lo, ranges[i].lo);
		ck_assert_uint_eq(f->funcs.at[i].lo + f->funcs.at[i].size, ranges[i].hi);
	}
}

/* The high PC in every form that is a constant, and as an address. */
START_TEST(test_high_pc)
{
	static const unsigned forms[] = {
		DW_FORM_data1, DW_FORM_data2, DW_FORM_data4, DW_FORM_data8, DW_FORM_udata, DW_FORM_sdata,
		DW_FORM_implicit_const, DW_FORM_addr, DW_FORM_addrx, DW_FORM_addrx1, DW_FORM_addrx2, DW_FORM_addrx3,
		DW_FORM_addrx4, DW_FORM_GNU_addr_index
	};
	static const struct range expected = {TEXT + 0x100, TEXT + 0x130};
	struct dwarf_maker m = form_maker(_i);
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		dwarf_unit(&m, 0);
		dwarf_die(&m, DW_TAG_compile_unit, true);
		dwarf_bases(&m);
		dwarf_die(&m, DW_TAG_subprogram, false);
		dwarf_address(&m, DW_AT_low_pc, forms[i] == DW_FORM_addr || i % 2 ? DW_FORM_addr : DW_FORM_addrx, expected.lo);
		if (forms[i] == DW_FORM_implicit_const)
			dwarf_implicit(&m, DW_AT_high_pc, 0x30);
		else if (i < 7)
			dwarf_uint(&m, DW_AT_high_pc, forms[i], 0x30);
		else
			dwarf_address(&m, DW_AT_high_pc, forms[i], expected.hi);
		root_end(&m);
	}
	struct made made;
	made_open(&m, &made);
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		check_ranges(made_read(&made, i), &expected, 1);
		ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	}
	made_close(&made, &m);
}
END_TEST

/* Code is [TEXT, TEXT_END). */
static const struct limit {
	uint64_t lo, hi;         /* what is said */
	struct range kept;       /* nothing where empty */
} limits[] = {
	{TEXT, TEXT_END, {TEXT, TEXT_END}},
	{TEXT, TEXT_END + 1, {TEXT, TEXT_END}},
	{TEXT - 1, TEXT + 4, {0, 0}},
	{TEXT_END - 1, TEXT_END + 100, {TEXT_END - 1, TEXT_END}},
	{TEXT_END, TEXT_END + 4, {0, 0}},
	{TEXT + 8, TEXT + 8, {0, 0}},
	{TEXT + 8, TEXT + 4, {0, 0}},
	{0, 4, {0, 0}},
	{1, 5, {0, 0}},
	{0xffffffff, 0xffffffff, {0, 0}},
	{0xfffffffe, 0xffffffff, {0, 0}},
	{UINT64_MAX - 1, UINT64_MAX, {0, 0}},
	{UINT64_MAX, UINT64_MAX, {0, 0}},
};

START_TEST(test_limits)
{
	const struct limit *c = &limits[_i];
	struct dwarf_maker m = dwarf_maker_make(3, 4, c->hi > UINT32_MAX ? 8 : 4, false);
	root(&m, DW_LANG_C99);
	function(&m, "f", c->lo, c->hi, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	check_ranges(made_read(&made, 0), &c->kept, c->kept.lo < c->kept.hi);
	ck_assert_uint_eq(diag_count(&made.fragment.diag, DIAG_WARNING), 0);
	made_close(&made, &m);
}
END_TEST

/* Where executable code lies at 0, that is where functions may be. */
START_TEST(test_code_at_0)
{
	struct dwarf_maker m = form_maker(_i);
	static const struct range expected = {0, 8};
	root(&m, DW_LANG_C99);
	function(&m, "reset", 0, 8, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made.dwarf.code.n = 0;
	range_list_add(&made.dwarf.code, 0, 0x1000);
	check_ranges(made_read(&made, 0), &expected, 1);
	made_close(&made, &m);
}
END_TEST

/* Thumb's bit, which assemblers copy from their symbols, is none of where the code is. */
START_TEST(test_isa_bit)
{
	struct dwarf_maker m = form_maker(_i);
	static const struct range expected = {TEXT + 8, TEXT + 16};
	root(&m, DW_LANG_Mips_Assembler);
	function(&m, "thumb", TEXT + 9, TEXT + 17, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made.dwarf.isa_bit = 1;
	check_ranges(made_read(&made, 0), &expected, 1);
	made_close(&made, &m);
}
END_TEST

/* Neither says where the code ends. */
START_TEST(test_no_size)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C99);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_address(&m, DW_AT_low_pc, DW_FORM_addr, TEXT);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_address(&m, DW_AT_low_pc, DW_FORM_addr, TEXT);
	dwarf_text(&m, DW_AT_high_pc, DW_FORM_string, "end");
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	check_ranges(made_read(&made, 0), NULL, 0);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* A list in any version: sorted, joined where ranges touch, without empty ones. */
START_TEST(test_list)
{
	static const struct range given[] = {
		{TEXT + 0x500, TEXT + 0x510}, {TEXT + 0x100, TEXT + 0x120}, {TEXT + 0x120, TEXT + 0x130},
		{TEXT + 0x300, TEXT + 0x300}, {TEXT_END - 2, TEXT_END + 2}
	};
	static const struct range expected[] = {
		{TEXT + 0x100, TEXT + 0x130}, {TEXT + 0x500, TEXT + 0x510}, {TEXT_END - 2, TEXT_END}
	};
	struct dwarf_maker m = form_maker(_i);
	root(&m, DW_LANG_C99);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_ranges(&m, given, 5);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	check_ranges(made_read(&made, 0), expected, 3);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* A unit with low PC base and one function whose list begins where dwarf_list_begin says; the test writes the list. */
static void listed(struct dwarf_maker *m, uint64_t base)
{
	dwarf_unit(m, 0);
	dwarf_die(m, DW_TAG_compile_unit, true);
	dwarf_bases(m);
	dwarf_address(m, DW_AT_low_pc, DW_FORM_addr, base);
	dwarf_die(m, DW_TAG_subprogram, false);
	dwarf_uint(m, DW_AT_ranges, m->version >= 4 ? DW_FORM_sec_offset : DW_FORM_data4, dwarf_list_begin(m));
	root_end(m);
}

static void pair(struct dwarf_maker *m, uint64_t lo, uint64_t hi)
{
	put_uint(&m->ranges, lo, m->address_size);
	put_uint(&m->ranges, hi, m->address_size);
}

/* Versions 2 to 4: pairs that count from a base. */
START_TEST(test_bases_4)
{
	static const struct range expected[] = {
		{TEXT + 0x10, TEXT + 0x20}, {TEXT + 0x1010, TEXT + 0x1020}, {TEXT + 0x2000, TEXT + 0x2004}
	};
	struct dwarf_maker m = dwarf_maker_make(2 + (unsigned)_i % 3, 4, _i < 3 ? 4 : 8, _i & 1);
	uint64_t select = m.address_size == 8 ? UINT64_MAX : UINT32_MAX;
	listed(&m, TEXT);
	pair(&m, 0x10, 0x20);
	pair(&m, select, TEXT + 0x1000);
	pair(&m, 0x10, 0x20);
	pair(&m, select, 0); /* absolute from here */
	pair(&m, TEXT + 0x2000, TEXT + 0x2004);
	pair(&m, select, 1); /* discarded */
	pair(&m, TEXT + 0x3000, TEXT + 0x3004);
	pair(&m, select, select);
	pair(&m, TEXT + 0x3000, TEXT + 0x3004);
	pair(&m, select, select - 1);
	pair(&m, TEXT + 0x3000, TEXT + 0x3004);
	pair(&m, 0, 0);
	pair(&m, TEXT + 0x3000, TEXT + 0x3004); /* behind the end */
	struct made made;
	made_open(&m, &made);
	check_ranges(made_read(&made, 0), expected, 3);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

static void rle(struct dwarf_maker *m, unsigned kind)
{
	put_uint(&m->rnglists, kind, 1);
}

static void rle_address(struct dwarf_maker *m, unsigned kind, uint64_t address)
{
	rle(m, kind);
	put_uint(&m->rnglists, address, m->address_size);
}

static void rle_uleb(struct dwarf_maker *m, uint64_t value)
{
	put_uleb(&m->rnglists, value);
}

/* Version 5: every kind of entry. */
START_TEST(test_entries_5)
{
	static const struct range expected[] = {
		{TEXT + 0x10, TEXT + 0x20}, {TEXT + 0x100, TEXT + 0x110}, {TEXT + 0x200, TEXT + 0x210},
		{TEXT + 0x300, TEXT + 0x310}, {TEXT + 0x410, TEXT + 0x420}, {TEXT + 0x500, TEXT + 0x510},
		{TEXT + 0x610, TEXT + 0x620}
	};
	struct dwarf_maker m = dwarf_maker_make(5, _i & 1 ? 8 : 4, _i & 2 ? 8 : 4, _i & 4);
	listed(&m, TEXT);
	for (unsigned i = 0; i < 4; i++)
		put_uint(&m.addr, TEXT + 0x100 * i + (i == 3 ? 0x300 : 0x100), m.address_size);
	put_uint(&m.addr, TEXT + 0x110, m.address_size);
	rle(&m, DW_RLE_offset_pair);
	rle_uleb(&m, 0x10);
	rle_uleb(&m, 0x20);
	rle(&m, DW_RLE_startx_endx);
	rle_uleb(&m, 0);
	rle_uleb(&m, 4);
	rle(&m, DW_RLE_startx_length);
	rle_uleb(&m, 1);
	rle_uleb(&m, 0x10);
	rle_address(&m, DW_RLE_start_end, TEXT + 0x300);
	put_uint(&m.rnglists, TEXT + 0x310, m.address_size);
	rle_address(&m, DW_RLE_base_address, TEXT + 0x400);
	rle(&m, DW_RLE_offset_pair);
	rle_uleb(&m, 0x10);
	rle_uleb(&m, 0x20);
	rle_address(&m, DW_RLE_start_length, TEXT + 0x500);
	rle_uleb(&m, 0x10);
	rle(&m, DW_RLE_base_addressx);
	rle_uleb(&m, 3);
	rle(&m, DW_RLE_offset_pair);
	rle_uleb(&m, 0x10);
	rle_uleb(&m, 0x20);
	rle_address(&m, DW_RLE_base_address, UINT64_MAX); /* discarded */
	rle(&m, DW_RLE_offset_pair);
	rle_uleb(&m, TEXT + 0x10);
	rle_uleb(&m, TEXT + 0x20);
	rle(&m, DW_RLE_end_of_list);
	rle(&m, 0x77);
	struct made made;
	made_open(&m, &made);
	check_ranges(made_read(&made, 0), expected, 7);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* By index into the unit's contribution, whose base is said or is that of the first. */
START_TEST(test_list_index)
{
	static const struct range expected = {TEXT + 0x10, TEXT + 0x20};
	struct dwarf_maker m = dwarf_maker_make(5, _i & 1 ? 8 : 4, 8, _i & 4);
	size_t length = put_length(&m.rnglists, m.offset_size);
	put_uint(&m.rnglists, 5, 2);
	put_uint(&m.rnglists, 8, 1);
	put_uint(&m.rnglists, 0, 1);
	put_uint(&m.rnglists, 2, 4);
	uint64_t base = m.rnglists.out.n;
	put_uint(&m.rnglists, 2 * m.offset_size, m.offset_size);
	put_uint(&m.rnglists, 2 * m.offset_size + 1, m.offset_size);
	rle(&m, DW_RLE_end_of_list);
	rle_address(&m, DW_RLE_start_length, expected.lo);
	rle_uleb(&m, 0x10);
	rle(&m, DW_RLE_end_of_list);
	put_length_end(&m.rnglists, length, m.offset_size);
	dwarf_unit(&m, 0);
	dwarf_die(&m, DW_TAG_compile_unit, true);
	if (_i & 2)
		dwarf_uint(&m, DW_AT_rnglists_base, DW_FORM_sec_offset, base);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_uint(&m, DW_AT_ranges, DW_FORM_rnglistx, 1);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	check_ranges(made_read(&made, 0), &expected, 1);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Lists that cannot be read; in damages[i] what is before the damage counts. */
static void damaged_list(struct dwarf_maker *m, int which)
{
	uint64_t offset = which == 0 ? UINT64_MAX : which == 1 ? 0x1000 : 0;
	root(m, DW_LANG_C99);
	dwarf_die(m, DW_TAG_subprogram, false);
	dwarf_uint(m, DW_AT_ranges, which == 2 ? DW_FORM_rnglistx : DW_FORM_data8, which == 2 ? UINT64_MAX / 4 : offset);
	root_end(m);
	rle_address(m, DW_RLE_start_length, TEXT);
	rle_uleb(m, 8);
	if (which == 3)
		rle(m, 8); /* unknown */
	else if (which == 4)
		rle_address(m, DW_RLE_start_end, TEXT); /* cut short */
}

START_TEST(test_damaged)
{
	static const struct range before = {TEXT, TEXT + 8};
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	damaged_list(&m, _i);
	struct made made;
	made_open(&m, &made);
	check_ranges(made_read(&made, 0), &before, _i >= 3);
	check_only(&made.fragment.diag, &ranges_damaged);
	made_close(&made, &m);
}
END_TEST

START_TEST(test_address_index_outside)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	listed(&m, TEXT);
	rle(&m, DW_RLE_startx_length);
	rle_uleb(&m, 77);
	rle_uleb(&m, 8);
	rle(&m, DW_RLE_end_of_list);
	struct made made;
	made_open(&m, &made);
	check_ranges(made_read(&made, 0), NULL, 0);
	ck_assert_uint_eq(reported(&made.fragment.diag, &die_address_outside), 1);
	made_close(&made, &m);
}
END_TEST

/* Many entries that name one long list: what they cost together stays in proportion. */
START_TEST(test_repeated)
{
	enum { LIST = 20000, FUNCTIONS = 20000 };
	struct dwarf_maker m = dwarf_maker_make(_i ? 5 : 4, 4, 8, false);
	root(&m, DW_LANG_C99);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_uint(&m, DW_AT_ranges, DW_FORM_sec_offset, 0);
	for (unsigned i = 1; i < FUNCTIONS; i++) {
		put_uleb(&m.info, m.code);
		put_uint(&m.info, 0, 4);
	}
	root_end(&m);
	for (unsigned i = 0; i < LIST; i++) {
		rle_address(&m, DW_RLE_start_length, TEXT + 2 * i);
		rle_uleb(&m, 1);
		pair(&m, TEXT + 2 * i, TEXT + 2 * i + 1);
	}
	rle(&m, DW_RLE_end_of_list);
	pair(&m, 0, 0);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	ck_assert_uint_gt(made.fragment.funcs.n, LIST);
	ck_assert_uint_le(made.fragment.funcs.n, ranges_budget(made.dwarf.units.at[0]));
	ck_assert_uint_gt(reported(&made.fragment.diag, &ranges_repeated), 1);
	made_close(&made, &m);
}
END_TEST

/* The same where each entry is in a small unit of its own. */
START_TEST(test_repeated_by_units)
{
	enum { LIST = 4000, UNITS = 400 };
	struct dwarf_maker m = dwarf_maker_make(_i ? 5 : 4, 4, 8, false);
	for (unsigned i = 0; i < UNITS; i++) {
		root(&m, DW_LANG_C99);
		dwarf_die(&m, DW_TAG_subprogram, false);
		dwarf_uint(&m, DW_AT_ranges, DW_FORM_sec_offset, 0);
		root_end(&m);
	}
	for (unsigned i = 0; i < LIST; i++) {
		rle_address(&m, DW_RLE_start_length, TEXT + 2 * i);
		rle_uleb(&m, 1);
		pair(&m, TEXT + 2 * i, TEXT + 2 * i + 1);
	}
	rle(&m, DW_RLE_end_of_list);
	pair(&m, 0, 0);
	struct made made;
	made_open(&m, &made);
	uint64_t total = 0;
	for (unsigned i = 0; i < UNITS; i++)
		total += made_read(&made, i)->funcs.n;
	ck_assert_uint_gt(total, UNITS);
	ck_assert_uint_lt(total, m.info.out.n + m.ranges.out.n + m.rnglists.out.n + 100 * UNITS);
	made_close(&made, &m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("ranges");
	TCase *t = tcase_create("ranges");
	tcase_add_loop_test(t, test_high_pc, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_limits, 0, sizeof limits / sizeof *limits);
	tcase_add_loop_test(t, test_code_at_0, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_isa_bit, 0, DWARF_FORMS);
	tcase_add_test(t, test_no_size);
	tcase_add_loop_test(t, test_list, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_bases_4, 0, 6);
	tcase_add_loop_test(t, test_entries_5, 0, 8);
	tcase_add_loop_test(t, test_list_index, 0, 8);
	tcase_add_loop_test(t, test_damaged, 0, 5);
	tcase_add_test(t, test_address_index_outside);
	tcase_add_loop_test(t, test_repeated, 0, 2);
	tcase_add_loop_test(t, test_repeated_by_units, 0, 2);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
