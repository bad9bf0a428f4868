/*
 * Line number programs (DWARF 5, 6.2.5). Rows are not kept: a row only matters where it changes the file or the line, so the
 * machine holds one open span and closes it there. This is a hot path: millions of rows in a large library, several opcodes each.
 */
#include "dump_syms/dwarf/line_private.h"

#include <dwarf.h>

const struct diag_kind line_program_damaged = {DIAG_LOSS, "a line table is damaged: lines are missing"};

enum placement {
	UNPLACED, /* the address was set and no row seen yet: is it code that was kept? */
	LIVE,
	DEAD,
};

struct special {
	uint16_t operations;
	int16_t line;
};

struct machine {
	struct line_table *table;
	const struct range_list *code;
	uint64_t bias, isa_bit; /* of the addresses that are set */
	struct span_list *spans;

	uint64_t address; /* the registers */
	uint32_t line, file, column, op_index;

	enum placement placement;
	uint64_t at, lo; /* the last row's address; where the open span begins (LIVE only) */
	uint32_t open_line, open_file, open_column;
	uint32_t column_mask, no_line; /* without columns 0, and line 0 is no line */

	unsigned special_base; /* the first special opcode; 256 where the header has no line_range for them */
	struct special special[256];
};

static void machine_reset(struct machine *m)
{
	m->address = 0;
	m->line = m->file = 1;
	m->column = 0;
	m->op_index = 0;
	m->placement = UNPLACED;
	m->lo = m->at = 0;
	m->open_line = 0;
}

static void span_close(struct machine *m, uint64_t end)
{
	span_list_add(m->spans, m->lo, end, m->open_line, m->open_file, m->open_column);
	m->open_line = 0;
}

static void span_open(struct machine *m)
{
	m->lo = m->at = m->address;
	m->open_line = m->line ? m->line : m->no_line;
	m->open_file = m->file;
	m->open_column = m->column;
}

/*
 * A row that the open span does not simply reach over. Where the address goes back, or into discarded code, nobody knows
 * how far the last row reached: its span ends at that row.
 */
static void __attribute__((noinline)) row_change(struct machine *m)
{
	if (m->placement == UNPLACED)
		m->placement = range_list_has(m->code, m->address) ? LIVE : DEAD;
	bool known = m->placement == LIVE && m->address >= m->at;
	span_close(m, known ? m->address : m->at);
	if (m->placement == LIVE)
		span_open(m);
}

static inline void row(struct machine *m)
{
	if (m->line == m->open_line && m->file == m->open_file && m->column == m->open_column && m->address >= m->at &&
	    m->placement == LIVE)
		m->at = m->address;
	else
		row_change(m);
}

/* The end of a sequence is the first address behind it, which need not be code. */
static void sequence_end(struct machine *m)
{
	bool known = m->address > m->at &&
	             (m->placement == LIVE || (m->placement == UNPLACED && range_list_has(m->code, m->address - 1)));
	span_close(m, known ? m->address : m->at);
	machine_reset(m);
}

/* DWARF 5, 6.2.5.1: an operation advance, in instructions of max_ops operations. */
static inline void advance(struct machine *m, uint64_t operations)
{
	if (m->table->max_ops > 1) {
		uint64_t sum = m->op_index + operations;
		m->op_index = (uint32_t)(sum % m->table->max_ops);
		operations = sum / m->table->max_ops;
	}
	m->address += operations * m->table->min_inst_length;
}

static uint64_t address_read(struct cursor *c)
{
	uint64_t address = 0;
	size_t n = cursor_left(c);
	for (size_t i = 0; i < n; i++)
		address |= (uint64_t)cursor_u8(c) << 8 * (c->big_endian ? n - 1 - i : i);
	return address;
}

static void extended(struct machine *m, struct cursor *program)
{
	struct cursor c = cursor_take(program, cursor_uleb(program));
	if (!cursor_left(&c))
		return; /* length 0: some assemblers pad so */
	switch (cursor_u8(&c)) {
	case DW_LNE_end_sequence:
		sequence_end(m);
		break;
	case DW_LNE_set_address:
		if (cursor_left(&c) > sizeof m->address) {
			cursor_fail(program);
			break;
		}
		m->address = (address_read(&c) & ~m->isa_bit) + m->bias;
		m->op_index = 0;
		m->placement = UNPLACED;
		break;
	case DW_LNE_define_file: {
		struct line_file file = line_file_read(cursor_string(&c), &c);
		if (cursor_ok(&c))
			*vec_push(&m->table->files) = file;
		break;
	}
	default: /* DW_LNE_set_discriminator, and what vendors add */
		break;
	}
}

