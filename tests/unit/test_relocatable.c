/* Relocatable files: where their sections lie, and what every kind of relocation makes of every kind of file. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include "elf/relocatable.h"
#include "elf/symbols.h"

enum { NOTYPE, FUNC = 2, LOCAL = 0, GLOBAL = 1, SYMTAB_SHNDX = 18, ET_REL_ = 1, XINDEX = 0xffff, ABS = 0xfff1 };

static struct elf_maker rel_maker(int form, uint16_t machine)
{
	struct elf_maker m = form_maker(form, machine);
	m.type = ET_REL_;
	return m;
}

/* The sections in order, each behind the one before at its alignment; the addresses in their headers mean nothing. */
START_TEST(test_place)
{
	static const uint8_t bytes[64];
	struct elf_maker m = rel_maker(_i, T_X86_64);
	static const struct {
		uint64_t flags, vaddr, align, size, rel;
	} placed[] = {
		{T_ALLOC | T_EXEC, 0, 16, 5, 0},  {T_ALLOC, 0, 1, 2, 5},           {T_ALLOC | T_EXEC, 0x1234, 32, 7, 32},
		{T_ALLOC, 0, 0, 1, 39},           {T_ALLOC | T_EXEC, 0, 24, 3, 40}, {T_ALLOC, 0, 4, 4, 44},
	};
	for (size_t i = 0; i < sizeof placed / sizeof *placed; i++) {
		struct made_section s = {.name = ".x", .type = T_PROGBITS, .flags = placed[i].flags,
		                         .vaddr = placed[i].vaddr, .align = placed[i].align};
		elf_maker_section(&m, s, bytes, placed[i].size);
		elf_maker_section(&m, (struct made_section){.name = ".debug_x", .type = T_PROGBITS, .vaddr = 7}, bytes, 9);
	}
	struct opened o = open_made(&m);
	ck_assert_uint_eq(o.image.load_base, RELOCATABLE_BASE_MIN);
	for (size_t i = 0; i < sizeof placed / sizeof *placed; i++) {
		ck_assert_uint_eq(o.image.sections.at[1 + 2 * i].vaddr, o.image.load_base + placed[i].rel);
		ck_assert_uint_eq(o.image.sections.at[2 + 2 * i].vaddr, 0);
	}
	ck_assert_uint_eq(o.image.code.n, 3);
	ck_assert_uint_eq(o.image.code.at[1].lo, o.image.load_base + 32);
	ck_assert_uint_eq(range_list_size(&o.image.code), 5 + 7 + 3);
	opened_close(&o);
}
END_TEST

/* The base is aligned as much as any section, so that the first one is at 0 from it; an absurd alignment is none. */
START_TEST(test_place_aligned)
{
	static const uint8_t bytes[8];
	struct elf_maker m = rel_maker(_i, T_X86_64);
	unsigned first = add_section(&m, ".a", T_PROGBITS, T_ALLOC | T_EXEC, bytes, 8);
	unsigned second = add_section(&m, ".b", T_PROGBITS, T_ALLOC | T_EXEC, bytes, 8);
	unsigned third = add_section(&m, ".c", T_PROGBITS, T_ALLOC, bytes, 8);
	unsigned huge = add_section(&m, ".d", T_NOBITS, T_ALLOC, NULL, 0);
	unsigned wrapped = add_section(&m, ".e", T_PROGBITS, T_ALLOC | T_EXEC, bytes, 8);
	m.sections.at[second].align = 1 << 20; /* of the header only: the file stays small */
	m.sections.at[third].align = (uint64_t)1 << 31;
	m.sections.at[huge].size = m.is64 ? UINT64_MAX - 100 : UINT32_MAX;
	struct opened o = open_made(&m);
	ck_assert_uint_eq(o.image.load_base, 1 << 20);
	ck_assert_uint_eq(o.image.sections.at[first].vaddr, o.image.load_base);
	ck_assert_uint_eq(o.image.sections.at[second].vaddr, o.image.load_base + (1 << 20));
	ck_assert_uint_eq(o.image.sections.at[third].vaddr, o.image.load_base + (1 << 20) + 8);
	ck_assert_uint_ge(o.image.sections.at[wrapped].vaddr, o.image.sections.at[huge].vaddr);
	opened_close(&o);
}
END_TEST

