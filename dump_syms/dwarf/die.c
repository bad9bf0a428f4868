#include "dump_syms/dwarf/die.h"

#include "dump_syms/dwarf/constants.h"
#include "dump_syms/dwarf/types.h"

#include <inttypes.h>

const struct diag_kind die_damaged = {DIAG_LOSS, "an entry of the debug information cannot be read"};
const struct diag_kind die_string_outside = {DIAG_LOSS, "a name lies outside its section"};
const struct diag_kind die_address_outside = {DIAG_LOSS, "an address lies outside .debug_addr"};
const struct diag_kind die_reference_outside = {DIAG_LOSS, "a reference leads out of the debug information"};
const struct diag_kind die_type_missing = {DIAG_LOSS, "a type unit that names are in is not there"};
const struct diag_kind die_alt_missing = {DIAG_LOSS, "a name lies in the supplementary file, which is not there"};

/* Does what the abbreviation's steps say at the cursor. */
static void read_attrs(const struct unit *unit, const struct abbrev *a, struct cursor *c, struct die *ret)
{
	const struct abbrev_table *table = unit->abbrevs;
	for (const struct step *step = &table->steps.at[a->steps]; cursor_ok(c); step++) {
		cursor_skip(c, step->skip);
		switch (step->op) {
		case STEP_END:
			return;
		case STEP_READ:
			ret->values[step->attr] = form_read(step->form, &unit->encoding, c);
			ret->have |= 1u << step->attr;
			break;
		case STEP_CONSTANT:
			ret->values[step->attr] = (struct value){VALUE_CONSTANT, {table->constants.at[step->constant]}};
			ret->have |= 1u << step->attr;
			break;
		default:
			step_skip(step, &unit->encoding, c);
		}
	}
}

bool die_read(const struct unit *unit, uint64_t offset, struct diag *d, struct die *ret)
{
	ret->unit = unit;
	ret->offset = offset;
	ret->have = 0;
	struct cursor c = unit_cursor(unit, offset);
	uint64_t code = cursor_uleb(&c);
	const struct abbrev *a = cursor_ok(&c) ? abbrev_find(unit->abbrevs, code) : NULL;
	if (a && a->kind != DIE_OTHER && a->kind != DIE_END)
		read_attrs(unit, a, &c, ret);
	if (!a || !cursor_ok(&c)) {
		diag_bad_at(d, &die_damaged, ".debug_info", offset, "abbreviation %" PRIu64 "%s", code, a ? "" : ", which is not there");
		return false;
	}
	ret->kind = a->kind;
	return true;
}

static struct value die_value(const struct die *die, enum attr attr)
{
	return die_has(die, attr) ? die->values[attr] : (struct value){VALUE_NONE, {0}};
}

uint64_t die_number(const struct die *die, enum attr attr, uint64_t otherwise)
{
	struct value value = die_value(die, attr);
	return value.meaning == VALUE_CONSTANT ? value.number : otherwise;
}

bool die_flag(const struct die *die, enum attr attr)
{
	struct value value = die_value(die, attr);
	return value.meaning == VALUE_FLAG && value.number;
}

bool die_offset(const struct die *die, enum attr attr, uint64_t *ret)
{
	struct value value = die_value(die, attr);
	if (value.meaning != VALUE_OFFSET && value.meaning != VALUE_CONSTANT)
		return false;
	*ret = value.number;
	return true;
}

/* Entry number index of the table of width-byte values at base of a section; the product cannot wrap. */
static bool table_entry(const struct dwarf *dwarf, enum dwarf_section section, uint64_t base, uint64_t index,
                        unsigned width, uint64_t *ret)
{
	uint64_t size = dwarf->section[section].size;
	if (base > size || index >= (size - base) / width)
		return false;
	struct cursor c = section_cursor(dwarf, section, base + index * width);
	*ret = cursor_uint(&c, width);
	return cursor_ok(&c);
}

const char *die_string(const struct die *die, enum attr attr, struct diag *d)
{
	struct value value = die_value(die, attr);
	const char *text = NULL;
	uint64_t offset;
	const struct dwarf *dwarf = die->unit->dwarf;
	switch (value.meaning) {
	case VALUE_TEXT:
		return value.text;
	case VALUE_STR:
		text = bytes_string(dwarf->section[DS_STR], value.number);
		break;
	case VALUE_LINE_STR:
		text = bytes_string(dwarf->section[DS_LINE_STR], value.number);
		break;
	case VALUE_STR_INDEX:
		if (table_entry(dwarf, DS_STR_OFFSETS, die->unit->str_offsets_base, value.number,
		                die->unit->encoding.offset_size, &offset))
			text = bytes_string(dwarf->section[DS_STR], offset);
		break;
	case VALUE_ALT_STR:
		if (!dwarf->alt) {
			diag_bad_at(d, &die_alt_missing, ".debug_info", die->offset, "a string");
			return NULL;
		}
		text = bytes_string(dwarf->alt->section[DS_STR], value.number);
		break;
	default:
		return NULL;
	}
	if (!text)
		diag_bad_at(d, &die_string_outside, ".debug_info", die->offset, "string 0x%" PRIx64, value.number);
	return text;
}

bool unit_address(const struct unit *unit, uint64_t index, struct diag *d, uint64_t *ret)
{
	if (table_entry(unit->dwarf, DS_ADDR, unit->addr_base, index, unit->encoding.address_size, ret))
		return true;
	diag_bad_at(d, &die_address_outside, ".debug_info", unit->offset, "address %" PRIu64 " of the unit", index);
	return false;
}

bool die_address(const struct die *die, enum attr attr, struct diag *d, uint64_t *ret)
{
	struct value value = die_value(die, attr);
	if (value.meaning == VALUE_ADDRESS_INDEX)
		return unit_address(die->unit, value.number, d, ret);
	if (value.meaning != VALUE_ADDRESS)
		return false;
	*ret = value.number;
	return true;
}

bool die_reference(const struct die *die, enum attr attr, struct diag *d,
                   const struct unit **ret_unit, uint64_t *ret_offset)
{
	struct value value = die_value(die, attr);
	const struct unit *unit = NULL;
	uint64_t offset = value.number;
	switch (value.meaning) {
	case VALUE_REFERENCE:
		if (offset < die->unit->end - die->unit->offset) {
			offset += die->unit->offset;
			unit = offset >= die->unit->root ? die->unit : NULL;
		}
		break;
	case VALUE_INFO:
		unit = unit_find(die->unit->dwarf, offset);
		break;
	case VALUE_SIGNATURE:
		unit = type_find(die->unit->dwarf, value.number, &offset);
		if (!unit) {
			diag_bad_at(d, &die_type_missing, ".debug_info", die->offset, "type 0x%" PRIx64, value.number);
			return false;
		}
		break;
	case VALUE_ALT_INFO:
		if (!die->unit->dwarf->alt) {
			diag_bad_at(d, &die_alt_missing, ".debug_info", die->offset, "a reference");
			return false;
		}
		unit = unit_find(die->unit->dwarf->alt, offset);
		break;
	default:
		return false;
	}
	if (!unit) {
		diag_bad_at(d, &die_reference_outside, ".debug_info", die->offset, "to 0x%" PRIx64, value.number);
		return false;
	}
	*ret_unit = unit;
	*ret_offset = offset;
	return true;
}
