/* When two paths of a source file mean the same, compared as text: nothing looks at the machine's files. */
#ifndef SYMCHECK_PATHS_H
#define SYMCHECK_PATHS_H

#include <stdbool.h>

/*
 * Both lose empty components and `.`; and, unless strict, `..` together with the component before it, as some tools resolve
 * it and others keep it.
 *
 * llvm-symbolizer 14 puts a relative compilation directory in front of directory 0 of a version 5 line table, which is that
 * very directory (DWARF 5, 6.2.4.1): it says `./misc/./misc/err.c` of `./misc/err.c`. So a relative path of its may have its
 * beginning twice.
 */
bool source_paths_match(const char *path, const char *llvm, bool strict);

#endif
