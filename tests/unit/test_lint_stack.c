/* What the lint says of STACK CFI and STACK WIN. */
#include "tests/unit/lint_fixture.h"

#include "tests/unit/check_main.h"

#define ID "000102030405060708090A0B0C0D0E0F0"
#define HEAD "MODULE Linux x86_64 " ID " a.so\n" /* line 1 */
#define HEAD32 "MODULE windows x86 " ID " a.pdb\n"
#define RULES ".cfa: $rsp 8 + .ra: .cfa -8 + ^"
#define INIT HEAD "STACK CFI INIT 1000 20 " RULES "\n" /* line 2 */
#define PROGRAM "$T0 .raSearch = $eip $T0 ^ = $esp $T0 4 + ="

static const struct {
	const char *text, *expected;
} cases[] = {
	{INIT "STACK CFI 1001 .cfa: $rsp 16 + $rbp: .cfa -16 + ^\nSTACK CFI 1004 .cfa: $rbp 16 +\n", ""},
	{HEAD "STACK CFI INIT 1000 20 .cfa: $rsp 8 + .ra: 1\n", ""},
	{INIT "STACK CFI 1001 $rbx: .undef $rbp: $rbp\n", ""},
	{"MODULE Linux arm64 " ID " a\nSTACK CFI INIT 1000 20 .cfa: sp 0 + .ra: x30 x29: x29\n", ""},
	{"MODULE Linux vax " ID " a\nSTACK CFI INIT 1000 20 .cfa: sp 0 + .ra: r15\n", "S025@1"},

	{HEAD "STACK CFI INIT 1000 20 .ra: .cfa -8 + ^\n", "S070@2"},
	{HEAD "STACK CFI INIT 1000 20 .cfa: $rsp 8 +\n", "S071@2"},
	{INIT "STACK CFI INIT 101f 20 " RULES "\n", "S072@3"},
	{INIT "STACK CFI INIT 10 20 " RULES "\n", "S073@3"},
	{HEAD "STACK CFI INIT 1000 100000000 " RULES "\n", "S074@2"},
	{INIT "STACK CFI 1001 .ra: .ra\n", "S075@3"},
	{INIT "STACK CFI 1001 .cfa: .cfa 8 +\n", "S075@3"},
	{INIT "STACK CFI 1001 rules\n", "S076@3"},
	{INIT "STACK CFI 1001 $rbx:\n", "S076@3"},
	{INIT "STACK CFI 1001 $rbx: $rbx : 7\n", "S076@3"},
	{INIT "STACK CFI 1001 $r99: 8\n", "S077@3"},
	{INIT "STACK CFI 1001 $rbx: $rsp +\n", "S078@3"},
	{INIT "STACK CFI 1001 $rbx: $rsp 8\n", "S078@3"},
	{INIT "STACK CFI 1001 $rbx: $r99\n", "S078@3"},
	{INIT "STACK CFI 1001 $rbx: $rsp 0 /\n", "S078@3 S079@3"},
	{INIT "STACK CFI 1001 $rbx: $rsp 8 *\n", "S079@3"},
	{HEAD "STACK CFI 1001 .cfa: $rsp 8 +\nPUBLIC 20 0 b\n", "S080@2"},
	{INIT "PUBLIC 20 0 b\nSTACK CFI 1001 .cfa: $rsp 8 +\n", "S080@4"},
	{INIT "STACK CFI 1020 .cfa: $rsp 8 +\n", "S081@3"},
	{INIT "STACK CFI fff .cfa: $rsp 8 +\n", "S081@3"},
	{INIT "STACK CFI 1000 .cfa: $rsp 8 +\n", "S082@3"},
	{INIT "STACK CFI 1008 .cfa: $rsp 8 +\nSTACK CFI 1004 .cfa: $rsp 8 +\n", "S082@4"},

	/* a bad INIT costs what follows it, silently */
	{HEAD "STACK CFI INIT 1000 0 " RULES "\nSTACK CFI 1001 .cfa: $rsp 8 +\nPUBLIC 20 0 b\n", "S007@2"},
	{HEAD32 "STACK CFI INIT fffffff0 20 .cfa: $esp 4 + .ra: .cfa -4 + ^\n", "S027@2"},

	{HEAD32 "STACK WIN 4 1000 20 0 0 0 0 0 0 1 " PROGRAM "\nSTACK WIN 4 1004 8 0 0 0 0 0 0 1 " PROGRAM "\n", ""},
	{HEAD32 "STACK WIN 0 1000 20 0 0 0 0 0 0 0 1\n", ""},
	{HEAD32 "STACK WIN 4 1000 20 0 0 0 0 0 0 0 1\nSTACK WIN 4 1010 20 0 0 0 0 0 0 0 1\n", "S083@3"},
	{HEAD32 "STACK WIN 4 1000 20 0 0 0 0 0 0 0 1\nSTACK WIN 0 1010 20 0 0 0 0 0 0 0 1\n", ""},
	{HEAD32 "FUNC 1000 10 0 f\nSTACK WIN 4 1008 10 0 0 0 0 0 0 0 1\n", "S084@3"},
	{HEAD32 "FUNC 1000 10 0 f\nSTACK WIN 4 1000 10 0 0 0 0 0 0 0 1\n", ""},
	{HEAD32 "STACK WIN 4 1000 20 0 0 0 0 0 0 1 $eip $T9 ^ =\n", "S085@2"},
	{HEAD32 "STACK WIN 4 1000 20 0 0 0 0 0 0 1 $eip 4 +\n", "S085@2"},
};

START_TEST(test_case)
{
	struct buf said = {0};
	ck_assert_str_eq(lint_say(cases[_i].text, strlen(cases[_i].text), &said), cases[_i].expected);
	buf_release(&said);
}
END_TEST

START_TEST(test_all_codes)
{
	for (size_t code = 0; code < FINDING_CODES; code++) {
		const char *name = finding_kinds[code].code;
		bool found = strcmp(name, "S070") < 0 || strcmp(name, "S100") > 0; /* tests/cli/symcheck.sh has the audit */
		for (size_t i = 0; i < sizeof cases / sizeof cases[0] && !found; i++)
			found = strstr(cases[i].expected, name);
		ck_assert_msg(found, "%s has no case", name);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("lint_stack");
	TCase *tc = tcase_create("lint_stack");
	tcase_add_loop_test(tc, test_case, 0, sizeof cases / sizeof cases[0]);
	tcase_add_test(tc, test_all_codes);
	suite_add_tcase(s, tc);
	return s;
}

TEST_MAIN(suite);
