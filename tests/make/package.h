/* The indexes of .dwp files (DWARF 5, 7.3.5), field by field. */
#ifndef TESTS_MAKE_PACKAGE_H
#define TESTS_MAKE_PACKAGE_H

#include "tests/make/bytes.h"

enum { INDEX_COLUMNS_MAX = 8, INDEX_ROWS_MAX = 16 };

struct index_row {
	uint64_t signature;
	uint32_t offsets[INDEX_COLUMNS_MAX], sizes[INDEX_COLUMNS_MAX];
};

struct index_maker {
	unsigned version; /* 2 or 5 */
	unsigned columns, rows;
	uint32_t names[INDEX_COLUMNS_MAX]; /* DW_SECT_* */
	struct index_row row[INDEX_ROWS_MAX];
	unsigned slots; /* a power of two, more than rows */
};

/* Puts the index down: header, hash table, names of the columns, offsets, sizes. */
void put_index(struct put *p, const struct index_maker *m);

#endif
