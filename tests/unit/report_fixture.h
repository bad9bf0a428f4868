/*
 * A walked process put together by hand, for the reports: two threads of an x86-64 program, of which the second
 * crashed, three modules, and what a walk might have found. A case changes what it is about.
 */
#ifndef TESTS_UNIT_REPORT_FIXTURE_H
#define TESTS_UNIT_REPORT_FIXTURE_H

#include "walker/report/report.h"

#include <check.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* x86-64, by DWARF number. */
enum { RAX = 0, RBX = 3, RBP = 6, RSP = 7, R8 = 8, RIP = 16 };

struct report_fixture {
	struct process process;
	struct stack stacks[2];
	struct symbol symbols[4];
	struct symbol_inline inlines[2];
	struct symbols_found found[3];
	const struct symbols_found *found_at[3];
	const char *looked[2];
	struct diag soft_errors;
	struct report report;
	struct report_options options;
};

/*
 * The symbol file of the program, as far as a report asks for it; a fake, so that these tests are of the reports alone.
 * Of the words on the stack 0x400120 lies in a function.
 */
static const struct symfile *const fixture_symfile = (const void *)"symbols";
static const struct symfile_head fixture_head = {.os = "Linux", .arch = "x86_64", .name = "app", .code_id = "",
                                                 .id = "0123456789ABCDEF0123456789ABCDEF0", .generator = "",
                                                 .url = "https://example.org/app.sym"};
static const struct symbol_inline fixture_pointee_inline = {
	.function = "inlined", .file = "b.h", .line = 3, .rel = 0x118,
};
static const struct symbol fixture_pointee = {.function = "main", .rel = 0x100, .file = "src/a.c", .line = 5,
                                              .line_rel = 0x11e, .inlines = &fixture_pointee_inline, .inline_count = 1};

bool symfile_symbol(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct symbol *ret)
{
	(void)file, (void)arena, (void)d;
	*ret = rel == 0x120 ? fixture_pointee : (struct symbol){0};
	return rel == 0x120;
}

const struct symfile_head *symfile_head(const struct symfile *file)
{
	(void)file;
	return &fixture_head;
}

static const uint8_t fixture_stack[] = {
	0x41, 0x42, 0x43, 0x7f, 0x00, 0x1f, 0xff, 0x20, 0x20, 0x01, 0x40, 0x00, 0x00, 0x00, 0x00, 0x00,
	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x34, 0x12, 0x00, 0x50, 0x00, 0x00, 0x00, 0x00,
};

/* A register's value goes behind those that are there: in order of number. */
static void fixture_register(struct stack *stack, struct frame *frame, unsigned number, uint64_t value)
{
	size_t n = (size_t)__builtin_popcountll(frame->known);
	uint64_t *values = arena_alloc(&stack->arena, (n + 1) * sizeof *values);
	if (n)
		memcpy(values, frame->values, n * sizeof *values);
	values[n] = value;
	frame->values = values;
	frame->known |= (uint64_t)1 << number;
}

static struct frame *fixture_frame(struct stack *stack, enum trust trust, size_t module, const struct symbol *symbol)
{
	struct frame *frame = vec_push(&stack->frames);
	*frame = (struct frame){.trust = trust, .module = module, .unloaded = NO_INDEX, .symbol = symbol};
	return frame;
}

/* Registers rsp and rip, and the address looked up: a byte back where pc is a return address. */
static void fixture_place(struct stack *stack, struct frame *frame, uint64_t sp, uint64_t pc)
{
	fixture_register(stack, frame, RSP, sp);
	fixture_register(stack, frame, RIP, pc);
	frame->pc = pc;
	frame->lookup = frame->trust == TRUST_CONTEXT ? pc : pc - 1;
	frame->interrupted = frame->trust == TRUST_CONTEXT;
}

