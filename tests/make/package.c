#include "tests/make/package.h"

enum { SLOTS_MAX = 64 };

/* The slot where a signature goes in a table where some are taken. */
static unsigned slot_for(uint64_t signature, unsigned slots, const uint32_t *taken)
{
	unsigned mask = slots - 1;
	unsigned slot = (unsigned)signature & mask;
	unsigned step = ((unsigned)(signature >> 32) & mask) | 1;
	while (taken[slot])
		slot = (slot + step) & mask;
	return slot;
}

void put_index(struct put *p, const struct index_maker *m)
{
	uint32_t numbers[SLOTS_MAX] = {0};
	uint64_t signatures[SLOTS_MAX] = {0};
	for (unsigned i = 0; i < m->rows; i++) {
		unsigned slot = slot_for(m->row[i].signature, m->slots, numbers);
		numbers[slot] = i + 1;
		signatures[slot] = m->row[i].signature;
	}
	if (m->version == 5) {
		put_uint(p, 5, 2);
		put_uint(p, 0, 2);
	} else {
		put_uint(p, m->version, 4);
	}
	put_uint(p, m->columns, 4);
	put_uint(p, m->rows, 4);
	put_uint(p, m->slots, 4);
	for (unsigned i = 0; i < m->slots; i++)
		put_uint(p, signatures[i], 8);
	for (unsigned i = 0; i < m->slots; i++)
		put_uint(p, numbers[i], 4);
	for (unsigned k = 0; k < m->columns; k++)
		put_uint(p, m->names[k], 4);
	for (unsigned i = 0; i < m->rows; i++)
		for (unsigned k = 0; k < m->columns; k++)
			put_uint(p, m->row[i].offsets[k], 4);
	for (unsigned i = 0; i < m->rows; i++)
		for (unsigned k = 0; k < m->columns; k++)
			put_uint(p, m->row[i].sizes[k], 4);
}
