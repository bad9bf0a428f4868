/* What holds at a place in the code: a rule for the CFA and rules for registers. Plain values, without behaviour. */
#ifndef DUMP_SYMS_CFI_STATE_H
#define DUMP_SYMS_CFI_STATE_H

#include "symfile/arch.h"

#include "base/mem.h"

enum rule_kind {
	RULE_NONE,      /* nothing is said */
	RULE_UNDEFINED, /* the value is lost */
	RULE_SAME,      /* the register still holds it */
	RULE_SAVED,     /* in memory at CFA + offset */
	RULE_OFFSET,    /* CFA + offset */
	RULE_REGISTER,  /* register `number`; of the CFA: + offset */
	RULE_PHRASE,    /* the text phrase `number` */
	RULE_PERIODIC,  /* of the CFA: period `number` */
	RULE_UNNAMED,   /* as RULE_REGISTER, but that register has no name */
	RULE_UNSAYABLE, /* an expression that has no text; number is the reason, see expression.h */
};

struct rule {
	enum rule_kind kind;
	uint32_t number;
	int64_t offset; /* of a CFA: what was last said, whatever its kind */
};

struct register_rule {
	uint32_t number; /* DWARF number */
	struct rule rule;
};

/* The registers of a state: those of the architecture that have names, and the return address column. */
#define STATE_REGISTERS_MAX (ARCH_REGISTERS_MAX + 1)

struct state {
	struct rule cfa;
	uint32_t count;
	struct register_rule registers[STATE_REGISTERS_MAX]; /* ascending; none is RULE_NONE */
};

void state_copy(struct state *to, const struct state *from);
struct rule state_rule(const struct state *state, uint32_t number);

/* Sets or, with RULE_NONE, removes the rule of a register. */
void state_set(struct state *state, uint32_t number, struct rule rule);

/* States put aside, without their unused room. All zeros is empty. */
struct saved_state {
	struct rule cfa;
	uint32_t count;
	size_t first; /* in saved_states.registers */
};
struct saved_states {
	struct VEC(struct saved_state) states;
	struct VEC(struct register_rule) registers;
};

void saved_states_push(struct saved_states *saved, const struct state *state);
void saved_states_get(const struct saved_states *saved, size_t index, struct state *ret);
void saved_states_pop(struct saved_states *saved); /* the last one */
struct rule saved_states_rule(const struct saved_states *saved, size_t index, uint32_t number);
void saved_states_clear(struct saved_states *saved);
void saved_states_release(struct saved_states *saved);

#endif
