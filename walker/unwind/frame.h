/* Frames, and the stack that a walk gives. */
#ifndef WALKER_UNWIND_FRAME_H
#define WALKER_UNWIND_FRAME_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/mem.h"
#include "symfile/file.h"
#include "walker/dump/process.h"

/* How a frame's registers were found; from the surest to the least sure they are listed in trust_text. */
enum trust {
	TRUST_CONTEXT,       /* the dump's own registers */
	TRUST_CFI,           /* STACK CFI, STACK WIN, or what the kernel left for a signal handler to return to */
	TRUST_CFI_SCAN,      /* STACK WIN, and a scan from where it ended */
	TRUST_LEAF,          /* the code at pc returns at once: the word at sp, or LR */
	TRUST_FRAME_POINTER,
	TRUST_SCAN,
};

/* A stack can have a million of them, so a frame is small: what is alike among frames is shared, in the stack's arena. */
struct frame {
	uint64_t pc;       /* the return address, but in the context and where a signal struck */
	uint64_t lookup;   /* addr that was looked up: pc, or an instruction back from a return address */
	uint64_t cfa;      /* the frame's address: the sp of its caller; 0: not known (the last frame) */
	uint64_t known;    /* bit n: the register with DWARF number n is known, pc among them; see frame_register */
	const uint64_t *values; /* of the known ones, in order of number */
	const struct symbol *symbol; /* never NULL; all zeros where nothing is known */
	size_t module;     /* index into process->modules; NO_INDEX */
	size_t unloaded;   /* index into process->unloaded, where no module holds it; NO_INDEX */
	enum trust trust;
	bool interrupted;  /* pc is where a signal struck, not a return address; the context's frame too */
	bool trampoline;   /* a signal handler returns to it */
	const char *rule;     /* what gave this frame, for a person: "STACK CFI at 0x1f40 (line 812): .cfa: ..."; NULL: context */
	const char *explanation; /* lines of text: what was tried, cells read, what was refused; NULL unless asked for */
};

/* The value of a register by DWARF number; false, and *ret is left alone, where it is not known. */
static inline bool frame_register(const struct frame *frame, unsigned number, uint64_t *ret)
{
	if (!(frame->known >> number & 1))
		return false;
	*ret = frame->values[__builtin_popcountll(frame->known & (((uint64_t)1 << number) - 1))];
	return true;
}

/* Why a walk ended. */
enum stack_end {
	END_NO_CONTEXT,      /* the dump has no registers for the thread */
	END_MARKED,          /* a return address below 4096, an undefined one, or zero: the outermost frame */
	END_LAST_RECORD,     /* the saved frame pointer is 0, and no other method gives a caller */
	END_NO_PROGRESS,     /* the caller would not be older than its callee */
	END_UNREADABLE,      /* the stack that would hold the caller is not in the dump */
	END_NOT_FOUND,       /* no method gives a caller that makes sense */
	END_LIMIT,           /* as many frames as are allowed */
	END_NO_ARCHITECTURE, /* the processor is not known here */
};

struct stack {
	size_t thread; /* index into process->threads */
	struct VEC(struct frame) frames; /* youngest first; inlined calls are in their frame's symbol */
	enum stack_end end;
	const char *end_detail; /* in words, with the addresses; never NULL */
	const char *end_explanation; /* lines of text: what was tried behind the last frame; NULL unless asked for */
	struct arena arena;     /* what the frames' texts live in */
	struct diag diag;       /* what was found damaged in symbol files on the way */
};

/* "given as instruction pointer in context", as minidump_stackwalk says after "Found by: "; and JSON's word: "context". */
const char *trust_text(enum trust trust);
const char *trust_word(enum trust trust);

/* A sentence without a full stop: "the stack's end is marked". */
const char *stack_end_text(enum stack_end end);

void stack_release(struct stack *stack);

#endif
