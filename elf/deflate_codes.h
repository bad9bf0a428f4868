/* The codes of DEFLATE (RFC 1951, 3.2) as tables that are indexed by the next bits of the input. */
#ifndef ELF_DEFLATE_CODES_H
#define ELF_DEFLATE_CODES_H

#include <stdbool.h>
#include <stdint.h>

/*
 * An entry of a table: bits 0-7 say how many bits of the input it takes, extra bits included; 8-11 how many of them are the
 * code; 16-31 hold a literal, or the length or distance to which the extra bits are added. A special one is the end of a block,
 * a code that does not exist, or a link to a second table, for codes that are longer than the bits that index the first one:
 * 16-31 say where that is, 8-11 how many bits index it.
 */
#define ENTRY_LITERAL 0x8000u
#define ENTRY_SPECIAL 0x4000u
#define ENTRY_LINK    0x2000u
#define ENTRY_END     0x1000u

/* Bits that index a first table, and room for the second ones in the worst case. */
#define LENGTH_BITS   11
#define DISTANCE_BITS 8
#define LENGTH_ROOM   ((1u << LENGTH_BITS) + 143 * 16)
#define DISTANCE_ROOM ((1u << DISTANCE_BITS) + 15 * 128)

/* What the alphabets have at most (two of the lengths' and two of the distances' symbols mean nothing). */
#define LENGTH_SYMBOLS   288
#define DISTANCE_SYMBOLS 32

/*
 * Make the table of the code whose words are so many bits long, one length a symbol, 0 for none: literals and lengths,
 * distances, or plain numbers, which need 1 << table_bits entries. False where the lengths make no code.
 */
bool code_lengths(const uint8_t *bits, unsigned count, uint32_t table[LENGTH_ROOM]);
bool code_distances(const uint8_t *bits, unsigned count, uint32_t table[DISTANCE_ROOM]);
bool code_numbers(const uint8_t *bits, unsigned count, unsigned table_bits, uint32_t *table);

/* The entry for the next bits of the input, where the first table gave a link. */
static inline uint32_t entry_linked(const uint32_t *table, unsigned table_bits, uint32_t link, uint64_t bits)
{
	return table[(link >> 16) + (bits >> table_bits & ((1u << (link >> 8 & 15)) - 1))];
}

/* The length or distance, its extra bits among the bits that began with the code. */
static inline unsigned entry_value(uint32_t entry, uint64_t bits)
{
	uint64_t taken = bits & (((uint64_t)1 << (entry & 0xff)) - 1);
	return (entry >> 16) + (unsigned)(taken >> (entry >> 8 & 15));
}

#endif
