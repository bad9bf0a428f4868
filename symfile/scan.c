#include "symfile/scan.h"

#include <endian.h>
#include <stdbool.h>
#include <string.h>

/* 16 bytes at once; comparisons give 0xff for true. */
typedef uint8_t v16 __attribute__((vector_size(16)));
typedef uint64_t v2 __attribute__((vector_size(16)));

#define WIDTH sizeof(v16)
#define GROUP 4 /* vectors that are asked together whether anything is in them */
#define GROUPS_MAX 63 /* before a count of 8 bits could overflow */

static inline v16 load(const uint8_t *p)
{
	v16 v;
	memcpy(&v, p, sizeof v);
	return v;
}

/* Which of the 16 bytes at p begin a line. cr: CR ends lines, too. */
static inline v16 line_starts(const uint8_t *p, bool cr)
{
	v16 before = load(p - 1), starts = (v16)(before == '\n');
	return cr ? starts | ((v16)(before == '\r') & (v16)(load(p) != '\n')) : starts;
}

static inline v16 capitals(const uint8_t *p)
{
	return (v16)(load(p) - 'A' < 26);
}

static inline bool any(v16 v)
{
	v2 halves = (v2)v;
	return halves[0] | halves[1];
}

static inline size_t sum(v16 counts)
{
	size_t total = 0;
	for (size_t i = 0; i < WIDTH; i++)
		total += counts[i];
	return total;
}

/* The same for one place, where there are fewer than a group's bytes. */
static inline bool starts_line(const uint8_t *p)
{
	return p[-1] == '\n' || (p[-1] == '\r' && *p != '\n');
}

/* Adds the places of the bytes that are set in hits, whose first one is at place. */
static void add_places(struct scan *ret, v16 hits, size_t place)
{
	for (size_t half = 0; half < 2; half++) {
		uint64_t set = le64toh(((v2)hits)[half]) & 0x8080808080808080;
		for (; set; set &= set - 1)
			ret->places[ret->count++] = (uint16_t)(place + half * 8 + (size_t)__builtin_ctzll(set) / 8);
	}
}

/* The whole groups of n bytes; returns how many bytes those are. *ret_returns: whether there is a CR. */
static inline size_t scan_groups(const uint8_t *p, size_t n, bool cr, struct scan *ret, bool *ret_returns)
{
	v16 returns = {0};
	size_t i = 0, end = n / (GROUP * WIDTH) * (GROUP * WIDTH);
	while (i < end) {
		v16 counts = {0};
		for (unsigned g = 0; g < GROUPS_MAX && i < end; g++, i += GROUP * WIDTH) {
			v16 hits[GROUP], all = {0};
			for (size_t k = 0; k < GROUP; k++) {
				v16 starts = line_starts(p + i + k * WIDTH, cr);
				counts -= starts;
				hits[k] = starts & capitals(p + i + k * WIDTH);
				all |= hits[k];
				returns |= (v16)(load(p + i + k * WIDTH - 1) == '\r');
			}
			for (size_t k = 0; k < GROUP && any(all); k++)
				add_places(ret, hits[k], i + k * WIDTH);
		}
		ret->lines += sum(counts);
	}
	*ret_returns = any(returns);
	return end;
}

void scan_block(const uint8_t *p, size_t n, struct scan *ret)
{
	bool returns;
	ret->lines = ret->count = 0;
	size_t i = scan_groups(p, n, false, ret, &returns);
	if (returns) {
		ret->lines = ret->count = 0;
		i = scan_groups(p, n, true, ret, &returns);
	}
	for (; i < n; i++) {
		bool starts = starts_line(p + i);
		ret->lines += starts;
		if (starts && p[i] >= 'A' && p[i] <= 'Z')
			ret->places[ret->count++] = (uint16_t)i;
	}
}

size_t scan_lines(const uint8_t *p, size_t n)
{
	size_t lines = 0, i = 0;
	while (n - i >= WIDTH) {
		v16 counts = {0};
		for (unsigned k = 0; k < UINT8_MAX && n - i >= WIDTH; k++, i += WIDTH)
			counts -= line_starts(p + i, true);
		lines += sum(counts);
	}
	for (; i < n; i++)
		lines += starts_line(p + i);
	return lines;
}
