/* Packages of split units: the index in both versions, parts that are bounds-checked, types, and damage everywhere. */
#include "dump_syms/dwarf/package.h"

#include "dump_syms/dwarf/die.h"
#include "tests/make/package.h"
#include "tests/unit/check_main.h"
#include "tests/unit/split_fixture.h"

#define SIGNATURE UINT64_C(0x1122334455667788)

enum { INFO, ABBREV, STR_OFFSETS, COLUMNS };
enum { UNITS = 3, METHOD = 1, TYPE = 2 };

/* A package, while it is made: what goes into its sections, and its indexes. */
struct packing {
	struct dwarf_maker m; /* of the main file */
	struct made main;
	struct put info, types, abbrev, str, str_offsets, cu, tu;
	struct index_maker cu_index, tu_index;
	struct package package;
	struct bytes more[1];
	struct diag diag;
};

/* The columns of the index: in version 2 types are in a section of their own. */
static struct index_maker index_of(unsigned version, bool types)
{
	return (struct index_maker){
		.version = version >= 5 ? 5 : 2, .columns = COLUMNS, .slots = 8,
		.names = {types && version < 5 ? 2 : 1, 3, 6}
	};
}

static void append(struct put *to, const struct put *from, struct index_row *row, unsigned column)
{
	row->offsets[column] = (uint32_t)to->out.n;
	row->sizes[column] = (uint32_t)from->out.n;
	put_bytes(to, from->out.at, from->out.n);
}

/* A maker whose strings go behind those that are in the package, as its string section is one for all. */
static struct dwarf_maker part_maker(struct packing *p, int form)
{
	struct dwarf_maker s = split_maker(form);
	buf_clear(&s.str.out);
	put_bytes(&s.str, p->str.out.at, p->str.out.n);
	return s;
}

/* Puts what was made into the package as the row of this signature. */
static void part_end(struct packing *p, struct dwarf_maker *s, uint64_t signature, bool types)
{
	struct index_maker *index = types ? &p->tu_index : &p->cu_index;
	struct index_row *row = &index->row[index->rows++];
	bool own_section = types && s->version < 5;
	dwarf_resolve(s);
	row->signature = signature;
	append(own_section ? &p->types : &p->info, own_section ? &s->types : &s->info, row, INFO);
	append(&p->abbrev, &s->abbrev, row, ABBREV);
	append(&p->str_offsets, &s->str_offsets, row, STR_OFFSETS);
	buf_clear(&p->str.out);
	put_bytes(&p->str, s->str.out.at, s->str.out.n);
	dwarf_maker_release(s);
}

/* Unit number i: a function `fi`, and a method of the class whose type unit is in the package, too. */
static void add_unit(struct packing *p, int form, unsigned i)
{
	char name[] = {'f', (char)('0' + i), 0};
	struct dwarf_maker s = part_maker(p, form);
	split_root(&s, DWO_ID + i);
	dwarf_die(&s, DW_TAG_class_type, true);
	dwarf_uint(&s, DW_AT_signature, DW_FORM_ref_sig8, SIGNATURE);
	dwarf_label(&s, METHOD);
	named(&s, DW_TAG_subprogram, "method", false);
	dwarf_up(&s);
	split_function(&s, name, 0);
	dwarf_die(&s, DW_TAG_subprogram, false);
	dwarf_ref(&s, DW_AT_specification, DW_FORM_ref4, METHOD);
	dwarf_uint(&s, DW_AT_low_pc, s.version >= 5 ? DW_FORM_addrx : DW_FORM_GNU_addr_index, 1);
	dwarf_uint(&s, DW_AT_high_pc, DW_FORM_data4, 16);
	root_end(&s);
	part_end(p, &s, DWO_ID + i, false);
}

static void add_type(struct packing *p, int form, uint64_t signature, const char *name)
{
	struct dwarf_maker s = part_maker(p, form);
	s.id = signature;
	s.type_label = TYPE;
	dwarf_unit(&s, s.version >= 5 ? DW_UT_split_type : DW_UT_type);
	dwarf_die(&s, DW_TAG_type_unit, true);
	dwarf_label(&s, TYPE);
	dwarf_die(&s, DW_TAG_class_type, false);
	dwarf_text(&s, DW_AT_name, s.version >= 5 ? DW_FORM_strx : DW_FORM_GNU_str_index, name);
	dwarf_up(&s);
	dwarf_unit_end(&s);
	part_end(p, &s, signature, true);
}

