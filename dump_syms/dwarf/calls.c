#include "dump_syms/dwarf/calls.h"

#include "dump_syms/dwarf/reader.h"

#include <inttypes.h>
#include <stdlib.h>

static const struct diag_kind overlap = {DIAG_LOSS, "inlined calls overlap too much to be written"};

static uint32_t narrow(uint64_t number, uint32_t otherwise)
{
	return number < UINT32_MAX ? (uint32_t)number : otherwise;
}

/* Appends the ranges of the call, as far as they lie in the function. */
static void add_ranges(struct reader *r, const struct die *die, uint32_t call, const struct range_list *code)
{
	struct call_tree *tree = &r->calls;
	tree->given.n = tree->clipped.n = 0;
	die_ranges(r->dwarf, die, &r->ranges_budget, &r->out->diag, &tree->given);
	for (size_t i = 0; i < tree->given.n; i++)
		range_list_inside(code, tree->given.at[i], &tree->clipped);
	for (size_t i = 0; i < tree->clipped.n; i++)
		*vec_push(&tree->ranges) = (struct call_range){tree->clipped.at[i].lo, tree->clipped.at[i].hi, call};
}

/* Gives the number of the new call, or of its caller where the DIE cannot be read. */
static uint32_t add_call(struct reader *r, const struct node *node, uint32_t caller, const struct range_list *code)
{
	struct call_tree *tree = &r->calls;
	uint32_t call = (uint32_t)tree->calls.n;
	struct die die;
	if (!die_read(r->dwarf, r->unit, r->unit->offset + node->offset, &r->out->diag, &die))
		return caller;
	*vec_push(&tree->calls) = (struct call){
		.caller = caller,
		.level = caller == CALL_NONE ? 0 : tree->calls.at[caller].level + 1,
		.line = narrow(die_number(&die, A_CALL_LINE, 0), 0),
		.file = narrow(die_number(&die, A_CALL_FILE, UINT32_MAX), UINT32_MAX),
		.origin = namer_find(&r->namer, &die),
	};
	add_ranges(r, &die, call, code);
	return call;
}

static int by_lo(const void *left, const void *right)
{
	const struct call_range *a = left, *b = right;
	if (a->lo != b->lo)
		return a->lo < b->lo ? -1 : 1;
	return a->call < b->call ? -1 : a->call > b->call;
}

void calls_collect(struct reader *r, uint32_t function, const struct range_list *code)
{
	struct call_tree *tree = &r->calls;
	const struct node *nodes = r->outline.at;
	uint32_t end = nodes[function].next;
	tree->calls.n = tree->ranges.n = tree->next = tree->owners.n = 0;
	vec_reserve(&tree->owners, end - function);
	tree->owners.at[0] = CALL_NONE;
	for (uint32_t i = function + 1; i < end;) {
		uint32_t owner = tree->owners.at[nodes[i].parent - function];
		if (nodes[i].kind == DIE_FUNCTION) {
			/* Code and calls of its own. */
			i = nodes[i].next;
			continue;
		}
		if (nodes[i].kind == DIE_INLINED)
			owner = add_call(r, &nodes[i], owner, code);
		tree->owners.at[i++ - function] = owner;
	}
	tree->budget = 1024 + 16 * (tree->calls.n + tree->ranges.n);
	if (tree->ranges.n)
		qsort(tree->ranges.at, tree->ranges.n, sizeof *tree->ranges.at, by_lo);
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
		struct call_open *open = &tree->open.at[--tree->open.n];
		*vec_push(&tree->pieces) = (struct call_range){open->lo, at, open->call};
	}
}

