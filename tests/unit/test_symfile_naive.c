/*
 * The lazy index against a reader that is too simple to be wrong: it goes through all lines for every address. Over the
 * symbol files of testdata/golden, and whatever is named on the command line.
 */
#include "tests/unit/check_main.h"
#include "tests/unit/symfile_fixture.h"

#include <glob.h>
#include <stdio.h>

#define LEVELS 16

struct naive {
	char **lines;
	size_t count;
};

static void naive_read(struct naive *n, const char *path, struct buf *text)
{
	char piece[4096], *save = NULL;
	size_t got;
	FILE *file = fopen(path, "r");
	ck_assert_ptr_nonnull(file);
	while ((got = fread(piece, 1, sizeof piece, file)))
		buf_bytes(text, piece, got);
	fclose(file);
	buf_string(text);
	n->lines = mem_alloc((text->n / 2 + 1) * sizeof *n->lines);
	n->count = 0;
	for (char *line = strtok_r(text->at, "\n", &save); line; line = strtok_r(NULL, "\n", &save))
		n->lines[n->count++] = line;
}

static bool is(const char *line, const char *word)
{
	return strncmp(line, word, strlen(word)) == 0;
}

static uint64_t hex(char **at)
{
	return strtoull(*at, at, 16);
}

/* The name in the line "WORD number name"; "-" where there is none. */
static const char *named(const struct naive *n, const char *word, unsigned long number)
{
	char *end;
	for (size_t i = 0; i < n->count; i++)
		if (is(n->lines[i], word) && strtoul(n->lines[i] + strlen(word), &end, 10) == number)
			return end + 1;
	return "-";
}

/* FUNC and PUBLIC: their numbers and what is behind them. */
static char *numbers(char *at, int count, uint64_t ret[3], bool *ret_multiple)
{
	*ret_multiple = is(at, "m ");
	at += *ret_multiple ? 2 : 0;
	for (int i = 0; i < count; i++)
		ret[i] = hex(&at);
	return at + 1;
}

static void naive_public(const struct naive *n, uint64_t rel, struct buf *said)
{
	uint64_t best = 0, func = 0, v[3];
	bool multiple, has_func = false;
	buf_clear(said);
	for (size_t i = 0; i < n->count; i++)
		if (is(n->lines[i], "FUNC ")) {
			numbers(n->lines[i] + 5, 3, v, &multiple);
			if (v[0] <= rel && v[0] >= func) {
				func = v[0];
				has_func = true;
			}
		}
	for (size_t i = 0; i < n->count; i++)
		if (is(n->lines[i], "PUBLIC ")) {
			char *name = numbers(n->lines[i] + 7, 2, v, &multiple);
			if (v[0] && v[0] <= rel && v[0] > best && (!has_func || v[0] > func)) {
				best = v[0];
				buf_clear(said);
				buf_printf(said, "%s public %" PRIx64 "+0/%" PRIx64 "%s -:0@%" PRIx64, name, v[0], v[1],
				           multiple ? " m" : "", v[0]);
			}
		}
}

/* The function in line `at`, as say_symbol says it. */
static void naive_func(const struct naive *n, size_t at, uint64_t rel, struct buf *said)
{
	unsigned long call_line[LEVELS], call_file[LEVELS], origin[LEVELS], line = 0, file = 0;
	uint64_t start[LEVELS], v[3], line_rel;
	bool multiple, has[LEVELS] = {false}, has_line = false;
	char *name = numbers(n->lines[at] + 5, 3, v, &multiple);
	line_rel = v[0];
	for (at++; at < n->count && !is(n->lines[at], "FUNC ") && !is(n->lines[at], "PUBLIC "); at++) {
		char *p = n->lines[at];
		if (is(p, "INLINE ")) {
			p += 7;
			unsigned long level = strtoul(p, &p, 10), l = strtoul(p, &p, 10), f = strtoul(p, &p, 10), o = strtoul(p, &p, 10);
			while (*p) {
				uint64_t lo = hex(&p), size = hex(&p);
				if (rel >= lo && rel < lo + size && level < LEVELS && !has[level]) {
					has[level] = true;
					call_line[level] = l, call_file[level] = f, origin[level] = o, start[level] = lo;
				}
			}
		} else if (!is(p, "STACK ") && !has_line) {
			uint64_t lo = hex(&p), size = hex(&p);
			if (rel >= lo && rel < lo + size) {
				has_line = true;
				line_rel = lo;
				line = strtoul(p, &p, 10);
				file = strtoul(p, &p, 10);
			}
		}
	}
	const char *path = has_line ? named(n, "FILE ", file) : "-";
	int depth = 0;
	buf_clear(said);
	while (depth < LEVELS && has[depth])
		depth++;
	while (depth--) {
		buf_printf(said, "%s %s:%lu@%" PRIx64 " < ", named(n, "INLINE_ORIGIN ", origin[depth]), path, line, start[depth]);
		path = named(n, "FILE ", call_file[depth]);
		line = call_line[depth];
	}
	buf_printf(said, "%s %" PRIx64 "+%" PRIx64 "/%" PRIx64 "%s %s:%lu@%" PRIx64, name, v[0], v[1], v[2], multiple ? " m" : "",
	           path, line, line_rel);
}