static void packing_make(struct packing *p, int form)
{
	*p = (struct packing){.m = split_maker(form)};
	struct put *puts[] = {&p->info, &p->types, &p->abbrev, &p->str, &p->str_offsets, &p->cu, &p->tu};
	for (size_t i = 0; i < sizeof puts / sizeof *puts; i++)
		puts[i]->big_endian = p->m.info.big_endian;
	for (unsigned i = 0; i < UNITS; i++) {
		skeleton(&p->m, DWO_ID + i, "a.dwo", 0);
		skeleton_address(&p->m, TEXT + 0x100 * i);
		skeleton_address(&p->m, TEXT + 0x100 * i + 0x40);
		skeleton_end(&p->m);
	}
	put_text(&p->str, "str");
	p->cu_index = index_of(p->m.version, false);
	p->tu_index = index_of(p->m.version, true);
	add_type(p, form, SIGNATURE + 8, "Other");
	add_type(p, form, SIGNATURE, "Class");
	for (unsigned i = 0; i < UNITS; i++)
		add_unit(p, form, i);
	made_open(&p->m, &p->main);
}

/* Opens what was made as the indexes have it. */
static enum status packing_open(struct packing *p)
{
	buf_clear(&p->cu.out);
	buf_clear(&p->tu.out);
	put_index(&p->cu, &p->cu_index);
	put_index(&p->tu, &p->tu_index);
	p->more[0] = bytes_of(&p->types);
	p->package = (struct package){
		.whole = {
			.section = {
				[DS_INFO] = bytes_of(&p->info), [DS_ABBREV] = bytes_of(&p->abbrev), [DS_STR] = bytes_of(&p->str),
				[DS_STR_OFFSETS] = bytes_of(&p->str_offsets)
			},
			.big_endian = p->m.info.big_endian, .address_size = p->m.address_size,
			.main = &p->main.dwarf, .path = "a.dwp", .more_info = {p->more, 1, 1}
		},
		.cu_data = bytes_of(&p->cu), .tu_data = bytes_of(&p->tu),
	};
	return package_open(&p->package, &p->diag);
}

/* Reads unit number i out of the package, into main.fragment; false where that cannot be done. */
static bool packing_read(struct packing *p, unsigned i)
{
	struct dwarf split;
	uint32_t row = package_find(&p->package, DWO_ID + i);
	fragment_release(&p->main.fragment);
	p->main.fragment = (struct fragment){.diag.verbose = true};
	if (!row || !package_describe(&p->package, row, &p->diag, &split))
		return false;
	split.code = p->main.dwarf.code;
	split.section[DS_ADDR] = p->main.dwarf.section[DS_ADDR];
	dwarf_open(&split, &p->diag);
	bool read = unit_read_split(p->main.dwarf.units.at[i], &split, &p->main.fragment);
	dwarf_close(&split);
	return read;
}

static void packing_again(struct packing *p)
{
	package_close(&p->package);
	diag_release(&p->diag);
	p->diag = (struct diag){0};
}

static void packing_close(struct packing *p)
{
	packing_again(p);
	struct put *puts[] = {&p->info, &p->types, &p->abbrev, &p->str, &p->str_offsets, &p->cu, &p->tu};
	for (size_t i = 0; i < sizeof puts / sizeof *puts; i++)
		put_release(puts[i]);
	made_close(&p->main, &p->m);
}

static void check_unit(struct packing *p, unsigned i, const char *method)
{
	char name[] = {'f', (char)('0' + i), 0};
	ck_assert(packing_read(p, i));
	check_func(&p->main.fragment, 0, name, TEXT + 0x100 * i, TEXT + 0x100 * i + 16);
	check_func(&p->main.fragment, 1, method, TEXT + 0x100 * i + 0x40, TEXT + 0x100 * i + 0x50);
}

