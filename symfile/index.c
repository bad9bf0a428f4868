#include "symfile/index.h"

#include "base/file.h"
#include "symfile/scan.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define READ_SIZE (4 * SCAN_BLOCK)
#define READ_ALIGN 4096 /* the kernel copies to whole pages fastest */

const struct diag_kind index_no_records = {DIAG_LOSS, "no symbol file"};
const struct diag_kind index_homeless = {DIAG_LOSS, "a record of a function stands in none"};
const struct diag_kind index_too_long = {DIAG_LOSS, "a line is too long"};
const struct diag_kind index_changed = {DIAG_LOSS, "a symbol file has changed since it was opened"};
const struct diag_kind index_overlap = {DIAG_NOTE, "records overlap others that came before them"};
const struct diag_kind index_twice = {DIAG_NOTE, "PUBLIC records have the address of others that came before them"};

/* What the lines of functions that come now belong to. */
enum context {
	IN_NOTHING,
	IN_LOST_FUNC, /* a FUNC that could not be kept: its lines are lost with it, without a word */
	IN_FUNC,
};

struct builder {
	struct symfile *file;
	struct diag *d;
	bool strict, refused, any;
	struct index_line hint;
	enum context context;
	uint64_t func;   /* offset of the FUNC that one is in */
	bool attached;   /* lines that come now follow their FUNC, or an `index_more` of it */
	uint64_t behind; /* the first byte behind the line of the last record, or the LF of its CR LF; unless attached */
	bool in_series;  /* STACK CFI that come now follow an INIT */
	struct record_cfi init;
};

static void report(struct builder *b, const struct line *line, const struct diag_kind *kind)
{
	index_report(b->file, &b->hint, line, kind, b->d);
	b->refused |= b->strict && kind->level == DIAG_LOSS;
}

/* Whether the record is kept; else, or where only its name is missing, its fault is reported. */
static bool keep(struct builder *b, const struct line *line, const struct diag_kind *fault)
{
	if (fault)
		report(b, line, fault);
	return record_usable(fault);
}

/* A line of no function, where there is none. */
static void homeless(struct builder *b, const struct line *line)
{
	struct record_line record;
	const struct diag_kind *fault = line->too_long ? &index_too_long : record_line(line->text, &record);
	report(b, line, fault ? fault : &index_homeless);
}

/* Lines stand between the last record and the one at offset, and none of them begins with a word of records. */
static void take_gap(struct builder *b, uint64_t offset)
{
	struct lines lines;
	struct line line;
	if (b->attached || offset <= b->behind + 1 || b->context == IN_LOST_FUNC)
		return; /* one byte is the LF of a CR LF */
	lines_init(&lines, &b->file->source, b->behind);
	while (!b->attached && !b->refused && lines_next(&lines, &line) && line.offset < offset) {
		if (b->context == IN_NOTHING) {
			homeless(b, &line);
		} else {
			*vec_push(&b->file->more) = (struct index_more){b->func, line.offset};
			b->attached = true;
		}
	}
	lines_release(&lines);
}

static void take_inline(struct builder *b, uint64_t offset)
{
	if (b->attached)
		return;
	take_gap(b, offset);
	if (b->context == IN_FUNC && !b->attached) {
		*vec_push(&b->file->more) = (struct index_more){b->func, offset};
		b->attached = true;
	}
}

static void take_func(struct builder *b, const struct line *line, struct record_text fields)
{
	struct record_func func;
	bool kept = keep(b, line, record_func(fields, &func));
	b->attached = true;
	b->context = kept ? IN_FUNC : IN_LOST_FUNC;
	b->func = line->offset;
	if (kept)
		*vec_push(&b->file->funcs) = (struct span){func.rel, func.size, line->offset};
}

/* As in Breakpad, the address 0 has no symbol. */
static void take_public(struct builder *b, const struct line *line, struct record_text fields)
{
	struct record_func func;
	b->context = IN_NOTHING;
	if (keep(b, line, record_public(fields, &func)) && func.rel)
		*vec_push(&b->file->publics) = (struct index_place){func.rel, line->offset};
}

static void take_win(struct builder *b, const struct line *line, struct record_text fields)
{
	struct record_win win;
	if (keep(b, line, record_win(fields, &win)) && (win.type == 4 || win.type == 0)) {
		struct span_nest *nest = &b->file->wins[win.type == 4 ? INDEX_WIN_DATA : INDEX_WIN_FPO];
		*vec_push(&nest->spans) = (struct span){win.rel, win.size, line->offset};
	}
}

