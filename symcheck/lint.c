#include "symcheck/lint_state.h"

#include "symfile/ids.h"
#include "symfile/source.h"
#include "symfile/text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define LINE_LONG (16 * 1024) /* docs/symfile.md: what dump_syms stays below; rust-minidump gives up at about 160 KiB */

#define SHOWN 80 /* bytes of a line that a detail shows */

static int shown(struct record_text text)
{
	return text.n < SHOWN ? (int)text.n : SHOWN;
}

static bool text_is(struct record_text text, const char *s)
{
	return text.n == strlen(s) && memcmp(text.at, s, text.n) == 0;
}

/* What the grammar says of a line, as a finding. */
static const struct {
	const struct diag_kind *fault;
	enum finding_code code;
} faults[] = {
	{&record_unknown, FIND_UNKNOWN},           {&record_lacks_field, FIND_LACKS_FIELD},
	{&record_lacks_name, FIND_LACKS_NAME},     {&record_number_bad, FIND_NUMBER_BAD},
	{&record_number_large, FIND_NUMBER_LARGE}, {&record_range_empty, FIND_RANGE_EMPTY},
	{&record_range_wraps, FIND_RANGE_WRAPS},   {&record_win_type, FIND_WIN_TYPE},
};

/* Whether the record can be looked into further. */
static bool check_fault(struct lint *l, const struct diag_kind *fault, struct record_text line)
{
	for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
		if (faults[i].fault == fault)
			LINT(l, faults[i].code, "%.*s", shown(line), line.at);
	return record_usable(fault);
}

void lint_address(struct lint *l, uint64_t rel, uint64_t size)
{
	if (l->arch && l->arch->address_size == 4 && rel + size > (uint64_t)UINT32_MAX + 1)
		LINT(l, FIND_ADDRESS_WIDTH, "%" PRIx64 " on %s", rel, l->arch->name);
}

static int range_compare(const void *a, const void *b)
{
	const struct lint_range *x = a, *y = b;
	if (x->rel != y->rel)
		return x->rel < y->rel ? -1 : 1;
	return (x->line > y->line) - (x->line < y->line);
}

void lint_ranges_sort(struct lint *l, struct lint_ranges *ranges, enum finding_code order)
{
	bool ascend = true;
	for (size_t i = 1; i < ranges->n && ascend; i++) {
		ascend = ranges->at[i - 1].rel <= ranges->at[i].rel;
		if (!ascend && order != FINDING_CODES)
			finding_add(l->found, order, ranges->at[i].line, "%" PRIx64 " behind %" PRIx64, ranges->at[i].rel,
			            ranges->at[i - 1].rel);
	}
	if (!ascend)
		qsort(ranges->at, ranges->n, sizeof *ranges->at, range_compare);
}

void lint_overlaps(struct lint *l, const struct lint_ranges *ranges, enum finding_code code)
{
	const struct lint_range *longest = ranges->at; /* which reaches farthest of those so far */
	for (size_t i = 1; i < ranges->n; i++) {
		const struct lint_range *r = &ranges->at[i];
		if (r->size && r->rel - longest->rel < longest->size)
			finding_add(l->found, code, r->line, "%" PRIx64 " in %" PRIx64 "+%" PRIx64 " of line %" PRIu64, r->rel,
			            longest->rel, longest->size, longest->line);
		if (r->rel + r->size >= longest->rel + longest->size)
			longest = r;
	}
}

/* MODULE and INFO */

static bool is_hex(struct record_text text)
{
	for (size_t i = 0; i < text.n; i++)
		if (!memchr("0123456789ABCDEFabcdef", text.at[i], 22))
			return false;
	return true;
}

