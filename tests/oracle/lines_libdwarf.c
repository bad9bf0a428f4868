/*
 * lines_libdwarf FILE...: holds line spans and paths to the rows that libdwarf reads from the same ELF files.
 *
 * libdwarf finds the units and their line tables; its rows are reduced to spans by the plain rule (a row reaches to the
 * next one of its sequence), without sorting or joining, and each address where anything changes is asked of both.
 *
 * Exit status 0: all agree; 1: something differs, or there was nothing to compare.
 */
#include "dump_syms/dwarf/line.h"
#include "elf/image.h"
#include "symcheck/paths.h"

#include <dwarf.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libdwarf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SHOWN_MAX 20

struct row_span {
	uint64_t lo, hi, line, file;
	size_t order;
};

struct file {
	const char *path;
	struct elf_image image;
	struct section_data sections[DS_COUNT];
	struct dwarf dwarf;
	struct diag d;
	Dwarf_Debug dbg;

	/* Of the unit at hand: */
	struct VEC(struct row_span) want; /* by lo, then in the program's order */
	struct span_list got;
	const char *comp_dir;
	uint64_t version; /* of the line table */

	uint64_t units, rows, spans, paths, wrong;
};

static void differ(struct file *f, const char *what, uint64_t unit, uint64_t vaddr)
{
	if (f->wrong++ < SHOWN_MAX)
		printf("%s: line table 0x%" PRIx64 ": 0x%" PRIx64 ": %s\n", f->path, unit, vaddr, what);
}

/* libdwarf's rows as spans. */

/* libdwarf 20210528 says of a row that begins an epilogue that it ends the sequence, too. */
static bool row_ends(Dwarf_Line line)
{
	Dwarf_Bool ends = 0, prologue = 0, epilogue = 0;
	Dwarf_Unsigned isa = 0, discriminator = 0;
	dwarf_lineendsequence(line, &ends, NULL);
	dwarf_prologue_end_etc(line, &prologue, &epilogue, &isa, &discriminator, NULL);
	return ends && !epilogue;
}

static uint64_t row_vaddr(Dwarf_Line line)
{
	Dwarf_Addr vaddr = 0;
	dwarf_lineaddr(line, &vaddr, NULL);
	return vaddr;
}

static void row_add(struct file *f, Dwarf_Line row, uint64_t hi)
{
	Dwarf_Unsigned line = 0, file = 0;
	uint64_t lo = row_vaddr(row);
	dwarf_lineno(row, &line, NULL);
	dwarf_line_srcfileno(row, &file, NULL);
	if (lo < hi && line)
		*vec_push(&f->want) = (struct row_span){lo, hi, line, file, f->want.n};
}

static int row_span_compare(const void *a, const void *b)
{
	const struct row_span *x = a, *y = b;
	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	return (x->order > y->order) - (x->order < y->order);
}

/* A sequence whose first row is outside the code is discarded code. */
static void rows_take(struct file *f, Dwarf_Line *rows, size_t n)
{
	bool first = true, live = false;
	f->want.n = 0;
	for (size_t i = 0; i + 1 < n; i++) {
		if (first)
			live = range_list_has(&f->dwarf.code, row_vaddr(rows[i]));
		first = row_ends(rows[i]);
		if (live && !first)
			row_add(f, rows[i], row_vaddr(rows[i + 1]));
	}
	if (f->want.n)
		qsort(f->want.at, f->want.n, sizeof *f->want.at, row_span_compare);
}

/* The comparison. */

/* The earliest of the spans that have vaddr; `from` is where the search begins and moves on with vaddr. */
static const struct row_span *want_at(const struct file *f, uint64_t vaddr, size_t *from)
{
	const struct row_span *best = NULL;
	while (*from < f->want.n && f->want.at[*from].hi <= vaddr)
		++*from;
	for (size_t i = *from; i < f->want.n && f->want.at[i].lo <= vaddr; i++)
		if (f->want.at[i].hi > vaddr && (!best || f->want.at[i].order < best->order))
			best = &f->want.at[i];
	return range_list_has(&f->dwarf.code, vaddr) ? best : NULL;
}

