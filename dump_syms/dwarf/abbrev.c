#include "dump_syms/dwarf/abbrev.h"

#include "dump_syms/dwarf/constants.h"

#include <inttypes.h>
#include <stdlib.h>

const struct diag_kind abbrev_damaged = {DIAG_LOSS, "a table of abbreviations is damaged"};

/* An abbreviation while it is read. */
struct draft {
	uint64_t code;
	struct abbrev abbrev;
	bool has_code, declares; /* DW_AT_low_pc or DW_AT_ranges; DW_AT_declaration */
	uint32_t seen;           /* bit a: attribute a has a step */
	bool varies;
	uint16_t skip;           /* bytes since the last step */
	uint64_t fixed;          /* bytes of all attributes, but for those that vary */
};

static enum die_kind kind_of(uint64_t tag)
{
	switch (tag) {
	case DW_TAG_compile_unit:
	case DW_TAG_skeleton_unit:
	case DW_TAG_type_unit:
		return DIE_UNIT;
	case DW_TAG_partial_unit:
		return DIE_PARTIAL_UNIT;
	case DW_TAG_subprogram:
		return DIE_ABSTRACT;
	case DW_TAG_inlined_subroutine:
		return DIE_INLINED;
	case DW_TAG_namespace:
		return DIE_NAMESPACE;
	case DW_TAG_module:
		return DIE_MODULE;
	case DW_TAG_class_type:
		return DIE_CLASS;
	case DW_TAG_structure_type:
		return DIE_STRUCT;
	case DW_TAG_union_type:
		return DIE_UNION;
	case DW_TAG_interface_type:
		return DIE_INTERFACE;
	case DW_TAG_enumeration_type:
		return DIE_ENUM;
	default:
		return DIE_OTHER;
	}
}

/* A_COUNT for an attribute that is not read. */
static enum attr attr_of(uint64_t name)
{
	switch (name) {
	case DW_AT_name:
		return A_NAME;
	case DW_AT_linkage_name:
	case DW_AT_MIPS_linkage_name:
		return A_LINKAGE_NAME;
	case DW_AT_specification:
		return A_SPECIFICATION;
	case DW_AT_abstract_origin:
		return A_ORIGIN;
	case DW_AT_low_pc:
		return A_LOW_PC;
	case DW_AT_high_pc:
		return A_HIGH_PC;
	case DW_AT_ranges:
		return A_RANGES;
	case DW_AT_call_file:
		return A_CALL_FILE;
	case DW_AT_call_line:
		return A_CALL_LINE;
	case DW_AT_call_column:
		return A_CALL_COLUMN;
	case DW_AT_artificial:
		return A_ARTIFICIAL;
	case DW_AT_stmt_list:
		return A_STMT_LIST;
	case DW_AT_comp_dir:
		return A_COMP_DIR;
	case DW_AT_language:
		return A_LANGUAGE;
	case DW_AT_str_offsets_base:
		return A_STR_OFFSETS_BASE;
	case DW_AT_addr_base:
	case DW_AT_GNU_addr_base:
		return A_ADDR_BASE;
	case DW_AT_rnglists_base:
		return A_RNGLISTS_BASE;
	case DW_AT_GNU_ranges_base:
		return A_RANGES_BASE;
	case DW_AT_dwo_name:
	case DW_AT_GNU_dwo_name:
		return A_DWO_NAME;
	case DW_AT_GNU_dwo_id:
		return A_DWO_ID;
	case DW_AT_signature:
		return A_SIGNATURE;
	default:
		return A_COUNT;
	}
}

static struct step *push_step(struct abbrev_table *table, struct draft *draft, enum step_op op, enum attr attr)
{
	struct step *step = vec_push(&table->steps);
	*step = (struct step){.op = (uint8_t)op, .attr = (uint8_t)attr, .skip = draft->skip};
	draft->skip = 0;
	return step;
}

static void push_fixed(struct abbrev_table *table, struct draft *draft, unsigned size)
{
	if (draft->skip + size > UINT16_MAX)
		push_step(table, draft, STEP_NONE, A_COUNT);
	draft->skip = (uint16_t)(draft->skip + size);
}

