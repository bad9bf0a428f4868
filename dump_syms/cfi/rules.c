#include "dump_syms/cfi/rules.h"

/* `.undef` and a return address that ends the walk in every reader; 0 and leaving it out do not. */
#define UNDEFINED_REGISTER ".undef"
#define UNDEFINED_RETURN_ADDRESS "1"

static const struct rule no_rule = {.kind = RULE_NONE};

/*
 * What the rule of a register comes to. Without one, a register that calls preserve keeps its value, and the caller's
 * stack pointer is the CFA: every reader takes it so, hence RULE_NONE for what need not be said.
 *
 * Only the loss of a register that readers would carry over matters; of another, nothing is known anyway.
 */
static struct rule meaning(const struct rules_context *context, uint32_t number, struct rule rule)
{
	bool preserved = arch_callee_saved(context->arch, number);
	if (number == context->ra)
		return rule.kind == RULE_NONE ? (struct rule){.kind = RULE_SAME} : rule;
	if (rule.kind == RULE_SAME && preserved)
		return no_rule;
	if (rule.kind == RULE_UNDEFINED && !preserved)
		return no_rule;
	if (rule.kind == RULE_OFFSET && rule.offset == 0 && number == context->arch->sp)
		return no_rule;
	return rule;
}

/* The offset of a phrase is none of its own: rows.c remembers it there. */
static bool same_rule(struct rule a, struct rule b)
{
	return a.kind == b.kind && a.number == b.number && (a.offset == b.offset || a.kind == RULE_PHRASE);
}

static bool is_sayable(const struct rules_context *context, struct rule rule, uint32_t number)
{
	if (rule.kind == RULE_SAME)
		return arch_register(context->arch, number);
	return rule.kind != RULE_UNNAMED && rule.kind != RULE_UNSAYABLE;
}

bool rules_sayable(const struct rules_context *context, const struct state *state, struct obstacle *ret)
{
	*ret = (struct obstacle){-1, state->cfa};
	if (state->cfa.kind == RULE_NONE || !is_sayable(context, state->cfa, 0))
		return false;
	*ret = (struct obstacle){context->ra, meaning(context, context->ra, state_rule(state, context->ra))};
	if (!is_sayable(context, ret->rule, context->ra))
		return false;
	for (uint32_t i = 0; i < state->count; i++) {
		*ret = (struct obstacle){state->registers[i].number, state->registers[i].rule};
		if (!is_sayable(context, ret->rule, state->registers[i].number))
			return false;
	}
	return true;
}

static void write_offset(const struct rules_context *context, int64_t offset, struct buf *out)
{
	buf_char(out, ' ');
	buf_signed(out, context->address_size == 8 ? offset : (int32_t)offset);
	buf_text(out, " +");
}

static void write_cfa(const struct rules_context *context, struct rule cfa, struct buf *out)
{
	buf_text(out, ".cfa: ");
	if (cfa.kind == RULE_REGISTER) {
		buf_text(out, arch_register(context->arch, cfa.number));
		write_offset(context, cfa.offset, out);
	} else {
		buf_text(out, intern_get(&context->phrases->texts, cfa.number));
	}
}

/* What a register's value is, in the words of the callee's registers and the CFA. */
static void write_value(const struct rules_context *context, uint32_t number, struct rule rule, struct buf *out)
{
	switch (rule.kind) {
	case RULE_SAVED:
	case RULE_OFFSET:
		buf_text(out, ".cfa");
		write_offset(context, rule.offset, out);
		if (rule.kind == RULE_SAVED)
			buf_text(out, " ^");
		break;
	case RULE_REGISTER:
		buf_text(out, arch_register(context->arch, rule.number));
		break;
	case RULE_PHRASE:
		buf_text(out, intern_get(&context->phrases->texts, rule.number));
		break;
	case RULE_UNDEFINED:
		buf_text(out, number == context->ra ? UNDEFINED_RETURN_ADDRESS : UNDEFINED_REGISTER);
		break;
	default: /* no rule any more, or the same value */
		buf_text(out, number == context->arch->sp && rule.kind == RULE_NONE ? ".cfa"
		                                                                   : arch_register(context->arch, number));
	}
}

static void write_register(const struct rules_context *context, uint32_t number, struct rule rule, struct buf *out)
{
	if (out->n)
		buf_char(out, ' ');
	buf_text(out, number == context->ra ? ".ra" : arch_register(context->arch, number));
	buf_text(out, ": ");
	write_value(context, number, rule, out);
}

/* Writes the register's rule where it differs from the one before. */
static void write_change(const struct rules_context *context, uint32_t number, struct rule before, struct rule now,
                         struct buf *out)
{
	before = meaning(context, number, before);
	now = meaning(context, number, now);
	if (!same_rule(before, now))
		write_register(context, number, now, out);
}

/* The registers of both states side by side, in the order of their numbers. */
static void write_changes(const struct rules_context *context, const struct state *before, const struct state *state,
                          struct buf *out)
{
	const struct register_rule *a = before->registers, *a_end = a + before->count;
	const struct register_rule *b = state->registers, *b_end = b + state->count;
	while (a < a_end || b < b_end) {
		bool use_a = a < a_end && (b == b_end || a->number <= b->number);
		bool use_b = b < b_end && (a == a_end || b->number <= a->number);
		uint32_t number = use_a ? a->number : b->number;
		if (number != context->ra)
			write_change(context, number, use_a ? a->rule : no_rule, use_b ? b->rule : no_rule, out);
		a += use_a;
		b += use_b;
	}
}

void rules_write(const struct rules_context *context, const struct state *before, const struct state *state,
                 struct buf *out)
{
	static const struct state nothing;
	uint32_t ra = context->ra;
	struct rule now = meaning(context, ra, state_rule(state, ra));
	if (!before || !same_rule(before->cfa, state->cfa))
		write_cfa(context, state->cfa, out);
	if (!before || !same_rule(meaning(context, ra, state_rule(before, ra)), now))
		write_register(context, ra, now, out);
	write_changes(context, before ? before : &nothing, state, out);
}
