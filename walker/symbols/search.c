/* Where the symbol file of one module is looked for, in order; docs/unwinding.md tells it to users. */
#include "walker/symbols/private.h"

#include "symfile/ids.h"
#include "walker/symbols/names.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct diag_kind other_id = {DIAG_WARNING, "a symbol file in the place of an identity says another one"};

struct search {
	struct symbols *set;
	struct entry *entry;
	const struct symbols_wanted *wanted;
	const char *names[2]; /* that the module may go by in a store: the dump's, the SONAME */
	size_t name_count;
};

static const char *keep(struct search *s, const char *text)
{
	return arena_text(&s->entry->arena, text, strlen(text));
}

/* Names come out of dumps: only a plain last component can become part of a path. */
static void add_name(struct search *s, const char *path)
{
	const char *base = path ? path_base(path) : "";
	for (size_t i = 0; i < s->name_count; i++)
		if (strcmp(s->names[i], base) == 0)
			return;
	if (store_name_ok(base))
		s->names[s->name_count++] = base;
}

static void looked_at(struct search *s, const char *path)
{
	*vec_push(&s->entry->looked) = keep(s, path);
}

static bool found_at(struct search *s, const char *path, struct symfile *file)
{
	struct symbols_found *found = &s->entry->found;
	s->entry->file = file;
	found->file = file;
	found->path = keep(s, path);
	found->state = SYMBOLS_LOADED;
	found->damaged = diag_count(&s->entry->diag, DIAG_WARNING) != 0;
	return true;
}

/* A file that is there and cannot be used is remembered, and the search goes on. */
static bool try_file(struct search *s, const char *path)
{
	struct symfile *file;
	enum status status = symfile_open(path, s->set->options.strict, &s->entry->diag, &file);
	if (status == ST_OK)
		return found_at(s, path, file);
	if (status != ST_ABSENT) {
		s->entry->found.state = SYMBOLS_CORRUPT;
		s->entry->found.path = keep(s, path);
	}
	return false;
}

static bool try_elf(struct search *s, const char *path)
{
	struct symfile *file;
	struct entry *e = s->entry;
	buf_clear(&e->text);
	if (elf_text(path, &e->diag, &e->text) == ST_OK &&
	    symfile_open_text((struct bytes){(const uint8_t *)e->text.at, e->text.n}, path, false, &e->diag, &file) == ST_OK)
		return found_at(s, path, file);
	e->found.state = SYMBOLS_CORRUPT;
	e->found.path = keep(s, path);
	return false;
}

static bool try_source(struct search *s, const struct source *source)
{
	return source->kind == SOURCE_ELF ? try_elf(s, source->path) : try_file(s, source->path);
}

/* path as it is, or compressed. */
static bool try_packed(struct search *s, const char *path)
{
	static const char *const suffixes[] = {"", ".gz", ".zst"};
	bool done = false;
	looked_at(s, path);
	for (size_t i = 0; i < sizeof suffixes / sizeof suffixes[0] && !done; i++) {
		char *packed = mem_printf("%s%s", path, suffixes[i]);
		done = access(packed, F_OK) == 0 && try_file(s, packed);
		free(packed);
	}
	return done;
}

static bool try_store(struct search *s, const char *dir, const char *name)
{
	const char *id = s->wanted->debug_id;
	if (!known_id(id) || !store_name_ok(id))
		return false;
	char *path = store_path(dir, name, id);
	bool done = try_packed(s, path);
	free(path);
	if (done && !same_id(symfile_head(s->entry->file)->id, id) && *symfile_head(s->entry->file)->id)
		diag_report(&s->entry->diag, &other_id, "%s: MODULE has %s", s->entry->found.path,
		            symfile_head(s->entry->file)->id);
	return done;
}

/* --symbols-for: whoever names a file for a module means it. */
static bool by_order(struct search *s)
{
	const struct symbols_options *o = &s->set->options;
	for (size_t i = 0; i < o->named_count; i++)
		for (size_t k = 0; k < s->name_count; k++)
			if (strcmp(o->named[i].name, s->names[k]) == 0) {
				looked_at(s, o->named[i].path);
				if (!try_file(s, o->named[i].path))
					break;
				s->entry->found.id_differs = !same_id(symfile_head(s->entry->file)->id, s->wanted->debug_id);
				return true;
			}
	return false;
}

