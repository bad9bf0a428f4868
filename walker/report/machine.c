/* The layout of `minidump_stackwalk -m`: a record on each line, its fields separated by `|`, which none contains. */
#include "walker/report/report.h"
#include "walker/report/text.h"
#include "walker/report/view.h"

#include <inttypes.h>

static void print_field(const char *text, FILE *to)
{
	putc('|', to);
	text_print(text ? text : "", "|\n", to);
}

static void print_system(const struct process *process, FILE *to)
{
	fputs("OS", to);
	print_field(process->os_name, to);
	print_field(process->os_version, to);
	fputs("\nCPU", to);
	print_field(process->arch_name, to);
	print_field(process->cpu_info, to);
	fprintf(to, "|%u\nGPU", process->cpu_count);
	print_field(process->gpu_version, to);
	print_field(process->gpu_vendor, to);
	print_field(process->gpu_renderer, to);
	putc('\n', to);
}

static void print_crash(const struct report *report, FILE *to)
{
	const struct process *process = report->process;
	const char *assertion = process->assertion;
	size_t first = view_first(report);
	fputs("Crash", to);
	if (process->has_exception) {
		print_field(process->exception.reason, to);
		fprintf(to, "|0x%" PRIx64 "|", process->exception.address);
	} else {
		print_field(assertion && *assertion ? assertion : "No crash", to);
		fputs("||", to);
	}
	if (first < report->stack_count)
		fprintf(to, "%zu", first);
	putc('\n', to);
}

static void print_module(const struct process_module *module, FILE *to)
{
	fputs("Module", to);
	print_field(path_base(module->path), to);
	print_field(module->version, to);
	print_field(view_debug_name(module), to);
	print_field(view_debug_id(module), to);
	fprintf(to, "|0x%08" PRIx64 "|0x%08" PRIx64 "|%d\n", module->lo, module->hi - 1, module->main);
}

static void print_call(const struct view_call *call, FILE *to)
{
	print_field(call->module ? path_base(call->module->path) : NULL, to);
	print_field(call->function, to);
	print_field(call->file, to);
	if (call->file)
		fprintf(to, "|%" PRIu32, call->line);
	else
		putc('|', to);
	fprintf(to, "|0x%" PRIx64 "\n", call->offset);
}

static void print_stack(const struct report *report, size_t thread, FILE *to)
{
	const struct stack *stack = &report->stacks[thread];
	size_t number = 0;
	for (size_t i = 0; i < stack->frames.n; i++)
		for (size_t k = 0; k < view_call_count(&stack->frames.at[i]); k++) {
			struct view_call call = view_call(report->process, &stack->frames.at[i], k);
			fprintf(to, "%zu|%zu", thread, number++);
			print_call(&call, to);
		}
}

void report_machine(const struct report *report, const struct report_options *options, FILE *to)
{
	size_t step = 0, thread;
	print_system(report->process, to);
	print_crash(report, to);
	for (size_t i = 0; i < report->process->modules.n; i++)
		print_module(&report->process->modules.at[i], to);
	putc('\n', to);
	while (view_next(report, options, &step, &thread))
		print_stack(report, thread, to);
}
