/* What a walk gave, for people and for scripts. */
#ifndef WALKER_REPORT_REPORT_H
#define WALKER_REPORT_REPORT_H

#include "base/status.h"
#include "walker/symbols/symbols.h"
#include "walker/unwind/frame.h"

#include <stdio.h>

/* Everything that a report says. Borrowed; const. */
struct report {
	const char *path;                /* of the dump, as it was given */
	const struct process *process;
	const struct stack *stacks;      /* by index of the thread; frames none where a thread was not to be walked */
	size_t stack_count;              /* process->threads.n */
	const struct symbols_found *const *symbols; /* by index of the module */
	bool have_symbol_paths;          /* some source was given: only then is a module without symbols worth a warning */
	const struct diag *soft_errors;  /* the dump's own, those of symbol files, and of the walks, merged */
};

struct report_options {
	bool crashed_only;    /* -c */
	bool has_only_thread; /* -t N, --threads N: this one besides the crashed one */
	size_t only_thread;
	bool brief;           /* -b */
	bool stack_contents;  /* -s */
	bool stack_pointers;  /* -d */
	bool explain;         /* --explain */
	bool pretty;          /* --pretty, JSON */
};

/* Each writes the whole report to `to`; whether that could be written is for the caller to ask the stream. */
void report_human(const struct report *report, const struct report_options *options, FILE *to);
void report_machine(const struct report *report, const struct report_options *options, FILE *to);
void report_json(const struct report *report, const struct report_options *options, FILE *to);
void report_html(const struct report *report, const struct report_options *options, FILE *to);

/* What stands for the report of a dump that gave nothing: status, and why. */
void report_json_failure(const char *path, const struct diag *why, const struct report_options *options, FILE *to);

#endif
