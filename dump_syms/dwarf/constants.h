/* <dwarf.h>, and what older ones lack. */
#ifndef DUMP_SYMS_DWARF_CONSTANTS_H
#define DUMP_SYMS_DWARF_CONSTANTS_H

#include <dwarf.h>

/* Forms that GNU tools use for what DWARF 5 has made standard, and dwz for another file. */
enum {
	FORM_GNU_ADDR_INDEX = 0x1f01,
	FORM_GNU_STR_INDEX = 0x1f02,
	FORM_GNU_REF_ALT = 0x1f20,
	FORM_GNU_STRP_ALT = 0x1f21,
};

/* Languages of the list that is kept beside DWARF 6 (dwarfstd.org/languages.html). */
enum {
	LANGUAGE_HASKELL = 0x18, /* spelled in two ways */
	LANGUAGE_KOTLIN = 0x26,
	LANGUAGE_ZIG = 0x27,
	LANGUAGE_CRYSTAL = 0x28,
	LANGUAGE_C17 = 0x2c,
	LANGUAGE_ADA2005 = 0x2e,
	LANGUAGE_ADA2012 = 0x2f,
	LANGUAGE_C_SHARP = 0x32,
	LANGUAGE_MOJO = 0x33,
};

#endif
