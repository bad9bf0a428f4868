/* Call frame instructions: what each of them does to the records. */
#include "tests/unit/cfi_fixture.h"
#include "tests/unit/check_main.h"

/* A CIE and an FDE of [0x401000, 0x401040), and the records that come of it. */
struct row_case {
	const char *name, *arch, *cie, *fde, *text;
};

#define X64(name, fde, text) {name, "x86_64", X86_64_CIE, fde, text}
#define ARM64(name, fde, text) {name, "arm64", ARM64_CIE, fde, text}
#define INIT "INIT 1000 40 " X86_64_INIT "\n"
#define INIT_RBX "INIT 1000 40 " X86_64_INIT " $rbx: .cfa -16 + ^\n"
#define ARM64_INIT "INIT 1000 40 .cfa: sp 0 + .ra: x30\n"

static const struct row_case cases[] = {
	X64("nothing but the CIE", "", INIT),
	X64("nop", "nop nop", INIT),
	X64("advance, in each of its sizes",
	    "advance 1 def_cfa_offset 16 advance_loc1 2 def_cfa_offset 24 advance_loc2 3 def_cfa_offset 32 "
	    "advance_loc4 4 def_cfa_offset 40 MIPS_advance_loc8 5 def_cfa_offset 48",
	    INIT "1001 .cfa: $rsp 16 +\n1003 .cfa: $rsp 24 +\n1006 .cfa: $rsp 32 +\n100a .cfa: $rsp 40 +\n"
		 "100f .cfa: $rsp 48 +\n"),
	X64("set_loc", "set_loc 0x401007 def_cfa_offset 16", INIT "1007 .cfa: $rsp 16 +\n"),
	X64("what is said before the first advance belongs to INIT", "def_cfa_offset 16 offset 6 2",
	    "INIT 1000 40 .cfa: $rsp 16 + .ra: .cfa -8 + ^ $rbp: .cfa -16 + ^\n"),
	X64("an advance of 0 too", "advance 0 def_cfa_offset 16", "INIT 1000 40 .cfa: $rsp 16 + .ra: .cfa -8 + ^\n"),
	X64("the last of several rules at a place holds", "advance 1 def_cfa_offset 16 def_cfa_offset 24 offset 6 2 offset 6 3",
	    INIT "1001 .cfa: $rsp 24 + $rbp: .cfa -24 + ^\n"),
	X64("a row that changes nothing is none", "advance 1 advance 1 def_cfa_offset 8 offset 16 1 advance 1", INIT),
	X64("a rule that is changed and changed back is none", "advance 1 def_cfa_offset 16 def_cfa_offset 8", INIT),
	X64("rows at the end and behind it do not count",
	    "advance 0x3f def_cfa_offset 16 advance 1 def_cfa_offset 24 advance 1 .byte 0x3f",
	    INIT "103f .cfa: $rsp 16 +\n"),
	X64("nor those that wrap around", "advance_loc4 0xffffffff def_cfa_offset 16", INIT),
	X64("an FDE's own start behind its first instructions", "def_cfa_offset 16 set_loc 0x401000 def_cfa_offset 24",
	    "INIT 1000 40 .cfa: $rsp 24 + .ra: .cfa -8 + ^\n"),

	X64("def_cfa", "advance 1 def_cfa 6 16", INIT "1001 .cfa: $rbp 16 +\n"),
	X64("def_cfa_sf is factored", "advance 1 def_cfa_sf 6 -2", INIT "1001 .cfa: $rbp 16 +\n"),
	X64("def_cfa_register keeps the offset", "advance 1 def_cfa_register 6", INIT "1001 .cfa: $rbp 8 +\n"),
	X64("def_cfa_offset_sf is factored", "advance 1 def_cfa_offset_sf -5", INIT "1001 .cfa: $rsp 40 +\n"),
	X64("a CFA below its register", "advance 1 def_cfa_offset_sf 2", INIT "1001 .cfa: $rsp -16 +\n"),
	X64("def_cfa_expression", "advance 1 def_cfa_expression { breg6 -16 deref }", INIT "1001 .cfa: $rbp -16 + ^\n"),
	X64("def_cfa_register after an expression takes the last offset",
	    "def_cfa_offset 24 advance 1 def_cfa_expression { breg6 0 } advance 1 def_cfa_register 3",
	    "INIT 1000 40 .cfa: $rsp 24 + .ra: .cfa -8 + ^\n1001 .cfa: $rbp\n1002 .cfa: $rbx 24 +\n"),
	X64("def_cfa_offset leaves an expression alone",
	    "advance 1 def_cfa_expression { breg6 0 } advance 1 def_cfa_offset 32 advance 1 def_cfa_register 3",
	    INIT "1001 .cfa: $rbp\n1003 .cfa: $rbx 32 +\n"),

	X64("offset_extended", "advance 1 offset_extended 12 3", INIT "1001 $r12: .cfa -24 + ^\n"),
	X64("offset_extended_sf", "advance 1 offset_extended_sf 12 -1", INIT "1001 $r12: .cfa 8 + ^\n"),
	X64("GNU_negative_offset_extended", "advance 1 GNU_negative_offset_extended 12 2", INIT "1001 $r12: .cfa 16 + ^\n"),
	X64("val_offset", "advance 1 val_offset 12 2", INIT "1001 $r12: .cfa -16 +\n"),
	X64("val_offset_sf", "advance 1 val_offset_sf 12 -2", INIT "1001 $r12: .cfa 16 +\n"),
	X64("saved at the CFA itself", "advance 1 offset 3 0", INIT "1001 $rbx: .cfa 0 + ^\n"),
	X64("register", "advance 1 register 3 12", INIT "1001 $rbx: $r12\n"),
	X64("expression", "advance 1 expression 3 { breg6 -8 }", INIT "1001 $rbx: $rbp -8 + ^\n"),
	X64("an expression begins with the CFA", "advance 1 expression 3 { lit16 minus }", INIT "1001 $rbx: .cfa -16 + ^\n"),
	X64("val_expression", "advance 1 val_expression 3 { breg6 -8 }", INIT "1001 $rbx: $rbp -8 +\n"),
	X64("GNU_args_size is for landing pads", "advance 1 GNU_args_size 16 def_cfa_offset 16", INIT "1001 .cfa: $rsp 16 +\n"),
	X64("registers stand in the order of their numbers", "advance 1 offset 15 3 offset 3 4 register 16 1 offset 6 2 def_cfa 6 8",
	    INIT "1001 .cfa: $rbp 8 + .ra: $rdx $rbx: .cfa -32 + ^ $rbp: .cfa -16 + ^ $r15: .cfa -24 + ^\n"),

	X64("same_value of a preserved register is what readers assume", "advance 1 same_value 3", INIT),
	X64("and brings it back", "offset 3 2 advance 1 same_value 3", INIT_RBX "1001 $rbx: $rbx\n"),
	X64("same_value of another is said", "advance 1 same_value 0", INIT "1001 $rax: $rax\n"),
	X64("undefined: a preserved register", "advance 1 undefined 3", INIT "1001 $rbx: .undef\n"),
	X64("undefined: another is unknown anyway", "advance 1 undefined 0", INIT),
	X64("undefined: its older rule does not stay", "offset 0 2 advance 1 undefined 0",
	    "INIT 1000 40 " X86_64_INIT " $rax: .cfa -16 + ^\n1001 $rax: $rax\n"),
	X64("undefined: the return address", "undefined 16", "INIT 1000 40 .cfa: $rsp 8 + .ra: 1\n"),
	X64("undefined: the return address, later", "advance 1 undefined 16", INIT "1001 .ra: 1\n"),

	X64("restore: to the CIE's rule", "offset 16 3 advance 1 restore 16",
	    "INIT 1000 40 .cfa: $rsp 8 + .ra: .cfa -24 + ^\n1001 .ra: .cfa -8 + ^\n"),
	X64("restore: to none", "offset 3 2 advance 1 restore 3", INIT_RBX "1001 $rbx: $rbx\n"),
	X64("restore_extended", "offset 3 2 advance 1 restore_extended 3", INIT_RBX "1001 $rbx: $rbx\n"),
	X64("restore: the stack pointer is the CFA", "register 7 6 advance 1 restore 7",
	    "INIT 1000 40 " X86_64_INIT " $rsp: $rbp\n1001 $rsp: .cfa\n"),
	X64("the stack pointer at its old value", "advance 1 same_value 7", INIT "1001 $rsp: $rsp\n"),
	X64("the stack pointer said to be the CFA", "advance 1 val_offset 7 0", INIT),
	X64("restore_state brings back the CFA too",
	    "advance 1 def_cfa 6 16 offset 6 2 advance 1 remember_state advance 1 restore 6 def_cfa 7 8 advance 1 restore_state",
	    INIT "1001 .cfa: $rbp 16 + $rbp: .cfa -16 + ^\n1003 .cfa: $rsp 8 + $rbp: $rbp\n"
		 "1004 .cfa: $rbp 16 + $rbp: .cfa -16 + ^\n"),
	X64("restore_state: only what differs",
	    "offset 3 2 remember_state advance 1 offset 12 3 advance 1 restore_state",
	    INIT_RBX "1001 $r12: .cfa -24 + ^\n1002 $r12: $r12\n"),
	X64("remembered states nest",
	    "remember_state advance 1 def_cfa_offset 16 remember_state advance 1 def_cfa_offset 24 advance 1 restore_state "
	    "advance 1 restore_state",
	    INIT "1001 .cfa: $rsp 16 +\n1002 .cfa: $rsp 24 +\n1003 .cfa: $rsp 16 +\n1004 .cfa: $rsp 8 +\n"),

	{"a CIE without a rule for the return address", "x86_64", "def_cfa 7 8", "", "INIT 1000 40 .cfa: $rsp 8 + .ra: $rip\n"},
	{"a CFA that begins as a register", "x86_64", "def_cfa_register 7", "advance 1 def_cfa_offset 8",
	 "INIT 1000 40 .cfa: $rsp 0 + .ra: $rip\n1001 .cfa: $rsp 8 +\n"},
	{"i386", "x86", X86_CIE, "advance 1 def_cfa_offset 8 offset 5 2 advance 2 def_cfa_register 5",
	 "INIT 1000 40 .cfa: $esp 4 + .ra: .cfa -4 + ^\n1001 .cfa: $esp 8 + $ebp: .cfa -8 + ^\n1003 .cfa: $ebp 8 +\n"},
	{"i386: the dereferenced CFA of a realigned main", "x86", X86_CIE,
	 "advance 4 def_cfa 1 0 advance 10 expression 5 { breg5 0 } advance 6 def_cfa_expression { breg5 -4 deref }",
	 "INIT 1000 40 .cfa: $esp 4 + .ra: .cfa -4 + ^\n1004 .cfa: $ecx 0 +\n100e $ebp: $ebp ^\n1014 .cfa: $ebp -4 + ^\n"},
	{"i386: offsets wrap at 32 bits", "x86", X86_CIE, "def_cfa 4 0xfffffffc", "INIT 1000 40 .cfa: $esp -4 + .ra: .cfa -4 + ^\n"},
	ARM64("ARM64: nothing saved", "", ARM64_INIT),
	ARM64("ARM64: frame record", "advance 4 def_cfa_offset 16 offset 29 2 offset 30 1 advance 4 restore 30 restore 29 def_cfa_offset 0",
	      ARM64_INIT "1004 .cfa: sp 16 + .ra: .cfa -8 + ^ x29: .cfa -16 + ^\n1008 .cfa: sp 0 + .ra: x30 x29: x29\n"),
	ARM64("ARM64: signed return addresses", "advance 4 negate_ra_state advance 4 offset 30 1 advance 4 restore 30 negate_ra_state",
	      ARM64_INIT "1008 .ra: .cfa -8 + ^\n100c .ra: x30\n"),
	ARM64("ARM64: signed with the pc", "advance 4 negate_ra_state_with_pc offset 30 1", ARM64_INIT "1004 .ra: .cfa -8 + ^\n"),
	ARM64("ARM64: the state of signing set", "set_ra_state 1 0 advance 4 set_ra_state 2 -300 offset 30 1", ARM64_INIT "1004 .ra: .cfa -8 + ^\n"),
	ARM64("ARM64: vector registers have names", "advance 4 offset_extended 72 8", ARM64_INIT "1004 v8: .cfa -64 + ^\n"),
	ARM64("ARM64: those without one are left out", "advance 4 offset_extended 46 2 offset 29 2 val_expression 34 { lit1 }",
	      ARM64_INIT "1004 x29: .cfa -16 + ^\n"),
	ARM64("ARM64: the return address in another register", "advance 4 register 30 9", ARM64_INIT "1004 .ra: x9\n"),
	ARM64("ARM64: undefined and restored", "undefined 30 advance 4 restore 30",
	      "INIT 1000 40 .cfa: sp 0 + .ra: 1\n1004 .ra: x30\n"),
	ARM64("ARM64: same value", "offset 30 1 advance 4 same_value 30",
	      "INIT 1000 40 .cfa: sp 0 + .ra: .cfa -8 + ^\n1004 .ra: x30\n"),
};

