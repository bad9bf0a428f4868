#include "walker/run.h"

#include "base/parallel.h"
#include "walker/dump/open.h"
#include "walker/unwind/walk.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdlib.h>

static const struct diag_kind not_there = {DIAG_LOSS, "no such file"};
static const struct diag_kind too_deep = {DIAG_LOSS, "a stack goes on behind as many frames as are walked"};
static const struct diag_kind no_such_thread = {DIAG_WARNING, "the dump has no thread of that index"};

/* Frames of all threads together, and of each, that there may be however little memory the dump has. */
#define FRAMES_MIN (1u << 18)
#define FRAMES_LEAST 4

/* A module's symbols, asked for by whichever thread first walks into it. */
struct run_module {
	struct symbols_wanted wanted;
	_Atomic(const struct symbols_found *) found;
};

/* The module as memory has it, where no file does: its name is no path. */
static struct bytes module_image(const struct process *p, const struct process_module *m)
{
	struct bytes run = process_run(p, m->lo);
	if (m->path[0] == '/' || run.size < m->hi - m->lo)
		return (struct bytes){NULL, 0};
	run.size = m->hi - m->lo;
	return run;
}

static void modules_prepare(struct run *run)
{
	const struct process *p = &run->process;
	run->modules = mem_zero(p->modules.n * sizeof *run->modules);
	for (size_t i = 0; i < p->modules.n; i++) {
		const struct process_module *m = &p->modules.at[i];
		run->modules[i].wanted = (struct symbols_wanted){
			.path = m->path,
			.debug_file = m->debug_file,
			.debug_id = m->debug_id,
			.code_id = m->code_id,
			.soname = m->soname,
			.image = module_image(p, m),
			.arch = p->arch ? p->arch->name : NULL,
		};
	}
}

static const struct symfile *module_symbols(void *context, size_t module)
{
	struct run *run = context;
	struct run_module *m = &run->modules[module];
	const struct symbols_found *found = atomic_load(&m->found);
	if (!found) {
		found = symbols_find(run->symbols, &m->wanted);
		atomic_store(&m->found, found);
	}
	return found->file;
}

static bool module_code(void *context, uint64_t addr, void *to, size_t n)
{
	struct run *run = context;
	size_t module = process_module_at(&run->process, addr);
	return module != NO_INDEX && symbols_code(run->symbols, &run->modules[module].wanted,
	                                          addr - run->process.modules.at[module].lo, to, n);
}

static bool is_wanted(const struct run *run, size_t thread)
{
	const struct report_options *o = &run->options->report;
	const struct process *p = &run->process;
	bool crashed = p->has_exception ? thread == p->exception.thread
	                                : p->has_requesting_thread && thread == p->requesting_thread;
	if (o->crashed_only || o->brief)
		return crashed;
	return crashed || !o->has_only_thread || thread == o->only_thread;
}

/*
 * How many frames all threads may have together. Each takes a word of the dump's memory, if no two threads share a stack,
 * which they do where somebody wants more frames than there is memory for.
 */
static uint64_t frames_room(const struct process *p)
{
	uint64_t words = 0, word = p->arch && p->arch->address_size ? p->arch->address_size : 8;
	for (size_t i = 0; i < p->memory.n; i++)
		words += (p->memory.at[i].hi - p->memory.at[i].lo) / word;
	return FRAMES_MIN + words;
}

static bool cut_short(const struct stack *stack)
{
	return stack->end == END_LIMIT && stack->frames.n && stack->frames.n < WALK_FRAMES_MAX;
}

static void thread_walk(void *context, size_t thread)
{
	struct run *run = context;
	const struct walk_world world = {
		.process = &run->process,
		.symbols = module_symbols,
		.code = module_code,
		.context = run,
		.explain = run->options->report.explain || run->options->html,
		.frames_max = run->frames_max < WALK_FRAMES_MAX ? (unsigned)run->frames_max : WALK_FRAMES_MAX,
		.walks = run->walks,
	};
	struct stack *stack = &run->stacks[thread];
	stack->thread = thread;
	if (!is_wanted(run, thread) || (run->again && !cut_short(stack)))
		return;
	stack_release(stack);
	walk_thread(&world, thread, stack);
}

/* Every thread has its share of the frames; what is left of that is shared by those whose walks were cut short. */
static void walk_all(struct run *run)
{
	size_t n = run->process.threads.n, cut = 0;
	uint64_t room = frames_room(&run->process), used = 0;
	for (size_t i = 0; i < n; i++)
		run->walks += is_wanted(run, i);
	run->stacks = mem_zero(n * sizeof *run->stacks);
	run->frames_max = FRAMES_LEAST + (run->walks ? room / run->walks : 0);
	parallel_for(run->options->jobs, n, thread_walk, run);
	for (size_t i = 0; i < n; i++) {
		used += run->stacks[i].frames.n;
		cut += cut_short(&run->stacks[i]);
	}
	if (!cut || used >= room || (room - used) / cut == 0)
		return;
	run->again = true;
	run->frames_max += (room - used) / cut;
	parallel_for(run->options->jobs, n, thread_walk, run);
}

static void soft_errors_collect(struct run *run)
{
	diag_copy(&run->soft_errors, &run->process.diag);
	for (size_t i = 0; i < run->process.modules.n; i++)
		symbols_report(run->symbols, &run->modules[i].wanted, &run->soft_errors);
	for (size_t i = 0; i < run->process.threads.n; i++) {
		const struct stack *stack = &run->stacks[i];
		diag_copy(&run->soft_errors, &stack->diag);
		if (stack->end == END_LIMIT && stack->frames.n)
			diag_report(&run->soft_errors, &too_deep, "thread %" PRIu32 ": %zu", run->process.threads.at[i].id,
			            stack->frames.n);
	}
}

static void report_prepare(struct run *run, const char *path)
{
	const struct process *p = &run->process;
	const struct symbols_found **found = arena_alloc(&run->process.arena, (p->modules.n + 1) * sizeof *found);
	for (size_t i = 0; i < p->modules.n; i++)
		found[i] = symbols_seen(run->symbols, &run->modules[i].wanted);
	run->report = (struct report){
		.path = path,
		.process = p,
		.stacks = run->stacks,
		.stack_count = p->threads.n,
		.symbols = found,
		.have_symbol_paths = run->options->symbols.path_count || run->options->symbols.named_count,
		.soft_errors = &run->soft_errors,
	};
}

enum status run_walk(const struct walker_options *options, struct symbols *symbols, const char *path, struct run *ret)
{
	*ret = (struct run){.options = options, .symbols = symbols};
	enum status status = path ? dump_open(path, &ret->process) : raw_read(&options->raw, &ret->process);
	if (status == ST_ABSENT)
		diag_report(&ret->process.diag, &not_there, "%s", path ? path : options->raw.registers);
	if (status != ST_OK) {
		diag_copy(&ret->soft_errors, &ret->process.diag);
		return status;
	}
	if (options->report.has_only_thread && options->report.only_thread >= ret->process.threads.n)
		diag_report(&ret->process.diag, &no_such_thread, "%zu, of %zu", options->report.only_thread,
		            ret->process.threads.n);
	modules_prepare(ret);
	walk_all(ret);
	soft_errors_collect(ret);
	report_prepare(ret, path ? path : options->raw.registers);
	return ST_OK;
}

void run_release(struct run *run)
{
	for (size_t i = 0; run->stacks && i < run->process.threads.n; i++)
		stack_release(&run->stacks[i]);
	free(run->stacks);
	free(run->modules);
	process_release(&run->process);
	diag_release(&run->soft_errors);
}
