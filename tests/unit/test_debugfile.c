/* The search for debug files, by build-id and by .gnu_debuglink, in a tree of made files; and .gnu_debugdata. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include "elf/debugfile.h"
#include "elf/symbols.h"

#include <lzma.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

static const uint8_t id_a[] = {0xab, 0xcd, 0xef, 0x01}, id_b[] = {0xab, 0x02};

/* Each test has a directory of its own, which goes with what is in it. */
static char top[1024];

static void make_top(void)
{
	const char *tmp = getenv("TMPDIR");
	snprintf(top, sizeof top, "%s/symwalk-debugfile.XXXXXX", tmp ? tmp : "/tmp");
	ck_assert_ptr_nonnull(mkdtemp(top));
}

static void remove_top(void)
{
	char *command = mem_printf("rm -rf '%s'", top);
	ck_assert_int_eq(system(command), 0);
	free(command);
}

static char *in_top(const char *path)
{
	return mem_printf("%s/%s", top, path);
}

static void write_file(const char *path, const struct buf *contents)
{
	char *full = in_top(path);
	for (char *slash = strchr(full + strlen(top) + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = 0;
		mkdir(full, 0777);
		*slash = '/';
	}
	FILE *file = fopen(full, "wb");
	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fwrite(contents->at, 1, contents->n, file), contents->n);
	fclose(file);
	free(full);
}

/* A file with a build-id, or none where n is 0, for machine. */
static struct elf_maker file_maker(const uint8_t *id, size_t n, uint16_t machine)
{
	struct elf_maker m = elf_maker_make(true, false, machine);
	struct put p = {0};
	if (n) {
		made_put_note(&p, "GNU", 3, id, n, 4);
		elf_maker_section_put(&m, (struct made_section){
			.name = ".note.gnu.build-id", .type = T_NOTE, .flags = T_ALLOC, .align = 4
		}, &p);
	}
	put_release(&p);
	return m;
}

/* Writes a debug file and gives its CRC. */
static uint32_t write_debug_file(const char *path, const uint8_t *id, size_t n, uint16_t machine)
{
	struct elf_maker m = file_maker(id, n, machine);
	elf_maker_end(&m);
	write_file(path, &m.p.out);
	uint32_t crc = (uint32_t)crc32(0, (const Bytef *)m.p.out.at, (uInt)m.p.out.n);
	elf_maker_release(&m);
	return crc;
}

static void write_binary(const char *path, const uint8_t *id, size_t n, const char *link, uint32_t crc)
{
	struct elf_maker m = file_maker(id, n, T_X86_64);
	struct put p = {0};
	if (link) {
		put_text(&p, link);
		while (p.out.n % 4)
			put_uint(&p, 0, 1);
		put_uint(&p, crc, 4);
		elf_maker_section_put(&m, (struct made_section){.name = ".gnu_debuglink", .type = T_PROGBITS}, &p);
	}
	elf_maker_end(&m);
	write_file(path, &m.p.out);
	put_release(&p);
	elf_maker_release(&m);
}

/* What a search found: the path below top, or NULL; and what was said. */
struct found {
	char *path;
	struct diag diag;
	struct debugfile_search search;
};

/* Searches for the debug file of the binary, with up to two directories below top; NULL: none. */
static struct found find(const char *binary, const char *directory, const char *second)
{
	struct found f = {0};
	char *path = in_top(binary), *first = in_top(directory ? directory : ""), *other = in_top(second ? second : "");
	const char *directories[] = {first, other};
	struct elf_image image, debug;
	f.search.directories = directories;
	f.search.directory_count = second ? 2 : directory ? 1 : 0;
	ck_assert_int_eq(image_open(path, &f.diag, &image), ST_OK);
	if (debugfile_find(&image, &f.search, &f.diag, &debug) == ST_OK) {
		ck_assert_mem_eq(debug.path, top, strlen(top));
		ck_assert_str_eq(debug.path, f.search.looked.at[f.search.looked.n - 1]);
		f.path = mem_string(debug.path + strlen(top) + 1);
		image_close(&debug);
	}
	image_close(&image);
	free(path);
	free(first);
	free(other);
	return f;
}

static void found_release(struct found *f)
{
	free(f->path);
	diag_release(&f->diag);
	debugfile_search_release(&f->search);
}

