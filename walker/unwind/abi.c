#include "walker/unwind/abi.h"

#include "symfile/arch.h"

#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define CODE(text) .code = (text), sizeof(text) - 1

enum { X86_EBX = 3, X86_ESP = 4, X86_EBP = 5, X86_EIP = 8 };
enum { X64_RBX = 3, X64_RBP = 6, X64_RSP = 7, X64_RIP = 16 };
enum { ARM64_FP = 29, ARM64_LR = 30, ARM64_SP = 31 };

/* A call of x86 and x86-64: e8 rel32, or ff /2 with what its ModRM byte asks for; prefixes stand in front of that. */
static bool x86_ends_in_call(const uint8_t *code, size_t n)
{
	if (n >= 5 && code[n - 5] == 0xe8)
		return true;
	for (size_t length = 2; length <= n && length <= 7; length++) {
		const uint8_t *at = code + n - length;
		unsigned mod = at[1] >> 6, rm = at[1] & 7, need = 2;
		if (at[0] != 0xff || (at[1] >> 3 & 7) != 2)
			continue;
		bool sib = mod != 3 && rm == 4;
		if (sib && length < 3)
			continue;
		unsigned base = sib ? at[2] & 7 : rm;
		need += sib;
		if (mod == 1)
			need += 1;
		else if (mod == 2 || (mod == 0 && base == 5))
			need += 4;
		if (need == length)
			return true;
	}
	return false;
}

