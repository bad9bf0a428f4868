#include "walker/symbols/private.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

static const struct diag_kind no_source = {DIAG_WARNING, "a source of symbols is not there"};

bool known_id(const char *id)
{
	return id && id[strspn(id, "0")];
}

bool same_id(const char *a, const char *b)
{
	return known_id(a) && known_id(b) && strcasecmp(a, b) == 0;
}

/* The sources */

static bool is_elf(const char *path)
{
	char magic[4] = "";
	FILE *f = fopen(path, "re");
	bool is = f && fread(magic, 1, sizeof magic, f) == sizeof magic && memcmp(magic, "\177ELF", sizeof magic) == 0;
	if (f)
		fclose(f);
	return is;
}

static void source_add(struct symbols *set, const char *path, struct diag *d)
{
	struct source s = {.path = path, .name = "", .id = "", .build_id = "", .arch = ""};
	struct stat st;
	if (stat(path, &st) != 0) {
		diag_report(d, &no_source, "%s", path);
		return;
	}
	if (S_ISDIR(st.st_mode)) {
		s.kind = SOURCE_STORE;
	} else if (is_elf(path)) {
		s.kind = SOURCE_ELF;
		if (elf_peek(path, &set->arena, d, &s) != ST_OK)
			return;
	} else {
		struct symfile_head head;
		s.kind = SOURCE_FILE;
		if (symfile_peek(path, &set->arena, d, &head) != ST_OK)
			return;
		s.name = head.name;
		s.id = head.id;
		s.build_id = head.code_id;
		s.arch = head.arch;
	}
	*vec_push(&set->sources) = s;
}

struct symbols *symbols_open(const struct symbols_options *options, struct diag *d)
{
	struct symbols *set = mem_zero(sizeof *set);
	set->options = *options;
	pthread_mutex_init(&set->lock, NULL);
	for (size_t i = 0; i < options->path_count; i++)
		source_add(set, options->paths[i], d);
	return set;
}

/* The entries */

static void entry_release(struct entry *e)
{
	symfile_close(e->file);
	buf_release(&e->text);
	if (e->has_binary)
		image_close(&e->binary);
	vec_release(&e->looked);
	diag_release(&e->diag);
	arena_release(&e->arena);
	pthread_mutex_destroy(&e->lock);
	free(e);
}

void symbols_close(struct symbols *set)
{
	for (size_t i = 0; i < set->entries.n; i++)
		entry_release(set->entries.at[i]);
	builds_close(set);
	vec_release(&set->entries);
	vec_release(&set->sources);
	intern_release(&set->keys);
	arena_release(&set->arena);
	pthread_mutex_destroy(&set->lock);
	free(set);
}

/* What is wanted, as one text: equal ones are one module. */
static void key_write(const struct symbols_wanted *w, struct buf *ret)
{
	const char *const parts[] = {w->path, w->debug_file, w->debug_id, w->code_id, w->soname, w->arch};
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
		buf_char(ret, parts[i] ? '+' : '-');
		buf_text(ret, parts[i] ? parts[i] : "");
		buf_char(ret, '\n');
	}
}

/* The entry for what is wanted, locked. */
static struct entry *entry_lock(struct symbols *set, const struct symbols_wanted *wanted)
{
	struct buf key = {0};
	key_write(wanted, &key);
	pthread_mutex_lock(&set->lock);
	uint32_t number = intern_copy(&set->keys, key.at, key.n);
	if (number == set->entries.n) {
		struct entry *e = mem_zero(sizeof *e);
		pthread_mutex_init(&e->lock, NULL);
		*vec_push(&set->entries) = e;
	}
	struct entry *e = set->entries.at[number];
	pthread_mutex_unlock(&set->lock);
	buf_release(&key);
	pthread_mutex_lock(&e->lock);
	return e;
}

const struct symbols_found *symbols_find(struct symbols *set, const struct symbols_wanted *wanted)
{
	struct entry *e = entry_lock(set, wanted);
	if (!e->searched)
		search_symbols(set, e, wanted);
	e->searched = true;
	e->found.looked = e->looked.at;
	e->found.looked_count = e->looked.n;
	pthread_mutex_unlock(&e->lock);
	return &e->found;
}

const struct symbols_found *symbols_seen(struct symbols *set, const struct symbols_wanted *wanted)
{
	struct entry *e = entry_lock(set, wanted);
	pthread_mutex_unlock(&e->lock);
	return &e->found;
}

void symbols_report(struct symbols *set, const struct symbols_wanted *wanted, struct diag *into)
{
	struct entry *e = entry_lock(set, wanted);
	diag_copy(into, &e->diag);
	pthread_mutex_unlock(&e->lock);
}

bool symbols_code(struct symbols *set, const struct symbols_wanted *wanted, uint64_t rel, void *to, size_t n)
{
	struct entry *e = entry_lock(set, wanted);
	const struct elf_image *image = binary_find(set, e, wanted);
	struct bytes run = {NULL, 0};
	bool there = image && image_at(image, image->load_base + rel, &run) == ST_OK && run.size >= n;
	if (there && n)
		memcpy(to, run.data, n);
	pthread_mutex_unlock(&e->lock);
	return there;
}
