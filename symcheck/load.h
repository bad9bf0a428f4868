/* A symbol file as a module in memory, as readers see it: of two records that exclude each other the first in the file. */
#ifndef SYMCHECK_LOAD_H
#define SYMCHECK_LOAD_H

#include "base/diag.h"
#include "symfile/module.h"

/*
 * Statuses as symfile_open. Texts live in arena. Functions, publics and STACK CFI INIT ascend by address; so do the lines of
 * a function. Bad lines, and lines that leave their function, are left out: the lint says so. The file of a call that is
 * not known is index 0, which is "??".
 */
enum status load_module(const char *path, struct arena *arena, struct diag *d, struct module *ret);

#endif
