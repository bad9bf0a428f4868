/*
 * Line number programs, opcode by opcode. Set the header's fields, then line_begin, the tables, line_program, opcodes,
 * line_end; any number of units one behind the other.
 */
#ifndef TESTS_MAKE_LINE_H
#define TESTS_MAKE_LINE_H

#include "tests/make/bytes.h"

struct line_maker {
	struct put p; /* .debug_line */
	unsigned version, offset_size;
	uint8_t min_inst_length, max_ops, line_range, opcode_base;
	int8_t line_base;
	size_t unit, header; /* places of the lengths */
};

/* The fields that compilers mostly write (line_base -5, line_range 14, opcode_base 13); to be changed before line_begin. */
struct line_maker line_maker_make(unsigned version, unsigned offset_size, bool big_endian);

void line_begin(struct line_maker *m);
void line_program(struct line_maker *m); /* ends the header */
void line_end(struct line_maker *m);

/*
 * Tables in the form of the version: `dirs` and `files` as strings, ended by NULL, each file in directory 1 (0 in version 5,
 * where the first of each stands for number 0).
 */
void line_tables(struct line_maker *m, const char *const *dirs, const char *const *files);

/* Opcodes. A special opcode is chosen by what it does, which must fit. */
void line_special(struct line_maker *m, unsigned operations, int lines);
void line_copy(struct line_maker *m);
void line_advance_pc(struct line_maker *m, uint64_t operations);
void line_advance_line(struct line_maker *m, int64_t lines);
void line_set_file(struct line_maker *m, uint64_t file);
void line_const_add_pc(struct line_maker *m);
void line_fixed_advance_pc(struct line_maker *m, uint16_t bytes);
void line_plain(struct line_maker *m, unsigned opcode);                      /* without operands */
void line_uleb(struct line_maker *m, unsigned opcode, uint64_t operand);     /* with one */
void line_end_sequence(struct line_maker *m);
void line_set_address(struct line_maker *m, uint64_t address, unsigned width);
void line_define_file(struct line_maker *m, const char *name, uint64_t dir);
void line_extended(struct line_maker *m, unsigned opcode, const void *operands, size_t n);

#endif
