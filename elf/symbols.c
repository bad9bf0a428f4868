#include "elf/symbols.h"

#include "elf/headers.h"
#include "elf/kinds.h"
#include "elf/symtab.h"

#include <ctype.h>
#include <elf.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* No linker's limit; what keeps many symbols with one endless name from taking forever. */
#define NAME_MAX_LENGTH 65536
/*
 * Names that are alike for so long are ordered by their places in the string tables, so that they cannot slow the
 * sort.
 */
#define NAME_COMPARED 2048

const struct diag_kind elf_symbols_nameless = {DIAG_LOSS, "symbols without a readable name"};

enum { PRIORITY_LABEL = 3 };

static uint8_t symbol_priority(const struct symtab_entry *e)
{
	uint8_t binding = e->binding == STB_LOCAL ? 2 : e->binding == STB_WEAK ? 1 : 0;
	return e->type == STT_NOTYPE ? PRIORITY_LABEL + binding : binding;
}

static bool is_label(const struct elf_symbol *s)
{
	return s->priority >= PRIORITY_LABEL;
}

/* gABI, "Symbol Values": in relocatable files an offset in the section; what is at its end is in no section. */
static bool place_symbol(const struct elf_image *image, struct symtab_entry *e)
{
	const struct elf_section *s = e->section < image->sections.n ? &image->sections.at[e->section] : NULL;
	if (!s || !(s->flags & SHF_ALLOC) || e->value >= s->size)
		return false;
	e->value += s->vaddr;
	return true;
}

/* 64-bit PowerPC ELF ABI 1.9, 3.2.5: a function's symbol is where its descriptor is, whose first word says where it is. */
static void load_descriptors(const struct elf_image *image, struct diag *d, struct symbol_list *ret)
{
	const struct elf_section *s = image->machine == EM_PPC64 ? image_section(image, ".opd") : NULL;
	if (!s || ret->descriptors.run.size)
		return;
	image_load(image, s, d, &ret->descriptors);
	ret->descriptors_vaddr = s->vaddr;
}

static uint64_t follow_descriptor(const struct elf_image *image, const struct symbol_list *symbols, uint64_t vaddr)
{
	uint64_t offset = vaddr - symbols->descriptors_vaddr;
	if (offset >= symbols->descriptors.run.size)
		return vaddr;
	struct cursor c = cursor_at(symbols->descriptors.run, offset, ".opd", image->big_endian);
	return cursor_u64(&c);
}

/* Whether it may name code, by all but its name. */
static bool names_code(const struct elf_image *image, const struct symbol_list *symbols, struct symtab_entry *e)
{
	if (e->section == SHN_UNDEF || (e->type != STT_FUNC && e->type != STT_GNU_IFUNC && e->type != STT_NOTYPE))
		return false;
	if (e->type != STT_NOTYPE)
		e->value &= ~image_isa_bit(image);
	if (image->type == ET_REL && !place_symbol(image, e))
		return false;
	e->value += image->bias;
	if (e->type != STT_NOTYPE)
		e->value = follow_descriptor(image, symbols, e->value);
	return range_list_has(&image->code, e->value);
}

/*
 * AAELF32, 5.5.5, AAELF64, 5.9.1, RISC-V psABI: $a, $d, $t, $x, with a suffix that says more; and the compilers'
 * `.L`.
 */
static bool is_marker(const char *name)
{
	if (name[0] == '$')
		return name[1] && strchr("adtx", name[1]) && (name[1] == 'x' || !name[2] || name[2] == '.');
	return name[0] == '.' && name[1] == 'L';
}

/*
 * The length without a version, `@VER` or `@@VER`; a name that begins with @ has none. Zig's names may have an @ in them:
 * versions are words.
 */
static uint32_t unversioned_length(const char *name, size_t length)
{
	const char *at = length > 1 ? memchr(name + 1, '@', length - 1) : NULL;
	if (!at)
		return (uint32_t)length;
	const char *version = at[1] == '@' ? at + 2 : at + 1;
	while (isalnum((unsigned char)*version) || (*version && strchr("_.-+", *version)))
		version++;
	return (uint32_t)(version == name + length ? (size_t)(at - name) : length);
}

/* Appends the symbol where it names code; returns false where its name is lost. */
static bool add_symbol(const struct elf_image *image, const struct symtab *table, struct symtab_entry *e,
                       struct symbol_list *ret)
{
	if (!names_code(image, ret, e))
		return true;
	const char *name = string_at(table->strings, e->name);
	size_t left = name ? table->strings.size - e->name : 0;
	const char *nul = name ? memchr(name, 0, left < NAME_MAX_LENGTH ? left : NAME_MAX_LENGTH) : NULL;
	if (!nul)
		return false;
	if (nul == name || (e->type == STT_NOTYPE && is_marker(name)))
		return true;
	if (ret->descriptors.run.size && name[0] == '.' && name[1] && e->type != STT_NOTYPE)
		name++; /* `.f` is where the function `f` is; its own symbol is where its descriptor is */
	*vec_push(&ret->list) = (struct elf_symbol){
		.vaddr = e->value, .size = e->size, .name = name, .type = e->type, .binding = e->binding,
		.priority = symbol_priority(e), .table = (uint8_t)ret->strings.n,
		.name_length = unversioned_length(name, (size_t)(nul - name))
	};
	return true;
}

