/* --prefix-map: what a recorded path is called here. */
#ifndef DUMP_SYMS_PREFIX_MAP_H
#define DUMP_SYMS_PREFIX_MAP_H

#include "base/buf.h"
#include "dump_syms/dump.h"

/* Appends the path, rewritten, and gives true; false, appending nothing, where no map fits. */
bool prefix_map_apply(const struct dump_options *options, const char *path, struct buf *ret);

#endif
