#include "walker/dump/hex_text.h"

#include "base/buf.h"
#include "walker/dump/words.h"

#include <inttypes.h>
#include <string.h>

/* How many bytes `*` may stand for in one text. */
#define REPEATS_MAX (64u << 20)

/* How much of a file is looked at to tell text from bytes. */
#define LOOK_MAX 4096

const struct diag_kind hex_line_unreadable = {DIAG_LOSS, "a line of memory cannot be read"};
const struct diag_kind hex_repeats_lost = {DIAG_LOSS, "repeated lines of memory are left out"};

/* A line: where its bytes lie, and how the rest of it is to be read. */
struct place {
	uint64_t at;
	bool is_addr; /* an address, as gdb and lldb print it: 0x... */
	bool colon;
};

/* "00000010: ", "00000010  ", "0x7ffe0010:\t", "0x401136 <main+4>:\t" */
static bool place_next(struct bytes *line, struct place *ret)
{
	struct bytes rest = words_trim(*line);
	ret->is_addr = rest.size > 2 && rest.data[1] == 'x';
	if (!hex_next(&rest, &ret->at, NULL))
		return false;
	struct bytes after = words_trim(rest);
	if (after.size && after.data[0] == '<') {
		const uint8_t *end = memchr(after.data, '>', after.size);
		if (!end)
			return false;
		rest = (struct bytes){end + 1, (size_t)(after.data + after.size - (end + 1))};
	}
	ret->colon = char_next(&rest, ':');
	if (!ret->colon && rest.size && rest.data[0] != ' ' && rest.data[0] != '\t')
		return false;
	*line = rest;
	return ret->colon || !ret->is_addr;
}

static void put_little_endian(struct buf *out, uint64_t value, unsigned size)
{
	for (unsigned i = 0; i < size; i++)
		buf_char(out, (char)(value >> 8 * i));
}

/* gdb's words, each followed by the symbol that it points to where x/a printed one. */
static bool words_read(struct bytes line, unsigned address_size, struct buf *out)
{
	struct bytes word;
	while (word_next(&line, &word)) {
		uint64_t value;
		unsigned digits;
		if (word.data[0] == '<') {
			const uint8_t *end = memchr(word.data, '>', word.size + line.size);
			if (!end)
				return false;
			line = (struct bytes){end + 1, (size_t)(line.data + line.size - (end + 1))};
			continue;
		}
		if (word.size < 3 || word.data[1] != 'x' || !hex_next(&word, &value, &digits) || word.size)
			return false;
		bool padded = digits == 2 || digits == 4 || digits == 8 || digits == 16;
		put_little_endian(out, value, padded ? digits / 2 : address_size);
	}
	return true;
}

/*
 * Bytes in the order of memory, grouped or not. With a colon (xxd, lldb) two blanks end them, and what follows is the
 * same in letters; without one (hexdump -C, od) every group is one byte, and a bar ends them.
 */
static bool bytes_read(struct bytes line, bool colon, struct buf *out)
{
	char_next(&line, ' ');
	while (line.size && line.data[0] != '|') {
		if (line.data[0] == ' ' || line.data[0] == '\t') {
			if (colon)
				break;
			line = words_trim(line);
			continue;
		}
		size_t n = 0;
		for (; n + 1 < line.size && hex_digit(line.data[n]) >= 0 && hex_digit(line.data[n + 1]) >= 0; n += 2)
			buf_char(out, (char)(hex_digit(line.data[n]) << 4 | hex_digit(line.data[n + 1])));
		line = (struct bytes){line.data + n, line.size - n};
		bool ends = !line.size || line.data[0] == ' ' || line.data[0] == '\t';
		if (!n || !ends || (!colon && n != 2))
			return false;
		char_next(&line, ' ');
	}
	return true;
}

static bool line_read(struct bytes line, unsigned address_size, struct place *ret, struct buf *out)
{
	if (!place_next(&line, ret))
		return false;
	struct bytes rest = words_trim(line);
	if (ret->is_addr && rest.size > 1 && (rest.data[0] == '<' || rest.data[1] == 'x'))
		return words_read(rest, address_size, out);
	return bytes_read(line, ret->colon, out);
}