/* 32 digits and an age of at most eight: what a minidump's identity comes to. */
static void check_id(struct lint *l, struct record_text id)
{
	if (id.n < 33 || id.n > 40 || !is_hex(id))
		LINT(l, FIND_ID, "%.*s", shown(id), id.at);
	else
		memcpy(l->id, id.at, 32);
	for (size_t i = 0; i < id.n && l->id[0]; i++)
		if (id.at[i] >= 'a')
			return LINT(l, FIND_ID, "%.*s: lower case, but stores are asked for upper case", shown(id), id.at);
}

static void check_module(struct lint *l, const struct record_module *module)
{
	char *name = mem_printf("%.*s", (int)module->name.n, module->name.at);
	char *arch = mem_printf("%.*s", shown(module->arch), module->arch.at);
	l->arch = arch_find(arch);
	if (!l->arch)
		LINT(l, FIND_ARCH, "%s", arch);
	if (!text_is(module->os, "Linux") && !text_is(module->os, "mac") && !text_is(module->os, "windows"))
		LINT(l, FIND_OS, "%.*s", shown(module->os), module->os.at);
	check_id(l, module->id);
	if (strlen(name) != module->name.n || !store_name_ok(name))
		LINT(l, FIND_STORE_NAME, "%s", name);
	free(name);
	free(arch);
}

/* Of ELF files CODE_ID is the build-id, of which the id is the first 16 bytes. */
static void check_code_id(struct lint *l, struct record_text value, const char *id)
{
	uint8_t bytes[16] = {0};
	char expected[34];
	size_t n = 0;
	while (n < value.n && value.at[n] != ' ')
		n++;
	value.n = n;
	if (!n || n % 2 || !is_hex(value))
		return LINT(l, FIND_CODE_ID, "%.*s", shown(value), value.at);
	for (size_t i = 0; i < 32 && i < n; i++)
		bytes[i / 2] = (uint8_t)(bytes[i / 2] << 4 | hex_value(value.at[i]));
	id_module((struct bytes){bytes, sizeof bytes}, expected);
	if (id[0] && strncasecmp(id, expected, 32) != 0)
		LINT(l, FIND_CODE_ID, "%.*s would be %.32s", shown(value), value.at, expected);
}

static void take_module(struct lint *l, struct record_text fields, struct record_text line)
{
	struct record_module module;
	if (!check_fault(l, record_module(fields, &module), line))
		return;
	check_module(l, &module);
	l->is_linux = text_is(module.os, "Linux");
}

static void take_info(struct lint *l, struct record_text fields, struct record_text line)
{
	struct record_info info;
	if (check_fault(l, record_info(fields, &info), line) && l->is_linux && text_is(info.key, "CODE_ID"))
		check_code_id(l, info.value, l->id);
}

/* FILE and INLINE_ORIGIN */

static void take_named(struct lint *l, const struct diag_kind *fault, const struct record_named *named,
                       struct record_text line, bool origin)
{
	if (!check_fault(l, fault, line))
		return;
	struct id *id = ids_get(origin ? &l->origins : &l->files, named->number);
	*(origin ? &l->totals->origins : &l->totals->files) += 1;
	if (id->defined)
		LINT(l, origin ? FIND_ORIGIN_TWICE : FIND_FILE_TWICE, "%.*s", shown(line), line.at);
	id->defined = true;
}

static int id_compare(const void *a, const void *b)
{
	const struct id *x = a, *y = b;
	return (x->number > y->number) - (x->number < y->number);
}

static void check_undefined(struct lint *l, struct ids *ids, enum finding_code code, const char *what)
{
	struct VEC(struct id) missing = {0};
	for (size_t i = 0; i < ids->slot_count; i++)
		if (ids->slots[i].taken && !ids->slots[i].defined && ids->slots[i].used)
			*vec_push(&missing) = ids->slots[i];
	if (missing.n)
		qsort(missing.at, missing.n, sizeof *missing.at, id_compare);
	for (size_t i = 0; i < missing.n; i++)
		finding_add(l->found, code, missing.at[i].used, "%s %" PRIu32, what, missing.at[i].number);
	vec_release(&missing);
}

/* The lines */

