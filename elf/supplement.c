#include "elf/supplement.h"

#include "elf/identity.h"
#include "elf/kinds.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

const struct diag_kind elf_supplement_damaged = {DIAG_LOSS, "the link to a supplementary file makes no sense"};
const struct diag_kind elf_supplement_missing = {DIAG_LOSS, "a supplementary file is not there: names are missing"};

#define ROOT "/usr/lib/debug"

/* What is looked for. */
struct link {
	const char *name;
	struct bytes id; /* its build-id, or the checksum that its own .debug_sup has */
};

/* Reads .debug_sup (DWARF 5, 7.3.6): a version, which side this is, the other side's name, and what both know. */
static bool read_sup(const struct elf_image *image, bool supplementary, struct link *ret)
{
	struct bytes run;
	const struct elf_section *section = image_section(image, ".debug_sup");
	if (!section || !section_has_bytes(section) || !image_stored(image, section, &run))
		return false;
	struct cursor c = cursor_over(run, section->name, image->big_endian);
	unsigned version = cursor_u16(&c);
	bool side = cursor_u8(&c);
	ret->name = cursor_string(&c);
	ret->id = cursor_run(&c, cursor_uleb(&c));
	return cursor_ok(&c) && version == 5 && side == supplementary && ret->id.size && (supplementary || *ret->name);
}

/* Reads .gnu_debugaltlink: a name, and a build-id for the rest. */
static bool read_altlink(const struct elf_image *image, const struct elf_section *section, struct link *ret)
{
	struct bytes run;
	if (!image_stored(image, section, &run))
		return false;
	struct cursor c = cursor_over(run, section->name, image->big_endian);
	ret->name = cursor_string(&c);
	ret->id = cursor_run(&c, cursor_left(&c));
	return cursor_ok(&c) && *ret->name && ret->id.size;
}

static enum status read_link(const struct elf_image *file, struct diag *d, struct link *ret)
{
	const struct elf_section *alt = image_section(file, ".gnu_debugaltlink"), *sup = image_section(file, ".debug_sup");
	bool has_alt = alt && section_has_bytes(alt), has_sup = sup && section_has_bytes(sup);
	if (!has_alt && !has_sup)
		return ST_ABSENT;
	if ((has_alt && read_altlink(file, alt, ret)) || (has_sup && read_sup(file, false, ret)))
		return ST_OK;
	/* A supplementary file has a .debug_sup, too, and needs no other. */
	struct link own;
	if (!has_alt && read_sup(file, true, &own))
		return ST_ABSENT;
	diag_report(d, &elf_supplement_damaged, "%s", file->path);
	return ST_BAD;
}

static bool same_bytes(struct bytes a, struct bytes b)
{
	return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

static bool is_wanted(const struct elf_image *image, const struct elf_image *file, const struct link *link)
{
	struct bytes build_id;
	struct link own;
	if (image->machine != file->machine || image->is64 != file->is64 || image->big_endian != file->big_endian)
		return false;
	return (identity_build_id(image, &build_id) == ST_OK && same_bytes(build_id, link->id)) ||
	       (read_sup(image, true, &own) && same_bytes(own.id, link->id));
}

/* The paths, in the order in which they are looked at; owned. */
struct places VEC(char *);

static void add_build_id(struct places *places, const char *directory, struct bytes id)
{
	struct buf rest = {0};
	for (size_t i = 1; i < id.size; i++)
		buf_printf(&rest, "%02x", id.data[i]);
	*vec_push(places) = mem_printf("%s/.build-id/%02x/%s.debug", directory, id.data[0], buf_string(&rest));
	*vec_push(places) = mem_printf("%s/%02x/%s.debug", directory, id.data[0], buf_string(&rest));
	buf_release(&rest);
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

/* The recorded path; one that is not absolute counts from where the file is. */
static void add_recorded(struct places *places, const char *file, const char *name)
{
	if (name[0] == '/')
		*vec_push(places) = mem_string(name);
	else
		*vec_push(places) = mem_printf("%.*s%s", (int)(base_name(file) - file), file, name);
}

static void add_in_directory(struct places *places, const char *directory, const char *name)
{
	size_t root = sizeof ROOT - 1;
	if (strncmp(name, ROOT "/", root + 1) == 0)
		*vec_push(places) = mem_printf("%s%s", directory, name + root);
	if (name[0] == '/')
		*vec_push(places) = mem_printf("%s%s", directory, name);
	*vec_push(places) = mem_printf("%s/.dwz/%s", directory, base_name(name));
	*vec_push(places) = mem_printf("%s/%s", directory, base_name(name));
}

static void find_places(const struct elf_image *file, const struct link *link, const char *const *directories, size_t count,
                        struct places *ret)
{
	struct stat st;
	bool linked = lstat(file->path, &st) == 0 && S_ISLNK(st.st_mode);
	char *real = linked ? realpath(file->path, NULL) : NULL;
	for (size_t i = 0; i < count; i++)
		add_build_id(ret, directories[i], link->id);
	add_build_id(ret, ROOT, link->id);
	add_recorded(ret, file->path, link->name);
	if (real && link->name[0] != '/')
		add_recorded(ret, real, link->name);
	for (size_t i = 0; i < count; i++)
		add_in_directory(ret, directories[i], link->name);
	add_in_directory(ret, ROOT, link->name);
	free(real);
}

/* Opens the file at path where it is the one; what is wrong with another file is no loss, but said. */
static bool open_place(const struct elf_image *file, const struct link *link, const char *path, struct diag *d,
                       struct elf_image *ret)
{
	struct diag own = {0};
	enum status status = image_open(path, &own, ret);
	bool good = status == ST_OK && is_wanted(ret, file, link);
	if (good)
		diag_merge(d, &own);
	else if (status != ST_ABSENT)
		diag_report(d, &elf_candidate_refused, "%s: %s", path,
		            status == ST_OK ? "it is another supplementary file" : own.entries.at[0].kind->text);
	if (status == ST_OK && !good)
		image_close(ret);
	diag_release(&own);
	return good;
}

static void report_missing(const struct link *link, const struct places *looked, struct diag *d)
{
	struct buf text = {0};
	diag_places(d, (const char *const *)looked->at, looked->n, &text);
	diag_report(d, &elf_supplement_missing, "%s%s", link->name, buf_string(&text));
	buf_release(&text);
}

enum status supplement_find(const struct elf_image *file, const char *const *directories, size_t directory_count,
                            struct diag *d, struct elf_image *ret)
{
	struct link link;
	struct places places = {0};
	bool found = false;
	enum status status = read_link(file, d, &link);
	if (status != ST_OK)
		return status;
	find_places(file, &link, directories, directory_count, &places);
	for (size_t i = 0; i < places.n && !found; i++)
		found = open_place(file, &link, places.at[i], d, ret);
	if (!found)
		report_missing(&link, &places, d);
	for (size_t i = 0; i < places.n; i++)
		free(places.at[i]);
	vec_release(&places);
	return found ? ST_OK : ST_BAD;
}
