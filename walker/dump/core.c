/* ELF cores of Linux: by its kernel, gdb's gcore, qemu. */
#include "elf/image.h"
#include "elf/note.h"
#include "walker/dump/core_kinds.h"
#include "walker/dump/core_layout.h"
#include "walker/dump/core_names.h"
#include "walker/dump/gather.h"
#include "walker/dump/open.h"

#include <elf.h>
#include <inttypes.h>
#include <string.h>

const struct diag_kind core_machine_unknown = {DIAG_LOSS, "a core of a processor that is not known here"};
const struct diag_kind core_notes_cut = {DIAG_LOSS, "notes of the core cannot be read"};
const struct diag_kind core_note_damaged = {DIAG_LOSS, "a note of the core is damaged"};
const struct diag_kind core_memory_cut = {DIAG_LOSS, "the core is cut short: memory is missing"};
const struct diag_kind core_empty = {DIAG_LOSS, "a core without threads"};

#ifndef NT_FILE
#define NT_FILE 0x46494c45
#endif

/* A core on its way to a process. */
struct core {
	struct process *process;
	const struct elf_image *image;
	const struct core_layout *layout;
	struct maps files; /* NT_FILE */
	struct maps lines; /* what is mapped: PT_LOAD, with the names of NT_FILE */
	uint64_t entry, headers, vdso, program; /* addr, of NT_AUXV; 0: not said */
	const char *name;  /* of the thread whose id is the process'; NULL */
	bool has_signal;   /* NT_SIGINFO was there */
	uint32_t signal, code;
	uint64_t address;
};

static struct cursor note_cursor(const struct core *core, const struct elf_note *note, const char *name)
{
	return cursor_over(note->description, name, core->image->big_endian);
}

static void note_damaged(struct core *core, const struct cursor *c)
{
	diag_bad(&core->process->diag, &core_note_damaged, c, "0x%zx bytes", (size_t)(c->end - c->origin));
}

/* The next thread; of the first one, which is the one that the signal struck, the signal too. */
static void read_prstatus(struct core *core, const struct elf_note *note)
{
	const struct core_layout *at = core->layout;
	struct process_thread thread = {.has_context = true};
	struct cursor c = note_cursor(core, note, "NT_PRSTATUS");
	cursor_skip(&c, at->status_signal);
	uint16_t signal = cursor_u16(&c);
	cursor_skip(&c, at->status_pid - at->status_signal - 2);
	thread.id = cursor_u32(&c);
	cursor_skip(&c, at->status_registers - at->status_pid - 4);
	for (unsigned i = 0; i < at->register_count; i++) {
		uint64_t value = cursor_uint(&c, core->image->address_size);
		if (at->registers[i] >= 0 && cursor_ok(&c))
			register_set(&thread.registers, (unsigned)at->registers[i], value);
	}
	if (!cursor_ok(&c)) {
		note_damaged(core, &c);
		return;
	}
	if (!core->process->threads.n && !core->has_signal)
		core->signal = signal;
	*vec_push(&core->process->threads) = thread;
}

/* fs/binfmt_elf.c, fill_psinfo: pr_fname is the name of the first thread of the process, whose id is pr_pid. */
static void read_prpsinfo(struct core *core, const struct elf_note *note)
{
	const struct core_layout *at = core->layout;
	struct process *process = core->process;
	struct cursor c = note_cursor(core, note, "NT_PRPSINFO");
	cursor_skip(&c, at->info_pid);
	uint32_t pid = cursor_u32(&c);
	cursor_skip(&c, at->info_name - at->info_pid - 4);
	struct bytes name = cursor_run(&c, 16);
	if (!cursor_ok(&c)) {
		note_damaged(core, &c);
		return;
	}
	process->has_pid = true;
	process->pid = pid;
	size_t n = strnlen((const char *)name.data, name.size);
	core->name = n ? arena_text(&process->arena, (const char *)name.data, n) : NULL;
}

static void name_threads(struct core *core)
{
	for (size_t i = 0; i < core->process->threads.n; i++)
		if (core->process->has_pid && core->process->threads.at[i].id == core->process->pid)
			core->process->threads.at[i].name = core->name;
}

static void read_siginfo(struct core *core, const struct elf_note *note)
{
	struct cursor c = note_cursor(core, note, "NT_SIGINFO");
	if (core->has_signal)
		return; /* gdb writes one for each thread, and the first one's first */
	uint32_t signal = cursor_u32(&c);
	cursor_skip(&c, 4);
	uint32_t code = cursor_u32(&c);
	cursor_skip(&c, core->layout->signal_address - 12);
	uint64_t address = cursor_uint(&c, core->image->address_size);
	if (!cursor_ok(&c)) {
		note_damaged(core, &c);
		return;
	}
	core->has_signal = true;
	core->signal = signal;
	core->code = code;
	core->address = address;
}

