#include "dump_syms/dump.h"

#include "base/file.h"
#include "base/parallel.h"
#include "dump_syms/assemble.h"
#include "dump_syms/identify.h"
#include "dump_syms/inputs.h"
#include "dump_syms/dwarf/unit.h"
#include "dump_syms/load.h"
#include "dump_syms/marks.h"
#include "dump_syms/split.h"
#include "symfile/arch.h"

#include <elf.h>
#include <stdlib.h>

/* All that a module borrows from. */
struct dump_owner {
	const struct dump_options *options;
	struct inputs inputs;
	struct identity identity;
	struct loaded loaded;
	struct dwarf dwarf, supplement;
	struct splits splits;
	size_t next_unit;          /* whose reading is to be made next, where all units are open */
	struct VEC(struct reading *) readings;
	struct fragment *fragments; /* of the readings */
	struct assembly assembly;
	struct dump *dump;
};

static void read_cfi(struct dump_owner *o, struct diag *d)
{
	const struct elf_image *image = o->inputs.primary;
	const struct elf_section *text = image_section(image, ".text"), *got = image_section(image, ".got");
	struct cfi_input input = {
		.sections = o->loaded.cfi_sections,
		.section_count = o->loaded.cfi_section_count,
		.exidx = o->loaded.exidx.index.n ? &o->loaded.exidx : NULL,
		.big_endian = image->big_endian,
		.address_size = image->address_size,
		.arch = arch_find(image_arch(image)),
		.isa_bit = image_isa_bit(image),
		.text_vaddr = text ? text->vaddr : 0,
		.got_vaddr = got ? got->vaddr : 0,
		.load_base = o->assembly.base,
		.code = &image->code,
	};
	if (input.arch)
		cfi_read(&input, d, &o->dump->module);
}

/* The next unit that is not read together with one before it; NULL behind the last. */
static struct unit *next_unit(struct dump_owner *o)
{
	struct dwarf *dwarf = &o->dwarf;
	if (!dwarf->complete)
		return dwarf_next(dwarf, &o->dump->diag);
	while (o->next_unit < dwarf->units.n && splits_follows(&o->splits, o->next_unit))
		o->next_unit++;
	return o->next_unit < dwarf->units.n ? dwarf->units.at[o->next_unit++] : NULL;
}

static struct reading *add_reading(struct dump_owner *o, struct unit *unit)
{
	struct reading *reading = mem_alloc(sizeof *reading);
	*reading = (struct reading){.unit = unit, .fragment.diag.verbose = o->options->verbose};
	return *vec_push(&o->readings) = reading;
}

/* The CFI comes first, as nothing waits for it: a reading without a unit. */
static void *next_reading(void *context)
{
	struct dump_owner *o = context;
	bool first = !o->readings.n;
	struct unit *unit = first ? NULL : next_unit(o);
	if (!first && !unit)
		return NULL;
	struct reading *reading = add_reading(o, unit), *last = reading;
	if (unit && unit->skeleton)
		while ((unit = splits_next(&o->splits, unit)))
			last = last->next = add_reading(o, unit);
	return reading;
}

static void run_reading(void *context, void *item)
{
	struct dump_owner *o = context;
	struct reading *reading = item;
	if (!reading->unit) {
		read_cfi(o, &reading->fragment.diag);
		return;
	}
	if (reading->unit->skeleton) {
		splits_read(&o->splits, reading);
		return;
	}
	unit_read(reading->unit, &reading->fragment);
	if (!o->dwarf.complete)
		unit_drop(reading->unit);
}

static void open_supplement(struct dump_owner *o, struct diag *d)
{
	if (!o->loaded.supplement.image)
		return;
	debug_data_describe(&o->loaded.supplement, &o->supplement);
	o->supplement.path = o->inputs.supplement.path;
	o->dwarf.alt = &o->supplement;
	d->file = o->supplement.path;
	dwarf_open(&o->supplement, d);
	d->file = NULL;
}

