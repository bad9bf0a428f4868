#include "dump_syms/cfi/rows.h"

#include <dwarf.h>
#include <inttypes.h>
#include <stdlib.h>

const struct diag_kind rows_unnamed = {DIAG_NOTE, "rules of registers without a name were left out"};

/* Compilers nest DW_CFA_remember_state once or twice. */
#define REMEMBERED_MAX 64

/* A period is as long as the expression is executed times; the PLT's formula has 12 bytes. */
#define PERIODIC_BYTES_MAX 32

#define CFA_PRIMARY 0xc0 /* the bits where advance_loc, offset and restore differ; the others are their operand */

/* What older <dwarf.h> lack. */
#define CFA_AARCH64_SET_RA_STATE 0x2b
#define CFA_AARCH64_NEGATE_RA_STATE_WITH_PC 0x2c
#define CFA_AARCH64_NEGATE_RA_STATE 0x2d /* on SPARC DW_CFA_GNU_window_save */

void phrases_release(struct phrases *phrases)
{
	intern_release(&phrases->texts);
	vec_release(&phrases->periods);
}

static enum status bad(struct rows *r, const char *what)
{
	return diag_bad(r->d, r->fde ? &frame_bad_fde : &frame_bad_cie, &r->code, "%s", what);
}

/* Whether a rule of this register is kept; those that have no name in the symbol file are not. */
static bool is_kept(struct rows *r, uint64_t number)
{
	if (arch_register(r->input->arch, number) || number == r->cie->ra)
		return true;
	diag_bad_at(r->d, &rows_unnamed, r->section->name, cursor_offset(&r->code), "register %" PRIu64, number);
	return false;
}

static void set_rule(struct rows *r, uint64_t number, struct rule rule)
{
	if (cursor_ok(&r->code) && is_kept(r, number))
		state_set(&r->state, (uint32_t)number, rule);
}

static struct rule register_rule(const struct rows *r, uint64_t number, int64_t offset)
{
	enum rule_kind kind = arch_register(r->input->arch, number) ? RULE_REGISTER : RULE_UNNAMED;
	return (struct rule){kind, (uint32_t)number, offset};
}

/* Factored offsets wrap, as those of a damaged file may. */
static int64_t factored(const struct rows *r, uint64_t n)
{
	return (int64_t)(n * (uint64_t)r->cie->data_align);
}

/* CFA + n, or what is saved there. */
static void set_offset(struct rows *r, uint64_t number, enum rule_kind kind, uint64_t n)
{
	set_rule(r, number, (struct rule){.kind = kind, .offset = factored(r, n)});
}

static struct expression take_expression(struct rows *r, bool cfa_pushed)
{
	return (struct expression){
		.code = cursor_run(&r->code, cursor_uleb(&r->code)),
		.big_endian = r->input->big_endian,
		.arch = r->input->arch,
		.address_size = r->cie->address_size,
		.cfa_pushed = cfa_pushed,
		.pc_low = PC_UNKNOWN,
	};
}

static struct rule phrase_rule(struct rows *r, const struct buf *text)
{
	return (struct rule){RULE_PHRASE, intern_copy(&r->phrases->texts, text->at, text->n), 0};
}

/* The CFA of a PLT slot is a formula of where in the slot the program counter stands. */
static struct rule periodic_rule(struct rows *r, struct expression expression, struct rule otherwise)
{
	struct period period;
	struct buf text = {0};
	bool said = expression.code.size <= PERIODIC_BYTES_MAX, varies = false;
	for (unsigned i = 0; i < PC_PERIOD && said; i++) {
		buf_clear(&text);
		expression.pc_low = i;
		said = expression_write(&expression, &text) == EXPRESSION_SAID;
		if (said)
			period.phrases[i] = phrase_rule(r, &text).number;
	}
	buf_release(&text);
	if (!said)
		return otherwise;
	for (unsigned i = 1; i < PC_PERIOD; i++)
		varies |= period.phrases[i] != period.phrases[0];
	if (!varies)
		return (struct rule){RULE_PHRASE, period.phrases[0], 0};
	*vec_push(&r->phrases->periods) = period;
	return (struct rule){RULE_PERIODIC, (uint32_t)r->phrases->periods.n - 1, 0};
}

static struct rule expression_rule(struct rows *r, struct expression expression, const char *suffix)
{
	struct buf text = {0};
	int reason = expression_write(&expression, &text);
	struct rule rule = {RULE_UNSAYABLE, (uint32_t)reason, 0};
	if (reason == EXPRESSION_SAID) {
		buf_text(&text, suffix);
		rule = phrase_rule(r, &text);
	}
	buf_release(&text);
	return rule;
}

static void set_expression(struct rows *r, const char *suffix)
{
	uint64_t number = cursor_uleb(&r->code);
	struct expression expression = take_expression(r, true);
	if (cursor_ok(&r->code) && is_kept(r, number))
		state_set(&r->state, (uint32_t)number, expression_rule(r, expression, suffix));
}

