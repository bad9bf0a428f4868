/*
 * Holds a symbol file to its binary, as libelf and libdwarf read it, so that no mistake of dump_syms' readers is shared:
 * identity, functions, lines, inlined calls, unwinding, public symbols.
 */
#ifndef SYMCHECK_AUDIT_H
#define SYMCHECK_AUDIT_H

#include "base/diag.h"
#include "symcheck/finding.h"

enum coverage_kind { COVERAGE_FUNCTIONS, COVERAGE_LINES, COVERAGE_INLINES, COVERAGE_CFI, COVERAGES };
extern const char *const coverage_names[COVERAGES];

/* How much was held against each other, and how much of the code the symbol file speaks of. */
struct audit {
	uint64_t code_bytes, covered[COVERAGES];
	uint64_t functions, rows, calls, cfi_rows, symbols; /* of the binary, that were asked for */
	uint64_t units, unread;
};

/* debug_path: NULL where the binary has its DWARF itself, or has none. Statuses as binary_open. */
enum status audit_file(const char *sym_path, const char *binary_path, const char *debug_path, struct diag *d,
                       struct findings *findings, struct audit *ret);

/* Share in percent; 100 where there is no code. */
double coverage_percent(const struct audit *audit, enum coverage_kind kind);

#endif
