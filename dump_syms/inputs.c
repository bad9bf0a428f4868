#include "dump_syms/inputs.h"

#include "base/buf.h"
#include "elf/identity.h"
#include "elf/supplement.h"

#include <elf.h>
#include <string.h>

static const struct diag_kind input_missing = {DIAG_LOSS, "no such file"};
static const struct diag_kind input_kind = {DIAG_LOSS, "not a kind of file that can be dumped"};
static const struct diag_kind input_unused = {DIAG_WARNING, "adds nothing to the files before it"};
static const struct diag_kind input_stranger = {DIAG_LOSS, "not of the same build as the file before it"};
static const struct diag_kind input_no_dwarf = {DIAG_LOSS, "no DWARF: functions and lines are missing"};
static const struct diag_kind input_no_cfi = {
	DIAG_LOSS, "no call frame information in a debug file alone (give the binary, too)"
};

/* Whether the file has instructions, not only their addresses as a debug file has. */
static bool holds_code(const struct elf_image *image)
{
	bool sections = false;
	for (size_t i = 0; i < image->sections.n; i++) {
		const struct elf_section *s = &image->sections.at[i];
		if (!(s->flags & SHF_ALLOC) || !(s->flags & SHF_EXECINSTR))
			continue;
		if (section_has_bytes(s))
			return true;
		sections = true;
	}
	for (size_t i = 0; i < image->segments.n && !sections; i++) {
		const struct elf_segment *s = &image->segments.at[i];
		if (s->type == PT_LOAD && (s->flags & PF_X) && s->file_size)
			return true;
	}
	return false;
}

static bool has_section(const struct elf_image *image, const char *name)
{
	const struct elf_section *section = image_section(image, name);
	return section && section_has_bytes(section);
}

static enum status refuse_kind(const struct elf_image *image, struct diag *d)
{
	const char *why = image->type == ET_CORE ? "a core file: walker reads those"
	                  : !image_arch(image)   ? "for a machine that symbol files have no name for"
	                                         : NULL;
	if (!why)
		return ST_OK;
	diag_report(d, &input_kind, "%s: %s (e_type %u, e_machine %u)", image->path, why, image->type, image->machine);
	return ST_BAD;
}

/* Two files with code that has other places are two builds, whatever build-id they were given. */
static bool same_code(const struct elf_image *a, const struct elf_image *b)
{
	return a->code.n == b->code.n &&
	       (!a->code.n || memcmp(a->code.at, b->code.at, a->code.n * sizeof *a->code.at) == 0);
}

static bool same_build(const struct elf_image *a, const struct elf_image *b)
{
	struct bytes x, y;
	if (holds_code(a) && holds_code(b) && !same_code(a, b))
		return false;
	if (a->machine != b->machine || a->is64 != b->is64 || a->big_endian != b->big_endian)
		return false;
	if (identity_build_id(a, &x) != ST_OK || identity_build_id(b, &y) != ST_OK)
		return true;
	return x.size == y.size && memcmp(x.data, y.data, x.size) == 0;
}

/* Gives an opened image the role it can fill; false where it is taken already or the image is of no use. */
static bool take_role(struct inputs *inputs, struct elf_image *image)
{
	enum input_role role = holds_code(image) ? INPUT_BINARY : INPUT_DEBUG;
	if (inputs->role[role] && has_section(image, ".debug_info") && !inputs_with_section(inputs, ".debug_info"))
		role = INPUT_DEBUG;
	if (inputs->role[role])
		return false;
	inputs->images[role] = *image;
	inputs->role[role] = &inputs->images[role];
	return true;
}

