#include "walker/run.h"

#include "base/parallel.h"
#include "walker/dump/open.h"
#include "walker/unwind/walk.h"

#include <stdatomic.h>
#include <stdlib.h>

static const struct diag_kind not_there = {DIAG_LOSS, "no such file"};
static const struct diag_kind no_such_thread = {DIAG_WARNING, "the dump has no thread of that index"};

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

static void thread_walk(void *context, size_t thread)
{
	struct run *run = context;
	const struct walk_world world = {
		.process = &run->process,
		.symbols = module_symbols,
		.code = module_code,
		.context = run,
		.explain = run->options->report.explain || run->options->html,
		.frames_max = WALK_FRAMES_MAX,
	};
	run->stacks[thread].thread = thread;
	if (is_wanted(run, thread))
		walk_thread(&world, thread, &run->stacks[thread]);
}

static void soft_errors_collect(struct run *run)
{
	diag_copy(&run->soft_errors, &run->process.diag);
	for (size_t i = 0; i < run->process.modules.n; i++)
		symbols_report(run->symbols, &run->modules[i].wanted, &run->soft_errors);
	for (size_t i = 0; i < run->process.threads.n; i++)
		diag_copy(&run->soft_errors, &run->stacks[i].diag);
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
	ret->stacks = mem_zero(ret->process.threads.n * sizeof *ret->stacks);
	parallel_for(options->jobs, ret->process.threads.n, thread_walk, ret);
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
