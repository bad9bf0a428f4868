#include "walker/dump/minidump.h"

#include "base/utf16.h"
#include "walker/dump/mapped_elf.h"
#include "walker/dump/maps.h"
#include "walker/dump/open.h"

#include <inttypes.h>

#define ENTRY_SIZE 12
#define VERSION 0xa793       /* the low half; the high one is the writer's own */

const struct diag_kind minidump_cut = {DIAG_LOSS, "a part reaches past the end"};
const struct diag_kind minidump_text = {DIAG_LOSS, "more text than the file has room for: names were left out"};
static const struct diag_kind version_kind = {DIAG_WARNING, "the version is not that of a minidump"};
static const struct diag_kind twice_kind = {DIAG_WARNING, "a stream is there twice: the first stands"};
static const struct diag_kind header_kind = {DIAG_LOSS, "the minidump's header is damaged"};
static const struct diag_kind list_kind = {DIAG_LOSS, "a list is shorter than it says"};
static const struct diag_kind nothing_kind = {DIAG_LOSS, "the minidump has no threads, no modules and no exception"};

static const struct {
	uint32_t type;
	const char *name;
} stream_types[STREAM_COUNT] = {
	[STREAM_THREADS] = {3, "thread list"},
	[STREAM_MODULES] = {4, "module list"},
	[STREAM_MEMORY] = {5, "memory list"},
	[STREAM_EXCEPTION] = {6, "exception"},
	[STREAM_SYSTEM] = {7, "system information"},
	[STREAM_MEMORY64] = {9, "64-bit memory list"},
	[STREAM_UNLOADED] = {14, "unloaded module list"},
	[STREAM_MISC] = {15, "miscellaneous information"},
	[STREAM_MEMORY_INFO] = {16, "memory information list"},
	[STREAM_THREAD_NAMES] = {24, "thread names"},
	[STREAM_BREAKPAD] = {0x47670001, "Breakpad information"},
	[STREAM_ASSERTION] = {0x47670002, "assertion"},
	[STREAM_CPUINFO] = {0x47670003, "/proc/cpuinfo"},
	[STREAM_PROC_STATUS] = {0x47670004, "/proc/self/status"},
	[STREAM_LSB_RELEASE] = {0x47670005, "/etc/lsb-release"},
	[STREAM_MAPS] = {0x47670009, "/proc/self/maps"},
};

bool minidump_stream(const struct minidump *m, enum stream stream, struct cursor *ret)
{
	*ret = cursor_over(m->streams[stream], stream_types[stream].name, m->big_endian);
	return m->streams[stream].size > 0;
}

/* A list of `count` entries in what the cursor has left. */
static void list_begin(struct minidump *m, const struct cursor *c, uint64_t count, struct minidump_list *ret)
{
	uint64_t room = cursor_left(c) / ret->size;
	if (count > room)
		diag_bad(m->diag, &list_kind, c, "%" PRIu64 " entries of %zu bytes in %zu", count, ret->size, cursor_left(c));
	ret->at = *c;
	ret->left = count < room ? count : room;
}

bool minidump_list(struct minidump *m, enum stream stream, size_t entry_size, struct minidump_list *ret)
{
	struct cursor c;
	*ret = (struct minidump_list){.size = entry_size};
	if (!minidump_stream(m, stream, &c))
		return false;
	uint32_t count = cursor_u32(&c);
	if (cursor_left(&c) == (uint64_t)count * entry_size + 4)
		cursor_skip(&c, 4); /* some writers align the entries to 8 bytes */
	list_begin(m, &c, count, ret);
	return true;
}

bool minidump_sized_list(struct minidump *m, enum stream stream, size_t entry_size, unsigned count_width,
                         struct minidump_list *ret)
{
	struct cursor c;
	*ret = (struct minidump_list){.size = entry_size};
	if (!minidump_stream(m, stream, &c))
		return false;
	uint32_t header = cursor_u32(&c), size = cursor_u32(&c);
	uint64_t count = cursor_uint(&c, count_width);
	if (header > cursor_offset(&c))
		cursor_skip(&c, header - cursor_offset(&c));
	if (!cursor_ok(&c) || size < entry_size) {
		diag_bad(m->diag, &list_kind, &c, "header of %u bytes, entries of %u", header, size);
		return false;
	}
	ret->size = size;
	list_begin(m, &c, count, ret);
	return true;
}

bool minidump_list_next(struct minidump_list *list, struct cursor *ret)
{
	if (!list->left)
		return false;
	list->left--;
	*ret = cursor_take(&list->at, list->size);
	return true;
}

struct bytes minidump_place(struct minidump *m, uint64_t rva, uint64_t size, const char *what)
{
	struct bytes run = {NULL, 0};
	if (!size || bytes_slice(m->file, rva, size, &run))
		return run;
	diag_report(m->diag, &minidump_cut, "%s: 0x%" PRIx64 " bytes at 0x%" PRIx64, what, size, rva);
	if (rva < m->file.size)
		bytes_slice(m->file, rva, m->file.size - rva, &run);
	return run;
}

