/* The bytes of sections: as they are stored, decompressed, damaged, and with sizes that are lies. */
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include "base/parallel.h"

static const char text[] = "the bytes of a section, the bytes of a section, and some more of the bytes";
#define LARGE ((size_t)3 << 20)

/* Text that compresses, but not to nothing: three megabytes of it. */
static void put_large(struct put *p)
{
	uint32_t state = 1;
	while (p->out.n < LARGE) {
		state = state * 1664525 + 1013904223;
		put_uint(p, state >> 24 & 15, 1);
	}
}

static const struct {
	const char *name;
	enum made_packing packing;
} packings[] = {
	{".debug_info", PACK_NONE},
	{".debug_info", PACK_ZLIB},
	{".debug_info", PACK_ZSTD},
	{".zdebug_info", PACK_ZDEBUG},
};
#define PACKINGS (sizeof packings / sizeof *packings)

static unsigned add_packed(struct elf_maker *m, int packing, const void *data, size_t n)
{
	struct made_section s = {.name = packings[packing].name, .type = T_PROGBITS};
	return elf_maker_section_packed(m, s, packings[packing].packing, data, n);
}

static enum status load(struct opened *o, const char *name, struct section_data *ret)
{
	return image_load(&o->image, image_section(&o->image, name), &o->diag, ret);
}

START_TEST(test_whole)
{
	struct elf_maker m = form_maker(_i % ELF_FORMS, T_X86_64);
	struct section_data data;
	add_packed(&m, _i / ELF_FORMS, text, sizeof text);
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, ".debug_info", &data), ST_OK);
	ck_assert_int_eq(data.owned, packings[_i / ELF_FORMS].packing != PACK_NONE);
	ck_assert_uint_eq(data.run.size, sizeof text);
	ck_assert_mem_eq(data.run.data, text, sizeof text);
	image_unload(&data);
	ck_assert_uint_eq(data.run.size, 0);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	opened_close(&o);
}
END_TEST

START_TEST(test_large)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct put p = {0};
	struct section_data data;
	put_large(&p);
	add_packed(&m, _i, p.out.at, p.out.n);
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, ".debug_info", &data), ST_OK);
	ck_assert_uint_eq(data.run.size, p.out.n);
	ck_assert(memcmp(data.run.data, p.out.at, p.out.n) == 0);
	image_unload(&data);
	put_release(&p);
	opened_close(&o);
}
END_TEST

/* Nothing to load is not an error. */
START_TEST(test_absent)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct section_data data;
	elf_maker_section(&m, (struct made_section){.name = "nobits", .type = T_NOBITS, .size = 100}, NULL, 0);
	add_section(&m, "empty", T_PROGBITS, 0, NULL, 0);
	add_section(&m, "null", 0, 0, text, sizeof text);
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, "nobits", &data), ST_ABSENT);
	ck_assert_int_eq(load(&o, "empty", &data), ST_ABSENT);
	ck_assert_int_eq(load(&o, "null", &data), ST_ABSENT);
	ck_assert_int_eq(load(&o, "missing", &data), ST_ABSENT);
	image_unload(&data);
	ck_assert_uint_eq(o.diag.entries.n, 0);
	opened_close(&o);
}
END_TEST

/* The part of a section that lies in the file. */
START_TEST(test_cut)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct section_data data;
	unsigned s = add_section(&m, "cut", T_PROGBITS, 0, text, sizeof text);
	unsigned far = add_section(&m, "far", T_PROGBITS, 0, text, sizeof text);
	m.sections.at[s].size = 0x7fffffff;
	m.sections.at[far].offset = m.is64 ? UINT64_MAX - 8 : UINT32_MAX - 8;
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, "cut", &data), ST_BAD);
	ck_assert_uint_eq(data.run.size, m.p.out.n - m.sections.at[s].offset);
	ck_assert_mem_eq(data.run.data, text, sizeof text);
	image_unload(&data);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_cut), 1);
	ck_assert_int_eq(load(&o, "far", &data), ST_BAD);
	ck_assert_uint_eq(data.run.size, 0);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_cut), 2);
	ck_assert_uint_eq(o.diag.entries.n, 1);
	opened_close(&o);
}
END_TEST

/* Opens the large section as packed, damaged in the middle of its compressed bytes. */
static struct opened open_damaged(struct elf_maker *m, int packing, const struct put *p)
{
	unsigned s = add_packed(m, packing, p->out.at, p->out.n);
	const struct made_section *made = &m->sections.at[s];
	memset(m->p.out.at + made->offset + made->size / 2, 0xff, made->size / 16);
	return open_made(m);
}

