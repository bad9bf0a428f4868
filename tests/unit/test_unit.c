/* Units: headers of every version and size, what roots say, damage that costs one unit or the rest. */
#include "dump_syms/dwarf/abbrev.h"
#include "dump_syms/dwarf/die.h"
#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

static void small_unit(struct dwarf_maker *m, const char *name)
{
	dwarf_unit(m, 0);
	dwarf_die(m, DW_TAG_compile_unit, false);
	dwarf_text(m, DW_AT_name, DW_FORM_string, name);
	dwarf_unit_end(m);
}

START_TEST(test_header)
{
	struct dwarf_maker m = form_maker(_i);
	small_unit(&m, "a.c");
	size_t second = m.info.out.n;
	small_unit(&m, "b.c");
	struct made made;
	made_open(&m, &made);
	ck_assert_int_eq(made.status, ST_OK);
	ck_assert_uint_eq(made.dwarf.units.n, 2);
	const struct unit *unit = made.dwarf.units.at[1];
	ck_assert_str_eq(made.dwarf.units.at[0]->name, "a.c");
	ck_assert_str_eq(unit->name, "b.c");
	ck_assert_str_eq(unit->comp_dir, "");
	ck_assert_uint_eq(unit->offset, second);
	ck_assert_uint_eq(unit->end, m.info.out.n);
	ck_assert_uint_eq(unit->encoding.version, m.version);
	ck_assert_uint_eq(unit->encoding.offset_size, m.offset_size);
	ck_assert_uint_eq(unit->encoding.address_size, m.address_size);
	ck_assert(!unit->has_lines && !unit->partial);
	ck_assert_ptr_eq(unit->info, made.dwarf.section[DS_INFO].data);
	ck_assert_uint_eq(made.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Each unit in its own way, as a file linked from many has them. */
START_TEST(test_mixed)
{
	struct dwarf_maker m = dwarf_maker_make(2, 4, 4, _i);
	for (int i = 0; i < 16; i++) {
		m.version = 2 + (i & 3);
		m.offset_size = i & 4 ? 8 : 4;
		m.address_size = i & 8 ? 8 : 4;
		root(&m, DW_LANG_C99);
		function(&m, "f", TEXT + (unsigned)i, TEXT + (unsigned)i + 1, false);
		root_end(&m);
	}
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, 16);
	for (unsigned i = 0; i < 16; i++) {
		const struct fragment *f = made_read(&made, i);
		ck_assert_uint_eq(f->funcs.n, 1);
		check_func(f, 0, "f", TEXT + i, TEXT + i + 1);
		ck_assert_uint_eq(f->diag.entries.n, 0);
	}
	made_close(&made, &m);
}
END_TEST

START_TEST(test_no_units)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	struct made made;
	made_open(&m, &made);
	ck_assert_int_eq(made.status, ST_ABSENT);
	ck_assert_uint_eq(made.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* What is in the way costs itself: the unit behind it is read. */
static const struct damage {
	unsigned offset, width; /* in the first unit, version 4 and 5 */
	uint64_t value;
	unsigned version;
	const struct diag_kind *kind;
} damages[] = {
	{4, 2, 1, 4, &unit_damaged},           /* version */
	{4, 2, 6, 4, &unit_damaged},
	{4, 2, 0xffff, 4, &unit_damaged},
	{6, 4, 0x10000, 4, &unit_damaged},     /* abbreviations outside */
	{6, 4, UINT32_MAX, 4, &unit_damaged},
	{10, 1, 0, 4, &unit_damaged},          /* address size */
	{10, 1, 3, 4, &unit_damaged},
	{10, 1, 16, 4, &unit_damaged},
	{6, 1, 0, 5, &unit_damaged},           /* unit type */
	{6, 1, DW_UT_split_compile, 5, &unit_damaged},
	{6, 1, 0x80, 5, &unit_damaged},
	{11, 1, 99, 4, &die_damaged},          /* the root's abbreviation */
	{11, 1, 0, 4, &unit_damaged},
};

START_TEST(test_damage)
{
	const struct damage *c = &damages[_i];
	struct dwarf_maker m = dwarf_maker_make(c->version, 4, 8, false);
	small_unit(&m, "a.c");
	small_unit(&m, "b.c");
	put_uint_at(&m.info, c->offset, c->value, c->width);
	struct made made;
	made_open(&m, &made);
	ck_assert_int_eq(made.status, ST_OK);
	ck_assert_uint_eq(made.dwarf.units.n, 1);
	ck_assert_str_eq(made.dwarf.units.at[0]->name, "b.c");
	check_only(&made.diag, c->kind);
	made_close(&made, &m);
}
END_TEST

/* Lengths that cannot be stepped over end the scan; what is left of a unit that is cut short is read. */
static const struct length_case {
	uint64_t length;
	size_t units;
} lengths[] = {
	{0xfffffff0, 1},
	{0xfffffffe, 1},
	{0x7fffffff, 2},
};

START_TEST(test_length)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	small_unit(&m, "a.c");
	size_t second = m.info.out.n;
	small_unit(&m, "b.c");
	put_uint_at(&m.info, second, lengths[_i].length, 4);
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, lengths[_i].units);
	check_only(&made.diag, &unit_cut_short);
	made_close(&made, &m);
}
END_TEST

