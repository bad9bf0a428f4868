/*
 * The supplementary file of debug information: what several files have in common (DWARF 5, 7.3.6; dwz -m). The section .debug_sup
 * or, older, .gnu_debugaltlink names it and says what it is known by.
 */
#ifndef ELF_SUPPLEMENT_H
#define ELF_SUPPLEMENT_H

#include "elf/debugfile.h"

/*
 * Opens the supplementary file of file: by build-id in every directory (and /usr/lib/debug), as debugfile_find does; at the
 * path that is recorded, which counts from where the file is; and in every directory, at that path (without /usr/lib/debug in
 * front), in its .dwz and in itself. ST_ABSENT where the file names none; ST_BAD, reported, where none of these is the one.
 */
enum status supplement_find(const struct elf_image *file, const char *const *directories, size_t directory_count,
                            struct diag *d, struct elf_image *ret);

#endif