static void take_func(struct lint *l, struct record_text fields, struct record_text line)
{
	struct record_func func;
	lint_func_end(l);
	l->in_func = true;
	l->func_lost = !check_fault(l, record_func(fields, &func), line);
	if (!l->func_lost)
		lint_func(l, &func);
}

static void take_public(struct lint *l, struct record_text fields, struct record_text line)
{
	struct record_func func;
	lint_func_end(l);
	if (!check_fault(l, record_public(fields, &func), line))
		return;
	lint_address(l, func.rel, 0);
	l->totals->publics++;
	*vec_push(&l->publics) = (struct lint_range){func.rel, 1, l->line};
}

/* A record of a function: false, and said, where there is no function. */
static bool has_func(struct lint *l, struct record_text line)
{
	if (!l->in_func)
		LINT(l, FIND_HOMELESS, "%.*s", shown(line), line.at);
	return l->in_func && !l->func_lost;
}

static void take_line(struct lint *l, struct record_text fields, struct record_text line)
{
	struct record_line record;
	if (check_fault(l, record_line(fields, &record), line) && has_func(l, line))
		lint_line(l, &record);
}

static void take_inline(struct lint *l, struct record_text fields, struct record_text line)
{
	struct record_inline call;
	if (check_fault(l, record_inline(fields, &call), line) && has_func(l, line))
		lint_inline(l, &call);
}

static void take_stack(struct lint *l, enum record_type type, struct record_text fields, struct record_text line)
{
	struct record_cfi cfi;
	struct record_win win;
	switch (type) {
	case RECORD_STACK_CFI_INIT:
		l->in_series = true;
		l->init_lost = !check_fault(l, record_cfi_init(fields, &cfi), line);
		if (!l->init_lost)
			lint_init(l, &cfi);
		break;
	case RECORD_STACK_CFI:
		if (!l->in_series)
			LINT(l, FIND_DELTA_STRAY, "%.*s", shown(line), line.at);
		if (check_fault(l, record_cfi(fields, &cfi), line))
			lint_delta(l, &cfi);
		break;
	case RECORD_STACK_WIN:
		if (check_fault(l, record_win(fields, &win), line))
			lint_win(l, &win);
		break;
	default:
		LINT(l, FIND_STACK_UNKNOWN, "%.*s", shown(line), line.at);
	}
}

/* The first line: from it on, the architecture is known, or never will be. */
static void begin(struct lint *l, enum record_type type, struct record_text fields, struct record_text line)
{
	l->begun = true;
	if (type == RECORD_MODULE)
		take_module(l, fields, line);
	else
		LINT(l, FIND_NO_MODULE, "%.*s", shown(line), line.at);
	lint_stack_begin(l);
}

static void take_record(struct lint *l, struct record_text line)
{
	struct record_text fields;
	struct record_named named;
	enum record_type type = record_type(line, &fields);
	if (!l->begun)
		begin(l, type, fields, line);
	else if (type == RECORD_MODULE)
		LINT(l, FIND_MODULE_TWICE, "%.*s", shown(line), line.at);
	if (type != RECORD_STACK_CFI && type != RECORD_STACK_CFI_INIT)
		l->in_series = false;
	switch (type) {
	case RECORD_LINE:
		take_line(l, fields, line);
		break;
	case RECORD_MODULE:
		break; /* was taken as the first line */
	case RECORD_INFO:
		take_info(l, fields, line);
		break;
	case RECORD_FILE:
		take_named(l, record_file(fields, &named), &named, line, false);
		break;
	case RECORD_INLINE_ORIGIN:
		take_named(l, record_origin(fields, &named), &named, line, true);
		break;
	case RECORD_FUNC:
		take_func(l, fields, line);
		break;
	case RECORD_INLINE:
		take_inline(l, fields, line);
		break;
	case RECORD_PUBLIC:
		take_public(l, fields, line);
		break;
	default:
		take_stack(l, type, fields, line);
	}
}

