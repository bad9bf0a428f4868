#include "walker/report/contents.h"

#include "walker/report/text.h"
#include "walker/report/view.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#define ROW 16 /* bytes on a line */

bool contents_symbol(const struct report *report, uint64_t addr, struct arena *arena, size_t *module,
                     struct symbol *ret)
{
	struct diag ignored = {0}; /* the walk reported what is wrong with the file where it went through it */
	size_t i = process_module_at(report->process, addr);
	const struct symfile *file = i == NO_INDEX ? NULL : view_symbols(report, i)->file;
	bool found = file && symfile_symbol(file, addr - report->process->modules.at[i].lo, arena, &ignored, ret) &&
	             ret->function;
	diag_release(&ignored);
	*module = i;
	return found;
}

/* A row of at most ROW bytes at addr, blank where the dump has none. */
static void print_row(const struct process *process, uint64_t addr, uint64_t end, FILE *to)
{
	char text[ROW];
	fprintf(to, "\n     %0*" PRIx64, view_digits(process), addr);
	for (unsigned i = 0; i < ROW; i++) {
		uint8_t byte;
		if (i < end - addr && process_read(process, addr + i, &byte, 1)) {
			fprintf(to, " %02x", byte);
			text[i] = byte < 0x7f && isprint(byte) ? (char)byte : '.';
		} else {
			fputs("   ", to);
			text[i] = ' ';
		}
	}
	fprintf(to, "  %.*s", ROW, text);
}

/* The next row from addr on that has a byte in it, or one behind end. */
static uint64_t row_with_bytes(const struct process *process, uint64_t addr, uint64_t end)
{
	size_t lo = 0, hi = process->memory.n;
	while (lo < hi) { /* the first region that ends behind addr */
		size_t middle = lo + (hi - lo) / 2;
		if (process->memory.at[middle].hi <= addr)
			lo = middle + 1;
		else
			hi = middle;
	}
	uint64_t there = lo < process->memory.n ? process->memory.at[lo].lo : end;
	return there <= addr ? addr : there >= end ? end : addr + (there - addr) / ROW * ROW;
}

static void print_rows(const struct process *process, uint64_t addr, uint64_t end, FILE *to)
{
	for (uint64_t next; addr < end; addr = next) {
		print_row(process, addr, end, to);
		next = end - addr < ROW ? end : row_with_bytes(process, addr + ROW, end);
	}
}

static void print_function(const struct process *process, uint64_t addr, uint64_t value, const char *function, FILE *to)
{
	int digits = view_digits(process);
	fprintf(to, "     *(0x%0*" PRIx64 ") = 0x%0*" PRIx64 " <", digits, addr, digits, value);
	text_print(function, "", to);
	fputs("> [", to);
}

/* Where no line is known the offset is the address itself, as minidump_stackwalk has it. */
static void print_source(const char *file, uint32_t line, uint64_t offset, FILE *to)
{
	text_print(file ? path_base(file) : "", "", to);
	fprintf(to, " : %" PRIu32 " + 0x%" PRIx64 "]\n", line, offset);
}

/* What it costs to show a name beside a byte of the stack. */
static uint64_t name_cost(const char *name)
{
	return name ? 16 + strlen(name) / 4 : 16;
}

/* Returns what that cost, in bytes of stack: a symbol file is read much faster than anything is shown. */
static uint64_t print_pointer(const struct report *report, uint64_t addr, uint64_t value, FILE *to)
{
	struct arena arena = {0};
	struct symbol symbol = {0};
	size_t module;
	uint64_t cost = 0;
	if (contents_symbol(report, value, &arena, &module, &symbol)) {
		uint64_t rel = value - report->process->modules.at[module].lo;
		uint64_t offset = symbol.file || symbol.line ? rel - symbol.line_rel : value;
		print_function(report->process, addr, value, symbol.function, to);
		print_source(symbol.file, symbol.line, offset, to);
		for (size_t i = 0; i < symbol.inline_count; i++) {
			print_function(report->process, addr, value, symbol.inlines[i].function, to);
			print_source(symbol.inlines[i].file, symbol.inlines[i].line, offset, to);
			cost += name_cost(symbol.inlines[i].function);
		}
		cost += name_cost(symbol.function) - 16 + symbol.read / 16;
	}
	arena_release(&arena);
	return cost;
}

/* The words of [lo, hi) that lie in code with a name; true where *budget was too small for all of them. */
static bool print_pointers(const struct report *report, uint64_t lo, uint64_t hi, uint64_t *budget, FILE *to)
{
	uint64_t value, word = report->process->arch->address_size;
	for (uint64_t addr = lo; addr < hi; addr += hi - addr < word ? hi - addr : word) {
		if (!process_word(report->process, addr, &value))
			continue;
		uint64_t cost = print_pointer(report, addr, value, to);
		if (cost > *budget) {
			*budget = 0;
			return true;
		}
		*budget -= cost;
	}
	return false;
}

void contents_print(const struct report *report, const struct report_options *options, const struct frame *frame,
                    const struct frame *caller, uint64_t *budget, FILE *to)
{
	const struct process *process = report->process;
	uint64_t lo, hi;
	if (!(options->stack_contents || options->stack_pointers) || !view_sp(process, frame, &lo) ||
	    !view_sp(process, caller, &hi) || !lo || !hi)
		return;
	bool cut = hi > lo && hi - lo > *budget;
	if (cut)
		hi = lo + *budget;
	*budget -= hi > lo ? hi - lo : 0;

	if (options->stack_contents) {
		fputs("\n    Stack contents:", to);
		print_rows(process, lo, hi, to);
	}
	fputs("\n    Possible instruction pointers:\n", to);
	cut |= print_pointers(report, lo, hi, budget, to);
	if (cut)
		fputs("     (more than is shown for one thread)\n", to);
	putc('\n', to);
}
