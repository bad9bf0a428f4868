#include "base/bytes.h"

#include <string.h>

const char *bytes_string(struct bytes run, uint64_t offset)
{
	if (offset >= run.size)
		return NULL;
	/* Where the run ends in a NUL, as string sections do, every offset inside has one behind it. */
	if (run.data[run.size - 1] && !memchr(run.data + offset, 0, run.size - offset))
		return NULL;
	return (const char *)(run.data + offset);
}
