/*
 * Something for a walker to do with a symbol file: `crash_of SYMBOL-FILE MINIDUMP [FRAMES]` writes a minidump of one x86-64
 * thread whose stack leads through functions of the module. `crash_of --grow SYMBOL-FILE COPIES` writes to standard output a
 * symbol file that many times as large: the same records again and again, each time behind the last.
 */
#include "tests/make/minidump.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BASE 0x7f0000000000
#define STACK 0x7ffe00000000
#define FRAMES_MAX 1000

struct symbols {
	char name[256], id[64];
	uint64_t end; /* of the last FUNC */
	uint64_t funcs[1 << 16];
	size_t count;
};

static FILE *open_or_die(const char *path, const char *mode)
{
	FILE *f = fopen(path, mode);
	if (!f) {
		perror(path);
		exit(1);
	}
	return f;
}

/* Addresses inside functions, so that one is as good as another for a return address. */
static void symbols_read(const char *path, struct symbols *s)
{
	char *line = NULL;
	size_t cap = 0;
	uint64_t rel, size;
	FILE *f = open_or_die(path, "r");
	while (getline(&line, &cap, f) > 0) {
		if (sscanf(line, "MODULE %*s %*s %63s %255[^\n]", s->id, s->name) == 2)
			continue;
		if (sscanf(line, "FUNC %*[m ]%" SCNx64 " %" SCNx64, &rel, &size) != 2 &&
		    sscanf(line, "FUNC %" SCNx64 " %" SCNx64, &rel, &size) != 2)
			continue;
		s->end = rel + size > s->end ? rel + size : s->end;
		if (size > 8 && s->count < sizeof s->funcs / sizeof s->funcs[0])
			s->funcs[s->count++] = rel + size / 2;
	}
	free(line);
	fclose(f);
}

/* A code address of the module, different ones for different i, all over it. */
static uint64_t some_function(const struct symbols *s, size_t i)
{
	return BASE + s->funcs[(i * 7919 + 17) % s->count];
}

/* MODULE's id is the GUID with its fields as numbers, then the age. */
static void put_guid(struct put *p, const char *id)
{
	static const unsigned widths[] = {4, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1};
	for (size_t i = 0; i < sizeof widths / sizeof widths[0]; id += 2 * widths[i], i++) {
		char digits[9];
		snprintf(digits, sizeof digits, "%.*s", (int)(2 * widths[i]), id);
		put_uint(p, strtoul(digits, NULL, 16), widths[i]);
	}
	put_uint(p, strtoul(id, NULL, 16), 4);
}

static uint32_t put_stack(struct minidump_maker *m, const struct symbols *s, size_t words)
{
	struct put stack = made_data(m);
	for (size_t i = 0; i < words; i++)
		put_uint(&stack, i % 4 ? i : some_function(s, i / 4), 8);
	return made_part_put(m, &stack);
}

static uint32_t put_context(struct minidump_maker *m, uint64_t pc, uint64_t sp)
{
	struct put context = made_context(m, 1232, 48, 0x10000b);
	put_uint_at(&context, 152, sp, 8);
	put_uint_at(&context, 248, pc, 8);
	return made_part_put(m, &context);
}

static void write_dump(const struct symbols *s, const char *path, size_t frames)
{
	struct minidump_maker m = minidump_maker_make(false);
	size_t words = frames * 4;
	struct put codeview = made_data(&m);
	put_uint(&codeview, 0x53445352, 4); /* RSDS */
	put_guid(&codeview, s->id);
	put_text(&codeview, s->name);
	struct made_module module = {.base = BASE, .size = (uint32_t)((s->end + 0xfff) & ~(uint64_t)0xfff)};
	module.codeview_size = (uint32_t)codeview.out.n;
	module.codeview_rva = made_part_put(&m, &codeview);
	module.name_rva = made_string(&m, s->name);
	struct made_thread thread = {.id = 1, .stack = STACK, .stack_size = (uint32_t)(words * 8), .context_size = 1232};
	thread.stack_rva = put_stack(&m, s, words);
	thread.context_rva = put_context(&m, some_function(s, 1), STACK);
	struct made_exception crash = {.thread_id = 1, .code = 11, .context_size = 1232, .context_rva = thread.context_rva};
	made_system(&m, 9, 0x8201, "Linux");
	made_threads(&m, &thread, 1);
	made_modules(&m, &module, 1);
	made_exception(&m, &crash);
	minidump_maker_end(&m);
	FILE *f = open_or_die(path, "wb");
	if (fwrite(m.p.out.at, 1, m.p.out.n, f) != m.p.out.n || fclose(f) != 0)
		exit(1);
	minidump_maker_release(&m);
}

/* Prints the line with the numbers that are addresses moved: after how many fields one begins, and whether pairs follow. */
static void print_moved(const char *line, unsigned skip, bool pairs, uint64_t by)
{
	char *end;
	for (unsigned i = 0; i < skip; i++) {
		size_t n = strcspn(line, " ") + 1;
		fwrite(line, 1, n, stdout);
		line += n;
	}
	do {
		uint64_t addr = strtoull(line, &end, 16);
		printf("%" PRIx64, addr + by);
		size_t n = pairs && *end == ' ' ? 1 + strcspn(end + 1, " \n") : 0;
		fwrite(end, 1, n, stdout);
		line = end + n;
		if (pairs && *line == ' ')
			putchar(*line++);
	} while (pairs && *line != '\n' && *line);
	fputs(line, stdout);
}

static void print_copy(const char *path, uint64_t by, bool first)
{
	static const struct {
		const char *start;
		unsigned skip;
		bool pairs;
	} records[] = {
		{"FUNC m ", 2, false}, {"FUNC ", 1, false},        {"PUBLIC m ", 2, false}, {"PUBLIC ", 1, false},
		{"INLINE ", 5, true},  {"STACK CFI INIT ", 3, false}, {"STACK CFI ", 2, false},
	};
	char *line = NULL;
	size_t cap = 0;
	FILE *f = open_or_die(path, "r");
	while (getline(&line, &cap, f) > 0) {
		size_t i = 0;
		while (i < sizeof records / sizeof records[0] && strncmp(line, records[i].start, strlen(records[i].start)) != 0)
			i++;
		if (i < sizeof records / sizeof records[0])
			print_moved(line, records[i].skip, records[i].pairs, by);
		else if (strchr("0123456789abcdef", line[0]))
			print_moved(line, 0, false, by);
		else if (first)
			fputs(line, stdout);
	}
	free(line);
	fclose(f);
}

int main(int argc, char **argv)
{
	static struct symbols s;
	if (argc == 4 && strcmp(argv[1], "--grow") == 0) {
		symbols_read(argv[2], &s);
		for (long i = 0; i < atol(argv[3]); i++)
			print_copy(argv[2], (uint64_t)i * ((s.end + 0xfffff) & ~(uint64_t)0xfffff), i == 0);
		return fflush(stdout) != 0;
	}
	if (argc != 3 && argc != 4)
		return 2;
	symbols_read(argv[1], &s);
	size_t frames = argc == 4 ? strtoul(argv[3], NULL, 10) : 20;
	if (!s.count || !frames || frames > FRAMES_MAX) {
		fprintf(stderr, "crash_of: no functions, or not 1 to %d frames\n", FRAMES_MAX);
		return 1;
	}
	write_dump(&s, argv[2], frames);
	return 0;
}
