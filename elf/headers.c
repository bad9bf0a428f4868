/*
 * libelf believes the size that the ELF header gives for the section header table, and refuses the whole file where
 * that leaves the file. So the claim is compared with the file first, and libelf is shown a copy with a smaller claim
 * where it is wrong.
 */
#include "elf/headers.h"

#include "base/file.h"
#include "elf/kinds.h"

#include <gelf.h>
#include <inttypes.h>
#include <string.h>

const struct diag_kind elf_unusable = {DIAG_LOSS, "not a usable ELF file"};
const struct diag_kind elf_table_cut = {DIAG_LOSS, "a table of headers leaves the file"};
const struct diag_kind elf_names_lost = {DIAG_LOSS, "section names cannot be read"};

/* Where the headers keep what is looked at here (gABI, figures 4-3, 4-8, 5-1). */
struct layout {
	unsigned header_size, phoff, shoff, shnum, shstrndx;
	unsigned segment_size; /* of a program header */
	unsigned section_size; /* of a section header */
	unsigned sh_size;      /* position in a section header */
};

static const struct layout *layout_of(const struct elf_image *image)
{
	static const struct layout layouts[2] = {
		{52, 28, 32, 48, 50, 32, 40, 20},
		{64, 32, 40, 60, 62, 56, 64, 32},
	};
	return &layouts[image->is64];
}

struct headers_extent headers_extent(const struct elf_image *image)
{
	const struct layout *at = layout_of(image);
	struct cursor c = cursor_at(image->file, at->phoff, "ELF header", image->big_endian);
	return (struct headers_extent){
		.header_size = at->header_size,
		.table_offset = cursor_uint(&c, image->address_size),
		.table_size = (uint64_t)image->segments.n * at->segment_size,
	};
}

/* What a file is that is no ELF file, as far as its first bytes tell: for who gave the wrong one. */
static const char *what_it_is(struct bytes file)
{
	static const struct {
		const char *magic;
		uint8_t size;
		const char *what;
	} kinds[] = {
		{"!<arch>\n", 8, "an archive: its members are dumped one by one"},
		{"!<thin>\n", 8, "a thin archive: its members are dumped one by one"},
		{"#!", 2, "a script"},
		{"MZ", 2, "a program or library of Windows"},
		{"\xcf\xfa\xed\xfe", 4, "a Mach-O file"},
		{"\xce\xfa\xed\xfe", 4, "a Mach-O file"},
		{"\xca\xfe\xba\xbe", 4, "a Mach-O or Java file"},
		{"MODULE ", 7, "a symbol file already"},
		{"MDMP", 4, "a minidump: walker reads those"},
		{"\x1f\x8b", 2, "compressed with gzip"},
		{"\x28\xb5\x2f\xfd", 4, "compressed with zstd"},
		{"\xfd" "7zXZ", 5, "compressed with xz"},
		{"PK\3\4", 4, "a zip archive"},
		{"BC\xc0\xde", 4, "LLVM bitcode"},
	};
	if (!file.size)
		return "the file is empty";
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
		if (file.size >= kinds[i].size && memcmp(file.data, kinds[i].magic, kinds[i].size) == 0)
			return kinds[i].what;
	return "no ELF magic number";
}

