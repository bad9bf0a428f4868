/* The modules of a minidump, loaded and unloaded, with their identities. */
#include "walker/dump/minidump.h"
#include "symfile/ids.h"

#include <inttypes.h>
#include <string.h>

#define MODULE_SIZE 108
#define UNLOADED_SIZE 24

static const struct diag_kind module_kind = {DIAG_LOSS, "a module that has no addresses was left out"};
static const struct diag_kind codeview_kind = {DIAG_LOSS, "a module's CodeView record cannot be read"};

/* What an entry says, before it is a module. */
struct raw_module {
	uint64_t base;
	uint32_t size, timestamp, name_rva;
};

static const char *keep(struct minidump *m, const char *text)
{
	return arena_text(&m->process->arena, text, strlen(text));
}

/* n bytes in lower-case hexadecimal. */
static const char *keep_hex(struct minidump *m, const uint8_t *at, size_t n)
{
	buf_clear(&m->text);
	for (size_t i = 0; i < n; i++)
		buf_printf(&m->text, "%02x", at[i]);
	return arena_text(&m->process->arena, buf_string(&m->text), 2 * n);
}

/* A name at the end of a record, which some writers leave without its NUL; NULL for an empty one. */
static const char *record_name(struct minidump *m, struct cursor *c)
{
	const char *name = minidump_utf8(m, cursor_run(c, cursor_left(c)));
	return *name ? name : NULL;
}

/* "RSDS": a GUID, whose first three parts are integers, an age, and the name of the PDB. */
static bool read_rsds(struct minidump *m, struct cursor *c, struct process_module *ret)
{
	char id[48], *p = id;
	uint32_t data1 = cursor_u32(c);
	uint16_t data2 = cursor_u16(c), data3 = cursor_u16(c);
	const uint8_t *data4 = cursor_raw(c, 8);
	uint32_t age = cursor_u32(c);
	if (!cursor_ok(c))
		return false;
	p += sprintf(p, "%08X%04X%04X", data1, data2, data3);
	for (unsigned i = 0; i < 8; i++)
		p += sprintf(p, "%02X", data4[i]);
	sprintf(p, "%x", age);
	ret->debug_id = keep(m, id);
	ret->debug_file = record_name(m, c);
	if (m->process->os == OS_MAC || m->process->os == OS_IOS) { /* the GUID is the Mach-O file's own UUID */
		for (unsigned i = 0; i < 32; i++)
			id[i] = id[i] >= 'A' ? (char)(id[i] - 'A' + 'a') : id[i];
		id[32] = 0;
		ret->code_id = keep(m, id);
	}
	return true;
}

/* "NB10": an offset, a time stamp, an age, and the name of the PDB. */
static bool read_nb10(struct minidump *m, struct cursor *c, struct process_module *ret)
{
	char id[24];
	cursor_skip(c, 4);
	uint32_t timestamp = cursor_u32(c), age = cursor_u32(c);
	if (!cursor_ok(c))
		return false;
	sprintf(id, "%08X%x", timestamp, age);
	ret->debug_id = keep(m, id);
	ret->debug_file = record_name(m, c);
	return true;
}

/* The longest build-id that is believed. */
#define BUILD_ID_MAX 256

/* "BpEL", Breakpad's for ELF: the build-id. */
static bool read_bpel(struct minidump *m, struct cursor *c, struct process_module *ret)
{
	struct bytes id = cursor_run(c, cursor_left(c));
	char module_id[34];
	if (!id.size || id.size > BUILD_ID_MAX || m->text_left < 3 * id.size)
		return false;
	m->text_left -= 3 * id.size;
	id_module(id, module_id);
	ret->debug_id = keep(m, module_id);
	ret->code_id = keep_hex(m, id.data, id.size);
	return true;
}

static const struct {
	uint32_t signature;
	bool (*read)(struct minidump *m, struct cursor *c, struct process_module *ret);
} records[] = {
	{0x53445352, read_rsds},
	{0x3031424e, read_nb10},
	{0x4270454c, read_bpel},
};

/* False where the record is of no kind that is known, or damaged: what it says otherwise stands. */
static bool read_codeview(struct minidump *m, struct bytes record, struct process_module *ret)
{
	struct cursor c = cursor_over(record, "CodeView record", m->big_endian);
	uint32_t signature = cursor_u32(&c);
	for (size_t i = 0; i < sizeof records / sizeof records[0]; i++)
		if (records[i].signature == signature)
			return records[i].read(m, &c, ret);
	return false;
}

