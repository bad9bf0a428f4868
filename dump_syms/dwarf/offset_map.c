#include "dump_syms/dwarf/offset_map.h"

#include "base/mem.h"

#include <stdlib.h>

/* Slots are free where number is OFFSET_NEW and offset FREE, which no DIE has. */
#define FREE UINT64_MAX

static struct offset_slot *slot_find(const struct offset_map *map, uint64_t offset)
{
	uint64_t hash = offset * 0x9e3779b97f4a7c15u;
	size_t at = (hash ^ hash >> 32) & (map->slot_count - 1);
	while (map->slots[at].offset != offset && map->slots[at].offset != FREE)
		at = (at + 1) & (map->slot_count - 1);
	return &map->slots[at];
}

static void map_resize(struct offset_map *map, size_t slot_count)
{
	struct offset_map old = *map;
	map->slots = mem_alloc(slot_count * sizeof *map->slots);
	map->slot_count = slot_count;
	for (size_t i = 0; i < slot_count; i++)
		map->slots[i] = (struct offset_slot){FREE, OFFSET_NEW};
	for (size_t i = 0; i < old.slot_count; i++)
		if (old.slots[i].offset != FREE)
			*slot_find(map, old.slots[i].offset) = old.slots[i];
	free(old.slots);
}

uint32_t *offset_map_at(struct offset_map *map, uint64_t offset)
{
	if ((map->used + 1) * 2 > map->slot_count)
		map_resize(map, map->slot_count ? map->slot_count * 2 : 64);
	struct offset_slot *slot = slot_find(map, offset);
	if (slot->offset == FREE) {
		slot->offset = offset;
		map->used++;
	}
	return &slot->number;
}

void offset_map_release(struct offset_map *map)
{
	free(map->slots);
	*map = (struct offset_map){0};
}
