#include "dump_syms/cfi/state.h"

#include <stdlib.h>
#include <string.h>

void state_copy(struct state *to, const struct state *from)
{
	to->cfa = from->cfa;
	to->count = from->count;
	memcpy(to->registers, from->registers, from->count * sizeof *from->registers);
}

struct rule state_rule(const struct state *state, uint32_t number)
{
	for (uint32_t i = 0; i < state->count; i++)
		if (state->registers[i].number == number)
			return state->registers[i].rule;
	return (struct rule){.kind = RULE_NONE};
}

void state_set(struct state *state, uint32_t number, struct rule rule)
{
	struct register_rule *at = state->registers, *end = at + state->count;
	while (at < end && at->number < number)
		at++;
	bool present = at < end && at->number == number;
	if (rule.kind == RULE_NONE) {
		if (present) {
			memmove(at, at + 1, (size_t)(end - at - 1) * sizeof *at);
			state->count--;
		}
		return;
	}
	if (!present) {
		memmove(at + 1, at, (size_t)(end - at) * sizeof *at);
		state->count++;
	}
	*at = (struct register_rule){number, rule};
}

void saved_states_push(struct saved_states *saved, const struct state *state)
{
	*vec_push(&saved->states) = (struct saved_state){state->cfa, state->count, saved->registers.n};
	if (state->count) {
		vec_reserve(&saved->registers, state->count);
		memcpy(saved->registers.at + saved->registers.n, state->registers,
		       state->count * sizeof *state->registers);
		saved->registers.n += state->count;
	}
}

void saved_states_get(const struct saved_states *saved, size_t index, struct state *ret)
{
	const struct saved_state *from = &saved->states.at[index];
	ret->cfa = from->cfa;
	ret->count = from->count;
	if (from->count)
		memcpy(ret->registers, saved->registers.at + from->first, from->count * sizeof *ret->registers);
}

void saved_states_pop(struct saved_states *saved)
{
	saved->registers.n = saved->states.at[--saved->states.n].first;
}

struct rule saved_states_rule(const struct saved_states *saved, size_t index, uint32_t number)
{
	const struct saved_state *from = &saved->states.at[index];
	for (size_t i = from->first; i < from->first + from->count; i++)
		if (saved->registers.at[i].number == number)
			return saved->registers.at[i].rule;
	return (struct rule){.kind = RULE_NONE};
}

void saved_states_clear(struct saved_states *saved)
{
	saved->states.n = saved->registers.n = 0;
}

void saved_states_release(struct saved_states *saved)
{
	vec_release(&saved->states);
	vec_release(&saved->registers);
}
