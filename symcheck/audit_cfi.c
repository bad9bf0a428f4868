#include "symcheck/audit_cfi.h"

#include <stdlib.h>

void cfi_audit_init(struct cfi_audit *a, struct judge_target target, bool big_endian, const struct range_list *code,
                    const struct module *module)
{
	*a = (struct cfi_audit){.big_endian = big_endian, .code = code};
	judge_init(&a->judge, target, module);
	a->places = mem_alloc(CFI_PLACES_MAX * sizeof *a->places);
}

void cfi_audit_release(struct cfi_audit *a)
{
	judge_release(&a->judge);
	vec_release(&a->judged);
	free(a->places);
}

static void tell(struct cfi_audit *a, enum verdict verdict, uint64_t vaddr, const char *why)
{
	if (a->tell)
		a->tell(a->teller, verdict, vaddr, why);
	a->told[verdict]++;
}

/* The worst of what is said all along a row. */
static enum verdict judge_row(struct cfi_audit *a, const struct machine_fde *fde, uint64_t lo, uint64_t hi)
{
	bool everywhere = fde->hi - fde->lo < 0x1000 && hi - lo < 0x100; /* a PLT may be there */
	uint64_t step = everywhere || hi - lo == 1 ? 1 : hi - lo - 1;
	enum verdict worst = VERDICT_RIGHT;
	for (uint64_t pc = lo; pc < hi; pc += step) {
		enum verdict verdict = judge_at(&a->judge, fde, pc);
		if (verdict <= worst)
			continue;
		worst = verdict;
		tell(a, worst, pc, *a->judge.why ? a->judge.why : "no record");
	}
	return worst;
}

static void judge_part(struct cfi_audit *a, const struct machine_fde *fde, size_t count, struct range part)
{
	for (size_t i = 0; i < count; i++) {
		uint64_t lo = a->places[i], hi = i + 1 < count ? a->places[i + 1] : fde->hi;
		lo = lo > part.lo ? lo : part.lo;
		hi = hi < part.hi ? hi : part.hi;
		if (lo >= hi)
			continue;
		enum verdict verdict = judge_row(a, fde, lo, hi);
		a->rows[verdict]++;
		a->bytes[verdict] += hi - lo;
	}
}

static void judge_fde(struct cfi_audit *a, Dwarf_Cie *cies, Dwarf_Fde fde)
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
		a->rows[VERDICT_NONE]++;
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
		.address_size = a->judge.target.address_size,
		.big_endian = a->big_endian,
	};
	if (!size || ra >= MACHINE_REGISTERS)
		return;
	size_t count = machine_places(&m, a->places, CFI_PLACES_MAX);
	struct range_list inside = {0}, parts = {0};
	range_list_inside(a->code, (struct range){m.lo, m.hi}, &inside);
	for (size_t i = 0; i < inside.n; i++)
		range_list_outside(&a->judged, inside.at[i], &parts);
	for (size_t i = 0; i < parts.n; i++)
		judge_part(a, &m, count, parts.at[i]);
	vec_release(&inside);
	vec_release(&parts);
}

void cfi_audit_section(struct cfi_audit *a, Dwarf_Debug dbg, bool is_eh)
{
	Dwarf_Cie *cies;
	Dwarf_Fde *fdes;
	Dwarf_Signed cie_count, fde_count;
	Dwarf_Error error = NULL;
	int result = is_eh ? dwarf_get_fde_list_eh(dbg, &cies, &cie_count, &fdes, &fde_count, &error)
	                   : dwarf_get_fde_list(dbg, &cies, &cie_count, &fdes, &fde_count, &error);
	if (result == DW_DLV_ERROR) {
		tell(a, VERDICT_NONE, 0, dwarf_errmsg(error));
		a->rows[VERDICT_NONE]++;
	}
	if (result != DW_DLV_OK)
		return;
	struct range_list seen = {0};
	for (Dwarf_Signed i = 0; i < fde_count; i++) {
		Dwarf_Addr lo;
		Dwarf_Unsigned size;
		judge_fde(a, cies, fdes[i]);
		if (!dwarf_get_fde_range(fdes[i], &lo, &size, NULL, NULL, NULL, NULL, NULL, &error))
			range_list_add(&seen, lo, lo + size);
	}
	for (size_t i = 0; i < seen.n; i++)
		range_list_add(&a->judged, seen.at[i].lo, seen.at[i].hi);
	range_list_normalize(&a->judged);
	vec_release(&seen);
	dwarf_fde_cie_list_dealloc(dbg, cies, cie_count, fdes, fde_count);
}

uint64_t cfi_audit_invented(const struct cfi_audit *a)
{
	uint64_t total = 0;
	for (size_t i = 0; i < a->judge.module->cfi.n; i++) {
		uint64_t lo = a->judge.module->cfi.at[i].rel + a->judge.target.load_base;
		struct range_list outside = {0};
		range_list_outside(&a->judged, (struct range){lo, lo + a->judge.module->cfi.at[i].size}, &outside);
		total += range_list_size(&outside);
		vec_release(&outside);
	}
	return total;
}
