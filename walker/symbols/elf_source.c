/* The one place where the walker reaches the converter: an ELF file in the place of a symbol file. */
#include "walker/symbols/private.h"

#include "base/file.h"
#include "base/parallel.h"
#include "dump_syms/dump.h"
#include "symfile/ids.h"
#include "symfile/writer.h"

#include <stdlib.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static enum status put_text(void *context, const char *text, size_t n)
{
	buf_bytes(context, text, n);
	return ST_OK;
}

static enum status elf_dump(const char *path, struct dump_options options, struct diag *d, struct dump *ret)
{
	options.threads = options.threads ? options.threads : 1;
	enum status status = dump_module(&path, 1, &options, ret);
	diag_merge(d, &ret->diag);
	return status;
}

static const char *keep(struct arena *arena, const char *text)
{
	return text ? arena_text(arena, text, strlen(text)) : "";
}

enum status elf_peek(const char *path, struct arena *arena, struct diag *d, struct source *ret)
{
	struct dump dump;
	struct diag peeked = {0};
	enum status status = elf_dump(path, (struct dump_options){.header_only = true}, &peeked, &dump);
	if (status != ST_OK)
		diag_copy(d, &peeked); /* else whoever reads the whole of it says so */
	diag_release(&peeked);
	if (status == ST_OK) {
		ret->name = keep(arena, dump.module.name);
		ret->id = keep(arena, dump.module.id);
		ret->build_id = keep(arena, dump.module.code_id);
		ret->arch = keep(arena, dump.module.arch);
	}
	dump_release(&dump);
	return status;
}

enum status elf_text(const char *path, struct diag *d, struct buf *ret)
{
	struct dump dump;
	enum status status = elf_dump(path, (struct dump_options){.cfi = true, .inlines = true}, d, &dump);
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

/* A module that is looked at as it is. */
struct elf_module {
	struct dump dump;
};

enum status elf_module_open(const char *path, struct diag *d, struct elf_module **ret)
{
	struct elf_module *m = mem_zero(sizeof *m);
	const struct dump_options options = {
		.name = path_base(path), .inlines = true, .columns = true, .threads = parallel_cores()
	};
	enum status status = elf_dump(path, options, d, &m->dump);
	*ret = m;
	if (status != ST_OK) {
		elf_module_close(m);
		*ret = NULL;
	}
	return status;
}

void elf_module_close(struct elf_module *m)
{
	if (m)
		dump_release(&m->dump);
	free(m);
}

bool elf_module_mark(const struct elf_module *m, const char *name, uint64_t *ret_rel)
{
	const struct module *module = &m->dump.module;
	for (size_t i = 0; i < module->marks.n; i++)
		if (strcmp(module->marks.at[i].name, name) == 0) {
			*ret_rel = module->marks.at[i].rel;
			return true;
		}
	return false;
}

/* The last function that begins at or below rel. */
static const struct sym_func *func_before(const struct module *m, uint64_t rel)
{
	size_t lo = 0, hi = m->funcs.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (m->funcs.at[mid].rel <= rel)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo ? &m->funcs.at[lo - 1] : NULL;
}

static const struct sym_public *public_below(const struct module *m, uint64_t rel)
{
	size_t lo = 0, hi = m->publics.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (m->publics.at[mid].rel <= rel)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo ? &m->publics.at[lo - 1] : NULL;
}

static const struct sym_line *line_at(const struct sym_func *func, uint32_t offset)
{
	uint32_t lo = 0, hi = func->line_count;
	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;
		if (func->lines[mid].offset <= offset)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo && offset - func->lines[lo - 1].offset < func->lines[lo - 1].size ? &func->lines[lo - 1] : NULL;
}

static bool call_has(const struct sym_inline *call, uint32_t offset)
{
	uint32_t lo = 0, hi = call->piece_count;
	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;
		if (call->pieces[mid].offset <= offset)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo && offset - call->pieces[lo - 1].offset < call->pieces[lo - 1].size;
}

/* Where in the code something stands: a line record's, or a call's. */
static void place_set(const struct module *m, uint32_t file, uint32_t line, uint32_t column, struct place *ret)
{
	ret->file = strcmp(m->files.at[file], "??") == 0 ? NULL : m->files.at[file];
	ret->line = line == SYM_NO_LINE ? 0 : line;
	ret->column = ret->line ? column : 0;
}

static void places_turn(struct place_list *places)
{
	for (size_t i = 0; i < places->n / 2; i++) {
		struct place place = places->at[i];
		places->at[i] = places->at[places->n - 1 - i];
		places->at[places->n - 1 - i] = place;
	}
}

/* Calls are in preorder: those that hold the offset come from the outside in. Each says where the one around it stands. */
static void func_places(const struct module *m, const struct sym_func *func, uint32_t offset, struct place_list *ret)
{
	*vec_push(ret) = (struct place){.function = func->name, .artificial = func->artificial};
	for (uint32_t i = 0; i < func->inline_count; i++) {
		const struct sym_inline *call = &func->inlines[i];
		uint32_t depth = call->level + 1;
		if (depth < ret->n)
			break;
		if (depth > ret->n || !call_has(call, offset))
			continue;
		place_set(m, call->call_file, call->call_line, call->call_column, &ret->at[ret->n - 1]);
		*vec_push(ret) = (struct place){.function = m->origins.at[call->origin], .artificial = call->artificial};
	}
	const struct sym_line *line = line_at(func, offset);
	if (line)
		place_set(m, line->file, line->line, line->column, &ret->at[ret->n - 1]);
	places_turn(ret);
}

/* As symfile_symbol has it: else the nearest PUBLIC below, where no function begins between. */
bool elf_module_at(const struct elf_module *elf, uint64_t rel, struct place_list *ret)
{
	const struct module *m = &elf->dump.module;
	const struct sym_func *func = func_before(m, rel);
	if (func && rel - func->rel < func->size) {
		func_places(m, func, (uint32_t)(rel - func->rel), ret);
		return true;
	}
	const struct sym_public *symbol = public_below(m, rel);
	if (!symbol || (func && func->rel > symbol->rel))
		return false;
	*vec_push(ret) = (struct place){.function = symbol->name};
	return true;
}
