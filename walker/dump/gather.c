#include "walker/dump/gather.h"

#include "walker/dump/reason.h"

#include <string.h>
#include <strings.h>

void gather_begin(struct process *process, const char *kind)
{
	process->kind = kind;
	process->arch_name = "unknown";
	process->os_name = "unknown";
	process->os_version = "";
	process->cpu_info = "";
}

/* Names of architectures, ours first, and the name that minidump_stackwalk has for it. */
static const struct {
	const char *name, *arch, *spelling;
} names[] = {
	{"x86_64", "x86_64", "amd64"}, {"amd64", "x86_64", "amd64"}, {"x86-64", "x86_64", "amd64"}, {"x64", "x86_64", "amd64"},
	{"arm64", "arm64", "arm64"},   {"aarch64", "arm64", "arm64"},
	{"x86", "x86", "x86"},         {"i386", "x86", "x86"},       {"i686", "x86", "x86"},
};

const struct arch *gather_arch_find(const char *name)
{
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (strcasecmp(names[i].name, name) == 0)
			return arch_find(names[i].arch);
	return NULL;
}

void gather_arch(struct process *process, const struct arch *arch, const char *name)
{
	process->arch = arch;
	process->arch_name = name;
	for (size_t i = 0; arch && i < sizeof names / sizeof *names; i++)
		if (strcmp(names[i].arch, arch->name) == 0)
			process->arch_name = names[i].spelling;
}

void gather_os(struct process *process, enum process_os os, const char *name)
{
	process->os = os;
	process->os_name = name;
}

void gather_finish(struct process *process, struct maps *maps)
{
	maps_mappings(maps, process);
	process_finish(process); /* so that modules can be identified by the memory */
	maps_modules(maps, process);
	process_finish(process);
	vec_release(maps);
}

/* The program comes first in the map: kernels put it below what it loads. */
void gather_main(struct process *process)
{
	for (size_t i = 0; i < process->modules.n; i++) {
		struct process_module *m = &process->modules.at[i];
		if (m->path[0] && !strstr(path_base(m->path), ".so")) {
			m->main = true;
			return;
		}
	}
}

/* Whether the kernel says with this signal which address it is about (sigaction(2)); from kill(2) there is a sender instead. */
static bool signal_has_address(uint32_t signal, uint32_t code)
{
	static const uint32_t faults = 1u << 4 | 1u << 5 | 1u << 7 | 1u << 8 | 1u << 11; /* ILL, TRAP, BUS, FPE, SEGV */
	return signal < 32 && faults >> signal & 1 && (int32_t)code > 0;
}

static uint64_t pc_of(const struct process *process)
{
	const struct arch *arch = process->arch;
	if (!arch || !process->threads.n)
		return 0;
	int pc = strcmp(arch->name, "arm64") == 0 ? ARM64_PC : arch->pc;
	return pc >= 0 ? process->threads.at[0].registers.value[pc] : 0;
}

void gather_signal(struct process *process, uint32_t signal, uint32_t code, uint64_t address)
{
	struct crash crash = {
		.os = process->os == OS_ANDROID ? OS_ANDROID : OS_LINUX, .arch = process->arch, .code = signal, .flags = code,
		.address = signal_has_address(signal, code) ? address : pc_of(process),
	};
	struct reason reason;
	reason_of(&crash, &process->arena, &reason);
	process->has_exception = true;
	process->exception = (struct process_exception){
		.thread = process->threads.n ? 0 : NO_INDEX, .requested = reason.requested, .address = reason.address,
		.reason = reason.text, .reason_json = reason.json,
	};
}
