#include "symcheck/audit.h"

#include "symcheck/audit_cfi.h"
#include "symcheck/binary.h"
#include "symcheck/load.h"
#include "symcheck/match.h"
#include "symcheck/truth.h"
#include "symcheck/places.h"
#include "symfile/ids.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define NEAR_MAX 64 /* rows or calls that overlap, of which one may be what the file says */

const char *const coverage_names[COVERAGES] = {"functions", "lines", "inlines", "cfi"};

struct auditor {
	struct audit *ret;
	struct findings *found;
	struct arena arena;
	struct module module;
	struct places places;
	struct binary binary, debug;
	const struct binary *dwarf; /* the one that has the DWARF */
	struct truth truth;
	struct match *match;
	struct binary_symbols symbols; /* by vaddr */
};

#define FOUND(a, code, ...) finding_add((a)->found, code, 0, __VA_ARGS__)

static uint64_t rel_of(const struct auditor *a, uint64_t vaddr)
{
	return vaddr - a->binary.load_base;
}

/* Identity */

static void audit_identity(struct auditor *a)
{
	char id[34];
	id_module((struct bytes){a->binary.id, a->binary.id_size}, id);
	if (a->binary.id_size && strcmp(id, a->module.id) != 0)
		FOUND(a, FIND_OTHER_ID, "%s, and the binary's is %s", a->module.id, id);
	if (!a->binary.id_size)
		FOUND(a, FIND_NO_ID, "%s", a->binary.path);
	if (a->binary.arch && strcmp(a->binary.arch, a->module.arch) != 0)
		FOUND(a, FIND_OTHER_ARCH, "%s, and the binary's is %s", a->module.arch, a->binary.arch);
}

/* Functions: all entries at one address are one function under several names. */

static bool named(struct auditor *a, const char *name, uint32_t plain, uint32_t linkage)
{
	const char *p = truth_text(&a->truth, plain), *l = truth_text(&a->truth, linkage);
	return (!*p && !*l) || strcmp(name, "<name omitted>") == 0 || (*p && match_names(a->match, name, p)) ||
	       (*l && match_names(a->match, name, l));
}

/* The symbol table may know the function by another name. */
static bool is_symbol(struct auditor *a, uint64_t vaddr, const char *name);

static void audit_function(struct auditor *a, const struct truth_func *funcs, size_t n)
{
	uint64_t rel = rel_of(a, funcs->lo);
	const struct sym_func *func = places_func(&a->places, rel);
	const char *name = truth_text(&a->truth, funcs->linkage);
	bool sized = false, good = false;
	name = *name ? name : truth_text(&a->truth, funcs->name);
	a->ret->functions++;
	if (!func)
		return FOUND(a, FIND_NO_FUNC, "%" PRIx64 "+%" PRIx64 " %s", rel, funcs->hi - funcs->lo, name);
	for (size_t i = 0; i < n; i++) {
		sized |= funcs[i].hi - funcs[i].lo == func->size;
		good |= named(a, func->name, funcs[i].name, funcs[i].linkage);
	}
	if (func->rel != rel || !sized)
		FOUND(a, FIND_FUNC_RANGE, "%" PRIx64 "+%" PRIx32 ", not %" PRIx64 "+%" PRIx64 " %s", func->rel, func->size, rel,
		      funcs->hi - funcs->lo, name);
	else if (!good && !is_symbol(a, funcs->lo, func->name))
		FOUND(a, FIND_FUNC_NAME, "%" PRIx64 " %s, not %s", rel, func->name, name);
}

static void audit_functions(struct auditor *a)
{
	for (size_t i = 0, n; i < a->truth.funcs.n; i += n) {
		for (n = 1; i + n < a->truth.funcs.n && a->truth.funcs.at[i + n].lo == a->truth.funcs.at[i].lo;)
			n++;
		audit_function(a, &a->truth.funcs.at[i], n);
	}
}

/* Lines */

static bool same_line(struct auditor *a, const struct truth_row *row, const struct sym_line *line)
{
	if (!row->line || !line)
		return !row->line && !line;
	return row->line == line->line &&
	       (row->file == TRUTH_NO_TEXT ||
	        match_paths(a->match, a->module.files.at[line->file], truth_text(&a->truth, row->file)));
}

