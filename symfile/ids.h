/* Identities as the symbol file spells them, and the place of a symbol file in a store. */
#ifndef SYMFILE_IDS_H
#define SYMFILE_IDS_H

#include "base/bytes.h"

/*
 * MODULE's id: the first 16 bytes of the identity (build-id, or Breakpad's hash; shorter ones padded with zeros) read as
 * a little-endian GUID, upper case, then the age 0: 33 digits. ret holds 34 bytes.
 */
void id_module(struct bytes identity, char ret[34]);

/* INFO CODE_ID: every byte, upper case. Released by free(). */
char *id_code(struct bytes identity);

/* The last component of a path with `/` or `\` between them: what a module goes by. Borrowed. */
const char *path_base(const char *path);

/*
 * Whether name can be a directory and a file of a store: not empty, not "." or "..", no '/', no control characters.
 */
bool store_name_ok(const char *name);

/* DIR/NAME/ID/NAME.sym (a final .pdb of NAME, in any case, is replaced by .sym). Released by free(). */
char *store_path(const char *dir, const char *name, const char *id);

#endif
