/* The invariants of a module that module.h states. */
#ifndef SYMFILE_CHECK_H
#define SYMFILE_CHECK_H

#include "symfile/module.h"

/*
 * Ends the tool with a message where the sorted module breaks one: no input can do that, only a mistake of whoever
 * filled it, and a symbol file that is wrong in silence would be worse.
 */
void module_check(const struct module *module);

#endif
