/* Split units: what they take from their skeleton, how the two are joined, and what is wrong about them. */
#include "dump_syms/dwarf/die.h"
#include "dump_syms/dwarf/ranges.h"
#include "tests/make/line.h"
#include "tests/unit/check_main.h"
#include "tests/unit/split_fixture.h"

struct pair {
	struct dwarf_maker m, s;
	struct made main, split;
};

static void pair_close(struct pair *p)
{
	made_close(&p->split, &p->s);
	made_close(&p->main, &p->m);
}

/* Whether the split file has the rest of skeleton number i, which is read. */
static bool read_split(struct pair *p, size_t i)
{
	fragment_release(&p->main.fragment);
	p->main.fragment = (struct fragment){.diag.verbose = true};
	return unit_read_split(p->main.dwarf.units.at[i], &p->split.dwarf, &p->main.fragment);
}

START_TEST(test_addresses)
{
	struct pair p = {.m = split_maker(_i), .s = split_maker(_i)};
	/* The skeleton's addresses are not the first in the section. */
	skeleton(&p.m, 1, "other.dwo", 0);
	skeleton_address(&p.m, TEXT + 0x500);
	skeleton_end(&p.m);
	skeleton(&p.m, DWO_ID, "a.dwo", 0);
	skeleton_address(&p.m, TEXT + 0x20);
	skeleton_address(&p.m, TEXT + 0x40);
	skeleton_end(&p.m);
	split_root(&p.s, DWO_ID);
	split_function(&p.s, "f", 0);
	split_function(&p.s, "g", 1);
	root_end(&p.s);
	made_open(&p.m, &p.main);
	split_open(&p.main, &p.s, &p.split);
	ck_assert(p.main.dwarf.units.at[1]->skeleton);
	ck_assert(!p.split.dwarf.units.at[0]->skeleton);
	ck_assert(read_split(&p, 1));
	check_func(&p.main.fragment, 0, "f", TEXT + 0x20, TEXT + 0x30);
	check_func(&p.main.fragment, 1, "g", TEXT + 0x40, TEXT + 0x50);
	ck_assert_uint_eq(p.main.fragment.diag.entries.n + p.main.diag.entries.n + p.split.diag.entries.n, 0);
	pair_close(&p);
}
END_TEST

/* Another id is another build; a unit is the rest of one skeleton. */
START_TEST(test_ids)
{
	struct pair p = {.m = split_maker(_i), .s = split_maker(_i)};
	for (unsigned i = 0; i < 3; i++) {
		skeleton(&p.m, i ? DWO_ID : DWO_ID + 1, "a.dwo", 0);
		skeleton_address(&p.m, TEXT + 0x20 * i);
		skeleton_end(&p.m);
	}
	split_root(&p.s, DWO_ID);
	split_function(&p.s, "f", 0);
	root_end(&p.s);
	made_open(&p.m, &p.main);
	split_open(&p.main, &p.s, &p.split);
	ck_assert(!read_split(&p, 0));
	ck_assert_uint_eq(p.main.fragment.funcs.n, 0);
	ck_assert(read_split(&p, 1));
	check_func(&p.main.fragment, 0, "f", TEXT + 0x20, TEXT + 0x30);
	ck_assert(!read_split(&p, 2));
	pair_close(&p);
}
END_TEST

