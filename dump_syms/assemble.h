/*
 * The fragments of all units, and the symbol tables, to one module: who has which code, with which lines, inlined calls and
 * name.
 *
 *   claims of all fragments -> disjoint functions, with the lines and inlined calls of their unit
 *   loose spans             -> lines where a function has none; what is left makes functions of sized symbols
 *   symbols                 -> PUBLIC where still no function is
 */
#ifndef DUMP_SYMS_ASSEMBLE_H
#define DUMP_SYMS_ASSEMBLE_H

#include "dump_syms/dump.h"
#include "dump_syms/dwarf/fragment.h"
#include "dump_syms/names.h"
#include "elf/symbols.h"

struct assembly {
	/* Filled by the caller, borrowed. */
	struct fragment *fragments; /* their lines are renumbered in place, and the module borrows from them */
	size_t fragment_count;
	const struct symbol_list *symbols; /* finished */
	const struct plt_list *plt;
	const struct range_list *code;     /* vaddr */
	const struct dump_options *options;
	uint64_t base;                     /* vaddr - base is rel */
	struct module *module;             /* functions, publics, files and origins are appended; not finished */

	/* What the module borrows from, and the work in hand; zero at first. assembly_release. */
	struct names names;
	struct intern files;
	struct arena arena;
	struct sym_inline **inlines;        /* by fragment: its inlines, converted */
	struct VEC(uint32_t) func_names;    /* by function: number in names */
	struct VEC(uint32_t) public_names;
	uint32_t **name_numbers;            /* by fragment: its names -> names */
	uint32_t **file_numbers;            /* by fragment: its files -> files */
};

void assemble(struct assembly *a);
void assembly_release(struct assembly *a);

/* The steps of assemble() that have files of their own. */

/* Numbers the names and files of all fragments, and turns their lines and inlines into the module's form. */
void assembly_number(struct assembly *a);

/* The number in files of a path, behind the prefix maps. */
uint32_t assembly_file(struct assembly *a, const char *path);

/*
 * Fills what is without lines in the module's functions (ascending) from the loose spans, then makes functions of sized
 * symbols that cover spans still left.
 */
void assembly_place_loose(struct assembly *a);

/* PUBLIC records for symbols and PLT slots that no function of the module covers. */
void assembly_publics(struct assembly *a);

/* Appends a function of the module. lines and inlines live as long as it. */
void assembly_add_func(struct assembly *a, uint64_t lo, struct sym_func func, uint32_t name);

/* Copies the part of lines inside [lo, hi) (offsets from the old start), made relative to lo. */
uint32_t lines_cut(struct arena *arena, const struct sym_line *lines, uint32_t count, uint32_t lo, uint32_t hi,
                   const struct sym_line **ret);

#endif