static void take_init(struct builder *b, const struct line *line, struct record_text fields)
{
	b->in_series = keep(b, line, record_cfi_init(fields, &b->init));
	if (b->in_series)
		*vec_push(&b->file->inits) = (struct span){b->init.rel, b->init.size, line->offset};
}

static void take_cfi(struct builder *b, const struct line *line, struct record_text fields)
{
	struct record_cfi cfi;
	bool kept = keep(b, line, record_cfi(fields, &cfi));
	if (kept && !(b->in_series && cfi.rel - b->init.rel < b->init.size))
		*vec_push(&b->file->strays) = (struct index_place){cfi.rel, line->offset};
}

static void take_named(struct builder *b, const struct line *line, struct record_text fields, bool origin)
{
	struct record_named named;
	if (keep(b, line, origin ? record_origin(fields, &named) : record_file(fields, &named)))
		numbers_add(origin ? &b->file->origins : &b->file->files, named.number, line->offset);
}

const char *index_text(struct arena *arena, struct record_text text)
{
	char *copy = (char *)(uintptr_t)arena_text(arena, text.at, text.n);
	for (char *nul; text.n && (nul = memchr(copy, 0, text.n));)
		*nul = '_';
	return copy;
}

static struct record_text first_word(struct record_text text)
{
	const char *blank = text.n ? memchr(text.at, ' ', text.n) : NULL;
	return (struct record_text){text.at, blank ? (size_t)(blank - text.at) : text.n};
}

static const char hex_digits[16] = "0123456789abcdef";

static bool text_is(struct record_text text, const char *s)
{
	return text.n == strlen(s) && memcmp(text.at, s, text.n) == 0;
}

/* `NAME ADDRESS`, both single words. */
static void add_mark(struct record_text value, struct arena *arena, struct symfile_head *head)
{
	struct record_text name = first_word(value);
	const char *digits = value.at + name.n, *end = value.at + value.n;
	uint64_t rel = 0;
	while (digits < end && *digits == ' ')
		digits++;
	if (!name.n || digits == end || end - digits > 16)
		return;
	for (; digits < end; digits++) {
		const char *digit = memchr(hex_digits, *digits | 0x20, sizeof hex_digits);
		if (!digit)
			return;
		rel = rel << 4 | (uint64_t)(digit - hex_digits);
	}
	struct symfile_mark *mark = arena_alloc(arena, sizeof *mark);
	*mark = (struct symfile_mark){index_text(arena, name), rel, head->marks};
	head->marks = mark;
}

const struct diag_kind *index_head(enum record_type type, struct record_text fields, struct arena *arena,
                                   struct symfile_head *head)
{
	struct record_module module;
	struct record_info info;
	const struct diag_kind *fault = type == RECORD_MODULE ? record_module(fields, &module) : record_info(fields, &info);
	if (!record_usable(fault))
		return fault;
	if (type == RECORD_MODULE && !*head->id) {
		head->os = index_text(arena, module.os);
		head->arch = index_text(arena, module.arch);
		head->id = index_text(arena, module.id);
		head->name = index_text(arena, module.name);
	}
	if (type == RECORD_INFO && text_is(info.key, "CODE_ID") && !*head->code_id)
		head->code_id = index_text(arena, first_word(info.value)); /* the name of a program may follow */
	if (type == RECORD_INFO && text_is(info.key, "GENERATOR") && !*head->generator)
		head->generator = index_text(arena, info.value);
	if (type == RECORD_INFO && text_is(info.key, "SYMBOL"))
		add_mark(info.value, arena, head);
	if (type == RECORD_INFO && text_is(info.key, "URL") && !*head->url)
		head->url = index_text(arena, info.value);
	return fault;
}

static void take(struct builder *b, const struct line *line, enum record_type type, struct record_text fields)
{
	switch (type) {
	case RECORD_LINE:
	case RECORD_INLINE:
		break; /* are taken care of */
	case RECORD_MODULE:
	case RECORD_INFO:
		keep(b, line, index_head(type, fields, &b->file->arena, &b->file->head));
		break;
	case RECORD_FILE:
	case RECORD_INLINE_ORIGIN:
		take_named(b, line, fields, type == RECORD_INLINE_ORIGIN);
		break;
	case RECORD_FUNC:
		take_func(b, line, fields);
		break;
	case RECORD_PUBLIC:
		take_public(b, line, fields);
		break;
	case RECORD_STACK_WIN:
		take_win(b, line, fields);
		break;
	case RECORD_STACK_CFI_INIT:
		take_init(b, line, fields);
		break;
	case RECORD_STACK_CFI:
		take_cfi(b, line, fields);
		break;
	case RECORD_STACK:
		report(b, line, &record_unknown);
		break;
	}
}

