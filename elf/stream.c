#include "elf/stream.h"

#include "base/file.h"
#include "base/mem.h"
#include "elf/inflate.h"
#include "elf/kinds.h"
#include "elf/packed.h"

#include <elf.h>
#include <inttypes.h>
#include <isa-l/igzip_lib.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Some units of a large library fit, and it fits into the caches. */
#define BLOCK_SIZE ((size_t)1 << 20)

/* How much input the library is given at once, which counts it in 32 bits. */
#define INPUT_SIZE ((size_t)1 << 30)

struct stream_block {
	atomic_size_t users; /* the pieces in it, and the stream */
	size_t size;
	uint8_t data[];
};

struct stream {
	const struct elf_image *image;
	const char *name;
	struct bytes in;     /* what the library was not given yet */
	struct bytes in_kept; /* what is not dropped yet */
	struct bytes packed; /* all of the input */
	struct bytes rest;   /* of a damaged one, all that zlib gets out of it; empty so far */
	uint64_t claimed;    /* what the section says that the output's size is: */
	uint64_t size, made; /* what may come, and what came */
	bool ended;
	const char *wrong;   /* what is, in words; NULL: nothing so far */
	struct inflate_state inflate; /* with the last 32 KiB of the output, and the checksum */

	struct stream_block *block;
	uint8_t *next, *end; /* in it: what is not taken yet */
};

static void block_leave(struct stream_block *block)
{
	if (block && atomic_fetch_sub(&block->users, 1) == 1)
		free(block);
}

struct stream *stream_open(const struct elf_image *image, const struct elf_section *section)
{
	struct packed packed;
	if (!packed_find(image, section, &packed) || packed.inflate != inflate_zlib || image->type == ET_REL)
		return NULL;
	struct stream *s = mem_zero(sizeof *s);
	s->image = image;
	s->name = section->name;
	s->packed = s->in = s->in_kept = packed.data;
	s->claimed = packed.size;
	s->size = inflate_reach(packed.data, packed.size);
	if (s->size < packed.size)
		s->wrong = inflate_out_of_reach;
	isal_inflate_init(&s->inflate);
	s->inflate.crc_flag = ISAL_ZLIB;
	return s;
}

uint64_t stream_size(const struct stream *s)
{
	return s->size;
}

/* Nothing more comes: NULL, or what is wrong, in words. The first word stands. */
static void finish(struct stream *s, const char *wrong)
{
	s->ended = true;
	if (!s->wrong)
		s->wrong = wrong;
}

/* Pages of the file that were read are not needed again. */
static void drop_input(struct stream *s)
{
	size_t done = (size_t)(s->in.data - s->inflate.avail_in - s->in_kept.data);
	if (!s->image->mapped || done < BLOCK_SIZE)
		return;
	file_drop((struct bytes){s->in_kept.data, done});
	s->in_kept.data += done;
	s->in_kept.size -= done;
}

/* Hands the library more input, where it has none and there is some. */
static void feed(struct stream *s)
{
	size_t n = s->in.size < INPUT_SIZE ? s->in.size : INPUT_SIZE;
	if (s->inflate.avail_in || !n)
		return;
	s->inflate.next_in = (uint8_t *)(uintptr_t)s->in.data; /* which it does not write to */
	s->inflate.avail_in = (uint32_t)n;
	s->in.data += n;
	s->in.size -= n;
}

/* Bytes that came to lie behind `end`. */
static void add_made(struct stream *s, size_t n)
{
	if (n > s->size - s->made) {
		n = (size_t)(s->size - s->made);
		finish(s, inflate_more_than);
	}
	s->end += n;
	s->made += n;
}

/* The library keeps what it has made when it meets damage; zlib gives all that stands before it. */
static void rescue(struct stream *s)
{
	const char *wrong = inflate_zlib(s->packed, s->claimed, &s->rest);
	if (s->rest.size <= s->made)
		finish(s, wrong ? wrong : inflate_damaged);
}

static void make_of_rest(struct stream *s, size_t n)
{
	if (n > s->rest.size - s->made)
		n = (size_t)(s->rest.size - s->made);
	memcpy(s->end, s->rest.data + s->made, n);
	add_made(s, n);
	if (s->made == s->rest.size)
		finish(s, inflate_damaged);
}

/* Decompresses n bytes more, behind `end`, where there is room for them; or finds that there are no more. */
static void make_more(struct stream *s, size_t n)
{
	struct inflate_state *z = &s->inflate;
	if (s->rest.size) {
		make_of_rest(s, n);
		return;
	}
	feed(s);
	z->next_out = s->end;
	z->avail_out = (uint32_t)n;
	int result = isal_inflate(z);
	size_t made = n - z->avail_out;
	add_made(s, made);
	drop_input(s);
	if (z->block_state == ISAL_BLOCK_FINISH && result >= 0)
		finish(s, s->made < s->size ? inflate_short_of : NULL);
	else if (!s->ended && (result < 0 || result == ISAL_NEED_DICT || (!made && !z->avail_in && !s->in.size)))
		rescue(s);
}

/* A new block with room for n bytes that are not taken: those that are there move. */
static void block_change(struct stream *s, size_t n)
{
	size_t kept = (size_t)(s->end - s->next), size = n < BLOCK_SIZE ? BLOCK_SIZE : n;
	struct stream_block *block = mem_alloc(sizeof *block + size);
	atomic_init(&block->users, 1);
	block->size = size;
	if (kept)
		memcpy(block->data, s->next, kept);
	block_leave(s->block);
	s->block = block;
	s->next = block->data;
	s->end = block->data + kept;
}

struct bytes stream_peek(struct stream *s, uint64_t n)
{
	size_t there = (size_t)(s->end - s->next);
	uint64_t left = s->size - s->made;
	if (n > there + left)
		n = there + left;
	if (!s->block || (size_t)(s->block->data + s->block->size - s->next) < n)
		block_change(s, (size_t)n);
	while (!s->ended && (size_t)(s->end - s->next) < n)
		make_more(s, (size_t)n - (size_t)(s->end - s->next));
	there = (size_t)(s->end - s->next);
	return (struct bytes){s->next, there < n ? there : (size_t)n};
}

struct stream_piece stream_take(struct stream *s, size_t n)
{
	struct stream_piece piece = {{s->next, n}, s->block};
	atomic_fetch_add(&s->block->users, 1);
	s->next += n;
	return piece;
}

void stream_give_back(struct stream_piece *piece)
{
	block_leave(piece->block);
	*piece = (struct stream_piece){0};
}

enum status stream_check(struct stream *s, struct diag *d)
{
	/* The last byte may have been had before the end of the data was seen; there may be more of it than is said. */
	if (!s->ended && s->made == s->size && s->block)
		make_more(s, 1);
	if (!s->wrong)
		return ST_OK;
	return diag_bad_at(d, &elf_section_damaged, s->name, 0, "%s; 0x%" PRIx64 " bytes were had", s->wrong, s->made);
}

void stream_close(struct stream *s)
{
	if (!s)
		return;
	if (s->image->mapped)
		file_drop(s->in_kept);
	file_unmap(s->rest);
	block_leave(s->block);
	free(s);
}
