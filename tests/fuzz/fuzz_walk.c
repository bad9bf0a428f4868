/*
 * The walk: a byte of flags (bits 0-1 the architecture, 2 explain, 3 Windows, 4 mappings), a byte with the number of words of
 * stack, registers (64 bits each) and words of the stack, then the text of a symbol file. The number of frames is bounded,
 * stack pointers rise but over signal frames and from leaves, and a second walk gives the same.
 */
#include "walker/unwind/abi.h"
#include "walker/unwind/walk.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

#define FRAMES_MAX 300
#define STACK_AT 0x10000
#define MODULE_AT 0x400000

static void require(bool so)
{
	if (!so)
		abort();
}

static const struct symfile *symbols(void *context, size_t module)
{
	return module == 0 ? context : NULL;
}

/* Words are small numbers as often as not: an offset into the module, or into the stack. */
static uint64_t word_of(uint64_t raw)
{
	switch (raw & 3) {
	case 0:
		return MODULE_AT + (raw >> 2 & 0xfff);
	case 1:
		return STACK_AT + (raw >> 2 & 0x7f8);
	default:
		return raw >> 2;
	}
}

static void process_make(struct process *p, const uint8_t *data, size_t size, uint8_t flags)
{
	static const char *const names[] = {"x86", "x86_64", "arm64", "arm64"};
	struct process_thread thread = {.id = 1, .has_context = true};
	size_t words = size / 8, used = 0;
	*p = (struct process){.arch = arch_find(names[flags & 3]), .os = flags & 8 ? OS_WINDOWS : OS_LINUX};
	unsigned width = p->arch->address_size;
	uint8_t *stack = arena_alloc(&p->arena, words * width);
	for (size_t i = 0; i < words; i++) {
		uint64_t raw, value;
		memcpy(&raw, data + 8 * i, 8);
		value = word_of(raw);
		if (i < REGISTER_COUNT)
			register_set(&thread.registers, (unsigned)i, width == 4 ? (uint32_t)value : value);
		else
			memcpy(stack + width * used++, &value, width);
	}
	*vec_push(&p->threads) = thread;
	*vec_push(&p->modules) = (struct process_module){.lo = MODULE_AT, .hi = MODULE_AT + 0x1000, .path = "app"};
	*vec_push(&p->modules) = (struct process_module){.lo = MODULE_AT + 0x2000, .hi = MODULE_AT + 0x3000, .path = "other"};
	*vec_push(&p->memory) = (struct process_memory){STACK_AT, STACK_AT + used * width, stack};
	*vec_push(&p->memory) = (struct process_memory){MODULE_AT, MODULE_AT + used * width, stack};
	if (flags & 16)
		*vec_push(&p->mappings) = (struct process_mapping){.lo = MODULE_AT, .hi = MODULE_AT + 0x800, .access = 5, .path = ""};
	process_finish(p);
}

static void stack_check(const struct stack *stack, const struct process *p, bool explain)
{
	const struct abi *abi = abi_find(p->arch->name);
	uint64_t last = 0, sp;
	require(stack->frames.n <= FRAMES_MAX && stack->end_detail && stack_end_text(stack->end));
	for (size_t i = 0; i < stack->frames.n; i++) {
		const struct frame *frame = &stack->frames.at[i], *callee = i ? frame - 1 : NULL;
		require(frame->symbol && (!i || frame->rule) && (frame->explanation != NULL) == explain);
		if (!frame_register(frame, abi->sp, &sp))
			sp = 0;
		require(!callee || callee->trampoline || sp > last || (sp == last && callee->interrupted && abi->lr >= 0));
		require(!callee || callee->cfa == sp);
		last = sp;
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 2)
		return 0;
	uint8_t flags = data[0];
	size_t bytes = 8 * (REGISTER_COUNT + (size_t)data[1]);
	if (bytes > size - 2)
		bytes = (size - 2) / 8 * 8;
	struct bytes text = {data + 2 + bytes, size - 2 - bytes};
	struct process process;
	struct diag d = {0};
	struct symfile *file = NULL;
	struct stack stacks[2];

	process_make(&process, data + 2, bytes, flags);
	if (symfile_open_text(text, "fuzz.sym", false, &d, &file) != ST_OK)
		file = NULL;
	for (int i = 0; i < 2; i++) {
		struct walk_world world = {
			.process = &process, .symbols = symbols, .context = file, .explain = i && flags & 4, .frames_max = FRAMES_MAX,
		};
		walk_thread(&world, 0, &stacks[i]);
		stack_check(&stacks[i], &process, world.explain);
	}
	require(stacks[0].frames.n == stacks[1].frames.n && stacks[0].end == stacks[1].end);
	require(strcmp(stacks[0].end_detail, stacks[1].end_detail) == 0);
	for (int i = 0; i < 2; i++)
		stack_release(&stacks[i]);
	symfile_close(file);
	process_release(&process);
	diag_release(&d);
	return 0;
}
