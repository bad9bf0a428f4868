#include "tests/make/dwarf.h"

#include <dwarf.h>
#include <stdlib.h>

#define REF_ULEB_WIDTH 5

static struct put put_make(bool big_endian)
{
	return (struct put){.big_endian = big_endian};
}

struct dwarf_maker dwarf_maker_make(unsigned version, unsigned offset_size, unsigned address_size, bool big_endian)
{
	struct put p = put_make(big_endian);
	struct dwarf_maker m = {
		.info = p, .types = p, .abbrev = p, .str = p, .line_str = p, .line = p, .ranges = p, .rnglists = p, .addr = p,
		.str_offsets = p, .version = version, .offset_size = offset_size, .address_size = address_size,
		.id = 0x1234
	};
	/* Offset 0 of a section is too often right by accident. */
	put_text(&m.str, "str");
	put_text(&m.line_str, "line_str");
	return m;
}

void dwarf_maker_release(struct dwarf_maker *m)
{
	struct put *all[] = {
		&m->info, &m->types, &m->abbrev, &m->str, &m->line_str, &m->line, &m->ranges, &m->rnglists, &m->addr, &m->str_offsets
	};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		put_release(all[i]);
	vec_release(&m->references);
}

/* Contributions to the tables of version 5 have headers: DWARF 5, 7.26 and 7.27. */
static void tables_begin(struct dwarf_maker *m)
{
	m->addr_count = m->str_count = 0;
	if (m->version >= 5) {
		m->addr_length = put_length(&m->addr, m->offset_size);
		put_uint(&m->addr, 5, 2);
		put_uint(&m->addr, m->address_size, 1);
		put_uint(&m->addr, 0, 1);
		m->str_offsets_length = put_length(&m->str_offsets, m->offset_size);
		put_uint(&m->str_offsets, 5, 2);
		put_uint(&m->str_offsets, 0, 2);
	}
	m->addr_base = m->addr.out.n;
	m->str_offsets_base = m->str_offsets.out.n;
}

static void tables_end(struct dwarf_maker *m)
{
	if (m->version < 5)
		return;
	put_length_end(&m->addr, m->addr_length, m->offset_size);
	put_length_end(&m->str_offsets, m->str_offsets_length, m->offset_size);
}

static void types_swap(struct dwarf_maker *m)
{
	struct put info = m->info;
	m->info = m->types;
	m->types = info;
	m->in_types = !m->in_types;
}

/* A place of width bytes for the offset of a label from the unit's start. */
static void reference(struct dwarf_maker *m, unsigned label, unsigned width, size_t unit, bool uleb)
{
	*vec_push(&m->references) = (struct dwarf_reference){
		.place = m->info.out.n, .width = width, .label = label, .unit = unit, .uleb = uleb, .in_types = m->in_types
	};
	for (unsigned i = 0; i < width; i++)
		put_uint(&m->info, 0, 1);
}

void dwarf_unit(struct dwarf_maker *m, unsigned type)
{
	bool of_type = type == DW_UT_type || type == DW_UT_split_type;
	if (of_type && m->version < 5)
		types_swap(m);
	m->unit = m->info.out.n;
	m->unit_length = put_length(&m->info, m->offset_size);
	m->abbrev_offset = m->abbrev.out.n;
	m->code = 0;
	put_uint(&m->info, m->version, 2);
	if (m->version >= 5) {
		put_uint(&m->info, type ? type : DW_UT_compile, 1);
		put_uint(&m->info, m->address_size, 1);
		put_uint(&m->info, m->abbrev_offset, m->offset_size);
	} else {
		put_uint(&m->info, m->abbrev_offset, m->offset_size);
		put_uint(&m->info, m->address_size, 1);
	}
	if (m->version >= 5 && (type == DW_UT_skeleton || type == DW_UT_split_compile))
		put_uint(&m->info, m->id, 8);
	if (of_type) {
		put_uint(&m->info, m->id, 8);
		reference(m, m->type_label, m->offset_size, m->unit, false);
	}
	tables_begin(m);
}

static void abbrev_end(struct dwarf_maker *m)
{
	if (m->pending) {
		put_uleb(&m->abbrev, 0);
		put_uleb(&m->abbrev, 0);
	}
	m->pending = false;
}

