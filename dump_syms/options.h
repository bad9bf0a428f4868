/* The command line of dump_syms as data. */
#ifndef DUMP_SYMS_OPTIONS_H
#define DUMP_SYMS_OPTIONS_H

#include "base/cli.h"
#include "dump_syms/dump.h"

#include <stdio.h>

struct options {
	struct dump_options dump; /* its lists are the ones below */
	const char *output;       /* --output; NULL: standard output */
	const char *store;        /* --store */
	bool strict, summary, quiet;
	struct VEC(const char *) files;
	struct VEC(const char *) debug_dirs;
	struct VEC(struct prefix_map) prefix_maps;
	struct VEC(char *) owned; /* texts that were put together here */
};

/*
 * Reads the arguments behind argv[0] into *ret (options_release it, whatever comes back), which borrows them. Options and
 * FILEs stand in any order; everything behind `--` is a FILE. A FILE that is a directory is a debug directory.
 */
enum cli_result options_parse(int argc, char *const *argv, struct options *ret, FILE *out, FILE *err);
void options_release(struct options *options);

#endif
