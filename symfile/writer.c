#include "symfile/writer.h"

#include "base/buf.h"
#include "base/parallel.h"
#include "symfile/text.h"

#define PIECE_SIZE (1 << 20)

/* rust-minidump gives up a file for a line of about 160 KiB, and others read lines into fixed buffers. */
#define RECORD_MAX (16 * 1024)

/* Breakpad splits an INLINE at 512 fields; six are the record's own. */
#define INLINE_PIECES_MAX 250

/* OS, architecture and id are words, the last possibly the user's own. */
#define HEADER_FIELD_MAX 256

/* Room for a record's words and numbers, whatever kind it is, without its name. */
#define RECORD_ROOM 128

/* And with it: records that end with a name are cut at RECORD_MAX. */
#define NAMED_ROOM (RECORD_ROOM + RECORD_MAX)

struct writer {
	const struct module *module;
	uint32_t *files, *origins; /* indexes of the module's files and origins by the number that is written */
};

static char *put_text(char *p, const char *s)
{
	size_t n = strlen(s);
	memcpy(p, s, n);
	return p + n;
}

static char *put_hex_field(char *p, uint64_t value)
{
	p = put_hex(p, value);
	*p++ = ' ';
	return p;
}

static char *put_dec_field(char *p, uint32_t value)
{
	p = put_dec(p, value);
	*p++ = ' ';
	return p;
}

/* Makes room for one record and gives its place; record_end says where it ended. */
static char *record_start(struct buf *out, size_t room)
{
	vec_reserve(out, room);
	return out->at + out->n;
}

static void record_end(struct buf *out, char *p)
{
	*p++ = '\n';
	out->n = (size_t)(p - out->at);
}

/* Ends a record that started at start with a name, which gets what the record has left. */
static void record_end_name(struct buf *out, const char *start, char *p, const char *name)
{
	record_end(out, put_name(p, RECORD_MAX - 1 - (size_t)(p - start), *name ? name : "<name omitted>"));
}

static void info_put(struct buf *out, const char *key, const char *value)
{
	if (!value)
		return;
	char *start = record_start(out, NAMED_ROOM), *p = put_text(start, "INFO ");
	p = put_text(p, key);
	record_end_name(out, start, p, value);
}

static void header_put(const struct writer *w, size_t i, struct buf *out)
{
	const struct module *m = w->module;
	const char *const fields[] = {m->os, m->arch, m->id};
	(void)i;
	char *start = record_start(out, RECORD_ROOM + 3 * (HEADER_FIELD_MAX + 1) + NAMED_ROOM);
	char *p = put_text(start, "MODULE ");
	for (size_t f = 0; f < sizeof fields / sizeof fields[0]; f++) {
		p = put_name(p, HEADER_FIELD_MAX, fields[f]);
		*p++ = ' ';
	}
	record_end_name(out, start, p, m->name);
	info_put(out, "CODE_ID ", m->code_id);
}

static void generator_put(const struct writer *w, size_t i, struct buf *out)
{
	(void)i;
	info_put(out, "GENERATOR ", w->module->generator);
}

/* The name is one word, as the address is behind it. */
static void mark_put(const struct writer *w, size_t i, struct buf *out)
{
	const struct sym_mark *mark = &w->module->marks.at[i];
	char *start = record_start(out, RECORD_ROOM + HEADER_FIELD_MAX), *p = put_text(start, "INFO SYMBOL ");
	p = put_name(p, HEADER_FIELD_MAX, mark->name);
	*p++ = ' ';
	record_end(out, put_hex(p, mark->rel));
}

static void file_put(const struct writer *w, size_t number, struct buf *out)
{
	const char *path = w->module->files.at[w->files[number]];
	char *start = record_start(out, NAMED_ROOM), *p = put_text(start, "FILE ");
	record_end_name(out, start, put_dec_field(p, (uint32_t)number), *path ? path : "??");
}

/*
 * Breakpad takes a number between an origin's id and its name for a file id, as older files had it there; a name that
 * starts with a word of digits would lose that word.
 */
static bool starts_with_number(const char *name)
{
	const char *p = name + (*name == '-');
	p += strspn(p, "0123456789");
	return p > name && (*p == ' ' || !*p);
}

static void origin_put(const struct writer *w, size_t number, struct buf *out)
{
	const char *name = w->module->origins.at[w->origins[number]];
	char *start = record_start(out, NAMED_ROOM), *p = put_text(start, "INLINE_ORIGIN ");
	p = put_dec_field(p, (uint32_t)number);
	if (starts_with_number(name)) {
		*p++ = '?';
		name++;
	}
	record_end_name(out, start, p, name);
}