static void def_cfa_expression(struct rows *r)
{
	struct expression expression = take_expression(r, false);
	struct rule rule = expression_rule(r, expression, "");
	if (rule.kind == RULE_UNSAYABLE)
		rule = periodic_rule(r, expression, rule);
	rule.offset = r->state.cfa.offset;
	r->state.cfa = rule;
}

/*
 * DWARF allows these two only of a register and an offset. After an expression (libgcrypt's assembly does it) every
 * unwinder takes the offset that was last said: an expression leaves it alone, and a new offset leaves the expression. A
 * register that comes first (clang's CIE for MIPS) has the offset 0.
 */
static void def_cfa_register(struct rows *r, uint64_t number)
{
	r->state.cfa = register_rule(r, number, r->state.cfa.offset);
}

static enum status def_cfa_offset(struct rows *r, int64_t offset)
{
	if (r->state.cfa.kind == RULE_NONE)
		return bad(r, "there is no CFA to change");
	r->state.cfa.offset = offset;
	return ST_OK;
}

static enum status restore(struct rows *r, uint64_t number)
{
	if (!r->fde)
		return bad(r, "a common entry restores a register");
	if (number <= UINT32_MAX)
		set_rule(r, number, saved_states_rule(&r->initial, r->initial_of[r->fde->cie] - 1, (uint32_t)number));
	return ST_OK;
}

static enum status remember_state(struct rows *r)
{
	if (r->remembered.states.n == REMEMBERED_MAX)
		return bad(r, "too many states are remembered");
	saved_states_push(&r->remembered, &r->state);
	return ST_OK;
}

/* Brings back the CFA too: DWARF is not clear about it, but every compiler and unwinder means it. */
static enum status restore_state(struct rows *r)
{
	if (!r->remembered.states.n)
		return bad(r, "no state is remembered");
	saved_states_get(&r->remembered, r->remembered.states.n - 1, &r->state);
	saved_states_pop(&r->remembered);
	return ST_OK;
}

/* Steps n units of code on; what is said of the FDE's end or behind it never counts. */
static enum status advance(struct rows *r, uint64_t n)
{
	if (!r->fde)
		return bad(r, "a common entry advances");
	uint64_t left = r->fde->hi - r->hi, align = r->cie->code_align;
	r->hi = align && n > left / align ? r->fde->hi : r->hi + n * align;
	return ST_OK;
}

static enum status set_location(struct rows *r)
{
	uint64_t to = frame_address(r->input, r->section, r->cie, &r->code);
	if (!r->fde || (cursor_ok(&r->code) && to < r->hi))
		return bad(r, "the location is set back");
	r->hi = to < r->fde->hi ? to : r->fde->hi;
	return ST_OK;
}

static enum status unknown(struct rows *r, unsigned instruction)
{
	const struct diag_kind *kind = r->fde ? &frame_bad_fde : &frame_bad_cie;
	return diag_bad(r->d, kind, &r->code, "unknown instruction 0x%x", instruction);
}

/* Executes one instruction. One that is cut off has no effect that counts: the cursor has failed. */
static enum status execute(struct rows *r)
{
	struct cursor *c = &r->code;
	unsigned instruction = cursor_u8(c), operand = instruction & ~(unsigned)CFA_PRIMARY;
	uint64_t number;

