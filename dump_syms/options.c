#include "dump_syms/options.h"

#include "base/parallel.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define JOBS_MAX 512

/* What is being read, and where to say what. */
struct reader {
	struct options *options;
	FILE *out, *err;
};

struct option_row {
	char letter;          /* 0: none */
	const char *name;     /* without the two dashes */
	const char *argument; /* what --help calls it; NULL: the option takes none */
	const char *help;
	enum options_result (*apply)(const struct reader *r, const struct option_row *row, const char *text);
	size_t place; /* for the apply functions of many rows: offset in struct options of what they set */
	bool value;
};

static enum options_result __attribute__((format(printf, 2, 3))) wrong(const struct reader *r, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	fputs("dump_syms: ", r->err);
	vfprintf(r->err, format, args);
	fputs(" (see dump_syms --help)\n", r->err);
	va_end(args);
	return OPTIONS_WRONG;
}

/* A word of MODULE's line: readers split it at spaces. */
static bool is_word(const char *s)
{
	for (const char *p = s; *p; p++)
		if ((unsigned char)*p <= ' ' || *p == 0x7f)
			return false;
	return *s;
}

static enum options_result set_flag(const struct reader *r, const struct option_row *row, const char *text)
{
	(void)text;
	*(bool *)((char *)r->options + row->place) = row->value;
	return OPTIONS_RUN;
}

static enum options_result accept_option(const struct reader *r, const struct option_row *row, const char *text)
{
	(void)r, (void)row, (void)text;
	return OPTIONS_RUN;
}

static enum options_result set_path(const struct reader *r, const struct option_row *row, const char *text)
{
	if (!*text)
		return wrong(r, "--%s: an empty name", row->name);
	*(const char **)((char *)r->options + row->place) = text;
	return OPTIONS_RUN;
}

static enum options_result set_id(const struct reader *r, const struct option_row *row, const char *text)
{
	(void)row;
	if (!is_word(text))
		return wrong(r, "-b: '%s' is not one word", text);
	r->options->dump.id = text;
	return OPTIONS_RUN;
}

/* Mozilla's dump_syms has its output file in -o: a file named so would come out as an operating system. */
static enum options_result set_os(const struct reader *r, const struct option_row *row, const char *text)
{
	size_t n = strlen(text);
	(void)row;
	if (strcmp(text, "-") == 0 || strchr(text, '/') || (n >= 4 && strcmp(text + n - 4, ".sym") == 0))
		return wrong(r, "-o is MODULE's operating system; to write to a file: --output %s", text);
	if (!is_word(text))
		return wrong(r, "-o: '%s' is not one word", text);
	r->options->dump.os = text;
	return OPTIONS_RUN;
}

static enum options_result set_name(const struct reader *r, const struct option_row *row, const char *text)
{
	const char *slash = strrchr(text, '/');
	(void)row;
	r->options->dump.name = slash ? slash + 1 : text;
	return OPTIONS_RUN;
}

static enum options_result set_jobs(const struct reader *r, const struct option_row *row, const char *text)
{
	char *end;
	unsigned long n = strtoul(text, &end, 10);
	(void)row;
	if (text[0] < '0' || text[0] > '9' || *end || n < 1 || n > JOBS_MAX)
		return wrong(r, "--jobs: '%s' is not a number from 1 to %d", text, JOBS_MAX);
	r->options->dump.threads = (unsigned)n;
	return OPTIONS_RUN;
}

static enum options_result add_debug_dir(const struct reader *r, const struct option_row *row, const char *text)
{
	if (!*text)
		return wrong(r, "--%s: an empty name", row->name);
	*vec_push(&r->options->debug_dirs) = text;
	return OPTIONS_RUN;
}

