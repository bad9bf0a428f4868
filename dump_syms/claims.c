#include "dump_syms/claims.h"

#include <stdlib.h>

/* Indexes of claims. */
struct claim_stack VEC(size_t);

static int claim_compare(const void *a, const void *b)
{
	const struct claim *x = a, *y = b;
	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	if (x->size != y->size)
		return x->size > y->size ? -1 : 1;
	if (x->source != y->source)
		return x->source < y->source ? -1 : 1;
	return (x->index > y->index) - (x->index < y->index);
}

void claims_sort(struct claim_list *claims)
{
	if (claims->n)
		qsort(claims->at, claims->n, sizeof *claims->at, claim_compare);
}

void claims_unique(struct claim_list *claims, bool (*better)(void *context, const struct claim *a, const struct claim *b),
                   void *context)
{
	size_t n = 0;
	for (size_t i = 0; i < claims->n; i++) {
		struct claim *last = n ? &claims->at[n - 1] : NULL;
		struct claim *c = &claims->at[i];
		if (!last || last->lo != c->lo || last->size != c->size) {
			claims->at[n++] = *c;
			continue;
		}
		if (better(context, c, last))
			*last = *c;
		last->multiple = true;
	}
	claims->n = n;
}

/* Appends [lo, hi) as a part of claim c. */
static void part_add(struct claim_list *ret, const struct claim *c, uint64_t lo, uint64_t hi)
{
	if (lo >= hi)
		return;
	struct claim *part = vec_push(ret);
	*part = *c;
	part->lo = lo;
	part->size = (uint32_t)(hi - lo);
}

static uint64_t claim_end(const struct claim *c)
{
	return c->lo + c->size;
}

/*
 * A sweep with a stack of the claims that are open at `at`; the top one, which began last, has the code. Gives the parts
 * up to `until`.
 */
static uint64_t resolve_until(const struct claim_list *claims, struct claim_stack *open, uint64_t at, uint64_t until,
                              struct claim_list *ret)
{
	while (open->n && at < until) {
		const struct claim *top = &claims->at[open->at[open->n - 1]];
		uint64_t end = claim_end(top) < until ? claim_end(top) : until;
		part_add(ret, top, at, end);
		if (end > at)
			at = end;
		if (claim_end(top) <= at)
			open->n--;
	}
	return until;
}

void claims_resolve(const struct claim_list *claims, struct claim_list *ret)
{
	struct claim_stack open = {0};
	uint64_t at = 0;
	for (size_t i = 0; i < claims->n; i++) {
		at = resolve_until(claims, &open, at, claims->at[i].lo, ret);
		*vec_push(&open) = i;
	}
	resolve_until(claims, &open, at, UINT64_MAX, ret);
	vec_release(&open);
}
