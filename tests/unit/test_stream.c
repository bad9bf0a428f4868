/* Sections that come piece by piece: the same bytes as when they come as a whole, and the same said of damage. */
#include "elf/stream.h"
#include "tests/unit/check_main.h"
#include "tests/unit/elf_fixture.h"

#include <stdlib.h>
#include <zlib.h>

#define COMPRESSED 0x800

/* A generator of numbers: damage must be the same whenever the test runs. */
static uint32_t draw(uint32_t *state, uint32_t below)
{
	*state = *state * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)*state * below >> 32);
}

/* Bytes, copies from near and far, and runs. */
static void put_mixture(struct put *p, size_t n, uint32_t *state)
{
	while (p->out.n < n) {
		unsigned kind = draw(state, 8);
		size_t length = 1 + draw(state, kind < 6 ? 24 : 400), from = p->out.n;
		if (kind < 4 && p->out.n > 16)
			from = p->out.n - 1 - draw(state, (uint32_t)(kind < 2 || p->out.n < 40000 ? 15 : 39000));
		for (; length; length--, from++)
			put_uint(p, from < p->out.n ? (uint8_t)p->out.at[from] : draw(state, kind == 7 ? 256 : 16), 1);
	}
	p->out.n = n;
}

static const struct {
	int level, strategy;
} ways[] = {
	{0, Z_DEFAULT_STRATEGY}, {1, Z_DEFAULT_STRATEGY}, {9, Z_DEFAULT_STRATEGY},
	{6, Z_FIXED},            {6, Z_HUFFMAN_ONLY},     {6, Z_RLE},
};
#define WAYS (int)(sizeof ways / sizeof *ways)

/* The section's bytes: Elf64_Chdr, which says `claimed` bytes, and the compressed data. */
static void put_packed(struct put *p, const struct put *data, uint64_t claimed, int way)
{
	z_stream z = {0};
	put_uint(p, 1, 4);
	put_uint(p, 0, 4);
	put_uint(p, claimed, 8);
	put_uint(p, 1, 8);
	ck_assert_int_eq(deflateInit2(&z, ways[way].level, Z_DEFLATED, 15, 8, ways[way].strategy), Z_OK);
	size_t room = deflateBound(&z, data->out.n);
	uint8_t *out = mem_alloc(room);
	z.next_in = (Bytef *)data->out.at;
	z.avail_in = (uInt)data->out.n;
	z.next_out = out;
	z.avail_out = (uInt)room;
	ck_assert_int_eq(deflate(&z, Z_FINISH), Z_STREAM_END);
	put_bytes(p, out, (size_t)z.total_out);
	deflateEnd(&z);
	free(out);
}

#define HELD_MAX 8

/*
 * Reads all of a stream in pieces of all sizes, of which some are held for a while, and compares it with the whole. Behind a place
 * of damage there may be more in the stream, as decoders notice it a little sooner or later.
 */
static void compare_pieces(struct stream *s, struct bytes whole, uint32_t *state, bool damaged)
{
	struct stream_piece held[HELD_MAX] = {0};
	struct bytes expected[HELD_MAX] = {0};
	uint64_t at = 0;
	for (;;) {
		unsigned slot = draw(state, HELD_MAX);
		if (expected[slot].size)
			ck_assert_mem_eq(held[slot].run.data, expected[slot].data, expected[slot].size);
		stream_give_back(&held[slot]);
		expected[slot] = (struct bytes){0};
		stream_peek(s, draw(state, 16));
		uint32_t size = 1 + draw(state, draw(state, 20) ? 3000 : 3000000);
		struct bytes seen = stream_peek(s, size);
		size_t known = at < whole.size ? whole.size - at : 0, wanted = size < known ? size : known;
		ck_assert(damaged ? seen.size >= wanted : seen.size == wanted);
		if (!seen.size)
			break;
		held[slot] = stream_take(s, 1 + draw(state, (uint32_t)seen.size));
		expected[slot] = (struct bytes){whole.data + at, held[slot].run.size < known ? held[slot].run.size : known};
		at += held[slot].run.size;
	}
	for (unsigned slot = 0; slot < HELD_MAX; slot++) {
		if (expected[slot].size)
			ck_assert_mem_eq(held[slot].run.data, expected[slot].data, expected[slot].size);
		stream_give_back(&held[slot]);
		expected[slot] = (struct bytes){0};
	}
	ck_assert(damaged ? at >= whole.size : at == whole.size);
}

