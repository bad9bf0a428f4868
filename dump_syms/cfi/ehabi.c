#include "dump_syms/cfi/ehabi.h"

#include "base/status.h"

enum { SP = 13, LR = 14, PC = 15, REGISTERS = 16 };

/* A stack pointer that is popped is text in the text of what follows; compilers do it once. */
#define POPPED_SP_MAX 8

/* Where something is: base, a register or a phrase as in the rule of a CFA, + offset. */
struct machine {
	struct cursor code;
	const struct arch *arch;
	struct phrases *phrases;
	struct rule sp;                 /* the virtual stack pointer */
	struct rule popped[REGISTERS];  /* where each was popped from; RULE_NONE: it was not */
	unsigned popped_sp;
};

static struct rule phrase_of(struct machine *m, const struct buf *text)
{
	return (struct rule){RULE_PHRASE, intern_copy(&m->phrases->texts, text->at, text->n), 0};
}

/* Writes the place as an operand. */
static void write_place(const struct machine *m, struct rule place, struct buf *out)
{
	buf_text(out, place.kind == RULE_REGISTER ? arch_register(m->arch, place.number)
	                                          : intern_get(&m->phrases->texts, place.number));
	buf_char(out, ' ');
	buf_signed(out, (int32_t)place.offset);
	buf_text(out, " +");
}

/* What is in memory at the place. */
static struct rule loaded(struct machine *m, struct rule place)
{
	struct buf text = {0};
	write_place(m, place, &text);
	buf_text(&text, " ^");
	struct rule rule = phrase_of(m, &text);
	buf_release(&text);
	return rule;
}

static void move_sp(struct machine *m, uint64_t by)
{
	m->sp.offset = (int32_t)((uint32_t)m->sp.offset + (uint32_t)by);
}

/* Pops the registers whose bits are set, the lowest first; bit 0 is register `first`. A popped sp counts afterwards. */
static enum status pop(struct machine *m, unsigned mask, unsigned first)
{
	struct rule sp = {.kind = RULE_NONE};
	for (unsigned r = first; mask; r++, mask >>= 1) {
		if (!(mask & 1))
			continue;
		m->popped[r] = m->sp;
		if (r == SP)
			sp = m->sp;
		move_sp(m, 4);
	}
	if (sp.kind == RULE_NONE)
		return ST_OK;
	if (m->popped_sp++ == POPPED_SP_MAX)
		return ST_BAD;
	m->sp = loaded(m, sp);
	return ST_OK;
}

/* A number of pops that no rule is made of: floating point and other coprocessors. */
static enum status skip(struct machine *m, unsigned bytes)
{
	move_sp(m, bytes);
	return ST_OK;
}

/* vsp = r[n]: the caller's where that was popped before. */
static enum status set_sp(struct machine *m, unsigned n)
{
	if (n == SP || n == PC)
		return ST_BAD;
	m->sp = m->popped[n].kind == RULE_NONE ? (struct rule){RULE_REGISTER, n, 0} : loaded(m, m->popped[n]);
	return ST_OK;
}

/* 1011xxxx */
static enum status execute_b(struct machine *m, unsigned instruction)
{
	unsigned operand;
	switch (instruction) {
	case 0xb1:
		operand = cursor_u8(&m->code);
		return operand && operand < 16 ? pop(m, operand, 0) : ST_BAD;
	case 0xb2:
		move_sp(m, 0x204 + (cursor_uleb(&m->code) << 2));
		return ST_OK;
	case 0xb3: /* FSTMFDX: a word more than the registers */
		return skip(m, 8 * ((cursor_u8(&m->code) & 0xf) + 1) + 4);
	case 0xb4: /* the return address' authentication code */
		return skip(m, 4);
	case 0xb5: /* the stack pointer is its modifier */
		return ST_OK;
	case 0xb6:
	case 0xb7:
		return ST_BAD;
	}
	return skip(m, 8 * ((instruction & 7) + 1) + 4); /* FSTMFDX from d8 on */
}

