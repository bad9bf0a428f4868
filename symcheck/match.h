/* Names and paths that mean the same, remembered: the same pairs are asked for over and over. */
#ifndef SYMCHECK_MATCH_H
#define SYMCHECK_MATCH_H

#include <stdbool.h>

struct match;
struct match *match_new(void);
void match_free(struct match *match);

/* Texts must stay where they are between calls. See symcheck/names.h and symcheck/paths.h. */
bool match_names(struct match *match, const char *a, const char *b);
bool match_paths(struct match *match, const char *a, const char *b);

#endif
