/* An ELF file, dumped whole: there is a text, all of whose records are well-formed, or a reason why there is none. */
#include "base/buf.h"
#include "dump_syms/dump.h"
#include "symfile/writer.h"
#include "tests/fuzz/fuzz.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define RECORD_MAX (16 * 1024)

static void require(bool so)
{
	if (!so)
		abort();
}

static enum status collect(void *context, const char *text, size_t n)
{
	buf_bytes(context, text, n);
	return ST_OK;
}

static void check_record(const char *line, size_t n)
{
	static const char *const words[] = {"MODULE ", "INFO ", "FILE ", "INLINE_ORIGIN ", "INLINE ", "FUNC ", "PUBLIC ",
	                                    "STACK CFI "};
	bool known = n > 0 && isxdigit((unsigned char)line[0]);
	for (size_t i = 0; i < sizeof words / sizeof *words && !known; i++)
		known = n > strlen(words[i]) && memcmp(line, words[i], strlen(words[i])) == 0;
	require(known && (n <= RECORD_MAX || memcmp(line, "INLINE ", 7) == 0));
	for (size_t i = 0; i < n; i++)
		require((unsigned char)line[i] >= ' ' && line[i] != 0x7f);
}

static void check_text(const struct buf *text)
{
	const char *at = text->at, *end = text->at + text->n;
	require(text->n > 7 && memcmp(at, "MODULE ", 7) == 0 && end[-1] == '\n');
	while (at < end) {
		const char *newline = memchr(at, '\n', (size_t)(end - at));
		check_record(at, (size_t)(newline - at));
		at = newline + 1;
	}
}

/* dump_module() opens files by their paths: this one has no place in a directory. */
static void dump_file(const char *path)
{
	struct dump_options options = {.cfi = true, .inlines = true, .threads = 1, .name = "input"};
	struct buf text = {0};
	struct dump dump;
	if (dump_module((const char *const[]){path}, 1, &options, &dump) == ST_OK) {
		require(writer_write(&dump.module, 1, false, (struct writer_sink){collect, &text}) == ST_OK);
		check_text(&text);
	} else {
		require(diag_count(&dump.diag, DIAG_LOSS) > 0);
	}
	dump_release(&dump);
	buf_release(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char path[64];
	int fd = memfd_create("input", MFD_CLOEXEC);
	if (fd < 0)
		return 0;
	if (size && write(fd, data, size) == (ssize_t)size) {
		snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
		dump_file(path);
	}
	close(fd);
	return 0;
}
