/* ARM's exception tables: each unwinding instruction, each kind of table, whose code they tell of, and damage. */
#include "tests/unit/cfi_fixture.h"
#include "tests/unit/check_main.h"

#include "dump_syms/cfi/ehabi.h"
#include "dump_syms/cfi/exidx.h"

#include <string.h>

#define INDEX 0x40a000
#define TABLES 0x40b000

/* Instructions, and the rules that come of them; "" where they refuse, NULL where they make no sense. */
static const struct {
	const char *name;
	uint8_t code[16];
	size_t n;
	const char *rules;
} codes[] = {
	{"nothing", {0}, 0, ".cfa: sp 0 + .ra: lr"},
	{"finish", {0xb0, 0xff}, 2, ".cfa: sp 0 + .ra: lr"},
	{"vsp up", {0x00}, 1, ".cfa: sp 4 + .ra: lr"},
	{"vsp up most", {0x3f}, 1, ".cfa: sp 256 + .ra: lr"},
	{"vsp down", {0x40}, 1, ".cfa: sp -4 + .ra: lr"},
	{"vsp down most", {0x7f}, 1, ".cfa: sp -256 + .ra: lr"},
	{"refused", {0x00, 0x80, 0x00, 0xff}, 4, ""},
	{"pop r4", {0x80, 0x01}, 2, ".cfa: sp 4 + .ra: lr r4: .cfa -4 + ^"},
	{"pop r12, lr", {0x85, 0x00}, 2, ".cfa: sp 8 + .ra: .cfa -4 + ^ r12: .cfa -8 + ^"},
	{"pop pc", {0x88, 0x00}, 2, ".cfa: sp 4 + .ra: .cfa -4 + ^"},
	{"pop lr, pc", {0x8c, 0x00}, 2, ".cfa: sp 8 + .ra: .cfa -4 + ^"},
	{"pop all", {0x84, 0xff, 0xb1, 0x0f}, 4,
	 ".cfa: sp 52 + .ra: .cfa -20 + ^ r0: .cfa -16 + ^ r1: .cfa -12 + ^ r2: .cfa -8 + ^ r3: .cfa -4 + ^ "
	 "r4: .cfa -52 + ^ r5: .cfa -48 + ^ r6: .cfa -44 + ^ r7: .cfa -40 + ^ r8: .cfa -36 + ^ r9: .cfa -32 + ^ "
	 "r10: .cfa -28 + ^ r11: .cfa -24 + ^"},
	{"vsp = r7", {0x97}, 1, ".cfa: r7 0 + .ra: lr"},
	{"vsp = r11, down, pop r11, lr", {0x9b, 0x40, 0x84, 0x80}, 4, ".cfa: r11 4 + .ra: .cfa -4 + ^ r11: .cfa -8 + ^"},
	{"vsp = r0", {0x90}, 1, ".cfa: r0 0 + .ra: lr"},
	{"vsp = sp", {0x9d}, 1, NULL},
	{"vsp = pc", {0x9f}, 1, NULL},
	{"a register that was popped from elsewhere", {0x80, 0x01, 0x97, 0x00}, 4, ".cfa: r7 4 + .ra: lr r4: sp 0 + ^"},
	{"vsp = a register that was popped", {0x80, 0x08, 0x97, 0x00, 0x84, 0x00}, 6,
	 ".cfa: sp 0 + ^ 8 + .ra: .cfa -4 + ^ r7: sp 0 + ^"},
	{"pop sp", {0x00, 0x82, 0x01}, 3, ".cfa: sp 8 + ^ .ra: lr r4: sp 4 + ^"},
	{"pop r4", {0xa0}, 1, ".cfa: sp 4 + .ra: lr r4: .cfa -4 + ^"},
	{"pop r4, r5", {0xa1}, 1, ".cfa: sp 8 + .ra: lr r4: .cfa -8 + ^ r5: .cfa -4 + ^"},
	{"pop r4 to r11", {0xa7}, 1,
	 ".cfa: sp 32 + .ra: lr r4: .cfa -32 + ^ r5: .cfa -28 + ^ r6: .cfa -24 + ^ r7: .cfa -20 + ^ r8: .cfa -16 + ^ "
	 "r9: .cfa -12 + ^ r10: .cfa -8 + ^ r11: .cfa -4 + ^"},
	{"pop r4, lr", {0xa8}, 1, ".cfa: sp 8 + .ra: .cfa -4 + ^ r4: .cfa -8 + ^"},
	{"pop r0, r3", {0xb1, 0x09}, 2, ".cfa: sp 8 + .ra: lr r0: .cfa -8 + ^ r3: .cfa -4 + ^"},
	{"pop none of r0 to r3", {0xb1, 0x00}, 2, NULL},
	{"pop more than r0 to r3", {0xb1, 0x10}, 2, NULL},
	{"vsp up, large", {0xb2, 0x04}, 2, ".cfa: sp 532 + .ra: lr"},
	{"vsp up, larger", {0xb2, 0x80, 0x02}, 3, ".cfa: sp 1540 + .ra: lr"},
	{"vsp wraps", {0xb2, 0x80, 0x80, 0x80, 0x80, 0x04, 0x7f}, 7, ".cfa: sp 260 + .ra: lr"},
	{"pop d2 to d4, fstmfdx", {0xb3, 0x22}, 2, ".cfa: sp 28 + .ra: lr"},
	{"authentication code", {0xb4, 0x84, 0x00}, 3, ".cfa: sp 8 + .ra: .cfa -4 + ^"},
	{"authentication's modifier", {0xb5, 0x00}, 2, ".cfa: sp 4 + .ra: lr"},
	{"spare b6", {0xb6}, 1, NULL},
	{"spare b7", {0xb7}, 1, NULL},
	{"pop d8, fstmfdx", {0xb8}, 1, ".cfa: sp 12 + .ra: lr"},
	{"pop d8 to d15, fstmfdx", {0xbf}, 1, ".cfa: sp 68 + .ra: lr"},
	{"pop wR10", {0xc0}, 1, ".cfa: sp 8 + .ra: lr"},
	{"pop wR10 to wR15", {0xc5}, 1, ".cfa: sp 48 + .ra: lr"},
	{"pop wR2 to wR3", {0xc6, 0x21}, 2, ".cfa: sp 16 + .ra: lr"},
	{"pop wCGR0, wCGR3", {0xc7, 0x09}, 2, ".cfa: sp 8 + .ra: lr"},
	{"pop no wCGR", {0xc7, 0x00}, 2, NULL},
	{"pop more than wCGR", {0xc7, 0x10}, 2, NULL},
	{"pop d16 to d18", {0xc8, 0x02}, 2, ".cfa: sp 24 + .ra: lr"},
	{"pop d0 to d15", {0xc9, 0x0f}, 2, ".cfa: sp 128 + .ra: lr"},
	{"spare ca", {0xca}, 1, NULL},
	{"spare cf", {0xcf}, 1, NULL},
	{"pop d8", {0xd0}, 1, ".cfa: sp 8 + .ra: lr"},
	{"pop d8 to d15, r4, lr", {0xd7, 0xa8}, 2, ".cfa: sp 72 + .ra: .cfa -4 + ^ r4: .cfa -8 + ^"},
	{"spare d8", {0xd8}, 1, NULL},
	{"spare e0", {0xe0}, 1, NULL},
	{"spare ff", {0xff}, 1, NULL},
	{"cut off 8x", {0x84}, 1, NULL},
	{"cut off b1", {0xb1}, 1, NULL},
	{"cut off b2", {0xb2, 0x80}, 2, NULL},
	{"cut off c9", {0xc9}, 1, NULL},
	{"sp popped too often", {0x82, 0x00, 0x82, 0x00, 0x82, 0x00, 0x82, 0x00, 0x82, 0x00, 0x82, 0x00, 0x82, 0x00, 0x82, 0x00}, 16,
	 ".cfa: sp 0 + ^ 0 + ^ 0 + ^ 0 + ^ 0 + ^ 0 + ^ 0 + ^ 0 + ^ .ra: lr"},
};
#define CODES ((int)(sizeof codes / sizeof *codes))

