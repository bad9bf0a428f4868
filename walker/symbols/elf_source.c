/* The one place where the walker reaches the converter: an ELF file in the place of a symbol file. */
#include "walker/symbols/private.h"

#include "base/file.h"
#include "dump_syms/dump.h"
#include "symfile/writer.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static enum status put_text(void *context, const char *text, size_t n)
{
	buf_bytes(context, text, n);
	return ST_OK;
}

static enum status elf_dump(const char *path, bool header_only, struct diag *d, struct dump *ret)
{
	const struct dump_options options = {.header_only = header_only, .cfi = true, .inlines = true, .threads = 1};
	enum status status = dump_module(&path, 1, &options, ret);
	diag_merge(d, &ret->diag);
	return status;
}

enum status elf_peek(const char *path, struct arena *arena, struct diag *d, const char **ret_name, const char **ret_id)
{
	struct dump dump;
	enum status status = elf_dump(path, true, d, &dump);
	if (status == ST_OK) {
		*ret_name = arena_text(arena, dump.module.name, strlen(dump.module.name));
		*ret_id = arena_text(arena, dump.module.id, strlen(dump.module.id));
	}
	dump_release(&dump);
	return status;
}

enum status elf_text(const char *path, struct diag *d, struct buf *ret)
{
	struct dump dump;
	enum status status = elf_dump(path, false, d, &dump);
	if (status == ST_OK)
		status = writer_write(&dump.module, 1, false, (struct writer_sink){put_text, ret});
	dump_release(&dump);
	return status;
}

/* The converter reads files, so the memory becomes one that has no name. */
enum status elf_text_of_memory(struct bytes image, struct buf *ret)
{
	struct diag unsaid = {0};
	enum status status = ST_SYS;
	int fd = memfd_create("module", MFD_CLOEXEC);
	if (fd >= 0 && file_write(fd, image.data, image.size, "memory", &unsaid) == ST_OK) {
		char *path = mem_printf("/proc/self/fd/%d", fd);
		status = elf_text(path, &unsaid, ret);
		free(path);
	}
	if (fd >= 0)
		close(fd);
	diag_release(&unsaid);
	return status;
}
