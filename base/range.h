/* Half-open ranges [lo, hi) of addresses, and lists of them. */
#ifndef BASE_RANGE_H
#define BASE_RANGE_H

#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

struct range {
	uint64_t lo, hi; /* empty where hi <= lo */
};

struct range_list VEC(struct range);

static inline void range_list_add(struct range_list *list, uint64_t lo, uint64_t hi)
{
	if (lo < hi)
		*vec_push(list) = (struct range){lo, hi};
}

/* Sorts by address and joins what overlaps or touches; afterwards the ranges are disjoint and ascending. */
void range_list_normalize(struct range_list *list);

/* For normalized lists: index of the first range whose hi is above addr; list->n where there is none. */
size_t range_list_find(const struct range_list *list, uint64_t addr);

/* For normalized lists: whether addr lies in one of the ranges; whether all of r does. */
bool range_list_has(const struct range_list *list, uint64_t addr);
bool range_list_covers(const struct range_list *list, struct range r);

/* Appends to ret the parts of r inside (outside) the normalized list, ascending. */
void range_list_inside(const struct range_list *list, struct range r, struct range_list *ret);
void range_list_outside(const struct range_list *list, struct range r, struct range_list *ret);

/* Sum of the sizes, in bytes. */
uint64_t range_list_size(const struct range_list *list);

#endif
