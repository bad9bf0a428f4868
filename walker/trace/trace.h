/* A text with stack traces of obfuscated Dart, and what symbols say of the frames in it. */
#ifndef WALKER_TRACE_TRACE_H
#define WALKER_TRACE_TRACE_H

#include "walker/symbols/places.h"
#include "walker/trace/trace_text.h"

#include <stdio.h>

struct trace_options {
	bool json, pretty;
	bool verbose; /* functions that the compiler made are shown */
	bool force;   /* symbols of another build are used */
};

/* How many; other libraries' frames are in none of the last three. */
struct trace_summary {
	uint64_t traces, frames, resolved, hidden, unresolved;
};

/*
 * Writes the text with each frame that symbols know replaced by its functions, and all else as it is; or the frames as JSON.
 * What was wrong with symbols goes to d, once.
 */
void trace_write(struct bytes text, struct symbols *symbols, const struct trace_options *options, FILE *to,
                 struct diag *d, struct trace_summary *ret);

/* The steps of it that have files of their own. */

enum trace_outcome {
	FRAME_FOREIGN,    /* not Dart's, and no source knows its library */
	FRAME_UNRESOLVED, /* nothing is known of it */
	FRAME_HIDDEN,     /* only the compiler's own functions */
	FRAME_RESOLVED,
};

struct resolver {
	const struct trace_text *text;
	const struct trace_options *options;
	struct symbols *symbols;
	struct diag *diag;
	struct arena arena;       /* of the frame in hand */
	struct place_list places; /* what is shown of it */
	const struct build *build;
};

/* What symbols say of a frame: in places and build until the next one. */
enum trace_outcome trace_resolve(struct resolver *r, const struct trace_frame *frame);
void resolver_release(struct resolver *r);

/* What the trace that the frame is in, or the frame itself, says of its build: digits alone, in ret's room; "" for nothing. */
#define TRACE_ID_ROOM 132
void trace_build_id(const struct trace_text *text, const struct trace_frame *frame, char ret[TRACE_ID_ROOM]);

/* "isolate", "vm", "text"; NULL where there is none. */
const char *trace_section_name(enum trace_section section);

#endif