/* 11xxxxxx: coprocessors. */
static enum status execute_c(struct machine *m, unsigned instruction)
{
	unsigned operand, words = 0;
	if (instruction >> 3 == 0x1a) /* VPUSH from d8 on */
		return skip(m, 8 * ((instruction & 7) + 1));
	if (instruction < 0xc6) /* wR10 to wR15 */
		return skip(m, 8 * ((instruction & 7) + 1));
	switch (instruction) {
	case 0xc7: /* wCGR0 to wCGR3 */
		operand = cursor_u8(&m->code);
		for (unsigned bits = operand; bits; bits >>= 1)
			words += bits & 1;
		return operand && operand < 16 ? skip(m, 4 * words) : ST_BAD;
	case 0xc6: /* wR */
	case 0xc8: /* VPUSH from d16 on */
	case 0xc9: /* VPUSH */
		return skip(m, 8 * ((cursor_u8(&m->code) & 0xf) + 1));
	}
	return ST_BAD;
}

/* One instruction; ST_ABSENT at the one that refuses. */
static enum status execute(struct machine *m, unsigned instruction)
{
	unsigned mask;
	switch (instruction >> 4) {
	case 0x0: case 0x1: case 0x2: case 0x3:
		move_sp(m, ((instruction & 0x3f) << 2) + 4);
		return ST_OK;
	case 0x4: case 0x5: case 0x6: case 0x7:
		move_sp(m, 0 - (uint64_t)(((instruction & 0x3f) << 2) + 4));
		return ST_OK;
	case 0x8:
		mask = (instruction & 0xf) << 8 | cursor_u8(&m->code);
		return mask || !cursor_ok(&m->code) ? pop(m, mask, 4) : ST_ABSENT;
	case 0x9:
		return set_sp(m, instruction & 0xf);
	case 0xa: /* r4 to r[4 + n], and lr */
		mask = (2u << (instruction & 7)) - 1;
		return pop(m, instruction & 8 ? mask | 1u << (LR - 4) : mask, 4);
	case 0xb:
		return execute_b(m, instruction);
	}
	return execute_c(m, instruction);
}

/* The register's value: from the CFA where its place has the same base. */
static struct rule rule_of(struct machine *m, struct rule place)
{
	if (place.kind == m->sp.kind && place.number == m->sp.number)
		return (struct rule){.kind = RULE_SAVED, .offset = (int32_t)((uint32_t)place.offset - (uint32_t)m->sp.offset)};
	return loaded(m, place);
}

static struct rule cfa_of(struct machine *m)
{
	struct buf text = {0};
	struct rule rule = m->sp;
	if (rule.kind == RULE_PHRASE && rule.offset) {
		write_place(m, rule, &text);
		rule = phrase_of(m, &text);
	}
	buf_release(&text);
	return rule;
}

/* The return address is what went to the pc, else what is in lr or went there. */
static void make_state(struct machine *m, struct state *ret)
{
	ret->count = 0;
	ret->cfa = cfa_of(m);
	if (m->popped[PC].kind != RULE_NONE)
		m->popped[LR] = m->popped[PC];
	for (unsigned r = 0; r <= LR; r++)
		if (r != SP && m->popped[r].kind != RULE_NONE)
			state_set(ret, r, rule_of(m, m->popped[r]));
}

enum status ehabi_execute(struct bytes code, const struct arch *arch, struct phrases *phrases, struct state *ret)
{
	enum { FINISH = 0xb0 };
	struct machine m = {
		.code = cursor_over(code, ".ARM.extab", true), .arch = arch, .phrases = phrases,
		.sp = {.kind = RULE_REGISTER, .number = SP},
	};
	while (cursor_left(&m.code)) {
		unsigned instruction = cursor_u8(&m.code);
		if (instruction == FINISH)
			break;
		enum status st = execute(&m, instruction);
		if (st != ST_OK)
			return st;
	}
	if (!cursor_ok(&m.code))
		return ST_BAD;
	make_state(&m, ret);
	return ST_OK;
}