/* As in GCC's -ffile-prefix-map, the first `=` ends OLD. */
static enum options_result add_prefix_map(const struct reader *r, const struct option_row *row, const char *text)
{
	const char *equals = strchr(text, '=');
	(void)row;
	if (!equals || equals == text)
		return wrong(r, "--prefix-map: '%s' is not OLD=NEW", text);
	char *from = mem_printf("%.*s", (int)(equals - text), text);
	*vec_push(&r->options->owned) = from;
	*vec_push(&r->options->prefix_maps) = (struct prefix_map){from, equals + 1};
	return OPTIONS_RUN;
}

static enum options_result show_version(const struct reader *r, const struct option_row *row, const char *text)
{
	(void)row, (void)text;
	fputs("dump_syms (symwalk) " PACKAGE_VERSION "\n", r->out);
	return OPTIONS_DONE;
}

static enum options_result show_help(const struct reader *r, const struct option_row *row, const char *text);

#define FLAG(member, value) set_flag, offsetof(struct options, member), value
#define PATH(member) set_path, offsetof(struct options, member), false

/* Every option: what is read, and what --help says. */
static const struct option_row rows[] = {
	{'s', "store", "DIR", "write each module to DIR/NAME/ID/NAME.sym", PATH(store)},
	{0, "output", "FILE", "write the module to FILE, which appears whole or not at all", PATH(output)},
	{'j', "jobs", "N", "use N threads (default: one a processor); the output is the same", set_jobs, 0, false},
	{0, "debug-dir", "DIR", "look for debug files in DIR before /usr/lib/debug", add_debug_dir, 0, false},
	{0, "prefix-map", "OLD=NEW", "write NEW for OLD at the start of source paths", add_prefix_map, 0, false},
	{'n', "name", "NAME", "MODULE's name (default: the SONAME, else the file's name)", set_name, 0, false},
	{'o', "os", "OS", "MODULE's operating system (default: Linux)", set_os, 0, false},
	{'b', "id", "ID", "MODULE's id (default: from the build-id)", set_id, 0, false},
	{'i', "header", NULL, "write MODULE and INFO CODE_ID only", FLAG(dump.header_only, true)},
	{'c', "no-cfi", NULL, "no STACK CFI", FLAG(dump.cfi, false)},
	{0, "no-inlines", NULL, "no INLINE", FLAG(dump.inlines, false)},
	{'d', "inlines", NULL, "accepted: INLINE is written anyway", accept_option, 0, false},
	{'a', "keep-addresses", NULL, "write addresses as linked, not from the load base", FLAG(dump.keep_vaddr, true)},
	{'m', "multiple", NULL, "mark FUNC and PUBLIC whose address has several names by m", FLAG(dump.multiple, true)},
	{'r', "no-cross-unit", NULL, "accepted: references between units are followed anyway", accept_option, 0, false},
	{0, "strict", NULL, "exit 3 where the output lacks something that the input holds", FLAG(strict, true)},
	{0, "summary", NULL, "say on standard error what was written, covered and lost", FLAG(summary, true)},
	{'v', "verbose", NULL, "say every warning, not one line a kind", FLAG(dump.verbose, true)},
	{'q', "quiet", NULL, "say errors only", FLAG(quiet, true)},
	{'h', "help", NULL, "show this", show_help, 0, false},
	{'V', "version", NULL, "show the version", show_version, 0, false},
};
#define ROW_COUNT (sizeof rows / sizeof rows[0])

static enum options_result show_help(const struct reader *r, const struct option_row *unused, const char *text)
{
	FILE *to = r->out;
	(void)unused, (void)text;
	fputs("usage: dump_syms [OPTION]... FILE... [DEBUG-DIR]...\n\n"
	      "Turns ELF files with DWARF into Breakpad symbol files. Files of one build-id are one module;\n"
	      "a directory is one to look for debug files in.\n\n",
	      to);
	for (size_t i = 0; i < ROW_COUNT; i++) {
		const struct option_row *row = &rows[i];
		char letter[] = {'-', row->letter, ',', ' ', 0};
		int width = fprintf(to, "  %s--%s%s%s", row->letter ? letter : "    ", row->name, row->argument ? " " : "",
		                    row->argument ? row->argument : "");
		fprintf(to, "%*s%s\n", width < 30 ? 30 - width : 2, "", row->help);
	}
	fputs("\nExit status: 0 done, 1 an input gave nothing, 2 wrong usage, 3 something was lost (--strict).\n", to);
	return OPTIONS_DONE;
}

