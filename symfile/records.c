#include "symfile/records.h"

#include <string.h>

const struct diag_kind record_unknown = {DIAG_LOSS, "a line is no record"};
const struct diag_kind record_lacks_field = {DIAG_LOSS, "a record lacks a field"};
const struct diag_kind record_lacks_name = {DIAG_LOSS, "a record lacks its name"};
const struct diag_kind record_number_bad = {DIAG_LOSS, "a field of a record is no number"};
const struct diag_kind record_number_large = {DIAG_LOSS, "a number in a record is too large"};
const struct diag_kind record_range_empty = {DIAG_NOTE, "the range of a record is empty"};
const struct diag_kind record_range_wraps = {DIAG_LOSS, "the range of a record goes beyond all addresses"};
const struct diag_kind record_win_type = {DIAG_LOSS, "the type of a STACK WIN record is not known"};

static inline bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* Steps over n bytes. */
static void text_skip(struct record_text *t, size_t n)
{
	t->at += n;
	t->n -= n;
}

static void text_skip_blanks(struct record_text *t)
{
	size_t i = 0;
	while (i < t->n && is_blank(t->at[i]))
		i++;
	text_skip(t, i);
}

/* The next field, which is empty at the end of the line. */
static struct record_text next_word(struct record_text *t)
{
	size_t i = 0;
	text_skip_blanks(t);
	while (i < t->n && !is_blank(t->at[i]))
		i++;
	struct record_text word = {t->at, i};
	text_skip(t, i);
	return word;
}

/* The last field: what stands behind exactly one blank, so that a name may begin with one (as Breakpad reads it). */
static struct record_text rest_of(struct record_text t)
{
	if (t.n)
		text_skip(&t, 1);
	return t;
}

/* Names: blanks alone are none. */
static const struct diag_kind *take_name(struct record_text t, struct record_text *ret)
{
	*ret = rest_of(t);
	text_skip_blanks(&t);
	return t.n ? NULL : &record_lacks_name;
}

/* A number to base 16 that fills the next field; `0x` may stand before it. */
static const struct diag_kind *take_hex(struct record_text *t, uint64_t *ret)
{
	text_skip_blanks(t);
	if (!t->n)
		return &record_lacks_field;
	size_t i = t->n > 2 && t->at[0] == '0' && (t->at[1] | 0x20) == 'x' ? 2 : 0, begin = i;
	uint64_t value = 0, lost = 0;
	for (unsigned digit; i < t->n && (digit = hex_value(t->at[i])) < 16; i++) {
		lost |= value >> 60;
		value = value << 4 | digit;
	}
	if (i == begin || (i < t->n && !is_blank(t->at[i])))
		return &record_number_bad;
	text_skip(t, i);
	*ret = value;
	return lost ? &record_number_large : NULL;
}

static const struct diag_kind *take_hex32(struct record_text *t, uint32_t *ret)
{
	uint64_t value = 0;
	const struct diag_kind *fault = take_hex(t, &value);
	*ret = (uint32_t)value;
	return fault ? fault : value > UINT32_MAX ? &record_number_large : NULL;
}

/* A decimal number of 32 bits that fills the next field. */
static const struct diag_kind *take_dec(struct record_text *t, uint32_t *ret)
{
	text_skip_blanks(t);
	if (!t->n)
		return &record_lacks_field;
	size_t i = 0;
	uint64_t value = 0;
	for (unsigned digit; i < t->n && (digit = (unsigned)(unsigned char)t->at[i] - '0') < 10; i++)
		value = value > UINT32_MAX ? value : value * 10 + digit;
	if (!i || (i < t->n && !is_blank(t->at[i])))
		return &record_number_bad;
	text_skip(t, i);
	*ret = (uint32_t)value;
	return value > UINT32_MAX ? &record_number_large : NULL;
}

/* The number of a file, where -1 says that it is not known. */
static const struct diag_kind *take_file(struct record_text *t, uint32_t *ret)
{
	struct record_text after = *t, word = next_word(&after);
	if (word.n != 2 || memcmp(word.at, "-1", 2) != 0)
		return take_dec(t, ret);
	*t = after;
	*ret = RECORD_NO_FILE;
	return NULL;
}

/* Steps over word where it is the whole next field. */
static inline bool skip_word(struct record_text *t, const char *word, size_t n)
{
	if (t->n < n || memcmp(t->at, word, n) != 0 || (t->n > n && !is_blank(t->at[n])))
		return false;
	text_skip(t, n);
	return true;
}

