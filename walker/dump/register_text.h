/* Registers as people and programs print them. */
#ifndef WALKER_DUMP_REGISTER_TEXT_H
#define WALKER_DUMP_REGISTER_TEXT_H

#include "walker/dump/process.h"

/*
 * The registers in text: `name: hex`, `name hex`, `name = 0xhex`, `$name hex`, any number on a line, names in either case; so
 * also gdb's `info registers`, whose other columns, like every word that is no register's name, are passed over. Of a
 * register that is given twice the first value stands. A value that is wider than the register is reported, and left out.
 */
void registers_parse(struct bytes text, const char *name, const struct arch *arch, struct diag *d, struct registers *ret);

/* The architecture whose registers text names; NULL where the names do not tell. */
const struct arch *registers_guess(struct bytes text);

extern const struct diag_kind register_too_wide;

#endif