/* Damage in the middle leaves what comes before it. */
START_TEST(test_damaged)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct put p = {0};
	struct section_data data;
	put_large(&p);
	struct opened o = open_damaged(&m, _i, &p);
	ck_assert_int_eq(load(&o, ".debug_info", &data), ST_BAD);
	ck_assert(data.owned);
	ck_assert_uint_ge(data.run.size, LARGE / 3);
	ck_assert(memcmp(data.run.data, p.out.at, LARGE / 3) == 0);
	image_unload(&data);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_damaged), 1);
	ck_assert_uint_eq(o.diag.entries.n, 1);
	put_release(&p);
	opened_close(&o);
}
END_TEST

/* Only the check sum at the end is wrong: all of it is there. (zstd: the maker asks for none.) */
START_TEST(test_wrong_sum)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct section_data data;
	unsigned s = add_packed(&m, 1, text, sizeof text);
	m.p.out.at[m.sections.at[s].offset + m.sections.at[s].size - 1] ^= 1;
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, ".debug_info", &data), ST_BAD);
	ck_assert_uint_eq(data.run.size, sizeof text);
	ck_assert_mem_eq(data.run.data, text, sizeof text);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_damaged), 1);
	image_unload(&data);
	opened_close(&o);
}
END_TEST

/* Compressed data that the end of the file cuts: one report, and the part that is there. */
START_TEST(test_cut_packed)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct put p = {0};
	struct section_data data;
	put_large(&p);
	unsigned s = add_packed(&m, _i, p.out.at, p.out.n);
	struct opened o = open_made(&m);
	o.image.file.size = m.sections.at[s].offset + m.sections.at[s].size / 2;
	ck_assert_int_eq(load(&o, ".debug_info", &data), ST_BAD);
	ck_assert_uint_ge(data.run.size, LARGE / 3);
	ck_assert(memcmp(data.run.data, p.out.at, LARGE / 3) == 0);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_cut), 1);
	ck_assert_uint_eq(o.diag.entries.n, 1);
	image_unload(&data);
	put_release(&p);
	opened_close(&o);
}
END_TEST

/* What is claimed beside the truth, and how much comes out then. */
static const struct {
	uint64_t claimed;
	size_t had;
} claims[] = {
	{sizeof text + 1, sizeof text}, {sizeof text - 1, sizeof text - 1}, {1, 1},
	{100000, sizeof text},          {0x7fffffff, sizeof text},
};
#define CLAIMS (sizeof claims / sizeof *claims)

START_TEST(test_claim)
{
	int packing = 1 + _i % 3, form = _i / 3 % ELF_FORMS, claim = _i / 3 / ELF_FORMS;
	struct elf_maker m = form_maker(form, T_X86_64);
	struct section_data data;
	m.claimed_size = claims[claim].claimed;
	add_packed(&m, packing, text, sizeof text);
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, ".debug_info", &data), ST_BAD);
	ck_assert_uint_eq(data.run.size, claims[claim].had);
	ck_assert_mem_eq(data.run.data, text, claims[claim].had);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_damaged), 1);
	image_unload(&data);
	opened_close(&o);
}
END_TEST

/* A claim of 2^60 bytes is refused without asking for them; what there is comes out. */
START_TEST(test_absurd_claim)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct section_data data;
	m.claimed_size = (uint64_t)1 << 60;
	add_packed(&m, _i, text, sizeof text);
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, ".debug_info", &data), ST_BAD);
	ck_assert_uint_eq(data.run.size, sizeof text);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_damaged), 1);
	image_unload(&data);
	opened_close(&o);
}
END_TEST

/* Zeros: nothing compresses better. Up to 4 MiB a bomb of them is let through, as it may be no bomb. */
START_TEST(test_zeros)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct section_data data;
	size_t believed = (size_t)4 << 20, n = _i < (int)PACKINGS ? believed : 4 * believed;
	char *zeros = mem_zero(n);
	add_packed(&m, _i % (int)PACKINGS, zeros, n);
	struct opened o = open_made(&m);
	bool whole = n == believed || packings[_i % (int)PACKINGS].packing == PACK_NONE;
	ck_assert_int_eq(load(&o, ".debug_info", &data), whole ? ST_OK : ST_BAD);
	ck_assert_uint_eq(data.run.size, whole ? n : believed);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_damaged), !whole);
	image_unload(&data);
	free(zeros);
	opened_close(&o);
}
END_TEST

