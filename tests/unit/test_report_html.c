/* The page's bounds, and its text. tests/report/html.sh looks at the page as a whole. */
#include "tests/unit/check_main.h"
#include "tests/unit/report_fixture.h"
#include "walker/report/html.h"

static const struct {
	const char *text, *want;
} texts[] = {
	{"plain", "plain"},
	{"a<b>&\"'", "a&lt;b&gt;&amp;&quot;&#39;"},
	{"</script>", "&lt;/script&gt;"},
	{"\x01\x1f\t\n", "\xe2\x90\x81\xe2\x90\x9f\xe2\x90\x89\xe2\x90\x8a"},
	{"\x7f", "\xe2\x90\xa1"},
	{"\xc3\xa9\xf0\x9f\x98\x80", "\xc3\xa9\xf0\x9f\x98\x80"},
	{"\xff\xc3", "\xef\xbf\xbd\xef\xbf\xbd"},
	{"\xc2\x85", "\xef\xbf\xbd"},             /* a C1 control */
	{"\xe2\x80\xae", "\xef\xbf\xbd"},         /* right-to-left override */
	{"\xef\xbf\xbe\xef\xbf\xbf", "\xef\xbf\xbd\xef\xbf\xbd"}, /* no characters in XML */
};

START_TEST(test_text)
{
	struct html h = {0};
	char *text = NULL;
	size_t n;
	h.to = open_memstream(&text, &n);
	html_text(&h, texts[_i].text);
	ck_assert_int_eq(fclose(h.to), 0);
	ck_assert_str_eq(text, texts[_i].want);
	free(text);
}
END_TEST

static size_t count(const char *text, const char *what)
{
	size_t n = 0, length = strlen(what);
	for (; *text; text++)
		n += strncmp(text, what, length) == 0;
	return n;
}

START_TEST(test_many_frames)
{
	struct report_fixture f;
	fixture_init(&f);
	for (unsigned i = 0; i < 5000; i++) {
		struct frame *frame = fixture_frame(&f.stacks[1], TRUST_CFI, 0, &f.symbols[1]);
		fixture_place(&f.stacks[1], frame, 0x8000 + 16 * i, 0x400120);
	}
	char *text = fixture_text(&f, report_html);
	ck_assert_ptr_nonnull(strstr(text, "<li class=\"dim\">Frames 1000 to 4903 are not shown: --json has them.</li>"));
	ck_assert_ptr_nonnull(strstr(text, "id=\"t1f999\""));
	ck_assert_ptr_null(strstr(text, "id=\"t1f1000\""));
	ck_assert_ptr_null(strstr(text, "id=\"t1f4903\""));
	ck_assert_ptr_nonnull(strstr(text, "id=\"t1f4904\""));
	ck_assert_ptr_nonnull(strstr(text, "id=\"t1f5003\""));
	/* Words may point to frames that are not shown; no link does. */
	ck_assert_ptr_null(strstr(text, "href=\"#t1f1000\""));
	free(text);
	fixture_release(&f);
}
END_TEST

/* A stack may claim to span the address space; the words nearest to the caller are kept. */
START_TEST(test_many_words)
{
	struct report_fixture f;
	fixture_init(&f);
	struct frame *caller = &f.stacks[1].frames.at[1];
	caller->known = 0;
	fixture_place(&f.stacks[1], caller, UINT64_MAX - 7, 0x400120);
	char *text = fixture_text(&f, report_html);
	ck_assert_uint_eq(count(text, ">not in the dump<"), HTML_WORDS_FRAME + 1); /* and frame 2's one */
	ck_assert_ptr_nonnull(strstr(text, "<td class=\"name\">0xfffffffffffffff0</td>"));
	free(text);
	fixture_release(&f);
}
END_TEST

START_TEST(test_words_of_the_page)
{
	struct report_fixture f;
	fixture_init(&f);
	for (unsigned i = 0; i < 900; i++) {
		struct frame *frame = fixture_frame(&f.stacks[1], TRUST_CFI, 0, &f.symbols[1]);
		fixture_place(&f.stacks[1], frame, 0x10000 + 0x1000 * (uint64_t)i, 0x400120);
	}
	char *text = fixture_text(&f, report_html);
	ck_assert_uint_le(count(text, ">sp+0x"), HTML_WORDS_PAGE);
	ck_assert_uint_gt(count(text, ">sp+0x"), HTML_WORDS_PAGE - HTML_WORDS_FRAME);
	free(text);
	fixture_release(&f);
}
END_TEST

START_TEST(test_other_words)
{
	struct report_fixture f;
	fixture_init(&f);
	f.process.has_exception = false;
	f.process.has_requesting_thread = true;
	f.report.have_symbol_paths = false;
	f.found[0].damaged = f.found[0].id_differs = true;
	f.stacks[1].frames.at[1].trampoline = f.stacks[1].frames.at[2].interrupted = true;
	f.symbols[1].multiple = true;
	char *text = fixture_text(&f, report_html);
	ck_assert_ptr_nonnull(strstr(text, "<h1>A dump was asked for</h1>"));
	ck_assert_ptr_nonnull(strstr(text, " asked for the dump<"));
	ck_assert_ptr_nonnull(strstr(text, "No symbol files were given"));
	ck_assert_ptr_nonnull(strstr(text, ", with bad lines<"));
	ck_assert_ptr_nonnull(strstr(text, ", by its name alone<"));
	ck_assert_ptr_nonnull(strstr(text, "A signal handler returns here."));
	ck_assert_ptr_nonnull(strstr(text, "A signal struck here."));
	ck_assert_ptr_nonnull(strstr(text, "functions of other names share this code"));
	free(text);
	fixture_release(&f);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("report: HTML");
	TCase *t = tcase_create("html");
	tcase_add_loop_test(t, test_text, 0, COUNT(texts));
	tcase_add_test(t, test_many_frames);
	tcase_add_test(t, test_many_words);
	tcase_add_test(t, test_words_of_the_page);
	tcase_add_test(t, test_other_words);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
