#include "walker/dump/core_names.h"

#include "walker/dump/mapped_elf.h"

#include <limits.h>
#include <string.h>

const char *core_text(struct process *process, uint64_t addr)
{
	struct bytes run = process_run(process, addr);
	size_t n = strnlen((const char *)run.data, run.size < PATH_MAX ? run.size : PATH_MAX);
	return n && n < run.size && n < PATH_MAX ? arena_text(&process->arena, (const char *)run.data, n) : NULL;
}

/* Names the lines from i on that lie next to each other below end, and have no name; gives the first one behind them. */
static size_t lines_name(struct maps *lines, size_t i, uint64_t end, const char *path)
{
	uint64_t base = lines->at[i].lo, next = base;
	for (; i < lines->n && lines->at[i].lo < end && !*lines->at[i].path; i++) {
		if (end == UINT64_MAX && lines->at[i].lo != next)
			break;
		lines->at[i].path = path;
		lines->at[i].offset = lines->at[i].lo - base;
		next = lines->at[i].hi;
	}
	return i;
}

/* How far the ELF file at base reaches: by its headers; else (UINT64_MAX) as far as lines lie next to each other. */
static uint64_t elf_end(const struct process *process, uint64_t base)
{
	uint64_t span = mapped_elf_span(process, base);
	return span && span < UINT64_MAX - base ? base + span : UINT64_MAX;
}

void core_names_set(struct maps *lines, struct process *process, uint64_t headers, const char *program)
{
	size_t i = headers ? maps_find(lines, headers) : NO_INDEX;
	if (i != NO_INDEX && program)
		lines_name(lines, i, elf_end(process, lines->at[i].lo), program);
	for (i = 0; i < lines->n;) {
		struct process_module module = {.lo = lines->at[i].lo};
		uint64_t end = elf_end(process, module.lo);
		if (!*lines->at[i].path && end != UINT64_MAX)
			mapped_elf_identify(process, &module);
		i = module.soname ? lines_name(lines, i, end, module.soname) : i + 1;
	}
}
