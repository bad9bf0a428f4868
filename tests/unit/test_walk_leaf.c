/* What the code at pc, and the words that look like return addresses, tell: leaves, calls to nowhere, scans. */
#include "tests/unit/walk_fixture.h"

#define FUNCS "FUNC 1000 100 0 main\nFUNC 2000 100 0 work\nFUNC 3000 100 0 leaf\nPUBLIC 4000 0 puts@plt\n"
#define X64_END FUNCS "STACK CFI INIT 2000 100 .cfa: $rsp .ra: 0\n"
#define X86_END FUNCS "STACK CFI INIT 2000 100 .cfa: $esp .ra: 0\n"
#define ARM64_END FUNCS "STACK CFI INIT 2000 100 .cfa: sp .ra: 0\n"

/* The code at pc, and what it takes off the stack; NULL: it is not one that returns at once. */
static const struct {
	const char *arch, *code, *sp;
} returns[] = {
	{"x86_64", "c3", "8008"},
	{"x86_64", "c2 18 0", "8020"},
	{"x86_64", "f3 c3", "8008"},
	{"x86_64", "f2 c3", "8008"},
	{"x86_64", "f 5 c3", "8008"},
	{"x86_64", "ff 25 0 10 0 0", "8008"},
	{"x86_64", "f3 f 1e fa f2 ff 25 0 0 0 0", "8008"},
	{"x86_64", "f 5 90 c3", NULL},
	{"x86_64", "ff a3 0 0 0 0", NULL},
	{"x86_64", "90 c3", NULL},
	{"x86", "c3", "8004"},
	{"x86", "c2 8 0", "800c"},
	{"x86", "cd 80 c3", "8004"},
	{"x86", "ff 25 0 10 0 0", "8004"},
	{"x86", "ff a3 c 0 0 0", "8004"},
	{"x86", "cd 80 90", NULL},
	{"arm64", "c0 3 5f d6", "8000"},
	{"arm64", "ff b 5f d6", "8000"},
	{"arm64", "1 0 0 d4 c0 3 5f d6", "8000"},
};

START_TEST(test_returns)
{
	const char *arch = returns[_i].arch, *sp = returns[_i].sp;
	bool arm64 = strcmp(arch, "arm64") == 0;
	char code[64], expect[256];
	struct walk_case c = {
		.name = returns[_i].code, .arch = arch, .code = code, .expect = expect,
		.memory = arm64 ? "8000: 8020 401054" : "8000: 402055 9",
	};
	if (arm64) {
		c.registers = "pc=403010 sp=8000 x29=8000 x30=402055";
		c.symbols = ARM64_END;
	} else if (strcmp(arch, "x86") == 0) {
		c.registers = "eip=403010 esp=8000 ebp=3";
		c.symbols = X86_END;
	} else {
		c.registers = "rip=403010 rsp=8000 rbp=3";
		c.symbols = X64_END;
	}
	snprintf(code, sizeof code, "403010: %s", returns[_i].code);
	if (sp)
		snprintf(expect, sizeof expect, "context 403010 8000 %s leaf\nleaf 402055 %s %s work\nend: marked\n",
		         arm64 ? "8000" : "3", sp, arm64 ? "8000" : "3");
	else
		snprintf(expect, sizeof expect, "context 403010 8000 3 leaf\nscan 402055 %s - work\nend: marked\n",
		         strcmp(arch, "x86") ? "8008" : "8004");
	walk_case_run(&c);
	c.disk = code; /* the same, where only the binary on disk has the code */
	c.code = NULL;
	walk_case_run(&c);
}
END_TEST

