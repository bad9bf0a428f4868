/* How a section is compressed; between load.c, which decompresses it as a whole, and stream.c. */
#ifndef ELF_PACKED_H
#define ELF_PACKED_H

#include "elf/image.h"

typedef const char *inflate_function(struct bytes in, uint64_t size, struct bytes *ret);

struct packed {
	inflate_function *inflate;
	uint64_t size;     /* what it says to hold */
	struct bytes data; /* the compressed bytes */
};

/* False where the section is not compressed, not all there, or cannot be decompressed. */
bool packed_find(const struct elf_image *image, const struct elf_section *section, struct packed *ret);

#endif
