/* Signal trampolines: what they are told by, and the frame that the signal interrupted. */
#include "tests/unit/walk_fixture.h"

#define FUNCS "FUNC 1000 100 0 main\nFUNC 2000 100 0 work\nFUNC 3000 100 0 handler\n"
#define X64 FUNCS "STACK CFI INIT 3000 100 .cfa: $rsp 8 + .ra: .cfa -8 + ^\nSTACK CFI INIT 2000 100 .cfa: $rsp .ra: 0\n" \
	"STACK CFI INIT 1000 100 .cfa: $rsp .ra: 0\n"
#define X86 FUNCS "STACK CFI INIT 3000 100 .cfa: $esp 4 + .ra: .cfa -4 + ^\nSTACK CFI INIT 2000 100 .cfa: $esp .ra: 0\n" \
	"STACK CFI INIT 1000 100 .cfa: $esp .ra: 0\n"
#define ARM64 FUNCS "STACK CFI INIT 3000 100 .cfa: sp 16 + .ra: .cfa -8 + ^\nSTACK CFI INIT 2000 100 .cfa: sp .ra: 0\n" \
	"STACK CFI INIT 1000 100 .cfa: sp .ra: 0\n"

/* ucontext of x86-64 at 8008: five words, then r8 to r15 rdi rsi rbp rbx rdx rax rcx rsp rip. */
#define X64_UCONTEXT(rsp, rip) "8008: 0 0 0 0 0 18 19 1a 1b 1c 1d 1e 1f 17 16 9999 13 12 10 11 " rsp " " rip " 246 "
/* sigcontext of x86: gs fs es ds edi esi ebp esp ebx edx ecx eax trapno err eip cs eflags. */
#define X86_SIGCONTEXT(esp, eip) "0 0 0 0 17 16 9998 " esp " 13 12 11 10 e 4 " eip " 23 246 "
/* rt_sigframe of ARM64 at 8010: 128 bytes of siginfo, 176 of ucontext, the fault's address, x0 to x30, sp, pc, pstate. */
#define TEN_WORDS "0 0 0 0 0 0 0 0 0 0 "
#define ARM64_FRAME(sp, pc) "8010: " TEN_WORDS TEN_WORDS TEN_WORDS "0 0 0 0 0 0 0 0 fa " \
	"0 1 2 3 4 5 6 7 8 9 a b c d e f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 9990 402060 " sp " " pc " 0 "

