#include "symcheck/truth.h"

#include <dwarf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HOPS_MAX 8 /* from a DIE to the one that names it: DW_AT_abstract_origin, DW_AT_specification */
#define DEPTH_MAX 4096

struct reader {
	Dwarf_Debug dbg;
	const struct range_list *code;
	struct truth *truth;
	/* Of the unit at hand: */
	Dwarf_Half version;
	uint64_t base; /* DW_AT_low_pc of the unit, which range lists count from */
	struct VEC(uint32_t) files; /* texts, by number */
	bool files_from_zero;       /* version 5 of the line table */
	struct range_list ranges;   /* of the DIE at hand */
};

static void unread(struct reader *r, Dwarf_Error error)
{
	if (!r->truth->unread++)
		snprintf(r->truth->first, sizeof r->truth->first, "%s", error ? dwarf_errmsg(error) : "?");
}

static uint32_t text_number(struct reader *r, const char *text)
{
	return text ? intern_copy(&r->truth->texts, text, strlen(text)) : TRUTH_NO_TEXT;
}

const char *truth_text(const struct truth *t, uint32_t number)
{
	return number == TRUTH_NO_TEXT ? "" : intern_get(&t->texts, number);
}

/* Attributes */

static bool unsigned_of(struct reader *r, Dwarf_Die die, Dwarf_Half name, uint64_t *ret)
{
	Dwarf_Attribute attr;
	Dwarf_Error error = NULL;
	Dwarf_Unsigned value;
	Dwarf_Signed negative;
	if (dwarf_attr(die, name, &attr, &error) != DW_DLV_OK)
		return false;
	bool ok = dwarf_formudata(attr, &value, &error) == DW_DLV_OK;
	if (!ok && dwarf_formsdata(attr, &negative, &error) == DW_DLV_OK)
		value = (Dwarf_Unsigned)negative, ok = true;
	dwarf_dealloc(r->dbg, attr, DW_DLA_ATTR);
	*ret = ok ? value : 0;
	return ok;
}

static uint32_t text_of(struct reader *r, Dwarf_Die die, Dwarf_Half name)
{
	char *text = NULL;
	Dwarf_Error error = NULL;
	int result = dwarf_die_text(die, name, &text, &error);
	if (result == DW_DLV_ERROR)
		unread(r, error);
	return result == DW_DLV_OK ? text_number(r, text) : TRUTH_NO_TEXT;
}

/* The DIE that die's attribute leads to; NULL: there is none. */
static Dwarf_Die follow(struct reader *r, Dwarf_Die die, Dwarf_Half name)
{
	Dwarf_Attribute attr;
	Dwarf_Error error = NULL;
	Dwarf_Off offset;
	Dwarf_Die target = NULL;
	if (dwarf_attr(die, name, &attr, &error) != DW_DLV_OK)
		return NULL;
	if (dwarf_global_formref(attr, &offset, &error) != DW_DLV_OK ||
	    dwarf_offdie_b(r->dbg, offset, 1, &target, &error) != DW_DLV_OK) {
		unread(r, error);
		target = NULL;
	}
	dwarf_dealloc(r->dbg, attr, DW_DLA_ATTR);
	return target;
}

/* The name and the linkage name, which may be said by the declaration or the abstract instance. */
static void names_of(struct reader *r, Dwarf_Die die, uint32_t *ret_name, uint32_t *ret_linkage)
{
	Dwarf_Die at = die;
	*ret_name = *ret_linkage = TRUTH_NO_TEXT;
	for (unsigned hop = 0; at && hop < HOPS_MAX; hop++) {
		if (*ret_linkage == TRUTH_NO_TEXT)
			*ret_linkage = text_of(r, at, DW_AT_linkage_name);
		if (*ret_linkage == TRUTH_NO_TEXT)
			*ret_linkage = text_of(r, at, DW_AT_MIPS_linkage_name);
		if (*ret_name == TRUTH_NO_TEXT)
			*ret_name = text_of(r, at, DW_AT_name);
		Dwarf_Die next = NULL;
		if (*ret_name == TRUTH_NO_TEXT || *ret_linkage == TRUTH_NO_TEXT) {
			next = follow(r, at, DW_AT_abstract_origin);
			next = next ? next : follow(r, at, DW_AT_specification);
		}
		if (at != die)
			dwarf_dealloc(r->dbg, at, DW_DLA_DIE);
		at = next;
	}
	if (at && at != die)
		dwarf_dealloc(r->dbg, at, DW_DLA_DIE);
}

