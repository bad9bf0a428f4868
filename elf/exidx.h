/* ARM's exception tables (ARM IHI 0038, "Exception Handling ABI"): where their bytes are. */
#ifndef ELF_EXIDX_H
#define ELF_EXIDX_H

#include "elf/image.h"

/* Bytes that lie at vaddr; as an index it tells of the code [code.lo, code.hi). */
struct exidx_run {
	struct bytes run;
	uint64_t vaddr;
	struct range code;
};

struct exidx {
	struct VEC(struct exidx_run) index;  /* .ARM.exidx: one in a linked file, one for each section of code in others */
	struct VEC(struct exidx_run) memory; /* where what the index points to may lie, by vaddr */
	struct VEC(struct section_data) loaded;
	size_t size; /* of loaded, in bytes */
};

/*
 * Finds the index by its section type, without section headers by PT_ARM_EXIDX. ST_ABSENT where there is none, or it is
 * no file for ARM; damage is reported and what is left is there. exidx_release in any case.
 */
enum status exidx_load(const struct elf_image *image, struct diag *d, struct exidx *ret);
void exidx_release(struct exidx *exidx);

#endif
