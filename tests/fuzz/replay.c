/*
 * Runs a fuzz target over inputs that are kept: replay_NAME FILE... The empty input always comes first. What a target
 * finds wrong ends the program.
 *
 * Each input is copied to memory that ends where it ends, so that the sanitizers see a read past it.
 */
#include "tests/fuzz/fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

static void fail(const char *what)
{
	perror(what);
	exit(1);
}

static uint8_t *copy(size_t size)
{
	uint8_t *data = calloc(size ? size : 1, 1);

	if (!data)
		fail("memory");
	return data;
}

static void replay(const char *path)
{
	FILE *file = fopen(path, "rb");
	struct stat st;
	uint8_t *data;
	size_t size;

	if (!file || fstat(fileno(file), &st))
		fail(path);
	size = (size_t)st.st_size;
	data = copy(size);
	if (fread(data, 1, size, file) != size)
		fail(path);
	fclose(file);
	LLVMFuzzerTestOneInput(data, size);
	free(data);
}

int main(int argc, char **argv)
{
	uint8_t *nothing = copy(0);

	LLVMFuzzerTestOneInput(nothing, 0);
	free(nothing);
	for (int i = 1; i < argc; i++)
		replay(argv[i]);
	return 0;
}
