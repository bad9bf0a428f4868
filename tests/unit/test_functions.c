/* Functions of a unit: where they are found, in which order, and how the line table is shared out to them. */
#include "dump_syms/dwarf/reader.h"

#include "tests/make/line.h"
#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

/* Functions wherever they stand. */
START_TEST(test_found)
{
	struct dwarf_maker m = form_maker(_i);
	root(&m, DW_LANG_C99);
	function(&m, "outer", TEXT, TEXT + 0x100, true);
	named(&m, DW_TAG_formal_parameter, "x", false);
	dwarf_die(&m, DW_TAG_lexical_block, true);
	function(&m, "nested", TEXT + 0x40, TEXT + 0x60, true);
	function(&m, "innermost", TEXT + 0x50, TEXT + 0x58, false);
	dwarf_up(&m);
	dwarf_up(&m);
	dwarf_up(&m);
	named(&m, DW_TAG_structure_type, "S", true);
	function(&m, "in_type", TEXT + 0x100, TEXT + 0x110, false);
	dwarf_up(&m);
	named(&m, DW_TAG_subprogram, "abstract", true);
	named(&m, DW_TAG_structure_type, "local", true);
	function(&m, "in_abstract", TEXT + 0x110, TEXT + 0x120, false);
	dwarf_up(&m);
	dwarf_up(&m);
	dwarf_die(&m, DW_TAG_entry_point, false);
	dwarf_text(&m, DW_AT_name, DW_FORM_string, "entry");
	dwarf_address(&m, DW_AT_low_pc, DW_FORM_addr, TEXT + 0x20);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, 5);
	check_func(f, 0, "outer", TEXT, TEXT + 0x100);
	check_func(f, 1, "nested", TEXT + 0x40, TEXT + 0x60);
	check_func(f, 2, "innermost", TEXT + 0x50, TEXT + 0x58);
	check_func(f, 3, "in_type", TEXT + 0x100, TEXT + 0x110);
	check_func(f, 4, "in_abstract", TEXT + 0x110, TEXT + 0x120);
	ck_assert_uint_eq(f->diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* By start, then size, then as they stand in the unit. */
START_TEST(test_order)
{
	static const struct {
		const char *name;
		unsigned lo, hi;
	} given[] = {{"d", 0x20, 0x30}, {"b", 0x10, 0x20}, {"c", 0x10, 0x20}, {"a", 0x10, 0x18}, {"e", 0x20, 0x30}};
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C99);
	for (size_t i = 0; i < 5; i++)
		function(&m, given[i].name, TEXT + given[i].lo, TEXT + given[i].hi, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, 5);
	for (size_t i = 0; i < 5; i++)
		ck_assert_int_eq(name_of(f, f->funcs.at[i].name)[0], "abcde"[i]);
	made_close(&made, &m);
}
END_TEST

/* One of several ranges is several functions of one name. */
START_TEST(test_pieces)
{
	static const struct range ranges[] = {{TEXT + 0x400, TEXT + 0x410}, {TEXT, TEXT + 0x10}};
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	root(&m, DW_LANG_C99);
	dwarf_die(&m, DW_TAG_subprogram, false);
	dwarf_text(&m, DW_AT_name, DW_FORM_strp, "split");
	dwarf_ranges(&m, ranges, 2);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	check_func(f, 0, "split", TEXT, TEXT + 0x10);
	check_func(f, 1, "split", TEXT + 0x400, TEXT + 0x410);
	ck_assert_uint_eq(f->names.n, 1);
	made_close(&made, &m);
}
END_TEST

START_TEST(test_too_large)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	root(&m, DW_LANG_C99);
	function(&m, "large", TEXT, TEXT + (UINT64_C(1) << 32), false);
	function(&m, "fits", TEXT, TEXT + UINT64_C(0xffffffff), false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	made.dwarf.code.at[0].hi = UINT64_C(1) << 40;
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, 1);
	check_func(f, 0, "fits", TEXT, TEXT + UINT64_C(0xffffffff));
	check_only(&f->diag, &function_too_large);
	made_close(&made, &m);
}
END_TEST

