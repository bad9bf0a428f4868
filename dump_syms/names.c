#include "dump_syms/names.h"

#include "base/demangle.h"
#include "base/parallel.h"

#include <stdlib.h>
#include <string.h>

/* Readers take lines of up to 16 KiB at least; the rest of the record needs less than 128 bytes. */
#define NAME_BYTES_MAX (16 * 1024 - 128)
#define NAMES_PER_JOB  1024

static uint32_t names_number(struct names *names, uint32_t number)
{
	if (number == names->list.n)
		*vec_push(&names->list) = (struct name){0};
	return number;
}

/* Zig's linkage names are `module.Type.f` where the name is `f`. */
static bool is_qualified(const char *linkage, const char *plain)
{
	size_t n = strlen(linkage), tail = strlen(plain);
	return n > tail + 1 && linkage[n - tail - 1] == '.' && strcmp(linkage + n - tail, plain) == 0;
}

static bool says_more(const char *linkage, const char *plain)
{
	return name_is_mangled(linkage) || !plain || is_qualified(linkage, plain);
}

uint32_t names_add(struct names *names, const struct frag_name *name)
{
	const char *raw = name->linkage && says_more(name->linkage, name->plain) ? name->linkage : name->plain;
	if (!raw)
		raw = "";
	uint32_t *known = offset_map_at(&names->by_address, (uintptr_t)raw);
	if (*known == OFFSET_NEW)
		*known = names_number(names, intern_borrow(&names->raw, raw, strlen(raw)));
	return *known;
}

uint32_t names_add_text(struct names *names, const char *text, size_t n)
{
	return names_number(names, intern_copy(&names->raw, text, n));
}

static void names_write_job(void *context, size_t job)
{
	struct names *names = context;
	struct arena *arena = &names->arenas[job];
	struct buf text = {0};
	size_t end = (job + 1) * NAMES_PER_JOB;
	for (size_t i = job * NAMES_PER_JOB; i < end && i < names->list.n; i++) {
		struct name *name = &names->list.at[i];
		if (!name->used)
			continue;
		name->text = intern_get(&names->raw, (uint32_t)i);
		buf_clear(&text);
		if (demangle(name->text, NAME_BYTES_MAX, &text))
			name->text = arena_text(arena, text.at, text.n);
	}
	buf_release(&text);
}

void names_write(struct names *names, unsigned threads)
{
	names->arena_count = (names->list.n + NAMES_PER_JOB - 1) / NAMES_PER_JOB;
	names->arenas = mem_zero(names->arena_count * sizeof *names->arenas);
	parallel_for(threads, names->arena_count, names_write_job, names);
}

void names_release(struct names *names)
{
	intern_release(&names->raw);
	offset_map_release(&names->by_address);
	vec_release(&names->list);
	for (size_t i = 0; i < names->arena_count; i++)
		arena_release(&names->arenas[i]);
	free(names->arenas);
	*names = (struct names){0};
}
