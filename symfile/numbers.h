/*
 * Where in the file the text of a number is: of FILE and INLINE_ORIGIN. Numbers that ascend from about 0, as everybody
 * writes them, cost eight bytes each; any others cost two words.
 */
#ifndef SYMFILE_NUMBERS_H
#define SYMFILE_NUMBERS_H

#include "base/mem.h"

#include <stdint.h>

struct number_place {
	uint64_t number, offset;
};

/* All zeros is empty. */
struct numbers {
	struct VEC(uint64_t) dense;            /* by number: offset + 1; 0: not there */
	struct VEC(struct number_place) sparse; /* after numbers_finish by number, then offset */
	size_t count;                           /* of all that were added */
};

/* Adds in any order; once all are there, numbers_finish makes them fit to be found. */
void numbers_add(struct numbers *numbers, uint32_t number, uint64_t offset);
void numbers_finish(struct numbers *numbers);

/* Where number stands for the first time; UINT64_MAX where it does not. */
uint64_t numbers_find(const struct numbers *numbers, uint32_t number);
void numbers_release(struct numbers *numbers);

#endif
