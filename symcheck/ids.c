#include "symcheck/ids.h"

#include "base/mem.h"

#include <stdlib.h>

static struct id *find(const struct ids *ids, uint32_t number)
{
	size_t i = number * (size_t)0x9e3779b97f4a7c15u >> 20;
	for (;; i++) {
		struct id *id = &ids->slots[i & (ids->slot_count - 1)];
		if (!id->taken || id->number == number)
			return id;
	}
}

static void grow(struct ids *ids)
{
	struct ids larger = {.slot_count = ids->slot_count ? ids->slot_count * 2 : 64, .n = ids->n};
	larger.slots = mem_zero(larger.slot_count * sizeof *larger.slots);
	for (size_t i = 0; i < ids->slot_count; i++)
		if (ids->slots[i].taken)
			*find(&larger, ids->slots[i].number) = ids->slots[i];
	free(ids->slots);
	*ids = larger;
}

struct id *ids_get(struct ids *ids, uint32_t number)
{
	if (ids->n * 2 >= ids->slot_count)
		grow(ids);
	struct id *id = find(ids, number);
	if (!id->taken) {
		*id = (struct id){.number = number, .taken = true};
		ids->n++;
	}
	return id;
}

void ids_release(struct ids *ids)
{
	free(ids->slots);
	*ids = (struct ids){0};
}
