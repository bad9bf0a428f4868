/* Which symbols name code, in which order, from which tables, and what damage leaves of them. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include "elf/symbols.h"

#define BASE 0x400000
#define CODE_SIZE 0x1000

enum { NOTYPE, OBJECT, FUNC, SECTION, FILE_, IFUNC = 10, LOCAL = 0, GLOBAL, WEAK, UNIQUE = 10 };

/* A file with 4 KiB of code in section 1; *ret_text is its vaddr. */
static struct elf_maker code_maker(int form, uint16_t machine, uint64_t *ret_text)
{
	static const uint8_t code[CODE_SIZE];
	struct elf_maker m = form_maker(form, machine);
	m.base = BASE;
	*ret_text = m.sections.at[make_code(&m, ".text", code, sizeof code)].vaddr;
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	return m;
}

struct read {
	struct opened opened;
	struct symbol_list symbols;
};

static struct read read_made(struct elf_maker *m, enum status expected)
{
	struct read r = {.opened = open_made(m)};
	ck_assert_int_eq(symbols_read(&r.opened.image, &r.opened.diag, &r.symbols), expected);
	symbols_finish(&r.symbols);
	return r;
}

static void read_close(struct read *r)
{
	symbols_release(&r->symbols);
	opened_close(&r->opened);
}

/* That the symbols are these: "name@offset" each, by one space. */
static void ck_symbols(const struct read *r, uint64_t text, const char *expected)
{
	struct buf b = {0};
	for (size_t i = 0; i < r->symbols.list.n; i++) {
		const struct elf_symbol *s = &r->symbols.list.at[i];
		buf_printf(&b, "%s%.*s@%x", i ? " " : "", (int)s->name_length, s->name, (unsigned)(s->vaddr - text));
	}
	ck_assert_str_eq(buf_string(&b), expected);
	buf_release(&b);
}

START_TEST(test_kinds)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "file.c", FILE_, LOCAL, 0xfff1, 0, 0);
	made_symbol(&s, "", SECTION, LOCAL, 1, text, 0);
	made_symbol(&s, "func", FUNC, GLOBAL, 1, text + 0x10, 8);
	made_symbol(&s, "ifunc", IFUNC, GLOBAL, 1, text + 0x20, 8);
	made_symbol(&s, "label", NOTYPE, LOCAL, 1, text + 0x30, 0);
	made_symbol(&s, "object", OBJECT, GLOBAL, 1, text + 0x40, 8);
	made_symbol(&s, "undefined", FUNC, GLOBAL, 0, text + 0x50, 8);
	made_symbol(&s, "absolute", FUNC, GLOBAL, 0xfff1, text + 0x60, 8);
	made_symbol(&s, "common", FUNC, GLOBAL, 0xfff2, text + 0x70, 8);
	made_symbol(&s, "extended", FUNC, GLOBAL, 0xffff, text + 0x80, 8);
	made_symbol(&s, "first", FUNC, GLOBAL, 1, text, 8);
	made_symbol(&s, "last", FUNC, GLOBAL, 1, text + CODE_SIZE - 1, 8);
	made_symbol(&s, "past", NOTYPE, GLOBAL, 1, text + CODE_SIZE, 0);
	made_symbol(&s, "before", FUNC, GLOBAL, 1, text - 1, 8);
	made_symbol(&s, "", FUNC, GLOBAL, 1, text + 0x90, 8);
	made_symbols_end(&s, &m, T_SYMTAB);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "first@0 func@10 ifunc@20 label@30 extended@80 last@fff");
	ck_assert_uint_eq(r.symbols.list.at[1].size, 8);
	ck_assert_uint_eq(r.symbols.list.at[1].type, FUNC);
	ck_assert_uint_eq(r.symbols.list.at[1].binding, GLOBAL);
	ck_assert_uint_eq(r.opened.diag.entries.n, 0);
	read_close(&r);
}
END_TEST

static const struct {
	const char *name;
	bool kept;
} labels[] = {
	{"$a", false},       {"$d", false},     {"$t", false},    {"$x", false}, {"$d.17", false}, {"$x.foo", false},
	{"$xrv64gc", false}, {".Ltmp1", false}, {".LFB0", false}, {"$", true},   {"$b", true},     {"$data", true},
	{"$text", true},     {".start", true},  {".", true},      {"L1", true},
};

