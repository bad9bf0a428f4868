/* Evaluates compiled postfix programs. Nothing is allocated; every defect is an error, never undefined behaviour. */
#ifndef POSTFIX_EVALUATE_H
#define POSTFIX_EVALUATE_H

#include "postfix/program.h"

#include <stdbool.h>

/* How many operands may wait at once; what compilers write needs a handful. */
#define POSTFIX_DEPTH_MAX 64

enum postfix_error {
	POSTFIX_OK,
	POSTFIX_UNDERFLOW,   /* an operator lacks an operand, or there is no value at the end */
	POSTFIX_OVERFLOW,    /* more than POSTFIX_DEPTH_MAX operands */
	POSTFIX_UNKNOWN,     /* a name without a value */
	POSTFIX_UNREADABLE,  /* memory that cannot be read */
	POSTFIX_ZERO,        /* division by zero */
	POSTFIX_DESTINATION, /* assignment to something that is no variable */
	POSTFIX_LEFTOVER,    /* operands left at the end */
};

/* What a name stands for. All zeros: nothing is known. */
struct postfix_slot {
	uint64_t value;
	bool known;
	bool assigned; /* by a program; known too */
};

/*
 * What a program sees. load reads size bytes (4 or 8, the width) of memory as an integer in the target's byte order; it
 * returns false where it cannot. A NULL load reads nothing.
 */
struct postfix_world {
	unsigned width;             /* of values, in bytes: 4 or 8; arithmetic wraps there */
	struct postfix_slot *slots; /* by number of the name; names behind slot_count are unknown and cannot be assigned to */
	size_t slot_count;
	bool (*load)(void *memory, uint64_t addr, unsigned size, uint64_t *ret);
	void *memory;
};

/*
 * postfix_run executes a program of assignments, which leaves nothing behind; postfix_value gives the one value that an
 * expression leaves. A name is looked up when an operator takes it, not when it is pushed. Assignments made before an
 * error stay.
 */
enum postfix_error postfix_run(const struct postfix_program *program, struct postfix_world *world);
enum postfix_error postfix_value(const struct postfix_program *program, struct postfix_world *world, uint64_t *ret);

/* The error in words: "division by zero". */
const char *postfix_error_text(enum postfix_error error);

#endif