/* The line is lost, but not what it means for those behind it. */
static void take_too_long(struct builder *b, const struct line *line, enum record_type type)
{
	report(b, line, &index_too_long);
	b->attached |= type == RECORD_FUNC;
	b->context = type == RECORD_FUNC ? IN_LOST_FUNC : type == RECORD_PUBLIC ? IN_NOTHING : b->context;
}

/* A line that begins with a capital letter. */
static void take_line(struct builder *b, const struct line *line)
{
	struct record_text fields;
	enum record_type type = record_type(line->text, &fields);
	if (type == RECORD_LINE)
		return;
	b->any = true;
	if (type == RECORD_INLINE) {
		take_inline(b, line->offset);
		if (b->context == IN_NOTHING)
			report(b, line, &index_homeless);
	} else {
		take_gap(b, line->offset);
		b->attached = false;
	}
	b->behind = line->end + 1;
	b->in_series &= type == RECORD_STACK_CFI;
	if (line->too_long)
		take_too_long(b, line, type);
	else
		take(b, line, type, fields);
}

/* A line that begins at offset, and is not all in the buffer. */
static void take_line_at(struct builder *b, uint64_t offset)
{
	struct lines lines;
	struct line line;
	lines_init(&lines, &b->file->source, offset);
	if (lines_next(&lines, &line))
		take_line(b, &line);
	lines_release(&lines);
}

/* Most records are INLINE of a function that one is in: there is nothing to do for them. */
static bool is_plain_inline(struct builder *b, const char *at, const uint8_t *end)
{
	if (!b->attached || (const char *)end - at < 7 || memcmp(at, "INLINE ", 7) != 0)
		return false;
	b->in_series = false;
	return true;
}

/*
 * Most other records are deltas of the INIT before them: an address in its range, one blank, and rules, which are for the lookup
 * that needs them. So there is nothing to note of them, either.
 */
static bool is_plain_delta(const struct builder *b, const char *at, const char *stop)
{
	static const char start[] = "STACK CFI ";
	const char *p = at + sizeof start - 1;
	uint64_t rel = 0;
	if (!b->in_series || stop - p < 4 || memcmp(at, start, sizeof start - 1) != 0)
		return false;
	for (unsigned digit; p < stop && p - at < 26 && (digit = hex_value(*p)) < 16; p++)
		rel = rel << 4 | digit;
	return stop - p > 2 && p[-1] != ' ' && *p == ' ' && p[1] > ' ' && rel - b->init.rel < b->init.size;
}

static void take_plain_delta(struct builder *b, const struct line *line)
{
	take_gap(b, line->offset);
	b->attached = false;
	b->behind = line->end + 1;
}

/* The block at p, which is at offset; end: of what is in the buffer. Returns how many lines begin in it. */
static size_t take_block(struct builder *b, const uint8_t *p, size_t n, const uint8_t *end, uint64_t offset)
{
	struct scan scan;
	scan_block(p, n, &scan);
	for (size_t i = 0; i < scan.count && !b->refused; i++) {
		const char *at = (const char *)p + scan.places[i];
		struct line line = {.offset = offset + scan.places[i]};
		if (is_plain_inline(b, at, end))
			continue;
		const char *stop = memchr(at, '\n', (size_t)((const char *)end - at));
		const char *cr = stop ? memchr(at, '\r', (size_t)(stop - at)) : NULL;
		stop = cr ? cr : stop;
		if (stop && (size_t)(stop - at) <= SOURCE_LINE_MAX) {
			line.text = (struct record_text){at, (size_t)(stop - at)};
			line.end = line.offset + line.text.n;
			if (is_plain_delta(b, at, stop))
				take_plain_delta(b, &line);
			else
				take_line(b, &line);
		} else {
			take_line_at(b, line.offset);
		}
	}
	return scan.lines;
}

/* The pass. */
static void take_all(struct builder *b)
{
	struct symfile *f = b->file;
	uint8_t *buffer = file_anonymous(READ_ALIGN + READ_SIZE), *text = buffer + READ_ALIGN;
	uint64_t offset = 0, lines = 0;
	size_t n;
	text[-1] = '\n';
	while (!b->refused && (n = source_read(&f->source, offset, text, READ_SIZE))) {
		for (size_t at = 0; at < n && !b->refused; at += SCAN_BLOCK) {
			*vec_push(&f->block_lines) = lines;
			lines += take_block(b, text + at, n - at < SCAN_BLOCK ? n - at : SCAN_BLOCK, text + n, offset + at);
		}
		offset += n;
		text[-1] = text[n - 1];
	}
	if (!b->refused && offset < f->source.size)
		diag_report(b->d, &index_changed, "%s: ends after %" PRIu64 " bytes", f->source.name, offset);
	file_unmap((struct bytes){buffer, READ_ALIGN + READ_SIZE});
	take_gap(b, f->source.size + 1);
}

