/* Frame sections: the forms of their records, encoded addresses, and what damage leaves. */
#include "tests/unit/cfi_fixture.h"
#include "tests/unit/check_main.h"

#define FRAME "INIT 1000 40 " X86_64_INIT "\n"

static struct outcome read_one(struct cfi_maker *m)
{
	return outcome_of("x86_64", &m, 1);
}

/* Checks the text and ends the test's work. */
static void expect(struct cfi_maker *m, const char *text)
{
	struct outcome o = read_one(m);
	assert_text(&o, text);
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 0);
	outcome_release(&o);
	put_release(&m->p);
}

static void expect_report(struct cfi_maker *m, const char *text, const struct diag_kind *kind, const char *first)
{
	struct outcome o = read_one(m);
	assert_text(&o, text);
	ck_assert_uint_eq(reported(&o, kind), 1);
	ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 1);
	ck_assert_str_eq(first_report(&o, kind), first);
	outcome_release(&o);
	put_release(&m->p);
}

/* Each augmentation in each section; letters that nobody knows, as long as nothing depends on them. */
START_TEST(augmentations)
{
	static const char *const known[] = {"", "eh", "z", "zR", "zPLR", "zPR", "zLR", "zRS", "zRB", "zRBS", "zRG", "zPLRSBG", "zRx", "zx"};
	for (int is_eh = 0; is_eh < 2; is_eh++) {
		struct cfi_maker m = cfi_maker_make(is_eh, 8, false);
		m.augmentation = known[_i];
		m.pc_encoding = strchr(known[_i], 'R') ? 0x1b : 0;
		m.vaddr = 0x40a000;
		cfi_cie_with(&m, X86_64_CIE);
		cfi_fde_with(&m, CODE, 0x40, "");
		expect(&m, FRAME);
	}
}
END_TEST

START_TEST(augmentations_not_known)
{
	static const char *const unknown[][2] = {
		{"zxR", ".eh_frame+0x12: augmentation \"zxR\""},
		{"armcc+", ".eh_frame+0x13: augmentation \"armcc+\""},
	};
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.augmentation = unknown[_i][0];
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	expect_report(&m, "", &frame_bad_cie, unknown[_i][1]);
}
END_TEST

START_TEST(versions_not_known)
{
	static const unsigned unknown[] = {0, 2, 5, 255};
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	char first[60];
	m.version = unknown[_i];
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	snprintf(first, sizeof first, ".debug_frame+0x9: version %u", unknown[_i]);
	expect_report(&m, "", &frame_bad_cie, first);
}
END_TEST

/* Version 4 says the sizes of addresses and segment selectors. */
START_TEST(sizes_of_addresses)
{
	static const uint8_t bad[][2] = {{2, 0}, {16, 0}, {8, 2}};
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	m.version = 4;
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	m.p.out.at[10] = (char)bad[_i][0];
	m.p.out.at[11] = (char)bad[_i][1];
	char first[80];
	snprintf(first, sizeof first, ".debug_frame+0xc: addresses of %u bytes, segments of %u", bad[_i][0], bad[_i][1]);
	expect_report(&m, "", &frame_bad_cie, first);
}
END_TEST

START_TEST(addresses_of_4_bytes_in_version_4)
{
	struct cfi_maker m = cfi_maker_make(false, 4, false);
	m.version = 4;
	m.data_align = -8;
	m.ra = 16;
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	m.address_size = 8;
	expect(&m, FRAME);
}
END_TEST

/* Every way to store an address, relative to everything that it can be relative to. */
START_TEST(addresses)
{
	static const unsigned formats[] = {0x00, 0x01, 0x03, 0x04, 0x08, 0x09, 0x0b, 0x0c};
	static const struct {
		unsigned application;
		uint64_t base;
	} applications[] = {{0x00, 0}, {0x10, 0}, {0x20, 0x401230}, {0x30, 0x408010}};
	for (unsigned form = 0; form < 16; form++) {
		unsigned application = applications[form % 4].application;
		if (formats[_i] == 3 && applications[form % 4].base)
			continue; /* unsigned distances reach forward only */
		struct cfi_maker m = cfi_maker_make(form & 4, 8, form & 8);
		m.augmentation = "zR";
		m.pc_encoding = formats[_i] | application;
		m.encoding_base = applications[form % 4].base;
		m.vaddr = formats[_i] == 1 || formats[_i] == 3 ? 0x400800 : 0x40a000;
		cfi_cie_with(&m, X86_64_CIE);
		cfi_fde_with(&m, CODE, 0x40, "set_loc 0x401008 def_cfa_offset 16");
		cfi_fde_with(&m, CODE + 0x40, 0x8, "");
		expect(&m, FRAME "1008 .cfa: $rsp 16 +\nINIT 1040 8 " X86_64_INIT "\n");
	}
}
END_TEST

/* 16 bits reach from a section that is near. */
START_TEST(addresses_of_16_bits)
{
	static const unsigned encodings[] = {0x12, 0x1a, 0x2a};
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.pc_encoding = encodings[_i];
	m.encoding_base = encodings[_i] == 0x2a ? 0x401230 : 0;
	m.vaddr = encodings[_i] == 0x12 ? 0x400f00 : 0x401800;
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	expect(&m, FRAME);
}
END_TEST

