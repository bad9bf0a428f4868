#include "dump_syms/dwarf/ranges.h"

#include "dump_syms/dwarf/constants.h"

#include <inttypes.h>

const struct diag_kind ranges_damaged = {DIAG_LOSS, "a range list cannot be read"};
const struct diag_kind ranges_repeated = {DIAG_LOSS, "range lists are read over and over by one unit"};
const struct diag_kind ranges_outside_code = {DIAG_NOTE, "a range lies outside the code"};

struct list {
	const struct unit *unit;
	struct cursor c;
	uint64_t base;
	bool dead; /* the base is a tombstone, and so is what counts from it */
	struct diag *d;
	struct range_list *ret;
};

static uint64_t address_mask(const struct unit *unit)
{
	return UINT64_MAX >> (64 - 8 * unit->encoding.address_size);
}

/*
 * Linkers write 0 or 1 (GNU), -1 or -2 (lld; -2 where -1 means something else) for the address of code that they discarded.
 * All of these can be real addresses in a file linked to lie there: then there is executable code.
 */
static bool is_tombstone(const struct unit *unit, uint64_t address)
{
	uint64_t max = address_mask(unit);
	return (address <= 1 || address >= max - 1) && !range_list_has(&unit->dwarf->code, address + unit->dwarf->bias);
}

static void keep(const struct unit *unit, uint64_t lo, uint64_t hi, struct diag *d, struct range_list *ret)
{
	const struct range_list *code = &unit->dwarf->code;
	lo &= ~unit->dwarf->isa_bit; /* assemblers copy it from symbols */
	hi &= ~unit->dwarf->isa_bit;
	if (lo >= hi || is_tombstone(unit, lo))
		return;
	lo += unit->dwarf->bias;
	hi += unit->dwarf->bias;
	size_t i = range_list_find(code, lo);
	if (i == code->n || lo < code->at[i].lo) {
		diag_report(d, &ranges_outside_code, "0x%" PRIx64 " in %s", lo, unit->name);
		return;
	}
	range_list_add(ret, lo, hi < code->at[i].hi ? hi : code->at[i].hi);
}

static void list_add(struct list *l, uint64_t lo, uint64_t hi)
{
	keep(l->unit, lo, hi, l->d, l->ret);
}

static void list_add_based(struct list *l, uint64_t lo, uint64_t hi)
{
	uint64_t mask = address_mask(l->unit);
	if (!l->dead)
		list_add(l, (l->base + lo) & mask, (l->base + hi) & mask);
}

/* A base of 0 may be meant: everything may count from there. */
static void list_set_base(struct list *l, uint64_t base)
{
	l->base = base;
	l->dead = base && is_tombstone(l->unit, base);
}

/* One entry of .debug_ranges (DWARF 4, 2.17.3); false at the end of the list. */
static bool read_pair(struct list *l)
{
	unsigned width = l->unit->encoding.address_size;
	uint64_t lo = cursor_uint(&l->c, width);
	uint64_t hi = cursor_uint(&l->c, width);
	if (!cursor_ok(&l->c) || (!lo && !hi))
		return false;
	if (lo == address_mask(l->unit))
		list_set_base(l, hi);
	else
		list_add_based(l, lo, hi);
	return true;
}

/* An index into .debug_addr; a bad one makes the list's cursor fail, as nothing sensible can follow. */
static uint64_t read_indexed(struct list *l)
{
	uint64_t address = 0;
	uint64_t index = cursor_uleb(&l->c);
	if (cursor_ok(&l->c) && !unit_address(l->unit, index, l->d, &address))
		cursor_fail(&l->c);
	return address;
}

