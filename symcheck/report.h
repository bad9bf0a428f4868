/* What was found, for a person and for a program. */
#ifndef SYMCHECK_REPORT_H
#define SYMCHECK_REPORT_H

#include "symcheck/audit.h"
#include "symcheck/lint.h"

#include <stdio.h>

struct check {
	const char *path; /* of the symbol file */
	struct findings findings;
	struct lint_totals totals;
	bool audited;
	struct audit audit; /* where it was audited */
	bool werror;
};

/* Whether the file may be shipped: no errors, and under werror no warnings. */
bool check_good(const struct check *check);

/* quiet: only errors and the verdict. */
void check_print_text(const struct check *check, bool quiet, FILE *to);
void check_print_json(const struct check *check, FILE *to);

#endif