static const struct walk_case cases[] = {
	{
		.name = "a return in an older frame's code is none of the context",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8000", .symbols = X64_END, .memory = "8000: 8100 401055 402055",
		.code = "401055: c3",
		.expect = "context 403010 8000 8000 leaf\nframe_pointer 401055 8010 8100 main\nscan 402055 8018 8100 work\nend: marked\n",
	},
	{
		.name = "x86: a system call in __kernel_vsyscall, which has saved ebp, edx and ecx",
		.arch = "x86", .registers = "eip=700010 esp=8000 ebp=8000 ebx=7", .symbols = X86_END, .show = "ebx",
		.memory = "8000: 8020 1 402077 402055 0", .code = "70000e: cd 80 5d 5a 59 c3",
		.expect = "context 700010 8000 8000 - 7\nleaf 402055 8010 8020 work 7\nend: marked\n",
	},
	{
		.name = "a return to what is no code",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000", .symbols = X64_END, .memory = "8000: 77 402055", .code = "403010: c3",
		.expect = "context 403010 8000 - leaf\nscan 402055 8010 - work\nend: marked\n",
	},
	{
		.name = "x86-64: the first instruction of a function",
		.arch = "x86_64", .registers = "rip=403000 rsp=8000 rbp=8010", .symbols = X64_END, .memory = "8000: 402055 0 0 401055",
		.expect = "context 403000 8000 8010 leaf\nleaf 402055 8008 8010 work\nend: marked\n",
	},
	{
		.name = "x86-64 Windows: what has no CFI is a leaf",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = X64_END, .memory = "8000: 402055 0 0 401055",
		.os = OS_WINDOWS,
		.expect = "context 403010 8000 8010 leaf\nleaf 402055 8008 8010 work\nend: marked\n",
	},
	{
		.name = "ARM64: a PLT slot",
		.arch = "arm64", .registers = "pc=404008 sp=8000 x29=8010 x30=402054 x19=5", .symbols = ARM64_END,
		.memory = "8000: 0 0 8030 401054", .show = "x19",
		.expect = "context 404008 8000 8010 puts@plt 5\nleaf 402054 8000 8010 work 5\nend: marked\n",
	},
	{
		.name = "ARM64: without symbols",
		.arch = "arm64", .registers = "pc=700008 sp=8000 x29=8010 x30=402054", .symbols = ARM64_END,
		.memory = "8000: 0 0 8030 401054",
		.expect = "context 700008 8000 8010 -\nleaf 402054 8000 8010 work\nend: marked\n",
	},
	{
		.name = "ARM64: without symbols, but the code is seen to have made a record",
		.arch = "arm64", .registers = "pc=700008 sp=8000 x29=8010 x30=402054", .symbols = ARM64_END,
		.memory = "8000: 0 0 8030 402060", .code = "700000: fd 7b be a9 fd 3 0 91",
		.expect = "context 700008 8000 8010 -\nframe_pointer 402060 8020 8030 work\nend: marked\n",
	},
	{
		.name = "ARM64: without symbols, and the code is seen to have left the record",
		.arch = "arm64", .registers = "pc=70000c sp=8000 x29=8010 x30=402054", .symbols = ARM64_END,
		.memory = "8000: 0 0 8030 402060", .code = "700000: fd 7b be a9 fd 3 0 91 fd 7b c2 a8",
		.expect = "context 70000c 8000 8010 -\nleaf 402054 8000 8010 work\nend: marked\n",
	},
	{
		.name = "ARM64: LR that is no code",
		.arch = "arm64", .registers = "pc=700008 sp=8000 x29=8010 x30=77", .symbols = ARM64_END,
		.memory = "8000: 0 0 0 402054",
		.expect = "context 700008 8000 8010 -\nframe_pointer 402054 8020 0 work\nend: marked\n",
	},
	{
		.name = "x86-64: a call through a null pointer",
		.arch = "x86_64", .registers = "rip=0 rsp=8000 rbp=8010", .symbols = X64_END, .memory = "8000: 402055 0 0 401055",
		.expect = "context 0 8000 8010 -\nleaf 402055 8008 8010 work\nend: marked\n",
	},
	{
		.name = "x86-64: a call through a null pointer, seen in the code; not where the code is no call",
		.arch = "x86_64", .registers = "rip=0 rsp=8000 rbp=8010", .symbols = X64_END, .memory = "8000: 402055 1 2 401055",
		.code = "40204e: 90 90 90 90 90 90 90 401050: e8 0 0 0 0",
		.expect = "context 0 8000 8010 -\nframe_pointer 401055 8020 2 main\nend: unreadable\n",
	},
	{
		.name = "x86: a call through a null pointer",
		.arch = "x86", .registers = "eip=0 esp=8000 ebp=8010", .symbols = X86_END, .memory = "8000: 402055 0 0 401055",
		.expect = "context 0 8000 8010 -\nleaf 402055 8004 8010 work\nend: marked\n",
	},
	{
		.name = "ARM64: a call through a null pointer",
		.arch = "arm64", .registers = "pc=0 sp=8000 x29=8010 x30=402054", .symbols = ARM64_END, .memory = "8000: 1 0 0 401054",
		.expect = "context 0 8000 8010 -\nleaf 402054 8000 8010 work\nend: marked\n",
	},
	{
		.name = "x86-64: a jump to what is no code, with a call behind it",
		.arch = "x86_64", .registers = "rip=1234567 rsp=8000 rbp=8010", .symbols = X64_END, .memory = "8000: 402055 0 0 401055",
		.code = "402053: ff d0",
		.expect = "context 1234567 8000 8010 -\nleaf 402055 8008 8010 work\nend: marked\n",
	},
	{
		.name = "x86-64: the same without the code to see: a frame pointer is better",
		.arch = "x86_64", .registers = "rip=1234567 rsp=8000 rbp=8010", .symbols = X64_END, .memory = "8000: 402055 0 0 402066",
		.expect = "context 1234567 8000 8010 -\nframe_pointer 402066 8020 0 work\nend: marked\n",
	},
	{
		.name = "scan: only under a FUNC or PUBLIC where the module has symbols; anywhere in code where it has none",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000", .symbols = X64_END, .memory = "8000: 400fff 4000 500055 700055 402055",
		.expect = "context 403010 8000 - leaf\nscan 700055 8020 - -\nscan 402055 8028 - work\nend: marked\n",
	},
	{
		.name = "scan: not in a module's data",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000", .symbols = X64_END, .memory = "8000: 401055 700055 402055",
		.maps = "400000 402000 rw- 402000 500000 r-x 700000 800000 r--",
		.expect = "context 403010 8000 - leaf\nscan 402055 8018 - work\nend: marked\n",
	},
	{
		.name = "scan: not outside a module, even in executable memory",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000", .symbols = X64_END, .memory = "8000: 900055 402055",
		.maps = "400000 500000 r-x 900000 901000 r-x",
		.expect = "context 403010 8000 - leaf\nscan 402055 8010 - work\nend: marked\n",
	},
	{
		.name = "scan: behind a call where the code is at hand, in the dump or on disk",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000", .symbols = X64_END, .memory = "8000: 402033 401055 402055",
		.code = "40202c: 90 90 90 90 90 90 90", .disk = "40104e: 90 90 90 90 90 90 90 402050: e8 0 0 0 0",
		.expect = "context 403010 8000 - leaf\nscan 402055 8018 - work\nend: marked\n",
	},
	{
		.name = "scan: no pointers to functions, unless a call is seen before",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000", .memory = "8000: 402000 401100 402055", .code = "4010fe: ff d0",
		.symbols = X64_END "FUNC 1f00 100 0 before\nFUNC 1100 100 0 behind\n",
		.expect = "context 403010 8000 - leaf\nscan 401100 8010 - main\nscan 402055 8018 - work\nend: marked\n",
	},
	{
		.name = "scan: behind the last frame record only what is seen to follow a call",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8000", .memory = "8000: 0 401055 401066 402055", .code = "402053: ff d0",
		.symbols = X64_END,
		.expect = "context 403010 8000 8000 leaf\nframe_pointer 401055 8010 0 main\nscan 402055 8020 - work\nend: marked\n",
	},
	{
		.name = "scan: behind the last frame record nothing",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8000", .memory = "8000: 0 401055 401066 402055",
		.symbols = X64_END,
		.expect = "context 403010 8000 8000 leaf\nframe_pointer 401055 8010 0 main\nend: last record\n",
	},
	{
		.name = "scan: the saved frame pointer below the return address",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=77", .symbols = FUNCS, .memory = "8000: 1 8020 402055 1 0 401055",
		.expect = "context 403010 8000 77 leaf\nscan 402055 8018 8020 work\nframe_pointer 401055 8030 0 main\nend: last record\n",
	},
	{
		.name = "scan: a frame pointer that still points to an older frame stays",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8028", .symbols = FUNCS, .memory = "8000: 1 2 402055 1 2 1 2",
		.expect = "context 403010 8000 8028 leaf\nscan 402055 8018 8028 work\nend: not found\n",
	},
	{
		.name = "scan: ends where memory does",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000", .symbols = FUNCS, .memory = "8000: 1 2 8018: 402055",
		.expect = "context 403010 8000 - leaf\nend: not found\n",
	},
	{
		.name = "scan: from a stack pointer that is not aligned",
		.arch = "x86_64", .registers = "rip=403010 rsp=7ffd", .symbols = X64_END, .memory = "8000: 1 402055",
		.expect = "context 403010 7ffd - leaf\nscan 402055 8010 - work\nend: marked\n",
	},
	{
		.name = "scan: ARM64 looks under the signature, too",
		.arch = "arm64", .registers = "pc=700010 sp=8000", .symbols = ARM64_END, .memory = "8000: 1 3b000000402054",
		.expect = "context 700010 8000 - -\nscan 402054 8010 - work\nend: marked\n",
	},
	{
		.name = "ARM64: signatures of pc and LR of the context",
		.arch = "arm64", .registers = "pc=3b000000700010 sp=8000 x30=71000000402054", .symbols = ARM64_END, .show = "lr",
		.expect = "context 700010 8000 - - 402054\nleaf 402054 8000 - work -\nend: marked\n",
	},
	{
		.name = "ARM64: signatures in frame records",
		.arch = "arm64", .registers = "pc=700010 sp=8000 x29=8000", .symbols = ARM64_END,
		.memory = "8000: 8010 45000000700020 0 45000000402054",
		.expect = "context 700010 8000 8000 -\nframe_pointer 700020 8010 8010 -\nframe_pointer 402054 8020 0 work\nend: marked\n",
	},
	{
		.name = "ARM64: a signature in what STACK CFI loads",
		.arch = "arm64", .registers = "pc=403010 sp=8000", .memory = "8000: 8010 ff7f000000402054", .show = "lr",
		.symbols = ARM64_END "STACK CFI INIT 3000 100 .cfa: sp 16 + .ra: .cfa -8 + ^ x30: .cfa -8 + ^\n",
		.expect = "context 403010 8000 - leaf -\ncfi 402054 8010 - work 402054\nend: marked\n",
	},
	{
		.name = "ARM64: the narrowest mask: bits above the highest address that the dump knows, which is memory here",
		.arch = "arm64", .registers = "pc=1402054 sp=8000 x30=1402054", .symbols = ARM64_END, .memory = "8000: 1 1000000: 1",
		.expect = "context 1402054 8000 - -\nend: not found\n",
	},
	{
		.name = "ARM64: the narrowest mask: here it is a module's",
		.arch = "arm64", .registers = "pc=1402054 sp=8000", .symbols = ARM64_END, .memory = "8000: 1",
		.expect = "context 402054 8000 - work\nend: marked\n",
	},
	{
		.name = "x86-64 has no signatures",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000", .symbols = X64_END, .memory = "8000: 3b000000402054 402055",
		.expect = "context 403010 8000 - leaf\nscan 402055 8010 - work\nend: marked\n",
	},
};

