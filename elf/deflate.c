#include "elf/deflate.h"

#include <string.h>

/* 56 bits or more, with zeros for those that are not there. */
static void refill(struct deflate *d)
{
	while (d->bit_count < 56) {
		if (d->in < d->in_end)
			d->bits |= (uint64_t)*d->in++ << d->bit_count;
		else
			d->borrowed++;
		d->bit_count += 8;
	}
}

static unsigned take(struct deflate *d, unsigned count)
{
	unsigned value = (unsigned)d->bits & ((1u << count) - 1);
	d->bits >>= count;
	d->bit_count -= count;
	return value;
}

/* Whether bits were taken that are not there. */
static bool overdrawn(const struct deflate *d)
{
	return d->bit_count < 8 * d->borrowed;
}

static bool fixed_codes(struct deflate *d)
{
	uint8_t lengths[LENGTH_SYMBOLS], distances[DISTANCE_SYMBOLS];
	memset(lengths, 8, 144);
	memset(lengths + 144, 9, 112);
	memset(lengths + 256, 7, 24);
	memset(lengths + 280, 8, 8);
	memset(distances, 5, sizeof distances);
	return code_lengths(lengths, sizeof lengths, d->lengths) &&
	       code_distances(distances, sizeof distances, d->distances);
}

#define NUMBER_BITS 7
#define REPEAT_MAX  138

/* Reads `count` lengths of words, which are coded themselves; bits has room for REPEAT_MAX more (3.2.7). */
static bool read_lengths(struct deflate *d, const uint32_t *numbers, unsigned count, uint8_t *bits)
{
	unsigned i = 0;
	while (i < count) {
		refill(d);
		uint32_t entry = numbers[d->bits & ((1u << NUMBER_BITS) - 1)];
		unsigned number = entry >> 16, times = 1;
		take(d, entry & 0xff);
		if (entry & ENTRY_SPECIAL || overdrawn(d) || (number == 16 && !i))
			return false;
		if (number == 16)
			times = 3 + take(d, 2);
		else if (number == 17)
			times = 3 + take(d, 3);
		else if (number == 18)
			times = 11 + take(d, 7);
		memset(bits + i, number < 16 ? (int)number : number == 16 ? bits[i - 1] : 0, times);
		i += times;
	}
	return i == count;
}

static bool dynamic_codes(struct deflate *d)
{
	static const uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
	uint8_t bits[LENGTH_SYMBOLS + DISTANCE_SYMBOLS + REPEAT_MAX], number_bits[sizeof order] = {0};
	uint32_t numbers[1u << NUMBER_BITS];
	unsigned lengths = 257 + take(d, 5), distances = 1 + take(d, 5), n = 4 + take(d, 4);
	for (unsigned i = 0; i < n; i++) {
		refill(d);
		number_bits[order[i]] = (uint8_t)take(d, 3);
	}
	return lengths <= 286 && distances <= 30 && code_numbers(number_bits, sizeof order, NUMBER_BITS, numbers) &&
	       read_lengths(d, numbers, lengths + distances, bits) && bits[256] &&
	       code_lengths(bits, lengths, d->lengths) && code_distances(bits + lengths, distances, d->distances);
}

/* A stored block begins at a whole byte of the input (3.2.4). */
static bool stored_start(struct deflate *d)
{
	take(d, d->bit_count % 8);
	if (overdrawn(d))
		return false;
	struct bytes rest = deflate_rest(d);
	if (rest.size < 4 || (rest.data[0] ^ rest.data[2]) != 0xff || (rest.data[1] ^ rest.data[3]) != 0xff)
		return false;
	d->bits = d->bit_count = d->borrowed = 0;
	d->stored = rest.data[0] | (size_t)rest.data[1] << 8;
	d->in = rest.data + 4;
	return true;
}

static enum deflate_state read_header(struct deflate *d)
{
	refill(d);
	d->last = take(d, 1);
	switch (take(d, 2)) {
	case 0:
		return stored_start(d) ? DEFLATE_STORED : DEFLATE_DAMAGED;
	case 1:
		return fixed_codes(d) && !overdrawn(d) ? DEFLATE_CODES : DEFLATE_DAMAGED;
	case 2:
		return dynamic_codes(d) && !overdrawn(d) ? DEFLATE_CODES : DEFLATE_DAMAGED;
	default:
		return DEFLATE_DAMAGED;
	}
}

static enum deflate_state block_end(const struct deflate *d)
{
	return d->last ? DEFLATE_DONE : DEFLATE_HEADER;
}

static uint8_t *copy_stored(struct deflate *d, uint8_t *out, const uint8_t *until)
{
	size_t n = d->stored, left = (size_t)(d->in_end - d->in), wanted = (size_t)(until - out);
	n = n < left ? n : left;
	n = n < wanted ? n : wanted;
	memcpy(out, d->in, n);
	d->in += n;
	d->stored -= n;
	if (!d->stored)
		d->state = block_end(d);
	else if (n == left)
		d->state = DEFLATE_DAMAGED;
	return out + n;
}

static uint32_t look(const uint32_t *table, unsigned table_bits, uint64_t bits)
{
	uint32_t entry = table[bits & ((1u << table_bits) - 1)];
	return entry & ENTRY_LINK ? entry_linked(table, table_bits, entry, bits) : entry;
}

