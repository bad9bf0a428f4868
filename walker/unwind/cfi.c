/* The caller by STACK CFI. */
#include "postfix/evaluate.h"
#include "walker/unwind/step.h"

#include <inttypes.h>
#include <string.h>

/* An evaluation: what the names stand for, besides the registers of the frame the CFA once it is known. */
struct evaluation {
	struct walk *w;
	const struct cfi_rules *rules;
	bool dirty; /* a program assigned something */
	bool has_cfa;
	uint64_t cfa;
	struct postfix_slot slots[CFI_SLOTS];
};

static bool load(void *memory, uint64_t addr, unsigned size, uint64_t *ret)
{
	(void)size; /* the width, which is a word */
	return walk_word(memory, addr, ret);
}

/* `.ra` before its own rule is what LR holds: some dumpers write `.ra: .ra` where LR is as it was at the call. */
static void slots_fill(struct evaluation *e)
{
	const struct walk *w = e->w;
	memset(e->slots, 0, sizeof e->slots);
	for (unsigned i = 0; i < REGISTER_COUNT; i++)
		e->slots[i] = (struct postfix_slot){.value = w->registers.value[i], .known = register_known(&w->registers, i)};
	if (e->has_cfa)
		e->slots[CFI_CFA] = (struct postfix_slot){.value = e->cfa, .known = true};
	if (w->abi->lr >= 0)
		e->slots[CFI_RA] = e->slots[w->abi->lr];
	memcpy(e->slots + CFI_TARGETS, e->slots, CFI_TARGETS * sizeof *e->slots);
}

static enum postfix_error evaluate(struct evaluation *e, const struct cfi_rule *rule, uint64_t *ret)
{
	struct postfix_world world = {
		.width = e->w->abi->word, .slots = e->slots, .slot_count = CFI_SLOTS, .load = load, .memory = e->w
	};
	if (e->dirty)
		slots_fill(e);
	e->dirty = rule->assigns;
	enum postfix_error error = postfix_value(&rule->program, &world, ret);
	if (error)
		trace_say(&e->w->trace, "  %s: %.*s: %s", intern_get(&e->w->places.names, rule->target), (int)rule->n, rule->text,
		          postfix_error_text(error));
	else
		trace_say(&e->w->trace, "  %s: %.*s = 0x%" PRIx64, intern_get(&e->w->places.names, rule->target), (int)rule->n,
		          rule->text, *ret);
	return error;
}

/* `.ra: .undef` is how an undefined return address is written. */
static bool rule_undefines(const struct cfi_rule *rule)
{
	const struct postfix_program *p = &rule->program;
	return p->ops.n == 1 && p->ops.at[0].kind == POSTFIX_NAME && p->ops.at[0].value == CFI_UNDEFINED;
}

/* The registers that have rules; one whose rule fails is not known. */
static void registers_recover(struct evaluation *e, struct registers *into)
{
	for (size_t i = 0; i < e->rules->count; i++) {
		const struct cfi_rule *rule = &e->rules->rules.at[i];
		uint64_t value;
		if (rule->target >= CFI_CFA)
			continue;
		into->known &= ~((uint64_t)1 << rule->target);
		into->value[rule->target] = 0;
		if (evaluate(e, rule, &value) == POSTFIX_OK)
			register_set(into, rule->target, value);
	}
}

static void caller_complete(struct evaluation *e, uint64_t return_address, struct caller *ret)
{
	const struct abi *abi = e->w->abi;
	caller_begin(e->w, TRUST_CFI, e->rules->text, ret);
	registers_recover(e, &ret->registers);
	if (!register_known(&ret->registers, abi->sp))
		register_set(&ret->registers, abi->sp, e->cfa);
	if (!register_known(&ret->registers, abi->pc))
		register_set(&ret->registers, abi->pc, return_address);
	if (abi->lr >= 0 && register_known(&ret->registers, (unsigned)abi->lr))
		ret->registers.value[abi->lr] = walk_strip(e->w, ret->registers.value[abi->lr]);
}

static enum outcome rules_apply(struct evaluation *e, uint64_t lookup, struct caller *ret)
{
	const struct cfi_rule *cfa = cfi_rule_find(e->rules, CFI_CFA), *ra = cfi_rule_find(e->rules, CFI_RA);
	uint64_t return_address;
	if (!cfa || !ra) {
		walk_refuse(e->w, WHY_NO_RULE, lookup, 0);
		return STEP_NONE;
	}
	enum postfix_error error = evaluate(e, cfa, &e->cfa);
	if (error) {
		walk_refuse(e->w, WHY_CFA, error, lookup);
		return STEP_NONE;
	}
	e->has_cfa = true;
	e->slots[CFI_CFA] = e->slots[CFI_CFA + CFI_TARGETS] = (struct postfix_slot){.value = e->cfa, .known = true};
	error = evaluate(e, ra, &return_address);
	if (error && rule_undefines(ra)) {
		walk_end(e->w, END_MARKED, "STACK CFI at 0x%" PRIx64 ": the return address is undefined", lookup);
		return STEP_END;
	}
	if (error) {
		walk_refuse(e->w, WHY_RETURN_ADDRESS, error, lookup);
		return STEP_NONE;
	}
	if (return_address < PC_MIN) {
		walk_end(e->w, END_MARKED, "STACK CFI at 0x%" PRIx64 ": the return address is %" PRIu64, lookup, return_address);
		return STEP_END;
	}
	caller_complete(e, return_address, ret);
	return STEP_FOUND;
}

enum outcome step_cfi(struct walk *w, struct caller *ret)
{
	uint64_t lookup = walk_frame(w)->lookup;
	struct place *place = place_at(&w->places, w->world, lookup, w->stack);
	if (!place_cfi(&w->places, w->world, w->abi, place, w->stack))
		return STEP_NONE;
	trace_say(&w->trace, "STACK CFI at 0x%" PRIx64 " (line %" PRIu64 "):", place->cfi.rel, place->cfi.line);
	struct evaluation e = {.w = w, .rules = &place->cfi, .dirty = true};
	return rules_apply(&e, lookup, ret);
}
