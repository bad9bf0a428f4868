/* What the tests of walker/dump share. */
#ifndef TESTS_UNIT_DUMP_FIXTURE_H
#define TESTS_UNIT_DUMP_FIXTURE_H

#include "base/buf.h"
#include "walker/dump/process.h"

#include <check.h>
#include <string.h>

static inline struct bytes text_bytes(const char *text)
{
	return (struct bytes){(const uint8_t *)text, strlen(text)};
}

/* How often the kind was reported. */
static inline uint64_t reports_of(const struct diag *d, const struct diag_kind *kind)
{
	for (size_t i = 0; i < d->entries.n; i++)
		if (d->entries.at[i].kind == kind)
			return d->entries.at[i].count;
	return 0;
}

/* Where the invariants of a finished process do not hold, the test fails; every byte of memory is read. */
static inline void ck_process(const struct process *p)
{
	uint64_t sum = 0;
	for (size_t i = 0; i < p->memory.n; i++) {
		const struct process_memory *m = &p->memory.at[i];
		ck_assert(m->lo < m->hi && (!i || m[-1].hi <= m->lo));
		for (uint64_t k = 0; k < m->hi - m->lo; k++)
			sum += m->data[k];
	}
	for (size_t i = 0; i < p->mappings.n; i++)
		ck_assert(p->mappings.at[i].lo < p->mappings.at[i].hi && p->mappings.at[i].path);
	for (size_t i = 0; i < p->modules.n; i++) {
		const struct process_module *m = &p->modules.at[i];
		ck_assert(m->lo < m->hi && m->path && (!i || m[-1].hi <= m->lo));
		sum += strlen(m->path) + (m->debug_id ? strlen(m->debug_id) : 0) + (m->soname ? strlen(m->soname) : 0);
	}
	ck_assert(p->kind && p->arch_name && p->os_name && p->os_version && p->cpu_info);
	ck_assert(sum != UINT64_MAX);
}

#endif