/* Holds the stream of a section to image_load: the same bytes up to the damage, the same report. */
static void compare(const struct put *packed, uint32_t *state, bool ok)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct section_data data;
	struct diag d = {0};
	add_section(&m, ".debug_info", T_PROGBITS, COMPRESSED, packed->out.at, packed->out.n);
	struct opened o = open_made(&m);
	const struct elf_section *section = image_section(&o.image, ".debug_info");
	enum status status = image_load(&o.image, section, &o.diag, &data);
	struct stream *s = stream_open(&o.image, section);
	if (s) {
		compare_pieces(s, data.run, state, status != ST_OK);
		enum status seen = stream_check(s, &d);
		/* A code that is not complete is damage to zlib; where nothing uses its gaps the checksum vouches for the bytes. */
		if (status == ST_OK)
			ck_assert_int_eq(seen, ST_OK);
		ck_assert_uint_eq(reported(&d, &elf_section_damaged), seen == ST_OK ? 0 : 1);
		if (ok)
			ck_assert_int_eq(status, ST_OK);
	}
	ck_assert(s || !ok);
	stream_close(s);
	diag_release(&d);
	image_unload(&data);
	opened_close(&o);
}

START_TEST(test_pieces)
{
	struct put data = {0}, packed = {0};
	uint32_t state = (uint32_t)_i;
	put_mixture(&data, 5000000, &state);
	put_packed(&packed, &data, data.out.n, _i);
	compare(&packed, &state, true);
	put_release(&packed);
	put_release(&data);
}
END_TEST

/* Every size of output, so that its end falls on each place of a round; then the input cut, changed, and lied about. */
START_TEST(test_small)
{
	uint32_t state = (uint32_t)_i;
	for (size_t n = 0; n < 700; n++) {
		struct put data = {0}, packed = {0}, cut = {0};
		put_mixture(&data, n, &state);
		put_packed(&packed, &data, n, _i);
		compare(&packed, &state, true);
		put_bytes(&cut, packed.out.at, draw(&state, (uint32_t)packed.out.n + 1));
		compare(&cut, &state, false);
		packed.out.at[24 + draw(&state, (uint32_t)packed.out.n - 24)] ^= (char)(1 << draw(&state, 8));
		compare(&packed, &state, false);
		packed.out.n = 0;
		put_packed(&packed, &data, draw(&state, 2 * (uint32_t)n + 10), _i);
		compare(&packed, &state, false);
		put_release(&cut);
		put_release(&packed);
		put_release(&data);
	}
}
END_TEST

/* Three bytes of a longer one changed, over and over. */
START_TEST(test_damaged)
{
	struct put data = {0}, packed = {0};
	uint32_t state = (uint32_t)_i;
	put_mixture(&data, 100000, &state);
	put_packed(&packed, &data, data.out.n, _i % WAYS);
	for (unsigned i = 0; i < 100; i++) {
		struct put damaged = {0};
		put_bytes(&damaged, packed.out.at, packed.out.n);
		for (unsigned k = 0; k < 3; k++)
			damaged.out.at[24 + draw(&state, (uint32_t)damaged.out.n - 24)] = (char)draw(&state, 256);
		compare(&damaged, &state, false);
		put_release(&damaged);
	}
	put_release(&packed);
	put_release(&data);
}
END_TEST

/* What only image_load has: plain bytes, other compression, what must be relocated, nothing. */
START_TEST(test_not_for_streams)
{
	struct elf_maker m = elf_maker_make(true, false, T_X86_64);
	struct put data = {0};
	uint32_t state = 1;
	put_mixture(&data, 1000, &state);
	add_section(&m, "plain", T_PROGBITS, 0, data.out.at, data.out.n);
	elf_maker_section_packed(&m, (struct made_section){.name = "zstd", .type = T_PROGBITS}, PACK_ZSTD, data.out.at,
	                         data.out.n);
	elf_maker_section_packed(&m, (struct made_section){.name = "zlib", .type = T_PROGBITS}, PACK_ZLIB, data.out.at,
	                         data.out.n);
	struct opened o = open_made(&m);
	ck_assert_ptr_null(stream_open(&o.image, image_section(&o.image, "plain")));
	ck_assert_ptr_null(stream_open(&o.image, image_section(&o.image, "zstd")));
	ck_assert_ptr_null(stream_open(&o.image, NULL));
	struct stream *s = stream_open(&o.image, image_section(&o.image, "zlib"));
	ck_assert_uint_eq(stream_size(s), 1000);
	stream_close(s);
	o.image.type = 1; /* ET_REL */
	ck_assert_ptr_null(stream_open(&o.image, image_section(&o.image, "zlib")));
	put_release(&data);
	opened_close(&o);
}
END_TEST

static Suite *stream_suite(void)
{
	Suite *s = suite_create("stream");
	TCase *t = tcase_create("pieces");
	tcase_add_loop_test(t, test_pieces, 0, WAYS);
	tcase_add_loop_test(t, test_small, 0, WAYS);
	tcase_add_loop_test(t, test_damaged, 0, 3 * WAYS);
	tcase_add_test(t, test_not_for_streams);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(stream_suite);
