/* Raw stack dumps: files as the options name them, and the real ones of the corpus, where it is there. */
#include "walker/dump/raw.h"
#include "walker/dump/raw_kinds.h"

#include "tests/unit/check_main.h"
#include "tests/unit/dump_fixture.h"

#include <stdio.h>
#include <unistd.h>

/* A file with this content in a directory of the test's own; its path, to be freed. */
static char *file_make(const char *name, const void *content, size_t n)
{
	char *path = mem_printf("/tmp/symwalk-raw-%d-%s", (int)getpid(), name);
	FILE *f = fopen(path, "wb");
	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(content, 1, n, f), n);
	ck_assert_int_eq(fclose(f), 0);
	return path;
}

static void file_remove(char *path)
{
	unlink(path);
	free(path);
}

static char *text_make(const char *name, const char *text)
{
	return file_make(name, text, strlen(text));
}

static const char stack[] = "\x00\x70\x00\x00\x00\x00\x00\x00" "abcdefgh";

/* Which of the ways to give memory gives these bytes at 0x7000. */
static const struct {
	const char *content;
	size_t size;
	bool has_addr;
} memories[] = {
	{stack, 16, false},
	{"abcdefgh", 8, true},
	{"00000000: 0070 0000 0000 0000 6162 6364 6566 6768  .p......abcdefgh\n", 66, false},
	{"00000000: 6162 6364 6566 6768                      abcdefgh\n", 57, true},
	{"0x7000:\t0x6867666564636261\n", 27, false},
	{"0x7000:\t0x6867666564636261\n", 27, true},
};

START_TEST(test_memory)
{
	char *registers = text_make("registers", "rip 1\nrsp 7000\n");
	char *memory = file_make("memory", memories[_i].content, memories[_i].size);
	struct raw_memory from = {memory, memories[_i].has_addr, 0x7000};
	struct raw_options options = {.registers = registers, .memory = &from, .memory_count = 1};
	struct process p = {0};
	uint64_t value;
	ck_assert_int_eq(raw_read(&options, &p), ST_OK);
	ck_process(&p);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), 0);
	ck_assert_str_eq(p.arch_name, "amd64");
	ck_assert_uint_eq(p.threads.n, 1);
	ck_assert(p.threads.at[0].has_context);
	ck_assert(process_load(&p, 0x7000, 8, &value));
	ck_assert_uint_eq(value, 0x6867666564636261);
	ck_assert_uint_eq(p.memory.n, 1);
	process_release(&p);
	file_remove(memory);
	file_remove(registers);
}
END_TEST

START_TEST(test_maps)
{
	char *registers = text_make("registers", "pc 1\nsp 7000\n");
	char *maps = text_make("maps", "1000-2000 r-xp 0 00:00 0 /nowhere/a\n7000-8000 rw-p 0 00:00 0 [stack]\n");
	struct raw_options options = {.arch = "aarch64", .registers = registers, .maps = maps};
	struct process p = {0};
	ck_assert_int_eq(raw_read(&options, &p), ST_OK);
	ck_assert_uint_eq(p.modules.n, 1);
	ck_assert(p.modules.at[0].main);
	ck_assert_uint_eq(p.mappings.n, 2);
	ck_assert_str_eq(p.os_name, "Linux");
	ck_assert(register_known(&p.threads.at[0].registers, ARM64_PC));
	process_release(&p);
	file_remove(maps);
	file_remove(registers);
}
END_TEST

static const struct {
	const char *arch, *registers; /* NULL: no such file */
	enum status status;
	const struct diag_kind *kind;
} unusable[] = {
	{NULL, "pc 1", ST_BAD, &raw_arch_unknown},
	{"vax", "r0 1", ST_BAD, &raw_arch_unknown},
	{"x86", "hello", ST_BAD, &raw_registers_missing},
	{"x86", "", ST_BAD, &raw_registers_missing},
	{"x86", NULL, ST_SYS, &raw_file_missing},
};

START_TEST(test_unusable)
{
	char *registers = text_make("registers", unusable[_i].registers ? unusable[_i].registers : "");
	struct raw_options options = {.arch = unusable[_i].arch, .registers = registers};
	struct process p = {0};
	if (!unusable[_i].registers)
		unlink(registers);
	ck_assert_int_eq(raw_read(&options, &p), unusable[_i].status);
	ck_assert_uint_eq(reports_of(&p.diag, unusable[_i].kind), 1);
	process_release(&p);
	file_remove(registers);
}
END_TEST

