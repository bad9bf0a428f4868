#include "dump_syms/options.h"

#include "base/parallel.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define JOBS_MAX 512

/* A word of MODULE's line: readers split it at spaces. */
static bool is_word(const char *s)
{
	for (const char *p = s; *p; p++)
		if ((unsigned char)*p <= ' ' || *p == 0x7f)
			return false;
	return *s;
}

static struct options *target(const struct cli *cli)
{
	return cli->target;
}

static enum cli_result set_id(const struct cli *cli, const struct cli_option *option, const char *text)
{
	(void)option;
	if (!is_word(text))
		return cli_wrong(cli, "-b: '%s' is not one word", text);
	target(cli)->dump.id = text;
	return CLI_RUN;
}

/* Mozilla's dump_syms has its output file in -o: a file named so would come out as an operating system. */
static enum cli_result set_os(const struct cli *cli, const struct cli_option *option, const char *text)
{
	size_t n = strlen(text);
	(void)option;
	if (strcmp(text, "-") == 0 || strchr(text, '/') || (n >= 4 && strcmp(text + n - 4, ".sym") == 0))
		return cli_wrong(cli, "-o is MODULE's operating system; to write to a file: --output %s", text);
	if (!is_word(text))
		return cli_wrong(cli, "-o: '%s' is not one word", text);
	target(cli)->dump.os = text;
	return CLI_RUN;
}

static enum cli_result set_name(const struct cli *cli, const struct cli_option *option, const char *text)
{
	const char *slash = strrchr(text, '/');
	(void)option;
	target(cli)->dump.name = slash ? slash + 1 : text;
	return CLI_RUN;
}

static enum cli_result add_debug_dir(const struct cli *cli, const struct cli_option *option, const char *text)
{
	if (!*text)
		return cli_wrong(cli, "--%s: an empty name", option->name);
	*vec_push(&target(cli)->debug_dirs) = text;
	return CLI_RUN;
}

/* As in GCC's -ffile-prefix-map, the first `=` ends OLD. */
static enum cli_result add_prefix_map(const struct cli *cli, const struct cli_option *option, const char *text)
{
	const char *equals = strchr(text, '=');
	(void)option;
	if (!equals || equals == text)
		return cli_wrong(cli, "--prefix-map: '%s' is not OLD=NEW", text);
	char *from = mem_printf("%.*s", (int)(equals - text), text);
	*vec_push(&target(cli)->owned) = from;
	*vec_push(&target(cli)->prefix_maps) = (struct prefix_map){from, equals + 1};
	return CLI_RUN;
}

#define FLAG(member, value) cli_set_flag, offsetof(struct options, member), value
#define PATH(member) cli_set_text, offsetof(struct options, member), 0

/* Every option: what is read, and what --help says. */
static const struct cli_option rows[] = {
	{'s', "store", "DIR", "write each module to DIR/NAME/ID/NAME.sym", PATH(store)},
	{0, "output", "FILE", "write the module to FILE, which appears whole or not at all", PATH(output)},
	{'j', "jobs", "N", "use N threads (default: one a processor); the output is the same", cli_set_count,
	 offsetof(struct options, dump.threads), JOBS_MAX},
	{0, "debug-dir", "DIR", "look for debug files in DIR before /usr/lib/debug", add_debug_dir, 0, 0},
	{0, "prefix-map", "OLD=NEW", "write NEW for OLD at the start of source paths", add_prefix_map, 0, 0},
	{'n', "name", "NAME", "MODULE's name (default: the SONAME, else the file's name)", set_name, 0, 0},
	{'o', "os", "OS", "MODULE's operating system (default: Linux)", set_os, 0, 0},
	{'b', "id", "ID", "MODULE's id (default: from the build-id)", set_id, 0, 0},
	{'i', "header", NULL, "write MODULE and INFO CODE_ID only", FLAG(dump.header_only, true)},
	{'c', "no-cfi", NULL, "no STACK CFI", FLAG(dump.cfi, false)},
	{0, "no-inlines", NULL, "no INLINE", FLAG(dump.inlines, false)},
	{'d', "inlines", NULL, "accepted: INLINE is written anyway", cli_accept, 0, 0},
	{'a', "keep-addresses", NULL, "write addresses as linked, not from the load base", FLAG(dump.keep_vaddr, true)},
	{'m', "multiple", NULL, "mark FUNC and PUBLIC whose address has several names by m", FLAG(dump.multiple, true)},
	{'r', "no-cross-unit", NULL, "accepted: references between units are followed anyway", cli_accept, 0, 0},
	{0, "strict", NULL, "exit 3 where the output lacks something that the input holds", FLAG(strict, true)},
	{0, "summary", NULL, "say on standard error what was written, covered and lost", FLAG(summary, true)},
	{'v', "verbose", NULL, "say every warning, not one line a kind", FLAG(dump.verbose, true)},
	{'q', "quiet", NULL, "say errors only", FLAG(quiet, true)},
	{'h', "help", NULL, "show this", cli_show_help, 0, 0},
	{'V', "version", NULL, "show the version", cli_show_version, 0, 0},
};

