/* DWARF expressions as postfix text. */
#include "dump_syms/cfi/expression.h"
#include "tests/make/cfi.h"
#include "tests/unit/check_main.h"

#include <string.h>

/* An expression, with the CFA on the stack or not, and its text; NULL: it has none, for this reason. */
struct expression_case {
	const char *words, *text;
	bool cfa;
	int reason;
};

#define SAID(words, text) {words, text, false, EXPRESSION_SAID}
#define OF_CFA(words, text) {words, text, true, EXPRESSION_SAID}
#define UNSAID(words, reason) {words, NULL, false, reason}

static const struct expression_case cases[] = {
	/* Shapes that compilers and hand-written assembly use. */
	SAID("breg6 -16 deref", "$rbp -16 + ^"),
	SAID("breg7 160 deref", "$rsp 160 + ^"),
	SAID("breg10 0 deref", "$r10 ^"),
	SAID("breg6 0", "$rbp"),
	SAID("breg7 40", "$rsp 40 +"),
	SAID("breg16 0 const4s -77 plus", "$rip -77 +"),
	SAID("breg16 5 const4u 77 minus", "$rip -72 +"),
	OF_CFA("lit8 minus const1s -32 and const1u 80 minus", ".cfa -8 + 32 @ -80 +"),
	OF_CFA("const1u 8 minus deref", ".cfa -8 + ^"),
	SAID("breg7 0 const1s -16 and", "$rsp 16 @"),
	SAID("breg7 8 const1s -16 and plus_uconst 24 deref", "$rsp 8 + 16 @ 24 + ^"),
	SAID("const1s -64 breg7 8 and", "$rsp 8 + 64 @"),
	SAID("breg3 0 breg6 8 plus", "$rbx $rbp + 8 +"),
	SAID("breg3 1 breg6 8 minus", "$rbx $rbp - -7 +"),
	SAID("lit10 breg6 3 minus", "10 $rbp 3 + -"),
	SAID("breg3 0 lit3 shl", "$rbx 8 *"),
	SAID("breg3 4 lit3 shr", "$rbx 4 + 8 /"),
	SAID("breg3 4 lit3 mul", "$rbx 4 + 3 *"),
	SAID("breg3 4 breg6 0 mod", "$rbx 4 + $rbp %"),
	SAID("breg3 0 lit15 and", "$rbx $rbx 16 @ -"),
	SAID("breg3 1 lit0 and", "0"),
	SAID("breg3 1 const1s -1 and", "$rbx 1 +"),
	SAID("breg3 0 neg", "0 $rbx -"),
	SAID("breg3 0 not", "-1 $rbx -"),
	SAID("bregx 12 4", "$r12 4 +"),
	SAID("breg3 8 deref_size 8", "$rbx 8 + ^"),
	SAID("breg3 8 deref plus_uconst 16 deref", "$rbx 8 + ^ 16 + ^"),
	SAID("breg3 8 nop", "$rbx 8 +"),

	/* Constants of each kind. */
	SAID("const1u 200", "200"),
	SAID("const1s -56", "-56"),
	SAID("const2u 60000", "60000"),
	SAID("const2s -5536", "-5536"),
	SAID("const4u 4000000000", "4000000000"),
	SAID("const4s -294967296", "-294967296"),
	SAID("const8u 0xffffffffffffffff", "-1"),
	SAID("const8s -5", "-5"),
	SAID("constu 624485", "624485"),
	SAID("consts -123456", "-123456"),
	SAID("lit0", "0"),
	SAID("lit31", "31"),

	/* The stack. */
	SAID("breg3 0 dup plus", "$rbx $rbx +"),
	SAID("breg3 0 lit9 drop", "$rbx"),
	SAID("breg3 0 breg6 0 over minus minus", "$rbx $rbp $rbx - -"),
	SAID("breg3 0 breg6 0 breg12 0 pick 2 minus minus minus", "$rbx $rbp $r12 $rbx - - -"),
	SAID("breg3 0 breg6 0 swap minus", "$rbp $rbx -"),
	SAID("breg3 0 breg6 0 breg12 0 rot minus minus", "$r12 $rbx $rbp - -"),
	SAID("breg3 0 breg6 0", "$rbp"), /* what lies below the top does not count */

	/* Constants are folded; comparisons are signed. */
	SAID("lit3 lit4 plus lit5 mul", "35"),
	SAID("lit3 lit4 minus", "-1"),
	SAID("lit7 neg", "-7"),
	SAID("lit0 not", "-1"),
	SAID("const1u 0xf0 const1u 0x3c and", "48"),
	SAID("lit12 lit3 or", "15"),
	SAID("lit12 lit10 xor", "6"),
	SAID("lit1 const1u 63 shl", "-9223372036854775808"),
	SAID("lit1 const1u 64 shl", "0"),
	SAID("const1s -8 lit1 shr", "9223372036854775804"),
	SAID("const1s -8 const1u 99 shra", "-1"),
	SAID("const1s -8 lit3 div", "-2"),
	SAID("const1s -1 lit10 mod", "5"),
	SAID("const1s -1 lit0 lt", "1"),
	SAID("const1s -1 lit0 ge", "0"),
	SAID("lit2 lit2 le", "1"),
	SAID("lit2 lit2 gt", "0"),
	SAID("lit2 lit2 eq", "1"),
	SAID("lit2 lit2 ne", "0"),

	/* What has no words. */
	UNSAID("addr 0x1000", 0x03),
	UNSAID("breg3 0 deref_size 4", 0x94),
	UNSAID("breg3 0 abs", 0x19),
	UNSAID("breg3 0 lit6 and", 0x1a),
	UNSAID("breg3 0 breg6 0 and", 0x1a),
	UNSAID("breg3 0 lit6 div", 0x1b),
	UNSAID("breg3 0 lit6 or", 0x21),
	UNSAID("breg3 0 lit6 xor", 0x27),
	UNSAID("breg3 0 breg6 0 shl", 0x24),
	UNSAID("breg3 0 const1u 64 shr", 0x25),
	UNSAID("breg3 0 lit6 shra", 0x26),
	UNSAID("breg3 0 lit6 ge", 0x2a),
	UNSAID("lit1 lit0 div", 0x1b),
	UNSAID("lit1 lit0 mod", 0x1d),
	UNSAID("lit1 bra 0", 0x28),
	UNSAID("lit1 skip 0", 0x2f),
	UNSAID("reg3", 0x53),
	UNSAID("regx 3", 0x90),
	UNSAID("fbreg 3", 0x91),
	UNSAID("call_frame_cfa", 0x9c),
	UNSAID("bregx 56 0", 0x92),
	UNSAID("bregx 0x10000000000003 0", 0x92),
	UNSAID("lit1 .byte 0xf3", 0xf3),

	/* Damage. */
	UNSAID("", EXPRESSION_DAMAGED),
	UNSAID("drop", EXPRESSION_DAMAGED),
	UNSAID("lit1 plus", EXPRESSION_DAMAGED),
	UNSAID("lit1 swap", EXPRESSION_DAMAGED),
	UNSAID("lit1 lit2 rot", EXPRESSION_DAMAGED),
	UNSAID("lit1 pick 1", EXPRESSION_DAMAGED),
	UNSAID("deref", EXPRESSION_DAMAGED),
	UNSAID("lit1 .byte 0x0c .byte 1 .byte 2", EXPRESSION_DAMAGED),
	UNSAID(".byte 0x70 .byte 0x80", EXPRESSION_DAMAGED),
};

