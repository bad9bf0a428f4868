/* Call frame information as a whole: who covers what, the PLT, gaps, limits. */
#include "tests/unit/cfi_fixture.h"
#include "tests/unit/check_main.h"

/* An FDE by its range and the offset of its CFA, which tells whose rules a record has. */
struct part {
	uint64_t lo, size;
	unsigned cfa_offset;
};

/* FDEs of .debug_frame and of .eh_frame, each ended by a size of 0, and the records that come of them. */
struct cover_case {
	const char *name;
	struct part debug[5], eh[5];
	const char *text;
};

#define R(offset) ".cfa: $rsp " offset " + .ra: .cfa -8 + ^\n"

static const struct cover_case covers[] = {
	{"side by side, sorted", {{0}}, {{0x20, 0x10, 16}, {0, 0x10, 8}, {0x10, 0x10, 8}},
	 "INIT 1000 10 " R("8") "INIT 1010 10 " R("8") "INIT 1020 10 " R("16")},
	{"the same in both sections", {{0, 0x40, 8}}, {{0, 0x40, 8}}, "INIT 1000 40 " R("8")},
	{".debug_frame wins", {{0, 0x40, 16}}, {{0, 0x40, 8}}, "INIT 1000 40 " R("16")},
	{".eh_frame keeps what is left before and behind", {{0x10, 0x10, 16}}, {{0, 0x40, 8}},
	 "INIT 1000 10 " R("8") "INIT 1010 10 " R("16") "INIT 1020 20 " R("8")},
	{"and between", {{0x10, 0x10, 16}, {0x30, 0x8, 24}}, {{0, 0x40, 8}},
	 "INIT 1000 10 " R("8") "INIT 1010 10 " R("16") "INIT 1020 10 " R("8") "INIT 1030 8 " R("24") "INIT 1038 8 " R("8")},
	{"nothing is left inside", {{0, 0x40, 16}}, {{0x10, 0x10, 8}}, "INIT 1000 40 " R("16")},
	{"different code in each", {{0, 0x10, 16}}, {{0x20, 0x10, 8}}, "INIT 1000 10 " R("16") "INIT 1020 10 " R("8")},
	{"one section: at one start the first counts", {{0}}, {{0, 0x40, 16}, {0, 0x40, 8}}, "INIT 1000 40 " R("16")},
	{"one section: and a longer one behind it", {{0}}, {{0, 0x10, 16}, {0, 0x40, 8}}, "INIT 1000 10 " R("16") "INIT 1010 30 " R("8")},
	{"one section: a later start ends the earlier one", {{0}}, {{0, 0x20, 8}, {0x10, 0x20, 16}},
	 "INIT 1000 10 " R("8") "INIT 1010 20 " R("16")},
	{"one section: an enclosed one leaves both sides", {{0}}, {{0, 0x40, 8}, {0x10, 0x10, 16}},
	 "INIT 1000 10 " R("8") "INIT 1010 10 " R("16") "INIT 1020 20 " R("8")},
	{"one section: nested", {{0}}, {{0x18, 0x8, 24}, {0, 0x40, 8}, {0x10, 0x20, 16}},
	 "INIT 1000 10 " R("8") "INIT 1010 8 " R("16") "INIT 1018 8 " R("24") "INIT 1020 10 " R("16") "INIT 1030 10 " R("8")},
	{"one section: a size gone wild fills holes only", {{0}}, {{0, 0xfffffff, 8}, {0x10, 0x10, 16}, {0x7ff0, 0x10, 24}},
	 "INIT 1000 10 " R("8") "INIT 1010 10 " R("16") "INIT 1020 7fd0 " R("8") "INIT 8ff0 10 " R("24")},
	{"code that is not in the file", {{0}}, {{(uint64_t)-0x401000, 0x10, 8}, {0x8000, 0x10, 8}, {0, 0x10, 16}}, "INIT 1000 10 " R("16")},
	{"code that ends early", {{0}}, {{0x7ff8, 0x10, 8}}, "INIT 8ff8 8 " R("8")},
};

