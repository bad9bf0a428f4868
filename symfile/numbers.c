#include "symfile/numbers.h"

#include <stdlib.h>

#define SPARE 64 /* how far beyond twice the count of numbers one may be and still count as dense */

void numbers_add(struct numbers *t, uint32_t number, uint64_t offset)
{
	if (number > t->count++ * 2 + SPARE) {
		*vec_push(&t->sparse) = (struct number_place){number, offset};
		return;
	}
	while (t->dense.n <= number)
		*vec_push(&t->dense) = 0;
	if (!t->dense.at[number])
		t->dense.at[number] = offset + 1;
}

static int by_number(const void *a, const void *b)
{
	const struct number_place *x = a, *y = b;
	if (x->number != y->number)
		return x->number < y->number ? -1 : 1;
	return (x->offset > y->offset) - (x->offset < y->offset);
}

void numbers_finish(struct numbers *t)
{
	if (t->sparse.n)
		qsort(t->sparse.at, t->sparse.n, sizeof *t->sparse.at, by_number);
	vec_trim(&t->sparse);
	vec_trim(&t->dense);
}

static uint64_t find_sparse(const struct numbers *t, uint32_t number)
{
	size_t lo = 0, hi = t->sparse.n;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (t->sparse.at[middle].number < number)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo < t->sparse.n && t->sparse.at[lo].number == number ? t->sparse.at[lo].offset : UINT64_MAX;
}

/* A number may be in both, where it first stood far above the others and they caught up. */
uint64_t numbers_find(const struct numbers *t, uint32_t number)
{
	uint64_t sparse = find_sparse(t, number);
	uint64_t dense = number < t->dense.n && t->dense.at[number] ? t->dense.at[number] - 1 : UINT64_MAX;
	return dense < sparse ? dense : sparse;
}

void numbers_release(struct numbers *t)
{
	vec_release(&t->dense);
	vec_release(&t->sparse);
}
