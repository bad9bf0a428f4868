#include "tests/make/cfi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An instruction or operation: operands are u (ULEB128), s (SLEB128), 1 2 4 8 (bytes), a (address), { (a block). */
struct word {
	const char *name;
	unsigned code;
	const char *operands;
};

static const struct word instructions[] = {
	{"nop", 0x00, ""},
	{"set_loc", 0x01, "a"},
	{"advance_loc1", 0x02, "1"},
	{"advance_loc2", 0x03, "2"},
	{"advance_loc4", 0x04, "4"},
	{"offset_extended", 0x05, "uu"},
	{"restore_extended", 0x06, "u"},
	{"undefined", 0x07, "u"},
	{"same_value", 0x08, "u"},
	{"register", 0x09, "uu"},
	{"remember_state", 0x0a, ""},
	{"restore_state", 0x0b, ""},
	{"def_cfa", 0x0c, "uu"},
	{"def_cfa_register", 0x0d, "u"},
	{"def_cfa_offset", 0x0e, "u"},
	{"def_cfa_expression", 0x0f, "{"},
	{"expression", 0x10, "u{"},
	{"offset_extended_sf", 0x11, "us"},
	{"def_cfa_sf", 0x12, "us"},
	{"def_cfa_offset_sf", 0x13, "s"},
	{"val_offset", 0x14, "uu"},
	{"val_offset_sf", 0x15, "us"},
	{"val_expression", 0x16, "u{"},
	{"MIPS_advance_loc8", 0x1d, "8"},
	{"set_ra_state", 0x2b, "us"},
	{"negate_ra_state_with_pc", 0x2c, ""},
	{"negate_ra_state", 0x2d, ""},
	{"GNU_args_size", 0x2e, "u"},
	{"GNU_negative_offset_extended", 0x2f, "uu"},
	{"LLVM_def_aspace_cfa", 0x30, "uuu"},
	{NULL, 0, NULL},
};

static const struct word operations[] = {
	{"addr", 0x03, "8"},
	{"deref", 0x06, ""},
	{"const1u", 0x08, "1"},
	{"const1s", 0x09, "1"},
	{"const2u", 0x0a, "2"},
	{"const2s", 0x0b, "2"},
	{"const4u", 0x0c, "4"},
	{"const4s", 0x0d, "4"},
	{"const8u", 0x0e, "8"},
	{"const8s", 0x0f, "8"},
	{"constu", 0x10, "u"},
	{"consts", 0x11, "s"},
	{"dup", 0x12, ""},
	{"drop", 0x13, ""},
	{"over", 0x14, ""},
	{"pick", 0x15, "1"},
	{"swap", 0x16, ""},
	{"rot", 0x17, ""},
	{"abs", 0x19, ""},
	{"and", 0x1a, ""},
	{"div", 0x1b, ""},
	{"minus", 0x1c, ""},
	{"mod", 0x1d, ""},
	{"mul", 0x1e, ""},
	{"neg", 0x1f, ""},
	{"not", 0x20, ""},
	{"or", 0x21, ""},
	{"plus", 0x22, ""},
	{"plus_uconst", 0x23, "u"},
	{"shl", 0x24, ""},
	{"shr", 0x25, ""},
	{"shra", 0x26, ""},
	{"xor", 0x27, ""},
	{"bra", 0x28, "2"},
	{"eq", 0x29, ""},
	{"ge", 0x2a, ""},
	{"gt", 0x2b, ""},
	{"le", 0x2c, ""},
	{"lt", 0x2d, ""},
	{"ne", 0x2e, ""},
	{"skip", 0x2f, "2"},
	{"regx", 0x90, "u"},
	{"fbreg", 0x91, "s"},
	{"bregx", 0x92, "us"},
	{"deref_size", 0x94, "1"},
	{"nop", 0x96, ""},
	{"call_frame_cfa", 0x9c, ""},
	{NULL, 0, NULL},
};

/* The words of a text, taken one by one. */
struct words {
	const char *at;
	char word[64];
};

static bool next_word(struct words *w)
{
	w->at += strspn(w->at, " \n\t");
	size_t n = strcspn(w->at, " \n\t");
	if (!n || n >= sizeof w->word)
		return false;
	memcpy(w->word, w->at, n);
	w->word[n] = 0;
	w->at += n;
	return true;
}

static void unknown_word(const char *word)
{
	fprintf(stderr, "tests/make/cfi: `%s' is no word that fits here\n", word);
	abort();
}