static void lines_put(const struct module *m, const struct sym_func *func, struct buf *out)
{
	for (uint32_t i = 0; i < func->line_count; i++) {
		const struct sym_line *line = &func->lines[i];
		char *p = record_start(out, RECORD_ROOM);
		p = put_hex_field(p, func->rel + line->offset);
		p = put_hex_field(p, line->size);
		p = put_dec_field(p, line->line);
		record_end(out, put_dec(p, m->file_number[line->file]));
	}
}

/* One INLINE record of the pieces [first, last) of a call. */
static void inline_put(const struct module *m, const struct sym_func *func, const struct sym_inline *call,
                       uint32_t first, uint32_t last, struct buf *out)
{
	char *p = record_start(out, RECORD_ROOM + (last - first) * (size_t)(2 * PUT_HEX_ROOM + 2));
	p = put_text(p, "INLINE ");
	p = put_dec_field(p, call->level);
	p = put_dec_field(p, call->call_line);
	p = put_dec_field(p, m->file_number[call->call_file]);
	p = put_dec(p, m->origin_number[call->origin]);
	for (uint32_t i = first; i < last; i++) {
		*p++ = ' ';
		p = put_hex_field(p, func->rel + call->pieces[i].offset);
		p = put_hex(p, call->pieces[i].size);
	}
	record_end(out, p);
}

static void inlines_put(const struct module *m, const struct sym_func *func, struct buf *out)
{
	for (uint32_t i = 0; i < func->inline_count; i++) {
		const struct sym_inline *call = &func->inlines[i];
		for (uint32_t first = 0; first < call->piece_count; first += INLINE_PIECES_MAX) {
			uint32_t left = call->piece_count - first;
			uint32_t n = left < INLINE_PIECES_MAX ? left : INLINE_PIECES_MAX;
			inline_put(m, func, call, first, first + n, out);
		}
	}
}

static void func_put(const struct writer *w, size_t i, struct buf *out)
{
	const struct sym_func *func = &w->module->funcs.at[i];
	char *start = record_start(out, NAMED_ROOM);
	char *p = put_text(start, func->multiple ? "FUNC m " : "FUNC ");
	p = put_hex_field(p, func->rel);
	p = put_hex_field(p, func->size);
	record_end_name(out, start, put_text(p, "0 "), func->name);
	inlines_put(w->module, func, out);
	lines_put(w->module, func, out);
}

static void public_put(const struct writer *w, size_t i, struct buf *out)
{
	const struct sym_public *symbol = &w->module->publics.at[i];
	char *start = record_start(out, NAMED_ROOM);
	char *p = put_text(start, symbol->multiple ? "PUBLIC m " : "PUBLIC ");
	record_end_name(out, start, put_text(put_hex_field(p, symbol->rel), "0 "), symbol->name);
}

static void rules_put(const struct module *m, struct buf *out, char *p, uint32_t rules)
{
	const struct intern_text *text = &m->rules.texts.at[rules];
	memcpy(p, text->text, text->length);
	record_end(out, p + text->length);
}

static void cfi_put(const struct writer *w, size_t i, struct buf *out)
{
	const struct module *m = w->module;
	const struct sym_cfi *init = &m->cfi.at[i];
	char *p = record_start(out, RECORD_ROOM + m->rules.texts.at[init->rules].length);
	p = put_hex_field(put_text(p, "STACK CFI INIT "), init->rel);
	rules_put(m, out, put_hex_field(p, init->size), init->rules);
	for (uint32_t r = init->first; r < init->first + init->count; r++) {
		const struct sym_cfi_row *row = &m->cfi_rows.at[r];
		p = record_start(out, RECORD_ROOM + m->rules.texts.at[row->rules].length);
		rules_put(m, out, put_hex_field(put_text(p, "STACK CFI "), row->rel), row->rules);
	}
}

/* About how much text an item makes; enough to cut pieces of about the same size. */
static size_t weigh_header(const struct writer *w, size_t i)
{
	(void)w;
	(void)i;
	return RECORD_ROOM;
}

static size_t weigh_name(const char *name)
{
	return 25 + strnlen(name, RECORD_MAX);
}

static size_t weigh_file(const struct writer *w, size_t number)
{
	return weigh_name(w->module->files.at[w->files[number]]);
}

static size_t weigh_origin(const struct writer *w, size_t number)
{
	return weigh_name(w->module->origins.at[w->origins[number]]);
}

static size_t weigh_func(const struct writer *w, size_t i)
{
	const struct sym_func *func = &w->module->funcs.at[i];
	return weigh_name(func->name) + (size_t)func->line_count * 20 + (size_t)func->inline_count * 50;
}

