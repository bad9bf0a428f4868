/*
 * The expression language: a byte of flags (1 32 bits, 2 a program of assignments), then the text, which is also taken for
 * rules of a STACK CFI record. A program that is run twice over the same world does the same twice.
 */
#include "postfix/evaluate.h"
#include "symfile/stack_rules.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

#define SLOTS 64

static void require(bool so)
{
	if (!so)
		abort();
}

static bool load(void *memory, uint64_t addr, unsigned size, uint64_t *ret)
{
	(void)memory;
	*ret = addr * 3 + size;
	return addr >= 64;
}

static void evaluate(const char *text, size_t size, unsigned width, bool assigns)
{
	static const char *const known[] = {"$eip", "$esp", "$T0", ".cfa", "x29"};
	struct intern names = {0};
	struct postfix_program program = {0};
	struct postfix_slot slots[2][SLOTS] = {{{0}}};
	uint64_t values[2] = {0};
	enum postfix_error errors[2];

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		uint32_t slot = intern_copy(&names, known[i], strlen(known[i]));
		slots[0][slot] = slots[1][slot] = (struct postfix_slot){.value = 0x1000 + 8 * i, .known = true};
	}
	postfix_compile(text, size, width, &names, &program);
	for (int i = 0; i < 2; i++) {
		struct postfix_world world = {.width = width, .slots = slots[i], .slot_count = SLOTS, .load = load};
		errors[i] = assigns ? postfix_run(&program, &world) : postfix_value(&program, &world, &values[i]);
		require(postfix_error_text(errors[i]) != NULL);
	}
	require(errors[0] == errors[1] && values[0] == values[1]);
	require(width == 8 || values[0] <= UINT32_MAX);
	for (size_t i = 0; i < SLOTS; i++) {
		require(slots[0][i].value == slots[1][i].value && slots[0][i].assigned == slots[1][i].assigned);
		require(slots[0][i].known || !slots[0][i].assigned);
	}
	postfix_release(&program);
	intern_release(&names);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (!size)
		return 0;
	unsigned width = data[0] & 1 ? 4 : 8;
	const char *text = (const char *)data + 1, *at = text, *end = text + size - 1;
	struct stack_rule rule;

	evaluate(text, size - 1, width, data[0] & 2);
	while (stack_rule_next(&at, end, &rule)) {
		require(rule.name_length && rule.expression_length && rule.expression + rule.expression_length == at);
		evaluate(rule.expression, rule.expression_length, width, false);
	}
	return 0;
}
