#include "symfile/arch.h"

#include <stddef.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define BIT(n) ((uint64_t)1 << (n))
#define BITS(lo, hi) ((~(uint64_t)0 >> (63 - (hi))) & (~(uint64_t)0 << (lo))) /* lo to hi, both included */

#define EIGHT(prefix) prefix "0", prefix "1", prefix "2", prefix "3", prefix "4", prefix "5", prefix "6", prefix "7"
#define TEN(prefix) EIGHT(prefix), prefix "8", prefix "9"
#define THIRTY_TWO(prefix) TEN(prefix), TEN(prefix "1"), TEN(prefix "2"), prefix "30", prefix "31"

/* i386 psABI, table 2.14; names with `$`, which the symbol file's expressions ask of x86 and MIPS. */
static const char *const x86_registers[] = {
	"$eax", "$ecx", "$edx", "$ebx", "$esp", "$ebp", "$esi", "$edi", "$eip", "$eflags", NULL,
	EIGHT("$st"), NULL, NULL, EIGHT("$xmm"), EIGHT("$mm"),
	"$fcw", "$fsw", "$mxcsr", "$es", "$cs", "$ss", "$ds", "$fs", "$gs", NULL, NULL, "$tr", "$ldtr",
};

/* x86-64 psABI, figure 3.36. */
static const char *const x86_64_registers[] = {
	"$rax", "$rdx", "$rcx", "$rbx", "$rsi", "$rdi", "$rbp", "$rsp",
	"$r8", "$r9", "$r10", "$r11", "$r12", "$r13", "$r14", "$r15", "$rip",
	TEN("$xmm"), "$xmm10", "$xmm11", "$xmm12", "$xmm13", "$xmm14", "$xmm15",
	EIGHT("$st"), EIGHT("$mm"),
	"$rflags", "$es", "$cs", "$ss", "$ds", "$fs", "$gs", NULL, NULL, "$fs.base", "$gs.base", NULL, NULL,
	"$tr", "$ldtr",
};

/* DWARF for the ARM architecture, section 4.1. */
static const char *const arm_registers[] = {
	TEN("r"), "r10", "r11", "r12", "sp", "lr", "pc",
	EIGHT("f"), "fps", "cpsr", [64] = THIRTY_TWO("s"), EIGHT("f"),
};

/* DWARF for the ARM 64-bit architecture, section 4.1. */
static const char *const arm64_registers[] = {
	TEN("x"), TEN("x1"), TEN("x2"), "x30", "sp", [64] = THIRTY_TWO("v"),
};

/* As GCC numbers them. */
static const char *const mips_registers[] = {
	"$zero", "$at", "$v0", "$v1", "$a0", "$a1", "$a2", "$a3", EIGHT("$t"), EIGHT("$s"),
	"$t8", "$t9", "$k0", "$k1", "$gp", "$sp", "$fp", "$ra", THIRTY_TWO("$f"), "$hi", "$lo",
};

/* RISC-V psABI, DWARF register numbers. */
static const char *const riscv_registers[] = {
	"zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", EIGHT("a"),
	"s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6", THIRTY_TWO("f"),
};

_Static_assert(COUNT(x86_registers) == 50, "the last one is ldtr, 49");
_Static_assert(COUNT(x86_64_registers) == 64, "the last one is ldtr, 63");
_Static_assert(COUNT(arm_registers) == 104 && COUNT(arm_registers) <= ARCH_REGISTERS_MAX, "the last one is f7, 103");
_Static_assert(COUNT(arm64_registers) == 96, "the last one is v31, 95");
_Static_assert(COUNT(mips_registers) == 66, "the last one is lo, 65");
_Static_assert(COUNT(riscv_registers) == 64, "the last one is f31, 63");

#define REGISTERS(table) .registers = (table), .register_count = COUNT(table)

static const struct arch arches[] = {
	{
		.name = "x86", .address_size = 4, REGISTERS(x86_registers), .sp = 4, .pc = 8, .return_address = 8,
		.callee_saved = BIT(3) | BITS(5, 7),
	},
	{
		.name = "x86_64", .address_size = 8, REGISTERS(x86_64_registers), .sp = 7, .pc = 16, .return_address = 16,
		.callee_saved = BIT(3) | BIT(6) | BITS(12, 15),
	},
	{
		.name = "arm", .address_size = 4, REGISTERS(arm_registers), .sp = 13, .pc = 15, .return_address = 14,
		.callee_saved = BITS(4, 11),
	},
	{
		.name = "arm64", .address_size = 8, REGISTERS(arm64_registers), .sp = 31, .pc = -1, .return_address = 30,
		.callee_saved = BITS(19, 29),
	},
	{
		.name = "mips", .address_size = 4, REGISTERS(mips_registers), .sp = 29, .pc = -1, .return_address = 31,
		.callee_saved = BITS(16, 23) | BIT(28) | BIT(30),
	},
	{
		.name = "riscv", .address_size = 8, REGISTERS(riscv_registers), .sp = 2, .pc = -1, .return_address = 1,
		.callee_saved = BITS(8, 9) | BITS(18, 27),
	},
	{.name = "ppc", .address_size = 4, .pc = -1},
	{.name = "ppc64", .address_size = 8, .pc = -1},
	{.name = "s390", .address_size = 4, .pc = -1},
	{.name = "sparc", .address_size = 4, .pc = -1},
	{.name = "sparcv9", .address_size = 8, .pc = -1},
	{.name = "nds32", .address_size = 4, .pc = -1},
	{.name = "loongarch64", .address_size = 8, .pc = -1},
	{.name = "m68k", .address_size = 4, .pc = -1},
};

const struct arch *arch_find(const char *name)
{
	for (size_t i = 0; i < COUNT(arches); i++)
		if (strcmp(arches[i].name, name) == 0)
			return &arches[i];
	return NULL;
}

const char *arch_register(const struct arch *arch, uint64_t number)
{
	return number < arch->register_count ? arch->registers[number] : NULL;
}

int arch_register_number(const struct arch *arch, const char *name)
{
	for (unsigned i = 0; i < arch->register_count; i++)
		if (arch->registers[i] && strcmp(arch->registers[i], name) == 0)
			return (int)i;
	return -1;
}
