#include "walker/dump/words.h"

#include <string.h>

static void take(struct bytes *run, size_t n)
{
	run->data += n;
	run->size -= n;
}

bool line_next(struct bytes *text, struct bytes *ret)
{
	if (!text->size)
		return false;
	const uint8_t *end = memchr(text->data, '\n', text->size);
	size_t n = end ? (size_t)(end - text->data) : text->size;
	*ret = (struct bytes){text->data, n && text->data[n - 1] == '\r' ? n - 1 : n};
	take(text, end ? n + 1 : n);
	return true;
}

static bool is_blank(uint8_t c)
{
	return c == ' ' || c == '\t';
}

struct bytes words_trim(struct bytes line)
{
	while (line.size && is_blank(line.data[0]))
		take(&line, 1);
	while (line.size && is_blank(line.data[line.size - 1]))
		line.size--;
	return line;
}

bool word_next(struct bytes *line, struct bytes *ret)
{
	struct bytes rest = *line;
	size_t n = 0;
	while (rest.size && is_blank(rest.data[0]))
		take(&rest, 1);
	while (n < rest.size && !is_blank(rest.data[n]))
		n++;
	if (!n)
		return false;
	*ret = (struct bytes){rest.data, n};
	take(&rest, n);
	*line = rest;
	return true;
}

bool word_is(struct bytes word, const char *text)
{
	return word.size == strlen(text) && memcmp(word.data, text, word.size) == 0;
}

bool char_next(struct bytes *line, char c)
{
	if (!line->size || line->data[0] != (uint8_t)c)
		return false;
	take(line, 1);
	return true;
}

int hex_digit(uint8_t c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c |= 0x20;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool hex_next(struct bytes *line, uint64_t *ret, unsigned *digits)
{
	struct bytes rest = *line;
	uint64_t value = 0;
	size_t n = 0;
	if (rest.size > 2 && rest.data[0] == '0' && (rest.data[1] | 0x20) == 'x' && hex_digit(rest.data[2]) >= 0)
		take(&rest, 2);
	for (int digit; n < rest.size && (digit = hex_digit(rest.data[n])) >= 0; n++) {
		if (value >> 60)
			return false;
		value = value << 4 | (unsigned)digit;
	}
	if (!n)
		return false;
	take(&rest, n);
	*line = rest;
	*ret = value;
	if (digits)
		*digits = n > 255 ? 255 : (unsigned)n;
	return true;
}

bool dec_next(struct bytes *line, uint64_t *ret)
{
	struct bytes rest = *line;
	uint64_t value = 0;
	size_t n = 0;
	for (; n < rest.size && rest.data[n] >= '0' && rest.data[n] <= '9'; n++)
		if (__builtin_mul_overflow(value, 10u, &value) || __builtin_add_overflow(value, rest.data[n] - '0', &value))
			return false;
	if (!n)
		return false;
	take(&rest, n);
	*line = rest;
	*ret = value;
	return true;
}
