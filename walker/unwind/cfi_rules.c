#include "walker/unwind/cfi_rules.h"

#include "base/buf.h"
#include "symfile/stack_rules.h"

#include <inttypes.h>
#include <string.h>

/* A name that no token can be, in the place of one that does not exist. */
static void name_add(struct intern *names, const char *name, unsigned number)
{
	char none[16];
	size_t n = name ? strlen(name) : (size_t)snprintf(none, sizeof none, " %u", number);
	intern_copy(names, name ? name : none, n);
}

void cfi_names_init(struct intern *names, const struct abi *abi)
{
	for (unsigned i = 0; i < CFI_CFA; i++)
		name_add(names, abi_register(abi, i), i);
	name_add(names, ".cfa", CFI_CFA);
	name_add(names, ".ra", CFI_RA);
	for (unsigned i = 0; i < CFI_TARGETS; i++)
		name_add(names, i < CFI_CFA ? abi_register_alias(abi, i) : NULL, CFI_TARGETS + i);
	name_add(names, ".undef", CFI_UNDEFINED);
}

/* The element for target: the one that is there, or a new one. */
static struct cfi_rule *rule_for(struct cfi_rules *rules, unsigned target)
{
	for (size_t i = 0; i < rules->count; i++)
		if (rules->rules.at[i].target == target)
			return &rules->rules.at[i];
	if (rules->count == rules->rules.n)
		*vec_push(&rules->rules) = (struct cfi_rule){0};
	struct cfi_rule *rule = &rules->rules.at[rules->count++];
	rule->target = target;
	return rule;
}

static bool program_assigns(const struct postfix_program *program)
{
	for (size_t i = 0; i < program->ops.n; i++)
		if (program->ops.at[i].kind == POSTFIX_ASSIGN)
			return true;
	return false;
}

/*
 * The rules of one text; false where it ends in something else. A rule for a register that has no place here is passed
 * over.
 */
static bool text_compile(const char *text, unsigned width, struct intern *names, struct cfi_rules *ret)
{
	const char *at = text, *end = text + strlen(text);
	struct stack_rule rule;
	while (stack_rule_next(&at, end, &rule)) {
		uint32_t number = intern_copy(names, rule.name, rule.name_length);
		if (number >= CFI_UNDEFINED)
			continue;
		struct cfi_rule *into = rule_for(ret, number % CFI_TARGETS);
		postfix_compile(rule.expression, rule.expression_length, width, names, &into->program);
		into->assigns = program_assigns(&into->program);
		into->text = rule.expression;
		into->n = rule.expression_length;
	}
	return at == end;
}

const char *cfi_rules_text(const struct cfi_rules *rules, const struct intern *names, struct arena *arena)
{
	struct buf text = {0};
	buf_printf(&text, "STACK CFI at 0x%" PRIx64 " (line %" PRIu64 "):", rules->rel, rules->line);
	for (size_t i = 0; i < rules->count && text.n < RULES_TEXT_MAX; i++) {
		buf_printf(&text, " %s: ", intern_get(names, rules->rules.at[i].target));
		size_t n = rules->rules.at[i].n;
		buf_bytes(&text, rules->rules.at[i].text, n < RULES_TEXT_MAX ? n : RULES_TEXT_MAX);
	}
	const char *copy = arena_text(arena, text.at, text.n);
	buf_release(&text);
	return copy;
}

bool cfi_rules_compile(const struct stack_cfi *cfi, unsigned width, struct intern *names, struct cfi_rules *ret)
{
	ret->count = 0;
	ret->rel = cfi->rel;
	ret->line = cfi->line;
	for (size_t i = 0; i < cfi->count; i++)
		if (!text_compile(cfi->rules[i], width, names, ret) && i == 0)
			return false;
	return true;
}

const struct cfi_rule *cfi_rule_find(const struct cfi_rules *rules, unsigned target)
{
	for (size_t i = 0; i < rules->count; i++)
		if (rules->rules.at[i].target == target)
			return &rules->rules.at[i];
	return NULL;
}

void cfi_rules_release(struct cfi_rules *rules)
{
	for (size_t i = 0; i < rules->rules.n; i++)
		postfix_release(&rules->rules.at[i].program);
	vec_release(&rules->rules);
	arena_release(&rules->texts);
}