/* A file with .text (64 bytes at 0), .text.b (at 64, with symbol 1 at 8 from its start), and a section that is relocated. */
#define TARGET_SIZE 32
#define TEXT_B 64
#define SYMBOL 8

struct relocated {
	struct elf_maker m;
	struct put relocations;
	unsigned target, symtab;
	bool rela;
	struct opened opened;
	struct section_data data;
	enum status status;
};

static struct relocated relocated_make(int form, uint16_t machine, uint64_t flags, const uint8_t *bytes)
{
	static const uint8_t code[64];
	struct relocated r = {.m = rel_maker(form, machine), .rela = true};
	struct made_symbols s = made_symbols_make(&r.m);
	r.relocations.big_endian = r.m.p.big_endian;
	make_code(&r.m, ".text", code, sizeof code);
	make_code(&r.m, ".text.b", code, sizeof code);
	r.target = elf_maker_section(&r.m, (struct made_section){.name = ".debug_x", .type = T_PROGBITS,
	                                                          .flags = flags, .align = 8}, bytes, TARGET_SIZE);
	made_symbol(&s, "here", NOTYPE, LOCAL, 2, SYMBOL, 0);
	made_symbol(&s, "elsewhere", NOTYPE, GLOBAL, 0, 0, 0);
	made_symbol(&s, "absolute", NOTYPE, GLOBAL, ABS, 0x70, 0);
	made_symbol(&s, "extended", NOTYPE, LOCAL, XINDEX, 4, 0);
	r.symtab = made_symbols_end(&s, &r.m, T_SYMTAB);
	return r;
}

static void relocate(struct relocated *r, uint64_t place, unsigned symbol, uint32_t type, uint64_t addend)
{
	made_put_word(&r->m, &r->relocations, place);
	if (r->m.is64 && r->m.machine == 8) { /* MIPS: the symbol, a special one, and three types, the first one last */
		put_uint(&r->relocations, symbol, 4);
		put_uint(&r->relocations, 0, 3);
		put_uint(&r->relocations, type, 1);
	} else {
		made_put_word(&r->m, &r->relocations, r->m.is64 ? (uint64_t)symbol << 32 | type : symbol << 8 | type);
	}
	if (r->rela)
		made_put_word(&r->m, &r->relocations, addend);
}

/* Ends the file and loads the section. */
static void relocated_load(struct relocated *r)
{
	struct made_section s = {.name = ".rela.debug_x", .type = r->rela ? T_RELA : T_REL, .link = r->symtab,
	                         .info = r->target};
	elf_maker_section_put(&r->m, s, &r->relocations);
	r->opened = open_made(&r->m);
	r->status = image_load(&r->opened.image, &r->opened.image.sections.at[r->target], &r->opened.diag, &r->data);
	ck_assert_uint_eq(r->data.run.size, TARGET_SIZE);
}

static uint64_t word_at(const struct relocated *r, size_t at, unsigned width)
{
	uint64_t value = 0;
	for (unsigned i = 0; i < width; i++)
		value |= (uint64_t)r->data.run.data[at + i] << 8 * (r->m.p.big_endian ? width - 1 - i : i);
	return value;
}

static void relocated_close(struct relocated *r)
{
	image_unload(&r->data);
	put_release(&r->relocations);
	opened_close(&r->opened);
}

static const uint8_t none[TARGET_SIZE];

/* By machine: its word of 32 bits, its word of 64, and the distance of 32 bits; 0 where there is none. */
static const struct {
	uint16_t machine;
	uint32_t word, long_word, distance;
} machines[] = {
	{62, 10, 1, 2},      /* x86-64 */
	{3, 1, 0, 2},        /* x86 */
	{183, 258, 257, 261}, /* AArch64 */
	{40, 2, 0, 3},       /* ARM */
	{8, 2, 18, 248},     /* MIPS */
	{20, 1, 0, 26},      /* PowerPC */
	{21, 1, 38, 26},     /* PowerPC64 */
	{22, 4, 22, 5},      /* s390 */
	{2, 3, 0, 6},        /* SPARC */
	{43, 3, 32, 6},      /* SPARC V9 */
	{243, 1, 2, 57},     /* RISC-V */
	{258, 1, 2, 99},     /* LoongArch */
	{4, 1, 0, 4},        /* m68k */
};
#define MACHINES ((int)(sizeof machines / sizeof *machines))

