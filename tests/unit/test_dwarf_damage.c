/* Damaged debug information: cut at every byte, bytes changed anywhere. Nothing crashes, what holds of every fragment holds. */
#include "tests/unit/check_main.h"
#include "tests/unit/dwarf_fixture.h"
#include "tests/unit/fragment_check.h"

#include "tests/make/line.h"

enum { ABSTRACT, METHOD, ORIGIN, LABELS };

/* A bit of everything. */
static void everything(struct dwarf_maker *m)
{
	static const struct range split[] = {{TEXT + 0x100, TEXT + 0x180}, {TEXT + 0x1000, TEXT + 0x1010}};
	static const struct range pieces[] = {{TEXT + 0x110, TEXT + 0x120}, {TEXT + 0x1004, TEXT + 0x1008}};
	static const uint8_t block[] = {1, 2, 3};
	dwarf_unit(m, 0);
	dwarf_die(m, DW_TAG_compile_unit, true);
	dwarf_bases(m);
	dwarf_text(m, DW_AT_name, DW_FORM_strx1, "unit.cc");
	dwarf_text(m, DW_AT_comp_dir, DW_FORM_line_strp, "/build");
	dwarf_uint(m, DW_AT_language, DW_FORM_data2, DW_LANG_C_plus_plus_14);
	dwarf_uint(m, DW_AT_stmt_list, m->version >= 4 ? DW_FORM_sec_offset : DW_FORM_data4, 0);
	dwarf_address(m, DW_AT_low_pc, DW_FORM_addr, 0);
	named(m, DW_TAG_namespace, "space", true);
	named(m, DW_TAG_class_type, "Class", true);
	dwarf_label(m, METHOD);
	named(m, DW_TAG_subprogram, "method", true);
	dwarf_uint(m, DW_AT_declaration, DW_FORM_flag_present, 1);
	named(m, DW_TAG_formal_parameter, "this", false);
	dwarf_block(m, DW_AT_location, DW_FORM_exprloc, block, 3);
	dwarf_up(m);
	dwarf_up(m);
	dwarf_up(m);
	dwarf_label(m, ABSTRACT);
	named(m, DW_TAG_subprogram, "inlined", false);
	dwarf_text(m, DW_AT_linkage_name, DW_FORM_strp, "_Z7inlinedv");
	dwarf_die(m, DW_TAG_subprogram, true);
	dwarf_ref(m, DW_AT_specification, DW_FORM_ref4, METHOD);
	dwarf_ranges(m, split, 2);
	dwarf_die(m, DW_TAG_lexical_block, true);
	dwarf_die(m, DW_TAG_inlined_subroutine, true);
	dwarf_ref(m, DW_AT_abstract_origin, DW_FORM_ref_addr, ABSTRACT);
	dwarf_uint(m, DW_AT_call_file, DW_FORM_data1, 1);
	dwarf_implicit(m, DW_AT_call_line, 7);
	dwarf_ranges(m, pieces, 2);
	dwarf_die(m, DW_TAG_inlined_subroutine, false);
	dwarf_ref(m, DW_AT_abstract_origin, DW_FORM_ref_udata, ABSTRACT);
	dwarf_code(m, TEXT + 0x112, TEXT + 0x118);
	dwarf_up(m);
	dwarf_up(m);
	dwarf_up(m);
	function(m, "plain", TEXT + 0x200, TEXT + 0x240, false);
	dwarf_die(m, DW_TAG_subprogram, false);
	dwarf_text(m, DW_AT_name, DW_FORM_strx1, "indexed");
	dwarf_address(m, DW_AT_low_pc, DW_FORM_addrx1, TEXT + 0x240);
	dwarf_uint(m, DW_AT_high_pc, DW_FORM_udata, 0x10);
	root_end(m);
	root(m, DW_LANG_C99);
	function(m, "second", TEXT + 0x300, TEXT + 0x310, false);
	root_end(m);
}

static void lines(struct dwarf_maker *m)
{
	static const char *const dirs[] = {"/src", "inc", NULL};
	static const char *const files[] = {"a.cc", "b.h", NULL};
	struct line_maker l = line_maker_make(m->version, m->offset_size, m->info.big_endian);
	line_begin(&l);
	line_tables(&l, dirs, files);
	line_program(&l);
	line_set_address(&l, TEXT + 0x100, m->address_size);
	for (int i = 0; i < 20; i++) {
		line_copy(&l);
		line_advance_pc(&l, 16);
		line_advance_line(&l, 1 + i % 3);
	}
	line_end_sequence(&l);
	line_end(&l);
	m->line = l.p;
}

static struct dwarf_maker make(int form)
{
	struct dwarf_maker m = form_maker(form);
	everything(&m);
	lines(&m);
	dwarf_resolve(&m);
	return m;
}

