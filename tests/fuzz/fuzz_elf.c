/* An ELF file: everything that elf/ reads of one is read. What is borrowed from it lies inside it. */
#include "elf/debugfile.h"
#include "elf/exidx.h"
#include "elf/identity.h"
#include "elf/symbols.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>

/* Reads every byte, for the sanitizers to see. */
static uint64_t touch(struct bytes run)
{
	uint64_t sum = 0;
	for (size_t i = 0; i < run.size; i++)
		sum += run.data[i];
	return sum;
}

static void ck_inside(struct bytes file, struct bytes run)
{
	if (run.size && (run.data < file.data || run.data + run.size > file.data + file.size))
		abort();
}

static void read_sections(const struct elf_image *image, struct diag *d)
{
	for (size_t i = 0; i < image->sections.n; i++) {
		struct section_data data;
		enum status st = image_load(image, &image->sections.at[i], d, &data);
		if (st == ST_ABSENT && data.run.size)
			abort();
		if (!data.owned)
			ck_inside(image->file, data.run);
		if (image->sections.n < 100)
			touch(data.run);
		image_unload(&data);
	}
}

static void read_symbols(const struct elf_image *image, struct diag *d)
{
	struct symbol_list symbols = {0};
	symbols_read(image, d, &symbols);
	symbols_finish(&symbols);
	for (size_t i = 0; i < symbols.list.n; i++) {
		const struct elf_symbol *s = &symbols.list.at[i];
		if (!range_list_has(&image->code, s->vaddr) || !s->name_length)
			abort();
		if (i && (s[-1].vaddr > s->vaddr || (s[-1].vaddr == s->vaddr && s[-1].priority > s->priority)))
			abort();
		touch((struct bytes){(const uint8_t *)s->name, s->name_length});
	}
	symbols_release(&symbols);
}

static void read_plt(const struct elf_image *image, struct diag *d)
{
	struct plt_list plt;
	plt_read(image, d, &plt);
	for (size_t i = 0; i < plt.list.n; i++) {
		const struct plt_slot *s = &plt.list.at[i];
		if (!s->size || !*s->name || (i && s[-1].vaddr > s->vaddr))
			abort();
	}
	plt_release(&plt);
}

static void read_identity(const struct elf_image *image, struct diag *d)
{
	struct bytes run = {0};
	uint8_t hash[16];
	uint64_t vaddr;
	const char *name = image_soname(image);
	if (name)
		touch((struct bytes){(const uint8_t *)name, strlen(name)});
	if (identity_build_id(image, &run) == ST_OK)
		ck_inside(image->file, run);
	identity_hash(image, hash);
	run = (struct bytes){0};
	if (image_eh_frame(image, d, &run, &vaddr) == ST_OK)
		ck_inside(image->file, run);
}

static void read_exidx(const struct elf_image *image, struct diag *d)
{
	struct exidx exidx;
	exidx_load(image, d, &exidx);
	for (size_t i = 0; i < exidx.index.n; i++)
		touch(exidx.index.at[i].run);
	for (size_t i = 0; i < exidx.memory.n; i++)
		if (i && exidx.memory.at[i - 1].vaddr > exidx.memory.at[i].vaddr)
			abort();
	exidx_release(&exidx);
}

static void read_image(const struct elf_image *image, struct diag *d)
{
	for (size_t i = 0; i < image->code.n; i++) {
		const struct range *r = &image->code.at[i];
		if (r->lo >= r->hi || (i && r[-1].hi >= r->lo))
			abort();
	}
	image_section(image, ".debug_info");
	image_arch(image);
	read_sections(image, d);
	read_symbols(image, d);
	read_plt(image, d);
	read_exidx(image, d);
	read_identity(image, d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct diag d = {0};
	struct elf_image image, inner;
	struct section_data inner_data;
	if (image_open_memory((struct bytes){data, size}, "input", &d, &image) == ST_OK) {
		read_image(&image, &d);
		if (debugdata_open(&image, &d, &inner_data, &inner) == ST_OK) {
			read_image(&inner, &d);
			image_close(&inner);
			image_unload(&inner_data);
		}
		image_close(&image);
	} else if (!diag_count(&d, DIAG_LOSS)) {
		abort();
	}
	diag_release(&d);
	return 0;
}