START_TEST(test_case)
{
	walk_case_run(&cases[_i]);
}
END_TEST

/* How far a scan looks: 160 words and one from the context, 40 and one from other frames. */
START_TEST(test_scan_reach)
{
	for (unsigned from_context = 0; from_context < 2; from_context++)
		for (unsigned beyond = 0; beyond < 2; beyond++) {
			unsigned words = (from_context ? 160 : 40) + beyond;
			struct buf memory = {0};
			buf_text(&memory, from_context ? "8000:" : "8000: 700055");
			for (unsigned i = 0; i < words; i++)
				buf_text(&memory, " 1");
			buf_text(&memory, " 402055 1");
			struct walk_case c = {
				.arch = "x86_64", .registers = "rip=403010 rsp=8000", .symbols = X64_END, .memory = buf_string(&memory),
			};
			struct walk_fixture f;
			fixture_init(&f, &c);
			fixture_walk(&f, NULL);
			ck_assert_uint_eq(f.stack.frames.n, 3u - from_context - beyond);
			fixture_release(&f);
			buf_release(&memory);
		}
}
END_TEST

/* What stands in front of a return address, and whether it is a call. */
static const struct {
	const char *arch, *code;
	bool call;
} calls[] = {
	{"x86_64", "e8 0 0 0 0", true},
	{"x86_64", "e9 0 0 0 0", false},
	{"x86_64", "e8 0 0 0 0 90", false},
	{"x86_64", "90 90 ff d0", true},
	{"x86_64", "41 ff d3", true},
	{"x86_64", "90 ff 10", true},
	{"x86_64", "ff 14 c8", true},
	{"x86_64", "90 ff 50 8", true},
	{"x86_64", "41 ff 54 24 8", true},
	{"x86_64", "90 ff 15 0 10 0 0", true},
	{"x86_64", "ff 90 0 1 0 0", true},
	{"x86_64", "ff 94 24 0 1 0 0", true},
	{"x86_64", "ff 14 25 0 10 0 0", true},
	{"x86_64", "90 ff e0", false},
	{"x86_64", "90 90 90 ff 15", false},
	{"x86_64", "ff 54 8", false},
	{"x86_64", "90 ff 14", false},
	{"x86_64", "ff d0 90", false},
	{"x86", "ff 55 8", true},
	{"x86", "ff 15 0 10 0 0", true},
	{"arm64", "0 0 0 94", true},
	{"arm64", "ff ff ff 97", true},
	{"arm64", "0 0 0 14", false},
	{"arm64", "20 0 3f d6", true},
	{"arm64", "20 8 3f d7", true},
	{"arm64", "3f 8 3f d6", true},
	{"arm64", "3f c 3f d6", true},
	{"arm64", "20 0 1f d6", false},
	{"arm64", "c0 3 5f d6", false},
};

START_TEST(test_calls)
{
	const struct abi *abi = abi_find(calls[_i].arch);
	uint8_t code[16];
	size_t n = 0;
	int used;
	for (const char *p = calls[_i].code; *p; p += used) {
		unsigned byte;
		ck_assert_int_eq(sscanf(p, "%x %n", &byte, &used), 1);
		code[n++] = (uint8_t)byte;
	}
	ck_assert_int_eq(abi->ends_in_call(code, n), calls[_i].call);
}
END_TEST

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("walk_leaf");
	TCase *t = tcase_create("leaf and scan");
	tcase_add_loop_test(t, test_returns, 0, COUNT(returns));
	tcase_add_loop_test(t, test_case, 0, COUNT(cases));
	tcase_add_loop_test(t, test_calls, 0, COUNT(calls));
	tcase_add_test(t, test_scan_reach);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
