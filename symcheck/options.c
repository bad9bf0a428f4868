#include "symcheck/options.h"

#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define FLAG(member) cli_set_flag, offsetof(struct symcheck_options, member), true

static enum cli_result set_minimum(const struct cli *cli, const struct cli_option *option, const char *text)
{
	struct symcheck_options *o = cli->target;
	const char *equals = strchr(text, '=');
	char *end = NULL;
	double percent = equals ? strtod(equals + 1, &end) : -1;
	(void)option;
	if (!equals || end == equals + 1 || *end || !(percent >= 0 && percent <= 100))
		return cli_wrong(cli, "--min-coverage: '%s' is not KIND=PERCENT", text);
	for (size_t i = 0; i < COVERAGES; i++)
		if (strlen(coverage_names[i]) == (size_t)(equals - text) &&
		    memcmp(coverage_names[i], text, (size_t)(equals - text)) == 0) {
			o->minimum[i] = percent;
			return CLI_RUN;
		}
	return cli_wrong(cli, "--min-coverage: '%s' is not of functions, lines, inlines or cfi", text);
}

static const struct cli_option rows[] = {
	{0, "json", NULL, "write the result as JSON", FLAG(json)},
	{0, "werror", NULL, "exit status 1 for warnings, too", FLAG(werror)},
	{0, "min-coverage", "KIND=PERCENT", "an error where less code has functions, lines, inlines or cfi", set_minimum, 0, 0},
	{'q', "quiet", NULL, "only errors and the verdict", FLAG(quiet)},
	{'h', "help", NULL, "show this", cli_show_help, 0, 0},
	{'V', "version", NULL, "show the version", cli_show_version, 0, 0},
};

static const char usage[] =
	"usage: symcheck [OPTION]... FILE.sym [BINARY [DEBUGFILE]]\n\n"
	"Says whether a Breakpad symbol file can be trusted: by itself, line by line, and against the binary\n"
	"that it describes, as libdwarf and libelf read it.\n\n";
static const char usage_end[] = "\nExit status: 0 good, 1 bad, 2 wrong usage or a file that cannot be read.\n";

static enum cli_result add_operand(const struct cli *cli, const char *word)
{
	struct symcheck_options *o = cli->target;
	if (!*word)
		return cli_wrong(cli, "the name of a file is empty");
	if (strcmp(word, "-") == 0)
		return cli_wrong(cli, "'-': a symbol file is not read from standard input");
	if (o->file_count == 3)
		return cli_wrong(cli, "'%s': too many files", word);
	o->files[o->file_count++] = word;
	return CLI_RUN;
}

enum cli_result symcheck_options_parse(int argc, char *const *argv, struct symcheck_options *ret, FILE *out, FILE *err)
{
	*ret = (struct symcheck_options){0};
	struct cli cli = {
		.program = "symcheck",
		.options = rows, .option_count = COUNT(rows),
		.usage = usage, .usage_end = usage_end,
		.operand = add_operand,
		.target = ret,
		.out = out, .err = err,
	};
	enum cli_result result = cli_read(&cli, argc, argv);
	if (result == CLI_RUN && !ret->file_count)
		return cli_wrong(&cli, "no FILE.sym");
	for (size_t i = 0; i < COVERAGES && result == CLI_RUN && ret->file_count < 2; i++)
		if (ret->minimum[i] > 0)
			return cli_wrong(&cli, "--min-coverage needs the BINARY");
	return result;
}
