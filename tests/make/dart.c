#include "tests/make/dart.h"

#include "tests/make/dwarf.h"
#include "tests/make/elf.h"
#include "tests/make/line.h"

#include <dwarf.h>
#include <elf.h>

/* Names, and labels of the abstract instances. */
enum { CHARGE_CARD, APPLY_TAX, CHECKOUT, CLOSURE, RUN, FOR_EACH, SCALE, CLAMP, STUB, PARTLY, HELPER, ABSTRACT_COUNT };

static const struct {
	const char *name;
	unsigned file, line;
	bool artificial;
} abstract[ABSTRACT_COUNT] = {
	[CHARGE_CARD] = {"chargeCard", 1, 18, false},
	[APPLY_TAX] = {"applyTax", 1, 28, false},
	[CHECKOUT] = {"checkout", 1, 33, false},
	[CLOSURE] = {"main.<anonymous closure>", 1, 45, false},
	[RUN] = {"Runner.run", 1, 58, false},
	[FOR_EACH] = {"List.forEach", 2, 90, false},
	[SCALE] = {"Point.scale", 3, 4, false},
	[CLAMP] = {"num.clamp", 2, 300, false},
	[STUB] = {"[tear-off] run", 1, 0, true},
	[PARTLY] = {"partly", 1, 70, false},
	[HELPER] = {"[invoke-field] helper", 1, 0, true},
};

static const char *const files[] = {"package:shop/main.dart", "dart:core/list.dart", "file:///home/me/point.dart", NULL};

/* A function's code, counted from the isolate's base. */
static const struct {
	unsigned what;
	uint32_t lo, hi;
} code[] = {
	{RUN, 0x100000, 0x100100}, {STUB, 0x120000, 0x120040}, {PARTLY, 0x130000, 0x130040},
	{CLOSURE, 0x1419c0, 0x141a40}, {CHECKOUT, 0x141d00, 0x141d80}, {APPLY_TAX, 0x141d80, 0x141e00},
	{CHARGE_CARD, 0x141e00, 0x141ec0},
};

/* Rows of the line table: from the offset on. */
static const struct {
	uint32_t offset;
	unsigned file, line, column;
} rows[] = {
	{0x100000, 1, 58, 1}, {0x100010, 2, 91, 3}, {0x100020, 3, 5, 7}, {0x100040, 2, 301, 9}, {0x100080, 3, 6, 7},
	{0x1000c0, 2, 92, 3}, {0x1000d0, 1, 60, 2}, {0x1000f0, 1, 61, 4}, {0x100100, 0, 0, 0},
	{0x120000, 1, 0, 0}, {0x120040, 0, 0, 0},
	{0x130000, 1, 0, 0}, {0x130020, 1, 71, 2}, {0x130030, 1, 71, 8}, {0x130040, 0, 0, 0},
	{0x1419c0, 1, 46, 5}, {0x1419f0, 1, 47, 7}, {0x141a00, 1, 48, 5}, {0x141a40, 0, 0, 0},
	{0x141d00, 1, 34, 3}, {0x141d60, 1, 35, 10}, {0x141d70, 1, 36, 1},
	{0x141d80, 1, 29, 3}, {0x141d98, 1, 30, 10}, {0x141da0, 1, 31, 1},
	{0x141e00, 1, 19, 3}, {0x141e68, 1, 20, 3}, {0x141e70, 1, 21, 1}, {0x141ec0, 0, 0, 0},
};

static void high_pc(struct dwarf_maker *m, uint64_t hi, uint64_t lo)
{
	if (m->version >= 4)
		dwarf_uint(m, DW_AT_high_pc, DW_FORM_data4, hi - lo);
	else
		dwarf_address(m, DW_AT_high_pc, DW_FORM_addr, hi);
}

static void code_of(struct dwarf_maker *m, uint64_t lo, uint64_t hi)
{
	dwarf_address(m, DW_AT_low_pc, DW_FORM_addr, DART_ISOLATE_BASE + lo);
	high_pc(m, DART_ISOLATE_BASE + hi, DART_ISOLATE_BASE + lo);
}

static unsigned ref_form(const struct dwarf_maker *m)
{
	return m->version == 2 ? DW_FORM_ref_addr : DW_FORM_ref4;
}

