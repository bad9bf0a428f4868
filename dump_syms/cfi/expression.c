#include "dump_syms/cfi/expression.h"

#define OPERATIONS_MAX 256 /* of an expression; the longest that compilers write have about 20 */
#define TEXT_MAX 512       /* of a value: duplicated operands would double it with each operation */
#define DEPTH_MAX 32

enum operation {
	OP_DEREF = 0x06,
	OP_CONST1U = 0x08,
	OP_CONST1S = 0x09,
	OP_CONST2U = 0x0a,
	OP_CONST2S = 0x0b,
	OP_CONST4U = 0x0c,
	OP_CONST4S = 0x0d,
	OP_CONST8U = 0x0e,
	OP_CONST8S = 0x0f,
	OP_CONSTU = 0x10,
	OP_CONSTS = 0x11,
	OP_DUP = 0x12,
	OP_DROP = 0x13,
	OP_OVER = 0x14,
	OP_PICK = 0x15,
	OP_SWAP = 0x16,
	OP_ROT = 0x17,
	OP_AND = 0x1a,
	OP_DIV = 0x1b,
	OP_MINUS = 0x1c,
	OP_MOD = 0x1d,
	OP_MUL = 0x1e,
	OP_NEG = 0x1f,
	OP_NOT = 0x20,
	OP_OR = 0x21,
	OP_PLUS = 0x22,
	OP_PLUS_UCONST = 0x23,
	OP_SHL = 0x24,
	OP_SHR = 0x25,
	OP_SHRA = 0x26,
	OP_XOR = 0x27,
	OP_EQ = 0x29,
	OP_GE = 0x2a,
	OP_GT = 0x2b,
	OP_LE = 0x2c,
	OP_LT = 0x2d,
	OP_NE = 0x2e,
	OP_LIT0 = 0x30,
	OP_LIT31 = 0x4f,
	OP_BREG0 = 0x70,
	OP_BREG31 = 0x8f,
	OP_BREGX = 0x92,
	OP_DEREF_SIZE = 0x94,
	OP_NOP = 0x96,
};

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
	fail(w, OP_AND);
	return a;
}

/* Comparisons and `div` take values as signed, `mod` and `shr` as unsigned (DWARF 5, 2.5.1.4). */
static uint64_t fold(struct writer *w, int operation, uint64_t ua, uint64_t ub)
{
	int64_t a = as_signed(w, ua), b = as_signed(w, ub);
	unsigned bits = 8 * w->expression->address_size;
	uint64_t left = as_unsigned(w, ua), right = as_unsigned(w, ub);
	switch (operation) {
	case OP_OR:
		return left | right;
	case OP_XOR:
		return left ^ right;
	case OP_MUL:
		return left * right;
	case OP_SHL:
		return right < bits ? left << right : 0;
	case OP_SHR:
		return right < bits ? left >> right : 0;
	case OP_SHRA:
		return (uint64_t)(a >> (right < bits ? right : bits - 1));
	case OP_EQ:
		return a == b;
	case OP_GE:
		return a >= b;
	case OP_GT:
		return a > b;
	case OP_LE:
		return a <= b;
	case OP_LT:
		return a < b;
	case OP_NE:
		return a != b;
	case OP_DIV:
		if (b && b != -1)
			return (uint64_t)(a / b);
		break;
	case OP_MOD:
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
	if (operation == OP_MUL)
		return join(w, a, b, '*');
	if (operation == OP_MOD)
		return join(w, a, b, '%');
	if (operation == OP_SHL && shift)
		return join(w, a, constant_value((uint64_t)1 << n), '*');
	if (operation == OP_SHR && shift)
		return join(w, a, constant_value((uint64_t)1 << n), '/');
	fail(w, operation);
	return a;
}

static void binary(struct writer *w, int operation)
{
	struct value b = pop(w), a = pop(w), v;
	if (operation == OP_PLUS || operation == OP_MINUS)
		v = sum(w, a, b, operation == OP_PLUS ? '+' : '-');
	else if (operation == OP_AND && !a.length)
		v = masked(w, b, a.constant);
	else if (operation == OP_AND && !b.length)
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
	case OP_CONST1U:
		push_constant(w, cursor_u8(c));
		break;
	case OP_CONST1S:
		push_constant(w, (uint64_t)(int8_t)cursor_u8(c));
		break;
	case OP_CONST2U:
		push_constant(w, cursor_u16(c));
		break;
	case OP_CONST2S:
		push_constant(w, (uint64_t)(int16_t)cursor_u16(c));
		break;
	case OP_CONST4U:
		push_constant(w, cursor_u32(c));
		break;
	case OP_CONST4S:
		push_constant(w, (uint64_t)(int32_t)cursor_u32(c));
		break;
	case OP_CONST8U:
	case OP_CONST8S:
		push_constant(w, cursor_u64(c));
		break;
	case OP_CONSTU:
		push_constant(w, cursor_uleb(c));
		break;
	case OP_CONSTS:
		push_constant(w, (uint64_t)cursor_sleb(c));
		break;
	case OP_DUP:
		push(w, peek(w, 0));
		break;
	case OP_DROP:
		pop(w);
		break;
	case OP_OVER:
		push(w, peek(w, 1));
		break;
	case OP_PICK:
		push(w, peek(w, cursor_u8(c)));
		break;
	case OP_SWAP:
		rotate(w, 2);
		break;
	case OP_ROT:
		rotate(w, 3);
		break;
	case OP_NOP:
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
	case OP_DEREF:
		push_load(w, pop(w));
		break;
	case OP_DEREF_SIZE:
		if (cursor_u8(c) != w->expression->address_size)
			fail(w, operation);
		push_load(w, pop(w));
		break;
	case OP_PLUS_UCONST:
		push(w, sum(w, pop(w), constant_value(cursor_uleb(c)), '+'));
		break;
	case OP_NEG:
		push(w, sum(w, constant_value(0), pop(w), '-'));
		break;
	case OP_NOT: /* -1 - a */
		push(w, sum(w, constant_value(UINT64_MAX), pop(w), '-'));
		break;
	case OP_BREGX: {
		uint64_t number = cursor_uleb(c);
		push_register(w, number, cursor_sleb(c), operation);
		break;
	}
	case OP_AND:
	case OP_DIV:
	case OP_MINUS:
	case OP_MOD:
	case OP_MUL:
	case OP_OR:
	case OP_PLUS:
	case OP_SHL:
	case OP_SHR:
	case OP_SHRA:
	case OP_XOR:
	case OP_EQ:
	case OP_GE:
	case OP_GT:
	case OP_LE:
	case OP_LT:
	case OP_NE:
		binary(w, operation);
		break;
	default:
		if (operation >= OP_LIT0 && operation <= OP_LIT31)
			push_constant(w, (uint64_t)(operation - OP_LIT0));
		else if (operation >= OP_BREG0 && operation <= OP_BREG31)
			push_register(w, (uint64_t)(operation - OP_BREG0), cursor_sleb(c), operation);
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