/* What the first bytes say: whether it is an ELF file, its class and its byte order. */
static enum status read_identification(struct elf_image *image, struct diag *d)
{
	struct cursor c = cursor_over(image->file, "ELF header", false);
	const uint8_t *ident = cursor_raw(&c, EI_NIDENT);
	if (!ident || memcmp(ident, ELFMAG, SELFMAG) != 0)
		return diag_bad_at(d, &elf_unusable, "ELF header", 0, "%s", what_it_is(image->file));
	if (ident[EI_CLASS] != ELFCLASS32 && ident[EI_CLASS] != ELFCLASS64)
		return diag_bad_at(d, &elf_unusable, "ELF header", EI_CLASS, "class %u", ident[EI_CLASS]);
	if (ident[EI_DATA] != ELFDATA2LSB && ident[EI_DATA] != ELFDATA2MSB)
		return diag_bad_at(d, &elf_unusable, "ELF header", EI_DATA, "byte order %u", ident[EI_DATA]);
	image->is64 = ident[EI_CLASS] == ELFCLASS64;
	image->address_size = image->is64 ? 8 : 4;
	image->big_endian = ident[EI_DATA] == ELFDATA2MSB;
	if (image->file.size < layout_of(image)->header_size)
		return diag_bad_at(d, &elf_unusable, "ELF header", image->file.size, "the file ends in the ELF header");
	return ST_OK;
}

/* How many section headers the file claims to have, and how many fit into it from the claimed place on. */
static uint64_t count_sections(const struct elf_image *image, uint64_t *ret_fit)
{
	const struct layout *at = layout_of(image);
	struct cursor c = cursor_at(image->file, at->shoff, "ELF header", image->big_endian);
	uint64_t offset = cursor_uint(&c, image->address_size);
	*ret_fit = offset < image->file.size ? (image->file.size - offset) / at->section_size : 0;
	if (!offset)
		return 0;
	c = cursor_at(image->file, at->shnum, "ELF header", image->big_endian);
	uint64_t claimed = cursor_u16(&c);
	if (!claimed) { /* SHN_LORESERVE of them or more: section header 0 says how many (gABI, e_shnum) */
		c = cursor_at(image->file, offset, "section headers", image->big_endian);
		cursor_skip(&c, at->sh_size);
		claimed = cursor_uint(&c, image->address_size);
		if (!cursor_ok(&c))
			return 1;
	}
	return claimed;
}

static void put_u16(uint8_t *at, uint16_t value, bool big_endian)
{
	at[!big_endian] = (uint8_t)(value >> 8);
	at[big_endian] = (uint8_t)value;
}

/* A copy of the file that claims no more section headers than fit. */
static uint8_t *copy_with_sections(const struct elf_image *image, uint64_t fit)
{
	const struct layout *at = layout_of(image);
	uint8_t *copy = file_anonymous(image->file.size);
	memcpy(copy, image->file.data, image->file.size);
	if (fit >= SHN_LORESERVE)
		fit = SHN_LORESERVE - 1;
	put_u16(copy + at->shnum, (uint16_t)fit, image->big_endian);
	if (!fit) {
		memset(copy + at->shoff, 0, image->address_size);
		put_u16(copy + at->shstrndx, SHN_UNDEF, image->big_endian);
	}
	return copy;
}

static void read_segments(struct elf_image *image, Elf *elf, struct diag *d)
{
	GElf_Ehdr header;
	GElf_Phdr p;
	size_t count;
	if (!gelf_getehdr(elf, &header) || elf_getphdrnum(elf, &count) != 0)
		count = header.e_phnum = 0;
	if (header.e_phnum != PN_XNUM && count < header.e_phnum)
		diag_report(d, &elf_table_cut, "%s: %u program headers at 0x%" PRIx64 ", of a file of 0x%zx bytes",
		            image->path, header.e_phnum, header.e_phoff, image->file.size);
	for (size_t i = 0; i < count && i <= INT32_MAX && gelf_getphdr(elf, (int)i, &p); i++)
		*vec_push(&image->segments) = (struct elf_segment){
			.type = p.p_type, .flags = p.p_flags, .vaddr = p.p_vaddr, .memory_size = p.p_memsz,
			.offset = p.p_offset, .file_size = p.p_filesz, .align = p.p_align
		};
}

/* The names of the sections: the index of their table, and the table. */
static struct bytes section_names(const struct elf_image *image, Elf *elf)
{
	size_t index;
	struct bytes run = {0};
	if (elf_getshdrstrndx(elf, &index) == 0 && index < image->sections.n)
		image_stored(image, &image->sections.at[index], &run);
	return string_table(run);
}

