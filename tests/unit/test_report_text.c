/* The human and the machine format, against whole outputs in minidump_stackwalk's layout. */
#include "tests/unit/check_main.h"
#include "tests/unit/report_fixture.h"
#include "walker/report/contents.h"
#include "walker/report/text.h"

#define HEAD                                                                     \
	"Operating system: Linux\n"                                              \
	"                  6.1.0\n"                                              \
	"CPU: amd64\n"                                                           \
	"     family 6 model 45 stepping 7\n"                                    \
	"     2 CPUs\n"                                                          \
	"\n"                                                                     \
	"GPU: UNKNOWN\n"                                                         \
	"\n"

#define CRASH                                                                    \
	"Crash reason:  SIGSEGV /SEGV_MAPERR\n"                                  \
	"Crash address: 0x10\n"                                                  \
	"Process uptime: not available\n"

#define FRAME_0                                                                  \
	" 0  app!square(int) [math.h : 12 + 0x4]\n"                              \
	" \n"                                                                    \
	"    Found by: inline record\n"                                          \
	" 1  app!sum + 0x6\n"                                                    \
	" \n"                                                                    \
	"    Found by: inline record\n"                                          \
	" 2  app!crash [app.c : 7 + 0x4]\n"                                      \
	"    rax = 0x0000000000000001   rbx = 0x000000000000000b\n"              \
	"    rsp = 0x0000000000007000   rip = 0x0000000000401236\n"              \
	"    Found by: given as instruction pointer in context\n"

#define FRAME_1                                                                  \
	" 3  app!main [app.c : 42 + 0x10]\n"                                     \
	"    rsp = 0x0000000000007010   rip = 0x0000000000400120\n"              \
	"    Found by: call frame info\n"

#define FRAME_2                                                                  \
	" 4  app!_start + 0x10\n"                                                \
	"    rsp = 0x0000000000007020   rip = 0x0000000000400050\n"              \
	"    Found by: previous frame's frame pointer\n"

#define FRAME_3                                                                  \
	" 5  0x123456\n"                                                         \
	"    rsp = 0x0000000000007028   rip = 0x0000000000123456\n"              \
	"    Found by: stack scanning\n"

#define CRASHED "\nThread 1 (crashed)\n" FRAME_0 FRAME_1 FRAME_2 FRAME_3

#define IDLE                                                                     \
	"\nThread 0\n"                                                           \
	" 0  libc.so.6 + 0x1234\n"                                               \
	"    rsp = 0x0000000000008000   rip = 0x0000000050001234\n"              \
	"    Found by: given as instruction pointer in context\n"

#define MODULES                                                                  \
	"\nLoaded modules:\n"                                                    \
	"0x00400000 - 0x0040ffff  app  ???  (main)\n"                            \
	"0x50000000 - 0x5001ffff  libc.so.6  2.36.0.0"                           \
	"  (WARNING: No symbols, libc.so.6, FEDCBA9876543210FEDCBA98765432100)\n" \
	"0x60000000 - 0x60000fff  gpu.dll  ???\n"

#define MISSING                                                                  \
	"\nMissing symbols:\n"                                                   \
	"  libc.so.6: wanted is libc.so.6 with id FEDCBA9876543210FEDCBA98765432100\n" \
	"    of another build: /sym/old/libc.so.6.sym (id 11112222333344445555)\n" \
	"    not at /sym/libc.so.6/FEDCBA9876543210FEDCBA98765432100/libc.so.6.sym\n" \
	"    not at /more/libc.so.6/FEDCBA9876543210FEDCBA98765432100/libc.so.6.sym\n"

START_TEST(test_human)
{
	struct report_fixture f;
	fixture_init(&f);
	fixture_expect(&f, report_human, HEAD CRASH CRASHED IDLE MODULES MISSING);
}
END_TEST

START_TEST(test_human_crashed_only)
{
	struct report_fixture f;
	fixture_init(&f);
	f.options.crashed_only = true;
	fixture_expect(&f, report_human, HEAD CRASH CRASHED MODULES MISSING);
}
END_TEST

