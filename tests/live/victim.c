/*
 * A program that comes to known places, and there writes its own registers, stack and maps, and the truth of the same moment:
 * by libunwind (TRUTH_LIBUNWIND), or by libgcc's unwinder. `victim DIRECTORY` writes DIRECTORY/SCENARIO.stackdump of each
 * scenario; `victim steps` is for the stepper, which looks from outside, between two traps.
 */
#include "stackdump_out.h"

#include <alloca.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <ucontext.h>
#include <unistd.h>

#ifdef TRUTH_LIBUNWIND
#define UNW_LOCAL_ONLY
#include <libunwind.h>
#else
#include <unwind.h>
#endif

#define KEPT __attribute__((noinline, noclone))

static const char *directory;
static const char *scenario;
static struct dump dump;
static volatile int sink;

/* Registers: those that getcontext saves, which is all that a caller may ask of a callee. */
static void registers_take(struct dump *d, const ucontext_t *uc)
{
	unsigned n = 0;
#define TAKE(name, value) (d->register_names[n] = (name), d->registers[n] = (uint64_t)(value), n++)
#if defined __x86_64__
	const greg_t *r = uc->uc_mcontext.gregs;
	d->arch = "x86_64";
	TAKE("rbx", r[REG_RBX]), TAKE("rbp", r[REG_RBP]), TAKE("rsp", r[REG_RSP]), TAKE("rip", r[REG_RIP]);
	TAKE("r12", r[REG_R12]), TAKE("r13", r[REG_R13]), TAKE("r14", r[REG_R14]), TAKE("r15", r[REG_R15]);
#elif defined __i386__
	const greg_t *r = uc->uc_mcontext.gregs;
	d->arch = "x86";
	TAKE("ebx", (uint32_t)r[REG_EBX]), TAKE("ebp", (uint32_t)r[REG_EBP]), TAKE("esp", (uint32_t)r[REG_ESP]);
	TAKE("eip", (uint32_t)r[REG_EIP]), TAKE("esi", (uint32_t)r[REG_ESI]), TAKE("edi", (uint32_t)r[REG_EDI]);
#elif defined __aarch64__
	static const char *const names[] = {"x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x29", "x30"};
	d->arch = "arm64";
	for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
		TAKE(names[i], uc->uc_mcontext.regs[19 + i]);
	TAKE("sp", uc->uc_mcontext.sp), TAKE("pc", uc->uc_mcontext.pc);
#else
#error "no registers of this processor"
#endif
	d->register_count = n;
}

static bool own_memory(void *context, uint64_t addr, void *to, size_t n)
{
	(void)context;
	memcpy(to, (const void *)(uintptr_t)addr, n);
	return true;
}

static void truth_add(struct dump *d, uint64_t pc, uint64_t sp)
{
	if (d->frames < FRAMES_MAX)
		d->truth[d->frames++] = (struct frame_truth){pc, sp};
}

#ifdef TRUTH_LIBUNWIND
static void truth_take(struct dump *d, ucontext_t *uc)
{
	unw_cursor_t cursor;
	unw_word_t pc, sp;
	unw_init_local(&cursor, uc);
	do {
		unw_get_reg(&cursor, UNW_REG_IP, &pc);
		unw_get_reg(&cursor, UNW_REG_SP, &sp);
		truth_add(d, pc, sp);
	} while (unw_step(&cursor) > 0);
}
#else
static _Unwind_Reason_Code truth_frame(struct _Unwind_Context *context, void *argument)
{
	struct dump *d = argument;
	int interrupted = 0;
	uint64_t pc = _Unwind_GetIPInfo(context, &interrupted), sp = _Unwind_GetCFA(context);
#ifdef __aarch64__
	if (interrupted)
		sp = 0; /* libgcc gives where the signal's registers lie */
#endif
	/* The first frame is take_dump's, at another pc: the context's is the truth there. */
	truth_add(d, d->frames ? pc : 0, sp);
	return _URC_NO_REASON;
}
#endif

KEPT static void take_dump(void)
{
	ucontext_t uc;
	char path[512];
	getcontext(&uc);
	memset(&dump, 0, sizeof dump); /* no copy of it on a small stack */
	dump.maps = "/proc/self/maps";
	dump.read = own_memory;
	registers_take(&dump, &uc);
#ifdef TRUTH_LIBUNWIND
	truth_take(&dump, &uc);
#else
	_Unwind_Backtrace(truth_frame, &dump);
#if defined __i386__
	dump.truth[0] = (struct frame_truth){(uint32_t)uc.uc_mcontext.gregs[REG_EIP], (uint32_t)uc.uc_mcontext.gregs[REG_ESP]};
#elif defined __x86_64__
	dump.truth[0] = (struct frame_truth){(uint64_t)uc.uc_mcontext.gregs[REG_RIP], (uint64_t)uc.uc_mcontext.gregs[REG_RSP]};
#else
	dump.truth[0] = (struct frame_truth){uc.uc_mcontext.pc, uc.uc_mcontext.sp};
#endif
#endif
	snprintf(path, sizeof path, "%s/%s.stackdump", directory, scenario);
	if (!dump_write(&dump, path))
		exit(1);
	sink++;
}

/* The places */

KEPT static void leaf_caller(int x)
{
	take_dump();
	sink += x;
}

KEPT static int recursion(int depth)
{
	char room[32];
	room[depth % 32] = (char)depth;
	if (depth == 0)
		leaf_caller(1);
	else
		sink += recursion(depth - 1);
	return room[depth % 32] + 1;
}

