/* The command line of symcheck as data. */
#ifndef SYMCHECK_OPTIONS_H
#define SYMCHECK_OPTIONS_H

#include "base/cli.h"
#include "symcheck/audit.h"

struct symcheck_options {
	bool json, werror, quiet;
	const char *files[3]; /* as given: the symbol file, the binary, its debug file */
	double minimum[COVERAGES]; /* percent; 0: none was asked for */
	size_t file_count;
};

/* Reads the arguments behind argv[0], which are borrowed. --help goes to out, a usage error to err. */
enum cli_result symcheck_options_parse(int argc, char *const *argv, struct symcheck_options *ret, FILE *out, FILE *err);

#endif