/* Units may disagree about an address; then any of them will do. */
static bool other_row(struct auditor *a, size_t i, uint64_t vaddr, const struct sym_line *line)
{
	size_t from = i > NEAR_MAX ? i - NEAR_MAX : 0;
	for (size_t k = from; k < a->truth.rows.n && k < i + NEAR_MAX && a->truth.rows.at[k].lo <= vaddr; k++)
		if (vaddr < a->truth.rows.at[k].hi && same_line(a, &a->truth.rows.at[k], line))
			return true;
	return false;
}

static void audit_row(struct auditor *a, size_t i, uint64_t vaddr)
{
	const struct truth_row *row = &a->truth.rows.at[i];
	uint64_t rel = rel_of(a, vaddr);
	const struct sym_line *line = places_line(&a->places, rel);
	const char *file = truth_text(&a->truth, row->file);
	/* The last row of a function reaches over the padding behind it, which no record can hold. */
	if (!places_func(&a->places, rel) && !range_list_has(&a->truth.covered, vaddr))
		return;
	if (same_line(a, row, line) || other_row(a, i, vaddr, line))
		return;
	if (line && !row->line)
		FOUND(a, FIND_LINE_INVENTED, "%" PRIx64 " line %" PRIu32, rel, line->line);
	else if (line)
		FOUND(a, FIND_LINE_DIFFERS, "%" PRIx64 " %s:%" PRIu32 ", not %s:%" PRIu32, rel, a->module.files.at[line->file],
		      line->line, file, row->line);
	else
		FOUND(a, FIND_NO_LINE, "%" PRIx64 " %s:%" PRIu32, rel, file, row->line);
}

static void audit_lines(struct auditor *a)
{
	for (size_t i = 0; i < a->truth.rows.n; i++) {
		const struct truth_row *row = &a->truth.rows.at[i];
		a->ret->rows++;
		if (!range_list_has(&a->binary.code, row->lo))
			continue;
		audit_row(a, i, row->lo);
		if (row->hi - row->lo > 1 && range_list_has(&a->binary.code, row->hi - 1))
			audit_row(a, i, row->hi - 1);
	}
}

/* Inlined calls */

static bool same_call(struct auditor *a, const struct truth_call *call, const struct sym_inline *said)
{
	return said->call_line == call->line && named(a, a->module.origins.at[said->origin], call->name, call->linkage);
}

static bool other_call(struct auditor *a, size_t i, const struct sym_inline *said)
{
	const struct truth_call *call = &a->truth.calls.at[i];
	size_t from = i > NEAR_MAX ? i - NEAR_MAX : 0;
	for (size_t k = from; k < a->truth.calls.n && k < i + NEAR_MAX && a->truth.calls.at[k].lo <= call->lo; k++) {
		const struct truth_call *other = &a->truth.calls.at[k];
		if (call->lo < other->hi && other->level == call->level && same_call(a, other, said))
			return true;
	}
	return false;
}

static void audit_call(struct auditor *a, size_t i)
{
	const struct truth_call *call = &a->truth.calls.at[i];
	uint64_t rel = rel_of(a, call->lo);
	const struct place_piece *piece = places_call(&a->places, call->level, rel);
	const char *name = truth_text(&a->truth, call->linkage);
	name = *name ? name : truth_text(&a->truth, call->name);
	a->ret->calls++;
	if (!piece)
		FOUND(a, FIND_NO_INLINE, "%" PRIx64 " level %" PRIu32 " %s", rel, call->level, name);
	else if (!same_call(a, call, piece->call) && !other_call(a, i, piece->call))
		FOUND(a, FIND_INLINE_DIFFERS, "%" PRIx64 " level %" PRIu32 " %s line %" PRIu32 ", not %s line %" PRIu32, rel,
		      call->level, a->module.origins.at[piece->call->origin], piece->call->call_line, name, call->line);
}

/* Unwinding */

static void tell_cfi(void *teller, enum verdict verdict, uint64_t vaddr, const char *why)
{
	static const enum finding_code codes[VERDICTS] = {
		[VERDICT_GAP] = FIND_CFI_GAP, [VERDICT_WRONG] = FIND_CFI_WRONG, [VERDICT_NONE] = FIND_CFI_UNREAD
	};
	struct auditor *a = teller;
	if (vaddr)
		FOUND(a, codes[verdict], "%" PRIx64 ": %s", rel_of(a, vaddr), why);
	else
		FOUND(a, FIND_CFI_UNREAD, "libdwarf: %s", why);
}

