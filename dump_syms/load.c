#include "dump_syms/load.h"

#include "base/parallel.h"
#include "dump_syms/marks.h"

/* One piece of work: it fills one section or the symbols, and reports to a diag of its own. */
struct load_job {
	const struct inputs *inputs;
	struct loaded *loaded;
	struct diag diag;
	struct debug_data *debug;      /* section number `number` of it, or */
	size_t number;
	const struct elf_image *image; /* this section; both NULL: the job is to read the symbols */
	const struct elf_section *section;
	struct section_data *data;
};
struct load_jobs VEC(struct load_job);

static void load_symbols(const struct inputs *inputs, struct loaded *loaded, struct diag *d)
{
	const struct elf_image *before = NULL;
	for (size_t i = 0; i < INPUT_ROLES; i++) {
		const struct elf_image *image = inputs->role[i];
		if (image && image != before)
			symbols_read(image, d, &loaded->symbols);
		before = image;
	}
	symbols_keep(&loaded->symbols, &inputs->primary->code);
	marks_remove(&loaded->symbols);
	symbols_finish(&loaded->symbols);
	if (inputs->role[INPUT_BINARY])
		plt_read(inputs->role[INPUT_BINARY], d, &loaded->plt);
}

static void load_run(void *context, size_t i)
{
	struct load_job *job = &((struct load_jobs *)context)->at[i];
	if (job->debug)
		debug_data_load(job->debug, job->number, &job->diag);
	else if (job->image)
		image_load(job->image, job->section, &job->diag, job->data);
	else
		load_symbols(job->inputs, job->loaded, &job->diag);
}

static void add_debug_data(struct load_jobs *jobs, const struct elf_image *image, struct debug_data *ret)
{
	debug_data_find(image, "", ret);
	for (size_t i = 0; i < debug_data_count(ret); i++)
		*vec_push(jobs) = (struct load_job){.debug = ret, .number = i};
}

static void add_dwarf(struct load_jobs *jobs, const struct inputs *inputs, struct loaded *ret)
{
	const struct elf_image *image = inputs_with_section(inputs, dwarf_section_names[DS_INFO]);
	if (image) {
		add_debug_data(jobs, image, &ret->debug);
		ret->debug.by_unit = true;
	}
	if (inputs->supplement.path)
		add_debug_data(jobs, &inputs->supplement, &ret->supplement);
}

static void add_cfi(struct load_jobs *jobs, const struct inputs *inputs, struct loaded *ret)
{
	static const char *const names[LOAD_CFI_COUNT] = {
		[LOAD_DEBUG_FRAME] = ".debug_frame", [LOAD_EH_FRAME] = ".eh_frame"
	};
	for (size_t i = 0; i < LOAD_CFI_COUNT; i++) {
		const struct elf_image *image = inputs_with_section(inputs, names[i]);
		if (!image)
			continue;
		const struct elf_section *section = image_section(image, names[i]);
		*vec_push(jobs) = (struct load_job){.image = image, .section = section, .data = &ret->cfi[i]};
		ret->cfi_sections[i] = (struct cfi_section){
			.name = names[i], .vaddr = section->vaddr, .bias = image->bias, .is_eh = i == LOAD_EH_FRAME
		};
	}
}

/* Moves the frame sections that were loaded to the front, in order. */
static void cfi_sections_finish(const struct inputs *inputs, struct diag *d, struct loaded *loaded)
{
	struct bytes run;
	uint64_t vaddr;
	for (size_t i = 0; i < LOAD_CFI_COUNT; i++) {
		struct cfi_section section = loaded->cfi_sections[i];
		section.run = loaded->cfi[i].run;
		if (section.name && section.run.size)
			loaded->cfi_sections[loaded->cfi_section_count++] = section;
	}
	if (loaded->cfi_section_count == 0 && inputs->role[INPUT_BINARY] &&
	    image_eh_frame(inputs->role[INPUT_BINARY], d, &run, &vaddr) == ST_OK)
		loaded->cfi_sections[loaded->cfi_section_count++] =
			(struct cfi_section){.name = ".eh_frame", .run = run, .vaddr = vaddr, .is_eh = true};
}

void load(const struct inputs *inputs, const struct dump_options *options, struct diag *d, struct loaded *ret)
{
	struct load_jobs jobs = {0};
	*ret = (struct loaded){0};
	add_dwarf(&jobs, inputs, ret);
	*vec_push(&jobs) = (struct load_job){.inputs = inputs, .loaded = ret};
	if (options->cfi)
		add_cfi(&jobs, inputs, ret);
	for (size_t i = 0; i < jobs.n; i++)
		jobs.at[i].diag.verbose = d->verbose;
	parallel_for(options->threads, jobs.n, load_run, &jobs);
	for (size_t i = 0; i < jobs.n; i++)
		diag_merge(d, &jobs.at[i].diag);
	vec_release(&jobs);
	if (!options->cfi)
		return;
	cfi_sections_finish(inputs, d, ret);
	if (inputs->role[INPUT_BINARY])
		exidx_load(inputs->role[INPUT_BINARY], d, &ret->exidx);
}

void load_release(struct loaded *loaded)
{
	debug_data_release(&loaded->debug);
	debug_data_release(&loaded->supplement);
	for (size_t i = 0; i < LOAD_CFI_COUNT; i++)
		image_unload(&loaded->cfi[i]);
	exidx_release(&loaded->exidx);
	symbols_release(&loaded->symbols);
	plt_release(&loaded->plt);
}
