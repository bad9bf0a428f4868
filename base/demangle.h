/* Linkage names as a person would write them. */
#ifndef BASE_DEMANGLE_H
#define BASE_DEMANGLE_H

#include "base/buf.h"

#include <stdbool.h>

/* Whether a linkage name is a mangled one: of C++, D or Rust, or of Swift ($s, $S, _T), which demangle() does not know. */
bool name_is_mangled(const char *linkage);

/*
 * Appends the demangled form of a linkage name: C++ (Itanium ABI), Rust (v0 and legacy, hash dropped) and D, with
 * parameters. Only names that carry a mangling's prefix (_Z, __Z, ___Z, _R, _D) are looked at, so that a C function `f`
 * stays `f`. Returns false and appends nothing where it is no such name, the demangler does not know it, or the result
 * would be longer than limit bytes (the demangler is stopped there: 250 bytes can stand for 570 MB).
 */
bool demangle(const char *name, size_t limit, struct buf *out);

/*
 * Appends the Ada name that GNAT encodes, `pkg.outer.inner` for `pkg__outer__inner`. Returns false and appends nothing
 * where it is no such name. Every C name of small letters looks like one, so the caller knows the language.
 */
bool demangle_ada(const char *name, struct buf *out);

#endif