START_TEST(test_human_one_thread)
{
	struct report_fixture f;
	fixture_init(&f);
	f.options.has_only_thread = true;
	f.options.only_thread = 0;
	fixture_expect(&f, report_human, HEAD CRASH CRASHED IDLE);
	fixture_init(&f);
	f.options.has_only_thread = true;
	f.options.only_thread = 99;
	fixture_expect(&f, report_human, HEAD CRASH CRASHED);
}
END_TEST

START_TEST(test_human_brief)
{
	struct report_fixture f;
	fixture_init(&f);
	f.options.brief = true;
	fixture_expect(&f, report_human,
	               "Thread 1 (crashed)\n"
	               " 0  app!square(int) [math.h : 12 + 0x4]\n"
	               " 1  app!sum + 0x6\n"
	               " 2  app!crash [app.c : 7 + 0x4]\n"
	               " 3  app!main [app.c : 42 + 0x10]\n"
	               " 4  app!_start + 0x10\n"
	               " 5  0x123456\n");
	fixture_init(&f);
	f.options.brief = true;
	f.process.exception.thread = NO_INDEX;
	fixture_expect(&f, report_human, " <no crashing or requesting dump thread identified>\n");
}
END_TEST

START_TEST(test_human_no_crash)
{
	struct report_fixture f;
	fixture_init(&f);
	f.process.has_exception = false;
	f.process.has_requesting_thread = true;
	f.process.requesting_thread = 0;
	f.process.assertion = "x > 0";
	f.process.has_uptime = true;
	f.process.uptime = 12;
	f.process.cpu_info = "";
	f.process.cpu_count = 1;
	f.process.gpu_vendor = "ACME";
	f.report.have_symbol_paths = false;
	f.stacks[0].frames.n = 0;
	f.stacks[1].frames.n = 1;
	f.symbols[0] = (struct symbol){0};
	fixture_expect(&f, report_human,
	               "Operating system: Linux\n"
	               "                  6.1.0\n"
	               "CPU: amd64\n"
	               "     1 CPU\n"
	               "\n"
	               "GPU: \n"
	               "     ACME\n"
	               "     \n"
	               "\n"
	               "No crash\n"
	               "Assertion: x > 0\n"
	               "Process uptime: 12 seconds\n"
	               "\n"
	               "Thread 0 (requested dump, did not crash)\n"
	               " <no frames>\n"
	               "\n"
	               "Thread 1\n"
	               " 0  app + 0x1236\n"
	               "    rax = 0x0000000000000001   rbx = 0x000000000000000b\n"
	               "    rsp = 0x0000000000007000   rip = 0x0000000000401236\n"
	               "    Found by: given as instruction pointer in context\n"
	               "\n"
	               "Loaded modules:\n"
	               "0x00400000 - 0x0040ffff  app  ???  (main)\n"
	               "0x50000000 - 0x5001ffff  libc.so.6  2.36.0.0\n"
	               "0x60000000 - 0x60000fff  gpu.dll  ???\n");
}
END_TEST

START_TEST(test_human_parameters)
{
	struct report_fixture f;
	fixture_init(&f);
	f.process.exception.parameter_count = 2;
	f.process.exception.parameters[0] = 1;
	f.process.exception.parameters[1] = 0x10;
	f.process.assertion = "";
	char *text = fixture_text(&f, report_human);
	ck_assert_ptr_nonnull(strstr(text, "Crash address: 0x10\n"
	                                   "Crash parameters:\n"
	                                   "    value: 0x0000000000000001  description: \n"
	                                   "    value: 0x0000000000000010  description: \n"
	                                   "Process uptime: not available\n"));
	free(text);
	fixture_release(&f);
}
END_TEST

