/* What must hold of every process that a reader of dumps gives, however damaged the dump; each byte and text is read. */
#ifndef TESTS_FUZZ_PROCESS_CHECK_H
#define TESTS_FUZZ_PROCESS_CHECK_H

#include "walker/dump/process.h"

#include <stdlib.h>
#include <string.h>

static inline uint64_t touch_text(const char *text)
{
	return text ? strlen(text) : 0;
}

static inline uint64_t touch_memory(const struct process *p, struct bytes file)
{
	uint64_t sum = 0;
	for (size_t i = 0; i < p->memory.n; i++) {
		const struct process_memory *m = &p->memory.at[i];
		if (m->lo >= m->hi || (i && m[-1].hi > m->lo))
			abort();
		if (file.size && m->data >= file.data && m->data < file.data + file.size &&
		    m->hi - m->lo > (uint64_t)(file.data + file.size - m->data))
			abort();
		sum += m->data[0] + m->data[m->hi - m->lo - 1];
	}
	return sum;
}

static inline uint64_t touch_modules(const struct process *p)
{
	uint64_t sum = 0;
	for (size_t i = 0; i < p->modules.n; i++) {
		const struct process_module *m = &p->modules.at[i];
		if (m->lo >= m->hi || !m->path || (i && m[-1].hi > m->lo) || process_module_at(p, m->hi - 1) != i)
			abort();
		sum += touch_text(m->path) + touch_text(m->debug_id) + touch_text(m->code_id) + touch_text(m->soname);
	}
	return sum;
}

static inline void process_check(const struct process *p, struct bytes file)
{
	volatile uint64_t sum = touch_memory(p, file) + touch_modules(p);
	for (size_t i = 0; i < p->mappings.n; i++) {
		const struct process_mapping *m = &p->mappings.at[i];
		if (m->lo >= m->hi || (i && m[-1].hi > m->lo))
			abort();
		sum += touch_text(m->path);
	}
	for (size_t i = 0; i < p->threads.n; i++) {
		const struct process_thread *t = &p->threads.at[i];
		for (unsigned k = 0; k < REGISTER_COUNT; k++)
			if (!register_known(&t->registers, k) && t->registers.value[k])
				abort();
		sum += touch_text(t->name);
	}
	if (p->has_exception && p->exception.thread != NO_INDEX && p->exception.thread >= p->threads.n)
		abort();
	(void)sum;
}

#endif
