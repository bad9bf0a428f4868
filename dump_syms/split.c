#include "dump_syms/split.h"

#include "base/buf.h"
#include "dump_syms/dwarf/unit.h"
#include "dump_syms/split_paths.h"

#include <stdlib.h>
#include <string.h>

static const struct diag_kind split_missing = {DIAG_LOSS, "a .dwo file is not there: its functions are missing"};
static const struct diag_kind split_refused = {DIAG_WARNING, "a .dwo file was passed over"};

/* A .dwo file in use. */
struct split_file {
	struct elf_image image;
	struct debug_data data;
	struct dwarf dwarf;
};

/* What a split file has from the main one. */
static void describe_main(const struct dwarf *main, struct dwarf *ret)
{
	ret->main = main;
	ret->code = main->code;
	ret->bias = main->bias;
	ret->isa_bit = main->isa_bit;
	ret->inlines = main->inlines;
	ret->section[DS_ADDR] = main->section[DS_ADDR];
	ret->section[DS_RANGES] = main->section[DS_RANGES];
}

static void file_close(struct split_file *file)
{
	dwarf_close(&file->dwarf);
	debug_data_release(&file->data);
	image_close(&file->image);
}

/* Whether a unit of the file is the rest of the skeleton. */
static bool holds_unit(const struct dwarf *split, const struct unit *skeleton)
{
	for (size_t i = 0; i < split->units.n; i++)
		if (!split->units.at[i]->partial && split->units.at[i]->id == skeleton->id)
			return true;
	return false;
}

/* Opens what an image holds; why it is of no use, or NULL. */
static const char *open_units(const struct splits *s, const struct unit *skeleton, struct diag *d, struct split_file *ret)
{
	if (ret->image.machine != s->inputs->primary->machine)
		return "it is for another machine";
	debug_data_find(&ret->image, ".dwo", &ret->data);
	if (!ret->data.at[DS_INFO].section)
		return "it has no .debug_info.dwo";
	for (size_t i = 0; i < debug_data_count(&ret->data); i++)
		debug_data_load(&ret->data, i, d);
	debug_data_describe(&ret->data, &ret->dwarf);
	describe_main(s->dwarf, &ret->dwarf);
	ret->dwarf.path = ret->image.path;
	ret->dwarf.passing = true;
	dwarf_open(&ret->dwarf, d);
	return holds_unit(&ret->dwarf, skeleton) ? NULL : "it is not of this build (another id)";
}

/* Opens the file at path where it is the one for the skeleton; a file that is not is said. */
static bool file_open(const struct splits *s, const struct unit *skeleton, const char *path, struct diag *d,
                      struct split_file *ret)
{
	struct diag own = {.verbose = d->verbose};
	const char *why = NULL;
	*ret = (struct split_file){0};
	enum status status = image_open(path, &own, &ret->image);
	own.file = path;
	if (status == ST_OK)
		why = open_units(s, skeleton, &own, ret);
	else if (status != ST_ABSENT)
		why = own.entries.at[0].kind->text;
	bool good = status == ST_OK && !why;
	if (why)
		diag_report(d, &split_refused, "%s: %s", path, why);
	if (good)
		diag_merge(d, &own);
	else if (status == ST_OK)
		file_close(ret);
	diag_release(&own);
	return good;
}

static void report_missing(const struct unit *skeleton, const struct path_list *looked, struct diag *d)
{
	struct buf places = {0};
	diag_places(d, (const char *const *)looked->at, looked->n, &places);
	diag_report(d, &split_missing, "%s%s", *skeleton->dwo_name ? skeleton->dwo_name : skeleton->name,
	            buf_string(&places));
	buf_release(&places);
}

/* Finds and opens the .dwo file of the skeleton; false where there is none: *looked says where it was looked for. */
static bool file_find(const struct splits *s, const struct unit *skeleton, struct diag *d, struct path_list *looked,
                      struct split_file *ret)
{
	if (!*skeleton->dwo_name)
		return false;
	split_dwo_paths(s->inputs, s->options, skeleton->comp_dir, skeleton->dwo_name, looked);
	for (size_t i = 0; i < looked->n; i++)
		if (file_open(s, skeleton, looked->at[i], d, ret))
			return true;
	return false;
}

