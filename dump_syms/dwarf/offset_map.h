/* Numbers by offset: what is known of a DIE already. All zeros is an empty map. */
#ifndef DUMP_SYMS_DWARF_OFFSET_MAP_H
#define DUMP_SYMS_DWARF_OFFSET_MAP_H

#include <stddef.h>
#include <stdint.h>

struct offset_slot {
	uint64_t offset;
	uint32_t number;
};

struct offset_map {
	struct offset_slot *slots; /* power of two of them */
	size_t slot_count, used;
};

#define OFFSET_NEW UINT32_MAX

/* The number kept for an offset, to be read or set: OFFSET_NEW where there was none. Good until the next call. */
uint32_t *offset_map_at(struct offset_map *map, uint64_t offset);
void offset_map_release(struct offset_map *map);

#endif
