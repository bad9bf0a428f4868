/*
 * Architectures as the unwinder sees them: one const record each, and no code elsewhere that knows one from another.
 * Registers have their DWARF numbers; what a call preserves is in symfile/arch.h.
 */
#ifndef WALKER_UNWIND_ABI_H
#define WALKER_UNWIND_ABI_H

#include "walker/dump/registers.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The longest runs of code bytes that are asked for in front of a return address, at a pc, and in front of it. */
#define ABI_CALL_MAX 7
#define ABI_CODE_MAX 16
#define ABI_BEFORE_MAX 256

/* Code that leaves its function at once: the caller's address is at sp, or in the link register. */
struct abi_return {
	const char *code; /* its bytes */
	uint8_t size;
	bool pops;        /* two bytes behind it say how many bytes of arguments it takes off the stack, too */
	uint8_t skip;     /* bytes below the return address that it pops first; the frame pointer is the lowest word of them */
};

/* Where the registers lie, in bytes from the start of what the kernel saved; by DWARF number, ABI_NOT_SAVED: not there. */
#define ABI_NOT_SAVED UINT16_MAX
struct abi_layout {
	uint16_t offset[REGISTER_COUNT];
};

/*
 * What a signal handler returns to, and where it finds the saved registers: base + add[0]; where there is an add[1], the
 * address that is stored there, + add[1].
 */
struct abi_trampoline {
	const char *name;  /* of the function; NULL: as the one before, another place to look at */
	const char *code;  /* the bytes at its start, for one without a name; NULL: nothing that tells */
	uint8_t code_size;
	uint8_t base;      /* a register */
	bool indirect;     /* there is an add[1] */
	int16_t add[2];
	const struct abi_layout *layout;
};

struct abi {
	const char *name;       /* of struct arch */
	unsigned word;          /* bytes of an address */
	unsigned pc, sp, fp;
	int lr;                 /* -1: calls push their return address */
	unsigned call_back;     /* bytes from a return address back into its call */
	unsigned sp_alignment;  /* of a frame's address, bytes */
	uint64_t low_end, high; /* addresses are in [0, low_end) or [high, 2^64); high is 0 where there are no high ones */
	unsigned scan_words, scan_words_context; /* how far a scan looks, from the context in the second */
	bool stack_win;         /* STACK WIN records apply */
	bool signed_pointers;   /* unused high bits of a return address may hold a signature */
	bool windows_frames;    /* on Windows, too, functions keep a frame pointer */
	const char *fp_rule, *scan_rule, *leaf_rule, *null_rule, *signal_rule; /* frame.rule of the methods */
	const struct abi_return *returns;
	size_t return_count;
	const struct abi_trampoline *trampolines;
	size_t trampoline_count;
	bool (*ends_in_call)(const uint8_t *code, size_t n); /* whether the n bytes, at most ABI_CALL_MAX, end in a call */
	/* Whether the n bytes in front of a pc, at most ABI_BEFORE_MAX, have made a frame record; NULL: cannot be told. */
	bool (*makes_record)(const uint8_t *code, size_t n);
};

/* The record for the architecture called name; NULL where its stacks are not walked. */
const struct abi *abi_find(const char *name);

/* Whether addr is one that the processor can have. */
static inline bool abi_canonical(const struct abi *abi, uint64_t addr)
{
	return addr < abi->low_end || (abi->high && addr >= abi->high);
}

/* value as an address of this architecture. */
static inline uint64_t abi_wrap(const struct abi *abi, uint64_t value)
{
	return abi->word == 4 ? (uint32_t)value : value;
}

/* The name of a register as STACK CFI spells it, or NULL, and a second one that is in use. */
const char *abi_register(const struct abi *abi, unsigned number);
const char *abi_register_alias(const struct abi *abi, unsigned number);

/* How the n bytes of code, at most ABI_CODE_MAX, leave their function at once; NULL where they do not. */
const struct abi_return *abi_returns(const struct abi *abi, const uint8_t *code, size_t n);

#endif
