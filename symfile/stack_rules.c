#include "symfile/stack_rules.h"

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* The end of the token at p, or p where there is none; *ret_begin is where it begins. */
static const char *token(const char *p, const char *end, const char **ret_begin)
{
	while (p < end && is_space(*p))
		p++;
	*ret_begin = p;
	while (p < end && !is_space(*p))
		p++;
	return p;
}

static bool is_name(const char *begin, const char *end)
{
	return end > begin && end[-1] == ':';
}

bool stack_rule_next(const char **at, const char *end, struct stack_rule *ret)
{
	const char *begin, *after = token(*at, end, &begin);
	if (begin == end) {
		*at = end;
		return false;
	}
	if (!is_name(begin, after) || after - begin == 1)
		return false;
	*ret = (struct stack_rule){.name = begin, .name_length = (size_t)(after - begin - 1)};
	for (;;) {
		const char *next = token(after, end, &begin);
		if (begin == next || is_name(begin, next))
			break;
		if (!ret->expression)
			ret->expression = begin;
		after = next;
	}
	if (!ret->expression)
		return false;
	ret->expression_length = (size_t)(after - ret->expression);
	*at = after;
	return true;
}
