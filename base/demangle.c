#include "base/demangle.h"

#include <libiberty/demangle.h>
#include <setjmp.h>

bool name_is_mangled(const char *linkage)
{
	while (linkage[0] == '_' && linkage[1] == '_')
		linkage++;
	if (linkage[0] == '$')
		return linkage[1] == 's' || linkage[1] == 'S';
	return linkage[0] == '_' &&
	       (linkage[1] == 'Z' || linkage[1] == 'R' || linkage[1] == 'D' || linkage[1] == 'T');
}

/* The callback cannot refuse, so the only way to stop the demangler is to jump out of it: it holds no heap memory. */
struct collector {
	struct buf *out;
	size_t limit;
	jmp_buf full;
};

static void collect(const char *text, size_t n, void *opaque)
{
	struct collector *c = opaque;
	if (n > c->limit)
		longjmp(c->full, 1);
	c->limit -= n;
	buf_bytes(c->out, text, n);
}

typedef int demangler(const char *name, int options, demangle_callbackref callback, void *opaque);

/* cplus_demangle_v3_callback and rust_demangle_callback need no more stack and time than the name's length allows. */
static bool demangle_by(demangler *run, const char *name, size_t limit, struct buf *out)
{
	size_t start = out->n;
	struct collector c = {.out = out, .limit = limit};
	if (setjmp(c.full) == 0 && run(name, DMGL_PARAMS | DMGL_ANSI, collect, &c) && out->n > start)
		return true;
	out->n = start;
	return false;
}

/*
 * D's demangler gives its text only when it is whole, and back references ('Q') that refer to back references multiply it:
 * with n of them by up to e^(n/e). 24 leave less than 7,000 times the name.
 */
#define D_NAME_BYTES_MAX      4096
#define D_BACK_REFERENCES_MAX 24

static bool demangle_d(const char *name, size_t limit, struct buf *out)
{
	size_t length = strlen(name), references = 0;
	for (size_t i = 0; i < length; i++)
		references += name[i] == 'Q';
	if (length > D_NAME_BYTES_MAX || references > D_BACK_REFERENCES_MAX)
		return false;
	char *text = dlang_demangle(name, DMGL_PARAMS);
	bool ok = text && strlen(text) <= limit;
	if (ok)
		buf_text(out, text);
	free(text);
	return ok;
}

/* Rust's legacy mangling is C++'s with a last component of 17 characters, `h` and a hash (rust-lang RFC 2603). */
static bool may_be_legacy_rust(const char *name)
{
	for (const char *p = name; (p = strstr(p, "17h")); p++)
		if (strspn(p + 3, "0123456789abcdef") == 16 && p[19] == 'E')
			return true;
	return false;
}

bool demangle(const char *name, size_t limit, struct buf *out)
{
	const char *s = name;
	while (*s == '_' && s < name + 2 && s[1] == '_')
		s++;
	if (s[0] != '_')
		return false;
	switch (s[1]) {
	case 'Z':
		return (may_be_legacy_rust(s) && demangle_by(rust_demangle_callback, s, limit, out)) ||
		       demangle_by(cplus_demangle_v3_callback, s, limit, out);
	case 'R':
		return demangle_by(rust_demangle_callback, s, limit, out);
	case 'D':
		return demangle_d(s, limit, out);
	default:
		return false;
	}
}

bool demangle_ada(const char *name, struct buf *out)
{
	char *text = ada_demangle(name, 0);
	/* What it does not know it puts in angle brackets. */
	bool ok = text && text[0] != '<';
	if (ok)
		buf_text(out, text);
	free(text);
	return ok;
}
