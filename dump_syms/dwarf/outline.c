#include "dump_syms/dwarf/outline.h"

#include <inttypes.h>

const struct diag_kind outline_damaged = {DIAG_LOSS, "a unit is damaged, what follows in it is lost"};

/* How far up outline_around climbs. Where more scopes end before the next begins than any program nests, it gives up. */
#define CLIMB_MAX 1024

/* What the pass over a unit has in hand, beside its place. */
struct walk {
	const struct unit *unit;
	const uint8_t *start, *end; /* the unit's first byte, and behind its last */
	bool big_endian;
	struct outline *nodes;
	uint32_t open;      /* the node whose children are read, */
	uint32_t closes_at; /* and the depth at which it ends */
};

static const uint8_t *skip_leb(const uint8_t *p, const uint8_t *end)
{
	while (p < end)
		if (*p++ < 0x80)
			return p;
	return NULL;
}

/* Strings in .debug_info are short (longer ones go to .debug_str), so no function is called for them. */
static const uint8_t *skip_text(const uint8_t *p, const uint8_t *end)
{
	while (p < end)
		if (!*p++)
			return p;
	return NULL;
}

static const uint8_t *skip_short_block(const uint8_t *p, const uint8_t *end)
{
	return p < end && *p < end - p ? p + 1 + *p : NULL;
}

/* Any other value. */
static const uint8_t *skip_value(const struct walk *w, const struct step *step, const uint8_t *p)
{
	struct cursor c = cursor_over((struct bytes){p, (size_t)(w->end - p)}, "", w->big_endian);
	step_skip(step, &w->unit->encoding, &c);
	return cursor_ok(&c) ? c.pos : NULL;
}

/* Behind the attributes that steps describe; NULL where they run over the end. */
static const uint8_t *skip_attrs(const struct walk *w, const struct step *step, const uint8_t *p)
{
	for (; p; step++) {
		if (step->skip > w->end - p)
			return NULL;
		p += step->skip;
		switch (step->op) {
		case STEP_END:
			return p;
		case STEP_LEB:
			p = skip_leb(p, w->end);
			break;
		case STEP_STRING:
			p = skip_text(p, w->end);
			break;
		case STEP_BLOCK:
			p = p < w->end && *p < 0x80 ? skip_short_block(p, w->end) : skip_value(w, step, p);
			break;
		case STEP_BLOCK1:
			p = skip_short_block(p, w->end);
			break;
		default:
			p = skip_value(w, step, p);
		}
	}
	return NULL;
}

static void open_node(struct walk *w, const struct abbrev *a, const uint8_t *die, const uint8_t *behind, uint32_t depth)
{
	uint32_t index = (uint32_t)w->nodes->n;
	struct node *node = vec_push(w->nodes);
	*node = (struct node){
		.offset = (uint32_t)(die - w->start), .parent = w->open, .next = index + 1, .kind = a->kind
	};
	if (a->descend) {
		/* Until it is closed, end remembers at which depth the node around it ends. */
		node->end = w->closes_at;
		w->open = index;
		w->closes_at = depth;
	} else {
		node->end = (uint32_t)(behind - w->start);
	}
}

static void close_node(struct walk *w, const uint8_t *behind)
{
	struct node *node = &w->nodes->at[w->open];
	w->closes_at = node->end;
	w->open = node->parent;
	node->end = (uint32_t)(behind - w->start);
	node->next = (uint32_t)w->nodes->n;
}

/* The code of the DIE at *p, of two bytes or more, and *p behind it. */
static const struct abbrev *read_long_code(const struct walk *w, const uint8_t **p)
{
	struct cursor c = cursor_over((struct bytes){*p, (size_t)(w->end - *p)}, "", false);
	uint64_t code = cursor_uleb(&c);
	*p = c.pos;
	return cursor_ok(&c) ? abbrev_find(w->unit->abbrevs, code) : NULL;
}

/*
 * The pass from the unit's root on. p is a raw pointer, yet each of its steps is compared with the end of the unit before
 * it is made: the code's first byte and attributes of a fixed size, as one run, here; the rest in read_long_code and
 * skip_attrs. Gives the place behind the root's last child; where a DIE cannot be stepped over, NULL, and that DIE in
 * *ret_bad.
 */
static const uint8_t *walk_dies(struct walk *w, const uint8_t *p, const uint8_t **ret_bad)
{
	const struct abbrev_table *table = w->unit->abbrevs;
	const uint8_t *end = w->end, *die;
	uint32_t depth = 0;
	do {
		const struct abbrev *a = NULL;
		die = p;
		if (p < end)
			a = *p < 0x80 ? abbrev_find(table, *p++) : read_long_code(w, &p);
		if (!a)
			break;
		if (a->fixed == ABBREV_VARIES)
			p = skip_attrs(w, &table->steps.at[a->steps], p);
		else
			p = a->fixed <= end - p ? p + a->fixed : NULL;
		if (!p)
			break;
		if (a->noted)
			open_node(w, a, die, p, depth);
		depth += (uint32_t)a->descend;
		if (depth == w->closes_at && a->kind == DIE_END)
			close_node(w, p);
		if (!depth)
			return p;
	} while (true);
	*ret_bad = die;
	return NULL;
}

/* Whether nothing but padding is left of the unit: null entries are. */
static bool is_padding(const uint8_t *p, const uint8_t *end)
{
	while (p < end && !*p)
		p++;
	return p == end;
}

/* Ends all nodes that are open, and makes the unit's own where not even that was read. */
static void close_all(struct walk *w)
{
	uint32_t closed;
	if (!w->nodes->n)
		*vec_push(w->nodes) = (struct node){.kind = DIE_UNIT};
	do {
		closed = w->open;
		close_node(w, w->end);
	} while (closed);
}

void outline_read(const struct unit *unit, struct diag *d, struct outline *ret)
{
	const uint8_t *info = unit->info;
	const uint8_t *bad = NULL;
	struct walk w = {
		.unit = unit, .start = info + unit->offset, .end = info + unit->end, .nodes = ret,
		.big_endian = unit->dwarf->big_endian
	};
	const uint8_t *behind = walk_dies(&w, info + unit->root, &bad);
	if (!behind)
		close_all(&w);
	else if (is_padding(behind, w.end))
		return;
	/* An end before the unit's comes of damage that looked like entries for a while. */
	uint64_t offset = (uint64_t)((behind ? behind : bad) - info);
	diag_bad_at(d, &outline_damaged, ".debug_info", offset, "%" PRIu64 " of %" PRIu64 " bytes of the unit at 0x%" PRIx64,
	            unit->end - offset, unit->end - unit->offset, unit->offset);
}

uint32_t outline_around(const struct outline *outline, uint32_t offset)
{
	size_t lo = 0, hi = outline->n;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (outline->at[middle].offset < offset)
			lo = middle + 1;
		else
			hi = middle;
	}
	/* The last node that begins before the DIE, or one that this one lies in. */
	uint32_t node = lo ? (uint32_t)lo - 1 : 0;
	for (unsigned climb = 0; node && outline->at[node].end <= offset; climb++)
		node = climb < CLIMB_MAX ? outline->at[node].parent : 0;
	return node;
}