/* Several units of one file, and references between them, which stay in it. */
START_TEST(test_several)
{
	enum { DECLARED };
	struct pair p = {.m = split_maker(_i), .s = split_maker(_i)};
	for (unsigned i = 0; i < 2; i++) {
		skeleton(&p.m, DWO_ID + i, "a.dwo", 0);
		skeleton_address(&p.m, TEXT + 0x100 * i);
		skeleton_end(&p.m);
	}
	split_root(&p.s, DWO_ID);
	named(&p.s, DW_TAG_namespace, "n", true);
	dwarf_label(&p.s, DECLARED);
	named(&p.s, DW_TAG_subprogram, "f", false);
	dwarf_up(&p.s);
	root_end(&p.s);
	split_root(&p.s, DWO_ID + 1);
	dwarf_die(&p.s, DW_TAG_subprogram, false);
	dwarf_ref(&p.s, DW_AT_specification, DW_FORM_ref_addr, DECLARED);
	dwarf_uint(&p.s, DW_AT_low_pc, p.s.version >= 5 ? DW_FORM_addrx : DW_FORM_GNU_addr_index, 0);
	dwarf_uint(&p.s, DW_AT_high_pc, DW_FORM_data4, 16);
	root_end(&p.s);
	made_open(&p.m, &p.main);
	split_open(&p.main, &p.s, &p.split);
	ck_assert(read_split(&p, 0));
	ck_assert_uint_eq(p.main.fragment.funcs.n, 0);
	ck_assert(read_split(&p, 1));
	check_func(&p.main.fragment, 0, "n::f", TEXT + 0x100, TEXT + 0x110);
	pair_close(&p);
}
END_TEST

/* Version 4 has range lists in the main file, which count from the skeleton's base of lists and from its low PC. */
START_TEST(test_ranges_before_5)
{
	struct pair p = {.m = split_maker(_i & ~1), .s = split_maker(_i & ~1)};
	static const struct range other[] = {{TEXT + 0x800, TEXT + 0x810}}, relative[] = {{0x40, 0x50}, {0x60, 0x70}};
	skeleton(&p.m, 1, "other.dwo", 0);
	dwarf_ranges(&p.m, other, 1);
	skeleton_end(&p.m);
	skeleton(&p.m, DWO_ID, "a.dwo", p.m.ranges.out.n);
	skeleton_end(&p.m);
	/* The unit's own list says where it is without the base. */
	struct dwarf_maker lists = dwarf_maker_make(4, 4, p.m.address_size, p.m.info.big_endian);
	dwarf_ranges(&lists, relative, 2);
	put_bytes(&p.m.ranges, lists.ranges.out.at, lists.ranges.out.n);
	dwarf_maker_release(&lists);
	split_root(&p.s, DWO_ID);
	dwarf_die(&p.s, DW_TAG_subprogram, false);
	dwarf_text(&p.s, DW_AT_name, DW_FORM_string, "f");
	dwarf_uint(&p.s, DW_AT_ranges, DW_FORM_sec_offset, 0);
	root_end(&p.s);
	made_open(&p.m, &p.main);
	split_open(&p.main, &p.s, &p.split);
	ck_assert(read_split(&p, 1));
	check_func(&p.main.fragment, 0, "f", TEXT + 0x40, TEXT + 0x50);
	check_func(&p.main.fragment, 1, "f", TEXT + 0x60, TEXT + 0x70);
	ck_assert_uint_eq(p.main.fragment.diag.entries.n, 0);
	pair_close(&p);
}
END_TEST

/* Version 5 has them in the split file, behind a header whose offsets say where each is. */
START_TEST(test_ranges_5)
{
	struct pair p = {.m = split_maker(_i | 1), .s = split_maker(_i | 1)};
	struct put *lists = &p.s.rnglists;
	unsigned offset_size = p.s.offset_size;
	skeleton(&p.m, DWO_ID, "a.dwo", 0);
	skeleton_address(&p.m, TEXT + 0x700);
	skeleton_end(&p.m);
	split_root(&p.s, DWO_ID);
	dwarf_die(&p.s, DW_TAG_subprogram, false);
	dwarf_text(&p.s, DW_AT_name, DW_FORM_string, "f");
	dwarf_uint(&p.s, DW_AT_ranges, DW_FORM_rnglistx, 0);
	root_end(&p.s);
	size_t length = put_length(lists, offset_size);
	put_uint(lists, 5, 2);
	put_uint(lists, p.s.address_size, 1);
	put_uint(lists, 0, 1);
	put_uint(lists, 1, 4);
	put_uint(lists, offset_size, offset_size);
	put_uint(lists, DW_RLE_offset_pair, 1);
	put_uleb(lists, 0x10);
	put_uleb(lists, 0x20);
	put_uint(lists, DW_RLE_startx_length, 1);
	put_uleb(lists, 0);
	put_uleb(lists, 8);
	put_uint(lists, DW_RLE_end_of_list, 1);
	put_length_end(lists, length, offset_size);
	made_open(&p.m, &p.main);
	split_open(&p.main, &p.s, &p.split);
	ck_assert(read_split(&p, 0));
	check_func(&p.main.fragment, 0, "f", TEXT + 0x10, TEXT + 0x20);
	check_func(&p.main.fragment, 1, "f", TEXT + 0x700, TEXT + 0x708);
	ck_assert_uint_eq(p.main.fragment.diag.entries.n, 0);
	pair_close(&p);
}
END_TEST

