/* The machine code of PLT slots. */
#ifndef ELF_PLT_DECODE_H
#define ELF_PLT_DECODE_H

#include "elf/image.h"

struct plt_code {
	struct bytes run; /* of the section */
	uint64_t vaddr;   /* of its first byte */
	uint64_t got;     /* what %ebx points to in slots of position-independent x86 code */
	const struct elf_image *image;
};

/*
 * Whether a slot begins `at` bytes into the code: the vaddr of the word that it jumps by, and its size in bytes with
 * the padding behind it.
 */
typedef bool plt_decoder(const struct plt_code *code, uint64_t at, uint64_t *ret_word, uint32_t *ret_size);

/* The decoder for the image's machine, NULL where there is none; slots begin at multiples of *ret_step bytes. */
plt_decoder *plt_decoder_for(const struct elf_image *image, unsigned *ret_step);

#endif
