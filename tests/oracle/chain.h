/* What is known of one address: the inlined calls and the function around them, innermost first. */
#ifndef TESTS_ORACLE_CHAIN_H
#define TESTS_ORACLE_CHAIN_H

#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>

struct frame {
	const char *function; /* NULL: not known */
	const char *file;     /* NULL: not known */
	uint32_t line;        /* 0: not known */
};

/* Texts are borrowed from whoever made the chain. */
struct chain VEC(struct frame);

#endif
