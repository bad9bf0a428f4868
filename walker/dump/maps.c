#include "walker/dump/maps.h"

#include "base/intern.h"
#include "walker/dump/mapped_elf.h"
#include "walker/dump/words.h"

#include <stdlib.h>
#include <string.h>

/* How many files are looked at on the disk: more than any program maps, and a bound where a map lists millions. */
#define FILES_MAX 4096

const struct diag_kind maps_line_unreadable = {DIAG_LOSS, "a line of the memory map cannot be read"};

/* Paths come many times: each is kept once. */
struct paths {
	struct intern names;
	struct VEC(const char *) texts;
};

static const char *path_keep(struct paths *paths, struct arena *arena, struct bytes path)
{
	uint32_t number = intern_copy(&paths->names, (const char *)path.data, path.size);
	if (number == paths->texts.n)
		*vec_push(&paths->texts) = arena_text(arena, (const char *)path.data, strnlen((const char *)path.data, path.size));
	return paths->texts.at[number];
}

static void paths_release(struct paths *paths)
{
	intern_release(&paths->names);
	vec_release(&paths->texts);
}

/* "r-xp", "--xp", "rw-s"; what follows the third character says how it is shared. */
static bool access_next(struct bytes *line, unsigned *ret)
{
	static const char letters[] = "rwx";
	static const unsigned bits[] = {MAPPING_READ, MAPPING_WRITE, MAPPING_EXECUTE};
	struct bytes word;
	*ret = 0;
	if (!word_next(line, &word) || word.size < 3 || word.size > 5)
		return false;
	for (size_t i = 0; i < 3; i++) {
		if (word.data[i] == (uint8_t)letters[i])
			*ret |= bits[i];
		else if (word.data[i] != '-')
			return false;
	}
	return true;
}

/* "08:01 1234": proc(5) has both in front of every name, also of none. */
static void device_next(struct bytes *line, struct maps_line *ret)
{
	struct bytes rest = words_trim(*line);
	uint64_t device_major, device_minor, inode;
	if (!hex_next(&rest, &device_major, NULL) || !char_next(&rest, ':') || !hex_next(&rest, &device_minor, NULL))
		return;
	rest = words_trim(rest);
	if (!dec_next(&rest, &inode))
		return;
	ret->has_inode = inode != 0;
	ret->inode = inode;
	ret->major = (unsigned)device_major;
	ret->minor = (unsigned)device_minor;
	*line = rest;
}

static struct bytes cut_deleted(struct bytes path, bool *ret)
{
	static const char suffix[] = " (deleted)";
	size_t n = sizeof suffix - 1;
	*ret = path.size > n && memcmp(path.data + path.size - n, suffix, n) == 0;
	return (struct bytes){path.data, *ret ? path.size - n : path.size};
}

static bool line_parse(struct bytes line, struct maps_line *ret, struct bytes *ret_path)
{
	struct maps_line m = {0};
	line = words_trim(line);
	if (!hex_next(&line, &m.lo, NULL) || !char_next(&line, '-') || !hex_next(&line, &m.hi, NULL) ||
	    !access_next(&line, &m.access))
		return false;
	if ((m.hi & 0xfff) == 0xfff && m.hi != UINT64_MAX)
		m.hi++;
	line = words_trim(line);
	if (hex_next(&line, &m.offset, NULL))
		device_next(&line, &m);
	*ret_path = cut_deleted(words_trim(line), &m.deleted);
	*ret = m;
	return m.lo < m.hi;
}

/* smaps: "Rss:                 240 kB". */
static bool is_detail(struct bytes line)
{
	size_t n = 0;
	while (n < line.size && ((unsigned)(line.data[n] | 0x20) - 'a' < 26 || line.data[n] == '_'))
		n++;
	return n && n < line.size && line.data[n] == ':' && line.data[0] >= 'A' && line.data[0] <= 'Z';
}

void maps_parse(struct bytes text, const char *name, struct process *process, struct maps *ret)
{
	struct paths paths = {0};
	struct bytes line, path;
	struct maps_line m;
	for (uint64_t number = 1; line_next(&text, &line); number++) {
		if (!words_trim(line).size || is_detail(line))
			continue;
		if (!line_parse(line, &m, &path)) {
			diag_report(&process->diag, &maps_line_unreadable, "%s, line %llu", name, (unsigned long long)number);
			continue;
		}
		m.path = path_keep(&paths, &process->arena, path);
		*vec_push(ret) = m;
	}
	paths_release(&paths);
}

void maps_path_set(struct maps_line *line, struct process *process, const char *name)
{
	struct bytes path = cut_deleted((struct bytes){(const uint8_t *)name, strlen(name)}, &line->deleted);
	line->path = arena_text(&process->arena, name, path.size);
}

static int line_compare(const void *a, const void *b)
{
	const struct maps_line *x = a, *y = b;
	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	return x->hi != y->hi ? (x->hi < y->hi ? -1 : 1) : strcmp(x->path, y->path);
}