START_TEST(test_code)
{
	struct phrases phrases = {0};
	struct state state;
	struct buf text = {0};
	const struct arch *arch = arch_find("arm");
	struct rules_context context = {.arch = arch, .address_size = 4, .ra = 14, .phrases = &phrases};
	enum status st = ehabi_execute((struct bytes){codes[_i].code, codes[_i].n}, arch, &phrases, &state);
	ck_assert_msg(st == (!codes[_i].rules ? ST_BAD : *codes[_i].rules ? ST_OK : ST_ABSENT), "%s: %d", codes[_i].name, st);
	if (st == ST_OK) {
		rules_write(&context, NULL, &state, &text);
		ck_assert_msg(strcmp(buf_string(&text), codes[_i].rules) == 0, "%s: %s", codes[_i].name, buf_string(&text));
	}
	buf_release(&text);
	phrases_release(&phrases);
}
END_TEST

/* Text of popped stack pointers inside each other does not grow without end. */
START_TEST(test_popped_sp)
{
	struct phrases phrases = {0};
	struct state state;
	uint8_t code[2 * 9];
	for (size_t i = 0; i < sizeof code; i++)
		code[i] = i % 2 ? 0x00 : 0x82;
	ck_assert_int_eq(ehabi_execute((struct bytes){code, sizeof code}, arch_find("arm"), &phrases, &state), ST_BAD);
	phrases_release(&phrases);
}
END_TEST

