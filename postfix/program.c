#include "postfix/program.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool is_space(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

/* The next token at or behind *at, which is moved past it; 0 where there is none. */
static size_t next_token(const char **at, const char *end, const char **ret)
{
	const char *p = *at;
	while (p < end && is_space(*p))
		p++;
	*ret = p;
	if (p < end && *p == '=')
		p++;
	else
		while (p < end && !is_space(*p))
			p++;
	*at = p;
	return (size_t)(p - *ret);
}

/* A decimal number with an optional sign that fills the whole token and fits width bytes. */
static bool token_number(const char *s, size_t n, unsigned width, uint64_t *ret)
{
	uint64_t max = width == 8 ? UINT64_MAX : UINT32_MAX, value = 0;
	bool negative = *s == '-';
	size_t i = negative || *s == '+';
	if (i == n)
		return false;
	for (; i < n; i++) {
		unsigned digit = (unsigned)(unsigned char)s[i] - '0';
		if (digit > 9 || value > (max - digit) / 10)
			return false;
		value = value * 10 + digit;
	}
	*ret = (negative ? 0 - value : value) & max;
	return true;
}

static bool token_operator(const char *s, size_t n, enum postfix_kind *ret)
{
	static const char operators[] = "+-*/%@^=";
	const char *found = n == 1 ? memchr(operators, *s, sizeof operators - 1) : NULL;
	if (found)
		*ret = POSTFIX_ADD + (enum postfix_kind)(found - operators);
	return found;
}

static struct postfix_op token_op(const char *s, size_t n, unsigned width, struct intern *names)
{
	struct postfix_op op = {.kind = POSTFIX_CONSTANT};
	if (token_operator(s, n, &op.kind) || token_number(s, n, width, &op.value))
		return op;
	op.kind = *s == '$' ? POSTFIX_VARIABLE : POSTFIX_NAME;
	op.value = intern_copy(names, s, n);
	return op;
}

void postfix_compile(const char *text, size_t n, unsigned width, struct intern *names, struct postfix_program *ret)
{
	const char *at = text, *token;
	size_t length;
	ret->ops.n = 0;
	while ((length = next_token(&at, text + n, &token)))
		*vec_push(&ret->ops) = token_op(token, length, width, names);
}

void postfix_release(struct postfix_program *program)
{
	vec_release(&program->ops);
}
