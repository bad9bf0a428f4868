/* Crashes at a known depth, with threads that wait: for real cores. */
#include <pthread.h>
#include <unistd.h>

/* An emulator's threads are not in its core. */
#ifdef ALONE
#define THREADS 0
#else
#define THREADS 2
#endif

static volatile int *nowhere;

__attribute__((noinline)) int deep(int n)
{
	int below = n ? deep(n - 1) : 0;
	if (!n)
		*nowhere = 5;
	return below + n;
}

static void *idle(void *unused)
{
	pause();
	return unused;
}

int main(void)
{
	pthread_t thread;
	for (int i = 0; i < THREADS; i++)
		pthread_create(&thread, NULL, idle, NULL);
	usleep(200000);
	return deep(5);
}
