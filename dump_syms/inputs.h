/*
 * The files of one build and what each is good for: the binary has code, CFI, dynamic symbols; the debug file has DWARF
 * and the full symbol table; .gnu_debugdata stands in where there is no symbol table. One file may be the first two.
 */
#ifndef DUMP_SYMS_INPUTS_H
#define DUMP_SYMS_INPUTS_H

#include "dump_syms/dump.h"
#include "elf/debugfile.h"
#include "elf/image.h"

enum input_role { INPUT_BINARY, INPUT_DEBUG, INPUT_MINI, INPUT_ROLES };

struct inputs {
	struct elf_image images[INPUT_ROLES];
	const struct elf_image *role[INPUT_ROLES]; /* NULL: nobody has it; BINARY and DEBUG may be one image */
	const struct elf_image *primary; /* says identity, name, load base and code: the binary, else the debug file */
	struct section_data mini_data;
	struct elf_image supplement;     /* of the one that has DWARF; without a path: there is none */
	bool debug_only;                 /* no file with code was given */
};

/*
 * Opens the files at paths and gives them their roles; looks for a debug file where none of them has DWARF. ST_OK, or why
 * nothing can come of these files (reported). *ret needs inputs_close either way.
 */
enum status inputs_open(const char *const *paths, size_t count, const struct dump_options *options, struct diag *d,
                        struct inputs *ret);
void inputs_close(struct inputs *inputs);

/* The first image, in the order of the roles, whose section called name has bytes; or NULL. */
const struct elf_image *inputs_with_section(const struct inputs *inputs, const char *name);

#endif
