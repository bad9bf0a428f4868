#include "walker/report/contents.h"

#include "walker/report/text.h"
#include "walker/report/view.h"

#include <ctype.h>
#include <inttypes.h>

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

static void print_pointer(const struct report *report, uint64_t addr, uint64_t value, FILE *to)
{
	struct arena arena = {0};
	struct symbol symbol;
	size_t module;
	if (contents_symbol(report, value, &arena, &module, &symbol)) {
		uint64_t rel = value - report->process->modules.at[module].lo;
		uint64_t offset = symbol.file || symbol.line ? rel - symbol.line_rel : value;
		print_function(report->process, addr, value, symbol.function, to);
		print_source(symbol.file, symbol.line, offset, to);
		for (size_t i = 0; i < symbol.inline_count; i++) {
			print_function(report->process, addr, value, symbol.inlines[i].function, to);
			print_source(symbol.inlines[i].file, symbol.inlines[i].line, offset, to);
		}
	}
	arena_release(&arena);
}

void contents_print(const struct report *report, const struct report_options *options, const struct frame *frame,
                    const struct frame *caller, uint64_t *budget, FILE *to)
{
	const struct process *process = report->process;
	uint64_t lo, hi, word, value;
	if (!(options->stack_contents || options->stack_pointers) || !view_sp(process, frame, &lo) ||
	    !view_sp(process, caller, &hi) || !lo || !hi)
		return;
	bool cut = hi > lo && hi - lo > *budget;
	if (cut)
		hi = lo + *budget;
	*budget -= hi > lo ? hi - lo : 0;
	word = process->arch->address_size;

	if (options->stack_contents) {
		fputs("\n    Stack contents:", to);
		for (uint64_t addr = lo; addr < hi; addr += hi - addr < ROW ? hi - addr : ROW)
			print_row(process, addr, hi, to);
	}
	fputs("\n    Possible instruction pointers:\n", to);
	for (uint64_t addr = lo; addr < hi; addr += hi - addr < word ? hi - addr : word)
		if (process_word(process, addr, &value))
			print_pointer(report, addr, value, to);
	if (cut)
		fputs("     (more than is shown for one thread)\n", to);
	putc('\n', to);
}