/* A file that was named by itself is of the identity that its MODULE says. */
static bool by_module_line(struct search *s)
{
	for (size_t i = 0; i < s->set->sources.n; i++)
		if (same_id(s->set->sources.at[i].id, s->wanted->debug_id) && try_source(s, &s->set->sources.at[i]))
			return true;
	return false;
}

static bool by_place(struct search *s, const char *name)
{
	for (size_t i = 0; i < s->set->sources.n; i++)
		if (s->set->sources.at[i].kind == SOURCE_STORE && try_store(s, s->set->sources.at[i].path, name))
			return true;
	return false;
}

/* NAME/ID/NAME.sym by the names that the dump gives, then by the SONAME of the binary, which is what dumpers use. */
static bool by_names(struct search *s)
{
	const struct elf_image *image;
	for (size_t i = 0; i < s->name_count; i++)
		if (by_place(s, s->names[i]))
			return true;
	size_t tried = s->name_count;
	image = s->wanted->soname ? NULL : binary_find(s->set, s->entry, s->wanted);
	if (image && image_soname(image))
		add_name(s, keep(s, image_soname(image)));
	return s->name_count > tried && by_place(s, s->names[tried]);
}

/* DIR/ANY/ID/ANY.sym: whatever the dumper called the module, the identity is its own. */
static bool by_any_name(struct search *s)
{
	bool done = false;
	if (!known_id(s->wanted->debug_id) || !store_name_ok(s->wanted->debug_id))
		return false;
	for (size_t i = 0; i < s->set->sources.n && !done; i++) {
		struct name_list names = {0};
		if (s->set->sources.at[i].kind == SOURCE_STORE)
			names_with_id(s->set->sources.at[i].path, s->wanted->debug_id, &names);
		for (size_t k = 0; k < names.n && !done; k++)
			done = try_store(s, s->set->sources.at[i].path, names.at[k]);
		name_list_release(&names);
	}
	return done;
}

/* Where nothing says what build the module is, a symbol file that was named by itself is taken by its name. */
static bool by_name(struct search *s)
{
	for (size_t i = 0; i < s->set->sources.n && !known_id(s->wanted->debug_id); i++) {
		const struct source *source = &s->set->sources.at[i];
		for (size_t k = 0; k < s->name_count; k++)
			if (source->kind != SOURCE_STORE && strcmp(source->name, s->names[k]) == 0 && try_source(s, source)) {
				s->entry->found.id_differs = true;
				return true;
			}
	}
	return false;
}

/* What lies in the dump alone is made there. Without an identity two dumps' would be taken for one. */
static bool by_memory(struct search *s)
{
	struct symfile *file;
	struct entry *e = s->entry;
	if (!s->wanted->image.size || !known_id(s->wanted->debug_id))
		return false;
	buf_clear(&e->text);
	return elf_text_of_memory(s->wanted->image, &e->text) == ST_OK &&
	       symfile_open_text((struct bytes){(const uint8_t *)e->text.at, e->text.n}, "memory", false, &e->diag, &file) ==
	               ST_OK &&
	       found_at(s, "the dump's memory", file);
}

/* For whoever wonders why nothing was found: the right name with another identity. */
static void note_mismatch(struct search *s)
{
	struct symbols_found *found = &s->entry->found;
	for (size_t i = 0; i < s->set->sources.n && !found->mismatch; i++) {
		const struct source *source = &s->set->sources.at[i];
		for (size_t k = 0; k < s->name_count && !found->mismatch; k++) {
			char *text = NULL;
			if (source->kind == SOURCE_STORE)
				text = other_identity(source->path, s->names[k]);
			else if (strcmp(source->name, s->names[k]) == 0)
				text = mem_printf("%s: %s", source->path, *source->id ? source->id : "no identity");
			if (text)
				found->mismatch = keep(s, text);
			free(text);
		}
	}
}

void search_symbols(struct symbols *set, struct entry *e, const struct symbols_wanted *wanted)
{
	struct search s = {.set = set, .entry = e, .wanted = wanted};
	e->found.state = SYMBOLS_MISSING;
	add_name(&s, wanted->debug_file && *wanted->debug_file ? wanted->debug_file : wanted->path);
	add_name(&s, wanted->soname);
	e->found.wanted_name = s.name_count ? keep(&s, s.names[0]) : NULL;
	e->found.wanted_id = known_id(wanted->debug_id) ? keep(&s, wanted->debug_id) : NULL;
	if (!by_order(&s) && !by_module_line(&s) && !by_names(&s) && !by_any_name(&s) && !by_name(&s) &&
	    !by_memory(&s))
		note_mismatch(&s);
}
