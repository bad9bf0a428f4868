/* The dynamic section: what the loader is told. */
#ifndef ELF_DYNAMIC_H
#define ELF_DYNAMIC_H

#include "elf/image.h"

/* The value of the first entry with this tag (DT_*); false where there is none. */
bool dynamic_value(const struct elf_image *image, uint64_t tag, uint64_t *ret);

/* The bytes that the entry with this tag points to, up to the end of their segment; empty where there are none. */
struct bytes dynamic_run(const struct elf_image *image, uint64_t tag);

/* .dynstr, by DT_STRTAB and DT_STRSZ; ends with a NUL. */
struct bytes dynamic_strings(const struct elf_image *image);

/* How many symbols .dynsym has: DT_HASH says it, DT_GNU_HASH lets it be found out; 0 where there is neither. */
uint64_t dynamic_symbol_count(const struct elf_image *image);

#endif