/* Mapping symbols and local labels; a function may be called so. */
START_TEST(test_label_names)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i & 1, T_ARM64, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, labels[_i / 2].name, NOTYPE, LOCAL, 1, text, 0);
	made_symbol(&s, labels[_i / 2].name, FUNC, GLOBAL, 1, text + 16, 0);
	made_symbols_end(&s, &m, T_SYMTAB);
	struct read r = read_made(&m, ST_OK);
	ck_assert_uint_eq(r.symbols.list.n, labels[_i / 2].kept ? 2 : 1);
	ck_assert_uint_eq(r.symbols.list.at[r.symbols.list.n - 1].type, FUNC);
	read_close(&r);
}
END_TEST

START_TEST(test_thumb)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i % ELF_FORMS, _i < ELF_FORMS ? T_ARM : T_MIPS, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "thumb", FUNC, GLOBAL, 1, text + 1, 8);
	made_symbol(&s, "thumb_ifunc", IFUNC, GLOBAL, 1, text + 0x11, 8);
	made_symbol(&s, "arm", FUNC, GLOBAL, 1, text + 0x20, 8);
	made_symbol(&s, "odd_label", NOTYPE, GLOBAL, 1, text + 0x31, 0);
	made_symbols_end(&s, &m, T_SYMTAB);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "thumb@0 thumb_ifunc@10 arm@20 odd_label@31");
	read_close(&r);
}
END_TEST

/* PowerPC64's first ABI: symbols name descriptors, whose first word is where the code is. In a debug file there are none. */
START_TEST(test_descriptors)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_PPC64, &text), debug = code_maker(_i, T_PPC64, &text);
	struct put opd = {.big_endian = m.p.big_endian};
	static const unsigned starts[] = {0x10, 0x40, 0x20, 0x80000};
	for (unsigned i = 0; i < 4; i++) {
		put_uint(&opd, text + starts[i], 8);
		put_uint(&opd, 0x77, 8); /* r2 */
		put_uint(&opd, 0, 8);
	}
	struct made_section section = {.name = ".opd", .type = T_PROGBITS, .flags = T_ALLOC | T_WRITE, .align = 8};
	unsigned number = elf_maker_section_put(&m, section, &opd);
	uint64_t base = m.sections.at[number].vaddr;
	section.type = T_NOBITS;
	section.vaddr = base;
	elf_maker_section(&debug, section, NULL, 0);
	debug.sections.at[debug.sections.n - 1].size = opd.out.n;
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "first", FUNC, GLOBAL, number, base, 0x10);
	made_symbol(&s, "third", FUNC, GLOBAL, number, base + 48, 0x10);
	made_symbol(&s, "beyond", FUNC, GLOBAL, number, base + 72, 0x10);
	made_symbol(&s, "cut_off", FUNC, GLOBAL, number, base + 92, 0x10);
	made_symbol(&s, "direct", FUNC, LOCAL, 1, text + 0x30, 8);
	made_symbol(&s, ".first", FUNC, GLOBAL, 1, text + 0x10, 0);
	made_symbols_end(&s, &m, T_SYMTAB);
	s = made_symbols_make(&debug);
	made_symbol(&s, "second", FUNC, LOCAL, number, base + 24, 0x10);
	made_symbols_end(&s, &debug, T_SYMTAB);

	struct opened second = open_made(&debug);
	struct read r = {.opened = open_made(&m)};
	symbols_read(&r.opened.image, &r.opened.diag, &r.symbols);
	symbols_read(&second.image, &second.diag, &r.symbols);
	symbols_finish(&r.symbols);
	ck_symbols(&r, text, "first@10 third@20 direct@30 second@40");
	ck_assert_uint_eq(r.opened.diag.entries.n, 0);
	read_close(&r);
	opened_close(&second);
	put_release(&opd);
}
END_TEST