/* Lines are the skeleton's, and so are the files that calls name. */
START_TEST(test_lines)
{
	static const char *const dirs[] = {"/src", NULL}, *const files[] = {"zero.c", "one.c", NULL};
	struct pair p = {.m = split_maker(_i), .s = split_maker(_i)};
	struct line_maker l = line_maker_make(p.m.version, p.m.offset_size, p.m.info.big_endian);
	line_begin(&l);
	line_tables(&l, dirs, files);
	line_program(&l);
	line_set_address(&l, TEXT, p.m.address_size);
	line_copy(&l);
	line_advance_pc(&l, 0x20);
	line_end_sequence(&l);
	line_end(&l);
	put_bytes(&p.m.line, l.p.out.at, l.p.out.n);
	put_release(&l.p);
	skeleton(&p.m, DWO_ID, "a.dwo", 0);
	dwarf_uint(&p.m, DW_AT_stmt_list, DW_FORM_sec_offset, 0);
	dwarf_text(&p.m, DW_AT_comp_dir, DW_FORM_string, "/build");
	skeleton_address(&p.m, TEXT);
	skeleton_end(&p.m);
	split_root(&p.s, DWO_ID);
	dwarf_die(&p.s, DW_TAG_subprogram, true);
	dwarf_text(&p.s, DW_AT_name, DW_FORM_string, "f");
	dwarf_uint(&p.s, DW_AT_low_pc, p.s.version >= 5 ? DW_FORM_addrx : DW_FORM_GNU_addr_index, 0);
	dwarf_uint(&p.s, DW_AT_high_pc, DW_FORM_data4, 0x20);
	dwarf_die(&p.s, DW_TAG_inlined_subroutine, false);
	dwarf_text(&p.s, DW_AT_name, DW_FORM_string, "g");
	dwarf_uint(&p.s, DW_AT_low_pc, p.s.version >= 5 ? DW_FORM_addrx : DW_FORM_GNU_addr_index, 0);
	dwarf_uint(&p.s, DW_AT_high_pc, DW_FORM_data4, 0x10);
	dwarf_uint(&p.s, DW_AT_call_file, DW_FORM_data1, 1);
	dwarf_uint(&p.s, DW_AT_call_line, DW_FORM_data1, 77);
	dwarf_up(&p.s);
	root_end(&p.s);
	made_open(&p.m, &p.main);
	split_open(&p.main, &p.s, &p.split);
	ck_assert(read_split(&p, 0));
	const struct fragment *f = &p.main.fragment;
	const char *wanted = p.m.version >= 5 ? "/src/one.c" : "/src/zero.c";
	ck_assert_uint_eq(f->funcs.n, 1);
	ck_assert_uint_eq(f->funcs.at[0].lines.count, 1);
	ck_assert_str_eq(f->files.at[f->lines.at[0].file], wanted);
	ck_assert_uint_eq(f->inlines.n, 1);
	ck_assert_uint_eq(f->inlines.at[0].call_line, 77);
	ck_assert_str_eq(f->files.at[f->inlines.at[0].call_file], wanted);
	ck_assert_uint_eq(f->loose.n, 0);
	pair_close(&p);
}
END_TEST

