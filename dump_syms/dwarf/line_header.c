/* Headers of line number programs (DWARF 5, 6.2.4; DWARF 4, 6.2.4 for versions 2 to 4). */
#include "dump_syms/dwarf/form.h"
#include "dump_syms/dwarf/line_private.h"

#include <dwarf.h>
#include <inttypes.h>

const struct diag_kind line_header_damaged = {DIAG_LOSS, "a line table header cannot be read"};
const struct diag_kind line_files_damaged = {DIAG_LOSS, "file names of a line table cannot be read"};

struct header_reader {
	const struct dwarf *dwarf;
	uint64_t str_offsets_base;
	struct line_table *table;
	struct diag *d;
};

/* One column of a version 5 table: what it holds (DW_LNCT_*) and how, where the form is known. */
struct entry_column {
	uint64_t content;
	struct form form;
	bool known;
};

struct entry_columns {
	unsigned count;
	struct entry_column at[UINT8_MAX];
};

static const char *indexed_string(const struct header_reader *r, uint64_t index)
{
	struct bytes offsets = r->dwarf->section[DS_STR_OFFSETS];
	unsigned size = r->table->offset_size;
	if (index >= offsets.size / size)
		return NULL;
	struct cursor c = cursor_at(offsets, r->str_offsets_base, "", r->dwarf->big_endian);
	cursor_skip(&c, index * size);
	uint64_t offset = cursor_uint(&c, size);
	return cursor_ok(&c) ? bytes_string(r->dwarf->section[DS_STR], offset) : NULL;
}

static const char *value_text(const struct header_reader *r, const struct value *value)
{
	switch (value->meaning) {
	case VALUE_TEXT:
		return value->text;
	case VALUE_STR:
		return bytes_string(r->dwarf->section[DS_STR], value->number);
	case VALUE_LINE_STR:
		return bytes_string(r->dwarf->section[DS_LINE_STR], value->number);
	case VALUE_STR_INDEX:
		return indexed_string(r, value->number);
	default:
		return NULL;
	}
}

static void columns_read(struct cursor *c, struct entry_columns *ret)
{
	ret->count = cursor_u8(c);
	for (unsigned i = 0; i < ret->count; i++) {
		ret->at[i].content = cursor_uleb(c);
		/* The value of an implicit constant would stand in an abbreviation. */
		ret->at[i].known = form_find(cursor_uleb(c), &ret->at[i].form) && ret->at[i].form.shape != SHAPE_IMPLICIT;
	}
}

/* The cursor fails at a form whose size nobody knows. */
static struct line_file entry_read(const struct header_reader *r, const struct entry_columns *columns, struct cursor *c)
{
	struct encoding encoding = {.version = 5, .offset_size = (uint8_t)r->table->offset_size};
	struct line_file entry = {NULL, 0};
	for (unsigned i = 0; i < columns->count; i++) {
		const struct entry_column *column = &columns->at[i];
		if (!column->known) {
			cursor_fail(c);
			break;
		}
		struct value value = form_read(column->form, &encoding, c);
		if (column->content == DW_LNCT_path)
			entry.name = value_text(r, &value);
		else if (column->content == DW_LNCT_directory_index && value.meaning == VALUE_CONSTANT)
			entry.dir = value.number;
	}
	return entry;
}

/*
 * A table of version 5: columns, count, entries. The loop ends with the bytes, as an entry that takes none, which makes no
 * sense, ends it too.
 */
static void entries_read(struct header_reader *r, struct cursor *c, bool directories)
{
	struct entry_columns columns;
	columns_read(c, &columns);
	uint64_t count = cursor_uleb(c);
	for (uint64_t i = 0; i < count && cursor_ok(c); i++) {
		uint64_t at = cursor_offset(c);
		struct line_file entry = entry_read(r, &columns, c);
		if (!cursor_ok(c) || cursor_offset(c) == at) {
			cursor_fail(c);
			break;
		}
		if (!entry.name)
			diag_bad_at(r->d, &line_files_damaged, c->name, at, "%s %" PRIu64 " has no readable name",
			            directories ? "directory" : "file", i);
		if (directories)
			*vec_push(&r->table->dirs) = entry.name;
		else
			*vec_push(&r->table->files) = entry;
	}
}

/* The tables of versions 2 to 4: strings, then file entries, each list ended by an empty string. */
static void lists_read(struct header_reader *r, struct cursor *c)
{
	*vec_push(&r->table->dirs) = NULL;
	*vec_push(&r->table->files) = (struct line_file){NULL, 0};
	for (const char *dir = cursor_string(c); *dir; dir = cursor_string(c))
		*vec_push(&r->table->dirs) = dir;
	for (const char *name = cursor_string(c); *name; name = cursor_string(c)) {
		struct line_file file = line_file_read(name, c);
		if (cursor_ok(c))
			*vec_push(&r->table->files) = file;
	}
}

static void tables_read(struct header_reader *r, struct cursor *c)
{
	if (r->table->version >= 5) {
		entries_read(r, c, true);
		entries_read(r, c, false);
	} else {
		lists_read(r, c);
	}
	if (!cursor_ok(c))
		diag_bad(r->d, &line_files_damaged, c, "the tables of directories and files do not end where they should");
}

/* Everything up to the tables. Gives a cursor over the tables; the program's is behind it. */
static struct cursor fields_read(struct cursor *c, struct line_table *table)
{
	table->version = cursor_u16(c);
	if (table->version < 2 || table->version > 5) {
		cursor_fail(c);
		return *c;
	}
	if (table->version >= 5)
		cursor_skip(c, 2); /* address_size, segment_selector_size */
	struct cursor header = cursor_take(c, cursor_uint(c, table->offset_size));
	table->program = *c;
	table->min_inst_length = cursor_u8(&header);
	table->max_ops = table->version >= 4 ? cursor_u8(&header) : 1;
	cursor_skip(&header, 1); /* default_is_stmt: every row counts here */
	table->line_base = (int8_t)cursor_u8(&header);
	table->line_range = cursor_u8(&header);
	table->opcode_base = cursor_u8(&header);
	if (table->opcode_base)
		table->opcode_lengths = cursor_run(&header, table->opcode_base - 1u);
	else
		cursor_fail(&header);
	return header;
}

enum status line_table_open(const struct dwarf *dwarf, uint64_t offset, const struct line_context *context,
                            struct diag *d, struct line_table *ret)
{
	*ret = (struct line_table){0};
	struct header_reader r = {dwarf, context->str_offsets_base, ret, d};
	struct bytes run = dwarf->section[DS_LINE];
	if (context->end && context->end < run.size)
		run.size = context->end;
	struct cursor section = cursor_at(run, offset, dwarf_section_names[DS_LINE], dwarf->big_endian);
	uint64_t length = cursor_initial_length(&section, &ret->offset_size);
	if (!cursor_ok(&section))
		return diag_bad_at(d, &line_header_damaged, section.name, offset, "no line table is there");
	if (length > cursor_left(&section)) {
		diag_bad_at(d, &line_program_damaged, section.name, offset,
		            "%" PRIu64 " bytes long, of which %zu are there", length, cursor_left(&section));
		length = cursor_left(&section);
	}
	struct cursor unit = cursor_take(&section, length);
	struct cursor header = fields_read(&unit, ret);
	if (!cursor_ok(&header))
		return diag_bad_at(d, &line_header_damaged, section.name, offset, "version %u, length %" PRIu64,
		                   ret->version, length);
	tables_read(&r, &header);
	return ST_OK;
}

void line_table_close(struct line_table *table)
{
	vec_release(&table->dirs);
	vec_release(&table->files);
}