/* AArch64's numbers do not fit the 8 bits that a file of 32 bits has for them. */
static bool has_class(int form, int i)
{
	return form & 1 || (machines[i].word < 256 && machines[i].distance < 256);
}

/* Each machine's words, in both classes and byte orders. */
START_TEST(test_words)
{
	int form = _i % ELF_FORMS, i = _i / ELF_FORMS;
	if (!has_class(form, i))
		return;
	struct relocated r = relocated_make(form, machines[i].machine, 0, none);
	relocate(&r, 4, 1, machines[i].word, 3);
	relocate(&r, 8, 1, machines[i].distance, 0x100);
	if (r.m.is64 && machines[i].long_word)
		relocate(&r, 16, 1, machines[i].long_word, 0x123456789a);
	relocated_load(&r);
	uint64_t value = r.opened.image.load_base + TEXT_B + SYMBOL;
	ck_assert_int_eq(r.status, ST_OK);
	ck_assert(r.data.owned);
	ck_assert_uint_eq(word_at(&r, 0, 4), 0);
	ck_assert_uint_eq(word_at(&r, 4, 4), value + 3);
	ck_assert_uint_eq(word_at(&r, 8, 4), value + 0x100 - 8);
	if (r.m.is64 && machines[i].long_word)
		ck_assert_uint_eq(word_at(&r, 16, 8), value + 0x123456789a);
	ck_assert_uint_eq(r.opened.diag.entries.n, 0);
	relocated_close(&r);
}
END_TEST

/* SHT_REL: the addend is in the place. */
START_TEST(test_addend_in_place)
{
	struct put bytes = {.big_endian = _i & 2};
	for (int i = 0; i < TARGET_SIZE / 4; i++)
		put_uint(&bytes, i == 2 ? 0xfffffffc : 0x10, 4);
	struct relocated r = relocated_make(_i, T_X86, 0, (const uint8_t *)bytes.out.at);
	r.rela = false;
	relocate(&r, 4, 1, 1, 0);
	relocate(&r, 8, 1, 1, 0);
	relocate(&r, 12, 1, 2, 0);
	relocated_load(&r);
	uint64_t value = r.opened.image.load_base + TEXT_B + SYMBOL;
	ck_assert_uint_eq(word_at(&r, 0, 4), 0x10);
	ck_assert_uint_eq(word_at(&r, 4, 4), value + 0x10);
	ck_assert_uint_eq(word_at(&r, 8, 4), value - 4);
	ck_assert_uint_eq(word_at(&r, 12, 4), value + 0x10 - 12);
	relocated_close(&r);
	put_release(&bytes);
}
END_TEST

/* In an allocated section a distance counts from where that lies. */
START_TEST(test_distance)
{
	struct relocated r = relocated_make(_i, T_X86_64, T_ALLOC, none);
	relocate(&r, 8, 1, 2, 0);
	relocated_load(&r);
	ck_assert_uint_eq(word_at(&r, 8, 4), (uint32_t)(TEXT_B + SYMBOL - (128 + 8)));
	relocated_close(&r);
}
END_TEST

/* What has no value here leaves the place alone; an absolute symbol and no symbol have one. */
START_TEST(test_symbols_of_others)
{
	uint8_t bytes[TARGET_SIZE];
	memset(bytes, 0x55, sizeof bytes);
	struct relocated r = relocated_make(_i, T_X86_64, 0, bytes);
	relocate(&r, 0, 2, 10, 3);
	relocate(&r, 4, 3, 10, 3);
	relocate(&r, 8, 0, 10, 0x321);
	relocate(&r, 12, 4, 10, 0); /* there is no SHT_SYMTAB_SHNDX */
	relocate(&r, 16, 1, 0, 3);  /* R_X86_64_NONE */
	relocate(&r, 20, 1, 21, 3); /* R_X86_64_DTPOFF32 */
	relocated_load(&r);
	static const uint32_t expected[] = {0x55555555, 0x73, 0x321, 0x55555555, 0x55555555, 0x55555555};
	ck_assert_int_eq(r.status, ST_OK);
	for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
		ck_assert_uint_eq(word_at(&r, 4 * i, 4), expected[i]);
	ck_assert_uint_eq(r.opened.diag.entries.n, 0);
	relocated_close(&r);
}
END_TEST

