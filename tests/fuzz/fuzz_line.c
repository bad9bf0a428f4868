/*
 * Line number programs: a byte of flags, a byte for the size of the string sections (times 4), those, then .debug_line. What
 * comes out is ascending, disjoint, joined, inside the code.
 */
#include "dump_syms/dwarf/line.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>

static void check_span(const struct frag_span *span, const struct frag_span *before, const struct range_list *code)
{
	struct range r = {span->lo, span->lo + span->size};

	if (!span->size || !span->line || !range_list_covers(code, r))
		abort();
	if (!before)
		return;
	if (before->lo + before->size > span->lo)
		abort();
	if (before->lo + before->size == span->lo && before->line == span->line && before->file == span->file &&
	    (uint64_t)before->size + span->size <= UINT32_MAX)
		abort();
}

static void check_paths(const struct line_table *table)
{
	struct buf path = {0};

	for (uint64_t number = 0; number < table->files.n + 1 && number < 64; number++) {
		buf_clear(&path);
		if (line_table_path(table, "/unit", number, &path) ? number >= table->files.n : path.n)
			abort();
	}
	buf_release(&path);
}

static void run(const struct dwarf *dwarf)
{
	struct line_context context = {.str_offsets_base = 8};
	struct diag d = {0};
	struct line_table table;
	struct span_list spans = {0};

	if (line_table_open(dwarf, 0, &context, &d, &table) == ST_OK) {
		line_table_spans(&table, dwarf, &d, &spans);
		for (size_t i = 0; i < spans.n; i++)
			check_span(&spans.at[i], i ? &spans.at[i - 1] : NULL, &dwarf->code);
		check_paths(&table);
	} else if (!diag_count(&d, DIAG_LOSS)) {
		abort();
	}
	line_table_close(&table);
	vec_release(&spans);
	diag_release(&d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	size_t strings = size > 1 ? 4 * (size_t)data[1] : 0;
	struct dwarf dwarf = {0};

	if (size < 2 || strings > size - 2)
		return 0;
	dwarf.big_endian = data[0] & 1;
	dwarf.section[DS_STR] = dwarf.section[DS_LINE_STR] = dwarf.section[DS_STR_OFFSETS] =
		(struct bytes){data + 2, strings};
	dwarf.section[DS_LINE] = (struct bytes){data + 2 + strings, size - 2 - strings};
	range_list_add(&dwarf.code, 0x40, 0x1000);
	range_list_add(&dwarf.code, 0x1010, 0x1020);
	range_list_add(&dwarf.code, 0x2000, UINT64_C(0x300000000));
	run(&dwarf);
	vec_release(&dwarf.code);
	return 0;
}
