/* A process: what finishing it keeps, and what is found in it. */
#include "walker/dump/process.h"

#include "tests/unit/check_main.h"

#include <string.h>

static const uint8_t bytes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

static void memory_add(struct process *p, uint64_t lo, uint64_t hi, unsigned from)
{
	*vec_push(&p->memory) = (struct process_memory){lo, hi, bytes + from};
}

static void module_add(struct process *p, uint64_t lo, uint64_t hi, const char *path)
{
	*vec_push(&p->modules) = (struct process_module){.lo = lo, .hi = hi, .path = path};
}

START_TEST(test_memory_over_regions)
{
	struct process p = {.arch = arch_find("x86_64")};
	uint64_t word = 1;
	uint8_t all[10];
	memory_add(&p, 0x1004, 0x1008, 4);
	memory_add(&p, 0x1000, 0x1004, 0);
	memory_add(&p, 0x1009, 0x100b, 9);
	process_finish(&p);
	ck_assert(process_word(&p, 0x1000, &word));
	ck_assert_uint_eq(word, 0x0706050403020100);
	ck_assert(!process_word(&p, 0x1001, &word));
	ck_assert(process_load(&p, 0x1003, 2, &word));
	ck_assert_uint_eq(word, 0x0403);
	ck_assert(!process_load(&p, 0x1008, 1, &word));
	memset(all, 0xaa, sizeof all);
	ck_assert(!process_read(&p, 0x1000, all, 9));
	ck_assert_uint_eq(all[0], 0xaa);
	ck_assert(!process_read(&p, UINT64_MAX - 1, all, 4));
	ck_assert(process_read(&p, 0, all, 0));
	ck_assert_uint_eq(process_run(&p, 0x1002).size, 2);
	ck_assert_uint_eq(process_run(&p, 0x1008).size, 0);
	process_release(&p);
}
END_TEST

START_TEST(test_memory_overlaps)
{
	struct process p = {.arch = arch_find("x86_64")};
	uint64_t value;
	memory_add(&p, 0x1002, 0x1008, 8);
	memory_add(&p, 0x1000, 0x1004, 0);
	memory_add(&p, 0x1001, 0x1003, 5);
	memory_add(&p, 0x1010, 0x1010, 0);
	memory_add(&p, 0x1010, 0x100f, 0);
	process_finish(&p);
	ck_assert_uint_eq(p.memory.n, 2);
	ck_assert(process_load(&p, 0x1000, 8, &value));
	ck_assert_uint_eq(value, 0x0d0c0b0a03020100);
	process_release(&p);
}
END_TEST

START_TEST(test_memory_at_the_end)
{
	struct process p = {.arch = arch_find("x86_64"), .big_endian = true};
	uint64_t value;
	memory_add(&p, UINT64_MAX - 8, UINT64_MAX, 0);
	process_finish(&p);
	ck_assert(process_word(&p, UINT64_MAX - 8, &value));
	ck_assert_uint_eq(value, 0x0001020304050607);
	ck_assert(!process_word(&p, UINT64_MAX - 7, &value));
	process_release(&p);
}
END_TEST

START_TEST(test_modules)
{
	struct process p = {0};
	module_add(&p, 0x3000, 0x4000, "c");
	module_add(&p, 0x1000, 0x3800, "a");
	module_add(&p, 0x1000, 0x2000, "b");
	module_add(&p, 0x5000, 0x5000, "empty");
	process_finish(&p);
	ck_assert_uint_eq(p.modules.n, 2);
	ck_assert_uint_eq(process_module_at(&p, 0xfff), NO_INDEX);
	ck_assert_str_eq(p.modules.at[process_module_at(&p, 0x1000)].path, "a");
	ck_assert_str_eq(p.modules.at[process_module_at(&p, 0x2fff)].path, "a");
	ck_assert_str_eq(p.modules.at[process_module_at(&p, 0x3000)].path, "c");
	ck_assert_uint_eq(process_module_at(&p, 0x4000), NO_INDEX);
	ck_assert(process_executable(&p, 0x3fff));
	process_release(&p);
}
END_TEST

START_TEST(test_mappings)
{
	struct process p = {0};
	module_add(&p, 0x1000, 0x3000, "a");
	*vec_push(&p.mappings) = (struct process_mapping){0x1800, 0x2800, 0x100, MAPPING_EXECUTE | MAPPING_READ, "late"};
	*vec_push(&p.mappings) = (struct process_mapping){0x1000, 0x2000, 0, MAPPING_READ, "early"};
	process_finish(&p);
	ck_assert_uint_eq(p.mappings.n, 2);
	ck_assert_uint_eq(p.mappings.at[1].lo, 0x2000);
	ck_assert_uint_eq(p.mappings.at[1].offset, 0x900);
	ck_assert(!process_executable(&p, 0x1fff));
	ck_assert(process_executable(&p, 0x2000));
	ck_assert(process_executable(&p, 0x2fff)); /* no mapping is known there, and a module is */
	ck_assert(!process_executable(&p, 0x3000));
	process_release(&p);
}
END_TEST

START_TEST(test_unloaded)
{
	struct process p = {0};
	*vec_push(&p.unloaded) = (struct process_module){.lo = 0x1000, .hi = 0x5000, .path = "wide"};
	*vec_push(&p.unloaded) = (struct process_module){.lo = 0x2000, .hi = 0x3000, .path = "narrow"};
	process_finish(&p);
	ck_assert_str_eq(p.unloaded.at[process_unloaded_at(&p, 0x2fff)].path, "narrow");
	ck_assert_str_eq(p.unloaded.at[process_unloaded_at(&p, 0x3000)].path, "wide");
	ck_assert_uint_eq(process_unloaded_at(&p, 0x5000), NO_INDEX);
	process_release(&p);
}
END_TEST

START_TEST(test_path_base)
{
	ck_assert_str_eq(path_base("/usr/lib/libc.so.6"), "libc.so.6");
	ck_assert_str_eq(path_base("C:\\a/b\\kernel32.pdb"), "kernel32.pdb");
	ck_assert_str_eq(path_base("plain"), "plain");
	ck_assert_str_eq(path_base("dir/"), "");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("process");
	TCase *t = tcase_create("process");
	tcase_add_test(t, test_memory_over_regions);
	tcase_add_test(t, test_memory_overlaps);
	tcase_add_test(t, test_memory_at_the_end);
	tcase_add_test(t, test_modules);
	tcase_add_test(t, test_mappings);
	tcase_add_test(t, test_unloaded);
	tcase_add_test(t, test_path_base);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