/* What is wrong in the split file is said with its name, and names outlive a file that is closed. */
START_TEST(test_passing)
{
	struct pair p = {.m = split_maker(_i), .s = split_maker(_i)};
	skeleton(&p.m, DWO_ID, "a.dwo", 0);
	skeleton_address(&p.m, TEXT);
	skeleton_end(&p.m);
	split_root(&p.s, DWO_ID);
	split_function(&p.s, "f", 0);
	split_function(&p.s, "g", 1000); /* not in .debug_addr */
	root_end(&p.s);
	made_open(&p.m, &p.main);
	dwarf_resolve(&p.s);
	split_sections(&p.main, &p.s, &p.split);
	p.split.dwarf.passing = true;
	p.split.dwarf.path = "dir/a.dwo";
	ck_assert_int_eq(dwarf_open(&p.split.dwarf, &p.split.diag), ST_OK);
	ck_assert(read_split(&p, 0));
	memset(p.s.str.out.at, '!', p.s.str.out.n);
	check_func(&p.main.fragment, 0, "f", TEXT, TEXT + 16);
	ck_assert_uint_eq(p.main.fragment.funcs.n, 1);
	check_only(&p.main.fragment.diag, &die_address_outside);
	ck_assert_ptr_eq(strstr(p.main.fragment.diag.entries.at[0].first, "dir/a.dwo: .debug_info+0x"),
	                 p.main.fragment.diag.entries.at[0].first);
	pair_close(&p);
}
END_TEST

/* A skeleton that says something itself says it where the rest is missing. */
START_TEST(test_alone)
{
	struct dwarf_maker m = split_maker(_i);
	m.id = DWO_ID;
	dwarf_unit(&m, DW_UT_skeleton);
	dwarf_die(&m, m.version >= 5 ? DW_TAG_skeleton_unit : DW_TAG_compile_unit, true);
	dwarf_text(&m, m.version >= 5 ? DW_AT_dwo_name : DW_AT_GNU_dwo_name, DW_FORM_string, "a.dwo");
	function(&m, "f", TEXT, TEXT + 16, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	ck_assert(made.dwarf.units.at[0]->skeleton);
	check_func(made_read(&made, 0), 0, "f", TEXT, TEXT + 16);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Many split units name one long list of the main file: what they may read of it is in proportion to all of them. */
START_TEST(test_ranges_budget)
{
	enum { UNITS = 50, ENTRIES = 2000 };
	static struct range ranges[ENTRIES];
	struct pair p = {.m = split_maker(0), .s = split_maker(0)};
	for (unsigned i = 0; i < ENTRIES; i++)
		ranges[i] = (struct range){16 * i + 1, 16 * i + 9};
	for (unsigned i = 0; i < UNITS; i++) {
		skeleton(&p.m, DWO_ID + i, "a.dwo", 0);
		if (!i)
			dwarf_ranges(&p.m, ranges, ENTRIES);
		skeleton_end(&p.m);
	}
	split_root(&p.s, DWO_ID);
	dwarf_die(&p.s, DW_TAG_subprogram, false);
	dwarf_uint(&p.s, DW_AT_ranges, DW_FORM_sec_offset, 0);
	root_end(&p.s);
	made_open(&p.m, &p.main);
	split_open(&p.main, &p.s, &p.split);
	ck_assert(read_split(&p, 0));
	ck_assert_uint_lt(p.main.fragment.funcs.n, ENTRIES);
	check_only(&p.main.fragment.diag, &ranges_repeated);
	pair_close(&p);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("split");
	TCase *t = tcase_create("split");
	tcase_add_loop_test(t, test_addresses, 0, SPLIT_FORMS);
	tcase_add_loop_test(t, test_ids, 0, SPLIT_FORMS);
	tcase_add_loop_test(t, test_several, 0, SPLIT_FORMS);
	tcase_add_loop_test(t, test_ranges_before_5, 0, SPLIT_FORMS / 2);
	tcase_add_loop_test(t, test_ranges_5, 0, SPLIT_FORMS / 2);
	tcase_add_loop_test(t, test_lines, 0, SPLIT_FORMS);
	tcase_add_loop_test(t, test_passing, 0, SPLIT_FORMS);
	tcase_add_loop_test(t, test_alone, 0, SPLIT_FORMS);
	tcase_add_test(t, test_ranges_budget);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
