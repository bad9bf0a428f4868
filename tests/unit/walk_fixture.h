/*
 * Walks as text: registers, memory and symbol files in, frames out.
 *
 * A process has the module `app` at 0x400000-0x500000, which has the case's symbols, and `other` at 0x700000-0x800000, which
 * has none. Memory is lines of `ADDR: WORD WORD ...`, code lines of `ADDR: BYTE BYTE ...`, all hex. The frames come out as
 * lines of `trust pc sp fp function`, with `-` for what is not known; then the registers of `show`, and what kind of frame
 * it is; the last line says why the walk ended.
 */
#ifndef TESTS_UNIT_WALK_FIXTURE_H
#define TESTS_UNIT_WALK_FIXTURE_H

#include "base/buf.h"
#include "walker/unwind/abi.h"
#include "walker/unwind/walk.h"

#include "tests/unit/check_main.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct walk_case {
	const char *name, *arch;
	const char *registers; /* "rip=401005 rsp=8000" */
	const char *memory, *code;
	const char *disk;      /* code that only a binary on disk has; as code */
	const char *symbols;   /* of app; NULL: none */
	const char *maps;      /* lines of `LO HI rwx`; NULL: the dump does not say */
	const char *show;      /* "rbx r12" */
	const char *expect;
	enum process_os os;
	unsigned frames_max;
};

struct walk_fixture {
	struct process process;
	struct walk_world world;
	struct symfile *symbols;
	struct VEC(struct process_memory) disk;
	struct diag diag;
	struct stack stack;
	struct buf text;
};

static const struct symfile *fixture_symbols(void *context, size_t module)
{
	struct walk_fixture *f = context;
	return module == 0 ? f->symbols : NULL;
}

static bool fixture_code(void *context, uint64_t addr, void *to, size_t n)
{
	struct walk_fixture *f = context;
	for (size_t i = 0; i < f->disk.n; i++)
		if (addr >= f->disk.at[i].lo && addr + n <= f->disk.at[i].hi) {
			memcpy(to, f->disk.at[i].data + (addr - f->disk.at[i].lo), n);
			return true;
		}
	return false;
}

static int fixture_register_number(const struct arch *arch, const char *name, size_t n)
{
	const struct abi *abi = abi_find(arch->name);
	for (unsigned i = 0; abi && i < REGISTER_COUNT; i++) {
		const char *names[] = {abi_register(abi, i), abi_register_alias(abi, i)};
		for (int k = 0; k < 2; k++)
			if (names[k] && strlen(names[k]) == n && memcmp(names[k], name, n) == 0)
				return (int)i;
	}
	return -1;
}

static void fixture_registers(struct walk_fixture *f, const char *text)
{
	struct process_thread thread = {.id = 1, .has_context = *text};
	for (const char *p = text; *p;) {
		size_t n = strcspn(p, "=");
		int number = fixture_register_number(f->process.arch, p, n), used = 0;
		uint64_t value = 0;
		ck_assert_int_ge(number, 0);
		ck_assert_int_eq(sscanf(p + n, "=%" SCNx64 " %n", &value, &used), 1);
		register_set(&thread.registers, (unsigned)number, value);
		p += n + (size_t)used;
	}
	*vec_push(&f->process.threads) = thread;
}

/* The memory that the lines of text say, numbers of size bytes each. */
static void fixture_memory(struct walk_fixture *f, const char *text, unsigned size, bool disk)
{
	while (text && *text) {
		struct buf bytes = {0};
		uint64_t addr, word;
		int used;
		ck_assert_int_eq(sscanf(text, "%" SCNx64 ": %n", &addr, &used), 1);
		text += used;
		while (strspn(text, "0123456789abcdef") && text[strspn(text, "0123456789abcdef")] != ':') {
			ck_assert_int_eq(sscanf(text, "%" SCNx64 "%n", &word, &used), 1);
			for (unsigned i = 0; i < size; i++)
				buf_char(&bytes, (char)(word >> 8 * i));
			text += used;
			text += strspn(text, " \n");
		}
		uint8_t *copy = arena_alloc(&f->process.arena, bytes.n);
		memcpy(copy, bytes.at, bytes.n);
		struct process_memory m = {addr, addr + bytes.n, copy};
		if (disk)
			*vec_push(&f->disk) = m;
		else
			*vec_push(&f->process.memory) = m;
		buf_release(&bytes);
	}
}

static void fixture_maps(struct walk_fixture *f, const char *text)
{
	uint64_t lo, hi;
	char access[4];
	int used;
	for (; text && sscanf(text, "%" SCNx64 " %" SCNx64 " %3s %n", &lo, &hi, access, &used) == 3; text += used)
		*vec_push(&f->process.mappings) = (struct process_mapping){
			.lo = lo, .hi = hi, .path = "",
			.access = (access[0] == 'r' ? MAPPING_READ : 0u) | (access[1] == 'w' ? MAPPING_WRITE : 0u) |
			          (access[2] == 'x' ? MAPPING_EXECUTE : 0u),
		};
}

