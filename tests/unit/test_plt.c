/* PLT slots of every machine and linker: their code, the word they jump by, the relocation that names it. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include "elf/symbols.h"

/*
 * A slot as code with a hole: `how` says how the hole's bytes are made of the address of the word that the slot jumps by.
 * The code stands at PLT, the words at GOT or LOW_GOT.
 */
#define PLT 0x11000
#define GOT 0x14000
#define LOW_GOT 0x8000

enum hole {
	ABSOLUTE,  /* x86: the address */
	RELATIVE,  /* x86-64: from the end of the hole */
	GOT_BASED, /* x86: from the start of .got.plt */
	ADRP_LDR,  /* ARM64: adrp at the hole, and ldr behind it */
	ADD_LDR,   /* ARM: add, add, ldr at the hole */
	ADD4_LDR,  /* ARM: add, add, add, ldr at the hole */
	FAR_WORD,  /* ARM: a word at the hole, from 8 bytes before it */
};

static const struct slot_case {
	uint16_t machine;
	enum hole how;
	unsigned hole, size;
	const char *section, *code;
} slot_cases[] = {
	/* .plt: jmp *; push; jmp */
	{T_X86_64, RELATIVE, 2, 16, ".plt", "\xff\x25----\x68\0\0\0\0\xe9\0\0\0\0"},
	/* .plt.sec: endbr64; bnd jmp *; nop, and without bnd */
	{T_X86_64, RELATIVE, 7, 16, ".plt.sec", "\xf3\x0f\x1e\xfa\xf2\xff\x25----\x0f\x1f\x44\0\0"},
	{T_X86_64, RELATIVE, 6, 16, ".plt.sec", "\xf3\x0f\x1e\xfa\xff\x25----\x66\x0f\x1f\x44\0\0"},
	/* .plt.got: jmp *; xchg %ax,%ax; and bnd jmp *; nop */
	{T_X86_64, RELATIVE, 2, 8, ".plt.got", "\xff\x25----\x66\x90"},
	{T_X86_64, RELATIVE, 3, 8, ".plt.got", "\xf2\xff\x25----\x90"},
	{T_X86, ABSOLUTE, 2, 16, ".plt", "\xff\x25----\x68\0\0\0\0\xe9\0\0\0\0"},
	{T_X86, GOT_BASED, 2, 16, ".plt", "\xff\xa3----\x68\0\0\0\0\xe9\0\0\0\0"},
	{T_X86, ABSOLUTE, 2, 8, ".plt.got", "\xff\x25----\x66\x90"},
	{T_X86, GOT_BASED, 6, 16, ".plt.sec", "\xf3\x0f\x1e\xfb\xff\xa3----\x66\x0f\x1f\x44\0\0"},
	/* adrp; ldr; add; br, with bti c and autia1716 */
	{T_ARM64, ADRP_LDR, 0, 16, ".plt", "--------\x10\x02\x00\x91\x20\x02\x1f\xd6"},
	{T_ARM64, ADRP_LDR, 4, 24, ".plt",
	 "\x5f\x24\x03\xd5--------\x10\x02\x00\x91\x20\x02\x1f\xd6\x1f\x20\x03\xd5"},
	{T_ARM64, ADRP_LDR, 0, 24, ".plt",
	 "--------\x10\x02\x00\x91\x9f\x21\x03\xd5\x20\x02\x1f\xd6\x1f\x20\x03\xd5"},
	{T_ARM64, ADRP_LDR, 4, 24, ".plt",
	 "\x5f\x24\x03\xd5--------\x10\x02\x00\x91\x9f\x21\x03\xd5\x20\x02\x1f\xd6"},
	/* add ip, pc; add ip, ip; ldr pc, [ip]!, with a way in from Thumb, with lld's traps; long; lld's long one */
	{T_ARM, ADD_LDR, 0, 12, ".plt", "------------"},
	{T_ARM, ADD_LDR, 4, 16, ".plt", "\x78\x47\xc0\x46------------"},
	{T_ARM, ADD_LDR, 0, 16, ".plt", "------------\xd4\xd4\xd4\xd4"},
	{T_ARM, ADD4_LDR, 0, 16, ".plt", "----------------"},
	{T_ARM, FAR_WORD, 12, 16, ".plt", "\x04\xc0\x9f\xe5\x0f\xc0\x8c\xe0\x00\xf0\x9c\xe5----"},
};
#define SLOT_CASES (sizeof slot_cases / sizeof *slot_cases)

static bool is_wide(uint16_t machine)
{
	return machine == T_X86_64 || machine == T_ARM64;
}