void dwarf_unit_end(struct dwarf_maker *m)
{
	abbrev_end(m);
	put_uleb(&m->abbrev, 0);
	put_length_end(&m->info, m->unit_length, m->offset_size);
	tables_end(m);
	if (m->in_types)
		types_swap(m);
}

void dwarf_die(struct dwarf_maker *m, unsigned tag, bool children)
{
	abbrev_end(m);
	uint64_t code = ++m->code + m->code_add;
	put_uleb(&m->abbrev, code);
	put_uleb(&m->abbrev, tag);
	put_uint(&m->abbrev, children, 1);
	put_uleb(&m->info, code);
	m->pending = true;
}

void dwarf_up(struct dwarf_maker *m)
{
	abbrev_end(m);
	put_uleb(&m->info, 0);
}

void dwarf_label(struct dwarf_maker *m, unsigned label)
{
	m->labels[label] = m->info.out.n;
}

/* Padded to width bytes, as for what is filled in later. */
static void uleb_at(struct put *p, size_t place, uint64_t value, unsigned width)
{
	for (unsigned i = 0; i < width; i++, value >>= 7)
		p->out.at[place + i] = (char)((value & 0x7f) | (i + 1 < width ? 0x80 : 0));
}

void dwarf_resolve(struct dwarf_maker *m)
{
	for (size_t i = 0; i < m->references.n; i++) {
		const struct dwarf_reference *r = &m->references.at[i];
		uint64_t value = m->labels[r->label] - r->unit;
		struct put *p = r->in_types ? &m->types : &m->info;
		if (r->uleb)
			uleb_at(p, r->place, value, r->width);
		else
			put_uint_at(p, r->place, value, r->width);
	}
}

static void attr(struct dwarf_maker *m, unsigned at, unsigned form)
{
	put_uleb(&m->abbrev, at);
	put_uleb(&m->abbrev, m->indirect ? DW_FORM_indirect : form);
	if (m->indirect)
		put_uleb(&m->info, form);
	m->indirect = false;
}

/* Bytes of the forms that take so many whatever they say; 0 for LEB128. */
static unsigned form_width(const struct dwarf_maker *m, unsigned form)
{
	switch (form) {
	case DW_FORM_data1: case DW_FORM_flag: case DW_FORM_ref1: case DW_FORM_strx1: case DW_FORM_addrx1:
		return 1;
	case DW_FORM_data2: case DW_FORM_ref2: case DW_FORM_strx2: case DW_FORM_addrx2:
		return 2;
	case DW_FORM_strx3: case DW_FORM_addrx3:
		return 3;
	case DW_FORM_data4: case DW_FORM_ref4: case DW_FORM_strx4: case DW_FORM_addrx4: case DW_FORM_ref_sup4:
		return 4;
	case DW_FORM_data8: case DW_FORM_ref8: case DW_FORM_ref_sig8: case DW_FORM_ref_sup8:
		return 8;
	case DW_FORM_addr:
		return m->address_size;
	case DW_FORM_ref_addr:
		return m->version == 2 ? m->address_size : m->offset_size;
	case DW_FORM_sec_offset: case DW_FORM_strp: case DW_FORM_line_strp: case DW_FORM_strp_sup:
	case DW_FORM_GNU_ref_alt: case DW_FORM_GNU_strp_alt:
		return m->offset_size;
	default:
		return 0;
	}
}

static void put_value(struct dwarf_maker *m, unsigned form, uint64_t value)
{
	unsigned width = form_width(m, form);
	if (width)
		put_uint(&m->info, value, width);
	else if (form == DW_FORM_sdata)
		put_sleb(&m->info, (int64_t)value);
	else if (form == DW_FORM_data16)
		put_bytes(&m->info, "0123456789abcdef", 16);
	else if (form != DW_FORM_flag_present)
		put_uleb(&m->info, value);
}

void dwarf_uint(struct dwarf_maker *m, unsigned at, unsigned form, uint64_t value)
{
	attr(m, at, form);
	put_value(m, form, value);
}

static uint64_t text_offset(struct put *section, const char *text)
{
	uint64_t offset = section->out.n;
	put_text(section, text);
	return offset;
}