	switch (instruction & CFA_PRIMARY) {
	case DW_CFA_advance_loc:
		return advance(r, operand);
	case DW_CFA_offset:
		set_offset(r, operand, RULE_SAVED, cursor_uleb(c));
		return ST_OK;
	case DW_CFA_restore:
		return restore(r, operand);
	}
	switch (instruction) {
	case DW_CFA_nop:
		break;
	case DW_CFA_set_loc:
		return set_location(r);
	case DW_CFA_advance_loc1:
		return advance(r, cursor_u8(c));
	case DW_CFA_advance_loc2:
		return advance(r, cursor_u16(c));
	case DW_CFA_advance_loc4:
		return advance(r, cursor_u32(c));
	case DW_CFA_MIPS_advance_loc8:
		return advance(r, cursor_u64(c));
	case DW_CFA_remember_state:
		return remember_state(r);
	case DW_CFA_restore_state:
		return restore_state(r);

	case DW_CFA_def_cfa:
		number = cursor_uleb(c);
		r->state.cfa = register_rule(r, number, (int64_t)cursor_uleb(c));
		break;
	case DW_CFA_def_cfa_sf:
		number = cursor_uleb(c);
		r->state.cfa = register_rule(r, number, factored(r, (uint64_t)cursor_sleb(c)));
		break;
	case DW_CFA_def_cfa_register:
		def_cfa_register(r, cursor_uleb(c));
		break;
	case DW_CFA_def_cfa_offset:
		return def_cfa_offset(r, (int64_t)cursor_uleb(c));
	case DW_CFA_def_cfa_offset_sf:
		return def_cfa_offset(r, factored(r, (uint64_t)cursor_sleb(c)));
	case DW_CFA_def_cfa_expression:
		def_cfa_expression(r);
		break;

	case DW_CFA_offset_extended:
		number = cursor_uleb(c);
		set_offset(r, number, RULE_SAVED, cursor_uleb(c));
		break;
	case DW_CFA_offset_extended_sf:
		number = cursor_uleb(c);
		set_offset(r, number, RULE_SAVED, (uint64_t)cursor_sleb(c));
		break;
	case DW_CFA_GNU_negative_offset_extended:
		number = cursor_uleb(c);
		set_offset(r, number, RULE_SAVED, 0 - cursor_uleb(c));
		break;
	case DW_CFA_val_offset:
		number = cursor_uleb(c);
		set_offset(r, number, RULE_OFFSET, cursor_uleb(c));
		break;
	case DW_CFA_val_offset_sf:
		number = cursor_uleb(c);
		set_offset(r, number, RULE_OFFSET, (uint64_t)cursor_sleb(c));
		break;
	case DW_CFA_register:
		number = cursor_uleb(c);
		set_rule(r, number, register_rule(r, cursor_uleb(c), 0));
		break;
	case DW_CFA_undefined:
		set_rule(r, cursor_uleb(c), (struct rule){.kind = RULE_UNDEFINED});
		break;
	case DW_CFA_same_value:
		set_rule(r, cursor_uleb(c), (struct rule){.kind = RULE_SAME});
		break;
	case DW_CFA_restore_extended:
		return restore(r, cursor_uleb(c));
	case DW_CFA_expression:
		set_expression(r, " ^");
		break;
	case DW_CFA_val_expression:
		set_expression(r, "");
		break;

	case DW_CFA_GNU_args_size: /* for landing pads only */
		cursor_uleb(c);
		break;
	case CFA_AARCH64_SET_RA_STATE: /* AADWARF64, 4.4: how LR is signed. The walker strips it by mask */
	case CFA_AARCH64_NEGATE_RA_STATE:
	case CFA_AARCH64_NEGATE_RA_STATE_WITH_PC:
		if (strcmp(r->input->arch->name, "arm64") != 0)
			return unknown(r, instruction);
		if (instruction == CFA_AARCH64_SET_RA_STATE) { /* the state, and where that was signed */
			cursor_uleb(c);
			cursor_sleb(c);
		}
		break;
	default:
		return unknown(r, instruction);
	}
	return ST_OK;
}

/* Executes up to the next location or the end; false, and it is reported, where an instruction is damaged. */
static bool execute_row(struct rows *r)
{
	while (cursor_left(&r->code) && r->hi == r->lo) {
		if (execute(r) != ST_OK)
			return false;
		if (!cursor_ok(&r->code))
			return bad(r, "an instruction ends early") == ST_OK;
	}
	return true;
}

/* Executes the instructions of a CIE, once. */
static bool make_initial(struct rows *r, uint32_t index)
{
	r->fde = NULL;
	r->lo = r->hi = 0;
	r->code = frame_cursor(r->input, r->section, r->cie->code);
	r->state.cfa = (struct rule){.kind = RULE_NONE};
	r->state.count = 0;
	if (!execute_row(r)) {
		r->table->cies.at[index].ok = false;
		return false;
	}
	saved_states_push(&r->initial, &r->state);
	r->initial_of[index] = (uint32_t)r->initial.states.n;
	return true;
}

bool rows_begin(struct rows *r, const struct fde *fde)
{
	r->cie = &r->table->cies.at[fde->cie];
	saved_states_clear(&r->remembered);
	if (!r->cie->ok || (!r->initial_of[fde->cie] && !make_initial(r, fde->cie)))
		return false;
	saved_states_clear(&r->remembered);
	saved_states_get(&r->initial, r->initial_of[fde->cie] - 1, &r->state);
	r->fde = fde;
	r->code = frame_cursor(r->input, r->section, fde->code);
	r->lo = r->hi = fde->lo;
	return true;
}

bool rows_next(struct rows *r)
{
	r->lo = r->hi;
	if (r->lo >= r->fde->hi || !execute_row(r))
		return false;
	if (r->hi == r->lo) /* no instruction is left */
		r->hi = r->fde->hi;
	return true;
}

void rows_init(struct rows *r, const struct cfi_input *input, const struct cfi_section *section,
               struct frame_table *table, struct phrases *phrases, struct diag *d)
{
	*r = (struct rows){.input = input, .section = section, .table = table, .phrases = phrases, .d = d};
	r->initial_of = mem_zero(table->cies.n * sizeof *r->initial_of);
}

void rows_release(struct rows *r)
{
	saved_states_release(&r->remembered);
	saved_states_release(&r->initial);
	free(r->initial_of);
}
