#include "symcheck/frame_machine.h"

#include <stdlib.h>
#include <string.h>

enum how { NOT_SAID, LOST, KEPT, AT_OFFSET, OFFSET, IN_REGISTER, AT_EXPRESSION, EXPRESSION };

struct where {
	enum how how;
	uint64_t reg;
	int64_t offset;
	const uint8_t *block;
	uint64_t block_size;
};

struct table {
	struct where cfa, registers[MACHINE_REGISTERS];
};

struct input {
	const uint8_t *at, *end;
	bool big_endian;
	const char *error;
};

struct interpreter {
	const struct machine_fde *fde;
	struct table now, initial, kept[32];
	unsigned kept_count;
	uint64_t location;
	uint64_t *places; /* where not NULL, locations are noted */
	size_t places_count, places_max;
};

static uint64_t fixed(struct input *in, unsigned size)
{
	uint64_t value = 0;
	if ((size_t)(in->end - in->at) < size) {
		in->error = "cut off";
		in->at = in->end;
		return 0;
	}
	for (unsigned i = 0; i < size; i++)
		value |= (uint64_t)in->at[i] << 8 * (in->big_endian ? size - 1 - i : i);
	in->at += size;
	return value;
}

static uint64_t leb(struct input *in, bool is_signed)
{
	uint64_t value = 0;
	unsigned shift = 0;
	uint8_t byte;
	do {
		byte = (uint8_t)fixed(in, 1);
		if (shift < 64)
			value |= (uint64_t)(byte & 0x7f) << shift;
		shift += 7;
	} while (byte & 0x80);
	if (is_signed && shift < 64 && (byte & 0x40))
		value |= ~(uint64_t)0 << shift;
	return value;
}

static uint64_t uleb(struct input *in)
{
	return leb(in, false);
}

static int64_t sleb(struct input *in)
{
	return (int64_t)leb(in, true);
}

static void set(struct interpreter *m, uint64_t reg, struct where where)
{
	if (reg < MACHINE_REGISTERS)
		m->now.registers[reg] = where;
}

static struct where block(struct input *in, enum how how)
{
	struct where where = {.how = how, .block_size = uleb(in)};
	where.block = in->at;
	if (where.block_size > (size_t)(in->end - in->at))
		in->error = "block too long";
	else
		in->at += where.block_size;
	return where;
}

static void move(struct interpreter *m, uint64_t to)
{
	m->location = to;
	if (m->places && m->places_count < m->places_max)
		m->places[m->places_count++] = to;
}

/* Runs until the instructions end or the location passes pc. */
static const char *run(struct interpreter *m, const uint8_t *code, size_t size, uint64_t pc, bool initial)
{
	struct input in = {code, code + size, m->fde->big_endian, NULL};
	int64_t factor = m->fde->data_align, offset;
	uint64_t unit = m->fde->code_align, to, reg;

	while (in.at < in.end && !in.error) {
		unsigned op = (unsigned)fixed(&in, 1), low = op & 0x3f;
		to = m->location;
		switch (op >> 6) {
		case 1:
			to += low * unit;
			goto moved;
		case 2:
			set(m, low, (struct where){.how = AT_OFFSET, .offset = (int64_t)uleb(&in) * factor});
			continue;
		case 3:
			if (initial)
				return "restore in a CIE";
			set(m, low, m->initial.registers[low]);
			continue;
		}
		switch (op) {
		case 0x00:
			break;
		case 0x01:
			return "set_loc";
		case 0x02:
			to += fixed(&in, 1) * unit;
			goto moved;
		case 0x03:
			to += fixed(&in, 2) * unit;
			goto moved;
		case 0x04:
			to += fixed(&in, 4) * unit;
			goto moved;
		case 0x05:
			reg = uleb(&in);
			set(m, reg, (struct where){.how = AT_OFFSET, .offset = (int64_t)uleb(&in) * factor});
			break;
		case 0x06:
			reg = uleb(&in);
			if (reg < MACHINE_REGISTERS)
				set(m, reg, m->initial.registers[reg]);
			break;
		case 0x07:
			set(m, uleb(&in), (struct where){.how = LOST});
			break;
		case 0x08:
			set(m, uleb(&in), (struct where){.how = KEPT});
			break;
		case 0x09:
			reg = uleb(&in);
			set(m, reg, (struct where){.how = IN_REGISTER, .reg = uleb(&in)});
			break;
		case 0x0a:
			if (m->kept_count == 32)
				return "remembers too much";
			m->kept[m->kept_count++] = m->now;
			break;
		case 0x0b:
			if (!m->kept_count)
				return "nothing remembered";
			m->now = m->kept[--m->kept_count];
			break;
		case 0x0c:
			m->now.cfa = (struct where){.how = IN_REGISTER, .reg = uleb(&in)};
			m->now.cfa.offset = (int64_t)uleb(&in);
			break;
		case 0x0d:
			m->now.cfa.how = IN_REGISTER; /* keeps the offset, as libgcc does, even from before an expression */
			m->now.cfa.reg = uleb(&in);
			break;
		case 0x0e:
			m->now.cfa.offset = (int64_t)uleb(&in);
			break;
		case 0x0f:
			offset = m->now.cfa.offset;
			m->now.cfa = block(&in, EXPRESSION);
			m->now.cfa.offset = offset;
			break;
		case 0x10:
			reg = uleb(&in);
			set(m, reg, block(&in, AT_EXPRESSION));
			break;
		case 0x11:
			reg = uleb(&in);
			set(m, reg, (struct where){.how = AT_OFFSET, .offset = sleb(&in) * factor});
			break;
		case 0x12:
			m->now.cfa = (struct where){.how = IN_REGISTER, .reg = uleb(&in)};
			m->now.cfa.offset = sleb(&in) * factor;
			break;
		case 0x13:
			m->now.cfa.offset = sleb(&in) * factor;
			break;
		case 0x14:
			reg = uleb(&in);
			set(m, reg, (struct where){.how = OFFSET, .offset = (int64_t)uleb(&in) * factor});
			break;
		case 0x15:
			reg = uleb(&in);
			set(m, reg, (struct where){.how = OFFSET, .offset = sleb(&in) * factor});
			break;
		case 0x16:
			reg = uleb(&in);
			set(m, reg, block(&in, EXPRESSION));
			break;
		case 0x2c:
		case 0x2d:
			break;
		case 0x2e:
			uleb(&in);
			break;
		case 0x2f:
			reg = uleb(&in);
			set(m, reg, (struct where){.how = AT_OFFSET, .offset = -(int64_t)uleb(&in) * factor});
			break;
		default:
			return "instruction not known";
		}
		continue;
	moved:
		if (to > pc)
			return NULL;
		move(m, to);
	}
	return in.error;
}

