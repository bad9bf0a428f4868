/* Build-ids in notes of every kind, and what stands in where there is none. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include "elf/identity.h"

static const uint8_t id_a[20] = {0xa0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
static const uint8_t id_b[8] = {0xb0, 1, 2, 3, 4, 5, 6, 7};

static unsigned add_notes(struct elf_maker *m, const char *name, const struct put *notes, unsigned align)
{
	return elf_maker_section_put(m, (struct made_section){.name = name, .type = T_NOTE, .flags = T_ALLOC,
	                                                      .align = align}, notes);
}

static void add_note(struct elf_maker *m, const char *name, const char *owner, uint32_t type, const void *data,
                     size_t n)
{
	struct put p = {.big_endian = m->p.big_endian};
	made_put_note(&p, owner, type, data, n, 4);
	add_notes(m, name, &p, 4);
	put_release(&p);
}

static void ck_id(const struct opened *o, const uint8_t *id, size_t n)
{
	struct bytes found;
	ck_assert_int_eq(identity_build_id(&o->image, &found), ST_OK);
	ck_assert_uint_eq(found.size, n);
	ck_assert_mem_eq(found.data, id, n);
}

static void ck_no_id(const struct opened *o)
{
	struct bytes found;
	ck_assert_int_eq(identity_build_id(&o->image, &found), ST_ABSENT);
}

START_TEST(test_section)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	add_note(&m, ".note.other", "GNU", 3, id_b, sizeof id_b);
	add_note(&m, ".note.gnu.build-id", "GNU", 3, id_a, sizeof id_a);
	struct opened o = open_made(&m);
	ck_id(&o, id_a, sizeof id_a);
	opened_close(&o);
}
END_TEST

/* The Linux kernel's first note of type 3 is Xen's. */
START_TEST(test_owner)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct put p = {.big_endian = m.p.big_endian};
	made_put_note(&p, "Xen", 3, id_b, sizeof id_b, 4);
	made_put_note(&p, "Xenophon", 3, id_b, sizeof id_b, 4);
	made_put_note(&p, "GNU", 1, id_b, sizeof id_b, 4);
	made_put_note(&p, "GNU", 3, id_b, 0, 4);
	made_put_note(&p, "GNU", 3, id_a, 19, 4);
	add_notes(&m, ".notes", &p, 4);
	struct opened o = open_made(&m);
	ck_id(&o, id_a, 19);
	put_release(&p);
	opened_close(&o);
}
END_TEST

/* A section of the usual name without a usable note is passed over. */
START_TEST(test_any_section)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	add_note(&m, ".note.gnu.build-id", "OTHER", 3, id_b, sizeof id_b);
	add_note(&m, ".note", "GNU", 3, id_a, sizeof id_a);
	struct opened o = open_made(&m);
	ck_id(&o, id_a, sizeof id_a);
	opened_close(&o);
}
END_TEST

/* Without section headers: in PT_NOTE, aligned to 4 and to 8. */
START_TEST(test_segment)
{
	unsigned align = _i < ELF_FORMS ? 4 : 8;
	struct elf_maker m = form_maker(_i % ELF_FORMS, T_X86_64);
	struct put p = {.big_endian = m.p.big_endian};
	m.no_sections = true;
	made_put_note(&p, "GNU", 5, "property", 4, align);
	made_put_note(&p, "GNU", 3, id_a, sizeof id_a, align);
	elf_maker_segment_of(&m, T_PT_NOTE, add_notes(&m, ".note", &p, align));
	struct opened o = open_made(&m);
	ck_id(&o, id_a, sizeof id_a);
	put_release(&p);
	opened_close(&o);
}
END_TEST

/* Sizes that leave the notes, and identities that are none. */
static const struct {
	uint32_t name_size, size;
} bad_notes[] = {
	{0xffffffff, 20}, {4, 0xffffffff}, {4, 21}, {0xfffffffd, 0xfffffffd}, {4, 0}, {5, 20}, {0, 24}, {28, 4}
};