START_TEST(aligned_addresses)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.pc_encoding = 0x50;
	m.vaddr = 0x40a001;
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	expect(&m, FRAME);
}
END_TEST

START_TEST(addresses_that_cannot_be_known)
{
	static const unsigned encodings[] = {0x9b, 0x4b, 0x05, 0x0d, 0x6b, 0xff};
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.pc_encoding = encodings[_i];
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	struct outcome o = read_one(&m);
	assert_text(&o, "");
	ck_assert_uint_eq(reported(&o, &frame_bad_fde), 1);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* Relative to a place near the end of the address space: 32-bit addresses wrap. */
START_TEST(addresses_wrap)
{
	struct cfi_maker m = cfi_maker_make(true, 4, false);
	m.vaddr = 0xf0000000;
	cfi_cie_with(&m, X86_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	struct cfi_maker *all[] = {&m};
	struct outcome o = outcome_of("x86", all, 1);
	assert_text(&o, "INIT 1000 40 .cfa: $esp 4 + .ra: .cfa -4 + ^\n");
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

START_TEST(sizes)
{
	static const struct {
		uint64_t lo, size;
		bool bad;
		const char *text;
	} cases[] = {
		{CODE, 0, false, ""},
		{CODE, 0xffffffff, false, "INIT 1000 8000 " X86_64_INIT "\n"},
		{CODE, 0x100000000, true, ""},
		{CODE, UINT64_MAX, true, ""},
		{UINT64_MAX - 4, 0x40, true, ""},
	};
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, cases[_i].lo, cases[_i].size, "");
	struct outcome o = read_one(&m);
	assert_text(&o, cases[_i].text);
	ck_assert_uint_eq(reported(&o, &frame_bad_fde), cases[_i].bad);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

START_TEST(several_cies)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.vaddr = 0x40a000;
	cfi_cie_with(&m, X86_64_CIE);
	size_t first = m.cie;
	cfi_fde_with(&m, CODE + 0x20, 0x10, "");
	cfi_cie_with(&m, "def_cfa 6 16 offset 16 1");
	cfi_fde_with(&m, CODE, 0x10, "");
	m.cie = first;
	cfi_fde_with(&m, CODE + 0x40, 0x10, "");
	expect(&m, "INIT 1000 10 .cfa: $rbp 16 + .ra: .cfa -8 + ^\nINIT 1020 10 " X86_64_INIT "\nINIT 1040 10 " X86_64_INIT "\n");
}
END_TEST

/* .debug_frame refers by offset, so the CIE may come later. */
START_TEST(a_cie_behind_its_fde)
{
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	m.cie = 28;
	cfi_fde_with(&m, CODE, 0x40, "nop");
	ck_assert_uint_eq(m.p.out.n, m.cie);
	cfi_cie_with(&m, X86_64_CIE);
	expect(&m, FRAME);
}
END_TEST

START_TEST(an_end_is_an_end)
{
	struct cfi_maker m = cfi_maker_make(_i & 1, 8, false);
	m.vaddr = 0x40a000;
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	put_uint(&m.p, 0, 4);
	if (_i & 2) { /* and what follows it is no record */
		put_uint(&m.p, 0x7fffffff, 4);
		put_uint(&m.p, 12345, 4);
	}
	expect(&m, FRAME);
}
END_TEST

/* `ld -r` leaves the end of each input where it was. */
START_TEST(records_behind_an_end)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.vaddr = 0x40a000;
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	put_uint(&m.p, 0, 4);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE + 0x40, 0x40, "");
	put_uint(&m.p, 0, 4);
	expect(&m, FRAME "INIT 1040 40 " X86_64_INIT "\n");
}
END_TEST

/* Three FDEs; the second is damaged in some way; the others stay. */
static struct cfi_maker three_fdes(size_t *ret_second)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.vaddr = 0x40a000;
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	*ret_second = m.p.out.n;
	cfi_fde_with(&m, CODE + 0x40, 0x40, "advance 4 def_cfa_offset 16");
	cfi_fde_with(&m, CODE + 0x80, 0x40, "");
	return m;
}

#define FIRST_AND_THIRD FRAME "INIT 1080 40 " X86_64_INIT "\n"

START_TEST(a_length_that_is_too_long)
{
	static const uint32_t lengths[] = {0x7fffffff, 0xfffffff0, 0xfffffffe, 0xffffffff, 100};
	size_t second;
	struct cfi_maker m = three_fdes(&second);
	put_uint_at(&m.p, second, lengths[_i], 4);
	expect_report(&m, FIRST_AND_THIRD, &frame_bad_section, ".eh_frame+0x2c: no record begins here");
}
END_TEST

START_TEST(a_length_that_is_too_short)
{
	static const uint32_t lengths[] = {1, 2, 3};
	size_t second;
	struct cfi_maker m = three_fdes(&second);
	put_uint_at(&m.p, second, lengths[_i], 4);
	expect_report(&m, FIRST_AND_THIRD, &frame_bad_section, ".eh_frame+0x2c: no record begins here");
}
END_TEST

