#include "walker/dump/context.h"

#include "base/cursor.h"

#include <string.h>

/* The parts of a context that its flags can announce. */
#define CONTROL 1
#define INTEGER 2
#define BOTH (CONTROL | INTEGER)

/* `count` registers in a row, the first of which is `number` (DWARF) at `offset`; they are there with `part`. */
struct slot {
	uint16_t offset;
	uint8_t number, count, part;
};

struct layout {
	const char *arch;
	uint16_t size;         /* of the whole context */
	uint8_t flags_offset, flags_width;
	uint32_t cpu;          /* the flag that stands for the processor */
	uint8_t width;         /* of a register, bytes */
	struct slot slots[12]; /* up to one of count 0 */
	struct slot status;    /* 4 bytes wide */
};

static const struct layout layouts[] = {
	{
		.arch = "x86", .size = 716, .flags_offset = 0, .flags_width = 4, .cpu = 0x10000, .width = 4,
		.slots = {
			{156, 7, 1, INTEGER}, {160, 6, 1, INTEGER},                        /* edi, esi */
			{164, 3, 1, INTEGER}, {168, 2, 1, INTEGER}, {172, 1, 1, INTEGER},  /* ebx, edx, ecx */
			{176, 0, 1, INTEGER}, {180, 5, 1, CONTROL}, {184, 8, 1, CONTROL},  /* eax, ebp, eip */
			{192, 9, 1, CONTROL}, {196, 4, 1, CONTROL},                        /* eflags, esp */
		},
	},
	{
		.arch = "x86_64", .size = 1232, .flags_offset = 48, .flags_width = 4, .cpu = 0x100000, .width = 8,
		.slots = {
			{120, 0, 1, INTEGER}, {128, 2, 1, INTEGER}, {136, 1, 1, INTEGER}, {144, 3, 1, INTEGER}, /* rax rcx rdx rbx */
			{152, 7, 1, CONTROL}, {160, 6, 1, INTEGER}, {168, 4, 1, INTEGER}, {176, 5, 1, INTEGER}, /* rsp rbp rsi rdi */
			{184, 8, 8, INTEGER}, {248, 16, 1, CONTROL},                                            /* r8-r15, rip */
		},
	},
	{
		.arch = "arm64", .size = 912, .flags_offset = 0, .flags_width = 4, .cpu = 0x400000, .width = 8,
		.slots = {{8, 0, 29, INTEGER}, {240, 29, 2, CONTROL}, {256, 31, 1, CONTROL}, {264, ARM64_PC, 1, CONTROL}},
		.status = {4, 33, 1, CONTROL},
	},
	{ /* Breakpad's older one: 64-bit flags, and the status behind the registers */
		.arch = "arm64", .size = 796, .flags_offset = 0, .flags_width = 8, .cpu = 0x80000000, .width = 8,
		.slots = {{8, 0, 32, BOTH}, {264, ARM64_PC, 1, BOTH}},
		.status = {272, 33, 1, BOTH},
	},
	{ /* Breakpad's, and Windows' own below it */
		.arch = "arm", .size = 368, .flags_offset = 0, .flags_width = 4, .cpu = 0x40000000, .width = 4,
		.slots = {{4, 0, 16, BOTH}},
	},
	{
		.arch = "arm", .size = 416, .flags_offset = 0, .flags_width = 4, .cpu = 0x200000, .width = 4,
		.slots = {{4, 0, 13, INTEGER}, {56, 13, 3, CONTROL}},
	},
};

#define LAYOUTS (sizeof layouts / sizeof layouts[0])

/* Behind the registers of x86 and x86-64, and told by this flag (CONTEXT_XSTATE), there may be more. */
#define EXTENDED 0x40

static uint64_t value_at(struct bytes run, bool big_endian, unsigned offset, unsigned width)
{
	struct cursor c = cursor_at(run, offset, "context", big_endian);
	return cursor_uint(&c, width);
}

static uint32_t flags_of(const struct layout *l, struct bytes run, bool big_endian)
{
	return (uint32_t)value_at(run, big_endian, l->flags_offset, l->flags_width);
}

/* Where the last register of slots ends. */
static size_t needed(const struct layout *l)
{
	size_t need = 0;
	for (const struct slot *s = l->slots; s->count; s++) {
		size_t end = (size_t)s->offset + (size_t)s->count * l->width;
		need = end > need ? end : need;
	}
	return need;
}

/*
 * Windows' kernel uses the highest five bits of the flags for what it does with the thread; Breakpad uses two of them for
 * processors.
 */
static bool flags_fit(const struct layout *l, uint32_t flags)
{
	uint32_t mask = l->cpu < 0x08000000 ? 0x07ff0000 : 0xffff0000;
	return (flags & mask) == l->cpu;
}

/* How many of what is known of a context speak for a layout; the flags speak loudest. */
static unsigned evidence(const struct layout *l, struct bytes run, bool big_endian, const struct arch *expected)
{
	uint32_t flags = flags_of(l, run, big_endian);
	bool flags_say = flags_fit(l, flags);
	bool size_says = run.size == l->size || (flags_say && flags & EXTENDED && run.size > l->size);
	bool dump_says = expected && strcmp(expected->name, l->arch) == 0;
	unsigned count = (unsigned)flags_say + size_says + dump_says;
	return run.size < needed(l) || count < 2 ? 0 : 2 * count + flags_say;
}

static void slot_read(const struct slot *s, unsigned width, struct bytes run, bool big_endian, struct registers *ret)
{
	for (unsigned i = 0; i < s->count; i++)
		if (s->offset + (i + 1) * width <= run.size)
			register_set(ret, s->number + i, value_at(run, big_endian, s->offset + i * width, width));
}

const struct arch *context_read(struct bytes run, bool big_endian, const struct arch *expected, struct registers *ret)
{
	const struct layout *best = NULL;
	unsigned most = 0;
	*ret = (struct registers){0};
	for (size_t i = 0; i < LAYOUTS; i++) {
		unsigned count = evidence(&layouts[i], run, big_endian, expected);
		if (count > most) {
			most = count;
			best = &layouts[i];
		}
	}
	if (!best)
		return NULL;
	uint32_t flags = flags_of(best, run, big_endian);
	unsigned parts = flags_fit(best, flags) && flags & CONTROL ? flags & BOTH : BOTH; /* without a pc they are no use */
	for (const struct slot *s = best->slots; s->count; s++)
		if (s->part & parts)
			slot_read(s, best->width, run, big_endian, ret);
	slot_read(&best->status, 4, run, big_endian, ret);
	return arch_find(best->arch);
}