/* From `at` on the call and those around it are the ones that are open. */
static void switch_calls(struct call_tree *tree, uint64_t at, uint32_t call)
{
	const struct call *calls = tree->calls.at;
	size_t level = calls[call].level + 1;
	size_t common = level;
	uint32_t shared = call;
	while (common && (common > tree->open.n || tree->open.at[common - 1].call != shared)) {
		common--;
		shared = calls[shared].caller;
	}
	close_calls(tree, at, common);
	vec_reserve(&tree->open, level);
	tree->open.n = level;
	for (; level > common; level--, call = calls[call].caller)
		tree->open.at[level - 1] = (struct call_open){at, call};
}

/*
 * Goes through the addresses of code, from one start or end of a range to the next, and gives the pieces of every call,
 * ended ones first. False where there are too many.
 */
static bool sweep(struct call_tree *tree, struct range code)
{
	const struct call_range *ranges = tree->ranges.at;
	size_t total = tree->ranges.n;
	uint64_t at = code.lo;
	tree->heap.n = tree->open.n = tree->pieces.n = 0;
	for (;;) {
		while (tree->heap.n && ranges[tree->heap.at[0]].hi <= at)
			heap_pop(tree);
		if (!tree->heap.n) {
			close_calls(tree, at, 0);
			if (tree->next == total || ranges[tree->next].lo >= code.hi)
				return tree->pieces.n <= tree->budget;
			at = ranges[tree->next].lo;
		}
		while (tree->next < total && ranges[tree->next].lo <= at && ranges[tree->next].lo < code.hi)
			heap_push(tree, (uint32_t)tree->next++);
		const struct call_range *top = &ranges[tree->heap.at[0]];
		switch_calls(tree, at, top->call);
		if (tree->pieces.n + tree->open.n > tree->budget)
			return false;
		at = top->hi;
		if (tree->next < total && ranges[tree->next].lo < at)
			at = ranges[tree->next].lo;
	}
}

static int by_call(const void *left, const void *right)
{
	const struct call_range *a = left, *b = right;
	if (a->call != b->call)
		return a->call < b->call ? -1 : 1;
	return a->lo < b->lo ? -1 : a->lo > b->lo;
}

static void add_inline(struct reader *r, const struct call *call)
{
	struct fragment *out = r->out;
	uint32_t file = unit_lines_file(&r->lines, call->file);
	*vec_push(&out->inlines) = (struct frag_inline){
		.pieces = {(uint32_t)out->pieces.n, 0},
		.level = call->level,
		.call_line = file == FRAG_NO_FILE ? 0 : call->line,
		.call_file = file,
		.origin = call->origin,
	};
}

struct slice calls_emit(struct reader *r, struct range code)
{
	struct call_tree *tree = &r->calls;
	struct fragment *out = r->out;
	struct slice slice = {(uint32_t)out->inlines.n, 0};
	if (!sweep(tree, code)) {
		while (tree->next < tree->ranges.n && tree->ranges.at[tree->next].lo < code.hi)
			tree->next++;
		diag_report(&out->diag, &overlap, "0x%" PRIx64 " in %s", code.lo, r->unit->name);
		return slice;
	}
	tree->budget -= tree->pieces.n;
	if (tree->pieces.n)
		qsort(tree->pieces.at, tree->pieces.n, sizeof *tree->pieces.at, by_call);
	for (size_t i = 0; i < tree->pieces.n; i++) {
		const struct call_range *piece = &tree->pieces.at[i];
		if (i == 0 || piece->call != piece[-1].call) {
			add_inline(r, &tree->calls.at[piece->call]);
			slice.count++;
		}
		*vec_push(&out->pieces) = (struct sym_piece){(uint32_t)(piece->lo - code.lo), (uint32_t)(piece->hi - piece->lo)};
		out->inlines.at[out->inlines.n - 1].pieces.count++;
	}
	return slice;
}

void call_tree_release(struct call_tree *tree)
{
	vec_release(&tree->calls);
	vec_release(&tree->ranges);
	vec_release(&tree->owners);
	vec_release(&tree->heap);
	vec_release(&tree->open);
	vec_release(&tree->pieces);
	vec_release(&tree->given);
	vec_release(&tree->clipped);
}
