/* One page that needs nothing else, for people who would rather look than read. It has no scripts, and wants none. */
#include "walker/report/html.h"
#include "walker/report/view.h"

#include <inttypes.h>
#include <string.h>

/* A term and what it is, where that is known. */
static void fact(const struct html *h, const char *term, const char *value)
{
	if (!value || !*value)
		return;
	html_element(h, "dt", NULL, term);
	html_element(h, "dd", NULL, value);
}

static const char *reason(const struct process *process)
{
	if (process->has_exception)
		return process->exception.reason;
	return process->has_requesting_thread ? "A dump was asked for" : "No crash";
}

/* "at address 0x10, thread 1 (worker), in main app.c:42" */
static void where(const struct html *h)
{
	const struct report *report = h->report;
	size_t first = view_first(report);
	html_open(h, "p", "where");
	if (report->process->has_exception)
		html_elementf(h, "span", NULL, "at address 0x%" PRIx64 ", ", report->process->exception.address);
	if (first < report->stack_count) {
		const char *name = report->process->threads.at[first].name;
		html_elementf(h, "span", NULL, name ? "thread %zu (%s)" : "thread %zu", first, name);
		if (report->stacks[first].frames.n) {
			fputs(", in ", h->to);
			html_call(h, &report->stacks[first].frames.at[0], 0);
		}
	}
	html_close(h, "p");
}

static void head(const struct html *h)
{
	const struct process *process = h->report->process;
	char *cpu = mem_printf("%s%s%s", process->arch_name, *process->cpu_info ? ", " : "", process->cpu_info);
	char *os = mem_printf("%s %s", process->os_name, process->os_version);
	html_open(h, "header", NULL);
	html_element(h, "h1", NULL, reason(process));
	where(h);
	html_open(h, "dl", NULL);
	fact(h, "Assertion", process->assertion);
	fact(h, "Dump", h->report->path);
	fact(h, "System", os);
	fact(h, "Processor", cpu);
	if (process->has_pid || process->has_uptime) {
		html_element(h, "dt", NULL, "Process");
		html_open(h, "dd", NULL);
		if (process->has_pid)
			html_elementf(h, "span", NULL, "%" PRIu32 " ", process->pid);
		if (process->has_uptime)
			html_elementf(h, "span", NULL, "up for %" PRIu64 " seconds", process->uptime);
		html_close(h, "dd");
	}
	html_close(h, "dl");
	html_close(h, "header");
	free(cpu);
	free(os);
}

static bool wants_symbols(const struct symbols_found *found)
{
	return found->state == SYMBOLS_MISSING || found->state == SYMBOLS_CORRUPT;
}

/* What would satisfy a module, and where that was looked for. */
static void missing_item(const struct html *h, size_t i)
{
	const struct process_module *module = &h->report->process->modules.at[i];
	const struct symbols_found *found = view_symbols(h->report, i);
	const char *id = found->wanted_id ? found->wanted_id : view_debug_id(module);
	html_open(h, "li", NULL);
	html_element(h, "b", NULL, path_base(module->path));
	html_elementf(h, "span", NULL, ": wanted is %s with id ", found->wanted_name ? found->wanted_name
	                                                                            : view_debug_name(module));
	html_element(h, "code", NULL, *id ? id : "(not known: see --symbols-for)");
	if (found->state == SYMBOLS_CORRUPT && found->path)
		html_elementf(h, "div", "bad", "unusable: %s", found->path);
	if (found->mismatch)
		html_elementf(h, "div", NULL, "of another build: %s", found->mismatch);
	if (found->looked_count) {
		html_details(h, "looked", false);
		html_elementf(h, "span", "dim", "looked for at %zu place%s", found->looked_count,
		              found->looked_count == 1 ? "" : "s");
		html_summary_end(h);
		html_open(h, "ul", NULL);
		for (size_t k = 0; k < found->looked_count; k++)
			html_element(h, "li", NULL, found->looked[k]);
		html_close(h, "ul");
		html_close(h, "details");
	}
	html_close(h, "li");
}

static void missing(const struct html *h)
{
	size_t n = 0;
	for (size_t i = 0; i < h->report->process->modules.n; i++)
		n += wants_symbols(view_symbols(h->report, i));
	if (!n)
		return;
	html_open(h, "section", "box warn");
	html_elementf(h, "b", NULL, "%zu module%s in these stacks %s no symbols", n, n == 1 ? "" : "s",
	              n == 1 ? "has" : "have");
	if (!h->report->have_symbol_paths)
		html_element(h, "p", NULL, "No symbol files were given: name a store or files behind the dump.");
	html_open(h, "ul", NULL);
	for (size_t i = 0; i < h->report->process->modules.n; i++)
		if (wants_symbols(view_symbols(h->report, i)))
			missing_item(h, i);
	html_close(h, "ul");
	html_close(h, "section");
}

static void soft_errors(const struct html *h)
{
	const struct diag *d = h->report->soft_errors;
	if (!d || !diag_count(d, DIAG_WARNING))
		return;
	html_open(h, "section", "box");
	html_element(h, "b", NULL, "Damaged, and got over");
	html_open(h, "ul", NULL);
	for (size_t i = 0; i < d->entries.n; i++) {
		const struct diag_entry *entry = &d->entries.at[i];
		if (entry->kind->level == DIAG_NOTE)
			continue;
		html_elementf(h, "li", NULL, "%s (%" PRIu64 "): %s", entry->kind->text, entry->count, entry->first);
	}
	html_close(h, "ul");
	html_close(h, "section");
}

