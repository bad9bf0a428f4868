/* Bytes put down one field at a time, in either byte order: what the makers of inputs are built on. */
#ifndef TESTS_MAKE_BYTES_H
#define TESTS_MAKE_BYTES_H

#include "base/buf.h"

#include <stdbool.h>
#include <stdint.h>

struct put {
	struct buf out;
	bool big_endian;
};

void put_uint(struct put *p, uint64_t value, unsigned width);
void put_uleb(struct put *p, uint64_t value);
void put_sleb(struct put *p, int64_t value);
void put_text(struct put *p, const char *text); /* with its NUL */
void put_bytes(struct put *p, const void *bytes, size_t n);

/* Overwrites width bytes at offset. */
void put_uint_at(struct put *p, size_t offset, uint64_t value, unsigned width);

/*
 * A DWARF initial length: put_length gives its place, put_length_end fills in what was put since. offset_size 8 is the
 * 64-bit format. A place is only good for one end.
 */
size_t put_length(struct put *p, unsigned offset_size);
void put_length_end(struct put *p, size_t place, unsigned offset_size);

static inline void put_release(struct put *p)
{
	buf_release(&p->out);
}

#endif
