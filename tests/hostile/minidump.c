/*
 * minidump SHAPE SIZE > FILE: a minidump of x86-64 that is hostile in one way, SIZE times over; or the symbol file of its one module.
 */
#include "tests/make/minidump.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CODE 0x400000u
#define CODE_SIZE 0x100000u
#define STACK 0x7000u
#define RIP 0xf8
#define RSP 0x98
#define RBP 0xa0

static void write_out(const void *data, size_t n)
{
	if (fwrite(data, 1, n, stdout) != n || fflush(stdout) != 0)
		exit(1);
}

/* count threads, which have one context and one stack. */
static void threads_put(struct minidump_maker *m, struct put *stack, size_t count)
{
	struct put context = made_context(m, 1232, 0x30, 0x10000b);
	put_uint_at(&context, RIP, CODE + 0x100, 8);
	put_uint_at(&context, RSP, STACK, 8);
	put_uint_at(&context, RBP, STACK, 8);
	uint32_t stack_size = (uint32_t)stack->out.n, stack_rva = made_part_put(m, stack);
	struct made_thread t = {1, STACK, stack_size, stack_rva, 1232, made_part_put(m, &context)};
	struct VEC(struct made_thread) threads = {0};
	for (size_t i = 0; i < count; i++, t.id++)
		*vec_push(&threads) = t;
	made_threads(m, threads.at, threads.n);
	vec_release(&threads);
}

static void modules_put(struct minidump_maker *m, size_t count)
{
	static const char codeview[] = "RSDS0123456789abcdef\0\0\0\0prog";
	struct made_module module = {
		.base = CODE, .size = CODE_SIZE, .name_rva = made_string(m, "/bin/prog"),
		.codeview_size = sizeof codeview, .codeview_rva = made_part(m, codeview, sizeof codeview),
	};
	struct VEC(struct made_module) modules = {0};
	for (size_t i = 0; i < count; i++, module.base += CODE_SIZE)
		*vec_push(&modules) = module;
	made_modules(m, modules.at, modules.n);
	vec_release(&modules);
}

/* A stack of n frame records. */
static struct put records(const struct minidump_maker *m, size_t n)
{
	struct put stack = made_data(m);
	for (size_t i = 0; i < n; i++) {
		put_uint(&stack, STACK + 16 * (i + 1), 8);
		put_uint(&stack, CODE + 0x100 + i * 7 % (CODE_SIZE / 2), 8);
	}
	return stack;
}

static void stream_regions(struct minidump_maker *m, size_t n)
{
	struct put list = made_data(m);
	put_uint(&list, n, 4);
	for (size_t i = 0; i < n; i++) {
		put_uint(&list, STACK + i % 5000, 8);
		put_uint(&list, 256, 4);
		put_uint(&list, 32, 4);
	}
	made_stream(m, 5, &list);
}

static void stream_unloaded(struct minidump_maker *m, size_t n)
{
	struct put list = made_data(m);
	uint32_t name = made_string(m, "gone");
	put_uint(&list, 12, 4);
	put_uint(&list, 24, 4);
	put_uint(&list, n, 4);
	for (size_t i = 0; i < n; i++) {
		put_uint(&list, CODE + i, 8);
		put_uint(&list, 0x7fffffff, 4);
		put_uint(&list, 0, 8);
		put_uint(&list, name, 4);
	}
	made_stream(m, 14, &list);
}

static void dump_write(const char *shape, size_t n)
{
	struct minidump_maker m = minidump_maker_make(false);
	bool deep = strcmp(shape, "frame-records") == 0;
	struct put stack = records(&m, deep ? n : 256);
	if (strcmp(shape, "loop") == 0)
		put_uint_at(&stack, 16 * (n - 1), STACK, 8);
	made_system(&m, 9, 0x8201, "");
	threads_put(&m, &stack, strcmp(shape, "threads-share-a-stack") == 0 ? n : 1);
	modules_put(&m, strcmp(shape, "modules") == 0 ? n : 1);
	if (strcmp(shape, "regions-overlap") == 0)
		stream_regions(&m, n);
	if (strcmp(shape, "unloaded-overlap") == 0)
		stream_unloaded(&m, n);
	minidump_maker_end(&m);
	write_out(m.p.out.at, m.p.out.n);
	minidump_maker_release(&m);
}

static void symbols_write(const char *shape, size_t n)
{
	/* the identity of modules_put, as an id is written */
	printf("MODULE Linux x86_64 33323130353437363839616263646566%s prog\nFILE 0 a.c\n", "0");
	if (strcmp(shape, "symbols-inlines") == 0)
		puts("INLINE_ORIGIN 0 inlined");
	printf("FUNC 0 %x 0 ", CODE_SIZE);
	for (size_t i = 0; strcmp(shape, "symbols-long-name") == 0 && i < n; i++)
		putchar('n');
	puts("f");
	for (size_t i = 0; strcmp(shape, "symbols-inlines") == 0 && i < n; i++)
		printf("INLINE %zu 1 0 0 0 %x\n", i, CODE_SIZE);
	for (size_t i = 0; strcmp(shape, "symbols-bad-lines") == 0 && i < n; i++)
		puts("0 zz 0 0");
	if (strcmp(shape, "symbols-long-rule") == 0) {
		printf("STACK CFI INIT 0 %x .cfa: $rsp 16 + .ra: .cfa 8 - ^", CODE_SIZE);
		for (size_t i = 0; i < n / 4; i++)
			fputs(" 0 +", stdout);
		putchar('\n');
	}
}

int main(int argc, char **argv)
{
	if (argc != 3) {
		fputs("usage: minidump SHAPE SIZE\n", stderr);
		return 2;
	}
	if (strncmp(argv[1], "symbols", 7) == 0)
		symbols_write(argv[1], strtoul(argv[2], NULL, 10));
	else
		dump_write(argv[1], strtoul(argv[2], NULL, 10));
	return fflush(stdout) != 0;
}
