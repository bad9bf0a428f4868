#include "walker/report/view.h"

#include <string.h>

size_t view_first(const struct report *report)
{
	const struct process *process = report->process;
	if (process->has_exception && process->exception.thread != NO_INDEX)
		return process->exception.thread;
	return process->has_requesting_thread ? process->requesting_thread : NO_INDEX;
}

bool view_shown(const struct report *report, const struct report_options *options, size_t thread)
{
	if (thread == view_first(report) || (options->has_only_thread && thread == options->only_thread))
		return true;
	return !options->has_only_thread && !options->crashed_only;
}

bool view_next(const struct report *report, const struct report_options *options, size_t *step, size_t *ret)
{
	size_t first = view_first(report);
	while (*step <= report->stack_count) {
		size_t thread = *step ? *step - 1 : first;
		bool again = (*step)++ && thread == first;
		if (again || thread >= report->stack_count || !view_shown(report, options, thread))
			continue;
		*ret = thread;
		return true;
	}
	return false;
}

bool view_walked(const struct stack *stack)
{
	return stack->end_detail != NULL;
}

static const struct symbols_found not_asked = {.state = SYMBOLS_NOT_ASKED};

const struct symbols_found *view_symbols(const struct report *report, size_t module)
{
	const struct symbols_found *found = report->symbols ? report->symbols[module] : NULL;
	return found ? found : &not_asked;
}

bool view_symbols_missing(const struct report *report, size_t module)
{
	return report->have_symbol_paths && view_symbols(report, module)->state == SYMBOLS_MISSING;
}

bool view_symbols_corrupt(const struct report *report, size_t module)
{
	const struct symbols_found *found = view_symbols(report, module);
	return found->state == SYMBOLS_CORRUPT || (found->state == SYMBOLS_LOADED && found->damaged);
}

const char *view_debug_name(const struct process_module *module)
{
	return path_base(module->debug_file ? module->debug_file : module->path);
}

const char *view_debug_id(const struct process_module *module)
{
	return module->debug_id ? module->debug_id : "";
}

bool view_sp(const struct process *process, const struct frame *frame, uint64_t *ret)
{
	return process->arch && frame_register(frame, process->arch->sp, ret);
}

size_t view_call_count(const struct frame *frame)
{
	return frame->symbol->inline_count + 1;
}

/*
 * The address that offsets count to. minidump_stackwalk takes the return address of a frame where its record of the
 * processor knows one, which that of ARM64 does not; and the address that was looked up of an inlined call.
 */
static uint64_t call_address(const struct process *process, const struct frame *frame, bool inlined)
{
	bool arm64 = process->arch && strcmp(process->arch->name, "arm64") == 0;
	return inlined || arm64 ? frame->lookup : frame->pc;
}

struct view_call view_call(const struct process *process, const struct frame *frame, size_t i)
{
	const struct symbol *symbol = frame->symbol;
	bool inlined = i < symbol->inline_count;
	struct view_call call = {.inlined = inlined, .offset = call_address(process, frame, inlined)};

	if (frame->module != NO_INDEX)
		call.module = &process->modules.at[frame->module];
	else if (frame->unloaded != NO_INDEX)
		call.module = &process->unloaded.at[frame->unloaded];
	if (!call.module)
		return call;
	call.offset -= call.module->lo;
	call.function = inlined ? symbol->inlines[i].function : symbol->function;
	if (!call.function)
		return call;
	call.file = inlined ? symbol->inlines[i].file : symbol->file;
	call.line = inlined ? symbol->inlines[i].line : symbol->line;
	/* The line that holds the address is the real one, whatever was inlined there. */
	call.offset -= call.file ? symbol->line_rel : inlined ? symbol->inlines[i].rel : symbol->rel;
	return call;
}

/* Which registers, in which order; the scratch ones, of x86, are shown where all but the flags are known. */
static const struct order {
	const char *arch;
	uint8_t numbers[REGISTER_COUNT];
	unsigned count, scratch;
	uint64_t all;
} orders[] = {
	{"x86", {8, 4, 5, 3, 6, 7, 0, 1, 2, 9}, 10, 6, 0x1ff},
	{"x86_64", {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}, 17, 17, 0},
	{"arm64", {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
	           29, 30, 31, 32}, 33, 33, 0},
};

static const char *register_name(const struct arch *arch, unsigned number)
{
	bool arm64 = strcmp(arch->name, "arm64") == 0;
	if (arm64 && number == 29)
		return "fp";
	if (arm64 && number == 30)
		return "lr";
	if (arm64 && number == ARM64_PC)
		return "pc";
	const char *name = arch_register(arch, number);
	return name && *name == '$' ? name + 1 : name;
}

static const struct order *order_of(const struct process *process)
{
	for (size_t i = 0; process->arch && i < sizeof orders / sizeof *orders; i++)
		if (strcmp(orders[i].arch, process->arch->name) == 0)
			return &orders[i];
	return NULL;
}

size_t view_registers(const struct process *process, const struct frame *frame,
                      struct view_register ret[static REGISTER_COUNT])
{
	const struct order *order = order_of(process);
	size_t n = 0;
	for (unsigned i = 0; order && i < order->count; i++) {
		unsigned number = order->numbers[i];
		if (frame_register(frame, number, &ret[n].value)) {
			ret[n].name = register_name(process->arch, number);
			ret[n++].hidden = i >= order->scratch && (frame->known & order->all) != order->all;
		}
	}
	return n;
}

int view_digits(const struct process *process)
{
	return process->arch ? 2 * (int)process->arch->address_size : 16;
}
