#include "walker/dump/raw.h"

#include "base/file.h"
#include "walker/dump/gather.h"
#include "walker/dump/hex_text.h"
#include "walker/dump/raw_kinds.h"
#include "walker/dump/register_text.h"

#include <inttypes.h>
#include <string.h>

const struct diag_kind raw_file_missing = {DIAG_LOSS, "there is no such file"};
const struct diag_kind raw_arch_unknown = {DIAG_LOSS, "the architecture is not known"};
const struct diag_kind raw_registers_missing = {DIAG_LOSS, "there are no registers"};
const struct diag_kind raw_memory_unusable = {DIAG_LOSS, "a file of memory cannot be used"};

/* Maps a file that was asked for, for as long as the process lives. */
static enum status open_file(const char *path, struct process *process, struct bytes *ret)
{
	enum status st = file_map(path, &process->diag, ret);
	if (st == ST_ABSENT) {
		diag_report(&process->diag, &raw_file_missing, "%s", path);
		return ST_SYS;
	}
	if (st == ST_OK)
		*vec_push(&process->files) = *ret;
	return st;
}

static enum status unusable(struct process *process, const struct diag_kind *kind, const char *detail)
{
	diag_report(&process->diag, kind, "%s", detail);
	return ST_BAD;
}

static enum status find_arch(const struct raw_options *options, struct bytes registers, struct process *process)
{
	const struct arch *arch = options->arch ? gather_arch_find(options->arch) : registers_guess(registers);
	gather_arch(process, arch, options->arch ? options->arch : "unknown");
	if (arch)
		return ST_OK;
	return options->arch ? unusable(process, &raw_arch_unknown, options->arch)
	                     : unusable(process, &raw_arch_unknown, "the names of the registers do not tell: --arch does");
}

static enum status read_registers(const struct raw_options *options, struct process *process)
{
	struct bytes text = {0};
	struct process_thread thread = {.has_context = true};
	enum status st = options->registers ? open_file(options->registers, process, &text) : ST_OK;
	if (st == ST_OK)
		st = find_arch(options, text, process);
	if (st != ST_OK)
		return st;
	registers_parse(text, options->registers, process->arch, &process->diag, &thread.registers);
	if (!thread.registers.known)
		return unusable(process, &raw_registers_missing, options->registers ? options->registers : "--registers");
	*vec_push(&process->threads) = thread;
	return ST_OK;
}

/* Raw bytes at addr. What would lie above the last address is none. */
static void add_memory(struct process *process, uint64_t addr, struct bytes run)
{
	if (run.size > UINT64_MAX - addr)
		run.size = UINT64_MAX - addr;
	*vec_push(&process->memory) = (struct process_memory){addr, addr + run.size, run.data};
}

static enum status read_memory(const struct raw_memory *memory, struct process *process)
{
	struct bytes file;
	enum status st = open_file(memory->path, process, &file);
	if (st != ST_OK)
		return st;
	if (hex_text_is(file)) {
		hex_text_read(file, memory->path, memory->has_addr ? HEX_AT_ADDR : HEX_HEADED, memory->addr, process);
		return ST_OK;
	}
	struct cursor c = cursor_over(file, memory->path, false);
	uint64_t addr = memory->has_addr ? memory->addr : cursor_u64(&c);
	if (!cursor_ok(&c))
		return diag_bad(&process->diag, &raw_memory_unusable, &c, "it ends within the address in front of its bytes");
	add_memory(process, addr, cursor_run(&c, cursor_left(&c)));
	return ST_OK;
}

enum status raw_read(const struct raw_options *options, struct process *ret)
{
	struct maps maps = {0};
	struct bytes text;
	gather_begin(ret, "stackdump");
	enum status st = read_registers(options, ret);
	for (size_t i = 0; st == ST_OK && i < options->memory_count; i++)
		st = read_memory(&options->memory[i], ret);
	if (st == ST_OK && options->maps)
		st = open_file(options->maps, ret, &text);
	if (st == ST_OK && options->maps) {
		gather_os(ret, OS_LINUX, "Linux");
		maps_parse(text, options->maps, ret, &maps);
	}
	gather_finish(ret, &maps);
	gather_main(ret);
	return st;
}
