/* Type units: names that lead into them, in both sections where they are, and what is wrong about them. */
#include "dump_syms/dwarf/types.h"

#include "dump_syms/dwarf/die.h"
#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

enum { TYPE, OUTER, METHOD };

#define SIGNATURE UINT64_C(0x8123456789abcdef)

/* Version 4 has .debug_types, version 5 puts them in .debug_info; offset size, address size, byte order. */
#define TYPE_FORMS 16
static struct dwarf_maker type_maker(int i)
{
	return dwarf_maker_make(4 + (i & 1), i & 2 ? 8 : 4, i & 4 ? 8 : 4, i & 8);
}

/* `namespace n { class name; }` in a unit of its own. */
static void type_unit(struct dwarf_maker *m, uint64_t signature, const char *name)
{
	m->id = signature;
	m->type_label = TYPE;
	dwarf_unit(m, DW_UT_type);
	dwarf_die(m, DW_TAG_type_unit, true);
	dwarf_uint(m, DW_AT_language, DW_FORM_data2, DW_LANG_C_plus_plus);
	named(m, DW_TAG_namespace, "n", true);
	dwarf_label(m, TYPE);
	named(m, DW_TAG_class_type, name, false);
	dwarf_up(m);
	dwarf_up(m);
	dwarf_unit_end(m);
}

/* A method `f` of a class that is declared by its signature alone, and its code. */
static void method(struct dwarf_maker *m, uint64_t signature, unsigned form)
{
	root(m, DW_LANG_C_plus_plus);
	dwarf_die(m, DW_TAG_class_type, true);
	dwarf_uint(m, DW_AT_declaration, DW_FORM_flag_present, 1);
	dwarf_uint(m, DW_AT_signature, form, signature);
	dwarf_label(m, METHOD);
	named(m, DW_TAG_subprogram, "f", false);
	dwarf_uint(m, DW_AT_declaration, DW_FORM_flag_present, 1);
	dwarf_up(m);
	function(m, NULL, TEXT, TEXT + 16, false);
	dwarf_ref(m, DW_AT_specification, DW_FORM_ref4, METHOD);
	root_end(m);
}

/* Labels are used again by each type unit, so its reference is filled in at once. */
static void types_resolve(struct dwarf_maker *m)
{
	dwarf_resolve(m);
	m->references.n = 0;
}

static void check_first(struct made *made, const char *name)
{
	ck_assert_int_eq(made->status, ST_OK);
	ck_assert_uint_eq(made->dwarf.units.n, 1);
	check_func(made_read(made, 0), 0, name, TEXT, TEXT + 16);
}

