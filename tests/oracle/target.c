#include "tests/oracle/target.h"

#include "symcheck/names.h"

#include <fcntl.h>
#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void __attribute__((noreturn)) die(const char *path)
{
	fprintf(stderr, "%s: %s\n", path, elf_errmsg(-1));
	exit(2);
}

static void segments_read(Elf *elf, struct target *ret)
{
	size_t n = 0;
	elf_getphdrnum(elf, &n);
	for (size_t i = 0; i < n; i++) {
		GElf_Phdr segment;
		if (gelf_getphdr(elf, (int)i, &segment) && segment.p_type == PT_LOAD) {
			ret->load_base = segment.p_vaddr;
			return;
		}
	}
}

static void symbols_read(Elf *elf, Elf_Scn *section, const GElf_Shdr *header, struct target *ret)
{
	Elf_Data *data = elf_getdata(section, NULL);
	GElf_Sym symbol;
	for (int i = 0; data && gelf_getsym(data, i, &symbol); i++) {
		const char *name = elf_strptr(elf, header->sh_link, symbol.st_name);
		int type = GELF_ST_TYPE(symbol.st_info);
		if (!name || !*name || symbol.st_shndx == SHN_UNDEF || (type != STT_FUNC && type != STT_GNU_IFUNC))
			continue;
		*vec_push(&ret->symbols) = (struct target_symbol){symbol.st_value, symbol.st_size, mem_string(name)};
	}
}

static void sections_read(Elf *elf, struct target *ret)
{
	size_t names = 0;
	elf_getshdrstrndx(elf, &names);
	for (Elf_Scn *section = NULL; (section = elf_nextscn(elf, section));) {
		GElf_Shdr header;
		if (!gelf_getshdr(section, &header))
			continue;
		const char *name = elf_strptr(elf, names, header.sh_name);
		if (header.sh_type == SHT_SYMTAB || header.sh_type == SHT_DYNSYM)
			symbols_read(elf, section, &header, ret);
		if ((header.sh_flags & SHF_EXECINSTR) && (header.sh_flags & SHF_ALLOC) && name && strncmp(name, ".plt", 4))
			range_list_add(&ret->code, header.sh_addr, header.sh_addr + header.sh_size);
	}
	range_list_normalize(&ret->code);
}

static int symbol_compare(const void *a, const void *b)
{
	const struct target_symbol *x = a, *y = b;
	return (x->vaddr > y->vaddr) - (x->vaddr < y->vaddr);
}

void target_read(const char *path, struct target *ret)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	*ret = (struct target){0};
	elf_version(EV_CURRENT);
	Elf *elf = fd < 0 ? NULL : elf_begin(fd, ELF_C_READ_MMAP, NULL);
	if (!elf || elf_kind(elf) != ELF_K_ELF)
		die(path);
	segments_read(elf, ret);
	sections_read(elf, ret);
	elf_end(elf);
	close(fd);
	if (!ret->code.n) {
		fprintf(stderr, "%s: no executable section\n", path);
		exit(2);
	}
	if (ret->symbols.n)
		qsort(ret->symbols.at, ret->symbols.n, sizeof *ret->symbols.at, symbol_compare);
}

void target_release(struct target *target)
{
	for (size_t i = 0; i < target->symbols.n; i++)
		free(target->symbols.at[i].name);
	vec_release(&target->symbols);
	vec_release(&target->code);
}

uint64_t target_pick(const struct target *target, uint64_t random)
{
	uint64_t at = random % range_list_size(&target->code);
	size_t i = 0;
	while (at >= target->code.at[i].hi - target->code.at[i].lo) {
		at -= target->code.at[i].hi - target->code.at[i].lo;
		i++;
	}
	return target->code.at[i].lo + at;
}

bool target_calls(const struct target *target, uint64_t vaddr, const char *name)
{
	for (size_t i = 0; i < target->symbols.n && target->symbols.at[i].vaddr <= vaddr; i++) {
		const struct target_symbol *symbol = &target->symbols.at[i];
		if (vaddr - symbol->vaddr < symbol->size && names_match(symbol->name, name))
			return true;
	}
	return false;
}