static const char usage[] =
	"usage: dump_syms [OPTION]... FILE... [DEBUG-DIR]...\n\n"
	"Turns ELF files with DWARF into Breakpad symbol files. Files of one build-id are one module;\n"
	"a directory is one to look for debug files in.\n\n";
static const char usage_end[] =
	"\nExit status: 0 done, 1 an input gave nothing, 2 wrong usage, 3 something was lost (--strict).\n";

/* What who comes from Mozilla's dump_syms may look for. */
static const struct cli_hint hints[] = {
	{"--mapping-var", "source paths are rewritten by --prefix-map OLD=NEW"},
	{"--mapping-src", "source paths are rewritten by --prefix-map OLD=NEW"},
	{"--mapping-dest", "source paths are rewritten by --prefix-map OLD=NEW"},
	{"--mapping-file", "source paths are rewritten by --prefix-map OLD=NEW"},
	{"--check-cfi", "--summary says how much of the code has CFI, --strict fails where some was lost"},
	{"--symbol-server", "nothing is fetched; give the file itself"},
	{"--debug-id", "MODULE's id is set by --id"},
	{"--code-id", "nothing is fetched; give the file itself"},
	{"--arch", "an ELF file has one architecture"},
	{"--list-arch", "an ELF file has one architecture"},
	{"--type", "the type of a file is told by its content"},
	{"-t", "the type of a file is told by its content"},
	{"--extra-info", "INFO records are not added; readers pass over them"},
	{"--no-generator", "INFO GENERATOR is always written; readers pass over it"},
};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static enum cli_result add_file(const struct cli *cli, const char *path)
{
	struct options *o = target(cli);
	struct stat st;
	if (strcmp(path, "-") == 0)
		return cli_wrong(cli, "'-': standard input cannot be read, as an ELF file is read in many places at once");
	if (!*path)
		return cli_wrong(cli, "the name of a FILE is empty");
	if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
		*vec_push(&o->debug_dirs) = path;
	else
		*vec_push(&o->files) = path;
	return CLI_RUN;
}

static enum cli_result check(const struct cli *cli)
{
	const struct options *o = target(cli);
	if (o->files.n == 0)
		return cli_wrong(cli, o->debug_dirs.n ? "no FILE, only directories" : "no FILE");
	if (o->store && o->output)
		return cli_wrong(cli, "--store and --output exclude each other");
	if (o->quiet && o->dump.verbose)
		return cli_wrong(cli, "--quiet and --verbose exclude each other");
	return CLI_RUN;
}

enum cli_result options_parse(int argc, char *const *argv, struct options *ret, FILE *out, FILE *err)
{
	*ret = (struct options){.dump = {.cfi = true, .inlines = true}};
	struct cli cli = {
		.program = "dump_syms",
		.options = rows, .option_count = COUNT(rows),
		.hints = hints, .hint_count = COUNT(hints),
		.usage = usage, .usage_end = usage_end,
		.operand = add_file,
		.target = ret,
		.out = out, .err = err,
	};
	enum cli_result result = cli_read(&cli, argc, argv);
	if (result == CLI_RUN)
		result = check(&cli);
	if (!ret->dump.threads)
		ret->dump.threads = parallel_cores();
	ret->dump.prefix_maps = ret->prefix_maps.at;
	ret->dump.prefix_map_count = ret->prefix_maps.n;
	ret->dump.debug_dirs = ret->debug_dirs.at;
	ret->dump.debug_dir_count = ret->debug_dirs.n;
	return result;
}

void options_release(struct options *options)
{
	for (size_t i = 0; i < options->owned.n; i++)
		free(options->owned.at[i]);
	vec_release(&options->owned);
	vec_release(&options->files);
	vec_release(&options->debug_dirs);
	vec_release(&options->prefix_maps);
}