/* A section whose number a symbol has no room for. */
START_TEST(test_many_sections)
{
	struct relocated r = relocated_make(_i, T_X86_64, 0, none);
	struct put numbers = {.big_endian = r.m.p.big_endian};
	for (unsigned i = 0; i < 5; i++)
		put_uint(&numbers, i == 4 ? 2 : 0, 4);
	elf_maker_section_put(&r.m, (struct made_section){.name = ".symtab_shndx", .type = SYMTAB_SHNDX,
	                                                   .link = r.symtab}, &numbers);
	relocate(&r, 4, 4, 10, 0);
	relocated_load(&r);
	ck_assert_uint_eq(word_at(&r, 4, 4), r.opened.image.load_base + TEXT_B + 4);
	relocated_close(&r);
	put_release(&numbers);
}
END_TEST

/* RISC-V and LoongArch: distances of two labels by two relocations of one place, in all widths. */
static const struct {
	uint16_t machine;
	uint32_t add, subtract;
	unsigned width;
	bool sets; /* the first one replaces what is there */
	uint64_t before, after;
} pairs[] = {
	{243, 33, 37, 1, false, 1, 0x51 + 1},
	{243, 34, 38, 2, false, 0x100, 0x100 + 0x51},
	{243, 35, 39, 4, false, 0x10000, 0x10000 + 0x51},
	{243, 36, 40, 8, false, 0x100000000, 0x100000000 + 0x51},
	{243, 53, 52, 1, true, 0x80, 0x80 + 0x11},  /* 6 bits: the opcode above them stays */
	{243, 54, 37, 1, true, 0xee, 0x51},
	{243, 55, 38, 2, true, 0xeeee, 0x51},
	{243, 56, 39, 4, true, 0xeeeeeeee, 0x51},
	{243, 60, 61, 0, true, 0x7f, 0x51},
	{258, 47, 52, 1, false, 1, 0x51 + 1},
	{258, 48, 53, 2, false, 0x100, 0x100 + 0x51},
	{258, 49, 54, 3, false, 0x10000, 0x10000 + 0x51},
	{258, 50, 55, 4, false, 0x10000, 0x10000 + 0x51},
	{258, 51, 56, 8, false, 0x100000000, 0x100000000 + 0x51},
	{258, 105, 106, 1, false, 0x40 + 2, 0x40 + 0x13},
	{258, 107, 108, 0, false, 2, 0x53},
};
#define PAIRS ((int)(sizeof pairs / sizeof *pairs))

START_TEST(test_pairs)
{
	int form = _i % ELF_FORMS, i = _i / ELF_FORMS;
	struct put bytes = {.big_endian = form & 2};
	if (pairs[i].width) {
		put_uint(&bytes, pairs[i].before, pairs[i].width);
	} else { /* a ULEB128 of two bytes, which keeps its length */
		put_uint(&bytes, pairs[i].before | 0x80, 1);
		put_uint(&bytes, 0, 1);
	}
	while (bytes.out.n < TARGET_SIZE)
		put_uint(&bytes, 0xee, 1);
	struct relocated r = relocated_make(form, pairs[i].machine, 0, (const uint8_t *)bytes.out.at);
	relocate(&r, 0, 1, pairs[i].add, 0x51);
	relocate(&r, 0, 1, pairs[i].subtract, 0);
	relocated_load(&r);
	if (pairs[i].width) {
		ck_assert_uint_eq(word_at(&r, 0, pairs[i].width), pairs[i].after);
		ck_assert_uint_eq(r.data.run.data[pairs[i].width], 0xee);
	} else {
		ck_assert_uint_eq(r.data.run.data[0], pairs[i].after | 0x80);
		ck_assert_uint_eq(r.data.run.data[1], 0);
		ck_assert_uint_eq(r.data.run.data[2], 0xee);
	}
	ck_assert_uint_eq(r.opened.diag.entries.n, 0);
	relocated_close(&r);
	put_release(&bytes);
}
END_TEST

