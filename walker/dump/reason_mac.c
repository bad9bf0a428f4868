/* macOS and iOS: Mach exceptions (mach/exception_types.h, mach/kern_return.h, mach/i386/exception.h, mach/arm/exception.h). */
#include "walker/dump/reason.h"

#include <inttypes.h>
#include <string.h>

#define BAD_ACCESS 1
#define RESOURCE 11
#define GUARD 12
#define SIMULATED 0x43507378 /* Crashpad's "CPsx": a dump was asked for */

static const struct code_name exceptions[] = {
	{BAD_ACCESS, "EXC_BAD_ACCESS"}, {2, "EXC_BAD_INSTRUCTION"}, {3, "EXC_ARITHMETIC"}, {4, "EXC_EMULATION"},
	{5, "EXC_SOFTWARE"}, {6, "EXC_BREAKPOINT"}, {7, "EXC_SYSCALL"}, {8, "EXC_MACH_SYSCALL"}, {9, "EXC_RPC_ALERT"},
	{RESOURCE, "EXC_RESOURCE"}, {GUARD, "EXC_GUARD"},
};

/* What an exception's code means on one processor, or on all; newer names are minidump-stackwalk's alone. */
enum { ON_ALL, ON_X86, ON_ARM64 };
static const struct meaning {
	uint8_t exception, where;
	bool newer;
	uint32_t code;
	const char *name;
} meanings[] = {
	{BAD_ACCESS, ON_ALL, false, 1, "KERN_INVALID_ADDRESS"},
	{BAD_ACCESS, ON_ALL, false, 2, "KERN_PROTECTION_FAILURE"},
	{BAD_ACCESS, ON_ALL, true, 5, "KERN_FAILURE"},
	{BAD_ACCESS, ON_ALL, false, 8, "KERN_NO_ACCESS"},
	{BAD_ACCESS, ON_ALL, false, 9, "KERN_MEMORY_FAILURE"},
	{BAD_ACCESS, ON_ALL, false, 10, "KERN_MEMORY_ERROR"},
	{BAD_ACCESS, ON_ALL, false, 50, "KERN_CODESIGN_ERROR"},
	{BAD_ACCESS, ON_X86, false, 13, "EXC_I386_GPFLT"},
	{BAD_ACCESS, ON_ARM64, true, 0x101, "EXC_ARM_DA_ALIGN"},
	{BAD_ACCESS, ON_ARM64, true, 0x102, "EXC_ARM_DA_DEBUG"},
	{BAD_ACCESS, ON_ARM64, true, 0x103, "EXC_ARM_SP_ALIGN"},
	{2, ON_X86, false, 1, "EXC_I386_INVOP"},
	{2, ON_X86, false, 10, "EXC_I386_INVTSSFLT"},
	{2, ON_X86, false, 11, "EXC_I386_SEGNPFLT"},
	{2, ON_X86, false, 12, "EXC_I386_STKFLT"},
	{2, ON_X86, false, 13, "EXC_I386_GPFLT"},
	{2, ON_X86, false, 17, "EXC_I386_ALIGNFLT"},
	{2, ON_ARM64, true, 1, "EXC_ARM_UNDEFINED"},
	{3, ON_X86, false, 1, "EXC_I386_DIV"},
	{3, ON_X86, false, 2, "EXC_I386_INTO"},
	{3, ON_X86, false, 3, "EXC_I386_NOEXT"},
	{3, ON_X86, false, 4, "EXC_I386_EXTOVR"},
	{3, ON_X86, false, 5, "EXC_I386_EXTERR"},
	{3, ON_X86, false, 6, "EXC_I386_EMERR"},
	{3, ON_X86, false, 7, "EXC_I386_BOUND"},
	{3, ON_X86, false, 8, "EXC_I386_SSEEXTERR"},
	{3, ON_ARM64, true, 1, "EXC_ARM_FP_IO"},
	{3, ON_ARM64, true, 2, "EXC_ARM_FP_DZ"},
	{3, ON_ARM64, true, 3, "EXC_ARM_FP_OF"},
	{3, ON_ARM64, true, 4, "EXC_ARM_FP_UF"},
	{3, ON_ARM64, true, 5, "EXC_ARM_FP_IX"},
	{3, ON_ARM64, true, 6, "EXC_ARM_FP_ID"},
	{5, ON_ALL, false, 1, "EXC_PPC_TRAP"},
	{5, ON_ALL, false, 0x10002, "SIGABRT"},
	{6, ON_X86, false, 1, "EXC_I386_SGL"},
	{6, ON_X86, false, 2, "EXC_I386_BPT"},
	{6, ON_ARM64, true, 1, "EXC_ARM_BREAKPOINT"},
};