START_TEST(test_huge_64_bit_length)
{
	struct dwarf_maker m = dwarf_maker_make(4, 8, 8, _i);
	small_unit(&m, "a.c");
	put_uint_at(&m.info, 4, UINT64_MAX, 8);
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, 1);
	check_only(&made.diag, &unit_cut_short);
	made_close(&made, &m);
}
END_TEST

START_TEST(test_padding)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	put_uint(&m.info, 0, 4);
	small_unit(&m, "a.c");
	put_uint(&m.info, 0, 8);
	small_unit(&m, "b.c");
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, 2);
	ck_assert_uint_eq(made.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* What the root says, in every form it may be said. */
START_TEST(test_root)
{
	static const unsigned forms[] = {
		DW_FORM_string, DW_FORM_strp, DW_FORM_line_strp, DW_FORM_strx, DW_FORM_strx1, DW_FORM_strx2,
		DW_FORM_strx3, DW_FORM_strx4, DW_FORM_GNU_str_index
	};
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		dwarf_unit(&m, 0);
		dwarf_die(&m, DW_TAG_compile_unit, false);
		dwarf_text(&m, DW_AT_name, forms[i], "name.c");
		dwarf_text(&m, DW_AT_comp_dir, forms[i], "/dir");
		dwarf_uint(&m, DW_AT_language, DW_FORM_udata, DW_LANG_Rust);
		dwarf_uint(&m, DW_AT_stmt_list, DW_FORM_sec_offset, 0x77);
		dwarf_address(&m, DW_AT_low_pc, DW_FORM_addrx, 0x1234 + i);
		dwarf_bases(&m); /* behind what needs them */
		dwarf_unit_end(&m);
	}
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, sizeof forms / sizeof *forms);
	for (size_t i = 0; i < made.dwarf.units.n; i++) {
		const struct unit *unit = made.dwarf.units.at[i];
		ck_assert_str_eq(unit->name, "name.c");
		ck_assert_str_eq(unit->comp_dir, "/dir");
		ck_assert_uint_eq(unit->language, DW_LANG_Rust);
		ck_assert(unit->has_lines);
		ck_assert_uint_eq(unit->stmt_list, 0x77);
		ck_assert_uint_eq(unit->low_pc, 0x1234 + i);
		ck_assert_int_eq(unit->first_with_lines, i == 0);
	}
	ck_assert_uint_eq(made.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Bases that are not said: the first contribution of version 5. */
START_TEST(test_default_bases)
{
	struct dwarf_maker m = dwarf_maker_make(5, _i ? 8 : 4, 8, false);
	dwarf_unit(&m, 0);
	dwarf_die(&m, DW_TAG_compile_unit, false);
	dwarf_text(&m, DW_AT_name, DW_FORM_strx1, "first.c");
	dwarf_address(&m, DW_AT_low_pc, DW_FORM_addrx1, 0x4321);
	dwarf_unit_end(&m);
	struct made made;
	made_open(&m, &made);
	ck_assert_str_eq(made.dwarf.units.at[0]->name, "first.c");
	ck_assert_uint_eq(made.dwarf.units.at[0]->low_pc, 0x4321);
	ck_assert_uint_eq(made.dwarf.units.at[0]->rnglists_base, _i ? 20 : 12);
	made_close(&made, &m);
}
END_TEST

static void outside(struct dwarf_maker *m, int which)
{
	dwarf_unit(m, 0);
	dwarf_die(m, DW_TAG_compile_unit, false);
	switch (which) {
	case 0:
		dwarf_uint(m, DW_AT_name, DW_FORM_strp, 0x10000);
		break;
	case 1:
		dwarf_uint(m, DW_AT_name, DW_FORM_strx, UINT64_MAX);
		break;
	case 2:
		dwarf_uint(m, DW_AT_name, DW_FORM_strx, UINT64_MAX / 4 + 2);
		break;
	case 3:
		dwarf_uint(m, DW_AT_low_pc, DW_FORM_addrx, UINT64_MAX / 8 + 2);
		break;
	case 4:
		dwarf_uint(m, DW_AT_name, DW_FORM_strp_sup, 0);
		break;
	}
	dwarf_unit_end(m);
}

/* Values that lead out of their section cost the value. */
START_TEST(test_outside)
{
	static const struct diag_kind *const kinds[] = {
		&die_string_outside, &die_string_outside, &die_string_outside, &die_address_outside, &die_alt_missing
	};
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	outside(&m, _i);
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, 1);
	ck_assert_str_eq(made.dwarf.units.at[0]->name, "");
	check_only(&made.diag, kinds[_i]);
	made_close(&made, &m);
}
END_TEST