static void put_abstract(struct dwarf_maker *m, unsigned what)
{
	dwarf_label(m, what);
	dwarf_die(m, DW_TAG_subprogram, false);
	dwarf_text(m, DW_AT_name, DW_FORM_string, abstract[what].name);
	dwarf_uint(m, DW_AT_decl_file, DW_FORM_udata, abstract[what].file);
	dwarf_uint(m, DW_AT_decl_line, DW_FORM_udata, abstract[what].line);
	dwarf_uint(m, DW_AT_inline, DW_FORM_udata, DW_INL_inlined);
	dwarf_uint(m, DW_AT_artificial, DW_FORM_flag, abstract[what].artificial);
}

static void begin_call(struct dwarf_maker *m, unsigned what, uint64_t lo, uint64_t hi, bool children, unsigned file,
                       unsigned line, unsigned column)
{
	dwarf_die(m, DW_TAG_inlined_subroutine, children);
	dwarf_ref(m, DW_AT_abstract_origin, ref_form(m), what);
	code_of(m, lo, hi);
	dwarf_uint(m, DW_AT_call_file, DW_FORM_udata, file);
	dwarf_uint(m, DW_AT_call_line, DW_FORM_udata, line);
	dwarf_uint(m, DW_AT_call_column, DW_FORM_udata, column);
}

/* List.forEach with Point.scale with num.clamp in it; and a helper that the compiler made. */
static void put_calls(struct dwarf_maker *m)
{
	begin_call(m, FOR_EACH, 0x100010, 0x1000d0, true, 1, 60, 5);
	begin_call(m, SCALE, 0x100020, 0x1000c0, true, 2, 100, 7);
	begin_call(m, CLAMP, 0x100040, 0x100080, false, 3, 0, 0);
	dwarf_up(m);
	dwarf_up(m);
	begin_call(m, HELPER, 0x1000d0, 0x1000f0, false, 1, 62, 11);
	dwarf_up(m);
}

static void put_concrete(struct dwarf_maker *m, size_t i)
{
	bool children = code[i].what == RUN;
	dwarf_die(m, DW_TAG_subprogram, children);
	dwarf_ref(m, DW_AT_abstract_origin, ref_form(m), code[i].what);
	code_of(m, code[i].lo, code[i].hi);
	if (children)
		put_calls(m);
}

static void put_unit(struct dwarf_maker *m)
{
	dwarf_unit(m, 0);
	dwarf_die(m, DW_TAG_compile_unit, true);
	dwarf_text(m, DW_AT_name, DW_FORM_string, "snapshot_assembly.S");
	dwarf_text(m, DW_AT_producer, DW_FORM_string, "Dart VM");
	dwarf_text(m, DW_AT_comp_dir, DW_FORM_string, "");
	dwarf_address(m, DW_AT_low_pc, DW_FORM_addr, DART_ISOLATE_BASE);
	high_pc(m, DART_TEXT_END, DART_ISOLATE_BASE);
	dwarf_uint(m, DW_AT_stmt_list, m->version >= 4 ? DW_FORM_sec_offset : DW_FORM_data4, 0);
	for (unsigned i = 0; i < ABSTRACT_COUNT; i++)
		put_abstract(m, i);
	for (size_t i = 0; i < sizeof code / sizeof code[0]; i++)
		put_concrete(m, i);
	dwarf_up(m);
	dwarf_unit_end(m);
	dwarf_resolve(m);
}

/* Before version 5 every file is in directory 0, the unit's. */
static void put_files(struct line_maker *m)
{
	static const char *const dirs[] = {"", NULL};
	static const char *const all[] = {"snapshot_assembly.S", "package:shop/main.dart", "dart:core/list.dart",
	                                  "file:///home/me/point.dart", NULL};
	if (m->version >= 5) {
		line_tables(m, dirs, all);
		return;
	}
	put_text(&m->p, "");
	for (size_t i = 0; files[i]; i++) {
		put_text(&m->p, files[i]);
		put_bytes(&m->p, "\0\0\0", 3);
	}
	put_text(&m->p, "");
}

static void put_row(struct line_maker *m, size_t i, unsigned width, unsigned *line)
{
	static const unsigned set_column = 5;
	bool first = !i || !rows[i - 1].file;
	if (first) {
		line_set_address(m, DART_ISOLATE_BASE + rows[i].offset, width);
		*line = 1;
	} else {
		line_advance_pc(m, rows[i].offset - rows[i - 1].offset);
	}
	if (!rows[i].file) {
		line_end_sequence(m);
		return;
	}
	line_set_file(m, rows[i].file);
	line_uleb(m, set_column, rows[i].column);
	line_advance_line(m, (int64_t)rows[i].line - (int64_t)*line);
	line_copy(m);
	*line = rows[i].line;
}

