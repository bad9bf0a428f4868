/* The caller by the frame record at the frame pointer: the caller's frame pointer, and above it the return address. */
#include "walker/unwind/step.h"

#include <inttypes.h>

/* Whether the frame pointer can point to the record of this frame. */
static bool record_possible(struct walk *w, uint64_t fp)
{
	uint64_t sp;
	if (!fp)
		walk_refuse(w, WHY_ZERO_RECORD, 0, 0);
	else if (fp % w->abi->word)
		walk_refuse(w, WHY_RECORD_MISALIGNED, fp, 0);
	else if (walk_register(w, w->abi->sp, &sp) && fp < sp)
		walk_refuse(w, WHY_RECORD_BELOW, fp, sp);
	else
		return true;
	return false;
}

/*
 * Whether what was saved may be the frame pointer of an older frame, which the dump may have cut off. 0 is that of a
 * program's or a thread's first one. Code that keeps no frame pointer may have had anything in the register: then the
 * return address must be seen to follow a call; or pass for one in a scan, where the code is not at hand. `main`, as
 * libc calls it, is such a case.
 */
static bool saved_possible(struct walk *w, uint64_t fp, uint64_t saved, uint64_t return_address)
{
	uint64_t there, sp;
	bool above = saved > fp && saved % w->abi->word == 0;
	if (!saved || (above && (saved - fp <= FRAME_SIZE_MAX || process_word(w->process, saved, &there))))
		return true;
	int call = walk_follows_call(w, return_address);
	bool back = saved <= fp && walk_register(w, w->abi->sp, &sp) && saved >= sp; /* into this frame, or to itself */
	if (call == 1 || (call < 0 && !back && scan_plausible(w, return_address)))
		return true;
	walk_refuse(w, WHY_RECORD_WILD, saved, fp);
	return false;
}

/* LR of a frame is where it will return to, which its own record says, where it has one. */
static void link_register_recover(struct walk *w, uint64_t saved, struct registers *into)
{
	uint64_t value;
	if (w->abi->lr >= 0 && saved && process_word(w->process, saved + w->abi->word, &value))
		register_set(into, (unsigned)w->abi->lr, walk_strip(w, value));
}

static enum outcome record_use(struct walk *w, uint64_t fp, uint64_t saved, uint64_t return_address, struct caller *ret)
{
	const struct abi *abi = w->abi;
	if (return_address < PC_MIN && !saved && !walk_frame(w)->interrupted) {
		walk_end(w, END_MARKED, "the frame record at 0x%" PRIx64 " is the last: its return address is %" PRIu64, fp,
		         return_address);
		return STEP_END;
	}
	if (!saved_possible(w, fp, saved, return_address))
		return STEP_NONE;
	*ret = (struct caller){.trust = TRUST_FRAME_POINTER, .rule = abi->fp_rule};
	register_set(&ret->registers, abi->pc, return_address);
	register_set(&ret->registers, abi->sp, abi_wrap(abi, fp + 2 * abi->word));
	register_set(&ret->registers, abi->fp, saved);
	link_register_recover(w, saved, &ret->registers);
	return STEP_FOUND;
}

enum outcome step_frame_pointer(struct walk *w, struct caller *ret)
{
	uint64_t fp, saved, return_address;
	if (w->process->os == OS_WINDOWS && !w->abi->windows_frames)
		return STEP_NONE;
	if (!walk_register(w, w->abi->fp, &fp)) {
		walk_refuse(w, WHY_UNKNOWN_REGISTER, w->abi->fp, 0);
		return STEP_NONE;
	}
	trace_say(&w->trace, "frame pointer 0x%" PRIx64 ":", fp);
	if (!record_possible(w, fp))
		return STEP_NONE;
	if (!walk_word(w, fp, &saved) || !walk_word(w, fp + w->abi->word, &return_address)) {
		walk_refuse(w, WHY_UNREADABLE, fp, 0);
		return STEP_NONE;
	}
	return record_use(w, fp, saved, walk_strip(w, return_address), ret);
}
