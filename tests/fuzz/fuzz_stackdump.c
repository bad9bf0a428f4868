/* A stackdump. */
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/process_check.h"
#include "walker/dump/open.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct process p = {0};
	struct bytes file = {data, size};
	if (stackdump_is(file)) {
		enum status st = stackdump_read(file, "input", &p);
		process_check(&p, file);
		if (st != ST_OK && !diag_count(&p.diag, DIAG_LOSS))
			abort();
	}
	process_release(&p);
	return 0;
}
