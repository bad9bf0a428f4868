/* Frames of obfuscated Dart in lines of text, form by form; and what the lines above them say. */
#include "walker/trace/trace_text.h"

#include "base/buf.h"
#include "tests/unit/check_main.h"

#include <check.h>
#include <inttypes.h>
#include <stdlib.h>

/* `before<frame>behind` of the line, its number, section and addresses, and what else is known of it. */
static const char *frame_text(const char *line, const struct trace_frame *f, struct buf *to)
{
	static const char *const sections[] = {"", " vm", " isolate", " text"};
	buf_clear(to);
	buf_printf(to, "%.*s|%.*s|%s", (int)f->begin, line, (int)(f->end - f->begin), line + f->begin, line + f->end);
	if (f->has_number)
		buf_printf(to, " n=%" PRIu32, f->number);
	buf_text(to, sections[f->section]);
	if (f->section)
		buf_printf(to, "+%" PRIx64, f->offset);
	if (f->has_virt)
		buf_printf(to, " virt=%" PRIx64, f->virt);
	if (f->abs)
		buf_printf(to, " abs=%" PRIx64, f->abs);
	if (f->unit)
		buf_printf(to, " unit=%" PRIu32, f->unit);
	if (f->build_id.n)
		buf_printf(to, " id=%.*s", (int)f->build_id.n, f->build_id.at);
	buf_text(to, f->is_return ? " return" : "");
	buf_text(to, f->is_foreign ? " foreign" : "");
	return buf_string(to);
}

#define ISO "_kDartIsolateSnapshotInstructions"
#define VM  "_kDartVmSnapshotInstructions"

static const struct {
	const char *line, *expected; /* NULL: no frame */
} forms[] = {
	{"#00 abs 00000001131eca6b virt 000000000020862b " ISO "+0x141e6b",
	 "|#00 abs 00000001131eca6b virt 000000000020862b " ISO "+0x141e6b| n=0 isolate+141e6b virt=20862b abs=1131eca6b"},
	{"#00 abs 00000001131eca6b " ISO "+0x141e6b",
	 "|#00 abs 00000001131eca6b " ISO "+0x141e6b| n=0 isolate+141e6b abs=1131eca6b"},
	{"#3      virt 20862b " VM "+0x10", "|#3      virt 20862b " VM "+0x10| n=3 vm+10 virt=20862b"},
	{"#01 abs 0 virt 20862b " ISO "+0x1", "|#01 abs 0 virt 20862b " ISO "+0x1| n=1 isolate+1 virt=20862b"},
	{"    #02 abs 7f00 unit 2 virt 10 " ISO "+0x1",
	 "    |#02 abs 7f00 unit 2 virt 10 " ISO "+0x1| n=2 isolate+1 virt=10 abs=7f00 unit=2"},
	{"#00 abs 10 virt 20 /data/app/x/libapp.so", "|#00 abs 10 virt 20 /data/app/x/libapp.so| n=0 virt=20 abs=10"},
	{"#00 abs 10 virt 20 /system/libc.so", "|#00 abs 10 virt 20 /system/libc.so| n=0 virt=20 abs=10 foreign"},
	{"#00 abs 10 virt 20 <unknown>", "|#00 abs 10 virt 20 <unknown>| n=0 virt=20 abs=10"},
	{"#00 abs 10 virt 20", "|#00 abs 10 virt 20| n=0 virt=20 abs=10"},
	{"#00 abs 10", "|#00 abs 10| n=0 abs=10"},
	{"#00 abs 10 virt 20 " ISO "+0x1 <asynchronous suspension>",
	 "|#00 abs 10 virt 20 " ISO "+0x1| <asynchronous suspension> n=0 isolate+1 virt=20 abs=10"},
	{"#00 abs 10 <asynchronous suspension>", "|#00 abs 10| <asynchronous suspension> n=0 abs=10"},
	{"#00 abs 10 virt 20 _kDartSnapshotText+0x1f", "|#00 abs 10 virt 20 _kDartSnapshotText+0x1f| n=0 text+1f virt=20 abs=10"},
	{"E/flutter (123):     #00 abs 10 " ISO "+0x1", "E/flutter (123):     |#00 abs 10 " ISO "+0x1| n=0 isolate+1 abs=10"},
	{"12-31 23:59:59.999 1 2 I flutter : #00 abs 10 " ISO "+0x1",
	 "12-31 23:59:59.999 1 2 I flutter : |#00 abs 10 " ISO "+0x1| n=0 isolate+1 abs=10"},
	{"unparsed  #00 abs 10 " ISO "+0x1", "unparsed  |#00 abs 10 " ISO "+0x1| n=0 isolate+1 abs=10"},
	{"at .    #00 abs 0 virt 20 " ISO "+0x1(.java)", "at .    |#00 abs 0 virt 20 " ISO "+0x1(.java)| n=0 isolate+1 virt=20"},
	{"0  ???   0x0 (null).    #00 abs 10 " ISO "+0x1", "0  ???   0x0 (null).    |#00 abs 10 " ISO "+0x1| n=0 isolate+1 abs=10"},
	{"      #00 pc 000000000020862b  /data/app/x/lib/arm64/libapp.so (BuildId: 10ab)",
	 "      |#00 pc 000000000020862b  /data/app/x/lib/arm64/libapp.so (BuildId: 10ab)| n=0 virt=20862b id=10ab"},
	{"#07  pc 0x20862b  /data/app/base.apk!libapp.so", "|#07  pc 0x20862b  /data/app/base.apk!libapp.so| n=7 virt=20862b"},
	{"#07 pc 2b  /x/base.apk (offset 0xF000) (" ISO "+71396) (BuildId: 10ab)",
	 "|#07 pc 2b  /x/base.apk (offset 0xF000) (" ISO "+71396) (BuildId: 10ab)| n=7 isolate+116e4 virt=2b id=10ab"},
	{"#01 pc 2b  /system/lib64/libc.so (abort+164) (BuildId: ff)",
	 "|#01 pc 2b  /system/lib64/libc.so (abort+164) (BuildId: ff)| n=1 virt=2b id=ff foreign"},
	{"  pc 0x7f10 fp 0x7f20 " ISO "+0x1", "  |pc 0x7f10 fp 0x7f20 " ISO "+0x1| isolate+1 abs=7f10"},
	{"  pc 0x7f10 fp 0x7f20 Unknown symbol", "  |pc 0x7f10 fp 0x7f20 Unknown symbol| abs=7f10"},
	{"7   App   0x104 kDartIsolateSnapshotInstructions + 3082644",
	 "|7   App   0x104 kDartIsolateSnapshotInstructions + 3082644| n=7 isolate+2f0994 abs=104 return"},
	{"#13 <invalid Dart instruction address>", "|#13 <invalid Dart instruction address>| n=13"},

	{"", NULL},
	{"#0      main (package:shop/main.dart:47:7)", NULL},
	{"<asynchronous suspension>", NULL},
	{"#00 abs", NULL},
	{"#00 abs xyz", NULL},
	{"#00 abs 11112222333344445 " ISO "+0x1", NULL},
	{"#99999999999999999999 abs 10", NULL},
	{"#00abs 10", NULL},
	{"see #00 above, and #1 below", NULL},
	{"at java.lang.Thread.run(Thread.java:1012)", NULL},
	{"7   App   0x104 main + 36", NULL},
	{"pc 0x10 fp 0x20", NULL},
	{"xpc 0x10 fp 0x20 Unknown symbol", NULL},
};

