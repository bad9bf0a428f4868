#include "walker/dump/stackdump_text.h"

#include "walker/dump/open.h"
#include "walker/dump/stackdump_kinds.h"
#include "walker/dump/words.h"

#include <inttypes.h>
#include <string.h>

const struct diag_kind stackdump_version = {DIAG_LOSS, "a stackdump of a version that is not known here"};
const struct diag_kind stackdump_cut = {DIAG_WARNING, "the stackdump has no end: it may be cut short"};
const struct diag_kind stackdump_damaged = {DIAG_WARNING, "the stackdump was damaged on its way: the checksum differs"};
const struct diag_kind stackdump_more = {DIAG_WARNING, "more than one stackdump in the file: the first one is read"};

static const char header[] = "stackdump ";
static const char marker[] = "SD|";

/* Where a stackdump begins in a file. */
struct place {
	struct bytes rest; /* of the file, from the line of the header on */
	bool marked;       /* lines carry the marker */
};

/* What follows the marker and one blank; false where the line has none. */
static bool cut_marker(struct bytes line, struct bytes *ret)
{
	const size_t n = sizeof marker - 1;
	const uint8_t *at = memmem(line.data, line.size, marker, n);
	if (!at)
		return false;
	*ret = (struct bytes){at + n, (size_t)(line.data + line.size - (at + n))};
	char_next(ret, ' ');
	return true;
}

/* Whether payload is the header, and of which version. */
static bool header_parse(struct bytes payload, uint64_t *ret)
{
	const size_t n = sizeof header - 1;
	if (payload.size < n || memcmp(payload.data, header, n) != 0)
		return false;
	payload = (struct bytes){payload.data + n, payload.size - n};
	return dec_next(&payload, ret) && !words_trim(payload).size;
}

/* Finds the first header from file on; what is in front of it, other output of a device, is passed over. */
static bool header_find(struct bytes file, struct place *ret, uint64_t *ret_version)
{
	const uint8_t *end = file.data + file.size, *from = file.data;
	while (from < end) {
		const uint8_t *at = memmem(from, (size_t)(end - from), header, sizeof header - 1);
		if (!at)
			return false;
		const uint8_t *start = memrchr(from, '\n', (size_t)(at - from));
		struct place place = {.rest = {start ? start + 1 : from, 0}};
		place.rest.size = (size_t)(end - place.rest.data);
		struct bytes rest = place.rest, line, payload;
		line_next(&rest, &line);
		place.marked = cut_marker(line, &payload);
		if (header_parse(place.marked ? payload : line, ret_version)) {
			*ret = place;
			return true;
		}
		from = rest.data;
	}
	return false;
}

static bool is_end(struct bytes payload)
{
	return payload.size >= 5 && memcmp(payload.data, "[end", 4) == 0 && (payload.data[4] == ']' || payload.data[4] == ' ');
}

/* CRC-32 as zlib, Ethernet and PNG have it (ITU-T V.42, 8.1.1.6.2). */
static uint32_t crc32_of(const struct buf *text)
{
	uint32_t table[16], crc = UINT32_MAX;
	for (uint32_t i = 0; i < 16; i++) {
		table[i] = i;
		for (int bit = 0; bit < 4; bit++)
			table[i] = table[i] >> 1 ^ (table[i] & 1 ? 0xedb88320 : 0);
	}
	for (size_t i = 0; i < text->n; i++) {
		crc ^= (uint8_t)text->at[i];
		crc = crc >> 4 ^ table[crc & 15];
		crc = crc >> 4 ^ table[crc & 15];
	}
	return ~crc;
}

static void check_end(const struct stackdump_text *text, struct bytes payload, const char *name, struct diag *d)
{
	uint32_t crc = crc32_of(&text->lines);
	uint64_t said;
	payload = words_trim((struct bytes){payload.data + 4, payload.size - 4});
	if (hex_next(&payload, &said, NULL) && said != crc)
		diag_report(d, &stackdump_damaged, "%s: 0x%08" PRIx64 ", but of what came 0x%08" PRIx32,
		            name, said, crc);
}

/* Collects the payloads of the lines up to the end. */
static void read_lines(struct place place, const char *name, struct diag *d, struct stackdump_text *ret)
{
	struct bytes line, payload;
	uint64_t version;
	while (line_next(&place.rest, &line)) {
		if (!place.marked)
			payload = line;
		else if (!cut_marker(line, &payload))
			continue;
		if (is_end(payload)) {
			check_end(ret, payload, name, d);
			if (header_find(place.rest, &place, &version))
				diag_report(d, &stackdump_more, "%s", name);
			return;
		}
		buf_bytes(&ret->lines, payload.data, payload.size);
		buf_char(&ret->lines, '\n');
	}
	diag_report(d, &stackdump_cut, "%s", name);
}

/* Cuts the text into its sections; each ends where the next one begins. */
static void find_sections(struct stackdump_text *ret)
{
	struct bytes rest = {(const uint8_t *)ret->lines.at, ret->lines.n}, line;
	struct stackdump_section *s = vec_push(&ret->sections);
	line_next(&rest, &line); /* the header */
	*s = (struct stackdump_section){.text = {rest.data, 0}};
	while (line_next(&rest, &line)) {
		struct bytes title = words_trim(line);
		if (char_next(&title, '[') && title.size && title.data[title.size - 1] == ']') {
			title.size--;
			s = vec_push(&ret->sections);
			*s = (struct stackdump_section){title, {rest.data, 0}};
		} else {
			s->text.size = (size_t)(rest.data - s->text.data);
		}
	}
}

bool stackdump_is(struct bytes file)
{
	struct place place;
	uint64_t version;
	return file.size && header_find(file, &place, &version);
}

enum status stackdump_text_read(struct bytes file, const char *name, struct diag *d, struct stackdump_text *ret)
{
	struct place place;
	uint64_t version;
	*ret = (struct stackdump_text){0};
	if (!file.size || !header_find(file, &place, &version))
		return ST_ABSENT;
	if (version != 1) {
		diag_report(d, &stackdump_version, "%s: version %" PRIu64, name, version);
		return ST_BAD;
	}
	read_lines(place, name, d, ret);
	find_sections(ret);
	return ST_OK;
}

void stackdump_text_release(struct stackdump_text *text)
{
	buf_release(&text->lines);
	vec_release(&text->sections);
}
