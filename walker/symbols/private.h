/* What the files of walker/symbols share. */
#ifndef WALKER_SYMBOLS_PRIVATE_H
#define WALKER_SYMBOLS_PRIVATE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/intern.h"
#include "elf/image.h"
#include "walker/symbols/symbols.h"

#include <pthread.h>

/* A path of the options, told by what is there. */
enum source_kind {
	SOURCE_STORE,
	SOURCE_FILE, /* a symbol file */
	SOURCE_ELF,  /* a module is made of it in memory */
};

struct source {
	const char *path;
	enum source_kind kind;
	const char *name, *id; /* of MODULE; "" for a store */
};

/* A module whose symbols somebody wanted. */
struct entry {
	pthread_mutex_t lock;
	bool searched;
	struct symbols_found found;
	struct VEC(const char *) looked; /* found.looked is this */
	struct symfile *file;
	struct buf text; /* of a module that was made in memory; file borrows it */
	bool binary_searched, has_binary;
	struct elf_image binary;
	struct diag diag;
	struct arena arena;
};

struct symbols {
	struct symbols_options options;
	struct VEC(struct source) sources;
	struct arena arena; /* for the texts of sources */
	pthread_mutex_t lock; /* guards keys and the list of entries; each entry has a lock of its own */
	struct intern keys;   /* of what is wanted; the number is the index into entries */
	struct VEC(struct entry *) entries;
};

/* Fills e->found by looking everywhere. The entry is locked. */
void search_symbols(struct symbols *set, struct entry *e, const struct symbols_wanted *wanted);

/* The module's binary, opened; NULL where there is none. The entry is locked. */
const struct elf_image *binary_find(struct symbols *set, struct entry *e, const struct symbols_wanted *wanted);

/* MODULE's name and id of the ELF file at path; and its whole module as the text of a symbol file. Texts live in arena. */
enum status elf_peek(const char *path, struct arena *arena, struct diag *d, const char **ret_name, const char **ret_id);
enum status elf_text(const char *path, struct diag *d, struct buf *ret);

/* The same of an ELF file in memory, without a word about what it lacks. */
enum status elf_text_of_memory(struct bytes image, struct buf *ret);

/* Whether both spell the same identity; an identity that is NULL, "" or all zeros is not known, and equals none. */
bool same_id(const char *a, const char *b);
bool known_id(const char *id);

#endif
