/* llvm-symbolizer as the second opinion: one run of it over many addresses. */
#ifndef TESTS_ORACLE_SYMBOLIZER_H
#define TESTS_ORACLE_SYMBOLIZER_H

#include "tests/oracle/chain.h"

#include <stddef.h>

struct symbolized {
	char *text; /* owned; cut into strings */
	struct VEC(struct chain) chains; /* one an address, in their order */
};

enum symbolizer_names {
	NAMES_LINKAGE, /* mangled: of the DIE, but the outermost one is the symbol's where there is one */
	NAMES_SHORT,   /* DW_AT_name, without scopes */
};

/*
 * Asks program (NULL: $LLVM_SYMBOLIZER, else llvm-symbolizer) about vaddrs of the file at path, which holds its own DWARF. Ends
 * the program with exit status 77 where there is no such program, 2 where it fails.
 */
void symbolizer_ask(const char *program, const char *path, enum symbolizer_names names, const uint64_t *vaddrs, size_t n,
                    struct symbolized *ret);
void symbolized_release(struct symbolized *s);

#endif
