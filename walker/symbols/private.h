/* What the files of walker/symbols share. */
#ifndef WALKER_SYMBOLS_PRIVATE_H
#define WALKER_SYMBOLS_PRIVATE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/intern.h"
#include "elf/image.h"
#include "walker/symbols/places.h"
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
	const char *build_id, *arch; /* INFO CODE_ID, and MODULE's; likewise */
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

/* A symbol file or an ELF file that traces are resolved by. */
struct build {
	char *path;
	bool usable;
	struct symfile *file;       /* or */
	struct elf_module *module;
};

struct symbols {
	struct symbols_options options;
	struct VEC(struct source) sources;
	struct arena arena; /* for the texts of sources */
	pthread_mutex_t lock; /* guards keys and the list of entries; each entry has a lock of its own */
	struct intern keys;   /* of what is wanted; the number is the index into entries */
	struct VEC(struct entry *) entries;

	struct VEC(struct build *) builds;
	struct intern build_keys;                     /* what was wanted, and by its number */
	struct VEC(const struct build *) found_builds; /* what was found */
};

void builds_close(struct symbols *set);

/* Fills e->found by looking everywhere. The entry is locked. */
void search_symbols(struct symbols *set, struct entry *e, const struct symbols_wanted *wanted);

/* The module's binary, opened; NULL where there is none. The entry is locked. */
const struct elf_image *binary_find(struct symbols *set, struct entry *e, const struct symbols_wanted *wanted);

/* What MODULE and INFO say of the ELF file at path, in texts in arena; and its whole module as the text of a symbol file. */
enum status elf_peek(const char *path, struct arena *arena, struct diag *d, struct source *ret);
enum status elf_text(const char *path, struct diag *d, struct buf *ret);

/* The same of an ELF file in memory, without a word about what it lacks. */
enum status elf_text_of_memory(struct bytes image, struct buf *ret);

/* The module itself, with columns. The rest as in places.h; *ret is NULL unless ST_OK. */
struct elf_module;
enum status elf_module_open(const char *path, struct diag *d, struct elf_module **ret);
void elf_module_close(struct elf_module *module);
bool elf_module_mark(const struct elf_module *module, const char *name, uint64_t *ret_rel);
bool elf_module_at(const struct elf_module *module, uint64_t rel, struct place_list *ret);

/* Whether both spell the same identity; an identity that is NULL, "" or all zeros is not known, and equals none. */
bool same_id(const char *a, const char *b);
bool known_id(const char *id);

#endif