/* An opcode that only the header knows: so many LEB128 operands. */
static void unknown(struct machine *m, unsigned opcode, struct cursor *c)
{
	if (opcode >= m->table->opcode_base) {
		c->pos--;
		cursor_fail(c); /* a special opcode, and line_range is 0 */
		return;
	}
	for (unsigned i = m->table->opcode_lengths.data[opcode - 1]; i; i--)
		(void)cursor_uleb(c);
}

/* cursor_sleb with the lengths of one and two bytes, which are nearly all, in line. */
static inline int64_t sleb_read(struct cursor *c)
{
	const uint8_t *p = c->pos;
	if (cursor_left(c) < 2 || (p[0] >= 0x80 && p[1] >= 0x80))
		return cursor_sleb(c);
	if (p[0] < 0x80) {
		c->pos += 1;
		return (p[0] ^ 0x40) - 0x40;
	}
	c->pos += 2;
	return (((p[0] & 0x7f) | p[1] << 7) ^ 0x2000) - 0x2000;
}

static inline uint32_t file_read(struct cursor *c)
{
	uint64_t file = cursor_uleb(c);
	return file < UINT32_MAX ? (uint32_t)file : UINT32_MAX;
}

/* The opcodes that make up programs, in a chain: its branches are predicted where the jump of a switch is not. */
static inline bool opcode_common(struct machine *m, unsigned opcode, struct cursor *c)
{
	if (opcode >= m->special_base) {
		advance(m, m->special[opcode].operations);
		m->line += (uint32_t)m->special[opcode].line;
		row(m);
	} else if (opcode == DW_LNS_set_column) {
		m->column = (uint32_t)cursor_uleb(c) & m->column_mask;
	} else if (opcode == DW_LNS_copy) {
		row(m);
	} else if (opcode == DW_LNS_negate_stmt) {
		return true;
	} else if (opcode == DW_LNS_advance_line) {
		m->line += (uint32_t)sleb_read(c);
	} else if (opcode == DW_LNS_set_file) {
		m->file = file_read(c);
	} else {
		return false;
	}
	return true;
}

static void opcode_rare(struct machine *m, unsigned opcode, struct cursor *c)
{
	switch (opcode) {
	case 0:
		extended(m, c);
		break;
	case DW_LNS_advance_pc:
		advance(m, cursor_uleb(c));
		break;
	case DW_LNS_const_add_pc:
		if (m->special_base > UINT8_MAX)
			unknown(m, UINT8_MAX, c);
		advance(m, m->special[UINT8_MAX].operations);
		break;
	case DW_LNS_fixed_advance_pc:
		m->address += cursor_u16(c);
		m->op_index = 0;
		break;
	case DW_LNS_set_isa:
		(void)cursor_uleb(c);
		break;
	case DW_LNS_set_basic_block:
	case DW_LNS_set_prologue_end:
	case DW_LNS_set_epilogue_begin:
		break;
	default:
		unknown(m, opcode, c);
	}
}

static void program_run(struct machine *m, struct cursor *c)
{
	while (cursor_left(c)) {
		unsigned opcode = *c->pos++;
		if (!opcode_common(m, opcode, c))
			opcode_rare(m, opcode, c);
	}
}

static void specials_prepare(struct machine *m)
{
	const struct line_table *table = m->table;
	m->special_base = table->line_range ? table->opcode_base : UINT8_MAX + 1;
	for (unsigned opcode = m->special_base; opcode <= UINT8_MAX; opcode++) {
		unsigned adjusted = opcode - table->opcode_base;
		m->special[opcode].operations = (uint16_t)(adjusted / table->line_range);
		m->special[opcode].line = (int16_t)(table->line_base + (int)(adjusted % table->line_range));
	}
}

void line_table_spans(struct line_table *table, const struct dwarf *dwarf, struct diag *d, struct span_list *ret)
{
	struct machine m = {.table = table, .spans = ret};
	m.code = &dwarf->code;
	m.bias = dwarf->bias;
	m.isa_bit = dwarf->isa_bit;
	m.column_mask = m.no_line = dwarf->columns ? SYM_NO_LINE : 0;
	struct cursor c = table->program;
	ret->n = 0;
	specials_prepare(&m);
	machine_reset(&m);
	program_run(&m, &c);
	if (!cursor_ok(&c))
		diag_bad(d, &line_program_damaged, &c, "an opcode that cannot be read");
	else if (m.open_line)
		diag_bad(d, &line_program_damaged, &c, "the last sequence has no end");
	span_close(&m, m.at);
	span_list_settle(ret, &dwarf->code);
}
