/* Which of the files on the command line are one module. */
#ifndef DUMP_SYMS_GROUP_H
#define DUMP_SYMS_GROUP_H

#include "base/mem.h"

#include <stddef.h>

/* The files of one build, in the order in which they were given. */
struct group {
	struct VEC(const char *) paths; /* borrowed */
	char *build_id;                 /* hexadecimal; NULL where the files have none; owned */
};

struct group_list VEC(struct group);

/*
 * Files of one build-id are one group; a file without one, or one that cannot be read, is a group of its own. Groups stand
 * in the order of their first files. Nothing is reported: dump_module meets the same defect.
 */
void group_files(const char *const *paths, size_t count, struct group_list *ret);
void group_list_release(struct group_list *list);

#endif
