#include "elf/relocatable.h"

#include "base/file.h"
#include "elf/kinds.h"
#include "elf/relocation.h"
#include "elf/symtab.h"

#include <elf.h>
#include <inttypes.h>
#include <string.h>

/* The most that is believed of an alignment: pages may have so many bytes. */
#define ALIGN_MAX ((uint64_t)1 << 30)

const struct diag_kind elf_relocation_unknown = {DIAG_LOSS, "relocations of an unknown type"};
const struct diag_kind elf_relocation_damaged = {DIAG_LOSS, "relocations that make no sense"};

static uint64_t alignment(const struct elf_section *s)
{
	bool power = s->align && !(s->align & (s->align - 1));
	return power && s->align <= ALIGN_MAX ? s->align : 1;
}

static uint64_t sum(uint64_t lo, uint64_t size)
{
	return size > UINT64_MAX - lo ? UINT64_MAX : lo + size;
}

void relocatable_place(struct elf_image *image)
{
	uint64_t at = RELOCATABLE_BASE_MIN;
	for (size_t i = 1; i < image->sections.n; i++) {
		const struct elf_section *s = &image->sections.at[i];
		if (s->flags & SHF_ALLOC && alignment(s) > at)
			at = alignment(s);
	}
	image->load_base = at;
	for (size_t i = 1; i < image->sections.n; i++) {
		struct elf_section *s = &image->sections.at[i];
		if (!(s->flags & SHF_ALLOC)) {
			s->vaddr = 0;
			continue;
		}
		s->vaddr = sum(at, -at & (alignment(s) - 1));
		at = sum(s->vaddr, s->size);
	}
}

/* One relocation, as it lies in the file. */
struct relocation {
	uint64_t place; /* offset in the section */
	uint64_t symbol, addend;
	uint32_t type;
	bool has_addend; /* else it is in the place */
};

/* gABI, "Relocation". MIPS has three types in one on 64 bits, of which the first counts in data; SPARC extra data. */
static struct relocation read_relocation(const struct elf_image *image, bool rela, struct cursor *c)
{
	struct relocation r = {.place = cursor_uint(c, image->address_size), .has_addend = rela};
	if (image->machine == EM_MIPS && image->is64) {
		r.symbol = cursor_u32(c);
		r.type = cursor_u32(c);
		r.type = image->big_endian ? r.type & 0xff : r.type >> 24;
	} else if (image->is64) {
		uint64_t info = cursor_u64(c);
		r.symbol = info >> 32;
		r.type = (uint32_t)info;
	} else {
		uint32_t info = cursor_u32(c);
		r.symbol = info >> 8;
		r.type = info & 0xff;
	}
	if (image->machine == EM_SPARCV9)
		r.type &= 0xff;
	if (rela)
		r.addend = image->is64 ? cursor_u64(c) : (uint64_t)(int32_t)cursor_u32(c);
	return r;
}

/* What is done to one section, and what could not be. */
struct work {
	const struct elf_image *image;
	uint64_t vaddr; /* of the section */
	uint8_t *bytes; /* of the section */
	size_t size;
	struct symtab symbols;
	const char *name; /* of the section of relocations */
	uint64_t unknown, damaged, first_unknown, first_damaged;
	uint32_t unknown_type;
};

enum outcome { DONE, UNKNOWN, DAMAGED };

static size_t width_of(const struct relocation_type *type)
{
	return type->bits <= 8 ? 1 : type->bits <= 16 ? 2 : type->bits <= 24 ? 3 : type->bits <= 32 ? 4 : 8;
}

static void put_uint(uint8_t *at, size_t width, bool big_endian, uint64_t value)
{
	for (size_t i = 0; i < width; i++)
		at[i] = (uint8_t)(value >> 8 * (big_endian ? width - 1 - i : i));
}

/* Whether the symbol has a value here. */
static bool symbol_value(const struct symtab_entry *e, const struct elf_image *image, uint64_t *ret)
{
	if (e->section == SHN_UNDEF || e->section >= image->sections.n) {
		*ret = e->value;
		return e->absolute;
	}
	*ret = image->sections.at[e->section].vaddr + e->value;
	return true;
}

static uint64_t result(const struct relocation_type *type, uint64_t old, uint64_t value, uint64_t place)
{
	switch ((enum relocation_kind)type->kind) {
	case RELOCATION_IGNORED:
		break;
	case RELOCATION_ABSOLUTE:
		return value;
	case RELOCATION_RELATIVE:
		return value - place;
	case RELOCATION_ADD:
		return old + value;
	case RELOCATION_SUBTRACT:
		return old - value;
	}
	return old;
}

