/*
 * ARM's exception tables as records (ARM IHI 0038, sections 6 and 7): one for each entry of the index whose code nobody
 * else describes.
 */
#ifndef DUMP_SYMS_CFI_EXIDX_H
#define DUMP_SYMS_CFI_EXIDX_H

#include "dump_syms/cfi/records.h"

extern const struct diag_kind exidx_bad;

/*
 * Adds the records of input->exidx outside of taken, in the order of the code. An entry that is damaged is reported and
 * left out. So are, silently, entries of code that cannot be unwound: linkers put the same mark where code has no table.
 */
void exidx_read(const struct cfi_input *input, const struct range_list *taken, struct records *records, struct diag *d);

#endif
