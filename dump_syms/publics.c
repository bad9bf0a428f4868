/* PUBLIC records: code that has a name and no function. */
#include "dump_syms/assemble.h"

#include "base/demangle.h"

/* The ranges of all functions, vaddr. */
static void functions_cover(const struct assembly *a, struct range_list *ret)
{
	for (size_t i = 0; i < a->module->funcs.n; i++) {
		uint64_t lo = a->module->funcs.at[i].rel + a->base;
		range_list_add(ret, lo, lo + a->module->funcs.at[i].size);
	}
	range_list_normalize(ret);
}

static void public_add(struct assembly *a, uint64_t vaddr, bool multiple, uint32_t name)
{
	*vec_push(&a->module->publics) =
		(struct sym_public){.rel = vaddr - a->base, .multiple = multiple && a->options->multiple};
	*vec_push(&a->public_names) = name;
	a->names.list.at[name].used = true;
}

/* The first symbol of each address is the one to name it; equal (address, name) were removed by symbols_finish. */
static void publics_of_symbols(struct assembly *a, const struct range_list *covered)
{
	const struct elf_symbol *symbols = a->symbols->list.at;
	for (size_t i = 0, next; i < a->symbols->list.n; i = next) {
		next = i + 1;
		while (next < a->symbols->list.n && symbols[next].vaddr == symbols[i].vaddr)
			next++;
		if (!range_list_has(covered, symbols[i].vaddr))
			public_add(a, symbols[i].vaddr, next > i + 1,
			           names_add_text(&a->names, symbols[i].name, symbols[i].name_length));
	}
}

static void publics_of_plt(struct assembly *a, const struct range_list *covered)
{
	struct buf text = {0};
	for (size_t i = 0; i < a->plt->list.n; i++) {
		const struct plt_slot *slot = &a->plt->list.at[i];
		bool again = i > 0 && slot[-1].vaddr == slot->vaddr; /* damaged PLT sections may overlap */
		if (again || range_list_has(covered, slot->vaddr) || symbols_first(a->symbols, slot->vaddr))
			continue;
		buf_clear(&text);
		if (!demangle(slot->name, 4096, &text))
			buf_text(&text, slot->name);
		buf_text(&text, "@plt");
		public_add(a, slot->vaddr, false, names_add_text(&a->names, text.at, text.n));
	}
	buf_release(&text);
}

void assembly_publics(struct assembly *a)
{
	struct range_list covered = {0};
	functions_cover(a, &covered);
	publics_of_symbols(a, &covered);
	publics_of_plt(a, &covered);
	vec_release(&covered);
}
