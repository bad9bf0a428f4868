/* Walks the stack of one thread: docs/unwinding.md has the rules. */
#ifndef WALKER_UNWIND_WALK_H
#define WALKER_UNWIND_WALK_H

#include "walker/unwind/frame.h"

/* How many frames a walk gives at most; a dump of an exhausted stack can hold hundreds of thousands. */
#define WALK_FRAMES_MAX (1u << 20)

/*
 * What a walk sees. The process is const; the functions may be called from several threads at once.
 * symbols: the symbol file of process->modules.at[module], NULL where there is none.
 * code: n bytes of code at addr out of binaries on disk, for what the dump's memory lacks; false where there are none.
 */
struct walk_world {
	const struct process *process;
	const struct symfile *(*symbols)(void *context, size_t module);
	bool (*code)(void *context, uint64_t addr, void *to, size_t n);
	void *context;
	bool explain;        /* fill frame.explanation */
	unsigned frames_max; /* WALK_FRAMES_MAX, or fewer */
	size_t walks;        /* of how many this is one: they share what may be spent on symbol files; 0: alone */
};

/*
 * Walks thread (index into process->threads) from its registers. *ret, to be released by stack_release, has at least the
 * context's frame where there is a context. A pure function of the world: the outcome depends on no other walk.
 */
void walk_thread(const struct walk_world *world, size_t thread, struct stack *ret);

#endif