/* Fills the hole of a slot whose code is at place in p, and at vaddr in memory. */
static void fill(struct put *p, size_t place, const struct slot_case *c, uint64_t vaddr, uint64_t got, uint64_t word)
{
	size_t at = place + c->hole;
	uint64_t here = vaddr + c->hole;
	uint32_t pages = (uint32_t)((word >> 12) - (here >> 12)), distance = (uint32_t)(word - here - 8);
	switch (c->how) {
	case ABSOLUTE:
		put_uint_at(p, at, word, 4);
		break;
	case RELATIVE:
		put_uint_at(p, at, word - here - 4, 4);
		break;
	case GOT_BASED:
		put_uint_at(p, at, word - got, 4);
		break;
	case ADRP_LDR:
		put_uint_at(p, at, 0x90000010 | (pages & 3) << 29 | (pages >> 2 & 0x7ffff) << 5, 4);
		put_uint_at(p, at + 4, 0xf9400211 | (word & 0xfff) / 8 << 10, 4);
		break;
	case ADD_LDR:
		put_uint_at(p, at, 0xe28fc600 | (distance >> 20 & 0xff), 4);
		put_uint_at(p, at + 4, 0xe28cca00 | (distance >> 12 & 0xff), 4);
		put_uint_at(p, at + 8, 0xe5bcf000 | (distance & 0xfff), 4);
		break;
	case ADD4_LDR:
		put_uint_at(p, at, 0xe28fc200 | distance >> 28, 4);
		put_uint_at(p, at + 4, 0xe28cc600 | (distance >> 20 & 0xff), 4);
		put_uint_at(p, at + 8, 0xe28cca00 | (distance >> 12 & 0xff), 4);
		put_uint_at(p, at + 12, 0xe5bcf000 | (distance & 0xfff), 4);
		break;
	case FAR_WORD:
		put_uint_at(p, at, word - here, 4); /* pc is 8 ahead of the add before it, which is 8 before the word */
		break;
	}
}

/* The three slots, behind `before` bytes that are none, jump by words 3, 4 and 5 of the GOT, which are `one`, `two`, and nobody's. */
static struct elf_maker plt_maker(const struct slot_case *c, unsigned before, uint64_t got)
{
	struct elf_maker m = elf_maker_make(is_wide(c->machine), false, c->machine);
	struct made_symbols s = made_symbols_make(&m);
	struct put code = {0}, relocations = {0};
	unsigned word = is_wide(c->machine) ? 8 : 4;
	for (unsigned i = 0; i < before; i++)
		put_uint(&code, 0xcc, 1);
	for (unsigned i = 0; i < 3; i++) {
		put_bytes(&code, c->code, c->size);
		fill(&code, before + i * c->size, c, PLT + before + i * c->size, got, got + (3 + i) * word);
	}
	made_symbol(&s, "one", 2, 1, 0, 0, 0);
	made_symbol(&s, "two", 2, 1, 0, 0, 0);
	for (unsigned i = 0; i < 3; i++) { /* the third has no symbol: IRELATIVE */
		made_put_word(&m, &relocations, got + (3 + i) * word);
		made_put_word(&m, &relocations, (uint64_t)(i < 2 ? i + 1 : 0) << (word == 8 ? 32 : 8) | 7);
		if (word == 8)
			made_put_word(&m, &relocations, 0);
	}
	made_symbols_end(&s, &m, T_DYNSYM);
	elf_maker_section_put(&m, (struct made_section){
		.name = ".rel.plt", .type = word == 8 ? T_RELA : T_REL, .flags = T_ALLOC
	}, &relocations);
	elf_maker_section_put(&m, (struct made_section){
		.name = c->section, .type = T_PROGBITS, .flags = T_ALLOC | T_EXEC, .vaddr = PLT
	}, &code);
	elf_maker_section(&m, (struct made_section){
		.name = ".got.plt", .type = T_PROGBITS, .flags = T_ALLOC, .vaddr = got
	}, "", 1);
	put_release(&code);
	put_release(&relocations);
	return m;
}

static void ck_slot(const struct plt_list *plt, size_t i, uint64_t vaddr, unsigned size, const char *name)
{
	ck_assert_uint_eq(plt->list.at[i].vaddr, vaddr);
	ck_assert_uint_eq(plt->list.at[i].size, size);
	ck_assert_str_eq(plt->list.at[i].name, name);
}

START_TEST(test_slots)
{
	const struct slot_case *c = &slot_cases[_i / 2];
	unsigned before = _i & 1 ? 16 : 0;
	struct elf_maker m = plt_maker(c, before, GOT);
	struct plt_list plt;
	struct opened o = open_made(&m);
	ck_assert_int_eq(plt_read(&o.image, &o.diag, &plt), ST_OK);
	ck_assert_uint_eq(plt.list.n, 2);
	ck_slot(&plt, 0, PLT + before, c->size, "one");
	ck_slot(&plt, 1, PLT + before + c->size, c->size, "two");
	ck_assert_uint_eq(o.diag.entries.n, 0);
	plt_release(&plt);
	opened_close(&o);
}
END_TEST

