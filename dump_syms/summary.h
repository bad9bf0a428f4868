/* What came of a module, for --summary. */
#ifndef DUMP_SYMS_SUMMARY_H
#define DUMP_SYMS_SUMMARY_H

#include "dump_syms/dump.h"

#include <stdio.h>

/* Prints what the module holds, which share of the code has what, and what was lost, by kind. */
void summary_print(const struct dump *dump, FILE *to);

#endif