static struct line_maker line_table(unsigned version, unsigned width)
{
	struct line_maker m = line_maker_make(version, 4, false);
	unsigned line = 1;
	line_begin(&m);
	put_files(&m);
	line_program(&m);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		put_row(&m, i, width, &line);
	line_end(&m);
	return m;
}

static void put_marks(const struct dart_file *what, struct made_symbols *s, unsigned text)
{
	if (what->one_text) {
		made_symbol(s, "_kDartSnapshotText", STT_OBJECT, STB_GLOBAL, text, DART_VM_BASE, DART_TEXT_END - DART_VM_BASE);
		return;
	}
	made_symbol(s, "_kDartVmSnapshotInstructions", STT_OBJECT, STB_GLOBAL, text, DART_VM_BASE,
	            DART_ISOLATE_BASE - DART_VM_BASE);
	made_symbol(s, "_kDartIsolateSnapshotInstructions", STT_FUNC, STB_GLOBAL, text, DART_ISOLATE_BASE,
	            DART_TEXT_END - DART_ISOLATE_BASE);
}

/* Stubs have names here alone; functions have those that the app was given, which look mangled at times. */
static void put_symbols(const struct dart_file *what, struct elf_maker *e, unsigned text)
{
	struct made_symbols dynamic = made_symbols_make(e), all = made_symbols_make(e);
	put_marks(what, &dynamic, text);
	made_symbols_end(&dynamic, e, SHT_DYNSYM);
	put_marks(what, &all, text);
	made_symbol(&all, "AllocateArray", STT_FUNC, STB_LOCAL, text, DART_VM_BASE + 0x100, 0x80);
	made_symbol(&all, "_iso_stub_BuildMethodExtractor", STT_FUNC, STB_LOCAL, text, DART_ISOLATE_BASE + 0x40, 0x60);
	made_symbol(&all, "_Z1av", STT_FUNC, STB_LOCAL, text, DART_ISOLATE_BASE + 0x141e00, 0xc0);
	made_symbols_end(&all, e, SHT_SYMTAB);
}

static void put_build_id(const struct dart_file *what, struct elf_maker *e)
{
	struct put note = {0};
	uint8_t id[16];
	for (unsigned i = 0; i < sizeof id; i++)
		id[i] = (uint8_t)(what->build_id + i);
	made_put_note(&note, "GNU", NT_GNU_BUILD_ID, id, sizeof id, 4);
	unsigned section = elf_maker_section_put(e, (struct made_section){
		.name = ".note.gnu.build-id", .type = SHT_NOTE, .flags = SHF_ALLOC, .align = 4
	}, &note);
	elf_maker_segment_of(e, PT_NOTE, section);
	put_release(&note);
}

static void put_debug(const struct dart_file *what, struct elf_maker *e, unsigned address_size)
{
	struct dwarf_maker m = dwarf_maker_make(what->dwarf_version, 4, address_size, false);
	struct line_maker lines = line_table(what->dwarf_version, address_size);
	put_unit(&m);
	elf_maker_section_put(e, (struct made_section){.name = ".debug_abbrev", .type = SHT_PROGBITS}, &m.abbrev);
	elf_maker_section_put(e, (struct made_section){.name = ".debug_info", .type = SHT_PROGBITS}, &m.info);
	elf_maker_section_put(e, (struct made_section){.name = ".debug_line", .type = SHT_PROGBITS}, &lines.p);
	put_release(&lines.p);
	dwarf_maker_release(&m);
}

void dart_file_make(const struct dart_file *what, struct put *ret)
{
	bool is64 = what->machine != EM_ARM;
	uint64_t size = DART_TEXT_END - DART_VM_BASE;
	struct elf_maker e = elf_maker_make(is64, false, what->machine);
	put_build_id(what, &e);
	unsigned text = elf_maker_section(&e, (struct made_section){
		.name = ".text", .type = SHT_NOBITS, .flags = SHF_ALLOC | SHF_EXECINSTR, .vaddr = DART_VM_BASE,
		.size = what->sized_text ? size : 0, .align = 32
	}, NULL, 0);
	elf_maker_segment(&e, (struct made_segment){.type = PT_LOAD, .flags = PF_R, .file_size = 0x400, .memory_size = 0x400,
	                                            .align = 0x1000});
	elf_maker_segment(&e, (struct made_segment){.type = PT_LOAD, .flags = PF_R | PF_X, .vaddr = DART_VM_BASE,
	                                            .memory_size = size, .align = 0x1000});
	put_symbols(what, &e, text);
	put_debug(what, &e, is64 ? 8 : 4);
	elf_maker_end(&e);
	*ret = e.p;
	e.p = (struct put){0};
	elf_maker_release(&e);
}
