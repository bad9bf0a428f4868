#include "base/cli.h"

#include "base/file.h"

#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum cli_result cli_wrong(const struct cli *cli, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	fprintf(cli->err, "%s: ", cli->program);
	vfprintf(cli->err, format, args);
	fprintf(cli->err, " (see %s --help)\n", cli->program);
	va_end(args);
	return CLI_WRONG;
}

const char *cli_option_text(const struct cli_option *option, char ret[64])
{
	if (option->name)
		snprintf(ret, 64, "--%s", option->name);
	else
		snprintf(ret, 64, "-%c", option->letter);
	return ret;
}

static void *place(const struct cli *cli, const struct cli_option *option)
{
	return (char *)cli->target + option->place;
}

enum cli_result cli_set_flag(const struct cli *cli, const struct cli_option *option, const char *text)
{
	(void)text;
	*(bool *)place(cli, option) = option->value;
	return CLI_RUN;
}

enum cli_result cli_set_text(const struct cli *cli, const struct cli_option *option, const char *text)
{
	char name[64];
	if (!*text)
		return cli_wrong(cli, "%s: an empty name", cli_option_text(option, name));
	*(const char **)place(cli, option) = text;
	return CLI_RUN;
}

enum cli_result cli_accept(const struct cli *cli, const struct cli_option *option, const char *text)
{
	(void)cli, (void)option, (void)text;
	return CLI_RUN;
}

enum cli_result cli_set_count(const struct cli *cli, const struct cli_option *option, const char *text)
{
	char *end, name[64];
	unsigned long n = strtoul(text, &end, 10);
	if (text[0] < '0' || text[0] > '9' || *end || n < 1 || n > (unsigned long)option->value)
		return cli_wrong(cli, "%s: '%s' is not a number from 1 to %d", cli_option_text(option, name), text,
		                 option->value);
	*(unsigned *)place(cli, option) = (unsigned)n;
	return CLI_RUN;
}

enum cli_result cli_show_version(const struct cli *cli, const struct cli_option *option, const char *text)
{
	(void)option, (void)text;
	fprintf(cli->out, "%s (symwalk) " PACKAGE_VERSION "\n", cli->program);
	return CLI_DONE;
}

enum cli_result cli_show_help(const struct cli *cli, const struct cli_option *unused, const char *text)
{
	(void)unused, (void)text;
	fputs(cli->usage, cli->out);
	for (size_t i = 0; i < cli->option_count; i++) {
		const struct cli_option *o = &cli->options[i];
		char letter[] = {'-', o->letter, o->name ? ',' : 0, ' ', 0};
		if (!o->help)
			continue;
		int width = fprintf(cli->out, "  %s%s%s%s%s", o->letter ? letter : "    ", o->name ? "--" : "",
		                    o->name ? o->name : "", o->argument ? " " : "", o->argument ? o->argument : "");
		fprintf(cli->out, "%*s%s\n", width < 30 ? 30 - width : 2, "", o->help);
	}
	fputs(cli->usage_end, cli->out);
	return CLI_DONE;
}

static enum cli_result unknown(const struct cli *cli, const char *word, size_t n)
{
	for (size_t i = 0; i < cli->hint_count; i++)
		if (strlen(cli->hints[i].word) == n && memcmp(cli->hints[i].word, word, n) == 0)
			return cli_wrong(cli, "there is no option %.*s: %s", (int)n, word, cli->hints[i].hint);
	return cli_wrong(cli, "there is no option %.*s", (int)n, word);
}

/* `--name`, `--name=TEXT` or `--name TEXT`; *used says whether next was taken. */
static enum cli_result long_option(const struct cli *cli, const char *word, const char *next, bool *used)
{
	const struct cli_option *o = cli->options, *end = o + cli->option_count;
	const char *name = word + 2, *equals = strchr(name, '=');
	size_t n = equals ? (size_t)(equals - name) : strlen(name);
	while (o < end && (!o->name || strlen(o->name) != n || memcmp(o->name, name, n) != 0))
		o++;
	if (o == end)
		return unknown(cli, word, n + 2);
	if (!o->argument && equals)
		return cli_wrong(cli, "--%s takes no argument", o->name);
	if (!o->argument)
		return o->apply(cli, o, NULL);
	if (equals)
		return o->apply(cli, o, equals + 1);
	if (!next)
		return cli_wrong(cli, "--%s needs its %s", o->name, o->argument);
	*used = true;
	return o->apply(cli, o, next);
}

/* Letters without arguments, and possibly one with, which takes what follows. */
static enum cli_result short_options(const struct cli *cli, const char *letters, const char *next, bool *used)
{
	for (const char *p = letters; *p; p++) {
		const struct cli_option *o = cli->options, *end = o + cli->option_count;
		char word[] = {'-', *p, 0};
		while (o < end && o->letter != *p)
			o++;
		if (o == end)
			return unknown(cli, word, 2);
		if (o->argument && p[1])
			return o->apply(cli, o, p + 1);
		if (o->argument && !next)
			return cli_wrong(cli, "%s needs its %s", word, o->argument);
		*used = o->argument;
		enum cli_result result = o->apply(cli, o, next);
		if (result != CLI_RUN)
			return result;
	}
	return CLI_RUN;
}

enum cli_result cli_read(const struct cli *cli, int argc, char *const *argv)
{
	bool options_over = false;
	for (int i = 1; i < argc; i++) {
		const char *word = argv[i], *next = i + 1 < argc ? argv[i + 1] : NULL;
		enum cli_result result = CLI_RUN;
		bool used = false;
		if (options_over || word[0] != '-' || word[1] == 0)
			result = cli->operand(cli, word);
		else if (strcmp(word, "--") == 0)
			options_over = true;
		else if (word[1] == '-')
			result = long_option(cli, word, next, &used);
		else
			result = short_options(cli, word + 1, next, &used);
		if (result != CLI_RUN)
			return result;
		i += used;
	}
	return CLI_RUN;
}

void cli_secure_streams(void)
{
	for (int fd = 0; fd < 3; fd++)
		if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", fd ? O_RDONLY : O_WRONLY) < 0)
			exit(1);
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN);
	file_guard();
}