/* The order of aliases is theirs, whatever the table's. */
static const struct {
	const char *name;
	unsigned type, binding;
} aliases[] = {
	{"b_global", FUNC, GLOBAL}, {"c_global", FUNC, GLOBAL}, {"d_unique", FUNC, UNIQUE}, {"a_weak", FUNC, WEAK},
	{"a_local", FUNC, LOCAL},
};
#define ALIASES ((int)(sizeof aliases / sizeof *aliases))

START_TEST(test_aliases)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i & 1, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	for (int i = 0; i < ALIASES; i++) {
		int at = (i * 3 + _i) % ALIASES;
		made_symbol(&s, aliases[at].name, aliases[at].type, aliases[at].binding, 1, text, (unsigned)at);
	}
	made_symbols_end(&s, &m, T_SYMTAB);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "b_global@0 c_global@0 d_unique@0 a_weak@0 a_local@0");
	for (int i = 1; i < ALIASES; i++)
		ck_assert_uint_le(r.symbols.list.at[i - 1].priority, r.symbols.list.at[i].priority);
	read_close(&r);
}
END_TEST

START_TEST(test_label_order)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "a", NOTYPE, LOCAL, 1, text, 0);
	made_symbol(&s, "b", NOTYPE, WEAK, 1, text, 0);
	made_symbol(&s, "c", NOTYPE, GLOBAL, 1, text, 0);
	made_symbols_end(&s, &m, T_SYMTAB);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "c@0 b@0 a@0");
	read_close(&r);
}
END_TEST

/* A label counts where no function covers it; one without a size covers its first byte. */
START_TEST(test_covered_labels)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "at_start", NOTYPE, GLOBAL, 1, text + 0x10, 0);
	made_symbol(&s, "inside", NOTYPE, GLOBAL, 1, text + 0x2f, 0);
	made_symbol(&s, "behind", NOTYPE, GLOBAL, 1, text + 0x30, 0);
	made_symbol(&s, "func", FUNC, GLOBAL, 1, text + 0x10, 0x20);
	made_symbol(&s, "short", FUNC, GLOBAL, 1, text + 0x18, 4);
	made_symbol(&s, "with_sizeless", NOTYPE, GLOBAL, 1, text + 0x40, 0);
	made_symbol(&s, "sizeless", FUNC, LOCAL, 1, text + 0x40, 0);
	made_symbol(&s, "behind_sizeless", NOTYPE, GLOBAL, 1, text + 0x41, 0);
	made_symbol(&s, "label", NOTYPE, GLOBAL, 1, text + 0x50, 0x20);
	made_symbol(&s, "in_label", NOTYPE, GLOBAL, 1, text + 0x58, 0);
	made_symbols_end(&s, &m, T_SYMTAB);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "func@10 short@18 behind@30 sizeless@40 behind_sizeless@41 label@50 in_label@58");
	read_close(&r);
}
END_TEST

/* A size that reaches past the end of addresses covers all that follows. */
START_TEST(test_endless_function)
{
	uint64_t text;
	struct elf_maker m = code_maker(1, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "func", FUNC, GLOBAL, 1, text, UINT64_MAX);
	made_symbol(&s, "label", NOTYPE, GLOBAL, 1, text + 8, 0);
	made_symbols_end(&s, &m, T_SYMTAB);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "func@0");
	read_close(&r);
}
END_TEST

/* Both tables, one list: the same name once, the larger size of two, and versions are no part of names. */
START_TEST(test_two_tables)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m), dynamic = made_symbols_make(&m);
	made_symbol(&s, "both@@VERS_2", FUNC, GLOBAL, 1, text, 8);
	made_symbol(&s, "old@VERS_1", FUNC, GLOBAL, 1, text + 0x10, 8);
	made_symbol(&s, "static", FUNC, LOCAL, 1, text + 0x20, 8);
	made_symbol(&s, "@odd", FUNC, LOCAL, 1, text + 0x30, 8);
	made_symbol(&s, "hidden", FUNC, LOCAL, 1, text + 0x40, 0);
	made_symbol(&s, "tag_@typeInfo(A.B).tag?", FUNC, LOCAL, 1, text + 0x60, 8);
	made_symbols_end(&s, &m, T_SYMTAB);
	made_symbol(&dynamic, "both", FUNC, GLOBAL, 1, text, 12);
	made_symbol(&dynamic, "dynamic", FUNC, GLOBAL, 1, text + 0x50, 8);
	made_symbol(&dynamic, "hidden", FUNC, GLOBAL, 1, text + 0x40, 8);
	made_symbols_end(&dynamic, &m, T_DYNSYM);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "both@0 old@10 static@20 @odd@30 hidden@40 dynamic@50 tag_@typeInfo(A.B).tag?@60");
	ck_assert_uint_eq(r.symbols.list.at[0].size, 12);
	ck_assert_uint_eq(r.symbols.list.at[4].size, 8);
	ck_assert_uint_eq(r.symbols.list.at[4].binding, GLOBAL);
	read_close(&r);
}
END_TEST

