#include "walker/dump/mapped_elf.h"

#include "elf/identity.h"
#include "elf/note.h"
#include "symfile/ids.h"

#include <ctype.h>
#include <elf.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

/* What is believed of headers in memory: linkers make about a dozen segments, and notes of a few hundred bytes. */
#define SEGMENTS_MAX 64
#define NOTES_MAX 4096
#define DYNAMIC_MAX 256 /* entries */
#define SONAME_MAX 255

struct mapped_elf {
	bool is64, big_endian;
	unsigned address_size;
	uint64_t base, bias; /* the first byte's addr; addr - vaddr */
	unsigned count;
	struct elf_segment segments[SEGMENTS_MAX];
};

bool mapped_elf_at(const struct process *process, uint64_t addr)
{
	uint8_t magic[SELFMAG];
	return process_read(process, addr, magic, sizeof magic) && memcmp(magic, ELFMAG, SELFMAG) == 0;
}

/* A program header; gABI, figure 5-1. The two classes differ in where the flags stand. */
static struct elf_segment read_segment(struct cursor *c, const struct mapped_elf *elf)
{
	struct elf_segment s = {.type = cursor_u32(c)};
	if (elf->is64)
		s.flags = cursor_u32(c);
	s.offset = cursor_uint(c, elf->address_size);
	s.vaddr = cursor_uint(c, elf->address_size);
	cursor_skip(c, elf->address_size);
	s.file_size = cursor_uint(c, elf->address_size);
	s.memory_size = cursor_uint(c, elf->address_size);
	if (!elf->is64)
		s.flags = cursor_u32(c);
	s.align = cursor_uint(c, elf->address_size);
	return s;
}

static bool read_segments(const struct process *process, struct mapped_elf *elf, uint64_t offset, unsigned count)
{
	uint8_t raw[SEGMENTS_MAX * sizeof(Elf64_Phdr)];
	size_t size = elf->is64 ? sizeof(Elf64_Phdr) : sizeof(Elf32_Phdr);
	elf->count = count < SEGMENTS_MAX ? count : SEGMENTS_MAX;
	if (!process_read(process, elf->base + offset, raw, elf->count * size))
		return false;
	struct cursor c = cursor_over((struct bytes){raw, elf->count * size}, "program headers", elf->big_endian);
	for (unsigned i = 0; i < elf->count; i++)
		elf->segments[i] = read_segment(&c, elf);
	return cursor_ok(&c);
}

static const struct elf_segment *first_segment(const struct mapped_elf *elf, uint32_t type)
{
	for (unsigned i = 0; i < elf->count; i++)
		if (elf->segments[i].type == type)
			return &elf->segments[i];
	return NULL;
}

/* Reads the ELF header at base (gABI, figure 4-3), and the program headers. */
static bool mapped_elf_open(const struct process *process, uint64_t base, struct mapped_elf *ret)
{
	uint8_t raw[sizeof(Elf64_Ehdr)];
	struct mapped_elf elf = {.base = base};
	if (!mapped_elf_at(process, base) || !process_read(process, base, raw, sizeof raw))
		return false;
	elf.is64 = raw[EI_CLASS] == ELFCLASS64;
	elf.big_endian = raw[EI_DATA] == ELFDATA2MSB;
	elf.address_size = elf.is64 ? 8 : 4;
	struct cursor c = cursor_over((struct bytes){raw, sizeof raw}, "ELF header", elf.big_endian);
	cursor_skip(&c, EI_NIDENT + 8);
	cursor_skip(&c, elf.address_size);
	uint64_t offset = cursor_uint(&c, elf.address_size);
	cursor_skip(&c, elf.address_size + 4 + 2);
	uint16_t size = cursor_u16(&c), count = cursor_u16(&c);
	if (size != (elf.is64 ? sizeof(Elf64_Phdr) : sizeof(Elf32_Phdr)) || !read_segments(process, &elf, offset, count))
		return false;
	const struct elf_segment *load = first_segment(&elf, PT_LOAD);
	if (!load)
		return false;
	elf.bias = base - (load->vaddr - load->offset);
	*ret = elf;
	return true;
}

static uint64_t elf_span(const struct mapped_elf *elf)
{
	uint64_t span = 0;
	for (unsigned i = 0; i < elf->count; i++) {
		const struct elf_segment *s = &elf->segments[i];
		uint64_t end = s->vaddr + s->memory_size + elf->bias - elf->base;
		if (s->type == PT_LOAD && end > span)
			span = end;
	}
	return span;
}

uint64_t mapped_elf_span(const struct process *process, uint64_t base)
{
	struct mapped_elf elf;
	return mapped_elf_open(process, base, &elf) ? elf_span(&elf) : 0;
}

void module_identity_set(struct arena *arena, struct process_module *module, struct bytes identity)
{
	char id[34], *code = id_code(identity);
	id_module(identity, id);
	for (char *p = code; *p; p++)
		*p = (char)tolower((unsigned char)*p);
	module->debug_id = arena_text(arena, id, strlen(id));
	module->code_id = arena_text(arena, code, strlen(code));
	free(code);
}