static int where_of(const struct arch *arch)
{
	if (arch && (strcmp(arch->name, "x86") == 0 || strcmp(arch->name, "x86_64") == 0))
		return ON_X86;
	return arch && strcmp(arch->name, "arm64") == 0 ? ON_ARM64 : ON_ALL;
}

static const char *meaning_of(const struct crash *crash, bool newer)
{
	int where = where_of(crash->arch);
	for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++) {
		const struct meaning *m = &meanings[i];
		if (m->exception == crash->code && m->code == crash->flags && (newer || !m->newer) &&
		    (m->where == ON_ALL || m->where == where))
			return m->name;
	}
	return NULL;
}

/*
 * The highest three bits of these two exceptions' code are a type (kern/exc_resource.h, kern/exc_guard.h); the second and
 * third parameter are the code and the subcode.
 */
static const char *typed(const struct crash *crash, const char *name, struct arena *arena)
{
	static const struct code_name resources[] = {
		{1, "RESOURCE_TYPE_CPU"}, {2, "RESOURCE_TYPE_WAKEUPS"}, {3, "RESOURCE_TYPE_MEMORY"}, {4, "RESOURCE_TYPE_IO"},
		{5, "RESOURCE_TYPE_THREADS"},
	};
	static const struct code_name guards[] = {
		{0, "GUARD_TYPE_NONE"}, {1, "GUARD_TYPE_MACH_PORT"}, {2, "GUARD_TYPE_FD"}, {3, "GUARD_TYPE_USER"},
		{4, "GUARD_TYPE_VN"}, {5, "GUARD_TYPE_VIRT_MEMORY"}, {6, "GUARD_TYPE_REJECTED_SC"},
	};
	uint32_t type = crash->flags >> 29;
	uint64_t code = crash->parameters[1], subcode = crash->parameters[2];
	const char *text = crash->code == GUARD ? CODE_NAME(guards, type) : CODE_NAME(resources, type);
	if (!text)
		return NULL;
	if (crash->code == GUARD && type == 0)
		return reason_printf(arena, "%s / %s", name, text);
	if (crash->code == GUARD && type == 3)
		return reason_printf(arena, "%s / %s/ namespace: %u guard identifier: %" PRIu64, name, text, (uint32_t)code, subcode);
	return reason_printf(arena, "%s / %s / 0x%016" PRIx64 " / 0x%016" PRIx64, name, text, code, subcode);
}

void reason_mac(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	const char *name = CODE_NAME(exceptions, crash->code);
	if (crash->code == SIMULATED) {
		ret->requested = true;
		ret->text = ret->json = "Simulated Exception";
		return;
	}
	if (!name)
		return;
	const char *meaning = meaning_of(crash, false), *newer = meaning_of(crash, true);
	if (meaning)
		ret->text = reason_printf(arena, "%s / %s", name, meaning);
	else
		ret->text = reason_printf(arena, "%s / 0x%08x", name, crash->flags);
	ret->json = newer ? reason_printf(arena, "%s / %s", name, newer) : ret->text;
	if (crash->code == RESOURCE || crash->code == GUARD) {
		const char *text = typed(crash, name, arena);
		ret->json = text ? text : ret->text;
	}
}