START_TEST(cover)
{
	const struct cover_case *c = &covers[_i];
	struct cfi_maker debug = cfi_maker_make(false, 8, false), eh = cfi_maker_make(true, 8, false);
	struct cfi_maker *both[] = {&debug, &eh};
	eh.augmentation = "";
	eh.pc_encoding = 0;
	for (int i = 0; i < 2; i++) {
		cfi_cie_with(both[i], X86_64_CIE);
		for (const struct part *part = i ? c->eh : c->debug; part->size; part++) {
			char words[40];
			snprintf(words, sizeof words, "def_cfa_offset %u", part->cfa_offset);
			cfi_fde_with(both[i], CODE + part->lo, part->size, words);
		}
	}
	struct outcome o = outcome_of("x86_64", both, 2);
	ck_assert_msg(strcmp(buf_string(&o.text), c->text) == 0, "%s:\n%s", c->name, buf_string(&o.text));
	ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 0);
	outcome_release(&o);
	put_release(&debug.p);
	put_release(&eh.p);
}
END_TEST

static struct outcome read_x86_64(struct cfi_maker *m)
{
	return outcome_of("x86_64", &m, 1);
}

#define PLT_BEGIN "def_cfa_offset 16 advance 6 def_cfa_offset 24 advance 10 "
#define PLT(threshold)                                                                                                 \
	PLT_BEGIN "def_cfa_expression { breg7 8 breg16 0 lit15 and lit" threshold " ge lit3 shl plus }"

/* Slots of 16 bytes behind a first one of 16: the second push is 11 bytes into a slot, 10 or 9 where it is an IBT PLT. */
START_TEST(plt)
{
	static const struct {
		const char *words, *second;
	} cases[] = {{PLT("11"), "b"}, {PLT("10"), "a"}, {PLT("9"), "9"}};
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	struct buf text = {0};
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, cases[_i].words);
	buf_text(&text, "INIT 1000 40 .cfa: $rsp 16 + .ra: .cfa -8 + ^\n1006 .cfa: $rsp 24 +\n");
	for (unsigned slot = 1; slot < 4; slot++)
		buf_printf(&text, "10%u0 .cfa: $rsp 8 +\n10%u%s .cfa: $rsp 16 +\n", slot, slot, cases[_i].second);
	struct outcome o = read_x86_64(&m);
	assert_text(&o, buf_string(&text));
	ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 0);
	outcome_release(&o);
	buf_release(&text);
	put_release(&m.p);
}
END_TEST

