#include "elf/symbols.h"

#include "elf/dynamic.h"
#include "elf/headers.h"
#include "elf/plt_decode.h"
#include "elf/symtab.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

/* A word that the loader fills with a symbol's address. */
struct got_word {
	uint64_t vaddr;
	const char *name;
};

struct got VEC(struct got_word); /* by vaddr */

static int compare_words(const void *x, const void *y)
{
	const struct got_word *a = x, *b = y;
	if (a->vaddr != b->vaddr)
		return a->vaddr < b->vaddr ? -1 : 1;
	return (a->name > b->name) - (a->name < b->name); /* of one string table: its order */
}

/* gABI, "Relocation": the symbol's number is in the high part of r_info. */
static void read_relocations(const struct elf_image *image, const struct elf_section *s, struct bytes run,
                             const struct symtab *symbols, struct got *ret)
{
	unsigned size = image->address_size * (s->type == SHT_RELA ? 3 : 2);
	struct cursor c = cursor_over(run, s->name, image->big_endian);
	while (cursor_left(&c) >= size) {
		struct symtab_entry e;
		uint64_t vaddr = cursor_uint(&c, image->address_size), info = cursor_uint(&c, image->address_size);
		uint64_t number = image->is64 ? info >> 32 : info >> 8;
		cursor_skip(&c, size - 2 * image->address_size);
		if (!number || !symtab_get(symbols, number, &e))
			continue;
		const char *name = string_at(symbols->strings, e.name);
		if (name && *name)
			*vec_push(ret) = (struct got_word){vaddr, name};
	}
}

/* No more bytes than the file has are looked at in all: many sections can be the same bytes. */
static bool spend(uint64_t *budget, struct bytes run)
{
	if (run.size > *budget)
		return false;
	*budget -= run.size;
	return true;
}

static void read_got(const struct elf_image *image, const struct symtab *symbols, struct got *ret)
{
	uint64_t budget = image->file.size;
	for (size_t i = 1; i < image->sections.n; i++) {
		const struct elf_section *s = &image->sections.at[i];
		struct bytes run;
		if ((s->type != SHT_RELA && s->type != SHT_REL) || !(s->flags & SHF_ALLOC))
			continue;
		image_stored(image, s, &run);
		if (spend(&budget, run))
			read_relocations(image, s, run, symbols, ret);
	}
	if (ret->n)
		qsort(ret->at, ret->n, sizeof *ret->at, compare_words);
}

static const char *got_name(const struct got *got, uint64_t vaddr)
{
	size_t lo = 0, hi = got->n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (got->at[mid].vaddr < vaddr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < got->n && got->at[lo].vaddr == vaddr ? got->at[lo].name : NULL;
}

/* What _GLOBAL_OFFSET_TABLE_ is: i386 psABI, DT_PLTGOT. */
static uint64_t got_base(const struct elf_image *image)
{
	const struct elf_section *s = image_section(image, ".got.plt");
	uint64_t vaddr;
	if (dynamic_value(image, DT_PLTGOT, &vaddr))
		return vaddr;
	if (!s)
		s = image_section(image, ".got");
	return s ? s->vaddr : 0;
}

static void read_slots(const struct plt_code *code, const struct got *got, struct plt_list *ret)
{
	unsigned step;
	plt_decoder *decode = plt_decoder_for(code->image, &step);
	for (uint64_t at = 0, word; at < code->run.size;) {
		uint32_t size;
		const char *name = decode(code, at, &word, &size) ? got_name(got, word) : NULL;
		if (name) {
			uint64_t left = code->run.size - at;
			*vec_push(&ret->list) = (struct plt_slot){
				.vaddr = code->vaddr + at, .size = size < left ? size : (uint32_t)left, .name = name
			};
		}
		at += name ? size : step;
	}
}

static bool is_plt(const struct elf_section *s)
{
	return s->flags & SHF_EXECINSTR && (strncmp(s->name, ".plt", 4) == 0 || strncmp(s->name, ".iplt", 5) == 0);
}

static int compare_slots(const void *x, const void *y)
{
	const struct plt_slot *a = x, *b = y;
	if (a->vaddr != b->vaddr)
		return a->vaddr < b->vaddr ? -1 : 1;
	return (a->name > b->name) - (a->name < b->name);
}

static void read_sections(const struct elf_image *image, const struct got *got, struct plt_list *ret)
{
	uint64_t budget = image->file.size;
	struct plt_code code = {.image = image, .got = got_base(image)};
	for (size_t i = 1; i < image->sections.n; i++) {
		const struct elf_section *s = &image->sections.at[i];
		if (!is_plt(s))
			continue;
		image_stored(image, s, &code.run);
		code.vaddr = s->vaddr;
		if (spend(&budget, code.run))
			read_slots(&code, got, ret);
	}
	if (ret->list.n)
		qsort(ret->list.at, ret->list.n, sizeof *ret->list.at, compare_slots);
}

enum status plt_read(const struct elf_image *image, struct diag *d, struct plt_list *ret)
{
	struct got got = {0};
	struct symtab symbols;
	unsigned step;
	*ret = (struct plt_list){0};
	if (!plt_decoder_for(image, &step))
		return ST_ABSENT;
	if (symtab_open(image, SHT_DYNSYM, d, &symbols) == ST_OK)
		read_got(image, &symbols, &got);
	if (got.n)
		read_sections(image, &got, ret);
	vec_release(&got);
	symtab_close(&symbols, &ret->names);
	return ret->list.n ? ST_OK : ST_ABSENT;
}

void plt_release(struct plt_list *plt)
{
	vec_release(&plt->list);
	image_unload(&plt->names);
	*plt = (struct plt_list){0};
}