/* Reads a skeleton out of the package; false where it is not in there. */
static bool read_packed(const struct splits *s, struct reading *reading)
{
	uint32_t row = s->rows ? s->rows[reading->unit->number] : 0;
	struct diag *d = &reading->fragment.diag;
	struct dwarf split;
	d->file = row ? s->package->image.path : NULL;
	bool read = row && package_describe(&s->package->package, row, d, &split);
	if (read) {
		describe_main(s->dwarf, &split);
		dwarf_open(&split, d);
		d->file = NULL;
		read = unit_read_split(reading->unit, &split, &reading->fragment);
		dwarf_close(&split);
		split_package_drop(s->package, &split);
	}
	d->file = NULL;
	return read;
}

void splits_read(const struct splits *s, struct reading *first)
{
	struct path_list looked = {0};
	struct split_file file;
	if (read_packed(s, first))
		return;
	bool found = file_find(s, first->unit, &first->fragment.diag, &looked, &file);
	for (struct reading *r = first; r; r = r->next) {
		if (found && unit_read_split(r->unit, &file.dwarf, &r->fragment))
			continue;
		report_missing(r->unit, &looked, &r->fragment.diag);
		unit_read(r->unit, &r->fragment);
	}
	if (found)
		file_close(&file);
	path_list_release(&looked);
}

static int by_file(const void *left, const void *right)
{
	const struct unit *a = *(struct unit *const *)left, *b = *(struct unit *const *)right;
	int order = strcmp(a->dwo_name, b->dwo_name);
	if (!order)
		order = strcmp(a->comp_dir, b->comp_dir);
	return order ? order : a->number < b->number ? -1 : a->number > b->number;
}

static bool same_file(const struct unit *a, const struct unit *b)
{
	return *a->dwo_name && strcmp(a->dwo_name, b->dwo_name) == 0 && strcmp(a->comp_dir, b->comp_dir) == 0;
}

/* Units that were optimized together have one .dwo file together: it is opened once. */
static void group_by_file(struct splits *s, struct unit **skeletons, size_t n)
{
	qsort(skeletons, n, sizeof *skeletons, by_file);
	for (size_t i = 1; i < n; i++)
		if (same_file(skeletons[i - 1], skeletons[i])) {
			s->next[skeletons[i - 1]->number] = skeletons[i];
			s->follows[skeletons[i]->number] = true;
		}
}

/* How often one row may be read: units that are equal but for their addresses share it. */
#define SAME_ROW_MAX 4

/* Looks every skeleton up in the package, and keeps those that it does not have. */
static size_t look_up(struct splits *s, struct unit **skeletons, size_t n)
{
	const struct package *package = &s->package->package;
	uint8_t *used = mem_zero(package->cu.rows + 1);
	size_t left = 0;
	for (size_t i = 0; i < n; i++) {
		uint32_t row = package_find(package, skeletons[i]->id);
		if (row && used[row]++ < SAME_ROW_MAX)
			s->rows[skeletons[i]->number] = row;
		else
			skeletons[left++] = skeletons[i];
		used[row] -= used[row] > SAME_ROW_MAX;
	}
	free(used);
	return left;
}

void splits_open(const struct inputs *inputs, const struct dump_options *options, const struct dwarf *dwarf, struct diag *d,
                 struct splits *ret)
{
	struct VEC(struct unit *) skeletons = {0};
	*ret = (struct splits){.dwarf = dwarf, .inputs = inputs, .options = options};
	for (size_t i = 0; i < dwarf->units.n; i++)
		if (dwarf->units.at[i]->skeleton)
			*vec_push(&skeletons) = dwarf->units.at[i];
	if (skeletons.n) {
		ret->next = mem_zero(dwarf->units.n * sizeof *ret->next);
		ret->follows = mem_zero(dwarf->units.n * sizeof *ret->follows);
		ret->rows = mem_zero(dwarf->units.n * sizeof *ret->rows);
		ret->package = split_package_find(inputs, options, dwarf, d);
		if (ret->package)
			skeletons.n = look_up(ret, skeletons.at, skeletons.n);
		group_by_file(ret, skeletons.at, skeletons.n);
	}
	vec_release(&skeletons);
}

struct unit *splits_next(const struct splits *splits, const struct unit *skeleton)
{
	return splits->next ? splits->next[skeleton->number] : NULL;
}

bool splits_follows(const struct splits *splits, size_t number)
{
	return splits->follows && splits->follows[number];
}

void splits_close(struct splits *splits)
{
	free(splits->next);
	free(splits->follows);
	free(splits->rows);
	split_package_close(splits->package);
}
