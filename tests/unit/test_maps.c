/* Lists of what is mapped: every form of a line, and the modules that the lines make. */
#include "walker/dump/maps.h"

#include "tests/unit/check_main.h"
#include "tests/unit/dump_fixture.h"

static const struct {
	const char *text;
	uint64_t lo, hi, offset;
	unsigned access;
	const char *path; /* NULL: no line */
} lines[] = {
	{"60a9fdf000-60a9fe0000 r-xp 0 00:00 0   waiter64", 0x60a9fdf000, 0x60a9fe0000, 0, 5, "waiter64"},
	{"7f0000000000-7f0000001000 rw-p 0001f000 08:01 1234567   /a b/c.so", 0x7f0000000000, 0x7f0000001000, 0x1f000, 3, "/a b/c.so"},
	{"1000-2fff --xp 00000000 00:00 0  [x]", 0x1000, 0x3000, 0, 4, "[x]"},
	{"00000064d05ab000-00000064d0a6cfff r-xp 00000000 00:00 0  lib", 0x64d05ab000, 0x64d0a6d000, 0, 5, "lib"},
	{"1000-2000 rw-p 00000000 00:00 0 ", 0x1000, 0x2000, 0, 3, ""},
	{"1000-2000 rw-p 00000000 00:00 0\r", 0x1000, 0x2000, 0, 3, ""},
	{"1000-2000 rwxs", 0x1000, 0x2000, 0, 7, ""},
	{"1000-2000 r-xp 4000 name", 0x1000, 0x2000, 0x4000, 5, "name"},
	{"1000-2000 r-xp 0 firmware.elf", 0x1000, 0x2000, 0, 5, "firmware.elf"},
	{"  0x1000-0x2000 ---p 0 fd:00 12 /x (deleted)", 0x1000, 0x2000, 0, 0, "/x"},
	{"1000-2000 r-xp 0 00:00 0 (deleted)", 0x1000, 0x2000, 0, 5, "(deleted)"},
	{"fffffffffffff000-ffffffffffffffff r-xp 0 00:00 0 top", 0xfffffffffffff000, UINT64_MAX, 0, 5, "top"},
	{"2000-1000 r-xp 0 00:00 0 backwards", 0, 0, 0, 0, NULL},
	{"1000-1000 r-xp 0 00:00 0 empty", 0, 0, 0, 0, NULL},
	{"1000 2000 r-xp", 0, 0, 0, 0, NULL},
	{"1000-2000 rqxp 0", 0, 0, 0, 0, NULL},
	{"1000-2000", 0, 0, 0, 0, NULL},
	{"11111111111111111-2000 r-xp 0", 0, 0, 0, 0, NULL},
	{"zzz", 0, 0, 0, 0, NULL},
};

START_TEST(test_line)
{
	struct process p = {0};
	struct maps maps = {0};
	maps_parse(text_bytes(lines[_i].text), "maps", &p, &maps);
	ck_assert_uint_eq(maps.n, lines[_i].path != NULL);
	ck_assert_uint_eq(reports_of(&p.diag, &maps_line_unreadable), lines[_i].path == NULL);
	if (maps.n) {
		ck_assert_uint_eq(maps.at[0].lo, lines[_i].lo);
		ck_assert_uint_eq(maps.at[0].hi, lines[_i].hi);
		ck_assert_uint_eq(maps.at[0].offset, lines[_i].offset);
		ck_assert_uint_eq(maps.at[0].access, lines[_i].access);
		ck_assert_str_eq(maps.at[0].path, lines[_i].path);
	}
	vec_release(&maps);
	process_release(&p);
}
END_TEST

START_TEST(test_inode)
{
	struct process p = {0};
	struct maps maps = {0};
	maps_parse(text_bytes("1000-2000 r-xp 0 fd:1a 77 /x (deleted)\n2000-3000 r-xp 0 00:00 0 /y\n"), "maps", &p, &maps);
	ck_assert_uint_eq(maps.n, 2);
	ck_assert(maps.at[0].has_inode && maps.at[0].deleted);
	ck_assert_uint_eq(maps.at[0].inode, 77);
	ck_assert_uint_eq(maps.at[0].major, 0xfd);
	ck_assert_uint_eq(maps.at[0].minor, 0x1a);
	ck_assert(!maps.at[1].has_inode && !maps.at[1].deleted);
	vec_release(&maps);
	process_release(&p);
}
END_TEST

/* smaps, blank lines, a line cut off. */
START_TEST(test_passed_over)
{
	struct process p = {0};
	maps_read(text_bytes("1000-2000 r-xp 0 00:00 0 /x\nSize:  4 kB\nVmFlags: rd ex\n\n  \n2000-30"), "maps", &p);
	ck_assert_uint_eq(p.mappings.n, 1);
	ck_assert_uint_eq(reports_of(&p.diag, &maps_line_unreadable), 1);
	process_release(&p);
}
END_TEST

/* ELF headers where the cases want them; nothing else is in them, so they have no extent. */
static const uint8_t elf_start[64] = {0x7f, 'E', 'L', 'F'};

