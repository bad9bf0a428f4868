// A program that reads through a wild pointer, a few calls deep, and prints its own stackdump (stackdump.md) when it is
// struck: what firmware or a device's crash handler would do. For `./dev demo`.
#include <cstdio>
#include <cstdlib>
#include <csignal>
#include <cstring>
#include <ucontext.h>
#include <unistd.h>

static const char *stack_end;

static void print_registers(const ucontext_t *uc)
{
#if defined __x86_64__
	static const struct {
		const char *name;
		int index;
	} registers[] = {{"rbx", REG_RBX}, {"rbp", REG_RBP}, {"rsp", REG_RSP}, {"rip", REG_RIP}, {"rax", REG_RAX},
	                 {"rdi", REG_RDI}, {"r12", REG_R12}, {"r13", REG_R13}, {"r14", REG_R14}, {"r15", REG_R15}};
	printf("arch: x86_64\n[thread 1]\n");
	for (const auto &r : registers)
		printf("%s: %llx\n", r.name, (unsigned long long)uc->uc_mcontext.gregs[r.index]);
#elif defined __aarch64__
	printf("arch: arm64\n[thread 1]\n");
	for (int i = 0; i < 31; i++)
		printf("x%d: %llx\n", i, (unsigned long long)uc->uc_mcontext.regs[i]);
	printf("sp: %llx\npc: %llx\n", (unsigned long long)uc->uc_mcontext.sp, (unsigned long long)uc->uc_mcontext.pc);
#endif
}

static void print_stack(const char *sp)
{
	unsigned long word;
	printf("[memory]\n");
	for (sp -= (size_t)sp % 16; sp < stack_end; sp += sizeof word) {
		memcpy(&word, sp, sizeof word);
		printf("%p: 0x%016lx\n", (const void *)sp, word);
	}
}

static void print_maps()
{
	char line[512];
	FILE *maps = fopen("/proc/self/maps", "r");
	printf("[maps]\n");
	while (maps && fgets(line, sizeof line, maps))
		fputs(line, stdout);
}

static void on_crash(int signal, siginfo_t *info, void *context)
{
	auto uc = static_cast<const ucontext_t *>(context);
	printf("stackdump 1\nos: Linux\nsignal: %d %d %p\n", signal, info->si_code, info->si_addr);
	print_registers(uc);
#if defined __x86_64__
	print_stack((const char *)uc->uc_mcontext.gregs[REG_RSP]);
#elif defined __aarch64__
	print_stack((const char *)uc->uc_mcontext.sp);
#endif
	print_maps();
	printf("[end]\n");
	fflush(stdout);
	_exit(1);
}

struct Sensor {
	const volatile int *reading;
	int value() const { return *reading; }
};

class Station {
public:
	explicit Station(Sensor *sensor) : sensor_(sensor) {}
	int sample() const { return sensor_->value() * 2; }
	__attribute__((noinline)) int report(int times) const;

private:
	Sensor *sensor_;
};

int Station::report(int times) const
{
	int sum = 0;
	for (int i = 0; i < times; i++)
		sum += sample();
	return sum;
}

static __attribute__((noinline)) int by_value(const void *a, const void *b)
{
	Sensor broken = {reinterpret_cast<const int *>(0x1c)};
	return Station(&broken).report(*static_cast<const int *>(a)) - *static_cast<const int *>(b);
}

int main()
{
	int values[] = {3, 1, 2};
	struct sigaction action = {};
	action.sa_sigaction = on_crash;
	action.sa_flags = SA_SIGINFO;
	sigaction(SIGSEGV, &action, nullptr);
	stack_end = static_cast<const char *>(__builtin_frame_address(0)) + 4096;
	qsort(values, 3, sizeof values[0], by_value);
	return values[0];
}