/* Ranges */

static void add_range(struct reader *r, uint64_t lo, uint64_t hi)
{
	if (lo < hi && range_list_has(r->code, lo))
		range_list_add(&r->ranges, lo, hi);
}

/* DWARF 5, 2.17.3. */
static void read_rnglist(struct reader *r, Dwarf_Attribute attr, Dwarf_Half form, Dwarf_Unsigned value)
{
	Dwarf_Rnglists_Head head = NULL;
	Dwarf_Unsigned count = 0, global = 0, raw1, raw2, lo, hi;
	Dwarf_Error error = NULL;
	if (dwarf_rnglists_get_rle_head(attr, form, value, &head, &count, &global, &error) != DW_DLV_OK)
		return unread(r, error);
	for (Dwarf_Unsigned i = 0; i < count; i++) {
		unsigned length, code;
		Dwarf_Bool unavailable;
		if (dwarf_get_rnglists_entry_fields_a(head, i, &length, &code, &raw1, &raw2, &unavailable, &lo, &hi, &error) !=
		    DW_DLV_OK) {
			unread(r, error);
			break;
		}
		if (code != DW_RLE_end_of_list && code != DW_RLE_base_address && code != DW_RLE_base_addressx)
			add_range(r, lo, hi);
	}
	dwarf_dealloc_rnglists_head(head);
}

/* DWARF 4, 2.17.3. */
static void read_ranges(struct reader *r, Dwarf_Die die, Dwarf_Unsigned offset)
{
	Dwarf_Ranges *list = NULL;
	Dwarf_Signed count = 0;
	Dwarf_Unsigned bytes;
	Dwarf_Off real;
	Dwarf_Error error = NULL;
	uint64_t base = r->base;
	if (dwarf_get_ranges_b(r->dbg, offset, die, &real, &list, &count, &bytes, &error) != DW_DLV_OK)
		return unread(r, error);
	for (Dwarf_Signed i = 0; i < count && list[i].dwr_type != DW_RANGES_END; i++) {
		if (list[i].dwr_type == DW_RANGES_ADDRESS_SELECTION)
			base = list[i].dwr_addr2;
		else
			add_range(r, base + list[i].dwr_addr1, base + list[i].dwr_addr2);
	}
	dwarf_ranges_dealloc(r->dbg, list, count);
}

static void ranges_of(struct reader *r, Dwarf_Die die)
{
	Dwarf_Addr lo, hi;
	Dwarf_Half form;
	enum Dwarf_Form_Class class;
	Dwarf_Error error = NULL;
	Dwarf_Attribute attr;
	Dwarf_Unsigned value = 0;
	Dwarf_Off offset = 0;
	r->ranges.n = 0;
	if (dwarf_attr(die, DW_AT_ranges, &attr, &error) == DW_DLV_OK) {
		bool known = dwarf_whatform(attr, &form, &error) == DW_DLV_OK;
		if (known && form == DW_FORM_rnglistx)
			known = dwarf_formudata(attr, &value, &error) == DW_DLV_OK;
		else if (known)
			known = dwarf_global_formref(attr, &offset, &error) == DW_DLV_OK, value = offset;
		if (!known)
			unread(r, error);
		else if (r->version >= 5)
			read_rnglist(r, attr, form, value);
		else
			read_ranges(r, die, value);
		dwarf_dealloc(r->dbg, attr, DW_DLA_ATTR);
	} else if (dwarf_lowpc(die, &lo, &error) == DW_DLV_OK &&
	           dwarf_highpc_b(die, &hi, &form, &class, &error) == DW_DLV_OK) {
		add_range(r, lo, class == DW_FORM_CLASS_CONSTANT ? lo + hi : hi);
	}
	range_list_normalize(&r->ranges);
}

/* DIEs */

static void take_function(struct reader *r, Dwarf_Die die)
{
	struct truth_func func;
	ranges_of(r, die);
	if (!r->ranges.n)
		return;
	names_of(r, die, &func.name, &func.linkage);
	for (size_t i = 0; i < r->ranges.n; i++) {
		func.lo = r->ranges.at[i].lo;
		func.hi = r->ranges.at[i].hi;
		*vec_push(&r->truth->funcs) = func;
	}
}

