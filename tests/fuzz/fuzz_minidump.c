/* A minidump: what is read of it is touched, and keeps what process.h promises. */
#include "tests/fuzz/fuzz.h"
#include "walker/dump/open.h"

#include <stdlib.h>
#include <string.h>

static uint64_t touch_text(const char *text)
{
	return text ? strlen(text) : 0;
}

static uint64_t touch(const struct process *p)
{
	uint64_t sum = 0;
	for (size_t i = 0; i < p->modules.n; i++) {
		const struct process_module *m = &p->modules.at[i];
		if (m->lo >= m->hi || (i && m[-1].hi > m->lo))
			abort();
		sum += touch_text(m->path) + touch_text(m->debug_file) + touch_text(m->debug_id) + touch_text(m->code_id);
	}
	for (size_t i = 0; i < p->memory.n; i++) {
		const struct process_memory *m = &p->memory.at[i];
		if (m->lo >= m->hi || (i && m[-1].hi > m->lo))
			abort();
		sum += m->data[0] + m->data[m->hi - m->lo - 1];
	}
	for (size_t i = 0; i < p->threads.n; i++) {
		if (p->threads.at[i].has_context && !p->arch)
			abort();
		sum += touch_text(p->threads.at[i].name);
	}
	if (p->has_exception && p->exception.thread != NO_INDEX && p->exception.thread >= p->threads.n)
		abort();
	return sum + (p->has_exception ? touch_text(p->exception.reason) + touch_text(p->exception.reason_json) : 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct process p = {0};
	struct bytes file = {data, size};
	if (!minidump_is(file))
		return 0;
	if (minidump_read(file, "input", &p) == ST_OK)
		touch(&p);
	else if (!diag_count(&p.diag, DIAG_LOSS))
		abort();
	process_release(&p);
	return 0;
}
