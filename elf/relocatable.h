/*
 * Relocatable files (ET_REL: objects, kernel modules) as if they were linked: their sections get places, and what they
 * say of places is filled in.
 */
#ifndef ELF_RELOCATABLE_H
#define ELF_RELOCATABLE_H

#include "elf/image.h"

/*
 * No section lies below this: what a linker says of functions that it left out is near 0, and must not be taken for
 * code. image.load_base is there or above, so the first section is at 0 from the base.
 */
#define RELOCATABLE_BASE_MIN 0x10000

/*
 * Gives the allocated sections their vaddr, in their order, each at its alignment behind the one before, as elfutils
 * does it; and image its load base. Addresses in the headers are not believed: a partial link leaves some behind that
 * mean nothing.
 */
void relocatable_place(struct elf_image *image);

/*
 * Applies the relocations of a section, all that are there, to its bytes: to data, which becomes a copy of its own
 * where it was borrowed; there are some. Symbols that are not defined here leave the bytes alone. What is unknown or makes no sense is
 * reported as a loss, once a section, and left out: ST_BAD.
 */
enum status relocatable_apply(const struct elf_image *image, const struct elf_section *section, struct diag *d,
                              struct section_data *data);

#endif
