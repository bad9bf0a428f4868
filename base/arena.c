#include "base/arena.h"

#include "base/mem.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_SIZE_MIN 1024
#define BLOCK_SIZE_MAX (256 * 1024)

struct arena_block {
	struct arena_block *next;
	size_t size;
	alignas(max_align_t) char data[];
};

/* Blocks double up to a limit, so a small arena is small; a piece that would waste a block gets one of its own. */
static void *arena_more(struct arena *a, size_t n)
{
	size_t size = a->blocks ? a->blocks->size * 2 : BLOCK_SIZE_MIN;
	if (size > BLOCK_SIZE_MAX)
		size = BLOCK_SIZE_MAX;
	bool alone = n > size / 4;
	if (alone)
		size = n;
	if (size > SIZE_MAX - sizeof(struct arena_block))
		size = SIZE_MAX - sizeof(struct arena_block);
	struct arena_block *block = mem_alloc(sizeof *block + size);
	block->size = size;
	if (alone && a->blocks) {
		block->next = a->blocks->next;
		a->blocks->next = block;
		return block->data;
	}
	block->next = a->blocks;
	a->blocks = block;
	a->at = block->data + n;
	a->end = block->data + size;
	return block->data;
}

void *arena_alloc(struct arena *a, size_t n)
{
	size_t pad = -(uintptr_t)a->at & (alignof(max_align_t) - 1);
	size_t left = (size_t)(a->end - a->at);
	if (!a->blocks || pad > left || n > left - pad)
		return arena_more(a, n);
	void *p = a->at + pad;
	a->at += pad + n;
	return p;
}

const char *arena_text(struct arena *a, const char *s, size_t n)
{
	char *p;
	if (n < (size_t)(a->end - a->at)) {
		p = a->at;
		a->at += n + 1;
	} else {
		p = arena_more(a, n + 1);
	}
	if (n)
		memcpy(p, s, n);
	p[n] = 0;
	return p;
}

void arena_release(struct arena *a)
{
	for (struct arena_block *block = a->blocks, *next; block; block = next) {
		next = block->next;
		free(block);
	}
	*a = (struct arena){0};
}