static const struct frag_span *got_at(const struct file *f, uint64_t vaddr, size_t *from)
{
	while (*from < f->got.n && f->got.at[*from].lo + f->got.at[*from].size <= vaddr)
		++*from;
	return *from < f->got.n && f->got.at[*from].lo <= vaddr ? &f->got.at[*from] : NULL;
}

static void differ_here(struct file *f, uint64_t unit, uint64_t vaddr, const struct row_span *want,
                        const struct frag_span *got)
{
	differ(f, "another file or line", unit, vaddr);
	if (f->wrong < SHOWN_MAX)
		printf("  line %" PRIu32 " of file %" PRIu32 ", not %" PRIu64 " of %" PRIu64 "\n", got->line, got->file,
		       want->line, want->file);
}

static int vaddr_compare(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
	return (x > y) - (x < y);
}

/* A program begins with file 1 in every version (DWARF 5, table 6.4); libdwarf 20210528 has it begin with 0 in version 5. */
static bool same_file(const struct file *f, uint64_t want, uint64_t got)
{
	return want == got || (f->version == 5 && want == 0 && got == 1);
}

static void spans_compare(struct file *f, uint64_t unit)
{
	struct VEC(uint64_t) places = {0};
	size_t want_from = 0, got_from = 0;
	for (size_t i = 0; i < f->want.n; i++) {
		*vec_push(&places) = f->want.at[i].lo;
		*vec_push(&places) = f->want.at[i].hi;
	}
	for (size_t i = 0; i < f->got.n; i++) {
		*vec_push(&places) = f->got.at[i].lo;
		*vec_push(&places) = f->got.at[i].lo + f->got.at[i].size;
	}
	if (places.n)
		qsort(places.at, places.n, sizeof *places.at, vaddr_compare);
	for (size_t i = 0; i < places.n; i++) {
		const struct row_span *want = want_at(f, places.at[i], &want_from);
		const struct frag_span *got = got_at(f, places.at[i], &got_from);
		if (!want != !got)
			differ(f, want ? "no span where there are rows" : "a span without a row", unit, places.at[i]);
		else if (want && (want->line != got->line || !same_file(f, want->file, got->file)))
			differ_here(f, unit, places.at[i], want, got);
	}
	vec_release(&places);
	f->spans += f->got.n;
}

/* libdwarf's path of each file that a row names, once. */
static void paths_compare(struct file *f, const struct line_table *table, uint64_t unit, Dwarf_Line *rows, size_t n)
{
	struct VEC(bool) seen = {0};
	struct buf path = {0};
	for (size_t i = 0; i < n; i++) {
		Dwarf_Unsigned file = 0;
		char *want = NULL;
		if (row_ends(rows[i]) || dwarf_line_srcfileno(rows[i], &file, NULL) != DW_DLV_OK || file > 1000000)
			continue;
		while (seen.n <= file)
			*vec_push(&seen) = false;
		if (seen.at[file] || dwarf_linesrc(rows[i], &want, NULL) != DW_DLV_OK)
			continue;
		seen.at[file] = true;
		buf_clear(&path);
		if (!line_table_path(table, f->comp_dir, file, &path) || !source_paths_match(buf_string(&path), want, true)) {
			differ(f, "another path", unit, file);
			if (f->wrong < SHOWN_MAX)
				printf("  %s\n  %s\n", buf_string(&path), want);
		}
		f->paths++;
		dwarf_dealloc(f->dbg, want, DW_DLA_STRING);
	}
	vec_release(&seen);
	buf_release(&path);
}

static void table_judge(struct file *f, uint64_t offset, Dwarf_Line *rows, size_t n)
{
	struct line_context context = {.str_offsets_base = 8};
	struct line_table table;
	if (line_table_open(&f->dwarf, offset, &context, &f->d, &table) == ST_OK) {
		line_table_spans(&table, &f->dwarf, &f->d, &f->got);
		rows_take(f, rows, n);
		spans_compare(f, offset);
		paths_compare(f, &table, offset, rows, n);
	} else {
		differ(f, "the table cannot be opened", offset, offset);
	}
	line_table_close(&table);
	f->units++;
	f->rows += n;
}

