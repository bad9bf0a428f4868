/*
 * rust-minidump's field names and meanings, and what it has no word for behind them; docs/json.md tells them all, and
 * docs/walker.schema.json holds this to it. What takes a disassembler to know is null.
 */
#include "walker/report/emit.h"
#include "walker/report/report.h"
#include "walker/report/view.h"

#include <string.h>

/* An unloaded module may overlap others; of these so many are looked at. */
#define UNLOADED_MAX 16

static json_t *hex_or_null(const struct process *process, bool known, uint64_t value)
{
	return known ? emit_hex(value, view_digits(process)) : json_null();
}

static json_t *index_or_null(size_t index, size_t count)
{
	return index < count ? json_integer((json_int_t)index) : json_null();
}

static json_t *lines(const char *text)
{
	json_t *array = json_array();
	while (text && *text) {
		size_t n = strcspn(text, "\n");
		char *line = mem_printf("%.*s", (int)(n < INT32_MAX ? n : INT32_MAX), text);
		json_array_append_new(array, emit_text(line));
		free(line);
		text += n + (text[n] == '\n');
	}
	return array;
}

static json_t *crash_info(const struct report *report)
{
	static const char *const disassembled[] = {"adjusted_address", "instruction", "memory_accesses",
	                                           "instruction_pointer_update", "possible_bit_flips",
	                                           "crash_inconsistencies"};
	const struct process *process = report->process;
	const struct process_exception *exception = &process->exception;
	json_t *crash = json_object(), *parameters = json_array();
	for (unsigned i = 0; process->has_exception && i < exception->parameter_count; i++)
		json_array_append_new(parameters, emit_hex(exception->parameters[i], 16));
	emit_set(crash, "type", emit_text(process->has_exception ? exception->reason_json : NULL));
	emit_set(crash, "address", hex_or_null(process, process->has_exception, exception->address));
	for (size_t i = 0; i < sizeof disassembled / sizeof *disassembled; i++)
		emit_set(crash, disassembled[i], json_null());
	emit_set(crash, "crashing_thread", index_or_null(view_first(report), report->stack_count));
	emit_set(crash, "assertion", emit_text(process->assertion));
	emit_set(crash, "requested", json_boolean(process->has_exception ? exception->requested
	                                                                 : process->has_requesting_thread));
	emit_set(crash, "parameters", parameters);
	return crash;
}

static json_t *system_info(const struct process *process)
{
	json_t *system = json_object();
	emit_set(system, "os", emit_text(process->os_name));
	emit_set(system, "os_ver", emit_text(*process->os_version ? process->os_version : NULL));
	emit_set(system, "cpu_arch", emit_text(process->arch_name));
	emit_set(system, "cpu_info", emit_text(*process->cpu_info ? process->cpu_info : NULL));
	emit_set(system, "cpu_count", process->cpu_count ? json_integer(process->cpu_count) : json_null());
	emit_set(system, "cpu_microcode_version", emit_text(process->cpu_microcode));
	emit_set(system, "gpu_version", emit_text(process->gpu_version));
	emit_set(system, "gpu_vendor", emit_text(process->gpu_vendor));
	emit_set(system, "gpu_renderer", emit_text(process->gpu_renderer));
	return system;
}

static json_t *registers(const struct process *process, const struct frame *frame)
{
	struct view_register all[REGISTER_COUNT];
	size_t n = view_registers(process, frame, all);
	json_t *object = json_object();
	for (size_t i = 0; i < n; i++)
		emit_set(object, all[i].name, emit_hex(all[i].value, view_digits(process)));
	return object;
}

static json_t *inlines(const struct symbol *symbol)
{
	if (!symbol->inline_count)
		return json_null();
	json_t *array = json_array();
	for (size_t i = 0; i < symbol->inline_count; i++) {
		const struct symbol_inline *in = &symbol->inlines[i];
		json_t *call = json_object();
		emit_set(call, "function", emit_text(in->function));
		emit_set(call, "file", emit_text(in->file));
		emit_set(call, "line", in->line ? json_integer(in->line) : json_null());
		json_array_append_new(array, call);
	}
	return array;
}

