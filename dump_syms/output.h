/* Where a module's text goes. */
#ifndef DUMP_SYMS_OUTPUT_H
#define DUMP_SYMS_OUTPUT_H

#include "base/diag.h"
#include "base/status.h"
#include "symfile/module.h"

/*
 * Writes the module to path. A file appears there whole or not at all; what is there and is no file (a pipe, a device) is
 * written to as it is, as is standard output, where path is NULL. Where standard output is a file and the writing fails,
 * it is cut back to its old length. ST_SYS, reported as a loss, where the text could not be written.
 */
enum status output_write(const struct module *module, unsigned threads, bool header_only, const char *path,
                         struct diag *d);

#endif
