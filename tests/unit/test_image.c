/* Headers, code ranges, the dynamic section, and what is left of them in damaged files. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#define BASE 0x400000

static const uint8_t code[64] = {0x90};

static void ck_code(const struct elf_image *image, size_t i, uint64_t lo, uint64_t hi)
{
	ck_assert_uint_lt(i, image->code.n);
	ck_assert_uint_eq(image->code.at[i].lo, lo);
	ck_assert_uint_eq(image->code.at[i].hi, hi);
}

/* Headers. */

START_TEST(test_fields)
{
	struct elf_maker m = form_maker(_i, T_ARM64);
	m.base = BASE;
	m.flags = 0x12345678;
	unsigned text = make_code(&m, ".text", code, sizeof code);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	elf_maker_segment(&m, (struct made_segment){.type = 6, .flags = 4, .offset = 1, .vaddr = 2, .file_size = 3,
	                                      .memory_size = 5, .align = 8});
	elf_maker_section(&m, (struct made_section){.name = "other", .type = 0x70000001, .flags = 0x30, .vaddr = 7,
	                                            .link = 1, .info = 9, .align = 4, .entry_size = 11}, "abcd", 4);
	struct opened o = open_made(&m);
	ck_assert_int_eq(o.image.is64, m.is64);
	ck_assert_int_eq(o.image.big_endian, m.p.big_endian);
	ck_assert_uint_eq(o.image.address_size, m.is64 ? 8 : 4);
	ck_assert_uint_eq(o.image.machine, T_ARM64);
	ck_assert_uint_eq(o.image.type, 3);
	ck_assert_uint_eq(o.image.flags, 0x12345678);
	ck_assert_uint_eq(o.image.load_base, BASE);
	ck_assert_str_eq(o.image.path, "made");
	ck_assert_uint_eq(o.image.sections.n, 4);
	const struct elf_section *s = image_section(&o.image, "other");
	ck_assert_ptr_eq(s, &o.image.sections.at[2]);
	ck_assert_uint_eq(s->type, 0x70000001);
	ck_assert_uint_eq(s->flags, 0x30);
	ck_assert_uint_eq(s->vaddr, 7);
	ck_assert_uint_eq(s->size, 4);
	ck_assert_uint_eq(s->offset, m.sections.at[2].offset);
	ck_assert_uint_eq(s->link, 1);
	ck_assert_uint_eq(s->info, 9);
	ck_assert_uint_eq(s->align, 4);
	ck_assert_uint_eq(s->entry_size, 11);
	ck_assert_uint_eq(o.image.segments.n, 2);
	const struct elf_segment *p = &o.image.segments.at[1];
	ck_assert_uint_eq(p->type, 6);
	ck_assert_uint_eq(p->flags, 4);
	ck_assert_uint_eq(p->offset, 1);
	ck_assert_uint_eq(p->vaddr, 2);
	ck_assert_uint_eq(p->file_size, 3);
	ck_assert_uint_eq(p->memory_size, 5);
	ck_assert_uint_eq(p->align, 8);
	ck_assert_uint_eq(o.image.code.n, 1);
	ck_code(&o.image, 0, m.sections.at[text].vaddr, m.sections.at[text].vaddr + sizeof code);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	opened_close(&o);
}
END_TEST

static const struct {
	uint16_t machine;
	const char *name;
} arches[] = {
	{3, "x86"}, {62, "x86_64"}, {40, "arm"}, {183, "arm64"}, {8, "mips"}, {20, "ppc"}, {21, "ppc64"}, {22, "s390"},
	{2, "sparc"}, {43, "sparcv9"}, {243, "riscv"}, {258, "loongarch64"}, {1, NULL}, {0xffff, NULL},
};

START_TEST(test_arch)
{
	struct elf_maker m = elf_maker_make(true, false, arches[_i].machine);
	struct opened o = open_made(&m);
	ck_assert_pstr_eq(image_arch(&o.image), arches[_i].name);
	opened_close(&o);
}
END_TEST

/* Counts in section header 0: as where there are 0xff00 sections and more. */
START_TEST(test_extended)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	m.extended = true;
	make_code(&m, ".text", code, sizeof code);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	struct opened o = open_made(&m);
	ck_assert_uint_eq(o.image.sections.n, 3);
	ck_assert_uint_eq(o.image.segments.n, 1);
	ck_assert_ptr_nonnull(image_section(&o.image, ".text"));
	ck_assert_ptr_nonnull(image_section(&o.image, ".shstrtab"));
	ck_assert_uint_eq(o.diag.entries.n, 0);
	opened_close(&o);
}
END_TEST

