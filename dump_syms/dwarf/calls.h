/*
 * Inlined calls: from the tree of DIEs, whose ranges may lie anywhere, to pieces that nest.
 *
 * An address belongs to the call that comes last, in the order of DIEs, of those whose ranges hold it, and through it to
 * the calls around that one. So what an inner call covers its outer ones cover too, and siblings never overlap.
 */
#ifndef DUMP_SYMS_DWARF_CALLS_H
#define DUMP_SYMS_DWARF_CALLS_H

#include "base/range.h"
#include "dump_syms/dwarf/fragment.h"
#include "dump_syms/dwarf/keys.h"

extern const struct diag_kind calls_overlap;

struct reader;

struct call {
	uint32_t caller; /* index of the call that this one is inlined into; CALL_NONE: the function itself */
	uint32_t level;
	uint32_t line, column, file; /* file as the unit's line table numbers it */
	uint32_t origin;
};
#define CALL_NONE UINT32_MAX

struct call_range {
	uint64_t lo, hi;
	uint32_t call;
};

/* A call that has begun and not ended, while addresses are gone through in order: its piece waits for its end. */
struct call_open {
	uint32_t call, piece;
};

/* The calls of one function. All zeros is an empty one; it is used again for the next function. */
struct call_tree {
	struct VEC(struct call) calls;        /* in preorder */
	struct VEC(struct call_range) ranges; /* inside the function, in the order of calls, in each ascending and apart */
	struct key_list starts;               /* of the ranges, ascending */
	size_t next;                          /* of starts: the first behind what is resolved */
	uint64_t budget;                      /* how many pieces this function may still have */
	struct VEC(struct call_range) pieces; /* what was resolved last: in the order of calls, ascending in each */

	/* Scratch. */
	struct VEC(uint32_t) owners;        /* by node of the outline: the innermost call around */
	struct VEC(uint32_t) heap;          /* ranges that hold the address in hand, that of the last call first */
	struct VEC(struct call_open) open;  /* by level */
	struct VEC(struct call_range) cuts; /* pieces in the order in which they begin */
	struct key_list by_call, scratch;
	struct range_list given, clipped;   /* of one call */
};

/* To be called once the calls and ranges are there. */
void call_tree_sort(struct call_tree *tree);

/*
 * Fills pieces with those inside code, one of the function's ranges, which are asked for in ascending order. False, with no
 * pieces, where ranges overlap so badly that their pieces would be out of proportion.
 */
bool call_tree_resolve(struct call_tree *tree, struct range code);
void call_tree_release(struct call_tree *tree);

/* Reads the calls inside the function at this node of the outline, whose code is `code` (normalized). */
void calls_collect(struct reader *r, uint32_t function, const struct range_list *code);

/* Appends to the fragment the calls of one range of the function; none, reported, where they cannot be resolved. */
struct slice calls_emit(struct reader *r, struct range code);

#endif
