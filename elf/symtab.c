#include "elf/symtab.h"

#include "elf/dynamic.h"
#include "elf/headers.h"

#include <elf.h>

static struct symtab symtab_empty(const struct elf_image *image, const char *name)
{
	return (struct symtab){
		.name = name, .big_endian = image->big_endian, .is64 = image->is64, .entry_size = image->is64 ? 24 : 16
	};
}

/* gABI, SHT_SYMTAB_SHNDX: it names the table that it belongs to. */
static struct bytes find_section_numbers(const struct elf_image *image, const struct elf_section *symbols)
{
	struct bytes run = {0};
	for (uint32_t i = symbols->about; i && !run.size; i = image->sections.at[i].next_about)
		if (image->sections.at[i].type == SHT_SYMTAB_SHNDX)
			image_stored(image, &image->sections.at[i], &run);
	return run;
}

static const struct elf_section *find_section(const struct elf_image *image, uint32_t type)
{
	for (size_t i = 1; i < image->sections.n; i++)
		if (image->sections.at[i].type == type && section_has_bytes(&image->sections.at[i]))
			return &image->sections.at[i];
	return NULL;
}

/* The string table that the symbol table names; where that is damaged, the one that has the usual name. */
static const struct elf_section *find_strings(const struct elf_image *image, const struct elf_section *symbols)
{
	if (symbols->link < image->sections.n && image->sections.at[symbols->link].type == SHT_STRTAB)
		return &image->sections.at[symbols->link];
	return image_section(image, symbols->type == SHT_DYNSYM ? ".dynstr" : ".strtab");
}

static void open_by_section(const struct elf_image *image, const struct elf_section *symbols, struct diag *d,
                            struct symtab *ret)
{
	image_load_table(image, symbols, d, &ret->symbol_data);
	image_load_table(image, find_strings(image, symbols), d, &ret->string_data);
	ret->run = ret->symbol_data.run;
	ret->strings = string_table(ret->string_data.run);
	ret->section_numbers = find_section_numbers(image, symbols);
}

static void open_by_segment(const struct elf_image *image, struct symtab *ret)
{
	struct bytes run = dynamic_run(image, DT_SYMTAB);
	uint64_t count = dynamic_symbol_count(image);
	ret->strings = ret->string_data.run = dynamic_strings(image);
	if (count < run.size / ret->entry_size)
		run.size = count * ret->entry_size;
	ret->run = run;
}

enum status symtab_open(const struct elf_image *image, uint32_t type, struct diag *d, struct symtab *ret)
{
	const struct elf_section *symbols = find_section(image, type);
	*ret = symtab_empty(image, type == SHT_DYNSYM ? ".dynsym" : ".symtab");
	if (symbols)
		open_by_section(image, symbols, d, ret);
	else if (type == SHT_DYNSYM && !image->sections.n)
		open_by_segment(image, ret);
	return symtab_count(ret) ? ST_OK : ST_ABSENT;
}

enum status symtab_open_at(const struct elf_image *image, uint32_t index, struct diag *d, struct symtab *ret)
{
	const struct elf_section *symbols = index < image->sections.n ? &image->sections.at[index] : NULL;
	*ret = symtab_empty(image, ".symtab");
	if (symbols && (symbols->type == SHT_SYMTAB || symbols->type == SHT_DYNSYM))
		open_by_section(image, symbols, d, ret);
	return symtab_count(ret) ? ST_OK : ST_ABSENT;
}

void symtab_close(struct symtab *table, struct section_data *ret_strings)
{
	*ret_strings = table->string_data;
	image_unload(&table->symbol_data);
	*table = (struct symtab){.entry_size = 1};
}

/*
 * gABI, "Symbol Table": SHN_XINDEX says that the number is in SHT_SYMTAB_SHNDX; the other reserved ones are no sections.
 */
static uint32_t section_number(const struct symtab *table, uint64_t index, uint16_t section)
{
	if (section != SHN_XINDEX)
		return section < SHN_LORESERVE ? section : SHN_UNDEF;
	struct cursor c = cursor_at(table->section_numbers, index * 4, table->name, table->big_endian);
	uint32_t number = cursor_u32(&c);
	return cursor_ok(&c) ? number : UINT32_MAX;
}

/* gABI, "Symbol Table": the two classes keep the same fields in different orders. */
bool symtab_get(const struct symtab *table, uint64_t index, struct symtab_entry *ret)
{
	if (index >= symtab_count(table))
		return false;
	struct cursor c = cursor_at(table->run, index * table->entry_size, table->name, table->big_endian);
	uint16_t section;
	uint8_t info;
	ret->name = cursor_u32(&c);
	if (table->is64) {
		info = cursor_u8(&c);
		cursor_skip(&c, 1);
		section = cursor_u16(&c);
		ret->value = cursor_u64(&c);
		ret->size = cursor_u64(&c);
	} else {
		ret->value = cursor_u32(&c);
		ret->size = cursor_u32(&c);
		info = cursor_u8(&c);
		cursor_skip(&c, 1);
		section = cursor_u16(&c);
	}
	ret->type = info & 0xf;
	ret->binding = info >> 4;
	ret->section = section_number(table, index, section);
	ret->absolute = section == SHN_ABS;
	return true;
}