/* The unloaded modules that held the address, with where in each; they are sorted by where they begin. */
static json_t *unloaded_at(const struct process *process, const struct frame *frame)
{
	if (frame->module != NO_INDEX || frame->unloaded == NO_INDEX)
		return json_null();
	json_t *array = json_array();
	for (size_t i = frame->unloaded + 1, looked = 0; i-- > 0 && looked < UNLOADED_MAX; looked++) {
		const struct process_module *module = &process->unloaded.at[i];
		if (frame->lookup < module->lo || frame->lookup >= module->hi)
			continue;
		json_t *hit = json_object(), *offsets = json_array();
		json_array_append_new(offsets, emit_hex(frame->lookup - module->lo, view_digits(process)));
		emit_set(hit, "module", emit_text(path_base(module->path)));
		emit_set(hit, "offsets", offsets);
		json_array_append_new(array, hit);
	}
	return array;
}

/* What symbols say of the address that was looked up. */
static void set_place(json_t *object, const struct process *process, const struct frame *frame)
{
	const struct symbol *symbol = frame->symbol;
	const struct process_module *module = frame->module == NO_INDEX ? NULL : &process->modules.at[frame->module];
	bool named = module && symbol->function;
	uint64_t rel = module ? frame->lookup - module->lo : 0;
	emit_set(object, "offset", emit_hex(frame->lookup, view_digits(process)));
	emit_set(object, "module", emit_text(module ? path_base(module->path) : NULL));
	emit_set(object, "module_offset", hex_or_null(process, module, rel));
	emit_set(object, "unloaded_modules", unloaded_at(process, frame));
	emit_set(object, "inlines", inlines(symbol));
	emit_set(object, "function", emit_text(symbol->function));
	emit_set(object, "function_offset", hex_or_null(process, named, rel - symbol->rel));
	emit_set(object, "file", emit_text(symbol->file));
	emit_set(object, "line", symbol->line ? json_integer(symbol->line) : json_null());
	emit_set(object, "missing_symbols", json_boolean(!symbol->function));
	emit_set(object, "record", !named ? json_null() : emit_text(symbol->is_public ? "PUBLIC" : "FUNC"));
	emit_set(object, "shared_code", json_boolean(symbol->multiple));
}

static json_t *frame_object(const struct report *report, const struct report_options *options,
                            const struct frame *frame, size_t number)
{
	const struct process *process = report->process;
	json_t *object = json_object();
	emit_set(object, "frame", json_integer((json_int_t)number));
	emit_set(object, "trust", emit_text(trust_word(frame->trust)));
	emit_set(object, "registers", registers(process, frame));
	set_place(object, process, frame);
	emit_set(object, "method", emit_text(trust_text(frame->trust)));
	emit_set(object, "rule", emit_text(frame->rule));
	emit_set(object, "frame_address", hex_or_null(process, frame->cfa, frame->cfa));
	emit_set(object, "interrupted", json_boolean(frame->interrupted));
	emit_set(object, "signal_trampoline", json_boolean(frame->trampoline));
	if (options->explain)
		emit_set(object, "explanation", lines(frame->explanation));
	return object;
}

static const char *const ends[] = {
	[END_NO_CONTEXT] = "no_context",
	[END_MARKED] = "marked",
	[END_LAST_RECORD] = "last_record",
	[END_NO_PROGRESS] = "no_progress",
	[END_UNREADABLE] = "unreadable",
	[END_NOT_FOUND] = "not_found",
	[END_LIMIT] = "limit",
	[END_NO_ARCHITECTURE] = "no_architecture",
};

/* Why the walk ended; null where the thread was not walked. */
static json_t *walk_end(const struct stack *stack)
{
	if (!view_walked(stack))
		return json_null();
	json_t *end = json_object();
	emit_set(end, "reason", emit_text(ends[stack->end]));
	emit_set(end, "text", emit_text(stack_end_text(stack->end)));
	emit_set(end, "detail", emit_text(stack->end_detail));
	return end;
}

