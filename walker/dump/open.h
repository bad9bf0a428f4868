/* Any dump, told by its content. */
#ifndef WALKER_DUMP_OPEN_H
#define WALKER_DUMP_OPEN_H

#include "base/status.h"
#include "walker/dump/process.h"

/*
 * Reads the dump at path, which may be a minidump, an ELF core, a stackdump or a microdump, into *ret, finished. What is
 * damaged is reported to ret->diag and what can be kept is kept. ST_OK: there is something to walk or at least to show.
 * ST_BAD, ST_SYS, ST_ABSENT (no such file): nothing usable, and ret->diag says why (but for ST_ABSENT). *ret needs
 * process_release either way.
 */
enum status dump_open(const char *path, struct process *ret);

/* Whether a file is a dump of any kind, by content. */
bool dump_is(struct bytes file);

/* The same of a file in memory, borrowed for as long as the process lives. */
enum status dump_open_memory(struct bytes file, const char *name, struct process *ret);

/* The readers of one kind each; the file is theirs by content already. *ret is all zeros but for what dump_open sets. */
bool minidump_is(struct bytes file);
enum status minidump_read(struct bytes file, const char *name, struct process *ret);
bool core_is(struct bytes file);
enum status core_read(struct bytes file, const char *name, struct process *ret);
bool microdump_is(struct bytes file);
enum status microdump_read(struct bytes file, const char *name, struct process *ret);
bool stackdump_is(struct bytes file);
enum status stackdump_read(struct bytes file, const char *name, struct process *ret);

#endif