START_TEST(plt_of_i386)
{
	struct cfi_maker m = cfi_maker_make(true, 4, false), *all[] = {&m};
	cfi_cie_with(&m, X86_CIE);
	cfi_fde_with(&m, CODE, 0x30,
	             "def_cfa_offset 8 advance 6 def_cfa_offset 12 advance 10 "
	             "def_cfa_expression { breg4 4 breg8 0 lit15 and lit11 ge lit2 shl plus }");
	struct outcome o = outcome_of("x86", all, 1);
	assert_text(&o, "INIT 1000 30 .cfa: $esp 8 + .ra: .cfa -4 + ^\n1006 .cfa: $esp 12 +\n1010 .cfa: $esp 4 +\n"
	                "101b .cfa: $esp 8 +\n1020 .cfa: $esp 4 +\n102b .cfa: $esp 8 +\n");
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* A part of a PLT that begins inside a slot begins with what holds there. */
START_TEST(plt_from_within_a_slot)
{
	struct cfi_maker debug = cfi_maker_make(false, 8, false), eh = cfi_maker_make(true, 8, false), *both[] = {&debug, &eh};
	cfi_cie_with(&debug, X86_64_CIE);
	cfi_fde_with(&debug, CODE, 0x1c, "");
	cfi_cie_with(&eh, X86_64_CIE);
	cfi_fde_with(&eh, CODE, 0x30, PLT("11"));
	struct outcome o = outcome_of("x86_64", both, 2);
	assert_text(&o, "INIT 1000 1c " R("8") "INIT 101c 14 " R("16") "1020 .cfa: $rsp 8 +\n102b .cfa: $rsp 16 +\n");
	outcome_release(&o);
	put_release(&debug.p);
	put_release(&eh.p);
}
END_TEST

/* A formula of the pc whose outcome is one and the same is no formula. */
START_TEST(a_formula_that_says_nothing)
{
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "def_cfa_expression { breg7 8 breg16 0 lit15 and lit16 ge lit3 shl plus }");
	struct outcome o = read_x86_64(&m);
	assert_text(&o, "INIT 1000 40 " R("8"));
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* What cannot be said is a gap; behind it every rule in force is stated. */
START_TEST(gaps)
{
	static const struct {
		const char *words, *text, *first;
	} cases[] = {
		{"def_cfa_offset 16 offset 3 2 advance 4 def_cfa_expression { addr 0x1000 deref } advance 4 offset 12 3 def_cfa 6 16 "
	         "advance 4 def_cfa_offset 24",
	         "INIT 1000 4 .cfa: $rsp 16 + .ra: .cfa -8 + ^ $rbx: .cfa -16 + ^\n"
	         "INIT 1008 38 .cfa: $rbp 16 + .ra: .cfa -8 + ^ $rbx: .cfa -16 + ^ $r12: .cfa -24 + ^\n100c .cfa: $rbp 24 +\n",
	         "at 0x401004: the CFA is an expression with operation 0x3"},
		{"def_cfa_expression { breg3 0 breg6 0 xor } advance 4 def_cfa 7 8", "INIT 1004 3c " R("8"),
	         "at 0x401000: the CFA is an expression with operation 0x27"},
		{"advance 4 expression 16 { breg3 0 abs }", "INIT 1000 4 " R("8"),
	         "at 0x401004: $rip is an expression with operation 0x19"},
		{"advance 4 val_expression 3 { breg3 0 abs } advance 4 restore 3", "INIT 1000 4 " R("8") "INIT 1008 38 " R("8"),
	         "at 0x401004: $rbx is an expression with operation 0x19"},
		{"advance 4 register 3 56 advance 4 same_value 3", "INIT 1000 4 " R("8") "INIT 1008 38 " R("8"),
	         "at 0x401004: $rbx has no rule that names a register"},
		{"advance 4 def_cfa 57 8 advance 4 def_cfa_offset 16 advance 4 def_cfa_register 7",
	         "INIT 1000 4 " R("8") "INIT 100c 34 " R("16"), "at 0x401004: the CFA has no rule that names a register"},
	};
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, cases[_i].words);
	struct outcome o = read_x86_64(&m);
	assert_text(&o, cases[_i].text);
	ck_assert_uint_eq(reported(&o, &records_unsayable), diag_count(&o.d, DIAG_WARNING));
	ck_assert_str_eq(first_report(&o, &records_unsayable), cases[_i].first);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* What the one section cannot say, the other may. */
START_TEST(gaps_are_filled_by_the_other_section)
{
	struct cfi_maker debug = cfi_maker_make(false, 8, false), eh = cfi_maker_make(true, 8, false), *both[] = {&debug, &eh};
	cfi_cie_with(&debug, X86_64_CIE);
	cfi_fde_with(&debug, CODE, 0x40, "def_cfa_offset 16 advance 4 def_cfa_expression { addr 0 } advance 4 def_cfa 7 16");
	cfi_cie_with(&eh, X86_64_CIE);
	cfi_fde_with(&eh, CODE, 0x40, "");
	struct outcome o = outcome_of("x86_64", both, 2);
	assert_text(&o, "INIT 1000 4 " R("16") "INIT 1004 4 " R("8") "INIT 1008 38 " R("16"));
	ck_assert_uint_eq(reported(&o, &records_unsayable), 1);
	outcome_release(&o);
	put_release(&debug.p);
	put_release(&eh.p);
}
END_TEST

START_TEST(damage_is_filled_by_the_other_section)
{
	struct cfi_maker debug = cfi_maker_make(false, 8, false), eh = cfi_maker_make(true, 8, false), *both[] = {&debug, &eh};
	cfi_cie_with(&debug, X86_64_CIE);
	cfi_fde_with(&debug, CODE, 0x40, "def_cfa_offset 16 advance 4 .byte 0x3f");
	cfi_cie_with(&eh, X86_64_CIE);
	cfi_fde_with(&eh, CODE, 0x40, "advance 2 def_cfa_offset 24");
	struct outcome o = outcome_of("x86_64", both, 2);
	assert_text(&o, "INIT 1000 4 " R("16") "INIT 1004 3c " R("24"));
	ck_assert_uint_eq(reported(&o, &frame_bad_fde), 1);
	outcome_release(&o);
	put_release(&debug.p);
	put_release(&eh.p);
}
END_TEST

START_TEST(discarded_code_is_noted)
{
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, 0, 0x40, "");
	cfi_fde_with(&m, 1, 0x40, "");
	cfi_fde_with(&m, UINT64_MAX - 0x100, 0x40, "");
	struct outcome o = read_x86_64(&m);
	assert_text(&o, "");
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_uint_eq(reported(&o, &cfi_discarded), 3);
	ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 0);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* Shapes out of real files. */

