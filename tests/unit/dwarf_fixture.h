/* What the tests of DWARF entries share: made debug information, opened and read. */
#ifndef TESTS_UNIT_DWARF_FIXTURE_H
#define TESTS_UNIT_DWARF_FIXTURE_H

#include "dump_syms/dwarf/dwarf.h"
#include "dump_syms/dwarf/unit.h"
#include "tests/make/dwarf.h"

#include <check.h>
#include <dwarf.h>

/* The code that a test likes. */
#define TEXT     0x10000
#define TEXT_END 0x20000

/* Every version, offset size, address size and byte order: for loop tests. */
#define DWARF_FORMS 32
static inline struct dwarf_maker form_maker(int i)
{
	return dwarf_maker_make(2 + (i & 3), i & 4 ? 8 : 4, i & 8 ? 8 : 4, i & 16);
}

struct made {
	struct dwarf dwarf;
	enum status status; /* of dwarf_open */
	struct diag diag;
	struct fragment fragment; /* of the unit that was read last */
};

static inline struct bytes bytes_of(const struct put *p)
{
	return (struct bytes){(const uint8_t *)p->out.at, p->out.n};
}

static inline void made_sections(struct made *made, const struct dwarf_maker *m)
{
	const struct put *sections[DS_COUNT] = {
		[DS_INFO] = &m->info, [DS_ABBREV] = &m->abbrev, [DS_STR] = &m->str, [DS_LINE] = &m->line,
		[DS_LINE_STR] = &m->line_str, [DS_RANGES] = &m->ranges, [DS_RNGLISTS] = &m->rnglists,
		[DS_ADDR] = &m->addr, [DS_STR_OFFSETS] = &m->str_offsets
	};
	for (size_t i = 0; i < DS_COUNT; i++)
		made->dwarf.section[i] = bytes_of(sections[i]);
	if (m->types.out.n)
		*vec_push(&made->dwarf.more_info) = bytes_of(&m->types);
	made->dwarf.big_endian = m->info.big_endian;
	made->dwarf.address_size = m->address_size;
	made->dwarf.inlines = true;
	range_list_add(&made->dwarf.code, TEXT, TEXT_END);
}

/* Ends what was made and opens it. */
static inline void made_open(struct dwarf_maker *m, struct made *ret)
{
	*ret = (struct made){.status = ST_BAD};
	dwarf_resolve(m);
	made_sections(ret, m);
	ret->status = dwarf_open(&ret->dwarf, &ret->diag);
}

static inline const struct fragment *made_read(struct made *made, size_t unit)
{
	fragment_release(&made->fragment);
	made->fragment = (struct fragment){.diag.verbose = true};
	ck_assert_uint_lt(unit, made->dwarf.units.n);
	unit_read(made->dwarf.units.at[unit], &made->fragment);
	return &made->fragment;
}

static inline void made_close(struct made *made, struct dwarf_maker *m)
{
	fragment_release(&made->fragment);
	dwarf_close(&made->dwarf);
	diag_release(&made->diag);
	vec_release(&made->dwarf.code);
	vec_release(&made->dwarf.more_info);
	dwarf_maker_release(m);
}

static inline uint64_t reported(const struct diag *d, const struct diag_kind *kind)
{
	for (size_t i = 0; i < d->entries.n; i++)
		if (d->entries.at[i].kind == kind)
			return d->entries.at[i].count;
	return 0;
}

/* That this is reported, once, and nothing else. */
static inline void check_only(const struct diag *d, const struct diag_kind *kind)
{
	ck_assert_uint_eq(reported(d, kind), 1);
	ck_assert_uint_eq(d->entries.n, 1);
}

static inline const char *name_of(const struct fragment *f, uint32_t number)
{
	const struct frag_name *name = &f->names.at[number];
	return name->linkage ? name->linkage : name->plain ? name->plain : "(none)";
}

/* The function of this name whose range is the n-th; NULL where there is none. */
static inline const struct frag_func *func_named(const struct fragment *f, const char *name, unsigned n)
{
	for (size_t i = 0; i < f->funcs.n; i++)
		if (strcmp(name_of(f, f->funcs.at[i].name), name) == 0 && n-- == 0)
			return &f->funcs.at[i];
	return NULL;
}

static inline void check_func(const struct fragment *f, size_t i, const char *name, uint64_t lo, uint64_t hi)
{
	ck_assert_uint_lt(i, f->funcs.n);
	ck_assert_str_eq(name_of(f, f->funcs.at[i].name), name);
	ck_assert_uint_eq(f->funcs.at[i].lo, lo);
	ck_assert_uint_eq(f->funcs.at[i].size, hi - lo);
}

/* The root of a unit in this language, with children. */
static inline void root(struct dwarf_maker *m, unsigned language)
{
	dwarf_unit(m, 0);
	dwarf_die(m, DW_TAG_compile_unit, true);
	dwarf_text(m, DW_AT_name, DW_FORM_string, "unit.c");
	dwarf_uint(m, DW_AT_language, DW_FORM_data2, language);
}

static inline void root_end(struct dwarf_maker *m)
{
	dwarf_up(m);
	dwarf_unit_end(m);
}

/* A function with code. */
static inline void function(struct dwarf_maker *m, const char *name, uint64_t lo, uint64_t hi, bool children)
{
	dwarf_die(m, DW_TAG_subprogram, children);
	if (name)
		dwarf_text(m, DW_AT_name, DW_FORM_string, name);
	dwarf_code(m, lo, hi);
}

/* Any other entry that has a name, or none. */
static inline void named(struct dwarf_maker *m, unsigned tag, const char *name, bool children)
{
	dwarf_die(m, tag, children);
	if (name)
		dwarf_text(m, DW_AT_name, DW_FORM_string, name);
}

#endif