static enum status open_one(struct inputs *inputs, const char *path, struct diag *d)
{
	struct elf_image image;
	enum status status = image_open(path, d, &image);
	if (status == ST_ABSENT) {
		diag_report(d, &input_missing, "%s", path);
		return ST_SYS;
	}
	if (status != ST_OK)
		return status;
	const struct elf_image *before =
		inputs->role[INPUT_BINARY] ? inputs->role[INPUT_BINARY] : inputs->role[INPUT_DEBUG];
	status = refuse_kind(&image, d);
	if (status == ST_OK && before && !same_build(before, &image)) {
		diag_report(d, &input_stranger, "%s and %s", path, before->path);
		status = ST_BAD;
	}
	if (status == ST_OK && take_role(inputs, &image))
		return ST_OK;
	if (status == ST_OK)
		diag_report(d, &input_unused, "%s", path);
	image_close(&image);
	return status;
}

static void report_search(const struct elf_image *binary, const struct debugfile_search *search, struct diag *d)
{
	struct buf places = {0};
	diag_places(d, (const char *const *)search->looked.at, search->looked.n, &places);
	diag_report(d, &input_no_dwarf, "%s%s", binary->path, buf_string(&places));
	buf_release(&places);
}

/* Looks for the DWARF of a binary that has none, and for .gnu_debugdata where there is no symbol table either. */
static void find_elsewhere(struct inputs *inputs, const struct dump_options *options, struct diag *d)
{
	const struct elf_image *binary = inputs->role[INPUT_BINARY];
	struct debugfile_search search = {.directories = options->debug_dirs, .directory_count = options->debug_dir_count};
	if (!inputs_with_section(inputs, ".debug_info")) {
		struct elf_image *debug = &inputs->images[INPUT_DEBUG];
		if (binary && !inputs->role[INPUT_DEBUG] && debugfile_find(binary, &search, d, debug) == ST_OK)
			inputs->role[INPUT_DEBUG] = debug;
		if (!inputs_with_section(inputs, ".debug_info"))
			report_search(inputs->primary, &search, d);
	}
	debugfile_search_release(&search);
	const struct elf_image *dwarf = inputs_with_section(inputs, ".debug_info");
	if (dwarf)
		supplement_find(dwarf, options->debug_dirs, options->debug_dir_count, d, &inputs->supplement);
	if (binary && !inputs_with_section(inputs, ".symtab") &&
	    debugdata_open(binary, d, &inputs->mini_data, &inputs->images[INPUT_MINI]) == ST_OK)
		inputs->role[INPUT_MINI] = &inputs->images[INPUT_MINI];
}

enum status inputs_open(const char *const *paths, size_t count, const struct dump_options *options, struct diag *d,
                        struct inputs *ret)
{
	*ret = (struct inputs){0};
	for (size_t i = 0; i < count; i++) {
		enum status status = open_one(ret, paths[i], d);
		if (status != ST_OK)
			return status;
	}
	ret->debug_only = !ret->role[INPUT_BINARY];
	ret->primary = ret->role[ret->debug_only ? INPUT_DEBUG : INPUT_BINARY];
	if (options->header_only)
		return ST_OK;
	find_elsewhere(ret, options, d);
	for (size_t i = 0; i < INPUT_ROLES; i++)
		if (ret->role[i] == &ret->images[i] && ret->role[i] != ret->primary)
			image_follow(&ret->images[i], ret->primary);
	if (ret->debug_only && ret->primary->code.n && options->cfi && !inputs_with_section(ret, ".debug_frame"))
		diag_report(d, &input_no_cfi, "%s", ret->primary->path);
	return ST_OK;
}

void inputs_close(struct inputs *inputs)
{
	for (size_t i = 0; i < INPUT_ROLES; i++)
		if (inputs->role[i])
			image_close(&inputs->images[i]);
	if (inputs->supplement.path)
		image_close(&inputs->supplement);
	image_unload(&inputs->mini_data);
}

const struct elf_image *inputs_with_section(const struct inputs *inputs, const char *name)
{
	for (size_t i = 0; i < INPUT_ROLES; i++)
		if (inputs->role[i] && has_section(inputs->role[i], name))
			return inputs->role[i];
	return NULL;
}