static void fixture_modules(struct report_fixture *f)
{
	*vec_push(&f->process.modules) = (struct process_module){
		.lo = 0x400000, .hi = 0x410000, .path = "/usr/bin/app", .debug_id = "0123456789ABCDEF0123456789ABCDEF0",
		.code_id = "67452301ab89efcd0123456789abcdef", .main = true,
	};
	*vec_push(&f->process.modules) = (struct process_module){
		.lo = 0x50000000, .hi = 0x50020000, .path = "/lib/libc.so.6", .version = "2.36.0.0",
		.debug_id = "FEDCBA9876543210FEDCBA98765432100",
	};
	*vec_push(&f->process.modules) = (struct process_module){
		.lo = 0x60000000, .hi = 0x60001000, .path = "c:\\drivers\\gpu.dll", .debug_file = "d:\\build\\gpu.pdb",
		.debug_id = "AAAABBBBCCCCDDDDEEEEFFFF000011112",
	};
	f->looked[0] = "/sym/libc.so.6/FEDCBA9876543210FEDCBA98765432100/libc.so.6.sym";
	f->looked[1] = "/more/libc.so.6/FEDCBA9876543210FEDCBA98765432100/libc.so.6.sym";
	f->found[0] = (struct symbols_found){.state = SYMBOLS_LOADED, .path = "/sym/app.sym", .file = fixture_symfile};
	f->found[1] = (struct symbols_found){
		.state = SYMBOLS_MISSING, .wanted_name = "libc.so.6", .wanted_id = "FEDCBA9876543210FEDCBA98765432100",
		.looked = f->looked, .looked_count = 2, .mismatch = "/sym/old/libc.so.6.sym (id 11112222333344445555)",
	};
	f->found[2] = (struct symbols_found){.state = SYMBOLS_NOT_ASKED};
	for (size_t i = 0; i < 3; i++)
		f->found_at[i] = &f->found[i];
}

/* Functions of the program: a function with two calls inlined at the address, one with a line, one without. */
static void fixture_symbols(struct report_fixture *f)
{
	f->inlines[0] = (struct symbol_inline){.function = "square(int)", .file = "/src/math.h", .line = 12, .rel = 0x1234};
	f->inlines[1] = (struct symbol_inline){.function = "sum", .rel = 0x1230};
	f->symbols[0] = (struct symbol){
		.function = "crash", .rel = 0x1200, .size = 0x100, .file = "/src/app.c", .line = 7, .line_rel = 0x1232,
		.inlines = f->inlines, .inline_count = 2,
	};
	f->symbols[1] = (struct symbol){
		.function = "main", .rel = 0x100, .size = 0x80, .file = "/src/app.c", .line = 42, .line_rel = 0x110,
	};
	f->symbols[2] = (struct symbol){.function = "_start", .rel = 0x40, .is_public = true, .line_rel = 0x40};
}

static void fixture_threads(struct report_fixture *f)
{
	*vec_push(&f->process.threads) = (struct process_thread){.id = 100, .has_context = true};
	*vec_push(&f->process.threads) = (struct process_thread){.id = 101, .has_context = true, .name = "worker"};

	struct stack *idle = &f->stacks[0], *crashed = &f->stacks[1];
	struct frame *frame = fixture_frame(idle, TRUST_CONTEXT, 1, &f->symbols[3]);
	fixture_place(idle, frame, 0x8000, 0x50001234);
	idle->end = END_NOT_FOUND;
	idle->end_detail = "nothing above 0x8000";

	crashed->thread = 1;
	frame = fixture_frame(crashed, TRUST_CONTEXT, 0, &f->symbols[0]);
	fixture_register(crashed, frame, RAX, 1);
	fixture_register(crashed, frame, RBX, 0xb);
	fixture_place(crashed, frame, 0x7000, 0x401236);
	frame->cfa = 0x7010;
	frame = fixture_frame(crashed, TRUST_CFI, 0, &f->symbols[1]);
	fixture_place(crashed, frame, 0x7010, 0x400120);
	frame->cfa = 0x7020;
	frame->rule = "STACK CFI INIT at 0x1200 (line 9): .cfa: $rsp 16 + .ra: .cfa 8 - ^";
	frame->explanation = "cfa 0x7010\nra: read 0x7008";
	frame = fixture_frame(crashed, TRUST_FRAME_POINTER, 0, &f->symbols[2]);
	fixture_place(crashed, frame, 0x7020, 0x400050);
	frame = fixture_frame(crashed, TRUST_SCAN, NO_INDEX, &f->symbols[3]);
	fixture_place(crashed, frame, 0x7028, 0x123456);
	crashed->end = END_MARKED;
	crashed->end_detail = "return address 0 at 0x7030";
}

