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
#include "tests/oracle/cfi_judge.h"

#include <fcntl.h>
#include <gelf.h>
#include <inttypes.h>
#include <libdwarf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PLACES_MAX 100000
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

	struct judge judge;
	struct range_list judged; /* by FDEs of .debug_frame, which wins */
	uint64_t places[PLACES_MAX];
	uint64_t rows[4], bytes[4]; /* by verdict */
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

/* The worst of what is said all along a row. */
static enum verdict judge_row(struct file *f, const struct machine_fde *fde, uint64_t lo, uint64_t hi)
{
	bool everywhere = fde->hi - fde->lo < 0x1000 && hi - lo < 0x100; /* a PLT may be there */
	uint64_t step = everywhere || hi - lo == 1 ? 1 : hi - lo - 1;
	enum verdict worst = VERDICT_RIGHT;
	for (uint64_t pc = lo; pc < hi; pc += step) {
		enum verdict verdict = judge_at(&f->judge, fde, pc);
		if (verdict <= worst)
			continue;
		worst = verdict;
		if (f->rows[worst] < SHOWN_MAX)
			fprintf(stderr, "%s: 0x%" PRIx64 ": %s\n", f->path, pc, *f->judge.why ? f->judge.why : "no record");
	}
	return worst;
}

static void judge_part(struct file *f, const struct machine_fde *fde, size_t count, struct range part)
{
	for (size_t i = 0; i < count; i++) {
		uint64_t lo = f->places[i], hi = i + 1 < count ? f->places[i + 1] : fde->hi;
		lo = lo > part.lo ? lo : part.lo;
		hi = hi < part.hi ? hi : part.hi;
		if (lo >= hi)
			continue;
		enum verdict verdict = judge_row(f, fde, lo, hi);
		f->rows[verdict]++;
		f->bytes[verdict] += hi - lo;
	}
}

static void judge_fde(struct file *f, Dwarf_Cie *cies, Dwarf_Fde fde)
{
	Dwarf_Addr lo;
	Dwarf_Unsigned size, bytes, cie_bytes, code_align, initial_size, code_size;
	Dwarf_Ptr raw, initial, code;
	Dwarf_Off cie_offset, fde_offset;
	Dwarf_Signed cie_index, data_align;
	Dwarf_Small version;
	Dwarf_Half ra, offset_size;
	Dwarf_Error error;
	char *augmentation;
	if (dwarf_get_fde_range(fde, &lo, &size, &raw, &bytes, &cie_offset, &cie_index, &fde_offset, &error) ||
	    dwarf_get_cie_info_b(cies[cie_index], &cie_bytes, &version, &augmentation, &code_align, &data_align, &ra,
	                         &initial, &initial_size, &offset_size, &error) ||
	    dwarf_get_fde_instr_bytes(fde, &code, &code_size, &error)) {
		f->rows[VERDICT_NONE]++;
		return;
	}
	struct machine_fde m = {
		.lo = lo,
		.hi = lo + size,
		.cie_code = initial,
		.cie_size = initial_size,
		.fde_code = code,
		.fde_size = code_size,
		.code_align = code_align,
		.data_align = data_align,
		.ra = ra,
		.address_size = f->input.address_size,
		.big_endian = f->input.big_endian,
	};
	if (!size || ra >= MACHINE_REGISTERS)
		return;
	size_t count = machine_places(&m, f->places, PLACES_MAX);
	struct range_list inside = {0}, parts = {0};
	range_list_inside(&f->code, (struct range){m.lo, m.hi}, &inside);
	for (size_t i = 0; i < inside.n; i++)
		range_list_outside(&f->judged, inside.at[i], &parts);
	for (size_t i = 0; i < parts.n; i++)
		judge_part(f, &m, count, parts.at[i]);
	vec_release(&inside);
	vec_release(&parts);
}

static void judge_section(struct file *f, bool is_eh)
{
	Dwarf_Cie *cies;
	Dwarf_Fde *fdes;
	Dwarf_Signed cie_count, fde_count;
	Dwarf_Error error = NULL;
	int result = is_eh ? dwarf_get_fde_list_eh(f->dbg, &cies, &cie_count, &fdes, &fde_count, &error)
	                   : dwarf_get_fde_list(f->dbg, &cies, &cie_count, &fdes, &fde_count, &error);
	if (result == DW_DLV_ERROR) {
		fprintf(stderr, "%s: libdwarf: %s\n", f->path, dwarf_errmsg(error));
		f->rows[VERDICT_NONE]++;
	}
	if (result != DW_DLV_OK)
		return;
	struct range_list seen = {0};
	for (Dwarf_Signed i = 0; i < fde_count; i++) {
		Dwarf_Addr lo;
		Dwarf_Unsigned size;
		judge_fde(f, cies, fdes[i]);
		if (!dwarf_get_fde_range(fdes[i], &lo, &size, NULL, NULL, NULL, NULL, NULL, &error))
			range_list_add(&seen, lo, lo + size);
	}
	for (size_t i = 0; i < seen.n; i++)
		range_list_add(&f->judged, seen.at[i].lo, seen.at[i].hi);
	range_list_normalize(&f->judged);
	vec_release(&seen);
	dwarf_fde_cie_list_dealloc(f->dbg, cies, cie_count, fdes, fde_count);
}

/* Bytes that a record covers and no FDE does. */
static uint64_t bytes_invented(struct file *f)
{
	uint64_t total = 0;
	for (size_t i = 0; i < f->module.cfi.n; i++) {
		uint64_t lo = f->module.cfi.at[i].rel + f->input.load_base;
		struct range_list outside = {0};
		range_list_outside(&f->judged, (struct range){lo, lo + f->module.cfi.at[i].size}, &outside);
		total += range_list_size(&outside);
		vec_release(&outside);
	}
	return total;
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
	judge_init(&f->judge, &f->input, &f->module);
	judge_section(f, false);
	judge_section(f, true);
	invented = bytes_invented(f);
	for (int i = 0; i < 4; i++)
		rows += f->rows[i];
	printf("%s: %" PRIu64 " rows: %" PRIu64 " right, %" PRIu64 " gaps, %" PRIu64 " wrong, %" PRIu64 " not judged; bytes %" PRIu64
	       " right, %" PRIu64 " gaps, %" PRIu64 " wrong, %" PRIu64 " invented; %zu records, %zu rows, %zu texts\n",
	       f->path, rows, f->rows[VERDICT_RIGHT], f->rows[VERDICT_GAP], f->rows[VERDICT_WRONG], f->rows[VERDICT_NONE],
	       f->bytes[VERDICT_RIGHT], f->bytes[VERDICT_GAP], f->bytes[VERDICT_WRONG], invented, f->module.cfi.n,
	       f->module.cfi_rows.n, f->module.rules.texts.n);
	judge_release(&f->judge);
	return rows && f->rows[VERDICT_RIGHT] == rows && !invented;
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
