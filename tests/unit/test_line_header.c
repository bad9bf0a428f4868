/* Headers of line number programs: every version, names in every form, paths, and what damage leaves. */
#include "tests/unit/check_main.h"
#include "tests/unit/line_fixture.h"

static const char *const some_dirs[] = {"/build", "include", NULL};
static const char *const some_files[] = {"a.c", "b.h", NULL};

/* A program that runs whatever becomes of the tables before it. */
static void one_span(struct line_maker *m)
{
	start(m, TEXT);
	line_copy(m);
	line_advance_pc(m, 4);
	line_end_sequence(m);
}

static const struct frag_span the_span = {TEXT, 4, 1, 1, 0};

/* Headers that cannot be used. */

static const struct header_case {
	unsigned version, opcode_base;
	uint64_t offset, header_length, unit_length;
} bad_headers[] = {
	{.version = 1},
	{.version = 6},
	{.version = 0xffff},
	{.offset = 0x10000},
	{.offset = UINT64_MAX},
	{.unit_length = 0xfffffff5},
	{.unit_length = 1},
	{.header_length = 0x7fffffff},
	{.header_length = 3},
};
#define BAD_HEADERS (sizeof bad_headers / sizeof *bad_headers)

START_TEST(test_bad_header)
{
	const struct header_case *c = &bad_headers[_i];
	struct line_maker m = line_maker_make(c->version ? c->version : 4, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	line_end(&m);
	if (c->header_length)
		put_uint_at(&m.p, 6, c->header_length, 4);
	if (c->unit_length)
		put_uint_at(&m.p, 0, c->unit_length, 4);
	f.dwarf.section[DS_LINE] = whole(&m.p);
	ck_assert_int_eq(line_table_open(&f.dwarf, c->offset, &f.context, &f.diag, &f.table), ST_BAD);
	ck_assert_uint_eq(reported(&f, &line_header_damaged), 1);
	ck_assert_uint_eq(f.diag.entries.n, 1);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

START_TEST(test_opcode_base_0)
{
	struct line_maker m = line_maker_make(4, 4, false);
	struct fixture f = fixture_make();
	m.opcode_base = 0;
	line_begin(&m);
	line_program(&m);
	line_end(&m);
	ck_assert_int_eq(fixture_open(&f, &m.p), ST_BAD);
	ck_assert_uint_eq(reported(&f, &line_header_damaged), 1);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* Where the table must have ended, it is cut. */
START_TEST(test_end_before_unit_length)
{
	struct line_maker m = line_maker_make(4, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	one_span(&m);
	f.context.end = m.p.out.n;
	start(&m, TEXT + 0x100);
	line_copy(&m);
	line_advance_pc(&m, 4);
	line_end_sequence(&m);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_spans(&f, &the_span, 1);
	ck_assert_uint_eq(reported(&f, &line_program_damaged), 1);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* A unit_length past the section keeps the program, which is cut by the section. */
START_TEST(test_unit_length_past_section)
{
	struct line_maker m = line_maker_make(4, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	line_tables(&m, some_dirs, some_files);
	line_program(&m);
	one_span(&m);
	line_end(&m);
	put_uint_at(&m.p, 0, 0x10000, 4);
	fixture_run(&f, &m.p);
	check_spans(&f, &the_span, 1);
	ck_assert_uint_eq(reported(&f, &line_program_damaged), 1);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

static void check_path(const struct line_table *table, const char *comp_dir, uint64_t number, const char *expected)
{
	struct buf path = {0};
	bool found = line_table_path(table, comp_dir, number, &path);
	ck_assert_int_eq(found, expected != NULL);
	ck_assert_str_eq(buf_string(&path), expected ? expected : "");
	buf_release(&path);
}

/* Version 2 to 4: directory 0 is the unit's; DW_LNE_define_file adds to the table. */
START_TEST(test_paths_old)
{
	static const char *const dirs[] = {"inc", "/usr/include/", "C:\\sdk", "\\\\share\\x", NULL};
	static const char *const files[] = {"a.c", "/abs/b.c", "D:/c.c", NULL};
	struct line_maker m = line_maker_make(2 + (unsigned)_i, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	line_tables(&m, dirs, files);
	line_program(&m);
	line_define_file(&m, "zero.c", 0);
	line_define_file(&m, "two.h", 2);
	line_define_file(&m, "three.h", 3);
	line_define_file(&m, "four.h", 4);
	line_define_file(&m, "five.h", 5);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_path(&f.table, "/unit", 0, NULL);
	check_path(&f.table, "/unit", 1, "/unit/inc/a.c");
	check_path(&f.table, "/unit", 2, "/abs/b.c");
	check_path(&f.table, "/unit", 3, "D:/c.c");
	check_path(&f.table, "/unit", 4, "/unit/zero.c");
	check_path(&f.table, "/unit", 5, "/usr/include/two.h");
	check_path(&f.table, "/unit", 6, "C:\\sdk/three.h");
	check_path(&f.table, "/unit", 7, "\\\\share\\x/four.h");
	check_path(&f.table, "/unit", 8, "five.h"); /* directory 5 does not exist */
	check_path(&f.table, "/unit", 9, NULL);
	check_path(&f.table, "/unit", UINT64_MAX, NULL);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* Version 5: directory 0 is the compilation directory, unless it is relative and the unit knows better. */
static const struct comp_dir_case {
	const char *entry, *unit, *in_0, *in_1;
} comp_dirs[] = {
	{"/build", "/unit", "/build/a.c", "/unit/inc/b.c"},
	{"/build", "", "/build/a.c", "/build/inc/b.c"},
	{"/build", "rel", "/build/a.c", "/build/inc/b.c"},
	{"rel", "/unit", "/unit/a.c", "/unit/inc/b.c"},
	{".", "", "./a.c", "./inc/b.c"},
	{"", "", "a.c", "inc/b.c"},
	{"", "/unit/", "/unit/a.c", "/unit/inc/b.c"},
};
#define COMP_DIRS (sizeof comp_dirs / sizeof *comp_dirs)

START_TEST(test_comp_dir)
{
	const struct comp_dir_case *c = &comp_dirs[_i];
	static const uint8_t dir_format[] = {1, 1, 8}, file_format[] = {2, 2, 0xf, 1, 8};
	struct line_maker m = line_maker_make(5, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	put_bytes(&m.p, dir_format, sizeof dir_format);
	put_uleb(&m.p, 2);
	put_text(&m.p, c->entry);
	put_text(&m.p, "inc");
	put_bytes(&m.p, file_format, sizeof file_format);
	put_uleb(&m.p, 2);
	put_uleb(&m.p, 0);
	put_text(&m.p, "a.c");
	put_uleb(&m.p, 1);
	put_text(&m.p, "b.c");
	line_program(&m);
	line_end(&m);
	ck_assert_int_eq(fixture_open(&f, &m.p), ST_OK);
	check_path(&f.table, c->unit, 0, c->in_0);
	check_path(&f.table, c->unit, 1, c->in_1);
	check_path(&f.table, c->unit, 2, NULL);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* A name in every form, beside columns that are stepped over: MD5, time, size, source text, and one nobody knows. */
enum { FORM_STRING = 8, FORM_STRP = 0xe, FORM_STRX = 0x1a, FORM_STRX1 = 0x25, FORM_LINE_STRP = 0x1f };

static const struct form_case {
	unsigned form, width;
	uint64_t value;
} forms[] = {
	{FORM_STRP, 0, 4}, {FORM_LINE_STRP, 0, 2}, {FORM_STRX, 1, 1}, {FORM_STRX1, 1, 1},
	{FORM_STRX1 + 1, 2, 1}, {FORM_STRX1 + 2, 3, 1}, {FORM_STRX1 + 3, 4, 1},
};
#define FORMS (sizeof forms / sizeof *forms)

static void form_entry(struct line_maker *m, const struct form_case *c, uint64_t value)
{
	put_uint(&m->p, value, c->width ? c->width : m->offset_size);
	for (unsigned i = 0; i < 16; i++)
		put_uint(&m->p, 0xa5, 1);
	put_uleb(&m->p, 3);
	put_bytes(&m->p, "blk", 3);
	put_text(&m->p, "int main(void);");
	put_uint(&m->p, 0, 2);
	put_uint(&m->p, 77, 8);
	put_sleb(&m->p, -300);
}

static void form_tables(struct line_maker *m, const struct form_case *c, uint64_t bad)
{
	static const uint8_t dir_format[] = {1, 1, FORM_STRING};
	put_bytes(&m->p, dir_format, sizeof dir_format);
	put_uleb(&m->p, 1);
	put_text(&m->p, "/build");
	put_uint(&m->p, 7, 1);
	static const uint64_t columns[][2] = {{1, 0}, {5, 0x1e}, {3, 9}, {0x2001, FORM_STRING}, {2, 5}, {4, 7}, {0x3fff, 0xd}};
	for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
		put_uleb(&m->p, columns[i][0]);
		put_uleb(&m->p, i ? columns[i][1] : c->form);
	}
	put_uleb(&m->p, 3);
	form_entry(m, c, c->value);
	form_entry(m, c, bad);
	form_entry(m, c, c->value);
}

static void string_sections(struct dwarf *dwarf, struct put *offsets, unsigned offset_size)
{
	dwarf->section[DS_STR] = (struct bytes){(const uint8_t *)"no\0\0s.c", 8};
	dwarf->section[DS_LINE_STR] = (struct bytes){(const uint8_t *)"x\0s.c\0unended", 13};
	for (unsigned i = 0; i < 8; i++) /* a header of which only the end matters */
		put_uint(offsets, 0xee, 1);
	put_uint(offsets, 0, offset_size);
	put_uint(offsets, 4, offset_size);
	dwarf->section[DS_STR_OFFSETS] = whole(offsets);
}

START_TEST(test_forms)
{
	for (unsigned v = 0; v < 4; v++) {
		const struct form_case *c = &forms[_i];
		struct line_maker m = line_maker_make(5, v & 1 ? 8 : 4, v & 2);
		struct put offsets = {.big_endian = v & 2};
		struct fixture f = fixture_make();
		f.context.str_offsets_base = 8;
		string_sections(&f.dwarf, &offsets, m.offset_size);
		line_begin(&m);
		form_tables(&m, c, c->form == FORM_LINE_STRP ? 7 : 0x7f);
		line_program(&m);
		one_span(&m);
		line_end(&m);
		fixture_run(&f, &m.p);
		check_path(&f.table, "/unit", 0, "/build/s.c");
		check_path(&f.table, "/unit", 1, NULL);
		check_path(&f.table, "/unit", 2, "/build/s.c");
		check_path(&f.table, "/unit", 3, NULL);
		check_spans(&f, &the_span, 1);
		ck_assert_uint_eq(reported(&f, &line_files_damaged), 1);
		fixture_release(&f);
		put_release(&m.p);
		put_release(&offsets);
	}
}
END_TEST

/* Tables that say more than there is. The program is found by header_length, so it runs all the same. */

static void count_without_columns(struct put *p)
{
	put_uint(p, 0, 1);
	put_uleb(p, UINT64_MAX);
	put_uint(p, 0, 1);
	put_uleb(p, 0);
}

static void columns_without_bytes(struct put *p)
{
	static const uint8_t flag_present[] = {1, 1, 0x19};
	put_bytes(p, flag_present, sizeof flag_present);
	put_uleb(p, UINT64_MAX);
}

static void huge_count(struct put *p)
{
	static const uint8_t string[] = {1, 1, FORM_STRING};
	put_bytes(p, string, sizeof string);
	put_uleb(p, UINT64_MAX >> 1);
	put_text(p, "/build");
}

static void unknown_form(struct put *p)
{
	static const uint8_t format[] = {1, 1, 0x7e};
	put_bytes(p, format, sizeof format);
	put_uleb(p, 1);
	put_text(p, "/build");
}

static void value_in_an_abbreviation(struct put *p)
{
	static const uint8_t format[] = {1, 1, 0x21};
	put_bytes(p, format, sizeof format);
	put_uleb(p, 1);
}

static void block_past_the_end(struct put *p)
{
	static const uint8_t format[] = {1, 1, 4};
	put_bytes(p, format, sizeof format);
	put_uleb(p, 1);
	put_uint(p, 0xfffffff0, 4);
}

static void (*const bad_tables[])(struct put *) = {
	count_without_columns, columns_without_bytes, huge_count, unknown_form,
	value_in_an_abbreviation, block_past_the_end,
};
#define BAD_TABLES (sizeof bad_tables / sizeof *bad_tables)

START_TEST(test_bad_tables)
{
	struct line_maker m = line_maker_make(5, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	bad_tables[_i](&m.p);
	line_program(&m);
	one_span(&m);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_spans(&f, &the_span, 1);
	ck_assert_uint_eq(reported(&f, &line_files_damaged), 1);
	ck_assert_uint_eq(f.diag.entries.n, 1);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

/* Tables of an old version that do not end keep what they have. */
START_TEST(test_bad_tables_old)
{
	struct line_maker m = line_maker_make(3, 4, false);
	struct fixture f = fixture_make();
	line_begin(&m);
	put_text(&m.p, "inc");
	put_text(&m.p, "");
	put_text(&m.p, "a.c");
	put_uleb(&m.p, 1);
	put_uleb(&m.p, 0);
	put_uleb(&m.p, 0);
	put_text(&m.p, "b.c");
	put_uleb(&m.p, 1);
	line_program(&m);
	one_span(&m);
	line_end(&m);
	fixture_run(&f, &m.p);
	check_path(&f.table, "/unit", 1, "/unit/inc/a.c");
	check_path(&f.table, "/unit", 2, NULL);
	check_spans(&f, &the_span, 1);
	ck_assert_uint_eq(reported(&f, &line_files_damaged), 1);
	fixture_release(&f);
	put_release(&m.p);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("line_header");
	TCase *headers = tcase_create("headers");
	tcase_add_loop_test(headers, test_bad_header, 0, BAD_HEADERS);
	tcase_add_test(headers, test_opcode_base_0);
	tcase_add_test(headers, test_end_before_unit_length);
	tcase_add_test(headers, test_unit_length_past_section);
	tcase_add_loop_test(headers, test_forms, 0, FORMS);
	tcase_add_loop_test(headers, test_bad_tables, 0, BAD_TABLES);
	tcase_add_test(headers, test_bad_tables_old);
	suite_add_tcase(s, headers);
	TCase *paths = tcase_create("paths");
	tcase_add_loop_test(paths, test_paths_old, 0, 3);
	tcase_add_loop_test(paths, test_comp_dir, 0, COMP_DIRS);
	suite_add_tcase(s, paths);
	return s;
}

TEST_MAIN(suite);
