#include "walker/options.h"

#include "base/parallel.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define JOBS_MAX 512

static struct walker_options *target(const struct cli *cli)
{
	return cli->target;
}

static const char *const formats[] = {[FORMAT_HUMAN] = "human", [FORMAT_MACHINE] = "machine", [FORMAT_JSON] = "json"};

static enum cli_result set_format(const struct cli *cli, const struct cli_option *option, const char *text)
{
	(void)option;
	for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
		if (strcmp(text, formats[i]) == 0) {
			target(cli)->format = (enum format)i;
			return CLI_RUN;
		}
	return cli_wrong(cli, "-f: '%s' is not human, machine or json", text);
}

/* The options that are a format by themselves: -m, --human, --json. */
static enum cli_result set_this_format(const struct cli *cli, const struct cli_option *option, const char *text)
{
	(void)text;
	target(cli)->format = (enum format)option->value;
	return CLI_RUN;
}

static enum cli_result set_thread(const struct cli *cli, const struct cli_option *option, const char *text)
{
	char name[64], *end;
	struct report_options *report = &target(cli)->report;
	unsigned long long n = strtoull(text, &end, 10);
	if (text[0] < '0' || text[0] > '9' || *end)
		return cli_wrong(cli, "%s: '%s' is not the index of a thread", cli_option_text(option, name), text);
	report->has_only_thread = true;
	report->only_thread = n;
	return CLI_RUN;
}

static enum cli_result set_threads(const struct cli *cli, const struct cli_option *option, const char *text)
{
	struct report_options *report = &target(cli)->report;
	report->crashed_only = strcmp(text, "crashed") == 0;
	report->has_only_thread = false;
	if (report->crashed_only || strcmp(text, "all") == 0)
		return CLI_RUN;
	if (text[0] < '0' || text[0] > '9')
		return cli_wrong(cli, "--threads: '%s' is not crashed, all or the index of a thread", text);
	return set_thread(cli, option, text);
}

/* Appends to the text_list at place. */
static enum cli_result add_text(const struct cli *cli, const struct cli_option *option, const char *text)
{
	char name[64];
	if (!*text)
		return cli_wrong(cli, "%s: an empty name", cli_option_text(option, name));
	struct text_list *list = (void *)((char *)cli->target + option->place);
	*vec_push(list) = text;
	return CLI_RUN;
}

static enum cli_result add_named(const struct cli *cli, const struct cli_option *option, const char *text)
{
	const char *equals = strchr(text, '=');
	(void)option;
	if (!equals || equals == text || !equals[1])
		return cli_wrong(cli, "--symbols-for: '%s' is not NAME=FILE", text);
	char *name = mem_printf("%.*s", (int)(equals - text), text);
	*vec_push(&target(cli)->owned) = name;
	*vec_push(&target(cli)->named) = (struct symbols_for){name, equals + 1};
	return CLI_RUN;
}

static enum cli_result add_memory(const struct cli *cli, const struct cli_option *option, const char *text)
{
	char *end;
	errno = 0;
	unsigned long long addr = strtoull(text, &end, 16);
	(void)option;
	if (!strchr("0123456789abcdefABCDEF", text[0]) || *end != '=' || !end[1] || errno == ERANGE)
		return cli_wrong(cli, "--memory: '%s' is not ADDRESS=FILE, the address in hexadecimal", text);
	*vec_push(&target(cli)->memory) = (struct raw_memory){.path = end + 1, .has_addr = true, .addr = addr};
	return CLI_RUN;
}

static enum cli_result add_stack(const struct cli *cli, const struct cli_option *option, const char *text)
{
	(void)option;
	if (!*text)
		return cli_wrong(cli, "--stack: an empty name");
	*vec_push(&target(cli)->memory) = (struct raw_memory){.path = text};
	return CLI_RUN;
}

static enum cli_result set_verbose(const struct cli *cli, const struct cli_option *option, const char *text)
{
	(void)option;
	(void)text;
	target(cli)->verbose = target(cli)->may_be_level = true;
	return CLI_RUN;
}

#define FLAG(member) cli_set_flag, offsetof(struct walker_options, member), true
#define TEXT(member) cli_set_text, offsetof(struct walker_options, member), 0
#define LIST(member) add_text, offsetof(struct walker_options, member), 0