/* R_ARM_PREL31: the highest bit belongs to another field. */
START_TEST(test_prel31)
{
	struct put bytes = {.big_endian = _i & 2};
	put_uint(&bytes, 0x80000000, 4);
	while (bytes.out.n < TARGET_SIZE)
		put_uint(&bytes, 0, 1);
	struct relocated r = relocated_make(_i, T_ARM, T_ALLOC, (const uint8_t *)bytes.out.at);
	r.rela = false;
	relocate(&r, 0, 1, 42, 0);
	relocate(&r, 4, 1, 42, 0);
	relocated_load(&r);
	ck_assert_uint_eq(word_at(&r, 0, 4), 0x80000000 | ((uint32_t)(TEXT_B + SYMBOL - 128) & 0x7fffffff));
	ck_assert_uint_eq(word_at(&r, 4, 4), (uint32_t)(TEXT_B + SYMBOL - 132) & 0x7fffffff);
	relocated_close(&r);
	put_release(&bytes);
}
END_TEST

static const struct {
	uint64_t place;
	unsigned symbol;
	uint32_t type;
	const struct diag_kind *kind;
} wrongs[] = {
	{29, 1, 10, &elf_relocation_damaged},         {33, 1, 10, &elf_relocation_damaged},
	{UINT32_MAX, 1, 10, &elf_relocation_damaged}, {0, 5, 10, &elf_relocation_damaged},
	{0, 0xffffff, 10, &elf_relocation_damaged},   {0, 1, 200, &elf_relocation_unknown},
};
#define WRONGS ((int)(sizeof wrongs / sizeof *wrongs))

/* One that is wrong costs itself, and is said once however often it is there. */
START_TEST(test_wrong)
{
	int form = _i % ELF_FORMS, i = _i / ELF_FORMS;
	struct relocated r = relocated_make(form, T_X86_64, 0, none);
	for (int n = 0; n < 3; n++)
		relocate(&r, wrongs[i].place, wrongs[i].symbol, wrongs[i].type, 0);
	relocate(&r, 28, 1, 10, 0);
	relocated_load(&r);
	ck_assert_int_eq(r.status, ST_BAD);
	ck_assert_uint_eq(word_at(&r, 0, 4), 0);
	ck_assert_uint_eq(word_at(&r, 28, 4), r.opened.image.load_base + TEXT_B + SYMBOL);
	ck_assert_uint_eq(reported(&r.opened.diag, wrongs[i].kind), 1);
	ck_assert_uint_eq(r.opened.diag.entries.n, 1);
	relocated_close(&r);
}
END_TEST

/* A linked file's relocations were applied by the linker (--emit-relocs keeps them). */
START_TEST(test_linked)
{
	struct relocated r = relocated_make(_i, T_X86_64, 0, none);
	r.m.type = 3;
	relocate(&r, 4, 1, 10, 3);
	relocated_load(&r);
	ck_assert(!r.data.owned);
	ck_assert_uint_eq(word_at(&r, 4, 4), 0);
	relocated_close(&r);
}
END_TEST

/* Many sections of relocations that are one run of bytes cost no more than the file has bytes. */
START_TEST(test_overlaid)
{
	struct relocated r = relocated_make(_i, 243, 0, none);
	for (int n = 0; n < 400; n++)
		relocate(&r, 0, 0, 35, 1);
	struct made_section s = {.name = ".rela", .type = T_RELA, .link = r.symtab, .info = r.target};
	struct made_section first = r.m.sections.at[elf_maker_section_put(&r.m, s, &r.relocations)];
	for (int n = 0; n < 1000; n++)
		*vec_push(&r.m.sections) = first;
	relocated_load(&r);
	ck_assert_int_eq(r.status, ST_OK);
	ck_assert_uint_ge(word_at(&r, 0, 4), 400);
	ck_assert_uint_le(word_at(&r, 0, 4), r.opened.image.file.size / (r.m.is64 ? 24 : 12));
	ck_assert_uint_eq(word_at(&r, 0, 4) % 400, 0);
	relocated_close(&r);
}
END_TEST