static void take_call(struct reader *r, Dwarf_Die die, uint32_t level)
{
	struct truth_call call = {.level = level};
	uint64_t line = 0, file = 0;
	ranges_of(r, die);
	if (!r->ranges.n)
		return;
	names_of(r, die, &call.name, &call.linkage);
	unsigned_of(r, die, DW_AT_call_line, &line);
	call.line = (uint32_t)line;
	call.file = unsigned_of(r, die, DW_AT_call_file, &file) && file < r->files.n ? r->files.at[file] : TRUTH_NO_TEXT;
	for (size_t i = 0; i < r->ranges.n; i++) {
		call.lo = r->ranges.at[i].lo;
		call.hi = r->ranges.at[i].hi;
		*vec_push(&r->truth->calls) = call;
	}
}

/* A DIE whose siblings are still to be read, and how many inlined calls are around it. */
struct open_die {
	Dwarf_Die die;
	uint32_t level;
};
struct open_dies VEC(struct open_die);

/* Takes the DIE; returns the level of what is inside it. */
static uint32_t take_die(struct reader *r, Dwarf_Die die, uint32_t level)
{
	Dwarf_Half tag = 0;
	Dwarf_Error error = NULL;
	if (dwarf_tag(die, &tag, &error) != DW_DLV_OK)
		unread(r, error);
	if (tag == DW_TAG_subprogram) {
		take_function(r, die);
		return 0;
	}
	if (tag == DW_TAG_inlined_subroutine) {
		take_call(r, die, level);
		return level + 1;
	}
	return level;
}

/* All DIEs of a unit but the first, without recursion. */
static void walk_dies(struct reader *r, Dwarf_Die unit)
{
	struct open_dies open = {0};
	Dwarf_Die die = NULL;
	Dwarf_Error error = NULL;
	if (dwarf_child(unit, &die, &error) == DW_DLV_OK)
		*vec_push(&open) = (struct open_die){die, 0};
	while (open.n) {
		struct open_die at = open.at[open.n - 1];
		Dwarf_Die child = NULL, next = NULL;
		uint32_t level = take_die(r, at.die, at.level);
		int has_child = dwarf_child(at.die, &child, &error);
		int has_next = dwarf_siblingof_b(r->dbg, at.die, 1, &next, &error);
		if (has_child == DW_DLV_ERROR || has_next == DW_DLV_ERROR)
			unread(r, error);
		dwarf_dealloc(r->dbg, at.die, DW_DLA_DIE);
		open.n--;
		if (has_next == DW_DLV_OK)
			*vec_push(&open) = (struct open_die){next, at.level};
		if (has_child == DW_DLV_OK && open.n < DEPTH_MAX)
			*vec_push(&open) = (struct open_die){child, level};
		else if (has_child == DW_DLV_OK)
			dwarf_dealloc(r->dbg, child, DW_DLA_DIE);
	}
	vec_release(&open);
}

/* Lines */

/* libdwarf 20210528 says of a row that begins an epilogue that it ends the sequence, too. */
static bool row_ends(Dwarf_Line line)
{
	Dwarf_Bool ends = 0, prologue = 0, epilogue = 0;
	Dwarf_Unsigned isa = 0, discriminator = 0;
	dwarf_lineendsequence(line, &ends, NULL);
	dwarf_prologue_end_etc(line, &prologue, &epilogue, &isa, &discriminator, NULL);
	return ends && !epilogue;
}

static uint64_t row_vaddr(Dwarf_Line line)
{
	Dwarf_Addr vaddr = 0;
	dwarf_lineaddr(line, &vaddr, NULL);
	return vaddr;
}

/*
 * The file of a row. A program begins with file 1 in every version (DWARF 5, table 6.4); libdwarf 20210528 has it begin with 0
 * in version 5, so that a 0 says nothing there.
 */
static uint32_t row_file(const struct reader *r, uint64_t file)
{
	bool first = r->files_from_zero && file == 0;
	if (file >= r->files.n || (first && (r->files.n < 2 || r->files.at[0] != r->files.at[1])))
		return TRUTH_NO_TEXT;
	return r->files.at[file];
}

/* A row reaches to the next one of its sequence; a sequence whose first row is outside the code is discarded code. */
static void take_rows(struct reader *r, Dwarf_Line *rows, size_t n)
{
	bool first = true, live = false;
	for (size_t i = 0; i + 1 < n; i++) {
		Dwarf_Unsigned line = 0, file = 0;
		uint64_t lo = row_vaddr(rows[i]), hi = row_vaddr(rows[i + 1]);
		if (first)
			live = range_list_has(r->code, lo);
		first = row_ends(rows[i]);
		if (!live || first || lo >= hi)
			continue;
		dwarf_lineno(rows[i], &line, NULL);
		dwarf_line_srcfileno(rows[i], &file, NULL);
		*vec_push(&r->truth->rows) = (struct truth_row){lo, hi, (uint32_t)line, row_file(r, file)};
	}
}

