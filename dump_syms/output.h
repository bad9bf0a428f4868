/* Where a module's text goes. */
#ifndef DUMP_SYMS_OUTPUT_H
#define DUMP_SYMS_OUTPUT_H

#include "base/diag.h"
#include "base/status.h"
#include "symfile/module.h"

/*
 * Writes the module to path, or to standard output where path is NULL, "-" or another name of it. A file appears whole or
 * not at all, behind symbolic links; what is no file (a pipe, a device) is written to as it is. Where standard output is a
 * file and the writing fails, it is cut back to its old length. ST_SYS, reported as a loss, where the text could not be written.
 */
enum status output_write(const struct module *module, unsigned threads, bool header_only, const char *path,
                         struct diag *d);

#endif
