/* Frame pointers: records, what is asked of them, and how they end a stack. */
#include "tests/unit/walk_fixture.h"

#define FUNCS "FUNC 1000 100 0 main\nFUNC 2000 100 0 work\nFUNC 3000 100 0 leaf\n"

static const struct walk_case cases[] = {
	{
		.name = "x86-64: records, the last one with a saved frame pointer of 0, which gives its return address",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = FUNCS,
		.memory = "8000: 0 0 8030 402055 0 0 0 401055 1 2 3",
		.expect = "context 403010 8000 8010 leaf\nframe_pointer 402055 8020 8030 work\nframe_pointer 401055 8040 0 main\n"
		          "end: last record\n",
	},
	{
		.name = "x86-64: a record of zeros is the mark of the outermost frame",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = FUNCS,
		.memory = "8000: 0 0 8030 402055 0 0 0 0 401055",
		.expect = "context 403010 8000 8010 leaf\nframe_pointer 402055 8020 8030 work\nend: marked\n",
	},
	{
		.name = "x86-64: of the context zeros are no record: the register may hold anything",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = FUNCS,
		.memory = "8000: 7 401055 0 0",
		.expect = "context 403010 8000 8010 leaf\nscan 401055 8010 8010 main\nend: marked\n",
	},
	{
		.name = "x86-64: a frame pointer below the stack pointer",
		.arch = "x86_64", .registers = "rip=403010 rsp=8010 rbp=8000", .symbols = FUNCS,
		.memory = "8000: 8020 401055 0 402055",
		.expect = "context 403010 8010 8000 leaf\nscan 402055 8020 - work\nend: unreadable\n",
	},
	{
		.name = "x86-64: a frame pointer at the stack pointer",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8000", .symbols = FUNCS, .memory = "8000: 0 402055",
		.expect = "context 403010 8000 8000 leaf\nframe_pointer 402055 8010 0 work\nend: last record\n",
	},
	{
		.name = "x86-64: a frame pointer that is not aligned",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8004", .symbols = FUNCS, .memory = "8000: 0 402055",
		.expect = "context 403010 8000 8004 leaf\nscan 402055 8010 - work\nend: unreadable\n",
	},
	{
		.name = "x86-64: a record whose return address is no code",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = FUNCS,
		.memory = "8000: 1 402055 8020 900000 0 1",
		.expect = "context 403010 8000 8010 leaf\nscan 402055 8010 8010 work\nend: not found\n",
	},
	{
		.name = "x86-64: a saved frame pointer that points nowhere, and no code to tell by: a return address that looks like one",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = FUNCS, .memory = "8000: 402055 0 99 401055",
		.expect = "context 403010 8000 8010 leaf\nframe_pointer 401055 8020 99 main\nend: unreadable\n",
	},
	{
		.name = "x86-64: the same, and it does not look like one",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = FUNCS, .memory = "8000: 402055 0 99 401000",
		.expect = "context 403010 8000 8010 leaf\nscan 402055 8008 8010 work\nend: not found\n",
	},
	{
		.name = "x86-64: the same, and the return address follows a call",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = FUNCS, .memory = "8000: 402055 0 99 401055",
		.code = "401050: e8 0 0 0 0",
		.expect = "context 403010 8000 8010 leaf\nframe_pointer 401055 8020 99 main\nend: unreadable\n",
	},
	{
		.name = "x86-64: in a chain of records the last may have saved anything",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8000", .symbols = FUNCS,
		.memory = "8000: 8020 402055 402066 0 99 401055",
		.expect = "context 403010 8000 8000 leaf\nframe_pointer 402055 8010 8020 work\nframe_pointer 401055 8030 99 main\n"
		          "end: unreadable\n",
	},
	{
		.name = "x86-64: in a chain of records one whose return address is under no symbol",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8000", .symbols = FUNCS,
		.memory = "8000: 8020 402055 0 0 99 409055",
		.expect = "context 403010 8000 8000 leaf\nframe_pointer 402055 8010 8020 work\nend: not found\n",
	},
	{
		.name = "x86-64: records that loop",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8010", .symbols = FUNCS, .memory = "8000: 1 2 8010 402055",
		.expect = "context 403010 8000 8010 leaf\nscan 402055 8020 - work\nend: unreadable\n",
	},
	{
		.name = "x86-64: code without symbols, in a module and in an executable mapping",
		.arch = "x86_64", .registers = "rip=700010 rsp=8000 rbp=8000", .memory = "8000: 8010 900055 0 700055",
		.maps = "700000 800000 r-x 900000 901000 --x",
		.expect = "context 700010 8000 8000 -\nframe_pointer 900055 8010 8010 -\nframe_pointer 700055 8020 0 -\nend: last record\n",
	},
	{
		.name = "x86-64: Windows keeps no frame pointers",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=8000", .symbols = FUNCS, .memory = "8000: 8010 402055 401055 0",
		.os = OS_WINDOWS,
		.expect = "context 403010 8000 8000 leaf\nscan 402055 8010 8010 work\nscan 401055 8018 - main\nend: not found\n",
	},
	{
		.name = "x86-64: no memory at the frame pointer, and none at the stack pointer",
		.arch = "x86_64", .registers = "rip=403010 rsp=8000 rbp=9000", .symbols = FUNCS,
		.expect = "context 403010 8000 9000 leaf\nend: unreadable\n",
	},
	{
		.name = "x86: records of 32 bits",
		.arch = "x86", .registers = "eip=403010 esp=8000 ebp=8008", .symbols = FUNCS,
		.memory = "8000: 0 0 8018 402055 0 0 0 401055 1",
		.expect = "context 403010 8000 8008 leaf\nframe_pointer 402055 8010 8018 work\nframe_pointer 401055 8020 0 main\n"
		          "end: last record\n",
	},
	{
		.name = "x86: a record at the end of the address space",
		.arch = "x86", .registers = "eip=403010 esp=fffffff8 ebp=fffffff8", .symbols = FUNCS, .memory = "fffffff8: 0 402055",
		.expect = "context 403010 fffffff8 fffffff8 leaf\nend: no progress\n",
	},
	{
		.name = "ARM64: LR says the same as the record; LR is known where the caller's record gives it",
		.arch = "arm64", .registers = "pc=403010 sp=8000 x29=8000 x30=402054", .symbols = FUNCS, .show = "lr",
		.memory = "8000: 8020 402054 0 0 0 401054 0 0",
		.expect = "context 403010 8000 8000 leaf 402054\nframe_pointer 402054 8010 8020 work 401054\n"
		          "frame_pointer 401054 8030 0 main -\nend: last record\n",
	},
	{
		.name = "ARM64: a leaf without CFI returns to LR, and its record is its caller's",
		.arch = "arm64", .registers = "pc=403010 sp=8000 x29=8000 x30=402054", .symbols = FUNCS, .show = "lr",
		.memory = "8000: 8020 401054 0 0 0 0",
		.expect = "context 403010 8000 8000 leaf 402054\nleaf 402054 8000 8000 work 401054\n"
		          "frame_pointer 401054 8010 8020 main 0\nend: marked\n",
	},
	{
		.name = "ARM64: an LR that points into the function itself was left by a call",
		.arch = "arm64", .registers = "pc=403010 sp=8000 x29=8000 x30=40300c", .symbols = FUNCS,
		.memory = "8000: 0 401054",
		.expect = "context 403010 8000 8000 leaf\nframe_pointer 401054 8010 0 main\nend: last record\n",
	},
	{
		.name = "ARM64: an LR that follows no call",
		.arch = "arm64", .registers = "pc=403010 sp=8000 x29=8000 x30=402054", .symbols = FUNCS,
		.memory = "8000: 0 401054", .code = "402050: 1f 20 3 d5",
		.expect = "context 403010 8000 8000 leaf\nframe_pointer 401054 8010 0 main\nend: last record\n",
	},
};

START_TEST(test_case)
{
	walk_case_run(&cases[_i]);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("walk_frame_pointer");
	TCase *t = tcase_create("frame pointer");
	tcase_add_loop_test(t, test_case, 0, sizeof cases / sizeof cases[0]);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