/* Each case in each form that a section can have: which section, byte order, 32- or 64-bit lengths, version of the CIE. */
START_TEST(rows)
{
	const struct row_case *c = &cases[_i];
	unsigned address_size = arch_find(c->arch)->address_size;
	static const unsigned versions[] = {1, 3, 4};
	for (unsigned form = 0; form < 24; form++) {
		struct cfi_maker m = cfi_maker_make(form & 1, address_size, form & 2);
		m.offset_size = form & 4 ? 8 : 4;
		m.version = versions[form / 8];
		m.vaddr = 0x40a000;
		m.ra = arch_find(c->arch)->return_address;
		m.data_align = -(int64_t)address_size;
		cfi_cie_with(&m, c->cie);
		cfi_fde_with(&m, CODE, 0x40, c->fde);
		struct outcome o = outcome_of(c->arch, (struct cfi_maker *[]){&m}, 1);
		ck_assert_msg(strcmp(buf_string(&o.text), c->text) == 0, "%s, form %u:\n%s", c->name, form,
		              buf_string(&o.text));
		ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 0);
		outcome_release(&o);
		put_release(&m.p);
	}
}
END_TEST

START_TEST(code_alignment)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	m.code_align = 4;
	m.ra = 30;
	cfi_cie_with(&m, ARM64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "advance 2 def_cfa_offset 16 advance_loc1 3 def_cfa_offset 32");
	struct outcome o = outcome_of("arm64", (struct cfi_maker *[]){&m}, 1);
	assert_text(&o, ARM64_INIT "1008 .cfa: sp 16 +\n1014 .cfa: sp 32 +\n");
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