struct stack {
	uint64_t values[64];
	unsigned n;
	const char *error;
};

static void push(struct stack *s, uint64_t value)
{
	if (s->n < 64)
		s->values[s->n++] = value;
	else
		s->error = "stack too deep";
}

static uint64_t nth(struct stack *s, unsigned n)
{
	if (n < s->n)
		return s->values[s->n - 1 - n];
	s->error = "stack too low";
	return 0;
}

static uint64_t pop(struct stack *s)
{
	uint64_t value = nth(s, 0);
	if (s->n)
		s->n--;
	return value;
}

static uint64_t reg_value(struct stack *s, const struct machine_frame *frame, uint64_t reg)
{
	if (reg < MACHINE_REGISTERS)
		return frame->registers[reg];
	s->error = "register out of range";
	return 0;
}

static uint64_t operate(struct stack *s, unsigned op, uint64_t a, uint64_t b, unsigned bits)
{
	int64_t sa = (int64_t)(a << (64 - bits)) >> (64 - bits), sb = (int64_t)(b << (64 - bits)) >> (64 - bits);
	switch (op) {
	case 0x1a:
		return a & b;
	case 0x1b:
		return sb && sb != -1 ? (uint64_t)(sa / sb) : 0;
	case 0x1c:
		return a - b;
	case 0x1d:
		return b ? a % b : 0;
	case 0x1e:
		return a * b;
	case 0x21:
		return a | b;
	case 0x22:
		return a + b;
	case 0x24:
		return b < bits ? a << b : 0;
	case 0x25:
		return b < bits ? a >> b : 0;
	case 0x26:
		return (uint64_t)(sa >> (b < bits ? b : bits - 1));
	case 0x27:
		return a ^ b;
	case 0x29:
		return sa == sb;
	case 0x2a:
		return sa >= sb;
	case 0x2b:
		return sa > sb;
	case 0x2c:
		return sa <= sb;
	case 0x2d:
		return sa < sb;
	case 0x2e:
		return sa != sb;
	}
	s->error = "operation not known";
	return 0;
}

