/* What can be wrong with a raw stack dump, as it is reported. */
#ifndef WALKER_DUMP_RAW_KINDS_H
#define WALKER_DUMP_RAW_KINDS_H

#include "base/diag.h"

extern const struct diag_kind raw_file_missing, raw_arch_unknown, raw_registers_missing, raw_memory_unusable;

#endif
