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
	die_ranges(die, &r->ranges_budget, &r->out->diag, &tree->given);
	range_list_normalize(&tree->given);
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
	if (!die_read(r->unit, r->unit->offset + node->offset, &r->out->diag, &die))
		return caller;
	*vec_push(&tree->calls) = (struct call){
		.caller = caller,
		.level = caller == CALL_NONE ? 0 : tree->calls.at[caller].level + 1,
		.line = narrow(die_number(&die, A_CALL_LINE, 0), 0),
		.column = narrow(die_number(&die, A_CALL_COLUMN, 0), 0),
		.file = narrow(die_number(&die, A_CALL_FILE, UINT32_MAX), UINT32_MAX),
		.origin = namer_find(&r->namer, &die),
	};
	add_ranges(r, &die, call, code);
	return call;
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
	call_tree_sort(tree);
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
		.call_column = call->column,
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
	uint32_t call = CALL_NONE;
	if (!call_tree_resolve(tree, code))
		diag_report(&r->out->diag, &calls_overlap, "0x%" PRIx64 " in %s", code.lo, r->unit->name);
	for (size_t i = 0; i < tree->pieces.n; i++) {
		const struct call_range *piece = &tree->pieces.at[i];
		if (piece->call != call) {
			call = piece->call;
			add_inline(r, &tree->calls.at[call]);
			slice.count++;
		}
		add_piece(r->out, code, piece);
	}
	return slice;
}
