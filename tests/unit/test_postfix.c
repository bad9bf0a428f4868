/* The expression language: every operator, every error, at both widths. */
#include "postfix/evaluate.h"
#include "tests/unit/check_main.h"

#include <string.h>

/* What the programs see: `$a`, `$b` and `.cfa` are known, memory below 0x100 is unreadable. */
static bool load(void *memory, uint64_t addr, unsigned size, uint64_t *ret)
{
	uint64_t *loads = memory;
	if (addr < 0x100)
		return false;
	++*loads;
	*ret = addr * 3 + size;
	return true;
}

struct world {
	struct intern names;
	struct postfix_slot slots[32];
	struct postfix_world world;
	struct postfix_program program;
	uint64_t loads;
};

static void set(struct world *w, const char *name, uint64_t value)
{
	w->slots[intern_copy(&w->names, name, strlen(name))] = (struct postfix_slot){.value = value, .known = true};
}

static void world_init(struct world *w, unsigned width)
{
	*w = (struct world){.world = {.width = width, .slots = w->slots, .slot_count = 32, .load = load}};
	w->world.memory = &w->loads;
	set(w, "$a", 0x1000);
	set(w, "$b", 7);
	set(w, ".cfa", 0xfffffffffffffff0);
	set(w, "x29", 0x2000);
}

static void world_release(struct world *w)
{
	intern_release(&w->names);
	postfix_release(&w->program);
}

static enum postfix_error value_of(struct world *w, const char *text, uint64_t *ret)
{
	postfix_compile(text, strlen(text), w->world.width, &w->names, &w->program);
	return postfix_value(&w->program, &w->world, ret);
}

static enum postfix_error run(struct world *w, const char *text)
{
	postfix_compile(text, strlen(text), w->world.width, &w->names, &w->program);
	return postfix_run(&w->program, &w->world);
}

struct value_case {
	const char *text;
	uint64_t value64, value32;
	enum postfix_error error;
};

static const struct value_case cases[] = {
	{"1", 1, 1, POSTFIX_OK},
	{" \t\r\n\v\f1\n", 1, 1, POSTFIX_OK},
	{"1 2 +", 3, 3, POSTFIX_OK},
	{"1 2 -", UINT64_MAX, UINT32_MAX, POSTFIX_OK},
	{"7 2 -", 5, 5, POSTFIX_OK},
	{"3 5 *", 15, 15, POSTFIX_OK},
	{"17 5 /", 3, 3, POSTFIX_OK},
	{"17 5 %", 2, 2, POSTFIX_OK},
	{"-1 2 /", INT64_MAX, INT32_MAX, POSTFIX_OK},
	{"-1 16 %", 15, 15, POSTFIX_OK},
	{"1023 16 @", 1008, 1008, POSTFIX_OK},
	{"1023 1 @", 1023, 1023, POSTFIX_OK},
	{"1023 0 @", 0, 0, POSTFIX_OK},
	{"$a", 0x1000, 0x1000, POSTFIX_OK},
	{".cfa", 0xfffffffffffffff0, 0xfffffff0, POSTFIX_OK},
	{".cfa 32 +", 16, 16, POSTFIX_OK},
	{"x29 8 +", 0x2008, 0x2008, POSTFIX_OK},
	{"$a ^", 0x3008, 0x3004, POSTFIX_OK},
	{"$a 8 + ^ 1 +", 0x3021, 0x301d, POSTFIX_OK},
	{"4294967295", UINT32_MAX, UINT32_MAX, POSTFIX_OK},
	{"4294967295 1 +", 0x100000000, 0, POSTFIX_OK},
	{"18446744073709551615", UINT64_MAX, 0, POSTFIX_OK},
	{"-8", (uint64_t)-8, (uint32_t)-8, POSTFIX_OK},
	{"+5", 5, 5, POSTFIX_OK},
	{"-0", 0, 0, POSTFIX_OK},
	{"007", 7, 7, POSTFIX_OK},
	{"$b $a = $b", 0x1000, 0x1000, POSTFIX_OK},
	{"-1 -1 *", 1, 1, POSTFIX_OK},
	{"-1 1 +", 0, 0, POSTFIX_OK},
	{"$a $b *", 0x7000, 0x7000, POSTFIX_OK},
	{"$a $b /", 585, 585, POSTFIX_OK},
	{"$a $b %", 1, 1, POSTFIX_OK},
	{"$a $b -", 0xff9, 0xff9, POSTFIX_OK},
	{"-2147483648 -1 /", 0, 0, POSTFIX_OK},
	{"1023 -16 @", 16, 16, POSTFIX_OK},
	{"1 2 3 4 5 + + + +", 15, 15, POSTFIX_OK},
	{"1 2 3 - -", 2, 2, POSTFIX_OK},

	{"", 0, 0, POSTFIX_UNDERFLOW},
	{"+", 0, 0, POSTFIX_UNDERFLOW},
	{"1 +", 0, 0, POSTFIX_UNDERFLOW},
	{"^", 0, 0, POSTFIX_UNDERFLOW},
	{"=", 0, 0, POSTFIX_UNDERFLOW},
	{"1 =", 0, 0, POSTFIX_UNDERFLOW},
	{"-", 0, 0, POSTFIX_UNDERFLOW},
	{"1 @", 0, 0, POSTFIX_UNDERFLOW},
	{"$a =5", 0, 0, POSTFIX_UNDERFLOW},
	{"$a 5 =", 0, 0, POSTFIX_UNDERFLOW},
	{"$b $a = 1 2", 0, 0, POSTFIX_LEFTOVER},
	{"$a $b", 0, 0, POSTFIX_LEFTOVER},
	{"0 0 /", 0, 0, POSTFIX_ZERO},
	{"$b 7 - $a / 1 0 %", 0, 0, POSTFIX_ZERO},
	{"1 2", 0, 0, POSTFIX_LEFTOVER},
	{"1 0 /", 0, 0, POSTFIX_ZERO},
	{"1 0 %", 0, 0, POSTFIX_ZERO},
	{"$c", 0, 0, POSTFIX_UNKNOWN},
	{".undef", 0, 0, POSTFIX_UNKNOWN},
	{"0x10", 0, 0, POSTFIX_UNKNOWN},
	{"18446744073709551616", 0, 0, POSTFIX_UNKNOWN},
	{"99999999999999999999999999999999999999999999", 0, 0, POSTFIX_UNKNOWN},
	{"1a", 0, 0, POSTFIX_UNKNOWN},
	{"5=", 0, 0, POSTFIX_UNKNOWN},
	{"$a $c =", 0, 0, POSTFIX_UNKNOWN},
	{".undef 8 +", 0, 0, POSTFIX_UNKNOWN},
	{"$c ^", 0, 0, POSTFIX_UNKNOWN},
	{"--1", 0, 0, POSTFIX_UNKNOWN},
	{"1+2", 0, 0, POSTFIX_UNKNOWN},
	{"$c 1 +", 0, 0, POSTFIX_UNKNOWN},
	{"16 ^", 0, 0, POSTFIX_UNREADABLE},
	{"3 4 =", 0, 0, POSTFIX_DESTINATION},
	{"-3 4 =", 0, 0, POSTFIX_DESTINATION},
	{"1 2 + 4 =", 0, 0, POSTFIX_DESTINATION},
	{".cfa 4 =", 0, 0, POSTFIX_DESTINATION},
	{"x29 4 =", 0, 0, POSTFIX_DESTINATION},
};