START_TEST(test_method)
{
	struct dwarf_maker m = type_maker(_i);
	type_unit(&m, SIGNATURE + 1, "Other");
	types_resolve(&m);
	type_unit(&m, SIGNATURE, "Class");
	types_resolve(&m);
	type_unit(&m, 1, "First");
	types_resolve(&m);
	method(&m, SIGNATURE, DW_FORM_ref_sig8);
	struct made made;
	made_open(&m, &made);
	check_first(&made, "n::Class::f");
	ck_assert_uint_eq(made.diag.entries.n, 0);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* GCC's way: the context is declared, the type beside it is its definition. */
START_TEST(test_definition_beside)
{
	struct dwarf_maker m = type_maker(_i);
	m.id = SIGNATURE;
	m.type_label = TYPE;
	dwarf_unit(&m, DW_UT_type);
	dwarf_die(&m, DW_TAG_type_unit, true);
	named(&m, DW_TAG_namespace, "n", true);
	dwarf_label(&m, OUTER);
	named(&m, DW_TAG_class_type, "Class", false);
	dwarf_uint(&m, DW_AT_declaration, DW_FORM_flag_present, 1);
	dwarf_up(&m);
	dwarf_label(&m, TYPE);
	named(&m, DW_TAG_class_type, "Class", false);
	dwarf_ref(&m, DW_AT_specification, DW_FORM_ref4, OUTER);
	dwarf_up(&m);
	dwarf_unit_end(&m);
	method(&m, SIGNATURE, DW_FORM_ref_sig8);
	struct made made;
	made_open(&m, &made);
	check_first(&made, "n::Class::f");
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Of two units with one signature the first is taken. */
START_TEST(test_twice)
{
	struct dwarf_maker m = type_maker(_i);
	type_unit(&m, SIGNATURE, "First");
	types_resolve(&m);
	type_unit(&m, SIGNATURE, "Second");
	types_resolve(&m);
	method(&m, SIGNATURE, DW_FORM_ref_sig8);
	struct made made;
	made_open(&m, &made);
	check_first(&made, "n::First::f");
	made_close(&made, &m);
}
END_TEST

static void break_nothing(struct dwarf_maker *m, struct put *p)
{
	(void)m, (void)p;
}

static size_t type_offset_place(const struct dwarf_maker *m)
{
	return m->version >= 5 ? 20 : 19;
}

static void break_type_offset(struct dwarf_maker *m, struct put *p)
{
	put_uint_at(p, type_offset_place(m), 0xffffff, 4);
}

static void break_type_in_header(struct dwarf_maker *m, struct put *p)
{
	put_uint_at(p, type_offset_place(m), 1, 4);
}

static void break_root(struct dwarf_maker *m, struct put *p)
{
	put_uint_at(p, type_offset_place(m) + 4, 99, 1);
}

/* What cannot be had costs the class' name, is said once, and nothing else is lost. */
static const struct lost_case {
	uint64_t signature;
	void (*damage)(struct dwarf_maker *m, struct put *p);
	const struct diag_kind *kind;
} lost_cases[] = {
	{SIGNATURE + 1, break_nothing, &die_type_missing},
	{SIGNATURE, break_type_offset, &die_damaged},
	{SIGNATURE, break_type_in_header, &die_damaged},
	{SIGNATURE, break_root, &die_type_missing},
};
#define LOST_CASES ((int)(sizeof lost_cases / sizeof *lost_cases))

START_TEST(test_lost)
{
	const struct lost_case *c = &lost_cases[_i / 2];
	struct dwarf_maker m = dwarf_maker_make(4 + _i % 2, 4, 8, false);
	type_unit(&m, SIGNATURE, "Class");
	types_resolve(&m);
	c->damage(&m, m.version >= 5 ? &m.info : &m.types);
	method(&m, c->signature, DW_FORM_ref_sig8);
	struct made made;
	made_open(&m, &made);
	check_first(&made, "(anonymous class)::f");
	ck_assert_uint_eq(made.diag.entries.n, 0);
	check_only(&made.fragment.diag, c->kind);
	made_close(&made, &m);
}
END_TEST

/* A class whose type unit says that it is in the class itself. */
START_TEST(test_cycle)
{
	struct dwarf_maker m = type_maker(_i);
	m.id = SIGNATURE;
	m.type_label = TYPE;
	dwarf_unit(&m, DW_UT_type);
	dwarf_die(&m, DW_TAG_type_unit, true);
	dwarf_die(&m, DW_TAG_class_type, true);
	dwarf_uint(&m, DW_AT_signature, DW_FORM_ref_sig8, SIGNATURE);
	dwarf_label(&m, TYPE);
	named(&m, DW_TAG_class_type, "In", false);
	dwarf_up(&m);
	dwarf_up(&m);
	dwarf_unit_end(&m);
	method(&m, SIGNATURE, DW_FORM_ref_sig8);
	struct made made;
	made_open(&m, &made);
	ck_assert_int_eq(made.status, ST_OK);
	ck_assert_uint_eq(made_read(&made, 0)->funcs.n, 1);
	made_close(&made, &m);
}
END_TEST

/* A header that is cut at any byte is no type, and no harm. */
START_TEST(test_cut)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	type_unit(&m, SIGNATURE, "Class");
	types_resolve(&m);
	method(&m, SIGNATURE, DW_FORM_ref_sig8);
	size_t whole = m.types.out.n;
	dwarf_resolve(&m);
	for (size_t n = 1; n < whole; n++) {
		struct made made = {.status = ST_BAD};
		m.types.out.n = n;
		made_sections(&made, &m);
		made.status = dwarf_open(&made.dwarf, &made.diag);
		ck_assert_uint_ge(reported(&made.diag, &unit_cut_short), 1);
		ck_assert_uint_eq(made_read(&made, 0)->funcs.n, 1);
		fragment_release(&made.fragment);
		dwarf_close(&made.dwarf);
		diag_release(&made.diag);
		vec_release(&made.dwarf.code);
		vec_release(&made.dwarf.more_info);
	}
	dwarf_maker_release(&m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("types");
	TCase *t = tcase_create("types");
	tcase_add_loop_test(t, test_method, 0, TYPE_FORMS);
	tcase_add_loop_test(t, test_definition_beside, 0, TYPE_FORMS);
	tcase_add_loop_test(t, test_twice, 0, TYPE_FORMS);
	tcase_add_loop_test(t, test_lost, 0, 2 * LOST_CASES);
	tcase_add_loop_test(t, test_cycle, 0, TYPE_FORMS);
	tcase_add_test(t, test_cut);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