/* Opens and reads all units; gives how many functions there were. */
static size_t read_all(const struct dwarf_maker *m, const struct bytes *other, enum dwarf_section section)
{
	struct made made = {0};
	size_t functions = 0;
	made_sections(&made, m);
	if (other)
		made.dwarf.section[section] = *other;
	made.status = dwarf_open(&made.dwarf, &made.diag);
	for (size_t i = 0; i < made.dwarf.units.n; i++) {
		struct fragment f = {0};
		unit_read(made.dwarf.units.at[i], &f);
		fragment_check(&f, &made.dwarf.code);
		functions += f.funcs.n;
		fragment_release(&f);
	}
	dwarf_close(&made.dwarf);
	diag_release(&made.diag);
	vec_release(&made.dwarf.code);
	return functions;
}

/* A copy of its own size, so that reads past its end are seen. */
static struct bytes copy_of(const struct put *p, size_t n)
{
	uint8_t *copy = mem_alloc(n);
	memcpy(copy, p->out.at, n);
	return (struct bytes){copy, n};
}

static struct put *section_put(struct dwarf_maker *m, enum dwarf_section section)
{
	struct put *sections[DS_COUNT] = {
		[DS_INFO] = &m->info, [DS_ABBREV] = &m->abbrev, [DS_STR] = &m->str, [DS_LINE] = &m->line,
		[DS_LINE_STR] = &m->line_str, [DS_RANGES] = &m->ranges, [DS_RNGLISTS] = &m->rnglists,
		[DS_ADDR] = &m->addr, [DS_STR_OFFSETS] = &m->str_offsets
	};
	return sections[section];
}

START_TEST(test_whole)
{
	struct dwarf_maker m = make(_i);
	ck_assert_uint_eq(read_all(&m, NULL, DS_INFO), 5);
	dwarf_maker_release(&m);
}
END_TEST

START_TEST(test_cut)
{
	struct dwarf_maker m = make(_i);
	for (int section = 0; section < DS_COUNT; section++) {
		const struct put *p = section_put(&m, section);
		size_t before = 0;
		for (size_t n = 0; n < p->out.n; n++) {
			struct bytes cut = copy_of(p, n);
			size_t functions = read_all(&m, &cut, section);
			/* More bytes never mean less. */
			ck_assert_uint_ge(functions, before);
			ck_assert_uint_le(functions, 5);
			before = functions;
			free((void *)(uintptr_t)cut.data);
		}
	}
	dwarf_maker_release(&m);
}
END_TEST

START_TEST(test_changed)
{
	struct dwarf_maker m = make(_i);
	for (int section = 0; section < DS_COUNT; section++) {
		struct put *p = section_put(&m, section);
		static const uint8_t masks[] = {0xff, 0x01, 0x80, 0x10};
		for (size_t at = 0; at < p->out.n; at++) {
			for (size_t k = 0; k < sizeof masks; k++) {
				p->out.at[at] = (char)((uint8_t)p->out.at[at] ^ masks[k]);
				read_all(&m, NULL, DS_INFO);
				p->out.at[at] = (char)((uint8_t)p->out.at[at] ^ masks[k]);
			}
		}
	}
	dwarf_maker_release(&m);
}
END_TEST

/* What a unit says does not depend on who reads it, when, or what was read before. */
START_TEST(test_pure)
{
	struct dwarf_maker m = make(_i);
	struct made made = {0};
	made_sections(&made, &m);
	dwarf_open(&made.dwarf, &made.diag);
	made_read(&made, 0);
	struct fragment again = {0};
	unit_read(made.dwarf.units.at[1], &again);
	fragment_release(&again);
	again = (struct fragment){0};
	unit_read(made.dwarf.units.at[0], &again);
	const struct fragment *f = &made.fragment;
	ck_assert_uint_eq(f->funcs.n, again.funcs.n);
	ck_assert_uint_eq(f->lines.n, again.lines.n);
	ck_assert_uint_eq(f->names.n, again.names.n);
	ck_assert_uint_eq(f->loose.n, again.loose.n);
	ck_assert_mem_eq(f->funcs.at, again.funcs.at, f->funcs.n * sizeof *f->funcs.at);
	ck_assert_mem_eq(f->lines.at, again.lines.at, f->lines.n * sizeof *f->lines.at);
	ck_assert_mem_eq(f->inlines.at, again.inlines.at, f->inlines.n * sizeof *f->inlines.at);
	ck_assert_mem_eq(f->pieces.at, again.pieces.at, f->pieces.n * sizeof *f->pieces.at);
	fragment_release(&again);
	made_close(&made, &m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dwarf damage");
	TCase *t = tcase_create("damage");
	tcase_set_timeout(t, 60);
	tcase_add_loop_test(t, test_whole, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_cut, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_changed, 0, DWARF_FORMS);
	tcase_add_loop_test(t, test_pure, 0, DWARF_FORMS);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
