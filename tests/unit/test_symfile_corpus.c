/*
 * Symbol files that others made and what Breakpad's own tests and walker say of them: $SYMWALK_CORPUS, or
 * ../shared/corpus beside the checkout.
 */
#include "symfile/records.h"
#include "tests/unit/check_main.h"
#include "tests/unit/symfile_fixture.h"

#include <stdio.h>
#include <unistd.h>

#define INLINES "symbols/linux_inline/BBA6FA10B8AAB33D00000000000000000/linux_inline."
#define PROGRAM "$eip 4 + ^ = $esp $ebp 8 + = $ebp $ebp ^ ="

struct corpus_case {
	const char *file;
	char kind; /* of lookup: s, c, w */
	uint64_t rel;
	const char *expected;
};

static const struct corpus_case cases[] = {
	{"module1.out", 's', 0x0fff, ""},
	{"module1.out", 's', 0x1000, "Function1_1 1000+c/0 m file1_1.cc:44@1000"},
	{"module1.out", 's', 0x100b, "Function1_1 1000+c/0 m file1_1.cc:46@1008"},
	{"module1.out", 's', 0x1280, "Function1_3 1200+100/8 -:0@1200"},
	{"module1.out", 's', 0x2000, ""},
	{"module1.out", 's', 0x2900, "PublicSymbol public 2800+0/0 m -:0@2800"},
	{"module1.out", 's', 0x4000, "LargeFunction 3000+7000/42 file1_3.cc:4098359@3000"},
	{"module1.out", 's', 0xa000, ""},
	{"module1.out", 'w', 0x1000, "4 1000+c 1 0 0 0 0 0 line 20: " PROGRAM},
	{"module1.out", 'w', 0x1107, "4 1100+8 1 0 0 0 0 0 line 21: " PROGRAM},
	{"module1.out", 'w', 0x1108, "4 1100+100 1 0 0 0 0 0 line 22: " PROGRAM},
	{"module1.out", 'w', 0x1200, ""},
	{"module1.out", 'c', 0x3d3f, ""},
	{"module1.out", 'c', 0x3d40, "3d40+af line 24: .cfa: $esp 4 + .ra: .cfa 4 - ^"},
	{"module1.out", 'c', 0x3d53,
	 "3d40+af line 24: .cfa: $esp 4 + .ra: .cfa 4 - ^ | .cfa: $esp 8 +  | .cfa: $ebp 8 + $ebp: .cfa 8 - ^"},
	{"module2.out", 's', 0x2000, "Function2_1 2000+c/4 -:0@2000"},
	{"module2.out", 's', 0x2165, "Public2_1 public 2160+0/0 -:0@2160"},
	{"module2.out", 's', 0x217f, "Function2_2 2170+14/4 file2_2.cc:13@217a"},
	{"module2.out", 's', 0x2190, ""},
	{"module2.out", 's', 0x21b0, "Public2_2 public 21a0+0/0 -:0@21a0"},
	{INLINES "new.sym", 's', 0x15b90, "func() linux_inline.cpp:9@15b83 < bar() c.cpp:32@15b72 < foo() b.cpp:39@15b45 < "
	                                  "main 15b30+6cf/0 a.cpp:42@15b8d"},
	{INLINES "old.sym", 's', 0x15b90, "func() linux_inline.cpp:9@15b83 < bar() linux_inline.cpp:32@15b72 < "
	                                  "foo() linux_inline.cpp:39@15b45 < main 15b30+6cf/0 linux_inline.cpp:42@15b8d"},
};

/* The path of a file of the corpus, to be freed. */
static char *corpus_path(const char *name)
{
	const char *corpus = getenv("SYMWALK_CORPUS"), *src = getenv("SRC");
	return corpus ? mem_printf("%s/breakpad/%s", corpus, name) : mem_printf("%s/../shared/corpus/breakpad/%s", src ? src : ".", name);
}

static void open_case(const char *name, bool strict, struct opened *o)
{
	char *path = corpus_path(name);
	*o = (struct opened){0};
	o->status = symfile_open(path, strict, &o->d, &o->file);
	free(path);
}

START_TEST(lookups)
{
	const struct corpus_case *c = &cases[_i];
	struct opened o;
	open_case(c->file, true, &o);
	ck_assert_int_eq(o.status, ST_OK);
	const char *said = c->kind == 's' ? say_symbol(&o, c->rel) : c->kind == 'c' ? say_cfi(&o, c->rel) : say_win(&o, c->rel);
	ck_assert_str_eq(said, c->expected);
	opened_release(&o);
}
END_TEST

START_TEST(bad_files)
{
	const char *name = _i ? "module4_bad.out" : "module3_bad.out";
	const char *kind = _i ? "a record of a function stands in none" : record_lacks_field.text;
	struct opened o;
	open_case(name, false, &o);
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_uint_eq(reported(&o.d, kind), _i ? 2 : 1);
	opened_release(&o);
	open_case(name, true, &o);
	ck_assert_int_eq(o.status, ST_BAD);
	ck_assert_uint_eq(reported(&o.d, kind), 1);
	opened_release(&o);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("symfile corpus");
	TCase *t = tcase_create("corpus");
	tcase_add_loop_test(t, lookups, 0, (int)(sizeof cases / sizeof cases[0]));
	tcase_add_loop_test(t, bad_files, 0, 2);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	char *path = corpus_path("module1.out");
	bool there = access(path, R_OK) == 0;
	free(path);
	if (there)
		return test_main(suite());
	puts("1..0 # SKIP there is no corpus ($SYMWALK_CORPUS)");
	return 0;
}
