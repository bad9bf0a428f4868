/*
 * Split DWARF: the units whose skeletons are in the file, and whose entries are in .dwo files, one a compilation, or together
 * in a .dwp file beside the binary.
 */
#ifndef DUMP_SYMS_SPLIT_H
#define DUMP_SYMS_SPLIT_H

#include "dump_syms/debug_data.h"
#include "dump_syms/inputs.h"
#include "dump_syms/reading.h"
#include "dump_syms/split_package.h"

/* The skeletons of a file. All borrowed but for the arrays. */
struct splits {
	const struct dwarf *dwarf;
	const struct inputs *inputs;
	const struct dump_options *options;
	struct unit **next; /* by unit: the next that names the same .dwo file; NULL: there are no skeletons */
	bool *follows;      /* by unit: it is the next of some other */
	uint32_t *rows;     /* by unit: its row in the package; 0: none */
	struct split_package *package; /* NULL: there is none */
};

/*
 * Looks at those units of dwarf that are open, which is all where skeletons name files, and for a .dwp file. splits_close, once
 * the names of what was read are no longer needed: they may lie in that file.
 */
void splits_open(const struct inputs *inputs, const struct dump_options *options, const struct dwarf *dwarf, struct diag *d,
                 struct splits *ret);
void splits_close(struct splits *splits);

/* The skeleton that is read together with this one, as both need one .dwo file; NULL behind the last. */
struct unit *splits_next(const struct splits *splits, const struct unit *skeleton);

/* Whether the unit with this number is the next of some other. */
bool splits_follows(const struct splits *splits, size_t number);

/*
 * Reads a skeleton and those behind it. Where there is no file for it, reported, what the skeleton says itself is read.
 * Thread-safe; a .dwo file is open only meanwhile.
 */
void splits_read(const struct splits *splits, struct reading *first);

#endif
