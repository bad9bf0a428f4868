/* A module as the text of a Breakpad symbol file. */
#ifndef SYMFILE_WRITER_H
#define SYMFILE_WRITER_H

#include "base/status.h"
#include "symfile/module.h"

#include <stddef.h>

/*
 * Hands the text of a finished module to sink in pieces of about a megabyte, in order: MODULE, INFO CODE_ID, INFO GENERATOR,
 * INFO SYMBOL, FILE, INLINE_ORIGIN, FUNC each with INLINE and line records, PUBLIC, STACK CFI. Stops at the first status of the sink that
 * is not ST_OK and returns it. Pieces are formatted on up to `threads` threads; the text does not depend on it.
 *
 * Whatever the module holds, the text is one that every reader takes: control characters in names and paths are
 * written as `?`, an empty name as `<name omitted>`, an INLINE of more than 250 pieces as several records.
 */
struct writer_sink {
	enum status (*write)(void *context, const char *text, size_t n);
	void *context;
};
enum status writer_write(const struct module *module, unsigned threads, bool header_only, struct writer_sink sink);

#endif
