/* The forms of a frame. docs/dart.md has the table that tells them to users. */
#include "walker/trace/scan.h"
#include "walker/trace/trace_text.h"

static const struct {
	const char *word;
	enum trace_section section;
} sections[] = {
	{"_kDartIsolateSnapshotInstructions", TRACE_ISOLATE}, {"kDartIsolateSnapshotInstructions", TRACE_ISOLATE},
	{"_kDartVmSnapshotInstructions", TRACE_VM},           {"kDartVmSnapshotInstructions", TRACE_VM},
	{"_kDartSnapshotText", TRACE_TEXT},                   {"kDartSnapshotText", TRACE_TEXT},
};

/* `SYM+0xO`, `SYM+N`, `SYM + N` */
static bool scan_symbol(struct scan *s, struct trace_frame *f)
{
	for (size_t i = 0; i < sizeof sections / sizeof sections[0]; i++) {
		struct scan from = *s;
		if (!scan_word(&from, sections[i].word))
			continue;
		scan_blanks(&from);
		if (!scan_word(&from, "+"))
			return false;
		scan_blanks(&from);
		if (!scan_offset(&from, &f->offset))
			return false;
		f->section = sections[i].section;
		*s = from;
		return true;
	}
	return false;
}

static bool word_has(struct trace_word word, const char *text)
{
	return word.n && memmem(word.at, word.n, text, strlen(text));
}

/* A path to what is no app: another library, of the system or of Flutter itself. */
static bool is_foreign(struct trace_word path)
{
	const char *slash = path.n ? memrchr(path.at, '/', path.n) : NULL;
	struct trace_word base = path;
	if (slash)
		base = (struct trace_word){slash + 1, path.n - (size_t)(slash + 1 - path.at)};
	if (word_has(base, "libapp.so") || word_has(path, "!libapp.so"))
		return false;
	return (base.n > 3 && memcmp(base.at, "lib", 3) == 0 && word_has(base, ".so")) || word_has(base, "!lib");
}

static struct trace_word scan_path(struct scan *s)
{
	struct trace_word word = {s->at, 0};
	while (s->at < s->end && *s->at != ' ' && *s->at != '\t')
		s->at++;
	word.n = (size_t)(s->at - word.at);
	return word;
}

/* Steps over blanks, and then the word. */
static bool scan_next(struct scan *s, const char *word)
{
	struct scan from = *s;
	if (!scan_blanks(&from) || !scan_word(&from, word))
		return false;
	*s = from;
	return true;
}

/* ` abs A`, ` virt V` and the like. */
static bool scan_named(struct scan *s, const char *name, uint64_t *ret)
{
	struct scan from = *s;
	if (!scan_next(&from, name) || !scan_blanks(&from) || !scan_hex(&from, ret))
		return false;
	*s = from;
	return true;
}

/* What stands in the symbol's place; what is behind it stays where it is. */
static bool scan_place(struct scan *s, struct trace_frame *f)
{
	static const char suspension[] = "<asynchronous suspension>";
	struct scan from = *s;
	if (!scan_blanks(&from))
		return from.at == from.end;
	struct scan ahead = from;
	if (from.at == from.end || scan_word(&ahead, suspension))
		return true; /* nothing */
	*s = from;
	if (scan_symbol(s, f)) {
		scan_word(s, "(.java)");
		return true;
	}
	if (scan_word(s, "<unknown>"))
		return true;
	f->is_foreign = is_foreign(scan_path(s));
	return true;
}

/* `#NN abs A unit U virt V PLACE`, each of the three left out at times. */
static bool form_dart(struct scan *s, struct trace_frame *f)
{
	uint64_t unit;
	bool has_abs = scan_named(s, "abs", &f->abs);
	struct scan from = *s;
	if (scan_next(&from, "unit") && scan_blanks(&from) && scan_number(&from, 10, &unit) && unit <= UINT32_MAX) {
		f->unit = (uint32_t)unit;
		*s = from;
	}
	f->has_virt = scan_named(s, "virt", &f->virt);
	return (has_abs || f->has_virt) && scan_place(s, f);
}

/* `#NN <invalid Dart instruction address>`: a frame, and nothing to look up. */
static bool form_invalid(struct scan *s, struct trace_frame *f)
{
	(void)f;
	return scan_next(s, "<invalid Dart instruction address>");
}

