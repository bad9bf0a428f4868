#include "dump_syms/dwarf/package.h"

#include "dump_syms/dwarf/unit.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdlib.h>

const struct diag_kind package_damaged = {DIAG_LOSS, "the index of a .dwp file is damaged"};

/* What the parts are called in the index: in version 2, and in version 5 (DWARF 5, 7.3.5.3). */
static const uint8_t part_ids[2][PART_COUNT] = {
	{[PART_INFO] = 1, [PART_TYPES] = 2, [PART_ABBREV] = 3, [PART_LINE] = 4, [PART_STR_OFFSETS] = 6, [PART_RNGLISTS] = 0},
	{[PART_INFO] = 1, [PART_TYPES] = 0, [PART_ABBREV] = 3, [PART_LINE] = 4, [PART_STR_OFFSETS] = 6, [PART_RNGLISTS] = 8},
};

static const enum dwarf_section part_sections[PART_COUNT] = {
	[PART_INFO] = DS_INFO, [PART_ABBREV] = DS_ABBREV, [PART_LINE] = DS_LINE,
	[PART_STR_OFFSETS] = DS_STR_OFFSETS, [PART_RNGLISTS] = DS_RNGLISTS,
};

/* Collisions take a few steps in a table of which a third is free. */
#define PROBES_MAX 4096

/*
 * Units of one .dwo file have its abbreviations together, so rows may overlap; yet a small file must not stand for a large
 * one by naming its parts over and over.
 */
#define OVERLAP_MAX 16

/* What types may cost that are asked for, beside what the file holds. */
#define TYPE_BYTES (UINT64_C(256) << 20)

struct package_type {
	struct dwarf dwarf;
	struct bytes types; /* dwarf.more_info, where it has one */
};

struct package_types {
	_Atomic(uint64_t) bytes; /* of abbreviations that may still be compiled for types */
	_Atomic(struct package_type *) rows[];
};

static uint32_t word_at(const struct package *p, struct bytes run, uint64_t i)
{
	struct cursor c = cursor_at(run, 4 * i, "", p->whole.big_endian);
	return cursor_u32(&c);
}

static uint64_t signature_at(const struct package *p, const struct package_index *index, uint32_t slot)
{
	struct cursor c = cursor_at(index->signatures, UINT64_C(8) * slot, "", p->whole.big_endian);
	return cursor_u64(&c);
}

/* 2 or 5; in version 5 the two bytes behind it are padding. */
static unsigned read_version(struct cursor *c)
{
	struct cursor start = *c;
	unsigned version = cursor_u32(c);
	return version == 2 ? 2 : cursor_u16(&start);
}

static void read_columns(const struct package *p, struct bytes names, unsigned version, struct package_index *ret)
{
	for (unsigned part = 0; part < PART_COUNT; part++) {
		uint8_t id = part_ids[version == 5][part];
		ret->column[part] = ret->columns;
		for (uint32_t i = ret->columns; id && i-- > 0;)
			if (word_at(p, names, i) == id)
				ret->column[part] = i;
	}
}

/* Offset and size of a row's part, 0 and 0 where it has none. */
static void part_of(const struct package *p, const struct package_index *index, uint32_t row, enum package_part part,
                    uint64_t *ret_offset, uint64_t *ret_size)
{
	uint64_t place = (uint64_t)(row - 1) * index->columns + index->column[part];
	bool there = index->column[part] < index->columns;
	*ret_offset = there ? word_at(p, index->offsets, place) : 0;
	*ret_size = there ? word_at(p, index->sizes, place) : 0;
}

/* How many rows are in proportion to the file. */
static uint32_t rows_readable(const struct package *p, const struct package_index *index)
{
	const struct bytes *section = p->whole.section;
	uint64_t left = OVERLAP_MAX * ((uint64_t)section[DS_INFO].size + section[DS_ABBREV].size);
	for (uint32_t row = 1; row <= index->rows; row++) {
		uint64_t offset, info, abbrevs;
		part_of(p, index, row, PART_INFO, &offset, &info);
		part_of(p, index, row, PART_ABBREV, &offset, &abbrevs);
		if (info + abbrevs > left)
			return row - 1;
		left -= info + abbrevs;
	}
	return index->rows;
}

static enum status read_index(const struct package *p, struct bytes data, const char *name, struct diag *d,
                              struct package_index *ret)
{
	struct cursor c = cursor_over(data, name, p->whole.big_endian);
	*ret = (struct package_index){0};
	if (!data.size)
		return ST_ABSENT;
	unsigned version = read_version(&c);
	uint64_t columns = cursor_u32(&c), rows = cursor_u32(&c), slots = cursor_u32(&c);
	if (!cursor_ok(&c) || (version != 2 && version != 5) || (slots & (slots - 1)))
		return diag_bad(d, &package_damaged, &c, "version %u, %" PRIu64 " slots", version, slots);
	ret->signatures = cursor_run(&c, 8 * slots);
	ret->numbers = cursor_run(&c, 4 * slots);
	struct bytes names = cursor_run(&c, 4 * columns);
	/* Both counts fit 32 bits, so their product is in 64; four times that may not be. */
	if (rows && columns > cursor_left(&c) / rows)
		cursor_fail(&c);
	ret->offsets = cursor_run(&c, 4 * columns * rows);
	ret->sizes = cursor_run(&c, 4 * columns * rows);
	if (!cursor_ok(&c)) {
		*ret = (struct package_index){0};
		return diag_bad(d, &package_damaged, &c, "it is shorter than %" PRIu64 " units need", rows);
	}
	ret->columns = (uint32_t)columns;
	ret->rows = (uint32_t)rows;
	ret->slots = (uint32_t)slots;
	read_columns(p, names, version, ret);
	ret->readable = rows_readable(p, ret);
	if (ret == &p->cu && ret->readable < ret->rows)
		diag_bad(d, &package_damaged, &c, "its units overlap: %u of %u are read", ret->readable, ret->rows);
	return ST_OK;
}

