/* A stackdump (docs/stackdump.md) taken out of what a device printed, and cut into its sections. */
#ifndef WALKER_DUMP_STACKDUMP_TEXT_H
#define WALKER_DUMP_STACKDUMP_TEXT_H

#include "base/buf.h"
#include "base/bytes.h"
#include "base/diag.h"

/* What stands in brackets, and the lines behind it. */
struct stackdump_section {
	struct bytes title; /* empty for the statements in front */
	struct bytes text;
};

struct stackdump_text {
	struct buf lines; /* from the header to the end, without what stood in front of each, a LF behind each */
	struct VEC(struct stackdump_section) sections; /* borrow from lines; at least the first */
};

/*
 * Finds the first stackdump of file, called name in messages. ST_ABSENT where there is none, ST_BAD, reported, where it is of a
 * version that is not known. A missing end and a wrong checksum are reported, and the rest is kept. *ret needs
 * stackdump_text_release either way.
 */
enum status stackdump_text_read(struct bytes file, const char *name, struct diag *d, struct stackdump_text *ret);
void stackdump_text_release(struct stackdump_text *text);

#endif
