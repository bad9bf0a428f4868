/* What says which build a file is. */
#ifndef ELF_IDENTITY_H
#define ELF_IDENTITY_H

#include "elf/image.h"

/*
 * The GNU build-id: the first NT_GNU_BUILD_ID note whose owner is "GNU", in .note.gnu.build-id, then in any SHT_NOTE
 * section, then in any PT_NOTE segment. Borrowed from the image. ST_ABSENT where there is none.
 */
enum status identity_build_id(const struct elf_image *image, struct bytes *ret);

/*
 * Breakpad's substitute where there is no build-id: 16 bytes, the XOR of the first min(size, 4096) bytes of .text in
 * strides of 16 (a last partial stride is read on into the file, as Breakpad does). ST_ABSENT where there is no .text
 * with bytes. Of a relocatable file whose .text is empty, the first section of code that is not.
 */
enum status identity_hash(const struct elf_image *image, uint8_t ret[16]);

#endif
