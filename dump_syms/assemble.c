#include "dump_syms/assemble.h"

#include "base/demangle.h"
#include "dump_syms/claims.h"

#include <stdlib.h>
#include <string.h>

uint32_t lines_cut(struct arena *arena, const struct sym_line *lines, uint32_t count, uint32_t lo, uint32_t hi,
                   const struct sym_line **ret)
{
	uint32_t first = 0, n = 0;
	while (first < count && lines[first].offset + lines[first].size <= lo)
		first++;
	while (first + n < count && lines[first + n].offset < hi)
		n++;
	struct sym_line *cut = arena_alloc(arena, n * sizeof *cut);
	for (uint32_t i = 0; i < n; i++) {
		struct sym_line line = lines[first + i];
		uint32_t start = line.offset > lo ? line.offset : lo;
		uint32_t end = line.offset + line.size < hi ? line.offset + line.size : hi;
		cut[i] = (struct sym_line){start - lo, end - start, line.line, line.file, line.column};
	}
	*ret = cut;
	return n;
}

/* The pieces of one inlined call inside [lo, hi), made relative to lo; how many there are. */
static uint32_t pieces_cut(const struct sym_inline *call, uint32_t lo, uint32_t hi, struct sym_piece *ret)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < call->piece_count; i++) {
		uint32_t start = call->pieces[i].offset, end = start + call->pieces[i].size;
		start = start > lo ? start : lo;
		end = end < hi ? end : hi;
		if (start < end)
			ret[n++] = (struct sym_piece){start - lo, end - start};
	}
	return n;
}

/* What of the inlined calls lies inside [lo, hi): an outer call covers its inner ones, so levels stay without holes. */
static uint32_t inlines_cut(struct arena *arena, const struct sym_inline *calls, uint32_t count, uint32_t lo, uint32_t hi,
                            const struct sym_inline **ret)
{
	struct sym_inline *cut = arena_alloc(arena, count * sizeof *cut);
	uint32_t n = 0;
	for (uint32_t i = 0; i < count; i++) {
		struct sym_piece *pieces = arena_alloc(arena, calls[i].piece_count * sizeof *pieces);
		cut[n] = calls[i];
		cut[n].pieces = pieces;
		cut[n].piece_count = pieces_cut(&calls[i], lo, hi, pieces);
		n += cut[n].piece_count > 0;
	}
	*ret = cut;
	return n;
}

void assembly_add_func(struct assembly *a, uint64_t lo, struct sym_func func, uint32_t name)
{
	func.rel = lo - a->base;
	func.multiple &= a->options->multiple;
	*vec_push(&a->module->funcs) = func;
	*vec_push(&a->func_names) = name;
	a->names.list.at[name].used = true;
	for (uint32_t i = 0; i < func.inline_count; i++)
		a->names.list.at[func.inlines[i].origin].used = true;
}

static const struct frag_name *claim_name(const struct assembly *a, const struct claim *c)
{
	const struct fragment *f = &a->fragments[c->source];
	return &f->names.at[f->funcs.at[c->index].name];
}

/*
 * GCC gives no linkage name to members of local and unnamed classes, lambdas above all, and "(anonymous struct)::operator()"
 * helps nobody. The symbol table still has the mangled name; the suffix of a clone (.isra.0, .cold) is no part of it.
 */
static uint32_t part_name(struct assembly *a, const struct claim *part)
{
	const struct frag_name *name = claim_name(a, part);
	const struct elf_symbol *symbol = name->linkage ? NULL : symbols_first(a->symbols, part->lo);
	bool obfuscated = a->module->marks.n; /* what looks mangled there is one of Dart's made-up names */
	if (symbol && !obfuscated && name_is_mangled(symbol->name))
		return names_add_text(&a->names, symbol->name, strcspn(symbol->name, ".@"));
	if (symbol && !name->plain)
		return names_add_text(&a->names, symbol->name, symbol->name_length);
	return a->name_numbers[part->source][a->fragments[part->source].funcs.at[part->index].name];
}

