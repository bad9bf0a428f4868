/*
 * Who a module is, by the ELF headers that lie in the dump's memory, or by the file on this machine's disk. Lengths are
 * compared with limits of their own, as the memory that holds them may have been written over.
 */
#ifndef WALKER_DUMP_MAPPED_ELF_H
#define WALKER_DUMP_MAPPED_ELF_H

#include "walker/dump/process.h"

/* Whether an ELF file's first bytes lie at addr. */
bool mapped_elf_at(const struct process *process, uint64_t addr);

/* How many bytes from its first one on the ELF file that is mapped at base takes up in memory; 0: its headers do not say. */
uint64_t mapped_elf_span(const struct process *process, uint64_t base);

/*
 * Sets debug_id, code_id (by the GNU build-id) and soname of a module whose ELF header is mapped at its lo, each where it is not
 * set and memory has it; texts go to process->arena. The process' memory must be finished.
 */
void mapped_elf_identify(struct process *process, struct process_module *module);

/* Sets debug_id and code_id from an identity: a build-id, or what stands for one. */
void module_identity_set(struct arena *arena, struct process_module *module, struct bytes identity);

/* The file that a line of /proc/PID/maps names, where the line says which one it was. */
struct module_file {
	bool known;
	uint64_t inode;
	unsigned major, minor; /* of the device */
};

/*
 * Sets what mapped_elf_identify left unset from the file at the module's own path, if it is a regular ELF file for the
 * process' architecture and nothing speaks against it: its build-id is the module's where that is known, else it is the very
 * file that the map names (file->known), or the dump's kind does not say (file->known is false). Nothing is reported: the
 * dump may be another machine's.
 */
void disk_elf_identify(struct process *process, struct process_module *module, const struct module_file *file);

#endif
