/* What a comparison needs to know of the binary itself: where its code is, and what its symbols call it. Read by libelf. */
#ifndef TESTS_ORACLE_TARGET_H
#define TESTS_ORACLE_TARGET_H

#include "base/range.h"

#include <stddef.h>

struct target_symbol {
	uint64_t vaddr, size;
	char *name; /* owned */
};

struct target {
	uint64_t load_base;     /* p_vaddr of the first PT_LOAD */
	struct range_list code; /* executable sections but for the PLT, which llvm-symbolizer knows nothing of */
	struct VEC(struct target_symbol) symbols; /* functions, by vaddr */
};

/* Ends the program with a message where the file cannot be read. */
void target_read(const char *path, struct target *ret);
void target_release(struct target *target);

/* An address of the code, from a number that is spread evenly over 64 bits. */
uint64_t target_pick(const struct target *target, uint64_t random);

/* Whether name is, up to names_match, that of a function symbol whose extent has vaddr. */
bool target_calls(const struct target *target, uint64_t vaddr, const char *name);

#endif