static void push_constant(struct abbrev_table *table, struct draft *draft, enum attr attr, uint64_t value)
{
	push_step(table, draft, STEP_CONSTANT, attr)->constant = (uint32_t)table->constants.n;
	*vec_push(&table->constants) = value;
}

static enum step_op step_over(enum shape shape)
{
	switch (shape) {
	case SHAPE_ULEB:
	case SHAPE_SLEB:
		return STEP_LEB;
	case SHAPE_STRING:
		return STEP_STRING;
	case SHAPE_BLOCK1:
		return STEP_BLOCK1;
	case SHAPE_BLOCK2:
		return STEP_BLOCK2;
	case SHAPE_BLOCK4:
		return STEP_BLOCK4;
	case SHAPE_BLOCK:
		return STEP_BLOCK;
	default:
		return STEP_INDIRECT;
	}
}

/* One attribute to steps; value is that of an implicit constant. */
static void compile_attr(struct abbrev_table *table, struct draft *draft, enum attr attr, uint64_t form_code, uint64_t value)
{
	struct form form;
	if (!form_find(form_code, &form)) {
		push_step(table, draft, STEP_BAD, A_COUNT);
		draft->varies = true;
		return;
	}
	unsigned size = form.shape <= SHAPE_FIXED_LAST ? shape_size(form.shape, &table->encoding) : 0;
	draft->fixed += size;
	draft->varies |= form.shape > SHAPE_FIXED_LAST && form.shape != SHAPE_IMPLICIT;
	/* An entry has an attribute once (DWARF 5, 2.2), so there are few steps that take no bytes. */
	if (draft->abbrev.kind == DIE_OTHER || attr == A_COUNT || draft->seen >> attr & 1) {
		if (form.shape <= SHAPE_FIXED_LAST)
			push_fixed(table, draft, size);
		else if (form.shape != SHAPE_IMPLICIT)
			push_step(table, draft, step_over(form.shape), A_COUNT);
		return;
	}
	draft->seen |= 1u << attr;
	if (form.shape == SHAPE_IMPLICIT)
		push_constant(table, draft, attr, value);
	else
		push_step(table, draft, STEP_READ, attr)->form = form;
}

static void compile_attrs(struct abbrev_table *table, struct cursor *c, struct draft *draft)
{
	for (;;) {
		uint64_t name = cursor_uleb(c);
		uint64_t form = cursor_uleb(c);
		uint64_t value = form == DW_FORM_implicit_const ? (uint64_t)cursor_sleb(c) : 0;
		if (!cursor_ok(c) || (!name && !form))
			return;
		draft->has_code |= name == DW_AT_low_pc || name == DW_AT_ranges;
		draft->declares |= name == DW_AT_declaration;
		compile_attr(table, draft, attr_of(name), form, value);
	}
}

/* What is known only behind the last attribute. */
static void finish(struct abbrev_table *table, struct draft *draft)
{
	struct abbrev *a = &draft->abbrev;
	push_step(table, draft, STEP_END, A_COUNT);
	a->fixed = draft->varies || draft->fixed >= ABBREV_VARIES ? ABBREV_VARIES : (uint16_t)draft->fixed;
	if (a->kind == DIE_ABSTRACT && draft->has_code)
		a->kind = DIE_FUNCTION;
	else if (a->kind == DIE_ABSTRACT && draft->declares)
		a->kind = DIE_DECLARATION;
	a->noted = a->kind >= DIE_ALWAYS_FIRST || (a->kind >= DIE_SCOPE_FIRST && a->descend);
	if (a->kind == DIE_OTHER && a->fixed != ABBREV_VARIES)
		table->steps.n = a->steps;
}

static void add(struct abbrev_table *table, const struct draft *draft)
{
	if (draft->code == table->direct && table->list.n == table->direct)
		table->direct++;
	else
		*vec_push(&table->others) = (struct abbrev_code){draft->code, (uint32_t)table->list.n};
	*vec_push(&table->list) = draft->abbrev;
}

/* Of equal codes the one that comes first in the section is the first. */
static int by_code(const void *left, const void *right)
{
	const struct abbrev_code *a = left, *b = right;
	if (a->code != b->code)
		return a->code < b->code ? -1 : 1;
	return a->index < b->index ? -1 : a->index > b->index;
}

