/*
 * Where defects are reported. Parsers never print: they report to the diag handed down, which counts by kind and keeps
 * the first place of each (every place when verbose). Each unit of parallel work has a diag of its own; they are merged
 * in the order of the input, so the messages do not depend on the number of threads.
 */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include "base/cursor.h"
#include "base/mem.h"
#include "base/status.h"

#include <stdio.h>

struct buf;

enum diag_level {
	DIAG_NOTE,    /* said with -v only */
	DIAG_WARNING, /* said; nothing that the input holds is missing from the output */
	DIAG_LOSS,    /* said; something that the input holds is missing from the output: exit 3 under --strict */
};

/* A kind of defect: one const object each, beside the code that finds it. Compared by address. */
struct diag_kind {
	enum diag_level level;
	const char *text; /* what it means to the user, without a place, e.g. "a unit could not be read" */
};

struct diag_entry {
	const struct diag_kind *kind;
	uint64_t count;
	char *first; /* place and detail of the first one; owned */
};

struct diag_message {
	const struct diag_kind *kind;
	char *detail; /* place and detail; owned */
};

struct diag {
	bool verbose;                            /* keep every message */
	const char *file;                        /* said before each place: of a file beside the subject; NULL; borrowed */
	struct VEC(struct diag_entry) entries;   /* in order of first occurrence */
	struct VEC(struct diag_message) messages; /* verbose only */
};

/* Reports one defect with its detail in words (which file, offset, value). */
void diag_report(struct diag *d, const struct diag_kind *kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/*
 * Counts one more of a kind that was reported before, where nobody will read its detail; false: report it. For details that
 * cost something to put together.
 */
bool diag_again(struct diag *d, const struct diag_kind *kind);

/* Appends "; looked at A, B, C and 4 more places" for a detail; all of them where d is verbose. */
void diag_places(const struct diag *d, const char *const *places, size_t n, struct buf *ret);

/*
 * Reports a defect at the cursor's place, "<section>+0x<offset>: <detail>", and returns ST_BAD, so that a parser says
 * `return diag_bad(d, &kind, &c, "version %u", version);`.
 */
enum status diag_bad(struct diag *d, const struct diag_kind *kind, const struct cursor *at, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* As diag_bad at offset of the section called name, for a defect that no cursor stands at. */
enum status diag_bad_at(struct diag *d, const struct diag_kind *kind, const char *name, uint64_t offset,
                        const char *format, ...) __attribute__((format(printf, 5, 6)));

/* Reports errno's text for path and returns ST_SYS. */
enum status diag_sys(struct diag *d, const struct diag_kind *kind, const char *path);

/* Adds what from holds behind what into holds, and empties from. */
void diag_merge(struct diag *into, struct diag *from);

/* Adds copies of what from holds behind what into holds. */
void diag_copy(struct diag *into, const struct diag *from);

/* How many defects of at least this level. */
uint64_t diag_count(const struct diag *d, enum diag_level at_least);

/*
 * Prints one line a kind of at least this level, `subject: warning: text (N times, first: place)`; verbose: every message
 * instead. A loss is called a warning, or an error where errors says so. A place that starts with the subject does not
 * repeat it. Control characters come out as `?`.
 */
void diag_print(const struct diag *d, enum diag_level at_least, bool errors, const char *subject, FILE *to);

void diag_release(struct diag *d);

#endif