static void read_auxv(struct core *core, const struct elf_note *note)
{
	struct cursor c = note_cursor(core, note, "NT_AUXV");
	unsigned word = core->image->address_size;
	while (cursor_left(&c) >= 2 * word) {
		uint64_t type = cursor_uint(&c, word), value = cursor_uint(&c, word);
		if (type == AT_ENTRY)
			core->entry = value;
		else if (type == AT_PHDR)
			core->headers = value;
		else if (type == AT_SYSINFO_EHDR)
			core->vdso = value;
		else if (type == AT_EXECFN)
			core->program = value;
		else if (type == AT_NULL)
			return;
	}
}

/*
 * fs/binfmt_elf.c, fill_files_note: the count, the unit of offsets, a (start, end, offset) each, then the names, each with its
 * NUL. What of it is there is kept.
 */
static void read_files(struct core *core, const struct elf_note *note)
{
	struct cursor c = note_cursor(core, note, "NT_FILE");
	unsigned word = core->image->address_size;
	uint64_t count = cursor_uint(&c, word), unit = cursor_uint(&c, word);
	if (!cursor_ok(&c) || count > cursor_left(&c) / (3 * word)) {
		note_damaged(core, &c);
		return;
	}
	struct cursor names = c;
	cursor_skip(&names, count * 3 * word);
	for (uint64_t i = 0; i < count; i++) {
		struct maps_line m = {0};
		m.lo = cursor_uint(&c, word);
		m.hi = cursor_uint(&c, word);
		m.offset = cursor_uint(&c, word) * unit;
		m.access = MAPPING_READ | MAPPING_EXECUTE; /* unless a segment says better */
		const char *path = cursor_string(&names);
		if (!cursor_ok(&names)) {
			note_damaged(core, &names);
			return;
		}
		maps_path_set(&m, core->process, path);
		*vec_push(&core->files) = m;
	}
}

static void read_note(struct core *core, const struct elf_note *note)
{
	static const struct {
		const char *owner;
		uint32_t type;
		void (*read)(struct core *core, const struct elf_note *note);
	} readers[] = {
		{"CORE", NT_PRSTATUS, read_prstatus},
		{"CORE", NT_PRPSINFO, read_prpsinfo},
		{"CORE", NT_SIGINFO, read_siginfo},
		{"CORE", NT_AUXV, read_auxv},
		{"CORE", NT_FILE, read_files},
	};
	for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
		if (note_is(note, readers[i].owner, readers[i].type))
			readers[i].read(core, note);
}

/* What of a segment's bytes lies in the file. */
static struct bytes segment_bytes(const struct elf_image *image, const struct elf_segment *s)
{
	struct bytes run = {0};
	if (s->offset < image->file.size) {
		uint64_t left = image->file.size - s->offset;
		bytes_slice(image->file, s->offset, s->file_size < left ? s->file_size : left, &run);
	}
	return run;
}

/* All the notes; of segments that lie over each other no more than the file's size in all. */
static void read_notes(struct core *core)
{
	const struct elf_image *image = core->image;
	uint64_t budget = image->file.size;
	for (size_t i = 0; i < image->segments.n; i++) {
		const struct elf_segment *s = &image->segments.at[i];
		struct bytes run = segment_bytes(image, s);
		if (s->type != PT_NOTE || run.size > budget)
			continue;
		budget -= run.size;
		struct cursor c = cursor_over(run, "notes", image->big_endian);
		struct elf_note note;
		while (note_next(&c, s->align, &note))
			read_note(core, &note);
		if (!cursor_ok(&c) || run.size < s->file_size)
			diag_bad(&core->process->diag, &core_notes_cut, &c, "of 0x%" PRIx64 " bytes", s->file_size);
	}
}

static void add_memory(struct core *core, const struct elf_segment *s, uint64_t *missing)
{
	struct bytes run = segment_bytes(core->image, s);
	uint64_t top = core->image->is64 ? UINT64_MAX : (uint64_t)1 << 32;
	*missing += s->file_size - run.size;
	if (s->vaddr < top && run.size)
		*vec_push(&core->process->memory) = (struct process_memory){
			s->vaddr, s->vaddr + (run.size < top - s->vaddr ? run.size : top - s->vaddr), run.data
		};
}

