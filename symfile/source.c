#include "symfile/source.h"

#include "base/file.h"
#include "symfile/packed.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PIECE_FIRST 2048 /* what a lookup reads at a time: most functions' records fit the first piece */
#define PIECE_MAX (64 * 1024)

static const struct diag_kind unreadable = {DIAG_LOSS, "cannot be read"};

/* Owns text from now on. */
static void source_hold(struct source *s, struct buf text)
{
	buf_release(&s->unpacked);
	s->unpacked = text;
	s->text = (struct bytes){(const uint8_t *)text.at, text.n};
}

/* Text in memory, whatever its form. */
static enum status source_hold_plain(struct source *s, struct diag *d)
{
	enum status status = ST_OK;
	if (packed_is(s->text)) {
		struct buf text = {0};
		status = packed_open(s->text, s->name, d, &text);
		source_hold(s, text);
	}
	if (utf16_is(s->text)) {
		struct buf text = {0};
		utf16_convert(s->text, &text);
		source_hold(s, text);
	}
	s->skipped = utf8_mark(s->text);
	s->size = s->text.size - s->skipped;
	return status;
}

enum status source_open_text(struct bytes text, const char *name, struct diag *d, struct source *ret)
{
	*ret = (struct source){.name = mem_string(name), .fd = -1, .text = text};
	return source_hold_plain(ret, d);
}

/* The file is not plain text: all of it is turned into that. */
static enum status source_convert(struct source *s, struct diag *d)
{
	struct bytes map;
	enum status status = file_map(s->name, d, &map);
	close(s->fd);
	s->fd = -1;
	if (status != ST_OK)
		return status;
	s->text = map;
	status = source_hold_plain(s, d);
	if (!s->unpacked.n)
		s->text = (struct bytes){NULL, 0}, s->size = s->skipped = 0;
	file_unmap(map);
	return status;
}

enum status source_open(const char *path, struct diag *d, struct source *ret)
{
	struct stat st;
	uint8_t head[4];
	*ret = (struct source){.fd = -1};
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (fd < 0)
		return errno == ENOENT || errno == ENOTDIR ? ST_ABSENT : diag_sys(d, &unreadable, path);
	errno = 0;
	if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)) {
		errno = errno ? errno : S_ISDIR(st.st_mode) ? EISDIR : EINVAL;
		enum status status = diag_sys(d, &unreadable, path);
		close(fd);
		return status;
	}
	*ret = (struct source){.name = mem_string(path), .fd = fd, .size = (uint64_t)st.st_size};
	struct bytes begin = {head, source_read(ret, 0, head, sizeof head)};
	if (packed_is(begin) || utf16_is(begin))
		return source_convert(ret, d);
	ret->skipped = utf8_mark(begin);
	ret->size -= ret->skipped;
	return ST_OK;
}

void source_close(struct source *s)
{
	if (s->fd >= 0)
		close(s->fd);
	free(s->name);
	buf_release(&s->unpacked);
	*s = (struct source){.fd = -1};
}

size_t source_read(const struct source *s, uint64_t offset, void *to, size_t n)
{
	size_t done = 0;
	if (offset >= s->size)
		return 0;
	if (n > s->size - offset)
		n = (size_t)(s->size - offset);
	offset += s->skipped;
	if (s->fd < 0) {
		memcpy(to, s->text.data + offset, n);
		return n;
	}
	while (done < n) {
		ssize_t got = pread(s->fd, (char *)to + done, n - done, (off_t)(offset + done));
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			break;
		done += (size_t)got;
	}
	return done;
}

void lines_init(struct lines *lines, const struct source *source, uint64_t offset)
{
	*lines = (struct lines){.source = source, .offset = offset};
}

void lines_release(struct lines *lines)
{
	vec_release(&lines->buffer);
}

/* Reads on behind what is in the buffer, of which only what is not yet taken stays. */
static void lines_more(struct lines *l)
{
	size_t left = l->buffer.n - l->at;
	size_t piece = l->buffer.cap ? l->buffer.cap : PIECE_FIRST;
	if (left)
		memmove(l->buffer.at, l->buffer.at + l->at, left);
	l->buffer.n = left;
	l->at = 0;
	if (piece > PIECE_MAX)
		piece = PIECE_MAX;
	vec_reserve(&l->buffer, piece);
	size_t room = l->buffer.cap - left;
	size_t got = source_read(l->source, l->offset + left, l->buffer.at + left, room);
	l->buffer.n += got;
	l->ended = got < room;
}

/* What ends the line in n bytes: the first CR or LF; NULL where neither is there. */
static const char *find_end(const char *p, size_t n)
{
	const char *lf = n ? memchr(p, '\n', n) : NULL;
	const char *cr = n ? memchr(p, '\r', lf ? (size_t)(lf - p) : n) : NULL;
	return cr ? cr : lf;
}

/* Steps over n bytes of the buffer. */
static void lines_skip(struct lines *l, size_t n)
{
	l->at += n;
	l->offset += n;
}

/* The length of the line at the buffer's place, all of which is in the buffer then, or SOURCE_LINE_MAX bytes of it. */
static size_t lines_measure(struct lines *l)
{
	size_t searched = 0;
	for (;;) {
		const char *from = l->buffer.at + l->at;
		size_t left = l->buffer.n - l->at;
		const char *end = find_end(from + searched, left - searched);
		size_t length = end ? (size_t)(end - from) : left;
		if (end || l->ended || length > SOURCE_LINE_MAX)
			return length;
		searched = left;
		lines_more(l);
	}
}

/* Steps over the rest of a line of which only a part is in the buffer. */
static void lines_skip_rest(struct lines *l)
{
	for (;;) {
		size_t left = l->buffer.n - l->at;
		const char *from = l->buffer.at + l->at, *end = find_end(from, left);
		lines_skip(l, end ? (size_t)(end - from) : left);
		if (end || l->ended)
			return;
		lines_more(l);
	}
}

/* Steps over a CR or an LF: CR LF end one line. */
static void lines_pass_end(struct lines *l)
{
	bool cr = l->buffer.at[l->at] == '\r';
	l->passed += cr || !l->behind_cr;
	l->returns += cr;
	l->behind_cr = cr;
	lines_skip(l, 1);
}

bool lines_next(struct lines *l, struct line *ret)
{
	size_t length;
	if (!l->buffer.at)
		lines_more(l);
	while (!(length = lines_measure(l))) {
		if (l->at == l->buffer.n)
			return false;
		lines_pass_end(l);
	}
	l->behind_cr = false;
	*ret = (struct line){.offset = l->offset, .number = l->passed + 1, .text = {l->buffer.at + l->at, length}};
	if (length > SOURCE_LINE_MAX) {
		ret->too_long = true;
		ret->text = (struct record_text){memcpy(l->begin, ret->text.at, sizeof l->begin), sizeof l->begin};
		lines_skip_rest(l);
	} else {
		lines_skip(l, length);
	}
	ret->end = l->offset;
	return true;
}