START_TEST(unnamed_registers_are_noted)
{
	struct cfi_maker m = cfi_maker_make(true, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, "offset_extended 1000 2 restore_extended 0x1000000000010");
	struct outcome o = outcome_of("x86_64", (struct cfi_maker *[]){&m}, 1);
	assert_text(&o, INIT);
	ck_assert_uint_eq(reported(&o, &rows_unnamed), 1);
	ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 0);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

/* Damaged instructions: the rows before them stay, the one that they stand in and the rest is lost. */
struct damage_case {
	const char *name, *fde, *text;
};

#define CUT "INIT 1000 4 " X86_64_INIT "\n"

static const struct damage_case damages[] = {
	{"an unknown instruction", "advance 4 def_cfa_offset 16 .byte 0x3f advance 1", CUT},
	{"in the first row", ".byte 0x3f advance 4 def_cfa_offset 16", ""},
	{"ARM64's on another machine", "advance 4 negate_ra_state", CUT},
	{"ARM64's other one on another machine", "advance 4 set_ra_state 1 0", CUT},
	{"LLVM's address spaces", "advance 4 LLVM_def_aspace_cfa 7 8 1", CUT},
	{"a state that was not remembered", "advance 4 restore_state", CUT},
	{"an expression longer than the FDE", "advance 4 .byte 0x0f .byte 0x7f", CUT},
	{"an operand that is cut off", "advance 4 nop .byte 0x04 .byte 0x01", CUT},
	{"a LEB128 that is cut off", "advance 4 .byte 0x0e .byte 0x80 .byte 0x80", CUT},
	{"set_loc that goes back", "advance 4 def_cfa_offset 8 set_loc 0x401003", CUT},
};

