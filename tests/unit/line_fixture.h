/* What the tests of line number programs share: a reader of what a maker made, with the code that a test likes. */
#ifndef TESTS_UNIT_LINE_FIXTURE_H
#define TESTS_UNIT_LINE_FIXTURE_H

#include "dump_syms/dwarf/line.h"
#include "tests/make/line.h"

#include <check.h>

#define TEXT 0x401000

struct fixture {
	struct dwarf dwarf;
	struct line_context context;
	struct diag diag;
	struct line_table table;
	struct span_list spans;
};

static inline struct fixture fixture_make(void)
{
	struct fixture f = {0};
	range_list_add(&f.dwarf.code, TEXT, TEXT + 0x10000);
	return f;
}

static inline struct bytes whole(const struct put *p)
{
	return (struct bytes){(const uint8_t *)p->out.at, p->out.n};
}

static inline enum status fixture_open(struct fixture *f, const struct put *p)
{
	f->dwarf.section[DS_LINE] = whole(p);
	f->dwarf.big_endian = p->big_endian;
	return line_table_open(&f->dwarf, 0, &f->context, &f->diag, &f->table);
}

static inline void fixture_run(struct fixture *f, const struct put *p)
{
	ck_assert_int_eq(fixture_open(f, p), ST_OK);
	line_table_spans(&f->table, &f->dwarf, &f->diag, &f->spans);
}

static inline void fixture_release(struct fixture *f)
{
	line_table_close(&f->table);
	vec_release(&f->spans);
	vec_release(&f->dwarf.code);
	diag_release(&f->diag);
}

static inline uint64_t reported(const struct fixture *f, const struct diag_kind *kind)
{
	for (size_t i = 0; i < f->diag.entries.n; i++)
		if (f->diag.entries.at[i].kind == kind)
			return f->diag.entries.at[i].count;
	return 0;
}

static inline void check_spans(const struct fixture *f, const struct frag_span *expected, size_t n)
{
	for (size_t i = 0; i < n && i < f->spans.n; i++) {
		ck_assert_uint_eq(f->spans.at[i].lo, expected[i].lo);
		ck_assert_uint_eq(f->spans.at[i].size, expected[i].size);
		ck_assert_uint_eq(f->spans.at[i].line, expected[i].line);
		ck_assert_uint_eq(f->spans.at[i].file, expected[i].file);
	}
	ck_assert_uint_eq(f->spans.n, n);
}

static inline void start(struct line_maker *m, uint64_t vaddr)
{
	line_set_address(m, vaddr, 8);
}

#endif
