/* A thread on the page: its frames, and under each its inlined calls, its registers and the stack that is its own. */
#include "walker/report/contents.h"
#include "walker/report/html.h"
#include "walker/report/view.h"

#include <inttypes.h>
#include <string.h>

/* How many of the calls inlined into a frame are named while it is folded. */
#define HINT_MAX 3

/* A thread on the page. */
struct page_stack {
	struct html *h;
	const struct process *process;
	const struct stack *stack;
	size_t thread;
	int digits;
};

static void element_hex(const struct page_stack *s, const char *tag, const char *class, uint64_t value)
{
	html_elementf(s->h, tag, class, "0x%0*" PRIx64, s->digits, value);
}

static void source_text(const struct html *h, const char *file, uint32_t line)
{
	fprintf(h->to, "<span class=\"place\" title=\"");
	html_text(h, file);
	fputs("\">", h->to);
	html_text(h, path_base(file));
	if (line)
		fprintf(h->to, ":%" PRIu32, line);
	html_close(h, "span");
}

void html_call(const struct html *h, const struct frame *frame, size_t i)
{
	struct view_call call = view_call(h->report->process, frame, i);
	if (call.function)
		html_element(h, "span", "function", call.function);
	else if (!call.module)
		html_elementf(h, "span", "function", "0x%" PRIx64, frame->lookup);
	else
		html_elementf(h, "span", "function", "%s+0x%" PRIx64, path_base(call.module->path),
		              frame->lookup - call.module->lo);
	if (call.file) {
		putc(' ', h->to);
		source_text(h, call.file, call.line);
	}
	if (call.function) {
		putc(' ', h->to);
		html_elementf(h, "span", "module", "%s+0x%" PRIx64, path_base(call.module->path),
		              frame->lookup - call.module->lo);
	}
	if (frame->module == NO_INDEX && call.module)
		html_element(h, "span", "bad", " unloaded");
}

/* The frame with addr between its sp and its caller's; NO_INDEX where none is found: signals break the order of sps. */
static size_t frame_at(const struct page_stack *s, uint64_t addr)
{
	size_t lo = 0, hi = s->stack->frames.n;
	uint64_t from, to;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (view_sp(s->process, &s->stack->frames.at[middle], &from) && from <= addr)
			lo = middle + 1;
		else
			hi = middle;
	}
	if (!lo || lo == s->stack->frames.n || !view_sp(s->process, &s->stack->frames.at[lo - 1], &from) ||
	    !view_sp(s->process, &s->stack->frames.at[lo], &to) || addr < from || addr >= to)
		return NO_INDEX;
	return lo - 1;
}

static bool frame_is_shown(const struct page_stack *s, size_t i)
{
	return i < HTML_FRAMES_YOUNG || i + HTML_FRAMES_OLD >= s->stack->frames.n;
}

/* A cell with what a value points to: code, this stack, or nothing that is known. */
static void meaning_cell(const struct page_stack *s, uint64_t value)
{
	struct arena arena = {0};
	struct symbol symbol;
	size_t module, frame;
	html_open(s->h, "td", NULL);
	if (contents_symbol(s->h->report, value, &arena, &module, &symbol)) {
		html_elementf(s->h, "span", "function", "%s", symbol.function);
		html_elementf(s->h, "span", "dim", " + 0x%" PRIx64 " ",
		              value - s->process->modules.at[module].lo - symbol.rel);
		if (symbol.file)
			source_text(s->h, symbol.file, symbol.line);
	} else if (module != NO_INDEX) {
		html_elementf(s->h, "span", "module", "%s + 0x%" PRIx64, path_base(s->process->modules.at[module].path),
		              value - s->process->modules.at[module].lo);
	} else if ((frame = frame_at(s, value)) != NO_INDEX && frame_is_shown(s, frame)) {
		fprintf(s->h->to, "<a href=\"#t%zuf%zu\">stack of frame %zu</a>", s->thread, frame, frame);
	}
	html_close(s->h, "td");
	arena_release(&arena);
}

