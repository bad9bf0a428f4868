/* The oracles' own judgement: which names and paths are the same, and what a symbol file says about an address. */
#include "symcheck/names.h"
#include "symcheck/paths.h"
#include "tests/oracle/symtext.h"
#include "tests/unit/check_main.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const struct pair {
	const char *a, *b;
	bool same;
} names[] = {
	{"main", "main", true},
	{"main", "mai", false},
	{"main", NULL, false},
	{"f(int)", "f(long)", true}, /* parameters are spelled in too many ways */
	{"A::f(int) const", "A::f", true},
	{"A::f", "f", true},
	{"A::f", "B::f", false},
	{"A::B::f", "B::f", true},
	{"xA::f", "A::f", false},
	{"A::f() const &", "A::f", true},
	{"A::f() [clone .cold]", "A::f()", true},
	{"f.part.0.cold", "f", true},
	{"f.lto_priv.12", "f.isra.0", true},
	{"f.llvm.1234567", "f", true},
	{"f.cold", "g.cold", false},
	{"f.other", "f", false},
	{"memcpy@@GLIBC_2.14", "memcpy", true},
	{"_ZN1A1fEi", "A::f(int)", true},
	{"_ZN1A1fEi.cold", "A::f", true},
	{"_ZN1A1fEi", "B::f(int)", false},
	{"_Z1fIiEvT_", "f<int>", true},
	{"void f<int>(int)", "f", true},
	{"std::vector<int, std::allocator<int> > A::f<char>(char)", "A::f", true},
	{"A<(B)1>::f()", "A<(B)2>::f()", true},
	{"A<char>::f()", "A<char, int>::f", true},
	{"(anonymous namespace)::f()", "{anonymous}::f", true},
	{"A::(anonymous namespace)::f()", "B::(anonymous namespace)::f()", false},
	{"f()::{lambda(int)#1}::operator()(int) const", "operator()", true},
	{"f()::{lambda(int)#1}::operator()(int) const", "f()::'lambda'(int)::operator()(int) const", true},
	{"A::f()::(anonymous struct)::<lambda(int, const A<int>&)>", "{lambda(int)#3}", true},
	{"A::f()::<lambda()>", "A::f", false},
	{"f()::'lambda0'()::operator()() const", "g()::'lambda0'()::operator()() const", false},
	{"A::operator()", "A::operator[]", false},
	{"A::operator<(A const&) const", "A::operator<", true},
	{"A::operator< <int>(A const&)", "A::operator<<", false},
	{"A::operator<<(int)", "A::operator<<", true},
	{"A::operator new(unsigned long)", "A::operator new[](unsigned long)", false},
	{"A::operator new(unsigned long)", "operator new", true},
	{"A::operator unsigned int() const", "A::operator uint", true},
	{"bool operator==<int>(A<int> const&)", "operator==", true},
	{"A::operator->() const", "A::operator->", true},
	{"operators", "operator", false},
	{"A::f[abi:cxx11]()", "A::f()", true},
	{"non-virtual thunk to A::~A()", "A::~A()", true},
	{"A::~A()", "A::A()", false},
	{"<core::option::Option<T> as core::fmt::Debug>::fmt", "<i32 as core::fmt::Debug>::fmt", true},
	{"a::b::{{closure}}", "a::b::{closure#0}", true},
	{"a::b::{{closure}}", "a::c::{closure#0}", false},
};

START_TEST(test_names)
{
	const struct pair *p = &names[_i];
	ck_assert_msg(names_match(p->a, p->b) == p->same, "%s / %s", p->a, p->b);
	ck_assert_msg(names_match(p->b, p->a) == p->same, "%s / %s", p->b, p->a);
}
END_TEST

static const struct path_pair {
	const char *path, *llvm;
	bool same, same_strict;
} paths[] = {
	{"/a/b.c", "/a/b.c", true, true},
	{"/a//./b.c", "/a/b.c", true, true},
	{"./a.c", "a.c", true, true},
	{"a.c", "/a.c", false, false},
	{"/a/x/../b.c", "/a/b.c", true, false},
	{"/a/x/y/../../b.c", "/a/b.c", true, false},
	{"../a.c", "a.c", false, false},
	{"x/../../a.c", "../a.c", true, false},
	{"/../a.c", "/a.c", false, false},
	{"/a/b.c", "/a/b.cc", false, false},
	{"/a/bb.c", "/a/b.c", false, false},
	{"./misc/err.c", "./misc/./misc/err.c", true, true},
	{"a/b/c.c", "a/b/a/b/c.c", true, true},
	{"./misc/./misc/err.c", "./misc/err.c", false, false},
	{"/misc/err.c", "/misc/misc/err.c", false, false},
	{"misc/err.c", "mis/misc/err.c", false, false},
	{"misc/err.c", "misc/miscerr.c", false, false},
};