static bool looked(const struct found *f, const char *path)
{
	char *full = path[0] == '/' ? mem_string(path) : in_top(path);
	bool is = false;
	for (size_t i = 0; i < f->search.looked.n; i++)
		is |= strcmp(f->search.looked.at[i], full) == 0;
	free(full);
	return is;
}

/* By build-id. */

static const struct {
	const char *file, *directory;
} places[] = {
	{"debug/.build-id/ab/cdef01.debug", "debug"},
	{"debug/ab/cdef01.debug", "debug"},
	{"debug/ab/cdef01.debug", "debug/ab"},
	{"debug/ab/cdef01.debug", "debug/ab/"},
	{"debug/.build-id/ab/cdef01.debug", "debug/.build-id"},
};

START_TEST(test_build_id)
{
	write_binary("bin/prog", id_a, sizeof id_a, NULL, 0);
	write_debug_file(places[_i].file, id_a, sizeof id_a, T_X86_64);
	struct found f = find("bin/prog", "elsewhere", places[_i].directory);
	ck_assert_ptr_nonnull(f.path);
	char *expected = in_top(places[_i].file), *actual = in_top(f.path), real[2][4096];
	ck_assert_str_eq(realpath(expected, real[0]), realpath(actual, real[1]));
	ck_assert_uint_eq(f.diag.entries.n, 0);
	free(expected);
	free(actual);
	found_release(&f);
}
END_TEST

/* Where it was looked for: all of it, in order, each place once. */
START_TEST(test_nowhere)
{
	write_binary("bin/prog", id_a, sizeof id_a, "prog.debug", 1);
	struct found f = find("bin/prog", "one", "two");
	ck_assert_ptr_null(f.path);
	ck_assert(looked(&f, "one/.build-id/ab/cdef01.debug"));
	ck_assert(looked(&f, "one/ab/cdef01.debug"));
	ck_assert(looked(&f, "two/.build-id/ab/cdef01.debug"));
	ck_assert(looked(&f, "/usr/lib/debug/.build-id/ab/cdef01.debug"));
	ck_assert(looked(&f, "bin/prog.debug"));
	ck_assert(looked(&f, "bin/.debug/prog.debug"));
	ck_assert(looked(&f, "one/prog.debug"));
	ck_assert(looked(&f, "/usr/lib/debug/prog.debug"));
	char *mirrored = mem_printf("/usr/lib/debug%s/bin/prog.debug", top);
	ck_assert(looked(&f, mirrored));
	free(mirrored);
	for (size_t i = 0; i < f.search.looked.n; i++)
		for (size_t j = 0; j < i; j++)
			ck_assert_str_ne(f.search.looked.at[i], f.search.looked.at[j]);
	char *one = in_top("one/.build-id/ab/cdef01.debug");
	ck_assert_str_eq(f.search.looked.at[0], one);
	free(one);
	ck_assert_uint_eq(f.diag.entries.n, 0);
	found_release(&f);
}
END_TEST

/* A file in the right place with another build-id, for another machine, or that is no ELF file: passed over. */
START_TEST(test_wrong_file)
{
	struct buf junk = {0};
	buf_text(&junk, "junk");
	write_binary("bin/prog", id_a, sizeof id_a, NULL, 0);
	if (_i == 0)
		write_debug_file("one/.build-id/ab/cdef01.debug", id_b, sizeof id_b, T_X86_64);
	else if (_i == 1)
		write_debug_file("one/.build-id/ab/cdef01.debug", id_a, sizeof id_a, T_ARM64);
	else if (_i == 2)
		write_debug_file("one/.build-id/ab/cdef01.debug", NULL, 0, T_X86_64);
	else
		write_file("one/.build-id/ab/cdef01.debug", &junk);
	write_debug_file("two/.build-id/ab/cdef01.debug", id_a, sizeof id_a, T_X86_64);
	struct found f = find("bin/prog", "one", "two");
	ck_assert_pstr_eq(f.path, "two/.build-id/ab/cdef01.debug");
	ck_assert_uint_eq(reported(&f.diag, &elf_candidate_refused), 1);
	ck_assert_uint_eq(f.diag.entries.n, 1);
	ck_assert_uint_eq(diag_count(&f.diag, DIAG_LOSS), 0);
	buf_release(&junk);
	found_release(&f);
}
END_TEST

/* By name. */

