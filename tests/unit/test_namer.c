/* Names of functions: linkage names, qualified names in each language, chains of references over units, and what limits them. */
#include "dump_syms/dwarf/namer.h"

#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

static void check_name(const struct fragment *f, size_t func, const char *linkage, const char *plain)
{
	ck_assert_uint_lt(func, f->funcs.n);
	const struct frag_name *name = &f->names.at[f->funcs.at[func].name];
	ck_assert_pstr_eq(name->linkage, linkage);
	ck_assert_pstr_eq(name->plain, plain);
}

static void add_ref(struct dwarf_maker *m, unsigned at, unsigned label)
{
	dwarf_ref(m, at, DW_FORM_ref4, label);
}

/* A function at TEXT + 16 * at without a name of its own. */
static void copy(struct dwarf_maker *m, unsigned at, unsigned attr, unsigned form, unsigned label)
{
	function(m, NULL, TEXT + 16 * at, TEXT + 16 * at + 16, false);
	dwarf_ref(m, attr, form, label);
}

/* A name says by its own linkage name more than by anything else; where that is mangled, no other is made. */
static const struct own_case {
	const char *linkage, *name;
	const char *want_linkage, *want_plain;
} own_cases[] = {
	{NULL, "f", NULL, "f"},
	{"_ZN1a1fEv", "f", "_ZN1a1fEv", NULL},
	{"__Z1fv", "f", "__Z1fv", NULL},
	{"_RNvCs1_1a1f", "f", "_RNvCs1_1a1f", NULL},
	{"$s4main1fyyF", "f", "$s4main1fyyF", NULL},
	{"__m_MOD_f", "f", "__m_MOD_f", "f"},
	{"f_alias", "f", "f_alias", "f"},
	{"f_alias", NULL, "f_alias", NULL},
	{"", "f", "", "f"},
	{NULL, NULL, NULL, NULL},
};

