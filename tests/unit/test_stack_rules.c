/* Rules of a STACK CFI record, taken apart. */
#include "symfile/stack_rules.h"
#include "tests/unit/check_main.h"

#include <stdio.h>
#include <string.h>

/* Texts, and what they consist of: "name=expression;" for each rule, "!" where they are malformed. */
static const char *const texts[][2] = {
	{"", ""},
	{" \t\r\n", ""},
	{".cfa: $rsp 8 + .ra: .cfa -8 + ^", ".cfa=$rsp 8 +;.ra=.cfa -8 + ^;"},
	{" .cfa:\tsp  16   +  ", ".cfa=sp  16   +;"},
	{"x29: x29", "x29=x29;"},
	{"$rbp: .undef $rbx: $rbx", "$rbp=.undef;$rbx=$rbx;"},
	{".cfa: $rsp 8 +\n", ".cfa=$rsp 8 +;"},
	{"$rsp 8 +", "!"},
	{": 8", "!"},
	{".cfa:", "!"},
	{".cfa: .ra: 1", "!"},
	{".cfa: 1 .ra:", ".cfa=1;!"},
	{".cfa: 1 : 2", ".cfa=1;!"},
	{"a:b: 1", "a:b=1;"},
};

START_TEST(stack_rules)
{
	const char *at = texts[_i][0], *end = at + strlen(at);
	char actual[200] = "";
	struct stack_rule rule;
	while (stack_rule_next(&at, end, &rule))
		snprintf(actual + strlen(actual), sizeof actual - strlen(actual), "%.*s=%.*s;", (int)rule.name_length,
		         rule.name, (int)rule.expression_length, rule.expression);
	if (at != end)
		strcat(actual, "!");
	ck_assert_str_eq(actual, texts[_i][1]);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("stack_rules");
	TCase *t = tcase_create("stack_rules");
	tcase_add_loop_test(t, stack_rules, 0, (int)(sizeof texts / sizeof *texts));
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
