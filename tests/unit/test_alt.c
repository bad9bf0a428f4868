/* Names in a supplementary file: every form that leads there, scopes there, what is missing or wrong, cycles. */
#include "dump_syms/dwarf/die.h"
#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

enum { DECLARED, FAR };

/* The forms of GNU in version 4, those of version 5; offset size, byte order. */
#define ALT_FORMS 16
static struct dwarf_maker alt_maker(int i)
{
	return dwarf_maker_make(i & 4 ? 5 : 4, i & 1 ? 8 : 4, 8, i & 2);
}

static unsigned ref_form(int i, const struct dwarf_maker *m)
{
	return m->version < 5 ? DW_FORM_GNU_ref_alt : i & 8 ? DW_FORM_ref_sup8 : DW_FORM_ref_sup4;
}

static unsigned str_form(const struct dwarf_maker *m)
{
	return m->version < 5 ? DW_FORM_GNU_strp_alt : DW_FORM_strp_sup;
}

/* `namespace far { void there(); }` in a partial unit, behind another one. */
static void partial(struct dwarf_maker *m)
{
	dwarf_unit(m, DW_UT_partial);
	dwarf_die(m, DW_TAG_partial_unit, false);
	dwarf_unit_end(m);
	dwarf_unit(m, DW_UT_partial);
	dwarf_die(m, DW_TAG_partial_unit, true);
	named(m, DW_TAG_namespace, "far", true);
	dwarf_label(m, DECLARED);
	dwarf_die(m, DW_TAG_subprogram, false);
	dwarf_text(m, DW_AT_name, DW_FORM_strp, "there");
	dwarf_up(m);
	root_end(m);
	dwarf_resolve(m);
}

struct two {
	struct dwarf_maker m, a;
	struct made main, alt;
};

/* Opens both; alt is main's. */
static void two_open(struct two *t)
{
	made_open(&t->a, &t->alt);
	t->main = (struct made){.status = ST_BAD};
	dwarf_resolve(&t->m);
	made_sections(&t->main, &t->m);
	t->main.dwarf.alt = &t->alt.dwarf;
	t->main.status = dwarf_open(&t->main.dwarf, &t->main.diag);
	ck_assert_int_eq(t->main.status, ST_OK);
}

static void two_close(struct two *t)
{
	made_close(&t->main, &t->m);
	made_close(&t->alt, &t->a);
}

START_TEST(test_reference)
{
	struct two t = {.m = alt_maker(_i), .a = alt_maker(_i)};
	partial(&t.a);
	root(&t.m, DW_LANG_C_plus_plus);
	function(&t.m, NULL, TEXT, TEXT + 16, false);
	dwarf_uint(&t.m, DW_AT_specification, ref_form(_i, &t.m), t.a.labels[DECLARED]);
	root_end(&t.m);
	two_open(&t);
	check_func(made_read(&t.main, 0), 0, "far::there", TEXT, TEXT + 16);
	ck_assert_uint_eq(t.main.fragment.diag.entries.n, 0);
	two_close(&t);
}
END_TEST

START_TEST(test_string)
{
	struct two t = {.m = alt_maker(_i), .a = alt_maker(_i)};
	uint64_t place = t.a.str.out.n;
	put_text(&t.a.str, "apart");
	partial(&t.a);
	root(&t.m, DW_LANG_C_plus_plus);
	dwarf_die(&t.m, DW_TAG_subprogram, false);
	dwarf_uint(&t.m, DW_AT_name, str_form(&t.m), place);
	dwarf_code(&t.m, TEXT, TEXT + 16);
	root_end(&t.m);
	two_open(&t);
	check_func(made_read(&t.main, 0), 0, "apart", TEXT, TEXT + 16);
	ck_assert_uint_eq(t.main.fragment.diag.entries.n, 0);
	two_close(&t);
}
END_TEST

/* Scopes of both files: a class there, by its specification, around a method here. */
START_TEST(test_scope)
{
	struct two t = {.m = alt_maker(_i), .a = alt_maker(_i)};
	dwarf_unit(&t.a, DW_UT_partial);
	dwarf_die(&t.a, DW_TAG_partial_unit, true);
	named(&t.a, DW_TAG_namespace, "far", true);
	dwarf_label(&t.a, FAR);
	named(&t.a, DW_TAG_class_type, "Class", false);
	dwarf_up(&t.a);
	root_end(&t.a);
	dwarf_resolve(&t.a);
	root(&t.m, DW_LANG_C_plus_plus);
	dwarf_die(&t.m, DW_TAG_class_type, true);
	dwarf_uint(&t.m, DW_AT_specification, ref_form(_i, &t.m), t.a.labels[FAR]);
	function(&t.m, "method", TEXT, TEXT + 16, false);
	dwarf_up(&t.m);
	root_end(&t.m);
	two_open(&t);
	check_func(made_read(&t.main, 0), 0, "far::Class::method", TEXT, TEXT + 16);
	ck_assert_uint_eq(t.main.fragment.diag.entries.n, 0);
	two_close(&t);
}
END_TEST

