/* The line table of a unit, shared out to its functions; one table for many units. */
#include "dump_syms/dwarf/line.h"
#include "dump_syms/dwarf/unit_lines.h"
#include "tests/make/line.h"
#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"

/* A table of spans of 16 bytes from TEXT on: lines 1, 2, 3 ... of a.c in directory 0. */
static void table_make(struct dwarf_maker *m, unsigned spans)
{
	static const char *const dirs[] = {"rel", NULL}, *const files[] = {"a.c", "b.c", NULL};
	struct line_maker line = line_maker_make(m->version, m->offset_size, m->info.big_endian);
	line_begin(&line);
	line_tables(&line, dirs, files);
	line_program(&line);
	line_set_address(&line, TEXT, m->address_size);
	line_copy(&line);
	for (unsigned i = 1; i < spans; i++)
		line_special(&line, 16, 1);
	line_advance_pc(&line, 16);
	line_end_sequence(&line);
	line_end(&line);
	put_bytes(&m->line, line.p.out.at, line.p.out.n);
	put_release(&line.p);
}

static void unit_begin(struct dwarf_maker *m, const char *comp_dir, uint64_t lines)
{
	dwarf_unit(m, 0);
	dwarf_die(m, DW_TAG_compile_unit, true);
	dwarf_text(m, DW_AT_comp_dir, DW_FORM_string, comp_dir);
	dwarf_uint(m, DW_AT_stmt_list, m->version >= 4 ? DW_FORM_sec_offset : DW_FORM_data4, lines);
}

static void check_line(const struct fragment *f, const struct frag_func *func, uint32_t i, struct sym_line expected,
                       const char *path)
{
	ck_assert_uint_lt(i, func->lines.count);
	const struct sym_line *line = &f->lines.at[func->lines.first + i];
	ck_assert_uint_eq(line->offset, expected.offset);
	ck_assert_uint_eq(line->size, expected.size);
	ck_assert_uint_eq(line->line, expected.line);
	ck_assert_str_eq(f->files.at[line->file], path);
}

/* A function has its part of each span, another unit's function has none of it, and the rest is loose. */
START_TEST(test_parts)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	table_make(&m, 5);
	unit_begin(&m, "/one", 0);
	function(&m, "f", TEXT + 8, TEXT + 40, false);
	function(&m, "g", TEXT + 64, TEXT + 72, false);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.n, 2);
	ck_assert_uint_eq(f->funcs.at[0].lines.count, 3);
	check_line(f, &f->funcs.at[0], 0, (struct sym_line){0, 8, 1, 0, 0}, "/one/rel/a.c");
	check_line(f, &f->funcs.at[0], 1, (struct sym_line){8, 16, 2, 0, 0}, "/one/rel/a.c");
	check_line(f, &f->funcs.at[0], 2, (struct sym_line){24, 8, 3, 0, 0}, "/one/rel/a.c");
	ck_assert_uint_eq(f->funcs.at[1].lines.count, 1);
	check_line(f, &f->funcs.at[1], 0, (struct sym_line){0, 8, 5, 0, 0}, "/one/rel/a.c");

	static const struct frag_span loose[] = {{TEXT, 8, 1, 0, 0}, {TEXT + 40, 8, 3, 0, 0}, {TEXT + 48, 16, 4, 0, 0}, {TEXT + 72, 8, 5, 0, 0}};
	ck_assert_uint_eq(f->loose.n, 4);
	for (size_t i = 0; i < 4; i++) {
		ck_assert_uint_eq(f->loose.at[i].lo, loose[i].lo);
		ck_assert_uint_eq(f->loose.at[i].size, loose[i].size);
		ck_assert_uint_eq(f->loose.at[i].line, loose[i].line);
	}
	made_close(&made, &m);
}
END_TEST

/* Units that share a table have each their own lines and directory; what is loose is the first one's to say. */
START_TEST(test_shared)
{
	static const char *const dirs[] = {"/one", "/two", "/three"};
	/* Files and directories count from 0 since version 5, where directory 0 is the unit's own. */
	static const char *const paths[][3] = {
		{"/one/rel/a.c", "/two/rel/a.c", "/three/rel/a.c"}, {"/one/b.c", "/two/b.c", "/three/b.c"},
	};
	struct dwarf_maker m = form_maker(_i);
	table_make(&m, 4);
	for (unsigned i = 0; i < 3; i++) {
		unit_begin(&m, dirs[i], 0);
		function(&m, "f", TEXT + 16 * i, TEXT + 16 * i + 16, false);
		root_end(&m);
	}
	struct made made;
	made_open(&m, &made);
	for (unsigned i = 3; i-- > 0;) {
		const struct fragment *f = made_read(&made, i);
		ck_assert_uint_eq(f->diag.entries.n, 0);
		ck_assert_uint_eq(f->funcs.n, 1);
		ck_assert_uint_eq(f->funcs.at[0].lines.count, 1);
		check_line(f, &f->funcs.at[0], 0, (struct sym_line){0, 16, i + 1, 0, 0}, paths[m.version >= 5][i]);
		ck_assert_uint_eq(f->loose.n, i ? 0 : 3);
	}
	made_close(&made, &m);
}
END_TEST

