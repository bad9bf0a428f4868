#include "symcheck/match.h"

#include "base/mem.h"
#include "symcheck/names.h"
#include "symcheck/paths.h"

#include <stdint.h>
#include <stdlib.h>

#define SLOTS 65536

struct pair {
	const char *a, *b;
	bool match;
};

struct match {
	struct pair pairs[SLOTS]; /* the last one asked for in each place */
};

struct match *match_new(void)
{
	return mem_zero(sizeof(struct match));
}

void match_free(struct match *match)
{
	free(match);
}

static struct pair *slot(struct match *m, const char *a, const char *b)
{
	uint64_t x = (uintptr_t)a * 0x9e3779b97f4a7c15u + (uintptr_t)b * 0xc2b2ae3d27d4eb4fu;
	return &m->pairs[x >> 48];
}

bool match_names(struct match *m, const char *a, const char *b)
{
	struct pair *p = slot(m, a, b);
	if (p->a != a || p->b != b)
		*p = (struct pair){a, b, names_match(a, b)};
	return p->match;
}

bool match_paths(struct match *m, const char *a, const char *b)
{
	struct pair *p = slot(m, a, b);
	if (p->a != a || p->b != b)
		*p = (struct pair){a, b, source_paths_match(a, b, false)};
	return p->match;
}
