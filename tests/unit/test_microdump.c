/* Microdumps: every record, with and without the prefixes of Android's log, and damage. */
#include "walker/dump/open.h"

#include "tests/make/minidump.h"
#include "tests/unit/check_main.h"

#include <string.h>

static const char tag[] = "05-12 10:11:12.345  3728  3729 W google-breakpad: ";
static const char old_tag[] = "W/google-breakpad( 3728): ";

static void put_line(struct buf *b, const char *prefix, const char *line)
{
	buf_text(b, prefix);
	buf_text(b, line);
	buf_text(b, "\r\n");
}

/* The registers of x86-64: rsp 0x7000, rip 0x1010. */
static void put_context(struct buf *b, const char *prefix)
{
	struct minidump_maker m = {0};
	struct put c = made_context(&m, 1232, 48, 0x10000b);
	put_uint_at(&c, 152, 0x7000, 8);
	put_uint_at(&c, 248, 0x1010, 8);
	buf_text(b, prefix);
	buf_text(b, "C ");
	for (size_t i = 0; i < c.out.n; i++)
		buf_printf(b, "%02X", (uint8_t)c.out.at[i]);
	buf_char(b, '\n');
	put_release(&c);
}

static void put_dump(struct buf *b, const char *prefix, const char *name)
{
	put_line(b, "I/other ( 1): ", "M 1 2 3 4 before");
	put_line(b, prefix, "-----BEGIN BREAKPAD MICRODUMP-----");
	put_line(b, prefix, "V Product:1.2");
	put_line(b, prefix, "O L x86_64 08 x86_64 Linux 5.10: a b");
	put_line(b, prefix, "R 0000000B SIGSEGV 00000000DEADBEEF");
	put_line(b, prefix, "G 1.0|Vendor of GPU|Renderer");
	put_line(b, prefix, "S 0 0000000000007000 0000000000006000 0000000000002000");
	put_line(b, prefix, "S 0000000000006FFC 0102030405060708");
	put_line(b, prefix, "S 0000000000007004 AAbb");
	put_context(b, prefix);
	buf_text(b, prefix);
	buf_printf(b, "M 0000000000001000 0000000000000000 0000000000001000 D6D1FEC9A15DE7F38A236898871A2E770 %s\n", name);
	put_line(b, prefix, "-----END BREAKPAD MICRODUMP-----");
}

static enum status read_text(struct buf *b, struct process *ret)
{
	return dump_open_memory((struct bytes){(const uint8_t *)b->at, b->n}, "log", ret);
}

static uint64_t reports_of(const struct process *p, const char *text)
{
	for (size_t i = 0; i < p->diag.entries.n; i++)
		if (strcmp(p->diag.entries.at[i].kind->text, text) == 0)
			return p->diag.entries.at[i].count;
	return 0;
}

static const char *const prefixes[] = {"", tag, old_tag};

START_TEST(test_records)
{
	struct buf b = {0};
	struct process p;
	uint64_t value;
	put_dump(&b, prefixes[_i], "lib with blank.so");
	put_dump(&b, prefixes[_i], "second.so");
	ck_assert_int_eq(read_text(&b, &p), ST_OK);
	ck_assert_str_eq(p.kind, "microdump");
	ck_assert_int_eq(p.os, OS_LINUX);
	ck_assert_str_eq(p.os_version, "Linux 5.10: a b");
	ck_assert_str_eq(p.arch_name, "amd64");
	ck_assert_uint_eq(p.cpu_count, 8);
	ck_assert_str_eq(p.exception.reason, "SIGSEGV");
	ck_assert_uint_eq(p.exception.address, 0xdeadbeef);
	ck_assert_uint_eq(p.exception.thread, 0);
	ck_assert_str_eq(p.gpu_version, "1.0");
	ck_assert_str_eq(p.gpu_vendor, "Vendor of GPU");
	ck_assert_str_eq(p.gpu_renderer, "Renderer");
	ck_assert(p.threads.at[0].has_context);
	ck_assert_uint_eq(p.threads.at[0].registers.value[16], 0x1010);
	ck_assert_uint_eq(p.threads.at[0].stack.lo, 0x6000);
	ck_assert_uint_eq(p.threads.at[0].stack.hi, 0x8000);
	ck_assert(process_load(&p, 0x7002, 4, &value));
	ck_assert_uint_eq(value, 0xbbaa0807);
	ck_assert_uint_eq(p.modules.n, 1);
	ck_assert_str_eq(p.modules.at[0].path, "lib with blank.so");
	ck_assert_str_eq(p.modules.at[0].debug_id, "D6D1FEC9A15DE7F38A236898871A2E770");
	ck_assert_uint_eq(p.modules.at[0].hi, 0x2000);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), 0);
	process_release(&p);
	buf_release(&b);
}
END_TEST

