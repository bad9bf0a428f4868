/* The rules of a STACK CFI record: `name: expression name: expression ...` (docs/symfile.md). */
#ifndef SYMFILE_STACK_RULES_H
#define SYMFILE_STACK_RULES_H

#include <stdbool.h>
#include <stddef.h>

/* One rule, borrowed from the text; the expression is for postfix/program.h. */
struct stack_rule {
	const char *name; /* ".cfa", ".ra", "$rbp", "x29"; without the colon */
	size_t name_length;
	const char *expression;
	size_t expression_length;
};

/*
 * Takes the next rule off the text [*at, end): true, and *at is moved behind it. False at the end of the text, where *at
 * is end then, and where no rule begins, or one without a name or an expression: *at is left there.
 */
bool stack_rule_next(const char **at, const char *end, struct stack_rule *ret);

#endif
