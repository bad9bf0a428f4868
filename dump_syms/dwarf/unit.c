#include "dump_syms/dwarf/unit.h"

#include "dump_syms/dwarf/constants.h"
#include "dump_syms/dwarf/die.h"

#include <inttypes.h>

const struct diag_kind unit_damaged = {DIAG_LOSS, "a unit of debug information cannot be read"};
const struct diag_kind unit_cut_short = {DIAG_LOSS, "the debug information is cut short"};

/* Offsets in a unit are kept in 32 bits. */
#define UNIT_BYTES_MAX UINT32_MAX

static void read_version_5(struct cursor *c, struct unit *unit)
{
	unit->type = cursor_u8(c);
	unit->encoding.address_size = cursor_u8(c);
	unit->abbrev_offset = cursor_uint(c, unit->encoding.offset_size);
	if (unit->type == DW_UT_skeleton || unit->type == DW_UT_split_compile)
		unit->id = cursor_u64(c);
}

static void read_version_2(struct cursor *c, struct unit *unit)
{
	unit->abbrev_offset = cursor_uint(c, unit->encoding.offset_size);
	unit->encoding.address_size = cursor_u8(c);
}

bool unit_holds_type(const struct unit *unit)
{
	return unit->type == DW_UT_type || unit->type == DW_UT_split_type;
}

/* Whether a unit of this kind may be in the file. */
static bool is_known_type(const struct unit *unit)
{
	switch (unit->type) {
	case DW_UT_compile:
	case DW_UT_partial:
	case DW_UT_skeleton:
	case DW_UT_type:
		return true;
	case DW_UT_split_compile:
	case DW_UT_split_type:
		return unit->dwarf->main;
	default:
		return false;
	}
}

/* Whether the unit's header, which c stands in, is one whose DIEs can be read. */
static bool header_read(const struct dwarf *dwarf, struct cursor *c, struct unit *unit, struct diag *d)
{
	unsigned version = cursor_u16(c);
	if (version < 2 || version > 5) {
		diag_bad(d, &unit_damaged, c, "version %u", version);
		return false;
	}
	unit->encoding.version = (uint8_t)version;
	if (version == 5)
		read_version_5(c, unit);
	else
		read_version_2(c, unit);
	if (unit_holds_type(unit)) {
		unit->id = cursor_u64(c);
		unit->type_die = cursor_uint(c, unit->encoding.offset_size);
	}
	unsigned size = unit->encoding.address_size;
	if (!cursor_ok(c) || (size != 2 && size != 4 && size != 8)) {
		diag_bad(d, &unit_damaged, c, "addresses of %u bytes", size);
		return false;
	}
	if (unit->abbrev_offset >= dwarf->section[DS_ABBREV].size) {
		diag_bad(d, &unit_damaged, c, "abbreviations at 0x%" PRIx64, unit->abbrev_offset);
		return false;
	}
	if (!is_known_type(unit)) {
		diag_bad(d, &unit_damaged, c, "unit type 0x%x", unit->type);
		return false;
	}
	return true;
}

/* Steps over a unit; false where it is none that can be read. */
static bool unit_read_header(const struct dwarf *dwarf, struct cursor *c, uint32_t section, struct diag *d, struct unit *ret)
{
	struct unit unit = {.dwarf = dwarf, .info = c->origin, .offset = cursor_offset(c)};
	unsigned offset_size;
	struct cursor start = *c;
	uint64_t length = cursor_initial_length(c, &offset_size);
	if (!cursor_ok(c)) {
		diag_bad(d, &unit_cut_short, &start, "no length of a unit");
		return false;
	}
	if (length > cursor_left(c)) {
		/* What is there of it may well be read. */
		diag_bad(d, &unit_cut_short, &start, "a unit of 0x%" PRIx64 " bytes, 0x%zx are left", length, cursor_left(c));
		length = cursor_left(c);
	}
	struct cursor inside = cursor_take(c, length);
	unit.encoding.offset_size = (uint8_t)offset_size;
	unit.end = cursor_offset(c);
	unit.type = section ? DW_UT_type : DW_UT_compile; /* before version 5, which says it */
	if (!length) /* padding between what the linker joined */
		return false;
	if (length > UNIT_BYTES_MAX - 12) {
		diag_bad(d, &unit_damaged, &start, "a unit of more than 4 GiB");
		return false;
	}
	if (!header_read(dwarf, &inside, &unit, d) || !cursor_left(&inside))
		return false;
	unit.root = cursor_offset(&inside);
	*ret = unit;
	return true;
}

static struct cursor info_cursor(const struct dwarf *dwarf, uint32_t section, uint64_t offset)
{
	if (!section)
		return section_cursor(dwarf, DS_INFO, offset);
	return cursor_at(dwarf->more_info.at[section - 1], offset, ".debug_types", dwarf->big_endian);
}

/* Room for the longest initial length. */
#define LENGTH_BYTES_MAX 12