/* x86-64's __restore_rt: everything is in the ucontext on the stack. */
START_TEST(signal_trampoline)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.augmentation = "zRS";
	cfi_cie_with(&m, "");
	cfi_fde_with(&m, CODE, 0x9,
	             "def_cfa_expression { breg7 160 deref } expression 8 { breg7 40 } expression 3 { breg7 128 } "
	             "expression 7 { breg7 160 } expression 16 { breg7 168 }");
	struct outcome o = read_x86_64(&m);
	assert_text(&o, "INIT 1000 9 .cfa: $rsp 160 + ^ .ra: $rsp 168 + ^ $rbx: $rsp 128 + ^ $rsp: $rsp 160 + ^ $r8: $rsp 40 + ^\n");
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* GCC's realigned stack on x86-64: the argument pointer in r10, the CFA out of memory, rbx and rbp below rbp. */
START_TEST(realigned_stack)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40,
	             "advance 5 def_cfa 10 0 advance 13 expression 6 { breg6 0 } advance 4 "
	             "def_cfa_expression { breg6 -8 deref } expression 3 { breg6 -16 } advance 20 def_cfa 10 0 "
	             "advance 4 restore 3 restore 6 def_cfa 7 8");
	struct outcome o = read_x86_64(&m);
	assert_text(&o, "INIT 1000 40 " R("8") "1005 .cfa: $r10 0 +\n1012 $rbp: $rbp ^\n1016 .cfa: $rbp -8 + ^ $rbx: $rbp -16 + ^\n"
	                "102a .cfa: $r10 0 +\n102e .cfa: $rsp 8 + $rbx: $rbx $rbp: $rbp\n");
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* libmvec: saved at (CFA - 8) & -32 - 80. */
START_TEST(saved_below_a_realigned_stack)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40,
	             "def_cfa 6 16 advance 4 expression 12 { lit8 minus const1s -32 and const1u 80 minus }");
	struct outcome o = read_x86_64(&m);
	assert_text(&o, "INIT 1000 40 .cfa: $rbp 16 + .ra: .cfa -8 + ^\n1004 $r12: .cfa -8 + 32 @ -80 + ^\n");
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* glibc's cancellation points: the return address is where the lock loop began. */
START_TEST(return_address_from_the_pc)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "advance 4 val_expression 16 { breg16 5 const4s -77 plus }");
	struct outcome o = read_x86_64(&m);
	assert_text(&o, "INIT 1000 40 " R("8") "1004 .ra: $rip -72 +\n");
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* A column of its own, as of MIPS's and PowerPC's signal frames: its rule is the return address, x30's its own. */
START_TEST(another_return_address_column)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false), *all[] = {&m};
	m.ra = 96;
	cfi_cie_with(&m, ARM64_CIE);
	cfi_fde_with(&m, CODE, 0x10, "offset_extended 96 1 offset 30 2 advance 4 restore_extended 96 advance 4 undefined 96");
	struct outcome o = outcome_of("arm64", all, 1);
	assert_text(&o, "INIT 1000 4 .cfa: sp 0 + .ra: .cfa -8 + ^ x30: .cfa -16 + ^\n"
	                "INIT 1008 8 .cfa: sp 0 + .ra: 1 x30: .cfa -16 + ^\n");
	ck_assert_str_eq(first_report(&o, &records_unsayable), "at 0x401004: the return address has no rule that names a register");
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* What hostile input may cost. */

