/*
 * A process as a dump shows it, whatever the kind of dump: what the readers of walker/dump fill, and the unwinder and the
 * reports read. Addresses (`addr`) are of the dumped process.
 *
 * Arrays are appended in any order; process_finish sorts and cleans them; from then on the process is const, and any
 * number of threads may read it. Texts live in the arena, memory is borrowed from the mapped files that the process keeps,
 * or lives in the arena too.
 */
#ifndef WALKER_DUMP_PROCESS_H
#define WALKER_DUMP_PROCESS_H

#include "base/arena.h"
#include "base/bytes.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/range.h"
#include "symfile/arch.h"
#include "symfile/ids.h"
#include "walker/dump/registers.h"

#include <stdbool.h>
#include <stdint.h>

#define NO_INDEX SIZE_MAX

enum process_os {
	OS_UNKNOWN,
	OS_LINUX,
	OS_ANDROID,
	OS_WINDOWS,
	OS_MAC,
	OS_IOS,
	OS_SOLARIS,
	OS_PS3,
	OS_NACL,
	OS_FUCHSIA,
};

/* A module: something with code at [lo, hi). NULL: the dump does not say. */
struct process_module {
	uint64_t lo, hi;
	const char *path;       /* the code file, as the dump names it; never NULL, "" where nameless */
	const char *debug_file; /* the name that symbol files go by; NULL: path's */
	const char *debug_id;   /* as MODULE's id spells it: 32 digits, age */
	const char *code_id;    /* as the dump's kind spells it, lower case */
	const char *version;    /* "a.b.c.d" */
	const char *soname;     /* DT_SONAME, out of mapped memory or the file on disk */
	bool main;              /* the program itself */
};

/* What may be executed, read and written, where the dump says so (Linux maps, core segments, MemoryInfo). */
enum { MAPPING_READ = 1, MAPPING_WRITE = 2, MAPPING_EXECUTE = 4 };
struct process_mapping {
	uint64_t lo, hi;
	uint64_t offset;  /* in the file, bytes */
	unsigned access;  /* MAPPING_* */
	const char *path; /* "" for anonymous memory */
};

/* Memory that the dump holds. */
struct process_memory {
	uint64_t lo, hi;
	const uint8_t *data; /* hi - lo bytes */
};

struct process_thread {
	uint32_t id;
	const char *name;           /* NULL: not known */
	struct registers registers; /* of the context that a walk begins with: for the crashed thread the exception's */
	bool has_context;           /* false: registers hold nothing, and no frame can be given */
	struct range stack;         /* what the dump calls its stack; empty where it does not say */
	uint32_t last_error;        /* Windows, of the TEB */
	bool has_last_error;
};

struct process_exception {
	size_t thread;           /* index into threads; NO_INDEX: none or not known */
	bool requested;          /* a dump was asked for, nothing crashed */
	uint64_t address;        /* the crash address as the models report it */
	const char *reason;      /* as minidump_stackwalk spells it: "SIGSEGV /SEGV_MAPERR" */
	const char *reason_json; /* as rust-minidump spells it: "SIGSEGV / SEGV_MAPERR" */
	uint64_t parameters[15];
	unsigned parameter_count;
};

struct process {
	const char *kind;        /* of the dump: "minidump", "core", "stackdump", "microdump" */
	const struct arch *arch; /* NULL: unknown, and nothing can be walked; arch_name tells why */
	const char *arch_name;   /* as minidump_stackwalk spells the CPU: "amd64", "x86", "arm64" */
	bool big_endian;
	enum process_os os;
	const char *os_name;    /* "Linux", "Windows NT" ... "0x%08x" where it is unknown */
	const char *os_version; /* "" where the dump does not say */
	const char *cpu_info;   /* "family 6 model 45 stepping 7"; "" */
	unsigned cpu_count;     /* 0: not known */
	const char *cpu_microcode; /* NULL: not known */
	const char *gpu_version, *gpu_vendor, *gpu_renderer; /* microdumps; NULL: not known */
	const char *assertion;  /* NULL: none */
	const char *lsb_release; /* Linux distribution as in /etc/lsb-release, text; NULL */
	bool has_pid;
	uint32_t pid;
	bool has_uptime;
	uint64_t uptime;        /* seconds from the start of the process to the dump */

	bool has_exception;
	struct process_exception exception;
	bool has_requesting_thread;
	size_t requesting_thread; /* index into threads: who asked for the dump; NO_INDEX where it is not listed */

	struct VEC(struct process_thread) threads; /* in the dump's order, without the one that wrote the dump */
	struct VEC(struct process_module) modules; /* by lo, disjoint */
	struct VEC(struct process_module) unloaded; /* by lo; may overlap */
	struct VEC(struct process_mapping) mappings; /* by lo, disjoint; none: the dump does not say */
	struct VEC(struct process_memory) memory;  /* by lo, disjoint */

	struct arena arena;
	struct VEC(struct bytes) files; /* mapped files that memory is borrowed from */
	struct diag diag;               /* what was damaged: the report's soft errors */
};

/*
 * Sorts modules, unloaded modules, mappings and memory, drops the empty ones and cuts what overlaps: of memory and mappings
 * the one that begins first stands, and the later one loses its head; of modules the lower one ends where the next begins,
 * and of two with one base the first stands.
 */
void process_finish(struct process *process);
void process_release(struct process *process);

/*
 * Reads n bytes of the process' memory at addr, over neighbouring regions if need be; false, with nothing written, where
 * one byte is missing. process_load reads an unsigned integer of size bytes (1, 2, 4, 8) in the target's byte order;
 * process_word one of the address size.
 */
bool process_read(const struct process *process, uint64_t addr, void *to, size_t n);
bool process_load(const struct process *process, uint64_t addr, unsigned size, uint64_t *ret);
bool process_word(const struct process *process, uint64_t addr, uint64_t *ret);

/* The bytes that one region holds from addr on, borrowed; empty where none does. */
struct bytes process_run(const struct process *process, uint64_t addr);

/* Index of the module (unloaded module, mapping) that holds addr, NO_INDEX where none does. */
size_t process_module_at(const struct process *process, uint64_t addr);
size_t process_unloaded_at(const struct process *process, uint64_t addr);
size_t process_mapping_at(const struct process *process, uint64_t addr);

/* Whether addr can hold code: in a mapping that is executable; where the dump lists no mapping there, in a module. */
bool process_executable(const struct process *process, uint64_t addr);

#endif
