/* The .dwp file of a binary. */
#ifndef DUMP_SYMS_SPLIT_PACKAGE_H
#define DUMP_SYMS_SPLIT_PACKAGE_H

#include "dump_syms/debug_data.h"
#include "dump_syms/dwarf/package.h"
#include "dump_syms/inputs.h"

struct split_package {
	struct elf_image image;
	struct debug_data data;
	struct section_data cu_index, tu_index;
	struct package package;
};

/*
 * Finds and opens it; `main` has the skeletons, and stays where it is. NULL where there is none; a file that has its name and
 * is none is said. split_package_close, which also takes NULL.
 */
struct split_package *split_package_find(const struct inputs *inputs, const struct dump_options *options,
                                         const struct dwarf *main, struct diag *d);
void split_package_close(struct split_package *package);

/* Says that a unit of it is read: its pages are given back. */
void split_package_drop(const struct split_package *package, const struct dwarf *unit);

#endif
