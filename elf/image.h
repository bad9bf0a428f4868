/*
 * An ELF file as sections, segments and code ranges. libelf reads the headers; the bytes of a section are cut from the
 * mapped file here, bounds checked, and decompressed when asked for. Everything is const once open, so any number of
 * threads may load sections of one image.
 */
#ifndef ELF_IMAGE_H
#define ELF_IMAGE_H

#include "base/bytes.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/range.h"
#include "base/status.h"

struct elf_section {
	const char *name; /* "" where the string table is damaged */
	uint32_t type, link, info;
	uint64_t flags, vaddr, size; /* size in bytes: in memory, and as stored where SHF_COMPRESSED */
	uint64_t offset, align, entry_size;
};

struct elf_segment {
	uint32_t type, flags;
	uint64_t vaddr, memory_size, offset, file_size;
};

struct elf_image {
	char *path;        /* as opened, for messages; owned */
	struct bytes file; /* the whole file, mapped; or borrowed memory */
	bool mapped;       /* file is unmapped by image_close */
	bool big_endian, is64;
	uint16_t machine, type;  /* EM_*, ET_* */
	unsigned address_size;   /* 4 or 8 */
	struct VEC(struct elf_section) sections; /* section 0 included, so indexes are the file's */
	struct VEC(struct elf_segment) segments;
	uint64_t load_base;      /* p_vaddr of the first PT_LOAD in program-header order; 0 where there is none */
	struct range_list code;  /* vaddr: where instructions lie; see image_open */
	void *elf;               /* libelf's handle */
};

/*
 * Opens the ELF file at path, or in memory (borrowed; path names it in messages).
 *
 * image.code is normalized: the allocated SHF_EXECINSTR sections of a size, inside PF_X segments where there are segments;
 * where there are none of them (no section headers, or a code section of size 0), the PF_X segments without the ELF and
 * program headers.
 *
 * ST_BAD (not ELF, truncated header, unsupported class), ST_SYS, ST_ABSENT (no such file), all but the last reported. A
 * damaged section table is reported as a loss and what can be kept is kept.
 */
enum status image_open(const char *path, struct diag *d, struct elf_image *ret);
enum status image_open_memory(struct bytes file, const char *path, struct diag *d, struct elf_image *ret);
void image_close(struct elf_image *image);

/* The first section called name (`.zdebug_x` is found as `.debug_x`); NULL where there is none. */
const struct elf_section *image_section(const struct elf_image *image, const char *name);

/* Whether the section is there with bytes in this file: not NOBITS, size not 0. */
bool section_has_bytes(const struct elf_section *section);

/*
 * The bytes of a section, decompressed (SHF_COMPRESSED with zlib or zstd; `.zdebug`). Where they were stored plainly the
 * run is borrowed from the file, otherwise owned: image_unload releases both kinds.
 * ST_ABSENT for a section without bytes (NULL included); ST_BAD, reported as a loss, where the run leaves the file or the
 * data is damaged: then *ret still holds what could be had, possibly nothing.
 * A claimed size is believed only as far as the compressed bytes can reach (zlib 1032:1; zstd by frame).
 */
struct section_data {
	struct bytes run;
	bool owned;
};
enum status image_load(const struct elf_image *image, const struct elf_section *section, struct diag *d,
                       struct section_data *ret);
void image_unload(struct section_data *data);

/* Breakpad's name for the machine ("x86_64"), or NULL. */
const char *image_arch(const struct elf_image *image);

/* DT_SONAME, from PT_DYNAMIC or .dynamic, borrowed from the image; NULL where there is none. */
const char *image_soname(const struct elf_image *image);

#endif
