/* Stackdumps: statements, sections, markers, ends, and text that is none. */
#include "walker/dump/hex_text.h"
#include "walker/dump/maps.h"
#include "walker/dump/open.h"
#include "walker/dump/raw_kinds.h"
#include "walker/dump/register_text.h"
#include "walker/dump/stackdump_kinds.h"

#include "tests/unit/check_main.h"
#include "tests/unit/dump_fixture.h"

/* Every kind of line, as docs/stackdump.md has them. */
static const char full[] =
	"stackdump 1\n"
	"arch: aarch64\n"
	"os: linux 6.1.55-widget rc2\n"
	"cpu: Cortex-A53\n"
	"pid: 4711\n"
	"uptime: 12\n"
	"signal: 11 1 0xdead\n"
	"assertion: x > 0\n"
	"[thread 17 main loop]\n"
	"pc: 60a9fdf550\n"
	"sp: 7fdd141990\n"
	"\n"
	"[thread]\n"
	"x0 1\n"
	"[memory]\n"
	"0x7fdd141990: 0x000000010b5fbb03\n"
	"[maps]\n"
	"60a9fdf000-60a9fe0000 r-xp 0 00:00 0 /usr/bin/waiter64\n"
	"7542cc0000-7542d8e000 r-xp 0 00:00 0 /system/lib64/libc.so\n"
	"[memory 7fdd142000]\n"
	"00000000: 0102\n"
	"[ids]\n"
	"waiter64 3b4864c1380a466c10d82e5b8fbb8657\n"
	"/system/lib64/libc.so F1A17A01B798852CBFF033770F6F230C0\n"
	"[end]\n";

static enum status read_text(const char *text, struct process *p)
{
	ck_assert(stackdump_is(text_bytes(text)));
	enum status st = stackdump_read(text_bytes(text), "dump", p);
	if (st == ST_OK)
		ck_process(p);
	return st;
}

static void ck_full(const struct process *p)
{
	uint64_t value;
	ck_assert_str_eq(p->kind, "stackdump");
	ck_assert_str_eq(p->arch_name, "arm64");
	ck_assert_int_eq(p->os, OS_LINUX);
	ck_assert_str_eq(p->os_name, "Linux");
	ck_assert_str_eq(p->os_version, "6.1.55-widget rc2");
	ck_assert_str_eq(p->cpu_info, "Cortex-A53");
	ck_assert_str_eq(p->assertion, "x > 0");
	ck_assert(p->has_pid && p->pid == 4711);
	ck_assert(p->has_uptime && p->uptime == 12);
	ck_assert(p->has_exception);
	ck_assert_uint_eq(p->exception.thread, 0);
	ck_assert_uint_eq(p->exception.address, 0xdead);
	ck_assert_str_eq(p->exception.reason, "SIGSEGV /SEGV_MAPERR");
	ck_assert_uint_eq(p->threads.n, 2);
	ck_assert_uint_eq(p->threads.at[0].id, 17);
	ck_assert_str_eq(p->threads.at[0].name, "main loop");
	ck_assert_uint_eq(p->threads.at[0].registers.value[ARM64_PC], 0x60a9fdf550);
	ck_assert_uint_eq(p->threads.at[1].registers.known, 1);
	ck_assert(process_load(p, 0x7fdd141990, 8, &value) && value == 0x10b5fbb03);
	ck_assert(process_load(p, 0x7fdd142000, 2, &value) && value == 0x201);
	ck_assert_uint_eq(p->modules.n, 2);
	ck_assert(p->modules.at[0].main);
	ck_assert_str_eq(p->modules.at[0].debug_id, "C164483B0A386C4610D82E5B8FBB86570");
	ck_assert_str_eq(p->modules.at[0].code_id, "3b4864c1380a466c10d82e5b8fbb8657");
	ck_assert_str_eq(p->modules.at[1].debug_id, "F1A17A01B798852CBFF033770F6F230C0");
	ck_assert_uint_eq(p->mappings.n, 2);
}

START_TEST(test_full)
{
	struct process p = {0};
	ck_assert_int_eq(read_text(full, &p), ST_OK);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), 0);
	ck_full(&p);
	process_release(&p);
}
END_TEST

/* Time stamps and tags in front, others' lines between, CR LF at the ends, a log around it. */
START_TEST(test_marked)
{
	static const char *const stamps[] = {"", "[   12.604377] ", "12-01 03:16:38.123  4711  4712 I DEBUG   : "};
	struct buf text = {0};
	struct process p = {0};
	buf_text(&text, "U-Boot 2023.04\r\nnext comes a stackdump 1 day later\r\n");
	for (const char *line = full; *line; line = strchr(line, '\n') + 1)
		buf_printf(&text, "%sSD| %.*s\r\n<6>wlan0: [memory]\r\n", stamps[_i], (int)(strchr(line, '\n') - line), line);
	buf_text(&text, "reboot\r\n");
	ck_assert_int_eq(read_text(buf_string(&text), &p), ST_OK);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), 0);
	ck_full(&p);
	buf_release(&text);
	process_release(&p);
}
END_TEST

/* In front of a plain one there may be a log, too. */
START_TEST(test_in_log)
{
	struct buf text = {0};
	struct process p = {0};
	buf_printf(&text, "boot\nstackdump 1x\n%strailer\n", full);
	ck_assert_int_eq(read_text(buf_string(&text), &p), ST_OK);
	ck_full(&p);
	buf_release(&text);
	process_release(&p);
}
END_TEST