/* Damage of a table is reported by the first of its units alone, whichever is read first. */
START_TEST(test_shared_damage)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	table_make(&m, 2);
	m.line.out.n -= 3; /* the end of the sequence */
	for (unsigned i = 0; i < 2; i++) {
		unit_begin(&m, "/one", 0);
		function(&m, "f", TEXT, TEXT + 16, false);
		root_end(&m);
	}
	struct made made;
	made_open(&m, &made);
	for (unsigned i = 2; i-- > 0;) {
		const struct fragment *f = made_read(&made, i);
		ck_assert_uint_eq(f->funcs.at[0].lines.count, 1);
		ck_assert_int_eq(reported(&f->diag, &line_program_damaged) != 0, i == 0);
	}
	made_close(&made, &m);
}
END_TEST

/* Functions that all want all of the lines: the first unit's may, a later one's share is smaller, and it is said. */
START_TEST(test_too_many)
{
	enum { SPANS = 4000, UNITS = 100 };
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	table_make(&m, SPANS);
	for (unsigned i = 0; i < UNITS; i++) {
		unit_begin(&m, "/one", 0);
		function(&m, "f", TEXT, TEXT_END, false);
		root_end(&m);
	}
	struct made made;
	made_open(&m, &made);
	ck_assert_uint_eq(made_read(&made, 0)->funcs.at[0].lines.count, SPANS);
	const struct fragment *f = made_read(&made, UNITS - 1);
	ck_assert_uint_eq(f->funcs.at[0].lines.count, 0);
	check_only(&f->diag, &lines_too_many);
	made_close(&made, &m);
}
END_TEST

/* Tables whose lengths reach over all that follow: four times the section is read, and no more. */
START_TEST(test_overlapping_tables)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	table_make(&m, 3);
	size_t size = m.line.out.n;
	for (unsigned i = 1; i < 20; i++)
		table_make(&m, 3);
	for (unsigned i = 0; i < 5; i++)
		put_uint_at(&m.line, i * size, 100000, 4);
	for (unsigned i = 0; i < 20; i++) {
		unit_begin(&m, "/one", i * size);
		function(&m, "f", TEXT, TEXT + 48, false);
		root_end(&m);
	}
	struct made made;
	made_open(&m, &made);
	for (unsigned i = 0; i < 4; i++)
		ck_assert_uint_eq(made.dwarf.units.at[i]->lines_end, 20 * size);
	/* 20 + 19 + 18 + 17 tables of 80 are used up, but for four lengths. */
	ck_assert_uint_eq(made.dwarf.units.at[4]->lines_end, (4 + 6) * size + (4 + 1) * 4);
	ck_assert_uint_eq(made.dwarf.units.at[5]->lines_end, 5 * size + 4);
	const struct fragment *f = made_read(&made, 0);
	ck_assert_uint_eq(f->funcs.at[0].lines.count, 3);
	ck_assert(reported(&f->diag, &line_program_damaged));
	ck_assert_uint_eq(made_read(&made, 5)->funcs.at[0].lines.count, 0);
	ck_assert(reported(&made.fragment.diag, &line_header_damaged));
	made_close(&made, &m);
}
END_TEST

/* Files get the fragment's numbers in the order in which they are asked for. */
START_TEST(test_files)
{
	struct dwarf_maker m = dwarf_maker_make(4, 4, 8, false);
	table_make(&m, 1);
	unit_begin(&m, "/one", 0);
	root_end(&m);
	struct made made;
	made_open(&m, &made);
	struct fragment out = {0};
	struct unit_lines lines = {.unit = made.dwarf.units.at[0], .out = &out};
	ck_assert_uint_eq(unit_lines_file(&lines, 0), FRAG_NO_FILE);
	ck_assert_uint_eq(unit_lines_file(&lines, 2), 0);
	ck_assert_uint_eq(unit_lines_file(&lines, 1), 1);
	ck_assert_uint_eq(unit_lines_file(&lines, 2), 0);
	ck_assert_uint_eq(unit_lines_file(&lines, 3), FRAG_NO_FILE);
	ck_assert_uint_eq(unit_lines_file(&lines, UINT64_MAX), FRAG_NO_FILE);
	ck_assert_uint_eq(out.files.n, 2);
	ck_assert_str_eq(out.files.at[0], "/one/rel/b.c");
	ck_assert_str_eq(out.files.at[1], "/one/rel/a.c");
	unit_lines_release(&lines);
	fragment_release(&out);
	made_close(&made, &m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("unit_lines");
	TCase *t = tcase_create("lines");
	tcase_add_test(t, test_parts);
	tcase_add_loop_test(t, test_shared, 0, DWARF_FORMS);
	tcase_add_test(t, test_shared_damage);
	tcase_add_test(t, test_too_many);
	tcase_add_test(t, test_overlapping_tables);
	tcase_add_test(t, test_files);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