static void open_dwarf(struct dump_owner *o, struct diag *d)
{
	if (!o->loaded.debug.image)
		return;
	debug_data_describe(&o->loaded.debug, &o->dwarf);
	o->dwarf.code = o->inputs.primary->code;
	o->dwarf.inlines = o->options->inlines;
	o->dwarf.columns = o->options->columns;
	open_supplement(o, d);
	if (dwarf_crosses_units(&o->dwarf))
		dwarf_open(&o->dwarf, d);
	splits_open(&o->inputs, o->options, &o->dwarf, d, &o->splits);
}

static void read_units(struct dump_owner *o, struct diag *d)
{
	parallel_feed(o->options->threads, next_reading, run_reading, o);
	o->fragments = mem_alloc(o->readings.n * sizeof *o->fragments);
	for (size_t i = 0; i < o->readings.n; i++) {
		o->fragments[i] = o->readings.at[i]->fragment;
		diag_merge(d, &o->fragments[i].diag);
		free(o->readings.at[i]);
	}
	o->assembly.fragments = o->fragments;
	o->assembly.fragment_count = o->readings.n;
	vec_release(&o->readings);
	dwarf_close(&o->dwarf);
	dwarf_close(&o->supplement);
	debug_data_drop(&o->loaded.debug, d);
	debug_data_drop(&o->loaded.supplement, d);
}

static void summarize(const struct dump_owner *o, const struct module *m, struct dump_summary *s)
{
	*s = (struct dump_summary){
		.functions = m->funcs.n, .publics = m->publics.n, .cfi_inits = m->cfi.n, .cfi_rows = m->cfi_rows.n,
		.files = m->file_total, .origins = m->origin_total,
		.code_bytes = range_list_size(&o->inputs.primary->code),
	};
	for (size_t i = 0; i < m->funcs.n; i++) {
		const struct sym_func *func = &m->funcs.at[i];
		s->lines += func->line_count;
		s->inlines += func->inline_count;
		s->bytes_with_function += func->size;
		for (uint32_t k = 0; k < func->line_count; k++)
			s->bytes_with_line += func->lines[k].size;
	}
	for (size_t i = 0; i < m->cfi.n; i++)
		s->bytes_with_cfi += m->cfi.at[i].size;
}

/* What addresses count from. The places in a relocatable file are ours, so there is nothing to keep. */
static uint64_t base_of(const struct dump_owner *o)
{
	const struct elf_image *image = o->inputs.primary;
	return o->options->keep_vaddr && image->type != ET_REL ? 0 : image->load_base;
}

/* files -> identity -> sections -> units and CFI -> module */
enum status dump_module(const char *const *paths, size_t count, const struct dump_options *options, struct dump *ret)
{
	struct dump_owner *o = mem_zero(sizeof *o);
	*ret = (struct dump){.owner = o, .diag.verbose = options->verbose};
	*o = (struct dump_owner){.options = options, .dump = ret};

	enum status status = inputs_open(paths, count, options, &ret->diag, &o->inputs);
	if (status != ST_OK)
		return status;
	identify(&o->inputs, options, &ret->diag, &o->identity, &ret->module);
	if (!options->header_only) {
		load(&o->inputs, options, &ret->diag, &o->loaded);
		o->assembly = (struct assembly){
			.symbols = &o->loaded.symbols, .plt = &o->loaded.plt, .code = &o->inputs.primary->code,
			.options = options, .module = &ret->module,
			.base = base_of(o),
		};
		marks_read(&o->inputs, o->assembly.base, &ret->diag, &ret->module);
		open_dwarf(o, &ret->diag);
		read_units(o, &ret->diag);
		assemble(&o->assembly);
	}
	module_finish(&ret->module);
	summarize(o, &ret->module, &ret->summary);
	return ST_OK;
}

void dump_release(struct dump *dump)
{
	struct dump_owner *o = dump->owner;
	module_release(&dump->module);
	for (size_t i = 0; i < o->assembly.fragment_count; i++)
		fragment_release(&o->fragments[i]);
	assembly_release(&o->assembly);
	free(o->fragments);
	splits_close(&o->splits);
	load_release(&o->loaded);
	identity_release(&o->identity);
	inputs_close(&o->inputs);
	free(o);
	diag_release(&dump->diag);
}