START_TEST(test_own)
{
	const struct own_case *c = &own_cases[_i % 10];
	unsigned form = _i < 10 ? DW_FORM_string : DW_FORM_strp;
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	function(&m, NULL, TEXT, TEXT + 16, false);
	if (c->linkage)
		dwarf_text(&m, _i & 1 ? DW_AT_MIPS_linkage_name : DW_AT_linkage_name, form, c->linkage);
	if (c->name)
		dwarf_text(&m, DW_AT_name, form, c->name);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	/* What borrows from the entries is copied: they may be dropped once they are read. */
	memset(m.info.out.at, 'x', m.info.out.n);
	check_name(&made.fragment, 0, c->want_linkage, c->want_plain);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* The scopes around a function, in the way of its language. */
static const struct scope_case {
	unsigned language;
	unsigned tags[4];
	const char *names[4];
	const char *want;
} scope_cases[] = {
	{DW_LANG_C_plus_plus_14, {DW_TAG_namespace, DW_TAG_class_type}, {"a", "B"}, "a::B::f"},
	{DW_LANG_C_plus_plus_14, {DW_TAG_namespace, DW_TAG_namespace}, {NULL, "a"}, "(anonymous namespace)::a::f"},
	{DW_LANG_C_plus_plus, {DW_TAG_structure_type, DW_TAG_union_type}, {NULL, NULL},
	 "(anonymous struct)::(anonymous union)::f"},
	{DW_LANG_C_plus_plus, {DW_TAG_class_type}, {NULL}, "(anonymous class)::f"},
	{DW_LANG_C_plus_plus, {DW_TAG_enumeration_type}, {NULL}, "(anonymous enum)::f"},
	{DW_LANG_C_plus_plus, {DW_TAG_lexical_block, DW_TAG_namespace, DW_TAG_try_block}, {NULL, "n", NULL}, "n::f"},
	{DW_LANG_C_plus_plus, {DW_TAG_subprogram, DW_TAG_structure_type}, {"outer", "S"}, "outer()::S::f"},
	{DW_LANG_Rust, {DW_TAG_namespace, DW_TAG_enumeration_type}, {"crate", "Option<u32>"}, "crate::Option<u32>::f"},
	{DW_LANG_Rust, {DW_TAG_namespace, DW_TAG_namespace}, {"crate", "{impl#0}"}, "crate::{impl#0}::f"},
	{DW_LANG_D, {DW_TAG_module, DW_TAG_class_type}, {"std", "File"}, "std.File.f"},
	{DW_LANG_Java, {DW_TAG_namespace, DW_TAG_interface_type}, {"java.lang", "Run"}, "java.lang.Run.f"},
	{DW_LANG_Fortran08, {DW_TAG_module, DW_TAG_subprogram}, {"m", "s"}, "m::s::f"},
	{DW_LANG_Pascal83, {DW_TAG_subprogram}, {"outer"}, "outer.f"},
	{DW_LANG_Swift, {DW_TAG_module, DW_TAG_structure_type}, {"App", "S"}, "App.S.f"},
	{DW_LANG_C11, {DW_TAG_subprogram}, {"outer"}, "f"},
	{DW_LANG_Go, {DW_TAG_namespace}, {"pkg"}, "f"},
	{0x7777, {DW_TAG_namespace}, {"a"}, "a::f"},
};

START_TEST(test_scopes)
{
	const struct scope_case *c = &scope_cases[_i];
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	unsigned depth = 0;
	root(&m, c->language);
	for (; depth < 4 && c->tags[depth]; depth++)
		named(&m, c->tags[depth], c->names[depth], true);
	function(&m, "f", TEXT, TEXT + 16, false);
	for (; depth; depth--)
		dwarf_up(&m);
	function(&m, "outside", TEXT + 16, TEXT + 32, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	check_name(&made.fragment, 0, NULL, c->want);
	check_name(&made.fragment, 1, NULL, "outside");
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

START_TEST(test_gnat)
{
	static const char *const names[][2] = {
		{"pkg__outer__inner", "pkg.outer.inner"},
		{"pkg__Oadd", "pkg.\"+\""},
		{"_ada_main", "main"},
		{"Strange", "Strange"},
	};
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_Ada95);
	function(&m, "pkg__outer", TEXT, TEXT + 64, true);
	function(&m, names[_i][0], TEXT, TEXT + 16, false);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	memset(m.info.out.at, 'x', m.info.out.n);
	check_name(&made.fragment, 0, NULL, names[_i][1]);
	made_close(&made, &m);
}
END_TEST

enum { DECLARED, ABSTRACT, CONCRETE, SCOPE, OTHER };

/* From the concrete copy to the abstract one to the declaration in its class, in every form of reference. */
START_TEST(test_chain)
{
	static const unsigned forms[] = {
		DW_FORM_ref4, DW_FORM_ref8, DW_FORM_ref_udata, DW_FORM_ref_addr, DW_FORM_ref2, DW_FORM_ref1
	};
	unsigned form = forms[_i / DWARF_FORMS];
	struct dwarf_maker m = form_maker(_i % DWARF_FORMS);
	root(&m, DW_LANG_C_plus_plus);
	named(&m, DW_TAG_namespace, "n", true);
	named(&m, DW_TAG_class_type, "C", true);
	dwarf_label(&m, DECLARED);
	named(&m, DW_TAG_subprogram, "f", false);
	dwarf_uint(&m, DW_AT_declaration, DW_FORM_flag, 1);
	dwarf_up(&m);
	dwarf_up(&m);
	dwarf_label(&m, ABSTRACT);
	named(&m, DW_TAG_subprogram, NULL, false);
	dwarf_ref(&m, DW_AT_specification, form, DECLARED);
	m.indirect = _i & 1;
	copy(&m, 0, DW_AT_abstract_origin, form, ABSTRACT);
	copy(&m, 1, DW_AT_abstract_origin, form, ABSTRACT);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	check_name(&made.fragment, 0, NULL, "n::C::f");
	/* The copies share their name. */
	ck_assert_uint_eq(made.fragment.funcs.at[0].name, made.fragment.funcs.at[1].name);
	ck_assert_uint_eq(made.fragment.names.n, 1);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* The nearest of each wins; the plain name is qualified where it was found, or declared. */
START_TEST(test_chain_overrides)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	named(&m, DW_TAG_namespace, "n", true);
	dwarf_label(&m, DECLARED);
	named(&m, DW_TAG_subprogram, "far", false);
	dwarf_text(&m, DW_AT_linkage_name, DW_FORM_strp, "far_linkage");
	dwarf_up(&m);
	dwarf_label(&m, ABSTRACT);
	named(&m, DW_TAG_subprogram, "near", false);
	add_ref(&m, DW_AT_specification, DECLARED);
	copy(&m, 0, DW_AT_abstract_origin, DW_FORM_ref4, ABSTRACT);
	copy(&m, 1, DW_AT_specification, DW_FORM_ref4, DECLARED);
	function(&m, NULL, TEXT + 32, TEXT + 48, false);
	dwarf_text(&m, DW_AT_linkage_name, DW_FORM_strp, "own_linkage");
	add_ref(&m, DW_AT_specification, DECLARED);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	check_name(&made.fragment, 0, "far_linkage", "n::near");
	check_name(&made.fragment, 1, "far_linkage", "n::far");
	check_name(&made.fragment, 2, "own_linkage", "n::far");
	made_close(&made, &m);
}
END_TEST

/* A class defined outside of the scope that declares it is called by where it was declared. */
START_TEST(test_scope_specification)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	named(&m, DW_TAG_namespace, "n", true);
	dwarf_label(&m, DECLARED);
	named(&m, DW_TAG_class_type, "C", false);
	dwarf_up(&m);
	dwarf_die(&m, DW_TAG_class_type, true);
	add_ref(&m, DW_AT_specification, DECLARED);
	function(&m, "f", TEXT, TEXT + 16, false);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	check_name(&made.fragment, 0, NULL, "n::C::f");
	made_close(&made, &m);
}
END_TEST

/* A class inside of an inlined call is called by what was inlined. */
START_TEST(test_scope_inlined)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	dwarf_label(&m, ABSTRACT);
	named(&m, DW_TAG_subprogram, "inlined", false);
	function(&m, "outer", TEXT, TEXT + 64, true);
	dwarf_die(&m, DW_TAG_inlined_subroutine, true);
	add_ref(&m, DW_AT_abstract_origin, ABSTRACT);
	named(&m, DW_TAG_structure_type, "S", true);
	function(&m, "f", TEXT + 64, TEXT + 80, false);
	dwarf_up(&m);
	dwarf_up(&m);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	check_name(&made.fragment, 1, NULL, "inlined()::S::f");
	made_close(&made, &m);
}
END_TEST

