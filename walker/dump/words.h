/*
 * Text in pieces: lines, and the words and numbers of a line. Each *_next takes its piece off the front of the run that it
 * is given, or returns false and leaves the run as it was. Runs are borrowed; nothing is NUL-terminated.
 */
#ifndef WALKER_DUMP_WORDS_H
#define WALKER_DUMP_WORDS_H

#include "base/bytes.h"

/* The next line, without its end (LF or CR LF; the last line may lack one). */
bool line_next(struct bytes *text, struct bytes *ret);

/* What is left without the blanks and tabs in front; and without those behind. */
struct bytes words_trim(struct bytes line);

/* The next word, after blanks: everything up to the next blank or tab. */
bool word_next(struct bytes *line, struct bytes *ret);
bool word_is(struct bytes word, const char *text);

/* The character c, right here. */
bool char_next(struct bytes *line, char c);

/*
 * A number right here: hexadecimal digits of either case, "0x" in front of them or not, at most 16 that count; decimal ones, below
 * 2^64. *digits, where it is not NULL, is how many hexadecimal digits were written.
 */
bool hex_next(struct bytes *line, uint64_t *ret, unsigned *digits);
bool dec_next(struct bytes *line, uint64_t *ret);

/* The value of a hexadecimal digit, or -1. */
int hex_digit(uint8_t c);

#endif
