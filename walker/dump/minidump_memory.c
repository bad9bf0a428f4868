/* The memory that a minidump holds, and what it says of the address space. */
#include "walker/dump/minidump.h"

#include <inttypes.h>
#include <string.h>

static const struct diag_kind region_kind = {DIAG_LOSS, "a memory region wraps around the address space"};

/* Appends what there is of size bytes at addr. */
static void memory_add(struct minidump *m, uint64_t addr, struct bytes run)
{
	if (run.size && addr > UINT64_MAX - run.size) {
		diag_report(m->diag, &region_kind, "0x%zx bytes at 0x%" PRIx64, run.size, addr);
		run.size = UINT64_MAX - addr;
	}
	if (run.size)
		*vec_push(&m->process->memory) = (struct process_memory){addr, addr + run.size, run.data};
}

#define MEMORY_SIZE 16
#define MEMORY64_SIZE 16
#define MEMORY_INFO_SIZE 48

static void read_list(struct minidump *m)
{
	struct minidump_list list;
	struct cursor c;
	if (!minidump_list(m, STREAM_MEMORY, MEMORY_SIZE, &list))
		return;
	while (minidump_list_next(&list, &c)) {
		uint64_t addr = cursor_u64(&c);
		uint32_t size = cursor_u32(&c), rva = cursor_u32(&c);
		memory_add(m, addr, minidump_place(m, rva, size, "a memory region"));
	}
}

/* MINIDUMP_MEMORY64_LIST: the regions' bytes follow each other from one rva on. */
static void read_list64(struct minidump *m)
{
	struct cursor c;
	if (!minidump_stream(m, STREAM_MEMORY64, &c))
		return;
	uint64_t count = cursor_u64(&c), rva = cursor_u64(&c);
	uint64_t room = cursor_left(&c) / MEMORY64_SIZE;
	if (count > room)
		diag_bad(m->diag, &minidump_cut, &c, "%" PRIu64 " memory regions in %zu bytes", count, cursor_left(&c));
	for (uint64_t left = count < room ? count : room; left > 0 && rva < m->file.size; left--) {
		uint64_t addr = cursor_u64(&c), size = cursor_u64(&c);
		memory_add(m, addr, minidump_place(m, rva, size, "a memory region"));
		rva = size > m->file.size ? m->file.size : rva + size;
	}
}

void minidump_memory(struct minidump *m)
{
	read_list(m);
	read_list64(m);
}

/* What a page protection (PAGE_*) of Windows allows; its low byte is one bit. */
static unsigned access_of(uint32_t protection)
{
	static const unsigned char access[] = {
		0, MAPPING_READ, MAPPING_READ | MAPPING_WRITE, MAPPING_READ | MAPPING_WRITE, MAPPING_EXECUTE,
		MAPPING_EXECUTE | MAPPING_READ, MAPPING_EXECUTE | MAPPING_READ | MAPPING_WRITE,
		MAPPING_EXECUTE | MAPPING_READ | MAPPING_WRITE,
	};
	for (unsigned bit = 0; bit < 8; bit++)
		if (protection >> bit & 1)
			return access[bit];
	return 0;
}

#define MEMORY_FREE 0x10000 /* MEM_FREE */

void minidump_memory_info(struct minidump *m)
{
	struct minidump_list list;
	struct cursor c;
	if (!minidump_sized_list(m, STREAM_MEMORY_INFO, MEMORY_INFO_SIZE, 8, &list))
		return;
	while (minidump_list_next(&list, &c)) {
		uint64_t addr = cursor_u64(&c);
		cursor_skip(&c, 16);
		uint64_t size = cursor_u64(&c);
		uint32_t state = cursor_u32(&c), protection = cursor_u32(&c);
		if (state == MEMORY_FREE || !size || addr > UINT64_MAX - size)
			continue;
		*vec_push(&m->process->mappings) =
			(struct process_mapping){addr, addr + size, 0, access_of(protection), ""};
	}
}