START_TEST(test_split)
{
	struct dwarf_maker m = dwarf_maker_make(_i ? 5 : 4, 4, 8, false);
	dwarf_unit(&m, DW_UT_skeleton);
	dwarf_die(&m, _i ? DW_TAG_skeleton_unit : DW_TAG_compile_unit, false);
	dwarf_text(&m, _i ? DW_AT_dwo_name : DW_AT_GNU_dwo_name, DW_FORM_string, "a.dwo");
	if (!_i)
		dwarf_uint(&m, DW_AT_GNU_dwo_id, DW_FORM_data8, 0x1234);
	dwarf_uint(&m, DW_AT_stmt_list, DW_FORM_sec_offset, 0);
	dwarf_unit_end(&m);
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, 1);
	const struct unit *unit = made.dwarf.units.at[0];
	ck_assert(unit->first_with_lines);
	ck_assert(unit->skeleton);
	ck_assert_str_eq(unit->dwo_name, "a.dwo");
	ck_assert_uint_eq(unit->id, 0x1234);
	ck_assert_uint_eq(made.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* A partial unit in front may name the line table of the unit that it was taken from. */
START_TEST(test_first_with_lines)
{
	static const struct {
		unsigned tag;
		uint64_t lines;
		bool first;
	} units[] = {
		{DW_TAG_partial_unit, 16, false}, {DW_TAG_compile_unit, 32, true}, {DW_TAG_compile_unit, 16, true},
		{DW_TAG_compile_unit, 32, false}, {DW_TAG_partial_unit, 48, false},
	};
	struct dwarf_maker m = dwarf_maker_make(_i ? 5 : 3, 4, 8, false);
	for (size_t i = 0; i < 5; i++) {
		dwarf_unit(&m, units[i].tag == DW_TAG_partial_unit ? DW_UT_partial : 0);
		dwarf_die(&m, units[i].tag, false);
		dwarf_uint(&m, DW_AT_stmt_list, _i ? DW_FORM_sec_offset : DW_FORM_data4, units[i].lines);
		dwarf_unit_end(&m);
	}
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, 5);
	for (size_t i = 0; i < 5; i++) {
		ck_assert_int_eq(made.dwarf.units.at[i]->first_with_lines, units[i].first);
		ck_assert_int_eq(made.dwarf.units.at[i]->partial, units[i].tag == DW_TAG_partial_unit);
		ck_assert_uint_eq(made.dwarf.units.at[i]->stmt_list, units[i].lines);
	}
	made_close(&made, &m);
}
END_TEST

/* Units that use one table, and one that uses it with addresses of another size. */
START_TEST(test_shared_table)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	small_unit(&m, "a.c");
	size_t second = m.info.out.n;
	small_unit(&m, "b.c");
	size_t third = m.info.out.n;
	small_unit(&m, "c.c");
	put_uint_at(&m.info, second + 6, 0, 4);
	put_uint_at(&m.info, third + 6, 0, 4);
	put_uint_at(&m.info, third + 10, 4, 1);
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made.dwarf.units.n, 3);
	ck_assert_uint_eq(made.dwarf.abbrevs.n, 2);
	ck_assert_ptr_eq(made.dwarf.units.at[0]->abbrevs, made.dwarf.units.at[1]->abbrevs);
	ck_assert_ptr_ne(made.dwarf.units.at[0]->abbrevs, made.dwarf.units.at[2]->abbrevs);
	made_close(&made, &m);
}
END_TEST

