/*
 * Names: what is demangled keeps to the limit and has no NUL in it, what is not leaves no trace, and neither takes long.
 */
#include "base/demangle.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

static void require(bool so)
{
	if (!so)
		abort();
}

static void try_limit(const char *name, size_t limit)
{
	struct buf out = {0};
	buf_text(&out, "kept");
	bool known = demangle(name, limit, &out);
	require(out.n >= 4 && memcmp(out.at, "kept", 4) == 0);
	require(known ? out.n > 4 && out.n - 4 <= limit : out.n == 4);
	require(!known || (name_is_mangled(name) && !memchr(out.at, 0, out.n)));
	buf_clear(&out);
	require(demangle_ada(name, &out) ? out.n <= 8 * strlen(name) + 64 : out.n == 0);
	buf_release(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *name = malloc(size + 1);
	if (!name)
		return 0;
	if (size)
		memcpy(name, data, size);
	name[size] = 0;
	name_is_mangled(name);
	try_limit(name, 16 * 1024);
	try_limit(name, 10);
	free(name);
	return 0;
}