START_TEST(test_human_corrupt)
{
	struct report_fixture f;
	fixture_init(&f);
	f.found[0].damaged = true;
	f.found[2] = (struct symbols_found){.state = SYMBOLS_CORRUPT, .path = "/sym/gpu.sym"};
	char *text = fixture_text(&f, report_human);
	ck_assert_str_eq(fixture_line(text, "0x00400000"), "0x00400000 - 0x0040ffff  app  ???  (main)  (WARNING: Corrupt "
	                                                   "symbols, app, 0123456789ABCDEF0123456789ABCDEF0)");
	ck_assert_str_eq(fixture_line(text, "0x60000000"), "0x60000000 - 0x60000fff  gpu.dll  ???  (WARNING: Corrupt "
	                                                   "symbols, gpu.pdb, AAAABBBBCCCCDDDDEEEEFFFF000011112)");
	ck_assert_str_eq(fixture_line(text, "  gpu.dll: "),
	                 "  gpu.dll: wanted is gpu.pdb with id AAAABBBBCCCCDDDDEEEEFFFF000011112");
	ck_assert_str_eq(fixture_line(text, "    unusable: "), "    unusable: /sym/gpu.sym");
	free(text);
	fixture_release(&f);
}
END_TEST

START_TEST(test_human_unloaded)
{
	struct report_fixture f;
	fixture_init(&f);
	*vec_push(&f.process.unloaded) = (struct process_module){.lo = 0x120000, .hi = 0x130000, .path = "gone.dll"};
	f.stacks[1].frames.at[3].unloaded = 0;
	char *text = fixture_text(&f, report_human);
	ck_assert_str_eq(fixture_line(text, " 5  "), " 5  gone.dll + 0x3456");
	free(text);
	fixture_release(&f);
}
END_TEST

START_TEST(test_human_explain)
{
	struct report_fixture f;
	fixture_init(&f);
	f.options.explain = f.options.crashed_only = true;
	f.stacks[1].frames.at[2].rule = "the record at 0x7010";
	fixture_expect(&f, report_human,
	               HEAD CRASH
	               "\nThread 1 (crashed)\n"
	               "    id 101, name worker\n" FRAME_0 FRAME_1
	               "      cfa 0x7010\n"
	               "      ra: read 0x7008\n" FRAME_2
	               "      the record at 0x7010\n" FRAME_3
	               "    The walk ended: the outermost frame: its return address is marked as none\n"
	               "      return address 0 at 0x7030\n" MODULES MISSING);
}
END_TEST

#define CONTENTS_0                                                                             \
	"\n    Stack contents:"                                                                 \
	"\n     0000000000007000 41 42 43 7f 00 1f ff 20 20 01 40 00 00 00 00 00  ABC....  .@.....\n"
#define POINTERS_0                                                                             \
	"    Possible instruction pointers:\n"                                                  \
	"     *(0x0000000000007008) = 0x0000000000400120 <main> [a.c : 5 + 0x2]\n"              \
	"     *(0x0000000000007008) = 0x0000000000400120 <inlined> [b.h : 3 + 0x2]\n"           \
	"\n"
#define CONTENTS_1                                                                             \
	"\n    Stack contents:"                                                                 \
	"\n     0000000000007010 00 00 00 00 00 00 00 00 34 12 00 50 00 00 00 00  ........4..P....\n"
#define POINTERS_1 "    Possible instruction pointers:\n\n"
#define CONTENTS_2                                                                             \
	"\n    Stack contents:"                                                                 \
	"\n     0000000000007020                                                                  \n"

/* A caller far away: of the rows between, those that the dump has a byte of are shown, and the first. */
START_TEST(test_human_contents_hole)
{
	struct report_fixture f;
	char *text;
	size_t size;
	FILE *to = open_memstream(&text, &size);
	fixture_init(&f);
	struct stack *stack = &f.stacks[1];
	struct frame *frame = fixture_frame(stack, TRUST_SCAN, 0, &f.symbols[0]);
	fixture_place(stack, frame, 0x7, 0x400100);
	struct frame here = *frame;
	frame = fixture_frame(stack, TRUST_SCAN, 0, &f.symbols[0]);
	fixture_place(stack, frame, 0x800000, 0x400100);
	struct frame caller = *frame;
	uint64_t budget = CONTENTS_MAX;
	f.options.stack_contents = true;
	contents_print(&f.report, &f.options, &here, &caller, &budget, to);
	fclose(to);
	ck_assert_ptr_nonnull(strstr(text, "     0000000000000007  "));
	ck_assert_ptr_nonnull(strstr(text, "     0000000000007007 20 20 01 40 "));
	ck_assert_uint_lt(size, 1000);
	ck_assert_uint_eq(budget, CONTENTS_MAX - (0x800000 - 0x7));
	free(text);
	fixture_release(&f);
}
END_TEST

