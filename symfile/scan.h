/* Where in a block of text the lines begin that start with a capital letter: all records but line records do. */
#ifndef SYMFILE_SCAN_H
#define SYMFILE_SCAN_H

#include <stddef.h>
#include <stdint.h>

/* Bytes of a block; places in it are 16-bit numbers. */
#define SCAN_BLOCK ((size_t)32 * 1024)

struct scan {
	size_t lines;  /* how many lines begin in the block */
	size_t count;  /* places that are filled */
	uint16_t places[SCAN_BLOCK / 2 + 1]; /* ascending */
};

/*
 * Looks through the n bytes at p, at most SCAN_BLOCK. p[-1] must be readable: it is what stands before the block, '\n' at
 * the start of the text. A line begins behind LF, and behind a CR that no LF follows.
 */
void scan_block(const uint8_t *p, size_t n, struct scan *ret);

/* How many lines begin in the n bytes at p, as above. */
size_t scan_lines(const uint8_t *p, size_t n);

#endif
