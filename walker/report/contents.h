/* What lies on the stack between a frame and its caller, for the human report. */
#ifndef WALKER_REPORT_CONTENTS_H
#define WALKER_REPORT_CONTENTS_H

#include "walker/report/report.h"

/* How many bytes of stack a report shows for one thread at most; what is on it may claim to be of any size. */
#define CONTENTS_MAX (16u << 20)

/*
 * Prints, as far as the options ask for it, the bytes from frame's sp to its caller's, and those words in them that lie
 * in code with a name. *budget is what is left of CONTENTS_MAX.
 */
void contents_print(const struct report *report, const struct report_options *options, const struct frame *frame,
                    const struct frame *caller, uint64_t *budget, FILE *to);

/*
 * The function, source line and inlined calls at addr, as they are shown of a pointer; *module is where it lies. False
 * where it lies in no module with symbols, or nothing is known there. Lives in arena.
 */
bool contents_symbol(const struct report *report, uint64_t addr, struct arena *arena, size_t *module,
                     struct symbol *ret);

#endif