void maps_sort(struct maps *maps)
{
	if (maps->n)
		qsort(maps->at, maps->n, sizeof *maps->at, line_compare);
}

size_t maps_find(const struct maps *maps, uint64_t addr)
{
	size_t lo = 0, hi = maps->n;
	while (lo < hi) {
		size_t middle = lo + (hi - lo) / 2;
		if (maps->at[middle].lo <= addr)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo && addr < maps->at[lo - 1].hi ? lo - 1 : NO_INDEX;
}

void maps_mappings(const struct maps *maps, struct process *process)
{
	for (size_t i = 0; i < maps->n; i++) {
		const struct maps_line *m = &maps->at[i];
		*vec_push(&process->mappings) = (struct process_mapping){m->lo, m->hi, m->offset, m->access, m->path};
	}
}

void maps_read(struct bytes text, const char *name, struct process *process)
{
	struct maps maps = {0};
	maps_parse(text, name, process, &maps);
	maps_mappings(&maps, process);
	vec_release(&maps);
}

/* Lines that make one module, while they are collected. */
struct group {
	size_t first; /* index of its first line */
	uint64_t hi;
	uint64_t offset; /* in the file, of its last line */
	uint64_t end;    /* addr where its ELF file ends in memory, as the header says; its lo where that is not known */
	bool executable;
};

struct groups {
	struct intern names;
	struct VEC(size_t) latest; /* by number of the name: index of its group */
	struct VEC(struct group) list;
};

static bool is_vdso(const char *path)
{
	return strcmp(path, "[vdso]") == 0;
}

/* Not what is mapped without a file: "[stack]", "[anon:libc_malloc]", "//anon", "anon_inode:[perf_event]", "/SYSV00000000". */
static bool names_module(const char *path)
{
	static const char *const others[] = {"[", "//", "anon_inode:", "/SYSV", "/dev/zero"};
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (strncmp(path, others[i], strlen(others[i])) == 0)
			return is_vdso(path);
	return *path;
}

/*
 * Whether a line goes on with a module. A small library's first page may be mapped twice, for its code and for its data, and both
 * times starts with the ELF header: where the offset is that of the module's first line, the extent that the header gives
 * decides.
 */
static bool belongs(const struct process *process, const struct maps *maps, const struct group *g, const struct maps_line *m)
{
	if (m->offset < g->offset)
		return false;
	if (!mapped_elf_at(process, m->lo))
		return true;
	return m->offset == maps->at[g->first].offset && m->lo < g->end;
}

static void group_add(struct groups *groups, const struct process *process, const struct maps *maps, size_t i)
{
	const struct maps_line *m = &maps->at[i];
	uint32_t name = intern_borrow(&groups->names, m->path, strlen(m->path));
	bool is_new = name == groups->latest.n;
	if (is_new)
		*vec_push(&groups->latest) = 0;
	struct group *g = is_new ? NULL : &groups->list.at[groups->latest.at[name]];
	if (is_new || !belongs(process, maps, g, m)) {
		groups->latest.at[name] = groups->list.n;
		g = vec_push(&groups->list);
		*g = (struct group){.first = i, .end = m->lo + mapped_elf_span(process, m->lo)};
	}
	g->offset = m->offset;
	if (m->hi > g->hi)
		g->hi = m->hi;
	g->executable |= (m->access & MAPPING_EXECUTE) != 0;
}

static const char *module_path(const struct process *process, const char *path)
{
	if (!is_vdso(path))
		return path;
	return process->arch && strcmp(process->arch->name, "x86") == 0 ? "linux-gate.so.1" : "linux-vdso.so.1";
}

/* *budget is how many files of the disk may be looked at yet. */
static void module_add(struct process *process, const struct maps_line *m, const struct group *g, unsigned *budget)
{
	struct process_module module = {.lo = m->lo, .hi = g->hi, .path = module_path(process, m->path)};
	struct module_file file = {m->has_inode, m->inode, m->major, m->minor};
	mapped_elf_identify(process, &module);
	if (*budget && !m->deleted) {
		disk_elf_identify(process, &module, &file);
		--*budget;
	}
	*vec_push(&process->modules) = module;
}

void maps_modules(struct maps *maps, struct process *process)
{
	struct groups groups = {0};
	unsigned budget = FILES_MAX;
	maps_sort(maps);
	for (size_t i = 0; i < maps->n; i++)
		if (names_module(maps->at[i].path))
			group_add(&groups, process, maps, i);
	for (size_t i = 0; i < groups.list.n; i++)
		if (groups.list.at[i].executable)
			module_add(process, &maps->at[groups.list.at[i].first], &groups.list.at[i], &budget);
	intern_release(&groups.names);
	vec_release(&groups.latest);
	vec_release(&groups.list);
}
