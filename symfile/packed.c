#include "symfile/packed.h"

#include <zlib.h>
#include <zstd.h>

#define BELIEVED_RATIO 100 /* text packs 5 to 20 to 1 */
#define BELIEVED_SIZE ((uint64_t)64 << 20)
#define PIECE (256u * 1024)

const struct diag_kind packed_damaged = {DIAG_LOSS, "the compressed data is damaged"};
const struct diag_kind packed_large = {DIAG_LOSS, "no text of this size can be in so few bytes"};

/* Where the text goes, and how much of it may. */
struct output {
	struct buf *text;
	uint64_t left;
};

static bool begins_with(struct bytes head, const char *magic, size_t n)
{
	return head.size >= n && memcmp(head.data, magic, n) == 0;
}

static bool is_gzip(struct bytes head)
{
	return begins_with(head, "\x1f\x8b\x08", 3);
}

static bool is_zstd(struct bytes head)
{
	return begins_with(head, "\x28\xb5\x2f\xfd", 4);
}

bool packed_is(struct bytes head)
{
	return is_gzip(head) || is_zstd(head);
}

/* Room for the next piece, as much as may still come; 0 where nothing may. */
static size_t output_room(struct output *out)
{
	size_t n = out->left < PIECE ? (size_t)out->left : PIECE;
	vec_reserve(out->text, n);
	return n;
}

static void output_took(struct output *out, size_t n)
{
	out->text->n += n;
	out->left -= n;
}

/* Members stand one behind the other; what follows the last and begins like none is padding (as gzip itself has it). */
static const struct diag_kind *open_gzip(struct bytes in, struct output *out)
{
	const uint8_t *end = in.data + in.size;
	z_stream z = {.next_in = (Bytef *)(uintptr_t)in.data};
	int st = Z_OK;
	size_t room = 0;
	if (inflateInit2(&z, 15 + 16) != Z_OK)
		mem_exhausted();
	while (st == Z_OK && (room = output_room(out))) {
		size_t left = (size_t)(end - z.next_in);
		z.avail_in = left < PIECE ? (uInt)left : PIECE;
		z.avail_out = (uInt)room;
		z.next_out = (Bytef *)out->text->at + out->text->n;
		st = inflate(&z, Z_NO_FLUSH);
		output_took(out, room - z.avail_out);
		if (st == Z_STREAM_END && is_gzip((struct bytes){z.next_in, (size_t)(end - z.next_in)}))
			st = inflateReset(&z);
	}
	inflateEnd(&z);
	return st == Z_STREAM_END ? NULL : room ? &packed_damaged : &packed_large;
}

static const struct diag_kind *open_zstd(struct bytes in, struct output *out)
{
	ZSTD_DStream *z = ZSTD_createDStream();
	ZSTD_inBuffer from = {in.data, 0, 0};
	size_t st = 0, room = 0;
	bool moved = true;
	if (!z)
		mem_exhausted();
	while (!ZSTD_isError(st) && moved && (st || from.pos < in.size) && (room = output_room(out))) {
		if (from.pos == from.size)
			from.size += in.size - from.size < PIECE ? in.size - from.size : PIECE;
		size_t before = from.pos;
		ZSTD_outBuffer to = {out->text->at + out->text->n, room, 0};
		st = ZSTD_decompressStream(z, &to, &from);
		output_took(out, to.pos);
		moved = from.pos > before || to.pos;
	}
	ZSTD_freeDStream(z);
	return !room ? &packed_large : st ? &packed_damaged : NULL;
}

enum status packed_open(struct bytes data, const char *name, struct diag *d, struct buf *ret)
{
	uint64_t likely = data.size > UINT64_MAX / BELIEVED_RATIO ? UINT64_MAX : (uint64_t)data.size * BELIEVED_RATIO;
	struct output out = {ret, likely > BELIEVED_SIZE ? likely : BELIEVED_SIZE};
	const struct diag_kind *wrong = is_gzip(data) ? open_gzip(data, &out) : open_zstd(data, &out);
	if (!wrong)
		return ST_OK;
	diag_report(d, wrong, "%s: after %zu bytes of text", name, ret->n);
	return ST_BAD;
}

size_t utf8_mark(struct bytes head)
{
	return begins_with(head, "\xef\xbb\xbf", 3) ? 3 : 0;
}

bool utf16_is(struct bytes head)
{
	return begins_with(head, "\xff\xfe", 2) || begins_with(head, "\xfe\xff", 2);
}

static void put_utf8(struct buf *to, uint32_t c)
{
	unsigned more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
	static const uint8_t lead[] = {0, 0xc0, 0xe0, 0xf0};
	buf_char(to, (char)(lead[more] | c >> 6 * more));
	while (more--)
		buf_char(to, (char)(0x80 | (c >> 6 * more & 0x3f)));
}

void utf16_convert(struct bytes data, struct buf *ret)
{
	bool big = data.data[0] == 0xfe;
	uint32_t high = 0; /* a first half that waits for its second */
	for (size_t i = 2; i + 1 < data.size; i += 2) {
		uint32_t unit = (uint32_t)data.data[i + big] | (uint32_t)data.data[i + !big] << 8;
		bool second = unit >= 0xdc00 && unit < 0xe000;
		if (high && !second)
			put_utf8(ret, 0xfffd);
		if (unit >= 0xd800 && unit < 0xdc00) {
			high = unit;
			continue;
		}
		if (second)
			unit = high ? 0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00) : 0xfffd;
		put_utf8(ret, unit);
		high = 0;
	}
	if (high || data.size % 2)
		put_utf8(ret, 0xfffd);
}
