/* Decompression, of bytes that may be damaged and sizes that may be lies. */
#ifndef ELF_INFLATE_H
#define ELF_INFLATE_H

#include "base/bytes.h"

/*
 * The compressed run in, which is said to hold size bytes, in memory of its own from file_anonymous (*ret, released
 * by file_unmap; empty where nothing came out). Returns NULL where all is well, otherwise in words what is wrong;
 * *ret then holds the bytes before the damage.
 *
 * Memory follows what comes out, not what is claimed, and no more is let out than the format can reach (zlib 1032:1,
 * zstd 32768:1), nor, above 4 MiB, than 100:1: debug information is not that repetitive, only bombs are.
 */
const char *inflate_zlib(struct bytes in, uint64_t size, struct bytes *ret);
const char *inflate_zstd(struct bytes in, uint64_t size, struct bytes *ret);

/* The same for a .xz file, which says its size at its end: whatever comes out, within those limits. */
const char *inflate_xz(struct bytes in, struct bytes *ret);

/* What may be wrong, in words. */
extern const char inflate_damaged[], inflate_short_of[], inflate_more_than[], inflate_out_of_reach[];

/* How much of a claimed size is believed of a run compressed by zlib. */
uint64_t inflate_reach(struct bytes in, uint64_t size);

#endif
