#include "walker/report/emit.h"

#include "base/buf.h"
#include "walker/report/text.h"

#include <inttypes.h>

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

/* Strings hold no newline as such, so each one in the text begins a line, to be indented as deep as the value is. */
static int write_indented(const char *text, size_t n, void *data)
{
	const struct emit *e = data;
	for (size_t i = 0; i < n; i++)
		if (text[i] == '\n')
			new_line(e);
		else
			putc(text[i], e->to);
	return 0;
}

static int write_plain(const char *text, size_t n, void *data)
{
	const struct emit *e = data;
	fwrite(text, 1, n, e->to);
	return 0;
}

void emit_value(struct emit *e, const char *key, json_t *value)
{
	size_t layout = e->pretty ? JSON_INDENT(INDENT) : JSON_COMPACT;
	begin(e, key);
	json_dump_callback(value, e->pretty ? write_indented : write_plain, e, layout | JSON_ENCODE_ANY);
	json_decref(value);
}

json_t *emit_text(const char *s)
{
	struct buf text = {0};
	if (!s)
		return json_null();
	while (*s) {
		const char *start = s;
		if (text_next(&s) == TEXT_BAD)
			buf_text(&text, "\xef\xbf\xbd");
		else
			buf_bytes(&text, start, (size_t)(s - start));
	}
	json_t *value = json_stringn_nocheck(buf_string(&text), text.n);
	buf_release(&text);
	return value;
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