void dwarf_text(struct dwarf_maker *m, unsigned at, unsigned form, const char *text)
{
	attr(m, at, form);
	switch (form) {
	case DW_FORM_string:
		put_text(&m->info, text);
		break;
	case DW_FORM_strp:
		put_value(m, form, text_offset(&m->str, text));
		break;
	case DW_FORM_line_strp:
		put_value(m, form, text_offset(&m->line_str, text));
		break;
	default:
		put_uint(&m->str_offsets, text_offset(&m->str, text), m->offset_size);
		put_value(m, form, m->str_count++);
	}
}

void dwarf_address(struct dwarf_maker *m, unsigned at, unsigned form, uint64_t address)
{
	attr(m, at, form);
	if (form == DW_FORM_addr) {
		put_value(m, form, address);
	} else {
		put_uint(&m->addr, address, m->address_size);
		put_value(m, form, m->addr_count++);
	}
}

void dwarf_ref(struct dwarf_maker *m, unsigned at, unsigned form, unsigned label)
{
	attr(m, at, form);
	bool uleb = form == DW_FORM_ref_udata;
	unsigned width = uleb ? REF_ULEB_WIDTH : form_width(m, form);
	reference(m, label, width, form == DW_FORM_ref_addr ? 0 : m->unit, uleb);
}

void dwarf_block(struct dwarf_maker *m, unsigned at, unsigned form, const void *bytes, size_t n)
{
	attr(m, at, form);
	if (form == DW_FORM_block1)
		put_uint(&m->info, n, 1);
	else if (form == DW_FORM_block2)
		put_uint(&m->info, n, 2);
	else if (form == DW_FORM_block4)
		put_uint(&m->info, n, 4);
	else
		put_uleb(&m->info, n);
	put_bytes(&m->info, bytes, n);
}

void dwarf_implicit(struct dwarf_maker *m, unsigned at, int64_t value)
{
	attr(m, at, DW_FORM_implicit_const);
	put_sleb(&m->abbrev, value);
}

void dwarf_bases(struct dwarf_maker *m)
{
	unsigned form = m->version >= 4 ? DW_FORM_sec_offset : DW_FORM_data4;
	dwarf_uint(m, DW_AT_str_offsets_base, form, m->str_offsets_base);
	dwarf_uint(m, m->version >= 5 ? DW_AT_addr_base : DW_AT_GNU_addr_base, form, m->addr_base);
}

void dwarf_code(struct dwarf_maker *m, uint64_t lo, uint64_t hi)
{
	dwarf_address(m, DW_AT_low_pc, DW_FORM_addr, lo);
	if (m->version >= 4)
		dwarf_uint(m, DW_AT_high_pc, DW_FORM_data8, hi - lo);
	else
		dwarf_address(m, DW_AT_high_pc, DW_FORM_addr, hi);
}

/* Lists that are named by offset may stand one behind the other without a header of their own. */
uint64_t dwarf_list_begin(struct dwarf_maker *m)
{
	return m->version >= 5 ? m->rnglists.out.n : m->ranges.out.n;
}

static void list_pairs(struct dwarf_maker *m, const struct range *ranges, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		put_uint(&m->ranges, ranges[i].lo, m->address_size);
		put_uint(&m->ranges, ranges[i].hi, m->address_size);
	}
	put_uint(&m->ranges, 0, m->address_size);
	put_uint(&m->ranges, 0, m->address_size);
}

static void list_entries(struct dwarf_maker *m, const struct range *ranges, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		put_uint(&m->rnglists, DW_RLE_start_length, 1);
		put_uint(&m->rnglists, ranges[i].lo, m->address_size);
		put_uleb(&m->rnglists, ranges[i].hi - ranges[i].lo);
	}
	put_uint(&m->rnglists, DW_RLE_end_of_list, 1);
}

void dwarf_ranges(struct dwarf_maker *m, const struct range *ranges, size_t n)
{
	unsigned form = m->version >= 4 ? DW_FORM_sec_offset : m->offset_size == 8 ? DW_FORM_data8 : DW_FORM_data4;
	dwarf_uint(m, DW_AT_ranges, form, dwarf_list_begin(m));
	if (m->version >= 5)
		list_entries(m, ranges, n);
	else
		list_pairs(m, ranges, n);
}
