#include "walker/report/emit.h"

#include "walker/report/text.h"

#include <inttypes.h>
#include <string.h>

#define INDENT 2

void emit_init(struct emit *e, FILE *to, bool pretty)
{
	json_set_alloc_funcs(mem_alloc, free);
	*e = (struct emit){.to = to, .pretty = pretty};
}

static void new_line(const struct emit *e)
{
	if (e->pretty)
		fprintf(e->to, "\n%*s", (int)(INDENT * e->depth), "");
}

/* What stands before a value: the comma behind the one before it, and its key. */
static void begin(struct emit *e, const char *key)
{
	if (e->more)
		putc(',', e->to);
	if (e->depth)
		new_line(e);
	if (key)
		fprintf(e->to, e->pretty ? "\"%s\": " : "\"%s\":", key);
	e->more = true;
}

void emit_open(struct emit *e, const char *key, char bracket)
{
	begin(e, key);
	putc(bracket, e->to);
	e->depth++;
	e->more = false;
}

void emit_close(struct emit *e, char bracket)
{
	e->depth--;
	if (e->more)
		new_line(e);
	putc(bracket, e->to);
	e->more = true;
	if (!e->depth)
		putc('\n', e->to);
}

void emit_release(struct emit *e)
{
	buf_release(&e->text);
}

/* Strings hold no newline as such, so each one in the text begins a line, to be indented as deep as the value is. */
static void write_indented(const struct emit *e, const char *text, size_t n)
{
	const char *end = text + n;
	while (text < end) {
		const char *line = memchr(text, '\n', (size_t)(end - text));
		size_t length = (size_t)((line ? line : end) - text);
		fwrite(text, 1, length, e->to);
		if (line)
			new_line(e);
		text += length + (line != NULL);
	}
}

void emit_value(struct emit *e, const char *key, json_t *value)
{
	size_t layout = (e->pretty ? JSON_INDENT(INDENT) : JSON_COMPACT) | JSON_ENCODE_ANY, n;
	while ((n = json_dumpb(value, e->text.at, e->text.cap, layout)) > e->text.cap)
		vec_reserve(&e->text, n);
	begin(e, key);
	if (e->pretty)
		write_indented(e, e->text.at, n);
	else
		fwrite(e->text.at, 1, n, e->to);
	json_decref(value);
}

/* A copy with U+FFFD in place of what is no UTF-8. */
static json_t *mended_text(const char *s)
{
	struct buf text = {0};
	while (*s) {
		const char *start = s;
		if (text_next(&s) == TEXT_BAD)
			buf_text(&text, "\xef\xbf\xbd");
		else
			buf_bytes(&text, start, (size_t)(s - start));
	}
	json_t *value = json_stringn_nocheck(text.at, text.n);
	buf_release(&text);
	return value;
}

json_t *emit_text(const char *s)
{
	const char *at = s;
	if (!s)
		return json_null();
	while (*at)
		if (text_next(&at) == TEXT_BAD)
			return mended_text(s);
	return json_stringn_nocheck(s, (size_t)(at - s));
}

json_t *emit_hex(uint64_t value, int digits)
{
	char text[24];
	snprintf(text, sizeof text, "0x%0*" PRIx64, digits, value);
	return json_string_nocheck(text);
}

void emit_set(json_t *object, const char *key, json_t *value)
{
	json_object_set_new_nocheck(object, key, value);
}
