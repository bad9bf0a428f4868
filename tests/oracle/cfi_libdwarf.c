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
#include "postfix/evaluate.h"
#include "symfile/stack_rules.h"
#include "tests/oracle/frame_machine.h"

#include <fcntl.h>
#include <gelf.h>
#include <inttypes.h>
#include <libdwarf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TRIALS 3
#define PLACES_MAX 100000
#define SHOWN_MAX 20

/* A rule of a record: a name of `names` and the program for it. */
struct rule {
	uint32_t name;
	struct postfix_program program;
};
struct rules {
	bool compiled, broken;
	struct VEC(struct rule) list;
};

struct file {
	const char *path;
	Elf *elf;
	Dwarf_Debug dbg;
	struct cfi_input input;
	struct cfi_section sections[2];
	struct range_list code;
	struct module module;
	struct diag d;

	struct intern names; /* the architecture's registers first, by DWARF number, then .cfa, .ra */
	uint32_t cfa_name, ra_name;
	struct rules *rules; /* by number in module.rules */

	struct machine_frame frames[TRIALS];
	struct range_list judged;          /* by FDEs of .debug_frame, which wins */
	uint64_t places[PLACES_MAX];
	uint64_t rows, right, gaps, wrong, not_judged;
	uint64_t bytes_right, bytes_gap, bytes_wrong;
};

static uint64_t mix(uint64_t x)
{
	x += 0x9e3779b97f4a7c15u;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

static uint64_t load_hash(uint64_t addr, unsigned address_size, uint64_t seed)
{
	uint64_t mask = address_size == 8 ? UINT64_MAX : UINT32_MAX;
	return mix(mix(addr & mask) ^ seed) & mask;
}

static bool load_world(void *memory, uint64_t addr, unsigned size, uint64_t *ret)
{
	*ret = load_hash(addr, size, *(const uint64_t *)memory);
	return true;
}

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

/* Every record behind the one before, every row inside its record: what module_finish would assert. */
static bool records_ordered(const struct module *m)
{
	uint64_t end = 0;
	for (size_t i = 0; i < m->cfi.n; i++) {
		const struct sym_cfi *cfi = &m->cfi.at[i];
		uint64_t at = cfi->rel;
		if (!cfi->size || (i && cfi->rel < end))
			return false;
		end = cfi->rel + cfi->size;
		for (uint32_t k = 0; k < cfi->count; k++) {
			if (m->cfi_rows.at[cfi->first + k].rel <= at)
				return false;
			at = m->cfi_rows.at[cfi->first + k].rel;
		}
		if (at >= end)
			return false;
	}
	return true;
}

static const struct rules *compile(struct file *f, uint32_t number)
{
	struct rules *rules = &f->rules[number];
	struct stack_rule rule;
	if (rules->compiled)
		return rules;
	rules->compiled = true;
	const char *at = intern_get(&f->module.rules, number), *end = at + strlen(at);
	while (stack_rule_next(&at, end, &rule)) {
		struct rule *r = vec_push(&rules->list);
		*r = (struct rule){.name = intern_copy(&f->names, rule.name, rule.name_length)};
		postfix_compile(rule.expression, rule.expression_length, f->input.address_size, &f->names, &r->program);
	}
	rules->broken = at != end;
	return rules;
}

#define NAMES_MAX (MACHINE_REGISTERS + 2)

/* The programs in force at rel, by name; false where there is no record. */
static bool rules_at(struct file *f, uint64_t rel, const struct postfix_program *ret[NAMES_MAX])
{
	const struct module *m = &f->module;
	size_t lo = 0, hi = m->cfi.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (m->cfi.at[mid].rel <= rel)
			lo = mid + 1;
		else
			hi = mid;
	}
	if (!lo || rel - m->cfi.at[lo - 1].rel >= m->cfi.at[lo - 1].size)
		return false;
	const struct sym_cfi *cfi = &m->cfi.at[lo - 1];
	memset(ret, 0, NAMES_MAX * sizeof *ret);
	for (uint32_t i = 0; i <= cfi->count; i++) {
		if (i && m->cfi_rows.at[cfi->first + i - 1].rel > rel)
			break;
		const struct rules *rules = compile(f, i ? m->cfi_rows.at[cfi->first + i - 1].rules : cfi->rules);
		for (size_t k = 0; k < rules->list.n; k++)
			if (rules->list.at[k].name < NAMES_MAX)
				ret[rules->list.at[k].name] = &rules->list.at[k].program;
	}
	return true;
}

