/*
 * A simple reader of symbol files: all of the text in memory, all records in sorted arrays. It shares nothing with the
 * project's own writer and reader, which it judges; it understands what Breakpad's and Mozilla's dump_syms write, too.
 */
#ifndef TESTS_ORACLE_SYMTEXT_H
#define TESTS_ORACLE_SYMTEXT_H

#include "tests/oracle/chain.h"

#include <stddef.h>

struct symtext_func {
	uint64_t rel, size;
	const char *name;
	size_t first_line, line_count, first_inline, inline_count;
};

struct symtext_line {
	uint64_t rel, size;
	uint32_t line;
	int64_t file;
};

struct symtext_range {
	uint64_t rel, size;
};

struct symtext_inline {
	unsigned level;
	uint32_t call_line;
	int64_t call_file;
	uint64_t origin;
	size_t first_range, range_count;
};

struct symtext_names VEC(const char *);

struct symtext {
	char *text; /* owned; cut into strings */
	struct symtext_names files, origins; /* by number; NULL where there is none */
	struct VEC(struct symtext_func) funcs, publics; /* by rel */
	struct VEC(struct symtext_line) lines;     /* by rel within a function */
	struct VEC(struct symtext_inline) inlines; /* in the file's order */
	struct VEC(struct symtext_range) ranges;
};

/* Reads the file at path; ends the program with a message where that fails or a record makes no sense. */
void symtext_read(const char *path, struct symtext *ret);
void symtext_release(struct symtext *sym);

/* The chain at rel, as a reader of symbol files finds it; empty where neither FUNC nor PUBLIC says anything. */
void symtext_chain(const struct symtext *sym, uint64_t rel, struct chain *ret);

#endif
