/* The register tables. */
#include "symfile/arch.h"
#include "tests/unit/check_main.h"

/* Numbers and names out of the psABIs. */
static const struct {
	const char *arch;
	uint64_t number;
	const char *name; /* NULL: none */
	bool preserved;
} registers[] = {
	{"x86", 0, "$eax", false},      {"x86", 1, "$ecx", false},      {"x86", 2, "$edx", false},
	{"x86", 3, "$ebx", true},       {"x86", 4, "$esp", false},      {"x86", 5, "$ebp", true},
	{"x86", 6, "$esi", true},       {"x86", 7, "$edi", true},       {"x86", 8, "$eip", false},
	{"x86", 9, "$eflags", false},   {"x86", 10, NULL, false},       {"x86", 11, "$st0", false},
	{"x86", 18, "$st7", false},     {"x86", 19, NULL, false},       {"x86", 21, "$xmm0", false},
	{"x86", 29, "$mm0", false},     {"x86", 36, "$mm7", false},     {"x86", 39, "$mxcsr", false},
	{"x86", 45, "$gs", false},      {"x86", 49, "$ldtr", false},    {"x86", 50, NULL, false},
	{"x86_64", 0, "$rax", false},   {"x86_64", 1, "$rdx", false},   {"x86_64", 2, "$rcx", false},
	{"x86_64", 3, "$rbx", true},    {"x86_64", 4, "$rsi", false},   {"x86_64", 5, "$rdi", false},
	{"x86_64", 6, "$rbp", true},    {"x86_64", 7, "$rsp", false},   {"x86_64", 8, "$r8", false},
	{"x86_64", 11, "$r11", false},  {"x86_64", 12, "$r12", true},   {"x86_64", 15, "$r15", true},
	{"x86_64", 16, "$rip", false},  {"x86_64", 17, "$xmm0", false}, {"x86_64", 26, "$xmm9", false},
	{"x86_64", 32, "$xmm15", false}, {"x86_64", 33, "$st0", false}, {"x86_64", 41, "$mm0", false},
	{"x86_64", 49, "$rflags", false}, {"x86_64", 55, "$gs", false}, {"x86_64", 56, NULL, false},
	{"x86_64", 59, "$gs.base", false}, {"x86_64", 63, "$ldtr", false}, {"x86_64", 64, NULL, false},
	{"arm", 0, "r0", false},        {"arm", 3, "r3", false},        {"arm", 4, "r4", true},
	{"arm", 11, "r11", true},       {"arm", 12, "r12", false},      {"arm", 13, "sp", false},
	{"arm", 14, "lr", false},       {"arm", 15, "pc", false},       {"arm", 16, "f0", false},
	{"arm", 24, "fps", false},      {"arm", 25, "cpsr", false},     {"arm", 26, NULL, false},
	{"arm", 64, "s0", false},       {"arm", 95, "s31", false},      {"arm", 103, "f7", false},
	{"arm", 104, NULL, false},      {"arm", 256, NULL, false},
	{"arm64", 0, "x0", false},      {"arm64", 18, "x18", false},    {"arm64", 19, "x19", true},
	{"arm64", 29, "x29", true},     {"arm64", 30, "x30", false},    {"arm64", 31, "sp", false},
	{"arm64", 32, NULL, false},     {"arm64", 34, NULL, false},     {"arm64", 46, NULL, false},
	{"arm64", 64, "v0", false},     {"arm64", 72, "v8", false},     {"arm64", 95, "v31", false},
	{"mips", 0, "$zero", false},    {"mips", 16, "$s0", true},      {"mips", 23, "$s7", true},
	{"mips", 28, "$gp", true},      {"mips", 29, "$sp", false},     {"mips", 30, "$fp", true},
	{"mips", 31, "$ra", false},     {"mips", 32, "$f0", false},     {"mips", 65, "$lo", false},
	{"riscv", 1, "ra", false},      {"riscv", 2, "sp", false},      {"riscv", 8, "s0", true},
	{"riscv", 9, "s1", true},       {"riscv", 10, "a0", false},     {"riscv", 18, "s2", true},
	{"riscv", 27, "s11", true},     {"riscv", 28, "t3", false},     {"riscv", 63, "f31", false},
	{"x86_64", UINT64_MAX, NULL, false},
};

START_TEST(register_names)
{
	const struct arch *arch = arch_find(registers[_i].arch);
	const char *name = arch_register(arch, registers[_i].number);
	ck_assert_ptr_nonnull(arch);
	if (!registers[_i].name)
		ck_assert_ptr_null(name);
	else
		ck_assert_str_eq(name, registers[_i].name);
	ck_assert_int_eq(arch_callee_saved(arch, registers[_i].number), registers[_i].preserved);
}
END_TEST

START_TEST(special_registers)
{
	static const struct {
		const char *arch, *sp, *return_address, *pc;
		unsigned address_size;
	} cases[] = {
		{"x86", "$esp", "$eip", "$eip", 4}, {"x86_64", "$rsp", "$rip", "$rip", 8}, {"arm", "sp", "lr", "pc", 4},
		{"arm64", "sp", "x30", NULL, 8},    {"mips", "$sp", "$ra", NULL, 4},       {"riscv", "sp", "ra", NULL, 8},
	};
	const struct arch *arch = arch_find(cases[_i].arch);
	ck_assert_uint_eq(arch->address_size, cases[_i].address_size);
	ck_assert_str_eq(arch_register(arch, arch->sp), cases[_i].sp);
	ck_assert_str_eq(arch_register(arch, arch->return_address), cases[_i].return_address);
	ck_assert_int_eq(arch->pc >= 0, cases[_i].pc != NULL);
	if (cases[_i].pc)
		ck_assert_str_eq(arch_register(arch, (unsigned)arch->pc), cases[_i].pc);
}
END_TEST

/* By name the lowest number comes back, and no name stands twice where a minidump or a rule could mean either. */
START_TEST(numbers_of_names)
{
	static const char *const all[] = {"x86", "x86_64", "arm64", "mips", "riscv"};
	const struct arch *arch = arch_find(all[_i]);
	for (unsigned i = 0; i < arch->register_count; i++)
		if (arch->registers[i])
			ck_assert_int_eq(arch_register_number(arch, arch->registers[i]), (int)i);
	ck_assert_int_eq(arch_register_number(arch, "no such register"), -1);
}
END_TEST

START_TEST(architectures)
{
	static const char *const without[] = {"ppc", "ppc64", "s390", "sparc", "sparcv9", "nds32", "loongarch64", "m68k"};
	for (size_t i = 0; i < sizeof without / sizeof *without; i++) {
		ck_assert_ptr_nonnull(arch_find(without[i]));
		ck_assert_uint_eq(arch_find(without[i])->register_count, 0);
		ck_assert_ptr_null(arch_register(arch_find(without[i]), 0));
	}
	ck_assert_ptr_null(arch_find("x86-64"));
	ck_assert_ptr_null(arch_find(""));
	ck_assert_int_eq(arch_register_number(arch_find("arm"), "f0"), 16);
}
END_TEST

#define COUNT(array) (int)(sizeof(array) / sizeof(array)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("arch");
	TCase *t = tcase_create("arch");
	tcase_add_loop_test(t, register_names, 0, COUNT(registers));
	tcase_add_loop_test(t, special_registers, 0, 6);
	tcase_add_loop_test(t, numbers_of_names, 0, 5);
	tcase_add_test(t, architectures);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
