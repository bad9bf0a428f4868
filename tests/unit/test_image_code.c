/* Where instructions lie, what the loader sees: code ranges, vaddr to bytes, the dynamic section, the unwind table. */
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

/* Code ranges. */

START_TEST(test_sections_of_code)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	m.base = BASE;
	unsigned plt = make_code(&m, ".plt", code, sizeof code);
	unsigned text = make_code(&m, ".text", code, sizeof code);
	add_section(&m, ".rodata", T_PROGBITS, T_ALLOC, code, 8);
	unsigned fini = make_code(&m, ".fini", code, 7);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	make_code(&m, "outside", code, 8);
	elf_maker_section(&m, (struct made_section){.name = "unloaded", .type = T_PROGBITS, .flags = T_EXEC,
	                                            .vaddr = BASE}, code, 8);
	elf_maker_segment_so_far(&m, T_R | T_W, m.sections.at[fini].offset + 16);
	struct opened o = open_made(&m);
	ck_assert_uint_eq(o.image.code.n, 2);
	ck_code(&o.image, 0, m.sections.at[plt].vaddr, m.sections.at[text].vaddr + sizeof code);
	ck_code(&o.image, 1, m.sections.at[fini].vaddr, m.sections.at[fini].vaddr + 7);
	opened_close(&o);
}
END_TEST

/* A section that reaches over the end of its segment is cut there. */
START_TEST(test_segment_cuts)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	m.base = BASE;
	unsigned text = make_code(&m, ".text", code, sizeof code);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	m.sections.at[text].size += 100;
	struct opened o = open_made(&m);
	ck_assert_uint_eq(o.image.code.n, 1);
	ck_code(&o.image, 0, m.sections.at[text].vaddr, m.sections.at[text].vaddr + sizeof code);
	opened_close(&o);
}
END_TEST

/* Without a code section that has a size: the segment, but for its headers. */
START_TEST(test_segments_of_code)
{
	struct elf_maker m = form_maker(_i % ELF_FORMS, T_X86_64);
	m.base = BASE;
	m.no_sections = _i >= ELF_FORMS;
	unsigned text = make_code(&m, ".text", code, sizeof code);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	elf_maker_segment(&m, (struct made_segment){.type = T_LOAD, .flags = T_R | T_W, .vaddr = 0x800000,
	                                            .memory_size = 0x1000});
	m.sections.at[text].size = 0;
	struct opened o = open_made(&m);
	ck_assert_uint_eq(o.image.code.n, 1);
	ck_code(&o.image, 0, BASE + (m.is64 ? 64 + 2 * 56 : 52 + 2 * 32),
	        BASE + m.sections.at[text].offset + sizeof code);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	opened_close(&o);
}
END_TEST

/* No segments: the sections alone say it. */
START_TEST(test_no_segments)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	m.type = 3; /* not a relocatable file, whose sections are placed */
	m.base = 0x1000;
	unsigned text = make_code(&m, ".text", code, sizeof code);
	struct opened o = open_made(&m);
	ck_assert_uint_eq(o.image.load_base, 0);
	ck_assert_uint_eq(o.image.code.n, 1);
	ck_code(&o.image, 0, m.sections.at[text].vaddr, m.sections.at[text].vaddr + sizeof code);
	opened_close(&o);
}
END_TEST

/* A separate debug file has the headers of the stripped file, and no bytes behind them. */
START_TEST(test_debug_file)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	elf_maker_section(&m, (struct made_section){.name = ".text", .type = T_NOBITS, .flags = T_ALLOC | T_EXEC,
	                                            .vaddr = 0x5000, .size = 0x300}, NULL, 0);
	elf_maker_section(&m, (struct made_section){.name = ".dynamic", .type = T_NOBITS, .flags = T_ALLOC,
	                                            .vaddr = 0x6000, .size = 0x100}, NULL, 0);
	elf_maker_segment(&m, (struct made_segment){.type = T_LOAD, .flags = T_R | T_X, .vaddr = 0x5000,
	                                            .memory_size = 0x400});
	elf_maker_segment(&m, (struct made_segment){.type = T_PT_DYNAMIC, .vaddr = 0x6000, .file_size = 0x100,
	                                            .memory_size = 0x100});
	struct opened o = open_made(&m);
	struct section_data data;
	ck_assert_uint_eq(o.image.code.n, 1);
	ck_code(&o.image, 0, 0x5000, 0x5300);
	ck_assert_uint_eq(o.image.load_base, 0x5000);
	ck_assert_ptr_null(image_soname(&o.image));
	ck_assert_int_eq(image_load(&o.image, image_section(&o.image, ".text"), &o.diag, &data), ST_ABSENT);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	opened_close(&o);
}
END_TEST

