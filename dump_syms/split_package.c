#include "dump_syms/split_package.h"

#include "base/file.h"
#include "dump_syms/split_paths.h"

#include <stdlib.h>

static const struct diag_kind package_refused = {DIAG_WARNING, "a .dwp file was passed over"};

/* Opens what the image holds; why it is of no use, or NULL. */
static const char *open_index(struct split_package *p, const struct inputs *inputs, const struct dwarf *main, struct diag *d)
{
	const struct elf_image *image = &p->image;
	if (image->machine != inputs->primary->machine)
		return "it is for another machine";
	debug_data_find(image, ".dwo", &p->data);
	for (size_t i = 0; i < debug_data_count(&p->data); i++)
		debug_data_load(&p->data, i, d);
	image_load(image, image_section(image, ".debug_cu_index"), d, &p->cu_index);
	image_load(image, image_section(image, ".debug_tu_index"), d, &p->tu_index);
	debug_data_describe(&p->data, &p->package.whole);
	p->package.whole.main = main;
	p->package.whole.path = image->path;
	p->package.cu_data = p->cu_index.run;
	p->package.tu_data = p->tu_index.run;
	switch (package_open(&p->package, d)) {
	case ST_OK:
		return NULL;
	case ST_ABSENT:
		return "it has no .debug_cu_index";
	default:
		return "its index is damaged";
	}
}

static struct split_package *package_try(const char *path, const struct inputs *inputs, const struct dwarf *main,
                                         struct diag *d)
{
	struct split_package *p = mem_zero(sizeof *p);
	struct diag own = {.verbose = d->verbose};
	const char *why = NULL;
	enum status status = image_open(path, &own, &p->image);
	own.file = path;
	if (status == ST_OK)
		why = open_index(p, inputs, main, &own);
	else if (status != ST_ABSENT)
		why = own.entries.at[0].kind->text;
	if (why)
		diag_report(d, &package_refused, "%s: %s", path, why);
	if (status == ST_OK)
		diag_merge(d, &own);
	diag_release(&own);
	if (status == ST_OK && !why)
		return p;
	split_package_close(p);
	return NULL;
}

struct split_package *split_package_find(const struct inputs *inputs, const struct dump_options *options,
                                         const struct dwarf *main, struct diag *d)
{
	struct path_list paths = {0};
	struct split_package *found = NULL;
	split_dwp_paths(inputs, options, &paths);
	for (size_t i = 0; i < paths.n && !found; i++)
		found = package_try(paths.at[i], inputs, main, d);
	path_list_release(&paths);
	return found;
}

void split_package_close(struct split_package *p)
{
	if (!p)
		return;
	package_close(&p->package);
	debug_data_release(&p->data);
	image_unload(&p->cu_index);
	image_unload(&p->tu_index);
	image_close(&p->image);
	free(p);
}

/* What was decompressed cannot be had again, and another unit may be in it. */
void split_package_drop(const struct split_package *p, const struct dwarf *unit)
{
	if (!p->data.at[DS_INFO].data.owned)
		file_drop(unit->section[DS_INFO]);
}
