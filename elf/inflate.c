#include "elf/inflate.h"

#include "base/file.h"
#include "base/mem.h"

#include <libdeflate.h>
#include <lzma.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#define ZLIB_RATIO 1032   /* 258 bytes by a match of 2 bits */
#define ZSTD_RATIO 32768  /* a block of 128 KiB by its header and one byte */
#define XZ_RATIO 10000    /* a little more than LZMA2 was seen to reach */
#define BELIEVED_RATIO 100
#define BELIEVED_SIZE ((uint64_t)4 << 20)
#define XZ_MEMORY ((uint64_t)256 << 20) /* for the dictionary; xz -9 needs 65 MiB */

const char inflate_damaged[] = "the compressed data is damaged";
const char inflate_short_of[] = "the compressed data holds less than it is said to";
const char inflate_more_than[] = "the compressed data holds more than it is said to";
const char inflate_out_of_reach[] = "no data of this size can be in so few bytes";

/* The most that in can hold. */
static uint64_t reach_of(struct bytes in, uint64_t ratio)
{
	uint64_t possible = in.size > UINT64_MAX / ratio ? UINT64_MAX : in.size * ratio;
	uint64_t likely = in.size * BELIEVED_RATIO > BELIEVED_SIZE ? in.size * BELIEVED_RATIO : BELIEVED_SIZE;
	return possible < likely ? possible : likely;
}

/* Memory for n bytes of which the first `used` are kept: the pages behind them go back. */
static struct bytes keep_used(uint8_t *out, size_t n, size_t used)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	size_t kept = (used + page - 1) / page * page, all = n ? n : 1;
	if (kept < all)
		file_unmap((struct bytes){out + kept, all - kept});
	return (struct bytes){used ? out : NULL, used};
}

/* The part before the damage, by zlib, which gives it out as it goes. */
static const char *zlib_part(struct bytes in, uint8_t *out, size_t size, size_t *ret_used)
{
	const size_t chunk = (size_t)1 << 30; /* zlib counts in unsigned int */
	z_stream z = {.next_in = (Bytef *)(uintptr_t)in.data, .next_out = out};
	const uint8_t *in_end = in.data + in.size, *out_end = out + size;
	int st = Z_OK;
	if (inflateInit(&z) != Z_OK)
		mem_exhausted();
	while (st == Z_OK) {
		size_t in_left = (size_t)(in_end - z.next_in), out_left = (size_t)(out_end - z.next_out);
		z.avail_in = (uInt)(in_left < chunk ? in_left : chunk);
		z.avail_out = (uInt)(out_left < chunk ? out_left : chunk);
		st = inflate(&z, Z_NO_FLUSH);
	}
	*ret_used = (size_t)(z.next_out - out);
	inflateEnd(&z);
	if (st == Z_STREAM_END)
		return *ret_used < size ? inflate_short_of : NULL;
	return st == Z_BUF_ERROR && *ret_used == size ? inflate_more_than : inflate_damaged;
}

uint64_t inflate_reach(struct bytes in, uint64_t size)
{
	uint64_t reach = reach_of(in, ZLIB_RATIO);
	return size < reach ? size : reach;
}

const char *inflate_zlib(struct bytes in, uint64_t size, struct bytes *ret)
{
	size_t n = (size_t)inflate_reach(in, size), used = n;
	uint8_t *out = file_anonymous(n);
	struct libdeflate_decompressor *d = libdeflate_alloc_decompressor();
	const char *wrong = NULL;
	if (!d)
		mem_exhausted();
	if (libdeflate_zlib_decompress(d, in.data, in.size, out, n, NULL) != LIBDEFLATE_SUCCESS)
		wrong = zlib_part(in, out, n, &used);
	libdeflate_free_decompressor(d);
	*ret = keep_used(out, n, used);
	return size > n ? inflate_out_of_reach : wrong;
}

/*
 * The frames before the damage, block by block. The input is handed over in small pieces: zstd decodes a frame that it
 * sees all of in one go, and gives nothing of it out when that fails.
 */
static const char *zstd_part(struct bytes in, uint8_t *out, size_t size, size_t *ret_used)
{
	const size_t piece = 512;
	ZSTD_DStream *z = ZSTD_createDStream();
	ZSTD_inBuffer from = {in.data, 0, 0};
	ZSTD_outBuffer to = {out, size, 0};
	size_t st = 1, before;
	if (!z)
		mem_exhausted();
	do {
		size_t more = (in.size - from.size + 1) / 2;
		before = from.size + to.pos;
		if (from.pos == from.size)
			from.size += more < piece ? more : piece;
		st = ZSTD_decompressStream(z, &to, &from);
	} while (!ZSTD_isError(st) && to.pos < size && from.size + to.pos > before);
	ZSTD_freeDStream(z);
	*ret_used = to.pos;
	if (ZSTD_isError(st) || (st && to.pos < size))
		return inflate_damaged;
	if (to.pos < size)
		return inflate_short_of;
	return st || from.pos < in.size ? inflate_more_than : NULL;
}

const char *inflate_zstd(struct bytes in, uint64_t size, struct bytes *ret)
{
	uint64_t reach = reach_of(in, ZSTD_RATIO);
	size_t n = (size_t)(size < reach ? size : reach), used = n;
	uint8_t *out = file_anonymous(n);
	const char *wrong = NULL;
	if (ZSTD_decompress(out, n, in.data, in.size) != n)
		wrong = zstd_part(in, out, n, &used);
	*ret = keep_used(out, n, used);
	return size > reach ? inflate_out_of_reach : wrong;
}

const char *inflate_xz(struct bytes in, struct bytes *ret)
{
	uint64_t reach = reach_of(in, XZ_RATIO);
	uint8_t *out = file_anonymous((size_t)reach);
	lzma_stream z = LZMA_STREAM_INIT;
	if (lzma_stream_decoder(&z, XZ_MEMORY, LZMA_CONCATENATED) != LZMA_OK)
		mem_exhausted();
	z.next_in = in.data;
	z.avail_in = in.size;
	z.next_out = out;
	z.avail_out = (size_t)reach;
	lzma_ret st = lzma_code(&z, LZMA_FINISH);
	*ret = keep_used(out, (size_t)reach, (size_t)z.total_out);
	lzma_end(&z);
	if (st == LZMA_STREAM_END)
		return NULL;
	return st == LZMA_OK && z.total_out == reach ? inflate_out_of_reach : inflate_damaged;
}
