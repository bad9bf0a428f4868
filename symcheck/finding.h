/*
 * What symcheck finds. Each kind has a code that never changes its meaning (symcheck.1 lists them), a severity, and the
 * consumers whom it costs more than the record; findings are counted by kind, and of each the first ones are kept.
 */
#ifndef SYMCHECK_FINDING_H
#define SYMCHECK_FINDING_H

#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>

enum severity {
	SEVERITY_NOTE,    /* legal, but worth knowing: never fails a run */
	SEVERITY_WARNING, /* fails a run under --werror */
	SEVERITY_ERROR,
};

/* Who cannot use the file, or a part of it, because of a finding. */
enum consumer {
	CONSUMER_RUST = 1,     /* rust-minidump refuses the file */
	CONSUMER_LLDB = 2,     /* LLDB refuses the file, or loses the record */
	CONSUMER_BREAKPAD = 4, /* Breakpad's processor before it knew INLINE */
};
#define CONSUMERS 3
extern const char *const consumer_texts[CONSUMERS];

enum finding_code {
	/* The text */
	FIND_EMPTY, FIND_UNKNOWN, FIND_LACKS_FIELD, FIND_NUMBER_BAD, FIND_NUMBER_LARGE, FIND_LACKS_NAME, FIND_RANGE_EMPTY,
	FIND_RANGE_WRAPS, FIND_WIN_TYPE, FIND_TOO_LONG, FIND_STACK_UNKNOWN, FIND_NOT_UTF8, FIND_CONTROL, FIND_RETURNS,
	FIND_NO_NEWLINE, FIND_EMPTY_LINES, FIND_LONG, FIND_DAMAGED,
	/* Who the file is of */
	FIND_NO_MODULE, FIND_MODULE_TWICE, FIND_ID, FIND_STORE_NAME, FIND_OS, FIND_ARCH, FIND_CODE_ID, FIND_ADDRESS_WIDTH,
	/* FILE and INLINE_ORIGIN */
	FIND_FILE_TWICE, FIND_ORIGIN_TWICE, FIND_FILE_UNDEFINED, FIND_ORIGIN_UNDEFINED,
	/* FUNC, lines, INLINE, PUBLIC */
	FIND_HOMELESS, FIND_FUNC_OVERLAP, FIND_FUNC_ORDER, FIND_FUNC_LARGE, FIND_LINE_OUTSIDE, FIND_LINE_OVERLAP, FIND_LINE_ORDER,
	FIND_LINE_EMPTY, FIND_LINE_ZERO, FIND_INLINE_HOLE, FIND_INLINE_OUTSIDE, FIND_INLINE_OVERLAP, FIND_INLINE_LATE,
	FIND_INLINE_NO_FILE, FIND_INLINE_OLDER, FIND_INLINE_LONG, FIND_INLINE_USED, FIND_PUBLIC_TWICE, FIND_PUBLIC_ORDER,
	FIND_PUBLIC_COVERED,
	/* STACK CFI and STACK WIN */
	FIND_INIT_NO_CFA, FIND_INIT_NO_RA, FIND_INIT_OVERLAP, FIND_INIT_ORDER, FIND_INIT_LARGE, FIND_RULE_SELF, FIND_RULE_FORM,
	FIND_RULE_REGISTER, FIND_EXPRESSION, FIND_OPERATOR, FIND_DELTA_STRAY, FIND_DELTA_OUTSIDE, FIND_DELTA_ORDER,
	FIND_WIN_OVERLAP, FIND_WIN_FUNC, FIND_WIN_PROGRAM,
	/* The audit against the binary */
	FIND_OTHER_ID, FIND_NO_ID, FIND_OTHER_ARCH, FIND_UNREAD, FIND_NO_FUNC, FIND_FUNC_RANGE, FIND_FUNC_NAME, FIND_NO_LINE,
	FIND_LINE_DIFFERS, FIND_LINE_INVENTED, FIND_NO_INLINE, FIND_INLINE_DIFFERS, FIND_CFI_WRONG, FIND_CFI_GAP,
	FIND_CFI_INVENTED, FIND_CFI_UNREAD, FIND_NO_PUBLIC, FIND_PUBLIC_UNKNOWN, FIND_PUBLIC_NAME, FIND_COVERAGE,
	FINDING_CODES
};

struct finding_kind {
	const char *code; /* "S001" */
	enum severity severity;
	unsigned consumers; /* of enum consumer */
	const char *text;
};
extern const struct finding_kind finding_kinds[FINDING_CODES];

/* How many of each kind are kept. */
#define FINDINGS_KEPT 10

struct finding {
	enum finding_code code;
	uint64_t line; /* of the symbol file; 0: none in particular */
	char *detail;  /* owned; what every reader can take (symfile/text.h) */
};

/* All zeros is nothing found. */
struct findings {
	uint64_t counts[FINDING_CODES];
	struct VEC(struct finding) kept; /* in order of discovery */
};

void finding_add(struct findings *findings, enum finding_code code, uint64_t line, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* How many there are of a severity; the consumers of all that was found. */
uint64_t findings_count(const struct findings *findings, enum severity severity);
unsigned findings_consumers(const struct findings *findings);
void findings_release(struct findings *findings);

#endif
