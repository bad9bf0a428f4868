/* The one form of parallelism: numbered jobs, each writing only what belongs to its number. */
#ifndef BASE_PARALLEL_H
#define BASE_PARALLEL_H

#include <stddef.h>

/*
 * Runs job(context, i) for every i of [0, count), on at most `threads` threads (this one among them), started in ascending
 * order of i; returns when all are done. With 1 thread, or where no thread can be made, everything runs here. A job may
 * touch only what belongs to i, and what nobody writes: so the outcome does not depend on the number of threads.
 */
void parallel_for(unsigned threads, size_t count, void (*job)(void *context, size_t i), void *context);

/* How many processors this process may run on; at least 1. */
unsigned parallel_cores(void);

#endif