static void read_lines(struct reader *r, Dwarf_Die unit)
{
	Dwarf_Line_Context context = NULL;
	Dwarf_Unsigned version = 0;
	Dwarf_Small tables = 0;
	Dwarf_Line *rows = NULL;
	Dwarf_Signed n = 0;
	Dwarf_Error error = NULL;
	char **files = NULL;
	r->files.n = 0;
	int result = dwarf_srclines_b(unit, &version, &tables, &context, &error);
	if (result == DW_DLV_ERROR)
		unread(r, error);
	if (result != DW_DLV_OK)
		return;
	/* Files count from 0 in version 5, from 1 before (DWARF 5, 6.2.4). */
	r->files_from_zero = version >= 5;
	if (version < 5)
		*vec_push(&r->files) = TRUTH_NO_TEXT;
	if (dwarf_srcfiles(unit, &files, &n, &error) == DW_DLV_OK) {
		for (Dwarf_Signed i = 0; i < n; i++) {
			*vec_push(&r->files) = text_number(r, files[i]);
			dwarf_dealloc(r->dbg, files[i], DW_DLA_STRING);
		}
		dwarf_dealloc(r->dbg, files, DW_DLA_LIST);
	}
	if (dwarf_srclines_from_linecontext(context, &rows, &n, &error) == DW_DLV_OK)
		take_rows(r, rows, (size_t)n);
	dwarf_srclines_dealloc_b(context);
}

static void read_unit(struct reader *r, Dwarf_Die unit)
{
	Dwarf_Addr base = 0;
	Dwarf_Error error = NULL;
	r->base = dwarf_lowpc(unit, &base, &error) == DW_DLV_OK ? base : 0;
	r->truth->units++;
	read_lines(r, unit);
	walk_dies(r, unit);
}

static int compare_u64(uint64_t a, uint64_t b)
{
	return (a > b) - (a < b);
}

static int func_compare(const void *a, const void *b)
{
	return compare_u64(((const struct truth_func *)a)->lo, ((const struct truth_func *)b)->lo);
}

static int row_compare(const void *a, const void *b)
{
	return compare_u64(((const struct truth_row *)a)->lo, ((const struct truth_row *)b)->lo);
}

static int call_compare(const void *a, const void *b)
{
	return compare_u64(((const struct truth_call *)a)->lo, ((const struct truth_call *)b)->lo);
}

#define SORT(list, compare) ((list)->n ? qsort((list)->at, (list)->n, sizeof *(list)->at, compare) : (void)0)

void truth_read(Dwarf_Debug dbg, const struct range_list *code, struct truth *ret)
{
	struct reader r = {.dbg = dbg, .code = code, .truth = ret};
	Dwarf_Unsigned length, type_offset, next;
	Dwarf_Half address_size, offset_size, extension_size, type;
	Dwarf_Off abbrevs;
	Dwarf_Sig8 signature;
	Dwarf_Die unit;
	Dwarf_Error error = NULL;
	int result;
	*ret = (struct truth){0};
	while ((result = dwarf_next_cu_header_d(dbg, 1, &length, &r.version, &abbrevs, &address_size, &offset_size,
	                                        &extension_size, &signature, &type_offset, &next, &type, &error)) ==
	       DW_DLV_OK) {
		if (dwarf_siblingof_b(dbg, NULL, 1, &unit, &error) != DW_DLV_OK) {
			unread(&r, error);
			continue;
		}
		read_unit(&r, unit);
		dwarf_dealloc(dbg, unit, DW_DLA_DIE);
	}
	if (result == DW_DLV_ERROR)
		unread(&r, error);
	for (size_t i = 0; i < ret->funcs.n; i++)
		range_list_add(&ret->covered, ret->funcs.at[i].lo, ret->funcs.at[i].hi);
	range_list_normalize(&ret->covered);
	SORT(&ret->funcs, func_compare);
	SORT(&ret->rows, row_compare);
	SORT(&ret->calls, call_compare);
	vec_release(&r.files);
	vec_release(&r.ranges);
}

void truth_release(struct truth *t)
{
	vec_release(&t->funcs);
	vec_release(&t->covered);
	vec_release(&t->rows);
	vec_release(&t->calls);
	intern_release(&t->texts);
}