/* How far to trust a frame, from the surest to the least sure. */
static void legend(const struct html *h)
{
	static const char *const meanings[] = {
		[TRUST_CONTEXT] = "the dump's own registers",
		[TRUST_CFI] = "rules out of symbols",
		[TRUST_CFI_SCAN] = "rules, and a search of the stack",
		[TRUST_LEAF] = "the code there returns at once",
		[TRUST_FRAME_POINTER] = "chain of frame records",
		[TRUST_SCAN] = "search of the stack: may be long gone",
	};
	html_open(h, "ul", "legend");
	for (enum trust trust = TRUST_CONTEXT; trust <= TRUST_SCAN; trust++) {
		html_open(h, "li", trust_word(trust));
		html_element(h, "span", "trust", trust_word(trust));
		html_element(h, "span", NULL, meanings[trust]);
		html_close(h, "li");
	}
	html_close(h, "ul");
}

static void thread_fold(struct html *h, size_t thread, bool open)
{
	const struct report *report = h->report;
	const struct stack *stack = &report->stacks[thread];
	const char *name = report->process->threads.at[thread].name;
	fputc('\n', h->to);
	html_details(h, "thread", open);
	html_elementf(h, "span", NULL, "Thread %zu%s%s", thread, name ? ", " : "", name ? name : "");
	if (thread == view_first(report))
		html_element(h, "span", "bad", report->process->has_exception ? " crashed" : " asked for the dump");
	html_elementf(h, "span", "dim", " id %" PRIu32 ", %zu frame%s", report->process->threads.at[thread].id,
	              stack->frames.n, stack->frames.n == 1 ? "" : "s");
	if (stack->frames.n) {
		html_open(h, "span", "dim");
		fputs(", in ", h->to);
		html_call(h, &stack->frames.at[0], 0);
		html_close(h, "span");
	}
	html_summary_end(h);
	html_stack(h, thread, open);
	html_close(h, "details");
}

static void threads(struct html *h)
{
	size_t step = 0, thread;
	bool open = true;
	html_element(h, "h2", NULL, "Threads");
	legend(h);
	while (view_next(h->report, h->options, &step, &thread)) {
		thread_fold(h, thread, open);
		open = false;
	}
}

/* In the order in which modules are listed: what symbols are missing of first, what nobody asked for last. */
static const struct {
	enum symbols_state state;
	const char *class, *text;
} states[] = {
	{SYMBOLS_MISSING, "bad", "missing"},
	{SYMBOLS_CORRUPT, "bad", "unusable"},
	{SYMBOLS_LOADED, NULL, "used"},
	{SYMBOLS_NOT_ASKED, "dim", "in no stack"},
};

static void module_row(const struct html *h, size_t i, size_t state)
{
	const struct process_module *module = &h->report->process->modules.at[i];
	const struct symbols_found *found = view_symbols(h->report, i);
	html_open(h, "tr", NULL);
	html_open(h, "td", NULL);
	html_element(h, "b", NULL, path_base(module->path));
	html_element(h, "span", "dim", module->main ? " (main)" : "");
	html_elementf(h, "div", "dim", "%s %s", module->path, module->version ? module->version : "");
	html_close(h, "td");
	html_elementf(h, "td", "value", "0x%08" PRIx64 " - 0x%08" PRIx64, module->lo, module->hi - 1);
	html_element(h, "td", "value", view_debug_id(module));
	html_open(h, "td", states[state].class);
	html_element(h, "span", NULL, states[state].text);
	if (found->damaged)
		html_element(h, "span", "bad", ", with bad lines");
	if (found->id_differs)
		html_element(h, "span", "bad", ", by its name alone");
	if (found->path)
		html_element(h, "div", "dim", found->path);
	html_close(h, "td");
	html_close(h, "tr");
}

static void modules(const struct html *h)
{
	const struct process *process = h->report->process;
	if (!process->modules.n)
		return;
	html_elementf(h, "h2", NULL, "Modules");
	html_open(h, "div", "scroll");
	html_open(h, "table", "modules");
	fputs("<tr><th>module</th><th>addresses</th><th>id</th><th>symbols</th></tr>", h->to);
	for (size_t state = 0; state < sizeof states / sizeof *states; state++)
		for (size_t i = 0; i < process->modules.n; i++)
			if (view_symbols(h->report, i)->state == states[state].state)
				module_row(h, i, state);
	html_close(h, "table");
	html_close(h, "div");
}

static void unloaded(const struct html *h)
{
	const struct process *process = h->report->process;
	if (!process->unloaded.n)
		return;
	html_details(h, "box", false);
	html_elementf(h, "span", NULL, "%zu unloaded before the dump", process->unloaded.n);
	html_summary_end(h);
	html_open(h, "ul", NULL);
	for (size_t i = 0; i < process->unloaded.n; i++) {
		const struct process_module *module = &process->unloaded.at[i];
		html_elementf(h, "li", NULL, "%s 0x%08" PRIx64 " - 0x%08" PRIx64, path_base(module->path), module->lo,
		              module->hi - 1);
	}
	html_close(h, "ul");
	html_close(h, "details");
}

void report_html(const struct report *report, const struct report_options *options, FILE *to)
{
	struct html h = {report, options, to, HTML_WORDS_PAGE};
	fputs("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"
	      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>"
	      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>",
	      to);
	html_elementf(&h, "title", NULL, "%s: %s", path_base(report->path), reason(report->process));
	fprintf(to, "<style>%s</style></head><body>", html_style);
	head(&h);
	missing(&h);
	soft_errors(&h);
	threads(&h);
	modules(&h);
	unloaded(&h);
	html_elementf(&h, "footer", NULL, "symwalk walker: %s %s", report->process->kind, report->path);
	fputs("</body></html>\n", to);
}