size_t index_places_below(const struct index_places *places, uint64_t rel)
{
	size_t lo = 0, hi = places->n;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (places->at[middle].rel <= rel)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo ? lo - 1 : SIZE_MAX;
}

static int by_rel(const void *a, const void *b)
{
	const struct index_place *x = a, *y = b;
	if (x->rel != y->rel)
		return x->rel < y->rel ? -1 : 1;
	return (x->offset > y->offset) - (x->offset < y->offset);
}

static void places_sort(struct index_places *places)
{
	for (size_t i = 1; i < places->n; i++)
		if (places->at[i].rel < places->at[i - 1].rel) {
			qsort(places->at, places->n, sizeof *places->at, by_rel);
			break;
		}
	vec_trim(places);
}

/* Of places of one address only the first stays; returns how many go. */
static size_t places_unique(struct index_places *places)
{
	size_t n = 0, before = places->n;
	for (size_t i = 0; i < before; i++)
		if (!n || places->at[n - 1].rel != places->at[i].rel)
			places->at[n++] = places->at[i];
	places->n = n;
	return before - n;
}

static void report_dropped(struct builder *b, const struct diag_kind *kind, const char *what, size_t count)
{
	if (count)
		diag_report(b->d, kind, "%s: %zu %s", b->file->source.name, count, what);
}

static void finish(struct builder *b)
{
	struct symfile *f = b->file;
	report_dropped(b, &index_overlap, "FUNC", spans_settle(&f->funcs));
	report_dropped(b, &index_overlap, "STACK CFI INIT", spans_settle(&f->inits));
	report_dropped(b, &index_overlap, "STACK WIN", nest_settle(&f->wins[INDEX_WIN_DATA]) + nest_settle(&f->wins[INDEX_WIN_FPO]));
	places_sort(&f->strays);
	places_sort(&f->publics);
	report_dropped(b, &index_twice, "PUBLIC", places_unique(&f->publics));
	numbers_finish(&f->files);
	numbers_finish(&f->origins);
	vec_trim(&f->funcs);
	vec_trim(&f->inits);
}

enum status index_build(struct symfile *file, bool strict, struct diag *d)
{
	struct builder b = {.file = file, .strict = strict, .d = d};
	file->head = (struct symfile_head){"", "", "", "", "", "", "", NULL};
	take_all(&b);
	if (b.refused)
		return ST_BAD;
	if (!b.any && file->source.size) {
		diag_report(d, &index_no_records, "%s", file->source.name);
		return ST_BAD;
	}
	finish(&b);
	return ST_OK;
}

void index_release(struct symfile *f)
{
	vec_release(&f->funcs);
	vec_release(&f->inits);
	for (size_t i = 0; i < INDEX_WINS; i++)
		nest_release(&f->wins[i]);
	vec_release(&f->publics);
	vec_release(&f->strays);
	vec_release(&f->more);
	numbers_release(&f->files);
	numbers_release(&f->origins);
	vec_release(&f->block_lines);
	arena_release(&f->arena);
}

uint64_t index_line_number(const struct symfile *f, struct index_line *hint, uint64_t offset)
{
	uint8_t buffer[1 + 4096], *text = buffer + 1;
	uint64_t block = offset / SCAN_BLOCK, end = offset + 1;
	if (hint->end > end || end - hint->end > SCAN_BLOCK)
		*hint = (struct index_line){block * SCAN_BLOCK, block < f->block_lines.n ? f->block_lines.at[block] : 0};
	while (hint->end < end) {
		size_t n = end - hint->end < sizeof buffer - 1 ? (size_t)(end - hint->end) : sizeof buffer - 1;
		bool first = hint->end == 0;
		text[-1] = '\n';
		if (source_read(&f->source, hint->end - !first, text - !first, n + !first) != n + !first)
			break;
		hint->number += scan_lines(text, n);
		hint->end += n;
	}
	return hint->number;
}

void index_report(const struct symfile *f, struct index_line *hint, const struct line *line,
                  const struct diag_kind *kind, struct diag *d)
{
	if (diag_again(d, kind))
		return; /* the number of a line is not to be had for nothing */
	int shown = line->text.n < 60 ? (int)line->text.n : 60;
	diag_report(d, kind, "%s: line %" PRIu64 ": %.*s", f->source.name, index_line_number(f, hint, line->offset), shown,
	            line->text.n ? line->text.at : "");
}