static const struct {
	const char *text;
	uint64_t elf[3]; /* addr of ELF headers */
	const char *modules; /* "lo-hi path," each */
} cases[] = {
	{"1000-2000 r--p 0 00:00 0 /a\n2000-3000 r-xp 1000 00:00 0 /a\n3000-4000 rw-p 2000 00:00 0 /a\n", {0}, "1000-4000 /a,"},
	{"3000-4000 rw-p 2000 00:00 0 /a\n1000-2000 r--p 0 00:00 0 /a\n2000-3000 r-xp 1000 00:00 0 /a\n", {0}, "1000-4000 /a,"},
	/* nothing executable: data; a name in brackets; no name */
	{"1000-2000 r--p 0 00:00 0 /a\n", {0}, ""},
	{"1000-2000 r-xp 0 00:00 0 [anon:jit]\n2000-3000 r-xp 0 00:00 0\n3000-4000 rwxp 0 00:00 0 //anon\n", {0}, ""},
	{"1000-2000 --xp 0 00:00 0 [vdso]\n", {0}, "1000-2000 linux-vdso.so.1,"},
	{"1000-2000 rwxs 0 00:01 9 /dev/zero (deleted)\n2000-3000 r-xp 0 00:00 0 anon_inode:x\n", {0}, ""},
	/* --xp alone */
	{"1000-2000 --xp 0 00:00 0 /a\n", {0}, "1000-2000 /a,"},
	/* what lies between belongs to nobody, or to another */
	{"1000-2000 r-xp 0 00:00 0 /a\n2000-3000 ---p 0 00:00 0\n3000-4000 r--p 2000 00:00 0 /a\n", {0}, "1000-4000 /a,"},
	{"1000-2000 r-xp 0 00:00 0 /a\n2000-3000 r-xp 0 00:00 0 /b\n3000-4000 r-xp 1000 00:00 0 /b\n", {0}, "1000-2000 /a,2000-4000 /b,"},
	/* the offset falls: the file is mapped again */
	{"1000-2000 r--p 0 00:00 0 /a\n2000-3000 r-xp 1000 00:00 0 /a\n5000-6000 r-xp 0 00:00 0 /a\n", {0}, "1000-3000 /a,5000-6000 /a,"},
	{"1000-2000 r--p 0 00:00 0 /a\n2000-3000 r--p 1000 00:00 0 /a\n5000-6000 r-xp 0 00:00 0 /a\n", {0}, "5000-6000 /a,"},
	/* libraries in one file: its headers tell, where memory has them */
	{"1000-2000 r-xp 4000 00:00 0 /a.apk\n2000-3000 rw-p 5000 00:00 0 /a.apk\n3000-4000 r-xp 9000 00:00 0 /a.apk\n", {0x1000, 0x3000}, "1000-3000 /a.apk,3000-4000 /a.apk,"},
	{"1000-2000 r-xp 4000 00:00 0 /a.apk\n2000-3000 rw-p 5000 00:00 0 /a.apk\n3000-4000 r-xp 9000 00:00 0 /a.apk\n", {0}, "1000-4000 /a.apk,"},
	{"1000-2000 r-xp 9000 00:00 0 /a.apk\n2000-3000 r-xp 4000 00:00 0 /a.apk\n", {0}, "1000-2000 /a.apk,2000-3000 /a.apk,"},
	/* the first page mapped twice, without an extent: two */
	{"1000-2000 r-xp 0 00:00 0 /a\n3000-4000 r-xp 0 00:00 0 /a\n", {0x1000, 0x3000}, "1000-2000 /a,3000-4000 /a,"},
	{"1000-2000 r-xp 0 00:00 0 /a\n3000-4000 rw-p 0 00:00 0 /a\n", {0}, "1000-4000 /a,"},
};

START_TEST(test_modules)
{
	struct process p = {.arch = arch_find("x86_64")};
	struct maps maps = {0};
	struct buf found = {0};
	for (int i = 0; i < 3 && cases[_i].elf[i]; i++)
		*vec_push(&p.memory) = (struct process_memory){cases[_i].elf[i], cases[_i].elf[i] + sizeof elf_start, elf_start};
	process_finish(&p);
	maps_parse(text_bytes(cases[_i].text), "maps", &p, &maps);
	ck_assert_uint_eq(reports_of(&p.diag, &maps_line_unreadable), 0);
	maps_modules(&maps, &p);
	process_finish(&p);
	for (size_t i = 0; i < p.modules.n; i++) {
		const struct process_module *m = &p.modules.at[i];
		buf_printf(&found, "%llx-%llx %s,", (unsigned long long)m->lo, (unsigned long long)m->hi, m->path);
	}
	ck_assert_str_eq(buf_string(&found), cases[_i].modules);
	buf_release(&found);
	vec_release(&maps);
	process_release(&p);
}
END_TEST

/* A million lines, of one name and of a name each: in no more than a moment. */
START_TEST(test_many_lines)
{
	struct process p = {.arch = arch_find("x86_64")};
	struct maps maps = {0};
	struct buf text = {0};
	enum { LINES = 300000 };
	for (int i = LINES; i > 0; i--)
		buf_printf(&text, "%x000-%x000 r-xp %x000 00:00 0 /lib%d.so\n", i, i + 1, i & 1 ? i : 0, i & 2 ? i : 0);
	maps_parse((struct bytes){(const uint8_t *)text.at, text.n}, "maps", &p, &maps);
	maps_modules(&maps, &p);
	process_finish(&p);
	ck_assert_uint_eq(maps.n, LINES);
	ck_assert_uint_gt(p.modules.n, LINES / 2);
	ck_process(&(struct process){.modules = {p.modules.at, p.modules.n, 0}, .kind = "", .arch_name = "", .os_name = "",
	                             .os_version = "", .cpu_info = ""});
	buf_release(&text);
	vec_release(&maps);
	process_release(&p);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("maps");
	TCase *t = tcase_create("maps");
	tcase_add_loop_test(t, test_line, 0, sizeof lines / sizeof *lines);
	tcase_add_test(t, test_inode);
	tcase_add_test(t, test_passed_over);
	tcase_add_loop_test(t, test_modules, 0, sizeof cases / sizeof *cases);
	tcase_add_test(t, test_many_lines);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
