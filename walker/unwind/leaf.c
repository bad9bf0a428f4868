/* Callers that the code at pc gives: a function that returns at once, a leaf, a call to where no code is. */
#include "walker/unwind/step.h"

#include <inttypes.h>

/*
 * The word on top of the stack, behind which the caller's stack begins. skip bytes lie on it still, the caller's frame
 * pointer first; pops bytes behind it go with it.
 */
static enum outcome return_by_stack(struct walk *w, const char *rule, unsigned skip, unsigned pops, struct caller *ret)
{
	uint64_t sp, pc, fp = 0;
	if (!walk_register(w, w->abi->sp, &sp) || (skip && !walk_word(w, sp, &fp)) || !walk_word(w, sp + skip, &pc)) {
		walk_refuse(w, WHY_STACK_UNREADABLE, sp, 0);
		return STEP_NONE;
	}
	caller_begin(w, TRUST_LEAF, rule, ret);
	if (skip)
		register_set(&ret->registers, w->abi->fp, fp);
	register_set(&ret->registers, w->abi->pc, pc);
	register_set(&ret->registers, w->abi->sp, abi_wrap(w->abi, sp + skip + w->abi->word + pops));
	return STEP_FOUND;
}

/* LR, which the caller keeps where its own record gives one. */
static enum outcome return_by_link(struct walk *w, const char *rule, struct caller *ret)
{
	uint64_t sp, pc, fp, lr;
	if (!walk_register(w, w->abi->sp, &sp) || !walk_register(w, (unsigned)w->abi->lr, &pc)) {
		walk_refuse(w, WHY_UNKNOWN_REGISTER, (unsigned)w->abi->lr, 0);
		return STEP_NONE;
	}
	caller_begin(w, TRUST_LEAF, rule, ret);
	register_set(&ret->registers, w->abi->pc, pc);
	register_set(&ret->registers, w->abi->sp, sp);
	if (walk_register(w, w->abi->fp, &fp) && fp >= sp && process_word(w->process, fp + w->abi->word, &lr))
		register_set(&ret->registers, (unsigned)w->abi->lr, walk_strip(w, lr));
	return STEP_FOUND;
}

static enum outcome return_by(struct walk *w, const char *rule, struct caller *ret)
{
	return w->abi->lr >= 0 ? return_by_link(w, rule, ret) : return_by_stack(w, rule, 0, 0, ret);
}

/*
 * A pc of 0 was called through a null pointer; another one that is no code, too, where the word on top of the stack is seen
 * to follow a call.
 */
enum outcome step_null_call(struct walk *w, struct caller *ret)
{
	const struct frame *frame = walk_frame(w);
	if (!frame->interrupted || process_executable(w->process, frame->pc))
		return STEP_NONE;
	trace_say(&w->trace, "no code at pc 0x%" PRIx64 ":", frame->pc);
	if (return_by(w, w->abi->null_rule, ret) != STEP_FOUND)
		return STEP_NONE;
	uint64_t to = walk_strip(w, ret->registers.value[w->abi->pc]);
	if (scan_plausible(w, to) && (!frame->pc || walk_follows_call(w, to) == 1))
		return STEP_FOUND;
	walk_refuse(w, WHY_NOT_RETURN, to, 0);
	return STEP_NONE;
}

/* Whether the function that the frame is in has just been entered. */
static bool at_entry(struct walk *w, const struct frame *frame)
{
	return place_function(place_at(&w->places, w->world, frame->pc, w->stack)) == frame->pc;
}

/* Whether the code in front of pc, where it is at hand, has made a frame record. */
static bool record_made(const struct walk *w, uint64_t pc)
{
	uint8_t code[ABI_BEFORE_MAX];
	size_t n = w->abi->makes_record ? sizeof code : 0;
	while (n && (pc < n || !walk_code(w, pc - n, code, n)))
		n /= 2;
	return n && w->abi->makes_record(code, n);
}

/*
 * Whether LR is where the frame returns to: not where the frame is known to have called from itself, nor where its record
 * says the same, which then knows more.
 */
static bool link_is_return(struct walk *w, const struct frame *frame)
{
	uint64_t lr, fp, saved;
	if (!walk_register(w, (unsigned)w->abi->lr, &lr))
		return false;
	if (!scan_plausible(w, lr)) {
		walk_refuse(w, WHY_NOT_RETURN, lr, 0);
		return false;
	}
	uint64_t from = place_function(place_at(&w->places, w->world, frame->pc, w->stack));
	uint64_t to = place_function(place_at(&w->places, w->world, lr - w->abi->call_back, w->stack));
	if ((from != UINT64_MAX && from == to) || record_made(w, frame->pc))
		return false;
	return !walk_register(w, w->abi->fp, &fp) || !process_word(w->process, fp + w->abi->word, &saved) ||
	       walk_strip(w, saved) != lr;
}

/* Without STACK CFI: functions that have none on 64-bit Windows are leaves. */
static bool is_leaf(struct walk *w, const struct frame *frame)
{
	if (w->abi->lr >= 0)
		return at_entry(w, frame) || link_is_return(w, frame);
	if (w->process->os == OS_WINDOWS && w->abi->word == 8) {
		uint64_t sp, pc;
		return walk_register(w, w->abi->sp, &sp) && process_word(w->process, sp, &pc) && scan_plausible(w, pc);
	}
	return at_entry(w, frame);
}

enum outcome step_leaf(struct walk *w, struct caller *ret)
{
	const struct frame *frame = walk_frame(w);
	uint8_t code[ABI_CODE_MAX];
	size_t n = sizeof code;
	if (!frame->interrupted)
		return STEP_NONE;
	while (n && !walk_code(w, frame->pc, code, n))
		n--;
	const struct abi_return *returns = abi_returns(w->abi, code, n);
	if (returns) {
		trace_say(&w->trace, "the code at pc 0x%" PRIx64 " returns:", frame->pc);
		if (w->abi->lr >= 0)
			return return_by_link(w, w->abi->leaf_rule, ret);
		const uint8_t *pops = code + returns->size;
		return return_by_stack(w, w->abi->leaf_rule, returns->skip, returns->pops ? pops[0] | (unsigned)pops[1] << 8 : 0, ret);
	}
	if (!is_leaf(w, frame))
		return STEP_NONE;
	trace_say(&w->trace, "a leaf, or the first instruction, at pc 0x%" PRIx64 ":", frame->pc);
	return return_by(w, w->abi->leaf_rule, ret);
}