/* Into a unit in front and one behind, partial or not; the language of a unit that does not say is that of its user. */
START_TEST(test_other_units)
{
	struct dwarf_maker m = form_maker(_i);
	dwarf_unit(&m, DW_UT_partial);
	dwarf_die(&m, DW_TAG_partial_unit, true);
	named(&m, DW_TAG_module, "m", true);
	dwarf_label(&m, DECLARED);
	named(&m, DW_TAG_subprogram, "f", false);
	dwarf_up(&m);
	root_end(&m);
	root(&m, DW_LANG_D);
	copy(&m, 0, DW_AT_abstract_origin, DW_FORM_ref_addr, DECLARED);
	copy(&m, 1, DW_AT_abstract_origin, DW_FORM_ref_addr, OTHER);
	root_end(&m);
	root(&m, DW_LANG_C_plus_plus);
	named(&m, DW_TAG_namespace, "n", true);
	dwarf_label(&m, OTHER);
	named(&m, DW_TAG_subprogram, "g", false);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	ck_assert(dwarf_crosses_units(&made.dwarf));
	made_read(&made, 1);
	check_name(&made.fragment, 0, NULL, "m.f");
	check_name(&made.fragment, 1, NULL, "n::g");
	ck_assert_uint_eq(made.fragment.diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* A chain that comes back to itself: of one entry, of two, of two over units. */
START_TEST(test_cycle)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	dwarf_label(&m, DECLARED);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_ref(&m, DW_AT_specification, DW_FORM_ref_addr, _i == 0 ? DECLARED : _i == 1 ? ABSTRACT : OTHER);
	dwarf_label(&m, ABSTRACT);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_ref(&m, DW_AT_abstract_origin, DW_FORM_ref_addr, DECLARED);
	copy(&m, 0, DW_AT_abstract_origin, DW_FORM_ref_addr, ABSTRACT);
	root_end(&m);
	root(&m, DW_LANG_C_plus_plus);
	dwarf_label(&m, OTHER);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_ref(&m, DW_AT_abstract_origin, DW_FORM_ref_addr, DECLARED);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	check_name(&made.fragment, 0, NULL, NULL);
	made_close(&made, &m);
}
END_TEST

/* A scope that is specified by something inside of itself. */
START_TEST(test_scope_cycle)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	dwarf_die(&m, DW_TAG_class_type, true);
	add_ref(&m, DW_AT_specification, DECLARED);
	dwarf_label(&m, DECLARED);
	named(&m, DW_TAG_class_type, "C", false);
	function(&m, "f", TEXT, TEXT + 16, false);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	const char *plain = f->names.at[f->funcs.at[0].name].plain;
	ck_assert_uint_lt(strlen(plain), 1000);
	ck_assert_str_eq(plain + strlen(plain) - 4, "C::f");
	made_close(&made, &m);
}
END_TEST

