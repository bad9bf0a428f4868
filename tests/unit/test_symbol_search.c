/* Where a module's symbol file is found: a store and single files in a directory of the test's own. */
#include "walker/symbols/symbols.h"

#include "base/mem.h"
#include "tests/unit/check_main.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define ID_A "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0"
#define ID_B "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB0"
#define ID_C "CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC0"
#define ID_0 "000000000000000000000000000000000"

static char top[] = "/tmp/symwalk-search.XXXXXX";

static void put(const char *path, const char *id, const char *name)
{
	char *full = mem_printf("%s/%s", top, path);
	for (char *p = full + strlen(top) + 1; (p = strchr(p, '/')); p++) {
		*p = 0;
		mkdir(full, 0777);
		*p = '/';
	}
	FILE *f = fopen(full, "w");
	ck_assert_ptr_nonnull(f);
	fprintf(f, "MODULE Linux x86_64 %s %s\nPUBLIC 1000 0 found_in_%s\n", id, name, path);
	fclose(f);
	free(full);
}

static void setup(void)
{
	ck_assert_ptr_nonnull(mkdtemp(top));
	put("store/liba.so.1/" ID_A "/liba.so.1.sym", ID_A, "liba.so.1");
	put("store/kernel32.pdb/" ID_B "/kernel32.sym", ID_B, "kernel32.pdb");
	put("store/odd/" ID_A "/odd.sym", ID_C, "odd");
	put("other/libc.so/" ID_C "/libc.so.sym", ID_C, "libc.so");
	put("one.sym", ID_B, "one");
	put("outside.sym", ID_A, "outside");
	put("store/empty/" ID_B "/empty.sym", ID_B, "empty");
	char *path = mem_printf("%s/store/empty/" ID_B "/empty.sym", top);
	ck_assert_int_eq(unlink(path), 0);
	free(path);
}

static void teardown(void)
{
	char *command = mem_printf("rm -rf %s", top);
	ck_assert_int_eq(system(command), 0);
	free(command);
	memcpy(top + strlen(top) - 6, "XXXXXX", 6);
}

/* What is wanted, and below top where it is found; NULL: it is not. */
static const struct {
	const char *path, *debug_file, *debug_id, *soname;
	const char *found, *mismatch;
	bool differs;
} searches[] = {
	{"/usr/lib/liba.so.1", NULL, ID_A, NULL, "store/liba.so.1/" ID_A "/liba.so.1.sym", NULL, false},
	{"/usr/lib/liba.so.1", NULL, ID_B, NULL, "one.sym", NULL, false},
	{"C:\\windows\\kernel32.dll", "d:\\build\\kernel32.pdb", ID_B, NULL, "one.sym", NULL, false},
	/* the dump's name, the SONAME, any name */
	{"/usr/lib/liba.so.1.0.30", NULL, ID_A, "liba.so.1", "store/liba.so.1/" ID_A "/liba.so.1.sym", NULL, false},
	{"/usr/lib/libc-2.31.so", NULL, ID_C, NULL, "other/libc.so/" ID_C "/libc.so.sym", NULL, false},
	/* the identity is spelled in either case */
	{"/x/libc.so", NULL, "cccccccccccccccccccccccccccccccc0", NULL, NULL, "other/libc.so/" ID_C, false},
	/* no identity: a file by its name, a store never */
	{"/system/one", NULL, NULL, NULL, "one.sym", NULL, true},
	{"/system/one", NULL, ID_0, NULL, "one.sym", NULL, true},
	{"/system/libc.so", NULL, NULL, NULL, NULL, "other/libc.so/" ID_C, false},
	/* the right name with another identity is worth a word */
	{"/usr/lib/liba.so.1", NULL, "DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD0", NULL, NULL, "store/liba.so.1/" ID_A, false},
	{"/usr/lib/one", NULL, "DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD0", NULL, NULL, "one.sym: " ID_B, false},
	{"/usr/lib/none", NULL, "DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD0", NULL, NULL, NULL, false},
	/* --symbols-for, whatever the identity */
	{"/data/app/named.so", NULL, ID_C, NULL, "outside.sym", NULL, true},
	{"/data/app/named.so", NULL, NULL, NULL, "outside.sym", NULL, true},
	/* names never lead out of a store */
	{"/..", NULL, "../../outside", NULL, NULL, NULL, false},
	{"..", NULL, ID_0, NULL, NULL, NULL, false},
	{"x/..\\..", "..\\..", "DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD0", NULL, NULL, NULL, false},
	{"", NULL, "DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD0", NULL, NULL, NULL, false},
};

