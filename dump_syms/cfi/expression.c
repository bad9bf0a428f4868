#include "dump_syms/cfi/expression.h"

#include <dwarf.h>

#define OPERATIONS_MAX 256 /* of an expression; the longest that compilers write have about 20 */
#define TEXT_MAX 512       /* of a value: duplicated operands would double it with each operation */
#define DEPTH_MAX 32

/* A value: the text, where it has one, plus the constant. Texts lie in writer.texts and never change. */
struct value {
	uint32_t text, length; /* length 0: a constant */
	uint64_t constant;
	bool is_pc; /* the text is the program counter's name */
};

struct writer {
	const struct expression *expression;
	struct cursor code;
	struct value stack[DEPTH_MAX];
	unsigned depth;
	struct buf texts;
	int reason; /* EXPRESSION_SAID as long as all can be said */
};

static void fail(struct writer *w, int reason)
{
	if (w->reason == EXPRESSION_SAID)
		w->reason = reason;
}

static void push(struct writer *w, struct value v)
{
	if (w->depth == DEPTH_MAX)
		fail(w, EXPRESSION_TOO_LONG);
	else
		w->stack[w->depth++] = v;
}

static void push_constant(struct writer *w, uint64_t constant)
{
	push(w, (struct value){.constant = constant});
}

/* The value n below the top. */
static struct value peek(struct writer *w, unsigned n)
{
	if (n < w->depth)
		return w->stack[w->depth - 1 - n];
	fail(w, EXPRESSION_DAMAGED);
	return (struct value){0};
}

static struct value pop(struct writer *w)
{
	struct value v = peek(w, 0);
	if (w->depth)
		w->depth--;
	return v;
}

static int64_t as_signed(const struct writer *w, uint64_t constant)
{
	return w->expression->address_size == 8 ? (int64_t)constant : (int32_t)constant;
}

static uint64_t as_unsigned(const struct writer *w, uint64_t constant)
{
	return w->expression->address_size == 8 ? constant : constant & UINT32_MAX;
}

/* New texts are put together at the end of writer.texts, between text_begin and text_end. */
static struct value text_begin(const struct writer *w)
{
	return (struct value){.text = (uint32_t)w->texts.n};
}

static void text_end(struct writer *w, struct value *v)
{
	v->length = (uint32_t)w->texts.n - v->text;
	if (v->length > TEXT_MAX)
		fail(w, EXPRESSION_TOO_LONG);
}

/* The text alone; the pieces of writer.texts are copied by index, since it moves when it grows. */
static void add_text(struct writer *w, struct value v)
{
	vec_reserve(&w->texts, v.length + 1);
	buf_bytes(&w->texts, w->texts.at + v.text, v.length);
}

static void add_value(struct writer *w, struct value v)
{
	if (!v.length) {
		buf_signed(&w->texts, as_signed(w, v.constant));
		return;
	}
	add_text(w, v);
	if (as_unsigned(w, v.constant)) {
		buf_char(&w->texts, ' ');
		buf_signed(&w->texts, as_signed(w, v.constant));
		buf_text(&w->texts, " +");
	}
}

static void push_register(struct writer *w, uint64_t number, int64_t offset, int operation)
{
	const struct arch *arch = w->expression->arch;
	const char *name = arch_register(arch, number);
	if (!name) {
		fail(w, operation);
		return;
	}
	struct value v = text_begin(w);
	buf_text(&w->texts, name);
	text_end(w, &v);
	v.constant = (uint64_t)offset;
	v.is_pc = arch->pc >= 0 && number == (unsigned)arch->pc;
	push(w, v);
}

static void push_load(struct writer *w, struct value addr)
{
	struct value v = text_begin(w);
	add_value(w, addr);
	buf_text(&w->texts, " ^");
	text_end(w, &v);
	push(w, v);
}

/* a and b under a postfix operator. */
static struct value join(struct writer *w, struct value a, struct value b, char operator)
{
	struct value v = text_begin(w);
	add_value(w, a);
	buf_char(&w->texts, ' ');
	add_value(w, b);
	buf_char(&w->texts, ' ');
	buf_char(&w->texts, operator);
	text_end(w, &v);
	return v;
}

static struct value constant_value(uint64_t constant)
{
	return (struct value){.constant = constant};
}

/* a + b or a - b: the texts are joined, the constants folded. */
static struct value sum(struct writer *w, struct value a, struct value b, char operator)
{
	uint64_t constant = operator == '+' ? a.constant + b.constant : a.constant - b.constant;
	if (!b.length || (!a.length && operator == '+')) {
		struct value v = b.length ? b : a;
		v.constant = constant;
		return v;
	}
	if (!a.length) /* constant - text */
		return join(w, a, b, operator);
	a.constant = b.constant = 0;
	struct value v = join(w, a, b, operator);
	v.constant = constant;
	return v;
}