/* A ULEB128 keeps its length, so that nothing behind it moves. */
static enum outcome apply_uleb(const struct work *w, const struct relocation_type *type, uint64_t offset,
                               uint64_t value)
{
	struct cursor c = cursor_at((struct bytes){w->bytes, w->size}, offset, w->name, w->image->big_endian);
	uint64_t old = cursor_uleb(&c), new = result(type, old, value, 0);
	if (!cursor_ok(&c))
		return DAMAGED;
	for (size_t i = 0, n = cursor_offset(&c) - offset; i < n; i++, new >>= 7)
		w->bytes[offset + i] = (uint8_t)((new & 0x7f) | (i + 1 < n ? 0x80 : 0));
	return DONE;
}

static enum outcome apply(const struct work *w, const struct relocation *r)
{
	const struct relocation_type *type = relocation_type_find(w->image->machine, r->type);
	struct symtab_entry symbol = {.absolute = true}; /* symbol 0 is 0 */
	uint64_t value;
	if (!type)
		return UNKNOWN;
	if (type->kind == RELOCATION_IGNORED)
		return DONE;
	if (r->place > w->size || width_of(type) > w->size - r->place ||
	    (r->symbol && !symtab_get(&w->symbols, r->symbol, &symbol)))
		return DAMAGED;
	if (!symbol_value(&symbol, w->image, &value))
		return DONE;
	if (type->bits == RELOCATION_ULEB)
		return apply_uleb(w, type, r->place, value + r->addend);
	uint64_t mask = ~(uint64_t)0 >> (64 - type->bits);
	struct cursor c = cursor_at((struct bytes){w->bytes, w->size}, r->place, w->name, w->image->big_endian);
	uint64_t old = cursor_uint(&c, (unsigned)width_of(type));
	uint64_t new = result(type, old, value + (r->has_addend ? r->addend : old), w->vaddr + r->place);
	put_uint(w->bytes + r->place, width_of(type), w->image->big_endian, (old & ~mask) | (new & mask));
	return DONE;
}

static void apply_all(struct work *w, bool rela, struct bytes run)
{
	size_t size = w->image->address_size * (rela ? 3 : 2);
	struct cursor c = cursor_over(run, w->name, w->image->big_endian);
	while (cursor_left(&c) >= size) {
		uint64_t at = cursor_offset(&c);
		struct relocation r = read_relocation(w->image, rela, &c);
		switch (apply(w, &r)) {
		case DONE:
			break;
		case UNKNOWN:
			if (!w->unknown++) {
				w->first_unknown = at;
				w->unknown_type = r.type;
			}
			break;
		case DAMAGED:
			if (!w->damaged++)
				w->first_damaged = at;
			break;
		}
	}
}

/* A copy of the section that can be written, where there is none. */
static void own(struct section_data *data)
{
	if (data->owned)
		return;
	uint8_t *copy = file_anonymous(data->run.size);
	memcpy(copy, data->run.data, data->run.size);
	*data = (struct section_data){.run = {copy, data->run.size}, .owned = true};
}

/* Applies one section of relocations. */
static enum status apply_section(const struct elf_image *image, const struct elf_section *target,
                                 const struct elf_section *relocations, struct diag *d, struct section_data *data)
{
	struct section_data run, strings;
	enum status st = image_load_table(image, relocations, d, &run);
	struct work w = {.image = image, .vaddr = target->vaddr, .name = relocations->name};
	own(data);
	w.bytes = (uint8_t *)(uintptr_t)data->run.data; /* owned: memory that file_anonymous gave */
	w.size = data->run.size;
	symtab_open_at(image, relocations->link, d, &w.symbols);
	apply_all(&w, relocations->type == SHT_RELA, run.run);
	symtab_close(&w.symbols, &strings);
	image_unload(&strings);
	image_unload(&run);
	if (w.unknown)
		st = diag_bad_at(d, &elf_relocation_unknown, w.name, w.first_unknown, "%" PRIu64 ", the first of type %" PRIu32,
		                 w.unknown, w.unknown_type);
	if (w.damaged)
		st = diag_bad_at(d, &elf_relocation_damaged, w.name, w.first_damaged, "%" PRIu64, w.damaged);
	return st;
}

/* All of them together have no more bytes than the file: damage may make many sections of the same ones. */
enum status relocatable_apply(const struct elf_image *image, const struct elf_section *section, struct diag *d,
                              struct section_data *data)
{
	uint64_t budget = image->file.size;
	enum status st = ST_OK;
	for (uint32_t i = section->about; i; i = image->sections.at[i].next_about) {
		const struct elf_section *s = &image->sections.at[i];
		if ((s->type != SHT_RELA && s->type != SHT_REL) || s->size > budget || !section_has_bytes(s))
			continue;
		budget -= s->size;
		if (apply_section(image, section, s, d, data) != ST_OK)
			st = ST_BAD;
	}
	return st;
}
