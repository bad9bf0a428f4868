/* The headers of an ELF file, read by libelf. */
#ifndef ELF_HEADERS_H
#define ELF_HEADERS_H

#include "elf/image.h"

/*
 * Fills image's sections, segments and what the ELF header says, from image->file. ST_BAD, reported, where there is no
 * ELF header to start from; a table that leaves the file is a loss, and what of it is there is kept.
 */
enum status headers_read(struct elf_image *image, struct diag *d);

/* Where in the file the ELF header and the program headers lie, in bytes. */
struct headers_extent {
	uint64_t header_size, table_offset, table_size;
};
struct headers_extent headers_extent(const struct elf_image *image);

/*
 * A string table cut to its last NUL, so that every offset inside is a string: no search for each, which many offsets
 * into one long string would make slow.
 */
struct bytes string_table(struct bytes run);

static inline const char *string_at(struct bytes table, uint64_t offset)
{
	return offset < table.size ? (const char *)table.data + offset : NULL;
}

#endif
