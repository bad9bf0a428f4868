/*
 * What the methods share: the state of a walk, and the caller that a method proposes. Each method is one function; walk.c
 * calls them in order.
 */
#ifndef WALKER_UNWIND_STEP_H
#define WALKER_UNWIND_STEP_H

#include "walker/unwind/abi.h"
#include "walker/unwind/place.h"
#include "walker/unwind/refusal.h"
#include "walker/unwind/trace.h"
#include "walker/unwind/walk.h"

/* A return address or a result of STACK CFI below this is no code, but a mark: the stack ends. */
#define PC_MIN 4096

/* Bytes that a frame has at most, where a word is to be believed as a saved frame pointer by its value alone. */
#define FRAME_SIZE_MAX (128 * 1024)

/* A caller, as a method proposes it. */
struct caller {
	struct registers registers; /* pc and sp are known */
	enum trust trust;
	bool interrupted;
	const char *rule;
	/* Of walk.c: */
	bool trampoline;
	uint64_t lookup;
};

enum outcome {
	STEP_NONE,  /* the method does not apply, or came to nothing; it said why by walk_refuse */
	STEP_FOUND,
	STEP_END,   /* the stack ends here, and nothing else is tried; walk_end was called */
};

/* Signal frames may lie anywhere, so they are counted, and none is gone through twice. */
#define SIGNALS_MAX 64

struct walk {
	const struct walk_world *world;
	const struct process *process;
	const struct abi *abi;
	struct stack *stack;
	struct registers registers; /* of the frame that is being unwound: the last one of stack->frames */
	uint64_t address_mask;      /* bits of an address without a signature */
	struct places places;
	struct refusals refusals;   /* of this step */
	struct trace trace;
	unsigned scanned;           /* frames that were found by scanning */
	uint64_t signals[SIGNALS_MAX];
	unsigned signal_count;
};

typedef enum outcome step_method(struct walk *w, struct caller *ret);
step_method step_null_call, step_signal, step_win, step_cfi, step_leaf, step_frame_pointer, step_scan;

/* The frame that is being unwound. */
static inline const struct frame *walk_frame(const struct walk *w)
{
	return &w->stack->frames.at[w->stack->frames.n - 1];
}

/* Its value of a register; false where that is not known. */
static inline bool walk_register(const struct walk *w, unsigned number, uint64_t *ret)
{
	*ret = w->registers.value[number];
	return register_known(&w->registers, number);
}

/* Reads a word of memory, and says so in the explanation. */
bool walk_word(struct walk *w, uint64_t addr, uint64_t *ret);

/* Ends the walk for a reason: the detail is in words. */
void walk_end(struct walk *w, enum stack_end end, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Notes why the method came to nothing. Both numbers are for the sentence of why. */
void walk_refuse(struct walk *w, enum refusal_why why, uint64_t a, uint64_t b);

/* addr without the signature of ARM64's pointer authentication, where only that makes it an address of code. */
uint64_t walk_strip(const struct walk *w, uint64_t addr);

/* The bytes of code at addr; false where neither the dump nor a binary has all of them. */
bool walk_code(const struct walk *w, uint64_t addr, void *to, size_t n);

/* Whether the code in front of addr is a call: 1 or 0; -1: it is not at hand. */
int walk_follows_call(const struct walk *w, uint64_t addr);

/* What a walk starts a caller from: the registers that a call preserves, and nothing else. */
void caller_begin(const struct walk *w, enum trust trust, const char *rule, struct caller *ret);

/*
 * Whether addr may be a return address, judged as scan judges it: in executable code of a module, under a FUNC or PUBLIC
 * where the module has symbols, behind a call where the code is at hand.
 */
bool scan_plausible(struct walk *w, uint64_t addr);

/*
 * The first plausible return address among count words from addr on, and where it lies. False where there is none before
 * memory ends. seen: only those whose call is at hand.
 */
struct scan_result {
	uint64_t location, pc;
	unsigned readable;
	bool found;
};
struct scan_result scan_words(struct walk *w, uint64_t addr, unsigned count, bool seen);

/* How far a scan from the frame that is being unwound looks. */
static inline unsigned scan_reach(const struct walk *w)
{
	return walk_frame(w)->interrupted ? w->abi->scan_words_context : w->abi->scan_words;
}

/* Whether one more frame may be found by scanning; counts it. */
bool scan_allowed(struct walk *w);

/* What a frame returns to when a signal handler is done: the trampoline at pc; NULL. */
const struct abi_trampoline *trampoline_at(struct walk *w, uint64_t pc);

#endif