/* The function that the part of a claim becomes: the fragment's own lines and inlines where it is the whole claim. */
static void add_part(struct assembly *a, const struct claim *part)
{
	const struct fragment *f = &a->fragments[part->source];
	const struct frag_func *whole = &f->funcs.at[part->index];
	struct sym_func func = {
		.size = part->size,
		.multiple = part->multiple,
		.lines = whole->lines.count ? &f->lines.at[whole->lines.first] : NULL,
		.line_count = whole->lines.count,
		.inlines = a->inlines[part->source] + whole->inlines.first,
		.inline_count = whole->inlines.count,
		.artificial = claim_name(a, part)->artificial,
	};
	if (part->size != whole->size) {
		uint32_t lo = (uint32_t)(part->lo - whole->lo), hi = lo + part->size;
		func.line_count = lines_cut(&a->arena, func.lines, func.line_count, lo, hi, &func.lines);
		func.inline_count = inlines_cut(&a->arena, func.inlines, func.inline_count, lo, hi, &func.inlines);
	}
	assembly_add_func(a, part->lo, func, part_name(a, part));
}

static const char *name_bytes(const struct frag_name *name)
{
	return name->linkage ? name->linkage : name->plain ? name->plain : "";
}

/* Of functions that share a range: the one that the symbol table calls by its name; else the first by name bytes. */
static bool claim_better(void *context, const struct claim *x, const struct claim *y)
{
	const struct assembly *a = context;
	const char *name_x = name_bytes(claim_name(a, x)), *name_y = name_bytes(claim_name(a, y));
	const struct elf_symbol *symbol = symbols_first(a->symbols, x->lo);
	bool chosen_x = symbol && symbol_is(symbol, name_x), chosen_y = symbol && symbol_is(symbol, name_y);
	if (chosen_x != chosen_y)
		return chosen_x;
	if (!*name_x || !*name_y)
		return *name_x && !*name_y;
	return strcmp(name_x, name_y) < 0;
}

static void assembly_functions(struct assembly *a)
{
	struct claim_list claims = {0}, parts = {0};
	for (size_t i = 0; i < a->fragment_count; i++) {
		const struct fragment *f = &a->fragments[i];
		for (size_t k = 0; k < f->funcs.n; k++)
			*vec_push(&claims) = (struct claim){
				.lo = f->funcs.at[k].lo, .size = f->funcs.at[k].size,
				.source = (uint32_t)i, .index = (uint32_t)k,
			};
	}
	claims_sort(&claims);
	claims_unique(&claims, claim_better, a);
	claims_resolve(&claims, &parts);
	vec_release(&claims);
	for (size_t i = 0; i < parts.n; i++)
		add_part(a, &parts.at[i]);
	vec_release(&parts);
}

/* Hands names and files over to the module, now that it is known which are used. */
static void assembly_write_texts(struct assembly *a)
{
	struct module *m = a->module;
	names_write(&a->names, a->options->threads);
	for (size_t i = 0; i < a->names.list.n; i++)
		*vec_push(&m->origins) = a->names.list.at[i].text;
	for (size_t i = 0; i < a->files.texts.n; i++)
		*vec_push(&m->files) = intern_get(&a->files, (uint32_t)i);
	for (size_t i = 0; i < m->funcs.n; i++)
		m->funcs.at[i].name = m->origins.at[a->func_names.at[i]];
	for (size_t i = 0; i < m->publics.n; i++)
		m->publics.at[i].name = m->origins.at[a->public_names.at[i]];
}

void assemble(struct assembly *a)
{
	assembly_number(a);
	assembly_functions(a);
	assembly_place_loose(a);
	assembly_publics(a);
	assembly_write_texts(a);
}

void assembly_release(struct assembly *a)
{
	for (size_t i = 0; i < a->fragment_count; i++) {
		free(a->inlines[i]);
		free(a->name_numbers[i]);
		free(a->file_numbers[i]);
	}
	free(a->inlines);
	free(a->name_numbers);
	free(a->file_numbers);
	names_release(&a->names);
	intern_release(&a->files);
	arena_release(&a->arena);
	vec_release(&a->func_names);
	vec_release(&a->public_names);
}