static void name_sections(struct elf_image *image, Elf *elf, struct diag *d)
{
	struct bytes names = section_names(image, elf);
	uint64_t unnamed = 0;
	for (size_t i = 0; i < image->sections.n; i++) {
		struct elf_section *s = &image->sections.at[i];
		GElf_Shdr header;
		const char *name = NULL;
		if (gelf_getshdr(elf_getscn(elf, i), &header))
			name = string_at(names, header.sh_name);
		s->name = name ? name : "";
		unnamed += !name && i;
	}
	if (unnamed)
		diag_report(d, &elf_names_lost, "%s: %" PRIu64 " of %zu sections", image->path, unnamed,
		            image->sections.n);
}

/* The index of the section that the section is about: gABI, "sh_link and sh_info"; 0: none. */
static uint32_t subject_of(const struct elf_section *s)
{
	if (s->type == SHT_RELA || s->type == SHT_REL)
		return s->info;
	return s->type == SHT_SYMTAB_SHNDX ? s->link : 0;
}

static void link_sections(struct elf_image *image)
{
	for (size_t i = image->sections.n; i-- > 1;) {
		struct elf_section *s = &image->sections.at[i];
		uint32_t subject = subject_of(s);
		if (!subject || subject >= image->sections.n)
			continue;
		s->next_about = image->sections.at[subject].about;
		image->sections.at[subject].about = (uint32_t)i;
	}
}

static void read_sections(struct elf_image *image, Elf *elf, struct diag *d)
{
	size_t count;
	GElf_Shdr s;
	if (elf_getshdrnum(elf, &count) != 0)
		return;
	for (size_t i = 0; i < count && gelf_getshdr(elf_getscn(elf, i), &s); i++)
		*vec_push(&image->sections) = (struct elf_section){
			.type = s.sh_type, .link = s.sh_link, .info = s.sh_info, .flags = s.sh_flags,
			.vaddr = s.sh_addr, .size = s.sh_size, .offset = s.sh_offset, .align = s.sh_addralign,
			.entry_size = s.sh_entsize
		};
	name_sections(image, elf, d);
	link_sections(image);
}

static enum status read_tables(struct elf_image *image, const uint8_t *data, struct diag *d)
{
	GElf_Ehdr header;
	/* libelf wants memory that it may write, for writers of ELF files; it reads only. */
	Elf *elf = elf_memory((char *)(uintptr_t)data, image->file.size);
	if (!elf || !gelf_getehdr(elf, &header)) {
		enum status st = diag_bad_at(d, &elf_unusable, "ELF header", 0, "%s", elf_errmsg(-1));
		elf_end(elf);
		return st;
	}
	image->machine = header.e_machine;
	image->type = header.e_type;
	image->flags = header.e_flags;
	read_segments(image, elf, d);
	read_sections(image, elf, d);
	elf_end(elf);
	return ST_OK;
}

enum status headers_read(struct elf_image *image, struct diag *d)
{
	enum status st = read_identification(image, d);
	if (st != ST_OK)
		return st;
	elf_version(EV_CURRENT);
	uint64_t fit, claimed = count_sections(image, &fit);
	if (claimed <= fit)
		return read_tables(image, image->file.data, d);
	diag_report(d, &elf_table_cut, "%s: %" PRIu64 " section headers, %" PRIu64 " are in the file", image->path,
	            claimed, fit);
	uint8_t *copy = copy_with_sections(image, fit);
	st = read_tables(image, copy, d);
	file_unmap((struct bytes){copy, image->file.size});
	return st;
}

struct bytes string_table(struct bytes run)
{
	const uint8_t *last = run.size ? memrchr(run.data, 0, run.size) : NULL;
	return (struct bytes){run.data, last ? (size_t)(last - run.data) + 1 : 0};
}
