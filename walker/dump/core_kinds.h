/* What can be wrong with an ELF core, as it is reported. */
#ifndef WALKER_DUMP_CORE_KINDS_H
#define WALKER_DUMP_CORE_KINDS_H

#include "base/diag.h"

extern const struct diag_kind core_machine_unknown, core_notes_cut, core_note_damaged, core_memory_cut, core_empty;

#endif