/* Whether the byte at i, which no reader's text has, begins a control character. */
static bool is_control(struct record_text line, size_t i)
{
	unsigned char c = (unsigned char)line.at[i];
	return c < 0x20 || c == 0x7f || (c == 0xc2 && i + 1 < line.n && (line.at[i + 1] & 0xe0) == 0x80);
}

/* Characters and length, whatever the record is; of each sort the first of a line. Tabs separate fields, too. */
static void check_text(struct lint *l, struct record_text line)
{
	bool control = false;
	if (line.n > LINE_LONG)
		LINT(l, FIND_LONG, "%zu bytes", line.n);
	for (size_t i = 0; (i += name_plain(line.at + i, line.n - i)) < line.n; i++) {
		bool bad = !is_control(line, i);
		if (bad || (line.at[i] != '\t' && !control))
			LINT(l, bad ? FIND_NOT_UTF8 : FIND_CONTROL, "byte %02x, number %zu of the line", (unsigned char)line.at[i],
			     i + 1);
		if (bad)
			return;
		control |= line.at[i] != '\t';
		i += (unsigned char)line.at[i] == 0xc2; /* a control character of two bytes */
	}
}

static void take_source(struct lint *l, const struct source *source)
{
	struct lines lines;
	struct line line;
	uint64_t before = 0, empty = 0, end = 0;
	lines_init(&lines, source, 0);
	while (lines_next(&lines, &line)) {
		l->line = line.number;
		empty += line.number - before - 1;
		before = line.number;
		end = line.end;
		if (line.too_long) {
			LINT(l, FIND_TOO_LONG, "%.*s", shown(line.text), line.text.at);
			continue;
		}
		check_text(l, line.text);
		take_record(l, line.text);
	}
	if (lines.returns)
		finding_add(l->found, FIND_RETURNS, 0, "%" PRIu64 " of %" PRIu64, lines.returns, lines.passed);
	if (empty)
		finding_add(l->found, FIND_EMPTY_LINES, 0, "%" PRIu64, empty);
	if (source->size && end == source->size)
		LINT(l, FIND_NO_NEWLINE, "the file ends in it");
	l->totals->lines = before;
	lines_release(&lines);
}

static void lint_source(const struct source *source, struct findings *findings, struct lint_totals *ret)
{
	struct lint l = {.found = findings, .totals = ret};
	take_source(&l, source);
	lint_func_end(&l);
	lint_symbols_finish(&l);
	lint_stack_finish(&l);
	check_undefined(&l, &l.files, FIND_FILE_UNDEFINED, "file");
	check_undefined(&l, &l.origins, FIND_ORIGIN_UNDEFINED, "origin");
	if (!ret->funcs && !ret->publics && !ret->inits && !ret->wins)
		finding_add(findings, FIND_EMPTY, 0, "%" PRIu64 " lines", ret->lines);
	lint_func_release(&l);
	lint_stack_release(&l);
	ids_release(&l.files);
	ids_release(&l.origins);
}

enum status lint_file(const char *path, struct diag *d, struct findings *findings, struct lint_totals *ret)
{
	struct source source;
	*ret = (struct lint_totals){0};
	enum status status = source_open(path, d, &source);
	if (status == ST_BAD)
		finding_add(findings, FIND_DAMAGED, 0, "what is before the damage was read");
	if (status == ST_OK || status == ST_BAD)
		lint_source(&source, findings, ret);
	source_close(&source);
	return status == ST_BAD ? ST_OK : status;
}

enum status lint_text(struct bytes text, struct diag *d, struct findings *findings, struct lint_totals *ret)
{
	struct source source;
	*ret = (struct lint_totals){0};
	if (source_open_text(text, "text", d, &source) == ST_BAD)
		finding_add(findings, FIND_DAMAGED, 0, "what is before the damage was read");
	lint_source(&source, findings, ret);
	source_close(&source);
	return ST_OK;
}
