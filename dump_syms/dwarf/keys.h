/* Sorting of what a number orders: many short lists, one a function, for which qsort's calls cost more than the work. */
#ifndef DUMP_SYMS_DWARF_KEYS_H
#define DUMP_SYMS_DWARF_KEYS_H

#include "base/mem.h"

#include <stdint.h>

struct key {
	uint64_t value;
	uint32_t index; /* of what is sorted */
};

struct key_list VEC(struct key);

/* Sorts by value; equal values keep their order. What scratch held is lost. */
void key_list_sort(struct key_list *keys, struct key_list *scratch);

#endif