static int64_t next_number(struct words *w)
{
	char *end;
	if (!next_word(w))
		unknown_word("the end");
	int64_t value = (int64_t)(*w->word == '-' ? (uint64_t)strtoll(w->word, &end, 0) : strtoull(w->word, &end, 0));
	if (*end)
		unknown_word(w->word);
	return value;
}

/* The number behind prefix, below 32 (lit, breg) or 64; -1 where the word is something else. */
static int numbered(const char *word, const char *prefix)
{
	size_t n = strlen(prefix);
	char *end;
	if (strncmp(word, prefix, n) != 0 || word[n] < '0' || word[n] > '9')
		return -1;
	long number = strtol(word + n, &end, 10);
	return *end ? -1 : (int)number;
}

static const struct word *find_word(const struct word *table, const char *name)
{
	while (table->name && strcmp(table->name, name) != 0)
		table++;
	if (!table->name)
		unknown_word(name);
	return table;
}

static void put_operation(struct put *p, struct words *w)
{
	int lit = numbered(w->word, "lit"), breg = numbered(w->word, "breg"), reg = numbered(w->word, "reg");
	if (lit >= 0) {
		put_uint(p, 0x30 + (unsigned)lit, 1);
	} else if (reg >= 0) {
		put_uint(p, 0x50 + (unsigned)reg, 1);
	} else if (breg >= 0) {
		put_uint(p, 0x70 + (unsigned)breg, 1);
		put_sleb(p, next_number(w));
	} else if (strcmp(w->word, ".byte") == 0) {
		put_uint(p, (uint64_t)next_number(w), 1);
	} else {
		const struct word *operation = find_word(operations, w->word);
		put_uint(p, operation->code, 1);
		for (const char *o = operation->operands; *o; o++) {
			uint64_t number = (uint64_t)next_number(w);
			if (*o == 'u')
				put_uleb(p, number);
			else if (*o == 's')
				put_sleb(p, (int64_t)number);
			else
				put_uint(p, number, (unsigned)(*o - '0'));
		}
	}
}

void cfi_expression(struct put *p, const char *words)
{
	struct words w = {.at = words};
	while (next_word(&w))
		put_operation(p, &w);
}

/* `{` operations `}`, behind their length. */
static void put_block(struct cfi_maker *m, struct words *w)
{
	struct put block = {.big_endian = m->p.big_endian};
	if (!next_word(w) || strcmp(w->word, "{") != 0)
		unknown_word(w->word);
	while (next_word(w) && strcmp(w->word, "}") != 0)
		put_operation(&block, w);
	put_uleb(&m->p, block.out.n);
	put_bytes(&m->p, block.out.at, block.out.n);
	put_release(&block);
}

/* A pointer of one byte (LEB128s below 64) or a fixed width, aligned where its encoding says so. */
static void put_encoded(struct cfi_maker *m, unsigned encoding, uint64_t value)
{
	static const unsigned widths[16] = {[1] = 1, [2] = 2, [3] = 4, [4] = 8, [9] = 1, [10] = 2, [11] = 4, [12] = 8};
	if (encoding == 0xff)
		return;
	if ((encoding & 0x70) == 0x50)
		while ((m->vaddr + m->p.out.n) % m->address_size)
			put_uint(&m->p, 0, 1);
	put_uint(&m->p, value, widths[encoding & 0x0f] ? widths[encoding & 0x0f] : m->address_size);
}

/* An address in the CIE's encoding; the range of an FDE is relative to nothing. */
static void put_address(struct cfi_maker *m, uint64_t address, bool relative)
{
	unsigned format = m->pc_encoding & 0x0f, application = m->pc_encoding & 0x70;
	if (relative && application == 0x10)
		address -= m->vaddr + m->p.out.n;
	if (relative)
		address -= m->encoding_base;
	if (format == 1)
		put_uleb(&m->p, address);
	else if (format == 9)
		put_sleb(&m->p, (int64_t)address);
	else
		put_encoded(m, relative ? m->pc_encoding : format, address);
}

static void put_operand(struct cfi_maker *m, char operand, struct words *w)
{
	if (operand == '{')
		put_block(m, w);
	else if (operand == 'u')
		put_uleb(&m->p, (uint64_t)next_number(w));
	else if (operand == 's')
		put_sleb(&m->p, next_number(w));
	else if (operand == 'a')
		put_address(m, (uint64_t)next_number(w), true);
	else
		put_uint(&m->p, (uint64_t)next_number(w), (unsigned)(operand - '0'));
}

