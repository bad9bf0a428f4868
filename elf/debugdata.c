#include "elf/debugfile.h"

#include "elf/inflate.h"
#include "elf/kinds.h"

#include <stdlib.h>

const struct diag_kind elf_debugdata_damaged = {DIAG_LOSS, "the symbols in .gnu_debugdata cannot be read"};

enum status debugdata_open(const struct elf_image *binary, struct diag *d, struct section_data *ret_data,
                           struct elf_image *ret)
{
	const struct elf_section *section = image_section(binary, ".gnu_debugdata");
	struct section_data packed;
	enum status st = image_load(binary, section, d, &packed);
	if (st != ST_OK)
		return st;
	*ret_data = (struct section_data){.owned = true};
	const char *wrong = inflate_xz(packed.run, &ret_data->run);
	image_unload(&packed);
	if (wrong) {
		image_unload(ret_data);
		return diag_bad_at(d, &elf_debugdata_damaged, section->name, 0, "%s", wrong);
	}
	char *path = mem_printf("%s(.gnu_debugdata)", binary->path);
	st = image_open_memory(ret_data->run, path, d, ret);
	free(path);
	if (st != ST_OK)
		image_unload(ret_data);
	return st;
}