START_TEST(test_read)
{
	struct packing p;
	packing_make(&p, _i);
	ck_assert_int_eq(packing_open(&p), ST_OK);
	for (unsigned i = 0; i < UNITS; i++) {
		check_unit(&p, i, "Class::method");
		ck_assert_uint_eq(p.main.fragment.diag.entries.n, 0);
	}
	ck_assert_uint_eq(package_find(&p.package, DWO_ID + UNITS), 0);
	ck_assert_uint_eq(p.diag.entries.n, 0);
	packing_close(&p);
}
END_TEST

/* Signatures that all hash to one slot. */
START_TEST(test_collisions)
{
	struct packing p;
	packing_make(&p, _i);
	p.cu_index.slots = 4;
	ck_assert_int_eq(packing_open(&p), ST_OK);
	for (unsigned i = 0; i < UNITS; i++)
		check_unit(&p, i, "Class::method");
	packing_close(&p);
}
END_TEST

START_TEST(test_absent)
{
	struct packing p;
	packing_make(&p, _i);
	ck_assert_int_eq(packing_open(&p), ST_OK);
	packing_again(&p);
	p.package.cu_data.size = 0;
	ck_assert_int_eq(package_open(&p.package, &p.diag), ST_ABSENT);
	ck_assert_uint_eq(p.diag.entries.n, 0);
	packing_close(&p);
}
END_TEST

/* Without an index of types, or with a damaged one, only their names are missing. */
START_TEST(test_no_types)
{
	struct packing p;
	packing_make(&p, _i / 2);
	ck_assert_int_eq(packing_open(&p), ST_OK);
	packing_again(&p);
	p.package.tu_data.size = _i & 1 ? 20 : 0;
	p.package.types = NULL;
	ck_assert_int_eq(package_open(&p.package, &p.diag), ST_OK);
	ck_assert_uint_eq(reported(&p.diag, &package_damaged), _i & 1);
	check_unit(&p, 0, "(anonymous class)::method");
	check_only(&p.main.fragment.diag, &die_type_missing);
	packing_close(&p);
}
END_TEST

/* Parts that lead out of their section cost the unit, and no other. */
static const struct part_case {
	unsigned column;
	uint32_t offset, size; /* added */
} parts[] = {
	{INFO, 0, 0x100000}, {INFO, 0x100000, 0}, {INFO, UINT32_MAX, 0}, {INFO, 0, UINT32_MAX}, {ABBREV, 0x100000, 0},
	{ABBREV, 0, 0x100000}, {STR_OFFSETS, 0x100000, 0}, {STR_OFFSETS, 0, UINT32_MAX / 2},
};

START_TEST(test_parts)
{
	const struct part_case *c = &parts[_i / 2];
	struct packing p;
	packing_make(&p, _i & 1);
	struct index_row *row = &p.cu_index.row[UNITS - 1];
	row->offsets[c->column] += c->offset;
	row->sizes[c->column] += c->size;
	ck_assert_int_eq(packing_open(&p), ST_OK);
	/* A part of no size is none; what it was meant for is missing then. */
	bool moved = row->offsets[c->column] > 0x10000 || row->sizes[c->column] > 0x10000;
	ck_assert(!packing_read(&p, UNITS - 1) || !moved);
	if (moved)
		ck_assert_uint_ge(reported(&p.diag, &package_damaged), 1);
	check_unit(&p, 0, "Class::method");
	check_unit(&p, 1, "Class::method");
	packing_close(&p);
}
END_TEST

/* A row whose part is another unit's is not the rest of the skeleton. */
START_TEST(test_wrong_unit)
{
	struct packing p;
	packing_make(&p, _i);
	p.cu_index.row[0].offsets[INFO] = p.cu_index.row[1].offsets[INFO];
	p.cu_index.row[0].sizes[INFO] = p.cu_index.row[1].sizes[INFO];
	p.cu_index.row[0].offsets[ABBREV] = p.cu_index.row[1].offsets[ABBREV];
	p.cu_index.row[0].sizes[ABBREV] = p.cu_index.row[1].sizes[ABBREV];
	ck_assert_int_eq(packing_open(&p), ST_OK);
	ck_assert(!packing_read(&p, 0));
	check_unit(&p, 1, "Class::method");
	packing_close(&p);
}
END_TEST