static void put_instruction(struct cfi_maker *m, struct words *w)
{
	if (strcmp(w->word, "advance") == 0) {
		put_uint(&m->p, 0x40 | (uint64_t)next_number(w), 1);
	} else if (strcmp(w->word, "offset") == 0) {
		put_uint(&m->p, 0x80 | (uint64_t)next_number(w), 1);
		put_uleb(&m->p, (uint64_t)next_number(w));
	} else if (strcmp(w->word, "restore") == 0) {
		put_uint(&m->p, 0xc0 | (uint64_t)next_number(w), 1);
	} else if (strcmp(w->word, ".byte") == 0) {
		put_uint(&m->p, (uint64_t)next_number(w), 1);
	} else {
		const struct word *instruction = find_word(instructions, w->word);
		put_uint(&m->p, instruction->code, 1);
		for (const char *o = instruction->operands; *o; o++)
			put_operand(m, *o, w);
	}
}

void cfi_code(struct cfi_maker *m, const char *words)
{
	struct words w = {.at = words};
	while (next_word(&w))
		put_instruction(m, &w);
}

struct cfi_maker cfi_maker_make(bool is_eh, unsigned address_size, bool big_endian)
{
	return (struct cfi_maker){
		.p.big_endian = big_endian,
		.is_eh = is_eh,
		.address_size = address_size,
		.offset_size = 4,
		.version = is_eh ? 1 : 3,
		.augmentation = is_eh ? "zR" : "",
		.pc_encoding = is_eh ? 0x1b : 0,
		.personality_encoding = 0x03,
		.code_align = 1,
		.data_align = -(int64_t)address_size,
		.ra = address_size == 8 ? 16 : 8,
	};
}

/* The data of a "z" augmentation; its length is below 128. */
static void put_augmentation_data(struct cfi_maker *m)
{
	size_t length = m->p.out.n;
	put_uint(&m->p, 0, 1);
	for (const char *letter = m->augmentation + 1; *letter; letter++) {
		if (*letter == 'L')
			put_uint(&m->p, 0x1b, 1);
		if (*letter == 'R')
			put_uint(&m->p, m->pc_encoding, 1);
		if (*letter == 'P') {
			put_uint(&m->p, m->personality_encoding, 1);
			put_encoded(m, m->personality_encoding, 0x12);
		}
	}
	put_uint_at(&m->p, length, m->p.out.n - length - 1, 1);
}

void cfi_cie(struct cfi_maker *m)
{
	m->cie = m->p.out.n;
	m->record = put_length(&m->p, m->offset_size);
	put_uint(&m->p, m->is_eh ? 0 : UINT64_MAX, m->is_eh ? 4 : m->offset_size);
	put_uint(&m->p, m->version, 1);
	put_text(&m->p, m->augmentation);
	if (strcmp(m->augmentation, "eh") == 0)
		put_uint(&m->p, 0x1234, m->address_size);
	if (m->version >= 4) {
		put_uint(&m->p, m->address_size, 1);
		put_uint(&m->p, 0, 1);
	}
	put_uleb(&m->p, m->code_align);
	put_sleb(&m->p, m->data_align);
	if (m->version == 1)
		put_uint(&m->p, m->ra, 1);
	else
		put_uleb(&m->p, m->ra);
	if (*m->augmentation == 'z')
		put_augmentation_data(m);
}

void cfi_fde(struct cfi_maker *m, uint64_t lo, uint64_t size)
{
	m->record = put_length(&m->p, m->offset_size);
	if (m->is_eh)
		put_uint(&m->p, m->p.out.n - m->cie, 4);
	else
		put_uint(&m->p, m->cie, m->offset_size);
	put_address(m, lo, true);
	put_address(m, size, false);
	if (*m->augmentation == 'z')
		put_uleb(&m->p, 0);
}

void cfi_end(struct cfi_maker *m)
{
	while ((m->p.out.n - m->record) % 4)
		put_uint(&m->p, 0, 1);
	put_length_end(&m->p, m->record, m->offset_size);
}

void cfi_cie_with(struct cfi_maker *m, const char *words)
{
	cfi_cie(m);
	cfi_code(m, words);
	cfi_end(m);
}

void cfi_fde_with(struct cfi_maker *m, uint64_t lo, uint64_t size, const char *words)
{
	cfi_fde(m, lo, size);
	cfi_code(m, words);
	cfi_end(m);
}