/* IMAGE_DEBUG_MISC: a type, the length of it all, whether the name is UTF-16, and the name. */
static void read_misc(struct minidump *m, struct bytes record, struct process_module *ret)
{
	struct cursor c = cursor_over(record, "miscellaneous debug record", m->big_endian);
	cursor_skip(&c, 8);
	bool wide = cursor_u8(&c);
	cursor_skip(&c, 3);
	struct bytes name = cursor_run(&c, cursor_left(&c));
	const char *text = wide ? minidump_utf16(m, name) : minidump_utf8(m, name);
	if (*text)
		ret->debug_file = text;
}

/* Windows' own identity of an executable: when it was linked, and how large it is. */
static void windows_ids(struct minidump *m, const struct raw_module *raw, struct process_module *ret)
{
	char id[24];
	if (m->process->os != OS_WINDOWS || (!raw->timestamp && !raw->size))
		return;
	sprintf(id, "%08x%x", raw->timestamp, raw->size);
	ret->code_id = keep(m, id);
}

/* VS_FIXEDFILEINFO, of which the first four words count. */
static const char *read_version(struct minidump *m, struct cursor *c)
{
	char text[64];
	uint32_t signature = cursor_u32(c), structure = cursor_u32(c), high = cursor_u32(c), low = cursor_u32(c);
	if (signature != 0xfeef04bd || !(structure & 0x10000))
		return NULL;
	sprintf(text, "%u.%u.%u.%u", high >> 16, high & 0xffff, low >> 16, low & 0xffff);
	return keep(m, text);
}

/* False, and nothing is appended, where it has no addresses. */
static bool module_begin(struct minidump *m, const struct raw_module *raw, struct process_module *ret)
{
	*ret = (struct process_module){.lo = raw->base, .hi = raw->base + raw->size};
	const char *path = minidump_string(m, raw->name_rva);
	ret->path = path ? path : "";
	if (ret->hi > ret->lo)
		return true;
	diag_report(m->diag, &module_kind, "%s: 0x%x bytes at 0x%" PRIx64, ret->path, raw->size, raw->base);
	return false;
}

static void read_module(struct minidump *m, struct cursor *c, bool main)
{
	struct process_module module;
	struct raw_module raw = {.base = cursor_u64(c), .size = cursor_u32(c)};
	cursor_skip(c, 4);
	raw.timestamp = cursor_u32(c);
	raw.name_rva = cursor_u32(c);
	struct cursor version = cursor_take(c, 52);
	uint32_t codeview_size = cursor_u32(c), codeview_rva = cursor_u32(c);
	uint32_t misc_size = cursor_u32(c), misc_rva = cursor_u32(c);
	if (!module_begin(m, &raw, &module))
		return;
	module.main = main;
	module.version = read_version(m, &version);
	windows_ids(m, &raw, &module);
	struct bytes codeview = minidump_place(m, codeview_rva, codeview_size, "a module's CodeView record");
	if (codeview.size && !read_codeview(m, codeview, &module))
		diag_bad_at(m->diag, &codeview_kind, "file", codeview_rva, "%s", module.path);
	if (misc_size && !module.debug_id)
		read_misc(m, minidump_place(m, misc_rva, misc_size, "a module's debug record"), &module);
	*vec_push(&m->process->modules) = module;
}

void minidump_modules(struct minidump *m)
{
	struct minidump_list list;
	struct cursor entry;
	if (!minidump_list(m, STREAM_MODULES, MODULE_SIZE, &list))
		return;
	for (bool first = true; minidump_list_next(&list, &entry); first = false)
		read_module(m, &entry, first);
}

void minidump_unloaded(struct minidump *m)
{
	struct minidump_list list;
	struct process_module module;
	struct cursor c;
	if (!minidump_sized_list(m, STREAM_UNLOADED, UNLOADED_SIZE, 4, &list))
		return;
	while (minidump_list_next(&list, &c)) {
		struct raw_module raw = {.base = cursor_u64(&c), .size = cursor_u32(&c)};
		cursor_skip(&c, 4);
		raw.timestamp = cursor_u32(&c);
		raw.name_rva = cursor_u32(&c);
		if (!module_begin(m, &raw, &module))
			continue;
		windows_ids(m, &raw, &module);
		*vec_push(&m->process->unloaded) = module;
	}
}