/* `--name`, `--name=TEXT` or `--name TEXT`; *used says whether next was taken. */
static enum options_result long_option(const struct reader *r, const char *word, const char *next, bool *used)
{
	const char *equals = strchr(word, '=');
	size_t n = equals ? (size_t)(equals - word) : strlen(word), i = 0;
	while (i < ROW_COUNT && (strlen(rows[i].name) != n || memcmp(rows[i].name, word, n) != 0))
		i++;
	if (i == ROW_COUNT)
		return wrong(r, "there is no option --%.*s", (int)n, word);
	if (!rows[i].argument && equals)
		return wrong(r, "--%s takes no argument", rows[i].name);
	if (!rows[i].argument)
		return rows[i].apply(r, &rows[i], NULL);
	if (equals)
		return rows[i].apply(r, &rows[i], equals + 1);
	if (!next)
		return wrong(r, "--%s needs its %s", rows[i].name, rows[i].argument);
	*used = true;
	return rows[i].apply(r, &rows[i], next);
}

/* `-cdv`, `-j4`, `-j 4`: letters without arguments, and possibly one with, which takes what follows. */
static enum options_result short_options(const struct reader *r, const char *letters, const char *next, bool *used)
{
	for (const char *p = letters; *p; p++) {
		size_t i = 0;
		while (i < ROW_COUNT && rows[i].letter != *p)
			i++;
		if (i == ROW_COUNT)
			return wrong(r, "there is no option -%c", *p);
		if (rows[i].argument && p[1])
			return rows[i].apply(r, &rows[i], p + 1);
		if (rows[i].argument && !next)
			return wrong(r, "-%c needs its %s", *p, rows[i].argument);
		*used = rows[i].argument;
		enum options_result result = rows[i].apply(r, &rows[i], next);
		if (result != OPTIONS_RUN)
			return result;
	}
	return OPTIONS_RUN;
}

static void add_file(struct options *o, const char *path)
{
	struct stat st;
	if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
		*vec_push(&o->debug_dirs) = path;
	else
		*vec_push(&o->files) = path;
}

static enum options_result read_words(const struct reader *r, int argc, char *const *argv)
{
	bool options_over = false;
	for (int i = 1; i < argc; i++) {
		const char *word = argv[i], *next = i + 1 < argc ? argv[i + 1] : NULL;
		enum options_result result = OPTIONS_RUN;
		bool used = false;
		if (options_over || word[0] != '-')
			add_file(r->options, word);
		else if (strcmp(word, "--") == 0)
			options_over = true;
		else if (word[1] == 0)
			return wrong(r, "'-': standard input cannot be read, as an ELF file is read in many places at once");
		else if (word[1] == '-')
			result = long_option(r, word + 2, next, &used);
		else
			result = short_options(r, word + 1, next, &used);
		if (result != OPTIONS_RUN)
			return result;
		i += used;
	}
	return OPTIONS_RUN;
}

static enum options_result check(const struct reader *r)
{
	const struct options *o = r->options;
	if (o->files.n == 0)
		return wrong(r, o->debug_dirs.n ? "no FILE, only directories" : "no FILE");
	if (o->store && o->output)
		return wrong(r, "--store and --output exclude each other");
	if (o->quiet && o->dump.verbose)
		return wrong(r, "--quiet and --verbose exclude each other");
	return OPTIONS_RUN;
}

enum options_result options_parse(int argc, char *const *argv, struct options *ret, FILE *out, FILE *err)
{
	*ret = (struct options){.dump = {.cfi = true, .inlines = true}};
	struct reader r = {ret, out, err};
	enum options_result result = read_words(&r, argc, argv);
	if (result == OPTIONS_RUN)
		result = check(&r);
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
