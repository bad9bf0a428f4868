#include "dump_syms/cfi/cfi.h"

#include "dump_syms/cfi/exidx.h"
#include "dump_syms/cfi/records.h"

#include <inttypes.h>
#include <stdlib.h>

const struct diag_kind cfi_discarded = {DIAG_NOTE, "call frame information of discarded code was left out"};

const struct diag_kind cfi_no_names = {
	DIAG_WARNING, "symbol files have no names for this machine's registers: there is no call frame information"
};

/* What one section is worked on with. */
struct job {
	const struct cfi_input *input;
	const struct cfi_section *section;
	const struct range_list *taken; /* by earlier sections */
	struct frame_table table;
	struct rows rows;
	struct records *records;
	struct range_list claimed; /* by FDEs of this section: descending, disjoint */
	struct range_list pieces[3];
};

static uint64_t max(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

static uint64_t min(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

/* By address, the highest first; of those at one address, in the order of the section. */
static int compare_fdes(const void *a, const void *b)
{
	const struct fde *x = a, *y = b;
	if (x->lo != y->lo)
		return x->lo < y->lo ? 1 : -1;
	return (x->offset > y->offset) - (x->offset < y->offset);
}

/* FDEs whose function the linker left out, or that lie before the module: both have no address in it. */
static void drop_discarded(struct job *job, struct diag *d)
{
	struct frame_table *table = &job->table;
	size_t n = 0;
	for (size_t i = 0; i < table->fdes.n; i++) {
		struct fde *fde = &table->fdes.at[i];
		if (fde->lo >= job->input->load_base && range_list_has(job->input->code, fde->lo))
			table->fdes.at[n++] = *fde;
		else
			diag_bad_at(d, &cfi_discarded, job->section->name, fde->offset, "code at 0x%" PRIx64, fde->lo);
	}
	table->fdes.n = n;
}

/*
 * Claims an FDE's range and gives the parts of it, ascending, that no other FDE of the section has. Since they come
 * in descending order, an FDE covers up to the next one's start and, where it encloses that one, goes on behind it: as in
 * a search table, where the last start at or before an address counts.
 */
static void claim(struct range_list *claimed, struct range range, struct range_list *ret)
{
	uint64_t at = range.lo, hi = range.hi;
	while (claimed->n && claimed->at[claimed->n - 1].lo <= hi) {
		struct range last = claimed->at[--claimed->n];
		range_list_add(ret, at, last.lo);
		at = last.hi;
		range.hi = max(range.hi, last.hi);
	}
	range_list_add(ret, at, hi);
	*vec_push(claimed) = range;
}

/* The parts of an FDE's range that are code and that nobody else has. */
static const struct range_list *fde_parts(struct job *job, const struct fde *fde)
{
	for (int i = 0; i < 3; i++)
		job->pieces[i].n = 0;
	claim(&job->claimed, (struct range){fde->lo, fde->hi}, &job->pieces[0]);
	for (size_t i = 0; i < job->pieces[0].n; i++)
		range_list_inside(job->input->code, job->pieces[0].at[i], &job->pieces[1]);
	for (size_t i = 0; i < job->pieces[1].n; i++)
		range_list_outside(job->taken, job->pieces[1].at[i], &job->pieces[2]);
	return &job->pieces[2];
}

/* Makes records of the rows of an FDE where they meet the parts; both ascend. */
static void add_fde(struct job *job, const struct fde *fde, const struct range_list *parts)
{
	struct rows *rows = &job->rows;
	size_t i = 0;
	if (!rows_begin(rows, fde))
		return;
	while (i < parts->n && rows_next(rows)) {
		while (i < parts->n && parts->at[i].hi <= rows->lo)
			i++;
		for (size_t k = i; k < parts->n && parts->at[k].lo < rows->hi; k++) {
			struct range both = {max(parts->at[k].lo, rows->lo), min(parts->at[k].hi, rows->hi)};
			records_add(job->records, both, rows->cie->ra, &rows->state);
		}
	}
	records_close(job->records);
}

static void read_section(const struct cfi_input *input, const struct cfi_section *section,
                         const struct range_list *taken, struct records *records, struct diag *d)
{
	struct job job = {.input = input, .section = section, .taken = taken, .records = records};
	frame_table_read(input, section, d, &job.table);
	drop_discarded(&job, d);
	struct frame_table *table = &job.table;
	if (table->fdes.n)
		qsort(table->fdes.at, table->fdes.n, sizeof *table->fdes.at, compare_fdes);
	rows_init(&job.rows, input, section, table, &records->phrases, d);
	for (size_t i = 0; i < table->fdes.n; i++) {
		const struct range_list *parts = fde_parts(&job, &table->fdes.at[i]);
		if (parts->n)
			add_fde(&job, &table->fdes.at[i], parts);
	}
	rows_release(&job.rows);
	for (int i = 0; i < 3; i++)
		vec_release(&job.pieces[i]);
	vec_release(&job.claimed);
	frame_table_release(table);
}

/* What the records from the given one on cover, added to taken. */
static void take(const struct cfi_input *input, const struct module *module, size_t from, struct range_list *taken)
{
	for (size_t i = from; i < module->cfi.n; i++) {
		uint64_t lo = module->cfi.at[i].rel + input->load_base;
		range_list_add(taken, lo, lo + module->cfi.at[i].size);
	}
	range_list_normalize(taken);
}

static int compare_records(const void *a, const void *b)
{
	const struct sym_cfi *x = a, *y = b;
	return (x->rel > y->rel) - (x->rel < y->rel);
}

enum status cfi_read(const struct cfi_input *input, struct diag *d, struct module *module)
{
	struct records records;
	struct range_list taken = {0};
	size_t size = 0, first = module->cfi.n;
	if (!input->arch->register_count) {
		if (input->section_count)
			diag_report(d, &cfi_no_names, "%s", input->arch->name);
		return ST_ABSENT;
	}
	records_init(&records, input, module, d);
	for (size_t i = 0; i < input->section_count; i++) {
		size_t from = module->cfi.n;
		size += input->sections[i].run.size;
		read_section(input, &input->sections[i], &taken, &records, d);
		take(input, module, from, &taken);
	}
	if (input->exidx) {
		size += input->exidx->index.n;
		exidx_read(input, &taken, &records, d);
	}
	records_release(&records);
	vec_release(&taken);
	if (module->cfi.n > first)
		qsort(module->cfi.at + first, module->cfi.n - first, sizeof *module->cfi.at, compare_records);
	return size ? ST_OK : ST_ABSENT;
}
