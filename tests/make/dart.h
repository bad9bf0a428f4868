/*
 * An ELF file like those that Dart's compiler writes beside an app: one unit, abstract instances first, concrete ones without
 * names, inlined calls in each other, columns; the code has addresses and no bytes; symbols for where it begins.
 */
#ifndef TESTS_MAKE_DART_H
#define TESTS_MAKE_DART_H

#include "tests/make/bytes.h"

struct dart_file {
	unsigned dwarf_version; /* 2 to 5 */
	uint16_t machine;       /* EM_AARCH64, EM_ARM, EM_X86_64 */
	bool one_text;          /* Dart 3.13: _kDartSnapshotText alone */
	bool sized_text;        /* .text has the size of the code; else 0 */
	uint8_t build_id;       /* 16 bytes of it */
};

/* Where the code begins: the VM's stubs, the isolate's functions, its end. */
#define DART_VM_BASE      0x60000
#define DART_ISOLATE_BASE 0xc67c0
#define DART_TEXT_END     0x266000

/* Releases nothing of ret, which is overwritten; put_release it. */
void dart_file_make(const struct dart_file *what, struct put *ret);

#endif