enum status package_open(struct package *p, struct diag *d)
{
	enum status status = read_index(p, p->cu_data, ".debug_cu_index", d, &p->cu);
	if (status != ST_OK)
		return status;
	read_index(p, p->tu_data, ".debug_tu_index", d, &p->tu);
	p->types = mem_zero(sizeof *p->types + p->tu.rows * sizeof p->types->rows[0]);
	atomic_init(&p->types->bytes, TYPE_BYTES + OVERLAP_MAX * (uint64_t)p->whole.section[DS_ABBREV].size);
	for (uint32_t i = 0; i < p->tu.rows; i++)
		atomic_init(&p->types->rows[i], NULL);
	return ST_OK;
}

static void type_free(struct package_type *type)
{
	if (type)
		dwarf_close(&type->dwarf);
	free(type);
}

void package_close(struct package *p)
{
	for (uint32_t i = 0; p->types && i < p->tu.rows; i++)
		type_free(atomic_load(&p->types->rows[i]));
	free(p->types);
	p->types = NULL;
}

/* The hash table's second hash is odd, and so comes by every slot (DWARF 5, 7.3.5.3). */
static uint32_t index_find(const struct package *p, const struct package_index *index, uint64_t signature)
{
	uint64_t mask = index->slots - UINT64_C(1), slot = signature & mask, step = (signature >> 32 & mask) | 1;
	for (unsigned i = 0; index->slots && i < PROBES_MAX; i++, slot = (slot + step) & mask) {
		uint32_t row = word_at(p, index->numbers, slot);
		if (!row)
			break;
		if (signature_at(p, index, (uint32_t)slot) == signature)
			return row <= index->rows ? row : 0;
	}
	return 0;
}

uint32_t package_find(const struct package *p, uint64_t id)
{
	return index_find(p, &p->cu, id);
}

/* What of the row is the part; false where it leads out of it. */
static bool part_slice(const struct package *p, const struct package_index *index, uint32_t row, enum package_part part,
                       struct bytes whole, struct bytes *ret)
{
	uint64_t offset, size;
	part_of(p, index, row, part, &offset, &size);
	*ret = (struct bytes){0};
	return !size || bytes_slice(whole, offset, size, ret);
}

static bool describe(const struct package *p, const struct package_index *index, uint32_t row, struct dwarf *ret)
{
	struct bytes *section = ret->section;
	bool good = true;
	*ret = (struct dwarf){
		.big_endian = p->whole.big_endian, .address_size = p->whole.address_size, .main = p->whole.main,
		.path = p->whole.path, .package = p
	};
	for (unsigned i = 0; i < DS_COUNT; i++)
		section[i] = p->whole.section[i];
	for (unsigned part = 0; part < PART_COUNT; part++)
		if (part != PART_TYPES)
			good &= part_slice(p, index, row, part, p->whole.section[part_sections[part]], &section[part_sections[part]]);
	return good;
}

bool package_describe(const struct package *p, uint32_t row, struct diag *d, struct dwarf *ret)
{
	if (row <= p->cu.readable && describe(p, &p->cu, row, ret))
		return true;
	diag_bad_at(d, &package_damaged, ".debug_cu_index", 0, "row %u leads out of the file", row);
	return false;
}

/* Whether the row's abbreviations can still be afforded. */
static bool type_afford(const struct package *p, uint32_t row)
{
	uint64_t offset, size, left = atomic_load(&p->types->bytes);
	part_of(p, &p->tu, row, PART_ABBREV, &offset, &size);
	do {
		if (size > left)
			return false;
	} while (!atomic_compare_exchange_weak(&p->types->bytes, &left, left - size));
	return true;
}

static struct package_type *type_make(const struct package *p, uint32_t row)
{
	struct package_type *type = mem_zero(sizeof *type);
	const struct bytes_list *more = &p->whole.more_info;
	struct diag unheard = {0};
	if (type_afford(p, row) && describe(p, &p->tu, row, &type->dwarf)) {
		if (more->n && part_slice(p, &p->tu, row, PART_TYPES, more->at[0], &type->types) && type->types.size) {
			type->dwarf.more_info.at = &type->types;
			type->dwarf.more_info.n = 1;
		}
		dwarf_open(&type->dwarf, &unheard);
	}
	diag_release(&unheard);
	return type;
}

const struct dwarf *package_type(const struct package *p, uint64_t signature)
{
	uint32_t row = index_find(p, &p->tu, signature);
	if (!row)
		return NULL;
	struct package_type *type = atomic_load(&p->types->rows[row - 1]);
	if (type)
		return &type->dwarf;
	/* Two threads may make it at once; the one that comes second throws its own away. */
	struct package_type *made = type_make(p, row);
	if (atomic_compare_exchange_strong(&p->types->rows[row - 1], &type, made))
		return &made->dwarf;
	type_free(made);
	return &type->dwarf;
}
