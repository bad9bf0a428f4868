/* What can be wrong with a stackdump, as it is reported. */
#ifndef WALKER_DUMP_STACKDUMP_KINDS_H
#define WALKER_DUMP_STACKDUMP_KINDS_H

#include "base/diag.h"

extern const struct diag_kind stackdump_version, stackdump_cut, stackdump_damaged, stackdump_more; /* stackdump_text.c */
extern const struct diag_kind stackdump_line;                                                      /* stackdump.c */

#endif