/* No section headers: PT_DYNAMIC leads to the table, a hash table says how many symbols it has. */

static void put_hash(struct put *p, const struct elf_maker *m, bool gnu, unsigned count)
{
	if (!gnu) {
		put_uint(p, 1, 4);
		put_uint(p, count, 4);
		return;
	}
	put_uint(p, 3, 4); /* buckets; symbols from 1 on; one bloom word */
	put_uint(p, 1, 4);
	put_uint(p, 1, 4);
	put_uint(p, 6, 4);
	made_put_word(m, p, UINT64_MAX);
	put_uint(p, 1, 4);
	put_uint(p, count > 2 ? 2 : 0, 4);
	put_uint(p, 0, 4);
	put_uint(p, 0x11, 4); /* the chain of symbol 1 ends at once, the one of symbol 2 at the last */
	for (unsigned i = 2; i < count; i++)
		put_uint(p, i + 1 == count ? 0x21 : 0x20, 4);
}

static struct elf_maker dynamic_maker(int form, bool gnu, unsigned claimed, uint64_t *ret_text)
{
	struct elf_maker m = code_maker(form, T_X86_64, ret_text);
	struct made_symbols s = made_symbols_make(&m);
	struct put hash = {.big_endian = m.p.big_endian};
	m.no_sections = true;
	m.segment_count = 0;
	made_symbol(&s, "one", FUNC, GLOBAL, 1, *ret_text + 0x100, 8);
	made_symbol(&s, "two", FUNC, GLOBAL, 1, *ret_text + 0x200, 8);
	made_symbol(&s, "three", FUNC, GLOBAL, 1, *ret_text + 0x300, 8);
	unsigned symbols = made_symbols_end(&s, &m, T_DYNSYM);
	const struct made_section *strings = &m.sections.at[m.sections.at[symbols].link];
	put_hash(&hash, &m, gnu, claimed ? claimed : 4);
	unsigned table = elf_maker_section_put(&m, (struct made_section){
		.name = ".hash", .flags = T_ALLOC, .align = 8
	}, &hash);
	const struct made_dynamic entries[] = {
		{5, strings->vaddr}, {10, strings->size}, {6, m.sections.at[symbols].vaddr},
		{gnu ? 0x6ffffef5 : 4, m.sections.at[table].vaddr},
	};
	elf_maker_dynamic(&m, entries, sizeof entries / sizeof *entries);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	put_release(&hash);
	return m;
}

START_TEST(test_dynamic)
{
	uint64_t text;
	struct elf_maker m = dynamic_maker(_i % ELF_FORMS, _i >= ELF_FORMS, 0, &text);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "one@100 two@200 three@300");
	ck_assert_uint_eq(r.opened.diag.entries.n, 0);
	read_close(&r);
}
END_TEST

START_TEST(test_dynamic_count)
{
	uint64_t text;
	struct elf_maker m = dynamic_maker(_i % ELF_FORMS, _i >= ELF_FORMS, 2, &text);
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "one@100");
	read_close(&r);
}
END_TEST

/* Damage. */