/* An index at INDEX, what it points to at TABLES, and what is read of them. */
struct tables {
	struct put index, memory;
	struct range code; /* of the index */
};

static struct tables tables_make(bool big_endian)
{
	return (struct tables){.index.big_endian = big_endian, .memory.big_endian = big_endian, .code = {0, UINT64_MAX}};
}

static void put_entry(struct tables *t, uint64_t function, uint32_t content)
{
	put_uint(&t->index, (function - (INDEX + t->index.out.n)) & 0x7fffffff, 4);
	put_uint(&t->index, content, 4);
}

/* An entry whose table is put next. */
static void put_pointer(struct tables *t, uint64_t function)
{
	put_entry(t, function, (uint32_t)(TABLES + t->memory.out.n - (INDEX + t->index.out.n + 4)) & 0x7fffffff);
}

static struct outcome tables_read(struct tables *t, struct cfi_maker *frame)
{
	struct outcome o = {0};
	struct range_list code = {0};
	struct exidx exidx = {0};
	struct cfi_section section = {.name = ".debug_frame"};
	range_list_add(&code, CODE, CODE_END);
	*vec_push(&exidx.index) = (struct exidx_run){
		{(const uint8_t *)t->index.out.at, t->index.out.n}, INDEX, t->code
	};
	*vec_push(&exidx.memory) = (struct exidx_run){.run = {(const uint8_t *)"below", 5}, .vaddr = 0x400000};
	*vec_push(&exidx.memory) = (struct exidx_run){.run = {(const uint8_t *)t->memory.out.at, t->memory.out.n}, .vaddr = TABLES};
	if (frame)
		section.run = (struct bytes){(const uint8_t *)frame->p.out.at, frame->p.out.n};
	struct cfi_input input = {
		.sections = &section, .section_count = frame ? 1 : 0, .exidx = &exidx, .big_endian = t->index.big_endian,
		.arch = arch_find("arm"), .address_size = 4, .isa_bit = 1, .load_base = BASE, .code = &code,
	};
	o.status = cfi_read(&input, &o.d, &o.module);
	outcome_write(&o);
	vec_release(&code);
	vec_release(&exidx.index);
	vec_release(&exidx.memory);
	return o;
}

