/* ELF cores, made byte by byte for each architecture: threads, registers, signal, modules, memory; and damaged ones. */
#include "walker/dump/core_kinds.h"
#include "walker/dump/open.h"

#include "tests/make/core.h"
#include "tests/unit/check_main.h"
#include "tests/unit/dump_fixture.h"

/* The kernel's order of registers, by the names of symfile/arch.h; NULL: not kept. */
static const char *const x86_order[] = {
	"$ebx", "$ecx", "$edx", "$esi", "$edi", "$ebp", "$eax", NULL, NULL, NULL, NULL, NULL, "$eip", NULL, "$eflags", "$esp", NULL,
};
static const char *const x86_64_order[] = {
	"$r15", "$r14", "$r13", "$r12", "$rbp", "$rbx", "$r11", "$r10", "$r9", "$r8", "$rax", "$rcx", "$rdx", "$rsi", "$rdi",
	NULL, "$rip", NULL, NULL, "$rsp", NULL, NULL, NULL, NULL, NULL, NULL, NULL,
};
static const char *const arm64_order[] = {
	"x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16", "x17", "x18",
	"x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x29", "x30", "sp", "pc", "pstate",
};

static const struct machine {
	uint16_t machine;
	const char *arch, *spelling, *vdso;
	const char *const *order;
	unsigned count;
} machines[] = {
	{3, "x86", "x86", "linux-gate.so.1", x86_order, 17},
	{62, "x86_64", "amd64", "linux-vdso.so.1", x86_64_order, 27},
	{183, "arm64", "arm64", "linux-vdso.so.1", arm64_order, 34},
};

#define MACHINES (sizeof machines / sizeof *machines)

static int number_of(const struct arch *arch, const char *name)
{
	return strcmp(name, "pc") == 0 ? 32 : strcmp(name, "pstate") == 0 ? 33 : arch_register_number(arch, name);
}

static struct bytes core_bytes(const struct core_maker *m)
{
	return (struct bytes){(const uint8_t *)m->elf.p.out.at, m->elf.p.out.n};
}

/* A core with two threads, three modules (one of them nowhere but in NT_FILE), and a stack. */
static struct core_maker make_core(const struct machine *machine)
{
	struct core_maker m = core_maker_make(machine->machine);
	uint64_t registers[40];
	static const struct made_file files[] = {
		{0x10000, 0x11000, 0, "/nowhere/program"},
		{0x11000, 0x13000, 1, "/nowhere/program"},
		{0x20000, 0x21000, 0, "/nowhere/data"},
		{0x30000, 0x32000, 2, "/nowhere/lib.so.1 (deleted)"},
		{0x50000, 0x51000, 0, "/nowhere/unlisted.so"},
	};
	static const struct made_auxv auxv[] = {{3, 0x10040}, {9, 0x11010}, {33, 0x60000}};
	core_maker_load(&m, 0x10000, 4, 0x1000, "\x7f" "ELF", 4);
	core_maker_load(&m, 0x11000, 5, 0x2000, NULL, 0);
	core_maker_load(&m, 0x20000, 4, 0x1000, NULL, 0);
	core_maker_load(&m, 0x30000, 5, 0x2000, NULL, 0);
	core_maker_load(&m, 0x60000, 5, 0x1000, NULL, 0);
	core_maker_load(&m, 0x7f000, 6, 0x1000, "0123456789abcdef", 16);
	for (unsigned i = 0; i < 40; i++)
		registers[i] = 0x1000 + i;
	core_maker_prstatus(&m, 4712, 11, registers, 40);
	core_maker_prpsinfo(&m, 4711, "program");
	core_maker_siginfo(&m, 11, 1, 0xdead);
	core_maker_auxv(&m, auxv, 3);
	core_maker_files(&m, 4096, files, 5);
	core_maker_prstatus(&m, 4711, 0, registers, 3);
	core_maker_end(&m);
	return m;
}

START_TEST(test_core)
{
	const struct machine *machine = &machines[_i];
	struct core_maker m = make_core(machine);
	struct process p = {0};
	ck_assert(core_is(core_bytes(&m)));
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_OK);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), 0);
	ck_process(&p);
	ck_assert_str_eq(p.kind, "core");
	ck_assert_str_eq(p.arch->name, machine->arch);
	ck_assert_str_eq(p.arch_name, machine->spelling);
	ck_assert_int_eq(p.os, OS_LINUX);
	ck_assert(p.has_pid);
	ck_assert_uint_eq(p.pid, 4711);
	ck_assert_uint_eq(p.threads.n, 2);
	ck_assert_uint_eq(p.threads.at[0].id, 4712);
	ck_assert_ptr_null(p.threads.at[0].name);
	ck_assert_uint_eq(p.threads.at[1].id, 4711);
	ck_assert_str_eq(p.threads.at[1].name, "program");
	ck_assert(p.has_exception);
	ck_assert_uint_eq(p.exception.thread, 0);
	ck_assert_uint_eq(p.exception.address, 0xdead);
	ck_assert_str_eq(p.exception.reason, "SIGSEGV /SEGV_MAPERR");
	ck_assert_str_eq(p.exception.reason_json, "SIGSEGV / SEGV_MAPERR");
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