START_TEST(test_names_lost)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "kept", FUNC, GLOBAL, 1, text, 8);
	made_symbol(&s, "lost", FUNC, GLOBAL, 1, text + 0x10, 8);
	made_symbol(&s, "cut", FUNC, GLOBAL, 1, text + 0x20, 8);
	put_uint_at(&s.entries, (m.is64 ? 24 : 16) * 2, 0x7fffffff, 4);
	unsigned table = made_symbols_end(&s, &m, T_SYMTAB);
	m.sections.at[m.sections.at[table].link].size--; /* the last NUL */
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "kept@0");
	ck_assert_uint_eq(reported(&r.opened.diag, &elf_symbols_nameless), 1);
	ck_assert_uint_eq(r.opened.diag.entries.n, 1);
	read_close(&r);
}
END_TEST

/* A link to no string table: the one of the usual name is taken. */
START_TEST(test_bad_link)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "func", FUNC, GLOBAL, 1, text, 8);
	m.sections.at[made_symbols_end(&s, &m, T_SYMTAB)].link = _i & 1 ? 1 : 0xffffffff;
	struct read r = read_made(&m, ST_OK);
	ck_symbols(&r, text, "func@0");
	read_close(&r);
}
END_TEST

/* A table that the file does not hold all of. */
START_TEST(test_cut_table)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	made_symbol(&s, "func", FUNC, GLOBAL, 1, text, 8);
	m.sections.at[made_symbols_end(&s, &m, T_SYMTAB)].size = 0x7fffffff;
	struct read r = read_made(&m, ST_OK);
	ck_assert_uint_ge(r.symbols.list.n, 1);
	ck_assert_uint_eq(r.symbols.list.at[0].name_length, 4);
	ck_assert_mem_eq(r.symbols.list.at[0].name, "func", 4);
	ck_assert_uint_eq(reported(&r.opened.diag, &elf_section_cut), 1);
	read_close(&r);
}
END_TEST

START_TEST(test_none)
{
	uint64_t text;
	struct elf_maker m = code_maker(_i, T_X86_64, &text);
	struct read r = read_made(&m, ST_ABSENT);
	ck_assert_uint_eq(r.symbols.list.n, 0);
	ck_assert_uint_eq(r.opened.diag.entries.n, 0);
	read_close(&r);
}
END_TEST

/* Many symbols of one address, whose names are the ends of one long string: no quadratic time. */
START_TEST(test_endless_names)
{
	enum { COUNT = 200000, LENGTH = 60000 };
	uint64_t text;
	struct elf_maker m = code_maker(1, T_X86_64, &text);
	struct made_symbols s = made_symbols_make(&m);
	char *name = mem_alloc(LENGTH + 1);
	memset(name, 'a', LENGTH);
	name[LENGTH] = 0;
	put_text(&s.strings, name);
	for (unsigned i = 0; i < COUNT; i++) {
		made_symbol(&s, "", FUNC, GLOBAL, 1, text, 8);
		put_uint_at(&s.entries, 24 * (i + 1), 1 + i * 7919 % LENGTH, 4);
	}
	made_symbols_end(&s, &m, T_SYMTAB);
	struct read r = read_made(&m, ST_OK);
	ck_assert_uint_gt(r.symbols.list.n, LENGTH / 2);
	free(name);
	read_close(&r);
}
END_TEST

static Suite *symbols_suite(void)
{
	Suite *s = suite_create("symbols");
	TCase *t = tcase_create("which");
	tcase_add_loop_test(t, test_kinds, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_label_names, 0, 2 * sizeof labels / sizeof *labels);
	tcase_add_loop_test(t, test_thumb, 0, 2 * ELF_FORMS);
	tcase_add_loop_test(t, test_descriptors, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_covered_labels, 0, ELF_FORMS);
	tcase_add_test(t, test_endless_function);
	tcase_add_loop_test(t, test_two_tables, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_dynamic, 0, 2 * ELF_FORMS);
	tcase_add_loop_test(t, test_dynamic_count, 0, 2 * ELF_FORMS);
	tcase_add_loop_test(t, test_none, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	t = tcase_create("order");
	tcase_add_loop_test(t, test_aliases, 0, 2 * ALIASES);
	tcase_add_loop_test(t, test_label_order, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	t = tcase_create("damage");
	tcase_add_loop_test(t, test_names_lost, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_bad_link, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_cut_table, 0, ELF_FORMS);
	tcase_set_timeout(t, 30);
	tcase_add_test(t, test_endless_names);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(symbols_suite);