static void find_build_id(struct process *process, const struct mapped_elf *elf, struct process_module *module)
{
	for (unsigned i = 0; i < elf->count && !module->debug_id; i++) {
		const struct elf_segment *s = &elf->segments[i];
		uint8_t raw[NOTES_MAX];
		struct bytes notes = {raw, s->file_size < NOTES_MAX ? s->file_size : NOTES_MAX}, id;
		if (s->type == PT_NOTE && process_read(process, elf->bias + s->vaddr, raw, notes.size) &&
		    note_build_id(notes, s->align, elf->big_endian, &id))
			module_identity_set(&process->arena, module, id);
	}
}

/* The values of two tags of the dynamic section at addr; false where one is missing. */
static bool dynamic_values(const struct process *process, const struct mapped_elf *elf, uint64_t addr,
                           const uint64_t tags[2], uint64_t ret[2])
{
	unsigned found = 0, size = elf->address_size;
	for (unsigned i = 0; i < DYNAMIC_MAX && found != 3; i++, addr += 2 * size) {
		uint64_t tag, value;
		if (!process_load(process, addr, size, &tag) || !process_load(process, addr + size, size, &value) ||
		    tag == DT_NULL)
			return false;
		for (unsigned k = 0; k < 2; k++) {
			if (tag == tags[k]) {
				ret[k] = value;
				found |= 1u << k;
			}
		}
	}
	return found == 3;
}

/* A printable string of the process, at most SONAME_MAX long; NULL where there is none. */
static const char *mapped_string(struct process *process, uint64_t addr)
{
	char text[SONAME_MAX + 1];
	for (size_t n = 0; n < sizeof text && process_read(process, addr + n, &text[n], 1); n++) {
		if (!text[n])
			return n ? arena_text(&process->arena, text, n) : NULL;
		if ((unsigned char)text[n] < ' ' || text[n] == 0x7f)
			return NULL;
	}
	return NULL;
}

/*
 * glibc's loader makes addresses of the dynamic section's pointers in place; other loaders leave them as linked, as does the
 * kernel for the vDSO.
 */
static void find_soname(struct process *process, const struct mapped_elf *elf, struct process_module *module)
{
	static const uint64_t tags[2] = {DT_SONAME, DT_STRTAB};
	const struct elf_segment *s = first_segment(elf, PT_DYNAMIC);
	uint64_t values[2] = {0};
	if (!s || module->soname || !dynamic_values(process, elf, elf->bias + s->vaddr, tags, values))
		return;
	bool relocated = values[1] >= elf->base && values[1] - elf->base < elf_span(elf);
	module->soname = mapped_string(process, (relocated ? 0 : elf->bias) + values[1] + values[0]);
}

void mapped_elf_identify(struct process *process, struct process_module *module)
{
	struct mapped_elf elf;
	if (!mapped_elf_open(process, module->lo, &elf))
		return;
	find_build_id(process, &elf, module);
	find_soname(process, &elf, module);
}

/* Regular files only: opening a device or a pipe can have effects. */
static bool is_file(const char *path, const struct module_file *file)
{
	struct stat st;
	if (path[0] != '/' || stat(path, &st) != 0 || !S_ISREG(st.st_mode))
		return false;
	return !file->known ||
	       (st.st_ino == file->inode && major(st.st_dev) == file->major && minor(st.st_dev) == file->minor);
}

/* The identity that dump_syms gives a file: its build-id, else a hash of its code. */
static bool image_identity(const struct elf_image *image, uint8_t hash[16], struct bytes *ret)
{
	if (identity_build_id(image, ret) == ST_OK)
		return true;
	*ret = (struct bytes){hash, 16};
	return identity_hash(image, hash) == ST_OK;
}

static void identify_by(const struct elf_image *image, struct process *process, struct process_module *module)
{
	struct process_module found = {0};
	const char *arch = image_arch(image), *soname = image_soname(image);
	uint8_t hash[16];
	struct bytes identity;
	if (!arch || !process->arch || strcmp(arch, process->arch->name) != 0 || !image_identity(image, hash, &identity))
		return;
	module_identity_set(&process->arena, &found, identity);
	if (module->debug_id && strcmp(module->debug_id, found.debug_id) != 0)
		return;
	if (!module->debug_id) {
		module->debug_id = found.debug_id;
		module->code_id = found.code_id;
	}
	if (!module->soname && soname)
		module->soname = arena_text(&process->arena, soname, strlen(soname));
}

void disk_elf_identify(struct process *process, struct process_module *module, const struct module_file *file)
{
	static const struct module_file any;
	struct elf_image image;
	struct diag ignored = {0};
	if ((module->debug_id && module->soname) || !is_file(module->path, module->debug_id ? &any : file))
		return;
	if (image_open(module->path, &ignored, &image) == ST_OK) {
		identify_by(&image, process, module);
		image_close(&image);
	}
	diag_release(&ignored);
}
