/*
 * A module as the symbol file describes it: what dump_syms fills and the writer prints (docs/symfile.md is the format).
 *
 * Addresses are `rel`: from the module's load base. Inside a function, places are 32-bit offsets from its start.
 * Functions, publics and CFI are flat arrays, appended in any order; module_finish sorts, numbers and asserts; from then
 * on the module is const. Texts and the arrays that functions point to are borrowed unless they say otherwise, and live
 * as long as the module.
 */
#ifndef SYMFILE_MODULE_H
#define SYMFILE_MODULE_H

#include "base/arena.h"
#include "base/intern.h"
#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A line record: [offset, offset + size) of its function is line `line` (never 0 but for file `??`) of file `file`. Columns,
 * 0 where they are not known, are there only if they were asked for; then, too, code of a file that belongs to no line
 * of it has a record, of line SYM_NO_LINE. The symbol file has no field for either: such a module is not written.
 */
struct sym_line {
	uint32_t offset, size, line, file, column;
};
#define SYM_NO_LINE UINT32_MAX

/* One range of an INLINE. */
struct sym_piece {
	uint32_t offset, size;
};

/* An inlined call: level 0 is called by the FUNC itself. In preorder: a call stands before those inlined into it. */
struct sym_inline {
	const struct sym_piece *pieces; /* ascending, disjoint, inside the function and the call one level up */
	uint32_t piece_count, level : 31, artificial : 1; /* artificial: the compiler made what is called */
	uint32_t call_line, call_file; /* where the call stands; index into files */
	uint32_t origin;               /* who was inlined; index into origins */
	uint32_t call_column;          /* see struct sym_line */
};

struct sym_func {
	uint64_t rel;
	const char *name;
	const struct sym_line *lines; /* ascending, disjoint, inside [0, size) */
	const struct sym_inline *inlines;
	uint32_t size, line_count, inline_count;
	bool multiple; /* `m`: other functions had this address too */
	bool artificial; /* the compiler made it; not written */
};

struct sym_public {
	uint64_t rel;
	const char *name;
	bool multiple;
};

/* The longest text of rules, in bytes: a record stays under 16 KiB. Who makes rules opens a gap instead of a longer one. */
#define SYM_RULES_MAX (16 * 1024 - 128)

/* A row of STACK CFI: from rel on these rules hold (index into rules); a delta states only what changes. */
struct sym_cfi_row {
	uint64_t rel;
	uint32_t rules;
};

/* A STACK CFI INIT record with its deltas, cfi_rows[first, first + count), ascending, inside (rel, rel + size). */
struct sym_cfi {
	uint64_t rel;
	uint32_t size, rules;
	uint32_t first, count;
};

/* Where a symbol that addresses are counted from stands: INFO SYMBOL. */
struct sym_mark {
	uint64_t rel;
	const char *name;
};

struct module {
	const char *os, *arch, *id, *name; /* MODULE */
	const char *code_id;               /* INFO CODE_ID; NULL: none */
	const char *generator;             /* INFO GENERATOR; NULL: none */
	struct VEC(struct sym_mark) marks; /* INFO SYMBOL */

	struct VEC(const char *) files;   /* paths; sym_line.file and sym_inline.call_file index them */
	struct VEC(const char *) origins; /* names of inlined functions; sym_inline.origin indexes them */
	struct VEC(struct sym_func) funcs;
	struct VEC(struct sym_public) publics;
	struct VEC(struct sym_cfi) cfi;
	struct VEC(struct sym_cfi_row) cfi_rows;
	struct intern rules; /* texts such as ".cfa: $rsp 8 + .ra: .cfa -8 + ^" */

	uint32_t *file_number;   /* made by module_finish: what to print for an index of files, UINT32_MAX if unused */
	uint32_t *origin_number; /* likewise for origins; equal texts have equal numbers */
	uint32_t file_total, origin_total;
};

/*
 * Sorts functions, publics and CFI by rel; numbers the files and origins that are used, in byte order of their text;
 * asserts the invariants above, that no two functions or STACK CFI INIT overlap, and that no address has two PUBLIC. A
 * violation ends the tool: it is a mistake in the program, never the input's. No record may be appended afterwards.
 */
void module_finish(struct module *module);

void module_release(struct module *module);

#endif
