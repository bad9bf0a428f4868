/* Opening the units of a file: their headers, abbreviation tables and root DIEs. */
#include "dump_syms/dwarf/dwarf.h"

#include "base/file.h"
#include "dump_syms/dwarf/abbrev.h"
#include "dump_syms/dwarf/shared.h"
#include "dump_syms/dwarf/types.h"

#include <stdlib.h>
#include <string.h>

const char *const dwarf_section_names[DS_COUNT] = {
	[DS_INFO] = ".debug_info",         [DS_ABBREV] = ".debug_abbrev",
	[DS_STR] = ".debug_str",           [DS_LINE] = ".debug_line",
	[DS_LINE_STR] = ".debug_line_str", [DS_RANGES] = ".debug_ranges",
	[DS_RNGLISTS] = ".debug_rnglists", [DS_ADDR] = ".debug_addr",
	[DS_STR_OFFSETS] = ".debug_str_offsets",
};

/*
 * Tables do not overlap, so all of them together are no longer than their section. Damaged offsets may lie inside a table that
 * other units need whole: so many times the section is put up with, and yet a file that claims overlapping tables by the
 * thousand is read in linear time and memory.
 */
#define TABLE_OVERLAP_MAX 4

/* The encoding as far as a table depends on it. */
static struct encoding table_encoding(const struct unit *unit)
{
	struct encoding e = unit->encoding;
	e.version = e.version == 2 ? 2 : 3;
	return e;
}

static uint64_t table_key(const struct unit *unit)
{
	struct encoding e = table_encoding(unit);
	return unit->abbrev_offset << 8 | e.version << 6 | (unsigned)(e.offset_size == 8) << 4 | e.address_size;
}

/* Cuts a string section behind its last NUL, so that every offset in it is that of a string. */
static void strings_cut(struct bytes *section)
{
	const uint8_t *last = section->size ? memrchr(section->data, 0, section->size) : NULL;
	section->size = last ? (size_t)(last - section->data) + 1 : 0;
}

static void begin(struct dwarf *dwarf)
{
	struct dwarf_opening *o = &dwarf->opening;
	if (o->begun)
		return;
	*o = (struct dwarf_opening){
		.begun = true,
		.abbrev_bytes = TABLE_OVERLAP_MAX * (uint64_t)dwarf->section[DS_ABBREV].size,
		.line_bytes = TABLE_OVERLAP_MAX * (uint64_t)dwarf->section[DS_LINE].size,
	};
	strings_cut(&dwarf->section[DS_STR]);
	strings_cut(&dwarf->section[DS_LINE_STR]);
}

/* The table of abbreviations for the unit, compiled where no unit before it has used it. */
static const struct abbrev_table *table_for(struct dwarf *dwarf, const struct unit *unit, struct diag *d)
{
	uint32_t *number = offset_map_at(&dwarf->opening.tables, table_key(unit));
	if (*number != OFFSET_NEW)
		return dwarf->abbrevs.at[*number];
	struct abbrev_table *table = mem_zero(sizeof *table);
	*number = (uint32_t)dwarf->abbrevs.n;
	*vec_push(&dwarf->abbrevs) = table;
	table->offset = unit->abbrev_offset;
	table->encoding = table_encoding(unit);
	abbrev_table_compile(table, dwarf->section[DS_ABBREV], table->offset + dwarf->opening.abbrev_bytes, dwarf->big_endian,
	                     d);
	dwarf->opening.abbrev_bytes -= table->size;
	return table;
}

/* Where the unit's line table, which no unit before it uses, must have ended. */
static uint64_t lines_end(struct dwarf *dwarf, const struct unit *unit)
{
	struct cursor c = section_cursor(dwarf, DS_LINE, unit->stmt_list);
	unsigned offset_size;
	uint64_t length = cursor_initial_length(&c, &offset_size), left = cursor_left(&c), *bytes = &dwarf->opening.line_bytes;
	if (length > left)
		length = left;
	if (length > *bytes)
		length = *bytes;
	*bytes -= length;
	return cursor_offset(&c) + length;
}

