/*
 * DWARF expressions (DWARF 5, section 2.5) as the postfix text of STACK CFI.
 *
 * The expression is executed once with texts for values: a value is a text plus a constant, so that sums stay short and
 * constants fold. Postfix has neither names for intermediate results nor comparisons, and LLDB's knows `+ - @ ^` alone:
 * `* / %` are used only where these cannot do. What needs the load address, a bit operation on unknown values, a jump or
 * another frame cannot be said.
 */
#ifndef DUMP_SYMS_CFI_EXPRESSION_H
#define DUMP_SYMS_CFI_EXPRESSION_H

#include "symfile/arch.h"

#include "base/buf.h"
#include "base/cursor.h"

/* The low four bits of the program counter are the same wherever the module is loaded. */
#define PC_PERIOD 16
#define PC_UNKNOWN PC_PERIOD

struct expression {
	struct bytes code;
	bool big_endian;
	const struct arch *arch;
	unsigned address_size;
	bool cfa_pushed; /* of a register: the CFA lies on the stack when it begins */
	unsigned pc_low; /* the program counter modulo PC_PERIOD where that is given, else PC_UNKNOWN */
};

/* Why an expression cannot be said: the DW_OP_* it stops at, or one of these. */
enum {
	EXPRESSION_SAID = -1,
	EXPRESSION_DAMAGED = 0,   /* its end or an operand is missing (no operation is 0) */
	EXPRESSION_TOO_LONG = -2, /* it, its text or its stack */
};

/* Appends the text to out and returns EXPRESSION_SAID; otherwise leaves out alone and returns the reason. */
int expression_write(const struct expression *expression, struct buf *out);

#endif
