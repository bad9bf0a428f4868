#include "tests/make/line.h"

struct line_maker line_maker_make(unsigned version, unsigned offset_size, bool big_endian)
{
	return (struct line_maker){
		.p = {.big_endian = big_endian},
		.version = version,
		.offset_size = offset_size,
		.min_inst_length = 1,
		.max_ops = 1,
		.line_base = -5,
		.line_range = 14,
		.opcode_base = 13,
	};
}

void line_begin(struct line_maker *m)
{
	static const uint8_t lengths[] = {0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};

	m->unit = put_length(&m->p, m->offset_size);
	put_uint(&m->p, m->version, 2);
	if (m->version >= 5) {
		put_uint(&m->p, 8, 1);
		put_uint(&m->p, 0, 1);
	}
	put_uint(&m->p, 0, m->offset_size);
	m->header = m->p.out.n;
	put_uint(&m->p, m->min_inst_length, 1);
	if (m->version >= 4)
		put_uint(&m->p, m->max_ops, 1);
	put_uint(&m->p, 1, 1);
	put_uint(&m->p, (uint8_t)m->line_base, 1);
	put_uint(&m->p, m->line_range, 1);
	put_uint(&m->p, m->opcode_base, 1);
	/* Opcodes beyond the standard's take two operands. */
	for (unsigned i = 1; i < m->opcode_base; i++)
		put_uint(&m->p, i <= sizeof lengths ? lengths[i - 1] : 2, 1);
}

void line_program(struct line_maker *m)
{
	put_length_end(&m->p, m->header, m->offset_size);
}

void line_end(struct line_maker *m)
{
	put_length_end(&m->p, m->unit, m->offset_size);
}

static void tables_old(struct line_maker *m, const char *const *dirs, const char *const *files)
{
	for (; *dirs; dirs++)
		put_text(&m->p, *dirs);
	put_text(&m->p, "");
	for (; *files; files++) {
		put_text(&m->p, *files);
		put_uleb(&m->p, 1);
		put_uleb(&m->p, 1234567);
		put_uleb(&m->p, 89);
	}
	put_text(&m->p, "");
}

static size_t count(const char *const *texts)
{
	size_t n = 0;
	while (texts[n])
		n++;
	return n;
}

static void tables_new(struct line_maker *m, const char *const *dirs, const char *const *files)
{
	static const uint8_t dir_format[] = {1, 1, 8}, file_format[] = {2, 1, 8, 2, 0xb};

	put_bytes(&m->p, dir_format, sizeof dir_format);
	put_uleb(&m->p, count(dirs));
	for (; *dirs; dirs++)
		put_text(&m->p, *dirs);
	put_bytes(&m->p, file_format, sizeof file_format);
	put_uleb(&m->p, count(files));
	for (; *files; files++) {
		put_text(&m->p, *files);
		put_uint(&m->p, 0, 1);
	}
}

void line_tables(struct line_maker *m, const char *const *dirs, const char *const *files)
{
	if (m->version >= 5)
		tables_new(m, dirs, files);
	else
		tables_old(m, dirs, files);
}

void line_special(struct line_maker *m, unsigned operations, int lines)
{
	unsigned opcode = (unsigned)(lines - m->line_base) + m->line_range * operations + m->opcode_base;
	if (opcode > UINT8_MAX || lines < m->line_base || (m->line_range && lines >= m->line_base + m->line_range))
		abort();
	put_uint(&m->p, opcode, 1);
}

void line_plain(struct line_maker *m, unsigned opcode)
{
	put_uint(&m->p, opcode, 1);
}

void line_uleb(struct line_maker *m, unsigned opcode, uint64_t operand)
{
	put_uint(&m->p, opcode, 1);
	put_uleb(&m->p, operand);
}

void line_copy(struct line_maker *m)
{
	line_plain(m, 1);
}

void line_advance_pc(struct line_maker *m, uint64_t operations)
{
	line_uleb(m, 2, operations);
}

void line_advance_line(struct line_maker *m, int64_t lines)
{
	put_uint(&m->p, 3, 1);
	put_sleb(&m->p, lines);
}

void line_set_file(struct line_maker *m, uint64_t file)
{
	line_uleb(m, 4, file);
}

void line_const_add_pc(struct line_maker *m)
{
	line_plain(m, 8);
}

void line_fixed_advance_pc(struct line_maker *m, uint16_t bytes)
{
	put_uint(&m->p, 9, 1);
	put_uint(&m->p, bytes, 2);
}

void line_extended(struct line_maker *m, unsigned opcode, const void *operands, size_t n)
{
	put_uint(&m->p, 0, 1);
	put_uleb(&m->p, n + 1);
	put_uint(&m->p, opcode, 1);
	put_bytes(&m->p, operands, n);
}

void line_end_sequence(struct line_maker *m)
{
	line_extended(m, 1, NULL, 0);
}

void line_set_address(struct line_maker *m, uint64_t address, unsigned width)
{
	put_uint(&m->p, 0, 1);
	put_uleb(&m->p, width + 1);
	put_uint(&m->p, 2, 1);
	put_uint(&m->p, address, width);
}

void line_define_file(struct line_maker *m, const char *name, uint64_t dir)
{
	struct put entry = {0};
	put_text(&entry, name);
	put_uleb(&entry, dir);
	put_uleb(&entry, 0);
	put_uleb(&entry, 0);
	line_extended(m, 3, entry.out.at, entry.out.n);
	put_release(&entry);
}
