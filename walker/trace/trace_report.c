#include "walker/report/emit.h"
#include "walker/report/text.h"
#include "walker/trace/trace.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void count(enum trace_outcome outcome, struct trace_summary *s)
{
	s->frames++;
	s->resolved += outcome == FRAME_RESOLVED;
	s->hidden += outcome == FRAME_HIDDEN;
	s->unresolved += outcome == FRAME_UNRESOLVED;
}

/* Text */

static void copy(const struct trace_text *text, size_t lo, size_t hi, FILE *to)
{
	if (lo < hi)
		fwrite(text->text.data + lo, 1, hi - lo, to);
}

static void place_print(const struct trace_frame *f, const struct place *place, FILE *to)
{
	fprintf(to, "#%" PRIu32 " ", f->number);
	text_print(place->function, "", to);
	if (!place->file)
		return;
	fputs(" (", to);
	text_print(place->file, "", to);
	if (place->line)
		fprintf(to, ":%" PRIu32, place->line);
	if (place->line && place->column)
		fprintf(to, ":%" PRIu32, place->column);
	fputc(')', to);
}

/* Where the next line begins. */
static size_t next_line(const struct trace_text *text, size_t hi)
{
	if (hi < text->text.size && text->text.data[hi] == '\r')
		hi++;
	return hi < text->text.size ? hi + 1 : hi;
}

/* A line for each function, in what stands around the frame: what is behind it comes once, at the outermost. */
static void frame_print(const struct resolver *r, const struct trace_frame *f, FILE *to)
{
	for (size_t i = 0; i < r->places.n; i++) {
		copy(r->text, f->lo, f->begin, to);
		place_print(f, &r->places.at[i], to);
		if (i + 1 == r->places.n)
			copy(r->text, f->end, f->hi, to);
		else if (f->hi < r->text->text.size && r->text->text.data[f->hi] == '\r')
			fputs("\r\n", to);
		else
			fputc('\n', to);
	}
}

static void text_write(struct resolver *r, FILE *to, struct trace_summary *s)
{
	const struct trace_text *text = r->text;
	size_t done = 0;
	for (size_t i = 0; i < text->frames.n; i++) {
		const struct trace_frame *f = &text->frames.at[i];
		enum trace_outcome outcome = trace_resolve(r, f);
		count(outcome, s);
		if (outcome == FRAME_FOREIGN || outcome == FRAME_UNRESOLVED)
			continue;
		copy(text, done, f->lo, to);
		frame_print(r, f, to);
		done = outcome == FRAME_HIDDEN ? next_line(text, f->hi) : f->hi;
	}
	copy(text, done, text->text.size, to);
}

/* JSON */

static json_t *number_or_null(uint32_t number)
{
	return number ? json_integer(number) : json_null();
}

static void function_emit(struct emit *e, const struct place *place)
{
	json_t *function = json_object();
	emit_set(function, "function", emit_text(place->function));
	emit_set(function, "file", emit_text(place->file));
	emit_set(function, "line", number_or_null(place->line));
	emit_set(function, "column", number_or_null(place->column));
	emit_value(e, NULL, function);
}

static json_t *raw_text(const struct trace_text *text, const struct trace_frame *f)
{
	struct buf raw = {0};
	for (size_t i = f->lo; i < f->hi; i++)
		buf_char(&raw, text->text.data[i] ? (char)text->text.data[i] : '?');
	json_t *value = emit_text(buf_string(&raw));
	buf_release(&raw);
	return value;
}

static json_t *offset_value(const struct trace_frame *f)
{
	if (f->section)
		return emit_hex(f->offset, 1);
	return f->has_virt ? emit_hex(f->virt, 1) : json_null();
}

static void frame_emit(struct emit *e, struct resolver *r, const struct trace_frame *f)
{
	emit_open(e, NULL, '{');
	emit_value(e, "raw", raw_text(r->text, f));
	emit_value(e, "offset", offset_value(f));
	emit_value(e, "section", emit_text(trace_section_name(f->section)));
	emit_open(e, "functions", '[');
	for (size_t i = 0; i < r->places.n; i++)
		function_emit(e, &r->places.at[i]);
	emit_close(e, ']');
	emit_close(e, '}');
}

/* The first frame's of Dart says what the trace is of. */
static void head_emit(struct emit *e, struct resolver *r, const struct trace_head *head)
{
	char id[TRACE_ID_ROOM] = "";
	const struct build *build = NULL;
	for (size_t i = 0; i < head->frame_count && !*id && !build; i++) {
		const struct trace_frame *f = &r->text->frames.at[head->frame_first + i];
		if (trace_resolve(r, f) == FRAME_FOREIGN)
			continue;
		trace_build_id(r->text, f, id);
		build = r->build;
		break;
	}
	emit_value(e, "build_id", emit_text(*id ? id : NULL));
	emit_value(e, "symbols", emit_text(build ? build_path(build) : NULL));
}

static void json_write(struct resolver *r, FILE *to, struct trace_summary *s)
{
	struct emit e;
	emit_init(&e, to, r->options->pretty);
	emit_open(&e, NULL, '{');
	emit_open(&e, "traces", '[');
	for (size_t t = 0; t < r->text->traces.n; t++) {
		const struct trace_head *head = &r->text->traces.at[t];
		emit_open(&e, NULL, '{');
		head_emit(&e, r, head);
		emit_open(&e, "frames", '[');
		for (size_t i = 0; i < head->frame_count; i++) {
			const struct trace_frame *f = &r->text->frames.at[head->frame_first + i];
			count(trace_resolve(r, f), s);
			frame_emit(&e, r, f);
		}
		emit_close(&e, ']');
		emit_close(&e, '}');
	}
	emit_close(&e, ']');
	emit_close(&e, '}');
	emit_release(&e);
}

void trace_write(struct bytes text, struct symbols *symbols, const struct trace_options *options, FILE *to,
                 struct diag *d, struct trace_summary *ret)
{
	struct trace_text read;
	trace_text_read(text, &read);
	struct resolver r = {.text = &read, .options = options, .symbols = symbols, .diag = d};
	*ret = (struct trace_summary){.traces = read.traces.n};
	if (options->json)
		json_write(&r, to, ret);
	else
		text_write(&r, to, ret);
	resolver_release(&r);
	trace_text_release(&read);
}