START_TEST(test_forms)
{
	struct trace_frame f;
	struct buf text = {0};
	const char *line = forms[_i].line;
	bool is = trace_line_frame(line, strlen(line), &f);
	ck_assert_msg(is == (forms[_i].expected != NULL), "%s", line);
	if (is)
		ck_assert_str_eq(frame_text(line, &f, &text), forms[_i].expected);
	/* A line that is cut anywhere is read no further than it goes. */
	for (size_t n = 0; n < strlen(line); n++) {
		char *cut = malloc(n);
		memcpy(cut, line, n);
		if (trace_line_frame(cut, n, &f))
			ck_assert_uint_le(f.end, n);
		free(cut);
	}
	buf_release(&text);
}
END_TEST

static struct trace_text read_text(const char *text)
{
	struct trace_text ret;
	trace_text_read((struct bytes){(const uint8_t *)text, strlen(text)}, &ret);
	return ret;
}

static const struct {
	const char *line;
	const char *id, *arch;
	uint64_t isolate_dso, vm_dso, isolate, vm;
} heads[] = {
	{"build_id: '10ab'", "10ab", "", 0, 0, 0, 0},
	{"I/flutter: build_id: 10AB", "10AB", "", 0, 0, 0, 0},
	{"build_id: \"10ab\"", "10ab", "", 0, 0, 0, 0},
	{"isolate_dso_base: 7a0000, vm_dso_base: 7b0000", "", "", 0x7a0000, 0x7b0000, 0, 0},
	{"isolate_instructions: 8667c0, vm_instructions: 800000", "", "", 0, 0, 0x8667c0, 0x800000},
	{"isolate_instructions: 8667c0 vm_instructions: 800000", "", "", 0, 0, 0x8667c0, 0x800000},
	{"isolate_instructions=8667c0, vm_instructions=800000", "", "", 0, 0, 0x8667c0, 0x800000},
	{"os: android arch: arm64 comp: yes sim: no", "", "arm64", 0, 0, 0, 0},
	{"loading_unit: 1, build_id: '10ab', dso_base: 7a0000, instructions: 8667c0", "10ab", "", 0x7a0000, 0x7a0000, 0x8667c0, 0},
	{"vm_dso_base: 0", "", "", 0, 0, 0, 0},
};

