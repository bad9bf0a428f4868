/*
 * Spans put in order. Compilers write a sequence a section and linkers move sections about, so the unit of sorting is the
 * run of spans without a gap; only where runs overlap is it decided address by address.
 */
#include "dump_syms/dwarf/line_private.h"

/* A longest stretch of spans of which each begins where the one before ends. */
struct span_run {
	uint64_t lo, hi;
	size_t first, count;
};
struct span_runs VEC(struct span_run);

static uint64_t span_hi(const struct frag_span *span)
{
	return span->lo + span->size;
}

static bool spans_ascend(const struct span_list *spans)
{
	for (size_t i = 1; i < spans->n; i++)
		if (spans->at[i].lo < span_hi(&spans->at[i - 1]))
			return false;
	return true;
}

static struct span_runs runs_find(const struct span_list *spans)
{
	struct span_runs runs = {0};
	for (size_t i = 0; i < spans->n; i++) {
		const struct frag_span *span = &spans->at[i];
		if (!runs.n || span->lo != runs.at[runs.n - 1].hi)
			*vec_push(&runs) = (struct span_run){.lo = span->lo, .first = i};
		runs.at[runs.n - 1].hi = span_hi(span);
		runs.at[runs.n - 1].count++;
	}
	return runs;
}

static int run_compare(const void *a, const void *b)
{
	const struct span_run *x = a, *y = b;
	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	return (x->first > y->first) - (x->first < y->first);
}

static void span_copy(struct span_list *to, const struct frag_span *span)
{
	span_list_add(to, span->lo, span_hi(span), span->line, span->file, span->column);
}

static void spans_replace(struct span_list *spans, struct span_list *by)
{
	vec_release(spans);
	*spans = *by;
}

/* Puts sorted runs one behind the other; false, and nothing is done, where two overlap. */
static bool runs_join(const struct span_runs *runs, struct span_list *spans)
{
	for (size_t i = 1; i < runs->n; i++)
		if (runs->at[i].lo < runs->at[i - 1].hi)
			return false;
	struct span_list sorted = {0};
	vec_reserve(&sorted, spans->n);
	for (size_t i = 0; i < runs->n; i++)
		for (size_t j = 0; j < runs->at[i].count; j++)
			span_copy(&sorted, &spans->at[runs->at[i].first + j]);
	spans_replace(spans, &sorted);
	return true;
}

static int address_compare(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
	return (x > y) - (x < y);
}

/* The cells between neighbouring bounds of all spans: each is wholly inside or outside of any span. */
struct cells {
	uint64_t *bounds; /* cell i is [bounds[i], bounds[i + 1]) */
	size_t *owner;    /* the span that took cell i, plus 1; 0: none yet */
	size_t *next;     /* a cell at or behind i that may be free; i itself while it is */
	size_t count;     /* of bounds */
};

static struct cells cells_make(const struct span_list *spans)
{
	struct cells cells = {.bounds = mem_alloc(2 * spans->n * sizeof *cells.bounds)};
	for (size_t i = 0; i < spans->n; i++) {
		cells.bounds[2 * i] = spans->at[i].lo;
		cells.bounds[2 * i + 1] = span_hi(&spans->at[i]);
	}
	qsort(cells.bounds, 2 * spans->n, sizeof *cells.bounds, address_compare);
	for (size_t i = 0; i < 2 * spans->n; i++)
		if (!cells.count || cells.bounds[i] != cells.bounds[cells.count - 1])
			cells.bounds[cells.count++] = cells.bounds[i];
	cells.owner = mem_zero(cells.count * sizeof *cells.owner);
	cells.next = mem_alloc(cells.count * sizeof *cells.next);
	for (size_t i = 0; i < cells.count; i++)
		cells.next[i] = i;
	return cells;
}

/* The first free cell at or behind i; the way there is halved for the next who asks. */
static size_t cell_free(struct cells *cells, size_t i)
{
	while (cells->next[i] != i) {
		cells->next[i] = cells->next[cells->next[i]];
		i = cells->next[i];
	}
	return i;
}

/* Each span, in the program's order, takes the cells that are still free: the earlier one wins. */
static void cells_take(struct cells *cells, const struct span_list *spans)
{
	for (size_t i = 0; i < spans->n; i++) {
		const struct frag_span *span = &spans->at[i];
		const uint64_t *lo =
			bsearch(&span->lo, cells->bounds, cells->count, sizeof *cells->bounds, address_compare);
		size_t cell = cell_free(cells, (size_t)(lo - cells->bounds));
		while (cells->bounds[cell] < span_hi(span)) {
			cells->owner[cell] = i + 1;
			cells->next[cell] = cell + 1;
			cell = cell_free(cells, cell + 1);
		}
	}
}

static void overlaps_resolve(struct span_list *spans)
{
	struct cells cells = cells_make(spans);
	struct span_list disjoint = {0};
	cells_take(&cells, spans);
	for (size_t i = 0; i + 1 < cells.count; i++) {
		if (!cells.owner[i])
			continue;
		const struct frag_span *owner = &spans->at[cells.owner[i] - 1];
		span_list_add(&disjoint, cells.bounds[i], cells.bounds[i + 1], owner->line, owner->file, owner->column);
	}
	free(cells.bounds);
	free(cells.owner);
	free(cells.next);
	spans_replace(spans, &disjoint);
}

/* Whether every span of an ascending list lies in one range of code. */
static bool spans_inside(const struct span_list *spans, const struct range_list *code)
{
	size_t range = 0;
	for (size_t i = 0; i < spans->n; i++) {
		const struct frag_span *span = &spans->at[i];
		while (range < code->n && code->at[range].hi <= span->lo)
			range++;
		if (range == code->n || span->lo < code->at[range].lo || span_hi(span) > code->at[range].hi)
			return false;
	}
	return true;
}

static void spans_clip(struct span_list *spans, const struct range_list *code)
{
	struct span_list inside = {0};
	size_t range = 0;
	for (size_t i = 0; i < spans->n; i++) {
		const struct frag_span *span = &spans->at[i];
		while (range < code->n && code->at[range].hi <= span->lo)
			range++;
		for (size_t j = range; j < code->n && code->at[j].lo < span_hi(span); j++) {
			uint64_t lo = span->lo > code->at[j].lo ? span->lo : code->at[j].lo;
			uint64_t hi = span_hi(span) < code->at[j].hi ? span_hi(span) : code->at[j].hi;
			span_list_add(&inside, lo, hi, span->line, span->file, span->column);
		}
	}
	spans_replace(spans, &inside);
}

static void spans_sort(struct span_list *spans)
{
	struct span_runs runs = runs_find(spans);
	qsort(runs.at, runs.n, sizeof *runs.at, run_compare);
	if (!runs_join(&runs, spans))
		overlaps_resolve(spans);
	vec_release(&runs);
}

void span_list_settle(struct span_list *spans, const struct range_list *code)
{
	if (!spans_ascend(spans))
		spans_sort(spans);
	if (!spans_inside(spans, code))
		spans_clip(spans, code);
}
