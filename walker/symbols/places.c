#include "walker/symbols/private.h"

#include "symfile/ids.h"
#include "walker/symbols/names.h"
#include "walker/symbols/places.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const struct diag_kind no_build = {DIAG_WARNING, "no source of symbols is of the build of a trace"};
static const struct diag_kind other_build = {DIAG_WARNING, "symbols of another build than a trace's are used (--force)"};
static const struct diag_kind no_choice = {DIAG_WARNING, "a trace does not say of which build it is, and several are given"};

/* The debug id that a dumper makes of a build-id; "" where the digits are none. */
static void debug_id(const char *digits, char ret[34])
{
	uint8_t bytes[16] = {0};
	size_t n = 0;
	unsigned value;
	ret[0] = 0;
	for (; n < sizeof bytes && digits[2 * n]; n++) {
		if (strspn(digits + 2 * n, "0123456789abcdefABCDEF") < 2 || sscanf(digits + 2 * n, "%2x", &value) != 1)
			return;
		bytes[n] = (uint8_t)value;
	}
	if (n)
		id_module((struct bytes){bytes, sizeof bytes}, ret);
}

/* A Mach-O's UUID is its id as it stands, with the age behind it. */
static bool is_uuid_of(const char *digits, const char *id)
{
	return strlen(digits) == 32 && strncasecmp(digits, id, 32) == 0 && strcmp(id + 32, "0") == 0;
}

static bool source_is(const struct source *s, const char *digits)
{
	char id[34];
	debug_id(digits, id);
	return s->kind != SOURCE_STORE && known_id(digits) &&
	       (same_id(s->id, id) || is_uuid_of(digits, s->id) || same_id(s->build_id, digits));
}

static bool arch_fits(const struct source *s, const struct build_wanted *w)
{
	return !w->arch || !*s->arch || strcmp(s->arch, w->arch) == 0;
}

bool build_is_known(const struct symbols *set, const char *id)
{
	for (size_t i = 0; i < set->sources.n; i++)
		if (source_is(&set->sources.at[i], id))
			return true;
	return false;
}

/* The build of a path, loaded once; NULL where it cannot be. */
static const struct build *load(struct symbols *set, const char *path, enum source_kind kind, struct diag *d)
{
	for (size_t i = 0; i < set->builds.n; i++)
		if (strcmp(set->builds.at[i]->path, path) == 0)
			return set->builds.at[i]->usable ? set->builds.at[i] : NULL;
	struct build *build = mem_zero(sizeof *build);
	build->path = mem_string(path);
	*vec_push(&set->builds) = build;
	if (kind == SOURCE_ELF)
		build->usable = elf_module_open(path, d, &build->module) == ST_OK;
	else
		build->usable = symfile_open(path, set->options.strict, d, &build->file) == ST_OK;
	return build->usable ? build : NULL;
}

static const struct build *load_source(struct symbols *set, const struct source *s, struct diag *d)
{
	return load(set, s->path, s->kind, d);
}

static const struct build *find_by_id(struct symbols *set, const struct build_wanted *w, struct diag *d)
{
	for (size_t i = 0; i < set->sources.n; i++)
		if (source_is(&set->sources.at[i], w->id) && arch_fits(&set->sources.at[i], w))
			return load_source(set, &set->sources.at[i], d);
	return NULL;
}

/* STORE/ANY/ID/ANY.sym */
static const struct build *find_in_store(struct symbols *set, const char *dir, const char *id, struct diag *d)
{
	const struct build *build = NULL;
	struct name_list names = {0};
	names_with_id(dir, id, &names);
	for (size_t i = 0; i < names.n && !build; i++) {
		char *path = store_path(dir, names.at[i], id);
		build = load(set, path, SOURCE_FILE, d);
		free(path);
	}
	name_list_release(&names);
	return build;
}

static const struct build *find_in_stores(struct symbols *set, const struct build_wanted *w, struct diag *d)
{
	const struct build *build = NULL;
	char ids[2][34];
	debug_id(w->id, ids[0]);
	snprintf(ids[1], sizeof ids[1], "%.32s0", w->id);
	for (char *p = ids[1]; *p; p++)
		*p = (char)(*p >= 'a' && *p <= 'f' ? *p - 32 : *p);
	for (size_t i = 0; i < set->sources.n; i++)
		for (size_t k = 0; k < 2 && !build && set->sources.at[i].kind == SOURCE_STORE; k++)
			if (store_name_ok(ids[k]))
				build = find_in_store(set, set->sources.at[i].path, ids[k], d);
	return build;
}

