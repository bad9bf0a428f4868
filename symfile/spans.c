#include "symfile/spans.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static uint64_t span_end(const struct span *s)
{
	return s->rel + s->size;
}

static int compare(uint64_t a, uint64_t b)
{
	return (a > b) - (a < b);
}

static int by_rel(const void *a, const void *b)
{
	const struct span *x = a, *y = b;
	return x->rel != y->rel ? compare(x->rel, y->rel) : compare(x->offset, y->offset);
}

static bool is_disjoint(const struct span_list *list)
{
	for (size_t i = 1; i < list->n; i++)
		if (list->at[i].rel < span_end(&list->at[i - 1]))
			return false;
	return true;
}

/*
 * A set of numbers below a limit that tells a number's neighbours: 64-ary trees of bits, each level one word for 64 of
 * the level below.
 */
#define LEVELS 6 /* 64^6 numbers */

struct bit_tree {
	uint64_t *level[LEVELS];
	unsigned levels;
};

static void bit_tree_init(struct bit_tree *t, size_t limit)
{
	t->levels = 0;
	do {
		limit = (limit + 63) / 64;
		t->level[t->levels++] = mem_zero(limit * sizeof(uint64_t));
	} while (limit > 1);
}

static void bit_tree_release(struct bit_tree *t)
{
	while (t->levels)
		free(t->level[--t->levels]);
}

static void bit_tree_add(struct bit_tree *t, size_t i)
{
	for (unsigned k = 0; k < t->levels; k++, i /= 64)
		t->level[k][i / 64] |= (uint64_t)1 << i % 64;
}

static size_t highest(uint64_t word)
{
	return 63 - (size_t)__builtin_clzll(word);
}

static size_t lowest(uint64_t word)
{
	return (size_t)__builtin_ctzll(word);
}

/* The largest member below i, or the smallest one above it; SIZE_MAX where there is none. */
static size_t bit_tree_beside(const struct bit_tree *t, size_t i, bool above)
{
	for (unsigned k = 0; k < t->levels; k++, i /= 64) {
		uint64_t bit = (uint64_t)1 << i % 64;
		uint64_t word = t->level[k][i / 64] & (above ? ~(bit | (bit - 1)) : bit - 1);
		if (!word)
			continue;
		i = i / 64 * 64 + (above ? lowest(word) : highest(word));
		while (k--)
			i = i * 64 + (above ? lowest(t->level[k][i]) : highest(t->level[k][i]));
		return i;
	}
	return SIZE_MAX;
}

struct turn {
	uint64_t offset;
	size_t index;
};

static int by_offset(const void *a, const void *b)
{
	const struct turn *x = a, *y = b;
	return compare(x->offset, y->offset);
}

/* The indices of the sorted spans as their records follow one another in the file. */
static struct turn *file_order(const struct span_list *list)
{
	struct turn *turns = mem_alloc(list->n * sizeof *turns);
	for (size_t i = 0; i < list->n; i++)
		turns[i] = (struct turn){list->at[i].offset, i};
	qsort(turns, list->n, sizeof *turns, by_offset);
	return turns;
}

/* Whether the span at index overlaps none of those that are kept. */
static bool fits(const struct span_list *list, const struct bit_tree *kept, size_t index)
{
	const struct span *s = &list->at[index];
	size_t below = bit_tree_beside(kept, index, false), above = bit_tree_beside(kept, index, true);
	return (below == SIZE_MAX || span_end(&list->at[below]) <= s->rel) &&
	       (above == SIZE_MAX || span_end(s) <= list->at[above].rel);
}

static size_t drop_overlapping(struct span_list *list)
{
	struct turn *turns = file_order(list);
	struct bit_tree kept;
	size_t n = 0, before = list->n;
	bit_tree_init(&kept, list->n);
	for (size_t i = 0; i < list->n; i++)
		if (fits(list, &kept, turns[i].index))
			bit_tree_add(&kept, turns[i].index);
	for (size_t i = 0; i < list->n; i++)
		if (kept.level[0][i / 64] >> i % 64 & 1)
			list->at[n++] = list->at[i];
	list->n = n;
	bit_tree_release(&kept);
	free(turns);
	return before - n;
}

size_t spans_settle(struct span_list *list)
{
	if (is_disjoint(list))
		return 0;
	qsort(list->at, list->n, sizeof *list->at, by_rel);
	return is_disjoint(list) ? 0 : drop_overlapping(list);
}

size_t spans_below(const struct span_list *list, uint64_t rel)
{
	size_t lo = 0, hi = list->n;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (list->at[middle].rel <= rel)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo ? lo - 1 : SIZE_MAX;
}

static bool span_holds(const struct span *s, uint64_t rel)
{
	return rel - s->rel < s->size;
}

const struct span *spans_find(const struct span_list *list, uint64_t rel)
{
	size_t i = spans_below(list, rel);
	return i != SIZE_MAX && span_holds(&list->at[i], rel) ? &list->at[i] : NULL;
}

static int outer_first(const void *a, const void *b)
{
	const struct span *x = a, *y = b;
	if (x->rel != y->rel)
		return compare(x->rel, y->rel);
	return x->size != y->size ? compare(y->size, x->size) : compare(x->offset, y->offset);
}

#define NO_PARENT UINT32_MAX

/* The innermost span that holds rel, from the one at index i outwards; NO_PARENT where none does. */
static uint32_t nest_outwards(const struct span_nest *nest, uint32_t i, uint64_t rel)
{
	while (i != NO_PARENT && !span_holds(&nest->spans.at[i], rel))
		i = nest->parents.at[i];
	return i;
}

size_t nest_settle(struct span_nest *nest)
{
	struct span_list *spans = &nest->spans;
	size_t before = spans->n;
	uint32_t around = NO_PARENT; /* what ends before one span ends before all that come later */
	if (before)
		qsort(spans->at, before, sizeof *spans->at, outer_first);
	spans->n = 0;
	for (size_t i = 0; i < before; i++) {
		struct span s = spans->at[i];
		around = nest_outwards(nest, around, s.rel);
		const struct span *outer = around == NO_PARENT ? NULL : &spans->at[around];
		if (outer && (span_end(&s) > span_end(outer) || (s.rel == outer->rel && s.size == outer->size)))
			continue;
		*vec_push(&nest->parents) = around;
		around = (uint32_t)spans->n;
		spans->at[spans->n++] = s;
	}
	return before - spans->n;
}

const struct span *nest_find(const struct span_nest *nest, uint64_t rel)
{
	size_t i = spans_below(&nest->spans, rel);
	uint32_t found = i == SIZE_MAX ? NO_PARENT : nest_outwards(nest, (uint32_t)i, rel);
	return found == NO_PARENT ? NULL : &nest->spans.at[found];
}

void nest_release(struct span_nest *nest)
{
	vec_release(&nest->spans);
	vec_release(&nest->parents);
}
