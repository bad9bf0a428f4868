#include "base/intern.h"

#include <stdlib.h>
#include <string.h>

/* Multiply and fold, 8 bytes at a time; the table is at most half full. */
static uint32_t text_hash(const char *s, size_t n)
{
	uint64_t h = 0xcbf29ce484222325u ^ n;
	for (; n >= 8; s += 8, n -= 8) {
		uint64_t word;
		memcpy(&word, s, 8);
		h = (h ^ word) * 0x9fb21c651e98df25u;
		h ^= h >> 32;
	}
	for (; n; s++, n--)
		h = (h ^ (uint8_t)*s) * 0x100000001b3u;
	h ^= h >> 29;
	h *= 0x9fb21c651e98df25u;
	return (uint32_t)(h >> 32);
}

static void intern_rehash(struct intern *table, size_t slot_count)
{
	free(table->slots);
	table->slots = mem_zero(slot_count * sizeof *table->slots);
	table->slot_count = slot_count;
	for (size_t i = 0; i < table->texts.n; i++) {
		size_t at = table->texts.at[i].hash & (slot_count - 1);
		while (table->slots[at])
			at = (at + 1) & (slot_count - 1);
		table->slots[at] = (uint32_t)i + 1;
	}
}

/* The slot where the text is, or the free one where it belongs. */
static uint32_t *intern_slot(struct intern *table, const char *s, size_t n, uint32_t hash)
{
	if ((table->texts.n + 1) * 2 > table->slot_count)
		intern_rehash(table, table->slot_count ? table->slot_count * 2 : 64);
	size_t at = hash & (table->slot_count - 1);
	for (; table->slots[at]; at = (at + 1) & (table->slot_count - 1)) {
		const struct intern_text *t = &table->texts.at[table->slots[at] - 1];
		if (t->hash == hash && t->length == n && memcmp(t->text, s, n) == 0)
			break;
	}
	return &table->slots[at];
}

static uint32_t intern_add(struct intern *table, const char *s, size_t n, bool copy)
{
	uint32_t hash = text_hash(s, n);
	uint32_t *slot = intern_slot(table, s, n, hash);
	if (!*slot) {
		*vec_push(&table->texts) = (struct intern_text){
			.text = copy ? arena_text(&table->arena, s, n) : s, .length = (uint32_t)n, .hash = hash
		};
		*slot = (uint32_t)table->texts.n;
	}
	return *slot - 1;
}

uint32_t intern_copy(struct intern *table, const char *s, size_t n)
{
	return intern_add(table, s, n, true);
}

uint32_t intern_borrow(struct intern *table, const char *s, size_t n)
{
	return intern_add(table, s, n, false);
}

void intern_release(struct intern *table)
{
	vec_release(&table->texts);
	free(table->slots);
	arena_release(&table->arena);
	*table = (struct intern){0};
}