/* The units, by libdwarf. */

static void unit_judge(struct file *f, Dwarf_Die die)
{
	Dwarf_Line_Context context = NULL;
	Dwarf_Unsigned version = 0, offset = 0;
	Dwarf_Small tables = 0;
	Dwarf_Line *rows = NULL;
	Dwarf_Signed n = 0;
	Dwarf_Attribute attribute = NULL;
	char *comp_dir = NULL;

	if (dwarf_attr(die, DW_AT_comp_dir, &attribute, NULL) == DW_DLV_OK)
		dwarf_formstring(attribute, &comp_dir, NULL);
	f->comp_dir = comp_dir ? comp_dir : "";
	if (dwarf_srclines_b(die, &version, &tables, &context, NULL) == DW_DLV_OK) {
		dwarf_srclines_table_offset(context, &offset, NULL);
		f->version = version;
		if (dwarf_srclines_from_linecontext(context, &rows, &n, NULL) == DW_DLV_OK)
			table_judge(f, offset, rows, (size_t)n);
		dwarf_srclines_dealloc_b(context);
	}
	if (attribute)
		dwarf_dealloc(f->dbg, attribute, DW_DLA_ATTR);
}

static void units_judge(struct file *f)
{
	Dwarf_Unsigned length, type_offset, next;
	Dwarf_Half version, address_size, offset_size, extension_size, type;
	Dwarf_Off abbrevs;
	Dwarf_Sig8 signature;
	Dwarf_Die die;

	while (dwarf_next_cu_header_d(f->dbg, 1, &length, &version, &abbrevs, &address_size, &offset_size, &extension_size,
	                              &signature, &type_offset, &next, &type, NULL) == DW_DLV_OK) {
		if (dwarf_siblingof_b(f->dbg, NULL, 1, &die, NULL) != DW_DLV_OK)
			continue;
		unit_judge(f, die);
		dwarf_dealloc(f->dbg, die, DW_DLA_DIE);
	}
}

static bool sections_load(struct file *f)
{
	if (image_open(f->path, &f->d, &f->image) != ST_OK)
		return false;
	for (int i = 0; i < DS_COUNT; i++) {
		const struct elf_section *section = image_section(&f->image, dwarf_section_names[i]);
		if (image_load(&f->image, section, &f->d, &f->sections[i]) != ST_ABSENT)
			f->dwarf.section[i] = f->sections[i].run;
	}
	f->dwarf.big_endian = f->image.big_endian;
	f->dwarf.address_size = f->image.address_size;
	f->dwarf.code = f->image.code;
	return true;
}

static int libdwarf_open(int fd, Dwarf_Debug *ret)
{
#ifdef HAVE_DWARF_INIT_B
	return dwarf_init_b(fd, DW_GROUPNUMBER_ANY, NULL, NULL, ret, NULL);
#else
	return dwarf_init(fd, DW_DLC_READ, NULL, NULL, ret, NULL);
#endif
}

static bool file_judge(const char *path)
{
	struct file f = {.path = path};
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	bool loaded = fd >= 0 && sections_load(&f) && libdwarf_open(fd, &f.dbg) == DW_DLV_OK;
	if (loaded) {
		units_judge(&f);
		dwarf_finish(f.dbg, NULL);
	}
	printf("%s: %" PRIu64 " line tables, %" PRIu64 " rows, %" PRIu64 " spans, %" PRIu64 " paths: %" PRIu64 " differ\n",
	       path, f.units, f.rows, f.spans, f.paths, f.wrong);
	diag_print(&f.d, DIAG_NOTE, false, path, stdout);
	vec_release(&f.want);
	vec_release(&f.got);
	diag_release(&f.d);
	for (int i = 0; i < DS_COUNT; i++)
		image_unload(&f.sections[i]);
	image_close(&f.image);
	if (fd >= 0)
		close(fd);
	return loaded && f.rows && !f.wrong;
}

int main(int argc, char **argv)
{
	bool right = argc > 1;
	for (int i = 1; i < argc; i++)
		right = file_judge(argv[i]) && right;
	return !right;
}