/* What is wrong with the record at pc, in the place of trial's registers; "" where nothing is. */
static const char *judge(struct file *f, const struct machine_fde *fde, uint64_t pc, unsigned trial,
                         const struct machine_caller *truth)
{
	static char text[200];
	const struct machine_frame *frame = &f->frames[trial];
	const struct postfix_program *programs[NAMES_MAX];
	struct postfix_slot slots[NAMES_MAX] = {0};
	uint64_t seed = frame->seed, value, ra_truth;
	struct postfix_world world = {
		.width = f->input.address_size, .slots = slots, .slot_count = NAMES_MAX, .load = load_world, .memory = &seed
	};
	const struct arch *arch = f->input.arch;

	if (!rules_at(f, pc - f->input.load_base, programs))
		return NULL;
	for (unsigned i = 0; i < arch->register_count; i++)
		slots[i] = (struct postfix_slot){.value = frame->registers[i], .known = true};
	if (!programs[f->cfa_name] || postfix_value(programs[f->cfa_name], &world, &value) || value != truth->cfa)
		return "the CFA differs";
	slots[f->cfa_name] = (struct postfix_slot){.value = value, .known = true};
	if (!programs[f->ra_name] || postfix_value(programs[f->ra_name], &world, &value))
		return "no return address";
	ra_truth = truth->state[fde->ra] == MACHINE_KNOWN       ? truth->registers[fde->ra]
	           : truth->state[fde->ra] == MACHINE_UNDEFINED ? 1
	                                                        : frame->registers[fde->ra];
	if (value != ra_truth)
		return "the return address differs";
	for (unsigned i = 0; i < arch->register_count; i++) {
		if (!arch->registers[i] || i == fde->ra)
			continue;
		uint64_t old = i == arch->sp ? truth->cfa : frame->registers[i];
		bool known = truth->state[i] == MACHINE_KNOWN;
		bool kept = i == arch->sp || arch_callee_saved(arch, i);
		enum postfix_error error = POSTFIX_OK;
		bool said = programs[i] != NULL;
		if (said)
			error = postfix_value(programs[i], &world, &value);
		bool ok = true;
		if (known)
			ok = said ? !error && value == truth->registers[i] : kept && truth->registers[i] == old;
		else if (truth->state[i] == MACHINE_UNDEFINED && kept)
			ok = said && error == POSTFIX_UNKNOWN;
		else if (said)
			ok = !error && value == old;
		if (!ok) {
			snprintf(text, sizeof text, "register %s differs", arch->registers[i]);
			return text;
		}
	}
	return "";
}

