/* Registers as text, and the architecture that their names tell. */
#include "walker/dump/register_text.h"

#include "tests/unit/check_main.h"
#include "tests/unit/dump_fixture.h"

static const struct {
	const char *arch, *text;
	const char *registers; /* "number=value," of each that is known, ascending */
} texts[] = {
	{"arm64", "pc: 60a9fdf550\nsp: 7fdd141990\nlr: 60a9fdf56c\nx29: 7fdd1419a0\n", "29=7fdd1419a0,30=60a9fdf56c,31=7fdd141990,32=60a9fdf550,"},
	{"x86", "ecx: 3\nebp ffcf9e48\nEIP=0x56598685", "1=3,5=ffcf9e48,8=56598685,"},
	{"x86_64", "rax            0x1c                28\nrip            0x555555555131      0x555555555131 <main+8>\n"
	           "eflags         0x246               [ PF ZF IF ]\ncs             0x33                51\n"
	           "rdx            0x7ffff7dd5018      140737351864344\nk0             0x0   0\n", "0=1c,1=7ffff7dd5018,16=555555555131,"},
	{"x86_64", "RIP: 0033:[<000055555555516b>]\nRSP: 0018:7ffe", "7=7ffe,16=55555555516b,"},
	{"x86_64", "RAX: 00000000000000aa RBX: 00000000000000bb\r\n RSP: 7ffe0010", "0=aa,3=bb,7=7ffe0010,"},
	{"x86_64", "$rsp = 0x7ffe0010\n%rbp 0x20\n$pc=1000", "6=20,7=7ffe0010,16=1000,"},
	{"x86_64", "r8 8\nr15 f\nr16 10\nr1 1", "8=8,15=f,"},
	{"x86_64", "rax 1\nrax 2", "0=1,"},
	{"x86_64", "rax rbx 3\nrcx\n4", "3=3,"},
	{"x86_64", "rax 0x1ffffffffffffffff\nrbx ffffffffffffffff", "3=ffffffffffffffff,"},
	{"x86_64", "st0 0 (raw 0x00000000000000000000)\nymm0 {v4 = {0x0, 0x0}}\nrax 5", "0=5,"},
	{"arm64", "    x0  0000000000000001  x1  0000007fe0d84040  x30 3 fp 4\n    lr  5  sp  6 pst 60001000", "0=1,1=7fe0d84040,29=4,30=3,31=6,33=60001000,"},
	{"arm64", "cpsr           0x60001000          [ EL=0 BTYPE=0 SSBS C Z ]\nx28 7\nx31 8\nw0 9", "28=7,33=60001000,"},
	{"x86", "eflags         0x10246             [ PF ZF IF RF ]\nesp            0xffffd000          0xffffd000", "4=ffffd000,9=10246,"},
	{"x86", "", ""},
	{"x86", "::::====", ""},
};

START_TEST(test_text)
{
	struct registers r = {0};
	struct diag d = {0};
	struct buf found = {0};
	registers_parse(text_bytes(texts[_i].text), "registers", arch_find(texts[_i].arch), &d, &r);
	for (unsigned i = 0; i < REGISTER_COUNT; i++)
		if (register_known(&r, i))
			buf_printf(&found, "%u=%llx,", i, (unsigned long long)r.value[i]);
	ck_assert_str_eq(buf_string(&found), texts[_i].registers);
	ck_assert_uint_eq(diag_count(&d, DIAG_NOTE), 0);
	buf_release(&found);
	diag_release(&d);
}
END_TEST

START_TEST(test_too_wide)
{
	struct registers r = {0};
	struct diag d = {0};
	registers_parse(text_bytes("eax 100000000\nebx ffffffff\n"), "registers", arch_find("x86"), &d, &r);
	ck_assert_uint_eq(reports_of(&d, &register_too_wide), 1);
	ck_assert(!register_known(&r, 0));
	ck_assert_uint_eq(r.value[3], 0xffffffff);
	diag_release(&d);
}
END_TEST

static const struct {
	const char *text, *arch;
} guesses[] = {
	{"pc 1 sp 2 x29 3", "arm64"},
	{"eip: 5", "x86"},
	{"eax 1\nrax 1", "x86_64"},
	{"RIP=5", "x86_64"},
	{"r0 1\nr8 2", "arm"},
	{"r8 1\nr9 2\nrbx 3", "x86_64"},
	{"pc 1 sp 2", NULL},
	{"", NULL},
};

START_TEST(test_guess)
{
	const struct arch *arch = registers_guess(text_bytes(guesses[_i].text));
	ck_assert_ptr_eq(arch, guesses[_i].arch ? arch_find(guesses[_i].arch) : NULL);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("register_text");
	TCase *t = tcase_create("register_text");
	tcase_add_loop_test(t, test_text, 0, sizeof texts / sizeof *texts);
	tcase_add_test(t, test_too_wide);
	tcase_add_loop_test(t, test_guess, 0, sizeof guesses / sizeof *guesses);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
