/* A file with a little of everything, cut at every byte, and with its bytes changed: read as the fuzz target does. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include "elf/symbols.h"
#include "tests/fuzz/fuzz.h"

#define BASE 0x400000

/* PLT, symbols of both kinds, relocations, notes, a dynamic section, compressed sections, unwind header. */
static struct elf_maker make_everything(int form)
{
	static const char code[] = "\xff\x25\xfa\x2f\0\0\x68\0\0\0\0\xe9\0\0\0\0some code";
	struct elf_maker m = form_maker(form, T_X86_64);
	struct made_symbols s = made_symbols_make(&m), dynamic = made_symbols_make(&m);
	struct put p = {.big_endian = m.p.big_endian};
	m.base = BASE;
	unsigned text = make_code(&m, ".plt", code, sizeof code);
	uint64_t vaddr = m.sections.at[text].vaddr;
	made_put_note(&p, "GNU", 3, "0123456789abcdefghij", 20, 4);
	unsigned notes = elf_maker_section_put(&m, (struct made_section){
		.name = ".note.gnu.build-id", .type = T_NOTE, .flags = T_ALLOC, .align = 4
	}, &p);
	p.out.n = 0;
	made_symbol(&dynamic, "puts", 2, 1, 0, 0, 0);
	made_symbol(&dynamic, "visible", 2, 1, 1, vaddr + 16, 4);
	unsigned dynsym = made_symbols_end(&dynamic, &m, T_DYNSYM);
	made_put_word(&m, &p, vaddr + 6 + 0x2ffa);
	made_put_word(&m, &p, (uint64_t)1 << (m.is64 ? 32 : 8) | 7);
	made_put_word(&m, &p, 0);
	elf_maker_section_put(&m, (struct made_section){.name = ".rela.plt", .type = T_RELA, .flags = T_ALLOC}, &p);
	p.out.n = 0;
	put_uint(&p, 1, 4);
	put_uint(&p, 3, 4);
	unsigned hash = elf_maker_section_put(&m, (struct made_section){.name = ".hash", .flags = T_ALLOC}, &p);
	const struct made_section *strings = &m.sections.at[m.sections.at[dynsym].link];
	const struct made_dynamic entries[] = {
		{5, strings->vaddr}, {10, strings->size}, {6, m.sections.at[dynsym].vaddr}, {14, 1},
		{4, m.sections.at[hash].vaddr}, {3, BASE},
	};
	elf_maker_dynamic(&m, entries, sizeof entries / sizeof *entries);
	unsigned hdr = add_section(&m, ".eh_frame_hdr", T_PROGBITS, T_ALLOC, "\1\x1b\3\x3b\0\0\0\0", 8);
	elf_maker_segment_so_far(&m, T_R | T_X, 0);
	elf_maker_segment_of(&m, T_PT_NOTE, notes);
	elf_maker_segment_of(&m, 0x6474e550, hdr);
	made_symbol(&s, "local", 2, 0, 1, vaddr + 18, 2);
	made_symbol(&s, "label", 0, 0, 1, vaddr + 24, 0);
	made_symbols_end(&s, &m, T_SYMTAB);
	static const enum made_packing packings[] = {PACK_ZLIB, PACK_ZSTD, PACK_ZDEBUG};
	static const char *const names[] = {".debug_info", ".debug_line", ".zdebug_str"};
	for (int i = 0; i < 3; i++)
		elf_maker_section_packed(&m, (struct made_section){.name = names[i], .type = T_PROGBITS}, packings[i],
		                         "aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb", 32);
	elf_maker_end(&m);
	put_release(&p);
	return m;
}

/* Runs over a copy that ends where it ends. */
static void run(const void *data, size_t size)
{
	uint8_t *copy = mem_alloc(size);
	memcpy(copy, data, size);
	LLVMFuzzerTestOneInput(copy, size);
	free(copy);
}

/* That there is something to damage. */
START_TEST(test_everything)
{
	struct elf_maker m = make_everything(_i);
	struct diag d = {0};
	struct elf_image image;
	struct symbol_list symbols = {0};
	struct plt_list plt;
	ck_assert_int_eq(image_open_memory(made_bytes(&m), "made", &d, &image), ST_OK);
	ck_assert_pstr_eq(image_soname(&image), "puts");
	ck_assert_int_eq(symbols_read(&image, &d, &symbols), ST_OK);
	ck_assert_uint_eq(symbols.list.n, 3);
	ck_assert_int_eq(plt_read(&image, &d, &plt), ST_OK);
	ck_assert_uint_eq(plt.list.n, 1);
	ck_assert_uint_eq(d.entries.n, 0);
	run(m.p.out.at, m.p.out.n);
	symbols_release(&symbols);
	plt_release(&plt);
	image_close(&image);
	elf_maker_release(&m);
}
END_TEST

START_TEST(test_cut)
{
	struct elf_maker m = make_everything(_i);
	for (size_t n = 0; n < m.p.out.n; n++)
		run(m.p.out.at, n);
	elf_maker_release(&m);
}
END_TEST

/* Every byte, set to what breaks most. */
START_TEST(test_bytes)
{
	static const uint8_t values[] = {0, 0xff, 0x80, 1};
	struct elf_maker m = make_everything(_i);
	for (size_t i = 0; i < m.p.out.n; i++) {
		for (size_t k = 0; k < sizeof values; k++) {
			char old = m.p.out.at[i];
			m.p.out.at[i] = (char)values[k];
			run(m.p.out.at, m.p.out.n);
			m.p.out.at[i] = old;
		}
	}
	elf_maker_release(&m);
}
END_TEST

static uint32_t next_random(uint32_t *state)
{
	*state = *state * 1664525 + 1013904223;
	return *state >> 8;
}

START_TEST(test_random)
{
	struct elf_maker m = make_everything(_i);
	struct buf copy = {0};
	uint32_t state = (uint32_t)_i;
	for (int round = 0; round < 3000; round++) {
		buf_clear(&copy);
		buf_bytes(&copy, m.p.out.at, m.p.out.n);
		for (uint32_t n = 1 + next_random(&state) % 6; n; n--)
			copy.at[next_random(&state) % copy.n] = (char)next_random(&state);
		run(copy.at, copy.n);
	}
	buf_release(&copy);
	elf_maker_release(&m);
}
END_TEST

static Suite *elf_damage_suite(void)
{
	Suite *s = suite_create("elf damage");
	TCase *t = tcase_create("damage");
	tcase_set_timeout(t, 120);
	tcase_add_loop_test(t, test_everything, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_cut, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_bytes, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_random, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(elf_damage_suite);
