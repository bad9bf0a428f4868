/*
 * A whole dump of any kind and, from the first line that begins with MODULE on, a symbol file for all of its modules:
 * read, walked and reported in every format. The JSON is JSON, the machine format has lines of records only, and no
 * control character gets into either format for a terminal.
 */
#include "walker/dump/open.h"
#include "walker/report/report.h"
#include "walker/unwind/walk.h"
#include "tests/fuzz/fuzz.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#define FRAMES_MAX 100
#define THREADS_MAX 20

typedef void report_function(const struct report *, const struct report_options *, FILE *);

static void require(bool so)
{
	if (!so)
		abort();
}

static const struct symfile *symbols(void *context, size_t module)
{
	(void)module;
	return context;
}

static bool code(void *context, uint64_t addr, void *to, size_t n)
{
	(void)context, (void)addr, (void)to, (void)n;
	return false;
}

static char *written(report_function *function, const struct report *report, unsigned flags)
{
	const struct report_options options = {
		.stack_contents = flags & 1, .explain = flags & 2, .pretty = flags & 4, .crashed_only = flags & 8,
	};
	char *text = NULL;
	size_t n;
	FILE *to = open_memstream(&text, &n);
	function(report, &options, to);
	require(fclose(to) == 0 && strlen(text) == n);
	return text;
}

static void no_controls(const char *text)
{
	for (; *text; text++)
		require((uint8_t)*text >= ' ' ? *text != 0x7f : *text == '\n');
}

static void check_machine(const char *text)
{
	static const char *const firsts[] = {"OS|", "CPU|", "GPU|", "Crash|", "Module|"};
	for (; *text; text = strchr(text, '\n') + 1) {
		bool known = *text == '\n' || (*text >= '0' && *text <= '9');
		for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++)
			known |= strncmp(text, firsts[i], strlen(firsts[i])) == 0;
		require(known && strchr(text, '\n'));
	}
}

static void report_all(const struct report *report, unsigned flags)
{
	char *human = written(report_human, report, flags), *machine = written(report_machine, report, flags);
	char *json = written(report_json, report, flags), *html = written(report_html, report, flags);
	json_t *root = json_loads(json, JSON_REJECT_DUPLICATES, NULL);
	require(root != NULL);
	no_controls(human);
	no_controls(machine);
	check_machine(machine);
	require(!strstr(html, "<script") && strcmp(html + strlen(html) - 8, "</html>\n") == 0);
	json_decref(root);
	free(human);
	free(machine);
	free(json);
	free(html);
}

static void walk_and_report(const struct process *process, struct symfile *file, unsigned flags)
{
	const struct walk_world world = {
		.process = process, .symbols = symbols, .code = code, .context = file, .explain = true, .frames_max = FRAMES_MAX,
	};
	static const char *const looked[] = {"/symbols/a", "/symbols/b"};
	const struct symbols_found found = {
		.state = file ? SYMBOLS_LOADED : SYMBOLS_MISSING, .file = file, .path = file ? "a.sym" : NULL, .looked = looked,
		.looked_count = 2, .damaged = flags & 16,
	};
	struct stack *stacks = calloc(process->threads.n + 1, sizeof *stacks);
	const struct symbols_found **by_module = calloc(process->modules.n + 1, sizeof *by_module);
	for (size_t i = 0; i < process->modules.n; i++)
		by_module[i] = &found;
	for (size_t i = 0; i < process->threads.n && i < THREADS_MAX; i++)
		walk_thread(&world, i, &stacks[i]);
	const struct report report = {
		.path = "input", .process = process, .stacks = stacks, .stack_count = process->threads.n,
		.symbols = by_module, .have_symbol_paths = true, .soft_errors = &process->diag,
	};
	report_all(&report, flags);
	for (size_t i = 0; i < process->threads.n; i++)
		stack_release(&stacks[i]);
	free(stacks);
	free(by_module);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char module[] = "\nMODULE ";
	const uint8_t *split = size ? memmem(data, size, module, sizeof module - 1) : NULL;
	size_t n = split ? (size_t)(split - data) + 1 : size;
	struct process process = {0};
	struct diag d = {0};
	struct symfile *file = NULL;
	if (n < size && symfile_open_text((struct bytes){data + n, size - n}, "input", false, &d, &file) != ST_OK)
		file = NULL;
	if (dump_open_memory((struct bytes){data, n}, "input", &process) == ST_OK)
		walk_and_report(&process, file, (unsigned)size);
	process_release(&process);
	if (file)
		symfile_close(file);
	diag_release(&d);
	return 0;
}
