#include "dump_syms/summary.h"

#include "symfile/text.h"

#include <inttypes.h>

static void row_print(FILE *to, const char *what, uint64_t count, const char *more)
{
	fprintf(to, "  %-10s %10" PRIu64 "%s\n", what, count, more);
}

/* As row_print, with what share of the code's bytes the records describe. */
static void row_print_share(FILE *to, const char *what, uint64_t count, uint64_t bytes, uint64_t whole)
{
	char more[64] = "";
	if (whole)
		snprintf(more, sizeof more, "  %6.2f %% of the code", (double)bytes * 100 / (double)whole);
	row_print(to, what, count, more);
}

static void losses_print(const struct diag *d, FILE *to)
{
	if (!diag_count(d, DIAG_LOSS))
		row_print(to, "lost", 0, "");
	for (size_t i = 0; i < d->entries.n; i++) {
		const struct diag_entry *entry = &d->entries.at[i];
		if (entry->kind->level == DIAG_LOSS)
			fprintf(to, "  %-10s %10" PRIu64 "  %s\n", "lost", entry->count, entry->kind->text);
	}
}

void summary_print(const struct dump *dump, FILE *to)
{
	const struct module *m = &dump->module;
	const struct dump_summary *s = &dump->summary;
	char name[256];
	*put_name(name, sizeof name - 1, m->name) = 0;
	fprintf(to, "%s %s %s\n", name, m->arch, m->id);
	row_print(to, "code bytes", s->code_bytes, "");
	row_print_share(to, "functions", s->functions, s->bytes_with_function, s->code_bytes);
	row_print_share(to, "lines", s->lines, s->bytes_with_line, s->code_bytes);
	row_print(to, "files", s->files, "");
	row_print(to, "inlines", s->inlines, "");
	row_print(to, "origins", s->origins, "");
	row_print(to, "publics", s->publics, "");
	row_print_share(to, "CFI", s->cfi_inits, s->bytes_with_cfi, s->code_bytes);
	row_print(to, "CFI rows", s->cfi_rows, "");
	losses_print(&dump->diag, to);
}