static bool is_power_of_two(uint64_t n)
{
	return n && !(n & (n - 1));
}

/*
 * a & mask. Postfix clears low bits, `a n @` with n a power of two, and so keeps low bits, `a a n @ -`. The low bits of
 * the program counter may be known.
 */
static struct value masked(struct writer *w, struct value a, uint64_t mask)
{
	unsigned pc_low = w->expression->pc_low;
	mask = as_unsigned(w, mask);
	if (!a.length)
		return constant_value(a.constant & mask);
	if (!mask)
		return constant_value(0);
	if (mask == as_unsigned(w, UINT64_MAX))
		return a;
	if (a.is_pc && mask < PC_PERIOD && pc_low != PC_UNKNOWN)
		return constant_value((pc_low + a.constant) & mask);
	if (is_power_of_two(as_unsigned(w, 0 - mask)))
		return join(w, a, constant_value(0 - mask), '@');
	if (is_power_of_two(mask + 1))
		return sum(w, a, join(w, a, constant_value(mask + 1), '@'), '-');
	fail(w, DW_OP_and);
	return a;
}

/* Comparisons and `div` take values as signed, `mod` and `shr` as unsigned (DWARF 5, 2.5.1.4). */
static uint64_t fold(struct writer *w, int operation, uint64_t ua, uint64_t ub)
{
	int64_t a = as_signed(w, ua), b = as_signed(w, ub);
	unsigned bits = 8 * w->expression->address_size;
	uint64_t left = as_unsigned(w, ua), right = as_unsigned(w, ub);
	switch (operation) {
	case DW_OP_or:
		return left | right;
	case DW_OP_xor:
		return left ^ right;
	case DW_OP_mul:
		return left * right;
	case DW_OP_shl:
		return right < bits ? left << right : 0;
	case DW_OP_shr:
		return right < bits ? left >> right : 0;
	case DW_OP_shra:
		return (uint64_t)(a >> (right < bits ? right : bits - 1));
	case DW_OP_eq:
		return a == b;
	case DW_OP_ge:
		return a >= b;
	case DW_OP_gt:
		return a > b;
	case DW_OP_le:
		return a <= b;
	case DW_OP_lt:
		return a < b;
	case DW_OP_ne:
		return a != b;
	case DW_OP_div:
		if (b && b != -1)
			return (uint64_t)(a / b);
		break;
	case DW_OP_mod:
		if (right)
			return left % right;
		break;
	}
	fail(w, operation);
	return 0;
}

/* What postfix can say of values that are not constant; its `/` and `%` are unsigned. */
static struct value spoken(struct writer *w, int operation, struct value a, struct value b)
{
	uint64_t n = as_unsigned(w, b.constant);
	bool shift = !b.length && n < 8 * w->expression->address_size;
	if (operation == DW_OP_mul)
		return join(w, a, b, '*');
	if (operation == DW_OP_mod)
		return join(w, a, b, '%');
	if (operation == DW_OP_shl && shift)
		return join(w, a, constant_value((uint64_t)1 << n), '*');
	if (operation == DW_OP_shr && shift)
		return join(w, a, constant_value((uint64_t)1 << n), '/');
	fail(w, operation);
	return a;
}

static void binary(struct writer *w, int operation)
{
	struct value b = pop(w), a = pop(w), v;
	if (operation == DW_OP_plus || operation == DW_OP_minus)
		v = sum(w, a, b, operation == DW_OP_plus ? '+' : '-');
	else if (operation == DW_OP_and && !a.length)
		v = masked(w, b, a.constant);
	else if (operation == DW_OP_and && !b.length)
		v = masked(w, a, b.constant);
	else if (!a.length && !b.length)
		v = constant_value(fold(w, operation, a.constant, b.constant));
	else
		v = spoken(w, operation, a, b);
	push(w, v);
}

/* The top n values, the topmost going to the bottom of them. */
static void rotate(struct writer *w, unsigned n)
{
	struct value top = peek(w, 0);
	(void)peek(w, n - 1);
	if (w->reason != EXPRESSION_SAID)
		return;
	for (unsigned i = w->depth - 1; i > w->depth - n; i--)
		w->stack[i] = w->stack[i - 1];
	w->stack[w->depth - n] = top;
}

