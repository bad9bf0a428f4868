/* A symbol table as it lies in the file: decoded one symbol at a time. */
#ifndef ELF_SYMTAB_H
#define ELF_SYMTAB_H

#include "elf/image.h"

struct symtab {
	const char *name;  /* for messages */
	struct bytes run;
	struct bytes strings; /* ends with a NUL */
	bool big_endian, is64;
	size_t entry_size;
	struct section_data symbol_data, string_data; /* what was loaded for it */
	struct bytes section_numbers; /* SHT_SYMTAB_SHNDX: by symbol, for numbers that a symbol has no room for */
};

struct symtab_entry {
	uint32_t name;    /* offset in strings */
	uint64_t value, size;
	uint8_t type, binding;
	uint32_t section; /* SHN_UNDEF where it is in none of this file: undefined, absolute, common; may be out of range */
	bool absolute;
};

/*
 * Opens the first table of that type (SHT_SYMTAB, SHT_DYNSYM) with bytes, with its strings; without section headers
 * the dynamic one by PT_DYNAMIC. ST_ABSENT where there is none. Damage to its sections is reported and what is there
 * is kept.
 */
enum status symtab_open(const struct elf_image *image, uint32_t type, struct diag *d, struct symtab *ret);

/* As symtab_open, but the table that section number index is. */
enum status symtab_open_at(const struct elf_image *image, uint32_t index, struct diag *d, struct symtab *ret);

/* Releases it all but for the strings, which *ret_strings then owns. */
void symtab_close(struct symtab *table, struct section_data *ret_strings);

static inline size_t symtab_count(const struct symtab *table)
{
	return table->run.size / table->entry_size;
}

/* Symbol number index; false where the table has no such. */
bool symtab_get(const struct symtab *table, uint64_t index, struct symtab_entry *ret);

#endif
