/* Linkage names, and what is none. */
#include "base/demangle.h"

#include "tests/unit/check_main.h"

static const struct {
	const char *name, *text; /* NULL: not a name of a language that is known */
} cases[] = {
	{"f", NULL},
	{"i", NULL},
	{"main", NULL},
	{"", NULL},
	{"_", NULL},
	{"__", NULL},
	{"_Z", NULL},
	{"_Zfoo", NULL},
	{"_Z1fv", "f()"},
	{"_Z1fi", "f(int)"},
	{"__Z1fi", "f(int)"},
	{"_ZN1A1BC1ERKS0_", "A::B::B(A::B const&)"},
	{"_ZN12_GLOBAL__N_11fEv", "(anonymous namespace)::f()"},
	{"_ZL1fv.part.0", "f() [clone .part.0]"},
	{"_Z1fIiEvT_", "void f<int>(int)"},
	{"_ZZ1fvENKUlvE_clEv", "f()::{lambda()#1}::operator()() const"},
	{"_RNvC1a4main", "a::main"},
	{"_RNvMs_C1aNtB4_1S1m", "<a::S>::m"},
	{"_ZN4core3fmt5write17h0123456789abcdefE", "core::fmt::write"},
	{"_D8demangle4testFZv", "demangle.test()"},
};

START_TEST(test_names)
{
	struct buf out = {0};
	buf_text(&out, "> ");
	bool known = demangle(cases[_i].name, 1000, &out);
	ck_assert_msg(known == (cases[_i].text != NULL), "%s", cases[_i].name);
	ck_assert_str_eq(buf_string(&out) + 2, known ? cases[_i].text : "");
	buf_release(&out);
}
END_TEST

START_TEST(test_limit_is_exact)
{
	struct buf out = {0};
	ck_assert(!demangle("_Z1fi", 5, &out));
	ck_assert_uint_eq(out.n, 0);
	ck_assert(demangle("_Z1fi", 6, &out));
	ck_assert_uint_eq(out.n, 6);
	buf_release(&out);
}
END_TEST

/* Short names whose text has more bytes than there are atoms. */
START_TEST(test_names_that_explode)
{
	struct buf name = {0}, out = {0};
	buf_text(&name, "_Z1f1A1BIS_S_E");
	for (int i = 1; i < 30; i++)
		buf_printf(&name, "S0_IS%c_S%c_E", i < 10 ? '0' + i : 'A' + i - 10, i < 10 ? '0' + i : 'A' + i - 10);
	ck_assert_uint_lt(name.n, 400);
	ck_assert(!demangle(buf_string(&name), 16 * 1024, &out));
	ck_assert_uint_eq(out.n, 0);
	buf_clear(&name);
	buf_text(&name, "_D1a1fFS1bS1c");
	for (int i = 0; i < 100; i++)
		buf_text(&name, "QeQg");
	buf_text(&name, "Zv");
	ck_assert(!demangle(buf_string(&name), 16 * 1024, &out));
	buf_release(&name);
	buf_release(&out);
}
END_TEST

static const struct {
	const char *name, *text; /* NULL: no encoding of GNAT's */
} ada[] = {
	{"pkg__outer__inner", "pkg.outer.inner"},
	{"_ada_main", "main"},
	{"pkg__Oadd", "pkg.\"+\""},
	{"Main", NULL},
	{"<pkg>", NULL},
};

START_TEST(test_ada_names)
{
	struct buf out = {0};
	buf_char(&out, '|');
	ck_assert(demangle_ada(ada[_i].name, &out) == (ada[_i].text != NULL));
	ck_assert_str_eq(buf_string(&out) + 1, ada[_i].text ? ada[_i].text : "");
	buf_release(&out);
}
END_TEST

static const struct {
	const char *linkage;
	bool mangled;
} linkages[] = {
	{"_Z1fv", true}, {"__Z1fv", true}, {"___Z1fv", true}, {"_RNvC1a4main", true}, {"_D4mainFZv", true},
	{"_TF4main1fFT_T_", true}, {"$s4main1fyyF", true}, {"$S4main1fyyF", true},
	{"", false}, {"_", false}, {"__", false}, {"f", false}, {"Z1fv", false}, {"__GI_puts", false}, {"_IO_puts", false},
	{"$x", false}, {"$", false},
};

START_TEST(test_mangled)
{
	ck_assert_msg(name_is_mangled(linkages[_i].linkage) == linkages[_i].mangled, "%s", linkages[_i].linkage);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("demangle");
	TCase *t = tcase_create("demangle");
	tcase_add_loop_test(t, test_names, 0, sizeof cases / sizeof *cases);
	tcase_add_loop_test(t, test_ada_names, 0, sizeof ada / sizeof *ada);
	tcase_add_loop_test(t, test_mangled, 0, sizeof linkages / sizeof *linkages);
	tcase_add_test(t, test_limit_is_exact);
	tcase_add_test(t, test_names_that_explode);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
