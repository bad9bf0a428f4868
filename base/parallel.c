#include "base/parallel.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>

#define THREADS_MAX 64

struct work {
	atomic_size_t next;
	size_t count;
	void (*job)(void *context, size_t i);
	void *context;
};

static void *work_run(void *arg)
{
	struct work *w = arg;
	for (size_t i; (i = atomic_fetch_add(&w->next, 1)) < w->count;)
		w->job(w->context, i);
	return NULL;
}

/* Runs work(arg) on so many threads, this one among them, or on as many as there can be. */
static void threads_run(unsigned threads, void *(*work)(void *arg), void *arg)
{
	pthread_t helpers[THREADS_MAX];
	size_t made = 0;
	if (threads > THREADS_MAX)
		threads = THREADS_MAX;
	while (made + 1 < threads && pthread_create(&helpers[made], NULL, work, arg) == 0)
		made++;
	work(arg);
	while (made)
		pthread_join(helpers[--made], NULL);
}

void parallel_for(unsigned threads, size_t count, void (*job)(void *context, size_t i), void *context)
{
	struct work w = {.count = count, .job = job, .context = context};
	threads_run(count < threads ? (unsigned)count : threads, work_run, &w);
}

/* Items that are made and whose jobs nobody has begun: what a thread may make ahead of the others. */
#define AHEAD_PER_THREAD 4
#define AHEAD_MAX        (AHEAD_PER_THREAD * THREADS_MAX)

struct feed {
	void *(*next)(void *context);
	void (*job)(void *context, void *item);
	void *context;

	pthread_mutex_t lock; /* over what follows */
	pthread_cond_t changed;
	bool making, ended;   /* a thread is in next(); it gave NULL */
	void *items[AHEAD_MAX]; /* a ring */
	size_t made, begun, ahead;
};

/* To be called with the lock held, which is let go meanwhile. */
static void feed_make(struct feed *f)
{
	f->making = true;
	pthread_mutex_unlock(&f->lock);
	void *item = f->next(f->context);
	pthread_mutex_lock(&f->lock);
	f->making = false;
	if (item)
		f->items[f->made++ % AHEAD_MAX] = item;
	else
		f->ended = true;
	pthread_cond_broadcast(&f->changed);
}

static void feed_work(struct feed *f)
{
	void *item = f->items[f->begun++ % AHEAD_MAX];
	pthread_mutex_unlock(&f->lock);
	f->job(f->context, item);
	pthread_mutex_lock(&f->lock);
}

/* To make an item comes first, as all wait for that in the end, unless there are enough. */
static void *feed_run(void *arg)
{
	struct feed *f = arg;
	pthread_mutex_lock(&f->lock);
	for (;;) {
		if (!f->making && !f->ended && f->made - f->begun < f->ahead)
			feed_make(f);
		else if (f->begun < f->made)
			feed_work(f);
		else if (f->ended)
			break;
		else
			pthread_cond_wait(&f->changed, &f->lock);
	}
	pthread_mutex_unlock(&f->lock);
	return NULL;
}

void parallel_feed(unsigned threads, void *(*next)(void *context), void (*job)(void *context, void *item), void *context)
{
	if (threads > THREADS_MAX)
		threads = THREADS_MAX;
	struct feed f = {.next = next, .job = job, .context = context, .ahead = threads > 1 ? AHEAD_PER_THREAD * threads : 1};
	pthread_mutex_init(&f.lock, NULL);
	pthread_cond_init(&f.changed, NULL);
	threads_run(threads, feed_run, &f);
	pthread_cond_destroy(&f.changed);
	pthread_mutex_destroy(&f.lock);
}

unsigned parallel_cores(void)
{
	cpu_set_t set;
	if (sched_getaffinity(0, sizeof set, &set) != 0)
		return 1;
	int n = CPU_COUNT(&set);
	return n > 1 ? (unsigned)n : 1;
}