void step_skip(const struct step *step, const struct encoding *e, struct cursor *c)
{
	static const struct form forms[] = {
		[STEP_LEB] = {SHAPE_ULEB, VALUE_NONE},
		[STEP_STRING] = {SHAPE_STRING, VALUE_NONE},
		[STEP_BLOCK1] = {SHAPE_BLOCK1, VALUE_NONE},
		[STEP_BLOCK2] = {SHAPE_BLOCK2, VALUE_NONE},
		[STEP_BLOCK4] = {SHAPE_BLOCK4, VALUE_NONE},
		[STEP_BLOCK] = {SHAPE_BLOCK, VALUE_NONE},
		[STEP_INDIRECT] = {SHAPE_INDIRECT, VALUE_NONE},
	};
	switch ((enum step_op)step->op) {
	case STEP_END:
	case STEP_NONE:
	case STEP_CONSTANT:
		break;
	case STEP_READ:
		form_skip(step->form, e, c);
		break;
	case STEP_BAD:
		cursor_fail(c);
		break;
	default:
		form_skip(forms[step->op], e, c);
	}
}

void abbrev_table_compile(struct abbrev_table *table, struct bytes section, uint64_t limit, bool big_endian,
                          struct diag *d)
{
	if (section.size > limit)
		section.size = limit;
	struct cursor c = cursor_at(section, table->offset, ".debug_abbrev", big_endian);
	*vec_push(&table->list) = (struct abbrev){.kind = DIE_END, .descend = -1};
	table->direct = 1;
	for (;;) {
		struct draft draft = {.code = cursor_uleb(&c), .abbrev.steps = (uint32_t)table->steps.n};
		if (cursor_ok(&c) && !draft.code)
			break;
		draft.abbrev.kind = kind_of(cursor_uleb(&c)) & 0x7f;
		draft.abbrev.descend = cursor_u8(&c) == DW_CHILDREN_yes;
		compile_attrs(table, &c, &draft);
		if (!cursor_ok(&c)) {
			diag_bad(d, &abbrev_damaged, &c, "the table at 0x%" PRIx64 " has no end", table->offset);
			break;
		}
		finish(table, &draft);
		add(table, &draft);
	}
	table->size = cursor_offset(&c) - table->offset;
	if (table->others.n)
		qsort(table->others.at, table->others.n, sizeof *table->others.at, by_code);
	vec_trim(&table->list);
	vec_trim(&table->steps);
}

static bool may_cross(uint64_t name, uint64_t form)
{
	return (name == DW_AT_specification || name == DW_AT_abstract_origin || name == DW_AT_signature) &&
	       (form == DW_FORM_ref_addr || form == DW_FORM_ref_sig8 || form == DW_FORM_indirect);
}

bool abbrevs_cross_units(struct bytes section)
{
	struct cursor c = cursor_over(section, ".debug_abbrev", false);
	bool crosses = false;
	while (cursor_left(&c) && !crosses) {
		if (!cursor_uleb(&c)) /* the end of a table */
			continue;
		bool wanted = kind_of(cursor_uleb(&c)) != DIE_OTHER;
		uint64_t name, form;
		cursor_skip(&c, 1);
		do {
			name = cursor_uleb(&c);
			form = cursor_uleb(&c);
			if (form == DW_FORM_implicit_const)
				(void)cursor_sleb(&c);
			crosses |= wanted && (may_cross(name, form) || attr_of(name) == A_DWO_NAME);
		} while (name || form);
	}
	return crosses || !cursor_ok(&c);
}

const struct abbrev *abbrev_find_slow(const struct abbrev_table *table, uint64_t code)
{
	size_t lo = 0, hi = table->others.n;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (table->others.at[middle].code < code)
			lo = middle + 1;
		else
			hi = middle;
	}
	if (lo < table->others.n && table->others.at[lo].code == code)
		return &table->list.at[table->others.at[lo].index];
	return NULL;
}

void abbrev_table_release(struct abbrev_table *table)
{
	vec_release(&table->list);
	vec_release(&table->others);
	vec_release(&table->steps);
	vec_release(&table->constants);
}