static struct expression expression_of(struct put *p, const char *arch)
{
	return (struct expression){
		.code = {(const uint8_t *)p->out.at, p->out.n},
		.big_endian = p->big_endian,
		.arch = arch_find(arch),
		.address_size = arch_find(arch)->address_size,
		.pc_low = PC_UNKNOWN,
	};
}

START_TEST(texts)
{
	const struct expression_case *c = &cases[_i];
	for (int big_endian = 0; big_endian < 2; big_endian++) {
		struct put p = {.big_endian = big_endian};
		struct buf out = {0};
		cfi_expression(&p, c->words);
		struct expression e = expression_of(&p, "x86_64");
		e.cfa_pushed = c->cfa;
		buf_text(&out, "=");
		ck_assert_int_eq(expression_write(&e, &out), c->reason);
		ck_assert_str_eq(buf_string(&out) + 1, c->text ? c->text : "");
		buf_release(&out);
		put_release(&p);
	}
}
END_TEST

/* With 32-bit addresses, constants wrap there. */
START_TEST(texts_of_32_bits)
{
	static const char *const of_32_bits[][2] = {
		{"const4u 0xffffffff", "-1"},
		{"breg5 4 const4u 0xfffffff0 and", "$ebp 4 + 16 @"},
		{"const4u 0xffffffff const1u 31 shra", "-1"},
		{"lit1 const1u 32 shl", "0"},
		{"const4u 0x80000000 lit0 lt", "1"},
		{"breg5 4 const4u 0xffffffff and", "$ebp 4 +"},
		{"const1s -1 lit4 shr", "268435455"},
		{"breg5 8 const4u 0xfffffff8 plus", "$ebp"},
		{"breg8 0 deref_size 4", "$eip ^"},
	};
	struct put p = {0};
	struct buf out = {0};
	cfi_expression(&p, of_32_bits[_i][0]);
	struct expression e = expression_of(&p, "x86");
	ck_assert_int_eq(expression_write(&e, &out), EXPRESSION_SAID);
	ck_assert_str_eq(buf_string(&out), of_32_bits[_i][1]);
	buf_release(&out);
	put_release(&p);
}
END_TEST

