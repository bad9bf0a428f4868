/*
 * ELF cores as Linux's kernel writes them, byte by byte: core_maker_make, notes and memory in any order, core_maker_end; then
 * m.elf.p.out is the file. Little-endian.
 */
#ifndef TESTS_MAKE_CORE_H
#define TESTS_MAKE_CORE_H

#include "tests/make/elf.h"

struct core_maker {
	struct elf_maker elf;
	struct put notes;
};

struct made_file {
	uint64_t lo, hi, offset; /* offset in units */
	const char *path;
};

struct made_auxv {
	uint64_t type, value;
};

/* For EM_386 (3), EM_X86_64 (62), EM_AARCH64 (183). */
struct core_maker core_maker_make(uint16_t machine);

/* n registers in the kernel's order, then zeros up to as many as the machine has. */
void core_maker_prstatus(struct core_maker *m, uint32_t pid, unsigned signal, const uint64_t *registers, unsigned n);
void core_maker_prpsinfo(struct core_maker *m, uint32_t pid, const char *name);
void core_maker_siginfo(struct core_maker *m, uint32_t signal, uint32_t code, uint64_t address);
void core_maker_auxv(struct core_maker *m, const struct made_auxv *entries, size_t n);
void core_maker_files(struct core_maker *m, uint64_t unit, const struct made_file *files, size_t n);
void core_maker_note(struct core_maker *m, const char *owner, uint32_t type, const struct put *description);

/* A PT_LOAD of memory_size bytes at vaddr, of which the core holds n. */
void core_maker_load(struct core_maker *m, uint64_t vaddr, uint32_t flags, uint64_t memory_size, const void *data, size_t n);

void core_maker_end(struct core_maker *m);
void core_maker_release(struct core_maker *m);

#endif
