#include "dump_syms/dwarf/form.h"

#include "dump_syms/dwarf/constants.h"

#define TEXT_BYTES_MAX (64 * 1024)

/* Versions 2 and 3 used data4 and data8 for what is sec_offset since (DWARF 4, 1.4): who wants an offset takes both. */
static const struct form forms[] = {
	[DW_FORM_addr] = {SHAPE_ADDRESS, VALUE_ADDRESS},
	[DW_FORM_block2] = {SHAPE_BLOCK2, VALUE_BLOCK},
	[DW_FORM_block4] = {SHAPE_BLOCK4, VALUE_BLOCK},
	[DW_FORM_data2] = {SHAPE_2, VALUE_CONSTANT},
	[DW_FORM_data4] = {SHAPE_4, VALUE_CONSTANT},
	[DW_FORM_data8] = {SHAPE_8, VALUE_CONSTANT},
	[DW_FORM_string] = {SHAPE_STRING, VALUE_TEXT},
	[DW_FORM_block] = {SHAPE_BLOCK, VALUE_BLOCK},
	[DW_FORM_block1] = {SHAPE_BLOCK1, VALUE_BLOCK},
	[DW_FORM_data1] = {SHAPE_1, VALUE_CONSTANT},
	[DW_FORM_flag] = {SHAPE_1, VALUE_FLAG},
	[DW_FORM_sdata] = {SHAPE_SLEB, VALUE_CONSTANT},
	[DW_FORM_strp] = {SHAPE_OFFSET, VALUE_STR},
	[DW_FORM_udata] = {SHAPE_ULEB, VALUE_CONSTANT},
	[DW_FORM_ref_addr] = {SHAPE_REF_ADDR, VALUE_INFO},
	[DW_FORM_ref1] = {SHAPE_1, VALUE_REFERENCE},
	[DW_FORM_ref2] = {SHAPE_2, VALUE_REFERENCE},
	[DW_FORM_ref4] = {SHAPE_4, VALUE_REFERENCE},
	[DW_FORM_ref8] = {SHAPE_8, VALUE_REFERENCE},
	[DW_FORM_ref_udata] = {SHAPE_ULEB, VALUE_REFERENCE},
	[DW_FORM_indirect] = {SHAPE_INDIRECT, VALUE_NONE},
	[DW_FORM_sec_offset] = {SHAPE_OFFSET, VALUE_OFFSET},
	[DW_FORM_exprloc] = {SHAPE_BLOCK, VALUE_BLOCK},
	[DW_FORM_flag_present] = {SHAPE_0, VALUE_FLAG},
	[DW_FORM_strx] = {SHAPE_ULEB, VALUE_STR_INDEX},
	[DW_FORM_addrx] = {SHAPE_ULEB, VALUE_ADDRESS_INDEX},
	[DW_FORM_ref_sup4] = {SHAPE_4, VALUE_ALT_INFO},
	[DW_FORM_strp_sup] = {SHAPE_OFFSET, VALUE_ALT_STR},
	[DW_FORM_data16] = {SHAPE_16, VALUE_BLOCK},
	[DW_FORM_line_strp] = {SHAPE_OFFSET, VALUE_LINE_STR},
	[DW_FORM_ref_sig8] = {SHAPE_8, VALUE_SIGNATURE},
	[DW_FORM_implicit_const] = {SHAPE_IMPLICIT, VALUE_CONSTANT},
	[DW_FORM_loclistx] = {SHAPE_ULEB, VALUE_LIST_INDEX},
	[DW_FORM_rnglistx] = {SHAPE_ULEB, VALUE_LIST_INDEX},
	[DW_FORM_ref_sup8] = {SHAPE_8, VALUE_ALT_INFO},
	[DW_FORM_strx1] = {SHAPE_1, VALUE_STR_INDEX},
	[DW_FORM_strx2] = {SHAPE_2, VALUE_STR_INDEX},
	[DW_FORM_strx3] = {SHAPE_3, VALUE_STR_INDEX},
	[DW_FORM_strx4] = {SHAPE_4, VALUE_STR_INDEX},
	[DW_FORM_addrx1] = {SHAPE_1, VALUE_ADDRESS_INDEX},
	[DW_FORM_addrx2] = {SHAPE_2, VALUE_ADDRESS_INDEX},
	[DW_FORM_addrx3] = {SHAPE_3, VALUE_ADDRESS_INDEX},
	[DW_FORM_addrx4] = {SHAPE_4, VALUE_ADDRESS_INDEX},
};

