/*
 * A JSON document written piece by piece, so that a stack of a million frames is never in memory as JSON at once.
 * jansson writes each value; out of memory ends the tool, as everywhere.
 */
#ifndef WALKER_REPORT_EMIT_H
#define WALKER_REPORT_EMIT_H

#include "base/buf.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct emit {
	FILE *to;
	bool pretty;    /* on many lines; else on one */
	unsigned depth; /* of open objects and arrays */
	bool more;      /* something stands in the innermost one already */
	struct buf text; /* of the value at hand */
};

/* Makes jansson allocate as base/mem.h does, too. */
void emit_init(struct emit *e, FILE *to, bool pretty);
void emit_release(struct emit *e);

/* Opens and closes an object, '{' and '}', or an array, '[' and ']'. key: NULL but in an object. */
void emit_open(struct emit *e, const char *key, char bracket);
void emit_close(struct emit *e, char bracket);

/* Writes a value and releases it. */
void emit_value(struct emit *e, const char *key, json_t *value);

/* s as a JSON string, with U+FFFD for what is no UTF-8; null where s is NULL. */
json_t *emit_text(const char *s);

/* "0x..." of that many digits. */
json_t *emit_hex(uint64_t value, int digits);

/* Adds a member to an object, and takes over the value. */
void emit_set(json_t *object, const char *key, json_t *value);

#endif
