#include "symcheck/binary.h"

#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <string.h>
#include <unistd.h>

static const struct diag_kind unreadable = {DIAG_LOSS, "cannot be read"};

static const char *arch_name(unsigned machine)
{
	switch (machine) {
	case EM_386:
		return "x86";
	case EM_X86_64:
		return "x86_64";
	case EM_ARM:
		return "arm";
	case EM_AARCH64:
		return "arm64";
	case EM_MIPS:
		return "mips";
	case EM_RISCV:
		return "riscv";
	default:
		return NULL;
	}
}

static void read_note(struct binary *b, Elf_Data *data)
{
	GElf_Nhdr note;
	size_t name, desc;
	for (size_t at = 0; data && !b->id_size && (at = gelf_getnote(data, at, &note, &name, &desc)) > 0;)
		if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && !memcmp((char *)data->d_buf + name, "GNU", 4) &&
		    note.n_descsz <= sizeof b->id) {
			b->id_size = note.n_descsz;
			memcpy(b->id, (char *)data->d_buf + desc, b->id_size);
		}
}

static void read_section(struct binary *b, Elf_Scn *scn, const GElf_Shdr *shdr)
{
	if ((shdr->sh_flags & SHF_EXECINSTR) && (shdr->sh_flags & SHF_ALLOC))
		range_list_add(&b->code, shdr->sh_addr, shdr->sh_addr + shdr->sh_size);
	if (shdr->sh_type == SHT_NOTE)
		read_note(b, elf_getdata(scn, NULL));
}

static bool read_elf(struct binary *b)
{
	GElf_Ehdr ehdr;
	GElf_Phdr phdr;
	GElf_Shdr shdr;
	size_t count;
	if (!gelf_getehdr(b->elf, &ehdr) || elf_getphdrnum(b->elf, &count))
		return false;
	b->big_endian = ehdr.e_ident[EI_DATA] == ELFDATA2MSB;
	b->address_size = ehdr.e_ident[EI_CLASS] == ELFCLASS64 ? 8 : 4;
	b->arch = arch_name(ehdr.e_machine);
	b->relocatable = ehdr.e_type == ET_REL;
	for (size_t i = 0; i < count; i++)
		if (gelf_getphdr(b->elf, (int)i, &phdr) && phdr.p_type == PT_LOAD) {
			b->load_base = phdr.p_vaddr;
			break;
		}
	for (Elf_Scn *scn = NULL; (scn = elf_nextscn(b->elf, scn));)
		if (gelf_getshdr(scn, &shdr))
			read_section(b, scn, &shdr);
	range_list_normalize(&b->code);
	return true;
}

static void open_dwarf(struct binary *b)
{
	Dwarf_Error error = NULL;
#ifdef HAVE_DWARF_INIT_B
	int result = dwarf_init_b(b->fd, DW_GROUPNUMBER_ANY, NULL, NULL, &b->dbg, &error);
#else
	int result = dwarf_init(b->fd, DW_DLC_READ, NULL, NULL, &b->dbg, &error);
#endif
	if (result != DW_DLV_OK)
		b->dbg = NULL;
}

enum status binary_open(const char *path, struct diag *d, struct binary *ret)
{
	*ret = (struct binary){.path = path};
	elf_version(EV_CURRENT);
	ret->fd = open(path, O_RDONLY | O_CLOEXEC);
	if (ret->fd < 0)
		return diag_sys(d, &unreadable, path);
	ret->elf = elf_begin(ret->fd, ELF_C_READ, NULL);
	if (!ret->elf || elf_kind(ret->elf) != ELF_K_ELF || !read_elf(ret)) {
		diag_report(d, &unreadable, "%s: no ELF file that libelf reads", path);
		binary_close(ret);
		return ST_BAD;
	}
	open_dwarf(ret);
	return ST_OK;
}

void binary_close(struct binary *b)
{
	if (b->dbg)
		dwarf_finish(b->dbg, NULL);
	if (b->elf)
		elf_end(b->elf);
	if (b->fd >= 0)
		close(b->fd);
	vec_release(&b->code);
	*b = (struct binary){.fd = -1};
}

/* On ARM the lowest bit says Thumb. */
static void add_symbol(const struct binary *b, const GElf_Sym *sym, const char *name, struct arena *arena,
                       struct binary_symbols *ret)
{
	int type = GELF_ST_TYPE(sym->st_info);
	uint64_t thumb = b->arch && strcmp(b->arch, "arm") == 0;
	bool function = type == STT_FUNC || type == STT_GNU_IFUNC;
	if ((function || type == STT_NOTYPE) && sym->st_shndx != SHN_UNDEF && name && *name)
		*vec_push(ret) = (struct binary_symbol){sym->st_value & ~thumb, sym->st_size,
		                                        arena_text(arena, name, strlen(name)), function};
}

void binary_symbols(const struct binary *b, struct arena *arena, struct binary_symbols *ret)
{
	GElf_Shdr shdr;
	GElf_Sym sym;
	for (Elf_Scn *scn = NULL; (scn = elf_nextscn(b->elf, scn));) {
		if (!gelf_getshdr(scn, &shdr) || (shdr.sh_type != SHT_SYMTAB && shdr.sh_type != SHT_DYNSYM) || !shdr.sh_entsize)
			continue;
		Elf_Data *data = elf_getdata(scn, NULL);
		for (int i = 1; data && gelf_getsym(data, i, &sym); i++)
			add_symbol(b, &sym, elf_strptr(b->elf, shdr.sh_link, sym.st_name), arena, ret);
	}
}
