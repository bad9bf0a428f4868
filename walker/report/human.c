/*
 * The layout of Breakpad's minidump_stackwalk, which scripts read. What that does not have comes where none of them
 * looks: behind the list of modules, and under --explain.
 */
#include "walker/report/contents.h"
#include "walker/report/report.h"
#include "walker/report/text.h"
#include "walker/report/view.h"

#include <inttypes.h>
#include <string.h>

#define WIDTH 80 /* columns that registers are wrapped to, the margin not counted */

static void print_text(const char *before, const char *text, const char *after, FILE *to)
{
	fputs(before, to);
	text_print(text, "", to);
	fputs(after, to);
}

/* Each line of text, which ends in a newline or not, behind the margin. */
static void print_lines(const char *margin, const char *text, FILE *to)
{
	while (*text) {
		size_t n = strcspn(text, "\n");
		char *line = mem_printf("%.*s", (int)(n < INT32_MAX ? n : INT32_MAX), text);
		print_text(margin, line, "\n", to);
		free(line);
		text += n + (text[n] == '\n');
	}
}

static void print_system(const struct process *process, FILE *to)
{
	print_text("Operating system: ", process->os_name, "\n", to);
	if (*process->os_version || process->cpu_count) /* neither: no minidump, and no line that Breakpad would have */
		print_text("                  ", process->os_version, "\n", to);
	print_text("CPU: ", process->arch_name, "\n", to);
	if (*process->cpu_info)
		print_text("     ", process->cpu_info, "\n", to);
	if (process->cpu_count)
		fprintf(to, "     %u CPU%s\n", process->cpu_count, process->cpu_count == 1 ? "" : "s");
	putc('\n', to);

	const char *const gpu[] = {process->gpu_version, process->gpu_vendor, process->gpu_renderer};
	if ((gpu[0] && *gpu[0]) || (gpu[1] && *gpu[1]) || (gpu[2] && *gpu[2]))
		for (unsigned i = 0; i < 3; i++)
			print_text(i ? "     " : "GPU: ", gpu[i] ? gpu[i] : "", "\n", to);
	else
		fputs("GPU: UNKNOWN\n", to);
	putc('\n', to);
}

static void print_crash(const struct process *process, FILE *to)
{
	const struct process_exception *exception = &process->exception;
	if (process->has_exception) {
		print_text("Crash reason:  ", exception->reason, "\n", to);
		fprintf(to, "Crash address: 0x%" PRIx64 "\n", exception->address);
		if (exception->parameter_count)
			fputs("Crash parameters:\n", to);
		for (unsigned i = 0; i < exception->parameter_count; i++)
			fprintf(to, "    value: 0x%016" PRIx64 "  description: \n", exception->parameters[i]);
	} else {
		fputs("No crash\n", to);
	}
	if (process->assertion && *process->assertion)
		print_text("Assertion: ", process->assertion, "\n", to);
	if (process->has_uptime)
		fprintf(to, "Process uptime: %" PRIu64 " seconds\n", process->uptime);
	else
		fputs("Process uptime: not available\n", to);
}

/* "module!function [file : line + 0x5]", or what is known of it. */
static void print_call(const struct view_call *call, size_t number, FILE *to)
{
	fprintf(to, "%2zu  ", number);
	if (!call->module) {
		fprintf(to, "0x%" PRIx64 "\n", call->offset);
		return;
	}
	text_print(path_base(call->module->path), "", to);
	if (call->function)
		print_text("!", call->function, "", to);
	if (call->file) {
		print_text(" [", path_base(call->file), "", to);
		fprintf(to, " : %" PRIu32 " + 0x%" PRIx64 "]\n", call->line, call->offset);
	} else {
		fprintf(to, " + 0x%" PRIx64 "\n", call->offset);
	}
}

static void print_registers(const struct process *process, const struct frame *frame, FILE *to)
{
	struct view_register all[REGISTER_COUNT];
	size_t n = view_registers(process, frame, all);
	int column = 0;
	for (size_t i = 0; i < n && !all[i].hidden; i++) {
		const char *name = strcmp(all[i].name, "eflags") == 0 ? "efl" : all[i].name;
		char text[64];
		int length = snprintf(text, sizeof text, " %5s = 0x%0*" PRIx64, name, view_digits(process), all[i].value);
		if (column + length > WIDTH) {
			fputs("\n ", to);
			column = 0;
		}
		fputs(text, to);
		column += length;
	}
}

