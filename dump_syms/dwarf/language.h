/* How the users of a language write that a function is inside of something. */
#ifndef DUMP_SYMS_DWARF_LANGUAGE_H
#define DUMP_SYMS_DWARF_LANGUAGE_H

#include <stdbool.h>
#include <stdint.h>

struct language {
	const char *separator; /* NULL: functions go by their own name alone */
	const char *call;      /* behind the name of a function that is a scope */
	bool gnat;             /* names are encoded as GNAT does: pkg__outer__inner for pkg.outer.inner */
};

/* By DW_LANG_* number; C++'s ways where it is unknown. */
const struct language *language_find(uint16_t number);

#endif