static const struct walk_case cases[] = {
	{
		.name = "x86-64: __restore_rt; handler and interrupted frame on two stacks", .arch = "x86_64",
		.registers = "rip=403010 rsp=8000 rbp=9", .show = "rax rbx r15 r8",
		.symbols = X64 "FUNC 5000 9 0 __restore_rt\n", .memory = "8000: 405000 " X64_UCONTEXT("4000", "402000"),
		.expect = "context 403010 8000 9 handler - - - -\ncfi 405000 8008 9 __restore_rt - - - - trampoline\n"
		          "cfi 402000 4000 9999 work 10 13 1f 18 interrupted\nend: marked\n",
	},
	{
		.name = "x86-64: the code at the context's pc is the trampoline's", .arch = "x86_64", .registers = "rip=405007 rsp=8008",
		.symbols = X64 "FUNC 5000 9 0 __restore_rt\n", .memory = X64_UCONTEXT("9000", "402000"),
		.expect = "context 405007 8008 - __restore_rt trampoline\ncfi 402000 9000 9999 work interrupted\nend: marked\n",
	},
	{
		.name = "x86-64: a PUBLIC of that name is as long as the code is, not as far as the next symbol", .arch = "x86_64",
		.registers = "rip=403010 rsp=8000", .symbols = X64 "PUBLIC 5000 0 __restore_rt\n",
		.memory = "8000: 405055 " X64_UCONTEXT("9000", "402000"),
		.expect = "context 403010 8000 - handler\ncfi 405055 8008 - __restore_rt\nend: not found\n",
	},
	{
		.name = "x86-64: told by its code", .arch = "x86_64", .registers = "rip=403010 rsp=8000",
		.symbols = X64, .memory = "8000: 705000 " X64_UCONTEXT("9000", "402000"), .code = "705000: 48 c7 c0 f 0 0 0 f 5",
		.expect = "context 403010 8000 - handler\ncfi 705000 8008 - - trampoline\ncfi 402000 9000 9999 work interrupted\n"
		          "end: marked\n",
	},
	{
		.name = "x86-64: the interrupted code returns at once", .arch = "x86_64", .registers = "rip=403010 rsp=8000",
		.symbols = FUNCS "STACK CFI INIT 3000 100 .cfa: $rsp 8 + .ra: .cfa -8 + ^\nFUNC 5000 9 0 __restore_rt\n"
		           "STACK CFI INIT 1000 100 .cfa: $rsp .ra: 0\n",
		.memory = "8000: 405000 " X64_UCONTEXT("9000", "402010") " 9000: 401055", .code = "402010: f 5 c3",
		.expect = "context 403010 8000 - handler\ncfi 405000 8008 - __restore_rt trampoline\n"
		          "cfi 402010 9000 9999 work interrupted\nleaf 401055 9008 9999 main\nend: marked\n",
	},
	{
		.name = "x86-64: the signal came of a call through a null pointer", .arch = "x86_64", .registers = "rip=403010 rsp=8000",
		.symbols = X64 "FUNC 5000 9 0 __restore_rt\n",
		.memory = "8000: 405000 " X64_UCONTEXT("9000", "0") " 9000: 402055",
		.expect = "context 403010 8000 - handler\ncfi 405000 8008 - __restore_rt trampoline\n"
		          "cfi 0 9000 9999 - interrupted\nleaf 402055 9008 9999 work\nend: marked\n",
	},
	{
		.name = "x86-64: registers that make no sense: the trampoline's own CFI", .arch = "x86_64",
		.registers = "rip=403010 rsp=8000",
		.symbols = X64 "FUNC 5000 9 0 __restore_rt\nSTACK CFI INIT 5000 9 .cfa: $rsp 8 + .ra: .cfa -8 + ^\n",
		.memory = "8000: 405000 402055 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 2",
		.expect = "context 403010 8000 - handler\ncfi 405000 8008 - __restore_rt trampoline\ncfi 402055 8010 - work\nend: marked\n",
	},
	{
		.name = "x86-64: a trampoline that leads to itself", .arch = "x86_64", .registers = "rip=403010 rsp=8000",
		.symbols = X64 "FUNC 5000 9 0 __restore_rt\n", .memory = "8000: 405000 " X64_UCONTEXT("8000", "403010"),
		.expect = "context 403010 8000 - handler\ncfi 405000 8008 - __restore_rt trampoline\n"
		          "cfi 403010 8000 9999 handler interrupted\ncfi 405000 8008 9999 __restore_rt trampoline\nend: no progress\n",
	},
	{
		.name = "x86-64: a scan finds the way to a trampoline, which nobody called", .arch = "x86_64",
		.registers = "rip=700010 rsp=7ff8", .symbols = X64 "FUNC 5000 9 0 __restore_rt\n",
		.memory = "7ff8: 1 405000 " X64_UCONTEXT("9000", "402000"), .code = "404ff9: 90 90 90 90 90 90 90",
		.expect = "context 700010 7ff8 - -\nscan 405000 8008 - __restore_rt trampoline\n"
		          "cfi 402000 9000 9999 work interrupted\nend: marked\n",
	},
	{
		.name = "x86-64: _sigtramp of Darwin", .arch = "x86_64", .registers = "rip=405010 rsp=8000 rbx=8100",
		.symbols = X64 "FUNC 5000 40 0 _sigtramp\n",
		.memory = "8000: 1 8130: 8200 8210: 10 13 11 12 17 16 9990 9000 18 19 1a 1b 1c 1d 1e 1f 402000", .show = "rax rcx r15",
		.expect = "context 405010 8000 - _sigtramp - - - trampoline\ncfi 402000 9000 9990 work 10 11 1f interrupted\nend: marked\n",
	},
	{
		.name = "x86: __restore_rt", .arch = "x86", .registers = "eip=403010 esp=8000", .show = "eax ebx esi",
		.symbols = X86 "FUNC 5000 7 0 __restore_rt\n",
		.memory = "8000: 405000 b 8010 8100 8100: 0 0 0 0 0 " X86_SIGCONTEXT("9000", "402000"),
		.expect = "context 403010 8000 - handler - - -\ncfi 405000 8004 - __restore_rt - - - trampoline\n"
		          "cfi 402000 9000 9998 work 10 13 16 interrupted\nend: marked\n",
	},
	{
		.name = "x86: __kernel_sigreturn, where the signal's number is on the stack", .arch = "x86",
		.registers = "eip=403010 esp=8000", .symbols = X86 "FUNC 5000 8 0 __kernel_sigreturn\n",
		.memory = "8000: 405000 b " X86_SIGCONTEXT("9000", "402000"),
		.expect = "context 403010 8000 - handler\ncfi 405000 8004 - __kernel_sigreturn trampoline\n"
		          "cfi 402000 9000 9998 work interrupted\nend: marked\n",
	},
	{
		.name = "x86: __restore, where it was popped", .arch = "x86", .registers = "eip=405006 esp=8008",
		.symbols = X86 "FUNC 5000 8 0 __restore\n", .memory = "8008: " X86_SIGCONTEXT("9000", "402000") "0 0",
		.expect = "context 405006 8008 - __restore trampoline\ncfi 402000 9000 9998 work interrupted\nend: marked\n",
	},
	{
		.name = "ARM64: __kernel_rt_sigreturn, whose CFI would give LR", .arch = "arm64",
		.registers = "pc=403010 sp=8000 x29=9", .show = "x0 x19 lr",
		.symbols = ARM64 "FUNC 5000 8 0 __kernel_rt_sigreturn\nSTACK CFI INIT 5000 8 .cfa: sp 512 + .ra: x30\n",
		.memory = "8000: 0 405000 " ARM64_FRAME("9000", "402000"),
		.expect = "context 403010 8000 9 handler - - -\ncfi 405000 8010 9 __kernel_rt_sigreturn - - - trampoline\n"
		          "cfi 402000 9000 9990 work 0 13 402060 interrupted\nend: marked\n",
	},
	{
		.name = "ARM64: the interrupted function is a leaf without CFI", .arch = "arm64",
		.registers = "pc=403010 sp=8000", .symbols = ARM64 "FUNC 5000 8 0 __kernel_rt_sigreturn\n",
		.memory = "8000: 0 405000 " ARM64_FRAME("9000", "700020"),
		.expect = "context 403010 8000 - handler\ncfi 405000 8010 - __kernel_rt_sigreturn trampoline\n"
		          "cfi 700020 9000 9990 - interrupted\nleaf 402060 9000 9990 work\nend: marked\n",
	},
	{
		.name = "ARM64: told by its code, and signatures off", .arch = "arm64",
		.registers = "pc=403010 sp=8000", .symbols = ARM64, .code = "705000: 68 11 80 d2 1 0 0 d4",
		.memory = "8000: 0 705000 " ARM64_FRAME("9000", "11000000402000"),
		.expect = "context 403010 8000 - handler\ncfi 705000 8010 - - trampoline\n"
		          "cfi 402000 9000 9990 work interrupted\nend: marked\n",
	},
};

START_TEST(test_case)
{
	walk_case_run(&cases[_i]);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("walk_signal");
	TCase *t = tcase_create("signal");
	tcase_add_loop_test(t, test_case, 0, sizeof cases / sizeof cases[0]);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
