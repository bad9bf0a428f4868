/* STACK WIN: frame data, FPO, and what their numbers miss. */
#include "tests/unit/walk_fixture.h"

/* type rva size prolog epilog parameters saved locals max_stack has_program, program or whether ebp is allocated */
#define FUNCS "FUNC 1000 100 0 main\nFUNC 2000 100 0 work\nFUNC 3000 100 0 leaf\nPUBLIC 4000 c stdcall\n"
#define TRADITIONAL "$T0 $ebp = $eip $T0 4 + ^ = $ebp $T0 ^ = $esp $T0 8 + = $L $T0 .cbSavedRegs - = $P $T0 8 + .cbParams + ="
#define COUNTED "$T0 .raSearch = $eip $T0 ^ = $esp $T0 4 + ="
#define END_MAIN "STACK WIN 4 1000 100 0 0 0 0 0 0 1 $eip 0 = $esp $esp 4 + = $ebp 0 =\n"

static const struct walk_case cases[] = {
	{
		.name = "frame data: a traditional frame", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8008",
		.symbols = FUNCS "STACK WIN 4 3000 100 1 2 4 0 8 0 1 " TRADITIONAL "\n" END_MAIN,
		.memory = "8000: 1 2 8010 401055 0 0 0",
		.expect = "context 403010 8000 8008 leaf\ncfi 401055 8010 8010 main\nend: marked\n",
	},
	{
		.name = "frame data: saved registers, those that the program gives", .arch = "x86",
		.registers = "eip=403010 esp=8000 ebp=8008 ebx=1 esi=2 edi=3", .show = "ebx esi edi",
		.symbols = FUNCS "STACK WIN 4 3000 100 1 2 4 8 0 0 1 " TRADITIONAL " $ebx $T0 8 - ^ = $esi $T0 4 - ^ =\n" END_MAIN,
		.memory = "8000: 77 66 8010 401055 0 0 0",
		.expect = "context 403010 8000 8008 leaf 1 2 3\ncfi 401055 8010 8010 main 77 66 -\nend: marked\n",
	},
	{
		.name = "frame data: counted by .raSearch from esp: locals and saved registers", .arch = "x86",
		.registers = "eip=403010 esp=8000 ebp=8020",
		.symbols = FUNCS "STACK WIN 4 3000 100 1 2 4 8 4 0 1 " COUNTED "\n" END_MAIN,
		.memory = "8000: 1 2 3 401055 0 0 0 0 0",
		.expect = "context 403010 8000 8020 leaf\ncfi 401055 8010 8020 main\nend: marked\n",
	},
	{
		.name = "frame data: up to three words farther up", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8020",
		.symbols = FUNCS "STACK WIN 4 3000 100 1 2 4 0 4 0 1 " COUNTED "\n" END_MAIN,
		.memory = "8000: 1 2 3 4 401055 0 0 0 0",
		.expect = "context 403010 8000 8020 leaf\ncfi 401055 8014 8020 main\nend: marked\n",
	},
	{
		.name = "frame data: an aligned stack is counted from ebp", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8010",
		.symbols = FUNCS "STACK WIN 4 3000 100 1 2 4 0 4 0 1 $T1 .raSearch = $T0 $T1 4 - 8 @ = $eip $T1 ^ = $ebp $T1 4 - ^ = "
		                 "$esp $T1 4 + =\n" END_MAIN,
		.memory = "8000: 1 402055 3 4 8020 401055 0 0 0",
		.expect = "context 403010 8000 8010 leaf\ncfi 401055 8018 8020 main\nend: marked\n",
	},
	{
		.name = "frame data: the parameters of the direct callee lie on the stack, those of younger ones do not", .arch = "x86",
		.registers = "eip=403010 esp=8000 ebp=8080",
		.symbols = FUNCS "STACK WIN 4 3000 100 1 2 14 0 0 0 1 " COUNTED "\nSTACK WIN 4 2000 100 1 2 4 0 0 0 1 " COUNTED "\n"
		                 "FUNC 5000 100 0 middle\nSTACK WIN 4 5000 100 1 2 8 0 0 0 1 " COUNTED "\n" END_MAIN,
		/* leaf (14) <- work (4), whose callee's parameters are 14 <- middle (8), whose callee's are 4 <- main */
		.memory = "8000: 402055 1 2 3 4 5 405055 1 401055 1 2 3 4 5 6 7 8 9 a b c d e f 0 1 2 3 4 5 6 7 8 9",
		.expect = "context 403010 8000 8080 leaf\ncfi 402055 8004 8080 work\ncfi 405055 801c 8080 middle\n"
		          "cfi 401055 8024 8080 main\nend: marked\n",
	},
	{
		.name = "frame data: the callee's parameters by its FUNC, or its PUBLIC", .arch = "x86",
		.registers = "eip=404010 esp=8000 ebp=8000",
		.symbols = FUNCS "STACK WIN 4 2000 100 1 2 4 0 0 0 1 " COUNTED "\n" END_MAIN,
		.memory = "8000: 8080 402055 1 2 3 401055", .code = "402050: e8 0 0 0 0 401050: e8 0 0 0 0",
		.expect = "context 404010 8000 8000 stdcall\nframe_pointer 402055 8008 8080 work\ncfi 401055 8018 8080 main\nend: marked\n",
	},
	{
		.name = "type 4 before type 0", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8008",
		.symbols = FUNCS "STACK WIN 0 3000 100 0 0 0 0 0 0 0 0\nSTACK WIN 4 3000 100 1 2 4 0 8 0 1 " TRADITIONAL "\n" END_MAIN,
		.memory = "8000: 402055 2 8010 401055 0 0 0",
		.expect = "context 403010 8000 8008 leaf\ncfi 401055 8010 8010 main\nend: marked\n",
	},
	{
		.name = "FPO: ebp and ebx are as they were", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8020 ebx=7 esi=8",
		.symbols = FUNCS "STACK WIN 0 3000 100 0 0 8 4 8 0 0 0\n" END_MAIN, .show = "ebx esi",
		.memory = "8000: 1 2 3 401055 0 0 0 0 0",
		.expect = "context 403010 8000 8020 leaf 7 8\ncfi 401055 8010 8020 main 7 -\nend: marked\n",
	},
	{
		.name = "FPO: ebp was saved and used for something else", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=99",
		.symbols = FUNCS "STACK WIN 0 3000 100 0 0 8 c 8 0 0 1\n" END_MAIN,
		.memory = "8000: 1 8020 3 4 5 401055 0 0 0 0 0",
		.expect = "context 403010 8000 99 leaf\ncfi 401055 8018 8020 main\nend: marked\n",
	},
	{
		.name = "FPO: a system call's own return address is still on the stack", .arch = "x86",
		.registers = "eip=403010 esp=8000 ebp=8020", .symbols = FUNCS "STACK WIN 0 3000 100 0 0 0 0 0 0 0 0\n" END_MAIN,
		.memory = "8000: 403010 401055 0 0 0 0 0 0 0",
		.expect = "context 403010 8000 8020 leaf\ncfi 401055 8008 8020 main\nend: marked\n",
	},
	{
		.name = "a program that fails: the stack is scanned", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8008",
		.symbols = FUNCS "STACK WIN 4 3000 100 0 0 0 0 0 0 1 $eip $nothing ^ = $esp $esp 4 + =\n" END_MAIN,
		.memory = "8000: 1 2 3 401055 0 0 0 0",
		.expect = "context 403010 8000 8008 leaf\nscan 401055 8010 8008 main\nend: marked\n",
	},
	{
		.name = "a program that gives no esp", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8020",
		.symbols = FUNCS "STACK WIN 4 3000 100 0 0 0 0 0 0 1 $eip .raSearch ^ =\n" END_MAIN,
		.memory = "8000: 1 2 3 401055 0 0 0 0 0",
		.expect = "context 403010 8000 8020 leaf\nscan 401055 8010 8020 main\nend: marked\n",
	},
	{
		.name = "an eip that is no code: the stack is scanned from behind it; ebp out of the saved registers", .arch = "x86",
		.registers = "eip=403010 esp=8000 ebp=8008",
		.symbols = FUNCS "STACK WIN 4 3000 100 0 0 0 4 4 0 1 " TRADITIONAL "\n" END_MAIN,
		.memory = "8000: 1 2 8010 900000 8030 2 401055 0 0 0 0 0 0 0",
		.expect = "context 403010 8000 8008 leaf\ncfi_scan 401055 801c 8030 main\nend: marked\n",
	},
	{
		.name = "an eip that is no code, and nothing to be found: the other methods come to nothing, too", .arch = "x86",
		.registers = "eip=403010 esp=8000 ebp=8008",
		.symbols = FUNCS "STACK WIN 4 3000 100 0 0 0 4 4 0 1 " TRADITIONAL "\n" END_MAIN,
		.memory = "8000: 1 8030 8010 900000 1 2",
		.expect = "context 403010 8000 8008 leaf\nend: not found\n",
	},
	{
		.name = "eip and ebp of 0 are the end of the stack", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8008",
		.symbols = FUNCS "STACK WIN 4 3000 100 0 0 0 4 4 0 1 " TRADITIONAL "\n",
		.memory = "8000: 1 2 0 0 401055 401055",
		.expect = "context 403010 8000 8008 leaf\nend: marked\n",
	},
	{
		.name = "an esp that does not grow", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8008",
		.symbols = FUNCS "STACK WIN 4 3000 100 0 0 0 4 4 0 1 $eip 4198485 = $esp 32768 = $ebp 1 =\n",
		.memory = "8000: 1 2 0 0",
		.expect = "context 403010 8000 8008 leaf\nend: no progress\n",
	},
	{
		.name = "before STACK CFI", .arch = "x86", .registers = "eip=403010 esp=8000 ebp=8008",
		.symbols = FUNCS "STACK CFI INIT 3000 100 .cfa: $esp 4 + .ra: 1\nSTACK WIN 4 3000 100 1 2 4 0 8 0 1 " TRADITIONAL
		                 "\n" END_MAIN,
		.memory = "8000: 1 2 8010 401055 0 0 0",
		.expect = "context 403010 8000 8008 leaf\ncfi 401055 8010 8010 main\nend: marked\n",
	},
	{
		.name = "of 32-bit x86 only", .arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010",
		.symbols = FUNCS "STACK WIN 0 3000 100 0 0 0 0 0 0 0 0\n", .memory = "8000: 402055 2 0 401055",
		.expect = "context 403010 8000 8010 leaf\nframe_pointer 401055 8020 0 main\nend: last record\n",
	},
};

START_TEST(test_case)
{
	walk_case_run(&cases[_i]);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("walk_win");
	TCase *t = tcase_create("win");
	tcase_add_loop_test(t, test_case, 0, sizeof cases / sizeof cases[0]);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
