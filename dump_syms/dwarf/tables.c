#include "dump_syms/dwarf/tables.h"

#include <stdlib.h>

/* The encoding as far as a table depends on it. */
static struct encoding table_encoding(const struct unit *unit)
{
	struct encoding e = unit->encoding;
	e.version = e.version == 2 ? 2 : 3;
	return e;
}

static uint64_t key_of(uint64_t offset, struct encoding e)
{
	return offset << 8 | e.version << 6 | (unsigned)(e.offset_size == 8) << 4 | e.address_size;
}

uint64_t table_key(const struct unit *unit)
{
	return key_of(unit->abbrev_offset, table_encoding(unit));
}

static int by_number(const void *left, const void *right)
{
	const uint64_t *a = left, *b = right;
	return *a < *b ? -1 : *a > *b;
}

void tables_make(struct dwarf *dwarf, const struct scanned *scanned)
{
	size_t n = 0;
	uint64_t *keys = mem_alloc((dwarf->unit_count + scanned->type_tables.n) * sizeof *keys);
	for (size_t i = 0; i < dwarf->unit_count; i++)
		keys[n++] = table_key(&dwarf->units[i]);
	for (size_t i = 0; i < scanned->type_tables.n; i++)
		keys[n++] = scanned->type_tables.at[i];
	qsort(keys, n, sizeof *keys, by_number);

	size_t count = 0;
	for (size_t i = 0; i < n; i++)
		if (!i || keys[i] != keys[count - 1])
			keys[count++] = keys[i];
	dwarf->abbrev_count = count;
	dwarf->abbrevs = mem_zero(count * sizeof *dwarf->abbrevs);
	for (size_t i = 0; i < count; i++) {
		uint64_t key = keys[i];
		dwarf->abbrevs[i].offset = key >> 8;
		dwarf->abbrevs[i].encoding = (struct encoding){
			.version = key >> 6 & 3, .offset_size = key >> 4 & 1 ? 8 : 4, .address_size = key & 15
		};
	}
	free(keys);
	for (size_t i = 0; i < dwarf->unit_count; i++)
		dwarf->units[i].abbrevs = table_find(dwarf, &dwarf->units[i]);
}

uint64_t table_limit(const struct dwarf *dwarf, size_t i)
{
	uint64_t last = dwarf->abbrevs[i].offset;
	unsigned overlaps = 0;
	for (i++; i < dwarf->abbrev_count; i++) {
		/* One table for units of several encodings is several here. */
		if (dwarf->abbrevs[i].offset != last && ++overlaps == TABLE_OVERLAP_MAX)
			return dwarf->abbrevs[i].offset;
		last = dwarf->abbrevs[i].offset;
	}
	return UINT64_MAX;
}

const struct abbrev_table *table_find(const struct dwarf *dwarf, const struct unit *unit)
{
	uint64_t key = table_key(unit);
	size_t lo = 0, hi = dwarf->abbrev_count;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (key_of(dwarf->abbrevs[middle].offset, dwarf->abbrevs[middle].encoding) < key)
			lo = middle + 1;
		else
			hi = middle;
	}
	const struct abbrev_table *table = &dwarf->abbrevs[lo];
	return lo < dwarf->abbrev_count && key_of(table->offset, table->encoding) == key ? table : NULL;
}
