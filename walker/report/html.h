/*
 * The parts of the page that report_html writes. The page is HTML and well-formed XML at once. All text goes through
 * html_text, and what is a tag or a class is a constant here: nothing of the input becomes markup.
 */
#ifndef WALKER_REPORT_HTML_H
#define WALKER_REPORT_HTML_H

#include "walker/report/report.h"

/* Of a stack so many frames are shown: the youngest, and the oldest; a browser does not take a million. */
#define HTML_FRAMES_YOUNG 1000
#define HTML_FRAMES_OLD 100

/* Words of stack that are shown: of one frame, and on the page. */
#define HTML_WORDS_FRAME 128
#define HTML_WORDS_PAGE 20000

struct html {
	const struct report *report;
	const struct report_options *options;
	FILE *to;
	size_t words_left; /* of HTML_WORDS_PAGE */
};

/* s, escaped; control characters as their pictures, and U+FFFD for what is no UTF-8 or may not stand in XML. */
void html_text(const struct html *h, const char *s);

/* <tag class="class">, without class where that is NULL; and </tag>. */
void html_open(const struct html *h, const char *tag, const char *class);
void html_close(const struct html *h, const char *tag);

/* A whole element with text in it, which is formatted in html_elementf. */
void html_element(const struct html *h, const char *tag, const char *class, const char *text);
void html_elementf(const struct html *h, const char *tag, const char *class, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* <details class="class"><summary>, open or not; and </summary>. */
void html_details(const struct html *h, const char *class, bool open);
void html_summary_end(const struct html *h);

/* Everything inside a thread's fold: its frames, the first of them open or not, and why the walk ended. */
void html_stack(struct html *h, size_t thread, bool open_first);

/* The line of a call: who, where, in which module. */
void html_call(const struct html *h, const struct frame *frame, size_t call);

/* What the page looks like. */
extern const char html_style[];

#endif