static void emit_thread(struct emit *e, const char *key, const struct report *report,
                        const struct report_options *options, size_t index)
{
	const struct process_thread *thread = &report->process->threads.at[index];
	const struct stack *stack = &report->stacks[index];
	size_t n = view_shown(report, options, index) ? stack->frames.n : 0;
	emit_open(e, key, '{');
	if (key)
		emit_value(e, "threads_index", json_integer((json_int_t)index));
	emit_value(e, "thread_name", emit_text(thread->name));
	emit_value(e, "thread_id", json_integer(thread->id));
	emit_value(e, "last_error_value", thread->has_last_error ? emit_hex(thread->last_error, 8) : json_null());
	emit_value(e, "frame_count", json_integer((json_int_t)n));
	emit_open(e, "frames", '[');
	for (size_t i = 0; i < n; i++)
		emit_value(e, NULL, frame_object(report, options, &stack->frames.at[i], i));
	emit_close(e, ']');
	emit_value(e, "walk_end", walk_end(stack));
	emit_close(e, '}');
}

/* What came of the search for a module's symbols. */
static void set_symbols(json_t *object, const struct symbols_found *found)
{
	const struct symfile_head *head = found->file ? symfile_head(found->file) : NULL;
	json_t *looked = json_array();
	for (size_t i = 0; i < found->looked_count; i++)
		json_array_append_new(looked, emit_text(found->looked[i]));
	emit_set(object, "missing_symbols", json_boolean(found->state == SYMBOLS_MISSING));
	emit_set(object, "loaded_symbols", json_boolean(found->state == SYMBOLS_LOADED));
	emit_set(object, "corrupt_symbols", json_boolean(found->state == SYMBOLS_CORRUPT || found->damaged));
	emit_set(object, "symbol_url", emit_text(head && *head->url ? head->url : NULL));
	emit_set(object, "symbol_file", emit_text(found->path));
	emit_set(object, "symbol_file_id", emit_text(head ? head->id : NULL));
	emit_set(object, "symbol_id_unproven", json_boolean(found->id_differs));
	emit_set(object, "symbol_other_build", emit_text(found->mismatch));
	emit_set(object, "wanted_symbol_name", emit_text(found->wanted_name));
	emit_set(object, "wanted_symbol_id", emit_text(found->wanted_id));
	emit_set(object, "searched", looked);
}

static void set_module(json_t *object, const struct process *process, const struct process_module *module)
{
	emit_set(object, "base_addr", emit_hex(module->lo, view_digits(process)));
	emit_set(object, "end_addr", emit_hex(module->hi, view_digits(process)));
	emit_set(object, "filename", emit_text(path_base(module->path)));
	emit_set(object, "code_id", emit_text(module->code_id ? module->code_id : ""));
	emit_set(object, "cert_subject", json_null());
	emit_set(object, "path", emit_text(module->path));
}

static void emit_modules(struct emit *e, const struct report *report)
{
	const struct process *process = report->process;
	emit_open(e, "modules", '[');
	for (size_t i = 0; i < process->modules.n; i++) {
		const struct process_module *module = &process->modules.at[i];
		json_t *object = json_object();
		set_module(object, process, module);
		emit_set(object, "debug_file", emit_text(view_debug_name(module)));
		emit_set(object, "debug_id", emit_text(view_debug_id(module)));
		emit_set(object, "version", emit_text(module->version));
		emit_set(object, "soname", emit_text(module->soname));
		set_symbols(object, view_symbols(report, i));
		emit_value(e, NULL, object);
	}
	emit_close(e, ']');
	emit_open(e, "unloaded_modules", '[');
	for (size_t i = 0; i < process->unloaded.n; i++) {
		json_t *object = json_object();
		set_module(object, process, &process->unloaded.at[i]);
		emit_value(e, NULL, object);
	}
	emit_close(e, ']');
}

/* What stands behind name on the line that begins with it, without quotes, to be freed; NULL where none does. */
static char *line_value(const char *text, const char *name)
{
	size_t n = strlen(name), end;
	for (; *text; text += end + (text[end] == '\n')) {
		end = strcspn(text, "\n");
		if (strncmp(text, name, n) != 0)
			continue;
		const char *value = text + n + strspn(text + n, "\"");
		return mem_printf("%.*s", (int)strcspn(value, "\"\n"), value);
	}
	return NULL;
}

static json_t *lsb_value(const char *text, const char *name, const char *other)
{
	char *value = line_value(text, name);
	if (!value)
		value = line_value(text, other);
	json_t *found = emit_text(value);
	free(value);
	return found;
}

