/* Minidumps: every stream, every layout of registers, every record that identifies a module, and damage to each. */
#include "walker/dump/open.h"

#include "tests/make/minidump.h"
#include "tests/unit/check_main.h"

#include <string.h>

#define X86 0
#define AMD64 9
#define ARM64 12
#define LINUX 0x8201
#define WINDOWS 2

static enum status read_made(struct minidump_maker *m, struct process *ret)
{
	minidump_maker_end(m);
	return dump_open_memory((struct bytes){(const uint8_t *)m->p.out.at, m->p.out.n}, "made", ret);
}

static uint64_t reports_of(const struct process *p, const char *text)
{
	for (size_t i = 0; i < p->diag.entries.n; i++)
		if (strcmp(p->diag.entries.at[i].kind->text, text) == 0)
			return p->diag.entries.at[i].count;
	return 0;
}

/* A layout's bytes: where the flags are, and where three registers of it are. */
static const struct {
	uint16_t cpu;
	const char *arch;
	size_t size, flags_offset;
	uint32_t flags;
	unsigned width;
	struct {
		size_t offset;
		unsigned number;
	} registers[5];
} layouts[] = {
	{X86, "x86", 716, 0, 0x10007, 4, {{156, 7}, {176, 0}, {180, 5}, {184, 8}, {196, 4}}},
	{AMD64, "x86_64", 1232, 48, 0x10000b, 8, {{120, 0}, {136, 1}, {152, 7}, {240, 15}, {248, 16}}},
	{ARM64, "arm64", 912, 0, 0x400007, 8, {{8, 0}, {232, 28}, {240, 29}, {256, 31}, {264, 32}}},
	{0x8003, "arm64", 796, 0, 0x80000006, 8, {{8, 0}, {232, 28}, {248, 30}, {256, 31}, {264, 32}}},
	{5, "arm", 368, 0, 0x40000006, 4, {{4, 0}, {48, 11}, {56, 13}, {60, 14}, {64, 15}}},
	{5, "arm", 416, 0, 0x200007, 4, {{4, 0}, {48, 11}, {56, 13}, {60, 14}, {64, 15}}},
};

#define LAYOUTS (sizeof layouts / sizeof layouts[0])

/* One thread, 7, with registers of layout i: 0x1000 and the register's number. */
static struct made_thread make_thread(struct minidump_maker *m, size_t i, uint32_t flags)
{
	size_t flags_offset = layouts[i].flags_offset;
	if (m->p.big_endian && layouts[i].size == 796)
		flags_offset += 4; /* of 64 bits the low half */
	struct put context = made_context(m, layouts[i].size, flags_offset, flags);
	for (unsigned r = 0; r < 5; r++)
		put_uint_at(&context, layouts[i].registers[r].offset, 0x1000 + layouts[i].registers[r].number, layouts[i].width);
	struct made_thread t = {.id = 7, .context_size = (uint32_t)layouts[i].size};
	t.context_rva = made_part_put(m, &context);
	return t;
}

static void check_registers(const struct process *p, size_t i)
{
	const struct process_thread *t = &p->threads.at[0];
	ck_assert_uint_eq(p->threads.n, 1);
	ck_assert(t->has_context);
	ck_assert_str_eq(p->arch->name, layouts[i].arch);
	for (unsigned r = 0; r < 5; r++) {
		unsigned number = layouts[i].registers[r].number;
		ck_assert(register_known(&t->registers, number));
		ck_assert_uint_eq(t->registers.value[number], 0x1000 + number);
	}
}