static const char *below_top(const char *path)
{
	size_t n = strlen(top);
	return path && strncmp(path, top, n) == 0 ? path + n + 1 : path;
}

START_TEST(test_search)
{
	char *store = mem_printf("%s/store", top), *other = mem_printf("%s/other", top), *one = mem_printf("%s/one.sym", top);
	char *outside = mem_printf("%s/outside.sym", top);
	const char *const paths[] = {store, one, other};
	const struct symbols_for named = {"named.so", outside};
	const struct symbols_options options = {.paths = paths, .path_count = 3, .named = &named, .named_count = 1};
	struct diag d = {0};
	struct symbols *set = symbols_open(&options, &d);
	const struct symbols_wanted wanted = {
		.path = searches[_i].path,
		.debug_file = searches[_i].debug_file,
		.debug_id = searches[_i].debug_id,
		.soname = searches[_i].soname,
	};
	ck_assert_int_eq(symbols_seen(set, &wanted)->state, SYMBOLS_NOT_ASKED);
	const struct symbols_found *found = symbols_find(set, &wanted);
	ck_assert_int_eq(found->state, searches[_i].found ? SYMBOLS_LOADED : SYMBOLS_MISSING);
	ck_assert_pstr_eq(below_top(found->path), searches[_i].found);
	ck_assert_pstr_eq(below_top(found->mismatch), searches[_i].mismatch);
	ck_assert_int_eq(found->id_differs, searches[_i].differs);
	ck_assert_ptr_eq(symbols_find(set, &wanted), found);
	ck_assert_ptr_eq(symbols_seen(set, &wanted), found);
	for (size_t i = 0; i < found->looked_count; i++)
		ck_assert_ptr_null(strstr(found->looked[i], ".."));
	ck_assert_uint_eq(diag_count(&d, DIAG_NOTE), 0);
	symbols_close(set);
	diag_release(&d);
	free(store);
	free(other);
	free(one);
	free(outside);
}
END_TEST

/* In a store the place says the identity; a file in it that says another one is used, with a word. */
START_TEST(test_other_identity)
{
	char *store = mem_printf("%s/store", top);
	const char *const paths[] = {store};
	const struct symbols_options options = {.paths = paths, .path_count = 1};
	struct diag d = {0};
	struct symbols *set = symbols_open(&options, &d);
	const struct symbols_wanted wanted = {.path = "/usr/bin/odd", .debug_id = ID_A};
	ck_assert_int_eq(symbols_find(set, &wanted)->state, SYMBOLS_LOADED);
	symbols_report(set, &wanted, &d);
	ck_assert_uint_eq(d.entries.n, 1);
	ck_assert_str_eq(d.entries.at[0].kind->text, "a symbol file in the place of an identity says another one");
	symbols_close(set);
	diag_release(&d);
	free(store);
}
END_TEST

START_TEST(test_source_that_is_not_there)
{
	const char *const paths[] = {"/does/not/exist"};
	const struct symbols_options options = {.paths = paths, .path_count = 1};
	struct diag d = {0};
	struct symbols *set = symbols_open(&options, &d);
	ck_assert_uint_eq(d.entries.n, 1);
	ck_assert_str_eq(d.entries.at[0].kind->text, "a source of symbols is not there");
	ck_assert_str_eq(d.entries.at[0].first, "/does/not/exist");
	symbols_close(set);
	diag_release(&d);
}
END_TEST

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("symbol_search");
	TCase *t = tcase_create("symbol_search");
	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_loop_test(t, test_search, 0, COUNT(searches));
	tcase_add_test(t, test_other_identity);
	tcase_add_test(t, test_source_that_is_not_there);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