/* Words at lower addresses than the code. */
START_TEST(test_low_words)
{
	const struct slot_case *c = &slot_cases[_i];
	struct elf_maker m = plt_maker(c, 0, LOW_GOT);
	struct plt_list plt;
	struct opened o = open_made(&m);
	enum status st = plt_read(&o.image, &o.diag, &plt);
	ck_assert_int_eq(st, c->how == ADD_LDR ? ST_ABSENT : ST_OK); /* which can only add */
	if (st == ST_OK)
		ck_slot(&plt, 1, PLT + c->size, c->size, "two");
	plt_release(&plt);
	opened_close(&o);
}
END_TEST

/* DT_PLTGOT says what %ebx is, before the section's name does. */
START_TEST(test_pltgot)
{
	struct elf_maker m = plt_maker(&slot_cases[6], 0, GOT);
	const struct made_dynamic entries[] = {{3, GOT}};
	struct plt_list plt;
	m.sections.at[m.sections.n - 1].vaddr = 0x99000;
	elf_maker_dynamic(&m, entries, 1);
	struct opened o = open_made(&m);
	ck_assert_int_eq(plt_read(&o.image, &o.diag, &plt), ST_OK);
	ck_slot(&plt, 0, PLT, 16, "one");
	plt_release(&plt);
	opened_close(&o);
}
END_TEST

/* A section that ends in a slot: it is one without its padding, but not without its code. */
START_TEST(test_cut_slots)
{
	const struct slot_case *c = &slot_cases[_i];
	for (unsigned size = 0; size < c->size; size++) {
		struct elf_maker m = plt_maker(c, 0, GOT);
		struct plt_list plt;
		m.sections.at[m.sections.n - 2].size = size;
		struct opened o = open_made(&m);
		enum status st = plt_read(&o.image, &o.diag, &plt);
		if (st == ST_OK) {
			ck_assert_uint_eq(plt.list.n, 1);
			ck_assert_str_eq(plt.list.at[0].name, "one");
			ck_assert_uint_le(plt.list.at[0].size, size);
			ck_assert_uint_ge(size, c->hole + 4);
		}
		plt_release(&plt);
		opened_close(&o);
	}
}
END_TEST

/* Without relocations, symbols or a machine that is known there are no names. */
START_TEST(test_nothing)
{
	struct elf_maker m = plt_maker(&slot_cases[0], 0, GOT);
	struct plt_list plt;
	if (_i == 0)
		m.machine = 8;
	else if (_i == 1)
		m.sections.at[2].type = T_PROGBITS; /* .dynsym */
	else if (_i == 2)
		m.sections.at[3].flags = 0; /* .rel.plt: not loaded */
	else
		m.sections.at[4].flags = T_ALLOC; /* .plt: no code */
	struct opened o = open_made(&m);
	ck_assert_int_eq(plt_read(&o.image, &o.diag, &plt), ST_ABSENT);
	ck_assert_uint_eq(plt.list.n, 0);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	plt_release(&plt);
	opened_close(&o);
}
END_TEST

/* A relocation with the number of no symbol, or of one whose name is lost. */
START_TEST(test_bad_symbol)
{
	struct elf_maker m = plt_maker(&slot_cases[0], 0, GOT);
	struct plt_list plt;
	put_uint_at(&m.p, m.sections.at[3].offset + 12, 0x7fffffff, 4);
	put_uint_at(&m.p, m.sections.at[2].offset + 2 * 24, 0x7fffffff, 4);
	struct opened o = open_made(&m);
	ck_assert_int_eq(plt_read(&o.image, &o.diag, &plt), ST_ABSENT);
	plt_release(&plt);
	opened_close(&o);
}
END_TEST

static Suite *plt_suite(void)
{
	Suite *s = suite_create("plt");
	TCase *t = tcase_create("slots");
	tcase_add_loop_test(t, test_slots, 0, 2 * SLOT_CASES);
	tcase_add_loop_test(t, test_low_words, 0, SLOT_CASES);
	tcase_add_test(t, test_pltgot);
	suite_add_tcase(s, t);
	t = tcase_create("damage");
	tcase_add_loop_test(t, test_cut_slots, 0, SLOT_CASES);
	tcase_add_loop_test(t, test_nothing, 0, 4);
	tcase_add_test(t, test_bad_symbol);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(plt_suite);
