/* What the tests of elf/ share: made files opened, and what was reported. */
#ifndef TESTS_UNIT_ELF_FIXTURE_H
#define TESTS_UNIT_ELF_FIXTURE_H

#include "elf/image.h"
#include "elf/kinds.h"
#include "tests/make/elf.h"

#include <check.h>

/* The numbers of the gABI that the tests use. */
enum {
	T_X86 = 3, T_MIPS = 8, T_PPC64 = 21, T_ARM = 40, T_X86_64 = 62, T_ARM64 = 183,
	T_PROGBITS = 1, T_SYMTAB = 2, T_STRTAB = 3, T_RELA = 4, T_DYNAMIC = 6, T_NOTE = 7, T_NOBITS = 8, T_REL = 9,
	T_DYNSYM = 11,
	T_WRITE = 1, T_ALLOC = 2, T_EXEC = 4,
	T_LOAD = 1, T_PT_DYNAMIC = 2, T_PT_NOTE = 4,
	T_X = 1, T_W = 2, T_R = 4,
};

/* Both classes, both byte orders: for loop tests over 4. */
#define ELF_FORMS 4
static inline struct elf_maker form_maker(int form, uint16_t machine)
{
	return elf_maker_make(form & 1, form & 2, machine);
}

static inline struct bytes made_bytes(const struct elf_maker *m)
{
	return (struct bytes){(const uint8_t *)m->p.out.at, m->p.out.n};
}

struct opened {
	struct elf_maker *maker;
	struct diag diag;
	struct elf_image image;
};

/* Ends the file and opens it. */
static inline struct opened open_made(struct elf_maker *m)
{
	struct opened o = {.maker = m};
	elf_maker_end(m);
	ck_assert_int_eq(image_open_memory(made_bytes(m), "made", &o.diag, &o.image), ST_OK);
	return o;
}

static inline void opened_close(struct opened *o)
{
	image_close(&o->image);
	diag_release(&o->diag);
	elf_maker_release(o->maker);
}

/* How often the kind was reported. */
static inline uint64_t reported(const struct diag *d, const struct diag_kind *kind)
{
	for (size_t i = 0; i < d->entries.n; i++)
		if (d->entries.at[i].kind == kind)
			return d->entries.at[i].count;
	return 0;
}

static inline unsigned add_section(struct elf_maker *m, const char *name, uint32_t type, uint64_t flags,
                                   const void *data, size_t n)
{
	return elf_maker_section(m, (struct made_section){.name = name, .type = type, .flags = flags}, data, n);
}

/* A section of code with n bytes. */
static inline unsigned make_code(struct elf_maker *m, const char *name, const void *code, size_t n)
{
	return elf_maker_section(m, (struct made_section){.name = name, .type = T_PROGBITS, .flags = T_ALLOC | T_EXEC,
	                                            .align = 16}, code, n);
}

#endif