KEPT static void with_alloca(int n)
{
	char *room = alloca((size_t)n);
	memset(room, n, (size_t)n);
	if (n < 600)
		with_alloca(n * 2 + 1);
	else
		leaf_caller(n);
	sink += room[n - 1];
}

KEPT static void realigned(int n)
{
	char block[64] __attribute__((aligned(64)));
	char *room = alloca((size_t)n);
	memset(block, n, sizeof block);
	memset(room, n, (size_t)n);
	if (n < 100)
		realigned(n + 40);
	else
		leaf_caller(n);
	sink += block[n % 64] + room[0];
}

KEPT static void tail_target(int x)
{
	leaf_caller(x);
	sink++;
}

KEPT static void tail_caller(int x)
{
	sink += x;
	tail_target(x + 1);
}

KEPT static void before_tail(int x)
{
	tail_caller(x);
	sink++;
}

static int compare(const void *a, const void *b)
{
	if (!sink++)
		leaf_caller(2);
	return *(const int *)a - *(const int *)b;
}

KEPT static void callback(int x)
{
	int numbers[] = {x, 1, 3, 2};
	sink = 0;
	qsort(numbers, 4, sizeof numbers[0], compare);
	sink += numbers[0];
}

static sigjmp_buf back;

static void on_signal(int sig)
{
	leaf_caller(sig);
	siglongjmp(back, 1);
}

/* A leaf that is struck: no call stands in front of where the signal came. */
KEPT static int struck_leaf(const volatile int *p)
{
	return *p + 1;
}

KEPT static void struck(int on_own_stack)
{
	static char room[65536];
	const stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
	struct sigaction action = {.sa_handler = on_signal, .sa_flags = on_own_stack ? SA_ONSTACK : 0};
	if (on_own_stack)
		sigaltstack(&stack, NULL);
	sigaction(SIGSEGV, &action, NULL);
	if (sigsetjmp(back, 1) == 0)
		sink += struck_leaf((const volatile int *)8);
	sink++;
}

KEPT static void raised(int x)
{
	struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
	sigaction(SIGUSR1, &action, NULL);
	if (sigsetjmp(back, 1) == 0)
		raise(SIGUSR1);
	sink += x;
}

KEPT static void information(int sig, siginfo_t *info, void *context)
{
	(void)info;
	(void)context;
	leaf_caller(sig);
	siglongjmp(back, 1);
}

KEPT static void struck_with_information(int x)
{
	struct sigaction action = {.sa_sigaction = information, .sa_flags = SA_SIGINFO};
	sigaction(SIGSEGV, &action, NULL);
	if (sigsetjmp(back, 1) == 0)
		sink += struck_leaf((const volatile int *)(uintptr_t)(8 + x));
	sink++;
}

static void *thread_main(void *argument)
{
	leaf_caller(*(int *)argument);
	return NULL;
}

KEPT static void thread(int x)
{
	pthread_t other;
	if (pthread_create(&other, NULL, thread_main, &x) == 0)
		pthread_join(other, NULL);
	sink++;
}

static const struct {
	const char *name;
	void (*run)(int);
	int argument;
} scenarios[] = {
	{"plain", leaf_caller, 1},
	{"alloca", with_alloca, 20},
	{"realigned", realigned, 10},
	{"tail", before_tail, 1},
	{"callback", callback, 5},
	{"signal", struck, 0},
	{"signal-own-stack", struck, 1},
	{"signal-raised", raised, 1},
	{"signal-information", struck_with_information, 0},
	{"thread", thread, 1},
};

/* What the stepper walks through, instruction by instruction. */
KEPT static int many_arguments(int a, int b, int c, int d, int e, int f, int g, int h)
{
	return a + b * c - d + e * f - g + h;
}

KEPT static int saves_all(int n)
{
	volatile int kept[6];
	for (int i = 0; i < 6; i++)
		kept[i] = many_arguments(n, i, n + i, i * 2, n, i, kept[i > 0 ? i - 1 : 0], 7);
	int a = kept[0], b = kept[1], c = kept[2], d = kept[3], e = kept[4], f = kept[5];
	sink += a;
	int r = many_arguments(a, b, c, d, e, f, a + b, c + d);
	return r + a + b * c + d * e + f;
}

KEPT static void step_alloca(int n)
{
	char *room = alloca((size_t)n);
	memset(room, n, (size_t)n);
	sink += room[n / 2];
}

KEPT static void step_realigned(int n)
{
	char block[64] __attribute__((aligned(64)));
	memset(block, n, sizeof block);
	step_alloca(n);
	sink += block[n % 64];
}

KEPT static void step_tail(int n)
{
	sink += n;
	step_realigned(n + 3);
}

static void steps(void)
{
	raise(SIGTRAP);
	sink += saves_all(3);
	step_alloca(33);
	step_realigned(17);
	step_tail(5);
	sink += abs(sink) + (int)strlen("through the PLT") + (int)write(-1, "", 0);
	raise(SIGTRAP);
}

int main(int argc, char **argv)
{
	if (argc == 2 && strcmp(argv[1], "steps") == 0) {
		steps();
		return 0;
	}
	if (argc != 2)
		return 2;
	directory = argv[1];
	for (size_t i = 0; i < sizeof scenarios / sizeof scenarios[0]; i++) {
		scenario = scenarios[i].name;
		scenarios[i].run(scenarios[i].argument);
	}
	scenario = "recursion";
	sink += recursion(300);
	return 0;
}
