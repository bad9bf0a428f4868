/*
 * cfi_libdwarf [--print | --truth COPY] FILE...: holds the STACK CFI records made of ELF files to what their frame sections say.
 *
 * libdwarf finds the FDEs; frame_machine.h computes the caller's registers at the first and last address of each of their
 * rows; the records are looked up there and evaluated by postfix. Registers are random numbers and memory is a hash of the
 * address, so two expressions agree only where they mean the same. --print prints the records instead. --truth gives
 * libdwarf another file to read, for what it refuses: a copy whose augmentations it knows.
 *
 * Exit status 0: every row of every FDE was judged and agrees, and no record covers what no FDE does; 1 otherwise.
 */
#include "dump_syms/cfi/cfi.h"
#include "symcheck/audit_cfi.h"

#include <fcntl.h>
#include <gelf.h>
#include <inttypes.h>
#include <libdwarf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SHOWN_MAX 20

struct file {
	const char *path;
	Elf *elf;
	Dwarf_Debug dbg;
	struct cfi_input input;
	struct cfi_section sections[2];
	struct range_list code;
	struct module module;
	struct diag d;

	struct cfi_audit audit;
};

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
	}
	return "sparc";
}

/* Sections, code and bases of the ELF file, by libelf. */
static bool read_elf(struct file *f)
{
	GElf_Ehdr ehdr;
	GElf_Phdr phdr;
	GElf_Shdr shdr;
	size_t names, count;
	if (!gelf_getehdr(f->elf, &ehdr) || elf_getshdrstrndx(f->elf, &names) || elf_getphdrnum(f->elf, &count))
		return false;
	struct cfi_input *in = &f->input;
	in->big_endian = ehdr.e_ident[EI_DATA] == ELFDATA2MSB;
	in->address_size = ehdr.e_ident[EI_CLASS] == ELFCLASS64 ? 8 : 4;
	in->arch = arch_find(arch_name(ehdr.e_machine));
	in->sections = f->sections;
	in->code = &f->code;
	for (size_t i = 0; i < count; i++)
		if (gelf_getphdr(f->elf, (int)i, &phdr) && phdr.p_type == PT_LOAD) {
			in->load_base = phdr.p_vaddr;
			break;
		}
	for (Elf_Scn *scn = NULL; (scn = elf_nextscn(f->elf, scn));) {
		if (!gelf_getshdr(scn, &shdr))
			continue;
		const char *name = elf_strptr(f->elf, names, shdr.sh_name);
		if ((shdr.sh_flags & SHF_EXECINSTR) && (shdr.sh_flags & SHF_ALLOC))
			range_list_add(&f->code, shdr.sh_addr, shdr.sh_addr + shdr.sh_size);
		if (!name || shdr.sh_type == SHT_NOBITS)
			continue;
		if (strcmp(name, ".text") == 0)
			in->text_vaddr = shdr.sh_addr;
		if (strcmp(name, ".got") == 0)
			in->got_vaddr = shdr.sh_addr;
		bool is_eh = strcmp(name, ".eh_frame") == 0;
		if (!is_eh && strcmp(name, ".debug_frame") != 0)
			continue;
		if (shdr.sh_flags & SHF_COMPRESSED)
			elf_compress(scn, 0, 0);
		Elf_Data *data = elf_rawdata(scn, NULL);
		if (!data || in->section_count == 2)
			continue;
		f->sections[in->section_count++] = (struct cfi_section){
			.name = name, .run = {data->d_buf, data->d_size}, .vaddr = shdr.sh_addr, .is_eh = is_eh
		};
	}
	if (in->section_count == 2 && f->sections[0].is_eh) {
		struct cfi_section eh = f->sections[0];
		f->sections[0] = f->sections[1];
		f->sections[1] = eh;
	}
	range_list_normalize(&f->code);
	return in->arch != NULL;
}

