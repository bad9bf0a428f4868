/* A borrowed run of bytes: who made it says how long it lives. */
#ifndef BASE_BYTES_H
#define BASE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bytes {
	const uint8_t *data; /* may be NULL when size is 0 */
	size_t size;
};

/*
 * The part [offset, offset + size) of whole, both in bytes. Returns false, and leaves *ret alone, where any of it lies
 * outside; the comparison cannot wrap.
 */
static inline bool bytes_slice(struct bytes whole, uint64_t offset, uint64_t size, struct bytes *ret)
{
	if (offset > whole.size || size > whole.size - offset)
		return false;
	ret->data = whole.data ? whole.data + offset : NULL;
	ret->size = size;
	return true;
}

/*
 * The NUL-terminated string at offset, borrowed from run; NULL where the offset is outside or no NUL follows.
 */
const char *bytes_string(struct bytes run, uint64_t offset);

#endif
