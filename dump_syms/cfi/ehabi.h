/*
 * The unwinding instructions of ARM's exception tables (ARM IHI 0038, section 10.3), executed: what a function's caller
 * had where, once the function's prologue is behind it.
 */
#ifndef DUMP_SYMS_CFI_EHABI_H
#define DUMP_SYMS_CFI_EHABI_H

#include "dump_syms/cfi/rows.h"

/*
 * Executes code to its end, or to `finish`. ST_OK: *ret is what holds. ST_ABSENT: the code says that the frame cannot be
 * unwound. ST_BAD, not reported: an instruction that is cut off or not known.
 */
enum status ehabi_execute(struct bytes code, const struct arch *arch, struct phrases *phrases, struct state *ret);

#endif
