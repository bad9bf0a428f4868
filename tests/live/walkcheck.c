/*
 * Holds the walker to the truth: `walkcheck [WALKER-OPTION | SYMBOLS]... -- STACKDUMP...` walks each stackdump and compares every
 * frame's pc and sp with the lines "truth PC SP" behind the dump's end; an SP of 0 is not known. Prints what differs, and a
 * last line of counts; the exit status is 0 where all are equal.
 */
#include "base/file.h"
#include "walker/run.h"
#include "walker/unwind/abi.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct truth {
	uint64_t pc, sp;
};
struct truth_list VEC(struct truth);

static void truth_read(const char *path, struct truth_list *ret)
{
	char line[256];
	struct truth t;
	FILE *f = fopen(path, "r");
	*ret = (struct truth_list){0};
	while (f && fgets(line, sizeof line, f))
		if (sscanf(line, "truth %" SCNx64 " %" SCNx64, &t.pc, &t.sp) == 2 && t.pc) /* libgcc's ends in a pc of 0 */
			*vec_push(ret) = t;
	if (f)
		fclose(f);
}

static const char *frame_name(const struct stack *stack, size_t i)
{
	const char *name = i < stack->frames.n ? stack->frames.at[i].symbol->function : NULL;
	return name ? name : "?";
}

static bool frame_equal(const struct stack *stack, const struct abi *abi, size_t i, const struct truth *t)
{
	uint64_t sp = 0;
	if (i >= stack->frames.n)
		return false;
	const struct frame *f = &stack->frames.at[i];
	return f->pc == t->pc && (!t->sp || (frame_register(f, abi->sp, &sp) && sp == t->sp));
}

/* Every frame of the truth, and none behind them. */
static bool stack_equal(const char *path, const struct run *run, const struct truth_list *truth)
{
	const struct stack *stack = &run->stacks[0];
	const struct abi *abi = abi_find(run->process.arch->name);
	for (size_t i = 0; i < truth->n; i++) {
		uint64_t sp = 0;
		if (frame_equal(stack, abi, i, &truth->at[i]))
			continue;
		if (i < stack->frames.n)
			frame_register(&stack->frames.at[i], abi->sp, &sp);
		printf("%s: frame %zu of %zu in %s: pc %" PRIx64 " sp %" PRIx64 ", not pc %" PRIx64 " sp %" PRIx64 " (behind %s; %s)\n",
		       path, i, truth->n, frame_name(stack, i), i < stack->frames.n ? stack->frames.at[i].pc : 0, sp,
		       truth->at[i].pc, truth->at[i].sp, i ? frame_name(stack, i - 1) : "nothing", stack->end_detail);
		return false;
	}
	if (stack->frames.n > truth->n)
		printf("%s: %zu frames, not %zu: behind %s comes %s\n", path, stack->frames.n, truth->n,
		       frame_name(stack, truth->n - 1), frame_name(stack, truth->n));
	return stack->frames.n == truth->n;
}

static bool check(const struct walker_options *options, struct symbols *symbols, const char *path, size_t *frames)
{
	struct truth_list truth;
	struct run run;
	truth_read(path, &truth);
	bool walked = truth.n && run_walk(options, symbols, path, &run) == ST_OK && run.process.threads.n && run.process.arch;
	bool equal = walked && stack_equal(path, &run, &truth);
	if (!walked)
		printf("%s: nothing to walk, or no truth\n", path);
	*frames += equal ? truth.n : 0;
	if (truth.n)
		run_release(&run);
	vec_release(&truth);
	return equal;
}

int main(int argc, char **argv)
{
	struct walker_options options;
	struct diag d = {0};
	size_t frames = 0, wrong = 0;
	int last = 1;
	while (last < argc && strcmp(argv[last], "--") != 0)
		last++;
	static char batch[] = "--batch"; /* no DUMP is among the words: they are given to run_walk */
	char **words = mem_alloc((size_t)(last + 2) * sizeof *words);
	words[0] = argv[0];
	words[1] = batch;
	memcpy(words + 2, argv + 1, (size_t)(last - 1) * sizeof *words);
	if (walker_options_parse(last + 1, words, &options, stdout, stderr) != CLI_RUN)
		return 2;
	struct symbols *symbols = symbols_open(&options.symbols, &d);
	for (int i = last + 1; i < argc; i++)
		wrong += !check(&options, symbols, argv[i], &frames);
	printf("%d stacks, %zu wrong, %zu frames right\n", argc - last - 1, wrong, frames);
	symbols_close(symbols);
	walker_options_release(&options);
	diag_release(&d);
	free(words);
	return argc - last - 1 <= 0 || wrong;
}
