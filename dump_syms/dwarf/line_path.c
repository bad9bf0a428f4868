/* Paths of source files, as the compiler recorded them. */
#include "dump_syms/dwarf/line_private.h"

/* Windows drives and shares count too: such paths come out of cross compilers. */
bool line_path_absolute(const char *path)
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

/* Appends a directory and the slash behind it; an empty one is no directory. */
static void directory_append(const char *path, struct buf *out)
{
	size_t length = strlen(path);
	if (!length)
		return;
	buf_bytes(out, path, length);
	if (!slash_ends(path, length))
		buf_char(out, '/');
}

bool line_table_path(const struct line_table *table, uint64_t number, struct buf *out)
{
	if (number >= table->files.n || !table->files.at[number].name)
		return false;
	const struct line_file *file = &table->files.at[number];
	const char *dir = file->dir < table->dirs.n ? table->dirs.at[file->dir] : NULL;
	if (dir && !line_path_absolute(file->name)) {
		if (file->dir && !line_path_absolute(dir))
			directory_append(table->comp_dir, out);
		directory_append(dir, out);
	}
	buf_text(out, file->name);
	return true;
}
