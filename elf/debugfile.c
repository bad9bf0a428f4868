#include "elf/debugfile.h"

#include "base/file.h"
#include "elf/identity.h"
#include "elf/kinds.h"

#include <libdeflate.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

const struct diag_kind elf_link_damaged = {DIAG_WARNING, ".gnu_debuglink makes no sense"};
const struct diag_kind elf_candidate_refused = {DIAG_WARNING, "a debug file was passed over"};
const struct diag_kind elf_crc_wrong = {DIAG_WARNING, "a debug file has the build-id, not the CRC of .gnu_debuglink"};

/* What is looked for. */
struct wanted {
	const struct elf_image *binary;
	struct bytes build_id;   /* empty: none */
	const char *link;        /* of .gnu_debuglink; NULL: none */
	uint32_t crc;            /* beside it */
	struct debugfile_search *search;
};

/*
 * .gnu_debuglink: a file name, NUL, padding to 4 bytes, and the CRC-32 of the file (GDB manual, "Separate Debug
 * Files").
 */
static void read_link(const struct elf_image *binary, struct diag *d, struct wanted *ret)
{
	const struct elf_section *section = image_section(binary, ".gnu_debuglink");
	struct bytes run;
	if (!section || !section_has_bytes(section))
		return;
	image_stored(binary, section, &run);
	struct cursor c = cursor_over(run, section->name, binary->big_endian);
	const char *name = cursor_string(&c);
	cursor_skip(&c, -cursor_offset(&c) % 4);
	uint32_t crc = cursor_u32(&c);
	if (!cursor_ok(&c) || !*name || strchr(name, '/') || strlen(name) > NAME_MAX) {
		diag_bad(d, &elf_link_damaged, &c, "no name of a file, or no room for its CRC");
		return;
	}
	ret->link = name;
	ret->crc = crc;
}

/* The CRC of a whole file, whose pages are let go again. */
static uint32_t file_crc(const struct elf_image *file)
{
	const size_t step = (size_t)1 << 20;
	uint32_t crc = 0;
	for (size_t at = 0; at < file->file.size; at += step) {
		struct bytes run = {file->file.data + at, file->file.size - at < step ? file->file.size - at : step};
		crc = libdeflate_crc32(crc, run.data, run.size);
		if (file->mapped)
			file_drop(run);
	}
	return crc;
}

