/*
 * measure OUTPUT COMMAND [ARGUMENT...]: runs the command with its standard output in the file OUTPUT and prints what it took:
 * seconds of wall, user and system time, peak memory in KiB, bytes written, and the exit status (128 + N for signal N).
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void __attribute__((noreturn)) die(const char *what)
{
	fprintf(stderr, "measure: %s: %s\n", what, strerror(errno));
	exit(1);
}

static double seconds_now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double seconds(struct timeval t)
{
	return (double)t.tv_sec + (double)t.tv_usec * 1e-6;
}

static void __attribute__((noreturn)) child(int output, char **command)
{
	int nothing = open("/dev/null", O_RDWR);
	if (nothing < 0 || dup2(nothing, 0) < 0 || dup2(output, 1) < 0 || dup2(nothing, 2) < 0)
		_exit(127);
	execvp(command[0], command);
	_exit(127);
}

int main(int argc, char **argv)
{
	struct rusage usage;
	struct stat st;
	int status;

	if (argc < 3) {
		fputs("usage: measure OUTPUT COMMAND [ARGUMENT...]\n", stderr);
		return 2;
	}
	int output = open(argv[1], O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	if (output < 0)
		die(argv[1]);
	double start = seconds_now();
	pid_t pid = fork();
	if (pid < 0)
		die("fork");
	if (!pid)
		child(output, argv + 2);
	if (wait4(pid, &status, 0, &usage) != pid)
		die("wait");
	double wall = seconds_now() - start;
	if (fstat(output, &st))
		die(argv[1]);
	printf("%.3f %.3f %.3f %ld %lld %d\n", wall, seconds(usage.ru_utime), seconds(usage.ru_stime), usage.ru_maxrss,
	       (long long)st.st_size, WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
	return 0;
}
