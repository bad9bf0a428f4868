/* The text of /proc/PID/maps, and behind a NUL byte the memory that the modules are identified by. */
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/process_check.h"
#include "walker/dump/maps.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct process p = {.arch = arch_find("x86_64")};
	struct maps maps = {0};
	const uint8_t *end = size ? memchr(data, 0, size) : NULL;
	struct bytes text = {data, end ? (size_t)(end - data) : size};
	maps_parse(text, "input", &p, &maps);
	maps_mappings(&maps, &p);
	for (size_t i = 0; end && i < maps.n && i < 4; i++)
		*vec_push(&p.memory) = (struct process_memory){
			maps.at[i].lo, maps.at[i].lo + (size - text.size - 1), end + 1
		};
	process_finish(&p);
	maps_modules(&maps, &p);
	process_finish(&p);
	process_check(&p, (struct bytes){data, size});
	vec_release(&maps);
	process_release(&p);
	return 0;
}
