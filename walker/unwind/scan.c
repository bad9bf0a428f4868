/* The caller by looking through the stack for what may be a return address. */
#include "walker/unwind/step.h"

#include <inttypes.h>

/* So many frames are found by scanning at most: each may look at many words. */
#define SCANNED_MAX (1u << 14)

bool scan_allowed(struct walk *w)
{
	if (w->scanned >= SCANNED_MAX) {
		walk_refuse(w, WHY_SCAN_LIMIT, SCANNED_MAX, 0);
		return false;
	}
	w->scanned++;
	return true;
}

/* Whether addr is where a function begins: a pointer to it, more often than the end of a call that does not return. */
static bool begins_function(struct walk *w, uint64_t addr)
{
	return place_function(place_at(&w->places, w->world, addr, w->stack)) == addr;
}

bool scan_plausible(struct walk *w, uint64_t addr)
{
	uint64_t call = abi_wrap(w->abi, addr - w->abi->call_back);
	if (addr < PC_MIN || !abi_canonical(w->abi, addr) || process_module_at(w->process, call) == NO_INDEX ||
	    !process_executable(w->process, call))
		return false;
	if (trampoline_at(w, addr)) /* which a handler returns to, and nobody called */
		return true;
	int follows_call = walk_follows_call(w, addr);
	if (!follows_call || (follows_call < 0 && begins_function(w, addr)))
		return false;
	const struct place *place = place_at(&w->places, w->world, call, w->stack);
	return !place->file || !symfile_has_code(place->file) || place->symbol->function;
}

struct scan_result scan_words(struct walk *w, uint64_t addr, unsigned count, bool seen)
{
	struct scan_result result = {.location = addr};
	for (; result.readable < count; result.readable++, result.location += w->abi->word) {
		if (!process_word(w->process, result.location, &result.pc))
			break;
		result.pc = walk_strip(w, result.pc);
		result.found = scan_plausible(w, result.pc) && (!seen || walk_follows_call(w, result.pc) == 1);
		if (result.found)
			break;
	}
	return result;
}

/*
 * The frame pointer of the caller whose return address lies at location: what was saved below it, if that looks like one;
 * else as it was, if it points to an older frame.
 */
static void frame_pointer_recover(struct walk *w, uint64_t location, struct registers *into)
{
	uint64_t saved, fp, there;
	bool known = walk_register(w, w->abi->fp, &fp);
	if (process_word(w->process, location - w->abi->word, &saved) && saved > location &&
	    saved - location <= FRAME_SIZE_MAX && saved % w->abi->word == 0 && process_word(w->process, saved, &there))
		register_set(into, w->abi->fp, saved);
	else if (known && fp > location)
		register_set(into, w->abi->fp, fp);
}

/* Whether the frame is the last of a chain of records, as likely as not: what lies behind it is no frame then. */
static bool chain_ended(const struct walk *w)
{
	uint64_t fp;
	return walk_frame(w)->trust == TRUST_FRAME_POINTER && walk_register(w, w->abi->fp, &fp) && !fp;
}

enum outcome step_scan(struct walk *w, struct caller *ret)
{
	uint64_t sp;
	if (!walk_register(w, w->abi->sp, &sp)) {
		walk_refuse(w, WHY_UNKNOWN_REGISTER, w->abi->sp, 0);
		return STEP_NONE;
	}
	if (!scan_allowed(w))
		return STEP_NONE;
	unsigned count = scan_reach(w) + 1;
	sp = (sp + w->abi->word - 1) & ~(uint64_t)(w->abi->word - 1);
	trace_say(&w->trace, "scan: %u words from 0x%" PRIx64 " on", count, sp);
	struct scan_result found = scan_words(w, sp, count, chain_ended(w));
	if (!found.found) {
		walk_refuse(w, found.readable ? WHY_SCAN : WHY_STACK_UNREADABLE, sp, found.readable);
		return STEP_NONE;
	}
	trace_say(&w->trace, "  [0x%" PRIx64 "] = 0x%" PRIx64 " is a return address", found.location, found.pc);
	*ret = (struct caller){.trust = TRUST_SCAN, .rule = w->abi->scan_rule};
	register_set(&ret->registers, w->abi->pc, found.pc);
	register_set(&ret->registers, w->abi->sp, abi_wrap(w->abi, found.location + w->abi->word));
	frame_pointer_recover(w, found.location, &ret->registers);
	return STEP_FOUND;
}
