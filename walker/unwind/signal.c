/* The frame that a signal interrupted: its registers are where the kernel left them for the handler's trampoline. */
#include "walker/unwind/step.h"

#include <inttypes.h>
#include <string.h>

/* A trampoline is a few instructions long; what else follows a PUBLIC of its name is something else. */
#define TRAMPOLINE_SIZE_MAX 24

static const struct abi_trampoline *trampoline_named(const struct abi *abi, const char *name)
{
	for (size_t i = 0; name && i < abi->trampoline_count; i++)
		if (abi->trampolines[i].name && strcmp(abi->trampolines[i].name, name) == 0)
			return &abi->trampolines[i];
	return NULL;
}

static const struct abi_trampoline *trampoline_coded(const struct walk *w, uint64_t pc)
{
	for (size_t i = 0; i < w->abi->trampoline_count; i++) {
		const struct abi_trampoline *t = &w->abi->trampolines[i];
		uint8_t code[ABI_CODE_MAX];
		if (t->code_size && walk_code(w, pc, code, t->code_size) && memcmp(code, t->code, t->code_size) == 0)
			return t;
	}
	return NULL;
}

const struct abi_trampoline *trampoline_at(struct walk *w, uint64_t pc)
{
	const struct place *back = place_at(&w->places, w->world, pc - w->abi->call_back, w->stack);
	if (back->symbol->size && back->rel + w->abi->call_back - back->symbol->rel < back->symbol->size)
		return trampoline_named(w->abi, back->symbol->function); /* the function goes on here */
	if (!process_executable(w->process, pc))
		return NULL;
	const struct place *here = place_at(&w->places, w->world, pc, w->stack);
	const struct abi_trampoline *t = trampoline_named(w->abi, here->symbol->function);
	if (t && (here->symbol->size || here->rel - here->symbol->rel < TRAMPOLINE_SIZE_MAX))
		return t;
	return trampoline_coded(w, pc);
}

/* Where the saved registers lie; false where the way there is not known. */
static bool saved_at(struct walk *w, const struct abi_trampoline *t, uint64_t *ret)
{
	uint64_t base;
	if (!walk_register(w, t->base, &base))
		return false;
	*ret = abi_wrap(w->abi, base + (uint64_t)t->add[0]);
	if (!t->indirect)
		return true;
	if (!walk_word(w, *ret, ret))
		return false;
	*ret = abi_wrap(w->abi, *ret + (uint64_t)t->add[1]);
	return true;
}

static bool saved_read(struct walk *w, const struct abi_layout *layout, uint64_t from, struct registers *ret)
{
	for (unsigned i = 0; i < REGISTER_COUNT; i++) {
		uint64_t value;
		if (layout->offset[i] == ABI_NOT_SAVED)
			continue;
		if (!process_word(w->process, from + layout->offset[i], &value)) {
			walk_refuse(w, WHY_UNREADABLE, from + layout->offset[i], 0);
			return false;
		}
		register_set(ret, i, value);
	}
	return true;
}

/* pc in code, or a call to nowhere with a stack that is there. */
static bool saved_believable(struct walk *w, const struct registers *saved)
{
	uint64_t pc = saved->value[w->abi->pc], sp = saved->value[w->abi->sp], word;
	if (process_executable(w->process, pc) || process_word(w->process, sp, &word))
		return true;
	walk_refuse(w, WHY_NO_CODE, pc, 0);
	return false;
}

/* A signal's frame may lie anywhere, so going through one twice would not end. */
static bool signal_is_new(struct walk *w, uint64_t at)
{
	bool seen = w->signal_count == SIGNALS_MAX;
	for (unsigned i = 0; i < w->signal_count; i++)
		seen |= w->signals[i] == at;
	if (!seen)
		w->signals[w->signal_count++] = at;
	return !seen;
}

/* The registers that the kernel saved, where the trampoline has them. */
static bool signal_read(struct walk *w, const struct abi_trampoline *t, struct registers *into, uint64_t *ret_at)
{
	if (!saved_at(w, t, ret_at)) {
		walk_refuse(w, WHY_UNKNOWN_REGISTER, t->base, 0);
		return false;
	}
	trace_say(&w->trace, "signal trampoline: registers saved at 0x%" PRIx64, *ret_at);
	if (!saved_read(w, t->layout, *ret_at, into))
		return false;
	into->value[w->abi->pc] = walk_strip(w, into->value[w->abi->pc]);
	if (w->abi->lr >= 0)
		into->value[w->abi->lr] = walk_strip(w, into->value[w->abi->lr]);
	return saved_believable(w, into);
}

enum outcome step_signal(struct walk *w, struct caller *ret)
{
	if (!walk_frame(w)->trampoline)
		return STEP_NONE;
	const struct abi_trampoline *t = trampoline_at(w, walk_frame(w)->pc);
	const struct abi_trampoline *end = w->abi->trampolines + w->abi->trampoline_count;
	for (bool first = true; t && t < end && (first || !t->name); t++, first = false) {
		uint64_t at;
		*ret = (struct caller){.trust = TRUST_CFI, .interrupted = true, .rule = w->abi->signal_rule};
		if (!signal_read(w, t, &ret->registers, &at))
			continue;
		if (signal_is_new(w, at))
			return STEP_FOUND;
		walk_end(w, END_NO_PROGRESS, "signal frame: the registers saved at 0x%" PRIx64 " were gone through before", at);
		return STEP_END;
	}
	return STEP_NONE;
}
