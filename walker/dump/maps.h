/*
 * Linux's list of what is mapped where: the text of /proc/PID/maps, an ELF core's NT_FILE, or a stackdump's; and the
 * modules that it makes.
 */
#ifndef WALKER_DUMP_MAPS_H
#define WALKER_DUMP_MAPS_H

#include "walker/dump/process.h"

struct maps_line {
	uint64_t lo, hi;
	uint64_t offset;  /* in the file, bytes */
	unsigned access;  /* MAPPING_* */
	const char *path; /* without " (deleted)"; "" for anonymous memory */
	bool deleted;
	bool has_inode;
	uint64_t inode;
	unsigned major, minor; /* of the device */
};

struct maps VEC(struct maps_line);

/*
 * Appends the lines of text, called name in messages; paths go to process->arena. Offset, device, inode and name may be
 * missing; ends that are inclusive (...fff) become exclusive; the lines that /proc/PID/smaps has between are passed over. A
 * line that is none of these is reported to process->diag.
 */
void maps_parse(struct bytes text, const char *name, struct process *process, struct maps *ret);

/* Sets path and deleted of a line from the name that the system gives. */
void maps_path_set(struct maps_line *line, struct process *process, const char *name);

/* Sorts the lines by lo; and the index of the line of sorted, disjoint ones that holds addr, NO_INDEX where none does. */
void maps_sort(struct maps *maps);
size_t maps_find(const struct maps *maps, uint64_t addr);

/* Appends the lines to process->mappings. */
void maps_mappings(const struct maps *maps, struct process *process);

/*
 * Sorts the lines by lo, and appends to process->modules what they make: the lines of one name are a module, whose lo is the lowest
 * start; a line that starts with an ELF header which is not that module's own, or whose file offset falls, begins a new one.
 * Only what has an executable line is a module; of the names in brackets only [vdso], under the SONAME that it has. Modules
 * get their identities from the process' memory, which must be finished, and then from the files of this machine
 * (walker/dump/mapped_elf.h).
 */
void maps_modules(struct maps *maps, struct process *process);

/* Both, of the text of /proc/PID/maps, for a dump that has a list of modules of its own: mappings only. */
void maps_read(struct bytes text, const char *name, struct process *process);

extern const struct diag_kind maps_line_unreadable;

#endif