static void registers_table(const struct page_stack *s, const struct frame *frame)
{
	struct view_register all[REGISTER_COUNT];
	size_t n = view_registers(s->process, frame, all);
	if (!n)
		return;
	html_open(s->h, "div", "scroll");
	html_open(s->h, "table", "registers");
	html_element(s->h, "caption", NULL, "Registers that are known");
	for (size_t i = 0; i < n; i++) {
		html_open(s->h, "tr", NULL);
		html_element(s->h, "td", "name", all[i].name);
		element_hex(s, "td", "value", all[i].value);
		if (all[i].value == frame->pc) /* what lies there is what the frame's own line is about */
			html_element(s->h, "td", NULL, "");
		else
			meaning_cell(s, all[i].value);
		html_close(s->h, "tr");
	}
	html_close(s->h, "table");
	html_close(s->h, "div");
}

/* The word as characters, as they lie in memory. */
static void text_cell(const struct page_stack *s, uint64_t addr)
{
	uint8_t bytes[8];
	char text[sizeof bytes + 1] = "";
	unsigned n = s->process->arch->address_size;
	if (process_read(s->process, addr, bytes, n))
		for (unsigned i = 0; i < n; i++)
			text[i] = bytes[i] >= ' ' && bytes[i] < 0x7f ? (char)bytes[i] : '.';
	html_element(s->h, "td", "text", text);
}

/* A cell with the call that returns to the caller, not what happens to stand behind it. */
static void return_cell(const struct page_stack *s, const struct frame *caller)
{
	html_open(s->h, "td", NULL);
	fputs("returns to ", s->h->to);
	html_call(s->h, caller, caller->symbol->inline_count);
	html_close(s->h, "td");
}

/* A word; one that is where the caller goes on stands out. */
static void word_row(const struct page_stack *s, uint64_t addr, uint64_t sp, const struct frame *caller)
{
	uint64_t value;
	bool held = process_word(s->process, addr, &value), returns = held && value == caller->pc;
	html_open(s->h, "tr", returns ? "return" : NULL);
	html_elementf(s->h, "td", "name", "sp+0x%" PRIx64, addr - sp);
	element_hex(s, "td", "name", addr);
	if (held) {
		element_hex(s, "td", "value", value);
		text_cell(s, addr);
		if (returns)
			return_cell(s, caller);
		else
			meaning_cell(s, value);
	} else {
		fputs("<td class=\"dim\" colspan=\"3\">not in the dump</td>", s->h->to);
	}
	html_close(s->h, "tr");
}

/* The stack that is the frame's own, from its sp to its caller's. The words nearest to the caller tell the most. */
static void words_table(struct page_stack *s, const struct frame *frame, const struct frame *caller)
{
	uint64_t lo, hi, size = s->process->arch ? s->process->arch->address_size : 0;
	if (!size || !view_sp(s->process, frame, &lo) || !view_sp(s->process, caller, &hi) || lo >= hi)
		return;
	uint64_t count = (hi - lo) / size, shown = count < HTML_WORDS_FRAME ? count : HTML_WORDS_FRAME;
	if (shown > s->h->words_left)
		shown = s->h->words_left;
	s->h->words_left -= shown;
	html_open(s->h, "div", "scroll tall");
	html_open(s->h, "table", "words");
	html_elementf(s->h, "caption", NULL, "Its stack: %" PRIu64 " bytes, up to 0x%" PRIx64 "%s", hi - lo, hi,
	              shown < count ? "; the words nearest to the caller" : "");
	for (uint64_t i = count - shown; i < count; i++)
		word_row(s, lo + i * size, lo, caller);
	html_close(s->h, "table");
	html_close(s->h, "div");
}

/* On the frame's own line, so that a folded frame says who was inlined there. */
static void inlined_hint(const struct page_stack *s, const struct symbol *symbol)
{
	size_t n = symbol->inline_count, named = n < HINT_MAX ? n : HINT_MAX;
	if (!n)
		return;
	html_open(s->h, "span", "hint");
	fputs("inlined here:", s->h->to);
	for (size_t i = 0; i < named; i++)
		html_element(s->h, "code", NULL, symbol->inlines[i].function);
	if (named < n)
		html_elementf(s->h, "span", NULL, "and %zu more", n - named);
	html_close(s->h, "span");
}