static void audit_cfi(struct auditor *a)
{
	const struct arch *arch = a->binary.arch ? arch_find(a->binary.arch) : NULL;
	struct judge_target target = {arch, a->binary.address_size, a->binary.load_base};
	struct cfi_audit cfi;
	if (!arch || !arch->register_count)
		return FOUND(a, FIND_CFI_UNREAD, "registers of %s have no names", a->module.arch);
	cfi_audit_init(&cfi, target, a->binary.big_endian, &a->binary.code, &a->module);
	cfi.tell = tell_cfi;
	cfi.teller = a;
	if (a->debug.dbg)
		cfi_audit_section(&cfi, a->debug.dbg, false);
	if (a->binary.dbg) {
		cfi_audit_section(&cfi, a->binary.dbg, false);
		cfi_audit_section(&cfi, a->binary.dbg, true);
	}
	for (size_t i = 0; i < VERDICTS; i++)
		a->ret->cfi_rows += cfi.rows[i];
	uint64_t invented = cfi_audit_invented(&cfi);
	if (invented && !a->found->counts[FIND_CFI_UNREAD])
		FOUND(a, FIND_CFI_INVENTED, "%" PRIu64 " bytes", invented);
	cfi_audit_release(&cfi);
}

/* Symbols */

static int symbol_compare(const void *a, const void *b)
{
	const struct binary_symbol *x = a, *y = b;
	if (x->vaddr != y->vaddr)
		return x->vaddr < y->vaddr ? -1 : 1;
	return y->function - x->function;
}

