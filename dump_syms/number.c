/* From numbers per fragment to numbers per module. */
#include "dump_syms/assemble.h"

#include "base/buf.h"
#include "base/parallel.h"
#include "dump_syms/prefix_map.h"

#include <string.h>

uint32_t assembly_file(struct assembly *a, const char *path)
{
	struct buf mapped = {0};
	if (!prefix_map_apply(a->options, path, &mapped))
		return intern_copy(&a->files, path, strlen(path));
	uint32_t number = intern_copy(&a->files, mapped.at, mapped.n);
	buf_release(&mapped);
	return number;
}

static void number_fragment(struct assembly *a, size_t i)
{
	const struct fragment *f = &a->fragments[i];
	a->name_numbers[i] = mem_alloc(f->names.n * sizeof **a->name_numbers);
	a->file_numbers[i] = mem_alloc(f->files.n * sizeof **a->file_numbers);
	for (size_t k = 0; k < f->names.n; k++)
		a->name_numbers[i][k] = names_add(&a->names, &f->names.at[k]);
	for (size_t k = 0; k < f->files.n; k++)
		a->file_numbers[i][k] = assembly_file(a, f->files.at[k]);
}

struct conversion {
	struct assembly *assembly;
	uint32_t unknown_file;
};

/* Job: renumbers what fragment i holds, in place where it can be. */
static void convert_fragment(void *context, size_t i)
{
	const struct conversion *c = context;
	struct assembly *a = c->assembly;
	struct fragment *f = &a->fragments[i];
	const uint32_t *files = a->file_numbers[i], *names = a->name_numbers[i];
	for (size_t k = 0; k < f->lines.n; k++)
		f->lines.at[k].file = files[f->lines.at[k].file];
	for (size_t k = 0; k < f->loose.n; k++)
		f->loose.at[k].file = files[f->loose.at[k].file];
	a->inlines[i] = mem_alloc(f->inlines.n * sizeof **a->inlines);
	for (size_t k = 0; k < f->inlines.n; k++) {
		const struct frag_inline *in = &f->inlines.at[k];
		bool known = in->call_file != FRAG_NO_FILE;
		a->inlines[i][k] = (struct sym_inline){
			.pieces = f->pieces.at + in->pieces.first,
			.piece_count = in->pieces.count,
			.level = in->level,
			.call_line = known ? in->call_line : 0,
			.call_file = known ? files[in->call_file] : c->unknown_file,
			.origin = names[in->origin],
			.artificial = f->names.at[in->origin].artificial,
			.call_column = in->call_column,
		};
	}
	vec_release(&f->inlines);
}

static bool has_unknown_file(const struct fragment *f)
{
	for (size_t k = 0; k < f->inlines.n; k++)
		if (f->inlines.at[k].call_file == FRAG_NO_FILE)
			return true;
	return false;
}

void assembly_number(struct assembly *a)
{
	struct conversion c = {.assembly = a, .unknown_file = UINT32_MAX};
	a->name_numbers = mem_zero(a->fragment_count * sizeof *a->name_numbers);
	a->file_numbers = mem_zero(a->fragment_count * sizeof *a->file_numbers);
	a->inlines = mem_zero(a->fragment_count * sizeof *a->inlines);
	for (size_t i = 0; i < a->fragment_count; i++) {
		number_fragment(a, i);
		if (c.unknown_file == UINT32_MAX && has_unknown_file(&a->fragments[i]))
			c.unknown_file = intern_copy(&a->files, "??", 2);
	}
	parallel_for(a->options->threads, a->fragment_count, convert_fragment, &c);
}
