#include "walker/dump/core_layout.h"

#include "walker/dump/registers.h"

#include <elf.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/*
 * struct user_regs_struct, arch/x86/include/asm/user_64.h: r15 r14 r13 r12 rbp rbx r11 r10 r9 r8 rax rcx rdx rsi rdi orig_rax rip
 * cs eflags rsp; what follows is not kept.
 */
static const int8_t x86_64_registers[] = {15, 14, 13, 12, 6, 3, 11, 10, 9, 8, 0, 2, 1, 4, 5, -1, 16, -1, -1, 7};

/* struct user_regs_struct, arch/x86/include/asm/user_32.h: ebx ecx edx esi edi ebp eax ds es fs gs orig_eax eip cs eflags esp */
static const int8_t x86_registers[] = {3, 1, 2, 6, 7, 5, 0, -1, -1, -1, -1, -1, 8, -1, 9, 4};

/* struct user_pt_regs, arch/arm64/include/uapi/asm/ptrace.h: x0 to x30, sp, pc, pstate */
static const int8_t arm64_registers[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
	31, ARM64_PC, 33,
};

/*
 * struct elf_prstatus, include/linux/elfcore.h: a siginfo of 12 bytes, pr_cursig, two masks of a word, four ids of 4 bytes,
 * four times of two words, the registers. struct elf_prpsinfo, ibid.: 4 bytes, pr_flag (a word), two ids (of 2 bytes on x86, of 4
 * elsewhere), four of 4 bytes, pr_fname. siginfo_t, include/uapi/asm-generic/siginfo.h: 12 bytes, aligned to a word.
 */
static const struct core_layout layouts[] = {
	{
		EM_X86_64, true, "x86_64", .status_signal = 12, .status_pid = 32, .status_registers = 112,
		.registers = x86_64_registers, .register_count = COUNT(x86_64_registers),
		.info_pid = 24, .info_name = 40, .signal_address = 16,
	},
	{
		EM_386, false, "x86", .status_signal = 12, .status_pid = 24, .status_registers = 72,
		.registers = x86_registers, .register_count = COUNT(x86_registers),
		.info_pid = 12, .info_name = 28, .signal_address = 12,
	},
	{
		EM_AARCH64, true, "arm64", .status_signal = 12, .status_pid = 32, .status_registers = 112,
		.registers = arm64_registers, .register_count = COUNT(arm64_registers),
		.info_pid = 24, .info_name = 40, .signal_address = 16,
	},
};

const struct core_layout *core_layout_find(const struct elf_image *image)
{
	for (size_t i = 0; i < COUNT(layouts); i++)
		if (layouts[i].machine == image->machine && layouts[i].is64 == image->is64)
			return &layouts[i];
	return NULL;
}
