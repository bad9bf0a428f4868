#include "elf/exidx.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

/*
 * The bytes of a section, kept until exidx_release. All of them together are no more than the file: damage may lay many
 * over the same bytes. Nobody compresses what is loaded.
 */
static struct exidx_run load_section(const struct elf_image *image, const struct elf_section *s, struct diag *d,
                                     struct exidx *ret)
{
	struct exidx_run run = {.vaddr = s->vaddr, .code = {0, UINT64_MAX}};
	if (s->flags & SHF_COMPRESSED || s->size > image->file.size - ret->size)
		return run;
	struct section_data *data = vec_push(&ret->loaded);
	image_load(image, s, d, data);
	ret->size += data->run.size;
	run.run = data->run;
	return run;
}

static void load_index(const struct elf_image *image, struct diag *d, struct exidx *ret)
{
	for (size_t i = 1; i < image->sections.n; i++) {
		const struct elf_section *s = &image->sections.at[i];
		if (s->type != SHT_ARM_EXIDX || !s->size)
			continue;
		struct exidx_run run = load_section(image, s, d, ret);
		if (image->type == ET_REL && s->link < image->sections.n) {
			const struct elf_section *code = &image->sections.at[s->link];
			run.code = (struct range){code->vaddr, code->vaddr + code->size};
		}
		*vec_push(&ret->index) = run;
	}
	for (size_t i = 0; i < image->segments.n && !image->sections.n; i++) {
		const struct elf_segment *s = &image->segments.at[i];
		struct exidx_run run = {.vaddr = s->vaddr, .code = {0, UINT64_MAX}};
		if (s->type == PT_ARM_EXIDX && image_at(image, s->vaddr, &run.run) == ST_OK) {
			run.run.size = run.run.size < s->file_size ? run.run.size : (size_t)s->file_size;
			*vec_push(&ret->index) = run;
		}
	}
}

static int compare_runs(const void *x, const void *y)
{
	const struct exidx_run *a = x, *b = y;
	return (a->vaddr > b->vaddr) - (a->vaddr < b->vaddr);
}

static void load_memory(const struct elf_image *image, struct diag *d, struct exidx *ret)
{
	for (size_t i = 1; i < image->sections.n && image->type == ET_REL; i++)
		if (strncmp(image->sections.at[i].name, ".ARM.extab", 10) == 0)
			*vec_push(&ret->memory) = load_section(image, &image->sections.at[i], d, ret);
	for (size_t i = 0; i < image->segments.n && image->type != ET_REL; i++) {
		const struct elf_segment *s = &image->segments.at[i];
		struct exidx_run run = {.vaddr = s->vaddr};
		if (s->type == PT_LOAD && bytes_slice(image->file, s->offset, s->file_size, &run.run))
			*vec_push(&ret->memory) = run;
	}
	if (ret->memory.n)
		qsort(ret->memory.at, ret->memory.n, sizeof *ret->memory.at, compare_runs);
}

enum status exidx_load(const struct elf_image *image, struct diag *d, struct exidx *ret)
{
	*ret = (struct exidx){0};
	if (image->machine != EM_ARM)
		return ST_ABSENT;
	load_index(image, d, ret);
	if (!ret->index.n)
		return ST_ABSENT;
	load_memory(image, d, ret);
	return ST_OK;
}

void exidx_release(struct exidx *exidx)
{
	for (size_t i = 0; i < exidx->loaded.n; i++)
		image_unload(&exidx->loaded.at[i]);
	vec_release(&exidx->loaded);
	vec_release(&exidx->index);
	vec_release(&exidx->memory);
}