START_TEST(test_layouts)
{
	for (int variant = 0; variant < 4; variant++) {
		struct minidump_maker m = minidump_maker_make(_i % 2);
		struct process p;
		size_t i = (size_t)_i / 2;
		uint32_t flags = variant == 1 ? 0 : layouts[i].flags; /* flags that lack everything, and no system information */
		struct made_thread t = make_thread(&m, i, variant == 3 ? layouts[i].flags & ~7u : flags);
		if (variant != 2)
			made_system(&m, layouts[i].cpu, LINUX, NULL);
		made_threads(&m, &t, 1);
		ck_assert_int_eq(read_made(&m, &p), ST_OK);
		ck_assert(p.big_endian == (_i % 2));
		check_registers(&p, i);
		ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), 0);
		process_release(&p);
		minidump_maker_release(&m);
	}
}
END_TEST

START_TEST(test_part_of_context)
{
	struct minidump_maker m = minidump_maker_make(false);
	struct process p;
	struct made_thread t = make_thread(&m, 1, 0x100001); /* control only */
	made_system(&m, AMD64, LINUX, NULL);
	made_threads(&m, &t, 1);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert(register_known(&p.threads.at[0].registers, 16) && register_known(&p.threads.at[0].registers, 7));
	ck_assert(!register_known(&p.threads.at[0].registers, 0));
	ck_assert_uint_eq(p.threads.at[0].registers.value[0], 0);
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

START_TEST(test_wow64)
{
	struct minidump_maker m = minidump_maker_make(false);
	struct process p;
	struct made_thread t[2] = {make_thread(&m, 0, 0x10007), make_thread(&m, 2, 0x400007)};
	made_system(&m, AMD64, WINDOWS, "");
	made_threads(&m, t, 2);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert_str_eq(p.arch->name, "x86");
	ck_assert_str_eq(p.arch_name, "amd64");
	ck_assert(p.threads.at[0].has_context && !p.threads.at[1].has_context);
	ck_assert_uint_eq(reports_of(&p, "a thread's registers are of another processor than the others'"), 1);
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

START_TEST(test_system)
{
	static const struct {
		uint16_t cpu;
		uint32_t platform;
		const char *pack, *os_name, *version, *cpu_name, *cpu_info;
		enum process_os os;
	} cases[] = {
		{X86, 2, "Service Pack 2", "Windows NT", "10.1.19041 Service Pack 2", "x86",
		 "GenuineIntel family 6 model 45 stepping 7", OS_WINDOWS},
		{AMD64, LINUX, "Linux 6.1", "Linux", "10.1.19041 Linux 6.1", "amd64", "family 6 model 45 stepping 7", OS_LINUX},
		{ARM64, 0x8203, NULL, "Android", "10.1.19041", "arm64", "", OS_ANDROID},
		{0x8003, 0x8102, NULL, "iOS", "10.1.19041", "arm64", "", OS_IOS},
		{0x1234, 0x8101, "", "Mac OS X", "10.1.19041 ", "0x00001234", "", OS_MAC},
		{AMD64, 0x9999, NULL, "0x00009999", "10.1.19041", "amd64", "family 6 model 45 stepping 7", OS_UNKNOWN},
	};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct minidump_maker m = minidump_maker_make(_i);
		struct process p;
		made_system(&m, cases[i].cpu, cases[i].platform, cases[i].pack);
		made_exception(&m, &(struct made_exception){.code = 11, .flags = 1});
		ck_assert_int_eq(read_made(&m, &p), ST_OK);
		ck_assert_str_eq(p.os_name, cases[i].os_name);
		ck_assert_str_eq(p.os_version, cases[i].version);
		ck_assert_str_eq(p.arch_name, cases[i].cpu_name);
		ck_assert_str_eq(p.cpu_info, cases[i].cpu_info);
		ck_assert_int_eq(p.os, cases[i].os);
		ck_assert_uint_eq(p.cpu_count, 4);
		process_release(&p);
		minidump_maker_release(&m);
	}
}
END_TEST

static uint32_t put_rsds(struct minidump_maker *m, const char *name, uint32_t age)
{
	struct put r = made_data(m);
	put_uint(&r, 0x53445352, 4);
	put_uint(&r, 0x5a9832e5, 4);
	put_uint(&r, 0x2872, 2);
	put_uint(&r, 0x41c1, 2);
	put_bytes(&r, "\x83\x8e\xd9\x89\x14\xe9\xb7\xff", 8);
	put_uint(&r, age, 4);
	put_text(&r, name);
	return made_part_put(m, &r);
}

START_TEST(test_modules)
{
	struct minidump_maker m = minidump_maker_make(_i);
	struct process p;
	struct put r = made_data(&m);
	struct made_module modules[6] = {
		{0x400000, 0x1000, 0x11223344, made_string(&m, "C:\\dir\\app.exe"), 24 + 8, put_rsds(&m, "app.pdb", 0x1b), 0, 0,
		 0x50001, 0xa280b84},
		{0x10000, 0x2000, 0, made_string(&m, "/lib/libc.so.6"), 24, 0, 0, 0, 0, 0},
		{0x20000, 0x2000, 5, made_string(&m, "old.dll"), 24, 0, 0, 0, 0, 0},
		{0x30000, 0x2000, 6, made_string(&m, "misc.dll"), 0, 0, 20, 0, 0, 0},
		{0x50000, 0, 0, made_string(&m, "nothing"), 0, 0, 0, 0, 0, 0},
		{0x60000, 0x1000, 0, made_string(&m, "strange"), 8, made_part(&m, "ABCDEFGH", 8), 0, 0, 0, 0},
	};
	put_uint(&r, 0x4270454c, 4);
	put_bytes(&r, "\x93\xac\x61\xec\x5a\x8e\xb1\x39\x6f\x9f\xbd\x35\x0e\x31\x69\xa5\x58\x52\x8a\x40", 20);
	modules[1].codeview_rva = made_part_put(&m, &r);
	put_uint(&r, 0x3031424e, 4);
	put_uint(&r, 0, 4);
	put_uint(&r, 0x45d35f73, 4);
	put_uint(&r, 0x2d, 4);
	put_text(&r, "old.pdb");
	modules[2].codeview_rva = made_part_put(&m, &r);
	put_uint(&r, 1, 4);
	put_uint(&r, 20, 4);
	put_uint(&r, 0, 4);
	put_text(&r, "mis.dbg");
	modules[3].misc_rva = made_part_put(&m, &r);
	made_system(&m, AMD64, WINDOWS, NULL);
	made_modules(&m, modules, 6);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);

	ck_assert_uint_eq(p.modules.n, 5); /* by address */
	const struct process_module *at = p.modules.at;
	ck_assert_str_eq(at[4].path, "C:\\dir\\app.exe");
	ck_assert_str_eq(at[4].debug_file, "app.pdb");
	ck_assert_str_eq(at[4].debug_id, "5A9832E5287241C1838ED98914E9B7FF1b");
	ck_assert_str_eq(at[4].code_id, "112233441000");
	ck_assert_str_eq(at[4].version, "5.1.2600.2948");
	ck_assert(at[4].main && !at[0].main);
	ck_assert_uint_eq(at[4].hi, 0x401000);
	ck_assert_ptr_null(at[0].debug_file);
	ck_assert_str_eq(at[0].debug_id, "EC61AC938E5A39B16F9FBD350E3169A50");
	ck_assert_str_eq(at[0].code_id, "93ac61ec5a8eb1396f9fbd350e3169a558528a40");
	ck_assert_ptr_null(at[0].version);
	ck_assert_str_eq(at[1].debug_file, "old.pdb");
	ck_assert_str_eq(at[1].debug_id, "45D35F732d");
	ck_assert_str_eq(at[2].debug_file, "mis.dbg");
	ck_assert_ptr_null(at[2].debug_id);
	ck_assert_ptr_null(at[3].debug_id);
	ck_assert_uint_eq(reports_of(&p, "a module that has no addresses was left out"), 1);
	ck_assert_uint_eq(reports_of(&p, "a module's CodeView record cannot be read"), 1);
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

START_TEST(test_short_build_id)
{
	struct minidump_maker m = minidump_maker_make(_i);
	struct process p;
	struct put r = made_data(&m);
	struct made_module module = {.base = 0x1000, .size = 0x1000, .name_rva = made_string(&m, "a\x7f.so"), .codeview_size = 12};
	put_uint(&r, 0x4270454c, 4);
	put_bytes(&r, "\1\2\3\4\5\6\7\10", 8);
	module.codeview_rva = made_part_put(&m, &r);
	made_system(&m, AMD64, LINUX, NULL);
	made_modules(&m, &module, 1);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert_str_eq(p.modules.at[0].debug_id, "040302010605080700000000000000000");
	ck_assert_str_eq(p.modules.at[0].code_id, "0102030405060708");
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

/* Memory lists of both kinds; the 64-bit one goes on behind the other's part. */
START_TEST(test_memory)
{
	struct minidump_maker m = minidump_maker_make(_i);
	struct process p;
	uint64_t value;
	uint32_t rva = made_part(&m, "0123456789abcdef", 16);
	struct put s = made_data(&m);
	made_system(&m, AMD64, LINUX, NULL);
	made_exception(&m, &(struct made_exception){.code = 11});
	put_uint(&s, 1, 4);
	put_uint(&s, 0, 4); /* padding */
	put_uint(&s, 0x1000, 8);
	put_uint(&s, 4, 4);
	put_uint(&s, rva, 4);
	made_stream(&m, 5, &s);
	put_uint(&s, 3, 8);
	put_uint(&s, rva + 4, 8);
	put_uint(&s, 0x1004, 8);
	put_uint(&s, 4, 8);
	put_uint(&s, 0x7fff00000000, 8);
	put_uint(&s, 8, 8);
	put_uint(&s, 0x9000, 8);
	put_uint(&s, (uint64_t)1 << 60, 8); /* past the end: what there is is kept */
	made_stream(&m, 9, &s);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert_uint_eq(p.memory.n, 4);
	ck_assert(process_load(&p, 0x1002, 4, &value));
	ck_assert_uint_eq(value, _i ? 0x32333435 : 0x35343332);
	ck_assert(process_load(&p, 0x7fff00000007, 1, &value));
	ck_assert_uint_eq(value, 'f');
	ck_assert(process_load(&p, 0x9000, 1, &value));
	ck_assert_uint_eq(reports_of(&p, "a part reaches past the end"), 1);
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

START_TEST(test_texts)
{
	struct minidump_maker m = minidump_maker_make(_i);
	struct process p;
	struct made_thread threads[3] = {make_thread(&m, 1, 0x10000b), make_thread(&m, 1, 0x10000b), make_thread(&m, 1, 0x10000b)};
	struct put s = made_data(&m);
	uint32_t name = made_string(&m, "worker");
	threads[1].id = 8;
	threads[2].id = 9;
	made_system(&m, AMD64, LINUX, NULL);
	made_threads(&m, threads, 3);
	put_uint(&s, 1, 4);
	put_uint(&s, 9, 4);
	put_uint(&s, name, 8);
	made_stream(&m, 24, &s);
	put_uint(&s, 3, 4);
	put_uint(&s, 8, 4); /* who wrote the dump */
	put_uint(&s, 9, 4); /* who asked for it */
	made_stream(&m, 0x47670001, &s);
	put_uint(&s, 24, 4);
	put_uint(&s, 2, 4);
	put_uint(&s, 0, 4);
	put_uint(&s, 999990, 4);
	put_uint(&s, 0, 8);
	made_stream(&m, 15, &s);
	for (unsigned i = 0; i < 3 * 128; i++)
		put_uint(&s, i == 0 || i == 256 ? 'x' : 0, 2);
	put_uint(&s, 12, 4);
	put_uint(&s, 1, 4);
	made_stream(&m, 0x47670002, &s);
	made_stream_text(&m, 0x47670003, "processor\t: 0\nmicrocode\t: 0xf0\n");
	made_stream_text(&m, 0x47670004, "Name:\tapp\nPid:\t4711\nPPid:\t1\n");
	made_stream_text(&m, 0x47670005, "DISTRIB_ID=Debian\n");
	made_stream_text(&m, 0x47670009, "00001000-00002000 r-xp 00000000 08:01 17 /lib/a b.so\n00003000-00004000 rw-p 0 0:0 0\n");
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert_uint_eq(p.threads.n, 2);
	ck_assert_ptr_null(p.threads.at[0].name);
	ck_assert_str_eq(p.threads.at[1].name, "worker");
	ck_assert(p.has_requesting_thread);
	ck_assert_uint_eq(p.requesting_thread, 1);
	ck_assert(!p.has_exception && p.has_uptime);
	ck_assert_uint_eq(p.uptime, 10);
	ck_assert(p.has_pid);
	ck_assert_uint_eq(p.pid, 4711);
	ck_assert_str_eq(p.cpu_microcode, "0xf0");
	ck_assert_str_eq(p.lsb_release, "DISTRIB_ID=Debian\n");
	ck_assert_str_eq(p.assertion, "Invalid parameter passed to library function x in file x at line 12");
	ck_assert_uint_eq(p.mappings.n, 2);
	ck_assert_str_eq(p.mappings.at[0].path, "/lib/a b.so");
	ck_assert_uint_eq(p.mappings.at[0].access, MAPPING_READ | MAPPING_EXECUTE);
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

START_TEST(test_sized_lists)
{
	struct minidump_maker m = minidump_maker_make(_i);
	struct process p;
	struct put s = made_data(&m);
	uint32_t name = made_string(&m, "gone.dll");
	made_system(&m, AMD64, WINDOWS, NULL);
	made_exception(&m, &(struct made_exception){.code = 0xc0000005});
	put_uint(&s, 16, 4); /* a header with 4 more bytes, entries with 4 more */
	put_uint(&s, 28, 4);
	put_uint(&s, 1, 4);
	put_uint(&s, 0xffffffff, 4);
	put_uint(&s, 0x5000, 8);
	put_uint(&s, 0x1000, 4);
	put_uint(&s, 0, 4);
	put_uint(&s, 0xabcd, 4);
	put_uint(&s, name, 4);
	put_uint(&s, 0xffffffff, 4);
	made_stream(&m, 14, &s);
	put_uint(&s, 16, 4);
	put_uint(&s, 48, 4);
	put_uint(&s, 2, 8);
	for (unsigned i = 0; i < 2; i++) {
		put_uint(&s, 0x10000 + 0x1000 * i, 8);
		put_uint(&s, 0x10000, 8);
		put_uint(&s, 0, 8);
		put_uint(&s, 0x1000, 8);
		put_uint(&s, i ? 0x10000 : 0x1000, 4); /* the second is free */
		put_uint(&s, 0x20, 4);
		put_uint(&s, 0, 8);
	}
	made_stream(&m, 16, &s);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert_uint_eq(p.unloaded.n, 1);
	ck_assert_str_eq(p.unloaded.at[0].path, "gone.dll");
	ck_assert_str_eq(p.unloaded.at[0].code_id, "0000abcd1000");
	ck_assert_uint_eq(p.mappings.n, 1);
	ck_assert_uint_eq(p.mappings.at[0].access, MAPPING_READ | MAPPING_EXECUTE);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_LOSS), 0);
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

START_TEST(test_crashed_thread)
{
	struct minidump_maker m = minidump_maker_make(_i);
	struct process p;
	struct made_thread threads[2] = {make_thread(&m, 1, 0x10000b), make_thread(&m, 1, 0x10000b)};
	struct put c = made_context(&m, 1232, 48, 0x10000b);
	struct made_exception e = {.thread_id = 8, .code = 0xc0000006, .parameter_count = 3, .context_size = 1232};
	put_uint_at(&c, 248, 0xdead, 8);
	e.context_rva = made_part_put(&m, &c);
	memcpy(e.parameters, (uint64_t[]){1, 0x55, 0xc000009c}, 24);
	threads[0].stack = 0x7000;
	threads[0].stack_size = 16;
	threads[0].stack_rva = made_part(&m, "0123456789abcdef", 16);
	threads[1].id = 8;
	made_system(&m, AMD64, WINDOWS, NULL);
	made_threads(&m, threads, 2);
	made_exception(&m, &e);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert(p.has_exception);
	ck_assert_uint_eq(p.exception.thread, 1);
	ck_assert_uint_eq(p.threads.at[1].registers.value[16], 0xdead);
	ck_assert_uint_eq(p.threads.at[0].registers.value[16], 0x1010);
	ck_assert_uint_eq(p.threads.at[0].stack.hi, 0x7010);
	ck_assert_uint_eq(p.memory.n, 1);
	ck_assert_uint_eq(p.exception.address, 0x55);
	ck_assert_uint_eq(p.exception.parameter_count, 3);
	ck_assert_str_eq(p.exception.reason, "EXCEPTION_IN_PAGE_ERROR_WRITE / STATUS_DEVICE_DATA_ERROR");
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

START_TEST(test_crashed_thread_unlisted)
{
	struct minidump_maker m = minidump_maker_make(false);
	struct process p;
	struct made_thread t = make_thread(&m, 1, 0x10000b);
	struct made_exception e = {.thread_id = 99, .code = 11, .flags = 1, .context_size = 1232, .context_rva = t.context_rva};
	made_system(&m, AMD64, LINUX, NULL);
	made_threads(&m, &t, 1);
	made_exception(&m, &e);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert_uint_eq(p.threads.n, 2);
	ck_assert_uint_eq(p.exception.thread, 1);
	ck_assert_uint_eq(p.threads.at[1].id, 99);
	ck_assert_uint_eq(reports_of(&p, "the thread that crashed is not among the threads"), 1);
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

/* Counts of 2^32 - 1: what is there is read, at once. */
START_TEST(test_absurd_counts)
{
	static const uint32_t types[] = {3, 4, 5, 24};
	for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
		struct minidump_maker m = minidump_maker_make(_i);
		struct process p;
		struct put s = made_data(&m);
		made_system(&m, AMD64, LINUX, NULL);
		made_exception(&m, &(struct made_exception){.code = 11});
		put_uint(&s, 0xffffffff, 4);
		for (unsigned j = 0; j < 48; j++)
			put_uint(&s, 1, 4);
		made_stream(&m, types[i], &s);
		ck_assert_int_eq(read_made(&m, &p), ST_OK);
		ck_assert_uint_eq(reports_of(&p, "a list is shorter than it says"), 1);
		process_release(&p);
		minidump_maker_release(&m);
	}
}
END_TEST

START_TEST(test_streams_twice)
{
	struct minidump_maker m = minidump_maker_make(false);
	struct process p;
	struct made_thread t = make_thread(&m, 1, 0x10000b);
	made_system(&m, AMD64, LINUX, NULL);
	made_threads(&m, &t, 1);
	made_threads(&m, &t, 0);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert_uint_eq(p.threads.n, 1);
	ck_assert_uint_eq(reports_of(&p, "a stream is there twice: the first stands"), 1);
	process_release(&p);
	minidump_maker_release(&m);
}
END_TEST

/* Very many modules of one long name: no more text than the file is long. */
START_TEST(test_names_multiply)
{
	struct minidump_maker m = minidump_maker_make(false);
	struct process p;
	struct made_module *modules = mem_zero(4000 * sizeof *modules);
	char *name = mem_zero(20001);
	memset(name, 'n', 20000);
	uint32_t rva = made_string(&m, name);
	for (unsigned i = 0; i < 4000; i++)
		modules[i] = (struct made_module){.base = 0x1000 * (i + 1), .size = 0x1000, .name_rva = rva};
	made_modules(&m, modules, 4000);
	ck_assert_int_eq(read_made(&m, &p), ST_OK);
	ck_assert_uint_eq(p.modules.n, 4000);
	ck_assert_uint_eq(strlen(p.modules.at[0].path), 20000);
	ck_assert_str_eq(p.modules.at[3999].path, "");
	ck_assert_uint_gt(reports_of(&p, "more text than the file has room for: names were left out"), 0);
	process_release(&p);
	minidump_maker_release(&m);
	free(modules);
	free(name);
}
END_TEST

/* Whatever is cut off, nothing is read that is not there (the sanitizers see to it), and what is left is said. */
START_TEST(test_truncation)
{
	struct minidump_maker m = minidump_maker_make(_i);
	struct made_thread t = make_thread(&m, 1, 0x10000b);
	struct made_module module = {.base = 0x1000, .size = 0x1000, .codeview_size = 32};
	size_t n;
	module.name_rva = made_string(&m, "app");
	module.codeview_rva = put_rsds(&m, "app.pdb", 1);
	made_system(&m, AMD64, LINUX, "Linux");
	made_threads(&m, &t, 1);
	made_modules(&m, &module, 1);
	made_exception(&m, &(struct made_exception){.thread_id = 7, .code = 11, .flags = 1});
	minidump_maker_end(&m);
	for (n = 0; n < m.p.out.n; n++) {
		struct process p;
		uint8_t *copy = mem_alloc(n);
		memcpy(copy, m.p.out.at, n);
		dump_open_memory((struct bytes){copy, n}, "cut", &p);
		ck_assert_uint_gt(diag_count(&p.diag, DIAG_WARNING), 0);
		process_release(&p);
		free(copy);
	}
	minidump_maker_release(&m);
}
END_TEST

START_TEST(test_no_dump)
{
	struct process p;
	ck_assert_int_eq(dump_open_memory((struct bytes){(const uint8_t *)"MDMQ", 4}, "x", &p), ST_BAD);
	ck_assert_uint_eq(reports_of(&p, "is no dump of a kind that is known here"), 1);
	process_release(&p);
	ck_assert_int_eq(dump_open_memory((struct bytes){(const uint8_t *)"MDMP", 4}, "x", &p), ST_BAD);
	ck_assert_uint_eq(reports_of(&p, "the minidump's header is damaged"), 1);
	process_release(&p);
	ck_assert_int_eq(dump_open("/nonexistent/dump", &p), ST_ABSENT);
	process_release(&p);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("minidump");
	TCase *t = tcase_create("minidump");
	tcase_add_loop_test(t, test_layouts, 0, 2 * LAYOUTS);
	tcase_add_test(t, test_part_of_context);
	tcase_add_test(t, test_wow64);
	tcase_add_loop_test(t, test_system, 0, 2);
	tcase_add_loop_test(t, test_modules, 0, 2);
	tcase_add_loop_test(t, test_short_build_id, 0, 2);
	tcase_add_loop_test(t, test_memory, 0, 2);
	tcase_add_loop_test(t, test_texts, 0, 2);
	tcase_add_loop_test(t, test_sized_lists, 0, 2);
	tcase_add_loop_test(t, test_crashed_thread, 0, 2);
	tcase_add_test(t, test_crashed_thread_unlisted);
	tcase_add_loop_test(t, test_absurd_counts, 0, 2);
	tcase_add_test(t, test_streams_twice);
	tcase_add_test(t, test_names_multiply);
	tcase_add_loop_test(t, test_truncation, 0, 2);
	tcase_add_test(t, test_no_dump);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