START_TEST(test_registers)
{
	const struct machine *machine = &machines[_i];
	struct core_maker m = make_core(machine);
	struct process p = {0};
	uint64_t known = 0;
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_OK);
	for (unsigned i = 0; i < machine->count; i++) {
		int number = machine->order[i] ? number_of(p.arch, machine->order[i]) : -1;
		if (number < 0)
			continue;
		known |= (uint64_t)1 << number;
		ck_assert_msg(p.threads.at[0].registers.value[number] == 0x1000 + i, "%s", machine->order[i]);
		ck_assert_uint_eq(p.threads.at[1].registers.value[number], i < 3 ? 0x1000 + i : 0);
	}
	ck_assert_uint_eq(p.threads.at[0].registers.known, known);
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

START_TEST(test_modules)
{
	const struct machine *machine = &machines[_i];
	struct core_maker m = make_core(machine);
	struct process p = {0};
	const struct {
		uint64_t lo, hi;
		const char *path;
		bool main;
	} modules[] = {
		{0x10000, 0x13000, "/nowhere/program", true},
		{0x30000, 0x32000, "/nowhere/lib.so.1", false},
		{0x50000, 0x51000, "/nowhere/unlisted.so", false},
		{0x60000, 0x61000, machine->vdso, false},
	};
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_OK);
	ck_assert_uint_eq(p.modules.n, 4);
	for (size_t i = 0; i < 4; i++) {
		ck_assert_uint_eq(p.modules.at[i].lo, modules[i].lo);
		ck_assert_uint_eq(p.modules.at[i].hi, modules[i].hi);
		ck_assert_str_eq(p.modules.at[i].path, modules[i].path);
		ck_assert_int_eq(p.modules.at[i].main, modules[i].main);
	}
	ck_assert_uint_eq(p.mappings.n, 7);
	ck_assert_uint_eq(p.mappings.at[1].offset, 0x1000);
	ck_assert_uint_eq(p.mappings.at[3].offset, 0x2000);
	ck_assert(process_executable(&p, 0x12fff));
	ck_assert(!process_executable(&p, 0x10000));
	ck_assert_uint_eq(p.mappings.at[6].access, MAPPING_READ | MAPPING_WRITE);
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

/* Without NT_FILE the program is known by its headers' place, and by the name that its stack holds. */
START_TEST(test_no_files)
{
	static const struct made_auxv auxv[] = {{3, 0x10040}, {9, 0x11010}, {31, 0x7f001}, {33, 0x60000}};
	struct core_maker m = core_maker_make(machines[_i].machine);
	struct process p = {0};
	core_maker_load(&m, 0x10000, 4, 0x1000, NULL, 0);
	core_maker_load(&m, 0x11000, 5, 0x2000, NULL, 0);
	core_maker_load(&m, 0x14000, 5, 0x1000, NULL, 0);
	core_maker_load(&m, 0x60000, 5, 0x1000, NULL, 0);
	core_maker_load(&m, 0x7f000, 6, 0x1000, "x/nowhere/made\0", 16);
	core_maker_prstatus(&m, 1, 11, NULL, 0);
	core_maker_auxv(&m, auxv, 4);
	core_maker_end(&m);
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_OK);
	ck_process(&p);
	ck_assert_uint_eq(p.modules.n, 2);
	ck_assert_str_eq(p.modules.at[0].path, "/nowhere/made");
	ck_assert_uint_eq(p.modules.at[0].lo, 0x10000);
	ck_assert_uint_eq(p.modules.at[0].hi, 0x13000);
	ck_assert(p.modules.at[0].main);
	ck_assert_str_eq(p.modules.at[1].path, machines[_i].vdso);
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

/* What a segment has in memory but not in the file is absent, not zero. */
START_TEST(test_memory)
{
	struct core_maker m = make_core(&machines[_i]);
	struct process p = {0};
	uint64_t value;
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_OK);
	ck_assert_uint_eq(p.memory.n, 2);
	ck_assert(process_load(&p, 0x7f008, 8, &value));
	ck_assert_uint_eq(value, 0x6665646362613938);
	ck_assert(!process_load(&p, 0x7f009, 8, &value));
	ck_assert(!process_load(&p, 0x7ff00, 1, &value));
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

/* Cut anywhere: an error or what is left of it, and no byte behind the end is read (the copy ends where the core does). */
START_TEST(test_cut)
{
	struct core_maker m = make_core(&machines[_i]);
	for (size_t n = 0; n < m.elf.p.out.n; n++) {
		struct process p = {0};
		uint8_t *copy = mem_alloc(n ? n : 1);
		memcpy(copy, m.elf.p.out.at, n);
		struct bytes file = {copy, n};
		if (core_is(file)) {
			enum status st = core_read(file, "made", &p);
			ck_assert(st == ST_OK || diag_count(&p.diag, DIAG_LOSS));
			ck_assert(diag_count(&p.diag, DIAG_LOSS));
			ck_process(&p);
		}
		process_release(&p);
		free(copy);
	}
	core_maker_release(&m);
}
END_TEST

