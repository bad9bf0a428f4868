/*
 * What one unit of .debug_info says about the code: the middle type between reading DWARF and assembling the module.
 *
 * A fragment is a pure function of (debug file, unit): no other unit's fragment and no thread has a say in it. Addresses
 * are vaddr, all of them inside the code ranges; names and files are numbered per fragment.
 */
#ifndef DUMP_SYMS_DWARF_FRAGMENT_H
#define DUMP_SYMS_DWARF_FRAGMENT_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/mem.h"
#include "symfile/module.h"

struct slice {
	uint32_t first, count;
};

/*
 * A name as DWARF gives it: a linkage name not yet demangled, and the name qualified by its scopes. Both are borrowed from
 * a string section or from the arena. Where both are NULL the name cannot be had.
 */
struct frag_name {
	const char *linkage; /* NULL: none */
	const char *plain;   /* NULL: none, or not made, because the linkage name is a mangled one, which says more */
	bool artificial;     /* DW_AT_artificial: of a function that the compiler made */
};

/* One contiguous range of a function. A function of several ranges gives several. */
struct frag_func {
	uint64_t lo;
	uint32_t size;
	uint32_t name;
	struct slice lines, inlines;
};

/* As struct sym_inline, with pieces as a slice, call_file and origin numbered per fragment. */
struct frag_inline {
	struct slice pieces;
	uint32_t level, call_line, call_file, origin, call_column;
};

/* A span of the line table that no function of the unit covers: assembler, folded code, another unit's function. */
struct frag_span {
	uint64_t lo;
	uint32_t size, line, file, column;
};

struct fragment {
	struct VEC(struct frag_func) funcs;     /* by (lo, size), then in DIE order; may overlap */
	struct VEC(struct sym_line) lines;      /* file numbered per fragment */
	struct VEC(struct frag_inline) inlines; /* preorder within a function */
	struct VEC(struct sym_piece) pieces;
	struct VEC(struct frag_span) loose;     /* ascending, disjoint */
	struct VEC(struct frag_name) names;
	struct VEC(const char *) files;         /* full paths */
	struct arena arena;                     /* names and paths that were put together here */
	struct diag diag;
};

/* frag_inline.call_file where the call's file cannot be known. */
#define FRAG_NO_FILE UINT32_MAX

void fragment_release(struct fragment *f);

#endif