/* /etc/lsb-release, or /etc/os-release. */
static json_t *lsb_release(const char *text)
{
	if (!text)
		return json_null();
	json_t *lsb = json_object();
	emit_set(lsb, "id", lsb_value(text, "DISTRIB_ID=", "ID="));
	emit_set(lsb, "release", lsb_value(text, "DISTRIB_RELEASE=", "VERSION_ID="));
	emit_set(lsb, "codename", lsb_value(text, "DISTRIB_CODENAME=", "VERSION_CODENAME="));
	emit_set(lsb, "description", lsb_value(text, "DISTRIB_DESCRIPTION=", "PRETTY_NAME="));
	return lsb;
}

static json_t *soft_errors(const struct diag *d)
{
	json_t *array = json_array();
	for (size_t i = 0; d && i < d->entries.n; i++) {
		const struct diag_entry *entry = &d->entries.at[i];
		if (entry->kind->level == DIAG_NOTE)
			continue;
		json_t *error = json_object();
		emit_set(error, "level", emit_text(entry->kind->level == DIAG_LOSS ? "loss" : "warning"));
		emit_set(error, "error", emit_text(entry->kind->text));
		emit_set(error, "count", json_integer((json_int_t)entry->count));
		emit_set(error, "first", emit_text(entry->first));
		json_array_append_new(array, error);
	}
	return array;
}

static size_t main_module(const struct process *process)
{
	for (size_t i = 0; i < process->modules.n; i++)
		if (process->modules.at[i].main)
			return i;
	return NO_INDEX;
}

static json_t *memory_map_count(const struct process *process)
{
	bool linux_maps = process->os == OS_LINUX || process->os == OS_ANDROID;
	return linux_maps && process->mappings.n ? json_integer((json_int_t)process->mappings.n) : json_null();
}

/* What is little, and what nobody reads before the stacks. */
static void emit_rest(struct emit *e, const struct report *report)
{
	const struct process *process = report->process;
	emit_value(e, "main_module", index_or_null(main_module(process), process->modules.n));
	emit_value(e, "modules_contains_cert_info", json_false());
	emit_modules(e, report);
	emit_value(e, "handles", json_null());
	emit_value(e, "lsb_release", lsb_release(process->lsb_release));
	emit_value(e, "proc_limits", json_null());
	emit_value(e, "linux_memory_map_count", memory_map_count(process));
	emit_value(e, "mac_crash_info", json_null());
	emit_value(e, "mac_boot_args", json_null());
	emit_value(e, "soft_errors", soft_errors(report->soft_errors));
	emit_value(e, "dump_file", emit_text(report->path));
	emit_value(e, "dump_kind", emit_text(process->kind));
}

void report_json(const struct report *report, const struct report_options *options, FILE *to)
{
	const struct process *process = report->process;
	size_t first = view_first(report);
	struct emit e;
	emit_init(&e, to, options->pretty);
	emit_open(&e, NULL, '{');
	emit_value(&e, "status", emit_text("OK"));
	emit_value(&e, "pid", process->has_pid ? json_integer(process->pid) : json_null());
	emit_value(&e, "process_uptime", process->has_uptime ? json_integer((json_int_t)process->uptime) : json_null());
	emit_value(&e, "crash_info", crash_info(report));
	emit_value(&e, "system_info", system_info(process));
	emit_value(&e, "thread_count", json_integer((json_int_t)report->stack_count));
	if (first < report->stack_count && report->stacks[first].frames.n)
		emit_thread(&e, "crashing_thread", report, options, first);
	emit_open(&e, "threads", '[');
	for (size_t i = 0; i < report->stack_count; i++)
		emit_thread(&e, NULL, report, options, i);
	emit_close(&e, ']');
	emit_rest(&e, report);
	emit_close(&e, '}');
	emit_release(&e);
}

void report_json_failure(const char *path, const struct diag *why, const struct report_options *options, FILE *to)
{
	struct emit e;
	emit_init(&e, to, options->pretty);
	emit_open(&e, NULL, '{');
	emit_value(&e, "status", emit_text("ERROR_UNUSABLE_DUMP"));
	emit_value(&e, "soft_errors", soft_errors(why));
	emit_value(&e, "dump_file", emit_text(path));
	emit_close(&e, '}');
}