/* Every option: what is read, and what --help says. */
static const struct cli_option rows[] = {
	{'f', "format", "FORMAT", "human (the default), machine or json", set_format, 0, 0},
	{'m', "machine", NULL, "the format machine", set_this_format, 0, FORMAT_MACHINE},
	{0, "human", NULL, "the format human", set_this_format, 0, FORMAT_HUMAN},
	{0, "json", NULL, "the format json", set_this_format, 0, FORMAT_JSON},
	{0, "pretty", NULL, "json: indented", FLAG(report.pretty)},
	{0, "html", "FILE", "write a page for people to FILE, too", TEXT(html)},
	{0, "output-file", "FILE", "write the report to FILE, which appears whole or not at all", TEXT(output)},
	{'s', "stack-contents", NULL, "human: show the bytes of the stack between the frames", FLAG(report.stack_contents)},
	{'d', "stack-pointers", NULL, "human: show what words of the stack point to", FLAG(report.stack_pointers)},
	{'b', "brief", NULL, "human: only the thread that crashed, without registers", FLAG(report.brief)},
	{0, "explain", NULL, "say for each frame how it was found, and what was tried", FLAG(report.explain)},
	{'c', "crashed", NULL, "only the thread that crashed or asked for the dump", FLAG(report.crashed_only)},
	{'t', NULL, "N", "only the thread of index N, besides the crashed one", set_thread, 0, 0},
	{0, "threads", "WHICH", "crashed, all (the default), or the index of a thread", set_threads, 0, 0},
	{0, "symbols", "PATH", "look for symbols in PATH: a store, a symbol file, an ELF file", LIST(symbol_paths)},
	{0, "symbols-path", "PATH", "the same", LIST(symbol_paths)},
	{0, "symbols-for", "NAME=FILE", "use the symbol file FILE for the module NAME, whatever its id", add_named, 0, 0},
	{0, "binaries", "DIR", "look for binaries in DIR: code tells calls and leaf functions", LIST(binary_dirs)},
	{0, "strict", NULL, "refuse a symbol file that has a bad line", FLAG(symbols.strict)},
	{0, "registers", "FILE", "a raw stack: its registers, `name: hex` or as gdb shows them", TEXT(raw.registers)},
	{0, "arch", "ARCH", "a raw stack: x86, x86_64 or arm64 (default: by the registers)", TEXT(raw.arch)},
	{0, "memory", "ADDRESS=FILE", "a raw stack: memory from ADDRESS (hexadecimal) on", add_memory, 0, 0},
	{0, "stack", "FILE", "a raw stack: memory, after 8 bytes of address", add_stack, 0, 0},
	{0, "maps", "FILE", "a raw stack: the modules, as in /proc/PID/maps", TEXT(raw.maps)},
	{0, "batch", NULL, "read paths of dumps from standard input, write a line of json each", FLAG(batch)},
	{'j', "jobs", "N", "use N threads (default: one a processor); the output is the same", cli_set_count,
	 offsetof(struct walker_options, jobs), JOBS_MAX},
	{'q', "quiet", NULL, "no warnings on standard error", FLAG(quiet)},
	{'h', "help", NULL, "show this", cli_show_help, 0, 0},
	{'V', "version", NULL, "show the version", cli_show_version, 0, 0},
	{0, "force", NULL, "a trace: use symbols of another build, too", FLAG(force)},
	{0, "verbose", NULL, "a trace: show functions that the compiler made, too", set_verbose, 0, 0},
	{0, "features", "SET", NULL, cli_accept, 0, 0},
	{0, "no-color", NULL, NULL, cli_accept, 0, 0},
	{0, "no-interactive", NULL, NULL, cli_accept, 0, 0},
};

/* What who comes from rust-minidump may look for. */
static const struct cli_hint hints[] = {
	{"--symbols-url", "nothing is fetched; give a store as a directory"},
	{"--symbols-cache", "nothing is fetched; give a store as a directory"},
	{"--symbols-tmp", "nothing is fetched; give a store as a directory"},
	{"--symbols-download-timeout-secs", "nothing is fetched; give a store as a directory"},
	{"--cyborg", "two runs, or --html beside --json"},
	{"--dump", "a dump is not shown raw"},
	{"--use-local-debuginfo", "give the ELF file itself as a source of symbols"},
	{"--recover-function-args", "arguments are not guessed"},
	{"--log-file", "warnings go to standard error"},
};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static const char usage[] =
	"usage: walker [OPTION]... DUMP [SYMBOLS]...\n"
	"       walker [OPTION]... TRACE|- [SYMBOLS]...\n"
	"       walker [OPTION]... --registers FILE --stack FILE --maps FILE [SYMBOLS]...\n"
	"       walker [OPTION]... --batch [SYMBOLS]...\n\n"
	"Walks the stacks in a minidump, an ELF core, a microdump, a stackdump or a raw stack; in a TRACE, a text\n"
	"with obfuscated Dart traces (-: standard input), replaces the frames by what they stand for. SYMBOLS are\n"
	"stores of symbol files (DIR/NAME/ID/NAME.sym), symbol files, or ELF files with debug information.\n\n";
