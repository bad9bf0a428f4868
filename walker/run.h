/* One dump from bytes to report: the flow of the walker. */
#ifndef WALKER_RUN_H
#define WALKER_RUN_H

#include "walker/options.h"

/*
 * A dump that was read and walked, with everything that a report is made of. Needs run_release, whatever came of it.
 */
struct run {
	const struct walker_options *options;
	struct symbols *symbols;
	struct process process;
	struct run_module *modules; /* by index of the module */
	struct stack *stacks;       /* by index of the thread */
	size_t walks;               /* how many threads are walked */
	uint64_t frames_max;        /* of each of them; when they are walked */
	bool again;                 /* only those that had more */
	struct diag soft_errors;    /* what is wrong with the dump, with symbol files, with bodies in them: in that order */
	struct report report;       /* borrows all of that */
};

/*
 * Reads the dump at path (NULL: the raw stack that the options name), walks the threads that the options ask for, on up to
 * options->jobs threads, and fills ret->report. The outcome does not depend on the number of threads. Anything but ST_OK:
 * nothing can be walked or shown, and ret->soft_errors says why.
 */
enum status run_walk(const struct walker_options *options, struct symbols *symbols, const char *path, struct run *ret);
void run_release(struct run *run);

#endif
