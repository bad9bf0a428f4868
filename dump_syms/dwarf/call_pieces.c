/* The geometry of inlined calls: ranges that lie anywhere to pieces that nest. */
#include "dump_syms/dwarf/calls.h"

#include <stdlib.h>

void call_tree_sort(struct call_tree *tree)
{
	tree->next = tree->starts.n = 0;
	tree->budget = 1024 + 16 * (tree->calls.n + tree->ranges.n);
	for (size_t i = 0; i < tree->ranges.n; i++)
		*vec_push(&tree->starts) = (struct key){tree->ranges.at[i].lo, (uint32_t)i};
	key_list_sort(&tree->starts, &tree->scratch);
}

/* Whether a range begins before this address that was not yet looked at. */
static bool starts_before(const struct call_tree *tree, uint64_t at)
{
	return tree->next < tree->starts.n && tree->starts.at[tree->next].value < at;
}

/*
 * Whether the ranges inside code are the pieces, as they mostly are: each inside a range of its caller, no two of one
 * caller's calls on one address. If so, they are looked at.
 */
static bool ranges_nest(struct call_tree *tree, struct range code)
{
	const struct call_range *ranges = tree->ranges.at;
	size_t first = tree->next;
	tree->open.n = 0;
	for (; starts_before(tree, code.hi); tree->next++) {
		uint32_t range = tree->starts.at[tree->next].index;
		uint32_t caller = tree->calls.at[ranges[range].call].caller;
		while (tree->open.n && ranges[tree->open.at[tree->open.n - 1].piece].hi <= ranges[range].lo)
			tree->open.n--;
		const struct call_open *around = tree->open.n ? &tree->open.at[tree->open.n - 1] : NULL;
		if (around ? around->call != caller || ranges[around->piece].hi < ranges[range].hi : caller != CALL_NONE) {
			tree->next = first;
			return false;
		}
		*vec_push(&tree->open) = (struct call_open){ranges[range].call, range};
	}
	return true;
}

/* The pieces with these keys, sorted. */
static void take_keys(struct call_tree *tree, const struct call_range *pieces)
{
	key_list_sort(&tree->by_call, &tree->scratch);
	for (size_t i = 0; i < tree->by_call.n; i++)
		*vec_push(&tree->pieces) = pieces[tree->by_call.at[i].index];
}

/* The ranges inside code, whose starts begin with the first, as the pieces. */
static void take_ranges(struct call_tree *tree, struct range code, size_t first)
{
	const struct call_range *ranges = tree->ranges.at;
	if (tree->next - first >= tree->ranges.n / 4) {
		/* Most of them: to look at all is less than to sort. */
		for (size_t i = 0; i < tree->ranges.n; i++)
			if (ranges[i].lo >= code.lo && ranges[i].lo < code.hi)
				*vec_push(&tree->pieces) = ranges[i];
		return;
	}
	for (size_t i = first; i < tree->next; i++)
		*vec_push(&tree->by_call) = (struct key){tree->starts.at[i].index, tree->starts.at[i].index};
	take_keys(tree, ranges);
}

/* The heap holds indices of ranges, so that the range of the last call is on top. */
static bool heap_above(const struct call_tree *tree, size_t a, size_t b)
{
	return tree->ranges.at[tree->heap.at[a]].call > tree->ranges.at[tree->heap.at[b]].call;
}

static void heap_swap(struct call_tree *tree, size_t a, size_t b)
{
	uint32_t t = tree->heap.at[a];
	tree->heap.at[a] = tree->heap.at[b];
	tree->heap.at[b] = t;
}

static void heap_push(struct call_tree *tree, uint32_t range)
{
	*vec_push(&tree->heap) = range;
	for (size_t i = tree->heap.n - 1; i && heap_above(tree, i, (i - 1) / 2); i = (i - 1) / 2)
		heap_swap(tree, i, (i - 1) / 2);
}

