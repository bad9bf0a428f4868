/* What the reports show of a process and its stacks: each of them asks here, so that they agree. */
#ifndef WALKER_REPORT_VIEW_H
#define WALKER_REPORT_VIEW_H

#include "walker/report/report.h"

/* The thread that crashed, else the one that asked for the dump: it is shown first. NO_INDEX: neither is known. */
size_t view_first(const struct report *report);

/* Whether the options want to see thread. */
bool view_shown(const struct report *report, const struct report_options *options, size_t thread);

/* Whether anybody walked it: the stack of a thread that nobody wanted is all zeros. */
bool view_walked(const struct stack *stack);

/* The next thread to be shown, by index; *step is 0 before the first call. False where there are no more. */
bool view_next(const struct report *report, const struct report_options *options, size_t *step, size_t *ret);

/* The outcome of the search for the symbols of module (index), and whether it is a reason for a warning. */
const struct symbols_found *view_symbols(const struct report *report, size_t module);
bool view_symbols_missing(const struct report *report, size_t module);
bool view_symbols_corrupt(const struct report *report, size_t module);

/* The name that symbol files of the module go by, and its id; "" where the dump does not say. */
const char *view_debug_name(const struct process_module *module);
const char *view_debug_id(const struct process_module *module);

/*
 * One line of a stack: a call that was inlined, or the frame that it was inlined into. NULL: not known. file is the
 * path as recorded, with line 0 where that is not known.
 */
struct view_call {
	const struct process_module *module; /* loaded or unloaded */
	const char *function, *file;
	uint32_t line;
	uint64_t offset;  /* bytes from the line's beginning, else the function's, else the module's, else 0 */
	bool inlined;
};

/* How many lines the frame is, and the i-th of them: innermost inlined call first, the frame itself last. */
size_t view_call_count(const struct frame *frame);
struct view_call view_call(const struct process *process, const struct frame *frame, size_t i);

/* The value of the frame's stack pointer; false where it is not known. */
bool view_sp(const struct process *process, const struct frame *frame, uint64_t *ret);

/* The known registers, in the order of minidump_stackwalk, with the names that people use; returns how many. */
struct view_register {
	const char *name;
	uint64_t value;
	bool hidden; /* x86: a scratch register, which minidump_stackwalk shows only where all are known */
};
size_t view_registers(const struct process *process, const struct frame *frame,
                      struct view_register ret[static REGISTER_COUNT]);

/* How many hexadecimal digits an address has. */
int view_digits(const struct process *process);

#endif