START_TEST(a_reference_to_no_cie)
{
	static const uint32_t ids[] = {4, 0x1000, 0xfffffff0};
	size_t second;
	struct cfi_maker m = three_fdes(&second);
	put_uint_at(&m.p, second + 4, ids[_i], 4);
	expect_report(&m, FIRST_AND_THIRD, &frame_bad_section, ".eh_frame+0x2c: no record begins here");
}
END_TEST

START_TEST(a_reference_to_no_cie_in_debug_frame)
{
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	m.cie = m.p.out.n + 4;
	cfi_fde_with(&m, CODE + 0x40, 0x40, "");
	m.cie = 0;
	cfi_fde_with(&m, CODE + 0x80, 0x40, "");
	expect_report(&m, FIRST_AND_THIRD, &frame_bad_fde, ".debug_frame+0x2c: no common entry at 0x30");
}
END_TEST

/* Cut off anywhere, what is before the cut stays, and nothing is read behind it. */
START_TEST(cut_off)
{
	for (int form = 0; form < 4; form++) {
		struct cfi_maker m = cfi_maker_make(form & 1, 8, false);
		m.vaddr = 0x40a000;
		m.offset_size = form & 2 ? 8 : 4;
		cfi_cie_with(&m, X86_64_CIE);
		cfi_fde_with(&m, CODE, 0x40, "");
		size_t whole = m.p.out.n;
		cfi_fde_with(&m, CODE + 0x40, 0x40, "advance 4 def_cfa_offset 16");
		for (size_t n = 1; n < m.p.out.n; n++) {
			char *exact = malloc(n); /* so that the sanitizers see a read behind it */
			struct cfi_maker cut = m;
			memcpy(exact, m.p.out.at, n);
			cut.p.out.at = exact;
			cut.p.out.n = n;
			struct outcome o = read_one(&cut);
			assert_text(&o, n < whole ? "" : FRAME);
			if (n >= whole + 4)
				ck_assert_uint_eq(reported(&o, &frame_bad_section), 1);
			outcome_release(&o);
			free(exact);
		}
		put_release(&m.p);
	}
}
END_TEST

START_TEST(nothing)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	struct outcome o = read_one(&m);
	ck_assert_int_eq(o.status, ST_ABSENT);
	outcome_release(&o);
	o = outcome_of("x86_64", NULL, 0);
	ck_assert_int_eq(o.status, ST_ABSENT);
	outcome_release(&o);
}
END_TEST

/* There are no register names for it. */
START_TEST(an_architecture_without_registers)
{
	struct cfi_maker m = cfi_maker_make(true, 8, true);
	struct cfi_maker *all[] = {&m};
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	struct outcome o = outcome_of("ppc64", all, 1);
	ck_assert_int_eq(o.status, ST_ABSENT);
	ck_assert_uint_eq(reported(&o, &cfi_no_names), 1);
	ck_assert_uint_eq(o.module.cfi.n, 0);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* Personality routines in every encoding: only their size matters. */
START_TEST(personalities)
{
	static const unsigned encodings[] = {0x00, 0x9b, 0x02, 0x0c, 0x01, 0x09, 0xff, 0x80, 0x50};
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.augmentation = "zPR";
	m.personality_encoding = encodings[_i];
	m.vaddr = 0x40a000;
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "");
	expect(&m, FRAME);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("cfi_frame");
	TCase *t = tcase_create("records");
	tcase_add_loop_test(t, augmentations, 0, 14);
	tcase_add_loop_test(t, augmentations_not_known, 0, 2);
	tcase_add_loop_test(t, versions_not_known, 0, 4);
	tcase_add_loop_test(t, sizes_of_addresses, 0, 3);
	tcase_add_test(t, addresses_of_4_bytes_in_version_4);
	tcase_add_loop_test(t, addresses, 0, 8);
	tcase_add_loop_test(t, addresses_of_16_bits, 0, 3);
	tcase_add_test(t, aligned_addresses);
	tcase_add_loop_test(t, addresses_that_cannot_be_known, 0, 6);
	tcase_add_test(t, addresses_wrap);
	tcase_add_loop_test(t, sizes, 0, 5);
	tcase_add_test(t, several_cies);
	tcase_add_test(t, a_cie_behind_its_fde);
	tcase_add_loop_test(t, an_end_is_an_end, 0, 4);
	tcase_add_test(t, records_behind_an_end);
	tcase_add_loop_test(t, a_length_that_is_too_long, 0, 5);
	tcase_add_loop_test(t, a_length_that_is_too_short, 0, 3);
	tcase_add_loop_test(t, a_reference_to_no_cie, 0, 3);
	tcase_add_test(t, a_reference_to_no_cie_in_debug_frame);
	tcase_add_test(t, cut_off);
	tcase_add_test(t, nothing);
	tcase_add_test(t, an_architecture_without_registers);
	tcase_add_loop_test(t, personalities, 0, 9);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
