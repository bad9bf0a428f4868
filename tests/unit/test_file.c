/* Files: mapped, dropped, and written whole or not at all. */
#include "base/file.h"

#include "tests/unit/check_main.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static char directory[] = "/tmp/symwalk-file.XXXXXX";

/* A path in the scratch directory; good until the next call. */
static const char *scratch(const char *name)
{
	static char path[256];
	snprintf(path, sizeof path, "%s/%s", directory, name);
	return path;
}

static void setup(void)
{
	strcpy(directory + strlen(directory) - 6, "XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(directory));
}

static void teardown(void)
{
	char command[300];
	snprintf(command, sizeof command, "rm -rf '%s'", directory);
	ck_assert_int_eq(system(command), 0);
}

static void write_file(const char *name, const char *text)
{
	FILE *f = fopen(scratch(name), "w");
	ck_assert_ptr_nonnull(f);
	fputs(text, f);
	fclose(f);
}

static void expect_file(const char *name, const char *text)
{
	char found[64] = "";
	FILE *f = fopen(scratch(name), "r");
	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fread(found, 1, sizeof found - 1, f), strlen(text));
	fclose(f);
	ck_assert_str_eq(found, text);
}

static int entries(void)
{
	char command[300];
	snprintf(command, sizeof command, "test \"$(find '%s' -type f | wc -l)\" = 1", directory);
	return system(command);
}

START_TEST(test_map)
{
	struct diag d = {0};
	struct bytes map;
	write_file("a", "hello");
	ck_assert_int_eq(file_map(scratch("a"), &d, &map), ST_OK);
	ck_assert_uint_eq(map.size, 5);
	ck_assert_mem_eq(map.data, "hello", 5);
	file_drop(map);
	ck_assert_mem_eq(map.data, "hello", 5);
	file_unmap(map);
	write_file("empty", "");
	ck_assert_int_eq(file_map(scratch("empty"), &d, &map), ST_OK);
	ck_assert_uint_eq(map.size, 0);
	file_unmap(map);
	ck_assert_uint_eq(diag_count(&d, DIAG_NOTE), 0);
}
END_TEST

START_TEST(test_map_what_is_no_file)
{
	struct diag d = {0};
	struct bytes map;
	ck_assert_int_eq(file_map(scratch("none"), &d, &map), ST_ABSENT);
	ck_assert_int_eq(file_map(scratch("none/below"), &d, &map), ST_ABSENT);
	ck_assert_uint_eq(diag_count(&d, DIAG_NOTE), 0);
	ck_assert_int_eq(file_map(directory, &d, &map), ST_SYS);
	ck_assert_int_eq(file_map("/dev/null", &d, &map), ST_SYS);
	ck_assert_int_eq(mkfifo(scratch("fifo"), 0600), 0);
	ck_assert_int_eq(file_map(scratch("fifo"), &d, &map), ST_SYS);
	ck_assert_uint_eq(diag_count(&d, DIAG_LOSS), 3);
	diag_release(&d);
}
END_TEST

START_TEST(test_dropped_memory_is_zero)
{
	size_t size = 1 << 20;
	uint8_t *p = file_anonymous(size);
	memset(p, 1, size);
	file_drop((struct bytes){p + 1, size - 2});
	ck_assert_uint_eq(p[0], 1);
	ck_assert_uint_eq(p[size - 1], 1);
	ck_assert_uint_eq(p[size / 2], 0);
	file_unmap((struct bytes){p, size});
}
END_TEST

START_TEST(test_appears_whole)
{
	struct diag d = {0};
	struct file_out out;
	ck_assert_int_eq(file_create(scratch("x/y/out"), &d, &out), ST_OK);
	ck_assert_int_eq(file_write(out.fd, "new", 3, "out", &d), ST_OK);
	ck_assert_int_ne(access(scratch("x/y/out"), F_OK), 0);
	ck_assert_int_eq(file_commit(&out, &d), ST_OK);
	expect_file("x/y/out", "new");
	ck_assert_int_eq(entries(), 0);
	ck_assert_int_eq(file_create(scratch("x/y/out"), &d, &out), ST_OK);
	ck_assert_int_eq(file_write(out.fd, "newer", 5, "out", &d), ST_OK);
	expect_file("x/y/out", "new");
	ck_assert_int_eq(file_commit(&out, &d), ST_OK);
	expect_file("x/y/out", "newer");
	ck_assert_int_eq(entries(), 0);
	ck_assert_uint_eq(diag_count(&d, DIAG_NOTE), 0);
}
END_TEST

START_TEST(test_abandoned_leaves_nothing)
{
	struct diag d = {0};
	struct file_out out;
	write_file("out", "old");
	ck_assert_int_eq(file_create(scratch("out"), &d, &out), ST_OK);
	ck_assert_int_eq(file_write(out.fd, "new", 3, "out", &d), ST_OK);
	file_abandon(&out);
	expect_file("out", "old");
	ck_assert_int_eq(entries(), 0);
}
END_TEST

START_TEST(test_what_cannot_be_written)
{
	struct diag d = {0};
	struct file_out out;
	write_file("file", "");
	ck_assert_int_eq(file_create(scratch("file/below"), &d, &out), ST_SYS);
	ck_assert_int_eq(mkdir(scratch("dir"), 0700), 0);
	ck_assert_int_eq(file_create(scratch("dir"), &d, &out), ST_OK);
	ck_assert_int_eq(file_commit(&out, &d), ST_SYS);
	ck_assert_int_eq(entries(), 0);
	int full = open("/dev/full", O_WRONLY);
	ck_assert_int_eq(file_write(full, "x", 1, "full", &d), ST_SYS);
	close(full);
	ck_assert_uint_eq(diag_count(&d, DIAG_LOSS), 3);
	diag_release(&d);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("file");
	TCase *t = tcase_create("file");
	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, test_map);
	tcase_add_test(t, test_map_what_is_no_file);
	tcase_add_test(t, test_dropped_memory_is_zero);
	tcase_add_test(t, test_appears_whole);
	tcase_add_test(t, test_abandoned_leaves_nothing);
	tcase_add_test(t, test_what_cannot_be_written);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
