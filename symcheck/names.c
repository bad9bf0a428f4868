#include "symcheck/names.h"

#include "base/buf.h"
#include "base/bytes.h"
#include "base/demangle.h"

#include <ctype.h>

/* Component i is text.at[starts[i] ... starts[i + 1]), in order. */
struct path {
	struct buf text;
	struct VEC(size_t) starts;
};

static void component_begin(struct path *p)
{
	if (p->starts.n && p->starts.at[p->starts.n - 1] == p->text.n)
		return; /* the last one is empty: only template arguments */
	*vec_push(&p->starts) = p->text.n;
}

/* Forgets what was read: it was a return type, or `virtual thunk to`. */
static void path_restart(struct path *p)
{
	p->text.n = p->starts.n = 0;
	component_begin(p);
}

/* Behind a bracket and all that it holds. -> and => are no closing brackets, nor is what a literal character holds. */
static const char *bracket_skip(const char *at)
{
	int depth = 0;
	for (; *at; at++) {
		if (strchr("([{<", *at))
			depth++;
		else if (strchr(")]}", *at) || (*at == '>' && at[-1] != '-' && at[-1] != '='))
			depth--;
		if (depth <= 0)
			return at + 1;
	}
	return at;
}

static bool starts(const char *at, const char *prefix)
{
	return !strncmp(at, prefix, strlen(prefix));
}

/* `operator` and what belongs to it, without spaces; a conversion is `operator` alone, as its type is spelled in many ways. */
static const char *operator_read(struct path *p, const char *at)
{
	static const char *const words[] = {"new[]", "delete[]", "new", "delete", "co_await", "()", "[]", "->*", "->", "<=>",
	                                    "<<=", ">>=", "<<", ">>", "<=", ">=", "<", ">"};
	at += strlen("operator");
	buf_text(&p->text, "operator");
	while (*at == ' ')
		at++;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		if (starts(at, words[i])) {
			buf_text(&p->text, words[i]);
			return at + strlen(words[i]);
		}
	}
	if (isalpha((unsigned char)*at) || *at == '_') {
		while (*at && *at != '(')
			at++;
		return at;
	}
	while (*at && !strchr("( <", *at))
		buf_char(&p->text, *at++);
	return at;
}

/* {lambda(int)#1}, <lambda(int)>, {closure#0}, {{closure}}, 'lambda0'(int), {unnamed type#1}: the word alone. */
static const char *unnamed_read(struct path *p, const char *at)
{
	const char *end = *at != '\'' ? bracket_skip(at) : strchr(at + 1, '\'');
	if (*at == '\'')
		end = end ? end + 1 : at + strlen(at);
	while (at < end && !isalpha((unsigned char)*at))
		at++;
	buf_char(&p->text, '{');
	while (at < end && isalpha((unsigned char)*at))
		buf_char(&p->text, *at++);
	return end;
}

static bool suffix_is_copy(const char *suffix, size_t n)
{
	static const char *const words[] = {"cold", "part", "isra", "constprop", "lto_priv", "llvm", "localalias"};
	size_t digits = 0;
	while (digits < n && isdigit((unsigned char)suffix[digits]))
		digits++;
	if (n && digits == n)
		return true;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (n == strlen(words[i]) && !memcmp(suffix, words[i], n))
			return true;
	return false;
}

/* The length of a name without the suffixes of copies and versions. */
static size_t stem_length(const char *name)
{
	size_t n = strcspn(name, "@");
	for (size_t dot = n; dot-- > 1;) {
		if (name[dot] != '.')
			continue;
		if (!suffix_is_copy(name + dot + 1, n - dot - 1))
			break;
		n = dot;
	}
	return n ? n : strlen(name);
}

static bool word_begins(const char *name, const char *at)
{
	return at == name || !(isalnum((unsigned char)at[-1]) || at[-1] == '_');
}

/* What ends a name: qualifiers of the function, notes in brackets. */
static bool tail_begins(const char *at)
{
	return starts(at, " const") || starts(at, " volatile") || starts(at, " &") || starts(at, " [") ||
	       starts(at, " noexcept");
}

static void path_read(struct path *p, const char *name)
{
	const char *at = name;
	component_begin(p);
	while (*at) {
		if (starts(at, "::")) {
			component_begin(p);
			at += 2;
		} else if (starts(at, "(anonymous namespace)") || starts(at, "{anonymous}")) {
			buf_text(&p->text, "(anonymous)");
			at = bracket_skip(at);
		} else if (starts(at, "operator") && word_begins(name, at) && !isalnum((unsigned char)at[8]) && at[8] != '_') {
			at = operator_read(p, at);
		} else if (*at == '{' || *at == '\'' || starts(at, "<lambda")) {
			at = unnamed_read(p, at);
		} else if (strchr("(<[", *at)) {
			at = bracket_skip(at);
		} else if (*at == ' ' && tail_begins(at)) {
			at = *++at == '[' ? bracket_skip(at) : at + strcspn(at, " :");
		} else if (*at == ' ') {
			path_restart(p);
			at++;
		} else {
			buf_char(&p->text, *at++);
		}
	}
	if (p->starts.n > 1 && p->starts.at[p->starts.n - 1] == p->text.n)
		p->starts.n--;
}

/* The text that stands for a name: demangled where it is mangled, without suffixes. */
static void name_prepare(const char *name, struct buf *ret)
{
	struct buf stem = {0};
	bool mangled = starts(name, "_Z") || starts(name, "_R");
	buf_bytes(&stem, name, mangled || !strpbrk(name, "(<: ") ? stem_length(name) : strlen(name));
	if (!demangle(buf_string(&stem), 1 << 20, ret))
		buf_text(ret, buf_string(&stem));
	buf_release(&stem);
}

static void path_of(const char *name, struct path *ret)
{
	struct buf text = {0};
	*ret = (struct path){0};
	name_prepare(name, &text);
	path_read(ret, buf_string(&text));
	buf_release(&text);
}

static struct bytes path_component(const struct path *p, size_t from_end)
{
	size_t i = p->starts.n - 1 - from_end;
	size_t end = from_end ? p->starts.at[i + 1] : p->text.n;
	return (struct bytes){(const uint8_t *)p->text.at + p->starts.at[i], end - p->starts.at[i]};
}

static bool paths_match(const struct path *a, const struct path *b)
{
	for (size_t i = 0; i < a->starts.n && i < b->starts.n; i++) {
		struct bytes x = path_component(a, i), y = path_component(b, i);
		if (x.size != y.size || (x.size && memcmp(x.data, y.data, x.size)))
			return false;
	}
	return true;
}

static void path_release(struct path *p)
{
	buf_release(&p->text);
	vec_release(&p->starts);
}

bool names_match(const char *a, const char *b)
{
	struct path x, y;
	if (!a || !b)
		return false;
	if (!strcmp(a, b))
		return true;
	path_of(a, &x);
	path_of(b, &y);
	bool match = paths_match(&x, &y);
	path_release(&x);
	path_release(&y);
	return match;
}
