/* Reports of defects: counted, merged, printed. */
#include "base/buf.h"
#include "base/diag.h"

#include "tests/unit/check_main.h"

#include <errno.h>
#include <string.h>

static const struct diag_kind note = {DIAG_NOTE, "a note"}, warning = {DIAG_WARNING, "a warning"},
                              loss = {DIAG_LOSS, "a loss"}, other_loss = {DIAG_LOSS, "another loss"};

static char *printed(const struct diag *d, enum diag_level at_least, bool errors, const char *subject)
{
	char *text = NULL;
	size_t size;
	FILE *to = open_memstream(&text, &size);
	diag_print(d, at_least, errors, subject, to);
	fclose(to);
	return text;
}

static void expect(const struct diag *d, enum diag_level at_least, bool errors, const char *subject, const char *expected)
{
	char *text = printed(d, at_least, errors, subject);
	ck_assert_str_eq(text, expected);
	free(text);
}

static void report_some(struct diag *d)
{
	struct cursor c = cursor_over((struct bytes){(const uint8_t *)"abcd", 4}, ".debug_info", false);
	cursor_skip(&c, 3);
	diag_report(d, &warning, "file %d", 1);
	ck_assert_int_eq(diag_bad(d, &loss, &c, "version %u", 9), ST_BAD);
	diag_report(d, &note, "by the way");
	ck_assert_int_eq(diag_bad_at(d, &loss, ".debug_line", 0x123456789, "cut short"), ST_BAD);
	errno = ENOSPC;
	ck_assert_int_eq(diag_sys(d, &other_loss, "out.sym"), ST_SYS);
}

START_TEST(one_line_a_kind)
{
	struct diag d = {0};
	report_some(&d);
	expect(&d, DIAG_NOTE, false, "x.so",
	       "x.so: warning: a warning: file 1\n"
	       "x.so: warning: a loss (2 times, first: .debug_info+0x3: version 9)\n"
	       "x.so: note: a note: by the way\n"
	       "x.so: warning: another loss: out.sym: No space left on device\n");
	expect(&d, DIAG_LOSS, true, "x.so",
	       "x.so: error: a loss (2 times, first: .debug_info+0x3: version 9)\n"
	       "x.so: error: another loss: out.sym: No space left on device\n");
	expect(&d, DIAG_WARNING, true, "out.sym",
	       "out.sym: warning: a warning: file 1\n"
	       "out.sym: error: a loss (2 times, first: .debug_info+0x3: version 9)\n"
	       "out.sym: error: another loss: No space left on device\n");
	ck_assert_uint_eq(diag_count(&d, DIAG_NOTE), 5);
	ck_assert_uint_eq(diag_count(&d, DIAG_WARNING), 4);
	ck_assert_uint_eq(diag_count(&d, DIAG_LOSS), 3);
	diag_release(&d);
}
END_TEST

START_TEST(verbose_says_each)
{
	struct diag d = {.verbose = true};
	report_some(&d);
	expect(&d, DIAG_WARNING, false, "x.so",
	       "x.so: warning: a warning: file 1\n"
	       "x.so: warning: a loss: .debug_info+0x3: version 9\n"
	       "x.so: warning: a loss: .debug_line+0x123456789: cut short\n"
	       "x.so: warning: another loss: out.sym: No space left on device\n");
	diag_release(&d);
}
END_TEST

/* The subject is not said twice, but a longer name that starts like it is. */
static const struct {
	const char *detail, *line;
} details[] = {
	{"x.so", "x.so: warning: a warning\n"},
	{"x.so: why", "x.so: warning: a warning: why\n"},
	{"x.so.debug: why", "x.so: warning: a warning: x.so.debug: why\n"},
	{"x.so.debug", "x.so: warning: a warning: x.so.debug\n"},
	{"x.so; looked at /y", "x.so: warning: a warning: looked at /y\n"},
	{"\x1b[2Jgone\r\n\x7f", "x.so: warning: a warning: ?[2Jgone???\n"},
	{"gr\xc3\xbc", "x.so: warning: a warning: gr\xc3\xbc\n"},
	{"/x.so", "x.so: warning: a warning: /x.so\n"},
};

START_TEST(subject_is_said_once)
{
	for (unsigned verbose = 0; verbose < 2; verbose++) {
		struct diag d = {.verbose = verbose};
		diag_report(&d, &warning, "%s", details[_i].detail);
		expect(&d, DIAG_WARNING, false, "x.so", details[_i].line);
		diag_release(&d);
	}
}
END_TEST

START_TEST(merging_adds_behind)
{
	static const char *const expected[] = {
		"x: warning: a loss (2 times, first: first)\nx: warning: a warning: second\n",
		"x: warning: a loss: first\nx: warning: a warning: second\nx: warning: a loss: third\n",
	};
	struct diag into = {.verbose = _i}, from = {.verbose = _i};
	diag_report(&into, &loss, "first");
	diag_report(&from, &warning, "second");
	diag_report(&from, &loss, "third");
	diag_merge(&into, &from);
	ck_assert_uint_eq(from.entries.n, 0);
	ck_assert_uint_eq(from.messages.n, 0);
	ck_assert_uint_eq(diag_count(&into, DIAG_LOSS), 2);
	expect(&into, DIAG_WARNING, false, "x", expected[_i]);
	diag_release(&into);
}
END_TEST

/* Once a kind was reported, more of it are counted without words; where each is to be kept, never. */
START_TEST(more_of_a_kind_are_counted)
{
	struct diag d = {0}, verbose = {.verbose = true};
	ck_assert(!diag_again(&d, &warning));
	ck_assert_uint_eq(diag_count(&d, DIAG_NOTE), 0);
	diag_report(&d, &warning, "first");
	ck_assert(diag_again(&d, &warning));
	ck_assert(!diag_again(&d, &loss));
	expect(&d, DIAG_NOTE, false, "x", "x: warning: a warning (2 times, first: first)\n");
	diag_report(&verbose, &warning, "first");
	ck_assert(!diag_again(&verbose, &warning));
	ck_assert_uint_eq(diag_count(&verbose, DIAG_NOTE), 1);
	diag_release(&d);
	diag_release(&verbose);
}
END_TEST

/* Three places, and how many more. */
START_TEST(many_places_are_cut)
{
	static const char *const places[] = {"/a", "/b", "/c", "/d", "/e"};
	static const char *const expected[] = {
		"", "; looked at /a", "; looked at /a, /b", "; looked at /a, /b, /c",
		"; looked at /a, /b, /c and 1 more place (-v: all)", "; looked at /a, /b, /c and 2 more places (-v: all)",
	};
	struct diag d = {.verbose = _i == 6};
	struct buf text = {0};
	diag_places(&d, places, _i == 6 ? 5 : (size_t)_i, &text);
	ck_assert_str_eq(buf_string(&text), _i == 6 ? "; looked at /a, /b, /c, /d, /e" : expected[_i]);
	buf_release(&text);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("diag");
	TCase *t = tcase_create("diag");
	tcase_add_test(t, one_line_a_kind);
	tcase_add_test(t, verbose_says_each);
	tcase_add_test(t, more_of_a_kind_are_counted);
	tcase_add_loop_test(t, many_places_are_cut, 0, 7);
	tcase_add_loop_test(t, subject_is_said_once, 0, (int)(sizeof details / sizeof details[0]));
	tcase_add_loop_test(t, merging_adds_behind, 0, 2);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