/* A segment as a line of the map; the file that lies there comes from NT_FILE. */
static void add_line(struct core *core, const struct elf_segment *s)
{
	struct maps_line m = {.lo = s->vaddr, .path = ""};
	size_t file = maps_find(&core->files, s->vaddr);
	m.hi = s->memory_size > UINT64_MAX - s->vaddr ? UINT64_MAX : s->vaddr + s->memory_size;
	m.access = (s->flags & PF_R ? MAPPING_READ : 0) | (s->flags & PF_W ? MAPPING_WRITE : 0) |
	           (s->flags & PF_X ? MAPPING_EXECUTE : 0);
	if (file != NO_INDEX) {
		const struct maps_line *f = &core->files.at[file];
		m.offset = f->offset + (s->vaddr - f->lo);
		m.path = f->path;
		m.deleted = f->deleted;
	} else if (core->vdso && core->vdso - m.lo < m.hi - m.lo) {
		m.path = "[vdso]";
	}
	if (m.lo < m.hi)
		*vec_push(&core->lines) = m;
}

/* Files where no segment lies: then the list of files alone says that something is mapped there. */
static void add_files_alone(struct core *core)
{
	maps_sort(&core->lines);
	size_t n = core->lines.n;
	for (size_t i = 0; i < core->files.n; i++) {
		struct maps segments = {core->lines.at, n, 0};
		struct maps_line m = core->files.at[i];
		if (m.lo < m.hi && maps_find(&segments, m.lo) == NO_INDEX)
			*vec_push(&core->lines) = m;
	}
}

static void read_segments(struct core *core)
{
	uint64_t missing = 0;
	maps_sort(&core->files);
	for (size_t i = 0; i < core->image->segments.n; i++) {
		const struct elf_segment *s = &core->image->segments.at[i];
		if (s->type != PT_LOAD)
			continue;
		add_memory(core, s, &missing);
		add_line(core, s);
	}
	add_files_alone(core);
	if (missing)
		diag_report(&core->process->diag, &core_memory_cut, "0x%" PRIx64 " bytes", missing);
}

/* Where no list of files names what is mapped. */
static void name_lines(struct core *core)
{
	process_finish(core->process); /* for its memory to be read */
	const char *program = core->program ? core_text(core->process, core->program) : NULL;
	core_names_set(&core->lines, core->process, core->headers, program ? program : core->name);
}

static void mark_main(struct core *core)
{
	size_t i = process_module_at(core->process, core->entry);
	if (i == NO_INDEX)
		i = process_module_at(core->process, core->headers);
	if (i != NO_INDEX)
		core->process->modules.at[i].main = true;
}

static enum status read_core(struct core *core)
{
	struct process *process = core->process;
	const char *arch = image_arch(core->image);
	gather_os(process, OS_LINUX, "Linux");
	core->layout = core_layout_find(core->image);
	process->big_endian = core->image->big_endian;
	gather_arch(process, core->layout ? arch_find(core->layout->arch) : NULL, arch ? arch : "unknown");
	if (!core->layout)
		return diag_bad_at(&process->diag, &core_machine_unknown, core->image->path, 0, "e_machine %u, %u-bit",
		                   core->image->machine, 8 * core->image->address_size);
	read_notes(core);
	name_threads(core);
	read_segments(core);
	if (!core->files.n)
		name_lines(core);
	if (core->signal && process->threads.n)
		gather_signal(process, core->signal, core->code, core->address);
	gather_finish(process, &core->lines);
	vec_release(&core->files);
	mark_main(core);
	if (process->threads.n)
		return ST_OK;
	diag_report(&process->diag, &core_empty, "%s", core->image->path);
	return process->modules.n ? ST_OK : ST_BAD;
}

bool core_is(struct bytes file)
{
	struct cursor c = cursor_over(file, "ELF header", file.size > EI_DATA && file.data[EI_DATA] == ELFDATA2MSB);
	const uint8_t *ident = cursor_raw(&c, EI_NIDENT);
	return ident && memcmp(ident, ELFMAG, SELFMAG) == 0 && cursor_u16(&c) == ET_CORE;
}

enum status core_read(struct bytes file, const char *name, struct process *ret)
{
	struct elf_image image;
	gather_begin(ret, "core");
	enum status st = image_open_memory(file, name, &ret->diag, &image);
	if (st != ST_OK)
		return st;
	struct core core = {.process = ret, .image = &image};
	st = read_core(&core);
	image_close(&image);
	return st;
}
