#include "dump_syms/dwarf/keys.h"

#include <stdbool.h>
#include <string.h>

/* Runs of so many are sorted by insertion before they are merged. */
#define RUN 8

static bool is_sorted(const struct key *keys, size_t n)
{
	for (size_t i = 1; i < n; i++)
		if (keys[i - 1].value > keys[i].value)
			return false;
	return true;
}

static void insertion_sort(struct key *keys, size_t n)
{
	for (size_t i = 1; i < n; i++) {
		struct key key = keys[i];
		size_t at = i;
		for (; at && keys[at - 1].value > key.value; at--)
			keys[at] = keys[at - 1];
		keys[at] = key;
	}
}

/* Merges the sorted [0, middle) and [middle, n) of from into to. */
static void merge(const struct key *from, size_t middle, size_t n, struct key *to)
{
	size_t a = 0, b = middle;
	for (size_t i = 0; i < n; i++)
		to[i] = b == n || (a < middle && from[a].value <= from[b].value) ? from[a++] : from[b++];
}

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

void key_list_sort(struct key_list *keys, struct key_list *scratch)
{
	size_t n = keys->n;
	if (is_sorted(keys->at, n))
		return;
	for (size_t i = 0; i < n; i += RUN)
		insertion_sort(keys->at + i, least(RUN, n - i));
	scratch->n = 0;
	vec_reserve(scratch, n);
	struct key *from = keys->at, *to = scratch->at;
	for (size_t width = RUN; width < n; width *= 2) {
		for (size_t i = 0; i < n; i += 2 * width)
			merge(from + i, least(width, n - i), least(2 * width, n - i), to + i);
		struct key *merged = to;
		to = from;
		from = merged;
	}
	if (from != keys->at)
		memcpy(keys->at, from, n * sizeof *from);
}
