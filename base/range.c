#include "base/range.h"

static int range_compare(const void *a, const void *b)
{
	const struct range *x = a, *y = b;
	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	return (x->hi > y->hi) - (x->hi < y->hi);
}

void range_list_normalize(struct range_list *list)
{
	bool ascending = true;
	for (size_t i = 1; i < list->n && ascending; i++)
		ascending = list->at[i - 1].lo <= list->at[i].lo;
	if (!ascending)
		qsort(list->at, list->n, sizeof *list->at, range_compare);
	size_t n = 0;
	for (size_t i = 0; i < list->n; i++) {
		struct range r = list->at[i];
		if (n && r.lo <= list->at[n - 1].hi) {
			if (r.hi > list->at[n - 1].hi)
				list->at[n - 1].hi = r.hi;
		} else if (r.lo < r.hi) {
			list->at[n++] = r;
		}
	}
	list->n = n;
}

size_t range_list_find(const struct range_list *list, uint64_t addr)
{
	size_t lo = 0, hi = list->n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (list->at[mid].hi <= addr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

bool range_list_has(const struct range_list *list, uint64_t addr)
{
	size_t i = range_list_find(list, addr);
	return i < list->n && list->at[i].lo <= addr;
}

bool range_list_covers(const struct range_list *list, struct range r)
{
	size_t i = range_list_find(list, r.lo);
	return r.lo >= r.hi || (i < list->n && list->at[i].lo <= r.lo && r.hi <= list->at[i].hi);
}

void range_list_inside(const struct range_list *list, struct range r, struct range_list *ret)
{
	for (size_t i = range_list_find(list, r.lo); i < list->n && list->at[i].lo < r.hi; i++) {
		struct range part = list->at[i];
		range_list_add(ret, part.lo > r.lo ? part.lo : r.lo, part.hi < r.hi ? part.hi : r.hi);
	}
}

void range_list_outside(const struct range_list *list, struct range r, struct range_list *ret)
{
	uint64_t at = r.lo;
	for (size_t i = range_list_find(list, r.lo); i < list->n && list->at[i].lo < r.hi; i++) {
		range_list_add(ret, at, list->at[i].lo);
		at = list->at[i].hi;
	}
	range_list_add(ret, at, r.hi);
}

uint64_t range_list_size(const struct range_list *list)
{
	uint64_t size = 0;
	for (size_t i = 0; i < list->n; i++)
		size += list->at[i].hi - list->at[i].lo;
	return size;
}