static const char *naive_symbol(const struct naive *n, uint64_t rel, struct buf *said)
{
	for (size_t i = 0; i < n->count; i++)
		if (is(n->lines[i], "FUNC ")) {
			uint64_t v[3];
			bool multiple;
			numbers(n->lines[i] + 5, 3, v, &multiple);
			if (rel >= v[0] && rel < v[0] + v[1]) {
				naive_func(n, i, rel, said);
				return buf_string(said);
			}
		}
	naive_public(n, rel, said);
	return buf_string(said);
}

static const char *naive_cfi(const struct naive *n, uint64_t rel, struct buf *said)
{
	buf_clear(said);
	for (size_t i = 0; i < n->count; i++) {
		char *p = n->lines[i] + 15;
		if (!is(n->lines[i], "STACK CFI INIT "))
			continue;
		uint64_t lo = hex(&p), size = hex(&p);
		if (rel < lo || rel >= lo + size)
			continue;
		buf_printf(said, "%" PRIx64 "+%" PRIx64 " line %zu:%s%s", lo, size, i + 1, " ", p + 1);
		for (i++; i < n->count && is(n->lines[i], "STACK CFI ") && !is(n->lines[i], "STACK CFI INIT "); i++) {
			p = n->lines[i] + 10;
			if (hex(&p) <= rel)
				buf_printf(said, " | %s", p + 1);
		}
		break;
	}
	return buf_string(said);
}

static glob_t files;

static void compare(const char *path)
{
	struct opened o = {0};
	struct naive n;
	struct buf text = {0}, said = {0};
	uint64_t done = 0;
	naive_read(&n, path, &text);
	ck_assert_int_eq(symfile_open(path, true, &o.d, &o.file), ST_OK);
	for (size_t i = 0; i < n.count; i++) {
		char *p = n.lines[i];
		if (is(p, "MODULE") || is(p, "INFO") || is(p, "FILE") || is(p, "INLINE"))
			continue;
		p += is(p, "STACK CFI INIT ") ? 15 : is(p, "STACK CFI ") ? 10 : is(p, "PUBLIC ") ? 7 : is(p, "FUNC ") ? 5 : 0;
		p += is(p, "m ") ? 2 : 0;
		uint64_t lo = hex(&p), hi = lo + hex(&p) + 1;
		for (uint64_t rel = lo - 1; rel != hi + 1; rel = rel + 2 < hi ? hi - 1 : rel + 1, done++) {
			ck_assert_str_eq(say_symbol(&o, rel), naive_symbol(&n, rel, &said));
			ck_assert_str_eq(say_cfi(&o, rel), naive_cfi(&n, rel, &said));
		}
	}
	ck_assert_uint_gt(done, 10);
	opened_release(&o);
	free(n.lines);
	buf_release(&text);
	buf_release(&said);
}

START_TEST(goldens)
{
	compare(files.gl_pathv[_i]);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("symfile naive");
	TCase *t = tcase_create("goldens");
	const char *src = getenv("SRC");
	char *pattern = mem_printf("%s/testdata/golden/*.sym", src ? src : ".");
	tcase_set_timeout(t, 60);
	glob(pattern, 0, NULL, &files);
	free(pattern);
	tcase_add_loop_test(t, goldens, 0, (int)files.gl_pathc);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
