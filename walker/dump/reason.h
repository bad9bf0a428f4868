/* A crash in words. */
#ifndef WALKER_DUMP_REASON_H
#define WALKER_DUMP_REASON_H

#include "base/arena.h"
#include "walker/dump/process.h"

/* What the system said, as a minidump's exception record has it. */
struct crash {
	enum process_os os;
	const struct arch *arch; /* NULL: not known */
	uint32_t code;           /* Linux: the signal; Windows: EXCEPTION_*; macOS: EXC_* */
	uint32_t flags;          /* Linux: si_code; macOS: the exception's code */
	uint64_t address;
	uint64_t parameters[15]; /* Windows: ExceptionInformation */
	unsigned parameter_count;
};

struct reason {
	const char *text, *json; /* as process_exception's; static, or in the arena */
	uint64_t address;        /* which the crash is about: for an access violation what was accessed */
	bool requested;          /* nothing crashed: a dump was asked for */
};

/* For a core, crash.code is si_signo and crash.flags si_code. */
void reason_of(const struct crash *crash, struct arena *arena, struct reason *ret);

/* Inside: each system's own, and what they are made of. */
void reason_linux(const struct crash *crash, struct arena *arena, struct reason *ret);
void reason_windows(const struct crash *crash, struct arena *arena, struct reason *ret);
void reason_mac(const struct crash *crash, struct arena *arena, struct reason *ret);

struct code_name {
	uint32_t code;
	const char *name;
};

/* The name of code in n names; NULL where it has none. */
const char *code_name(const struct code_name *names, size_t n, uint32_t code);
#define CODE_NAME(table, code) code_name((table), sizeof(table) / sizeof(table)[0], (code))

/* "STATUS_NO_MEMORY"; NULL where it is none that is known. */
const char *ntstatus_name(uint32_t code);

const char *reason_printf(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