/* Lines of others between those of a log with tags are nothing to us. */
START_TEST(test_lines_between)
{
	struct buf b = {0};
	struct process p;
	put_line(&b, tag, "-----BEGIN BREAKPAD MICRODUMP-----");
	put_line(&b, "05-12 W other: ", "M 1000 0 1000 0 other.so");
	put_line(&b, "", "M 1000 0 1000 0 other.so");
	put_line(&b, tag, "M 2000 0 1000 AB ours.so");
	put_line(&b, tag, "-----END BREAKPAD MICRODUMP-----");
	ck_assert_int_eq(read_text(&b, &p), ST_OK);
	ck_assert_uint_eq(p.modules.n, 1);
	ck_assert_str_eq(p.modules.at[0].path, "ours.so");
	process_release(&p);
	buf_release(&b);
}
END_TEST

static const char *const bad_lines[] = {
	"O", "O L x86_64", "O L x86_64 zz x", "S", "S 1000", "S 1000 0", "S 1000 0g", "S 0 1 2", "S FFFFFFFFFFFFFFFF 00", "C",
	"C 012", "M 1000 0", "M 1000 0 0 ID name", "M FFFFFFFFFFFFFFFF 0 1000 ID name", "R B",
};

START_TEST(test_bad_line)
{
	struct buf b = {0};
	struct process p;
	put_line(&b, "", "-----BEGIN BREAKPAD MICRODUMP-----");
	put_line(&b, "", bad_lines[_i]);
	put_line(&b, "", "M 2000 0 1000 AB ours.so");
	put_line(&b, "", "X 2000 of a kind that is not known");
	put_line(&b, "", "-----END BREAKPAD MICRODUMP-----");
	ck_assert_int_eq(read_text(&b, &p), ST_OK);
	ck_assert_uint_eq(p.modules.n, 1);
	ck_assert_uint_eq(reports_of(&p, "a line of the microdump cannot be read"), strlen(bad_lines[_i]) > 1);
	ck_assert_uint_eq(reports_of(&p, "the microdump's registers cannot be read"), 1);
	process_release(&p);
	buf_release(&b);
}
END_TEST

START_TEST(test_truncation)
{
	struct buf b = {0};
	put_dump(&b, tag, "a.so");
	for (size_t n = strlen("I/other ( 1): M 1 2 3 4 before\r\n") + strlen(tag) + 34; n + 34 < b.n; n++) {
		struct process p;
		char *copy = mem_alloc(n);
		memcpy(copy, b.at, n);
		dump_open_memory((struct bytes){(const uint8_t *)copy, n}, "cut", &p);
		ck_assert_uint_eq(reports_of(&p, "the microdump has no end: lines may be missing"), 1);
		process_release(&p);
		free(copy);
	}
	buf_release(&b);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("microdump");
	TCase *t = tcase_create("microdump");
	tcase_add_loop_test(t, test_records, 0, 3);
	tcase_add_test(t, test_lines_between);
	tcase_add_loop_test(t, test_bad_line, 0, sizeof bad_lines / sizeof bad_lines[0]);
	tcase_add_test(t, test_truncation);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