START_TEST(test_heads)
{
	char *text = mem_printf("%s\r\n#00 abs 10\r\n", heads[_i].line);
	struct trace_text t = read_text(text);
	ck_assert_uint_eq(t.traces.n, 1);
	ck_assert_uint_eq(t.frames.n, 1);
	const struct trace_head *head = &t.traces.at[0];
	const struct trace_unit none = {0}, *found = trace_unit_find(&t, head, 1), *unit = found ? found : &none;
	ck_assert_uint_eq(unit->build_id.n, strlen(heads[_i].id));
	ck_assert(!unit->build_id.n || memcmp(unit->build_id.at, heads[_i].id, unit->build_id.n) == 0);
	ck_assert_uint_eq(head->arch.n, strlen(heads[_i].arch));
	ck_assert_uint_eq(unit->isolate_dso, heads[_i].isolate_dso);
	ck_assert_uint_eq(unit->vm_dso, heads[_i].vm_dso);
	ck_assert_uint_eq(unit->isolate_instructions, heads[_i].isolate);
	ck_assert_uint_eq(unit->vm_instructions, heads[_i].vm);
	trace_text_release(&t);
	free(text);
}
END_TEST

START_TEST(test_traces)
{
	struct trace_text t = read_text(
		"build_id: 'aa'\n#00 abs 1\n#01 abs 2\nwords\n"
		"#00 abs 3\n" /* the next trace of the same app */
		"build_id: 'bb'\nloading_unit: 2, build_id: 'cc', dso_base: 5, instructions: 6\n#00 abs 4\n#01 abs 5 unit 2 virt 6");
	ck_assert_uint_eq(t.traces.n, 3);
	ck_assert_uint_eq(t.traces.at[0].frame_count, 2);
	ck_assert_uint_eq(t.frames.at[2].trace, 1);
	ck_assert_int_eq(trace_unit_find(&t, &t.traces.at[1], 1)->build_id.at[0], 'a');
	ck_assert_int_eq(trace_unit_find(&t, &t.traces.at[2], 1)->build_id.at[0], 'b');
	ck_assert_int_eq(trace_unit_find(&t, &t.traces.at[2], 2)->build_id.at[0], 'c');
	ck_assert_ptr_null(trace_unit_find(&t, &t.traces.at[0], 2));
	ck_assert_uint_eq(t.frames.at[4].unit, 2);
	trace_text_release(&t);
}
END_TEST

/* Android counts with two digits. */
START_TEST(test_wrap)
{
	struct buf text = {0};
	for (unsigned i = 0; i < 250; i++)
		buf_printf(&text, "#%02u abs 1\n", i % 100);
	struct trace_text t = read_text(buf_string(&text));
	ck_assert_uint_eq(t.traces.n, 1);
	for (uint32_t i = 0; i < 250; i++)
		ck_assert_uint_eq(t.frames.at[i].number, i);
	trace_text_release(&t);
	buf_release(&text);
}
END_TEST

START_TEST(test_images)
{
	struct trace_text t = read_text(
		"0  App  0x104 kDartIsolateSnapshotInstructions + 36\n"
		"0x100 - 0x1ff Other arm64  <11223344> /a/Other\n 0x200 - 0x2ff App arm64  <AABBccdd> /a/App\n");
	ck_assert_uint_eq(t.app.uuid.n, 8);
	ck_assert_int_eq(memcmp(t.app.uuid.at, "AABBccdd", 8), 0);
	trace_text_release(&t);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("trace_text");
	TCase *c = tcase_create("lines");
	tcase_add_loop_test(c, test_forms, 0, sizeof forms / sizeof forms[0]);
	tcase_add_loop_test(c, test_heads, 0, sizeof heads / sizeof heads[0]);
	tcase_add_test(c, test_traces);
	tcase_add_test(c, test_wrap);
	tcase_add_test(c, test_images);
	suite_add_tcase(s, c);
	return s;
}

TEST_MAIN(suite);
