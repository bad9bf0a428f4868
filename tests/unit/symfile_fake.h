/* Stands in for the reader of symbol files until that is there: FUNC, PUBLIC, STACK CFI, STACK WIN, one a line. */
#ifndef TESTS_UNIT_SYMFILE_FAKE_H
#define TESTS_UNIT_SYMFILE_FAKE_H

#include "symfile/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct symfile {
	char *text;
};

enum status symfile_open_text(struct bytes text, const char *name, bool strict, struct diag *d, struct symfile **ret)
{
	(void)name, (void)strict, (void)d;
	*ret = mem_zero(sizeof **ret);
	(*ret)->text = mem_zero(text.size + 1);
	memcpy((*ret)->text, text.data, text.size);
	return ST_OK;
}

void symfile_close(struct symfile *file)
{
	if (file)
		free(file->text);
	free(file);
}

bool symfile_has_code(const struct symfile *file)
{
	return *file->text;
}

static const char *fake_line(const char **at, char *line, size_t size)
{
	size_t n = strcspn(*at, "\n");
	if (!**at)
		return NULL;
	snprintf(line, size, "%.*s", (int)n, *at);
	*at += n + ((*at)[n] == '\n');
	return line;
}

bool symfile_symbol(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct symbol *ret)
{
	char line[4096], name[256];
	unsigned long long lo, size, parameters;
	(void)d;
	*ret = (struct symbol){0};
	for (const char *at = file->text; fake_line(&at, line, sizeof line);) {
		if (sscanf(line, "FUNC %llx %llx %llx %255[^\n]", &lo, &size, &parameters, name) == 4 && rel >= lo && rel - lo < size) {
			*ret = (struct symbol){.function = arena_text(arena, name, strlen(name)), .rel = lo, .size = size, .parameter_size = parameters};
			return true;
		}
		if (sscanf(line, "PUBLIC %llx %llx %255[^\n]", &lo, &parameters, name) == 3 && rel >= lo && (!ret->function || lo >= ret->rel))
			*ret = (struct symbol){.function = arena_text(arena, name, strlen(name)), .rel = lo, .is_public = true};
	}
	return ret->function;
}

bool symfile_cfi(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct stack_cfi *ret)
{
	char line[4096];
	unsigned long long lo, size, number = 0;
	const char **rules = arena_alloc(arena, 64 * sizeof *rules);
	int n;
	(void)d;
	*ret = (struct stack_cfi){.rules = rules};
	for (const char *at = file->text; fake_line(&at, line, sizeof line);) {
		number++;
		if (sscanf(line, "STACK CFI INIT %llx %llx %n", &lo, &size, &n) == 2) {
			if (rel >= lo && rel - lo < size) {
				*ret = (struct stack_cfi){.rel = lo, .size = size, .rules = rules, .line = number};
				rules[ret->count++] = arena_text(arena, line + n, strlen(line + n));
			}
		} else if (ret->count && ret->count < 64 && sscanf(line, "STACK CFI %llx %n", &lo, &n) == 1) {
			if (lo >= ret->rel && lo <= rel)
				rules[ret->count++] = arena_text(arena, line + n, strlen(line + n));
		}
	}
	return ret->count;
}

bool symfile_win(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct stack_win *ret)
{
	char line[4096];
	unsigned long long lo, number = 0;
	unsigned type, v[7], has;
	int n;
	bool found = false;
	(void)d;
	for (const char *at = file->text; fake_line(&at, line, sizeof line);) {
		number++;
		if (sscanf(line, "STACK WIN %x %llx %x %x %x %x %x %x %x %u %n", &type, &lo, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5],
		           &v[6], &has, &n) != 10 || rel < lo || rel - lo >= v[0])
			continue;
		if (found && (type < ret->type || (type == ret->type && v[0] > ret->size)))
			continue;
		found = true;
		*ret = (struct stack_win){type, lo, v[0], v[1], v[2], v[3], v[4], v[5], v[6], NULL, false, number};
		if (has)
			ret->program = arena_text(arena, line + n, strlen(line + n));
		else
			ret->allocates_base_pointer = line[n] == '1';
	}
	return found;
}

#endif
