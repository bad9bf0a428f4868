/*
 * DEFLATE (RFC 1951), decoded as far as is asked for, so that what is there can be read before the rest is. The output goes to
 * memory in which the last 32 KiB before it stand, too.
 */
#ifndef ELF_DEFLATE_H
#define ELF_DEFLATE_H

#include "base/bytes.h"
#include "elf/deflate_codes.h"

/* How far back a match reaches. */
#define DEFLATE_WINDOW ((size_t)32 << 10)

/* How much may be decoded, and written, beyond what is asked for. */
#define DEFLATE_EXCESS 320

enum deflate_state {
	DEFLATE_HEADER, /* a block's header is next, */
	DEFLATE_STORED, /* bytes as they are, */
	DEFLATE_CODES,  /* or words of the block's codes */
	DEFLATE_DONE,
	DEFLATE_DAMAGED,
};

struct deflate {
	enum deflate_state state;
	const uint8_t *in, *in_end;
	uint64_t bits;      /* taken from the input and not used, the next one lowest */
	unsigned bit_count;
	unsigned borrowed;  /* how many bytes of them are from behind the input's end, and zero */
	bool last;          /* the block in hand is the last one */
	size_t stored;      /* bytes left of a stored block */
	uint32_t lengths[LENGTH_ROOM], distances[DISTANCE_ROOM];
};

/* Starts at the first block in `in`, which is borrowed. */
void deflate_start(struct deflate *d, struct bytes in);

/*
 * Decodes to out until at least `size` bytes are there; fewer where the data ends (DEFLATE_DONE) or makes no sense
 * (DEFLATE_DAMAGED). There is room for DEFLATE_EXCESS bytes more. Matches reach back to `start`. Returns where the output ends.
 */
uint8_t *deflate_run(struct deflate *d, const uint8_t *start, uint8_t *out, size_t size);

/* The input behind the last block, once all is done. */
struct bytes deflate_rest(const struct deflate *d);

#endif
