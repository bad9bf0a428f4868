/*
 * Who a piece of code belongs to, where several functions say that it is theirs.
 *
 * The later start is the better evidence: inside an overlap the claim that starts later has the code (a nested function
 * cuts its parent in two), of equal starts the shorter one. So FUNC records never overlap.
 */
#ifndef DUMP_SYMS_CLAIMS_H
#define DUMP_SYMS_CLAIMS_H

#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>

/* [lo, lo + size) is claimed by item `index` of `source`: both are the caller's, and break ties (the lower first). */
struct claim {
	uint64_t lo;
	uint32_t size;
	uint32_t source, index;
	bool multiple; /* another item claims exactly this range */
};
struct claim_list VEC(struct claim);

/* Sorts by lo, then size descending, then source and index. */
void claims_sort(struct claim_list *claims);

/*
 * Leaves one of the claims of each range in a sorted list and marks it multiple where there were more: the one that
 * `better(context, a, b)` says of every other is better; the first where it says so of none.
 */
void claims_unique(struct claim_list *claims, bool (*better)(void *context, const struct claim *a, const struct claim *b),
                   void *context);

/* Appends to ret the parts that each claim of a sorted list of unique ranges gets: ascending and disjoint. */
void claims_resolve(const struct claim_list *claims, struct claim_list *ret);

#endif
