#include "walker/dump/process.h"

#include "base/file.h"

#include <stdlib.h>
#include <string.h>

/*
 * Modules, mappings and memory begin with their range, lo and hi, so that one function sorts each and one searches each.
 * `first` is the first of n records of stride bytes.
 */
static const uint64_t *range_of(const void *first, size_t stride, size_t i)
{
	return (const void *)((const char *)first + i * stride);
}

/* Index of the last of the n records of stride bytes at first that begins at addr or below, and holds it. */
static size_t range_at(const void *first, size_t n, size_t stride, uint64_t addr)
{
	size_t lo = 0, hi = n;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (range_of(first, stride, middle)[0] <= addr)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo && addr < range_of(first, stride, lo - 1)[1] ? lo - 1 : NO_INDEX;
}

#define RANGE_AT(list, addr) range_at((list).at, (list).n, sizeof *(list).at, (addr))

struct sort_key {
	uint64_t lo;
	size_t order;
};

static int sort_compare(const void *a, const void *b)
{
	const struct sort_key *x = a, *y = b;
	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	return x->order < y->order ? -1 : x->order > y->order;
}

/* By lo, and in order of appearance. */
static void ranges_sort(void *first, size_t n, size_t stride)
{
	struct sort_key *keys = mem_alloc(n * sizeof *keys);
	char *sorted = mem_alloc(n * stride);
	for (size_t i = 0; i < n; i++)
		keys[i] = (struct sort_key){range_of(first, stride, i)[0], i};
	qsort(keys, n, sizeof *keys, sort_compare);
	for (size_t i = 0; i < n; i++)
		memcpy(sorted + i * stride, range_of(first, stride, keys[i].order), stride);
	if (n)
		memcpy(first, sorted, n * stride);
	free(sorted);
	free(keys);
}

#define RANGES_SORT(list) ranges_sort((list).at, (list).n, sizeof *(list).at)

static void modules_finish(struct process *process)
{
	size_t kept = 0;
	RANGES_SORT(process->modules);
	for (size_t i = 0; i < process->modules.n; i++) {
		struct process_module *at = process->modules.at, m = at[i];
		if (m.hi <= m.lo || (kept && at[kept - 1].lo == m.lo))
			continue;
		if (kept && at[kept - 1].hi > m.lo)
			at[kept - 1].hi = m.lo;
		at[kept++] = m;
	}
	process->modules.n = kept;
}

/* How much of the head of [lo, hi) lies below end, in bytes; all of it where nothing would be left. */
static uint64_t head_below(uint64_t lo, uint64_t hi, uint64_t end)
{
	if (hi <= lo)
		return 0;
	return end <= lo ? 0 : end < hi ? end - lo : hi - lo;
}

static void mappings_finish(struct process *process)
{
	size_t kept = 0;
	uint64_t end = 0;
	RANGES_SORT(process->mappings);
	for (size_t i = 0; i < process->mappings.n; i++) {
		struct process_mapping m = process->mappings.at[i];
		uint64_t cut = head_below(m.lo, m.hi, end);
		m.lo += cut;
		m.offset += cut;
		if (m.hi <= m.lo)
			continue;
		end = m.hi;
		process->mappings.at[kept++] = m;
	}
	process->mappings.n = kept;
}

static void memory_finish(struct process *process)
{
	size_t kept = 0;
	uint64_t end = 0;
	RANGES_SORT(process->memory);
	for (size_t i = 0; i < process->memory.n; i++) {
		struct process_memory m = process->memory.at[i];
		uint64_t cut = head_below(m.lo, m.hi, end);
		m.lo += cut;
		if (m.hi <= m.lo)
			continue;
		m.data += cut;
		end = m.hi;
		process->memory.at[kept++] = m;
	}
	process->memory.n = kept;
}

void process_finish(struct process *process)
{
	modules_finish(process);
	RANGES_SORT(process->unloaded);
	mappings_finish(process);
	memory_finish(process);
}

void process_release(struct process *process)
{
	vec_release(&process->threads);
	vec_release(&process->modules);
	vec_release(&process->unloaded);
	vec_release(&process->mappings);
	vec_release(&process->memory);
	for (size_t i = 0; i < process->files.n; i++)
		file_unmap(process->files.at[i]);
	vec_release(&process->files);
	arena_release(&process->arena);
	diag_release(&process->diag);
}

bool process_read(const struct process *process, uint64_t addr, void *to, size_t n)
{
	const struct process_memory *at = process->memory.at;
	size_t first = RANGE_AT(process->memory, addr), last = first;
	if (!n)
		return true;
	if (first == NO_INDEX || addr > UINT64_MAX - (n - 1))
		return false;
	while (at[last].hi - 1 < addr + (n - 1)) { /* the last byte, as the end may be 2^64 */
		if (last + 1 == process->memory.n || at[last + 1].lo != at[last].hi)
			return false;
		last++;
	}
	for (size_t i = first, done = 0; done < n; i++) {
		uint64_t from = addr + done, part = at[i].hi - from;
		if (part > n - done)
			part = n - done;
		memcpy((char *)to + done, at[i].data + (from - at[i].lo), part);
		done += part;
	}
	return true;
}

bool process_load(const struct process *process, uint64_t addr, unsigned size, uint64_t *ret)
{
	uint8_t raw[8];
	if (size > sizeof raw || !process_read(process, addr, raw, size))
		return false;
	struct cursor c = cursor_over((struct bytes){raw, size}, "memory", process->big_endian);
	*ret = cursor_uint(&c, size);
	return cursor_ok(&c);
}

bool process_word(const struct process *process, uint64_t addr, uint64_t *ret)
{
	return process->arch && process_load(process, addr, process->arch->address_size, ret);
}

struct bytes process_run(const struct process *process, uint64_t addr)
{
	size_t i = RANGE_AT(process->memory, addr);
	if (i == NO_INDEX)
		return (struct bytes){NULL, 0};
	const struct process_memory *m = &process->memory.at[i];
	return (struct bytes){m->data + (addr - m->lo), m->hi - addr};
}

size_t process_module_at(const struct process *process, uint64_t addr)
{
	return RANGE_AT(process->modules, addr);
}

/* Unloaded modules may overlap: the last one that begins at or below addr and holds it. */
size_t process_unloaded_at(const struct process *process, uint64_t addr)
{
	for (size_t i = process->unloaded.n; i-- > 0;)
		if (process->unloaded.at[i].lo <= addr && addr < process->unloaded.at[i].hi)
			return i;
	return NO_INDEX;
}

size_t process_mapping_at(const struct process *process, uint64_t addr)
{
	return RANGE_AT(process->mappings, addr);
}

bool process_executable(const struct process *process, uint64_t addr)
{
	size_t mapping = process_mapping_at(process, addr);
	if (mapping != NO_INDEX)
		return process->mappings.at[mapping].access & MAPPING_EXECUTE;
	return process_module_at(process, addr) != NO_INDEX;
}
