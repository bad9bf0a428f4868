/* Why methods came to nothing. Kept as numbers, and put in words only where somebody reads them. */
#ifndef WALKER_UNWIND_REFUSAL_H
#define WALKER_UNWIND_REFUSAL_H

#include "base/buf.h"
#include "walker/unwind/frame.h"

enum refusal_why {
	WHY_NO_CODE,          /* a: pc */
	WHY_NOT_ABOVE,        /* a: sp of the caller, b: of its callee */
	WHY_MISALIGNED,       /* a: sp of the caller */
	WHY_UNREADABLE,       /* a: addr */
	WHY_STACK_UNREADABLE, /* a: addr */
	WHY_ZERO_RECORD,
	WHY_RECORD_BELOW,     /* a: frame pointer, b: sp */
	WHY_RECORD_MISALIGNED, /* a: frame pointer */
	WHY_RECORD_WILD,      /* a: the saved frame pointer, b: where it was saved */
	WHY_UNKNOWN_REGISTER, /* a: its number */
	WHY_CFA,              /* a: enum postfix_error, b: addr of the code */
	WHY_RETURN_ADDRESS,   /* the same */
	WHY_NO_RULE,          /* b: addr of the code */
	WHY_PROGRAM,          /* a: enum postfix_error, b: addr of the code */
	WHY_SCAN,             /* a: where from, b: how many words */
	WHY_SCAN_LIMIT,       /* a: how many frames */
	WHY_NOT_RETURN,       /* a: addr that is no plausible return address */
};

struct refusal {
	enum refusal_why why;
	const char *method;
	uint64_t a, b;
};

#define REFUSALS_MAX 12
struct refusals {
	const char *method; /* that is being tried */
	unsigned n;
	struct refusal at[REFUSALS_MAX];
};

/* Adds the sentence. */
void refusal_text(const struct refusal *refusal, struct buf *to);

/* The most telling reason of them all, as why a walk ends. */
enum stack_end refusals_end(const struct refusals *refusals);

#endif
