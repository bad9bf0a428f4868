/* What the lint says of text, identity, and functions: one small file a finding, and files on which it is silent. */
#include "tests/unit/lint_fixture.h"

#include "tests/unit/check_main.h"

#define ID "000102030405060708090A0B0C0D0E0F0"
#define HEAD "MODULE Linux x86_64 " ID " a.so\n" /* line 1 */
#define HEAD32 "MODULE Linux x86 " ID " a.so\n"
#define BODY "FILE 0 a.c\nINLINE_ORIGIN 0 g\nFUNC 1000 20 0 f\n" /* lines 2 to 4 */
#define GOOD HEAD BODY

static const struct {
	const char *text, *expected;
} cases[] = {
	/* silence */
	{GOOD "1000 10 1 0\n1010 10 2 0\nPUBLIC 2000 0 p\n", ""},
	{GOOD "INLINE 0 3 0 0 1000 8 1010 4\nINLINE 1 3 0 0 1002 2 1010 2\n1000 10 1 0\n", "S056@5"},
	{HEAD "FUNC m 1000 20 0 <name omitted>\nFUNC 1020 1 0 f(int, char)\n", ""},
	{HEAD "INFO CODE_ID 030201000504070608090A0B0C0D0E0FFFFF\n" "PUBLIC 10 0 a b\tc\n", ""},
	{"MODULE windows x86 0123456789ABCDEF0123456789ABCDEF1a2 a.pdb\nPUBLIC 10 0 a\n", "S022@1"},
	{"MODULE windows x86 0123456789ABCDEF0123456789ABCDEF1A2 a.pdb\nPUBLIC 10 0 a\n", ""},
	/* a call of more ranges than a record takes */
	{GOOD "INLINE 0 3 0 0 1000 4\nINLINE 0 3 0 0 1008 4\nINLINE 1 3 0 0 1001 1 1009 1\n", "S056@5"},

	/* the text */
	{"", "S001@0"},
	{HEAD, "S001@0"},
	{HEAD "what is this\nPUBLIC 10 0 a\n", "S002@2"},
	{HEAD "PUBLIC 10\nPUBLIC 20 0 b\n", "S003@2"},
	{HEAD "FUNC 10 x 0 a\nPUBLIC 20 0 b\n", "S004@2"},
	{HEAD "PUBLIC 10 10000000000000000 a\nPUBLIC 20 0 b\n", "S005@2"},
	{HEAD "PUBLIC 10 0\n", "S006@2"},
	{HEAD "PUBLIC 10 0  \n", "S006@2"},
	{HEAD "FUNC 10 0 0 a\n10 4 1 0\nPUBLIC 20 0 b\n", "S007@2"},
	{HEAD "FUNC fffffffffffffff0 20 0 a\nPUBLIC 20 0 b\n", "S008@2"},
	{HEAD "STACK WIN 9 1000 10 0 0 0 0 0 0 0 0\nPUBLIC 20 0 b\n", "S009@2"},
	{HEAD "STACK OF PLATES\nPUBLIC 20 0 b\n", "S011@2"},
	{HEAD "PUBLIC 20 0 b\xff\n", "S012@2"},
	{HEAD "PUBLIC 20 0 \xc3\n", "S012@2"},
	{HEAD "PUBLIC 20 0 b\x01\n", "S013@2"},
	{HEAD "PUBLIC 20 0 b\xc2\x80\n", "S013@2"},
	{HEAD "PUBLIC 20 0 b\x1b\x1b \xff\n", "S012@2 S013@2"},
	{HEAD "PUBLIC 20 0 b\r\n", "S014@0"},
	{HEAD "PUBLIC 20 0 b", "S015@2"},
	{HEAD "\n\nPUBLIC 20 0 b\n\nPUBLIC 30\n", "S003@6 S016@0"},
	{HEAD "PUBLIC 20 0 b\r\n\r\nPUBLIC 30\r\n", "S003@4 S014@0 S016@0"},

	/* who the file is of */
	{"PUBLIC 20 0 b\n", "S020@1"},
	{GOOD HEAD, "S021@5"},
	{"MODULE Linux x86_64 0123 a\nPUBLIC 20 0 b\n", "S022@1"},
	{"MODULE Linux x86_64 000102030405060708090A0B0C0D0E0G0 a\nPUBLIC 20 0 b\n", "S022@1"},
	{"MODULE Linux x86_64 000102030405060708090a0b0c0d0e0f0 a\nPUBLIC 20 0 b\n", "S022@1"},
	{"MODULE Linux x86_64 " ID " a/b\nPUBLIC 20 0 b\n", "S023@1"},
	{"MODULE Linux x86_64 " ID " ..\nPUBLIC 20 0 b\n", "S023@1"},
	{"MODULE Mac x86_64 " ID " a\nPUBLIC 20 0 b\n", "S024@1"},
	{"MODULE Linux amd64 " ID " a\nPUBLIC 20 0 b\n", "S025@1"},
	{HEAD "INFO CODE_ID 00\nPUBLIC 20 0 b\n", "S026@2"},
	{HEAD "INFO CODE_ID what\nPUBLIC 20 0 b\n", "S026@2"},
	{HEAD32 "PUBLIC 100000001 0 b\n", "S027@2"},
	{HEAD32 "FUNC fffffff0 10 0 b\n", ""},
	{HEAD32 "FUNC fffffff0 11 0 b\n", "S027@2"},

	/* FILE and INLINE_ORIGIN */
	{GOOD "FILE 0 b.c\n", "S030@5"},
	{GOOD "INLINE_ORIGIN 0 h\n", "S031@5"},
	{GOOD "1000 10 1 7\n1010 10 1 7\n", "S032@5"},
	{HEAD "FUNC 1000 10 0 f\n1000 10 1 4294967295\nFILE 4294967295 a.c\n", ""},
	{GOOD "INLINE 0 3 7 0 1000 8\n", "S032@5 S056@5"},
	{GOOD "INLINE 0 3 0 7 1000 8\n", "S033@5 S056@5"},

	/* functions */
	{HEAD "1000 10 1 0\nPUBLIC 20 0 b\n", "S040@2"},
	{HEAD "FILE 0 a.c\nFUNC 1000 10 0 f\nPUBLIC 20 0 b\n1000 10 1 0\n", "S040@5"},
	{GOOD "FUNC 101f 10 0 g\n", "S041@5"},
	{GOOD "FUNC 1004 4 0 g\nFUNC 1010 4 0 h\n", "S041@5 S041@6"},
	{GOOD "FUNC fff 2 0 g\n", "S041@4 S042@5"},
	{HEAD "FUNC 1000 10 0 f\nFUNC 10 10 0 g\n", "S042@3"},
	{HEAD "FUNC 1000 100000000 0 f\n", "S043@2"},
	{GOOD "1018 10 1 0\n", "S044@5"},
	{GOOD "ff8 4 1 0\n", "S044@5"},
	{GOOD "1000 10 1 0\n1008 10 2 0\n", "S045@6"},
	{GOOD "1010 10 1 0\n1000 10 2 0\n", "S046@6"},
	{GOOD "1010 10 1 0\n1008 10 2 0\n", "S045@5 S046@6"},
	{GOOD "1000 0 1 0\n", "S047@5"},
	{GOOD "1000 4 0 0\n", "S048@5"},
	{GOOD "INLINE 1 3 0 0 1000 8\n", "S049@5 S056@5"},
	{GOOD "INLINE 0 3 0 0 1000 8\nINLINE 2 3 0 0 1000 8\n", "S049@6 S056@5"},
	{GOOD "INLINE 0 3 0 0 1018 9\n", "S050@5 S056@5"},
	{GOOD "INLINE 0 3 0 0 1000 8\nINLINE 1 3 0 0 1004 5\n", "S050@6 S056@5"},
	{GOOD "INLINE 0 3 0 0 1000 8\nINLINE 0 4 0 0 1010 8\nINLINE 1 3 0 0 1004 1\n", "S050@7 S056@5"},
	{GOOD "INLINE 0 3 0 0 1000 8\nINLINE 0 4 0 0 1004 8\n", "S051@6 S056@5"},
	{GOOD "1000 4 1 0\nINLINE 0 3 0 0 1000 8\n", "S052@6 S056@6"},
	{GOOD "INLINE 0 3 -1 0 1000 8\n", "S053@5 S056@5"},
	{GOOD "INLINE 0 3 0 1000 8\n", "S054@5 S056@5"},
	{GOOD "PUBLIC 2000 0 a\nPUBLIC 2000 0 b\n", "S057@6"},
	{GOOD "PUBLIC 2000 0 a\nPUBLIC 200 0 b\n", "S058@6"},
	{GOOD "PUBLIC 101f 0 a\nPUBLIC 1020 0 b\n", "S059@5"},

	/* one bad FUNC costs its lines, silently; one bad line costs itself */
	{HEAD "FUNC x\n1000 10 1 0\nPUBLIC 20 0 b\n", "S004@2"},
};

