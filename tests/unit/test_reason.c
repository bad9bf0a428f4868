/* Crash reasons in both spellings: what minidump_stackwalk and minidump-stackwalk say of the same. */
#include "walker/dump/reason.h"

#include "tests/unit/check_main.h"

static const struct {
	enum process_os os;
	const char *arch;
	uint32_t code, flags;
	unsigned count;
	uint64_t parameters[3];
	uint64_t address; /* expected; 0: the record's own */
	const char *text, *json;
} cases[] = {
	{OS_LINUX, "x86_64", 11, 1, 0, {0}, 0, "SIGSEGV /SEGV_MAPERR", "SIGSEGV / SEGV_MAPERR"},
	{OS_ANDROID, "arm64", 11, 9, 0, {0}, 0, "SIGSEGV /SEGV_MTESERR", "SIGSEGV / SEGV_MTESERR"},
	{OS_LINUX, "x86_64", 11, 0x80, 0, {0}, 0, "SIGSEGV /0x00000080", "SIGSEGV / SI_KERNEL"},
	{OS_LINUX, "x86_64", 11, 99, 0, {0}, 0, "SIGSEGV /0x00000063", "SIGSEGV / 0x00000063"},
	{OS_LINUX, "x86_64", 4, 2, 0, {0}, 0, "SIGILL / ILL_ILLOPN", "SIGILL / ILL_ILLOPN"},
	{OS_LINUX, "x86_64", 4, 9, 0, {0}, 0, "SIGILL / 0x00000009", "SIGILL / ILL_BADIADDR"},
	{OS_LINUX, "x86_64", 5, 1, 0, {0}, 0, "SIGTRAP", "SIGTRAP / TRAP_BRKPT"},
	{OS_LINUX, "x86_64", 6, 0, 0, {0}, 0, "SIGABRT", "SIGABRT"},
	{OS_LINUX, "x86_64", 6, 0xfffffffa, 0, {0}, 0, "SIGABRT", "SIGABRT / SI_TKILL"},
	{OS_LINUX, "x86_64", 7, 5, 0, {0}, 0, "SIGBUS / BUS_MCEERR_AO", "SIGBUS / BUS_MCEERR_AO"},
	{OS_LINUX, "x86_64", 8, 1, 0, {0}, 0, "SIGFPE / FPE_INTDIV", "SIGFPE / FPE_INTDIV"},
	{OS_LINUX, "x86_64", 31, 1, 0, {0}, 0, "SIGSYS", "SIGSYS / SYS_SECCOMP"},
	{OS_LINUX, "x86_64", 99, 1, 0, {0}, 0, "0x00000063 / 0x00000001", "unknown 0x00000063 / 0x00000001"},
	{OS_LINUX, "x86_64", 0xffffffff, 0, 0, {0}, 0, "DUMP_REQUESTED", "DUMP_REQUESTED"},
	{OS_WINDOWS, "x86_64", 0xc0000005, 0, 2, {0, 0x45}, 0x45, "EXCEPTION_ACCESS_VIOLATION_READ",
	 "EXCEPTION_ACCESS_VIOLATION_READ"},
	{OS_WINDOWS, "x86", 0xc0000005, 0, 2, {8, 0x100000045}, 0x45, "EXCEPTION_ACCESS_VIOLATION_EXEC",
	 "EXCEPTION_ACCESS_VIOLATION_EXEC"},
	{OS_WINDOWS, "x86_64", 0xc0000005, 0, 0, {0}, 0, "EXCEPTION_ACCESS_VIOLATION", "EXCEPTION_ACCESS_VIOLATION"},
	{OS_WINDOWS, "x86_64", 0xc0000006, 0, 3, {1, 0x45, 0xc0000010}, 0x45,
	 "EXCEPTION_IN_PAGE_ERROR_WRITE / STATUS_INVALID_DEVICE_REQUEST",
	 "EXCEPTION_IN_PAGE_ERROR_WRITE / STATUS_INVALID_DEVICE_REQUEST"},
	{OS_WINDOWS, "x86_64", 0xc0000006, 0, 2, {1, 0x45}, 0x45, "EXCEPTION_IN_PAGE_ERROR_WRITE", "EXCEPTION_IN_PAGE_ERROR"},
	{OS_WINDOWS, "x86_64", 0xc0000409, 0, 1, {7}, 0, "FAST_FAIL_FATAL_APP_EXIT",
	 "EXCEPTION_STACK_BUFFER_OVERRUN / FAST_FAIL_FATAL_APP_EXIT"},
	{OS_WINDOWS, "x86_64", 0xc0000409, 0, 1, {0}, 0, "EXCEPTION_STACK_BUFFER_OVERRUN",
	 "EXCEPTION_STACK_BUFFER_OVERRUN / FAST_FAIL_LEGACY_GS_VIOLATION"},
	{OS_WINDOWS, "x86_64", 0xc00000fd, 0, 0, {0}, 0, "EXCEPTION_STACK_OVERFLOW", "EXCEPTION_STACK_OVERFLOW"},
	{OS_WINDOWS, "x86_64", 0xc0000374, 0, 0, {0}, 0, "EXCEPTION_HEAP_CORRUPTION", "STATUS_HEAP_CORRUPTION"},
	{OS_WINDOWS, "x86_64", 0xc0000017, 0, 0, {0}, 0, "0xc0000017 / 0x00000000", "STATUS_NO_MEMORY"},
	{OS_WINDOWS, "x86_64", 0xe06d7363, 0, 0, {0}, 0, "Unhandled C++ Exception", "Unhandled C++ Exception"},
	{OS_WINDOWS, "x86_64", 0xdeadbeef, 1, 0, {0}, 0, "0xdeadbeef / 0x00000001", "unknown 0xdeadbeef"},
	{OS_MAC, "x86_64", 1, 1, 0, {0}, 0, "EXC_BAD_ACCESS / KERN_INVALID_ADDRESS", "EXC_BAD_ACCESS / KERN_INVALID_ADDRESS"},
	{OS_MAC, "x86_64", 1, 13, 0, {0}, 0, "EXC_BAD_ACCESS / EXC_I386_GPFLT", "EXC_BAD_ACCESS / EXC_I386_GPFLT"},
	{OS_IOS, "arm64", 1, 13, 0, {0}, 0, "EXC_BAD_ACCESS / 0x0000000d", "EXC_BAD_ACCESS / 0x0000000d"},
	{OS_MAC, "arm64", 1, 0x101, 0, {0}, 0, "EXC_BAD_ACCESS / 0x00000101", "EXC_BAD_ACCESS / EXC_ARM_DA_ALIGN"},
	{OS_MAC, "arm64", 6, 1, 0, {0}, 0, "EXC_BREAKPOINT / 0x00000001", "EXC_BREAKPOINT / EXC_ARM_BREAKPOINT"},
	{OS_MAC, "x86_64", 5, 0x10002, 0, {0}, 0, "EXC_SOFTWARE / SIGABRT", "EXC_SOFTWARE / SIGABRT"},
	{OS_MAC, "x86_64", 11, 0x60000000, 3, {1, 2, 3}, 0, "EXC_RESOURCE / 0x60000000",
	 "EXC_RESOURCE / RESOURCE_TYPE_MEMORY / 0x0000000000000002 / 0x0000000000000003"},
	{OS_MAC, "x86_64", 12, 0x60000000, 3, {1, 2, 3}, 0, "EXC_GUARD / 0x60000000",
	 "EXC_GUARD / GUARD_TYPE_USER/ namespace: 2 guard identifier: 3"},
	{OS_MAC, "x86_64", 0x43507378, 0, 0, {0}, 0, "Simulated Exception", "Simulated Exception"},
	{OS_FUCHSIA, "arm64", 3, 4, 0, {0}, 0, "0x00000003 / 0x00000004", "unknown 0x00000003 / 0x00000004"},
};

START_TEST(test_reason)
{
	struct crash crash = {
		.os = cases[_i].os, .arch = arch_find(cases[_i].arch), .code = cases[_i].code, .flags = cases[_i].flags,
		.address = 0x1234, .parameter_count = cases[_i].count,
	};
	struct arena arena = {0};
	struct reason reason;
	for (unsigned i = 0; i < 3; i++)
		crash.parameters[i] = cases[_i].parameters[i];
	reason_of(&crash, &arena, &reason);
	ck_assert_str_eq(reason.text, cases[_i].text);
	ck_assert_str_eq(reason.json, cases[_i].json);
	ck_assert_uint_eq(reason.address, cases[_i].address ? cases[_i].address : 0x1234);
	ck_assert(reason.requested == (crash.code == 0xffffffff || crash.code == 0x43507378));
	arena_release(&arena);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("reason");
	TCase *t = tcase_create("reason");
	tcase_add_loop_test(t, test_reason, 0, sizeof cases / sizeof cases[0]);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
