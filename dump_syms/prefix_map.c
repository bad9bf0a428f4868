#include "dump_syms/prefix_map.h"

#include <string.h>

/* The last map that fits wins, so that later options refine earlier ones. */
bool prefix_map_apply(const struct dump_options *options, const char *path, struct buf *ret)
{
	for (size_t i = options->prefix_map_count; i-- > 0;) {
		const struct prefix_map *map = &options->prefix_maps[i];
		size_t n = strlen(map->from);
		if (strncmp(path, map->from, n) != 0)
			continue;
		buf_text(ret, map->to);
		buf_text(ret, path + n);
		return true;
	}
	return false;
}