static const struct {
	const char *text;
	const struct diag_kind *kind; /* what is reported, once; NULL: nothing */
} reports[] = {
	{"stackdump 1\n[registers]\nrip 1\n[end]\n", NULL},
	{"stackdump 1\n[registers]\nrip 1\n[end 00000000]\n", &stackdump_damaged},
	{"stackdump 1\n[registers]\nrip 1\n[end 8c41e433]\n", NULL}, /* by zlib's crc32 */
	{"SD|stackdump 1\nx\n7 SD| [registers]\r\n7 SD| rip 1\n8 SD| [end 8c41e433]\n", NULL},
	{"stackdump 1\n[registers]\nrip 1\n", &stackdump_cut},
	{"stackdump 1\n[registers]\nrip 1\n[end]\nstackdump 1\n[end]\n", &stackdump_more},
	{"stackdump 1\ncolour: blue\n[registers]\nrip 1\n[end]\n", &stackdump_line},
	{"stackdump 1\nblue\n[registers]\nrip 1\n[end]\n", &stackdump_line},
	{"stackdump 1\n[registers]\nrip 1\n[dreams]\nrbp 1\n[end]\n", &stackdump_line},
	{"stackdump 1\n[registers]\nrip 1\n[memory]\nzz\n[end]\n", &hex_line_unreadable},
	{"stackdump 1\n[registers]\nrip 1\n[maps]\nzz\n[end]\n", &maps_line_unreadable},
	{"stackdump 1\n[registers]\neip 100000000\nesp 1\n[end]\n", &register_too_wide},
	{"stackdump 1\n[registers]\nrip 1\n[ids]\nlone\n[end]\n", &stackdump_line},
	{"stackdump 1\n[registers]\nrip 1\n[maps]\n1000-2000 r-xp 0 a\n[ids]\na xyz\n[end]\n", &stackdump_line},
	{"stackdump 1\n[registers]\nrip 1\n[maps]\n1000-2000 r-xp 0 a\n[ids]\na 123\n[end]\n", &stackdump_line},
	{"stackdump 1\n[registers]\nrip 1\n[maps]\n1000-2000 r-xp 0 a\n[ids]\nb 1234\n[end]\n", NULL},
	{"stackdump 1\narch: vax\n[registers]\nr0 1\n[end]\n", NULL}, /* names tell: ARM */
	{"stackdump 1\n[registers]\npc 1\n[end]\n", &raw_arch_unknown},
};

START_TEST(test_reports)
{
	struct process p = {0};
	ck_assert_int_eq(read_text(reports[_i].text, &p), ST_OK);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), reports[_i].kind != NULL);
	if (reports[_i].kind)
		ck_assert_uint_eq(reports_of(&p.diag, reports[_i].kind), 1);
	ck_assert_uint_eq(p.threads.n, 1);
	process_release(&p);
}
END_TEST

START_TEST(test_unusable)
{
	struct process p = {0};
	ck_assert_int_eq(read_text("stackdump 2\n[registers]\nrip 1\n[end]\n", &p), ST_BAD);
	ck_assert_uint_eq(reports_of(&p.diag, &stackdump_version), 1);
	process_release(&p);
	p = (struct process){0};
	ck_assert_int_eq(read_text("stackdump 1\narch: x86\n[end]\n", &p), ST_BAD);
	ck_assert_uint_eq(reports_of(&p.diag, &raw_registers_missing), 1);
	process_release(&p);
}
END_TEST

static const char *const others[] = {
	"", "stackdump", "stackdump \n", "stackdump x\n", "a stackdump 1\n", "stackdump 1 2\n", "SD| stackdumps 1\n", "SD stackdump 1\n",
};

START_TEST(test_is_not)
{
	ck_assert(!stackdump_is(text_bytes(others[_i])));
}
END_TEST

/* Words of a crash that is no signal. */
START_TEST(test_crash)
{
	struct process p = {0};
	ck_assert_int_eq(read_text("stackdump 1\ncrash: hard fault\naddress: 10\n[registers]\nrip 1\n[end]\n", &p), ST_OK);
	ck_assert(p.has_exception);
	ck_assert_str_eq(p.exception.reason, "hard fault");
	ck_assert_str_eq(p.exception.reason_json, "hard fault");
	ck_assert_uint_eq(p.exception.address, 0x10);
	process_release(&p);
}
END_TEST

/* Cut anywhere: the copy ends where the text does. */
START_TEST(test_cut)
{
	for (size_t n = 0; n < sizeof full - 1; n++) {
		struct process p = {0};
		uint8_t *copy = mem_alloc(n ? n : 1);
		memcpy(copy, full, n);
		if (stackdump_is((struct bytes){copy, n})) {
			bool whole = n >= strlen(full) - 1; /* all but the last LF */
			enum status st = stackdump_read((struct bytes){copy, n}, "dump", &p);
			ck_assert(whole || diag_count(&p.diag, DIAG_WARNING));
			if (st == ST_OK)
				ck_process(&p);
		}
		process_release(&p);
		free(copy);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("stackdump");
	TCase *t = tcase_create("stackdump");
	tcase_add_test(t, test_full);
	tcase_add_loop_test(t, test_marked, 0, 3);
	tcase_add_test(t, test_in_log);
	tcase_add_loop_test(t, test_reports, 0, sizeof reports / sizeof *reports);
	tcase_add_test(t, test_unusable);
	tcase_add_loop_test(t, test_is_not, 0, sizeof others / sizeof *others);
	tcase_add_test(t, test_crash);
	tcase_add_test(t, test_cut);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