START_TEST(test_bad_note)
{
	struct elf_maker m = form_maker(_i % ELF_FORMS, T_X86_64);
	struct put p = {.big_endian = m.p.big_endian};
	made_put_note(&p, "GNU", 3, id_a, sizeof id_a, 4);
	put_uint_at(&p, 0, bad_notes[_i / ELF_FORMS].name_size, 4);
	put_uint_at(&p, 4, bad_notes[_i / ELF_FORMS].size, 4);
	add_notes(&m, ".note.gnu.build-id", &p, 4);
	struct opened o = open_made(&m);
	ck_no_id(&o);
	put_release(&p);
	opened_close(&o);
}
END_TEST

START_TEST(test_too_long)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	static const uint8_t zeros[257];
	add_note(&m, ".note.gnu.build-id", "GNU", 3, zeros, sizeof zeros);
	struct opened o = open_made(&m);
	ck_no_id(&o);
	opened_close(&o);
}
END_TEST

/* A note without padding at the end of its section. */
START_TEST(test_last_note_unpadded)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct put p = {.big_endian = m.p.big_endian};
	made_put_note(&p, "GNU", 3, id_a, 17, 4);
	p.out.n -= 3;
	add_notes(&m, ".note.gnu.build-id", &p, 4);
	struct opened o = open_made(&m);
	ck_id(&o, id_a, 17);
	put_release(&p);
	opened_close(&o);
}
END_TEST

/* The hash of .text: strides of 16 bytes of at most 4096; the last is filled up from what follows in the file. */
static const struct {
	size_t size;
	uint8_t first, second; /* bytes 0 and 1 of the hash of 1, 2, 3 ... */
} hashes[] = {{16, 1, 2}, {32, 16, 16}, {17, 16, 'z'}, {1, 1, 'x'}};

START_TEST(test_hash)
{
	struct elf_maker m = form_maker(_i % ELF_FORMS, T_X86_64);
	size_t n = hashes[_i / ELF_FORMS].size;
	uint8_t text[64], hash[16];
	for (size_t i = 0; i < sizeof text; i++)
		text[i] = (uint8_t)(i + 1);
	make_code(&m, ".text", text, n);
	add_section(&m, "next", T_PROGBITS, 0, "xxxxxxxxxxxxxxxx", 16);
	struct opened o = open_made(&m);
	ck_no_id(&o);
	ck_assert_int_eq(identity_hash(&o.image, hash), ST_OK);
	ck_assert_uint_eq(hash[0], hashes[_i / ELF_FORMS].first);
	ck_assert_uint_eq(hash[1], hashes[_i / ELF_FORMS].second);
	opened_close(&o);
}
END_TEST

START_TEST(test_hash_page)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	uint8_t *text = mem_zero(5000), hash[16], expected[16] = {0};
	for (size_t i = 0; i < 5000; i++)
		text[i] = (uint8_t)(i % 251);
	for (size_t i = 0; i < 4096; i++)
		expected[i % 16] ^= text[i];
	make_code(&m, "text", text, 5000);
	struct opened o = open_made(&m);
	ck_assert_int_eq(identity_hash(&o.image, hash), ST_OK);
	ck_assert_mem_eq(hash, expected, 16);
	free(text);
	opened_close(&o);
}
END_TEST

START_TEST(test_no_hash)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	uint8_t hash[16];
	elf_maker_section(&m, (struct made_section){.name = ".text", .type = T_NOBITS, .flags = T_ALLOC | T_EXEC,
	                                            .size = 100}, NULL, 0);
	struct opened o = open_made(&m);
	ck_assert_int_eq(identity_hash(&o.image, hash), ST_ABSENT);
	opened_close(&o);
}
END_TEST

static Suite *identity_suite(void)
{
	Suite *s = suite_create("identity");
	TCase *t = tcase_create("build-id");
	tcase_add_loop_test(t, test_section, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_owner, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_any_section, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_segment, 0, 2 * ELF_FORMS);
	tcase_add_loop_test(t, test_bad_note, 0, ELF_FORMS * sizeof bad_notes / sizeof *bad_notes);
	tcase_add_loop_test(t, test_last_note_unpadded, 0, ELF_FORMS);
	tcase_add_test(t, test_too_long);
	suite_add_tcase(s, t);
	t = tcase_create("hash");
	tcase_add_loop_test(t, test_hash, 0, ELF_FORMS * sizeof hashes / sizeof *hashes);
	tcase_add_test(t, test_hash_page);
	tcase_add_test(t, test_no_hash);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(identity_suite);
