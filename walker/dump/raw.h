/* A raw stack dump: registers, memory and maps in files of their own, as they come off a device. */
#ifndef WALKER_DUMP_RAW_H
#define WALKER_DUMP_RAW_H

#include "base/status.h"
#include "walker/dump/process.h"

/* --memory ADDRESS=FILE (raw bytes, or hex text), or --stack FILE (8-byte little-endian address, then bytes: has_addr false). */
struct raw_memory {
	const char *path;
	bool has_addr;
	uint64_t addr;
};

struct raw_options {
	const char *arch;            /* --arch; NULL: guessed from the names of the registers */
	const char *registers;       /* --registers FILE */
	const char *maps;            /* --maps FILE; NULL: none */
	const struct raw_memory *memory;
	size_t memory_count;
};

/*
 * Reads what the options name into *ret, finished: one thread. Statuses as dump_open; a file of the options that is not there
 * is ST_SYS, reported.
 */
enum status raw_read(const struct raw_options *options, struct process *ret);

#endif
