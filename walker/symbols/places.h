/*
 * Places in source code for addresses of a build, of which nothing is known but what a text says: what traces want of symbols.
 * Symbol files give functions, files and lines; ELF files, columns and what the compiler made, too. Not for several threads.
 */
#ifndef WALKER_SYMBOLS_PLACES_H
#define WALKER_SYMBOLS_PLACES_H

#include "base/arena.h"
#include "walker/symbols/symbols.h"

/* What a text says of a build; NULL: nothing. */
struct build_wanted {
	const char *id;   /* of a build-id or a UUID, the digits alone */
	const char *arch; /* as symfile/arch.h calls it */
};

struct build;

/*
 * The build that is wanted, loaded when it is first found; NULL where no source is of it: reported, once for each that is
 * wanted. A source that does not know its identity, or any where none is wanted, will do if it is the only one; force: the first
 * one, whatever it is. Lives as long as the set.
 */
const struct build *build_find(struct symbols *set, const struct build_wanted *wanted, bool force, struct diag *d);

const char *build_path(const struct build *build);

/* Whether a source is known to be of that id. */
bool build_is_known(const struct symbols *set, const char *id);

/* Where a symbol that addresses are counted from stands: see INFO SYMBOL. */
bool build_mark(const struct build *build, const char *name, uint64_t *ret_rel);

struct place {
	const char *function, *file; /* file: NULL: not known */
	uint32_t line, column;       /* 0: not known */
	bool artificial;             /* the compiler made the function */
};
struct place_list VEC(struct place);

/*
 * The functions at rel, innermost first, in place of what ret held; where the address is in each. Texts live as long as the build,
 * or in arena. False: there is none.
 */
bool build_at(const struct build *build, uint64_t rel, struct arena *arena, struct diag *d, struct place_list *ret);

#endif
