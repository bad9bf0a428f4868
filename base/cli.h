/* Command lines: the options of a tool are a table, which is read, checked and shown as help here. */
#ifndef BASE_CLI_H
#define BASE_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum cli_result {
	CLI_RUN,   /* there is something to do */
	CLI_DONE,  /* --help or --version: what was asked for stands in `out` */
	CLI_WRONG, /* a usage error: one line about it stands in `err` */
};

struct cli;

struct cli_option {
	char letter;          /* 0: none */
	const char *name;     /* without the two dashes; NULL: none */
	const char *argument; /* what --help calls it; NULL: the option takes none */
	const char *help;     /* NULL: read, but not shown */
	enum cli_result (*apply)(const struct cli *cli, const struct cli_option *option, const char *text);
	size_t place;         /* offset in the target of what the option sets, for the apply functions of many options */
	int value;
};

/* An option of a peer that is not read here, and what to say to who uses it. */
struct cli_hint {
	const char *word; /* as written: "--mapping-src" */
	const char *hint;
};

struct cli {
	const char *program;
	const struct cli_option *options;
	size_t option_count;
	const struct cli_hint *hints;
	size_t hint_count;
	const char *usage; /* what --help begins with, and ends with behind the options */
	const char *usage_end;
	enum cli_result (*operand)(const struct cli *cli, const char *word); /* each word that is no option */
	void *target;      /* the struct of options that is filled; it borrows the words */
	FILE *out, *err;
};

/*
 * Reads the words behind argv[0]: options and operands in any order, `-cdv`, `-j4`, `-j 4`, `--name TEXT`, `--name=TEXT`;
 * behind `--` everything is an operand, and so is `-`. Stops at the first result that is not CLI_RUN.
 */
enum cli_result cli_read(const struct cli *cli, int argc, char *const *argv);

/* Says what is wrong with the usage, in a line that names the program and --help. */
enum cli_result cli_wrong(const struct cli *cli, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* "--name", or "-x" where the option has no name. ret holds 64 bytes. */
const char *cli_option_text(const struct cli_option *option, char ret[64]);

/* Apply functions: a bool at place becomes value; a const char * becomes the text, which must not be empty; nothing happens. */
enum cli_result cli_set_flag(const struct cli *cli, const struct cli_option *option, const char *text);
enum cli_result cli_set_text(const struct cli *cli, const struct cli_option *option, const char *text);
enum cli_result cli_accept(const struct cli *cli, const struct cli_option *option, const char *text);

/* The unsigned at place becomes a number from 1 to value. */
enum cli_result cli_set_count(const struct cli *cli, const struct cli_option *option, const char *text);

/* --help and --version. */
enum cli_result cli_show_help(const struct cli *cli, const struct cli_option *option, const char *text);
enum cli_result cli_show_version(const struct cli *cli, const struct cli_option *option, const char *text);

/*
 * For main, first: a standard stream that is closed would be taken by the next file that is opened, so it is replaced by one
 * that fails as the closed one would; signals for failed writes become errors of the writes.
 */
void cli_secure_streams(void);

#endif