START_TEST(test_human_contents)
{
	struct report_fixture f;
	fixture_init(&f);
	f.options.stack_contents = f.options.crashed_only = true;
	fixture_expect(&f, report_human,
	               HEAD CRASH "\nThread 1 (crashed)\n" FRAME_0 CONTENTS_0 POINTERS_0 FRAME_1 CONTENTS_1 POINTERS_1
	               FRAME_2 CONTENTS_2 POINTERS_1 FRAME_3 MODULES MISSING);
	fixture_init(&f);
	f.options.stack_pointers = f.options.crashed_only = true;
	fixture_expect(&f, report_human,
	               HEAD CRASH "\nThread 1 (crashed)\n" FRAME_0 "\n" POINTERS_0 FRAME_1 "\n" POINTERS_1 FRAME_2 "\n"
	               POINTERS_1 FRAME_3 MODULES MISSING);
}
END_TEST

/* A stack may claim to span the address space. */
START_TEST(test_human_contents_bounded)
{
	struct report_fixture f;
	fixture_init(&f);
	f.options.stack_contents = true;
	f.stacks[1].frames.n = 2;
	struct frame *caller = &f.stacks[1].frames.at[1];
	caller->known = 0;
	fixture_place(&f.stacks[1], caller, UINT64_MAX, 0x400120);
	char *text = fixture_text(&f, report_human);
	ck_assert_uint_lt(strlen(text), 100u << 20);
	ck_assert_ptr_nonnull(strstr(text, "     (more than is shown for one thread)\n"));
	free(text);
	fixture_release(&f);
}
END_TEST

/* Registers of the other processors: which, in which order, how they are wrapped, and what offsets count from. */
static const char *const x86_names[] = {"$eip", "$esp", "$ebp", "$ebx", "$esi", "$edi", "$eax", "$ecx", "$edx",
                                        "$eflags"};

static void fixture_arch(struct report_fixture *f, const char *arch)
{
	fixture_init(f);
	f->process.arch = arch_find(arch);
	f->options.crashed_only = true;
	f->stacks[1].frames.n = 1;
	f->stacks[1].frames.at[0].known = 0;
	f->stacks[1].frames.at[0].symbol = &f->symbols[1];
	f->stacks[1].frames.at[0].pc = 0x400120;
	f->stacks[1].frames.at[0].lookup = 0x40011c;
}

static void x86_registers(struct report_fixture *f, uint64_t known)
{
	for (unsigned n = 0; n < 10; n++)
		if (known >> n & 1)
			fixture_register(&f->stacks[1], &f->stacks[1].frames.at[0], n, 0x100 + n);
}

START_TEST(test_human_x86)
{
	struct report_fixture f;
	for (unsigned i = 0; i < COUNT(x86_names); i++)
		ck_assert_int_lt(arch_register_number(arch_find("x86"), x86_names[i]), 10);
	fixture_arch(&f, "x86");
	x86_registers(&f, 0x3ff);
	char *text = fixture_text(&f, report_human);
	ck_assert_ptr_nonnull(strstr(text, "\n 0  app!main [app.c : 42 + 0x10]\n"
	                                   "    eip = 0x00000108   esp = 0x00000104   ebp = 0x00000105   ebx = 0x00000103\n"
	                                   "    esi = 0x00000106   edi = 0x00000107   eax = 0x00000100   ecx = 0x00000101\n"
	                                   "    edx = 0x00000102   efl = 0x00000109\n"
	                                   "    Found by"));
	free(text);
	fixture_release(&f);

	fixture_arch(&f, "x86");
	x86_registers(&f, 0x131); /* eax, esp, ebp, eip */
	text = fixture_text(&f, report_human);
	ck_assert_ptr_nonnull(strstr(text, "0x10]\n    eip = 0x00000108   esp = 0x00000104   ebp = 0x00000105\n    Found by"));
	free(text);
	fixture_release(&f);
}
END_TEST