/* A word, and what it stands for, with an eye on the end of the input. */
static uint8_t *run_carefully(struct deflate *d, const uint8_t *start, uint8_t *out)
{
	refill(d);
	uint64_t bits = d->bits;
	uint32_t entry = look(d->lengths, LENGTH_BITS, bits);
	take(d, entry & 0xff);
	if (entry & ENTRY_SPECIAL || overdrawn(d)) {
		d->state = entry & ENTRY_END && !overdrawn(d) ? block_end(d) : DEFLATE_DAMAGED;
		return out;
	}
	if (entry & ENTRY_LITERAL) {
		*out = (uint8_t)(entry >> 16);
		return out + 1;
	}
	unsigned length = entry_value(entry, bits);
	refill(d);
	bits = d->bits;
	entry = look(d->distances, DISTANCE_BITS, bits);
	take(d, entry & 0xff);
	size_t distance = entry_value(entry, bits);
	if (entry & ENTRY_SPECIAL || overdrawn(d) || distance > (size_t)(out - start)) {
		d->state = DEFLATE_DAMAGED;
		return out;
	}
	for (; length; length--, out++)
		*out = *(out - distance);
	return out;
}

static inline void copy8(uint8_t *to, const uint8_t *from)
{
	memcpy(to, from, 8);
}

/* Copies length bytes, and up to 31 behind them, from distance bytes back; what is written may be read again. */
static inline void copy_match(uint8_t *to, unsigned length, unsigned distance)
{
	const uint8_t *from = to - distance, *end = to + length;
	if (distance >= 8) {
		copy8(to, from);
		copy8(to + 8, from + 8);
		copy8(to + 16, from + 16);
		copy8(to + 24, from + 24);
		for (to += 32, from += 32; to < end; to += 8, from += 8)
			copy8(to, from);
	} else if (distance == 1) {
		memset(to, *from, length);
	} else {
		while (to < end)
			*to++ = *from++;
	}
}

/* The input's next bits, kept in registers. Above the bits that count there may be more of the input's, never other ones. */
struct bit_reader {
	uint64_t bits;
	unsigned count; /* in the lowest six bits of it */
	const uint8_t *in;
};

static inline void fast_refill(struct bit_reader *r)
{
	uint64_t word;
	memcpy(&word, r->in, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	r->bits |= word << (r->count & 63);
	r->in += 7 - (r->count >> 3 & 7);
	r->count |= 56;
}

static inline void fast_take(struct bit_reader *r, uint32_t entry)
{
	r->bits >>= entry & 63;
	r->count -= entry;
}

/* What is read ahead by a round of run_fast, and what it writes: three literals and a match. */
#define ROUND_IN 24
_Static_assert(DEFLATE_EXCESS >= 3 + 258 + 31, "a round may go beyond what is asked for");

/*
 * Rounds of up to three literals and a match, as long as the input's end is not near. A round begins with 56 bits or more.
 * Three literals take 33 bits of a first table, or 37 with one of a second, and a length 16 then; a distance takes up to 28.
 */
static uint8_t *run_fast(struct deflate *d, const uint8_t *start, uint8_t *out, const uint8_t *until)
{
	const uint32_t *lengths = d->lengths, *distances = d->distances;
	const uint32_t length_mask = (1u << LENGTH_BITS) - 1, distance_mask = (1u << DISTANCE_BITS) - 1;
	const uint8_t *in_end = d->in_end - ROUND_IN;
	struct bit_reader r = {d->bits, d->bit_count, d->in};

	fast_refill(&r);
	uint32_t entry = lengths[r.bits & length_mask];
	while (r.in < in_end && out < until) {
		for (unsigned i = 0; i < 3 && entry & ENTRY_LITERAL; i++) {
			*out++ = (uint8_t)(entry >> 16);
			fast_take(&r, entry);
			entry = lengths[r.bits & length_mask];
		}
		if (entry & (ENTRY_LITERAL | ENTRY_SPECIAL)) {
			fast_refill(&r);
			if (entry & ENTRY_LINK)
				entry = entry_linked(lengths, LENGTH_BITS, entry, r.bits);
			if (entry & ENTRY_SPECIAL)
				break;
			continue;
		}
		unsigned length = entry_value(entry, r.bits);
		fast_take(&r, entry);
		if ((r.count & 63) < 28)
			fast_refill(&r);
		entry = distances[r.bits & distance_mask];
		if (entry & ENTRY_LINK)
			entry = entry_linked(distances, DISTANCE_BITS, entry, r.bits);
		unsigned distance = entry_value(entry, r.bits);
		if (entry & ENTRY_SPECIAL || distance > (size_t)(out - start)) {
			d->state = DEFLATE_DAMAGED;
			break;
		}
		fast_take(&r, entry);
		fast_refill(&r);
		entry = lengths[r.bits & length_mask];
		copy_match(out, length, distance);
		out += length;
	}
	d->in = r.in;
	d->bit_count = r.count & 63;
	d->bits = r.bits & (((uint64_t)1 << d->bit_count) - 1);
	return out;
}

void deflate_start(struct deflate *d, struct bytes in)
{
	d->state = DEFLATE_HEADER;
	d->in = in.data;
	d->in_end = in.data + in.size;
	d->bits = d->bit_count = d->borrowed = 0;
}

uint8_t *deflate_run(struct deflate *d, const uint8_t *start, uint8_t *out, size_t size)
{
	const uint8_t *until = out + size;
	while (out < until && d->state < DEFLATE_DONE) {
		if (d->state == DEFLATE_HEADER) {
			d->state = read_header(d);
		} else if (d->state == DEFLATE_STORED) {
			out = copy_stored(d, out, until);
		} else {
			if (d->in_end - d->in > ROUND_IN)
				out = run_fast(d, start, out, until);
			if (d->state == DEFLATE_CODES && out < until)
				out = run_carefully(d, start, out);
		}
	}
	return out;
}

struct bytes deflate_rest(const struct deflate *d)
{
	size_t unread = d->bit_count / 8 - d->borrowed;
	return (struct bytes){d->in - unread, (size_t)(d->in_end - d->in) + unread};
}
