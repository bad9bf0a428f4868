/* The binary of a module: for its code, and for its SONAME. */
#include "walker/symbols/private.h"

#include "elf/identity.h"
#include "symfile/ids.h"

#include <stdlib.h>
#include <string.h>

static bool is_the_module(const struct elf_image *image, const struct symbols_wanted *wanted, bool named)
{
	struct bytes build_id;
	char id[34];
	if (!known_id(wanted->debug_id))
		return named;
	if (identity_build_id(image, &build_id) != ST_OK)
		return false;
	id_module(build_id, id);
	return same_id(id, wanted->debug_id);
}

/* A file that is no ELF, or another build, is not what was looked for, and no defect. */
static bool try_binary(struct entry *e, const char *path, const struct symbols_wanted *wanted, bool named)
{
	struct diag unsaid = {0};
	bool opened = image_open(path, &unsaid, &e->binary) == ST_OK;
	e->has_binary = opened && is_the_module(&e->binary, wanted, named);
	if (opened && !e->has_binary)
		image_close(&e->binary);
	diag_release(&unsaid);
	return e->has_binary;
}

/* In each directory by the whole path, as under a root, and by the last component. */
static bool try_directory(struct entry *e, const char *dir, const struct symbols_wanted *wanted)
{
	const char *base = path_base(wanted->path);
	bool plain = wanted->path[0] == '/' && !strstr(wanted->path, "/../");
	char *rooted = mem_printf("%s%s", dir, wanted->path), *flat = mem_printf("%s/%s", dir, base);
	bool done = (plain && try_binary(e, rooted, wanted, true)) ||
	            (store_name_ok(base) && try_binary(e, flat, wanted, true));
	free(rooted);
	free(flat);
	return done;
}

const struct elf_image *binary_find(struct symbols *set, struct entry *e, const struct symbols_wanted *wanted)
{
	bool done = e->binary_searched || !wanted->path;
	for (size_t i = 0; i < set->options.binary_dir_count && !done; i++)
		done = try_directory(e, set->options.binary_dirs[i], wanted);
	if (!done && wanted->path[0] == '/')
		try_binary(e, wanted->path, wanted, false);
	e->binary_searched = true;
	return e->has_binary ? &e->binary : NULL;
}