/* Every byte of it another: never a crash. */
START_TEST(test_changed)
{
	struct core_maker m = make_core(&machines[_i]);
	for (size_t at = 0; at < m.elf.p.out.n; at++) {
		static const uint8_t changes[] = {0xff, 0x80, 0x01};
		for (size_t k = 0; k < sizeof changes; k++) {
			struct process p = {0};
			m.elf.p.out.at[at] = (char)(m.elf.p.out.at[at] ^ changes[k]);
			if (core_is(core_bytes(&m)))
				core_read(core_bytes(&m), "made", &p);
			if (p.kind)
				ck_process(&p);
			process_release(&p);
			m.elf.p.out.at[at] = (char)(m.elf.p.out.at[at] ^ changes[k]);
		}
	}
	core_maker_release(&m);
}
END_TEST

/* Notes that are shorter than their kind, and a count of files beyond them. */
START_TEST(test_damaged_notes)
{
	static const uint32_t types[] = {1, 3, 0x53494749, 0x46494c45};
	struct core_maker m = core_maker_make(62);
	struct put note = {0};
	struct process p = {0};
	core_maker_prstatus(&m, 1, 6, NULL, 0);
	put_uint(&note, UINT64_MAX / 8, 8);
	for (size_t i = 0; i < 4; i++)
		core_maker_note(&m, "CORE", types[i], &note);
	core_maker_end(&m);
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_OK);
	ck_assert_uint_eq(reports_of(&p.diag, &core_note_damaged), 4);
	ck_assert_uint_eq(p.threads.n, 1);
	ck_assert(p.has_exception);
	ck_assert(!p.has_pid);
	put_release(&note);
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

START_TEST(test_no_threads)
{
	struct core_maker m = core_maker_make(62);
	struct process p = {0};
	core_maker_end(&m);
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_BAD);
	ck_assert_uint_eq(reports_of(&p.diag, &core_empty), 1);
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

START_TEST(test_other_machine)
{
	struct core_maker m = core_maker_make(8);
	struct process p = {0};
	core_maker_end(&m);
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_BAD);
	ck_assert_uint_eq(reports_of(&p.diag, &core_machine_unknown), 1);
	ck_assert_str_eq(p.arch_name, "mips");
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

/* A core that was asked for has no signal. */
START_TEST(test_no_signal)
{
	struct core_maker m = core_maker_make(62);
	struct process p = {0};
	core_maker_prstatus(&m, 1, 0, NULL, 0);
	core_maker_end(&m);
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_OK);
	ck_assert(!p.has_exception);
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

/* A signal that somebody sent comes with the sender's ids where a fault has its address. */
START_TEST(test_sent_signal)
{
	struct core_maker m = core_maker_make(62);
	uint64_t registers[27] = {[16] = 0x1234};
	struct process p = {0};
	core_maker_prstatus(&m, 1, 6, registers, 27);
	core_maker_siginfo(&m, 6, (uint32_t)-6, 0x3e800001267);
	core_maker_end(&m);
	ck_assert_int_eq(core_read(core_bytes(&m), "made", &p), ST_OK);
	ck_assert_str_eq(p.exception.reason, "SIGABRT");
	ck_assert_uint_eq(p.exception.address, 0x1234);
	core_maker_release(&m);
	process_release(&p);
}
END_TEST

START_TEST(test_is)
{
	struct elf_maker library = elf_maker_make(true, false, 62);
	elf_maker_end(&library);
	ck_assert(!core_is((struct bytes){(const uint8_t *)library.p.out.at, library.p.out.n}));
	ck_assert(!core_is((struct bytes){0}));
	ck_assert(!core_is(text_bytes("\x7f" "ELF")));
	elf_maker_release(&library);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("core");
	TCase *t = tcase_create("core");
	tcase_set_timeout(t, 30);
	tcase_add_loop_test(t, test_core, 0, MACHINES);
	tcase_add_loop_test(t, test_registers, 0, MACHINES);
	tcase_add_loop_test(t, test_modules, 0, MACHINES);
	tcase_add_loop_test(t, test_no_files, 0, MACHINES);
	tcase_add_loop_test(t, test_memory, 0, MACHINES);
	tcase_add_loop_test(t, test_cut, 0, MACHINES);
	tcase_add_loop_test(t, test_changed, 0, MACHINES);
	tcase_add_test(t, test_damaged_notes);
	tcase_add_test(t, test_no_threads);
	tcase_add_test(t, test_other_machine);
	tcase_add_test(t, test_no_signal);
	tcase_add_test(t, test_sent_signal);
	tcase_add_test(t, test_is);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
