/* A line on the terminal that says that the work goes on, once it has taken a second. */
#ifndef DUMP_SYMS_PROGRESS_H
#define DUMP_SYMS_PROGRESS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

struct progress {
	bool active; /* otherwise every function does nothing */
	bool stop, shown;
	size_t done, total;
	const char *what;
	unsigned seconds;
	pthread_t thread;
	pthread_mutex_t lock;
	pthread_cond_t wake;
};

/* Starts with `total` things to do, if wanted and standard error is a terminal. */
void progress_start(struct progress *p, bool wanted, size_t total);

/* Work on thing number `done`, called what (borrowed), begins. */
void progress_step(struct progress *p, size_t done, const char *what);

/* Takes the line away, and keeps it away while others write to standard error; lets it come back. */
void progress_hide(struct progress *p);
void progress_show(struct progress *p);

void progress_stop(struct progress *p);

#endif
