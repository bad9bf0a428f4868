/* The sections of one file that hold DWARF: found, loaded one by one, and told to dump_syms/dwarf. */
#ifndef DUMP_SYMS_DEBUG_DATA_H
#define DUMP_SYMS_DEBUG_DATA_H

#include "dump_syms/dwarf/dwarf.h"
#include "elf/stream.h"

struct debug_section {
	const struct elf_section *section; /* NULL: there is none */
	struct section_data data;
};

struct debug_data {
	const struct elf_image *image; /* NULL: there is no DWARF */
	struct debug_section at[DS_COUNT];
	bool by_unit;        /* .debug_info is wanted as `info`, if possible; may be set once the sections are found */
	struct stream *info; /* .debug_info, where it is read as it is decompressed; then it is not loaded */
	struct VEC(struct debug_section) more; /* .debug_types, and what else is called .debug_info: a group's */
	struct bytes_list more_info;
};

/*
 * Finds the sections called .debug_info and so on with the suffix: "", or ".dwo" of split files. They are numbered from 0,
 * for any thread to load each; damage is reported, and what is left is loaded. debug_data_release.
 */
void debug_data_find(const struct elf_image *image, const char *suffix, struct debug_data *ret);
size_t debug_data_count(const struct debug_data *data);
void debug_data_load(struct debug_data *data, size_t i, struct diag *d);

/* Tells dwarf the sections, once they are loaded, and what else the image says; the rest of dwarf is left alone. */
void debug_data_describe(struct debug_data *data, struct dwarf *dwarf);

/*
 * Gives back the memory of what only reading units needed: names are borrowed from the string sections. What is wrong with a
 * .debug_info that was read as it was decompressed is reported now.
 */
void debug_data_drop(struct debug_data *data, struct diag *d);
void debug_data_release(struct debug_data *data);

#endif
