/* Modules identified by their headers in memory, whole and damaged, and by the files on the disk. */
#include "walker/dump/mapped_elf.h"

#include "tests/make/elf.h"
#include "tests/unit/check_main.h"
#include "tests/unit/dump_fixture.h"

#include <stdio.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#define BASE 0x40000
#define LINKED 0x1000 /* vaddr of the first byte */

static const uint8_t build_id[] = {0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff, 0x00, 0x5a};
static const char debug_id[] = "4433221166558877" "99AABBCCDDEEFF000";
static const char code_id[] = "112233445566778899aabbccddeeff005a";

/* A library: a note, strings, a dynamic section with its pointer as linked or as glibc's loader leaves it. */
static struct elf_maker make_library(bool is64, bool relocated)
{
	struct elf_maker m = elf_maker_make(is64, false, is64 ? 62 : 3);
	struct put note = {0};
	static const char strings[] = "\0libmade.so.1";
	m.base = LINKED;
	m.no_sections = true;
	made_put_note(&note, "GNU", 1, "\0\0\0\0", 4, 4);
	made_put_note(&note, "GNU", 3, build_id, sizeof build_id, 4);
	unsigned notes = elf_maker_section_put(&m, (struct made_section){.name = "n", .type = 7, .flags = 2, .align = 4}, &note);
	unsigned text = elf_maker_section(&m, (struct made_section){.name = "s", .type = 3, .flags = 2}, strings, sizeof strings);
	uint64_t table = m.sections.at[text].vaddr + (relocated ? BASE - LINKED : 0);
	struct made_dynamic entries[] = {{1, 0}, {5, table}, {14, 1}};
	elf_maker_segment_so_far(&m, 5, 0);
	elf_maker_segment_of(&m, 4, notes);
	elf_maker_dynamic(&m, entries, 3);
	m.segments[0].file_size = m.segments[0].memory_size = 0x2000;
	elf_maker_end(&m);
	put_release(&note);
	return m;
}

static struct process process_of(const void *bytes, size_t n, bool is64)
{
	struct process p = {.arch = arch_find(is64 ? "x86_64" : "x86")};
	*vec_push(&p.memory) = (struct process_memory){BASE, BASE + n, bytes};
	process_finish(&p);
	return p;
}

START_TEST(test_library)
{
	bool is64 = _i & 1;
	struct elf_maker m = make_library(is64, _i & 2);
	struct process p = process_of(m.p.out.at, m.p.out.n, is64);
	struct process_module module = {.lo = BASE, .hi = BASE + 0x2000, .path = "x"};
	ck_assert(mapped_elf_at(&p, BASE));
	ck_assert(!mapped_elf_at(&p, BASE + 1));
	ck_assert_uint_eq(mapped_elf_span(&p, BASE), 0x2000);
	mapped_elf_identify(&p, &module);
	ck_assert_str_eq(module.debug_id, debug_id);
	ck_assert_str_eq(module.code_id, code_id);
	ck_assert_str_eq(module.soname, "libmade.so.1");
	process_release(&p);
	elf_maker_release(&m);
}
END_TEST

/* Cut or changed at every byte: what is found was there, and nothing else is read. */
START_TEST(test_damaged)
{
	bool is64 = _i & 1;
	struct elf_maker m = make_library(is64, _i & 2);
	size_t size = m.p.out.n;
	for (size_t at = 0; at < size; at++) {
		struct process_module cut = {.lo = BASE, .hi = BASE + 0x2000, .path = "x"}, changed = cut;
		uint8_t *copy = mem_alloc(at ? at : 1);
		memcpy(copy, m.p.out.at, at);
		struct process p = process_of(copy, at, is64);
		mapped_elf_identify(&p, &cut);
		ck_assert(!cut.debug_id || strcmp(cut.debug_id, debug_id) == 0);
		ck_assert(!cut.soname || strcmp(cut.soname, "libmade.so.1") == 0);
		process_release(&p);
		free(copy);
		m.p.out.at[at] = (char)(m.p.out.at[at] ^ 0x81);
		p = process_of(m.p.out.at, size, is64);
		mapped_elf_identify(&p, &changed);
		ck_assert(!changed.soname || strlen(changed.soname) < 256);
		process_release(&p);
		m.p.out.at[at] = (char)(m.p.out.at[at] ^ 0x81);
	}
	elf_maker_release(&m);
}
END_TEST

/* The library as a file on the disk; its path, to be freed. */
static char *library_file(const struct elf_maker *m)
{
	char *path = mem_printf("/tmp/symwalk-mapped-%d.so", (int)getpid());
	FILE *f = fopen(path, "wb");
	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(m->p.out.at, 1, m->p.out.n, f), m->p.out.n);
	ck_assert_int_eq(fclose(f), 0);
	return path;
}

enum disk_case {
	DISK_ANY,       /* the dump does not say which file it was */
	DISK_SAME,      /* it says that it was this one */
	DISK_OTHER,     /* that it was another one */
	DISK_ID_KNOWN,  /* memory had the same build-id, and no SONAME */
	DISK_ID_DIFFERS,
	DISK_ARCH_DIFFERS,
	DISK_RELATIVE,
	DISK_CASES
};

START_TEST(test_disk)
{
	struct elf_maker m = make_library(true, false);
	struct process p = {.arch = arch_find(_i == DISK_ARCH_DIFFERS ? "arm64" : "x86_64")};
	char *path = library_file(&m);
	struct process_module module = {.lo = BASE, .hi = BASE + 0x2000, .path = _i == DISK_RELATIVE ? "symwalk.so" : path};
	struct module_file file = {0};
	struct stat st;
	bool found = _i == DISK_ANY || _i == DISK_SAME || _i == DISK_ID_KNOWN;
	ck_assert_int_eq(stat(path, &st), 0);
	if (_i == DISK_SAME || _i == DISK_OTHER)
		file = (struct module_file){true, st.st_ino + (_i == DISK_OTHER), major(st.st_dev), minor(st.st_dev)};
	if (_i == DISK_ID_KNOWN || _i == DISK_ID_DIFFERS)
		module.debug_id = _i == DISK_ID_KNOWN ? debug_id : "000000000000000000000000000000000";
	disk_elf_identify(&p, &module, &file);
	ck_assert_int_eq(module.soname != NULL, found);
	if (found) {
		ck_assert_str_eq(module.soname, "libmade.so.1");
		ck_assert_str_eq(module.debug_id, debug_id);
	}
	unlink(path);
	free(path);
	process_release(&p);
	elf_maker_release(&m);
}
END_TEST

/* What is no regular file is not opened. */
START_TEST(test_disk_pipe)
{
	struct process p = {.arch = arch_find("x86_64")};
	char *path = mem_printf("/tmp/symwalk-mapped-%d.pipe", (int)getpid());
	struct process_module module = {.path = path};
	struct module_file file = {0};
	ck_assert_int_eq(mkfifo(path, 0600), 0);
	disk_elf_identify(&p, &module, &file);
	ck_assert_ptr_null(module.debug_id);
	unlink(path);
	free(path);
	process_release(&p);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("mapped_elf");
	TCase *t = tcase_create("mapped_elf");
	tcase_add_loop_test(t, test_library, 0, 4);
	tcase_add_loop_test(t, test_damaged, 0, 4);
	tcase_add_loop_test(t, test_disk, 0, DISK_CASES);
	tcase_add_test(t, test_disk_pipe);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
