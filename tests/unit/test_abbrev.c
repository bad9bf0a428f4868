/* Abbreviation tables: codes in any order, kinds of entries, how they are stepped over, damage. */
#include "dump_syms/dwarf/abbrev.h"

#include "tests/make/bytes.h"
#include "tests/unit/check_main.h"

#include <dwarf.h>

struct fixture {
	struct put p;
	struct abbrev_table table;
	struct diag diag;
};

static void compile(struct fixture *f)
{
	struct bytes section = {(const uint8_t *)f->p.out.at, f->p.out.n};
	f->table.encoding = (struct encoding){5, 8, 4};
	abbrev_table_compile(&f->table, section, UINT64_MAX, false, &f->diag);
}

static void release(struct fixture *f)
{
	put_release(&f->p);
	abbrev_table_release(&f->table);
	diag_release(&f->diag);
}

static void begin(struct fixture *f, uint64_t code, unsigned tag, bool children)
{
	put_uleb(&f->p, code);
	put_uleb(&f->p, tag);
	put_uint(&f->p, children, 1);
}

static void attr(struct fixture *f, uint64_t name, uint64_t form)
{
	put_uleb(&f->p, name);
	put_uleb(&f->p, form);
}

/* As begin with nothing in it. */
static void plain(struct fixture *f, uint64_t code, unsigned tag, bool children)
{
	begin(f, code, tag, children);
	attr(f, 0, 0);
}

static void check_end(const struct fixture *f)
{
	const struct abbrev *null = abbrev_find(&f->table, 0);
	ck_assert_ptr_nonnull(null);
	ck_assert_int_eq(null->kind, DIE_END);
	ck_assert_int_eq(null->descend, -1);
	ck_assert_uint_eq(null->fixed, 0);
}

/* Codes that no array could be as long as. */
START_TEST(test_codes)
{
	static const uint64_t codes[][6] = {
		{1, 2, 3, 4, 5, 6},
		{6, 5, 4, 3, 2, 1},
		{1, 2, 900, 3, 4, 901},
		{UINT64_MAX, 1, UINT32_MAX, 2, UINT64_C(1) << 40, 3},
	};
	static const unsigned tags[] = {
		DW_TAG_namespace, DW_TAG_class_type, DW_TAG_structure_type, DW_TAG_union_type, DW_TAG_module,
		DW_TAG_enumeration_type
	};
	static const int kinds[] = {DIE_NAMESPACE, DIE_CLASS, DIE_STRUCT, DIE_UNION, DIE_MODULE, DIE_ENUM};
	struct fixture f = {0};
	for (unsigned i = 0; i < 6; i++)
		plain(&f, codes[_i][i], tags[i], false);
	put_uleb(&f.p, 0);
	compile(&f);
	for (unsigned i = 0; i < 6; i++) {
		const struct abbrev *a = abbrev_find(&f.table, codes[_i][i]);
		ck_assert_ptr_nonnull(a);
		ck_assert_int_eq(a->kind, kinds[i]);
	}
	ck_assert_ptr_null(abbrev_find(&f.table, 7));
	ck_assert_ptr_null(abbrev_find(&f.table, UINT64_MAX - 1));
	check_end(&f);
	ck_assert_uint_eq(f.diag.entries.n, 0);
	release(&f);
}
END_TEST

START_TEST(test_first_of_equal_codes)
{
	struct fixture f = {0};
	plain(&f, 9, DW_TAG_namespace, false);
	plain(&f, 9, DW_TAG_module, false);
	plain(&f, 1, DW_TAG_class_type, false);
	plain(&f, 1, DW_TAG_union_type, false);
	put_uleb(&f.p, 0);
	compile(&f);
	ck_assert_int_eq(abbrev_find(&f.table, 9)->kind, DIE_NAMESPACE);
	ck_assert_int_eq(abbrev_find(&f.table, 1)->kind, DIE_CLASS);
	release(&f);
}
END_TEST

