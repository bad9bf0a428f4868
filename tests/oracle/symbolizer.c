#include "tests/oracle/symbolizer.h"

#include "base/buf.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void __attribute__((noreturn)) die(const char *what)
{
	fprintf(stderr, "%s: %s\n", what, strerror(errno));
	exit(2);
}

/* Questions and answers go through files without names: no pipe can fill up. */
static FILE *scratch(void)
{
	FILE *file = tmpfile();
	if (!file)
		die("temporary file");
	return file;
}

static void __attribute__((noreturn)) child(const char *program, const char *path, enum symbolizer_names names, FILE *in,
                                            FILE *out)
{
	char *object = mem_printf("--obj=%s", path);
	if (dup2(fileno(in), 0) < 0 || dup2(fileno(out), 1) < 0)
		die("dup2");
	execlp(program, program, object, names == NAMES_SHORT ? "--functions=short" : "--functions=linkage",
	       "--no-demangle", "--inlines", "--output-style=LLVM", "--debug-file-directory=/nonexistent", (char *)NULL);
	_exit(77);
}

static void run(const char *program, const char *path, enum symbolizer_names names, FILE *in, FILE *out)
{
	int status;
	pid_t pid = fork();
	if (pid < 0)
		die("fork");
	if (!pid)
		child(program, path, names, in, out);
	if (waitpid(pid, &status, 0) != pid || !WIFEXITED(status) || WEXITSTATUS(status)) {
		fprintf(stderr, "%s: failed\n", program);
		exit(WIFEXITED(status) && WEXITSTATUS(status) == 77 ? 77 : 2);
	}
}

static char *contents(FILE *file)
{
	struct buf text = {0};
	char piece[1 << 16];
	size_t n;
	rewind(file);
	while ((n = fread(piece, 1, sizeof piece, file)) > 0)
		buf_bytes(&text, piece, n);
	buf_char(&text, 0);
	return text.at;
}

static char *next_line(char **at)
{
	char *line = *at, *end = strchr(line, '\n');
	if (!end)
		return NULL;
	*end = 0;
	*at = end + 1;
	return line;
}

static const char *known(const char *text)
{
	return *text && strcmp(text, "??") ? text : NULL;
}

/* FILE:LINE:COLUMN, cut from its end as a path may have colons. */
static struct frame frame_read(const char *function, char *place)
{
	struct frame frame = {.function = known(function)};
	char *column = strrchr(place, ':');
	if (column) {
		*column = 0;
		char *line = strrchr(place, ':');
		if (line) {
			*line = 0;
			frame.line = (uint32_t)strtoul(line + 1, NULL, 10);
		}
	}
	frame.file = known(place);
	return frame;
}

static void answers_read(struct symbolized *ret)
{
	char *at = ret->text, *function;
	struct chain chain = {0};
	while ((function = next_line(&at))) {
		char *place = *function ? next_line(&at) : NULL;
		if (place) {
			*vec_push(&chain) = frame_read(function, place);
		} else {
			*vec_push(&ret->chains) = chain;
			chain = (struct chain){0};
		}
	}
	vec_release(&chain);
}

void symbolizer_ask(const char *program, const char *path, enum symbolizer_names names, const uint64_t *vaddrs, size_t n,
                    struct symbolized *ret)
{
	FILE *in = scratch(), *out = scratch();
	*ret = (struct symbolized){0};
	if (!program)
		program = getenv("LLVM_SYMBOLIZER");
	if (!program)
		program = "llvm-symbolizer";
	for (size_t i = 0; i < n; i++)
		fprintf(in, "0x%" PRIx64 "\n", vaddrs[i]);
	fflush(in);
	rewind(in);
	run(program, path, names, in, out);
	ret->text = contents(out);
	fclose(in);
	fclose(out);
	answers_read(ret);
	if (ret->chains.n != n) {
		fprintf(stderr, "%s: %zu answers to %zu questions\n", program, ret->chains.n, n);
		exit(2);
	}
}

void symbolized_release(struct symbolized *s)
{
	for (size_t i = 0; i < s->chains.n; i++)
		vec_release(&s->chains.at[i]);
	vec_release(&s->chains);
	free(s->text);
}