/* The longest text that is believed, in bytes: Windows' paths have up to 32767 units. */
#define TEXT_MAX 65536

/*
 * What m->text holds, in the arena. Any number of records may name one string, so that what they make of it must be bounded
 * by what the file is; when that is used up, no text is made any more.
 */
static const char *text_keep(struct minidump *m)
{
	if (m->text.n + 1 > m->text_left) {
		diag_report(m->diag, &minidump_text, "a text of %zu bytes", m->text.n);
		m->text_left = 0;
		return "";
	}
	m->text_left -= m->text.n + 1;
	return arena_text(&m->process->arena, buf_string(&m->text), m->text.n);
}

const char *minidump_utf16(struct minidump *m, struct bytes run)
{
	size_t n = 0;
	buf_clear(&m->text);
	while (m->text_left && n + 2 <= run.size && n < TEXT_MAX && (run.data[n] || run.data[n + 1]))
		n += 2;
	utf16_to_utf8((struct bytes){run.data, n}, m->big_endian, &m->text);
	return text_keep(m);
}

const char *minidump_utf8(struct minidump *m, struct bytes run)
{
	buf_clear(&m->text);
	if (m->text_left && run.size)
		buf_bytes(&m->text, run.data, strnlen((const char *)run.data, run.size < TEXT_MAX ? run.size : TEXT_MAX));
	return text_keep(m);
}

const char *minidump_string(struct minidump *m, uint64_t rva)
{
	struct cursor c = cursor_at(m->file, rva, "string", m->big_endian);
	uint32_t size = cursor_u32(&c);
	if (!rva || !cursor_ok(&c))
		return NULL;
	return minidump_utf16(m, minidump_place(m, cursor_offset(&c), size, "a string"));
}

/* Which stream has this number; STREAM_COUNT: none that is read. */
static enum stream stream_of(uint32_t type)
{
	unsigned i = 0;
	while (i < STREAM_COUNT && stream_types[i].type != type)
		i++;
	return i;
}

static void read_directory(struct minidump *m, uint32_t count, uint32_t rva)
{
	struct cursor c = cursor_at(m->file, rva, "directory", m->big_endian);
	bool seen[STREAM_COUNT] = {false};
	uint64_t room = cursor_left(&c) / ENTRY_SIZE;
	if (count > room)
		diag_bad(m->diag, &list_kind, &c, "%u streams in %zu bytes", count, cursor_left(&c));
	for (uint64_t left = count < room ? count : room; left > 0; left--) {
		uint32_t type = cursor_u32(&c), size = cursor_u32(&c), at = cursor_u32(&c);
		enum stream stream = stream_of(type);
		if (stream == STREAM_COUNT)
			continue;
		if (seen[stream]) {
			diag_bad(m->diag, &twice_kind, &c, "%s", stream_types[stream].name);
			continue;
		}
		seen[stream] = true;
		m->streams[stream] = minidump_place(m, at, size, stream_types[stream].name);
	}
}

bool minidump_is(struct bytes file)
{
	return file.size >= 4 && (memcmp(file.data, "MDMP", 4) == 0 || memcmp(file.data, "PMDM", 4) == 0);
}

static enum status read_header(struct minidump *m, const char *name)
{
	struct cursor c = cursor_over(m->file, name, m->big_endian);
	cursor_skip(&c, 4);
	uint32_t version = cursor_u32(&c), count = cursor_u32(&c), rva = cursor_u32(&c);
	cursor_skip(&c, 4);
	m->time = cursor_u32(&c);
	if (!cursor_ok(&c))
		return diag_bad(m->diag, &header_kind, &c, "the file has %zu bytes", m->file.size);
	if ((version & 0xffff) != VERSION)
		diag_report(m->diag, &version_kind, "0x%x", version);
	read_directory(m, count, rva);
	return ST_OK;
}

enum status minidump_read(struct bytes file, const char *name, struct process *ret)
{
	struct minidump m = {
		.file = file, .big_endian = file.data[0] == 'P', .text_left = 8 * (uint64_t)file.size,
		.process = ret, .diag = &ret->diag,
	};
	ret->kind = "minidump";
	ret->big_endian = m.big_endian;
	enum status st = read_header(&m, name);
	if (st != ST_OK)
		return st;
	minidump_system(&m);
	minidump_misc(&m);
	minidump_assertion(&m);
	minidump_modules(&m);
	minidump_unloaded(&m);
	minidump_memory(&m);
	if (m.streams[STREAM_MAPS].size)
		maps_read(m.streams[STREAM_MAPS], stream_types[STREAM_MAPS].name, ret);
	else
		minidump_memory_info(&m);
	minidump_threads(&m);
	buf_release(&m.text);
	process_finish(ret);
	for (size_t i = 0; i < ret->modules.n; i++)
		mapped_elf_identify(ret, &ret->modules.at[i]);
	if (ret->threads.n || ret->modules.n || ret->has_exception)
		return ST_OK;
	diag_report(m.diag, &nothing_kind, "%s", name);
	return ST_BAD;
}
