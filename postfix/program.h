/*
 * The expression language of STACK CFI and STACK WIN, compiled: a text becomes an array of operations once and is
 * evaluated any number of times (postfix/evaluate.h).
 *
 * Tokens stand between white space. `+ - * / % @ ^ =` are operators; a decimal number with an optional sign that fits the
 * width is a constant; everything else is a name. A token that begins with `=` and goes on is `=` and the rest, as a
 * Windows compiler writes it.
 */
#ifndef POSTFIX_PROGRAM_H
#define POSTFIX_PROGRAM_H

#include "base/intern.h"
#include "base/mem.h"

#include <stdint.h>

enum postfix_kind {
	POSTFIX_CONSTANT,
	POSTFIX_NAME,     /* a name that is only read: `.cfa`, `x29` */
	POSTFIX_VARIABLE, /* a name that may be assigned to: `$eip` */
	POSTFIX_ADD,
	POSTFIX_SUBTRACT,
	POSTFIX_MULTIPLY,
	POSTFIX_DIVIDE,
	POSTFIX_MODULO,
	POSTFIX_ALIGN,    /* a b @: a without its bits below b, a power of two */
	POSTFIX_LOAD,
	POSTFIX_ASSIGN,
};

struct postfix_op {
	enum postfix_kind kind;
	uint64_t value; /* of a constant; of a name its number */
};

/* All zeros is the empty program. */
struct postfix_program {
	struct VEC(struct postfix_op) ops;
};

/*
 * Compiles the n bytes at text for values of width bytes, 4 or 8, into ret, whose memory is used again. Names get
 * numbers from the table names, which all programs of one evaluation share. Every text can be compiled: what is wrong
 * with it comes out when it is evaluated, as its effects up to there count.
 */
void postfix_compile(const char *text, size_t n, unsigned width, struct intern *names, struct postfix_program *ret);

void postfix_release(struct postfix_program *program);

#endif
