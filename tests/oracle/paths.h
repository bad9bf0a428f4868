/* When two paths of a source file mean the same, compared as text: nothing looks at the machine's files. */
#ifndef TESTS_ORACLE_PATHS_H
#define TESTS_ORACLE_PATHS_H

#include <stdbool.h>

/*
 * Both lose empty components and `.`; and, unless strict, `..` together with the component before it, as some tools resolve
 * it and others keep it.
 */
bool source_paths_match(const char *a, const char *b, bool strict);

#endif