static uint64_t evaluate(const struct machine_fde *fde, const struct machine_frame *frame, const struct where *where,
                         const uint64_t *cfa, const char **error)
{
	struct input in = {where->block, where->block + where->block_size, fde->big_endian, NULL};
	struct stack s = {.n = 0};
	unsigned bits = 8 * fde->address_size;
	uint64_t mask = ~(uint64_t)0 >> (64 - bits), a, b, c;

	if (cfa)
		push(&s, *cfa);
	while (in.at < in.end && !in.error && !s.error) {
		unsigned op = (unsigned)fixed(&in, 1);
		if (op >= 0x30 && op <= 0x4f) {
			push(&s, op - 0x30);
		} else if (op >= 0x70 && op <= 0x8f) {
			push(&s, (reg_value(&s, frame, op - 0x70) + (uint64_t)sleb(&in)) & mask);
		} else {
			switch (op) {
			case 0x06:
				push(&s, frame->load(pop(&s), fde->address_size, frame->seed));
				break;
			case 0x94:
				if (fixed(&in, 1) != fde->address_size)
					s.error = "part of a word loaded";
				push(&s, frame->load(pop(&s), fde->address_size, frame->seed));
				break;
			case 0x08:
				push(&s, fixed(&in, 1));
				break;
			case 0x09:
				push(&s, (uint64_t)(int8_t)fixed(&in, 1) & mask);
				break;
			case 0x0a:
				push(&s, fixed(&in, 2));
				break;
			case 0x0b:
				push(&s, (uint64_t)(int16_t)fixed(&in, 2) & mask);
				break;
			case 0x0c:
				push(&s, fixed(&in, 4));
				break;
			case 0x0d:
				push(&s, (uint64_t)(int32_t)fixed(&in, 4) & mask);
				break;
			case 0x0e:
			case 0x0f:
				push(&s, fixed(&in, 8) & mask);
				break;
			case 0x10:
				push(&s, uleb(&in) & mask);
				break;
			case 0x11:
				push(&s, (uint64_t)sleb(&in) & mask);
				break;
			case 0x12:
				push(&s, nth(&s, 0));
				break;
			case 0x13:
				pop(&s);
				break;
			case 0x14:
				push(&s, nth(&s, 1));
				break;
			case 0x15:
				push(&s, nth(&s, (unsigned)fixed(&in, 1)));
				break;
			case 0x16:
				b = pop(&s), a = pop(&s);
				push(&s, b), push(&s, a);
				break;
			case 0x17:
				c = pop(&s), b = pop(&s), a = pop(&s);
				push(&s, c), push(&s, a), push(&s, b);
				break;
			case 0x1f:
				push(&s, -pop(&s) & mask);
				break;
			case 0x20:
				push(&s, ~pop(&s) & mask);
				break;
			case 0x23:
				push(&s, (pop(&s) + uleb(&in)) & mask);
				break;
			case 0x92:
				a = reg_value(&s, frame, uleb(&in));
				push(&s, (a + (uint64_t)sleb(&in)) & mask);
				break;
			case 0x96:
				break;
			default:
				b = pop(&s), a = pop(&s);
				push(&s, operate(&s, op, a, b, bits) & mask);
			}
		}
	}
	if (in.error || s.error || !s.n)
		*error = in.error ? in.error : s.error ? s.error : "no value";
	return pop(&s) & mask;
}

/* The kept tables are not read before they are written. */
static void interpreter_init(struct interpreter *m)
{
	memset(&m->now, 0, sizeof m->now);
	m->kept_count = 0;
	m->places = NULL;
	m->places_count = m->places_max = 0;
}

static const char *run_all(struct interpreter *m, const struct machine_fde *fde, uint64_t pc)
{
	m->fde = fde;
	m->location = fde->lo;
	const char *error = run(m, fde->cie_code, fde->cie_size, UINT64_MAX, true);
	m->initial = m->now;
	return error ? error : run(m, fde->fde_code, fde->fde_size, pc, false);
}

static const char *find(const struct machine_fde *fde, const struct machine_frame *frame, const struct where *w,
                        uint64_t reg, struct machine_caller *ret)
{
	uint64_t at = ret->cfa + (uint64_t)w->offset, value = 0;
	const char *error = NULL;
	ret->state[reg] = MACHINE_KNOWN;
	switch (w->how) {
	case NOT_SAID:
		ret->state[reg] = MACHINE_UNSPECIFIED;
		break;
	case LOST:
		ret->state[reg] = MACHINE_UNDEFINED;
		break;
	case KEPT:
		value = frame->registers[reg];
		break;
	case AT_OFFSET:
		value = frame->load(at, fde->address_size, frame->seed);
		break;
	case OFFSET:
		value = at;
		break;
	case IN_REGISTER:
		if (w->reg >= MACHINE_REGISTERS)
			return "register out of range";
		value = frame->registers[w->reg];
		break;
	case AT_EXPRESSION:
		value = evaluate(fde, frame, w, &ret->cfa, &error);
		value = frame->load(value, fde->address_size, frame->seed);
		break;
	case EXPRESSION:
		value = evaluate(fde, frame, w, &ret->cfa, &error);
		break;
	}
	ret->registers[reg] = fde->address_size == 4 ? value & UINT32_MAX : value;
	return error;
}

const char *machine_unwind(const struct machine_fde *fde, const struct machine_frame *frame, uint64_t pc,
                           struct machine_caller *ret)
{
	struct interpreter m;
	interpreter_init(&m);
	const char *error = run_all(&m, fde, pc);
	struct where *cfa = &m.now.cfa;
	if (!error && cfa->how == IN_REGISTER && cfa->reg < MACHINE_REGISTERS)
		ret->cfa = frame->registers[cfa->reg] + (uint64_t)cfa->offset;
	else if (!error && cfa->how == EXPRESSION)
		ret->cfa = evaluate(fde, frame, cfa, NULL, &error);
	else if (!error)
		error = "no CFA";
	if (fde->address_size == 4)
		ret->cfa &= UINT32_MAX;
	for (uint64_t reg = 0; reg < MACHINE_REGISTERS && !error; reg++)
		error = find(fde, frame, &m.now.registers[reg], reg, ret);
	return error;
}

size_t machine_places(const struct machine_fde *fde, uint64_t *places, size_t max)
{
	struct interpreter m;
	interpreter_init(&m);
	m.places = places;
	m.places_max = max;
	if (max)
		move(&m, fde->lo);
	run_all(&m, fde, fde->hi ? fde->hi - 1 : 0);
	return m.places_count;
}