static void fixture_init(struct walk_fixture *f, const struct walk_case *c)
{
	*f = (struct walk_fixture){.process = {.arch = arch_find(c->arch), .os = c->os}};
	ck_assert_ptr_nonnull(f->process.arch);
	*vec_push(&f->process.modules) = (struct process_module){.lo = 0x400000, .hi = 0x500000, .path = "app"};
	*vec_push(&f->process.modules) = (struct process_module){.lo = 0x700000, .hi = 0x800000, .path = "other"};
	fixture_registers(f, c->registers);
	fixture_memory(f, c->memory, f->process.arch->address_size, false);
	fixture_memory(f, c->code, 1, false);
	fixture_memory(f, c->disk, 1, true);
	fixture_maps(f, c->maps);
	process_finish(&f->process);
	if (c->symbols) {
		struct bytes text = {(const uint8_t *)c->symbols, strlen(c->symbols)};
		ck_assert_int_eq(symfile_open_text(text, "app.sym", false, &f->diag, &f->symbols), ST_OK);
	}
	f->world = (struct walk_world){
		.process = &f->process, .symbols = fixture_symbols, .code = fixture_code, .context = f,
		.frames_max = c->frames_max,
	};
}

static void fixture_number(struct walk_fixture *f, const struct frame *frame, unsigned number)
{
	uint64_t value;
	if (frame_register(frame, number, &value))
		buf_printf(&f->text, " %" PRIx64, value);
	else
		buf_text(&f->text, " -");
}

static void fixture_frame(struct walk_fixture *f, const struct frame *frame, const char *show)
{
	const struct abi *abi = abi_find(f->process.arch->name);
	buf_text(&f->text, trust_word(frame->trust));
	fixture_number(f, frame, abi->pc);
	fixture_number(f, frame, abi->sp);
	fixture_number(f, frame, abi->fp);
	buf_printf(&f->text, " %s", frame->symbol->function ? frame->symbol->function : "-");
	for (const char *p = show; p && *p; p += strspn(p, " ")) {
		size_t n = strcspn(p, " ");
		int number = fixture_register_number(f->process.arch, p, n);
		ck_assert_int_ge(number, 0);
		fixture_number(f, frame, (unsigned)number);
		p += n;
	}
	if (frame->trampoline)
		buf_text(&f->text, " trampoline");
	if (frame->interrupted && frame->trust != TRUST_CONTEXT)
		buf_text(&f->text, " interrupted");
	ck_assert_uint_eq(frame->lookup, frame->trampoline || frame->interrupted ? frame->pc : frame->pc - abi->call_back);
	buf_char(&f->text, '\n');
}

static const char *fixture_end(enum stack_end end)
{
	static const char *const words[] = {
		[END_NO_CONTEXT] = "no context", [END_MARKED] = "marked", [END_LAST_RECORD] = "last record",
		[END_NO_PROGRESS] = "no progress", [END_UNREADABLE] = "unreadable", [END_NOT_FOUND] = "not found",
		[END_LIMIT] = "limit", [END_NO_ARCHITECTURE] = "no architecture",
	};
	return words[end];
}

/* Walks, and gives the frames as text. */
static const char *fixture_walk(struct walk_fixture *f, const char *show)
{
	walk_thread(&f->world, 0, &f->stack);
	for (size_t i = 0; i < f->stack.frames.n; i++)
		fixture_frame(f, &f->stack.frames.at[i], show);
	buf_printf(&f->text, "end: %s\n", fixture_end(f->stack.end));
	ck_assert_ptr_nonnull(f->stack.end_detail);
	return buf_string(&f->text);
}

static void fixture_release(struct walk_fixture *f)
{
	stack_release(&f->stack);
	symfile_close(f->symbols);
	process_release(&f->process);
	diag_release(&f->diag);
	vec_release(&f->disk);
	buf_release(&f->text);
}

/* One line of a table; also with explanations, which change nothing, and are there for every frame but the first. */
static inline void walk_case_run(const struct walk_case *c)
{
	for (int explain = 0; explain < 2; explain++) {
		struct walk_fixture f;
		fixture_init(&f, c);
		f.world.explain = explain;
		const char *got = fixture_walk(&f, c->show);
		if (strcmp(got, c->expect))
			ck_abort_msg("%s\n--- expected\n%s--- got\n%s(%s)", c->name, c->expect, got, f.stack.end_detail);
		for (size_t i = 0; i < f.stack.frames.n; i++) {
			const struct frame *frame = &f.stack.frames.at[i];
			ck_assert_int_eq(frame->explanation != NULL, explain);
			ck_assert_int_eq(frame->rule != NULL, i > 0);
		}
		fixture_release(&f);
	}
}

#endif
