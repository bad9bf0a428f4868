/* What the readers of dumps without a list of modules of their own share: cores, raw stack dumps, stackdumps. */
#ifndef WALKER_DUMP_GATHER_H
#define WALKER_DUMP_GATHER_H

#include "walker/dump/maps.h"
#include "walker/dump/process.h"

/* Sets the kind, and the texts that are never NULL. */
void gather_begin(struct process *process, const char *kind);

/* Sets arch and its name; arch may be NULL, and name then says what it would have been. */
void gather_arch(struct process *process, const struct arch *arch, const char *name);

/* The architecture as people call it: "x86_64", "amd64", "x86-64", "aarch64", "i386" ...; NULL where it cannot be walked. */
const struct arch *gather_arch_find(const char *name);

void gather_os(struct process *process, enum process_os os, const char *name);

/*
 * A signal struck the first thread: the exception, with the reason in words, and the address that the kernel gave, or, where it
 * gives none with such a signal, the thread's pc. Once arch, os and threads are set.
 */
void gather_signal(struct process *process, uint32_t signal, uint32_t code, uint64_t address);

/* Finishes the process, with the modules and mappings of the maps. */
void gather_finish(struct process *process, struct maps *maps);

/* Marks the module that must be the program, where nothing says which: the first one that is no shared library. */
void gather_main(struct process *process);

#endif
