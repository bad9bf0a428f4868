/* The walk as a whole: its texts, its limits, and stacks of a million frames. */
#include "tests/unit/walk_fixture.h"

#define FUNCS "FUNC 1000 100 0 main\nFUNC 2000 100 0 work\nFUNC 3000 100 0 leaf\n"
#define X64 FUNCS "STACK CFI INIT 3000 100 .cfa: $rsp 8 + .ra: .cfa -8 + ^\nSTACK CFI 3005 $rbx: $rsp ^\n"

/* What each end says, and in which words. */
static const struct {
	const char *registers, *memory, *symbols, *end, *detail;
} ends[] = {
	{"", "", NULL, "no context", "the dump has no registers of thread 1"},
	{"rip=403000 rsp=8000", "8000: 402055 0", X64 "STACK CFI INIT 2000 100 .cfa: $rsp 8 + .ra: .cfa -8 + ^\n", "marked",
	 "STACK CFI at 0x402054: the return address is 0"},
	{"rip=403000 rsp=8000", "8000: 402055 0", X64 "STACK CFI INIT 2000 100 .cfa: $rsp .ra: .undef\n", "marked",
	 "STACK CFI at 0x402054: the return address is undefined"},
	{"rip=700000 rsp=8000 rbp=8000", "8000: 8010 402055 0 0", FUNCS, "marked",
	 "the frame record at 0x8010 is the last: its return address is 0"},
	{"rip=700000 rsp=8000 rbp=0", "8000: 1 2", FUNCS, "last record",
	 "frame pointer: the frame pointer is 0; scan: from 0x8000 on no return address in 2 words"},
	{"rip=403010 rsp=8000", "8000: 1", FUNCS "STACK CFI INIT 3000 100 .cfa: $rsp .ra: 4202581\n", "no progress",
	 "STACK CFI: the caller's stack pointer 0x8000 is not above 0x8000; frame pointer: register 6 is not known; "
	 "scan: from 0x8000 on no return address in 1 words"},
	{"rip=403010 rsp=9000 rbp=8000", "8000: 1", X64, "unreadable",
	 "STACK CFI: .ra: memory cannot be read, at 0x403010; frame pointer: the frame pointer 0x8000 is below the stack pointer "
	 "0x9000; scan: the stack at 0x9000 is not in the dump"},
	{"rip=403010 rsp=8000 rbp=8001", "8000: 5555", X64, "not found",
	 "STACK CFI: 0x5555 is not in code; frame pointer: the frame pointer 0x8001 is not aligned; "
	 "scan: from 0x8000 on no return address in 1 words"},
};

START_TEST(test_ends)
{
	struct walk_case c = {
		.arch = "x86_64", .registers = ends[_i].registers, .memory = ends[_i].memory, .symbols = ends[_i].symbols,
	};
	struct walk_fixture f;
	char expect[64];
	fixture_init(&f, &c);
	const char *got = fixture_walk(&f, NULL), *end = strstr(got, "end: ");
	snprintf(expect, sizeof expect, "end: %s\n", ends[_i].end);
	ck_assert_str_eq(end, expect);
	ck_assert_str_eq(f.stack.end_detail, ends[_i].detail);
	ck_assert_ptr_nonnull(stack_end_text(f.stack.end));
	ck_assert_ptr_null(f.stack.end_explanation);
	fixture_release(&f);
}
END_TEST

START_TEST(test_no_architecture)
{
	struct process process = {.arch = arch_find("mips"), .arch_name = "mips"};
	struct walk_world world = {.process = &process};
	struct stack stack;
	*vec_push(&process.threads) = (struct process_thread){.has_context = true};
	walk_thread(&world, 0, &stack);
	ck_assert_int_eq(stack.end, END_NO_ARCHITECTURE);
	ck_assert_str_eq(stack.end_detail, "mips");
	ck_assert_uint_eq(stack.frames.n, 0);
	stack_release(&stack);
	process_release(&process);
}
END_TEST

/* What is said of a frame: what was tried, what was read, what was refused. */
START_TEST(test_explanations)
{
	struct walk_case c = {
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010 rbx=3", .symbols = X64,
		.memory = "8000: 402055 0 0 401055 0",
	};
	struct walk_fixture f;
	fixture_init(&f, &c);
	f.world.explain = true;
	ck_assert_str_eq(fixture_walk(&f, "rbx"), "context 403010 8000 8010 leaf 3\ncfi 402055 8008 8010 work 402055\n"
	                                          "frame_pointer 401055 8020 0 main -\nend: last record\n");
	const struct frame *frames = f.stack.frames.at;
	ck_assert_str_eq(frames[0].explanation, "");
	ck_assert_str_eq(frames[1].rule, "STACK CFI at 0x3000 (line 4): .cfa: $rsp 8 + .ra: .cfa -8 + ^ $rbx: $rsp ^");
	ck_assert_str_eq(frames[1].explanation, "STACK CFI at 0x3000 (line 4):\n"
	                                        "  .cfa: $rsp 8 + = 0x8008\n"
	                                        "  [0x8000] = 0x402055\n"
	                                        "  .ra: .cfa -8 + ^ = 0x402055\n"
	                                        "  [0x8000] = 0x402055\n"
	                                        "  $rbx: $rsp ^ = 0x402055\n");
	ck_assert_str_eq(frames[2].rule, "frame record at $rbp");
	ck_assert_str_eq(frames[2].explanation, "frame pointer 0x8010:\n"
	                                        "  [0x8010] = 0x0\n"
	                                        "  [0x8018] = 0x401055\n");
	ck_assert_str_eq(f.stack.end_explanation, "frame pointer 0x0:\n"
	                                          "  refused: frame pointer: the frame pointer is 0\n"
	                                          "scan: 41 words from 0x8020 on\n"
	                                          "  refused: scan: from 0x8020 on no return address in 1 words\n");
	ck_assert_uint_eq(frames[0].cfa, 0x8008);
	ck_assert_uint_eq(frames[1].cfa, 0x8020);
	ck_assert_uint_eq(frames[2].cfa, 0);
	ck_assert(frames[0].interrupted && !frames[1].interrupted);
	fixture_release(&f);
}
END_TEST