static void read_table(const struct elf_image *image, uint32_t type, struct diag *d, struct symbol_list *ret)
{
	struct symtab table;
	struct symtab_entry e;
	uint64_t nameless = 0;
	if (symtab_open(image, type, d, &table) == ST_OK) {
		for (size_t i = 1; symtab_get(&table, i, &e); i++)
			nameless += !add_symbol(image, &table, &e, ret);
	}
	if (nameless)
		diag_report(d, &elf_symbols_nameless, "%s: %" PRIu64 " of %s", image->path, nameless, table.name);
	symtab_close(&table, vec_push(&ret->strings));
}

enum status symbols_read(const struct elf_image *image, struct diag *d, struct symbol_list *ret)
{
	size_t before = ret->list.n;
	load_descriptors(image, d, ret);
	read_table(image, SHT_SYMTAB, d, ret);
	read_table(image, SHT_DYNSYM, d, ret);
	return ret->list.n > before ? ST_OK : ST_ABSENT;
}

void symbols_keep(struct symbol_list *symbols, const struct range_list *code)
{
	size_t n = 0;
	for (size_t i = 0; i < symbols->list.n; i++)
		if (range_list_has(code, symbols->list.at[i].vaddr))
			symbols->list.at[n++] = symbols->list.at[i];
	symbols->list.n = n;
}

static int compare(uint64_t a, uint64_t b)
{
	return (a > b) - (a < b);
}

static int compare_names(const struct elf_symbol *a, const struct elf_symbol *b)
{
	uint32_t shorter = a->name_length < b->name_length ? a->name_length : b->name_length;
	int order = memcmp(a->name, b->name, shorter < NAME_COMPARED ? shorter : NAME_COMPARED);
	if (order)
		return order;
	if (shorter < NAME_COMPARED)
		return compare(a->name_length, b->name_length);
	return a->table != b->table ? compare(a->table, b->table) : compare((uintptr_t)a->name, (uintptr_t)b->name);
}

/* Equal (vaddr, name) come together, the one to keep first: of two that differ in size, the larger. */
static int compare_by_name(const void *x, const void *y)
{
	const struct elf_symbol *a = x, *b = y;
	int order = compare(a->vaddr, b->vaddr);
	if (!order)
		order = compare_names(a, b);
	if (!order)
		order = compare(a->priority, b->priority);
	return order ? order : compare(b->size, a->size);
}

static int compare_by_priority(const void *x, const void *y)
{
	const struct elf_symbol *a = x, *b = y;
	return a->priority != b->priority ? compare(a->priority, b->priority) : compare_by_name(a, b);
}

static bool is_same(const struct elf_symbol *a, const struct elf_symbol *b)
{
	return a->vaddr == b->vaddr && a->name_length == b->name_length &&
	       memcmp(a->name, b->name, a->name_length) == 0;
}

static void remove_doubles(struct symbol_list *symbols)
{
	struct elf_symbol *at = symbols->list.at;
	size_t n = 0;
	for (size_t i = 0; i < symbols->list.n; i++)
		if (!n || !is_same(&at[n - 1], &at[i]))
			at[n++] = at[i];
	symbols->list.n = n;
}

/* Sorts the aliases of each address. */
static void sort_aliases(struct symbol_list *symbols)
{
	struct elf_symbol *at = symbols->list.at;
	for (size_t i = 0, end; i < symbols->list.n; i = end) {
		for (end = i + 1; end < symbols->list.n && at[end].vaddr == at[i].vaddr;)
			end++;
		if (end - i > 1)
			qsort(at + i, end - i, sizeof *at, compare_by_priority);
	}
}

/* A function without a size covers its first byte. */
static void remove_covered_labels(struct symbol_list *symbols)
{
	struct elf_symbol *at = symbols->list.at;
	uint64_t covered_end = 0;
	size_t n = 0;
	for (size_t i = 0; i < symbols->list.n; i++) {
		struct elf_symbol s = at[i];
		if (is_label(&s) && s.vaddr < covered_end)
			continue;
		uint64_t size = s.size ? s.size : 1;
		uint64_t end = size > UINT64_MAX - s.vaddr ? UINT64_MAX : s.vaddr + size;
		if (!is_label(&s) && end > covered_end)
			covered_end = end;
		at[n++] = s;
	}
	symbols->list.n = n;
}

void symbols_finish(struct symbol_list *symbols)
{
	if (symbols->list.n)
		qsort(symbols->list.at, symbols->list.n, sizeof *symbols->list.at, compare_by_name);
	remove_doubles(symbols);
	sort_aliases(symbols);
	remove_covered_labels(symbols);
	vec_trim(&symbols->list);
}

void symbols_release(struct symbol_list *symbols)
{
	for (size_t i = 0; i < symbols->strings.n; i++)
		image_unload(&symbols->strings.at[i]);
	image_unload(&symbols->descriptors);
	vec_release(&symbols->strings);
	vec_release(&symbols->list);
}