/* Judges the row [lo, hi) of an FDE at its first and last address, and, where a PLT may be, all along. */
static void judge_row(struct file *f, const struct machine_fde *fde, uint64_t lo, uint64_t hi)
{
	f->rows++;
	uint64_t step = fde->hi - fde->lo < 0x1000 && hi - lo < 0x100 ? 1 : hi - lo > 1 ? hi - lo - 1 : 1;
	bool gap = false;
	for (uint64_t pc = lo; pc < hi; pc += step) {
		for (unsigned trial = 0; trial < TRIALS; trial++) {
			struct machine_caller truth;
			struct machine_frame *frame = &f->frames[trial];
			if (f->input.arch->pc >= 0)
				frame->registers[f->input.arch->pc] = pc; /* the load address is a multiple of pages: say 0 */
			const char *error = machine_unwind(fde, frame, pc, &truth);
			if (error) {
				if (!f->not_judged++)
					fprintf(stderr, "%s: 0x%" PRIx64 ": not judged: %s\n", f->path, pc, error);
				return;
			}
			const char *wrong = judge(f, fde, pc, trial, &truth);
			if (!wrong) {
				gap = true;
				break;
			}
			if (*wrong) {
				if (f->wrong++ < SHOWN_MAX)
					fprintf(stderr, "%s: 0x%" PRIx64 ": %s\n", f->path, pc, wrong);
				f->bytes_wrong += hi - lo;
				return;
			}
		}
	}
	if (gap) {
		f->gaps++;
		f->bytes_gap += hi - lo;
	} else {
		f->right++;
		f->bytes_right += hi - lo;
	}
}

static void judge_part(struct file *f, const struct machine_fde *fde, size_t count, struct range part)
{
	for (size_t i = 0; i < count; i++) {
		uint64_t lo = f->places[i], hi = i + 1 < count ? f->places[i + 1] : fde->hi;
		lo = lo > part.lo ? lo : part.lo;
		hi = hi < part.hi ? hi : part.hi;
		if (lo < hi)
			judge_row(f, fde, lo, hi);
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
		f->not_judged++;
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
		f->not_judged++;
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

static void prepare(struct file *f)
{
	const struct arch *arch = f->input.arch;
	char unnamed[20];
	for (unsigned i = 0; i < MACHINE_REGISTERS; i++) {
		const char *name = arch_register(arch, i);
		snprintf(unnamed, sizeof unnamed, "?%u", i);
		/* Names that stand for two registers (ARM's f0) are the first one's. */
		if (!name || arch_register_number(arch, name) != (int)i)
			name = unnamed;
		intern_copy(&f->names, name, strlen(name));
	}
	f->cfa_name = intern_copy(&f->names, ".cfa", 4);
	f->ra_name = intern_copy(&f->names, ".ra", 3);
	for (unsigned trial = 0; trial < TRIALS; trial++) {
		f->frames[trial] = (struct machine_frame){.load = load_hash, .seed = mix(trial)};
		for (unsigned i = 0; i < MACHINE_REGISTERS; i++)
			f->frames[trial].registers[i] =
				mix(trial * 1000 + i) & (f->input.address_size == 8 ? UINT64_MAX : UINT32_MAX);
	}
	f->rules = mem_zero((f->module.rules.texts.n + 1) * sizeof *f->rules);
}

static bool judge_file(struct file *f, int fd)
{
	Dwarf_Error error = NULL;
	prepare(f);
#ifdef HAVE_DWARF_INIT_B
	int result = dwarf_init_b(fd, DW_GROUPNUMBER_ANY, NULL, NULL, &f->dbg, &error);
#else
	int result = dwarf_init(fd, DW_DLC_READ, NULL, NULL, &f->dbg, &error);
#endif
	if (result == DW_DLV_OK) {
		judge_section(f, false);
		judge_section(f, true);
	}
	uint64_t invented = result == DW_DLV_OK ? bytes_invented(f) : 0;
	printf("%s: %" PRIu64 " rows: %" PRIu64 " right, %" PRIu64 " gaps, %" PRIu64 " wrong, %" PRIu64 " not judged; bytes %" PRIu64
	       " right, %" PRIu64 " gaps, %" PRIu64 " wrong, %" PRIu64 " invented; %zu records, %zu rows, %zu texts\n",
	       f->path, f->rows, f->right, f->gaps, f->wrong, f->not_judged, f->bytes_right, f->bytes_gap, f->bytes_wrong,
	       invented, f->module.cfi.n, f->module.cfi_rows.n, f->module.rules.texts.n);
	return result == DW_DLV_OK && f->rows && f->right == f->rows && !f->not_judged && !invented;
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
	if (!records_ordered(&f->module))
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
