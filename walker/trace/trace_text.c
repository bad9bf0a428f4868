#include "walker/trace/trace_text.h"

#include "walker/trace/scan.h"

#include <stdlib.h>

/* How much of a text is looked at to tell what it is. */
#define PEEK_SIZE ((size_t)1 << 20)

/* Loading units of one trace; apps have dozens. */
#define UNITS_MAX 256

struct reader {
	struct trace_text *out;
	struct trace_head *head;   /* of the trace in hand; NULL: none */
	struct trace_unit *unit;   /* that this line speaks of */
	uint32_t last_number, wraps;
	bool in_frames;            /* frames have come since the head's lines */
	struct VEC(struct trace_image) images;
};

/* The lines of a head */

enum field {
	FIELD_BUILD_ID, FIELD_ISOLATE_DSO, FIELD_VM_DSO, FIELD_DSO, FIELD_ISOLATE, FIELD_VM, FIELD_INSTRUCTIONS, FIELD_ARCH,
	FIELD_UNIT, FIELD_COUNT
};

static const char *const fields[FIELD_COUNT] = {
	[FIELD_BUILD_ID] = "build_id", [FIELD_ISOLATE_DSO] = "isolate_dso_base", [FIELD_VM_DSO] = "vm_dso_base",
	[FIELD_DSO] = "dso_base", [FIELD_ISOLATE] = "isolate_instructions", [FIELD_VM] = "vm_instructions",
	[FIELD_INSTRUCTIONS] = "instructions", [FIELD_ARCH] = "arch", [FIELD_UNIT] = "loading_unit",
};

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

static struct trace_word take_word(struct scan *s)
{
	struct trace_word word = {s->at, 0};
	while (s->at < s->end && (is_word(*s->at) || *s->at == '-'))
		s->at++;
	word.n = (size_t)(s->at - word.at);
	return word;
}

static bool word_is(struct trace_word word, const char *text)
{
	return word.n == strlen(text) && memcmp(word.at, text, word.n) == 0;
}

static size_t field_of(struct trace_word key)
{
	size_t i = 0;
	while (i < FIELD_COUNT && !word_is(key, fields[i]))
		i++;
	return i;
}

/* A new trace; what the one before was of holds until something else is said. */
static void trace_begin(struct reader *r, bool keep)
{
	struct trace_text *out = r->out;
	struct trace_head head = {.unit_first = out->units.n, .frame_first = out->frames.n};
	if (keep && out->traces.n) {
		const struct trace_head *last = &out->traces.at[out->traces.n - 1];
		head.arch = last->arch;
		head.unit_first = last->unit_first;
		head.unit_count = last->unit_count;
	}
	*vec_push(&out->traces) = head;
	r->head = &out->traces.at[out->traces.n - 1];
	r->in_frames = false;
	r->last_number = r->wraps = 0;
}

static struct trace_unit *unit_of(struct reader *r, uint32_t number)
{
	struct trace_text *out = r->out;
	size_t end = r->head->unit_first + r->head->unit_count;
	if (r->head->unit_count && (out->units.at[end - 1].unit == number || r->head->unit_count == UNITS_MAX))
		return &out->units.at[end - 1];
	*vec_push(&out->units) = (struct trace_unit){.unit = number};
	r->head->unit_count++;
	return &out->units.at[out->units.n - 1];
}

static uint64_t number_of(struct trace_word word)
{
	uint64_t value = 0;
	struct scan s = {word.at, word.at + word.n};
	return scan_hex(&s, &value) ? value : 0;
}

static void take_field(struct reader *r, enum field field, struct trace_word value)
{
	if (!r->head || r->in_frames)
		trace_begin(r, false);
	if (field == FIELD_UNIT) {
		uint64_t number = number_of(value);
		r->unit = unit_of(r, number && number <= UINT32_MAX ? (uint32_t)number : 1);
		return;
	}
	if (field == FIELD_ARCH) {
		r->head->arch = value;
		return;
	}
	struct trace_unit *unit = r->unit ? r->unit : unit_of(r, 1);
	r->unit = unit;
	uint64_t number = number_of(value);
	if (field == FIELD_BUILD_ID)
		unit->build_id = value;
	if (field == FIELD_ISOLATE_DSO || field == FIELD_DSO)
		unit->isolate_dso = number;
	if (field == FIELD_VM_DSO || field == FIELD_DSO)
		unit->vm_dso = number;
	if (field == FIELD_ISOLATE || field == FIELD_INSTRUCTIONS)
		unit->isolate_instructions = number;
	if (field == FIELD_VM)
		unit->vm_instructions = number;
}

