/* Where the files of split DWARF may be. */
#ifndef DUMP_SYMS_SPLIT_PATHS_H
#define DUMP_SYMS_SPLIT_PATHS_H

#include "dump_syms/inputs.h"

struct path_list VEC(char *); /* owned */
void path_list_release(struct path_list *paths);

/*
 * The places of the .dwo file that a skeleton unit names, in the order in which they are looked at: behind its compilation
 * directory, mapped by --prefix-map and as recorded; next to the binary and the debug file, and in every debug directory, by
 * its last component and by the whole of its relative name; in a debug directory also at its absolute path.
 */
void split_dwo_paths(const struct inputs *inputs, const struct dump_options *options, const char *comp_dir,
                     const char *name, struct path_list *ret);

/*
 * The places of the .dwp file: BINARY.dwp, DEBUGFILE.dwp, and DEBUGFILE without its .debug; then the same names in every
 * debug directory.
 */
void split_dwp_paths(const struct inputs *inputs, const struct dump_options *options, struct path_list *ret);

#endif