static const char *const link_places[] = {"bin/prog.debug", "bin/.debug/prog.debug", "one/prog.debug"};

START_TEST(test_link)
{
	uint32_t crc = write_debug_file(link_places[_i], NULL, 0, T_X86_64);
	write_binary("bin/prog", NULL, 0, "prog.debug", crc);
	struct found f = find("bin/prog", "one", NULL);
	ck_assert_pstr_eq(f.path, link_places[_i]);
	ck_assert_uint_eq(f.diag.entries.n, 0);
	found_release(&f);
}
END_TEST

/* Below a directory, at the binary's own place. */
START_TEST(test_mirrored)
{
	char *path = mem_printf("one%s/bin/prog.debug", top);
	write_binary("bin/prog", NULL, 0, "prog.debug", write_debug_file(path, NULL, 0, T_X86_64));
	struct found f = find("bin/prog", "one", NULL);
	ck_assert_pstr_eq(f.path, path);
	free(path);
	found_release(&f);
}
END_TEST

/* Next to the file that a symbolic link leads to. */
START_TEST(test_link_of_link)
{
	write_binary("real/prog", NULL, 0, "prog.debug", write_debug_file("real/prog.debug", NULL, 0, T_X86_64));
	char *from = in_top("real/prog"), *to = in_top("prog");
	ck_assert_int_eq(symlink(from, to), 0);
	struct found f = find("prog", NULL, NULL);
	ck_assert_pstr_eq(f.path, "real/prog.debug");
	free(from);
	free(to);
	found_release(&f);
}
END_TEST

/* The CRC decides where a build-id is missing; where both have one it decides nothing, but is told. */
static const struct {
	bool binary_id, file_id;
	uint32_t wrong; /* added to the CRC */
	bool taken;
	const struct diag_kind *said;
} crc_cases[] = {
	{false, false, 0, true, NULL},  {false, false, 1, false, &elf_candidate_refused},
	{true, false, 0, true, NULL},   {true, false, 1, false, &elf_candidate_refused},
	{false, true, 0, true, NULL},   {false, true, 1, false, &elf_candidate_refused},
	{true, true, 0, true, NULL},    {true, true, 1, true, &elf_crc_wrong},
};

START_TEST(test_crc)
{
	bool binary_id = crc_cases[_i].binary_id, file_id = crc_cases[_i].file_id;
	uint32_t crc = write_debug_file("bin/prog.debug", id_a, file_id ? sizeof id_a : 0, T_X86_64);
	write_binary("bin/prog", id_a, binary_id ? sizeof id_a : 0, "prog.debug", crc + crc_cases[_i].wrong);
	struct found f = find("bin/prog", NULL, NULL);
	ck_assert_pstr_eq(f.path, crc_cases[_i].taken ? "bin/prog.debug" : NULL);
	ck_assert_uint_eq(f.diag.entries.n, crc_cases[_i].said ? 1 : 0);
	if (crc_cases[_i].said)
		ck_assert_uint_eq(reported(&f.diag, crc_cases[_i].said), 1);
	ck_assert_uint_eq(diag_count(&f.diag, DIAG_LOSS), 0);
	found_release(&f);
}
END_TEST

START_TEST(test_another_id_by_link)
{
	uint32_t crc = write_debug_file("bin/prog.debug", id_b, sizeof id_b, T_X86_64);
	write_binary("bin/prog", id_a, sizeof id_a, "prog.debug", crc);
	struct found f = find("bin/prog", NULL, NULL);
	ck_assert_ptr_null(f.path);
	ck_assert_uint_eq(reported(&f.diag, &elf_candidate_refused), 1);
	found_release(&f);
}
END_TEST

/* A file that names itself, or is found by its own build-id. */
START_TEST(test_itself)
{
	write_binary("debug/.build-id/ab/cdef01.debug", id_a, sizeof id_a, "cdef01.debug", 1);
	struct found f = find("debug/.build-id/ab/cdef01.debug", "debug", NULL);
	ck_assert_ptr_null(f.path);
	ck_assert_uint_eq(f.diag.entries.n, 0);
	found_release(&f);
}
END_TEST

static const char *const bad_links[] = {"", "/etc/passwd", "../prog.debug", "a/b"};

