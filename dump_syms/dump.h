/*
 * One module from ELF files: the converter as a whole. dump_syms' command line stands above it, elf, dump_syms/dwarf and
 * dump_syms/cfi below; it prints nothing.
 */
#ifndef DUMP_SYMS_DUMP_H
#define DUMP_SYMS_DUMP_H

#include "base/diag.h"
#include "base/status.h"
#include "symfile/module.h"

/* A path in the module that starts with the bytes of from starts with to instead; the last one given that fits is used. */
struct prefix_map {
	const char *from, *to;
};

/* All borrowed, for as long as the call lasts. */
struct dump_options {
	const char *os;    /* MODULE's OS; NULL is "Linux" */
	const char *name;  /* MODULE's name, as it is to be written; NULL: SONAME, else the file's base name */
	const char *id;    /* MODULE's id, verbatim; NULL: from the build-id, else Breakpad's hash */
	bool header_only;  /* MODULE and INFO alone are wanted: nothing else need be read */
	bool cfi, inlines; /* whether STACK CFI and INLINE are wanted */
	bool columns;      /* and the columns of lines and calls: for a module that is not written, see struct sym_line */
	bool keep_vaddr;   /* rel is vaddr: the load base is not subtracted */
	bool multiple;     /* set `m` on FUNC and PUBLIC */
	bool verbose;      /* keep every message, see struct diag */
	unsigned threads;  /* at least 1; the outcome does not depend on it */
	const struct prefix_map *prefix_maps;
	size_t prefix_map_count;
	const char *const *debug_dirs; /* where debug files are looked for, before /usr/lib/debug */
	size_t debug_dir_count;
};

/* What the module holds, in records, and how much of the code it describes, in bytes. */
struct dump_summary {
	uint64_t functions, lines, inlines, origins, publics, files, cfi_inits, cfi_rows; /* cfi_rows: without INIT */
	uint64_t code_bytes;          /* of image.code: the share's whole */
	uint64_t bytes_with_function, bytes_with_line, bytes_with_cfi;
};

struct dump {
	struct module module; /* finished; borrows from owner */
	struct dump_summary summary;
	struct diag diag;
	struct dump_owner *owner; /* what the module's texts and arrays live in */
};

/*
 * Makes the module of the files at paths, which are one build: a binary, its debug file or both, in any order; more
 * debug files are looked for as options say.
 *
 * ST_OK: the module is there; what was lost on the way is in diag as DIAG_LOSS. Anything else: nothing came of it, and diag
 * holds, as DIAG_LOSS, why (a file that is not there is ST_SYS here, and reported). *ret is filled, and needs
 * dump_release, either way.
 */
enum status dump_module(const char *const *paths, size_t count, const struct dump_options *options, struct dump *ret);
void dump_release(struct dump *dump);

#endif
