/*
 * The text of a symbol file, by offset: a plain file is read from where it lies, piece by piece; what is compressed or
 * UTF-16 is turned into plain text in memory once. A source is const once it is open: any number of threads may read.
 */
#ifndef SYMFILE_SOURCE_H
#define SYMFILE_SOURCE_H

#include "base/buf.h"
#include "base/bytes.h"
#include "base/diag.h"
#include "symfile/records.h"

/* No record that means anything is longer: dump_syms stays below 16 KiB. */
#define SOURCE_LINE_MAX ((size_t)1 << 20)

struct source {
	char *name;        /* for messages; owned */
	int fd;            /* -1: the text is in memory */
	uint64_t skipped;  /* bytes of the file before the text: a byte-order mark */
	struct bytes text; /* in memory; owned where unpacked is not empty, else borrowed */
	struct buf unpacked;
	uint64_t size;
};

/* Statuses as symfile_open (symfile/file.h). ST_BAD: a damaged compressed file; the source holds what is before the damage. */
enum status source_open(const char *path, struct diag *d, struct source *ret);
enum status source_open_text(struct bytes text, const char *name, struct diag *d, struct source *ret);
void source_close(struct source *source);

/* Up to n bytes at offset; returns how many there are, fewer only at the end (or where the file can no longer be read). */
size_t source_read(const struct source *source, uint64_t offset, void *to, size_t n);

/* Line by line from an offset on, which is where a line begins. */
struct lines {
	const struct source *source;
	uint64_t offset;          /* of the next line */
	struct VEC(char) buffer;  /* what was read of the source */
	size_t at;                /* in the buffer: offset's place */
	bool ended;               /* nothing is behind the buffer */
	bool behind_cr;           /* an LF here belongs to the CR before it */
	uint64_t passed, returns; /* line ends so far, and CRs among them */
	char begin[64];           /* of a line that is too long */
};

/* A line without what ends it, good until the next call. */
struct line {
	struct record_text text;
	uint64_t offset, end; /* of its first byte, and of what ends it */
	uint64_t number;      /* counted from where lines_init began, which is 1 */
	bool too_long;        /* longer than SOURCE_LINE_MAX: text is how it begins */
};

void lines_init(struct lines *lines, const struct source *source, uint64_t offset);

/* The next line that is not empty; false at the end. LF, CR and CR LF end a line, and so does the end of the file. */
bool lines_next(struct lines *lines, struct line *ret);
void lines_release(struct lines *lines);

#endif