/* References that lead nowhere cost the name. */
static const struct lost_case {
	unsigned form;
	uint64_t value;
	const struct diag_kind *kind;
} lost_cases[] = {
	{DW_FORM_ref4, 0x10000, &die_reference_outside},
	{DW_FORM_ref4, 3, &die_reference_outside},             /* the header */
	{DW_FORM_ref8, UINT64_MAX, &die_reference_outside},
	{DW_FORM_ref_addr, 0x10000, &die_reference_outside},
	{DW_FORM_ref_addr, 1, &die_reference_outside},
	{DW_FORM_ref_sig8, 1, &die_type_missing},
	{DW_FORM_GNU_ref_alt, 1, &die_alt_missing},
	{DW_FORM_ref_sup4, 1, &die_alt_missing},
	{DW_FORM_ref4, 12, &die_damaged},                      /* the middle of the root: a code that is not there */
};

START_TEST(test_lost)
{
	const struct lost_case *c = &lost_cases[_i];
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	function(&m, NULL, TEXT, TEXT + 16, false);
	dwarf_uint(&m, DW_AT_abstract_origin, c->form, c->value);
	function(&m, "g", TEXT + 16, TEXT + 32, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	check_name(&made.fragment, 0, NULL, NULL);
	check_name(&made.fragment, 1, NULL, "g");
	ck_assert_uint_ge(reported(&made.fragment.diag, c->kind), 1);
	ck_assert_uint_eq(made.fragment.diag.entries.n, 1);
	made_close(&made, &m);
}
END_TEST

/* Deeper than any record is long: inner scopes are told, outer ones left out. */
START_TEST(test_deep_scopes)
{
	enum { DEPTH = 100000 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C_plus_plus);
	named(&m, DW_TAG_namespace, "n", true);
	for (int i = 1; i < DEPTH; i++) {
		put_uleb(&m.info, m.code);
		put_text(&m.info, "n");
	}
	function(&m, "f", TEXT, TEXT + 16, false);
	for (int i = 0; i < DEPTH; i++)
		dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	const char *plain = f->names.at[f->funcs.at[0].name].plain;
	ck_assert_uint_gt(strlen(plain), 100);
	ck_assert_uint_lt(strlen(plain), 1000);
	made_close(&made, &m);
}
END_TEST

/* A name that no record could hold is none. */
START_TEST(test_too_long)
{
	enum { LIMIT = 64 << 10 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	uint64_t offset = m.str.out.n;
	for (int i = 0; i < LIMIT; i++)
		put_uint(&m.str, 'n', 1);
	put_uint(&m.str, 0, 1);
	root(&m, DW_LANG_C99);
	for (unsigned i = 0; i < 2; i++) {
		dwarf_die(&m, DW_TAG_subprogram, false);
		dwarf_uint(&m, DW_AT_name, DW_FORM_strp, offset + i);
		dwarf_code(&m, TEXT + i, TEXT + i + 1);
	}
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	check_name(f, 0, NULL, NULL);
	ck_assert_uint_eq(strlen(f->names.at[f->funcs.at[1].name].plain), LIMIT - 1);
	check_only(&f->diag, &names_too_long);
	made_close(&made, &m);
}
END_TEST

/* A last string without an end is none; those before it are. */
START_TEST(test_no_end)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	uint64_t offset = m.str.out.n;
	put_text(&m.str, "good");
	put_bytes(&m.str, "bad", 3);
	root(&m, DW_LANG_C99);
	for (unsigned i = 0; i < 2; i++) {
		dwarf_die(&m, DW_TAG_subprogram, false);
		dwarf_uint(&m, DW_AT_name, DW_FORM_strp, offset + 5 * i);
		dwarf_code(&m, TEXT + i, TEXT + i + 1);
	}
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made_read(&made, 0);
	check_name(&made.fragment, 0, NULL, "good");
	check_name(&made.fragment, 1, NULL, NULL);
	check_only(&made.fragment.diag, &die_string_outside);
	made_close(&made, &m);
}
END_TEST

/* One long name that many entries use as a scope costs memory in proportion to the unit. */
START_TEST(test_long_names)
{
	enum { LONG = 1 << 15, FUNCTIONS = 2000 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	uint64_t offset = m.str.out.n;
	for (int i = 0; i < LONG; i++)
		put_uint(&m.str, 'n', 1);
	put_uint(&m.str, 0, 1);
	root(&m, DW_LANG_C_plus_plus);
	dwarf_die(&m, DW_TAG_namespace, true);
	dwarf_uint(&m, DW_AT_name, DW_FORM_strp, offset);
	for (unsigned i = 0; i < FUNCTIONS; i++)
		function(&m, "f", TEXT + i, TEXT + i + 1, false);
	dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	uint64_t total = 0;
	ck_assert_uint_eq(f->funcs.n, FUNCTIONS);
	for (size_t i = 0; i < f->names.n; i++)
		total += f->names.at[i].plain ? strlen(f->names.at[i].plain) : 0;
	ck_assert_uint_gt(total, LONG);
	ck_assert_uint_lt(total, 64 * m.info.out.n + (2 << 20));
	ck_assert_uint_gt(reported(&f->diag, &names_too_long), 0);
	made_close(&made, &m);
}
END_TEST

/* What names take is in proportion to small units, too: there may be many. */
START_TEST(test_long_scopes)
{
	enum { LONG = 1000, SCOPES = 40 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	uint64_t offset = m.str.out.n;
	for (int i = 0; i < LONG; i++)
		put_uint(&m.str, 'n', 1);
	put_uint(&m.str, 0, 1);
	root(&m, DW_LANG_C_plus_plus);
	for (unsigned i = 0; i < SCOPES; i++) {
		dwarf_die(&m, DW_TAG_namespace, true);
		dwarf_uint(&m, DW_AT_name, DW_FORM_strp, offset);
	}
	function(&m, "f", TEXT, TEXT + 1, false);
	for (unsigned i = 0; i < SCOPES; i++)
		dwarf_up(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	const char *plain = f->names.at[f->funcs.at[0].name].plain;
	ck_assert_uint_lt(strlen(plain), 16 << 10);
	ck_assert_str_eq(plain + strlen(plain) - 1, "f");
	check_only(&f->diag, &names_too_long);
	made_close(&made, &m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("namer");
	TCase *t = tcase_create("namer");
	tcase_add_loop_test(t, test_own, 0, 20);
	tcase_add_loop_test(t, test_scopes, 0, sizeof scope_cases / sizeof *scope_cases);
	tcase_add_loop_test(t, test_gnat, 0, 4);
	tcase_add_loop_test(t, test_chain, 0, 6 * DWARF_FORMS);
	tcase_add_test(t, test_chain_overrides);
	tcase_add_test(t, test_scope_specification);
	tcase_add_test(t, test_scope_inlined);
	tcase_add_loop_test(t, test_other_units, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_cycle, 0, 3);
	tcase_add_test(t, test_scope_cycle);
	tcase_add_loop_test(t, test_lost, 0, sizeof lost_cases / sizeof *lost_cases);
	tcase_add_test(t, test_deep_scopes);
	tcase_add_test(t, test_too_long);
	tcase_add_test(t, test_no_end);
	tcase_add_test(t, test_long_names);
	tcase_add_test(t, test_long_scopes);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
