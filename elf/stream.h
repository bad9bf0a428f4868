/*
 * A section compressed by zlib, from its beginning to its end, piece by piece: only what was asked for and not yet given back is in
 * memory, and what is there can be worked on while the rest is being decompressed. One thread at a time peeks and takes;
 * pieces may be given back by any.
 */
#ifndef ELF_STREAM_H
#define ELF_STREAM_H

#include "elf/image.h"

struct stream;
struct stream_block;

/* A piece that was taken. Its bytes stay where they are until stream_give_back. All zeros is none. */
struct stream_piece {
	struct bytes run;
	struct stream_block *block;
};

/*
 * Starts a section of an image that stays open meanwhile. NULL where it is not compressed by zlib, or does not lie in the file
 * as a whole, or must be relocated: image_load has what there is then.
 */
struct stream *stream_open(const struct elf_image *image, const struct elf_section *section);

/* How many bytes there will be at most: what the section says, as far as that can be believed. */
uint64_t stream_size(const struct stream *s);

/* The next n bytes, in one run, or what is left where there are fewer. They stay until the next call of stream_peek. */
struct bytes stream_peek(struct stream *s, uint64_t n);

/* Takes n bytes that stream_peek has shown. */
struct stream_piece stream_take(struct stream *s, size_t n);
void stream_give_back(struct stream_piece *piece);

/* What there is to say when no more is wanted. ST_BAD, reported, where what was read is damaged or not what it is said to be. */
enum status stream_check(struct stream *s, struct diag *d);

/* NULL is none. Pieces need not have been given back. */
void stream_close(struct stream *s);

#endif