START_TEST(test_human_arm64)
{
	struct report_fixture f;
	fixture_arch(&f, "arm64");
	for (unsigned n = 28; n < 33; n++)
		fixture_register(&f.stacks[1], &f.stacks[1].frames.at[0], n, n);
	char *text = fixture_text(&f, report_human);
	ck_assert_ptr_nonnull(strstr(text, "\n 0  app!main [app.c : 42 + 0xc]\n"
	                                   "    x28 = 0x000000000000001c    fp = 0x000000000000001d\n"
	                                   "     lr = 0x000000000000001e    sp = 0x000000000000001f\n"
	                                   "     pc = 0x0000000000000020\n"
	                                   "    Found by"));
	free(text);
	fixture_release(&f);
}
END_TEST

#define MACHINE_HEAD                                                                                          \
	"OS|Linux|6.1.0\n"                                                                                     \
	"CPU|amd64|family 6 model 45 stepping 7|2\n"                                                           \
	"GPU|||\n"
#define MACHINE_MODULES                                                                                       \
	"Module|app||app|0123456789ABCDEF0123456789ABCDEF0|0x00400000|0x0040ffff|1\n"                          \
	"Module|libc.so.6|2.36.0.0|libc.so.6|FEDCBA9876543210FEDCBA98765432100|0x50000000|0x5001ffff|0\n"       \
	"Module|gpu.dll||gpu.pdb|AAAABBBBCCCCDDDDEEEEFFFF000011112|0x60000000|0x60000fff|0\n"                  \
	"\n"
#define MACHINE_CRASHED                                                                                       \
	"1|0|app|square(int)|/src/math.h|12|0x4\n"                                                             \
	"1|1|app|sum|||0x6\n"                                                                                  \
	"1|2|app|crash|/src/app.c|7|0x4\n"                                                                     \
	"1|3|app|main|/src/app.c|42|0x10\n"                                                                    \
	"1|4|app|_start|||0x10\n"                                                                              \
	"1|5|||||0x123456\n"
#define MACHINE_IDLE "0|0|libc.so.6||||0x1234\n"

START_TEST(test_machine)
{
	struct report_fixture f;
	fixture_init(&f);
	fixture_expect(&f, report_machine,
	               MACHINE_HEAD "Crash|SIGSEGV /SEGV_MAPERR|0x10|1\n" MACHINE_MODULES MACHINE_CRASHED MACHINE_IDLE);
	fixture_init(&f);
	f.process.has_exception = false;
	fixture_expect(&f, report_machine,
	               MACHINE_HEAD "Crash|No crash||\n" MACHINE_MODULES MACHINE_IDLE MACHINE_CRASHED);
	fixture_init(&f);
	f.process.has_exception = false;
	f.process.assertion = "a|b";
	f.process.has_requesting_thread = true;
	f.options.crashed_only = true;
	fixture_expect(&f, report_machine, MACHINE_HEAD "Crash|ab||0\n" MACHINE_MODULES MACHINE_IDLE);
}
END_TEST

/* Whatever a name holds, a record stays a line of as many fields, and a terminal is not made to obey it. */
START_TEST(test_hostile_machine)
{
	struct report_fixture f;
	fixture_hostile(&f);
	char *text = fixture_text(&f, report_machine);
	ck_assert_str_eq(fixture_line(text, "1|3|"), "1|3|app|abc?[31m\"'<?\xc3\xa9?</script>&??|"
	                                             "abc?[31m\"'<?\xc3\xa9?</script>&??|42|0x10");
	ck_assert_str_eq(fixture_line(text, "OS|"), "OS|Linux|abc?[31m\"'<?\xc3\xa9?</script>&??");
	ck_assert_str_eq(fixture_line(text, "Module|script>&"),
	                 "Module|script>&??|abc?[31m\"'<?\xc3\xa9?</script>&??|script>&??|"
	                 "FEDCBA9876543210FEDCBA98765432100|0x50000000|0x5001ffff|0");
	free(text);
	fixture_release(&f);
}
END_TEST

