/* What the tests of split units share: a skeleton, and the unit that is the rest of it. */
#ifndef TESTS_UNIT_SPLIT_FIXTURE_H
#define TESTS_UNIT_SPLIT_FIXTURE_H

#include "tests/unit/dwarf_fixture.h"

#define DWO_ID UINT64_C(0xfedcba9876543210)

/* Versions 4 and 5, offset size, address size, byte order: for loop tests. */
#define SPLIT_FORMS 16
static inline struct dwarf_maker split_maker(int i)
{
	return dwarf_maker_make(4 + (i & 1), i & 2 ? 8 : 4, i & 4 ? 8 : 4, i & 8);
}

/* A skeleton at TEXT: its addresses are of the main file, and so are, before version 5, range lists, behind `lists` bytes. */
static inline void skeleton(struct dwarf_maker *m, uint64_t id, const char *name, uint64_t lists)
{
	bool standard = m->version >= 5;
	m->id = id;
	dwarf_unit(m, DW_UT_skeleton);
	dwarf_die(m, standard ? DW_TAG_skeleton_unit : DW_TAG_compile_unit, false);
	dwarf_text(m, standard ? DW_AT_dwo_name : DW_AT_GNU_dwo_name, DW_FORM_string, name);
	if (!standard) {
		dwarf_uint(m, DW_AT_GNU_dwo_id, DW_FORM_data8, id);
		dwarf_uint(m, DW_AT_GNU_ranges_base, DW_FORM_sec_offset, lists);
	}
	dwarf_bases(m);
	dwarf_address(m, DW_AT_low_pc, DW_FORM_addr, TEXT);
}

static inline void skeleton_end(struct dwarf_maker *m)
{
	dwarf_unit_end(m);
}

/* An address in the skeleton's part of .debug_addr. */
static inline void skeleton_address(struct dwarf_maker *m, uint64_t address)
{
	put_uint(&m->addr, address, m->address_size);
}

static inline void split_root(struct dwarf_maker *m, uint64_t id)
{
	m->id = id;
	dwarf_unit(m, m->version >= 5 ? DW_UT_split_compile : 0);
	dwarf_die(m, DW_TAG_compile_unit, true);
	dwarf_uint(m, DW_AT_language, DW_FORM_data2, DW_LANG_C_plus_plus);
	if (m->version < 5)
		dwarf_uint(m, DW_AT_GNU_dwo_id, DW_FORM_data8, id);
}

/* A function whose address is number `address` of the skeleton's, of 16 bytes. */
static inline void split_function(struct dwarf_maker *m, const char *name, uint64_t address)
{
	unsigned index = m->version >= 5 ? DW_FORM_strx : DW_FORM_GNU_str_index;
	dwarf_die(m, DW_TAG_subprogram, false);
	dwarf_text(m, DW_AT_name, index, name);
	dwarf_uint(m, DW_AT_low_pc, m->version >= 5 ? DW_FORM_addrx : DW_FORM_GNU_addr_index, address);
	dwarf_uint(m, DW_AT_high_pc, DW_FORM_data4, 16);
}

/* Tells the split file what it has of the main one. */
static inline void split_sections(const struct made *main, const struct dwarf_maker *m, struct made *ret)
{
	*ret = (struct made){.status = ST_BAD};
	made_sections(ret, m);
	ret->dwarf.main = &main->dwarf;
	ret->dwarf.section[DS_ADDR] = main->dwarf.section[DS_ADDR];
	ret->dwarf.section[DS_RANGES] = main->dwarf.section[DS_RANGES];
}

static inline void split_open(const struct made *main, struct dwarf_maker *m, struct made *ret)
{
	dwarf_resolve(m);
	split_sections(main, m, ret);
	ret->status = dwarf_open(&ret->dwarf, &ret->diag);
}

#endif
