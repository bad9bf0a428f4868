/*
 * The DWARF of one debug file: its sections and its units. This is the door of dump_syms/dwarf; unit_read() does the rest.
 */
#ifndef DUMP_SYMS_DWARF_DWARF_H
#define DUMP_SYMS_DWARF_DWARF_H

#include "base/bytes.h"
#include "base/diag.h"
#include "base/range.h"
#include "dump_syms/dwarf/fragment.h"

enum dwarf_section {
	DS_INFO,
	DS_ABBREV,
	DS_STR,
	DS_LINE,
	DS_LINE_STR,
	DS_RANGES,
	DS_RNGLISTS,
	DS_ADDR,
	DS_STR_OFFSETS,
	DS_COUNT
};
extern const char *const dwarf_section_names[DS_COUNT]; /* ".debug_info" ... */

struct unit;
struct shared;
struct types;
struct bytes_list VEC(struct bytes);

struct dwarf {
	struct bytes section[DS_COUNT]; /* borrowed; empty where there is none. dwarf_open cuts a string that has no end */
	struct bytes_list more_info;    /* borrowed: where type units are beside .debug_info: .debug_types, section groups */
	bool big_endian;
	unsigned address_size;          /* the ELF class's, for tombstones */
	struct range_list code;         /* borrowed: vaddr, normalized; nothing outside is kept */
	bool split;                     /* a .dwo file, or a part of a .dwp file */
	bool inlines;                   /* whether inlined calls are wanted */

	const struct dwarf *alt;        /* borrowed: the supplementary file (DWARF 5, 7.3.6); NULL: there is none */

	struct unit *units;             /* by offset; made by dwarf_open */
	size_t unit_count;
	struct abbrev_table *abbrevs;   /* one per table in use */
	size_t abbrev_count;
	bool crosses_units;             /* some DIE may refer into another unit: keep all of .debug_info */
	struct types *types;            /* the units of types; see types.h */
	struct shared *shared;          /* what units need of each other, made on demand; see shared.h */
};

/*
 * Finds the units, compiles the abbreviation tables that they use and reads the attributes of their root DIEs, so that any
 * thread can follow a reference into any unit. The caller has filled the first block of fields. Units that cannot be
 * read are reported and left out. ST_ABSENT where there are none. Units point to their dwarf: it must not move until closed.
 */
enum status dwarf_open(struct dwarf *dwarf, unsigned threads, struct diag *d);
void dwarf_close(struct dwarf *dwarf);

/*
 * Reads unit number i into *ret (all zeros but for diag.verbose; fragment_release it): functions, their lines and inlined
 * calls. Thread-safe. Damage costs what it touches and is reported in ret->diag.
 */
void unit_read(const struct dwarf *dwarf, size_t i, struct fragment *ret);

/* The bytes of .debug_info that unit i alone uses, for dropping them once it is read (unless crosses_units). */
struct bytes unit_bytes(const struct dwarf *dwarf, size_t i);

#endif
