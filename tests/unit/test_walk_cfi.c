/* STACK CFI: the rules, what is believed of their results, what follows where they fail, and how they end a stack. */
#include "tests/unit/walk_fixture.h"

#define MAIN "FUNC 1000 100 0 main\nFUNC 2000 100 0 work\nFUNC 3000 100 0 leaf\n"
#define X64 "STACK CFI INIT 1000 100 .cfa: $rsp 8 + .ra: .cfa -8 + ^\nSTACK CFI INIT 2000 100 .cfa: $rsp 8 + .ra: .cfa -8 + ^\n"

static const struct walk_case cases[] = {
	{
		.name = "x86-64: callers, and a return address of 0",
		.arch = "x86_64", .registers = "rip=402005 rsp=8000 rbp=1 rbx=5 rax=9", .memory = "8000: 401055 0", .symbols = MAIN X64,
		.show = "rbx rax",
		.expect = "context 402005 8000 1 work 5 9\n"
		          "cfi 401055 8008 1 main 5 -\n"
		          "end: marked\n",
	},
	{
		.name = "x86-64: a delta holds from its address on, name by name",
		.arch = "x86_64", .registers = "rip=402006 rsp=8000 rbp=1", .memory = "8000: 77 401055 0",
		.symbols = MAIN X64 "STACK CFI 2005 .cfa: $rsp 16 + $rbp: .cfa -16 + ^\nSTACK CFI 2007 .cfa: $rsp 99 +\n",
		.expect = "context 402006 8000 1 work\n"
		          "cfi 401055 8010 77 main\n"
		          "end: marked\n",
	},
	{
		.name = "x86-64: a mark ends the walk, and nothing else is tried",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000 rbp=8010", .memory = "8000: 402055 0 0 402055 0",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: $rsp 8 + .ra: 4095\n",
		.expect = "context 401005 8000 8010 main\nend: marked\n",
	},
	{
		.name = "x86-64: 4096 is no mark, but no code either",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000 rbp=8010", .memory = "8000: 0 0 0 402055 0 0",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: $rsp 8 + .ra: 4096\nSTACK CFI INIT 2000 100 .cfa: $rsp .ra: 1\n",
		.expect = "context 401005 8000 8010 main\nframe_pointer 402055 8020 0 work\nend: marked\n",
	},
	{
		.name = "x86-64: an undefined return address ends the walk",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000", .memory = "8000: 402055 0",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: $rsp 8 + .ra: .undef\n",
		.expect = "context 401005 8000 - main\nend: marked\n",
	},
	{
		.name = "x86-64: no rule for the return address: the next method",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000", .memory = "8000: 1 402055",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: $rsp 8 +\nSTACK CFI INIT 2000 100 .cfa: $rsp .ra: 0\n",
		.expect = "context 401005 8000 - main\nscan 402055 8010 - work\nend: marked\n",
	},
	{
		.name = "x86-64: a CFA that is not above the callee's",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000", .memory = "8000: 402055 1 2",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: $rsp .ra: .cfa ^\n",
		.expect = "context 401005 8000 - main\nscan 402055 8008 - work\nend: not found\n",
	},
	{
		.name = "x86-64: a CFA that is not aligned",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000", .memory = "8000: 402055 1 2",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: $rsp 12 + .ra: $rsp ^\nSTACK CFI INIT 2000 100 .cfa: $rsp .ra: 1\n",
		.expect = "context 401005 8000 - main\nscan 402055 8008 - work\nend: marked\n",
	},
	{
		.name = "x86-64: only a module's or an executable mapping's code is code",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000", .memory = "8000: 700055 402055",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: $rsp 8 + .ra: .cfa -8 + ^\nSTACK CFI INIT 2000 100 .cfa: $rsp .ra: 1\n",
		.maps = "400000 500000 r-x 700000 800000 r--",
		.expect = "context 401005 8000 - main\nscan 402055 8010 - work\nend: marked\n",
	},
	{
		.name = "x86-64: code outside every module, in an executable mapping",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000 rbp=8010", .memory = "8000: 900055 0 0 0",
		.symbols = MAIN X64, .maps = "400000 500000 r-x 900000 901000 --x",
		.expect = "context 401005 8000 8010 main\ncfi 900055 8008 8010 -\nend: marked\n",
	},
	{
		.name = "x86-64: a return address that ends its module belongs to its last call",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000", .memory = "8000: 500000 0",
		.symbols = MAIN X64 "FUNC ff000 1000 0 last\nSTACK CFI INIT ff000 1000 .cfa: $rsp .ra: 0\n",
		.expect = "context 401005 8000 - main\ncfi 500000 8008 - last\nend: marked\n",
	},
	{
		.name = "x86-64: a rule that fails leaves its register unknown, the others stand",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000 rbp=8010 rbx=7 r12=8", .memory = "8000: 402055 0",
		.symbols = MAIN "STACK CFI INIT 2000 100 .cfa: $rsp .ra: 0\n"
		           "STACK CFI INIT 1000 100 .cfa: $rsp 8 + .ra: .cfa -8 + ^ $rbx: 4096 ^ $rbp: $rax $r12: $r12 1 +\n",
		.show = "rbx r12",
		.expect = "context 401005 8000 8010 main 7 8\ncfi 402055 8008 - work - 9\nend: marked\n",
	},
	{
		.name = "x86: callers by $eip and $esp, 32 bits",
		.arch = "x86", .registers = "eip=401005 esp=8000 ebp=1 ebx=2 esi=3 edi=4 eax=5", .memory = "8000: 402055 0",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: $esp 4 + .ra: .cfa 4 - ^\nSTACK CFI INIT 2000 100 .cfa: $esp .ra: 0\n",
		.show = "ebx esi edi eax",
		.expect = "context 401005 8000 1 main 2 3 4 5\ncfi 402055 8004 1 work 2 3 4 -\nend: marked\n",
	},
	{
		.name = "ARM64: a leaf whose CFA is its stack pointer, then frames by record",
		.arch = "arm64", .registers = "pc=401004 sp=8000 x29=8000 x30=402054 x19=7", .memory = "8000: 0 403054",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: sp 0 + .ra: x30\n"
		           "STACK CFI INIT 2000 100 .cfa: x29 16 + .ra: .cfa -8 + ^ x29: .cfa -16 + ^ x30: .cfa -8 + ^\n"
		           "STACK CFI INIT 3000 100 .cfa: sp .ra: 0\n",
		.show = "x19 x30",
		.expect = "context 401004 8000 8000 main 7 402054\ncfi 402054 8000 8000 work 7 -\ncfi 403054 8010 0 leaf 7 403054\n"
		          "end: marked\n",
	},
	{
		.name = "ARM64: a frame that is no leaf does not stay where its callee is",
		.arch = "arm64", .registers = "pc=401004 sp=8000 x30=402054", .memory = "8000: 0 0",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: sp 0 + .ra: x30 x30: x30\n"
		           "STACK CFI INIT 2000 100 .cfa: sp 0 + .ra: x30\n",
		.expect = "context 401004 8000 - main\ncfi 402054 8000 - work\nend: no progress\n",
	},
	{
		.name = "ARM64: `.ra: .ra` is LR as it is",
		.arch = "arm64", .registers = "pc=401004 sp=8000 x30=402054", .memory = "8000: 0 0",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa: sp 0 + .ra: .cfa -8 + ^\nSTACK CFI 1004 .ra: .ra\n"
		           "STACK CFI INIT 2000 100 .cfa: sp .ra: 1\n",
		.expect = "context 401004 8000 - main\ncfi 402054 8000 - work\nend: marked\n",
	},
	{
		.name = "an INIT whose rules are none is not used",
		.arch = "x86_64", .registers = "rip=401005 rsp=8000", .memory = "8000: 402055",
		.symbols = MAIN "STACK CFI INIT 1000 100 .cfa $rsp 8 + .ra: 0\n",
		.expect = "context 401005 8000 - main\nscan 402055 8008 - work\nend: unreadable\n",
	},
	{
		.name = "a delta that breaks off keeps what stands before the break",
		.arch = "x86_64", .registers = "rip=402005 rsp=8000 rbx=1", .memory = "8000: 401055 0", .symbols = MAIN X64
		           "STACK CFI 2001 $rbx: 5 $rbp:\n", .show = "rbx",
		.expect = "context 402005 8000 - work 1\ncfi 401055 8008 - main 5\nend: marked\n",
	},
	{
		.name = "frames are counted",
		.arch = "x86_64", .registers = "rip=402005 rsp=8000", .memory = "8000: 401055 401055 401055 401055", .symbols = MAIN X64,
		.frames_max = 3,
		.expect = "context 402005 8000 - work\ncfi 401055 8008 - main\ncfi 401055 8010 - main\nend: limit\n",
	},
	{
		.name = "no registers", .arch = "x86_64", .registers = "", .expect = "end: no context\n",
	},
};

START_TEST(test_case)
{
	walk_case_run(&cases[_i]);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("walk_cfi");
	TCase *t = tcase_create("cfi");
	tcase_add_loop_test(t, test_case, 0, sizeof cases / sizeof cases[0]);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
