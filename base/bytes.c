#include "base/bytes.h"

#include <string.h>

const char *bytes_string(struct bytes run, uint64_t offset)
{
	if (offset >= run.size || !memchr(run.data + offset, 0, run.size - offset))
		return NULL;
	return (const char *)(run.data + offset);
}