#define SKIP_WORD(t, word) skip_word(t, word, sizeof word - 1)

static enum record_type stack_type(struct record_text *t)
{
	struct record_text cfi;
	text_skip_blanks(t);
	if (SKIP_WORD(t, "WIN"))
		return RECORD_STACK_WIN;
	if (!SKIP_WORD(t, "CFI"))
		return RECORD_STACK;
	cfi = *t;
	text_skip_blanks(&cfi);
	if (!SKIP_WORD(&cfi, "INIT"))
		return RECORD_STACK_CFI;
	*t = cfi;
	return RECORD_STACK_CFI_INIT;
}

enum record_type record_type(struct record_text line, struct record_text *ret_fields)
{
	*ret_fields = line;
	switch (line.n ? *line.at : 0) {
	case 'F':
		return SKIP_WORD(ret_fields, "FUNC") ? RECORD_FUNC : SKIP_WORD(ret_fields, "FILE") ? RECORD_FILE : RECORD_LINE;
	case 'I':
		return SKIP_WORD(ret_fields, "INLINE")          ? RECORD_INLINE
		       : SKIP_WORD(ret_fields, "INLINE_ORIGIN") ? RECORD_INLINE_ORIGIN
		       : SKIP_WORD(ret_fields, "INFO")          ? RECORD_INFO
		                                                : RECORD_LINE;
	case 'M':
		return SKIP_WORD(ret_fields, "MODULE") ? RECORD_MODULE : RECORD_LINE;
	case 'P':
		return SKIP_WORD(ret_fields, "PUBLIC") ? RECORD_PUBLIC : RECORD_LINE;
	case 'S':
		return SKIP_WORD(ret_fields, "STACK") ? stack_type(ret_fields) : RECORD_LINE;
	default:
		return RECORD_LINE;
	}
}

const struct diag_kind *record_module(struct record_text fields, struct record_module *ret)
{
	ret->os = next_word(&fields);
	ret->arch = next_word(&fields);
	ret->id = next_word(&fields);
	return ret->id.n ? take_name(fields, &ret->name) : &record_lacks_field;
}

const struct diag_kind *record_info(struct record_text fields, struct record_info *ret)
{
	ret->key = next_word(&fields);
	ret->value = rest_of(fields);
	return ret->key.n ? NULL : &record_lacks_field;
}

const struct diag_kind *record_file(struct record_text fields, struct record_named *ret)
{
	const struct diag_kind *fault = take_dec(&fields, &ret->number);
	ret->file = RECORD_NO_FILE;
	return fault ? fault : take_name(fields, &ret->name);
}

/* As Breakpad tells the two syntaxes apart: a number between the number and the name is a file's. */
const struct diag_kind *record_origin(struct record_text fields, struct record_named *ret)
{
	const struct diag_kind *fault = take_dec(&fields, &ret->number);
	struct record_text behind = fields;
	if (fault)
		return fault;
	if (take_file(&behind, &ret->file) == NULL && behind.n)
		fields = behind;
	else
		ret->file = RECORD_NO_FILE;
	return take_name(fields, &ret->name);
}

static bool range_wraps(uint64_t rel, uint64_t size)
{
	return size > UINT64_MAX - rel;
}

/* FUNC [m] address size parameter-size name, PUBLIC [m] address parameter-size name */
static const struct diag_kind *take_func(struct record_text fields, bool sized, struct record_func *ret)
{
	const struct diag_kind *fault;
	text_skip_blanks(&fields);
	ret->multiple = SKIP_WORD(&fields, "m");
	ret->size = 0;
	if ((fault = take_hex(&fields, &ret->rel)) || (sized && (fault = take_hex(&fields, &ret->size))) ||
	    (fault = take_hex(&fields, &ret->parameter_size)))
		return fault;
	if (range_wraps(ret->rel, ret->size))
		return &record_range_wraps;
	fault = take_name(fields, &ret->name);
	return sized && !ret->size ? &record_range_empty : fault;
}

const struct diag_kind *record_func(struct record_text fields, struct record_func *ret)
{
	return take_func(fields, true, ret);
}

const struct diag_kind *record_public(struct record_text fields, struct record_func *ret)
{
	return take_func(fields, false, ret);
}