START_TEST(test_many_sections)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	for (int i = 0; i < 0xff08; i++)
		add_section(&m, "s", T_PROGBITS, 0, NULL, 0);
	unsigned last = make_code(&m, ".text", code, sizeof code);
	struct opened o = open_made(&m);
	ck_assert_uint_eq(o.image.sections.n, last + 2);
	ck_assert_ptr_eq(image_section(&o.image, ".text"), &o.image.sections.at[last]);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	/* Cut, they are as many as a plain count can say. */
	struct bytes file = made_bytes(&m);
	struct elf_image cut;
	file.size--;
	ck_assert_int_eq(image_open_memory(file, "cut", &o.diag, &cut), ST_OK);
	ck_assert_uint_eq(reported(&o.diag, &elf_table_cut), 1);
	ck_assert_uint_eq(cut.sections.n, 0xfeff);
	image_close(&cut);
	opened_close(&o);
}
END_TEST

START_TEST(test_zdebug_name)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	unsigned z = add_section(&m, ".zdebug_info", T_PROGBITS, 0, "x", 1);
	add_section(&m, ".zdata", T_PROGBITS, 0, "x", 1);
	struct opened o = open_made(&m);
	ck_assert_ptr_eq(image_section(&o.image, ".debug_info"), &o.image.sections.at[z]);
	ck_assert_ptr_null(image_section(&o.image, ".debug_line"));
	ck_assert_ptr_null(image_section(&o.image, ".data"));
	opened_close(&o);
}
END_TEST

/* Not ELF. */

static const struct {
	const char *bytes;
	size_t size;
} strangers[] = {
	{"", 0},
	{"\177EL", 3},
	{"#!/bin/sh\nexec true and something more", 38},
	{"!<arch>\nand something more, so that it is long enough", 52},
	{"\177ELF\2\1\1\0\0\0\0\0\0\0\0\0\3\0\x3e\0", 20},
};

START_TEST(test_stranger)
{
	struct diag d = {0};
	struct elf_image image;
	struct bytes file = {(const uint8_t *)strangers[_i].bytes, strangers[_i].size};
	ck_assert_int_eq(image_open_memory(file, "stranger", &d, &image), ST_BAD);
	ck_assert_uint_eq(reported(&d, &elf_unusable), 1);
	ck_assert_uint_eq(d.entries.n, 1);
	diag_release(&d);
}
END_TEST

static const struct {
	size_t offset;
	uint8_t value;
} bad_idents[] = {{4, 0}, {4, 3}, {5, 0}, {5, 3}, {6, 2}};

START_TEST(test_bad_ident)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct diag d = {0};
	struct elf_image image;
	elf_maker_end(&m);
	m.p.out.at[bad_idents[_i].offset] = (char)bad_idents[_i].value;
	ck_assert_int_eq(image_open_memory(made_bytes(&m), "made", &d, &image), ST_BAD);
	ck_assert_uint_eq(reported(&d, &elf_unusable), 1);
	diag_release(&d);
	elf_maker_release(&m);
}
END_TEST

START_TEST(test_no_file)
{
	struct diag d = {0};
	struct elf_image image;
	ck_assert_int_eq(image_open("/nonexistent/file", &d, &image), ST_ABSENT);
	ck_assert_uint_eq(d.entries.n, 0);
	ck_assert_int_eq(image_open("/", &d, &image), ST_SYS);
	ck_assert_uint_eq(d.entries.n, 1);
	diag_release(&d);
}
END_TEST

/* Damaged tables. */

/* The section headers that are in the file are kept, the segments always. How many are cut of four: */
static const unsigned cuts[] = {1, 2, 4};

START_TEST(test_cut_sections)
{
	struct elf_maker m = form_maker(_i % ELF_FORMS, T_X86_64);
	unsigned size = m.is64 ? 64 : 40;
	unsigned cut = cuts[_i / ELF_FORMS];
	struct diag d = {0};
	struct elf_image image;
	m.extended = _i & 1;
	make_code(&m, ".text", code, sizeof code);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	add_section(&m, "last", T_PROGBITS, 0, "x", 1);
	elf_maker_end(&m);
	struct bytes file = made_bytes(&m);
	file.size = m.section_headers + (4 - cut) * size + (cut < 4 ? 5 : 0);
	ck_assert_int_eq(image_open_memory(file, "made", &d, &image), ST_OK);
	ck_assert_uint_eq(reported(&d, &elf_table_cut), 1);
	ck_assert_uint_eq(image.sections.n, 4 - cut);
	ck_assert_uint_eq(reported(&d, &elf_names_lost), image.sections.n > 1);
	for (size_t i = 0; i < image.sections.n; i++)
		ck_assert_str_eq(image.sections.at[i].name, "");
	ck_assert_uint_eq(image.segments.n, m.extended && cut == 4 ? 0 : 1); /* header 0 counts them, too */
	ck_assert_uint_eq(image.code.n, image.segments.n || image.sections.n);
	image_close(&image);
	diag_release(&d);
	elf_maker_release(&m);
}
END_TEST