static void inlined_calls(const struct page_stack *s, const struct frame *frame)
{
	size_t n = frame->symbol->inline_count;
	if (!n)
		return;
	html_elementf(s->h, "p", "dim", "Inlined, innermost first:");
	html_open(s->h, "ol", "inlined");
	for (size_t i = 0; i < n; i++) {
		html_open(s->h, "li", NULL);
		html_call(s->h, frame, i);
		html_close(s->h, "li");
	}
	html_close(s->h, "ol");
}

static void explanation(const struct page_stack *s, const char *text)
{
	html_details(s->h, "tried", false);
	html_element(s->h, "span", "dim", "What was tried");
	html_summary_end(s->h);
	html_open(s->h, "pre", NULL);
	while (*text) {
		size_t n = strcspn(text, "\n");
		html_elementf(s->h, "span", NULL, "%.*s", (int)(n < INT32_MAX ? n : INT32_MAX), text);
		putc('\n', s->h->to);
		text += n + (text[n] == '\n');
	}
	html_close(s->h, "pre");
	html_close(s->h, "details");
}

/* How the frame was found, and what is in it. */
static void frame_inside(struct page_stack *s, size_t i)
{
	const struct frame *frame = &s->stack->frames.at[i];
	html_open(s->h, "div", "inside");
	inlined_calls(s, frame);
	html_open(s->h, "p", NULL);
	html_elementf(s->h, "span", NULL, "Found by: %s.", trust_text(frame->trust));
	if (frame->trampoline)
		html_element(s->h, "span", NULL, " A signal handler returns here.");
	else if (frame->interrupted && i)
		html_element(s->h, "span", NULL, " A signal struck here.");
	html_close(s->h, "p");
	if (frame->rule)
		html_element(s->h, "pre", NULL, frame->rule);
	if (frame->symbol->file)
		html_elementf(s->h, "p", "dim", "%s%s", frame->symbol->file,
		              frame->symbol->multiple ? " (functions of other names share this code)" : "");
	html_open(s->h, "div", "columns");
	registers_table(s, frame);
	if (i + 1 < s->stack->frames.n)
		words_table(s, frame, frame + 1);
	html_close(s->h, "div");
	if (frame->explanation && *frame->explanation)
		explanation(s, frame->explanation);
	html_close(s->h, "div");
}

static void frame_item(struct page_stack *s, size_t i, bool open)
{
	const struct frame *frame = &s->stack->frames.at[i];
	const char *trust = trust_word(frame->trust);
	fprintf(s->h->to, "\n<li class=\"%s\" id=\"t%zuf%zu\">", trust, s->thread, i);
	html_details(s->h, "frame", open);
	html_elementf(s->h, "span", "number", "%zu", i);
	html_call(s->h, frame, frame->symbol->inline_count);
	html_element(s->h, "span", "trust", trust);
	inlined_hint(s, frame->symbol);
	html_summary_end(s->h);
	frame_inside(s, i);
	html_close(s->h, "details");
	html_close(s->h, "li");
}

void html_stack(struct html *h, size_t thread, bool open_first)
{
	const struct stack *stack = &h->report->stacks[thread];
	struct page_stack s = {h, h->report->process, stack, thread, view_digits(h->report->process)};
	html_open(h, "ol", "frames");
	for (size_t i = 0; i < stack->frames.n; i++) {
		if (frame_is_shown(&s, i)) {
			frame_item(&s, i, open_first && i == 0);
			continue;
		}
		size_t next = stack->frames.n - HTML_FRAMES_OLD;
		html_elementf(h, "li", "dim", "Frames %zu to %zu are not shown: --json has them.", i, next - 1);
		i = next - 1;
	}
	if (view_walked(stack)) {
		html_open(h, "li", "dim");
		html_elementf(h, "span", NULL, "The walk ended: %s", stack_end_text(stack->end));
		if (*stack->end_detail)
			html_elementf(h, "span", NULL, " (%s)", stack->end_detail);
		html_close(h, "li");
	}
	html_close(h, "ol");
}
