/*
 * ELF files, byte by byte: elf_maker_make, segments, sections and symbols in any order, elf_maker_end; then m.p.out is
 * the file. What is to be wrong about it is set in the fields before elf_maker_end, or overwritten in m.p.out after it.
 */
#ifndef TESTS_MAKE_ELF_H
#define TESTS_MAKE_ELF_H

#include "tests/make/bytes.h"

enum made_packing {
	PACK_NONE,
	PACK_ZLIB,   /* SHF_COMPRESSED */
	PACK_ZSTD,   /* SHF_COMPRESSED */
	PACK_ZDEBUG, /* "ZLIB", a big-endian size, and the data: for sections called .zdebug_x */
};

struct made_section {
	const char *name; /* borrowed until elf_maker_end */
	uint32_t type, link, info;
	uint64_t flags, vaddr, align, entry_size;
	uint64_t offset, size; /* filled in by elf_maker_section; size may be given for SHT_NOBITS */
};

struct made_segment {
	uint32_t type, flags;
	uint64_t offset, vaddr, file_size, memory_size, align;
};

#define MADE_SEGMENTS_MAX 16 /* room for so many is kept behind the ELF header */

struct elf_maker {
	struct put p;
	bool is64;
	uint16_t machine, type;  /* type: 3 (ET_DYN) unless changed */
	uint32_t flags;
	uint64_t base;           /* allocated sections without a vaddr get base + offset */
	bool extended;           /* counts and the index of the names stand in section header 0 */
	bool no_sections;        /* no section headers */
	struct VEC(struct made_section) sections;
	struct made_segment segments[MADE_SEGMENTS_MAX];
	unsigned segment_count;
	uint64_t claimed_size;   /* the size that the next packed section claims; 0: the right one */
	unsigned names;          /* index of the section of names, and where its headers are: after elf_maker_end */
	uint64_t section_headers;
};

struct elf_maker elf_maker_make(bool is64, bool big_endian, uint16_t machine);

/* Appends a section with n bytes of data, and gives its index. Its offset in the file is a multiple of its align. */
unsigned elf_maker_section(struct elf_maker *m, struct made_section section, const void *data, size_t n);
unsigned elf_maker_section_put(struct elf_maker *m, struct made_section section, const struct put *data);
unsigned elf_maker_section_packed(struct elf_maker *m, struct made_section section, enum made_packing packing,
                            const void *data, size_t n);

void elf_maker_segment(struct elf_maker *m, struct made_segment segment);

/* A PT_LOAD of everything so far from the offset on, at base + offset; a segment that is a section (notes, dynamic). */
void elf_maker_segment_so_far(struct elf_maker *m, uint32_t flags, uint64_t offset);
void elf_maker_segment_of(struct elf_maker *m, uint32_t type, unsigned section);

void elf_maker_end(struct elf_maker *m);
void elf_maker_release(struct elf_maker *m);

/* An address, offset or size: 4 or 8 bytes. */
void made_put_word(const struct elf_maker *m, struct put *p, uint64_t value);

/* Tables of symbols, to become two sections. The first symbol and the first string are there. */
struct made_symbols {
	struct put entries, strings;
	const struct elf_maker *maker;
	unsigned count;
};

struct made_symbols made_symbols_make(const struct elf_maker *m);
unsigned made_symbol(struct made_symbols *s, const char *name, unsigned type, unsigned binding, unsigned section,
                     uint64_t value, uint64_t size);
/* Appends the tables as .symtab and .strtab (type 2), or .dynsym and .dynstr (type 11), and releases them. */
unsigned made_symbols_end(struct made_symbols *s, struct elf_maker *m, uint32_t type);

/* .dynamic, with a DT_NULL at its end, and its PT_DYNAMIC. */
struct made_dynamic {
	uint64_t tag, value;
};
unsigned elf_maker_dynamic(struct elf_maker *m, const struct made_dynamic *entries, size_t n);

/* A note; padded to align (4 or 8) bytes. */
void made_put_note(struct put *p, const char *owner, uint32_t type, const void *data, size_t n, unsigned align);

#endif