/* What the loader sees. */

START_TEST(test_at)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct bytes run;
	m.base = BASE;
	unsigned text = make_code(&m, ".text", "0123456789", 10);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	elf_maker_segment(&m, (struct made_segment){.type = T_LOAD, .flags = T_R, .offset = m.sections.at[text].offset,
	                                            .vaddr = 0x900000, .file_size = 0x100000, .memory_size = 0x100000});
	struct opened o = open_made(&m);
	uint64_t vaddr = m.sections.at[text].vaddr;
	ck_assert_int_eq(image_at(&o.image, vaddr + 3, &run), ST_OK);
	ck_assert_uint_eq(run.size, 7);
	ck_assert_mem_eq(run.data, "3456789", 7);
	ck_assert_int_eq(image_at(&o.image, vaddr + 9, &run), ST_OK);
	ck_assert_uint_eq(run.size, 1);
	ck_assert_int_eq(image_at(&o.image, vaddr + 10, &run), ST_ABSENT);
	ck_assert_int_eq(image_at(&o.image, BASE - 1, &run), ST_ABSENT);
	ck_assert_int_eq(image_at(&o.image, UINT64_MAX, &run), ST_ABSENT);
	/* What the file does not hold of a segment is not there. */
	ck_assert_int_eq(image_at(&o.image, 0x900001, &run), ST_OK);
	ck_assert_uint_eq(run.size, m.p.out.n - m.sections.at[text].offset - 1);
	ck_assert_int_eq(image_at(&o.image, 0x900000 + m.p.out.n, &run), ST_ABSENT);
	opened_close(&o);
}
END_TEST

static const char strings[] = "\0libmade.so.1\0other";

/* _i: form, then whether there are section headers. */
START_TEST(test_soname)
{
	struct elf_maker m = form_maker(_i % ELF_FORMS, T_X86_64);
	m.base = BASE;
	m.no_sections = _i >= ELF_FORMS;
	unsigned dynstr = add_section(&m, ".dynstr", T_STRTAB, T_ALLOC, strings, sizeof strings);
	struct made_dynamic entries[] = {{1, 14}, {5, m.sections.at[dynstr].vaddr}, {10, sizeof strings}, {14, 1}};
	elf_maker_dynamic(&m, entries, sizeof entries / sizeof *entries);
	elf_maker_segment_so_far(&m, T_R, 0);
	struct opened o = open_made(&m);
	ck_assert_pstr_eq(image_soname(&o.image), "libmade.so.1");
	opened_close(&o);
}
END_TEST

/* DT_STRTAB, DT_STRSZ and DT_SONAME as they are, and what becomes of the name. */
static const struct soname_case {
	int64_t strtab;
	uint64_t size, soname;
	uint64_t last_tag;
} bad_sonames[] = {
	{0, sizeof strings, sizeof strings, 14},
	{0, sizeof strings, UINT32_MAX, 14},
	{0, 13, 1, 14},
	{0x100000, sizeof strings, 1, 14},
	{-0x100000, sizeof strings, 1, 14},
	{0, sizeof strings, 1, 15},
	{0, 0, 0, 14},
};

START_TEST(test_bad_soname)
{
	const struct soname_case *c = &bad_sonames[_i];
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	m.base = BASE;
	unsigned dynstr = add_section(&m, ".dynstr", T_STRTAB, T_ALLOC, strings, sizeof strings);
	struct made_dynamic entries[] = {
		{5, m.sections.at[dynstr].vaddr + (uint64_t)c->strtab}, {10, c->size}, {c->last_tag, c->soname}
	};
	elf_maker_dynamic(&m, entries, sizeof entries / sizeof *entries);
	elf_maker_segment_so_far(&m, T_R, 0);
	struct opened o = open_made(&m);
	ck_assert_ptr_null(image_soname(&o.image));
	opened_close(&o);
}
END_TEST

