/* From the outline to functions: their ranges, names and inlined calls. */
#include "dump_syms/dwarf/reader.h"

#include <inttypes.h>
#include <stdlib.h>

const struct diag_kind function_too_large = {DIAG_LOSS, "a function of 4 GiB or more"};

/* One contiguous range of a function. */
static void add_piece(struct reader *r, struct range piece, uint32_t name)
{
	uint64_t size = piece.hi - piece.lo;
	struct slice inlines = {(uint32_t)r->out->inlines.n, 0};
	if (size > UINT32_MAX) {
		diag_report(&r->out->diag, &function_too_large, "0x%" PRIx64 " in %s", piece.lo, r->unit->name);
		return;
	}
	if (r->unit->dwarf->inlines)
		inlines = calls_emit(r, piece);
	*vec_push(&r->out->funcs) = (struct frag_func){
		.lo = piece.lo, .size = (uint32_t)size, .name = name, .inlines = inlines
	};
}

static void read_function(struct reader *r, uint32_t node)
{
	struct diag *d = &r->out->diag;
	struct die die;
	if (!die_read(r->unit, r->unit->offset + r->outline.at[node].offset, d, &die))
		return;
	r->ranges.n = 0;
	die_ranges(&die, &r->ranges_budget, d, &r->ranges);
	if (!r->ranges.n)
		return;
	range_list_normalize(&r->ranges);
	uint32_t name = namer_find(&r->namer, &die);
	if (r->unit->dwarf->inlines)
		calls_collect(r, node, &r->ranges);
	for (size_t i = 0; i < r->ranges.n; i++)
		add_piece(r, r->ranges.at[i], name);
}

struct func_key {
	struct frag_func func;
	size_t order;
};

static int by_range(const void *left, const void *right)
{
	const struct func_key *a = left, *b = right;
	if (a->func.lo != b->func.lo)
		return a->func.lo < b->func.lo ? -1 : 1;
	if (a->func.size != b->func.size)
		return a->func.size < b->func.size ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

static void functions_sort(struct fragment *out)
{
	struct func_key *keys = mem_alloc(out->funcs.n * sizeof *keys);
	for (size_t i = 0; i < out->funcs.n; i++)
		keys[i] = (struct func_key){out->funcs.at[i], i};
	if (out->funcs.n)
		qsort(keys, out->funcs.n, sizeof *keys, by_range);
	for (size_t i = 0; i < out->funcs.n; i++)
		out->funcs.at[i] = keys[i].func;
	free(keys);
}

void functions_read(struct reader *r)
{
	for (size_t i = 0; i < r->outline.n; i++)
		if (r->outline.at[i].kind == DIE_FUNCTION)
			read_function(r, (uint32_t)i);
	functions_sort(r->out);
}
