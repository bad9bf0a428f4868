/*
 * Inside the minidump reader: a minidump's directory, and what reads each kind of stream of it (minidump.c has the order).
 * Facts of the format: winnt.h and minidumpapiset.h for what Windows defines, Breakpad's and Crashpad's writers for the
 * rest. Places in the file are `rva`.
 */
#ifndef WALKER_DUMP_MINIDUMP_H
#define WALKER_DUMP_MINIDUMP_H

#include "base/buf.h"
#include "base/cursor.h"
#include "walker/dump/process.h"

/* The streams that are read, in no order; minidump.c has their numbers. */
enum stream {
	STREAM_THREADS,
	STREAM_MODULES,
	STREAM_MEMORY,
	STREAM_EXCEPTION,
	STREAM_SYSTEM,
	STREAM_MEMORY64,
	STREAM_UNLOADED,
	STREAM_MISC,
	STREAM_MEMORY_INFO,
	STREAM_THREAD_NAMES,
	STREAM_BREAKPAD,
	STREAM_ASSERTION,
	STREAM_CPUINFO,
	STREAM_PROC_STATUS,
	STREAM_LSB_RELEASE,
	STREAM_MAPS,
	STREAM_COUNT,
};

struct minidump {
	struct bytes file;
	bool big_endian;
	uint32_t time;                     /* when it was written, seconds since 1970 */
	struct bytes streams[STREAM_COUNT]; /* empty where there is none */
	const struct arch *arch;           /* as the system information says; NULL: it does not, or an unknown one */
	uint64_t text_left;                /* how many bytes of text may be made of the file yet */
	struct buf text;                   /* where text is put together */
	struct process *process;           /* what it is read into */
	struct diag *diag;                 /* the process' */
};

/* A list in a stream, each entry of which has `size` bytes. */
struct minidump_list {
	struct cursor at;
	size_t size;
	uint64_t left;
};

extern const struct diag_kind minidump_cut;  /* something reaches past the end of the file, or of its stream */
extern const struct diag_kind minidump_text; /* more text than the file can hold */

/* A cursor over a stream; false where there is none. */
bool minidump_stream(const struct minidump *m, enum stream stream, struct cursor *ret);

/*
 * The list that a stream is: after a 32-bit count, and perhaps 4 bytes of padding, its entries. Where the stream is too
 * short for what it counts that is reported, and left is what there is. False where there is no stream.
 */
bool minidump_list(struct minidump *m, enum stream stream, size_t entry_size, struct minidump_list *ret);

/*
 * As minidump_list, of the newer kind: the size of the header, that of an entry, which must be at least entry_size, and a
 * count of count_width bytes.
 */
bool minidump_sized_list(struct minidump *m, enum stream stream, size_t entry_size, unsigned count_width,
                         struct minidump_list *ret);

/* A cursor over the next entry; false at the end. */
bool minidump_list_next(struct minidump_list *list, struct cursor *ret);

/* The size bytes at rva, those that there are: what is missing is reported. What: "a module's CodeView record". */
struct bytes minidump_place(struct minidump *m, uint64_t rva, uint64_t size, const char *what);

/* The string at rva (a 32-bit length in bytes, UTF-16) as UTF-8, in the process' arena; NULL where there is none. */
const char *minidump_string(struct minidump *m, uint64_t rva);

/* The n bytes at s as text, in the arena; up to a NUL, if there is one. Never NULL. */
const char *minidump_utf8(struct minidump *m, struct bytes run);

/* UTF-16 of a fixed size, up to a NUL. */
const char *minidump_utf16(struct minidump *m, struct bytes run);

/* Fill the process. The system comes first; threads need memory only by their own ranges; the exception comes last. */
void minidump_system(struct minidump *m);
void minidump_misc(struct minidump *m);
void minidump_assertion(struct minidump *m);
void minidump_modules(struct minidump *m);
void minidump_unloaded(struct minidump *m);
void minidump_memory(struct minidump *m);
void minidump_memory_info(struct minidump *m);
void minidump_threads(struct minidump *m);

#endif