/* Headers of indexes that make no sense. */
static const struct header_case {
	unsigned place;
	uint64_t value;
} headers[] = {
	{0, 1}, {0, 3}, {0, 6}, {0, 0xffff0000}, /* version */
	{4, UINT32_MAX}, {4, 0x40000000},        /* columns */
	{8, UINT32_MAX}, {8, 0x10000000},        /* rows */
	{12, UINT32_MAX}, {12, 0x80000000}, {12, 7}, /* slots */
};

START_TEST(test_headers)
{
	struct packing p;
	packing_make(&p, _i & 1);
	ck_assert_int_eq(packing_open(&p), ST_OK);
	packing_again(&p);
	put_uint_at(&p.cu, headers[_i / 2].place, headers[_i / 2].value, 4);
	ck_assert_int_eq(package_open(&p.package, &p.diag), ST_BAD);
	check_only(&p.diag, &package_damaged);
	ck_assert_uint_eq(package_find(&p.package, DWO_ID), 0);
	packing_close(&p);
}
END_TEST

/* The numbers of rows in the hash table, too. */
START_TEST(test_row_numbers)
{
	static const uint32_t numbers[] = {UNITS + 1, UINT32_MAX, 0x80000000};
	struct packing p;
	packing_make(&p, _i & 1);
	ck_assert_int_eq(packing_open(&p), ST_OK);
	packing_again(&p);
	for (unsigned slot = 0; slot < p.cu_index.slots; slot++)
		put_uint_at(&p.cu, 16 + 8 * p.cu_index.slots + 4 * slot, numbers[_i / 2], 4);
	ck_assert_int_eq(package_open(&p.package, &p.diag), ST_OK);
	for (unsigned i = 0; i < UNITS + 1; i++)
		ck_assert_uint_eq(package_find(&p.package, DWO_ID + i), 0);
	packing_close(&p);
}
END_TEST

/* An index cut at any byte is none. */
START_TEST(test_cut)
{
	struct packing p;
	packing_make(&p, _i);
	ck_assert_int_eq(packing_open(&p), ST_OK);
	size_t whole = p.cu.out.n;
	for (size_t n = 1; n < whole; n++) {
		packing_again(&p);
		p.package.cu_data.size = n;
		ck_assert_int_eq(package_open(&p.package, &p.diag), ST_BAD);
		check_only(&p.diag, &package_damaged);
	}
	packing_close(&p);
}
END_TEST

/* Rows that name one part over and over, until they stand for much more than the file holds. */
START_TEST(test_overlap)
{
	struct packing p;
	packing_make(&p, _i);
	struct index_row whole = p.cu_index.row[0];
	whole.offsets[INFO] = whole.offsets[ABBREV] = 0;
	whole.sizes[INFO] = 4 * (uint32_t)p.info.out.n;
	whole.sizes[ABBREV] = 4 * (uint32_t)p.abbrev.out.n;
	p.cu_index.slots = 32;
	for (p.cu_index.rows = 0; p.cu_index.rows < INDEX_ROWS_MAX; p.cu_index.rows++) {
		whole.signature = DWO_ID + p.cu_index.rows;
		p.cu_index.row[p.cu_index.rows] = whole;
	}
	ck_assert_int_eq(packing_open(&p), ST_OK);
	ck_assert_uint_eq(p.package.cu.readable, 4);
	check_only(&p.diag, &package_damaged);
	packing_close(&p);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("package");
	TCase *t = tcase_create("package");
	tcase_add_loop_test(t, test_read, 0, SPLIT_FORMS);
	tcase_add_loop_test(t, test_collisions, 0, SPLIT_FORMS);
	tcase_add_loop_test(t, test_absent, 0, 2);
	tcase_add_loop_test(t, test_no_types, 0, 4);
	tcase_add_loop_test(t, test_parts, 0, 2 * (int)(sizeof parts / sizeof *parts));
	tcase_add_loop_test(t, test_wrong_unit, 0, 2);
	tcase_add_loop_test(t, test_headers, 0, 2 * (int)(sizeof headers / sizeof *headers));
	tcase_add_loop_test(t, test_row_numbers, 0, 6);
	tcase_add_loop_test(t, test_cut, 0, SPLIT_FORMS);
	tcase_add_loop_test(t, test_overlap, 0, 2);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
