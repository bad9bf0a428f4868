/* What a walk says of itself, where it was asked to: lines of text. */
#ifndef WALKER_UNWIND_TRACE_H
#define WALKER_UNWIND_TRACE_H

#include "base/arena.h"
#include "base/buf.h"

#include <stdbool.h>

struct trace {
	bool on;
	struct buf text;
};

/* Adds a line. Through this macro, so that nothing is computed for a trace that is off. */
#define trace_say(trace, ...) ((trace)->on ? trace_line((trace), __VA_ARGS__) : (void)0)
void trace_line(struct trace *trace, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What was said since the last time, in the arena; NULL where the trace is off. */
const char *trace_take(struct trace *trace, struct arena *arena);

void trace_release(struct trace *trace);

#endif
