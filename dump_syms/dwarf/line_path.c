/* Paths of source files, as the compiler recorded them. */
#include "dump_syms/dwarf/line_private.h"

/* Windows drives and shares count too: such paths come out of cross compilers. */
static bool line_path_absolute(const char *path)
{
	bool letter = (path[0] >= 'a' && path[0] <= 'z') || (path[0] >= 'A' && path[0] <= 'Z');
	if (letter && path[1] == ':')
		return path[2] == '\\' || path[2] == '/';
	return path[0] == '/' || (path[0] == '\\' && path[1] == '\\');
}

static bool slash_ends(const char *path, size_t length)
{
	return path[length - 1] == '/' || path[length - 1] == '\\';
}

/* PATH_MAX of Linux. Many files may be in one directory, whose name must not cost them all out of proportion. */
#define COMPONENT_BYTES_MAX 4096

/* Appends a directory and the slash behind it; an empty one is no directory. */
static void directory_append(const char *path, struct buf *out)
{
	size_t length = strnlen(path, COMPONENT_BYTES_MAX);
	if (!length || length == COMPONENT_BYTES_MAX)
		return;
	buf_bytes(out, path, length);
	if (!slash_ends(path, length))
		buf_char(out, '/');
}

/*
 * Directory 0 is the compilation directory: since version 5 it is in the table, too (DWARF 5, 6.2.4.1), and as a relative
 * path it says less than the unit's.
 */
static const char *directory_0(const struct line_table *table, const char *comp_dir)
{
	const char *entry = table->version >= 5 && table->dirs.n ? table->dirs.at[0] : NULL;
	return entry && (line_path_absolute(entry) || !*comp_dir) ? entry : comp_dir;
}

static void directories_append(const struct line_table *table, const char *comp_dir, uint64_t dir, struct buf *out)
{
	const char *path = dir < table->dirs.n ? table->dirs.at[dir] : NULL;
	if (!dir)
		path = directory_0(table, comp_dir);
	else if (path && !line_path_absolute(path))
		directory_append(line_path_absolute(comp_dir) ? comp_dir : directory_0(table, comp_dir), out);
	if (path)
		directory_append(path, out);
}

bool line_table_path(const struct line_table *table, const char *comp_dir, uint64_t number, struct buf *out)
{
	if (number >= table->files.n || !table->files.at[number].name)
		return false;
	const struct line_file *file = &table->files.at[number];
	if (strnlen(file->name, COMPONENT_BYTES_MAX) == COMPONENT_BYTES_MAX)
		return false;
	if (!line_path_absolute(file->name))
		directories_append(table, comp_dir, file->dir, out);
	buf_text(out, file->name);
	return true;
}