/* Some sections of the same compressed bytes may be due to damage, many are a bomb. */
START_TEST(test_overlaid)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	unsigned others = (unsigned)_i / 3, first = add_packed(&m, 1 + _i % 3, text, sizeof text);
	struct section_data data;
	for (unsigned i = 0; i < others; i++) {
		unsigned s = add_packed(&m, 1 + _i % 3, text, sizeof text);
		m.sections.at[s].offset = m.sections.at[first].offset;
	}
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, ".debug_info", &data), others <= 3 ? ST_OK : ST_BAD);
	ck_assert_uint_eq(data.run.size, others <= 3 ? sizeof text : 0);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_damaged), others > 3);
	image_unload(&data);
	opened_close(&o);
}
END_TEST

START_TEST(test_unknown_packing)
{
	struct elf_maker m = form_maker(_i, T_X86_64);
	struct section_data data;
	unsigned s = add_packed(&m, 1, text, sizeof text);
	struct opened o;
	put_uint_at(&m.p, m.sections.at[s].offset, 3, 4);
	add_section(&m, "short", T_PROGBITS, 0x800, "\1\0\0\0", 4);
	o = open_made(&m);
	ck_assert_int_eq(load(&o, ".debug_info", &data), ST_BAD);
	ck_assert_uint_eq(data.run.size, 0);
	ck_assert_int_eq(load(&o, "short", &data), ST_BAD);
	ck_assert_uint_eq(reported(&o.diag, &elf_section_damaged), 2);
	opened_close(&o);
}
END_TEST

/* `.zdebug` without "ZLIB": it would have grown, and was left as it is. */
START_TEST(test_plain_zdebug)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct section_data data;
	add_section(&m, ".zdebug_str", T_PROGBITS, 0, text, sizeof text);
	struct opened o = open_made(&m);
	ck_assert_int_eq(load(&o, ".debug_str", &data), ST_OK);
	ck_assert(!data.owned);
	ck_assert_mem_eq(data.run.data, text, sizeof text);
	opened_close(&o);
}
END_TEST

/* One image, many threads. */

struct shared {
	struct opened opened;
	struct put expected;
};

static void load_and_compare(void *context, size_t i)
{
	struct shared *shared = context;
	const struct elf_image *image = &shared->opened.image;
	struct diag d = {0};
	struct section_data data;
	(void)i;
	if (image_load(image, image_section(image, ".debug_info"), &d, &data) != ST_OK || data.run.size != LARGE ||
	    memcmp(data.run.data, shared->expected.out.at, LARGE) != 0)
		abort();
	image_unload(&data);
}

START_TEST(test_threads)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct shared shared = {0};
	put_large(&shared.expected);
	add_packed(&m, _i, shared.expected.out.at, LARGE);
	shared.opened = open_made(&m);
	parallel_for(4, 16, load_and_compare, &shared);
	put_release(&shared.expected);
	opened_close(&shared.opened);
}
END_TEST

static Suite *load_suite(void)
{
	Suite *s = suite_create("load");
	TCase *t = tcase_create("whole");
	tcase_add_loop_test(t, test_whole, 0, PACKINGS * ELF_FORMS);
	tcase_add_loop_test(t, test_large, 0, PACKINGS);
	tcase_add_loop_test(t, test_zeros, 0, 2 * PACKINGS);
	tcase_add_loop_test(t, test_overlaid, 0, 15);
	tcase_add_test(t, test_absent);
	tcase_add_test(t, test_plain_zdebug);
	tcase_add_loop_test(t, test_threads, 0, PACKINGS);
	suite_add_tcase(s, t);
	t = tcase_create("damaged");
	tcase_add_loop_test(t, test_cut, 0, ELF_FORMS);
	tcase_add_loop_test(t, test_damaged, 1, PACKINGS);
	tcase_add_test(t, test_wrong_sum);
	tcase_add_loop_test(t, test_cut_packed, 1, PACKINGS);
	tcase_add_loop_test(t, test_claim, 0, 3 * ELF_FORMS * CLAIMS);
	tcase_add_loop_test(t, test_absurd_claim, 1, PACKINGS);
	tcase_add_loop_test(t, test_unknown_packing, 0, ELF_FORMS);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(load_suite);