/* What an entry is depends on its attributes, and whether it is noted on its children. */
static const struct kind_case {
	unsigned tag, at;
	bool children;
	enum die_kind kind;
	bool noted;
} kind_cases[] = {
	{DW_TAG_compile_unit, 0, false, DIE_UNIT, true},
	{DW_TAG_skeleton_unit, 0, false, DIE_UNIT, true},
	{DW_TAG_partial_unit, 0, true, DIE_PARTIAL_UNIT, true},
	{DW_TAG_subprogram, 0, true, DIE_ABSTRACT, true},
	{DW_TAG_subprogram, 0, false, DIE_ABSTRACT, false},
	{DW_TAG_subprogram, DW_AT_declaration, true, DIE_DECLARATION, false},
	{DW_TAG_subprogram, DW_AT_low_pc, false, DIE_FUNCTION, true},
	{DW_TAG_subprogram, DW_AT_ranges, true, DIE_FUNCTION, true},
	{DW_TAG_inlined_subroutine, 0, false, DIE_INLINED, true},
	{DW_TAG_namespace, 0, true, DIE_NAMESPACE, true},
	{DW_TAG_namespace, 0, false, DIE_NAMESPACE, false},
	{DW_TAG_interface_type, 0, true, DIE_INTERFACE, true},
	{DW_TAG_lexical_block, DW_AT_low_pc, true, DIE_OTHER, false},
	{DW_TAG_variable, 0, false, DIE_OTHER, false},
	{DW_TAG_entry_point, DW_AT_low_pc, false, DIE_OTHER, false},
	{0x4109, DW_AT_low_pc, true, DIE_OTHER, false},
	{0xffff, 0, true, DIE_OTHER, false},
};

START_TEST(test_kind)
{
	const struct kind_case *c = &kind_cases[_i];
	struct fixture f = {0};
	begin(&f, 1, c->tag, c->children);
	if (c->at)
		attr(&f, c->at, DW_FORM_data8);
	attr(&f, 0, 0);
	put_uleb(&f.p, 0);
	compile(&f);
	const struct abbrev *a = abbrev_find(&f.table, 1);
	ck_assert_int_eq(a->kind, c->kind);
	ck_assert_int_eq(a->noted, c->noted);
	ck_assert_int_eq(a->descend, c->children);
	ck_assert_uint_eq(a->fixed, c->at ? 8 : 0);
	release(&f);
}
END_TEST

/* What is never read and always as long is stepped over at once. */
START_TEST(test_fixed)
{
	struct fixture f = {0};
	begin(&f, 1, DW_TAG_variable, false);
	attr(&f, DW_AT_name, DW_FORM_strp);
	attr(&f, DW_AT_low_pc, DW_FORM_addr);
	attr(&f, DW_AT_decl_line, DW_FORM_implicit_const);
	put_sleb(&f.p, -7);
	attr(&f, DW_AT_external, DW_FORM_flag_present);
	attr(&f, DW_AT_type, DW_FORM_data16);
	attr(&f, 0, 0);
	begin(&f, 2, DW_TAG_variable, false);
	attr(&f, DW_AT_type, DW_FORM_ref4);
	attr(&f, DW_AT_location, DW_FORM_exprloc);
	attr(&f, 0, 0);
	put_uleb(&f.p, 0);
	compile(&f);
	ck_assert_uint_eq(abbrev_find(&f.table, 1)->fixed, 4 + 8 + 16);
	ck_assert_uint_eq(abbrev_find(&f.table, 2)->fixed, ABBREV_VARIES);
	/* Only the second has steps. */
	ck_assert_uint_eq(f.table.steps.n, 2);
	ck_assert_int_eq(f.table.steps.at[0].op, STEP_BLOCK);
	ck_assert_uint_eq(f.table.steps.at[0].skip, 4);
	release(&f);
}
END_TEST

/* Longer than a step can say, longer than `fixed` can say. */
START_TEST(test_long_run)
{
	struct fixture f = {0};
	begin(&f, 1, DW_TAG_namespace, true);
	for (unsigned i = 0; i < 10000; i++)
		attr(&f, DW_AT_type, DW_FORM_data16);
	attr(&f, 0, 0);
	put_uleb(&f.p, 0);
	compile(&f);
	const struct abbrev *a = abbrev_find(&f.table, 1);
	uint64_t size = 0;
	ck_assert_uint_eq(a->fixed, ABBREV_VARIES);
	const struct step *step = &f.table.steps.at[a->steps];
	for (; step->op != STEP_END; step++) {
		ck_assert_int_eq(step->op, STEP_NONE);
		size += step->skip;
	}
	ck_assert_uint_eq(size + step->skip, 160000);
	release(&f);
}
END_TEST

static const struct cross_case {
	unsigned tag, at, form;
	bool crosses;
} cross_cases[] = {
	{DW_TAG_subprogram, DW_AT_abstract_origin, DW_FORM_ref_addr, true},
	{DW_TAG_class_type, DW_AT_specification, DW_FORM_ref_addr, true},
	{DW_TAG_inlined_subroutine, DW_AT_abstract_origin, DW_FORM_indirect, true},
	{DW_TAG_inlined_subroutine, DW_AT_abstract_origin, DW_FORM_ref4, false},
	{DW_TAG_variable, DW_AT_abstract_origin, DW_FORM_ref_addr, false},
	{DW_TAG_subprogram, DW_AT_type, DW_FORM_ref_addr, false},
};