static uint32_t arm64_instruction(const uint8_t *at)
{
	return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

/* BL; BLR and its kinds that authenticate, BLRAA, BLRAB, BLRAAZ, BLRABZ (Arm ARM, C4.1: unconditional branches). */
static bool arm64_ends_in_call(const uint8_t *code, size_t n)
{
	if (n < 4)
		return false;
	uint32_t word = arm64_instruction(code + n - 4);
	return (word & 0xfc000000) == 0x94000000 || (word & 0xfefff000) == 0xd63f0000;
}

/* From pc back: `add x29, sp, #n`, which `mov x29, sp` is, before a return or a load of x29 and x30 that undoes it. */
static bool arm64_makes_record(const uint8_t *code, size_t n)
{
	for (; n >= 4; n -= 4) {
		uint32_t word = arm64_instruction(code + n - 4);
		if ((word & 0xffc003ff) == 0x910003fd)
			return true;
		if ((word & 0xfffff3ff) == 0xd65f03c0 || (word & 0xfe407fff) == 0xa8407bfd)
			return false;
	}
	return false;
}

/* A jump through memory at an address that the instruction holds is a PLT slot's, or a tail call's. */
#define X86_RETURNS                                                                                                    \
	{CODE("\xc3")}, {CODE("\xc2"), .pops = true}, {CODE("\xf3\xc3")}, {CODE("\xf2\xc3")},             \
	{CODE("\x0f\x05\xc3")}, {CODE("\x0f\x05\xf3\xc3")}, {CODE("\xcd\x80\xc3")},               \
	{CODE("\xff\x25")}, {CODE("\xf2\xff\x25")}

static const struct abi_return x86_returns[] = {
	X86_RETURNS,
	{CODE("\x5d\x5a\x59\xc3"), .skip = 12}, /* the vDSO's __kernel_vsyscall, where a system call blocks */
	{CODE("\xcd\x80\x5d\x5a\x59\xc3"), .skip = 12},
	{CODE("\xff\xa3")}, /* jmp *disp32(%ebx), a PLT slot of position independent code */
	{CODE("\xf3\x0f\x1e\xfb\xff\x25")},
	{CODE("\xf3\x0f\x1e\xfb\xff\xa3")},
};

static const struct abi_return x64_returns[] = {
	X86_RETURNS,
	{CODE("\xf3\x0f\x1e\xfa\xff\x25")}, /* endbr64, and the jump of a PLT slot */
	{CODE("\xf3\x0f\x1e\xfa\xf2\xff\x25")},
};

#define ARM64_RET "\xc0\x03\x5f\xd6"
static const struct abi_return arm64_returns[] = {
	{CODE(ARM64_RET)},
	{CODE("\xff\x0b\x5f\xd6")},          /* retaa */
	{CODE("\xff\x0f\x5f\xd6")},          /* retab */
	{CODE("\xbf\x23\x03\xd5" ARM64_RET)}, /* autiasp; ret */
	{CODE("\xff\x23\x03\xd5" ARM64_RET)}, /* autibsp; ret */
	{CODE("\x01\x00\x00\xd4" ARM64_RET)}, /* svc #0; ret */
};

#define NO ABI_NOT_SAVED

/*
 * struct sigcontext of Linux, arch/x86/include/uapi/asm/sigcontext.h; in the order of the DWARF numbers: eax ecx edx
 * ebx ...
 */
static const struct abi_layout x86_linux = {
	{44, 40, 36, 32, 28, 24, 20, 16, 56, 64, [10 ... REGISTER_COUNT - 1] = NO},
};

/* The same, 64 bits: rax rdx rcx rbx rsi rdi rbp rsp r8 to r15 rip. */
static const struct abi_layout x64_linux = {
	{104, 96, 112, 88, 72, 64, 80, 120, 0, 8, 16, 24, 32, 40, 48, 56, 128, [17 ... REGISTER_COUNT - 1] = NO},
};

/* struct sigcontext of Linux, arch/arm64: x0 to x30, sp, pc, pstate behind fault_address. */
static const struct abi_layout arm64_linux = {
	{8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176, 184, 192, 200, 208,
	 216, 224, 232, 240, 248, 256, 264, 272},
};

/* __darwin_mcontext64's thread state: rax rbx rcx rdx rdi rsi rbp rsp r8 to r15 rip, in the order of the DWARF numbers. */
static const struct abi_layout x64_darwin = {
	{0, 24, 16, 8, 40, 32, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, [17 ... REGISTER_COUNT - 1] = NO},
};

/* The same of ARM64: x0 to x28, fp, lr, sp, pc. */
static const struct abi_layout arm64_darwin = {
	{0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168, 176, 184, 192, 200, 208,
	 216, 224, 232, 240, 248, 256, NO},
};

/*
 * struct sigframe, rt_sigframe: the handler's return took their first word. The one without siginfo holds the signal's number
 * and the registers; its trampoline pops the number first. The other one holds the number, pointers to siginfo and to
 * ucontext, and both; in ucontext the registers begin at 20.
 */
#define X86_SIGRETURN "\x58\xb8\x77\x00\x00\x00\xcd\x80"
#define X86_RT_SIGRETURN "\xb8\xad\x00\x00\x00\xcd\x80"
#define X86_OLD .base = X86_ESP, .add = {4}, .layout = &x86_linux
#define X86_OLD_POPPED {.base = X86_ESP, .add = {0}, .layout = &x86_linux}
#define X86_RT .base = X86_ESP, .indirect = true, .add = {8, 20}, .layout = &x86_linux
static const struct abi_trampoline x86_trampolines[] = {
	{.name = "__restore_rt", CODE(X86_RT_SIGRETURN), X86_RT},
	{.name = "__kernel_rt_sigreturn", X86_RT},
	{.name = "__restore", CODE(X86_SIGRETURN), X86_OLD}, X86_OLD_POPPED,
	{.name = "__kernel_sigreturn", X86_OLD}, X86_OLD_POPPED,
};

/* rt_sigframe is ucontext and siginfo. On Darwin _sigtramp keeps ucontext in rbx; it points to mcontext. */
#define X64_LINUX .base = X64_RSP, .add = {40}, .layout = &x64_linux
static const struct abi_trampoline x64_trampolines[] = {
	{.name = "__restore_rt", CODE("\x48\xc7\xc0\x0f\x00\x00\x00\x0f\x05"), X64_LINUX},
	{.name = "__restore", CODE("\xb8\x0f\x00\x00\x00\x0f\x05"), X64_LINUX},
	{.name = "__kernel_rt_sigreturn", X64_LINUX},
	{.name = "_sigtramp", .base = X64_RBX, .indirect = true, .add = {48, 16}, .layout = &x64_darwin},
};

/*
 * rt_sigframe is 128 bytes of siginfo, and ucontext with mcontext at 176. On Darwin siginfo (104 bytes) and ucontext lie
 * above the frame of _sigtramp.
 */
#define ARM64_LINUX .base = ARM64_SP, .add = {128 + 176}, .layout = &arm64_linux
static const struct abi_trampoline arm64_trampolines[] = {
	{.name = "__kernel_rt_sigreturn", CODE("\x68\x11\x80\xd2\x01\x00\x00\xd4"), ARM64_LINUX},
	{.name = "__restore_rt", ARM64_LINUX},
	{.name = "__restore", ARM64_LINUX},
	{.name = "_sigtramp", .base = ARM64_FP, .indirect = true, .add = {16 + 104 + 48, 16}, .layout = &arm64_darwin},
};

#define TABLES(cpu)                                                                                                    \
	.returns = cpu##_returns, .return_count = COUNT(cpu##_returns), .trampolines = cpu##_trampolines,              \
	.trampoline_count = COUNT(cpu##_trampolines)

static const struct abi abis[] = {
	{
		.name = "x86", .word = 4, .pc = X86_EIP, .sp = X86_ESP, .fp = X86_EBP, .lr = -1, .call_back = 1,
		.sp_alignment = 4, .low_end = (uint64_t)1 << 32, .scan_words = 40, .scan_words_context = 160, .stack_win = true,
		.windows_frames = true, TABLES(x86), .ends_in_call = x86_ends_in_call,
		.fp_rule = "frame record at $ebp", .scan_rule = "scan of the stack from $esp",
		.leaf_rule = "the code at $eip returns: word at $esp", .null_rule = "call to no code: word at $esp",
		.signal_rule = "registers that the kernel saved for the signal",
	},
	{
		.name = "x86_64", .word = 8, .pc = X64_RIP, .sp = X64_RSP, .fp = X64_RBP, .lr = -1, .call_back = 1,
		.sp_alignment = 8, .low_end = (uint64_t)1 << 47, .high = ~(uint64_t)0 << 47, .scan_words = 40,
		.scan_words_context = 160, TABLES(x64), .ends_in_call = x86_ends_in_call,
		.fp_rule = "frame record at $rbp", .scan_rule = "scan of the stack from $rsp",
		.leaf_rule = "the code at $rip returns: word at $rsp", .null_rule = "call to no code: word at $rsp",
		.signal_rule = "registers that the kernel saved for the signal",
	},
	{
		.name = "arm64", .word = 8, .pc = ARM64_PC, .sp = ARM64_SP, .fp = ARM64_FP, .lr = ARM64_LR, .call_back = 4,
		.sp_alignment = 16, .low_end = (uint64_t)1 << 52, .high = ~(uint64_t)0 << 52, .scan_words = 40,
		.scan_words_context = 160, .signed_pointers = true, .windows_frames = true, TABLES(arm64),
		.ends_in_call = arm64_ends_in_call, .makes_record = arm64_makes_record,
		.fp_rule = "frame record at x29", .scan_rule = "scan of the stack from sp",
		.leaf_rule = "a leaf returns to x30", .null_rule = "call to no code: x30",
		.signal_rule = "registers that the kernel saved for the signal",
	},
};

const struct abi *abi_find(const char *name)
{
	for (size_t i = 0; i < COUNT(abis); i++)
		if (strcmp(abis[i].name, name) == 0)
			return &abis[i];
	return NULL;
}

const char *abi_register(const struct abi *abi, unsigned number)
{
	if (number == abi->pc && abi->lr >= 0)
		return "pc"; /* which symfile/arch does not know, as DWARF of the time had no number for it */
	return arch_register(arch_find(abi->name), number);
}

const char *abi_register_alias(const struct abi *abi, unsigned number)
{
	const char *name = abi_register(abi, number);
	if (name && *name == '$')
		return name + 1;
	return abi->lr < 0 ? NULL : number == abi->fp ? "fp" : number == (unsigned)abi->lr ? "lr" : NULL;
}

const struct abi_return *abi_returns(const struct abi *abi, const uint8_t *code, size_t n)
{
	for (size_t i = 0; i < abi->return_count; i++) {
		const struct abi_return *r = &abi->returns[i];
		if (n >= (size_t)r->size + (r->pops ? 2 : 0) && memcmp(code, r->code, r->size) == 0)
			return r;
	}
	return NULL;
}
