#include "base/parallel.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

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

void parallel_for(unsigned threads, size_t count, void (*job)(void *context, size_t i), void *context)
{
	struct work w = {.count = count, .job = job, .context = context};
	pthread_t helpers[THREADS_MAX];
	size_t made = 0;
	if (threads > THREADS_MAX)
		threads = THREADS_MAX;
	while (made + 1 < threads && made + 1 < count && pthread_create(&helpers[made], NULL, work_run, &w) == 0)
		made++;
	work_run(&w);
	while (made)
		pthread_join(helpers[--made], NULL);
}

unsigned parallel_cores(void)
{
	cpu_set_t set;
	if (sched_getaffinity(0, sizeof set, &set) != 0)
		return 1;
	int n = CPU_COUNT(&set);
	return n > 1 ? (unsigned)n : 1;
}
