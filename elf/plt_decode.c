#include "elf/plt_decode.h"

#include <elf.h>

#ifndef EF_ARM_BE8
#define EF_ARM_BE8 0x00800000
#endif

static struct cursor code_at(const struct plt_code *code, uint64_t at, bool big_endian)
{
	return cursor_at(code->run, at, ".plt", big_endian);
}

/* Steps over the word where it is the next. */
static bool accept_u32(struct cursor *c, uint32_t word)
{
	struct cursor ahead = *c;
	if (cursor_u32(&ahead) != word || !cursor_ok(&ahead))
		return false;
	*c = ahead;
	return true;
}

static bool accept_u8(struct cursor *c, uint8_t byte)
{
	if (!cursor_left(c) || *c->pos != byte)
		return false;
	cursor_skip(c, 1);
	return true;
}

/*
 * x86-64 psABI, 5.2: `jmp *NAME@GOTPCREL(%rip)`; i386 psABI: `jmp *ADDRESS`, or `jmp *NAME@GOT(%ebx)`. Before it may be
 * endbr (-z ibtplt) and the prefix of MPX. A slot has 16 bytes, or 8 where the jump is padded to no more (.plt.got).
 */
static bool decode_x86(const struct plt_code *code, uint64_t at, uint64_t *ret_word, uint32_t *ret_size)
{
	bool is_long = code->image->machine == EM_X86_64;
	struct cursor c = code_at(code, at, false);
	accept_u32(&c, is_long ? 0xfa1e0ff3 : 0xfb1e0ff3);
	accept_u8(&c, 0xf2);
	uint16_t jump = cursor_u16(&c);
	uint64_t operand = (uint64_t)(int32_t)cursor_u32(&c);
	if (!cursor_ok(&c) || (jump != 0x25ff && (jump != 0xa3ff || is_long)))
		return false;
	if (is_long)
		operand += code->vaddr + cursor_offset(&c);
	else if (jump == 0xa3ff)
		operand += code->got;
	*ret_word = code->image->is64 ? operand : (uint32_t)operand;
	accept_u8(&c, 0x66);
	*ret_size = accept_u8(&c, 0x90) ? 8 : 16;
	return true;
}

/*
 * AArch64 ELF, "Program Linkage Table": adrp x16, PAGE; ldr x17, [x16, OFFSET]; add x16, x16, OFFSET; br x17. Before it
 * may be `bti c`, before br `autia1716`, behind it nops.
 */
static bool decode_arm64(const struct plt_code *code, uint64_t at, uint64_t *ret_word, uint32_t *ret_size)
{
	enum { BTI_C = 0xd503245f, NOP = 0xd503201f, BR_X17 = 0xd61f0220, BRAA_X17_X16 = 0xd71f0a30, SLOT_MAX = 24 };
	struct cursor c = code_at(code, at, false);
	accept_u32(&c, BTI_C);
	uint64_t here = code->vaddr + cursor_offset(&c);
	uint32_t adrp = cursor_u32(&c), ldr = cursor_u32(&c);
	bool x17 = (ldr & 0xffc003ff) == 0xf9400211, w17 = (ldr & 0xffc003ff) == 0xb9400211;
	if (!cursor_ok(&c) || (adrp & 0x9f00001f) != 0x90000010 || (!x17 && !w17))
		return false;
	uint64_t pages = (adrp >> 5 & 0x7ffff) << 2 | (adrp >> 29 & 3);
	uint64_t page = (here & ~(uint64_t)0xfff) + ((pages ^ 0x100000) - 0x100000) * 0x1000;
	*ret_word = page + (ldr >> 10 & 0xfff) * (x17 ? 8 : 4);
	bool jumped = false;
	while (!jumped && cursor_offset(&c) - at < SLOT_MAX && cursor_ok(&c)) {
		uint32_t word = cursor_u32(&c);
		jumped = word == BR_X17 || word == BRAA_X17_X16;
	}
	while (cursor_offset(&c) - at < SLOT_MAX && accept_u32(&c, NOP))
		;
	*ret_size = (uint32_t)(cursor_offset(&c) - at);
	return jumped;
}

/* The operand of an ARM data-processing instruction: 8 bits, turned right by twice a number. */
static uint32_t arm_immediate(uint32_t word)
{
	uint32_t value = word & 0xff, turn = (word >> 8 & 0xf) * 2;
	return turn ? value >> turn | value << (32 - turn) : value;
}

/* lld's slot for distances that the short one cannot say: the distance is a word behind the code. */
static bool decode_arm_far(const struct plt_code *code, struct cursor c, uint64_t *ret_word, uint32_t *ret_size)
{
	uint64_t at = cursor_offset(&c), here = code->vaddr + at;
	if (!accept_u32(&c, 0xe59fc004) || !accept_u32(&c, 0xe08cc00f) || !accept_u32(&c, 0xe59cf000))
		return false;
	*ret_word = (uint32_t)(here + 4 + 8 + cursor_u32(&c));
	*ret_size = (uint32_t)(cursor_offset(&c) - at);
	return cursor_ok(&c);
}

/*
 * add ip, pc, A; add ip, ip, B (none to two of them); ldr pc, [ip, C]!. pc is 8 bytes ahead. Before it may be the way
 * in from Thumb code (`bx pc; nop`), behind it lld's traps.
 */
static bool decode_arm(const struct plt_code *code, uint64_t at, uint64_t *ret_word, uint32_t *ret_size)
{
	enum { OPERATION = 0xfffff000, ADD_IP_PC = 0xe28fc000, ADD_IP_IP = 0xe28cc000, LDR_PC_IP = 0xe5bcf000 };
	bool big_endian = code->image->big_endian && !(code->image->flags & EF_ARM_BE8);
	struct cursor c = code_at(code, at, big_endian);
	if (decode_arm_far(code, c, ret_word, ret_size))
		return true;
	if (!accept_u32(&c, 0x46c04778))
		accept_u32(&c, 0xe7fd4778);
	uint64_t here = code->vaddr + cursor_offset(&c);
	uint32_t word = cursor_u32(&c);
	if ((word & OPERATION) != ADD_IP_PC)
		return false;
	uint32_t target = (uint32_t)here + 8 + arm_immediate(word);
	word = cursor_u32(&c);
	for (int i = 0; i < 2 && (word & OPERATION) == ADD_IP_IP; i++) {
		target += arm_immediate(word);
		word = cursor_u32(&c);
	}
	if ((word & OPERATION) != LDR_PC_IP)
		return false;
	accept_u32(&c, 0xd4d4d4d4);
	*ret_word = target + (word & 0xfff);
	*ret_size = (uint32_t)(cursor_offset(&c) - at);
	return true;
}

plt_decoder *plt_decoder_for(const struct elf_image *image, unsigned *ret_step)
{
	static const struct {
		uint16_t machine;
		unsigned step;
		plt_decoder *decoder;
	} decoders[] = {
		{EM_386, 8, decode_x86},
		{EM_X86_64, 8, decode_x86},
		{EM_AARCH64, 4, decode_arm64},
		{EM_ARM, 4, decode_arm},
	};
	for (size_t i = 0; i < sizeof decoders / sizeof *decoders; i++) {
		if (decoders[i].machine == image->machine) {
			*ret_step = decoders[i].step;
			return decoders[i].decoder;
		}
	}
	return NULL;
}