static void fixture_init(struct report_fixture *f)
{
	*f = (struct report_fixture){0};
	f->process = (struct process){
		.kind = "minidump", .arch = arch_find("x86_64"), .arch_name = "amd64", .os = OS_LINUX, .os_name = "Linux",
		.os_version = "6.1.0", .cpu_info = "family 6 model 45 stepping 7", .cpu_count = 2, .has_exception = true,
		.exception = {.thread = 1, .address = 0x10, .reason = "SIGSEGV /SEGV_MAPERR",
		              .reason_json = "SIGSEGV / SEGV_MAPERR"},
		.has_pid = true, .pid = 4711,
	};
	*vec_push(&f->process.memory) = (struct process_memory){0x7000, 0x7020, fixture_stack};
	fixture_modules(f);
	fixture_symbols(f);
	fixture_threads(f);
	f->report = (struct report){
		.path = "app.dmp", .process = &f->process, .stacks = f->stacks, .stack_count = 2, .symbols = f->found_at,
		.have_symbol_paths = true, .soft_errors = &f->soft_errors,
	};
}

/* Names that no format may take at their word. */
#define HOSTILE "a|b\nc\x1b[31m\"'<\xff\xc3\xa9\xe2\x80\xae</script>&\r\x7f"

static inline void fixture_hostile(struct report_fixture *f)
{
	fixture_init(f);
	f->symbols[1].function = f->symbols[1].file = HOSTILE;
	f->process.modules.at[1].path = f->process.modules.at[1].version = HOSTILE;
	f->process.os_version = f->process.exception.reason = f->process.exception.reason_json = HOSTILE;
	f->process.threads.at[1].name = HOSTILE;
	f->process.assertion = HOSTILE;
	f->stacks[1].frames.at[1].rule = f->stacks[1].frames.at[1].explanation = HOSTILE;
	f->inlines[0].function = HOSTILE;
	f->found[1].wanted_name = f->found[1].mismatch = f->looked[0] = HOSTILE;
}

static void fixture_release(struct report_fixture *f)
{
	for (size_t i = 0; i < COUNT(f->stacks); i++)
		stack_release(&f->stacks[i]);
	process_release(&f->process);
	diag_release(&f->soft_errors);
}

typedef void report_function(const struct report *, const struct report_options *, FILE *);

/* What function writes; to be freed. */
static char *fixture_text(struct report_fixture *f, report_function *function)
{
	char *text = NULL;
	size_t n;
	FILE *to = open_memstream(&text, &n);
	ck_assert_ptr_nonnull(to);
	function(&f->report, &f->options, to);
	ck_assert_int_eq(fclose(to), 0);
	ck_assert_uint_eq(strlen(text), n);
	return text;
}

/* Runs function, checks that it writes exactly want, and releases f. */
static inline void fixture_expect(struct report_fixture *f, report_function *function, const char *want)
{
	char *text = fixture_text(f, function);
	ck_assert_str_eq(text, want);
	free(text);
	fixture_release(f);
}

/* The first line of text that starts with start, cut to a buffer; "" where none does. Good until the next call. */
static inline const char *fixture_line(const char *text, const char *start)
{
	static _Thread_local char line[512];
	size_t n = strlen(start);
	for (; *text; text += strcspn(text, "\n") + (text[strcspn(text, "\n")] != 0))
		if (strncmp(text, start, n) == 0) {
			snprintf(line, sizeof line, "%.*s", (int)strcspn(text, "\n"), text);
			return line;
		}
	return "";
}

#endif
