/*
 * Where the symbol files of a process' modules come from. Each is looked for when it is first asked for, and loaded once;
 * several threads may ask.
 */
#ifndef WALKER_SYMBOLS_SYMBOLS_H
#define WALKER_SYMBOLS_SYMBOLS_H

#include "base/diag.h"
#include "symfile/file.h"

/* --symbols-for NAME=FILE.sym: for the module of that base name, whatever its identity. */
struct symbols_for {
	const char *name, *path;
};

/* All borrowed. Paths are stores (directories), symbol files, or ELF files that a module is made of in memory. */
struct symbols_options {
	const char *const *paths;
	size_t path_count;
	const struct symbols_for *named;
	size_t named_count;
	const char *const *binary_dirs; /* --binaries: for code bytes, and SONAMEs */
	size_t binary_dir_count;
	bool strict; /* a symbol file with a bad line is refused */
};

/* What is known of a module that wants symbols; borrowed texts, NULL where nothing is known. */
struct symbols_wanted {
	const char *path;       /* the code file as the dump names it */
	const char *debug_file; /* NULL: path's */
	const char *debug_id, *code_id, *soname, *arch;
	struct bytes image;     /* of a module that no file has, such as the kernel's vDSO: what memory holds of it; else empty */
};

enum symbols_state {
	SYMBOLS_NOT_ASKED, /* nobody wanted this module's symbols */
	SYMBOLS_LOADED,
	SYMBOLS_CORRUPT,   /* found, but it could not be used at all */
	SYMBOLS_MISSING,
};

/* What came of a module's search. Texts belong to the set. */
struct symbols_found {
	enum symbols_state state;
	const struct symfile *file; /* NULL unless loaded */
	const char *path;           /* of the file that was used, or is corrupt; NULL */
	const char *wanted_name, *wanted_id; /* what would satisfy: MODULE's name and id; NULL: not known */
	const char *mismatch;       /* a file of the right name but another identity was seen: its path and id; NULL */
	bool damaged;               /* loaded, with bad lines */
	bool id_differs;            /* used although its id is not known to be the module's: by its name, or --symbols-for */
	const char *const *looked;  /* every place, in order */
	size_t looked_count;
};

struct symbols;

/* A set of sources. A path of the options that is not there is reported as a warning and passed over. */
struct symbols *symbols_open(const struct symbols_options *options, struct diag *d);
void symbols_close(struct symbols *set);

/*
 * The outcome for a module; searched for and loaded on the first call with an equal `wanted`, the same object afterwards,
 * good until symbols_close. Never NULL. symbols_seen is the outcome if somebody asked before, else a SYMBOLS_NOT_ASKED one.
 */
const struct symbols_found *symbols_find(struct symbols *set, const struct symbols_wanted *wanted);
const struct symbols_found *symbols_seen(struct symbols *set, const struct symbols_wanted *wanted);

/* Adds to `into` what was found wrong with the module's symbol file, and with those looked at on the way. */
void symbols_report(struct symbols *set, const struct symbols_wanted *wanted, struct diag *into);

/*
 * n bytes at rel of the module's binary, in a --binaries directory or at the module's own path; false where there is no
 * file of its identity, or no bytes there. Code that relocations change may differ from what ran.
 */
bool symbols_code(struct symbols *set, const struct symbols_wanted *wanted, uint64_t rel, void *to, size_t n);

#endif
