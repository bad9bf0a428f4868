#include "dump_syms/dwarf/calls.h"

#include "dump_syms/dwarf/reader.h"

#include <inttypes.h>
#include <stdlib.h>

const struct diag_kind calls_overlap = {DIAG_LOSS, "inlined calls overlap too much to be written"};

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

static void sort_starts(struct call_tree *tree)
{
	tree->starts.n = 0;
	for (size_t i = 0; i < tree->ranges.n; i++)
		*vec_push(&tree->starts) = (struct key){tree->ranges.at[i].lo, (uint32_t)i};
	key_list_sort(&tree->starts, &tree->scratch);
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
	sort_starts(tree);
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
		tree->pieces.at[open->piece].hi = at;
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
	size_t first = tree->pieces.n - common;
	vec_reserve(&tree->open, level);
	vec_reserve(&tree->pieces, level - common);
	tree->open.n = level;
	tree->pieces.n = first + level;
	for (; level > common; level--, call = tree->calls.at[call].caller) {
		tree->open.at[level - 1] = (struct call_open){call, (uint32_t)(first + level - 1)};
		tree->pieces.at[first + level - 1] = (struct call_range){at, at, call};
	}
}

/* Whether a range begins before this address that is not yet in the heap. */
static bool starts_before(const struct call_tree *tree, uint64_t at)
{
	return tree->next < tree->starts.n && tree->starts.at[tree->next].value < at;
}

/*
 * Goes through the addresses of code, from one start or end of a range to the next, and gives the pieces of every call
 * as they begin. False where there are too many.
 */
static bool sweep(struct call_tree *tree, struct range code)
{
	const struct call_range *ranges = tree->ranges.at;
	uint64_t at = code.lo;
	tree->heap.n = tree->open.n = tree->pieces.n = 0;
	while (tree->pieces.n <= tree->budget) {
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

static void sort_pieces(struct call_tree *tree)
{
	tree->by_call.n = 0;
	for (size_t i = 0; i < tree->pieces.n; i++)
		*vec_push(&tree->by_call) = (struct key){tree->pieces.at[i].call, (uint32_t)i};
	key_list_sort(&tree->by_call, &tree->scratch);
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

static void add_piece(struct fragment *out, struct range code, const struct call_range *piece)
{
	*vec_push(&out->pieces) = (struct sym_piece){(uint32_t)(piece->lo - code.lo), (uint32_t)(piece->hi - piece->lo)};
	out->inlines.at[out->inlines.n - 1].pieces.count++;
}

struct slice calls_emit(struct reader *r, struct range code)
{
	struct call_tree *tree = &r->calls;
	struct slice slice = {(uint32_t)r->out->inlines.n, 0};
	if (!sweep(tree, code)) {
		while (starts_before(tree, code.hi))
			tree->next++;
		diag_report(&r->out->diag, &calls_overlap, "0x%" PRIx64 " in %s", code.lo, r->unit->name);
		return slice;
	}
	tree->budget -= tree->pieces.n;
	sort_pieces(tree);
	uint32_t call = CALL_NONE;
	for (size_t i = 0; i < tree->by_call.n; i++) {
		const struct call_range *piece = &tree->pieces.at[tree->by_call.at[i].index];
		if (piece->call != call) {
			call = piece->call;
			add_inline(r, &tree->calls.at[call]);
			slice.count++;
		}
		add_piece(r->out, code, piece);
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
	vec_release(&tree->starts);
	vec_release(&tree->by_call);
	vec_release(&tree->scratch);
	vec_release(&tree->given);
	vec_release(&tree->clipped);
}