START_TEST(test_hostile_human)
{
	struct report_fixture f;
	fixture_hostile(&f);
	char *text = fixture_text(&f, report_human);
	ck_assert_str_eq(fixture_line(text, " 3  "), " 3  app!a|b?c?[31m\"'<?\xc3\xa9?</script>&?? "
	                                             "[script>&?? : 42 + 0x10]");
	ck_assert_ptr_null(strpbrk(text, "\x1b\r\x7f\xff"));
	free(text);
	fixture_release(&f);
}
END_TEST

static const struct {
	const char *text;
	uint32_t want;
	int size;
} characters[] = {
	{"a", 'a', 1},
	{"\x7f", 0x7f, 1},
	{"\xc2\x80", 0x80, 2},
	{"\xdf\xbf", 0x7ff, 2},
	{"\xe0\xa0\x80", 0x800, 3},
	{"\xed\x9f\xbf", 0xd7ff, 3},
	{"\xee\x80\x80", 0xe000, 3},
	{"\xef\xbf\xbf", 0xffff, 3},
	{"\xf0\x90\x80\x80", 0x10000, 4},
	{"\xf4\x8f\xbf\xbf", 0x10ffff, 4},
	{"\x80", TEXT_BAD, 1},
	{"\xc0\x80", TEXT_BAD, 1},         /* longer than need be */
	{"\xc1\xbf", TEXT_BAD, 1},
	{"\xe0\x9f\xbf", TEXT_BAD, 1},
	{"\xf0\x8f\xbf\xbf", TEXT_BAD, 1},
	{"\xed\xa0\x80", TEXT_BAD, 1},     /* a surrogate */
	{"\xf4\x90\x80\x80", TEXT_BAD, 1}, /* past the last character */
	{"\xf5\x80\x80\x80", TEXT_BAD, 1},
	{"\xff", TEXT_BAD, 1},
	{"\xc3", TEXT_BAD, 1},             /* cut off */
	{"\xe2\x82", TEXT_BAD, 1},
	{"\xf0\x9f\x98", TEXT_BAD, 1},
	{"\xc3z", TEXT_BAD, 1},
};

START_TEST(test_text_next)
{
	const char *at = characters[_i].text;
	ck_assert_uint_eq(text_next(&at), characters[_i].want);
	ck_assert_int_eq(at - characters[_i].text, characters[_i].size);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("report: human, machine");
	TCase *human = tcase_create("human"), *machine = tcase_create("machine"), *text = tcase_create("text");
	tcase_add_test(human, test_human);
	tcase_add_test(human, test_human_crashed_only);
	tcase_add_test(human, test_human_one_thread);
	tcase_add_test(human, test_human_brief);
	tcase_add_test(human, test_human_no_crash);
	tcase_add_test(human, test_human_parameters);
	tcase_add_test(human, test_human_corrupt);
	tcase_add_test(human, test_human_unloaded);
	tcase_add_test(human, test_human_explain);
	tcase_add_test(human, test_human_contents);
	tcase_add_test(human, test_human_contents_hole);
	tcase_add_test(human, test_human_contents_bounded);
	tcase_add_test(human, test_human_x86);
	tcase_add_test(human, test_human_arm64);
	tcase_add_test(human, test_hostile_human);
	tcase_add_test(machine, test_machine);
	tcase_add_test(machine, test_hostile_machine);
	tcase_add_loop_test(text, test_text_next, 0, COUNT(characters));
	suite_add_tcase(s, human);
	suite_add_tcase(s, machine);
	suite_add_tcase(s, text);
	return s;
}

TEST_MAIN(suite);