START_TEST(test_memory_unusable)
{
	char *registers = text_make("registers", "rip 1");
	char *memory = text_make("memory", "\x01\x02\x03\x04\x05\x06\x07");
	struct raw_memory from = {memory, false, 0};
	struct raw_options options = {.registers = registers, .memory = &from, .memory_count = 1};
	struct process p = {0};
	ck_assert_int_eq(raw_read(&options, &p), ST_BAD);
	ck_assert_uint_eq(reports_of(&p.diag, &raw_memory_unusable), 1);
	process_release(&p);
	p = (struct process){0};
	unlink(memory);
	ck_assert_int_eq(raw_read(&options, &p), ST_SYS);
	ck_assert_uint_eq(reports_of(&p.diag, &raw_file_missing), 1);
	process_release(&p);
	file_remove(memory);
	file_remove(registers);
}
END_TEST

/* Raw memory that would reach over the end of the address space is cut there. */
START_TEST(test_memory_at_the_end)
{
	char *registers = text_make("registers", "rip 1");
	char *memory = file_make("memory", stack, 16);
	struct raw_memory from = {memory, true, UINT64_MAX - 3};
	struct raw_options options = {.registers = registers, .memory = &from, .memory_count = 1};
	struct process p = {0};
	ck_assert_int_eq(raw_read(&options, &p), ST_OK);
	ck_assert_uint_eq(p.memory.at[0].hi, UINT64_MAX);
	ck_process(&p);
	process_release(&p);
	file_remove(memory);
	file_remove(registers);
}
END_TEST

static const struct {
	const char *name, *arch;
	unsigned pc;
	uint64_t pc_value, memory_lo, memory_hi;
	size_t modules;
	uint64_t bases[2];
} corpus[] = {
	{"bad_eh_frame_hdr_arm64", "arm64", 32, 0x60a9fdf550, 0x7fdd141990, 0x7fdd1419d0, 2, {0x60a9fdf000, 0x7542cc0000}},
	{"debug_frame_first_x86", "x86", 8, 0x56598685, 0xffcf9e38, 0xffcf9ef0, 2, {0x56598000, 0xf7432000}},
	{"eh_frame_hdr_begin_x86_64", "x86_64", 16, 0x561550b17a80, 0x7ffcc8596ca0, 0x7ffcc8597260, 2, {0x561550b17000, 0x7f4de61f6000}},
	{"straddle_arm64", "arm64", 32, 0x64d09d4fd8, 0x7fe0d84040, 0x7fe0d84120, 1, {0x64d05ab000}},
};

static char *corpus_path(const char *name, const char *file)
{
	const char *dir = getenv("SYMWALK_CORPUS"), *src = getenv("SRC");
	return dir ? mem_printf("%s/rawstack/%s/%s", dir, name, file)
	           : mem_printf("%s/../shared/corpus/rawstack/%s/%s", src ? src : ".", name, file);
}

START_TEST(test_corpus)
{
	char *registers = corpus_path(corpus[_i].name, "regs.txt"), *maps = corpus_path(corpus[_i].name, "maps.txt");
	struct raw_memory memory = {.path = corpus_path(corpus[_i].name, "stack.data")};
	struct raw_options options = {.registers = registers, .maps = maps, .memory = &memory, .memory_count = 1};
	struct process p = {0};
	ck_assert_int_eq(raw_read(&options, &p), ST_OK);
	ck_process(&p);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), 0);
	ck_assert_str_eq(p.arch->name, corpus[_i].arch);
	ck_assert_uint_eq(p.threads.at[0].registers.value[corpus[_i].pc], corpus[_i].pc_value);
	ck_assert_uint_eq(p.memory.n, 1);
	ck_assert_uint_eq(p.memory.at[0].lo, corpus[_i].memory_lo);
	ck_assert_uint_eq(p.memory.at[0].hi, corpus[_i].memory_hi);
	ck_assert_uint_eq(p.modules.n, corpus[_i].modules);
	for (size_t i = 0; i < p.modules.n; i++)
		ck_assert_uint_eq(p.modules.at[i].lo, corpus[_i].bases[i]);
	process_release(&p);
	free((void *)(uintptr_t)memory.path);
	free(maps);
	free(registers);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("raw");
	TCase *t = tcase_create("raw");
	char *there = corpus_path(corpus[0].name, "regs.txt");
	tcase_add_loop_test(t, test_memory, 0, sizeof memories / sizeof *memories);
	tcase_add_test(t, test_maps);
	tcase_add_loop_test(t, test_unusable, 0, sizeof unusable / sizeof *unusable);
	tcase_add_test(t, test_memory_unusable);
	tcase_add_test(t, test_memory_at_the_end);
	if (access(there, R_OK) == 0)
		tcase_add_loop_test(t, test_corpus, 0, sizeof corpus / sizeof *corpus);
	else
		puts("# SKIP the cases of the corpus: there is none ($SYMWALK_CORPUS)");
	free(there);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