/* Lines. The table has a line for every 16 bytes: line n at TEXT + 16 * (n - 1). */
static void add_lines(struct dwarf_maker *m, unsigned count)
{
	static const char *const dirs[] = {"/src", NULL};
	static const char *const files[] = {"a.c", "b.c", NULL};
	struct line_maker l = line_maker_make(5, 4, false);
	line_begin(&l);
	line_tables(&l, dirs, files);
	line_program(&l);
	line_set_file(&l, 0);
	line_set_address(&l, TEXT, 8);
	for (unsigned i = 0; i < count; i++) {
		line_copy(&l);
		line_advance_pc(&l, 16);
		line_advance_line(&l, 1);
		line_set_file(&l, i & 1);
	}
	line_end_sequence(&l);
	line_end(&l);
	put_release(&m->line);
	m->line = l.p;
}

static void lined_root(struct dwarf_maker *m)
{
	dwarf_unit(m, 0);
	dwarf_die(m, DW_TAG_compile_unit, true);
	dwarf_text(m, DW_AT_name, DW_FORM_string, "a.c");
	dwarf_text(m, DW_AT_comp_dir, DW_FORM_string, "/build");
	dwarf_uint(m, DW_AT_language, DW_FORM_data1, DW_LANG_C99);
	dwarf_uint(m, DW_AT_stmt_list, DW_FORM_sec_offset, 0);
}

static void check_line(const struct fragment *f, const struct frag_func *func, unsigned i, struct sym_line want)
{
	ck_assert_uint_lt(i, func->lines.count);
	const struct sym_line *line = &f->lines.at[func->lines.first + i];
	ck_assert_uint_eq(line->offset, want.offset);
	ck_assert_uint_eq(line->size, want.size);
	ck_assert_uint_eq(line->line, want.line);
	ck_assert_uint_lt(line->file, f->files.n);
}

static void check_loose(const struct fragment *f, size_t i, uint64_t lo, uint32_t size, uint32_t line)
{
	ck_assert_uint_lt(i, f->loose.n);
	ck_assert_uint_eq(f->loose.at[i].lo, lo);
	ck_assert_uint_eq(f->loose.at[i].size, size);
	ck_assert_uint_eq(f->loose.at[i].line, line);
	ck_assert_uint_lt(f->loose.at[i].file, f->files.n);
}

START_TEST(test_lines)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	lined_root(&m);
	function(&m, "second", TEXT + 0x28, TEXT + 0x48, false);
	function(&m, "first", TEXT + 4, TEXT + 0x18, true);
	function(&m, "nested", TEXT + 8, TEXT + 0xc, false);
	dwarf_up(&m);
	root_end(&m);
	add_lines(&m, 5);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	const struct frag_func *first = func_named(f, "first", 0), *nested = func_named(f, "nested", 0),
			       *second = func_named(f, "second", 0);
	ck_assert_uint_eq(first->lines.count, 2);
	check_line(f, first, 0, (struct sym_line){0, 12, 1, 0, 0});
	check_line(f, first, 1, (struct sym_line){12, 8, 2, 0, 0});
	ck_assert_uint_eq(nested->lines.count, 1);
	check_line(f, nested, 0, (struct sym_line){0, 4, 1, 0, 0});
	ck_assert_uint_eq(second->lines.count, 3);
	check_line(f, second, 0, (struct sym_line){0, 8, 3, 0, 0});
	check_line(f, second, 1, (struct sym_line){8, 16, 4, 0, 0});
	check_line(f, second, 2, (struct sym_line){24, 8, 5, 0, 0});
	/* In front, between and behind. */
	ck_assert_uint_eq(f->loose.n, 4);
	check_loose(f, 0, TEXT, 4, 1);
	check_loose(f, 1, TEXT + 0x18, 8, 2);
	check_loose(f, 2, TEXT + 0x20, 8, 3);
	check_loose(f, 3, TEXT + 0x48, 8, 5);
	ck_assert_uint_eq(f->files.n, 2);
	ck_assert_str_eq(f->files.at[0], "/src/a.c");
	ck_assert_str_eq(f->files.at[1], "/src/b.c");
	ck_assert_uint_eq(f->diag.entries.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Folded code: functions of one range have one set of lines. */
START_TEST(test_lines_shared_by_functions)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	lined_root(&m);
	for (int i = 0; i < 1000; i++)
		function(&m, "folded", TEXT, TEXT + 0x40, false);
	root_end(&m);
	add_lines(&m, 4);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, 1000);
	ck_assert_uint_eq(f->lines.n, 4);
	for (size_t i = 0; i < 1000; i++)
		ck_assert_uint_eq(f->funcs.at[i].lines.count, 4);
	ck_assert_uint_eq(f->loose.n, 0);
	made_close(&made, &m);
}
END_TEST