static void tables_end(struct tables *t, struct outcome *o)
{
	put_release(&t->index);
	put_release(&t->memory);
	outcome_release(o);
}

#define R4_LR ".cfa: sp 8 + .ra: .cfa -4 + ^ r4: .cfa -8 + ^"
#define R4_LR_INLINE 0x80a8b0b0u

/* Every form of a table comes to the same. */
START_TEST(test_forms)
{
	struct tables t = tables_make(_i);
	put_entry(&t, CODE, R4_LR_INLINE);
	put_pointer(&t, CODE + 0x10);
	put_uint(&t.memory, 0x80a8b0b0, 4); /* model 0 */
	put_pointer(&t, CODE + 0x20);
	put_uint(&t.memory, 0x8100a8b0, 4); /* model 1, no word more */
	put_uint(&t.memory, 0xffffffff, 4); /* exception descriptors */
	put_pointer(&t, CODE + 0x30);
	put_uint(&t.memory, 0x81020040, 4); /* model 1, two words more: nothing and back */
	put_uint(&t.memory, 0x01410142, 4);
	put_uint(&t.memory, 0x00a8b0b0, 4);
	put_pointer(&t, CODE + 0x40);
	put_uint(&t.memory, 0x8201b500, 4); /* model 2, a word more */
	put_uint(&t.memory, 0x40a8b0b0, 4);
	put_pointer(&t, CODE + 0x50);
	put_uint(&t.memory, 0x7fff1234, 4); /* a personality routine */
	put_uint(&t.memory, 0x00a8b0b0, 4);
	put_pointer(&t, CODE + 0x60);
	put_uint(&t.memory, 0x00001234, 4);
	put_uint(&t.memory, 0x01400040, 4); /* a word more */
	put_uint(&t.memory, 0x00a8b0b0, 4);
	put_entry(&t, CODE + 0x70, 1);
	struct outcome o = tables_read(&t, NULL);
	ck_assert_uint_eq(o.d.entries.n, 0);
	assert_text(&o, "INIT 1000 10 " R4_LR "\nINIT 1010 10 " R4_LR "\nINIT 1020 10 " R4_LR "\nINIT 1030 10 " R4_LR "\n"
	                "INIT 1040 10 " R4_LR "\nINIT 1050 10 " R4_LR "\nINIT 1060 10 " R4_LR "\n");
	tables_end(&t, &o);
}
END_TEST

/* An entry reaches to the next one, the last to the end of the code, none beyond what its index is about. */
START_TEST(test_extents)
{
	struct tables t = tables_make(_i & 1);
	put_entry(&t, CODE + 0x101, R4_LR_INLINE); /* Thumb */
	put_entry(&t, CODE, 0x80b0b0b0);
	put_entry(&t, CODE + 0x80, 0x808000b0); /* refuses */
	put_entry(&t, CODE_END - 0x10, 0x80b0b0b0);
	put_entry(&t, CODE_END, 0x80b0b0b0);
	put_entry(&t, CODE - 0x800, 0x80b0b0b0); /* before the code */
	if (_i & 2)
		t.code.hi = CODE + 0x180;
	struct outcome o = tables_read(&t, NULL);
	ck_assert_uint_eq(o.d.entries.n, 0);
	assert_text(&o, _i & 2 ? "INIT 1000 80 .cfa: sp 0 + .ra: lr\nINIT 1100 80 " R4_LR "\n"
	                       : "INIT 1000 80 .cfa: sp 0 + .ra: lr\nINIT 1100 7ef0 " R4_LR "\n"
	                         "INIT 8ff0 10 .cfa: sp 0 + .ra: lr\n");
	tables_end(&t, &o);
}
END_TEST

