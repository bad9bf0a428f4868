/* Where the debug information of a binary is, when it is in another file. */
#ifndef ELF_DEBUGFILE_H
#define ELF_DEBUGFILE_H

#include "base/buf.h"
#include "elf/image.h"

struct debugfile_search {
	const char *const *directories; /* --debug-dir and directory arguments; /usr/lib/debug comes last by itself */
	size_t directory_count;
	struct VEC(char *) looked;      /* every path that was tried, in order; owned */
};

/*
 * Opens the debug file of binary: DIR/.build-id/xx/rest.debug and DIR/xx/rest.debug for every directory (and
 * /usr/lib/debug), then .gnu_debuglink NAME next to the file, in its `.debug/`, in DIR, and under DIR at the binary's
 * own absolute path. A candidate is taken when its build-id is the binary's, or, where one of them has none, when the
 * CRC-32 of .gnu_debuglink fits. A matching build-id with a wrong CRC is taken with a warning. The binary itself is
 * passed over. ST_ABSENT where there is none; search->looked says where it was looked for.
 */
enum status debugfile_find(const struct elf_image *binary, struct debugfile_search *search, struct diag *d,
                           struct elf_image *ret);
void debugfile_search_release(struct debugfile_search *search);

/*
 * .gnu_debugdata: the xz-compressed ELF file of symbols in a stripped binary ("minidebuginfo"). *ret owns its memory:
 * close the image, then image_unload the data. ST_ABSENT where there is none.
 */
enum status debugdata_open(const struct elf_image *binary, struct diag *d, struct section_data *ret_data,
                           struct elf_image *ret);

#endif