/* In the second of two tables; and one that has no end may have anything behind it. */
START_TEST(test_crosses_units)
{
	const struct cross_case *c = &cross_cases[_i];
	struct fixture f = {0};
	begin(&f, 1, DW_TAG_subprogram, false);
	attr(&f, DW_AT_decl_line, DW_FORM_implicit_const);
	put_sleb(&f.p, -300);
	attr(&f, 0, 0);
	put_uleb(&f.p, 0);
	begin(&f, 1, c->tag, false);
	attr(&f, c->at, c->form);
	attr(&f, 0, 0);
	put_uleb(&f.p, 0);
	struct bytes section = {(const uint8_t *)f.p.out.at, f.p.out.n};
	ck_assert_int_eq(abbrevs_cross_units(section), c->crosses);
	section.size -= 2;
	ck_assert(abbrevs_cross_units(section));
	put_release(&f.p);
}
END_TEST

/* An attribute that is there twice counts once: entries of no bytes must not take thousands of steps. */
START_TEST(test_repeated_attribute)
{
	struct fixture f = {0};
	begin(&f, 1, DW_TAG_subprogram, false);
	attr(&f, DW_AT_low_pc, DW_FORM_addr);
	for (unsigned i = 0; i < 1000; i++) {
		attr(&f, DW_AT_name, DW_FORM_flag_present);
		attr(&f, DW_AT_linkage_name, DW_FORM_implicit_const);
		put_sleb(&f.p, i);
		attr(&f, DW_AT_low_pc, DW_FORM_data1);
	}
	attr(&f, 0, 0);
	put_uleb(&f.p, 0);
	compile(&f);
	const struct abbrev *a = abbrev_find(&f.table, 1);
	ck_assert_uint_eq(a->fixed, 8 + 1000);
	ck_assert_uint_eq(f.table.steps.n, 4);
	ck_assert_uint_eq(f.table.constants.n, 1);
	ck_assert_uint_eq(f.table.constants.at[0], 0);
	ck_assert_int_eq(f.table.steps.at[0].form.meaning, VALUE_ADDRESS);
	release(&f);
}
END_TEST

/* An unknown form costs the entries that have it, no others. */
START_TEST(test_unknown_form)
{
	struct fixture f = {0};
	begin(&f, 1, DW_TAG_namespace, true);
	attr(&f, DW_AT_name, 0x7777);
	attr(&f, 0, 0);
	plain(&f, 2, DW_TAG_module, true);
	put_uleb(&f.p, 0);
	compile(&f);
	const struct abbrev *a = abbrev_find(&f.table, 1);
	ck_assert_uint_eq(a->fixed, ABBREV_VARIES);
	ck_assert_int_eq(f.table.steps.at[a->steps].op, STEP_BAD);
	ck_assert_int_eq(abbrev_find(&f.table, 2)->kind, DIE_MODULE);
	release(&f);
}
END_TEST

/* Cut short anywhere: what is whole is there, and it is said that the rest is not. */
START_TEST(test_cut)
{
	struct fixture whole = {0};
	for (unsigned i = 1; i < 4; i++) {
		begin(&whole, i, DW_TAG_namespace, true);
		attr(&whole, DW_AT_name, DW_FORM_string);
		attr(&whole, 0, 0);
	}
	put_uleb(&whole.p, 0);
	for (size_t n = 0; n < whole.p.out.n; n++) {
		struct fixture f = {0};
		struct bytes section = {(const uint8_t *)whole.p.out.at, n};
		f.table.encoding = (struct encoding){4, 8, 4};
		abbrev_table_compile(&f.table, section, UINT64_MAX, false, &f.diag);
		for (unsigned code = 1; code < 4; code++)
			ck_assert_int_eq(abbrev_find(&f.table, code) != NULL, code * 7 <= n);
		check_end(&f);
		ck_assert_uint_eq(f.diag.entries.n, 1);
		ck_assert_ptr_eq(f.diag.entries.at[0].kind, &abbrev_damaged);
		release(&f);
	}
	release(&whole);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("abbrev");
	TCase *t = tcase_create("abbrev");
	tcase_add_loop_test(t, test_codes, 0, 4);
	tcase_add_test(t, test_first_of_equal_codes);
	tcase_add_loop_test(t, test_kind, 0, sizeof kind_cases / sizeof *kind_cases);
	tcase_add_test(t, test_fixed);
	tcase_add_test(t, test_long_run);
	tcase_add_loop_test(t, test_crosses_units, 0, sizeof cross_cases / sizeof *cross_cases);
	tcase_add_test(t, test_repeated_attribute);
	tcase_add_test(t, test_unknown_form);
	tcase_add_test(t, test_cut);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
