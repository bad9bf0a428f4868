/* Names in a store of symbol files. */
#ifndef WALKER_SYMBOLS_NAMES_H
#define WALKER_SYMBOLS_NAMES_H

#include "base/mem.h"

struct name_list VEC(char *);
void name_list_release(struct name_list *list);

/* The names NAME of the store's NAME/ID, in byte order. An id is a plain name. */
void names_with_id(const char *dir, const char *id, struct name_list *ret);

/* "DIR/NAME/ID", the first in byte order, of a store that has the name; NULL. Released by free(). */
char *other_identity(const char *dir, const char *name);

#endif
