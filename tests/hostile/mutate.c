/*
 * mutate SEED HOW FILE > DAMAGED: the file, damaged in a way that SEED decides and that is the same everywhere.
 *
 *   bytes=N    N bytes have other values
 *   cut        the file ends early
 *   swap       two runs of up to 4 KiB have changed places
 *   zero       a run of up to 4 KiB is zeros
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* splitmix64 (S. Vigna, public domain): the next number below n. */
static uint64_t random_below(uint64_t *state, uint64_t n)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return (z ^ z >> 31) % n;
}

static void change_bytes(uint64_t *state, unsigned char *data, size_t size, unsigned long count)
{
	while (count--)
		data[random_below(state, size)] ^= (unsigned char)(1 + random_below(state, 255));
}

static void swap_runs(uint64_t *state, unsigned char *data, size_t size)
{
	static unsigned char kept[4096];
	size_t n = 1 + random_below(state, size / 2 < sizeof kept ? size / 2 : sizeof kept);
	size_t a = random_below(state, size - n + 1), b = random_below(state, size - n + 1);
	memcpy(kept, data + a, n);
	memmove(data + a, data + b, n);
	memcpy(data + b, kept, n);
}

static void zero_run(uint64_t *state, unsigned char *data, size_t size)
{
	size_t n = 1 + random_below(state, size < 4096 ? size : 4096);
	memset(data + random_below(state, size - n + 1), 0, n);
}

static unsigned char *read_file(const char *path, size_t *ret_size)
{
	FILE *f = fopen(path, "rb");
	if (!f || fseek(f, 0, SEEK_END) != 0)
		return NULL;
	long size = ftell(f);
	rewind(f);
	unsigned char *data = size > 2 ? malloc((size_t)size) : NULL;
	if (data && fread(data, 1, (size_t)size, f) != (size_t)size)
		data = NULL;
	fclose(f);
	*ret_size = (size_t)size;
	return data;
}

int main(int argc, char **argv)
{
	size_t size;
	unsigned char *data = argc == 4 ? read_file(argv[3], &size) : NULL;
	if (!data) {
		fputs("usage: mutate SEED bytes=N|cut|swap|zero FILE\n", stderr);
		return 2;
	}
	uint64_t state = strtoull(argv[1], NULL, 10);
	if (strncmp(argv[2], "bytes=", 6) == 0)
		change_bytes(&state, data, size, strtoul(argv[2] + 6, NULL, 10));
	else if (strcmp(argv[2], "cut") == 0)
		size = random_below(&state, size);
	else if (strcmp(argv[2], "swap") == 0)
		swap_runs(&state, data, size);
	else if (strcmp(argv[2], "zero") == 0)
		zero_run(&state, data, size);
	else
		return 2;
	int failed = fwrite(data, 1, size, stdout) != size || fflush(stdout) != 0;
	free(data);
	return failed;
}