static void print_records(const struct module *m)
{
	for (size_t i = 0; i < m->cfi.n; i++) {
		const struct sym_cfi *cfi = &m->cfi.at[i];
		printf("STACK CFI INIT %" PRIx64 " %x %s\n", cfi->rel, cfi->size, intern_get(&m->rules, cfi->rules));
		for (uint32_t k = 0; k < cfi->count; k++) {
			const struct sym_cfi_row *row = &m->cfi_rows.at[cfi->first + k];
			printf("STACK CFI %" PRIx64 " %s\n", row->rel, intern_get(&m->rules, row->rules));
		}
	}
}

static void tell(void *teller, enum verdict verdict, uint64_t vaddr, const char *why)
{
	struct file *f = teller;
	if (f->audit.told[verdict] < SHOWN_MAX)
		fprintf(stderr, "%s: 0x%" PRIx64 ": %s\n", f->path, vaddr, why);
}

static bool judge_file(struct file *f, int fd)
{
	Dwarf_Error error = NULL;
	uint64_t rows = 0, invented;
#ifdef HAVE_DWARF_INIT_B
	int result = dwarf_init_b(fd, DW_GROUPNUMBER_ANY, NULL, NULL, &f->dbg, &error);
#else
	int result = dwarf_init(fd, DW_DLC_READ, NULL, NULL, &f->dbg, &error);
#endif
	if (result != DW_DLV_OK) {
		fprintf(stderr, "%s: libdwarf does not read it\n", f->path);
		return false;
	}
	cfi_audit_init(&f->audit, (struct judge_target){f->input.arch, f->input.address_size, f->input.load_base},
	               f->input.big_endian, &f->code, &f->module);
	f->audit.tell = tell;
	f->audit.teller = f;
	cfi_audit_section(&f->audit, f->dbg, false);
	cfi_audit_section(&f->audit, f->dbg, true);
	const struct cfi_audit *a = &f->audit;
	invented = cfi_audit_invented(a);
	for (int i = 0; i < VERDICTS; i++)
		rows += a->rows[i];
	printf("%s: %" PRIu64 " rows: %" PRIu64 " right, %" PRIu64 " gaps, %" PRIu64 " wrong, %" PRIu64 " not judged; bytes %" PRIu64
	       " right, %" PRIu64 " gaps, %" PRIu64 " wrong, %" PRIu64 " invented; %zu records, %zu rows, %zu texts\n",
	       f->path, rows, a->rows[VERDICT_RIGHT], a->rows[VERDICT_GAP], a->rows[VERDICT_WRONG], a->rows[VERDICT_NONE],
	       a->bytes[VERDICT_RIGHT], a->bytes[VERDICT_GAP], a->bytes[VERDICT_WRONG], invented, f->module.cfi.n,
	       f->module.cfi_rows.n, f->module.rules.texts.n);
	bool right = rows && a->rows[VERDICT_RIGHT] == rows && !invented;
	cfi_audit_release(&f->audit);
	return right;
}

static bool work(const char *path, const char *truth, bool print)
{
	struct file *f = mem_zero(sizeof *f);
	int fd = open(path, O_RDONLY);
	bool ok = false;
	f->path = path;
	f->elf = fd < 0 ? NULL : elf_begin(fd, ELF_C_READ, NULL);
	if (!f->elf || !read_elf(f)) {
		fprintf(stderr, "%s: cannot be read\n", path);
		return false;
	}
	cfi_read(&f->input, &f->d, &f->module);
	diag_print(&f->d, DIAG_NOTE, false, path, stderr);
	if (!judge_order(&f->module))
		fprintf(stderr, "%s: records are out of order\n", path);
	else if (print)
		print_records(&f->module), ok = true;
	else
		ok = judge_file(f, truth ? open(truth, O_RDONLY) : fd);
	return ok; /* the process ends soon; its memory need not be given back piece by piece */
}

int main(int argc, char **argv)
{
	bool print = argc > 1 && strcmp(argv[1], "--print") == 0, ok = true;
	const char *truth = argc > 2 && strcmp(argv[1], "--truth") == 0 ? argv[2] : NULL;
	elf_version(EV_CURRENT);
	for (int i = print ? 2 : truth ? 3 : 1; i < argc; i++)
		ok &= work(argv[i], truth, print);
	return !ok;
}