START_TEST(test_bad_link)
{
	write_debug_file("prog.debug", NULL, 0, T_X86_64);
	write_binary("bin/prog", NULL, 0, bad_links[_i], 1);
	struct found f = find("bin/prog", NULL, NULL);
	ck_assert_ptr_null(f.path);
	ck_assert_uint_eq(f.search.looked.n, 0);
	ck_assert_uint_eq(reported(&f.diag, &elf_link_damaged), 1);
	found_release(&f);
}
END_TEST

/* .gnu_debugdata. */

static struct elf_maker debugdata_maker(size_t damage)
{
	struct elf_maker inner = elf_maker_make(true, false, T_X86_64), outer = elf_maker_make(true, false, T_X86_64);
	static const uint8_t code[64];
	uint8_t *packed = mem_alloc(65536);
	size_t n = 0;
	make_code(&inner, ".text", code, sizeof code);
	struct made_symbols s = made_symbols_make(&inner);
	made_symbol(&s, "hidden", 2, 0, 1, inner.sections.at[1].vaddr, 8);
	made_symbols_end(&s, &inner, T_SYMTAB);
	elf_maker_end(&inner);
	ck_assert_int_eq(lzma_easy_buffer_encode(6, LZMA_CHECK_CRC32, NULL, (const uint8_t *)inner.p.out.at,
	                                         inner.p.out.n, packed, &n, 65536), LZMA_OK);
	packed[damage] ^= damage ? 0x55 : 0;
	add_section(&outer, ".gnu_debugdata", T_PROGBITS, 0, packed, n);
	free(packed);
	elf_maker_release(&inner);
	return outer;
}

START_TEST(test_debugdata)
{
	struct elf_maker m = debugdata_maker(0);
	struct opened o = open_made(&m);
	struct section_data data;
	struct elf_image inner;
	struct symbol_list symbols = {0};
	ck_assert_int_eq(debugdata_open(&o.image, &o.diag, &data, &inner), ST_OK);
	ck_assert_int_eq(symbols_read(&inner, &o.diag, &symbols), ST_OK);
	ck_assert_uint_eq(symbols.list.n, 1);
	ck_assert_str_eq(symbols.list.at[0].name, "hidden");
	ck_assert_uint_eq(o.diag.entries.n, 0);
	symbols_release(&symbols);
	image_close(&inner);
	image_unload(&data);
	opened_close(&o);
}
END_TEST

START_TEST(test_debugdata_damaged)
{
	struct elf_maker m = debugdata_maker(60);
	struct opened o = open_made(&m);
	struct section_data data;
	struct elf_image inner;
	ck_assert_int_eq(debugdata_open(&o.image, &o.diag, &data, &inner), ST_BAD);
	ck_assert_uint_eq(reported(&o.diag, &elf_debugdata_damaged), 1);
	ck_assert_uint_eq(o.diag.entries.n, 1);
	opened_close(&o);
}
END_TEST

START_TEST(test_no_debugdata)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct opened o = open_made(&m);
	struct section_data data;
	struct elf_image inner;
	ck_assert_int_eq(debugdata_open(&o.image, &o.diag, &data, &inner), ST_ABSENT);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	opened_close(&o);
}
END_TEST

static Suite *debugfile_suite(void)
{
	Suite *s = suite_create("debugfile");
	TCase *t = tcase_create("search");
	tcase_add_checked_fixture(t, make_top, remove_top);
	tcase_add_loop_test(t, test_build_id, 0, sizeof places / sizeof *places);
	tcase_add_test(t, test_nowhere);
	tcase_add_loop_test(t, test_wrong_file, 0, 4);
	tcase_add_loop_test(t, test_link, 0, sizeof link_places / sizeof *link_places);
	tcase_add_test(t, test_mirrored);
	tcase_add_test(t, test_link_of_link);
	tcase_add_loop_test(t, test_crc, 0, sizeof crc_cases / sizeof *crc_cases);
	tcase_add_test(t, test_another_id_by_link);
	tcase_add_test(t, test_itself);
	tcase_add_loop_test(t, test_bad_link, 0, sizeof bad_links / sizeof *bad_links);
	suite_add_tcase(s, t);
	t = tcase_create("debugdata");
	tcase_add_test(t, test_debugdata);
	tcase_add_test(t, test_debugdata_damaged);
	tcase_add_test(t, test_no_debugdata);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(debugfile_suite);
