/*
 * Writes stackdumps (docs/stackdump.md) of the process itself or of another one, with the truth behind their end: a line
 * "truth PC SP" a frame, youngest first. Stands alone: it is compiled for whatever the fixture is.
 */
#ifndef TESTS_LIVE_STACKDUMP_OUT_H
#define TESTS_LIVE_STACKDUMP_OUT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAMES_MAX 4096
#define REGISTERS_MAX 34
#define BELOW_SP 256      /* leaf functions keep things below sp */
#define ABOVE_SP 65536

struct frame_truth {
	uint64_t pc, sp;
};

struct dump {
	const char *arch;
	const char *register_names[REGISTERS_MAX];
	uint64_t registers[REGISTERS_MAX];
	unsigned register_count;
	struct frame_truth truth[FRAMES_MAX];
	unsigned frames;
	const char *maps;  /* path of the text of its maps */
	bool (*read)(void *context, uint64_t addr, void *to, size_t n);
	void *context;
};

/* The part of [lo, hi) that is stack of the frames: from the lowest of their sp in it to some way above the highest. */
static bool dump_stack_part(const struct dump *d, uint64_t *lo, uint64_t *hi)
{
	uint64_t lowest = UINT64_MAX, highest = 0;
	for (unsigned i = 0; i < d->frames; i++)
		if (d->truth[i].sp >= *lo && d->truth[i].sp < *hi) {
			lowest = d->truth[i].sp < lowest ? d->truth[i].sp : lowest;
			highest = d->truth[i].sp > highest ? d->truth[i].sp : highest;
		}
	if (lowest > highest)
		return false;
	if (lowest - *lo > BELOW_SP)
		*lo = (lowest - BELOW_SP) & ~(uint64_t)15;
	if (*hi - highest > ABOVE_SP)
		*hi = (highest + ABOVE_SP) & ~(uint64_t)15;
	return true;
}

static void dump_memory(const struct dump *d, uint64_t lo, uint64_t hi, FILE *to)
{
	for (uint64_t at = lo; at < hi; at += 16) {
		uint64_t words[2];
		if (d->read(d->context, at, words, sizeof words))
			fprintf(to, "0x%llx: 0x%016llx 0x%016llx\n", (unsigned long long)at, (unsigned long long)words[0],
			        (unsigned long long)words[1]);
	}
}

static bool dump_write(const struct dump *d, const char *path)
{
	char line[1024];
	FILE *to = fopen(path, "w"), *maps = fopen(d->maps, "r");
	if (!to || !maps) {
		perror(path);
		return false;
	}
	fprintf(to, "stackdump 1\narch: %s\nos: Linux\n[thread 1]\n", d->arch);
	for (unsigned i = 0; i < d->register_count; i++)
		fprintf(to, "%s: %llx\n", d->register_names[i], (unsigned long long)d->registers[i]);
	fputs("[maps]\n", to);
	while (fgets(line, sizeof line, maps))
		fputs(line, to);
	fputs("[memory]\n", to);
	rewind(maps);
	while (fgets(line, sizeof line, maps)) {
		unsigned long long lo, hi;
		char access[5];
		if (sscanf(line, "%llx-%llx %4s", &lo, &hi, access) != 3)
			continue;
		uint64_t from = lo, end = hi;
		if (access[1] == 'w' && dump_stack_part(d, &from, &end))
			dump_memory(d, from, end, to);
		if (access[0] == 'r' && access[2] == 'x' && !strchr(line, '/'))
			dump_memory(d, lo, hi, to); /* the kernel's code: no file has it, a core does */
	}
	fputs("[end]\n", to);
	for (unsigned i = 0; i < d->frames; i++)
		fprintf(to, "truth %llx %llx\n", (unsigned long long)d->truth[i].pc, (unsigned long long)d->truth[i].sp);
	fclose(maps);
	return fclose(to) == 0;
}

#endif