/* A register's value out of the packed ones. */
START_TEST(test_frame_register)
{
	const uint64_t values[] = {10, 20, 30};
	const struct frame frame = {.known = 1 | 1 << 7 | (uint64_t)1 << 33, .values = values};
	uint64_t value = 1;
	ck_assert(!frame_register(&frame, 6, &value));
	ck_assert_uint_eq(value, 1);
	ck_assert(frame_register(&frame, 0, &value));
	ck_assert_uint_eq(value, 10);
	ck_assert(frame_register(&frame, 7, &value));
	ck_assert_uint_eq(value, 20);
	ck_assert(frame_register(&frame, 33, &value));
	ck_assert_uint_eq(value, 30);
}
END_TEST

/* Memory of n words at 0x10000000, each value. */
static void words_add(struct walk_fixture *f, size_t n, uint64_t value)
{
	uint64_t *words = arena_alloc(&f->process.arena, n * sizeof *words);
	for (size_t i = 0; i < n; i++)
		words[i] = value;
	*vec_push(&f->process.memory) = (struct process_memory){
		0x10000000, 0x10000000 + n * sizeof *words, (const uint8_t *)words
	};
	process_finish(&f->process);
}

/* An exhausted stack: as many frames as there may be, with the memory of a frame in proportion. */
START_TEST(test_million)
{
	struct walk_case c = {
		.arch = "x86_64", .registers = "rip=403010 rsp=10000000 rbp=1 rbx=2 r12=3 r13=4 r14=5 r15=6", .symbols = X64,
	};
	struct walk_fixture f;
	fixture_init(&f, &c);
	words_add(&f, WALK_FRAMES_MAX + 1, 0x403055);
	walk_thread(&f.world, 0, &f.stack);
	ck_assert_uint_eq(f.stack.frames.n, WALK_FRAMES_MAX);
	ck_assert_int_eq(f.stack.end, END_LIMIT);
	ck_assert_str_eq(f.stack.end_detail, "1048576 frames");
	ck_assert_ptr_eq(f.stack.frames.at[1].symbol, f.stack.frames.at[WALK_FRAMES_MAX - 1].symbol);
	ck_assert_ptr_eq(f.stack.frames.at[2].rule, f.stack.frames.at[WALK_FRAMES_MAX - 1].rule);
	ck_assert_uint_le(sizeof(struct frame), 128);
	fixture_release(&f);
}
END_TEST

/* A function whose name is as long as a line may be, at ever other addresses: names stop before memory does, and that is said. */
START_TEST(test_symbols_ask_for_much)
{
	struct buf symbols = {0};
	buf_text(&symbols, "MODULE Linux x86_64 000 app\nFUNC 0 100000 0 ");
	for (unsigned i = 0; i < 1000000; i++)
		buf_char(&symbols, 'n');
	buf_char(&symbols, '\n');
	struct walk_case c = {
		.arch = "x86_64", .registers = "rip=403010 rsp=10000000 rbp=10000000", .symbols = buf_string(&symbols),
	};
	struct walk_fixture f;
	fixture_init(&f, &c);
	words_add(&f, 2000, 0);
	uint64_t *words = (uint64_t *)(uintptr_t)f.process.memory.at[0].data;
	for (size_t i = 0; i < 1000; i++) {
		words[2 * i] = 0x10000000 + 16 * (i + 1);
		words[2 * i + 1] = 0x403055 + i;
	}
	f.world.walks = 4;
	walk_thread(&f.world, 0, &f.stack);
	ck_assert_uint_gt(f.stack.frames.n, 900);
	ck_assert_ptr_nonnull(f.stack.frames.at[5].symbol->function);
	ck_assert_ptr_null(f.stack.frames.at[20].symbol->function);
	ck_assert_uint_eq(f.stack.diag.entries.n, 1);
	ck_assert_ptr_nonnull(strstr(f.stack.diag.entries.at[0].kind->text, "ask for too much"));
	ck_assert_uint_eq(f.stack.diag.entries.at[0].count, 1);
	fixture_release(&f);
	buf_release(&symbols);
}
END_TEST

/* Scanning is for few frames: there is an end to it. */
START_TEST(test_scan_limit)
{
	struct walk_case c = {.arch = "x86_64", .registers = "rip=700010 rsp=10000000"};
	struct walk_fixture f;
	fixture_init(&f, &c);
	words_add(&f, 1 << 15, 0x700055);
	walk_thread(&f.world, 0, &f.stack);
	ck_assert_uint_eq(f.stack.frames.n, (1 << 14) + 1);
	ck_assert_int_eq(f.stack.end, END_NOT_FOUND);
	ck_assert_ptr_nonnull(strstr(f.stack.end_detail, "16384 frames were found by scanning already"));
	fixture_release(&f);
}
END_TEST

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("walk");
	TCase *t = tcase_create("walk");
	tcase_add_loop_test(t, test_ends, 0, COUNT(ends));
	tcase_add_test(t, test_no_architecture);
	tcase_add_test(t, test_explanations);
	tcase_add_test(t, test_frame_register);
	tcase_add_test(t, test_million);
	tcase_add_test(t, test_symbols_ask_for_much);
	tcase_add_test(t, test_scan_limit);
	tcase_set_timeout(t, 60);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
