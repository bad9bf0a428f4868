/* What the files line*.c share among themselves. */
#ifndef DUMP_SYMS_DWARF_LINE_PRIVATE_H
#define DUMP_SYMS_DWARF_LINE_PRIVATE_H

#include "dump_syms/dwarf/line.h"

/* A file entry of versions 2 to 4 behind its name: directory, time and size (DWARF 4, 6.2.4, file_names). */
static inline struct line_file line_file_read(const char *name, struct cursor *c)
{
	struct line_file file = {name, cursor_uleb(c)};
	(void)cursor_uleb(c);
	(void)cursor_uleb(c);
	return file;
}

/*
 * Brings spans, which stand in the order of the program, into the form that line_table_spans promises: ascending,
 * disjoint (the earlier one wins), inside code, joined. Time and memory are linear in what spans and code hold, but for
 * sorting.
 */
void span_list_settle(struct span_list *spans, const struct range_list *code);

/* Appends [lo, hi), or makes the last span longer where that says the same. No line 0, no size 0. */
static inline void span_list_add(struct span_list *spans, uint64_t lo, uint64_t hi, uint32_t line, uint32_t file,
                                 uint32_t column)
{
	if (hi <= lo || !line)
		return;
	uint64_t size = hi - lo < UINT32_MAX ? hi - lo : UINT32_MAX;
	if (spans->n) {
		struct frag_span *last = &spans->at[spans->n - 1];
		if (last->lo + last->size == lo && last->line == line && last->file == file &&
		    last->column == column && last->size + size <= UINT32_MAX) {
			last->size += (uint32_t)size;
			return;
		}
	}
	*vec_push(spans) = (struct frag_span){lo, (uint32_t)size, line, file, column};
}

#endif