static void heap_pop(struct call_tree *tree)
{
	size_t n = --tree->heap.n;
	tree->heap.at[0] = tree->heap.at[n];
	for (size_t i = 0, child; (child = 2 * i + 1) < n; i = child) {
		if (child + 1 < n && heap_above(tree, child + 1, child))
			child++;
		if (!heap_above(tree, child, i))
			break;
		heap_swap(tree, i, child);
	}
}

/* Ends the calls that are open at this level and deeper ones. */
static void close_calls(struct call_tree *tree, uint64_t at, size_t level)
{
	while (tree->open.n > level) {
		const struct call_open *open = &tree->open.at[--tree->open.n];
		tree->cuts.at[open->piece].hi = at;
	}
}

/* From `at` on the call and those around it are the ones that are open. */
static void switch_calls(struct call_tree *tree, uint64_t at, uint32_t call)
{
	size_t level = tree->calls.at[call].level + 1;
	size_t common = level;
	uint32_t shared = call;
	while (common && (common > tree->open.n || tree->open.at[common - 1].call != shared)) {
		common--;
		shared = tree->calls.at[shared].caller;
	}
	close_calls(tree, at, common);
	/* From the inside out, as callers are known; yet the outer piece stands first, which is nearly the order wanted. */
	size_t first = tree->cuts.n - common;
	vec_reserve(&tree->open, level);
	vec_reserve(&tree->cuts, level - common);
	tree->open.n = level;
	tree->cuts.n = first + level;
	for (; level > common; level--, call = tree->calls.at[call].caller) {
		tree->open.at[level - 1] = (struct call_open){call, (uint32_t)(first + level - 1)};
		tree->cuts.at[first + level - 1] = (struct call_range){at, at, call};
	}
}

/*
 * Goes through the addresses of code, from one start or end of a range to the next, and gives the pieces of every call
 * as they begin. False where there are too many.
 */
static bool sweep(struct call_tree *tree, struct range code)
{
	const struct call_range *ranges = tree->ranges.at;
	uint64_t at = code.lo;
	tree->heap.n = tree->open.n = tree->cuts.n = 0;
	while (tree->cuts.n <= tree->budget) {
		while (starts_before(tree, at + 1))
			heap_push(tree, tree->starts.at[tree->next++].index);
		while (tree->heap.n && ranges[tree->heap.at[0]].hi <= at)
			heap_pop(tree);
		if (!tree->heap.n) {
			close_calls(tree, at, 0);
			if (!starts_before(tree, code.hi))
				return true;
			at = tree->starts.at[tree->next].value;
			continue;
		}
		const struct call_range *top = &ranges[tree->heap.at[0]];
		switch_calls(tree, at, top->call);
		at = starts_before(tree, top->hi) ? tree->starts.at[tree->next].value : top->hi;
	}
	return false;
}

/* The cuts as the pieces. */
static void take_cuts(struct call_tree *tree)
{
	for (size_t i = 0; i < tree->cuts.n; i++)
		*vec_push(&tree->by_call) = (struct key){tree->cuts.at[i].call, (uint32_t)i};
	take_keys(tree, tree->cuts.at);
}

bool call_tree_resolve(struct call_tree *tree, struct range code)
{
	size_t first = tree->next;
	tree->by_call.n = tree->pieces.n = 0;
	if (ranges_nest(tree, code)) {
		take_ranges(tree, code, first);
		return true;
	}
	if (sweep(tree, code)) {
		tree->budget -= tree->cuts.n;
		take_cuts(tree);
		return true;
	}
	while (starts_before(tree, code.hi))
		tree->next++;
	return false;
}

void call_tree_release(struct call_tree *tree)
{
	vec_release(&tree->calls);
	vec_release(&tree->ranges);
	vec_release(&tree->owners);
	vec_release(&tree->heap);
	vec_release(&tree->open);
	vec_release(&tree->cuts);
	vec_release(&tree->pieces);
	vec_release(&tree->starts);
	vec_release(&tree->by_call);
	vec_release(&tree->scratch);
	vec_release(&tree->given);
	vec_release(&tree->clipped);
}