/* The only source that may be of the build, as far as either knows; *ret_count says how many there are. */
static const struct source *find_only(const struct symbols *set, const struct build_wanted *w, size_t *ret_count)
{
	const struct source *found = NULL;
	*ret_count = 0;
	for (size_t i = 0; i < set->sources.n; i++) {
		const struct source *s = &set->sources.at[i];
		if (s->kind == SOURCE_STORE || !arch_fits(s, w) || (w->id && (known_id(s->id) || known_id(s->build_id))))
			continue;
		found = s;
		++*ret_count;
	}
	return *ret_count == 1 ? found : NULL;
}

static const struct source *first_source(const struct symbols *set, const struct build_wanted *w)
{
	for (unsigned round = 0; round < 2; round++)
		for (size_t i = 0; i < set->sources.n; i++)
			if (set->sources.at[i].kind != SOURCE_STORE && (round || arch_fits(&set->sources.at[i], w)))
				return &set->sources.at[i];
	return NULL;
}

static void say(const struct symbols *set, const struct build_wanted *w, const struct diag_kind *kind, struct diag *d)
{
	const struct source *s = first_source(set, w);
	const char *id = w->id ? w->id : "no build-id", *arch = w->arch ? w->arch : "unknown architecture";
	if (s)
		diag_report(d, kind, "%s, %s; %s: %s, %s", id, arch, s->path, known_id(s->build_id) ? s->build_id : s->id,
		            s->arch);
	else
		diag_report(d, kind, "%s, %s", id, arch);
}

static const struct build *search(struct symbols *set, const struct build_wanted *w, bool force, struct diag *d)
{
	size_t count;
	const struct build *build = w->id ? find_by_id(set, w, d) : NULL;
	if (!build && w->id)
		build = find_in_stores(set, w, d);
	const struct source *only = build ? NULL : find_only(set, w, &count);
	if (only)
		build = load_source(set, only, d);
	if (build)
		return build;
	const struct source *first = force ? first_source(set, w) : NULL;
	say(set, w, first ? &other_build : !w->id && count > 1 ? &no_choice : &no_build, d);
	return first ? load_source(set, first, d) : NULL;
}

/* What was wanted before, found or not, is not searched for, or complained about, again. */
const struct build *build_find(struct symbols *set, const struct build_wanted *w, bool force, struct diag *d)
{
	char *key = mem_printf("%d %s %s", force, w->id ? w->id : "", w->arch ? w->arch : "");
	uint32_t number = intern_copy(&set->build_keys, key, strlen(key));
	free(key);
	if (number == set->found_builds.n) {
		const struct build *build = search(set, w, force, d);
		*vec_push(&set->found_builds) = build;
	}
	return set->found_builds.at[number];
}

const char *build_path(const struct build *build)
{
	return build->path;
}

bool build_mark(const struct build *build, const char *name, uint64_t *ret_rel)
{
	if (build->module)
		return elf_module_mark(build->module, name, ret_rel);
	for (const struct symfile_mark *m = symfile_head(build->file)->marks; m; m = m->next)
		if (strcmp(m->name, name) == 0) {
			*ret_rel = m->rel;
			return true;
		}
	return false;
}

static bool symfile_places(const struct symfile *file, uint64_t rel, struct arena *arena, struct diag *d,
                           struct place_list *ret)
{
	struct symbol s;
	if (!symfile_symbol(file, rel, arena, d, &s) || !s.function)
		return false;
	for (size_t i = 0; i < s.inline_count; i++)
		*vec_push(ret) = (struct place){s.inlines[i].function, s.inlines[i].file, s.inlines[i].line, 0, false};
	*vec_push(ret) = (struct place){s.function, s.file, s.line, 0, false};
	return true;
}

bool build_at(const struct build *build, uint64_t rel, struct arena *arena, struct diag *d, struct place_list *ret)
{
	ret->n = 0;
	return build->module ? elf_module_at(build->module, rel, ret) : symfile_places(build->file, rel, arena, d, ret);
}

void builds_close(struct symbols *set)
{
	for (size_t i = 0; i < set->builds.n; i++) {
		elf_module_close(set->builds.at[i]->module);
		symfile_close(set->builds.at[i]->file);
		free(set->builds.at[i]->path);
		free(set->builds.at[i]);
	}
	vec_release(&set->builds);
	vec_release(&set->found_builds);
	intern_release(&set->build_keys);
}