/* What is no number where the first number should be is no record at all; what stands behind the fourth is nobody's. */
const struct diag_kind *record_line(struct record_text fields, struct record_line *ret)
{
	const struct diag_kind *fault = fields.n && is_blank(*fields.at) ? &record_unknown : take_hex(&fields, &ret->rel);
	if (fault)
		return fault == &record_number_bad ? &record_unknown : fault;
	if ((fault = take_hex(&fields, &ret->size)) || (fault = take_dec(&fields, &ret->line)) ||
	    (fault = take_dec(&fields, &ret->file)))
		return fault;
	return range_wraps(ret->rel, ret->size) ? &record_range_wraps : NULL;
}

static size_t count_words(struct record_text t)
{
	size_t count = 0;
	while (next_word(&t).n)
		count++;
	return count;
}

static const struct diag_kind *check_ranges(struct record_text t)
{
	const struct diag_kind *fault = NULL;
	uint64_t rel, size;
	for (text_skip_blanks(&t); t.n && !fault; text_skip_blanks(&t))
		if (!(fault = take_hex(&t, &rel)) && !(fault = take_hex(&t, &size)) && range_wraps(rel, size))
			fault = &record_range_wraps;
	return fault;
}

/* Ranges are pairs, so the number of fields tells whether there is a file. */
const struct diag_kind *record_inline(struct record_text fields, struct record_inline *ret)
{
	const struct diag_kind *fault;
	size_t count = count_words(fields);
	ret->older = count % 2;
	ret->call_file = RECORD_NO_FILE;
	if (count < (ret->older ? 5 : 6))
		return &record_lacks_field;
	if ((fault = take_dec(&fields, &ret->level)) || (fault = take_dec(&fields, &ret->call_line)) ||
	    (!ret->older && (fault = take_file(&fields, &ret->call_file))) || (fault = take_dec(&fields, &ret->origin)))
		return fault;
	ret->ranges = fields;
	return check_ranges(fields);
}

bool record_inline_range(struct record_text *ranges, uint64_t *ret_rel, uint64_t *ret_size)
{
	return !take_hex(ranges, ret_rel) && !take_hex(ranges, ret_size);
}

/* STACK WIN type address size prolog epilog parameters saved locals max-stack has-program program|allocates-bp */
const struct diag_kind *record_win(struct record_text fields, struct record_win *ret)
{
	uint32_t *const sizes[] = {&ret->size,       &ret->prolog_size, &ret->epilog_size,   &ret->parameter_size,
	                           &ret->saved_size, &ret->local_size,  &ret->max_stack_size};
	uint32_t has_program, allocates = 0;
	const struct diag_kind *fault = take_hex32(&fields, &ret->type);
	if (!fault)
		fault = ret->type > 4 ? &record_win_type : take_hex(&fields, &ret->rel);
	for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && !fault; i++)
		fault = take_hex32(&fields, sizes[i]);
	if (fault || (fault = take_hex32(&fields, &has_program)))
		return fault;
	ret->has_program = has_program;
	ret->program = rest_of(fields);
	text_skip_blanks(&fields);
	if (!fields.n || (!has_program && (fault = take_hex32(&fields, &allocates))))
		return fault ? fault : &record_lacks_field;
	ret->allocates_base_pointer = allocates;
	return !ret->size ? &record_range_empty : range_wraps(ret->rel, ret->size) ? &record_range_wraps : NULL;
}

static const struct diag_kind *take_rules(struct record_text fields, struct record_text *ret)
{
	text_skip_blanks(&fields);
	*ret = fields;
	return fields.n ? NULL : &record_lacks_field;
}

const struct diag_kind *record_cfi_init(struct record_text fields, struct record_cfi *ret)
{
	const struct diag_kind *fault;
	if ((fault = take_hex(&fields, &ret->rel)) || (fault = take_hex(&fields, &ret->size)) ||
	    (fault = take_rules(fields, &ret->rules)))
		return fault;
	return !ret->size ? &record_range_empty : range_wraps(ret->rel, ret->size) ? &record_range_wraps : NULL;
}

const struct diag_kind *record_cfi(struct record_text fields, struct record_cfi *ret)
{
	const struct diag_kind *fault = take_hex(&fields, &ret->rel);
	ret->size = 0;
	return fault ? fault : take_rules(fields, &ret->rules);
}