/* `(SYM+71396)`, `(BuildId: X)`, `(offset 0xF000)`: in any order, up to the line's end. */
static void scan_notes(struct scan *s, struct trace_frame *f)
{
	struct scan from = *s;
	while (scan_next(&from, "(")) {
		const char *close = memchr(from.at, ')', (size_t)(from.end - from.at));
		struct scan inside = {from.at, close};
		if (!close)
			return;
		if (scan_word(&inside, "BuildId: "))
			f->build_id = scan_path(&inside);
		else
			scan_symbol(&inside, f);
		s->at = from.at = close + 1;
	}
}

/* `#NN pc V  PATH NOTES` */
static bool form_android(struct scan *s, struct trace_frame *f)
{
	f->has_virt = scan_named(s, "pc", &f->virt);
	if (!f->has_virt || !scan_blanks(s))
		return false;
	struct trace_word path = scan_path(s);
	scan_notes(s, f);
	f->is_foreign = !f->section && !word_has(path, "libapp.so") && !word_has(path, "/app.so");
	return true;
}

/* What may stand behind `#NN`. */
static bool (*const numbered[])(struct scan *s, struct trace_frame *f) = {form_dart, form_android, form_invalid};

static bool form_numbered(struct scan *s, struct trace_frame *f)
{
	uint64_t number;
	struct scan from = *s;
	if (!scan_word(&from, "#") || !scan_number(&from, 10, &number) || number > UINT32_MAX / 2)
		return false;
	for (size_t i = 0; i < sizeof numbered / sizeof numbered[0]; i++) {
		struct trace_frame frame = {.has_number = true, .number = (uint32_t)number};
		struct scan to = from;
		if (numbered[i](&to, &frame)) {
			*f = frame;
			*s = to;
			return true;
		}
	}
	return false;
}

/* The VM's own dump of a crash: `pc 0xA fp 0xF SYM+0xO`, `pc 0xA fp 0xF Unknown symbol` */
static bool form_vm(struct scan *s, struct trace_frame *f)
{
	uint64_t fp;
	struct trace_frame frame = {0};
	struct scan from = *s;
	if (!scan_word(&from, "pc") || !scan_blanks(&from) || !scan_word(&from, "0x") || !scan_hex(&from, &frame.abs) ||
	    !scan_named(&from, "fp", &fp) || !scan_blanks(&from))
		return false;
	if (!scan_symbol(&from, &frame) && !scan_word(&from, "Unknown symbol"))
		return false;
	*f = frame;
	*s = from;
	return true;
}

/* Apple's: `7  App  0xA kDartIsolateSnapshotInstructions + 3082644`, from the line's begin on. */
static bool form_apple(struct scan *s, struct trace_frame *f)
{
	uint64_t number;
	struct trace_frame frame = {.has_number = true, .is_return = true};
	struct scan from = *s;
	if (!scan_number(&from, 10, &number) || number > UINT32_MAX / 2 || !scan_blanks(&from))
		return false;
	frame.number = (uint32_t)number;
	frame.image = scan_path(&from);
	if (!frame.image.n || !scan_blanks(&from) || !scan_word(&from, "0x") || !scan_hex(&from, &frame.abs) ||
	    !scan_blanks(&from) || !scan_symbol(&from, &frame))
		return false;
	*f = frame;
	*s = from;
	return true;
}

static bool found(const char *line, const char *begin, const struct scan *s, struct trace_frame *ret)
{
	ret->begin = (size_t)(begin - line);
	ret->end = (size_t)(s->at - line);
	return true;
}

/* Whether a word may begin here. */
static bool begins(const char *line, const char *at)
{
	return at == line || at[-1] == ' ' || at[-1] == '\t';
}

bool trace_line_frame(const char *line, size_t n, struct trace_frame *ret)
{
	struct scan s = {line, line + n};
	*ret = (struct trace_frame){0};
	scan_blanks(&s);
	const char *begin = s.at;
	if (form_apple(&s, ret))
		return found(line, begin, &s, ret);
	for (; begin < s.end; begin++) {
		s.at = begin;
		if (*begin == '#' ? form_numbered(&s, ret) : *begin == 'p' && begins(line, begin) && form_vm(&s, ret))
			return found(line, begin, &s, ret);
	}
	return false;
}
