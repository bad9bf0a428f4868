/*
 * The names of a module: every distinct raw name once, demangled once, and only where it is written.
 */
#ifndef DUMP_SYMS_NAMES_H
#define DUMP_SYMS_NAMES_H

#include "base/intern.h"
#include "dump_syms/dwarf/fragment.h"
#include "dump_syms/dwarf/offset_map.h"

#include <stdbool.h>

struct name {
	bool used;
	const char *text; /* as it is written; made by names_write, NULL where not used */
};

struct names {
	struct intern raw;
	struct offset_map by_address; /* of a borrowed text: most units borrow the same ones from .debug_str */
	struct VEC(struct name) list; /* by the number in raw */
	struct arena *arenas;         /* hold the texts, one a job */
	size_t arena_count;
};

/*
 * The number of a name, raw: a linkage name where it is a mangled one, else the plain name, else the linkage name; equal
 * texts have equal numbers. Borrows (names_add) or copies (names_add_text) the text.
 */
uint32_t names_add(struct names *names, const struct frag_name *name);
uint32_t names_add_text(struct names *names, const char *text, size_t n);

/* Makes the texts of all used names, on up to `threads` threads. */
void names_write(struct names *names, unsigned threads);

void names_release(struct names *names);

#endif
