/* The command line of walker as data. */
#ifndef WALKER_OPTIONS_H
#define WALKER_OPTIONS_H

#include "base/cli.h"
#include "base/mem.h"
#include "walker/dump/raw.h"
#include "walker/report/report.h"
#include "walker/symbols/symbols.h"

struct text_list VEC(const char *);

enum format { FORMAT_HUMAN, FORMAT_MACHINE, FORMAT_JSON };

struct walker_options {
	enum format format;
	struct report_options report;
	struct symbols_options symbols; /* its lists are the ones below */
	struct raw_options raw;         /* likewise; registers is NULL where a DUMP is read */
	const char *dump;               /* a dump or a text with traces; "-": a text on standard input; NULL: --registers, --batch */
	const char *output;             /* --output-file; NULL: standard output */
	const char *html;               /* --html; NULL: no page */
	bool batch, quiet;
	bool verbose, force;            /* of a text with traces, see struct trace_options */
	bool may_be_level;              /* --verbose was given last: rust-minidump's LEVEL may follow */
	unsigned jobs;                  /* at least 1 */

	struct text_list operands; /* as given: DUMP, where there is one, then sources of symbols */
	struct text_list symbol_paths, binary_dirs;
	struct VEC(struct symbols_for) named;
	struct VEC(struct raw_memory) memory;
	struct VEC(char *) owned; /* texts that were put together here */
};

/*
 * Reads the arguments behind argv[0] into *ret (walker_options_release it, whatever comes back), which borrows them. What is said
 * goes to out (--help) and err (a usage error).
 */
enum cli_result walker_options_parse(int argc, char *const *argv, struct walker_options *ret, FILE *out, FILE *err);
void walker_options_release(struct walker_options *options);

#endif
