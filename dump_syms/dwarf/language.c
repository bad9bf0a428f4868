#include "dump_syms/dwarf/language.h"

#include "dump_syms/dwarf/constants.h"

#include <stddef.h>

/* C names are not qualified; those of Go and Zig carry their package already. */
static const struct language bare = {NULL, NULL, false};
static const struct language ada = {NULL, NULL, true};
static const struct language dots = {".", "", false};
static const struct language colons = {"::", "", false};
static const struct language cxx = {"::", "()", false};

const struct language *language_find(uint16_t number)
{
	switch (number) {
	case DW_LANG_C89:
	case DW_LANG_C:
	case DW_LANG_C99:
	case DW_LANG_C11:
	case LANGUAGE_C17:
	case DW_LANG_ObjC:
	case DW_LANG_UPC:
	case DW_LANG_OpenCL:
	case DW_LANG_Go:
	case LANGUAGE_ZIG:
	case DW_LANG_Mips_Assembler:
		return &bare;
	case DW_LANG_Ada83:
	case DW_LANG_Ada95:
	case LANGUAGE_ADA2005:
	case LANGUAGE_ADA2012:
		return &ada;
	case DW_LANG_Pascal83:
	case DW_LANG_Modula2:
	case DW_LANG_Modula3:
	case DW_LANG_Java:
	case DW_LANG_D:
	case DW_LANG_Python:
	case LANGUAGE_HASKELL:
	case DW_LANG_OCaml:
	case DW_LANG_Swift:
	case DW_LANG_Julia:
	case LANGUAGE_KOTLIN:
	case LANGUAGE_C_SHARP:
	case LANGUAGE_MOJO:
		return &dots;
	case DW_LANG_Fortran77:
	case DW_LANG_Fortran90:
	case DW_LANG_Fortran95:
	case DW_LANG_Fortran03:
	case DW_LANG_Fortran08:
	case DW_LANG_Rust:
		return &colons;
	default:
		return &cxx;
	}
}
