/*
 * Symbol files: whatever the bytes are, opening and looking up end, and what they say holds together. The addresses come
 * from the bytes: every number that starts a line or follows a word is one, and those beside it.
 */
#include "symfile/file.h"
#include "symfile/stack_rules.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

#define ADDRESSES_MAX 64

static void require(bool so)
{
	if (!so)
		abort();
}

static void check_symbol(const struct symbol *s, uint64_t rel)
{
	require(s->function && *s->function);
	require(s->is_public ? s->rel <= rel && !s->size : rel - s->rel < s->size);
	require(!s->inline_count || s->inlines);
	for (size_t i = 0; i < s->inline_count; i++)
		require(s->inlines[i].function && s->inlines[i].rel <= rel);
}

static void check_cfi(const struct stack_cfi *c, uint64_t rel)
{
	struct stack_rule rule;
	require(rel - c->rel < c->size && c->count && c->line);
	for (size_t i = 0; i < c->count; i++) {
		const char *at = c->rules[i], *end = at + strlen(at);
		require(at < end);
		while (stack_rule_next(&at, end, &rule))
			;
	}
}

static void look_up(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d)
{
	struct symbol symbol;
	struct stack_cfi cfi;
	struct stack_win win;
	if (symfile_symbol(file, rel, arena, d, &symbol))
		check_symbol(&symbol, rel);
	else
		require(!symbol.function && !symbol.inline_count);
	if (symfile_cfi(file, rel, arena, d, &cfi))
		check_cfi(&cfi, rel);
	else
		require(!cfi.count);
	if (symfile_win(file, rel, arena, d, &win))
		require(rel - win.rel < win.size && (win.type == 4 || win.type == 0));
}

static void look_around(const struct symfile *file, const char *text, struct arena *arena, struct diag *d)
{
	const char *at = text;
	for (size_t i = 0; i < ADDRESSES_MAX && *at; i++) {
		char *end;
		uint64_t rel = strtoull(at, &end, 16);
		if (end > at)
			for (uint64_t near = rel - 1; near != rel + 3; near++)
				look_up(file, near, arena, d);
		at = end > at ? end : at + 1;
		at += strcspn(at, " \n");
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct symfile *file;
	struct diag d = {0};
	struct arena arena = {0};
	enum status status = symfile_open_text((struct bytes){data, size}, "fuzz", false, &d, &file);
	if (status == ST_OK) {
		char *text = mem_alloc(size + 1);
		if (size)
			memcpy(text, data, size);
		text[size] = 0;
		look_up(file, 0, &arena, &d);
		look_up(file, UINT64_MAX, &arena, &d);
		look_around(file, text, &arena, &d);
		require(symfile_head(file)->id != NULL);
		free(text);
		symfile_close(file);
	} else {
		require(diag_count(&d, DIAG_LOSS) != 0);
	}
	arena_release(&arena);
	diag_release(&d);
	return 0;
}