/* Values that lead out of that file, and into its headers. */
START_TEST(test_outside)
{
	static const uint64_t values[] = {0, 5, 0x100000, UINT32_MAX};
	struct two t = {.m = alt_maker(0), .a = alt_maker(0)};
	partial(&t.a);
	root(&t.m, DW_LANG_C_plus_plus);
	function(&t.m, NULL, TEXT, TEXT + 16, false);
	dwarf_uint(&t.m, DW_AT_specification, DW_FORM_GNU_ref_alt, values[_i]);
	function(&t.m, "g", TEXT + 16, TEXT + 32, false);
	root_end(&t.m);
	two_open(&t);
	made_read(&t.main, 0);
	ck_assert_uint_eq(t.main.fragment.funcs.n, 2);
	check_func(&t.main.fragment, 1, "g", TEXT + 16, TEXT + 32);
	ck_assert_uint_ge(reported(&t.main.fragment.diag, &die_reference_outside), 1);
	ck_assert_uint_eq(t.main.fragment.diag.entries.n, 1);
	two_close(&t);
}
END_TEST

START_TEST(test_string_outside)
{
	struct two t = {.m = alt_maker(0), .a = alt_maker(0)};
	partial(&t.a);
	root(&t.m, DW_LANG_C_plus_plus);
	dwarf_die(&t.m, DW_TAG_subprogram, false);
	dwarf_uint(&t.m, DW_AT_name, DW_FORM_GNU_strp_alt, 0x10000);
	dwarf_code(&t.m, TEXT, TEXT + 16);
	root_end(&t.m);
	two_open(&t);
	ck_assert_uint_eq(made_read(&t.main, 0)->funcs.n, 1);
	check_only(&t.main.fragment.diag, &die_string_outside);
	two_close(&t);
}
END_TEST

/* A supplementary file has none itself: what leads from there to another one leads nowhere, and so no cycle is made. */
START_TEST(test_cycle)
{
	struct two t = {.m = alt_maker(_i), .a = alt_maker(_i)};
	dwarf_unit(&t.a, DW_UT_partial);
	dwarf_die(&t.a, DW_TAG_partial_unit, true);
	dwarf_label(&t.a, FAR);
	dwarf_die(&t.a, DW_TAG_subprogram, false);
	dwarf_uint(&t.a, DW_AT_specification, ref_form(_i, &t.a), t.a.labels[FAR]);
	root_end(&t.a);
	dwarf_resolve(&t.a);
	root(&t.m, DW_LANG_C_plus_plus);
	function(&t.m, NULL, TEXT, TEXT + 16, false);
	dwarf_uint(&t.m, DW_AT_specification, ref_form(_i, &t.m), t.a.labels[FAR]);
	root_end(&t.m);
	two_open(&t);
	ck_assert_uint_eq(made_read(&t.main, 0)->funcs.n, 1);
	check_only(&t.main.fragment.diag, &die_alt_missing);
	two_close(&t);
}
END_TEST

/* A chain of references in that file that leads back to itself. */
START_TEST(test_chain_cycle)
{
	struct two t = {.m = alt_maker(_i), .a = alt_maker(_i)};
	dwarf_unit(&t.a, DW_UT_partial);
	dwarf_die(&t.a, DW_TAG_partial_unit, true);
	dwarf_label(&t.a, FAR);
	dwarf_die(&t.a, DW_TAG_subprogram, false);
	dwarf_ref(&t.a, DW_AT_specification, DW_FORM_ref_addr, DECLARED);
	dwarf_label(&t.a, DECLARED);
	dwarf_die(&t.a, DW_TAG_subprogram, false);
	dwarf_ref(&t.a, DW_AT_specification, DW_FORM_ref_addr, FAR);
	root_end(&t.a);
	root(&t.m, DW_LANG_C_plus_plus);
	function(&t.m, NULL, TEXT, TEXT + 16, false);
	dwarf_uint(&t.m, DW_AT_specification, ref_form(_i, &t.m), t.a.labels[FAR]);
	root_end(&t.m);
	two_open(&t);
	ck_assert_uint_eq(made_read(&t.main, 0)->funcs.n, 1);
	ck_assert_str_eq(name_of(&t.main.fragment, t.main.fragment.funcs.at[0].name), "(none)");
	two_close(&t);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("alt");
	TCase *t = tcase_create("alt");
	tcase_add_loop_test(t, test_reference, 0, ALT_FORMS);
	tcase_add_loop_test(t, test_string, 0, ALT_FORMS);
	tcase_add_loop_test(t, test_scope, 0, ALT_FORMS);
	tcase_add_loop_test(t, test_outside, 0, 4);
	tcase_add_test(t, test_string_outside);
	tcase_add_loop_test(t, test_cycle, 0, ALT_FORMS);
	tcase_add_loop_test(t, test_chain_cycle, 0, ALT_FORMS);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