/* DWARF, which tells of every instruction, wins. */
START_TEST(test_dwarf_first)
{
	struct cfi_maker m = cfi_maker_make(false, 4, _i);
	struct tables t = tables_make(_i);
	m.ra = 14;
	m.data_align = -4;
	cfi_cie_with(&m, "def_cfa 13 0");
	cfi_fde_with(&m, CODE + 0x11, 0x10, "advance 1 def_cfa_offset 8");
	put_entry(&t, CODE, R4_LR_INLINE);
	put_entry(&t, CODE + 0x40, 1);
	struct outcome o = tables_read(&t, &m);
	assert_text(&o, "INIT 1000 10 " R4_LR "\nINIT 1010 10 .cfa: sp 0 + .ra: lr\n1011 .cfa: sp 8 +\nINIT 1020 20 " R4_LR "\n");
	tables_end(&t, &o);
	put_release(&m.p);
}
END_TEST

static const struct {
	const char *name;
	uint32_t inline_content; /* 0: the table */
	uint32_t table[2];
	unsigned words;
} damages[] = {
	{"model 1 in the index", 0x81a8b0b0, {0}, 0},
	{"model 3", 0, {0x83a8b0b0, 0}, 2},
	{"reserved bits", 0x90a8b0b0, {0}, 0},
	{"spare instruction", 0x80ffb0b0, {0}, 0},
	{"more words than there are", 0, {0x8102b0b0, 0xb0b0b0b0}, 2},
	{"a table outside", 0x7f000000, {0}, 0},
	{"a personality and nothing", 0, {0x00001234, 0}, 1},
	{"more words behind a personality than there are", 0, {0x00001234, 0x01b0b0b0}, 2},
	{"no table", 0, {0, 0}, 0},
};
#define DAMAGES ((int)(sizeof damages / sizeof *damages))

START_TEST(test_damage)
{
	struct tables t = tables_make(_i % 2);
	int i = _i / 2;
	put_entry(&t, CODE, R4_LR_INLINE);
	if (damages[i].inline_content)
		put_entry(&t, CODE + 0x10, damages[i].inline_content);
	else
		put_pointer(&t, CODE + 0x10);
	for (unsigned k = 0; k < damages[i].words; k++)
		put_uint(&t.memory, damages[i].table[k], 4);
	put_entry(&t, CODE + 0x20, R4_LR_INLINE);
	put_entry(&t, CODE + 0x30, 1);
	put_uint(&t.index, 0x12345678, 4); /* half an entry */
	struct outcome o = tables_read(&t, NULL);
	ck_assert_msg(reported(&o, &exidx_bad) == 1, "%s", damages[i].name);
	assert_text(&o, "INIT 1000 10 " R4_LR "\nINIT 1020 10 " R4_LR "\n");
	tables_end(&t, &o);
}
END_TEST

START_TEST(test_damaged_place)
{
	struct tables t = tables_make(_i);
	put_uint(&t.index, 0x80000000, 4);
	put_uint(&t.index, 1, 4);
	struct outcome o = tables_read(&t, NULL);
	ck_assert_uint_eq(reported(&o, &exidx_bad), 1);
	assert_text(&o, "");
	tables_end(&t, &o);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("exidx");
	TCase *t = tcase_create("instructions");
	tcase_add_loop_test(t, test_code, 0, CODES);
	tcase_add_test(t, test_popped_sp);
	suite_add_tcase(s, t);
	t = tcase_create("tables");
	tcase_add_loop_test(t, test_forms, 0, 2);
	tcase_add_loop_test(t, test_extents, 0, 4);
	tcase_add_loop_test(t, test_dwarf_first, 0, 2);
	suite_add_tcase(s, t);
	t = tcase_create("damage");
	tcase_add_loop_test(t, test_damage, 0, DAMAGES * 2);
	tcase_add_loop_test(t, test_damaged_place, 0, 2);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
