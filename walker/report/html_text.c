#include "walker/report/html.h"

#include "walker/report/text.h"

#include <stdarg.h>
#include <stdlib.h>

/* How a character that may not stand for itself is written; NULL where it may. */
static const char *replacement(uint32_t c)
{
	switch (c) {
	case '&':
		return "&amp;";
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '"':
		return "&quot;";
	case '\'':
		return "&#39;";
	case 0x7f:
		return "\xe2\x90\xa1"; /* U+2421 */
	case 0xfffe:
	case 0xffff:
	case TEXT_BAD:
		return "\xef\xbf\xbd"; /* U+FFFD */
	}
	return c >= ' ' && text_is_control(c) ? "\xef\xbf\xbd" : NULL;
}

void html_text(const struct html *h, const char *s)
{
	while (*s) {
		const char *start = s;
		uint32_t c = text_next(&s);
		const char *other = replacement(c);
		if (other)
			fputs(other, h->to);
		else if (c < ' ')
			fprintf(h->to, "\xe2\x90%c", (int)(0x80 + c)); /* U+2400 and on: its picture */
		else
			fwrite(start, 1, (size_t)(s - start), h->to);
	}
}

void html_open(const struct html *h, const char *tag, const char *class)
{
	fprintf(h->to, class ? "<%s class=\"%s\">" : "<%s>", tag, class);
}

void html_close(const struct html *h, const char *tag)
{
	fprintf(h->to, "</%s>", tag);
}

void html_element(const struct html *h, const char *tag, const char *class, const char *text)
{
	html_open(h, tag, class);
	html_text(h, text);
	html_close(h, tag);
}

void html_elementf(const struct html *h, const char *tag, const char *class, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	char *text = mem_vprintf(format, args);
	va_end(args);
	html_element(h, tag, class, text);
	free(text);
}

void html_details(const struct html *h, const char *class, bool open)
{
	fprintf(h->to, "<details class=\"%s\"%s><summary>", class, open ? " open=\"open\"" : "");
}

void html_summary_end(const struct html *h)
{
	html_close(h, "summary");
}