/* Encodings of .eh_frame_hdr's pointer (absolute, from its own place, from the header), and what they hold. */
static const struct hdr_case {
	uint8_t version, encoding;
	unsigned width;
	int64_t wrong; /* added to the pointer */
	enum status st;
} hdr_cases[] = {
	{1, 0x1b, 4, 0, ST_OK},        {1, 0x3b, 4, 0, ST_OK},      {1, 0x03, 4, 0, ST_OK},    {1, 0x00, 0, 0, ST_OK},
	{1, 0x1c, 8, 0, ST_OK},        {1, 0x1a, 2, 0, ST_OK},      {1, 0x32, 2, 0x10000, ST_BAD},
	{1, 0x1b, 4, 0x100000, ST_BAD}, {2, 0x1b, 4, 0, ST_BAD},     {1, 0x9b, 4, 0, ST_BAD},   {1, 0x2b, 4, 0, ST_BAD},
	{1, 0x11, 4, 0, ST_BAD},       {1, 0xff, 4, 0, ST_BAD},     {1, 0x1b, 3, 0, ST_BAD},
};

START_TEST(test_eh_frame)
{
	const struct hdr_case *c = &hdr_cases[_i / ELF_FORMS];
	struct elf_maker m = form_maker(_i % ELF_FORMS, T_X86_64);
	struct put p = {.big_endian = m.p.big_endian};
	struct bytes run;
	uint64_t vaddr = 0;
	m.base = BASE;
	m.no_sections = true;
	unsigned frame = add_section(&m, ".eh_frame", T_PROGBITS, T_ALLOC, "frames\0\0\0\0", 10);
	unsigned width = c->width ? c->width : m.is64 ? 8 : 4;
	uint64_t here = BASE + m.p.out.n, target = m.sections.at[frame].vaddr + (uint64_t)c->wrong;
	put_uint(&p, c->version, 1);
	put_uint(&p, c->encoding, 1);
	put_uint(&p, 0x3b03, 2);
	uint64_t relative_to = (c->encoding & 0xf0) == 0x10 ? here + 4 : (c->encoding & 0xf0) == 0x30 ? here : 0;
	put_uint(&p, target - relative_to, width);
	unsigned hdr = elf_maker_section_put(&m, (struct made_section){.name = ".eh_frame_hdr", .type = T_PROGBITS,
	                                                               .flags = T_ALLOC}, &p);
	elf_maker_segment_so_far(&m, T_R, 0);
	elf_maker_segment_of(&m, 0x6474e550, hdr);
	struct opened o = open_made(&m);
	ck_assert_int_eq(image_eh_frame(&o.image, &o.diag, &run, &vaddr), c->st);
	ck_assert_uint_eq(reported(&o.diag, &elf_unwind_lost), c->st == ST_BAD);
	if (c->st == ST_OK) {
		ck_assert_uint_eq(vaddr, m.sections.at[frame].vaddr);
		ck_assert_uint_ge(run.size, 10);
		ck_assert_mem_eq(run.data, "frames", 6);
	}
	put_release(&p);
	opened_close(&o);
}
END_TEST

START_TEST(test_no_eh_frame)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct bytes run;
	uint64_t vaddr;
	struct opened o = open_made(&m);
	ck_assert_int_eq(image_eh_frame(&o.image, &o.diag, &run, &vaddr), ST_ABSENT);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	opened_close(&o);
}
END_TEST

static Suite *image_code_suite(void)
{
	Suite *s = suite_create("image code");
	TCase *t = tcase_create("code");
	tcase_add_loop_test(t, test_sections_of_code, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_segment_cuts, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_segments_of_code, 0, 2 * ELF_FORMS);
	tcase_add_loop_test(t, test_no_segments, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_debug_file, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	t = tcase_create("loaded");
	tcase_add_loop_test(t, test_at, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_soname, 0, 2 * ELF_FORMS);
	tcase_add_loop_test(t, test_bad_soname, 0, sizeof bad_sonames / sizeof *bad_sonames);
	tcase_add_loop_test(t, test_eh_frame, 0, ELF_FORMS * sizeof hdr_cases / sizeof *hdr_cases);
	tcase_add_test(t, test_no_eh_frame);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(image_code_suite);