START_TEST(test_case)
{
	struct buf said = {0};
	ck_assert_str_eq(lint_say(cases[_i].text, strlen(cases[_i].text), &said), cases[_i].expected);
	buf_release(&said);
}
END_TEST

/* Lines by their length. */
static void check_long(size_t length, const char *expected)
{
	struct buf text = {0}, said = {0};
	buf_text(&text, HEAD "PUBLIC 20 0 ");
	for (size_t i = strlen("PUBLIC 20 0 "); i < length; i++)
		buf_char(&text, 'x');
	buf_text(&text, "\nPUBLIC 30 0 b\n");
	ck_assert_str_eq(lint_say(text.at, text.n, &said), expected);
	buf_release(&text);
	buf_release(&said);
}

START_TEST(test_long_lines)
{
	check_long(16 * 1024, "");
	check_long(16 * 1024 + 1, "S017@2");
	check_long((1 << 20) + 1, "S010@2");
}
END_TEST

START_TEST(test_many_ranges)
{
	struct buf text = {0}, said = {0};
	buf_text(&text, HEAD "FILE 0 a.c\nINLINE_ORIGIN 0 g\nFUNC 1000 1000 0 f\nINLINE 0 3 0 0");
	for (unsigned i = 0; i < 251; i++)
		buf_printf(&text, " %x 1", 0x1000 + 2 * i);
	buf_text(&text, "\n");
	ck_assert_str_eq(lint_say(text.at, text.n, &said), "S055@5 S056@5");
	buf_release(&text);
	buf_release(&said);
}
END_TEST