/* A claim of more headers than there are. */
START_TEST(test_many_claimed)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct diag d = {0};
	struct elf_image image;
	make_code(&m, ".text", code, sizeof code);
	elf_maker_end(&m);
	put_uint_at(&m.p, m.is64 ? 60 : 48, 0xfe00, 2);
	ck_assert_int_eq(image_open_memory(made_bytes(&m), "made", &d, &image), ST_OK);
	ck_assert_uint_eq(reported(&d, &elf_table_cut), 1);
	ck_assert_uint_eq(d.entries.n, 1);
	ck_assert_uint_eq(image.sections.n, 3);
	ck_assert_ptr_nonnull(image_section(&image, ".text"));
	image_close(&image);
	diag_release(&d);
	elf_maker_release(&m);
}
END_TEST

START_TEST(test_sections_outside)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct diag d = {0};
	struct elf_image image;
	make_code(&m, ".text", code, sizeof code);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	elf_maker_end(&m);
	put_uint_at(&m.p, m.is64 ? 40 : 32, UINT64_MAX - 3, m.is64 ? 8 : 4);
	ck_assert_int_eq(image_open_memory(made_bytes(&m), "made", &d, &image), ST_OK);
	ck_assert_uint_eq(reported(&d, &elf_table_cut), 1);
	ck_assert_uint_eq(image.sections.n, 0);
	ck_assert_uint_eq(image.segments.n, 1);
	image_close(&image);
	diag_release(&d);
	elf_maker_release(&m);
}
END_TEST

START_TEST(test_segments_outside)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct diag d = {0};
	struct elf_image image;
	unsigned text = make_code(&m, ".text", code, sizeof code);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	elf_maker_end(&m);
	put_uint_at(&m.p, m.is64 ? 32 : 28, m.p.out.n - 4, m.is64 ? 8 : 4);
	ck_assert_int_eq(image_open_memory(made_bytes(&m), "made", &d, &image), ST_OK);
	ck_assert_uint_eq(reported(&d, &elf_table_cut), 1);
	ck_assert_uint_eq(d.entries.n, 1);
	ck_assert_uint_eq(image.segments.n, 0);
	ck_assert_uint_eq(image.code.n, 1);
	ck_code(&image, 0, m.sections.at[text].vaddr, m.sections.at[text].vaddr + sizeof code);
	image_close(&image);
	diag_release(&d);
	elf_maker_release(&m);
}
END_TEST

/* The table of names is damaged: without a NUL at its end, or not there. */
START_TEST(test_names)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct diag d = {0};
	struct elf_image image;
	make_code(&m, ".text", code, sizeof code);
	elf_maker_end(&m);
	const struct made_section *names = &m.sections.at[m.names];
	m.p.out.at[names->offset + names->size - 1] = 'x';
	ck_assert_int_eq(image_open_memory(made_bytes(&m), "made", &d, &image), ST_OK);
	ck_assert_uint_eq(reported(&d, &elf_names_lost), 1);
	ck_assert_str_eq(image.sections.at[1].name, ".text");
	ck_assert_str_eq(image.sections.at[2].name, "");
	image_close(&image);
	diag_release(&d);
	put_uint_at(&m.p, m.is64 ? 62 : 50, 77, 2);
	d = (struct diag){0};
	ck_assert_int_eq(image_open_memory(made_bytes(&m), "made", &d, &image), ST_OK);
	ck_assert_uint_eq(reported(&d, &elf_names_lost), 1);
	ck_assert_str_eq(image.sections.at[1].name, "");
	ck_assert_uint_eq(image.code.n, 1);
	image_close(&image);
	diag_release(&d);
	elf_maker_release(&m);
}
END_TEST

static Suite *image_suite(void)
{
	Suite *s = suite_create("image");
	TCase *t = tcase_create("headers");
	tcase_add_loop_test(t, test_fields, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_arch, 0, sizeof arches / sizeof *arches);
	tcase_add_loop_test(t, test_extended, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_many_sections, 0, ELF_FORMS);
	tcase_add_test(t, test_zdebug_name);
	suite_add_tcase(s, t);
	t = tcase_create("not ELF");
	tcase_add_loop_test(t, test_stranger, 0, sizeof strangers / sizeof *strangers);
	tcase_add_loop_test(t, test_bad_ident, 0, sizeof bad_idents / sizeof *bad_idents);
	tcase_add_test(t, test_no_file);
	suite_add_tcase(s, t);
	t = tcase_create("damaged tables");
	tcase_add_loop_test(t, test_cut_sections, 0, ELF_FORMS * sizeof cuts / sizeof *cuts);
	tcase_add_loop_test(t, test_many_claimed, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_sections_outside, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_segments_outside, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_names, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(image_suite);