START_TEST(values_and_errors)
{
	const struct value_case *c = &cases[_i];
	for (unsigned width = 4; width <= 8; width += 4) {
		struct world w;
		uint64_t value = 0, expected = width == 8 ? c->value64 : c->value32;
		enum postfix_error error = c->error;
		world_init(&w, width);
		if (width == 4 && strcmp(c->text, "18446744073709551615") == 0)
			error = POSTFIX_UNKNOWN; /* a number that does not fit is a name */
		ck_assert_msg(value_of(&w, c->text, &value) == error, "`%s'", c->text);
		if (!error)
			ck_assert_msg(value == expected, "`%s' at width %u: %#jx", c->text, width, (uintmax_t)value);
		world_release(&w);
	}
}
END_TEST

START_TEST(assignments)
{
	struct world w;
	world_init(&w, 4);
	ck_assert_int_eq(run(&w, "$T0 $a 8 + = $eip $T0 4 + = $a $T0 ="), POSTFIX_OK);
	uint32_t eip = intern_copy(&w.names, "$eip", 4), a = intern_copy(&w.names, "$a", 2), b = intern_copy(&w.names, "$b", 2);
	ck_assert_uint_eq(w.slots[eip].value, 0x100c);
	ck_assert(w.slots[eip].assigned && w.slots[eip].known);
	ck_assert_uint_eq(w.slots[a].value, 0x1008);
	ck_assert(w.slots[a].assigned);
	ck_assert(!w.slots[b].assigned);
	world_release(&w);
}
END_TEST

/* A Windows compiler glues the `=` to what follows it. */
START_TEST(glued_assignments)
{
	struct world w;
	world_init(&w, 4);
	ck_assert_int_eq(run(&w, "$T0 5 =$T1 6 == $T2 7 ="), POSTFIX_UNDERFLOW);
	ck_assert_uint_eq(w.slots[intern_copy(&w.names, "$T0", 3)].value, 5);
	ck_assert_uint_eq(w.slots[intern_copy(&w.names, "$T1", 3)].value, 6);
	ck_assert(!w.slots[intern_copy(&w.names, "$T2", 3)].known);
	world_release(&w);
}
END_TEST

