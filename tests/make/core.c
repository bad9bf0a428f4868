#include "tests/make/core.h"

#include <string.h>

#define CORE 4 /* ET_CORE */

static unsigned word_size(const struct core_maker *m)
{
	return m->elf.is64 ? 8 : 4;
}

static void word(const struct core_maker *m, struct put *p, uint64_t value)
{
	put_uint(p, value, word_size(m));
}

static void zeros(struct put *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		put_uint(p, 0, 1);
}

/* As a compiler would align the next member. */
static void align(struct put *p, size_t to)
{
	while (p->out.n % to)
		put_uint(p, 0, 1);
}

struct core_maker core_maker_make(uint16_t machine)
{
	struct core_maker m = {.elf = elf_maker_make(machine != 3, false, machine)};
	m.elf.type = CORE;
	m.elf.no_sections = true;
	return m;
}

void core_maker_note(struct core_maker *m, const char *owner, uint32_t type, const struct put *description)
{
	made_put_note(&m->notes, owner, type, description->out.at, description->out.n, 4);
}

static void end_note(struct core_maker *m, uint32_t type, struct put *description)
{
	core_maker_note(m, "CORE", type, description);
	put_release(description);
}

void core_maker_prstatus(struct core_maker *m, uint32_t pid, unsigned signal, const uint64_t *registers, unsigned n)
{
	unsigned count = m->elf.machine == 3 ? 17 : m->elf.machine == 62 ? 27 : 34;
	struct put p = {0};
	put_uint(&p, signal, 4); /* pr_info: signo, code, errno */
	put_uint(&p, 0x0c0de, 4);
	put_uint(&p, 0x0e440, 4);
	put_uint(&p, signal, 2); /* pr_cursig */
	align(&p, word_size(m));
	word(m, &p, 0x51674e4d); /* pr_sigpend, pr_sighold */
	word(m, &p, 0x51674e4e);
	put_uint(&p, pid, 4); /* pr_pid, pr_ppid, pr_pgrp, pr_sid */
	put_uint(&p, 0x99, 4);
	put_uint(&p, 0x98, 4);
	put_uint(&p, 0x97, 4);
	for (int i = 0; i < 8; i++) /* pr_utime, pr_stime, pr_cutime, pr_cstime */
		word(m, &p, 0x7100 + (unsigned)i);
	for (unsigned i = 0; i < count; i++)
		word(m, &p, i < n ? registers[i] : 0);
	put_uint(&p, 1, 4); /* pr_fpvalid */
	align(&p, word_size(m));
	end_note(m, 1, &p);
}

void core_maker_prpsinfo(struct core_maker *m, uint32_t pid, const char *name)
{
	unsigned id = m->elf.machine == 3 ? 2 : 4;
	char field[96] = {0};
	struct put p = {0};
	put_bytes(&p, "\0R\0\0", 4); /* pr_state, pr_sname, pr_zomb, pr_nice */
	align(&p, word_size(m));
	word(m, &p, 0x400600); /* pr_flag */
	put_uint(&p, 1000, id); /* pr_uid, pr_gid */
	put_uint(&p, 1001, id);
	put_uint(&p, pid, 4); /* pr_pid, pr_ppid, pr_pgrp, pr_sid */
	put_uint(&p, 0x99, 4);
	put_uint(&p, 0x98, 4);
	put_uint(&p, 0x97, 4);
	memcpy(field, name, strlen(name)); /* pr_fname, pr_psargs */
	put_bytes(&p, field, sizeof field);
	end_note(m, 3, &p);
}

void core_maker_siginfo(struct core_maker *m, uint32_t signal, uint32_t code, uint64_t address)
{
	struct put p = {0};
	put_uint(&p, signal, 4);
	put_uint(&p, 0, 4); /* si_errno */
	put_uint(&p, code, 4);
	align(&p, word_size(m));
	word(m, &p, address);
	zeros(&p, 128 - p.out.n);
	end_note(m, 0x53494749, &p);
}

void core_maker_auxv(struct core_maker *m, const struct made_auxv *entries, size_t n)
{
	struct put p = {0};
	for (size_t i = 0; i < n; i++) {
		word(m, &p, entries[i].type);
		word(m, &p, entries[i].value);
	}
	word(m, &p, 0);
	word(m, &p, 0);
	end_note(m, 6, &p);
}

void core_maker_files(struct core_maker *m, uint64_t unit, const struct made_file *files, size_t n)
{
	struct put p = {0};
	word(m, &p, n);
	word(m, &p, unit);
	for (size_t i = 0; i < n; i++) {
		word(m, &p, files[i].lo);
		word(m, &p, files[i].hi);
		word(m, &p, files[i].offset);
	}
	for (size_t i = 0; i < n; i++)
		put_text(&p, files[i].path);
	end_note(m, 0x46494c45, &p);
}

void core_maker_load(struct core_maker *m, uint64_t vaddr, uint32_t flags, uint64_t memory_size, const void *data, size_t n)
{
	elf_maker_segment(&m->elf, (struct made_segment){
		.type = 1, .flags = flags, .offset = m->elf.p.out.n, .vaddr = vaddr, .file_size = n,
		.memory_size = memory_size, .align = 4096,
	});
	put_bytes(&m->elf.p, data, n);
}

void core_maker_end(struct core_maker *m)
{
	align(&m->elf.p, 4);
	elf_maker_segment(&m->elf, (struct made_segment){
		.type = 4, .offset = m->elf.p.out.n, .file_size = m->notes.out.n, .align = 4,
	});
	put_bytes(&m->elf.p, m->notes.out.at, m->notes.out.n);
	elf_maker_end(&m->elf);
	put_release(&m->notes);
}

void core_maker_release(struct core_maker *m)
{
	elf_maker_release(&m->elf);
	put_release(&m->notes);
}
