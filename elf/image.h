/*
 * An ELF file as sections, segments and code ranges. libelf reads the headers while the image is opened; the bytes of a
 * section are cut from the mapped file here, bounds checked, and decompressed when asked for. Everything is const once
 * open, so any number of threads may load sections of one image.
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
	uint64_t flags, vaddr, size; /* size in bytes: in memory, and as stored where SHF_COMPRESSED; vaddr: see image_open */
	uint64_t offset, align, entry_size;
	uint32_t about;      /* index of the first section that is about this one: relocations, SHT_SYMTAB_SHNDX; 0: none */
	uint32_t next_about; /* of the next one that is about the same as this one */
};

struct elf_segment {
	uint32_t type, flags;
	uint64_t vaddr, memory_size, offset, file_size, align;
};

struct elf_image {
	char *path;        /* as opened, for messages; owned */
	struct bytes file; /* the whole file, mapped; or borrowed memory */
	bool mapped;       /* file is unmapped by image_close */
	bool big_endian, is64;
	uint16_t machine, type;  /* EM_*, ET_* */
	uint32_t flags;          /* EF_* */
	unsigned address_size;   /* 4 or 8 */
	struct VEC(struct elf_section) sections; /* section 0 included, so indexes are the file's; none: no headers */
	struct VEC(struct elf_segment) segments;
	uint64_t load_base;      /* p_vaddr of the first PT_LOAD in program-header order, else 0; or see image_open */
	struct range_list code;  /* vaddr: where instructions lie; see image_open */
	uint64_t bias;           /* added to the addresses that the bytes of sections hold; 0 but for image_follow */
};

/*
 * Opens the ELF file at path, or in memory (borrowed; path names it in messages).
 *
 * image.code is normalized: the allocated SHF_EXECINSTR sections of a size, inside PF_X segments where there are
 * segments; where there are none of them (no section headers, or a code section of size 0), the PF_X segments without
 * the ELF and program headers.
 *
 * The sections of a relocatable file (ET_REL) have no places: they are given some, see elf/relocatable.h, and its load
 * base is where the first of them lies.
 *
 * ST_BAD (not ELF, truncated header, unsupported class), ST_SYS, ST_ABSENT (no such file), all but the last reported.
 * A damaged header table is reported as a loss and what can be kept is kept.
 */
enum status image_open(const char *path, struct diag *d, struct elf_image *ret);
enum status image_open_memory(struct bytes file, const char *path, struct diag *d, struct elf_image *ret);
void image_close(struct elf_image *image);

/*
 * Where the code of image is that of other but for its place, moves all that image says of addresses there: prelink
 * moved the binary after its debug file was made. Whether it is the same code.
 */
bool image_follow(struct elf_image *image, const struct elf_image *other);

/* The first section called name (`.zdebug_x` is found as `.debug_x`); NULL where there is none. */
const struct elf_section *image_section(const struct elf_image *image, const char *name);

/* Whether this is the section's name (`.zdebug_x` is called `.debug_x`); several may have one. */
bool section_is_called(const struct elf_section *section, const char *name);

/* Whether the section is there with bytes in this file: not NOBITS, size not 0. */
bool section_has_bytes(const struct elf_section *section);

/*
 * The bytes of a section, decompressed (SHF_COMPRESSED with zlib or zstd; `.zdebug`), and in a relocatable file with its
 * relocations applied. Where they were stored so the run is borrowed from the file, otherwise owned: image_unload
 * releases both kinds. ST_ABSENT for a section
 * without bytes (NULL included); ST_BAD, reported as a loss, where the run leaves the file or the data is damaged:
 * then *ret still holds what could be had, possibly nothing. A claimed size is believed only as far as the compressed
 * bytes can reach; see elf/inflate.h.
 */
struct section_data {
	struct bytes run;
	bool owned;
};
enum status image_load(const struct elf_image *image, const struct elf_section *section, struct diag *d,
                       struct section_data *ret);
void image_unload(struct section_data *data);

/* As image_load, without relocations: for the tables that relocating itself needs. */
enum status image_load_table(const struct elf_image *image, const struct elf_section *section, struct diag *d,
                             struct section_data *ret);

/*
 * The bytes of a section as the file stores them, borrowed, without a word: what of them lies in the file, and whether
 * that is all.
 */
bool image_stored(const struct elf_image *image, const struct elf_section *section, struct bytes *ret);

/*
 * The bytes that the loader puts at vaddr, up to the end of what the file holds of their segment; borrowed. Only for
 * files that are loaded: in a separate debug file the segments describe another file. ST_ABSENT where no PT_LOAD has
 * them.
 */
enum status image_at(const struct elf_image *image, uint64_t vaddr, struct bytes *ret);

/*
 * .eh_frame of a file without section headers, by way of PT_GNU_EH_FRAME (LSB 4.1, 10.6.2): borrowed, with the vaddr
 * of its first byte. The run reaches to the end of its segment, so the table ends at its terminator. ST_ABSENT where
 * there is none; ST_BAD, reported, where the header makes no sense.
 */
enum status image_eh_frame(const struct elf_image *image, struct diag *d, struct bytes *ret, uint64_t *ret_vaddr);

/*
 * The bit of a code address that is none of where it is, but says in which instruction set it is (AAELF32, 5.5.3: Thumb;
 * MIPS16 and microMIPS): 1, or 0 where the machine has none.
 */
uint64_t image_isa_bit(const struct elf_image *image);

/* Breakpad's name for the machine ("x86_64"), where it has none ours ("loongarch64", "m68k"), or NULL. */
const char *image_arch(const struct elf_image *image);

/* DT_SONAME, from .dynamic or (no section headers) PT_DYNAMIC, borrowed from the image; NULL where there is none. */
const char *image_soname(const struct elf_image *image);

#endif