/* The PLT's formula, which only the low bits of the program counter make sayable. */
START_TEST(low_bits_of_the_pc)
{
	struct put p = {0};
	cfi_expression(&p, "breg7 8 breg16 0 lit15 and lit11 ge lit3 shl plus");
	struct expression e = expression_of(&p, "x86_64");
	struct buf out = {0};
	ck_assert_int_eq(expression_write(&e, &out), 0x2a);
	for (e.pc_low = 0; e.pc_low < PC_PERIOD; e.pc_low++) {
		buf_clear(&out);
		ck_assert_int_eq(expression_write(&e, &out), EXPRESSION_SAID);
		ck_assert_str_eq(buf_string(&out), e.pc_low >= 11 ? "$rsp 16 +" : "$rsp 8 +");
	}
	buf_release(&out);
	put_release(&p);
}
END_TEST

/* More bits than are known, or another register's, are not taken for the pc's low ones. */
START_TEST(other_bits_are_unknown)
{
	static const char *const words[] = {"breg16 0 const1u 31 and lit11 ge", "breg3 0 lit15 and lit11 ge",
	                                    "breg16 0 dup plus lit15 and lit11 ge"};
	struct put p = {0};
	cfi_expression(&p, words[_i]);
	struct expression e = expression_of(&p, "x86_64");
	struct buf out = {0};
	e.pc_low = 3;
	ck_assert_int_eq(expression_write(&e, &out), 0x2a);
	buf_release(&out);
	put_release(&p);
}
END_TEST

/* An addend within the program counter's mask counts before it. */
START_TEST(an_addend_of_the_pc)
{
	struct put p = {0};
	cfi_expression(&p, "breg16 6 lit15 and");
	struct expression e = expression_of(&p, "x86_64");
	struct buf out = {0};
	e.pc_low = 12;
	ck_assert_int_eq(expression_write(&e, &out), EXPRESSION_SAID);
	ck_assert_str_eq(buf_string(&out), "2");
	buf_release(&out);
	put_release(&p);
}
END_TEST

static void assert_too_long(const char *first, const char *repeated, int times)
{
	struct put p = {0};
	struct buf out = {0};
	cfi_expression(&p, first);
	for (int i = 0; i < times; i++)
		cfi_expression(&p, repeated);
	struct expression e = expression_of(&p, "x86_64");
	ck_assert_int_eq(expression_write(&e, &out), EXPRESSION_TOO_LONG);
	ck_assert_uint_eq(out.n, 0);
	buf_release(&out);
	put_release(&p);
}

START_TEST(work_is_bounded)
{
	assert_too_long("breg3 0", "dup plus", 40);
	assert_too_long("lit1", "lit1", 40);
	assert_too_long("lit1", "nop", 100000);
}
END_TEST

#define COUNT(array) (int)(sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("cfi_expression");
	TCase *t = tcase_create("expression");
	tcase_add_loop_test(t, texts, 0, COUNT(cases));
	tcase_add_loop_test(t, texts_of_32_bits, 0, 9);
	tcase_add_test(t, low_bits_of_the_pc);
	tcase_add_loop_test(t, other_bits_are_unknown, 0, 3);
	tcase_add_test(t, an_addend_of_the_pc);
	tcase_add_test(t, work_is_bounded);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
