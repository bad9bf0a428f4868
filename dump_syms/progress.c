#include "dump_syms/progress.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define LINE_WIDTH 79

/* The end of a long path says more than its start. */
static void line_print(struct progress *p)
{
	char text[LINE_WIDTH + 1];
	int n = snprintf(text, sizeof text, "%u s", p->seconds);
	if (p->total > 1)
		n += snprintf(text + n, sizeof text - (size_t)n, ", %zu of %zu", p->done + 1, p->total);
	size_t length = strlen(p->what), room = LINE_WIDTH - (size_t)n - 2;
	fprintf(stderr, "\r%s: %-*s", text, (int)room, p->what + (length > room ? length - room : 0));
	p->shown = true;
}

static void *progress_run(void *context)
{
	struct progress *p = context;
	struct timespec next;
	clock_gettime(CLOCK_MONOTONIC, &next);
	pthread_mutex_lock(&p->lock);
	while (!p->stop) {
		next.tv_sec++;
		while (!p->stop && pthread_cond_timedwait(&p->wake, &p->lock, &next) != ETIMEDOUT)
			;
		p->seconds++;
		if (!p->stop)
			line_print(p);
	}
	pthread_mutex_unlock(&p->lock);
	return NULL;
}

void progress_start(struct progress *p, bool wanted, size_t total)
{
	pthread_condattr_t monotonic;
	*p = (struct progress){.total = total, .what = ""};
	if (!wanted || !isatty(STDERR_FILENO))
		return;
	pthread_mutex_init(&p->lock, NULL);
	pthread_condattr_init(&monotonic);
	pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
	pthread_cond_init(&p->wake, &monotonic);
	pthread_condattr_destroy(&monotonic);
	p->active = pthread_create(&p->thread, NULL, progress_run, p) == 0;
}

void progress_step(struct progress *p, size_t done, const char *what)
{
	if (!p->active)
		return;
	pthread_mutex_lock(&p->lock);
	p->done = done;
	p->what = what;
	pthread_mutex_unlock(&p->lock);
}

void progress_hide(struct progress *p)
{
	if (!p->active)
		return;
	pthread_mutex_lock(&p->lock);
	if (p->shown)
		fprintf(stderr, "\r%*s\r", LINE_WIDTH, "");
	p->shown = false;
}

void progress_show(struct progress *p)
{
	if (p->active)
		pthread_mutex_unlock(&p->lock);
}

void progress_stop(struct progress *p)
{
	if (!p->active)
		return;
	progress_hide(p);
	p->stop = true;
	pthread_cond_signal(&p->wake);
	progress_show(p);
	pthread_join(p->thread, NULL);
	pthread_cond_destroy(&p->wake);
	pthread_mutex_destroy(&p->lock);
}
