/* The two forms of parallelism: numbered jobs, and items that are made one after the other. */
#ifndef BASE_PARALLEL_H
#define BASE_PARALLEL_H

#include <stddef.h>

/*
 * Runs job(context, i) for every i of [0, count), on at most `threads` threads (this one among them), started in ascending
 * order of i; returns when all are done. With 1 thread, or where no thread can be made, everything runs here. A job may
 * touch only what belongs to i, and what nobody writes: so the outcome does not depend on the number of threads.
 */
void parallel_for(unsigned threads, size_t count, void (*job)(void *context, size_t i), void *context);

/*
 * Runs job(context, item) for every item that next(context) gives, until that gives NULL; returns when all are done. next()
 * runs on one thread at a time and decides the order, a few items ahead of the jobs; jobs run beside it and each other. A job
 * may touch only what belongs to its item, and what neither next() nor another job writes. With 1 thread an item's job is
 * done before the next one is made.
 */
void parallel_feed(unsigned threads, void *(*next)(void *context), void (*job)(void *context, void *item), void *context);

/* How many processors this process may run on; at least 1. */
unsigned parallel_cores(void);

#endif