START_TEST(damage)
{
	const struct damage_case *c = &damages[_i];
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE, 0x40, c->fde);
	cfi_fde_with(&m, CODE + 0x40, 0x10, "");
	struct outcome o = outcome_of("x86_64", (struct cfi_maker *[]){&m}, 1);
	char expected[300];
	snprintf(expected, sizeof expected, "%sINIT 1040 10 %s\n", c->text, X86_64_INIT);
	assert_text(&o, expected);
	ck_assert_uint_eq(reported(&o, &frame_bad_fde), 1);
	ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 1);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

START_TEST(damaged_cie)
{
	static const char *const words[] = {
		"def_cfa 7 8 .byte 0x3f", "def_cfa 7 8 restore 16", "def_cfa 7 8 advance 1", "def_cfa 7 8 set_loc 0x401000",
		"def_cfa_offset 8",       "nop restore_state",
	};
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, words[_i]);
	cfi_fde_with(&m, CODE, 0x40, "");
	cfi_fde_with(&m, CODE + 0x40, 0x40, "");
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde_with(&m, CODE + 0x80, 0x40, "");
	struct outcome o = outcome_of("x86_64", (struct cfi_maker *[]){&m}, 1);
	assert_text(&o, "INIT 1080 40 " X86_64_INIT "\n");
	ck_assert_uint_eq(reported(&o, &frame_bad_cie), 1);
	ck_assert_uint_eq(diag_count(&o.d, DIAG_WARNING), 1);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

START_TEST(remembering_is_bounded)
{
	struct cfi_maker m = cfi_maker_make(false, 8, false);
	cfi_cie_with(&m, X86_64_CIE);
	cfi_fde(&m, CODE, 0x40);
	cfi_code(&m, "advance 4");
	for (int i = 0; i < 100000; i++)
		cfi_code(&m, "remember_state");
	cfi_end(&m);
	struct outcome o = outcome_of("x86_64", (struct cfi_maker *[]){&m}, 1);
	assert_text(&o, CUT);
	ck_assert_uint_eq(reported(&o, &frame_bad_fde), 1);
	outcome_release(&o);
	put_release(&m.p);
}
END_TEST

#define COUNT(array) (int)(sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("cfi_rows");
	TCase *t = tcase_create("rows");
	tcase_add_loop_test(t, rows, 0, COUNT(cases));
	tcase_add_test(t, code_alignment);
	tcase_add_test(t, unnamed_registers_are_noted);
	tcase_add_loop_test(t, damage, 0, COUNT(damages));
	tcase_add_loop_test(t, damaged_cie, 0, 6);
	tcase_add_test(t, remembering_is_bounded);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
