/* Opening the DWARF of a file: headers, abbreviation tables and root DIEs of all units, before any thread reads one. */
#include "dump_syms/dwarf/dwarf.h"

#include "base/parallel.h"
#include "dump_syms/dwarf/abbrev.h"
#include "dump_syms/dwarf/shared.h"
#include "dump_syms/dwarf/tables.h"
#include "dump_syms/dwarf/types.h"

#include <stdlib.h>
#include <string.h>

const char *const dwarf_section_names[DS_COUNT] = {
	[DS_INFO] = ".debug_info",         [DS_ABBREV] = ".debug_abbrev",
	[DS_STR] = ".debug_str",           [DS_LINE] = ".debug_line",
	[DS_LINE_STR] = ".debug_line_str", [DS_RANGES] = ".debug_ranges",
	[DS_RNGLISTS] = ".debug_rnglists", [DS_ADDR] = ".debug_addr",
	[DS_STR_OFFSETS] = ".debug_str_offsets",
};

/* An index of units by some number of each. */
struct unit_key {
	uint64_t number;
	size_t unit;
};

static int by_number(const void *left, const void *right)
{
	const struct unit_key *a = left, *b = right;
	if (a->number != b->number)
		return a->number < b->number ? -1 : 1;
	return a->unit < b->unit ? -1 : a->unit > b->unit;
}

/* What the threads of dwarf_open share: each job has a diag of its own. */
struct opening {
	struct dwarf *dwarf;
	struct diag *diags;
	bool *readable; /* by unit */
};

static void compile_job(void *context, size_t i)
{
	struct opening *o = context;
	const struct dwarf *dwarf = o->dwarf;
	abbrev_table_compile(&dwarf->abbrevs[i], dwarf->section[DS_ABBREV], table_limit(dwarf, i), dwarf->big_endian,
	                     &o->diags[i]);
}

static void root_job(void *context, size_t i)
{
	struct opening *o = context;
	o->readable[i] = unit_read_root(&o->dwarf->units[i], &o->diags[i]);
}

/* Runs a job a table or unit, and merges what they report in order. */
static void run_jobs(struct opening *o, unsigned threads, size_t count, void (*job)(void *context, size_t i), struct diag *d)
{
	o->diags = mem_zero(count * sizeof *o->diags);
	for (size_t i = 0; i < count; i++)
		o->diags[i].verbose = d->verbose;
	parallel_for(threads, count, job, o);
	for (size_t i = 0; i < count; i++)
		diag_merge(d, &o->diags[i]);
	free(o->diags);
}

static void keep_readable(struct dwarf *dwarf, const bool *readable)
{
	size_t kept = 0;
	for (size_t i = 0; i < dwarf->unit_count; i++)
		if (readable[i])
			dwarf->units[kept++] = dwarf->units[i];
	dwarf->unit_count = kept;
}

/* The units that have a line table, by its offset, then by unit. */
static struct unit_key *lines_sort(const struct dwarf *dwarf, size_t *ret_count)
{
	struct unit_key *keys = mem_alloc(dwarf->unit_count * sizeof *keys);
	size_t n = 0;
	for (size_t i = 0; i < dwarf->unit_count; i++)
		if (dwarf->units[i].has_lines)
			keys[n++] = (struct unit_key){dwarf->units[i].stmt_list, i};
	qsort(keys, n, sizeof *keys, by_number);
	*ret_count = n;
	return keys;
}

/* Tells the units that share a line table of each other, and every unit where its table must have ended. */
static void lines_assign(struct dwarf *dwarf)
{
	size_t n, tables = 0;
	struct unit_key *keys = lines_sort(dwarf, &n);
	uint64_t *offsets = mem_alloc(n * sizeof *offsets);
	for (size_t i = 0; i < n; i++)
		if (!i || keys[i].number != keys[i - 1].number)
			offsets[tables++] = keys[i].number;

	size_t table = 0, owner = 0, rank = 0;
	for (size_t i = 0; i < n; i++) {
		struct unit *unit = &dwarf->units[keys[i].unit];
		if (!i || keys[i].number != keys[i - 1].number) {
			table++;
			owner = keys[i].unit;
			rank = 0;
		}
		unit->lines_end = table - 1 + TABLE_OVERLAP_MAX < tables ? offsets[table - 1 + TABLE_OVERLAP_MAX] : UINT64_MAX;
		unit->lines_owner = owner;
		unit->first_with_lines = !unit->partial && !rank;
		unit->lines_rank = rank;
		rank += !unit->partial;
	}
	free(offsets);
	free(keys);
}

/* Cuts a string section behind its last NUL, so that every offset in it is that of a string. */
static void strings_cut(struct bytes *section)
{
	const uint8_t *last = section->size ? memrchr(section->data, 0, section->size) : NULL;
	section->size = last ? (size_t)(last - section->data) + 1 : 0;
}

enum status dwarf_open(struct dwarf *dwarf, unsigned threads, struct diag *d)
{
	struct scanned scanned = {0};
	strings_cut(&dwarf->section[DS_STR]);
	strings_cut(&dwarf->section[DS_LINE_STR]);
	units_scan(dwarf, d, &scanned);
	dwarf->units = scanned.units.at;
	dwarf->unit_count = scanned.units.n;
	dwarf->crosses_units = false;
	dwarf->types = types_open(&scanned.types);
	tables_make(dwarf, &scanned);
	vec_release(&scanned.types);
	vec_release(&scanned.type_tables);

	struct opening o = {.dwarf = dwarf, .readable = mem_zero(dwarf->unit_count)};
	run_jobs(&o, threads, dwarf->abbrev_count, compile_job, d);
	run_jobs(&o, threads, dwarf->unit_count, root_job, d);
	keep_readable(dwarf, o.readable);
	free(o.readable);

	for (size_t i = 0; i < dwarf->abbrev_count; i++)
		dwarf->crosses_units |= dwarf->abbrevs[i].crosses_units;
	lines_assign(dwarf);
	dwarf->shared = shared_open(dwarf);
	return dwarf->unit_count ? ST_OK : ST_ABSENT;
}

void dwarf_close(struct dwarf *dwarf)
{
	shared_close(dwarf->shared);
	types_close(dwarf->types);
	for (size_t i = 0; i < dwarf->abbrev_count; i++)
		abbrev_table_release(&dwarf->abbrevs[i]);
	free(dwarf->abbrevs);
	free(dwarf->units);
	dwarf->shared = NULL;
	dwarf->types = NULL;
	dwarf->abbrevs = NULL;
	dwarf->units = NULL;
	dwarf->abbrev_count = dwarf->unit_count = 0;
}

struct bytes unit_bytes(const struct dwarf *dwarf, size_t i)
{
	const struct unit *unit = &dwarf->units[i];
	return (struct bytes){unit->info + unit->offset, unit->end - unit->offset};
}
