/*
 * A symbol file opened for reading: one pass notes where its records are, bodies are parsed when an address in them is
 * asked for (docs/symfile.md has the grammar).
 *
 * One bad line costs that line: a line that the first pass sees is reported to the diag of symfile_open, one inside a
 * body to the diag of the lookup that parses it; both by line number. Once open a file is const, so any number of threads
 * may look things up in it. Addresses are `rel`, from the module's base.
 */
#ifndef SYMFILE_FILE_H
#define SYMFILE_FILE_H

#include "base/arena.h"
#include "base/bytes.h"
#include "base/diag.h"
#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

struct symfile;

/* MODULE and INFO; "" where the file does not say. Owned by the file. */
struct symfile_head {
	const char *os, *arch, *id, *name;
	const char *code_id, *generator, *url;
	const struct symfile_mark *marks; /* the last one first */
};

/* INFO SYMBOL: where a symbol stands that addresses are counted from. */
struct symfile_mark {
	const char *name;
	uint64_t rel;
	const struct symfile_mark *next;
};

/*
 * Opens the symbol file at path: plain text (CR, LF, CR LF; UTF-16 with a byte-order mark), or compressed with gzip or zstd,
 * told by content. strict: the first bad line that the first pass sees refuses the file. ST_ABSENT where no such file
 * exists (not reported); ST_SYS and ST_BAD are reported. symfile_open_text reads text in memory, borrowed until
 * symfile_close; name stands for it in messages.
 */
enum status symfile_open(const char *path, bool strict, struct diag *d, struct symfile **ret);
enum status symfile_open_text(struct bytes text, const char *name, bool strict, struct diag *d, struct symfile **ret);
void symfile_close(struct symfile *file);

const struct symfile_head *symfile_head(const struct symfile *file);

/* The head alone, of the first lines of the file at path; its texts live in arena. Statuses as symfile_open. */
enum status symfile_peek(const char *path, struct arena *arena, struct diag *d, struct symfile_head *ret);

/* Whether the file describes code at all: a FUNC, PUBLIC, STACK CFI or STACK WIN. */
bool symfile_has_code(const struct symfile *file);

/* A call that was inlined at the address asked for. */
struct symbol_inline {
	const char *function;  /* who was inlined; never NULL */
	const char *file;      /* where the address stands in it, path as recorded; NULL: not known */
	uint32_t line;         /* 0: not known */
	uint64_t rel;          /* where the range of the call begins that holds the address */
};

/* What lies at an address. Texts and arrays live in the arena of the lookup. */
struct symbol {
	const char *function;     /* of the FUNC or PUBLIC; NULL: none */
	uint64_t rel;             /* where that begins */
	uint64_t size;            /* bytes; 0 for a PUBLIC */
	uint64_t parameter_size;  /* bytes, x86 */
	bool is_public, multiple; /* `m` */
	const char *file;         /* of the FUNC itself: with inlined calls, where the outermost call stands; NULL: not known */
	uint32_t line;            /* 0: not known */
	uint64_t line_rel;        /* where the line record that holds the address begins; rel where there is none */
	const struct symbol_inline *inlines; /* innermost first */
	size_t inline_count;
	uint64_t read;            /* bytes of records that were read to find it: what the look-up cost */
};

/*
 * What lies at rel: the FUNC that holds it with its line and inlined calls, else the nearest PUBLIC at or below it where no
 * FUNC begins in between (of overlapping FUNCs the first that was stored stands). False, and *ret is all zeros, where there
 * is neither.
 */
bool symfile_symbol(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct symbol *ret);

/*
 * The rules of STACK CFI that hold at rel: the INIT record whose range holds it and, in order of address, the deltas in
 * [INIT's start, rel]. Each text is `name: expression ...` for stack_rule_next; a later one overrides name by name.
 */
struct stack_cfi {
	uint64_t rel, size;       /* of the INIT */
	const char *const *rules; /* INIT's first; in the arena */
	size_t count;
	uint64_t line;            /* number of INIT's line in the file, for explanations; 1 is the first */
};
bool symfile_cfi(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct stack_cfi *ret);

/* A STACK WIN record. */
struct stack_win {
	unsigned type;         /* 4: frame data, 0: FPO */
	uint64_t rel;
	uint32_t size, prolog_size, epilog_size, parameter_size, saved_size, local_size, max_stack_size; /* bytes */
	const char *program;   /* NULL: none; in the arena */
	bool allocates_base_pointer; /* where there is no program */
	uint64_t line;         /* number in the file */
};

/* The record that holds at rel: of type 4 before type 0, of those that hold it the innermost. */
bool symfile_win(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d, struct stack_win *ret);

#endif