/* Functions that all cover everything, no two alike: lines stay in proportion. */
START_TEST(test_lines_limit)
{
	enum { FUNCTIONS = 4000, LINES = 4000 };
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	lined_root(&m);
	for (unsigned i = 0; i < FUNCTIONS; i++)
		function(&m, "f", TEXT + i, TEXT_END - i, false);
	root_end(&m);
	add_lines(&m, LINES);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, FUNCTIONS);
	ck_assert_uint_le(f->lines.n, 4 * m.info.out.n + 8 * (FUNCTIONS + LINES));
	ck_assert_uint_gt(reported(&f->diag, &lines_too_many), 0);
	made_close(&made, &m);
}
END_TEST

/* Assembler: lines and no functions. */
START_TEST(test_only_loose)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	lined_root(&m);
	root_end(&m);
	add_lines(&m, 2);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, 0);
	ck_assert_uint_eq(f->loose.n, 2);
	check_loose(f, 0, TEXT, 16, 1);
	check_loose(f, 1, TEXT + 16, 16, 2);
	made_close(&made, &m);
}
END_TEST

/*
 * What is left of a function's last row behind its end: 8 bytes of 16. Padding, where the unit says that its code ends before;
 * not so what is long, nor a row of its own.
 */
static const struct rest_case {
	uint32_t code;     /* the unit's, in bytes; 0: not said */
	uint32_t row;      /* bytes of the function's only row */
	bool kept;
} rest_cases[] = {
	{0, 32, true}, {24, 32, false}, {28, 32, false}, {32, 32, true}, {24, 24 + 63, false}, {24, 24 + 64, true},
};

START_TEST(test_padding)
{
	static const char *const dirs[] = {"/src", NULL}, *const files[] = {"a.c", NULL};
	const struct rest_case *c = &rest_cases[_i];
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	struct line_maker l = line_maker_make(5, 4, false);
	line_begin(&l);
	line_tables(&l, dirs, files);
	line_program(&l);
	line_set_file(&l, 0);
	line_set_address(&l, TEXT, 8);
	line_copy(&l);
	line_advance_pc(&l, c->row);
	line_advance_line(&l, 6);
	line_copy(&l);
	line_advance_pc(&l, 8);
	line_end_sequence(&l);
	line_end(&l);
	m.line = l.p;
	dwarf_unit(&m, 0);
	dwarf_die(&m, DW_TAG_compile_unit, true);
	dwarf_uint(&m, DW_AT_stmt_list, DW_FORM_sec_offset, 0);
	if (c->code)
		dwarf_code(&m, TEXT, TEXT + c->code);
	function(&m, "f", TEXT, TEXT + 24, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.at[0].lines.count, 1);
	check_line(f, &f->funcs.at[0], 0, (struct sym_line){0, 24, 1, 0, 0});
	ck_assert_uint_eq(f->loose.n, c->kept ? 2 : 1);
	if (c->kept)
		check_loose(f, 0, TEXT + 24, c->row - 24, 1);
	check_loose(f, c->kept, TEXT + c->row, 8, 7);
	made_close(&made, &m);
}
END_TEST