START_TEST(test_paths)
{
	const struct path_pair *p = &paths[_i];
	ck_assert_msg(source_paths_match(p->path, p->llvm, false) == p->same, "%s / %s", p->path, p->llvm);
	ck_assert_msg(source_paths_match(p->path, p->llvm, true) == p->same_strict, "%s / %s", p->path, p->llvm);
}
END_TEST

static const char module_text[] =
	"MODULE Linux x86_64 000000000000000000000000000000000 m\n"
	"INFO CODE_ID 00\n"
	"FILE 0 /a.c\n"
	"FILE 1 ??\n"
	"FILE 2 /b c.h\n"
	"INLINE_ORIGIN 0 inner\n"
	"INLINE_ORIGIN 1 middle(int, int)\n"
	"FUNC m 1020 20 0 second\n"
	"1020 20 7 0\n"
	"FUNC 1000 20 0 outer (x)\n"
	"INLINE 0 11 0 1 1004 8 1010 8\n"
	"INLINE 1 22 2 0 1004 4\n"
	"INLINE 0 33 1 0 1018 4\n"
	"1010 10 3 0\n"
	"1000 10 2 0\n"
	"FUNC 1000 20 0 duplicate\n"
	"PUBLIC ff0 0 before\n"
	"PUBLIC m 1050 0 after\n"
	"STACK CFI INIT 1000 20 .cfa: $rsp 8 + .ra: .cfa -8 + ^\n";

static const struct address {
	uint64_t rel;
	struct frame frames[4];
} addresses[] = {
	{0xfef, {{0}}},
	{0xff0, {{"before", NULL, 0}}},
	{0x1000, {{"outer (x)", "/a.c", 2}}},
	{0x1004, {{"inner", "/a.c", 2}, {"middle(int, int)", "/b c.h", 22}, {"outer (x)", "/a.c", 11}}},
	{0x1008, {{"middle(int, int)", "/a.c", 2}, {"outer (x)", "/a.c", 11}}},
	{0x1018, {{"inner", "/a.c", 3}, {"outer (x)", NULL, 33}}},
	{0x101f, {{"outer (x)", "/a.c", 3}}},
	{0x1020, {{"second", "/a.c", 7}}},
	{0x1040, {{0}}},
	{0x1050, {{"after", NULL, 0}}},
};

static void check_text(const char *got, const char *want)
{
	ck_assert_msg(got == want || (got && want && !strcmp(got, want)), "%s, not %s", got, want);
}

START_TEST(test_symtext)
{
	char path[] = "/tmp/symwalk-oracle-XXXXXX";
	struct symtext sym;
	struct chain chain = {0};
	int fd = mkstemp(path);
	ck_assert_int_eq(write(fd, module_text, sizeof module_text - 1), sizeof module_text - 1);
	close(fd);
	symtext_read(path, &sym);
	unlink(path);
	for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
		const struct address *a = &addresses[i];
		symtext_chain(&sym, a->rel, &chain);
		ck_assert(chain.n < 4 && (chain.n == 0) == !a->frames[0].function && !a->frames[chain.n].function);
		for (size_t j = 0; j < chain.n; j++) {
			check_text(chain.at[j].function, a->frames[j].function);
			check_text(chain.at[j].file, a->frames[j].file);
			ck_assert_uint_eq(chain.at[j].line, a->frames[j].line);
		}
	}
	vec_release(&chain);
	symtext_release(&sym);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("oracle");
	TCase *c = tcase_create("judgement");
	tcase_add_loop_test(c, test_names, 0, sizeof names / sizeof *names);
	tcase_add_loop_test(c, test_paths, 0, sizeof paths / sizeof *paths);
	tcase_add_test(c, test_symtext);
	suite_add_tcase(s, c);
	return s;
}

TEST_MAIN(suite);
