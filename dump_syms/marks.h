/*
 * Marks: symbols that crash reports count addresses from. Dart's compiler puts one where its code begins; frames say the
 * symbol and an offset, and the symbol names no function.
 */
#ifndef DUMP_SYMS_MARKS_H
#define DUMP_SYMS_MARKS_H

#include "dump_syms/inputs.h"
#include "elf/symbols.h"

/* Appends the marks of these files to the module; vaddr - base is rel. Names are constants. */
void marks_read(const struct inputs *inputs, uint64_t base, struct diag *d, struct module *module);

/* Takes marks out of a list that is not finished: as functions they would cover everything, as PUBLIC name other code. */
void marks_remove(struct symbol_list *symbols);

#endif