/* A table that two units use: both get their functions' lines, and only the first what is left. */
START_TEST(test_table_of_two_units)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	for (unsigned i = 0; i < 2; i++) {
		lined_root(&m);
		function(&m, "f", TEXT + 16 * i, TEXT + 16 * i + 16, false);
		root_end(&m);
	}
	add_lines(&m, 3);
	struct made made;
	made_open(&m, &made);
	for (unsigned i = 0; i < 2; i++) {
		const struct fragment *f = made_read(&made, i);
		ck_assert_uint_eq(f->funcs.at[0].lines.count, 1);
		check_line(f, &f->funcs.at[0], 0, (struct sym_line){0, 16, 1 + i, 0, 0});
		ck_assert_uint_eq(f->loose.n, i ? 0 : 2);
	}
	made_close(&made, &m);
}
END_TEST

/* Thousands of files in a directory of the longest name: their paths stay in proportion, those that do not are said. */
START_TEST(test_paths_limit)
{
	enum { FILES = 4000 };
	static char dir[4096], longer[4097];
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	struct line_maker l = line_maker_make(4, 4, false);
	memset(dir, 'd', sizeof dir - 1);
	memset(longer, 'e', sizeof longer - 1);
	dir[0] = longer[0] = '/';
	line_begin(&l);
	put_text(&l.p, dir);
	put_text(&l.p, longer);
	put_uint(&l.p, 0, 1);
	for (unsigned i = 0; i < FILES; i++) {
		put_text(&l.p, (const char[]){(char)('a' + i % 26), (char)('a' + i / 26 % 26), (char)('a' + i / 676), 0});
		put_uleb(&l.p, i ? 1 : 2);
		put_uleb(&l.p, 0);
		put_uleb(&l.p, 0);
	}
	put_uint(&l.p, 0, 1);
	line_program(&l);
	line_set_address(&l, TEXT, 8);
	for (unsigned i = 0; i < FILES; i++) {
		line_set_file(&l, i + 1);
		line_copy(&l);
		line_advance_pc(&l, 1);
	}
	line_end_sequence(&l);
	line_end(&l);
	m.line = l.p;
	lined_root(&m);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	uint64_t total = 0;
	for (size_t i = 0; i < f->files.n; i++)
		total += strlen(f->files.at[i]);
	/* The longer directory is left out of the first one's path. */
	ck_assert_str_eq(f->files.at[0], "aaa");
	ck_assert_uint_gt(f->files.n, 1000);
	ck_assert_uint_lt(total, 5 << 20);
	ck_assert_uint_eq(reported(&f->diag, &lines_paths_too_long), FILES - f->files.n);
	made_close(&made, &m);
}
END_TEST

/* No table where the unit says that one is: it is said, and the functions are there. */
START_TEST(test_no_table)
{
	struct dwarf_maker m = dwarf_maker_make(5, 4, 8, false);
	lined_root(&m);
	function(&m, "f", TEXT, TEXT + 16, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, 1);
	ck_assert_uint_eq(f->funcs.at[0].lines.count, 0);
	check_only(&f->diag, &line_header_damaged);
	made_close(&made, &m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("functions");
	TCase *t = tcase_create("functions");
	tcase_add_loop_test(t, test_found, 0, DWARF_FORMS);
	tcase_add_test(t, test_order);
	tcase_add_test(t, test_pieces);
	tcase_add_test(t, test_too_large);
	suite_add_tcase(s, t);
	t = tcase_create("lines");
	tcase_add_test(t, test_lines);
	tcase_add_test(t, test_lines_shared_by_functions);
	tcase_add_test(t, test_lines_limit);
	tcase_add_test(t, test_only_loose);
	tcase_add_test(t, test_table_of_two_units);
	tcase_add_loop_test(t, test_padding, 0, sizeof rest_cases / sizeof *rest_cases);
	tcase_add_test(t, test_paths_limit);
	tcase_add_test(t, test_no_table);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
