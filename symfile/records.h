/*
 * The records of a symbol file, line by line: what a line is, and what its fields say (docs/symfile.md). Nothing here knows
 * of the lines around it.
 *
 * A record_* function returns NULL where the line is good, else what is wrong with it, one of the kinds below, and then
 * *ret is not to be used; but a record that only lacks its name (record_usable) is filled all the same. The caller
 * reports. Texts are borrowed from the line.
 */
#ifndef SYMFILE_RECORDS_H
#define SYMFILE_RECORDS_H

#include "base/diag.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

extern const struct diag_kind record_unknown, record_lacks_field, record_lacks_name, record_number_bad,
	record_number_large, record_range_empty, record_range_wraps, record_win_type;

/* A run of text without a NUL behind it: a line without what ends it, or a part of one. */
struct record_text {
	const char *at;
	size_t n;
};

enum record_type {
	RECORD_LINE, /* what no word below begins: a line record, if anything */
	RECORD_MODULE,
	RECORD_INFO,
	RECORD_FILE,
	RECORD_INLINE_ORIGIN,
	RECORD_FUNC,
	RECORD_INLINE,
	RECORD_PUBLIC,
	RECORD_STACK_WIN,
	RECORD_STACK_CFI_INIT,
	RECORD_STACK_CFI,
	RECORD_STACK, /* any other STACK: not known */
};

/* What a line is, by its first words; *ret_fields is what follows them (all of a RECORD_LINE). */
enum record_type record_type(struct record_text line, struct record_text *ret_fields);

static inline bool record_usable(const struct diag_kind *fault)
{
	return !fault || fault == &record_lacks_name;
}

struct record_module {
	struct record_text os, arch, id, name;
};
const struct diag_kind *record_module(struct record_text fields, struct record_module *ret);

struct record_info {
	struct record_text key, value; /* value may be empty */
};
const struct diag_kind *record_info(struct record_text fields, struct record_info *ret);

#define RECORD_NO_FILE UINT32_MAX

/* FILE and INLINE_ORIGIN. */
struct record_named {
	uint32_t number;
	uint32_t file; /* of an INLINE_ORIGIN in the older syntax: where the function is; else RECORD_NO_FILE */
	struct record_text name;
};
const struct diag_kind *record_file(struct record_text fields, struct record_named *ret);
const struct diag_kind *record_origin(struct record_text fields, struct record_named *ret);

/* FUNC and PUBLIC (of size 0). A FUNC of size 0 is record_range_empty. */
struct record_func {
	uint64_t rel, size, parameter_size;
	bool multiple;
	struct record_text name;
};
const struct diag_kind *record_func(struct record_text fields, struct record_func *ret);
const struct diag_kind *record_public(struct record_text fields, struct record_func *ret);

struct record_line {
	uint64_t rel, size; /* size may be 0 */
	uint32_t line, file;
};
const struct diag_kind *record_line(struct record_text fields, struct record_line *ret);

struct record_inline {
	uint32_t level, call_line, origin;
	uint32_t call_file; /* RECORD_NO_FILE: not known (-1, or the older syntax) */
	bool older;         /* the syntax without a file */
	struct record_text ranges;
};
const struct diag_kind *record_inline(struct record_text fields, struct record_inline *ret);

/* Takes the next range off the ranges of a good INLINE; false where there is none left. */
bool record_inline_range(struct record_text *ranges, uint64_t *ret_rel, uint64_t *ret_size);

struct record_win {
	unsigned type; /* 0 to 4 */
	uint64_t rel;
	uint32_t size, prolog_size, epilog_size, parameter_size, saved_size, local_size, max_stack_size;
	bool has_program, allocates_base_pointer;
	struct record_text program;
};
const struct diag_kind *record_win(struct record_text fields, struct record_win *ret);

/* STACK CFI INIT, and STACK CFI (of size 0). The rules are not looked into, but there are some. */
struct record_cfi {
	uint64_t rel, size;
	struct record_text rules;
};
const struct diag_kind *record_cfi_init(struct record_text fields, struct record_cfi *ret);
const struct diag_kind *record_cfi(struct record_text fields, struct record_cfi *ret);

/* The value of a digit; 16 or more where c is none. */
static inline unsigned hex_value(char c)
{
	unsigned digit = (unsigned)(unsigned char)c - '0';
	if (digit < 10)
		return digit;
	digit = ((unsigned)(unsigned char)c | 0x20) - 'a';
	return digit < 6 ? digit + 10 : 16;
}

#endif
