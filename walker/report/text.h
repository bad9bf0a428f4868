/* Names out of dumps and symbol files: anything may be in them, and they are to be printed. */
#ifndef WALKER_REPORT_TEXT_H
#define WALKER_REPORT_TEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* What text_next gives for a byte that is no part of UTF-8. */
#define TEXT_BAD UINT32_MAX

/* The character at *s, which is not at the NUL, as Unicode 15, section 3.9 has it; *s is stepped over it, or a byte. */
uint32_t text_next(const char **s);

/* Whether a terminal may obey it: C0 and C1 controls, DEL, line and paragraph separators, and what turns text round. */
bool text_is_control(uint32_t c);

/* Prints s with `?` for what is no UTF-8 or may be obeyed; the ASCII characters in without are left out. */
void text_print(const char *s, const char *without, FILE *to);

#endif
