/*
 * Stack traces of obfuscated Dart in text of any kind: which lines are frames and which say what build they are of. The text
 * is not changed, and what is not known passes by.
 */
#ifndef WALKER_TRACE_TRACE_TEXT_H
#define WALKER_TRACE_TRACE_TEXT_H

#include "base/bytes.h"
#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>

/* A part of the text; NULL: there is none. */
struct trace_word {
	const char *at;
	size_t n;
};

/* What a frame's offset counts from. */
enum trace_section { TRACE_NONE, TRACE_VM, TRACE_ISOLATE, TRACE_TEXT };

struct trace_frame {
	size_t lo, hi;         /* its line in the text, without what ends it */
	size_t begin, end;     /* the frame in the line, as offsets in the text: what is around it stays */
	bool has_number;
	uint32_t number;       /* behind 99 Android counts from 0 again: here it goes on */
	enum trace_section section;
	uint64_t offset;       /* where there is a section */
	bool has_virt;         /* the address as linked */
	uint64_t virt;
	uint64_t abs;          /* where it was in memory; 0: not known */
	bool is_return;        /* addresses are return addresses */
	uint32_t unit;         /* the loading unit; 1 is the app itself */
	struct trace_word build_id; /* as the frame itself says */
	bool is_foreign;       /* of another library than the app's, unless build_id is known */
	struct trace_word image;    /* Apple's: whose code it is */
	size_t trace;
};

/* What the lines above the frames say of a loading unit; an address of 0 is none. */
struct trace_unit {
	uint32_t unit;
	struct trace_word build_id;
	uint64_t isolate_dso, vm_dso, isolate_instructions, vm_instructions;
};

struct trace_head {
	struct trace_word arch; /* Dart's word */
	size_t unit_first, unit_count; /* in units; the first is the app itself */
	size_t frame_first, frame_count;
};

/* An image that a report of Apple's lists, with its UUID. */
struct trace_image {
	struct trace_word name, uuid;
};

struct trace_text {
	struct bytes text;
	struct VEC(struct trace_frame) frames;
	struct VEC(struct trace_unit) units;
	struct VEC(struct trace_head) traces;
	struct trace_image app; /* the image of Apple's that the frames are of */
};

/* Borrows text. In time that is linear in it. */
void trace_text_read(struct bytes text, struct trace_text *ret);
void trace_text_release(struct trace_text *text);

/* Whether there is any frame, or a line that stands above frames, near the front. */
bool trace_text_is(struct bytes text);

/* One line, without what ends it: the frame in it, if any. Offsets count from line. Fills neither unit (0: none) nor trace. */
bool trace_line_frame(const char *line, size_t n, struct trace_frame *ret);

const struct trace_unit *trace_unit_find(const struct trace_text *text, const struct trace_head *head, uint32_t unit);

#endif