/* Nothing of what is in a file is kept without bound: of each kind the first ten, all of which are counted. */
START_TEST(test_kept)
{
	struct findings found = {0};
	struct lint_totals totals;
	struct diag d = {0};
	struct buf text = {0};
	buf_text(&text, HEAD);
	for (unsigned i = 0; i < 1000; i++)
		buf_text(&text, "PUBLIC\n");
	lint_text((struct bytes){(const uint8_t *)text.at, text.n}, &d, &found, &totals);
	ck_assert_uint_eq(found.counts[FIND_LACKS_FIELD], 1000);
	ck_assert_uint_eq(found.kept.n, FINDINGS_KEPT + 1);
	ck_assert_uint_eq(findings_count(&found, SEVERITY_ERROR), 1001);
	ck_assert_uint_eq(findings_consumers(&found), CONSUMER_RUST);
	ck_assert_uint_eq(totals.lines, 1001);
	findings_release(&found);
	buf_release(&text);
}
END_TEST

START_TEST(test_damaged_gzip)
{
	static const uint8_t text[] = {0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xff};
	struct buf said = {0};
	ck_assert_str_eq(lint_say(text, sizeof text, &said), "S001@0 S018@0");
	buf_release(&said);
}
END_TEST

/* The codes are distinct and ascend; each below S070 has a case above, or a test of its own. */
START_TEST(test_all_codes)
{
	static const char own[] = "S010 S017 S018 S055";
	for (size_t code = 0; code < FINDING_CODES; code++) {
		const char *name = finding_kinds[code].code;
		bool found = strcmp(name, "S070") >= 0 || strstr(own, name);
		ck_assert(code == 0 || strcmp(finding_kinds[code - 1].code, name) < 0);
		for (size_t i = 0; i < sizeof cases / sizeof cases[0] && !found; i++)
			found = strstr(cases[i].expected, name);
		ck_assert_msg(found, "%s has no case", name);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("lint");
	TCase *tc = tcase_create("lint");
	tcase_add_loop_test(tc, test_case, 0, sizeof cases / sizeof cases[0]);
	tcase_add_test(tc, test_long_lines);
	tcase_add_test(tc, test_many_ranges);
	tcase_add_test(tc, test_kept);
	tcase_add_test(tc, test_damaged_gzip);
	tcase_add_test(tc, test_all_codes);
	suite_add_tcase(s, tc);
	return s;
}

TEST_MAIN(suite);