static bool same_bytes(struct bytes a, struct bytes b)
{
	return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

/* Why the file is none for the binary; NULL where it is one. */
static const char *refuse(const struct wanted *w, const struct elf_image *file, bool by_link, struct diag *d)
{
	struct bytes build_id = {0};
	if (file->machine != w->binary->machine || file->is64 != w->binary->is64 ||
	    file->big_endian != w->binary->big_endian)
		return "it is for another machine";
	identity_build_id(file, &build_id);
	if (build_id.size && w->build_id.size) {
		if (!same_bytes(build_id, w->build_id))
			return "it has another build-id";
		if (by_link && file_crc(file) != w->crc)
			diag_report(d, &elf_crc_wrong, "%s", file->path);
		return NULL;
	}
	if (!w->link)
		return "it has no build-id";
	return file_crc(file) == w->crc ? NULL : "it has not the CRC of .gnu_debuglink";
}

static bool is_same_file(const char *a, const char *b)
{
	struct stat x, y;
	return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

static bool was_looked_at(const struct debugfile_search *search, const char *path)
{
	for (size_t i = 0; i < search->looked.n; i++)
		if (strcmp(search->looked.at[i], path) == 0)
			return true;
	return false;
}

/* Opens the candidate at path where it is one; what is wrong with another file is no loss, but said. */
static bool open_candidate(const struct wanted *w, const char *path, bool by_link, struct diag *d,
                           struct elf_image *ret)
{
	struct diag own = {0};
	const char *why = NULL;
	enum status st = image_open(path, &own, ret);
	if (st == ST_OK)
		why = refuse(w, ret, by_link, &own);
	else if (st != ST_ABSENT)
		why = own.entries.at[0].kind->text;
	if (why)
		diag_report(d, &elf_candidate_refused, "%s: %s", path, why);
	else
		diag_merge(d, &own);
	if (why && st == ST_OK)
		image_close(ret);
	diag_release(&own);
	return st == ST_OK && !why;
}

/* Tries path, which it owns from now on. */
static bool try_path(const struct wanted *w, char *path, bool by_link, struct diag *d, struct elf_image *ret)
{
	if (was_looked_at(w->search, path)) {
		free(path);
		return false;
	}
	*vec_push(&w->search->looked) = path;
	return !is_same_file(path, w->binary->path) && open_candidate(w, path, by_link, d, ret);
}

static const char *base_name(const char *path, size_t length)
{
	const char *at = path + length;
	while (at > path && at[-1] != '/')
		at--;
	return at;
}

/* Whether the directory is itself the `xx` of a tree of build-ids, as Breakpad's users give it. */
static bool is_called(const char *directory, const char *name)
{
	size_t length = strlen(directory);
	while (length > 1 && directory[length - 1] == '/')
		length--;
	const char *base = base_name(directory, length);
	return (size_t)(directory + length - base) == strlen(name) && memcmp(base, name, strlen(name)) == 0;
}

static bool try_build_id(const struct wanted *w, const char *directory, struct diag *d, struct elf_image *ret)
{
	char first[3];
	struct buf rest = {0};
	snprintf(first, sizeof first, "%02x", w->build_id.data[0]);
	for (size_t i = 1; i < w->build_id.size; i++)
		buf_printf(&rest, "%02x", w->build_id.data[i]);
	const char *name = buf_string(&rest);
	bool found = try_path(w, mem_printf("%s/.build-id/%s/%s.debug", directory, first, name), false, d, ret) ||
	             try_path(w, mem_printf("%s/%s/%s.debug", directory, first, name), false, d, ret) ||
	             (is_called(directory, first) &&
	              try_path(w, mem_printf("%s/%s.debug", directory, name), false, d, ret));
	buf_release(&rest);
	return found;
}

/* The directory that path is in, with a slash at its end, or "" for the current one: to be freed. */
static char *directory_of(const char *path)
{
	return mem_printf("%.*s", (int)(base_name(path, strlen(path)) - path), path);
}

static const char *search_directory(const struct debugfile_search *search, size_t i)
{
	return i < search->directory_count ? search->directories[i] : "/usr/lib/debug";
}

/* Tries the places where the file that .gnu_debuglink names may be, for a binary at path. */
static bool try_link(const struct wanted *w, const char *path, struct diag *d, struct elf_image *ret)
{
	char *beside = directory_of(path);
	bool found = try_path(w, mem_printf("%s%s", beside, w->link), true, d, ret) ||
	             try_path(w, mem_printf("%s.debug/%s", beside, w->link), true, d, ret);
	for (size_t i = 0; i <= w->search->directory_count && !found; i++) {
		const char *directory = search_directory(w->search, i);
		found = try_path(w, mem_printf("%s/%s", directory, w->link), true, d, ret) ||
		        (beside[0] == '/' &&
		         try_path(w, mem_printf("%s%s%s", directory, beside, w->link), true, d, ret));
	}
	free(beside);
	return found;
}

enum status debugfile_find(const struct elf_image *binary, struct debugfile_search *search, struct diag *d,
                           struct elf_image *ret)
{
	struct wanted w = {.binary = binary, .search = search};
	bool found = false;
	read_link(binary, d, &w);
	if (identity_build_id(binary, &w.build_id) == ST_OK)
		for (size_t i = 0; i <= search->directory_count && !found; i++)
			found = try_build_id(&w, search_directory(search, i), d, ret);
	if (!found && w.link) {
		char *real = realpath(binary->path, NULL);
		found = try_link(&w, binary->path, d, ret) || (real && try_link(&w, real, d, ret));
		free(real);
	}
	return found ? ST_OK : ST_ABSENT;
}

void debugfile_search_release(struct debugfile_search *search)
{
	for (size_t i = 0; i < search->looked.n; i++)
		free(search->looked.at[i]);
	vec_release(&search->looked);
}
