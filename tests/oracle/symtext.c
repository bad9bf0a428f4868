#include "tests/oracle/symtext.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Numbers of files and origins above this are no numbers that a writer gives. */
#define NUMBER_MAX 100000000

struct reader {
	struct symtext *sym;
	const char *path;
	size_t line_number;
	bool in_func;
};

static void __attribute__((noreturn)) refuse(const struct reader *r, const char *what)
{
	fprintf(stderr, "%s:%zu: %s\n", r->path, r->line_number, what);
	exit(2);
}

static char *file_text(const char *path, size_t *ret_size)
{
	FILE *file = fopen(path, "rb");
	struct stat st;
	if (!file || fstat(fileno(file), &st)) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		exit(2);
	}
	char *text = mem_alloc((size_t)st.st_size + 1);
	*ret_size = fread(text, 1, (size_t)st.st_size, file);
	text[*ret_size] = 0;
	fclose(file);
	return text;
}

static uint64_t number(const struct reader *r, char **at, int base)
{
	char *end;
	uint64_t value = strtoull(*at, &end, base);
	if (end == *at)
		refuse(r, "a number is missing");
	while (*end == ' ')
		end++;
	*at = end;
	return value;
}

static uint64_t hex(const struct reader *r, char **at)
{
	return number(r, at, 16);
}

/* A file or line may be -1 where it is not known: as unsigned it is a number that nothing has. */
static uint64_t decimal(const struct reader *r, char **at)
{
	return number(r, at, 10);
}

static bool record_is(char **at, const char *name)
{
	size_t n = strlen(name);
	if (strncmp(*at, name, n) || (*at)[n] != ' ')
		return false;
	*at += n + 1;
	return true;
}

static void read_name(const struct reader *r, char *at, struct symtext_names *names)
{
	uint64_t n = decimal(r, &at);
	if (n > NUMBER_MAX)
		refuse(r, "a number is out of reach");
	while (names->n <= n)
		*vec_push(names) = NULL;
	if (!names->at[n])
		names->at[n] = at;
}

static void read_func(struct reader *r, char *at)
{
	struct symtext *s = r->sym;
	struct symtext_func func = {.first_line = s->lines.n, .first_inline = s->inlines.n};
	if (!strncmp(at, "m ", 2))
		at += 2;
	func.rel = hex(r, &at);
	func.size = hex(r, &at);
	(void)hex(r, &at);
	func.name = at;
	*vec_push(&s->funcs) = func;
	r->in_func = true;
}

static void read_public(struct reader *r, char *at)
{
	struct symtext_func func = {0};
	if (!strncmp(at, "m ", 2))
		at += 2;
	func.rel = hex(r, &at);
	(void)hex(r, &at);
	func.name = at;
	*vec_push(&r->sym->publics) = func;
	r->in_func = false;
}

static void read_inline(struct reader *r, char *at)
{
	struct symtext *s = r->sym;
	struct symtext_inline call = {.first_range = s->ranges.n};
	if (!r->in_func)
		refuse(r, "an INLINE outside of a FUNC");
	call.level = (unsigned)decimal(r, &at);
	call.call_line = (uint32_t)decimal(r, &at);
	call.call_file = (int64_t)decimal(r, &at);
	call.origin = decimal(r, &at);
	while (*at) {
		struct symtext_range range = {.rel = hex(r, &at)};
		range.size = hex(r, &at);
		*vec_push(&s->ranges) = range;
		call.range_count++;
	}
	*vec_push(&s->inlines) = call;
	s->funcs.at[s->funcs.n - 1].inline_count++;
}

static void read_line(struct reader *r, char *at)
{
	struct symtext *s = r->sym;
	struct symtext_line line;
	if (!r->in_func)
		refuse(r, "a line record outside of a FUNC");
	line.rel = hex(r, &at);
	line.size = hex(r, &at);
	line.line = (uint32_t)decimal(r, &at);
	line.file = (int64_t)decimal(r, &at);
	*vec_push(&s->lines) = line;
	s->funcs.at[s->funcs.n - 1].line_count++;
}

static void read_record(struct reader *r, char *at)
{
	if (record_is(&at, "FUNC"))
		read_func(r, at);
	else if (record_is(&at, "PUBLIC"))
		read_public(r, at);
	else if (record_is(&at, "INLINE"))
		read_inline(r, at);
	else if (record_is(&at, "FILE"))
		read_name(r, at, &r->sym->files);
	else if (record_is(&at, "INLINE_ORIGIN"))
		read_name(r, at, &r->sym->origins);
	else if (!record_is(&at, "STACK") && !record_is(&at, "INFO") && !record_is(&at, "MODULE") && *at)
		read_line(r, at);
}

static int func_compare(const void *a, const void *b)
{
	const struct symtext_func *x = a, *y = b;
	if (x->rel != y->rel)
		return x->rel < y->rel ? -1 : 1;
	return (x->name > y->name) - (x->name < y->name); /* the text's order */
}

