/* The registers of a thread as Windows' CONTEXT lays them out, for each processor, and Breakpad's variants of it. */
#ifndef WALKER_DUMP_CONTEXT_H
#define WALKER_DUMP_CONTEXT_H

#include "base/bytes.h"
#include "symfile/arch.h"
#include "walker/dump/registers.h"

/*
 * Reads the context in run. expected is the processor that the dump is said to come from; NULL: not known. Which layout it
 * is, is told by that, by the context's flags and by its size, of which one may be wrong. Registers that the flags say are
 * not there stay unknown; where the flags name no part at all, everything is taken. Returns whose registers they are; NULL,
 * and *ret is all zeros, where that cannot be told.
 */
const struct arch *context_read(struct bytes run, bool big_endian, const struct arch *expected, struct registers *ret);

#endif