/* The frame and the calls that were inlined into it; *number is the first one's. */
static void print_frame(const struct report *report, const struct report_options *options, const struct frame *frame,
                        size_t *number, FILE *to)
{
	for (size_t i = 0; i < view_call_count(frame); i++) {
		struct view_call call = view_call(report->process, frame, i);
		print_call(&call, (*number)++, to);
		if (options->brief)
			continue;
		putc(' ', to);
		if (!call.inlined)
			print_registers(report->process, frame, to);
		fprintf(to, "\n    Found by: %s\n", call.inlined ? "inline record" : trust_text(frame->trust));
	}
	if (options->explain && frame->explanation)
		print_lines("      ", frame->explanation, to);
	else if (options->explain && frame->rule)
		print_lines("      ", frame->rule, to);
}

static void print_stack(const struct report *report, const struct report_options *options, size_t thread, FILE *to)
{
	const struct stack *stack = &report->stacks[thread];
	uint64_t budget = CONTENTS_MAX;
	size_t number = 0;
	if (!stack->frames.n)
		fputs(" <no frames>\n", to);
	for (size_t i = 0; i < stack->frames.n; i++) {
		const struct frame *frame = &stack->frames.at[i];
		print_frame(report, options, frame, &number, to);
		if (i + 1 < stack->frames.n && !options->brief)
			contents_print(report, options, frame, frame + 1, &budget, to);
	}
	if (options->explain && view_walked(stack)) {
		fprintf(to, "    The walk ended: %s\n", stack_end_text(stack->end));
		print_lines("      ", stack->end_detail, to);
	}
}

static void print_thread(const struct report *report, const struct report_options *options, size_t thread, FILE *to)
{
	const struct process *process = report->process;
	const char *what = "";
	if (thread == view_first(report))
		what = process->has_exception ? " (crashed)" : " (requested dump, did not crash)";
	fprintf(to, "Thread %zu%s\n", thread, what);
	if (options->explain) {
		fprintf(to, "    id %" PRIu32, process->threads.at[thread].id);
		if (process->threads.at[thread].name)
			print_text(", name ", process->threads.at[thread].name, "", to);
		putc('\n', to);
	}
	print_stack(report, options, thread, to);
}

static void print_modules(const struct report *report, FILE *to)
{
	const struct process *process = report->process;
	fputs("\nLoaded modules:\n", to);
	for (size_t i = 0; i < process->modules.n; i++) {
		const struct process_module *module = &process->modules.at[i];
		bool missing = view_symbols_missing(report, i);
		fprintf(to, "0x%08" PRIx64 " - 0x%08" PRIx64, module->lo, module->hi - 1);
		print_text("  ", path_base(module->path), "", to);
		print_text("  ", module->version ? module->version : "???", module->main ? "  (main)" : "", to);
		if (missing || view_symbols_corrupt(report, i)) {
			fprintf(to, "  (WARNING: %s symbols, ", missing ? "No" : "Corrupt");
			print_text("", view_debug_name(module), ", ", to);
			print_text("", view_debug_id(module), ")", to);
		}
		putc('\n', to);
	}
}

/* Of a module in a walked stack whose symbols are missing: what would serve, and where that was looked for. */
static void print_missing(const struct process_module *module, const struct symbols_found *found, FILE *to)
{
	print_text("  ", path_base(module->path), ": wanted is ", to);
	print_text("", found->wanted_name ? found->wanted_name : view_debug_name(module), "", to);
	const char *id = found->wanted_id ? found->wanted_id : view_debug_id(module);
	print_text(" with id ", *id ? id : "(not known: see --symbols-for)", "\n", to);
	if (found->state == SYMBOLS_CORRUPT && found->path)
		print_text("    unusable: ", found->path, "\n", to);
	if (found->mismatch)
		print_text("    of another build: ", found->mismatch, "\n", to);
	for (size_t i = 0; i < found->looked_count; i++)
		print_text("    not at ", found->looked[i], "\n", to);
}

static void print_all_missing(const struct report *report, FILE *to)
{
	bool any = false;
	for (size_t i = 0; i < report->process->modules.n; i++) {
		const struct symbols_found *found = view_symbols(report, i);
		if (!view_symbols_missing(report, i) && found->state != SYMBOLS_CORRUPT)
			continue;
		if (!any)
			fputs("\nMissing symbols:\n", to);
		any = true;
		print_missing(&report->process->modules.at[i], found, to);
	}
}

static void print_brief(const struct report *report, const struct report_options *options, FILE *to)
{
	size_t first = view_first(report);
	if (first < report->stack_count)
		print_thread(report, options, first, to);
	else
		fputs(" <no crashing or requesting dump thread identified>\n", to);
}

void report_human(const struct report *report, const struct report_options *options, FILE *to)
{
	size_t step = 0, thread;
	if (options->brief) {
		print_brief(report, options, to);
		return;
	}
	print_system(report->process, to);
	print_crash(report->process, to);
	while (view_next(report, options, &step, &thread)) {
		putc('\n', to);
		print_thread(report, options, thread, to);
	}
	if (options->has_only_thread)
		return;
	print_modules(report, to);
	print_all_missing(report, to);
}
