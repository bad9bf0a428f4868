#include "dump_syms/dwarf/unit.h"

#include "dump_syms/dwarf/constants.h"
#include "dump_syms/dwarf/die.h"

#include <inttypes.h>

const struct diag_kind unit_damaged = {DIAG_LOSS, "a unit of debug information cannot be read"};
const struct diag_kind unit_cut_short = {DIAG_LOSS, "the debug information is cut short"};
const struct diag_kind unit_of_types = {DIAG_NOTE, "type units are not read"};
const struct diag_kind unit_is_split = {DIAG_LOSS, "split debug information (.dwo, .dwp) is not read yet"};

/* Offsets in a unit are kept in 32 bits. */
#define UNIT_BYTES_MAX UINT32_MAX

static void read_version_5(struct cursor *c, struct unit *unit)
{
	unit->type = cursor_u8(c);
	unit->encoding.address_size = cursor_u8(c);
	unit->abbrev_offset = cursor_uint(c, unit->encoding.offset_size);
	if (unit->type == DW_UT_skeleton || unit->type == DW_UT_split_compile)
		cursor_skip(c, 8); /* dwo_id */
}

static void read_version_2(struct cursor *c, struct unit *unit)
{
	unit->type = DW_UT_compile;
	unit->abbrev_offset = cursor_uint(c, unit->encoding.offset_size);
	unit->encoding.address_size = cursor_u8(c);
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
	unsigned size = unit->encoding.address_size;
	if (!cursor_ok(c) || (size != 2 && size != 4 && size != 8)) {
		diag_bad(d, &unit_damaged, c, "addresses of %u bytes", size);
		return false;
	}
	if (unit->abbrev_offset >= dwarf->section[DS_ABBREV].size) {
		diag_bad(d, &unit_damaged, c, "abbreviations at 0x%" PRIx64, unit->abbrev_offset);
		return false;
	}
	switch (unit->type) {
	case DW_UT_compile:
	case DW_UT_partial:
	case DW_UT_skeleton:
		return true;
	case DW_UT_type:
		diag_bad(d, &unit_of_types, c, "a unit of version 5");
		return false;
	default:
		diag_bad(d, &unit_damaged, c, "unit type 0x%x", unit->type);
		return false;
	}
}

/* Steps over a unit and appends it to ret if it is one of ours. */
static void scan_one(const struct dwarf *dwarf, struct cursor *c, struct diag *d, struct unit_list *ret)
{
	struct unit unit = {.dwarf = dwarf, .info = c->origin, .offset = cursor_offset(c)};
	unsigned offset_size;
	struct cursor start = *c;
	uint64_t length = cursor_initial_length(c, &offset_size);
	if (!cursor_ok(c)) {
		diag_bad(d, &unit_cut_short, &start, "no length of a unit");
		return;
	}
	if (length > cursor_left(c)) {
		/* What is there of it may well be read. */
		diag_bad(d, &unit_cut_short, &start, "a unit of 0x%" PRIx64 " bytes, 0x%zx are left", length, cursor_left(c));
		length = cursor_left(c);
	}
	struct cursor inside = cursor_take(c, length);
	unit.encoding.offset_size = (uint8_t)offset_size;
	unit.end = cursor_offset(c);
	if (!length) /* padding between what the linker joined */
		return;
	if (length > UNIT_BYTES_MAX - 12) {
		diag_bad(d, &unit_damaged, &start, "a unit of more than 4 GiB");
		return;
	}
	if (header_read(dwarf, &inside, &unit, d) && cursor_left(&inside)) {
		unit.root = cursor_offset(&inside);
		*vec_push(ret) = unit;
	}
}

void units_scan(const struct dwarf *dwarf, struct diag *d, struct unit_list *ret)
{
	struct cursor c = section_cursor(dwarf, DS_INFO, 0);
	while (cursor_left(&c))
		scan_one(dwarf, &c, d, ret);
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
	if (unit->type == DW_UT_skeleton || die_has(&root, A_DWO_NAME))
		diag_bad_at(d, &unit_is_split, ".debug_info", unit->offset, "unit %s", *unit->name ? unit->name : "without a name");
	return true;
}

const struct unit *unit_find(const struct dwarf *dwarf, uint64_t offset)
{
	size_t lo = 0, hi = dwarf->unit_count;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (dwarf->units[middle].end <= offset)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo < dwarf->unit_count && dwarf->units[lo].root <= offset ? &dwarf->units[lo] : NULL;
}