/* What was done before an error stays done. */
START_TEST(assignments_before_an_error)
{
	struct world w;
	world_init(&w, 4);
	ck_assert_int_eq(run(&w, "$T0 5 = $T1 1 0 / ="), POSTFIX_ZERO);
	ck_assert_uint_eq(w.slots[intern_copy(&w.names, "$T0", 3)].value, 5);
	ck_assert_int_eq(run(&w, "$T0 5 = 1"), POSTFIX_LEFTOVER);
	world_release(&w);
}
END_TEST

/* A name stands for what it is when an operator takes it. */
START_TEST(names_are_looked_up_late)
{
	struct world w;
	uint64_t value;
	world_init(&w, 8);
	ck_assert_int_eq(value_of(&w, "$T0 $T0 4 = 1 +", &value), POSTFIX_OK);
	ck_assert_uint_eq(value, 5);
	world_release(&w);
}
END_TEST

START_TEST(no_memory)
{
	struct world w;
	uint64_t value;
	world_init(&w, 8);
	w.world.load = NULL;
	ck_assert_int_eq(value_of(&w, "$a ^", &value), POSTFIX_UNREADABLE);
	world_release(&w);
}
END_TEST

/* Names that the world has no slot for. */
START_TEST(names_outside)
{
	struct world w;
	uint64_t value;
	world_init(&w, 8);
	w.world.slot_count = 2;
	ck_assert_int_eq(value_of(&w, "$a $b +", &value), POSTFIX_OK);
	ck_assert_int_eq(value_of(&w, ".cfa", &value), POSTFIX_UNKNOWN);
	ck_assert_int_eq(run(&w, "$new 1 ="), POSTFIX_DESTINATION);
	world_release(&w);
}
END_TEST

START_TEST(depth)
{
	struct world w;
	uint64_t value;
	char text[4 * POSTFIX_DEPTH_MAX + 8] = "";
	world_init(&w, 8);
	for (int i = 0; i < POSTFIX_DEPTH_MAX; i++)
		strcat(text, "1 ");
	size_t full = strlen(text);
	for (int i = 0; i < POSTFIX_DEPTH_MAX - 1; i++)
		strcat(text, "+ ");
	ck_assert_int_eq(value_of(&w, text, &value), POSTFIX_OK);
	ck_assert_uint_eq(value, POSTFIX_DEPTH_MAX);
	strcpy(text + full, "1");
	ck_assert_int_eq(value_of(&w, text, &value), POSTFIX_OVERFLOW);
	world_release(&w);
}
END_TEST

/* The same program again and again, with memory of its own only once. */
START_TEST(compiled_once)
{
	struct world w;
	uint64_t value;
	world_init(&w, 8);
	ck_assert_int_eq(value_of(&w, "$a 16 + ^", &value), POSTFIX_OK);
	struct postfix_op *ops = w.program.ops.at;
	for (uint64_t i = 0; i < 100; i++) {
		set(&w, "$a", 0x1000 + i);
		ck_assert_int_eq(postfix_value(&w.program, &w.world, &value), POSTFIX_OK);
		ck_assert_uint_eq(value, (0x1010 + i) * 3 + 8);
	}
	ck_assert_uint_eq(w.loads, 101);
	ck_assert_int_eq(value_of(&w, "1 2 +", &value), POSTFIX_OK);
	ck_assert_ptr_eq(ops, w.program.ops.at);
	world_release(&w);
}
END_TEST

/* The text need not end with a NUL. */
START_TEST(length_counts)
{
	struct world w;
	uint64_t value;
	world_init(&w, 8);
	postfix_compile("12345 6", 2, 8, &w.names, &w.program);
	ck_assert_int_eq(postfix_value(&w.program, &w.world, &value), POSTFIX_OK);
	ck_assert_uint_eq(value, 12);
	world_release(&w);
}
END_TEST

START_TEST(errors_have_words)
{
	for (int error = POSTFIX_OK; error <= POSTFIX_LEFTOVER; error++)
		ck_assert_uint_gt(strlen(postfix_error_text((enum postfix_error)error)), 5);
}
END_TEST

#define COUNT(array) (int)(sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("postfix");
	TCase *t = tcase_create("postfix");
	tcase_add_loop_test(t, values_and_errors, 0, COUNT(cases));
	tcase_add_test(t, assignments);
	tcase_add_test(t, glued_assignments);
	tcase_add_test(t, assignments_before_an_error);
	tcase_add_test(t, names_are_looked_up_late);
	tcase_add_test(t, no_memory);
	tcase_add_test(t, names_outside);
	tcase_add_test(t, depth);
	tcase_add_test(t, compiled_once);
	tcase_add_test(t, length_counts);
	tcase_add_test(t, errors_have_words);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