/* Thousands of units that each begin their table somewhere else in one long table: compiled in time and memory in proportion. */
START_TEST(test_overlapping_tables)
{
	enum { UNITS = 4000 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	for (unsigned i = 0; i < UNITS; i++) {
		size_t length = put_length(&m.info, 4);
		put_uint(&m.info, 4, 2);
		put_uint(&m.info, 6 * i, 4);
		put_uint(&m.info, 8, 1);
		put_uleb(&m.info, 1);
		put_length_end(&m.info, length, 4);
	}
	for (unsigned i = 0; i < 8 * UNITS; i++) {
		put_uleb(&m.abbrev, 1);
		put_uleb(&m.abbrev, DW_TAG_compile_unit);
		put_uint(&m.abbrev, 0, 1);
		put_uleb(&m.abbrev, 0);
		put_uleb(&m.abbrev, 0);
		put_uint(&m.abbrev, 0x80, 1); /* the next code is padded */
	}
	put_uleb(&m.abbrev, 0);
	struct made made;
	made_open(&m, &made);
	uint64_t entries = 0;
	for (size_t i = 0; i < made.dwarf.abbrevs.n; i++)
		entries += made.dwarf.abbrevs.at[i]->list.n;
	ck_assert_uint_ge(made.dwarf.units.n, 4);
	ck_assert_uint_lt(entries, 8 * UNITS * 5);
	ck_assert_uint_ne(reported(&made.diag, &abbrev_damaged), 0);
	made_close(&made, &m);
}
END_TEST

/* While units are being opened a reference stays in its unit: how many are open already must not make a difference. */
START_TEST(test_one_by_one)
{
	enum { ORIGIN };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	dwarf_unit(&m, 0);
	dwarf_die(&m, DW_TAG_compile_unit, true);
	dwarf_label(&m, ORIGIN);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_text(&m, DW_AT_name, DW_FORM_string, "f");
	root_end(&m);
	dwarf_unit(&m, 0);
	dwarf_die(&m, DW_TAG_compile_unit, true);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_ref(&m, DW_AT_abstract_origin, DW_FORM_ref_addr, ORIGIN);
	dwarf_code(&m, TEXT, TEXT + 4);
	root_end(&m);
	dwarf_resolve(&m);
	struct made made = {0};
	made_sections(&made, &m);
	ck_assert(dwarf_crosses_units(&made.dwarf));
	ck_assert_ptr_nonnull(dwarf_next(&made.dwarf, &made.diag));
	ck_assert_ptr_nonnull(dwarf_next(&made.dwarf, &made.diag));
	ck_assert_uint_ne(reported(&made_read(&made, 1)->diag, &die_reference_outside), 0);
	ck_assert_ptr_null(dwarf_next(&made.dwarf, &made.diag));
	ck_assert_int_eq(dwarf_open(&made.dwarf, &made.diag), ST_OK);
	check_func(made_read(&made, 1), 0, "f", TEXT, TEXT + 4);
	made_close(&made, &m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("unit");
	TCase *t = tcase_create("unit");
	tcase_add_loop_test(t, test_header, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_mixed, 0, 2);
	tcase_add_test(t, test_no_units);
	tcase_add_loop_test(t, test_damage, 0, sizeof damages / sizeof *damages);
	tcase_add_loop_test(t, test_length, 0, sizeof lengths / sizeof *lengths);
	tcase_add_loop_test(t, test_huge_64_bit_length, 0, 2);
	tcase_add_test(t, test_padding);
	tcase_add_test(t, test_root);
	tcase_add_loop_test(t, test_default_bases, 0, 2);
	tcase_add_loop_test(t, test_outside, 0, 5);
	tcase_add_loop_test(t, test_split, 0, 2);
	tcase_add_loop_test(t, test_first_with_lines, 0, 2);
	tcase_add_test(t, test_shared_table);
	tcase_add_test(t, test_overlapping_tables);
	tcase_add_test(t, test_one_by_one);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
