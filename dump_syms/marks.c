#include "dump_syms/marks.h"

#include "elf/headers.h"
#include "elf/symtab.h"

#include <elf.h>
#include <string.h>

static const char *const names[] = {
	"_kDartVmSnapshotInstructions", "_kDartIsolateSnapshotInstructions", "_kDartSnapshotText"
};
enum { NAMES = sizeof names / sizeof names[0] };

/* NAMES where the text, which n bytes of hold a NUL or none, is no mark. */
static size_t mark_number(const char *text, size_t n)
{
	size_t i = 0;
	while (i < NAMES && (strlen(names[i]) != n || memcmp(names[i], text, n) != 0))
		i++;
	return i;
}

/* Marks are the first of their names; they may be of any type. */
static bool read_table(const struct elf_image *image, uint32_t type, uint64_t base, struct diag *d, struct module *m)
{
	struct symtab table;
	struct symtab_entry e;
	struct section_data strings;
	bool found[NAMES] = {false}, there = symtab_open(image, type, d, &table) == ST_OK;
	for (size_t i = 1; there && symtab_get(&table, i, &e); i++) {
		const char *name = e.section != SHN_UNDEF ? string_at(table.strings, e.name) : NULL;
		if (!name || strncmp(name, "_kDart", 6) != 0)
			continue;
		size_t number = mark_number(name, strnlen(name, table.strings.size - e.name));
		if (number == NAMES || found[number])
			continue;
		found[number] = true;
		*vec_push(&m->marks) = (struct sym_mark){e.value + image->bias - base, names[number]};
	}
	symtab_close(&table, &strings);
	image_unload(&strings);
	return there;
}

void marks_read(const struct inputs *inputs, uint64_t base, struct diag *d, struct module *module)
{
	/* Dynamic symbols are few; where there are some, a mark is among them. */
	if (!read_table(inputs->primary, SHT_DYNSYM, base, d, module))
		read_table(inputs->primary, SHT_SYMTAB, base, d, module);
}

void marks_remove(struct symbol_list *symbols)
{
	size_t n = 0;
	for (size_t i = 0; i < symbols->list.n; i++)
		if (mark_number(symbols->list.at[i].name, symbols->list.at[i].name_length) == NAMES)
			symbols->list.at[n++] = symbols->list.at[i];
	symbols->list.n = n;
}
