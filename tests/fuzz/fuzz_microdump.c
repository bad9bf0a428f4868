/* A microdump: one thread and what process.h promises, or a reason why not. */
#include "tests/fuzz/fuzz.h"
#include "walker/dump/open.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct process p = {0};
	struct bytes file = {data, size};
	uint64_t sum = 0;
	if (!microdump_is(file))
		return 0;
	if (microdump_read(file, "input", &p) != ST_OK && !diag_count(&p.diag, DIAG_LOSS))
		abort();
	if (p.threads.n != 1 || !p.exception.reason || (p.threads.at[0].has_context && !p.arch))
		abort();
	for (size_t i = 0; i < p.memory.n; i++)
		sum += p.memory.at[i].data[p.memory.at[i].hi - p.memory.at[i].lo - 1];
	for (size_t i = 0; i < p.modules.n; i++)
		sum += strlen(p.modules.at[i].path) + strlen(p.modules.at[i].debug_id);
	process_release(&p);
	return sum == 1 ? 0 : 0;
}
