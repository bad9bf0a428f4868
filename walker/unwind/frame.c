#include "walker/unwind/frame.h"

#include <stdlib.h>

static const struct {
	const char *word, *text;
} trusts[] = {
	[TRUST_CONTEXT] = {"context", "given as instruction pointer in context"},
	[TRUST_CFI] = {"cfi", "call frame info"},
	[TRUST_CFI_SCAN] = {"cfi_scan", "call frame info with scanning"},
	[TRUST_LEAF] = {"leaf", "simulating a return from leaf function"},
	[TRUST_FRAME_POINTER] = {"frame_pointer", "previous frame's frame pointer"},
	[TRUST_SCAN] = {"scan", "stack scanning"},
};

static const char *const ends[] = {
	[END_NO_CONTEXT] = "the dump has no registers for this thread",
	[END_MARKED] = "the outermost frame: its return address is marked as none",
	[END_LAST_RECORD] = "the last frame record: its saved frame pointer is 0",
	[END_NO_PROGRESS] = "the caller would not be older than its callee",
	[END_UNREADABLE] = "the stack that would hold the caller is not in the dump",
	[END_NOT_FOUND] = "no method gives a caller that makes sense",
	[END_LIMIT] = "as many frames as are allowed",
	[END_NO_ARCHITECTURE] = "stacks of this processor are not walked",
};

const char *trust_text(enum trust trust)
{
	return trusts[trust].text;
}

const char *trust_word(enum trust trust)
{
	return trusts[trust].word;
}

const char *stack_end_text(enum stack_end end)
{
	return ends[end];
}

void stack_release(struct stack *stack)
{
	vec_release(&stack->frames);
	arena_release(&stack->arena);
	diag_release(&stack->diag);
}
