#include "postfix/evaluate.h"

struct machine {
	struct postfix_world *world;
	uint64_t mask;
	unsigned depth;
	struct postfix_op stack[POSTFIX_DEPTH_MAX]; /* constants and names */
};

static enum postfix_error push(struct machine *m, struct postfix_op op)
{
	if (m->depth == POSTFIX_DEPTH_MAX)
		return POSTFIX_OVERFLOW;
	m->stack[m->depth++] = op;
	return POSTFIX_OK;
}

static enum postfix_error pop(struct machine *m, uint64_t *ret)
{
	if (!m->depth)
		return POSTFIX_UNDERFLOW;
	struct postfix_op op = m->stack[--m->depth];
	if (op.kind != POSTFIX_CONSTANT) {
		if (op.value >= m->world->slot_count || !m->world->slots[op.value].known)
			return POSTFIX_UNKNOWN;
		op.value = m->world->slots[op.value].value;
	}
	*ret = op.value & m->mask;
	return POSTFIX_OK;
}

static enum postfix_error load(struct machine *m)
{
	struct postfix_world *world = m->world;
	uint64_t addr, value;
	enum postfix_error error = pop(m, &addr);
	if (error)
		return error;
	if (!world->load || !world->load(world->memory, addr, world->width, &value))
		return POSTFIX_UNREADABLE;
	return push(m, (struct postfix_op){POSTFIX_CONSTANT, value & m->mask});
}

/* `$eip <value> =` */
static enum postfix_error assign(struct machine *m)
{
	uint64_t value;
	enum postfix_error error = pop(m, &value);
	if (error)
		return error;
	if (!m->depth)
		return POSTFIX_UNDERFLOW;
	struct postfix_op to = m->stack[--m->depth];
	if (to.kind != POSTFIX_VARIABLE || to.value >= m->world->slot_count)
		return POSTFIX_DESTINATION;
	m->world->slots[to.value] = (struct postfix_slot){.value = value, .known = true, .assigned = true};
	return POSTFIX_OK;
}

static uint64_t calculate(enum postfix_kind kind, uint64_t a, uint64_t b)
{
	switch (kind) {
	case POSTFIX_ADD:
		return a + b;
	case POSTFIX_SUBTRACT:
		return a - b;
	case POSTFIX_MULTIPLY:
		return a * b;
	case POSTFIX_DIVIDE:
		return a / b;
	case POSTFIX_MODULO:
		return a % b;
	default: /* POSTFIX_ALIGN */
		return a & ~(b - 1);
	}
}

static enum postfix_error binary(struct machine *m, enum postfix_kind kind)
{
	uint64_t a, b;
	enum postfix_error error = pop(m, &b);
	if (!error)
		error = pop(m, &a);
	if (error)
		return error;
	if (!b && (kind == POSTFIX_DIVIDE || kind == POSTFIX_MODULO))
		return POSTFIX_ZERO;
	return push(m, (struct postfix_op){POSTFIX_CONSTANT, calculate(kind, a, b) & m->mask});
}

static enum postfix_error execute(struct machine *m, struct postfix_op op)
{
	switch (op.kind) {
	case POSTFIX_CONSTANT:
	case POSTFIX_NAME:
	case POSTFIX_VARIABLE:
		return push(m, op);
	case POSTFIX_LOAD:
		return load(m);
	case POSTFIX_ASSIGN:
		return assign(m);
	default:
		return binary(m, op.kind);
	}
}

static enum postfix_error machine_run(struct machine *m, const struct postfix_program *program)
{
	enum postfix_error error = POSTFIX_OK;
	for (size_t i = 0; i < program->ops.n && !error; i++)
		error = execute(m, program->ops.at[i]);
	return error;
}

static void machine_init(struct machine *m, struct postfix_world *world)
{
	m->world = world;
	m->mask = world->width == 8 ? UINT64_MAX : UINT32_MAX;
	m->depth = 0;
}

enum postfix_error postfix_run(const struct postfix_program *program, struct postfix_world *world)
{
	struct machine m;
	machine_init(&m, world);
	enum postfix_error error = machine_run(&m, program);
	return !error && m.depth ? POSTFIX_LEFTOVER : error;
}

enum postfix_error postfix_value(const struct postfix_program *program, struct postfix_world *world, uint64_t *ret)
{
	struct machine m;
	machine_init(&m, world);
	enum postfix_error error = machine_run(&m, program);
	if (error)
		return error;
	return m.depth > 1 ? POSTFIX_LEFTOVER : pop(&m, ret);
}

const char *postfix_error_text(enum postfix_error error)
{
	static const char *const texts[] = {
		[POSTFIX_OK] = "no error",
		[POSTFIX_UNDERFLOW] = "an operand is missing",
		[POSTFIX_OVERFLOW] = "too many operands",
		[POSTFIX_UNKNOWN] = "a name has no value",
		[POSTFIX_UNREADABLE] = "memory cannot be read",
		[POSTFIX_ZERO] = "division by zero",
		[POSTFIX_DESTINATION] = "assignment to what is no variable",
		[POSTFIX_LEFTOVER] = "operands are left over",
	};
	return texts[error];
}