static const char usage_end[] = "\nExit status: 0 walked, 1 nothing usable, 2 wrong usage.\n";

/* rust-minidump's --verbose has an argument. */
static bool is_level(const char *word)
{
	static const char *const levels[] = {"off", "error", "warn", "info", "debug", "trace"};
	for (size_t i = 0; i < COUNT(levels); i++)
		if (strcmp(word, levels[i]) == 0)
			return true;
	return false;
}

static enum cli_result add_operand(const struct cli *cli, const char *word)
{
	struct walker_options *o = target(cli);
	bool level = o->may_be_level && is_level(word);
	o->may_be_level = false;
	if (level)
		return CLI_RUN;
	if (strcmp(word, "-") == 0 && (o->operands.n || o->batch || o->raw.registers))
		return cli_wrong(cli, "'-': a dump is not read from standard input, but for --batch the paths of dumps");
	if (!*word)
		return cli_wrong(cli, "the name of a file is empty");
	*vec_push(&target(cli)->operands) = word;
	return CLI_RUN;
}

static enum cli_result check(const struct cli *cli)
{
	const struct walker_options *o = target(cli);
	bool raw_parts = o->raw.arch || o->raw.maps || o->memory.n;
	if (o->batch && (o->raw.registers || o->html || o->output))
		return cli_wrong(cli, "--batch excludes --registers, --html and --output-file");
	if (!o->raw.registers && raw_parts)
		return cli_wrong(cli, "--arch, --maps, --memory and --stack are for a raw stack, which needs --registers");
	if (!o->raw.registers && !o->batch && !o->operands.n)
		return cli_wrong(cli, "no DUMP");
	if (o->report.crashed_only && o->report.has_only_thread)
		return cli_wrong(cli, "-c and -t exclude each other");
	return CLI_RUN;
}

/* Which operands are what is known only when all options have been read. */
static void settle(struct walker_options *o)
{
	size_t i = 0;
	if (!o->raw.registers && !o->batch && o->operands.n)
		o->dump = o->operands.at[i++];
	for (; i < o->operands.n; i++)
		*vec_push(&o->symbol_paths) = o->operands.at[i];
	if (o->batch)
		o->format = FORMAT_JSON;
	if (!o->jobs)
		o->jobs = parallel_cores();
	o->symbols.paths = o->symbol_paths.at;
	o->symbols.path_count = o->symbol_paths.n;
	o->symbols.named = o->named.at;
	o->symbols.named_count = o->named.n;
	o->symbols.binary_dirs = o->binary_dirs.at;
	o->symbols.binary_dir_count = o->binary_dirs.n;
	o->raw.memory = o->memory.at;
	o->raw.memory_count = o->memory.n;
}

enum cli_result walker_options_parse(int argc, char *const *argv, struct walker_options *ret, FILE *out, FILE *err)
{
	*ret = (struct walker_options){0};
	struct cli cli = {
		.program = "walker",
		.options = rows, .option_count = COUNT(rows),
		.hints = hints, .hint_count = COUNT(hints),
		.usage = usage, .usage_end = usage_end,
		.operand = add_operand,
		.target = ret,
		.out = out, .err = err,
	};
	enum cli_result result = cli_read(&cli, argc, argv);
	if (result == CLI_RUN)
		result = check(&cli);
	settle(ret);
	return result;
}

void walker_options_release(struct walker_options *options)
{
	for (size_t i = 0; i < options->owned.n; i++)
		free(options->owned.at[i]);
	vec_release(&options->owned);
	vec_release(&options->operands);
	vec_release(&options->symbol_paths);
	vec_release(&options->binary_dirs);
	vec_release(&options->named);
	vec_release(&options->memory);
}
