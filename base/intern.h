/* Strings to dense numbers, 0, 1, 2 ... in order of first appearance. All zeros is an empty table. */
#ifndef BASE_INTERN_H
#define BASE_INTERN_H

#include "base/arena.h"
#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>

struct intern_text {
	const char *text; /* NUL-terminated */
	uint32_t length;
	uint32_t hash;
};

struct intern {
	struct VEC(struct intern_text) texts; /* by number */
	uint32_t *slots;                      /* number + 1, or 0; power of two of them */
	size_t slot_count;
	struct arena arena; /* holds the copies */
};

/* The number of the n bytes at s. A new text is copied (intern_copy) or borrowed, NUL-terminated (intern_borrow). */
uint32_t intern_copy(struct intern *table, const char *s, size_t n);
uint32_t intern_borrow(struct intern *table, const char *s, size_t n);

static inline const char *intern_get(const struct intern *table, uint32_t number)
{
	return table->texts.at[number].text;
}

void intern_release(struct intern *table);

#endif