/* Relocations of the tables that relocating needs, and of themselves, lead nowhere. */
START_TEST(test_relocated_tables)
{
	struct relocated r = relocated_make(_i, T_X86_64, 0, none);
	struct made_section s = {.name = ".rela", .type = T_RELA, .link = r.symtab};
	relocate(&r, 4, 1, 10, 3);
	for (unsigned target = r.symtab - 1; target < r.symtab + 4; target++) {
		s.info = target;
		elf_maker_section_put(&r.m, s, &r.relocations);
	}
	relocated_load(&r);
	ck_assert_int_eq(r.status, ST_OK);
	ck_assert_uint_eq(word_at(&r, 4, 4), r.opened.image.load_base + TEXT_B + SYMBOL + 3);
	relocated_close(&r);
}
END_TEST

/* Of a section that lies outside of the file nothing is there to relocate. */
START_TEST(test_nothing_there)
{
	struct relocated r = relocated_make(_i, T_X86_64, 0, none);
	relocate(&r, 4, 1, 10, 3);
	r.m.sections.at[r.target].offset = 0x1000000;
	struct made_section s = {.name = ".rela", .type = T_RELA, .link = r.symtab, .info = r.target};
	elf_maker_section_put(&r.m, s, &r.relocations);
	r.opened = open_made(&r.m);
	ck_assert_int_eq(image_load(&r.opened.image, &r.opened.image.sections.at[r.target], &r.opened.diag, &r.data), ST_BAD);
	ck_assert_uint_eq(r.data.run.size, 0);
	ck_assert_uint_eq(reported(&r.opened.diag, &elf_section_cut), 1);
	relocated_close(&r);
}
END_TEST

/* Symbols are where their section is; what is at the end of one is not at the start of the next. */
START_TEST(test_symbols)
{
	static const uint8_t code[64];
	struct elf_maker m = rel_maker(_i, T_X86_64);
	struct symbol_list list = {0};
	make_code(&m, ".text", code, sizeof code);
	make_code(&m, ".text.b", code, sizeof code);
	unsigned data = add_section(&m, ".data", T_PROGBITS, T_ALLOC, code, 8);
	unsigned other = add_section(&m, ".other", T_PROGBITS, 0, code, 8);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "first", FUNC, GLOBAL, 1, 0, 4);
	made_symbol(&s, "second", FUNC, GLOBAL, 2, 8, 4);
	made_symbol(&s, "end_of_text", NOTYPE, GLOBAL, 1, 64, 0);
	made_symbol(&s, "far", FUNC, GLOBAL, 1, 72, 0);
	made_symbol(&s, "data", FUNC, GLOBAL, data, 0, 0);
	made_symbol(&s, "other", FUNC, GLOBAL, other, 0, 0);
	made_symbol(&s, "nowhere", FUNC, GLOBAL, 77, 0, 0);
	made_symbols_end(&s, &m, T_SYMTAB);
	struct opened o = open_made(&m);
	symbols_read(&o.image, &o.diag, &list);
	symbols_finish(&list);
	ck_assert_uint_eq(list.list.n, 2);
	ck_assert_uint_eq(list.list.at[0].vaddr, o.image.load_base);
	ck_assert_uint_eq(list.list.at[1].vaddr, o.image.load_base + 64 + 8);
	symbols_release(&list);
	opened_close(&o);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("relocatable");
	TCase *t = tcase_create("place");
	tcase_add_loop_test(t, test_place, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_place_aligned, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_symbols, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	t = tcase_create("relocations");
	tcase_add_loop_test(t, test_words, 0, MACHINES * ELF_FORMS);
	tcase_add_loop_test(t, test_addend_in_place, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_distance, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_symbols_of_others, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_many_sections, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_pairs, 0, PAIRS * ELF_FORMS);
	tcase_add_loop_test(t, test_prel31, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	t = tcase_create("damage");
	tcase_add_loop_test(t, test_wrong, 0, WRONGS * ELF_FORMS);
	tcase_add_loop_test(t, test_linked, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_relocated_tables, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_nothing_there, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_overlaid, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
