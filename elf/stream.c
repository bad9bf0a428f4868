#include "elf/stream.h"

#include "base/cursor.h"
#include "base/file.h"
#include "base/mem.h"
#include "elf/deflate.h"
#include "elf/inflate.h"
#include "elf/kinds.h"
#include "elf/packed.h"

#include <elf.h>
#include <inttypes.h>
#include <libdeflate.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Some units of a large library fit, and it fits into the caches. */
#define BLOCK_SIZE ((size_t)1 << 20)

/* How much is decompressed at once, so that the checksum finds it in the nearest cache. */
#define STEP_SIZE ((size_t)64 << 10)

struct stream_block {
	atomic_size_t users; /* the pieces in it, and the stream */
	size_t size;
	uint8_t data[];
};

struct stream {
	const struct elf_image *image;
	const char *name;
	struct bytes in;
	uint64_t size, made; /* of the output: what may come, and what came */
	uint32_t checksum;
	bool ended;
	const char *wrong;   /* what is, in words; NULL: nothing so far */
	struct deflate deflate;

	struct stream_block *block;
	const uint8_t *start;      /* in it: how far back matches may reach, */
	uint8_t *next, *end;       /* what is not taken yet */
	struct bytes in_kept;      /* the compressed bytes that are not dropped yet */
};

static void block_leave(struct stream_block *block)
{
	if (block && atomic_fetch_sub(&block->users, 1) == 1)
		free(block);
}

/* RFC 1950, 2.2: the method is 8 with any window, the header a multiple of 31, and without a dictionary. */
static bool zlib_header(struct bytes in)
{
	return in.size >= 2 && (in.data[0] & 15) == 8 && (in.data[0] << 8 | in.data[1]) % 31 == 0 && !(in.data[1] & 32);
}

struct stream *stream_open(const struct elf_image *image, const struct elf_section *section)
{
	struct packed packed;
	if (!packed_find(image, section, &packed) || packed.inflate != inflate_zlib || image->type == ET_REL ||
	    !zlib_header(packed.data))
		return NULL;
	struct stream *s = mem_zero(sizeof *s);
	s->image = image;
	s->name = section->name;
	s->in = s->in_kept = packed.data;
	s->size = inflate_reach(packed.data, packed.size);
	s->checksum = 1;
	if (s->size < packed.size)
		s->wrong = inflate_out_of_reach;
	deflate_start(&s->deflate, (struct bytes){packed.data.data + 2, packed.data.size - 2});
	return s;
}

uint64_t stream_size(const struct stream *s)
{
	return s->size;
}

/* The end of the data: is it what it is said to be? */
static void finish(struct stream *s)
{
	struct cursor c = cursor_over(deflate_rest(&s->deflate), s->name, true);
	s->ended = true;
	if (s->wrong)
		return;
	if (s->deflate.state == DEFLATE_DAMAGED || cursor_u32(&c) != s->checksum)
		s->wrong = inflate_damaged;
	else if (s->made < s->size)
		s->wrong = inflate_short_of;
}

/* Pages of the file that were read are not needed again. */
static void drop_input(struct stream *s)
{
	size_t done = (size_t)(s->deflate.in - s->in_kept.data);
	if (!s->image->mapped || done < BLOCK_SIZE)
		return;
	file_drop((struct bytes){s->in_kept.data, done});
	s->in_kept.data += done;
	s->in_kept.size -= done;
}

/* Decompresses some more, behind `end`. */
static void make_more(struct stream *s, size_t n)
{
	uint8_t *end = deflate_run(&s->deflate, s->start, s->end, n < STEP_SIZE ? n : STEP_SIZE);
	size_t made = (size_t)(end - s->end);
	if (made > s->size - s->made) {
		made = (size_t)(s->size - s->made);
		s->wrong = s->wrong ? s->wrong : inflate_more_than;
		s->deflate.state = DEFLATE_DAMAGED;
	}
	s->checksum = libdeflate_adler32(s->checksum, s->end, made);
	s->end += made;
	s->made += made;
	drop_input(s);
	if (s->deflate.state >= DEFLATE_DONE)
		finish(s);
}

/* A new block with room for n bytes that are not taken: those that are there move, and what matches may reach. */
static void block_change(struct stream *s, size_t n)
{
	const uint8_t *from = s->start;
	if ((size_t)(s->end - from) > DEFLATE_WINDOW)
		from = s->end - DEFLATE_WINDOW;
	if (from > s->next)
		from = s->next;
	size_t kept = (size_t)(s->end - from), taken = (size_t)(s->next - from);
	size_t size = taken + n + DEFLATE_EXCESS;
	if (size < BLOCK_SIZE)
		size = BLOCK_SIZE;
	struct stream_block *block = mem_alloc(sizeof *block + size);
	atomic_init(&block->users, 1);
	block->size = size;
	if (kept)
		memcpy(block->data, from, kept);
	block_leave(s->block);
	s->block = block;
	s->start = block->data;
	s->next = block->data + taken;
	s->end = block->data + kept;
}

struct bytes stream_peek(struct stream *s, uint64_t n)
{
	size_t there = (size_t)(s->end - s->next);
	uint64_t left = s->size - s->made;
	if (n > there + left)
		n = there + left;
	if (!s->block || (size_t)(s->block->data + s->block->size - s->next) < n + DEFLATE_EXCESS)
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
	block_leave(s->block);
	free(s);
}
