/* The head of a module: which build it is of, and what it is called. */
#ifndef DUMP_SYMS_IDENTIFY_H
#define DUMP_SYMS_IDENTIFY_H

#include "dump_syms/inputs.h"

/* What the module's head borrows from. */
struct identity {
	char id[34];
	char *code_id, *name;
};

/*
 * Fills os, arch, id, code_id, name and generator of module: the id from the build-id, else Breakpad's hash of .text; the name
 * from the options, else DT_SONAME, else the file's base name, without `.debug` (with a warning) where only a debug
 * file is at hand. identity_release.
 */
void identify(const struct inputs *inputs, const struct dump_options *options, struct diag *d, struct identity *ret,
              struct module *module);
void identity_release(struct identity *identity);

#endif
