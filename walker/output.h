/* Where reports go. */
#ifndef WALKER_OUTPUT_H
#define WALKER_OUTPUT_H

#include "base/diag.h"

typedef void output_writer(void *context, FILE *to);

/* Lets writer write to a file that appears whole under path, or to standard output where path is NULL. ST_SYS is reported. */
enum status output_stream(const char *path, output_writer *writer, void *context, struct diag *d);

#endif