/* The first symbol at or above vaddr. */
static size_t symbol_from(const struct auditor *a, uint64_t vaddr)
{
	size_t lo = 0, hi = a->symbols.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (a->symbols.at[mid].vaddr < vaddr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

static bool is_symbol(struct auditor *a, uint64_t vaddr, const char *name)
{
	for (size_t i = symbol_from(a, vaddr); i < a->symbols.n && a->symbols.at[i].vaddr == vaddr; i++)
		if (match_names(a->match, name, a->symbols.at[i].name))
			return true;
	return false;
}

static void audit_symbol(struct auditor *a, const struct binary_symbol *symbol)
{
	uint64_t rel = rel_of(a, symbol->vaddr);
	a->ret->symbols++;
	if (!places_func(&a->places, rel) && !places_public(&a->places, rel))
		FOUND(a, FIND_NO_PUBLIC, "%" PRIx64 " %s", rel, symbol->name);
}

static void audit_public(struct auditor *a, const struct sym_public *public)
{
	uint64_t vaddr = public->rel + a->binary.load_base;
	size_t i = symbol_from(a, vaddr), n = strlen(public->name);
	if (n > 4 && strcmp(public->name + n - 4, "@plt") == 0)
		return; /* no symbol table names the slots of a PLT */
	if (i == a->symbols.n || a->symbols.at[i].vaddr != vaddr)
		FOUND(a, FIND_PUBLIC_UNKNOWN, "%" PRIx64 " %s", public->rel, public->name);
	else if (!is_symbol(a, vaddr, public->name))
		FOUND(a, FIND_PUBLIC_NAME, "%" PRIx64 " %s, not %s", public->rel, public->name, a->symbols.at[i].name);
}

static void audit_symbols(struct auditor *a)
{
	for (size_t i = 0; i < a->symbols.n; i++)
		if ((!i || a->symbols.at[i - 1].vaddr != a->symbols.at[i].vaddr) &&
		    a->symbols.at[i].function && range_list_has(&a->binary.code, a->symbols.at[i].vaddr))
			audit_symbol(a, &a->symbols.at[i]);
	for (size_t i = 0; i < a->module.publics.n; i++)
		audit_public(a, &a->module.publics.at[i]);
}

/* Coverage */

static void cover(struct auditor *a, struct range_list *ranges, enum coverage_kind kind)
{
	struct range_list inside = {0};
	range_list_normalize(ranges);
	for (size_t i = 0; i < a->binary.code.n; i++)
		range_list_inside(ranges, a->binary.code.at[i], &inside);
	a->ret->covered[kind] = range_list_size(&inside);
	vec_release(&inside);
	vec_release(ranges);
}

static void audit_coverage(struct auditor *a)
{
	const struct module *m = &a->module;
	uint64_t base = a->binary.load_base;
	struct range_list funcs = {0}, lines = {0}, inlines = {0}, cfi = {0};
	a->ret->code_bytes = range_list_size(&a->binary.code);
	for (size_t i = 0; i < m->funcs.n; i++) {
		const struct sym_func *func = &m->funcs.at[i];
		uint64_t lo = func->rel + base;
		range_list_add(&funcs, lo, lo + func->size);
		for (uint32_t k = 0; k < func->line_count; k++)
			range_list_add(&lines, lo + func->lines[k].offset, lo + func->lines[k].offset + func->lines[k].size);
	}
	for (size_t i = 0; i < a->places.pieces.n; i++)
		range_list_add(&inlines, a->places.pieces.at[i].lo + base, a->places.pieces.at[i].hi + base);
	for (size_t i = 0; i < m->cfi.n; i++)
		range_list_add(&cfi, m->cfi.at[i].rel + base, m->cfi.at[i].rel + base + m->cfi.at[i].size);
	cover(a, &funcs, COVERAGE_FUNCTIONS);
	cover(a, &lines, COVERAGE_LINES);
	cover(a, &inlines, COVERAGE_INLINES);
	cover(a, &cfi, COVERAGE_CFI);
}

double coverage_percent(const struct audit *audit, enum coverage_kind kind)
{
	return audit->code_bytes ? 100.0 * (double)audit->covered[kind] / (double)audit->code_bytes : 100.0;
}

static void audit_all(struct auditor *a)
{
	places_init(&a->places, &a->module);
	a->match = match_new();
	binary_symbols(&a->binary, &a->arena, &a->symbols);
	if (a->debug.elf)
		binary_symbols(&a->debug, &a->arena, &a->symbols);
	if (a->symbols.n)
		qsort(a->symbols.at, a->symbols.n, sizeof *a->symbols.at, symbol_compare);
	audit_identity(a);
	if (a->dwarf->dbg)
		truth_read(a->dwarf->dbg, &a->binary.code, &a->truth);
	else
		FOUND(a, FIND_UNREAD, "libdwarf does not read %s", a->dwarf->path);
	if (a->dwarf->dbg && !a->truth.units)
		FOUND(a, FIND_UNREAD, "%s has no DWARF: functions, lines and calls", a->dwarf->path);
	if (a->truth.unread)
		FOUND(a, FIND_UNREAD, "%" PRIu64 " times, the first: %s", a->truth.unread, a->truth.first);
	a->ret->units = a->truth.units;
	a->ret->unread = a->truth.unread;
	audit_functions(a);
	audit_lines(a);
	for (size_t i = 0; i < a->truth.calls.n; i++)
		audit_call(a, i);
	audit_cfi(a);
	audit_symbols(a);
	audit_coverage(a);
	match_free(a->match);
	truth_release(&a->truth);
	places_release(&a->places);
	vec_release(&a->symbols);
}

static const struct diag_kind relocatable = {DIAG_LOSS, "a relocatable file is not audited"};

enum status audit_file(const char *sym_path, const char *binary_path, const char *debug_path, struct diag *d,
                       struct findings *findings, struct audit *ret)
{
	struct auditor a = {.ret = ret, .found = findings, .binary.fd = -1, .debug.fd = -1};
	*ret = (struct audit){0};
	enum status status = binary_open(binary_path, d, &a.binary);
	if (status == ST_OK && debug_path)
		status = binary_open(debug_path, d, &a.debug);
	if (status == ST_OK && a.binary.relocatable) {
		diag_report(d, &relocatable, "%s", binary_path);
		status = ST_BAD;
	}
	if (status == ST_OK)
		status = load_module(sym_path, &a.arena, d, &a.module);
	a.dwarf = debug_path ? &a.debug : &a.binary;
	if (status == ST_OK)
		audit_all(&a);
	module_release(&a.module);
	arena_release(&a.arena);
	binary_close(&a.debug);
	binary_close(&a.binary);
	return status;
}