/* One entry of .debug_rnglists (DWARF 5, 2.17.3); false at the end of the list. */
static bool read_entry(struct list *l)
{
	unsigned width = l->unit->encoding.address_size;
	unsigned kind = cursor_u8(&l->c);
	uint64_t lo = 0, hi = 0;
	switch (kind) {
	case DW_RLE_end_of_list:
		return false;
	case DW_RLE_base_addressx:
		list_set_base(l, read_indexed(l));
		return true;
	case DW_RLE_base_address:
		list_set_base(l, cursor_uint(&l->c, width));
		return true;
	case DW_RLE_offset_pair:
		lo = cursor_uleb(&l->c);
		hi = cursor_uleb(&l->c);
		if (cursor_ok(&l->c))
			list_add_based(l, lo, hi);
		return true;
	case DW_RLE_startx_endx:
		lo = read_indexed(l);
		hi = read_indexed(l);
		break;
	case DW_RLE_startx_length:
		lo = read_indexed(l);
		hi = lo + cursor_uleb(&l->c);
		break;
	case DW_RLE_start_end:
		lo = cursor_uint(&l->c, width);
		hi = cursor_uint(&l->c, width);
		break;
	case DW_RLE_start_length:
		lo = cursor_uint(&l->c, width);
		hi = lo + cursor_uleb(&l->c);
		break;
	default:
		cursor_fail(&l->c);
	}
	if (cursor_ok(&l->c))
		list_add(l, lo, hi & address_mask(l->unit));
	return true;
}

static void read_list(struct list *l, bool (*read)(struct list *l), uint64_t *budget)
{
	struct cursor start = l->c;
	for (; *budget; --*budget) {
		bool more = read(l);
		if (!cursor_ok(&l->c)) {
			diag_bad(l->d, &ranges_damaged, &start, "it has no end, or an unknown entry at +0x%" PRIx64,
			         cursor_offset(&l->c) - cursor_offset(&start));
			return;
		}
		if (!more)
			return;
	}
	diag_bad(l->d, &ranges_repeated, &start, "%s", l->unit->name);
}

/* Where the list begins in its section; false, reported, where that cannot be said. */
static bool list_offset(const struct list *l, const struct die *die, uint64_t *ret)
{
	const struct unit *unit = l->unit;
	struct value value = die->values[A_RANGES];
	if (value.meaning == VALUE_LIST_INDEX) {
		unsigned width = unit->encoding.offset_size;
		uint64_t size = unit->dwarf->section[DS_RNGLISTS].size;
		if (unit->rnglists_base <= size && value.number < (size - unit->rnglists_base) / width) {
			struct cursor c = section_cursor(unit->dwarf, DS_RNGLISTS, unit->rnglists_base + value.number * width);
			*ret = unit->rnglists_base + cursor_uint(&c, width);
			return true;
		}
	} else if (die_offset(die, A_RANGES, ret)) {
		*ret += unit->dwarf->main ? unit->ranges_base : 0;
		return true;
	}
	diag_bad_at(l->d, &ranges_damaged, ".debug_info", die->offset, "list 0x%" PRIx64, value.number);
	return false;
}

static void add_list(const struct die *die, uint64_t *budget, struct diag *d, struct range_list *ret)
{
	struct list l = {.unit = die->unit, .base = die->unit->low_pc, .d = d, .ret = ret};
	bool standard = die->unit->encoding.version >= 5;
	uint64_t offset;
	if (!list_offset(&l, die, &offset))
		return;
	l.c = section_cursor(die->unit->dwarf, standard ? DS_RNGLISTS : DS_RANGES, offset);
	read_list(&l, standard ? read_entry : read_pair, budget);
}

void die_ranges(const struct die *die, uint64_t *budget, struct diag *d, struct range_list *ret)
{
	uint64_t lo, hi;
	if (die_has(die, A_RANGES)) {
		add_list(die, budget, d, ret);
	} else if (die_has(die, A_HIGH_PC) && die_address(die, A_LOW_PC, d, &lo)) {
		/* An address, or a constant that counts from the low one (DWARF 4, 2.17.2). */
		if (!die_address(die, A_HIGH_PC, d, &hi))
			hi = lo + die_number(die, A_HIGH_PC, 0);
		keep(die->unit, lo, hi & address_mask(die->unit), d, ret);
	}
}

/*
 * A DIE with a list takes ten bytes or so, and a list has two or three entries. Beside those the
 * unit has its share of all lists, by its size.
 */
uint64_t ranges_budget(const struct unit *unit)
{
	enum dwarf_section lists = unit->encoding.version >= 5 ? DS_RNGLISTS : DS_RANGES;
	const struct dwarf *dwarf = unit->dwarf;
	uint64_t size = unit->end - unit->offset;
	/* Split units of versions before 5 have their lists in the main file, all of them. */
	uint64_t units = lists == DS_RANGES && dwarf->main ? dwarf->main->units.n : dwarf_info_size(dwarf) / size;
	return 64 + size / 2 + dwarf->section[lists].size / (units + 1);
}