/* A cursor over the unit that is next in the stream, as far as it is there; offsets count from the section's first byte. */
static struct cursor stream_cursor(const struct dwarf *dwarf, uint64_t place)
{
	unsigned offset_size;
	struct bytes head = stream_peek(dwarf->info, LENGTH_BYTES_MAX);
	struct cursor c = cursor_over(head, dwarf_section_names[DS_INFO], dwarf->big_endian);
	uint64_t length = cursor_initial_length(&c, &offset_size);
	if (cursor_ok(&c) && length < UINT64_MAX - LENGTH_BYTES_MAX)
		head = stream_peek(dwarf->info, cursor_offset(&c) + length);
	c = cursor_over(head, dwarf_section_names[DS_INFO], dwarf->big_endian);
	c.origin -= place;
	return c;
}

static struct cursor next_cursor(const struct dwarf *dwarf, uint32_t section, uint64_t place)
{
	if (dwarf->info && !section)
		return stream_cursor(dwarf, place);
	return info_cursor(dwarf, section, place);
}

bool unit_scan(const struct dwarf *dwarf, uint32_t section, uint64_t *place, struct diag *d, struct unit *ret)
{
	bool found = false;
	while (!found && *place < UINT64_MAX) {
		struct cursor c = next_cursor(dwarf, section, *place);
		if (!cursor_left(&c))
			return false;
		found = unit_read_header(dwarf, &c, section, d, ret);
		uint64_t end = cursor_ok(&c) ? cursor_offset(&c) : UINT64_MAX;
		if (dwarf->info && !section && end < UINT64_MAX) {
			struct stream_piece piece = stream_take(dwarf->info, (size_t)(end - *place));
			if (found)
				ret->piece = piece;
			else
				stream_give_back(&piece);
		}
		*place = end;
	}
	return found;
}

bool info_is_of_types(struct bytes info, bool big_endian)
{
	unsigned offset_size;
	struct cursor c = cursor_over(info, ".debug_info", big_endian);
	cursor_initial_length(&c, &offset_size);
	if (cursor_u16(&c) < 5)
		return false;
	unsigned type = cursor_u8(&c);
	return type == DW_UT_type || type == DW_UT_split_type;
}

bool unit_read_type(const struct dwarf *dwarf, const struct type_place *place, struct unit *ret, struct diag *d)
{
	struct cursor c = info_cursor(dwarf, place->section, place->offset);
	if (!unit_read_header(dwarf, &c, place->section, d, ret))
		return false;
	ret->abbrevs = place->abbrevs;
	return unit_read_root(ret, d);
}

/*
 * Where a base is not said it is that of the section's first contribution, behind its header: a length and `more` bytes
 * (DWARF 5, 7.26 to 7.28). Before version 5 there was no header.
 */
static uint64_t default_base(const struct unit *unit, unsigned more)
{
	if (unit->encoding.version < 5)
		return 0;
	return (unit->encoding.offset_size == 8 ? 12 : 4) + more;
}

static uint64_t root_offset(const struct die *root, enum attr attr, uint64_t otherwise)
{
	uint64_t offset;
	return die_offset(root, attr, &offset) ? offset : otherwise;
}

static const char *root_string(const struct die *root, enum attr attr, struct diag *d)
{
	const char *text = die_string(root, attr, d);
	return text ? text : "";
}

bool unit_read_root(struct unit *unit, struct diag *d)
{
	struct die root;
	if (!die_read(unit, unit->root, d, &root))
		return false;
	if (root.kind != DIE_UNIT && root.kind != DIE_PARTIAL_UNIT) {
		diag_bad_at(d, &unit_damaged, ".debug_info", unit->root, "the first entry is not that of a unit");
		return false;
	}
	unit->partial = root.kind == DIE_PARTIAL_UNIT || unit->type == DW_UT_partial;
	/* The bases first: they tell where the others' values are. */
	unit->str_offsets_base = root_offset(&root, A_STR_OFFSETS_BASE, default_base(unit, 4));
	unit->addr_base = root_offset(&root, A_ADDR_BASE, default_base(unit, 4));
	unit->rnglists_base = root_offset(&root, A_RNGLISTS_BASE, default_base(unit, 8));
	unit->ranges_base = root_offset(&root, A_RANGES_BASE, 0);
	unit->has_lines = die_offset(&root, A_STMT_LIST, &unit->stmt_list);
	unit->language = (uint16_t)die_number(&root, A_LANGUAGE, 0);
	unit->name = root_string(&root, A_NAME, d);
	unit->comp_dir = root_string(&root, A_COMP_DIR, d);
	if (!die_address(&root, A_LOW_PC, d, &unit->low_pc))
		unit->low_pc = 0;
	unit->dwo_name = root_string(&root, A_DWO_NAME, d);
	unit->skeleton = !unit->dwarf->main && (unit->type == DW_UT_skeleton || *unit->dwo_name);
	if (unit->encoding.version < 5 && die_has(&root, A_DWO_ID))
		unit->id = die_number(&root, A_DWO_ID, 0);
	return true;
}

const struct unit *unit_find(const struct dwarf *dwarf, uint64_t offset)
{
	size_t lo = 0, count = dwarf->complete ? dwarf->units.n : 0, hi = count;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (dwarf->units.at[middle]->end <= offset)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo < count && dwarf->units.at[lo]->root <= offset ? dwarf->units.at[lo] : NULL;
}