bool form_find(uint64_t code, struct form *ret)
{
	switch (code) {
	case FORM_GNU_ADDR_INDEX:
		*ret = (struct form){SHAPE_ULEB, VALUE_ADDRESS_INDEX};
		return true;
	case FORM_GNU_STR_INDEX:
		*ret = (struct form){SHAPE_ULEB, VALUE_STR_INDEX};
		return true;
	case FORM_GNU_REF_ALT:
		*ret = (struct form){SHAPE_OFFSET, VALUE_ALT_INFO};
		return true;
	case FORM_GNU_STRP_ALT:
		*ret = (struct form){SHAPE_OFFSET, VALUE_ALT_STR};
		return true;
	}
	/* Codes 0 and 2 have never been used, and their entries are all zeros. */
	if (code >= sizeof forms / sizeof forms[0] || (!forms[code].shape && !forms[code].meaning))
		return false;
	*ret = forms[code];
	return true;
}

unsigned shape_size(enum shape shape, const struct encoding *e)
{
	static const uint8_t sizes[] = {
		[SHAPE_1] = 1, [SHAPE_2] = 2, [SHAPE_3] = 3, [SHAPE_4] = 4, [SHAPE_8] = 8, [SHAPE_16] = 16
	};
	switch (shape) {
	case SHAPE_ADDRESS:
		return e->address_size;
	case SHAPE_OFFSET:
		return e->offset_size;
	case SHAPE_REF_ADDR: /* an address in version 2, an offset since (DWARF 3, 7.5.4) */
		return e->version == 2 ? e->address_size : e->offset_size;
	default:
		return sizes[shape];
	}
}

/* The form that stands in the DIE. Neither another indirection nor a value in the abbreviation can be meant. */
static bool form_indirect(struct cursor *c, struct form *ret)
{
	uint64_t code = cursor_uleb(c);
	if (cursor_ok(c) && form_find(code, ret) && ret->shape < SHAPE_INDIRECT)
		return true;
	cursor_fail(c);
	return false;
}

/*
 * A string that stands in the DIE. Many DIEs may refer to one that has it, and each time it is read, so one that is longer
 * than any name counts as damage.
 */
static const char *form_text(struct cursor *c)
{
	size_t n = cursor_left(c) < TEXT_BYTES_MAX ? cursor_left(c) : TEXT_BYTES_MAX;
	const char *text = (const char *)c->pos;
	const char *end = memchr(text, 0, n);
	if (!end) {
		cursor_fail(c);
		return "";
	}
	cursor_skip(c, (uint64_t)(end - text) + 1);
	return text;
}

void form_skip(struct form form, const struct encoding *e, struct cursor *c)
{
	switch (form.shape) {
	case SHAPE_ULEB:
	case SHAPE_SLEB:
		(void)cursor_uleb(c);
		break;
	case SHAPE_STRING:
		(void)form_text(c);
		break;
	case SHAPE_BLOCK1:
		cursor_skip(c, cursor_u8(c));
		break;
	case SHAPE_BLOCK2:
		cursor_skip(c, cursor_u16(c));
		break;
	case SHAPE_BLOCK4:
		cursor_skip(c, cursor_u32(c));
		break;
	case SHAPE_BLOCK:
		cursor_skip(c, cursor_uleb(c));
		break;
	case SHAPE_INDIRECT:
		if (form_indirect(c, &form))
			form_skip(form, e, c);
		break;
	case SHAPE_IMPLICIT:
		break;
	default:
		cursor_skip(c, shape_size(form.shape, e));
	}
}

struct value form_read(struct form form, const struct encoding *e, struct cursor *c)
{
	struct value value = {.meaning = form.meaning};
	switch (form.shape) {
	case SHAPE_0:
		value.number = 1;
		break;
	case SHAPE_1:
		value.number = cursor_u8(c);
		break;
	case SHAPE_2:
		value.number = cursor_u16(c);
		break;
	case SHAPE_3:
		value.number = cursor_u24(c);
		break;
	case SHAPE_4:
		value.number = cursor_u32(c);
		break;
	case SHAPE_8:
		value.number = cursor_u64(c);
		break;
	case SHAPE_ADDRESS:
	case SHAPE_OFFSET:
	case SHAPE_REF_ADDR:
		value.number = cursor_uint(c, shape_size(form.shape, e));
		break;
	case SHAPE_ULEB:
		value.number = cursor_uleb(c);
		break;
	case SHAPE_SLEB:
		value.number = (uint64_t)cursor_sleb(c);
		break;
	case SHAPE_STRING:
		value.text = form_text(c);
		break;
	case SHAPE_INDIRECT:
		return form_indirect(c, &form) ? form_read(form, e, c) : value;
	default:
		form_skip(form, e, c);
	}
	return value;
}
