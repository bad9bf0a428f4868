/* Names for what a core maps where it has no NT_FILE: of qemu, and of Linux before 3.7. */
#ifndef WALKER_DUMP_CORE_NAMES_H
#define WALKER_DUMP_CORE_NAMES_H

#include "walker/dump/maps.h"

/*
 * Sets the path, and the offset, of the lines that are an ELF file's by the headers that memory has, SONAME as its name; and of
 * those of the program, which begins where its program headers lie (`headers`, AT_PHDR; 0: not known) and is called `program`.
 * The lines must be sorted, the process' memory finished.
 */
void core_names_set(struct maps *lines, struct process *process, uint64_t headers, const char *program);

/* The NUL-terminated text of the process at addr: a path; NULL where there is none that can be read. */
const char *core_text(struct process *process, uint64_t addr);

#endif