/* Of functions at one address readers take the first in the file. */
static size_t funcs_unique(struct symtext_func *funcs, size_t n)
{
	size_t kept = 0;
	for (size_t i = 0; i < n; i++)
		if (!kept || funcs[kept - 1].rel != funcs[i].rel)
			funcs[kept++] = funcs[i];
	return kept;
}

static int line_compare(const void *a, const void *b)
{
	const struct symtext_line *x = a, *y = b;
	return (x->rel > y->rel) - (x->rel < y->rel);
}

static void symtext_sort(struct symtext *s)
{
	for (size_t i = 0; i < s->funcs.n; i++)
		if (s->funcs.at[i].line_count)
			qsort(&s->lines.at[s->funcs.at[i].first_line], s->funcs.at[i].line_count, sizeof *s->lines.at,
			      line_compare);
	if (s->funcs.n)
		qsort(s->funcs.at, s->funcs.n, sizeof *s->funcs.at, func_compare);
	if (s->publics.n)
		qsort(s->publics.at, s->publics.n, sizeof *s->publics.at, func_compare);
	s->funcs.n = funcs_unique(s->funcs.at, s->funcs.n);
	s->publics.n = funcs_unique(s->publics.at, s->publics.n);
}

void symtext_read(const char *path, struct symtext *ret)
{
	*ret = (struct symtext){0};
	struct reader r = {.sym = ret, .path = path};
	size_t size;
	ret->text = file_text(path, &size);
	for (char *at = ret->text, *end; at < ret->text + size; at = end + 1) {
		end = strchr(at, '\n');
		if (!end)
			end = ret->text + size;
		*end = 0;
		r.line_number++;
		read_record(&r, at);
	}
	symtext_sort(ret);
}

void symtext_release(struct symtext *sym)
{
	free(sym->text);
	vec_release(&sym->files);
	vec_release(&sym->origins);
	vec_release(&sym->funcs);
	vec_release(&sym->publics);
	vec_release(&sym->lines);
	vec_release(&sym->inlines);
	vec_release(&sym->ranges);
}

static const char *file_name(const struct symtext *s, int64_t number)
{
	const char *name = number >= 0 && (uint64_t)number < s->files.n ? s->files.at[number] : NULL;
	return name && strcmp(name, "??") ? name : NULL;
}

static const struct symtext_func *func_before(const struct symtext_func *funcs, size_t n, uint64_t rel)
{
	size_t lo = 0;
	while (n) {
		size_t half = n / 2;
		if (funcs[lo + half].rel <= rel) {
			lo += half + 1;
			n -= half + 1;
		} else {
			n = half;
		}
	}
	return lo ? &funcs[lo - 1] : NULL;
}

static const struct symtext_line *line_find(const struct symtext *s, const struct symtext_func *func, uint64_t rel)
{
	for (size_t i = 0; i < func->line_count; i++) {
		const struct symtext_line *line = &s->lines.at[func->first_line + i];
		if (rel - line->rel < line->size)
			return line;
	}
	return NULL;
}

/* The first INLINE of this level that has rel. */
static const struct symtext_inline *inline_find(const struct symtext *s, const struct symtext_func *func,
                                                unsigned level, uint64_t rel)
{
	for (size_t i = 0; i < func->inline_count; i++) {
		const struct symtext_inline *call = &s->inlines.at[func->first_inline + i];
		for (size_t j = 0; call->level == level && j < call->range_count; j++) {
			const struct symtext_range *range = &s->ranges.at[call->first_range + j];
			if (rel - range->rel < range->size)
				return call;
		}
	}
	return NULL;
}

/* From the outside in: each call tells where the frame around it stands. Then the order is turned round. */
static void func_chain(const struct symtext *s, const struct symtext_func *func, uint64_t rel, struct chain *ret)
{
	const struct symtext_inline *call;
	struct frame frame = {.function = func->name};
	for (unsigned level = 0; (call = inline_find(s, func, level, rel)); level++) {
		frame.file = file_name(s, call->call_file);
		frame.line = call->call_line;
		*vec_push(ret) = frame;
		frame = (struct frame){.function = call->origin < s->origins.n ? s->origins.at[call->origin] : NULL};
	}
	const struct symtext_line *line = line_find(s, func, rel);
	if (line) {
		frame.file = file_name(s, line->file);
		frame.line = line->line;
	}
	*vec_push(ret) = frame;
	for (size_t i = 0; i < ret->n / 2; i++) {
		frame = ret->at[i];
		ret->at[i] = ret->at[ret->n - 1 - i];
		ret->at[ret->n - 1 - i] = frame;
	}
}

void symtext_chain(const struct symtext *sym, uint64_t rel, struct chain *ret)
{
	ret->n = 0;
	const struct symtext_func *func = func_before(sym->funcs.at, sym->funcs.n, rel);
	if (func && rel - func->rel < func->size) {
		func_chain(sym, func, rel, ret);
		return;
	}
	const struct symtext_func *public = func_before(sym->publics.at, sym->publics.n, rel);
	if (public && (!func || public->rel > func->rel))
		*vec_push(ret) = (struct frame){.function = public->name};
}