static bool first_place(struct bytes text, struct place *ret)
{
	struct bytes line;
	struct buf out = {0};
	bool ok = false;
	while (line_next(&text, &line))
		if (words_trim(line).size)
			break;
	if (words_trim(line).size < LOOK_MAX)
		ok = line_read(line, 8, ret, &out) && out.n;
	buf_release(&out);
	return ok;
}

bool hex_text_is(struct bytes content)
{
	struct place place;
	for (size_t i = 0; i < content.size && i < LOOK_MAX; i++)
		if ((content.data[i] < ' ' && !memchr("\t\r\n", content.data[i], 3)) || content.data[i] > '~')
			return false;
	return content.size && first_place(content, &place);
}

/* A text on its way to memory: lines that follow each other are one region. */
struct reading {
	struct process *process;
	struct buf bytes; /* of the region at hand */
	uint64_t lo;
	size_t last;      /* how many of them are of the last line */
	uint64_t repeats; /* bytes that `*` has stood for so far */
	bool repeat;      /* the last line was `*` */
};

static void region_end(struct reading *r)
{
	if (r->bytes.n && r->lo <= UINT64_MAX - r->bytes.n) {
		uint8_t *copy = arena_alloc(&r->process->arena, r->bytes.n);
		memcpy(copy, r->bytes.at, r->bytes.n);
		*vec_push(&r->process->memory) = (struct process_memory){r->lo, r->lo + r->bytes.n, copy};
	}
	buf_clear(&r->bytes);
	r->last = 0;
}

/* Repeats the last line up to the place of the next one. */
static void repeat_to(struct reading *r, uint64_t at, const char *name)
{
	uint64_t end = r->lo + r->bytes.n, n = at - end;
	if (at < end || !r->last)
		return;
	if (n > REPEATS_MAX - r->repeats) {
		diag_report(&r->process->diag, &hex_repeats_lost, "%s: 0x%" PRIx64 " bytes at 0x%" PRIx64, name, n, end);
		return;
	}
	r->repeats += n;
	vec_reserve(&r->bytes, n);
	for (uint64_t i = 0; i < n; i++, r->bytes.n++)
		r->bytes.at[r->bytes.n] = r->bytes.at[r->bytes.n - r->last];
}

static void line_add(struct reading *r, uint64_t at, const struct buf *line, const char *name)
{
	if (r->repeat)
		repeat_to(r, at, name);
	r->repeat = false;
	if (at != r->lo + r->bytes.n)
		region_end(r);
	if (!r->bytes.n)
		r->lo = at;
	buf_bytes(&r->bytes, line->at, line->n);
	if (line->n)
		r->last = line->n;
}

/* What is added to a line's offset; the header that it may begin with is taken off. */
static uint64_t offsets_base(enum hex_offsets offsets, uint64_t addr, struct place *place, struct buf *line)
{
	struct cursor c = cursor_over((struct bytes){(const uint8_t *)line->at, line->n}, "stack", false);
	if (offsets == HEX_AT_ADDR)
		return addr - place->at;
	if (offsets != HEX_HEADED || place->at)
		return 0;
	addr = cursor_u64(&c);
	if (!cursor_ok(&c))
		return 0;
	memmove(line->at, line->at + 8, line->n - 8);
	line->n -= 8;
	place->at = 8;
	return addr - 8;
}

void hex_text_read(struct bytes text, const char *name, enum hex_offsets offsets, uint64_t addr, struct process *process)
{
	struct reading r = {.process = process};
	unsigned address_size = process->arch ? process->arch->address_size : 8;
	struct buf out = {0};
	struct bytes line;
	bool first = true;
	uint64_t base = 0;
	for (uint64_t number = 1; line_next(&text, &line); number++) {
		struct bytes content = words_trim(line);
		struct place place;
		if (word_is(content, "*"))
			r.repeat = true;
		if (!content.size || word_is(content, "*"))
			continue;
		buf_clear(&out);
		if (!line_read(line, address_size, &place, &out)) {
			diag_report(&process->diag, &hex_line_unreadable, "%s, line %" PRIu64, name, number);
			continue;
		}
		if (first && !place.is_addr)
			base = offsets_base(offsets, addr, &place, &out);
		first = false;
		line_add(&r, place.at + (place.is_addr ? 0 : base), &out, name);
	}
	region_end(&r);
	buf_release(&r.bytes);
	buf_release(&out);
}