/* 60 registers, each restored from a long expression: more than a record may hold. */
START_TEST(a_record_that_is_too_long)
{
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde(&m, CODE, 0x40);
	cfi_code(&m, "advance 4");
	for (int i = 0; i < 50; i++) {
		char words[300];
		snprintf(words, sizeof words,
		         "val_expression %d { breg3 %d deref breg3 1 plus deref breg3 1 plus deref breg3 1 plus deref breg3 1 plus "
		         "deref breg3 1 plus deref breg3 1 plus deref breg3 1 plus deref }",
		         i, i);
		cfi_code(&m, words);
	}
	cfi_code(&m, "advance 4");
	for (int i = 0; i < 50; i++) {
		char words[30];
		snprintf(words, sizeof words, "restore %d", i);
		cfi_code(&m, words);
	}
	cfi_end(&m);
	struct outcome o = read_x86_64(&m);
	assert_text(&o, "INIT 1000 4 " R("8") "INIT 1008 38 " R("8"));
	ck_assert_uint_eq(reported(&o, &records_too_many), 1);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* Every FDE with a text of its own that is hundreds of times as long as the FDE. */
START_TEST(text_out_of_proportion)
{
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie(&m);
	cfi_code(&m, X86_64_CIE);
	for (int i = 0; i < 50; i++) {
		char words[90];
		snprintf(words, sizeof words, "val_expression %d { breg3 0x7ffffffffffffff dup plus dup plus }", i);
		cfi_code(&m, words);
	}
	cfi_end(&m);
	for (unsigned i = 0; i < 0x8000; i++) {
		char words[60];
		snprintf(words, sizeof words, "def_cfa_offset %u", i);
		cfi_fde_with(&m, CODE + i, 1, words);
	}
	struct outcome o = read_x86_64(&m);
	uint64_t size = 0;
	for (size_t i = 0; i < o.module.rules.texts.n; i++)
		size += o.module.rules.texts.at[i].length;
	ck_assert_uint_le(size, 16 * m.p.out.n + (1 << 20));
	ck_assert_uint_gt(o.module.cfi.n, 100);
	ck_assert_uint_gt(reported(&o, &records_too_many), 0);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* A PLT as long as its FDE claims, in a file that claims as much code. */
START_TEST(plt_out_of_proportion)
{
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	struct range_list code = {0};
	struct module module = {0};
	struct diag d = {0};
	cfi_cie_with(&m, X86_64_CIE);
	for (uint64_t i = 0; i < 4; i++)
		cfi_fde_with(&m, CODE + i * 0xf0000000, 0xf0000000, PLT("11"));
	range_list_add(&code, CODE, UINT64_MAX);
	struct cfi_section section = {.name = ".debug_frame", .run = {(const uint8_t *)m.p.out.at, m.p.out.n}};
	struct cfi_input input = {
		.sections = &section, .section_count = 1, .address_size = 8, .arch = arch_find("x86_64"), .code = &code
	};
	ck_assert_int_eq(cfi_read(&input, &d, &module), ST_OK);
	ck_assert_uint_le(module.cfi_rows.n, 1 << 19);
	ck_assert_uint_eq(module.cfi.n, 4);
	struct outcome o = {.module = module, .d = d};
	ck_assert_uint_eq(reported(&o, &records_too_many), 4);
	outcome_release(&o);
	vec_release(&code);
	put_release(&m.p);
}
END_TEST

/* Many FDEs that overlap many others, in both sections: linear, not every one with every other. */
START_TEST(overlaps_without_end)
{
	struct cfi_maker debug = cfi_maker_make(false, 8, false), eh = cfi_maker_make(true, 8, false), *both[] = {&debug, &eh};
	cfi_cie_with(&debug, X86_64_CIE);
	cfi_cie_with(&eh, X86_64_CIE);
	for (unsigned i = 0; i < 0x4000; i++) {
		cfi_fde_with(&debug, CODE + 2 * i, 1, "");
		cfi_fde_with(&eh, CODE + i / 4, 0x10000000, ".byte 0x3f");
	}
	struct outcome o = outcome_of("x86_64", both, 2);
	ck_assert_uint_eq(o.module.cfi.n, 0x4000);
	outcome_release(&o);
	put_release(&debug.p);
	put_release(&eh.p);
}
END_TEST

#define COUNT(array) (int)(sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("cfi");
	TCase *t = tcase_create("cfi");
	tcase_add_loop_test(t, cover, 0, COUNT(covers));
	tcase_add_loop_test(t, plt, 0, 3);
	tcase_add_test(t, plt_of_i386);
	tcase_add_test(t, plt_from_within_a_slot);
	tcase_add_test(t, a_formula_that_says_nothing);
	tcase_add_loop_test(t, gaps, 0, 6);
	tcase_add_test(t, gaps_are_filled_by_the_other_section);
	tcase_add_test(t, damage_is_filled_by_the_other_section);
	tcase_add_test(t, discarded_code_is_noted);
	tcase_add_test(t, signal_trampoline);
	tcase_add_test(t, realigned_stack);
	tcase_add_test(t, saved_below_a_realigned_stack);
	tcase_add_test(t, return_address_from_the_pc);
	tcase_add_test(t, another_return_address_column);
	tcase_add_test(t, a_record_that_is_too_long);
	tcase_add_test(t, text_out_of_proportion);
	tcase_add_test(t, plt_out_of_proportion);
	tcase_add_test(t, overlaps_without_end);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
