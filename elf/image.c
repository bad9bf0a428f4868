#include "elf/image.h"

#include "base/file.h"
#include "elf/headers.h"
#include "elf/relocatable.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

static uint64_t sum(uint64_t lo, uint64_t size)
{
	return size > UINT64_MAX - lo ? UINT64_MAX : lo + size;
}

/* The executable segments, normalized. */
static struct range_list code_segments(const struct elf_image *image)
{
	struct range_list list = {0};
	for (size_t i = 0; i < image->segments.n; i++) {
		const struct elf_segment *s = &image->segments.at[i];
		if (s->type == PT_LOAD && s->flags & PF_X)
			range_list_add(&list, s->vaddr, sum(s->vaddr, s->memory_size));
	}
	range_list_normalize(&list);
	return list;
}

/* The sections of instructions, normalized. */
static struct range_list code_sections(const struct elf_image *image)
{
	struct range_list list = {0};
	for (size_t i = 0; i < image->sections.n; i++) {
		const struct elf_section *s = &image->sections.at[i];
		if (s->type != SHT_NULL && s->flags & SHF_ALLOC && s->flags & SHF_EXECINSTR)
			range_list_add(&list, s->vaddr, sum(s->vaddr, s->size));
	}
	range_list_normalize(&list);
	return list;
}

/* Appends where [offset, offset + size) of the file lies in memory. */
static void add_loaded(const struct elf_image *image, uint64_t offset, uint64_t size, struct range_list *ret)
{
	for (size_t i = 0; i < image->segments.n; i++) {
		const struct elf_segment *s = &image->segments.at[i];
		uint64_t lo = offset > s->offset ? offset : s->offset;
		uint64_t hi = sum(offset, size), end = sum(s->offset, s->file_size);
		if (hi > end)
			hi = end;
		if (s->type == PT_LOAD && lo < hi)
			range_list_add(ret, s->vaddr + (lo - s->offset), sum(s->vaddr, hi - s->offset));
	}
}

/* Without sections to tell them apart, the executable segments are all code but for the headers at their front. */
static void code_without_headers(struct elf_image *image, const struct range_list *segments)
{
	struct headers_extent extent = headers_extent(image);
	struct range_list headers = {0};
	add_loaded(image, 0, extent.header_size, &headers);
	add_loaded(image, extent.table_offset, extent.table_size, &headers);
	range_list_normalize(&headers);
	for (size_t i = 0; i < segments->n; i++)
		range_list_outside(&headers, segments->at[i], &image->code);
	vec_release(&headers);
}

static void find_code(struct elf_image *image)
{
	struct range_list segments = code_segments(image), sections = code_sections(image);
	for (size_t i = 0; i < sections.n; i++) {
		struct range r = sections.at[i];
		if (segments.n)
			range_list_inside(&segments, r, &image->code);
		else
			range_list_add(&image->code, r.lo, r.hi);
	}
	if (!image->code.n)
		code_without_headers(image, &segments);
	range_list_normalize(&image->code);
	vec_release(&segments);
	vec_release(&sections);
}

static void find_load_base(struct elf_image *image)
{
	for (size_t i = 0; i < image->segments.n; i++) {
		if (image->segments.at[i].type == PT_LOAD) {
			image->load_base = image->segments.at[i].vaddr;
			return;
		}
	}
}

enum status image_open_memory(struct bytes file, const char *path, struct diag *d, struct elf_image *ret)
{
	struct elf_image image = {.path = mem_string(path), .file = file};
	enum status st = headers_read(&image, d);
	if (st != ST_OK) {
		image_close(&image);
		return st;
	}
	if (image.type == ET_REL)
		relocatable_place(&image);
	else
		find_load_base(&image);
	find_code(&image);
	*ret = image;
	return ST_OK;
}

enum status image_open(const char *path, struct diag *d, struct elf_image *ret)
{
	struct bytes file;
	enum status st = file_map(path, d, &file);
	if (st != ST_OK)
		return st;
	st = image_open_memory(file, path, d, ret);
	if (st == ST_OK)
		ret->mapped = true;
	else
		file_unmap(file);
	return st;
}

static bool is_moved_code(const struct elf_image *image, const struct elf_image *other, uint64_t by)
{
	if (image->code.n != other->code.n || image->type == ET_REL)
		return false;
	for (size_t i = 0; i < image->code.n; i++)
		if (image->code.at[i].lo + by != other->code.at[i].lo || image->code.at[i].hi + by != other->code.at[i].hi)
			return false;
	return true;
}

bool image_follow(struct elf_image *image, const struct elf_image *other)
{
	uint64_t by = image->code.n && other->code.n ? other->code.at[0].lo - image->code.at[0].lo : 0;
	if (!is_moved_code(image, other, by))
		return false;
	for (size_t i = 0; i < image->sections.n; i++)
		image->sections.at[i].vaddr += image->sections.at[i].flags & SHF_ALLOC ? by : 0;
	for (size_t i = 0; i < image->segments.n; i++)
		image->segments.at[i].vaddr += by;
	for (size_t i = 0; i < image->code.n; i++)
		image->code.at[i] = other->code.at[i];
	image->load_base += by;
	image->bias += by;
	return true;
}

void image_close(struct elf_image *image)
{
	if (image->mapped)
		file_unmap(image->file);
	vec_release(&image->sections);
	vec_release(&image->segments);
	vec_release(&image->code);
	free(image->path);
	*image = (struct elf_image){0};
}

/* GNU binutils' older way of compressing `.debug_x` is to call it `.zdebug_x`. */
bool section_is_called(const struct elf_section *section, const char *name)
{
	const char *own = section->name;
	if (strncmp(own, ".zdebug_", 8) == 0 && name[0] == '.' && strcmp(own + 2, name + 1) == 0)
		return true;
	return strcmp(own, name) == 0;
}

const struct elf_section *image_section(const struct elf_image *image, const char *name)
{
	for (size_t i = 1; i < image->sections.n; i++)
		if (section_is_called(&image->sections.at[i], name))
			return &image->sections.at[i];
	return NULL;
}

bool section_has_bytes(const struct elf_section *section)
{
	return section->type != SHT_NULL && section->type != SHT_NOBITS && section->size;
}

uint64_t image_isa_bit(const struct elf_image *image)
{
	return image->machine == EM_ARM || image->machine == EM_MIPS;
}

const char *image_arch(const struct elf_image *image)
{
	static const struct {
		uint16_t machine;
		const char *name;
	} names[] = {
		{EM_386, "x86"},        {EM_X86_64, "x86_64"},   {EM_ARM, "arm"},         {EM_AARCH64, "arm64"},
		{EM_MIPS, "mips"},      {EM_PPC, "ppc"},         {EM_PPC64, "ppc64"},     {EM_S390, "s390"},
		{EM_SPARC, "sparc"},    {EM_SPARCV9, "sparcv9"}, {EM_RISCV, "riscv"},     {EM_NDS32, "nds32"},
		{EM_LOONGARCH, "loongarch64"}, {EM_SPARC32PLUS, "sparc"}, {EM_68K, "m68k"},
	};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (names[i].machine == image->machine)
			return names[i].name;
	return NULL;
}
