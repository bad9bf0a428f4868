#include "dump_syms/dwarf/types.h"

#include "dump_syms/dwarf/outline.h"
#include "dump_syms/dwarf/package.h"

#include <stdatomic.h>
#include <stdlib.h>

/* A type unit that was asked for. */
struct type_unit {
	struct unit unit;
	struct outline outline;
	bool readable;
};

struct type_slot {
	struct type_place place;
	_Atomic(struct type_unit *) made; /* NULL: not yet asked for */
};

struct types {
	size_t count;
	struct type_slot slots[]; /* by signature */
};

static int by_signature(const void *left, const void *right)
{
	const struct type_place *a = left, *b = right;
	if (a->signature != b->signature)
		return a->signature < b->signature ? -1 : 1;
	if (a->section != b->section)
		return a->section < b->section ? -1 : 1;
	return a->offset < b->offset ? -1 : a->offset > b->offset;
}

struct types *types_open(const struct type_list *places)
{
	struct types *types = mem_zero(sizeof *types + places->n * sizeof types->slots[0]);
	if (places->n)
		qsort(places->at, places->n, sizeof *places->at, by_signature);
	for (size_t i = 0; i < places->n; i++) {
		if (i && places->at[i].signature == places->at[i - 1].signature)
			continue;
		struct type_slot *slot = &types->slots[types->count++];
		slot->place = places->at[i];
		atomic_init(&slot->made, NULL);
	}
	return types;
}

static void type_free(struct type_unit *type)
{
	if (type)
		vec_release(&type->outline);
	free(type);
}

void types_close(struct types *types)
{
	for (size_t i = 0; types && i < types->count; i++)
		type_free(atomic_load(&types->slots[i].made));
	free(types);
}

static struct type_unit *type_make(const struct dwarf *dwarf, const struct type_place *place)
{
	struct type_unit *type = mem_zero(sizeof *type);
	struct diag unheard = {0};
	type->readable = unit_read_type(dwarf, place, &type->unit, &unheard);
	if (type->readable) {
		outline_read(&type->unit, &unheard, &type->outline);
		vec_trim(&type->outline);
		type->unit.outline = &type->outline;
	}
	diag_release(&unheard);
	return type;
}

/* Two threads may make it at once; the one that comes second throws its own away. */
static const struct type_unit *type_get(const struct dwarf *dwarf, struct type_slot *slot)
{
	struct type_unit *type = atomic_load(&slot->made);
	if (type)
		return type;
	struct type_unit *made = type_make(dwarf, &slot->place);
	if (atomic_compare_exchange_strong(&slot->made, &type, made))
		return made;
	type_free(made);
	return type;
}

static struct type_slot *slot_find(struct types *types, uint64_t signature)
{
	size_t lo = 0, hi = types->count;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (types->slots[middle].place.signature < signature)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo < types->count && types->slots[lo].place.signature == signature ? &types->slots[lo] : NULL;
}

/* What the type is in, of this dwarf alone. */
static const struct type_unit *find_here(const struct dwarf *dwarf, uint64_t signature)
{
	struct type_slot *slot = dwarf->types ? slot_find(dwarf->types, signature) : NULL;
	const struct type_unit *type = slot ? type_get(dwarf, slot) : NULL;
	return type && type->readable ? type : NULL;
}

const struct unit *type_find(const struct dwarf *dwarf, uint64_t signature, uint64_t *ret_offset)
{
	const struct type_unit *type = find_here(dwarf, signature);
	const struct dwarf *other = !type && dwarf->package ? package_type(dwarf->package, signature) : NULL;
	if (other)
		type = find_here(other, signature);
	if (!type)
		return NULL;
	*ret_offset = type->unit.offset + type->unit.type_die;
	return &type->unit;
}
