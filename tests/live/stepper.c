/*
 * Steps a program instruction by instruction and writes a stackdump at each one between its two traps: `stepper DIRECTORY
 * PROGRAM ARGUMENT...`. The truth is a shadow stack that is kept from the program's first instruction on: a call pushes its
 * return address, a return takes it off. No table of the program is looked at. x86-64, and x86 programs on it.
 */
#include "tests/live/stackdump_out.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#define STEPS_MAX 5000000
#define DUMPS_MAX 20000
#define CALL_MAX 7 /* bytes of the longest call */

struct child {
	pid_t pid;
	unsigned word; /* 4 or 8 bytes */
	struct user_regs_struct regs;
	struct frame_truth shadow[FRAMES_MAX]; /* where the return address lies, and the address; oldest first */
	unsigned depth;
	bool lost; /* the shadow stack no longer fits */
};

static bool child_read(void *context, uint64_t addr, void *to, size_t n)
{
	const struct child *c = context;
	struct iovec local = {to, n}, remote = {(void *)(uintptr_t)addr, n};
	return process_vm_readv(c->pid, &local, 1, &remote, 1, 0) == (ssize_t)n;
}

static uint64_t child_word(const struct child *c, uint64_t addr)
{
	uint64_t value = 0;
	return child_read((void *)(uintptr_t)c, addr, &value, c->word) ? value : 0;
}

/* Runs one instruction; false when the program is over. */
static bool child_step(struct child *c, int *ret_signal)
{
	int status;
	if (ptrace(PTRACE_SINGLESTEP, c->pid, NULL, NULL) != 0 || waitpid(c->pid, &status, 0) != c->pid)
		return false;
	if (!WIFSTOPPED(status))
		return false;
	siginfo_t info;
	*ret_signal = 0;
	if (ptrace(PTRACE_GETSIGINFO, c->pid, NULL, &info) == 0 && (WSTOPSIG(status) != SIGTRAP || info.si_code <= 0))
		*ret_signal = WSTOPSIG(status); /* sent, not stepped */
	return ptrace(PTRACE_GETREGS, c->pid, NULL, &c->regs) == 0;
}

/* What the step from pc and sp was to the stack. Return addresses below sp are gone, however that came. */
static void shadow_follow(struct child *c, uint64_t pc, uint64_t sp)
{
	uint64_t new_sp = c->regs.rsp, top = child_word(c, new_sp);
	if (new_sp + c->word == sp && top > pc && top - pc <= CALL_MAX && c->regs.rip != top) {
		if (c->depth == FRAMES_MAX)
			c->lost = true;
		else
			c->shadow[c->depth++] = (struct frame_truth){top, new_sp};
		return;
	}
	while (c->depth && c->shadow[c->depth - 1].sp < new_sp)
		c->depth--;
}

static const struct {
	const char *name;
	size_t place;
} registers64[] = {
#define R(name) {#name, offsetof(struct user_regs_struct, name)}
	R(rax), R(rbx), R(rcx), R(rdx), R(rsi), R(rdi), R(rbp), R(rsp), R(rip), R(r8), R(r9), R(r10), R(r11), R(r12), R(r13),
	R(r14), R(r15),
#undef R
}, registers32[] = {
	{"eax", offsetof(struct user_regs_struct, rax)}, {"ebx", offsetof(struct user_regs_struct, rbx)},
	{"ecx", offsetof(struct user_regs_struct, rcx)}, {"edx", offsetof(struct user_regs_struct, rdx)},
	{"esi", offsetof(struct user_regs_struct, rsi)}, {"edi", offsetof(struct user_regs_struct, rdi)},
	{"ebp", offsetof(struct user_regs_struct, rbp)}, {"esp", offsetof(struct user_regs_struct, rsp)},
	{"eip", offsetof(struct user_regs_struct, rip)},
};

static bool child_dump(struct child *c, const char *directory, unsigned number)
{
	static struct dump d;
	char path[512], maps[64];
	snprintf(maps, sizeof maps, "/proc/%d/maps", (int)c->pid);
	snprintf(path, sizeof path, "%s/step%05u.stackdump", directory, number);
	d = (struct dump){.arch = c->word == 8 ? "x86_64" : "x86", .maps = maps, .read = child_read, .context = c};
	d.register_count = c->word == 8 ? sizeof registers64 / sizeof registers64[0] : sizeof registers32 / sizeof registers32[0];
	for (unsigned i = 0; i < d.register_count; i++) {
		size_t place = c->word == 8 ? registers64[i].place : registers32[i].place;
		d.register_names[i] = c->word == 8 ? registers64[i].name : registers32[i].name;
		memcpy(&d.registers[i], (const char *)&c->regs + place, sizeof d.registers[i]);
	}
	d.truth[d.frames++] = (struct frame_truth){c->regs.rip, c->regs.rsp};
	for (unsigned i = c->depth; i-- > 0 && d.frames < FRAMES_MAX;)
		d.truth[d.frames++] = (struct frame_truth){c->shadow[i].pc, c->shadow[i].sp + c->word};
	return dump_write(&d, path);
}

static pid_t child_start(char **argv)
{
	int status;
	pid_t pid = fork();
	if (pid == 0) {
		ptrace(PTRACE_TRACEME, 0, NULL, NULL);
		execv(argv[0], argv);
		_exit(127);
	}
	return pid > 0 && waitpid(pid, &status, 0) == pid && WIFSTOPPED(status) ? pid : -1;
}

/* The class of the program's ELF file says what a word is. */
static unsigned word_size(const char *path)
{
	unsigned char ident[5] = {0};
	FILE *f = fopen(path, "rb");
	bool read = f && fread(ident, 1, sizeof ident, f) == sizeof ident;
	if (f)
		fclose(f);
	return read && ident[4] == 1 ? 4 : 8;
}

int main(int argc, char **argv)
{
	static struct child c;
	unsigned traps = 0, dumps = 0;
	int sig = 0;
	if (argc < 3)
		return 2;
	c.word = word_size(argv[2]);
	c.pid = child_start(argv + 2);
	if (c.pid < 0 || ptrace(PTRACE_GETREGS, c.pid, NULL, &c.regs) != 0) {
		fprintf(stderr, "stepper: %s: %s\n", argv[2], strerror(errno));
		return 77;
	}
	for (unsigned i = 0; i < STEPS_MAX && traps < 2 && dumps < DUMPS_MAX && !c.lost; i++) {
		uint64_t pc = c.regs.rip, sp = c.regs.rsp;
		if (!child_step(&c, &sig))
			break;
		shadow_follow(&c, pc, sp);
		traps += sig == SIGTRAP;
		if (traps == 1 && !child_dump(&c, argv[1], dumps++))
			break;
	}
	kill(c.pid, SIGKILL);
	printf("%u dumps\n", dumps);
	return traps == 2 && !c.lost ? 0 : 1;
}
