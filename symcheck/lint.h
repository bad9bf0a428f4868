/*
 * What is wrong with a symbol file by itself: one pass over its lines. Memory follows the number of its FUNC, PUBLIC, STACK
 * and FILE records and the largest function, not the size of the file.
 */
#ifndef SYMCHECK_LINT_H
#define SYMCHECK_LINT_H

#include "base/bytes.h"
#include "base/diag.h"
#include "symcheck/finding.h"

/* How many records there are of each kind, and how many bytes the ranges of FUNC and INIT and of lines are together. */
struct lint_totals {
	uint64_t lines, files, origins, funcs, line_records, inlines, publics, inits, deltas, wins;
	uint64_t func_bytes, line_bytes, init_bytes;
};

/*
 * Adds what is wrong with the file at path. ST_ABSENT or ST_SYS where it cannot be read; a damaged file is a finding. lint_text
 * reads text in memory.
 */
enum status lint_file(const char *path, struct diag *d, struct findings *findings, struct lint_totals *ret);
enum status lint_text(struct bytes text, struct diag *d, struct findings *findings, struct lint_totals *ret);

#endif