/* Tells the units that share a line table of each other. */
static void lines_assign(struct dwarf *dwarf, struct unit *unit)
{
	uint64_t key = unit->stmt_list < UINT64_MAX ? unit->stmt_list : UINT64_MAX - 1;
	unit->lines_owner = unit;
	if (!unit->has_lines)
		return;
	uint32_t *owner = offset_map_at(&dwarf->opening.lines, key);
	if (*owner == OFFSET_NEW) {
		*owner = (uint32_t)dwarf->units.n;
		unit->lines_end = lines_end(dwarf, unit);
	} else {
		unit->lines_owner = dwarf->units.at[*owner];
		unit->lines_end = unit->lines_owner->lines_end;
	}
	unit->lines_rank = unit->lines_owner->lines_users;
	unit->first_with_lines = !unit->partial && !unit->lines_rank;
	unit->lines_owner->lines_users += !unit->partial;
}

/* Notes a type unit, to be read if somebody asks for it. */
static void add_type(struct dwarf *dwarf, const struct unit *unit)
{
	*vec_push(&dwarf->opening.types) = (struct type_place){
		.signature = unit->id, .offset = unit->offset, .section = dwarf->opening.section, .abbrevs = unit->abbrevs
	};
}

static struct unit *add_unit(struct dwarf *dwarf, const struct unit *found)
{
	struct unit *unit = mem_alloc(sizeof *unit);
	*unit = *found;
	lines_assign(dwarf, unit);
	unit->number = dwarf->units.n;
	unit->shared = shared_new();
	return *vec_push(&dwarf->units) = unit;
}

struct unit *dwarf_next(struct dwarf *dwarf, struct diag *d)
{
	struct dwarf_opening *o = &dwarf->opening;
	struct unit found;
	begin(dwarf);
	for (; o->section <= dwarf->more_info.n; o->section++, o->place = 0) {
		while (unit_scan(dwarf, o->section, &o->place, d, &found)) {
			found.abbrevs = table_for(dwarf, &found, d);
			if (unit_holds_type(&found))
				add_type(dwarf, &found);
			else if (!o->section && unit_read_root(&found, d))
				return add_unit(dwarf, &found);
			stream_give_back(&found.piece);
		}
	}
	return NULL;
}

bool dwarf_crosses_units(const struct dwarf *dwarf)
{
	return dwarf->more_info.n || abbrevs_cross_units(dwarf->section[DS_ABBREV]);
}

enum status dwarf_open(struct dwarf *dwarf, struct diag *d)
{
	while (dwarf_next(dwarf, d))
		;
	dwarf->complete = true;
	dwarf->types = types_open(&dwarf->opening.types);
	return dwarf->units.n ? ST_OK : ST_ABSENT;
}

void dwarf_close(struct dwarf *dwarf)
{
	for (size_t i = 0; i < dwarf->units.n; i++) {
		stream_give_back(&dwarf->units.at[i]->piece);
		shared_free(dwarf->units.at[i]->shared);
		free(dwarf->units.at[i]);
	}
	for (size_t i = 0; i < dwarf->abbrevs.n; i++) {
		abbrev_table_release(dwarf->abbrevs.at[i]);
		free(dwarf->abbrevs.at[i]);
	}
	vec_release(&dwarf->units);
	vec_release(&dwarf->abbrevs);
	offset_map_release(&dwarf->opening.tables);
	offset_map_release(&dwarf->opening.lines);
	vec_release(&dwarf->opening.types);
	types_close(dwarf->types);
	dwarf->types = NULL;
	dwarf->opening = (struct dwarf_opening){0};
	dwarf->complete = false;
}

void unit_drop(struct unit *unit)
{
	if (unit->dwarf->info)
		stream_give_back(&unit->piece);
	else
		file_drop((struct bytes){unit->info + unit->offset, unit->end - unit->offset});
}

uint64_t dwarf_info_size(const struct dwarf *dwarf)
{
	return dwarf->info ? stream_size(dwarf->info) : dwarf->section[DS_INFO].size;
}
