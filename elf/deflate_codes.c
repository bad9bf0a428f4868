#include "elf/deflate_codes.h"

#include <string.h>

#define CODE_BITS_MAX 15

static uint32_t entry_make(unsigned value, unsigned extra)
{
	return value << 16 | extra;
}

static uint32_t entry_of_length(unsigned symbol)
{
	static const uint8_t extra[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
	static const uint16_t base[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
	                                31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
	if (symbol < 256)
		return entry_make(symbol, 0) | ENTRY_LITERAL;
	if (symbol == 256)
		return ENTRY_SPECIAL | ENTRY_END;
	symbol -= 257;
	return symbol < sizeof extra ? entry_make(base[symbol], extra[symbol]) : ENTRY_SPECIAL;
}

/* Two symbols for each number of extra bits, each behind where the one before ends. */
static uint32_t entry_of_distance(unsigned symbol)
{
	unsigned extra = symbol < 2 ? 0 : symbol / 2 - 1;
	unsigned base = symbol < 2 ? symbol : (2 + symbol % 2) << extra;
	return symbol < 30 ? entry_make(base + 1, extra) : ENTRY_SPECIAL;
}

static uint32_t entry_of_number(unsigned symbol)
{
	return entry_make(symbol, 0);
}

/* The next word of the same length: words count with their last bit lowest, and are read with their first bit lowest. */
static unsigned word_next(unsigned word, unsigned bits)
{
	unsigned bit = 1u << (bits - 1);
	while (word & bit) {
		word ^= bit;
		bit >>= 1;
	}
	return word | bit;
}

/* The symbols that have words, by length, then by number. */
struct words {
	unsigned counts[CODE_BITS_MAX + 1]; /* by length */
	unsigned longest;
	uint16_t symbols[LENGTH_SYMBOLS];
};

static void words_sort(const uint8_t *bits, unsigned count, struct words *ret)
{
	unsigned first[CODE_BITS_MAX + 2] = {0};
	memset(ret->counts, 0, sizeof ret->counts);
	for (unsigned i = 0; i < count; i++)
		ret->counts[bits[i]]++;
	ret->counts[0] = ret->longest = 0;
	for (unsigned n = 1; n <= CODE_BITS_MAX; n++) {
		first[n + 1] = first[n] + ret->counts[n];
		if (ret->counts[n])
			ret->longest = n;
	}
	for (unsigned i = 0; i < count; i++)
		if (bits[i])
			ret->symbols[first[bits[i]]++] = (uint16_t)i;
}

/* Whether every run of bits begins with a word. No word at all is let pass, and a single one of one bit (3.2.7). */
static bool words_fit(const struct words *w)
{
	int left = 1;
	for (unsigned n = 1; n <= CODE_BITS_MAX; n++) {
		left = 2 * left - (int)w->counts[n];
		if (left < 0)
			return false;
	}
	return !left || !w->longest || (w->longest == 1 && w->counts[1] == 1);
}

/*
 * Words are handed out shortest first (3.2.2). The first table for words of up to n bits is twice the one for n - 1, and then
 * the words of n bits.
 */
static bool table_make(const uint8_t *bits, unsigned count, uint32_t (*entry)(unsigned symbol), unsigned table_bits,
                       uint32_t *table)
{
	struct words w;
	words_sort(bits, count, &w);
	if (!words_fit(&w))
		return false;
	const uint16_t *symbol = w.symbols;
	unsigned word = 0, second_bits = w.longest > table_bits ? w.longest - table_bits : 0, used = 1u << table_bits;
	table[0] = table[1] = ENTRY_SPECIAL;
	for (unsigned n = 1; n <= w.longest || n <= table_bits; n++) {
		if (n > 1 && n <= table_bits)
			memcpy(table + (1u << (n - 1)), table, sizeof *table << (n - 1));
		for (unsigned i = 0; i < w.counts[n]; i++, word = word_next(word, n)) {
			uint32_t made = entry(*symbol++) + (n << 8) + n;
			if (n <= table_bits) {
				table[word] = made;
				continue;
			}
			uint32_t *link = &table[word & ((1u << table_bits) - 1)];
			if (!(*link & ENTRY_LINK)) {
				*link = ENTRY_SPECIAL | ENTRY_LINK | used << 16 | second_bits << 8;
				used += 1u << second_bits;
			}
			for (unsigned k = word >> table_bits; k < 1u << second_bits; k += 1u << (n - table_bits))
				table[(*link >> 16) + k] = made;
		}
	}
	return true;
}

bool code_lengths(const uint8_t *bits, unsigned count, uint32_t table[LENGTH_ROOM])
{
	return table_make(bits, count, entry_of_length, LENGTH_BITS, table);
}

bool code_distances(const uint8_t *bits, unsigned count, uint32_t table[DISTANCE_ROOM])
{
	return table_make(bits, count, entry_of_distance, DISTANCE_BITS, table);
}

bool code_numbers(const uint8_t *bits, unsigned count, unsigned table_bits, uint32_t *table)
{
	return table_make(bits, count, entry_of_number, table_bits, table);
}
