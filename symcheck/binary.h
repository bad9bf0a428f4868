/* What libelf says of a binary: its code, its identity, its symbols. */
#ifndef SYMCHECK_BINARY_H
#define SYMCHECK_BINARY_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/range.h"

#include <libdwarf.h>

struct binary_symbol {
	uint64_t vaddr, size;
	const char *name;
	bool function; /* else it has no type, as in assembler */
};

struct binary {
	const char *path;
	int fd;
	void *elf;        /* Elf * */
	const char *arch; /* as in MODULE; NULL: none that has CFI names */
	unsigned address_size;
	bool big_endian;
	uint64_t load_base;
	struct range_list code;     /* executable sections */
	unsigned char id[64];       /* build-id */
	size_t id_size;             /* 0: there is none */
	bool relocatable;
	Dwarf_Debug dbg;            /* NULL: libdwarf does not read it */
};

struct binary_symbols VEC(struct binary_symbol);

/* ST_SYS or ST_BAD, reported, where it is no ELF file that can be read. path is borrowed. */
enum status binary_open(const char *path, struct diag *d, struct binary *ret);
void binary_close(struct binary *binary);

/* Appends the functions, and what has no type, of .symtab and .dynsym. Names live in arena. */
void binary_symbols(const struct binary *binary, struct arena *arena, struct binary_symbols *ret);

#endif