/* `key: value`, `key=value`, `key: 'value'`, anywhere in the line. arch is a word of others, too, but for behind os. */
static bool take_head(struct reader *r, const char *line, size_t n)
{
	struct scan s = {line, line + n};
	bool os = false, any = false;
	r->unit = NULL;
	while (s.at < s.end) {
		if (!is_word(*s.at)) {
			s.at++;
			continue;
		}
		struct trace_word key = take_word(&s);
		size_t field = field_of(key);
		bool colon = s.at < s.end && (*s.at == ':' || *s.at == '=');
		os |= colon && word_is(key, "os");
		if (field == FIELD_COUNT || !colon || (field == FIELD_ARCH && !os))
			continue;
		s.at++;
		scan_blanks(&s);
		if (s.at < s.end && (*s.at == '\'' || *s.at == '"'))
			s.at++;
		struct trace_word value = take_word(&s);
		if (value.n) {
			take_field(r, (enum field)field, value);
			any = true;
		}
	}
	return any;
}

/* Apple's list of images: `0x100 - 0x1ff App arm64  <uuid> /path` */
static void take_image(struct reader *r, const char *line, size_t n)
{
	struct scan s = {line, line + n};
	struct trace_image image;
	uint64_t lo, hi;
	scan_blanks(&s);
	if (!scan_word(&s, "0x") || !scan_hex(&s, &lo) || !scan_blanks(&s) || !scan_word(&s, "-") || !scan_blanks(&s) ||
	    !scan_word(&s, "0x") || !scan_hex(&s, &hi) || !scan_blanks(&s))
		return;
	scan_word(&s, "+");
	image.name = take_word(&s);
	const char *open = memchr(s.at, '<', (size_t)(s.end - s.at));
	if (!image.name.n || !open)
		return;
	s.at = open + 1;
	image.uuid = take_word(&s);
	if (image.uuid.n && s.at < s.end && *s.at == '>')
		*vec_push(&r->images) = image;
}

/* Frames */

static void take_frame(struct reader *r, struct trace_frame frame, size_t lo, size_t hi)
{
	struct trace_text *out = r->out;
	bool wraps = frame.has_number && frame.number == 0 && r->in_frames && r->last_number == 99;
	if (!r->head || (r->in_frames && frame.has_number && frame.number == 0 && !wraps))
		trace_begin(r, true);
	if (frame.has_number)
		r->last_number = frame.number;
	r->wraps += wraps;
	if (!frame.has_number)
		frame.number = (uint32_t)r->head->frame_count;
	else if (frame.number < 100)
		frame.number += 100 * r->wraps;
	frame.lo = lo;
	frame.hi = hi;
	frame.begin += lo;
	frame.end += lo;
	frame.unit = frame.unit ? frame.unit : 1;
	frame.trace = out->traces.n - 1;
	*vec_push(&out->frames) = frame;
	r->head->frame_count++;
	r->in_frames = true;
}

/* Where the line from lo on ends, without its LF or CR LF; *ret_next is where the next one begins. */
static size_t line_end(struct bytes text, size_t lo, size_t *ret_next)
{
	const uint8_t *lf = memchr(text.data + lo, '\n', text.size - lo);
	size_t hi = lf ? (size_t)(lf - text.data) : text.size;
	*ret_next = lf ? hi + 1 : hi;
	return hi > lo && text.data[hi - 1] == '\r' ? hi - 1 : hi;
}

static void find_app(struct reader *r)
{
	struct trace_text *out = r->out;
	struct trace_word image = {NULL, 0};
	for (size_t i = 0; i < out->frames.n && !image.n; i++)
		image = out->frames.at[i].image;
	for (size_t i = 0; i < r->images.n && image.n; i++)
		if (r->images.at[i].name.n == image.n && memcmp(r->images.at[i].name.at, image.at, image.n) == 0) {
			out->app = r->images.at[i];
			return;
		}
}

void trace_text_read(struct bytes text, struct trace_text *ret)
{
	struct reader r = {.out = ret};
	*ret = (struct trace_text){.text = text};
	for (size_t lo = 0, next; lo < text.size; lo = next) {
		size_t hi = line_end(text, lo, &next);
		const char *line = (const char *)text.data + lo;
		struct trace_frame frame;
		if (trace_line_frame(line, hi - lo, &frame)) {
			take_frame(&r, frame, lo, hi);
		} else if (!take_head(&r, line, hi - lo)) {
			take_image(&r, line, hi - lo);
		}
	}
	find_app(&r);
	vec_release(&r.images);
}

void trace_text_release(struct trace_text *text)
{
	vec_release(&text->frames);
	vec_release(&text->units);
	vec_release(&text->traces);
}

bool trace_text_is(struct bytes text)
{
	struct trace_text read;
	struct bytes front = {text.data, text.size < PEEK_SIZE ? text.size : PEEK_SIZE};
	trace_text_read(front, &read);
	bool is = read.frames.n || read.units.n;
	trace_text_release(&read);
	return is;
}

const struct trace_unit *trace_unit_find(const struct trace_text *text, const struct trace_head *head, uint32_t unit)
{
	for (size_t i = 0; i < head->unit_count; i++)
		if (text->units.at[head->unit_first + i].unit == unit)
			return &text->units.at[head->unit_first + i];
	return NULL;
}
