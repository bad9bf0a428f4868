/* A unit, and what it says. */
#ifndef DUMP_SYMS_READING_H
#define DUMP_SYMS_READING_H

#include "dump_syms/dwarf/fragment.h"
#include "dump_syms/dwarf/unit.h"

struct reading {
	struct unit *unit;
	struct reading *next; /* to be read together with it, by one thread; NULL: none */
	struct fragment fragment;
};

#endif