/* What only moves values, or reads one out of the code; false where it is something else. */
static bool execute_simple(struct writer *w, int operation)
{
	struct cursor *c = &w->code;
	switch (operation) {
	case DW_OP_const1u:
		push_constant(w, cursor_u8(c));
		break;
	case DW_OP_const1s:
		push_constant(w, (uint64_t)(int8_t)cursor_u8(c));
		break;
	case DW_OP_const2u:
		push_constant(w, cursor_u16(c));
		break;
	case DW_OP_const2s:
		push_constant(w, (uint64_t)(int16_t)cursor_u16(c));
		break;
	case DW_OP_const4u:
		push_constant(w, cursor_u32(c));
		break;
	case DW_OP_const4s:
		push_constant(w, (uint64_t)(int32_t)cursor_u32(c));
		break;
	case DW_OP_const8u:
	case DW_OP_const8s:
		push_constant(w, cursor_u64(c));
		break;
	case DW_OP_constu:
		push_constant(w, cursor_uleb(c));
		break;
	case DW_OP_consts:
		push_constant(w, (uint64_t)cursor_sleb(c));
		break;
	case DW_OP_dup:
		push(w, peek(w, 0));
		break;
	case DW_OP_drop:
		pop(w);
		break;
	case DW_OP_over:
		push(w, peek(w, 1));
		break;
	case DW_OP_pick:
		push(w, peek(w, cursor_u8(c)));
		break;
	case DW_OP_swap:
		rotate(w, 2);
		break;
	case DW_OP_rot:
		rotate(w, 3);
		break;
	case DW_OP_nop:
		break;
	default:
		return false;
	}
	return true;
}

static void execute(struct writer *w)
{
	struct cursor *c = &w->code;
	int operation = cursor_u8(c);
	if (execute_simple(w, operation))
		return;
	switch (operation) {
	case DW_OP_deref:
		push_load(w, pop(w));
		break;
	case DW_OP_deref_size:
		if (cursor_u8(c) != w->expression->address_size)
			fail(w, operation);
		push_load(w, pop(w));
		break;
	case DW_OP_plus_uconst:
		push(w, sum(w, pop(w), constant_value(cursor_uleb(c)), '+'));
		break;
	case DW_OP_neg:
		push(w, sum(w, constant_value(0), pop(w), '-'));
		break;
	case DW_OP_not: /* -1 - a */
		push(w, sum(w, constant_value(UINT64_MAX), pop(w), '-'));
		break;
	case DW_OP_bregx: {
		uint64_t number = cursor_uleb(c);
		push_register(w, number, cursor_sleb(c), operation);
		break;
	}
	case DW_OP_and:
	case DW_OP_div:
	case DW_OP_minus:
	case DW_OP_mod:
	case DW_OP_mul:
	case DW_OP_or:
	case DW_OP_plus:
	case DW_OP_shl:
	case DW_OP_shr:
	case DW_OP_shra:
	case DW_OP_xor:
	case DW_OP_eq:
	case DW_OP_ge:
	case DW_OP_gt:
	case DW_OP_le:
	case DW_OP_lt:
	case DW_OP_ne:
		binary(w, operation);
		break;
	default:
		if (operation >= DW_OP_lit0 && operation <= DW_OP_lit31)
			push_constant(w, (uint64_t)(operation - DW_OP_lit0));
		else if (operation >= DW_OP_breg0 && operation <= DW_OP_breg31)
			push_register(w, (uint64_t)(operation - DW_OP_breg0), cursor_sleb(c), operation);
		else
			fail(w, operation);
	}
}

static void run(struct writer *w)
{
	if (w->expression->cfa_pushed) {
		struct value cfa = text_begin(w);
		buf_text(&w->texts, ".cfa");
		text_end(w, &cfa);
		push(w, cfa);
	}
	for (unsigned n = 0; w->reason == EXPRESSION_SAID && cursor_left(&w->code); n++) {
		if (n == OPERATIONS_MAX)
			fail(w, EXPRESSION_TOO_LONG);
		execute(w);
		if (!cursor_ok(&w->code))
			fail(w, EXPRESSION_DAMAGED);
	}
}

int expression_write(const struct expression *expression, struct buf *out)
{
	struct writer w = {
		.expression = expression,
		.code = cursor_over(expression->code, "expression", expression->big_endian),
		.reason = EXPRESSION_SAID,
	};
	run(&w);
	struct value result = text_begin(&w);
	add_value(&w, peek(&w, 0));
	text_end(&w, &result);
	if (w.reason == EXPRESSION_SAID)
		buf_bytes(out, w.texts.at + result.text, result.length);
	buf_release(&w.texts);
	return w.reason;
}
