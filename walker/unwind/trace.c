#include "walker/unwind/trace.h"

#include <stdarg.h>

void trace_line(struct trace *trace, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	char *line = mem_vprintf(format, args);
	va_end(args);
	buf_text(&trace->text, line);
	buf_char(&trace->text, '\n');
	free(line);
}

const char *trace_take(struct trace *trace, struct arena *arena)
{
	if (!trace->on)
		return NULL;
	const char *text = arena_text(arena, trace->text.at, trace->text.n);
	buf_clear(&trace->text);
	return text;
}

void trace_release(struct trace *trace)
{
	buf_release(&trace->text);
}
