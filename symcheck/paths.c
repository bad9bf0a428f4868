#include "symcheck/paths.h"

#include "base/buf.h"

static bool component_is(const char *at, size_t n, const char *text)
{
	return n == strlen(text) && !memcmp(at, text, n);
}

/* Takes off the last component, unless there is none or it is itself `..`. */
static bool component_drop(struct buf *path)
{
	size_t n = path->n;
	while (n && path->at[n - 1] != '/')
		n--;
	if (!n || component_is(path->at + n, path->n - n, ".."))
		return false;
	path->n = n - 1;
	return true;
}

/* Every component that counts, with a slash before it; a relative path begins with a dot. */
static void path_normalize(const char *path, bool strict, struct buf *ret)
{
	if (*path != '/')
		buf_char(ret, '.');
	while (*path) {
		size_t n = strcspn(path, "/");
		bool up = component_is(path, n, "..");
		if (n && !component_is(path, n, ".") && !(up && !strict && component_drop(ret))) {
			buf_char(ret, '/');
			buf_bytes(ret, path, n);
		}
		path += n + (path[n] == '/');
	}
}

/* Whether the normalized relative path twice is `once` with one or more of its first components repeated. */
static bool doubled(const char *twice, const char *once)
{
	if (*twice != '.')
		return false;
	for (const char *end = strchr(twice + 2, '/'); end; end = strchr(end + 1, '/')) {
		size_t n = (size_t)(end - (twice + 1));
		if (!strncmp(twice + 1, end, n) && end[n] == '/' && !strcmp(end, once + 1))
			return true;
	}
	return false;
}

bool source_paths_match(const char *path, const char *llvm, bool strict)
{
	struct buf x = {0}, y = {0};
	path_normalize(path, strict, &x);
	path_normalize(llvm, strict, &y);
	bool match = !strcmp(buf_string(&x), buf_string(&y)) || (*x.at == '.' && doubled(buf_string(&y), buf_string(&x)));
	buf_release(&x);
	buf_release(&y);
	return match;
}
