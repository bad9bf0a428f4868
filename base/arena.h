/* An arena: many small pieces that live and die together. All zeros is an empty arena. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

struct arena_block;

struct arena {
	struct arena_block *blocks; /* newest first */
	char *at, *end;             /* what is free in the newest */
};

/* n bytes aligned for any object, not cleared; they live until arena_release. */
void *arena_alloc(struct arena *a, size_t n);

/* A copy of the n bytes at s, with a NUL behind them. Unaligned, so that short strings cost what they are long. */
const char *arena_text(struct arena *a, const char *s, size_t n);

void arena_release(struct arena *a);

#endif
