#include "dump_syms/split_paths.h"

#include "dump_syms/prefix_map.h"

#include <stdlib.h>
#include <string.h>

void path_list_release(struct path_list *paths)
{
	for (size_t i = 0; i < paths->n; i++)
		free(paths->at[i]);
	vec_release(paths);
}

/* Appends a path, which the list owns from now on, unless it is there. */
static void path_add(struct path_list *paths, char *path)
{
	for (size_t i = 0; i < paths->n; i++)
		if (strcmp(paths->at[i], path) == 0) {
			free(path);
			return;
		}
	*vec_push(paths) = path;
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

/* The files beside which something may be; gives how many of them there are. */
static size_t neighbours(const struct inputs *inputs, const char *ret[2])
{
	const struct elf_image *binary = inputs->role[INPUT_BINARY], *debug = inputs->role[INPUT_DEBUG];
	size_t n = 0;
	if (binary)
		ret[n++] = binary->path;
	if (debug && debug != binary)
		ret[n++] = debug->path;
	return n;
}

/* The path as recorded, behind what --prefix-map makes of it. */
static void recorded_add(const struct dump_options *options, const char *path, struct path_list *ret)
{
	struct buf mapped = {0};
	if (prefix_map_apply(options, path, &mapped))
		path_add(ret, mem_string(buf_string(&mapped)));
	buf_release(&mapped);
	path_add(ret, mem_string(path));
}

/* `directory` ends in a slash, or is "" for the current one. */
static void names_add(const char *directory, const char *name, const char *recorded, struct path_list *ret)
{
	path_add(ret, mem_printf("%s%s", directory, base_name(name)));
	if (name[0] != '/')
		path_add(ret, mem_printf("%s%s", directory, name));
	if (recorded[0] != '/')
		path_add(ret, mem_printf("%s%s", directory, recorded));
}

void split_dwo_paths(const struct inputs *inputs, const struct dump_options *options, const char *comp_dir,
                     const char *name, struct path_list *ret)
{
	bool whole = name[0] == '/' || !*comp_dir;
	char *recorded = whole ? mem_string(name) : mem_printf("%s/%s", comp_dir, name);
	const char *files[2];
	size_t count = neighbours(inputs, files);
	recorded_add(options, recorded, ret);
	for (size_t i = 0; i < count; i++) {
		char *directory = mem_printf("%.*s", (int)(base_name(files[i]) - files[i]), files[i]);
		names_add(directory, name, recorded, ret);
		free(directory);
	}
	for (size_t i = 0; i < options->debug_dir_count; i++) {
		char *directory = mem_printf("%s/", options->debug_dirs[i]);
		names_add(directory, name, recorded, ret);
		if (recorded[0] == '/')
			path_add(ret, mem_printf("%s%s", options->debug_dirs[i], recorded));
		free(directory);
	}
	free(recorded);
}

/* What a package of the file may be called: the file's name, without its .debug, and .dwp. */
static void package_add(const char *directory, const char *file, struct path_list *ret)
{
	static const char suffix[] = ".debug";
	size_t n = strlen(file), cut = sizeof suffix - 1;
	path_add(ret, mem_printf("%s%s.dwp", directory, file));
	if (n > cut && strcmp(file + n - cut, suffix) == 0)
		path_add(ret, mem_printf("%s%.*s.dwp", directory, (int)(n - cut), file));
}

void split_dwp_paths(const struct inputs *inputs, const struct dump_options *options, struct path_list *ret)
{
	const char *files[2];
	size_t count = neighbours(inputs, files);
	for (size_t i = 0; i < count; i++)
		package_add("", files[i], ret);
	for (size_t k = 0; k < options->debug_dir_count; k++) {
		char *directory = mem_printf("%s/", options->debug_dirs[k]);
		for (size_t i = 0; i < count; i++)
			package_add(directory, base_name(files[i]), ret);
		free(directory);
	}
}