static size_t weigh_public(const struct writer *w, size_t i)
{
	return weigh_name(w->module->publics.at[i].name);
}

static size_t weigh_cfi(const struct writer *w, size_t i)
{
	return 80 + (size_t)w->module->cfi.at[i].count * 40;
}

/* Items of one kind, numbered from 0. */
struct section {
	size_t count;
	size_t (*weigh)(const struct writer *w, size_t i);
	void (*put)(const struct writer *w, size_t i, struct buf *out);
};

/* A run of items of one section, which is formatted as one job. */
struct piece {
	const struct section *section;
	size_t first, last;
};
struct piece_list VEC(struct piece);

static void pieces_plan(const struct writer *w, const struct section *section, struct piece_list *ret)
{
	size_t first = 0, weight = 0;
	for (size_t i = 0; i < section->count; i++) {
		weight += section->weigh(w, i);
		if (weight >= PIECE_SIZE || i + 1 == section->count) {
			*vec_push(ret) = (struct piece){section, first, i + 1};
			first = i + 1;
			weight = 0;
		}
	}
}

/* While one batch of pieces is formatted, the one before it is handed to the sink: so few are in memory at once. */
struct pipeline {
	const struct writer *writer;
	const struct piece *next;     /* the pieces to be formatted into `filling` */
	struct buf *filling, *full;
	size_t full_count;
	struct writer_sink sink;
	enum status status;
};

static void pipeline_hand_over(struct pipeline *pipe)
{
	for (size_t i = 0; i < pipe->full_count && pipe->status == ST_OK; i++)
		pipe->status = pipe->sink.write(pipe->sink.context, pipe->full[i].at, pipe->full[i].n);
}

static void pipeline_job(void *context, size_t i)
{
	struct pipeline *pipe = context;
	if (i == 0) {
		pipeline_hand_over(pipe);
		return;
	}
	const struct piece *piece = &pipe->next[i - 1];
	struct buf *out = &pipe->filling[i - 1];
	buf_clear(out);
	vec_reserve(out, PIECE_SIZE + PIECE_SIZE / 4);
	for (size_t item = piece->first; item < piece->last; item++)
		piece->section->put(pipe->writer, item, out);
}

static enum status pipeline_run(const struct writer *w, const struct piece_list *pieces, unsigned threads,
                                struct writer_sink sink)
{
	size_t batch = threads > 1 ? 2 * (size_t)threads : 1;
	struct buf *texts = mem_zero(2 * batch * sizeof *texts);
	struct pipeline pipe = {.writer = w, .filling = texts, .full = texts + batch, .sink = sink};
	for (size_t done = 0, n; done < pieces->n && pipe.status == ST_OK; done += n) {
		n = pieces->n - done < batch ? pieces->n - done : batch;
		pipe.next = pieces->at + done;
		parallel_for(threads, n + 1, pipeline_job, &pipe);
		struct buf *filled = pipe.filling;
		pipe.filling = pipe.full;
		pipe.full = filled;
		pipe.full_count = n;
	}
	pipeline_hand_over(&pipe);
	for (size_t i = 0; i < 2 * batch; i++)
		buf_release(&texts[i]);
	free(texts);
	return pipe.status;
}

/* From what to print for an index to the index for what is printed. */
static uint32_t *numbers_turn(const uint32_t *numbers, size_t count, uint32_t total)
{
	uint32_t *indexes = mem_alloc(total * sizeof *indexes);
	for (size_t i = 0; i < count; i++)
		if (numbers[i] != UINT32_MAX)
			indexes[numbers[i]] = (uint32_t)i;
	return indexes;
}

enum status writer_write(const struct module *module, unsigned threads, bool header_only, struct writer_sink sink)
{
	const struct section sections[] = {
		{1, weigh_header, header_put},
		{1, weigh_header, generator_put},
		{module->marks.n, weigh_header, mark_put},
		{module->file_total, weigh_file, file_put},
		{module->origin_total, weigh_origin, origin_put},
		{module->funcs.n, weigh_func, func_put},
		{module->publics.n, weigh_public, public_put},
		{module->cfi.n, weigh_cfi, cfi_put},
	};
	struct writer w = {
		.module = module,
		.files = numbers_turn(module->file_number, module->files.n, module->file_total),
		.origins = numbers_turn(module->origin_number, module->origins.n, module->origin_total),
	};
	struct piece_list pieces = {0};
	for (size_t i = 0; i < (header_only ? 1 : sizeof sections / sizeof sections[0]); i++)
		pieces_plan(&w, &sections[i], &pieces);
	enum status status = pipeline_run(&w, &pieces, threads, sink);
	vec_release(&pieces);
	free(w.files);
	free(w.origins);
	return status;
}
