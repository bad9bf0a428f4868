#include "symcheck/options.h"

#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define FLAG(member) cli_set_flag, offsetof(struct symcheck_options, member), true

static const struct cli_option rows[] = {
	{0, "json", NULL, "write the result as JSON", FLAG(json)},
	{0, "werror", NULL, "exit status 1 for warnings, too", FLAG(werror)},
	{'q', "quiet", NULL, "only errors and the verdict", FLAG(quiet)},
	{'h', "help", NULL, "show this", cli_show_help, 0, 0},
	{'V', "version", NULL, "show the version", cli_show_version, 0, 0},
};

static const char usage[] =
	"usage: symcheck [OPTION]... FILE.sym\n\n"
	"Says whether a Breakpad symbol file can be trusted, line by line.\n\n";
static const char usage_end[] = "\nExit status: 0 good, 1 bad, 2 wrong usage or a file that cannot be read.\n";

static enum cli_result add_operand(const struct cli *cli, const char *word)
{
	struct symcheck_options *o = cli->target;
	if (!*word)
		return cli_wrong(cli, "the name of a file is empty");
	if (strcmp(word, "-") == 0)
		return cli_wrong(cli, "'-': a symbol file is not read from standard input");
	if (o->file_count == 1)
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
	return result == CLI_RUN && !ret->file_count ? cli_wrong(&cli, "no FILE.sym") : result;
}
