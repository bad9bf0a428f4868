/* Reading along a line: every function steps over what it knows, or leaves the place as it was. */
#ifndef WALKER_TRACE_SCAN_H
#define WALKER_TRACE_SCAN_H

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

struct scan {
	const char *at, *end;
};

static inline bool scan_word(struct scan *s, const char *word)
{
	size_t n = strlen(word);
	if ((size_t)(s->end - s->at) < n || memcmp(s->at, word, n) != 0)
		return false;
	s->at += n;
	return true;
}

/* How many blanks. */
static inline size_t scan_blanks(struct scan *s)
{
	const char *from = s->at;
	while (s->at < s->end && (*s->at == ' ' || *s->at == '\t'))
		s->at++;
	return (size_t)(s->at - from);
}

static inline int scan_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : 99;
}

/* A number of 64 bits, and no more of it behind. */
static inline bool scan_number(struct scan *s, unsigned base, uint64_t *ret)
{
	const char *p = s->at;
	uint64_t value = 0;
	for (; p < s->end && (unsigned)scan_digit(*p) < base; p++) {
		if (value > (UINT64_MAX - (unsigned)scan_digit(*p)) / base)
			return false;
		value = value * base + (unsigned)scan_digit(*p);
	}
	if (p == s->at || (p < s->end && (isalnum((unsigned char)*p) || *p == '_')))
		return false;
	s->at = p;
	*ret = value;
	return true;
}

/* Hexadecimal, with 0x or without. */
static inline bool scan_hex(struct scan *s, uint64_t *ret)
{
	struct scan from = *s;
	if (!scan_word(&from, "0x"))
		scan_word(&from, "0X");
	if (!scan_number(&from, 16, ret))
		return false;
	*s = from;
	return true;
}

/* An offset: decimal, or hexadecimal behind 0x. */
static inline bool scan_offset(struct scan *s, uint64_t *ret)
{
	struct scan from = *s;
	bool hex = scan_word(&from, "0x");
	if (!scan_number(&from, hex ? 16 : 10, ret))
		return false;
	*s = from;
	return true;
}

#endif
