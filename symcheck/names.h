/*
 * When two names of a function mean the same, although different demanglers and different DWARF readers wrote them.
 *
 * A name is taken apart into the components of its path, and what demanglers differ in is left out: parameters and what
 * follows them, template arguments, return types, `[abi:...]`, `[clone ...]`, the suffixes of compiler-made copies (.cold,
 * .part.0, .isra.0, .constprop.0, .lto_priv.0, .llvm.123, .localalias, a plain number), version suffixes (@GLIBC_2.2.5), numbers
 * of lambdas and closures. `A::B<int>::f(int) [clone .cold]` is A, B, f.
 *
 * Two names match where the components match from the last on, over the length of the shorter: a name without its scopes
 * (DW_AT_name alone, where the compiler wrote no linkage name) matches one that has them; A::f and B::f do not match.
 */
#ifndef SYMCHECK_NAMES_H
#define SYMCHECK_NAMES_H

#include <stdbool.h>

/* Either may be mangled. NULL matches nothing. */
bool names_match(const char *a, const char *b);

#endif
