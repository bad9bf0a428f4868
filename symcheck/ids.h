/* The numbers that FILE or INLINE_ORIGIN define and others use, in whichever order. */
#ifndef SYMCHECK_IDS_H
#define SYMCHECK_IDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct id {
	uint32_t number;
	bool taken, defined;
	uint64_t used; /* line of the first use; 0: none */
};

/* All zeros is the empty set. */
struct ids {
	struct id *slots; /* a power of two of them */
	size_t slot_count, n;
};

/* The entry of number, which is made where there is none; good until the next call. */
struct id *ids_get(struct ids *ids, uint32_t number);
void ids_release(struct ids *ids);

#endif
