/* Attribute forms (DWARF 5, 7.5.6), reduced to a few meanings before anything interprets them. */
#ifndef DUMP_SYMS_DWARF_FORM_H
#define DUMP_SYMS_DWARF_FORM_H

#include "base/cursor.h"

/* What the size of a form depends on, beside the data. */
struct encoding {
	uint8_t version, address_size, offset_size;
};

enum meaning {
	VALUE_NONE,
	VALUE_ADDRESS,
	VALUE_ADDRESS_INDEX, /* into .debug_addr */
	VALUE_CONSTANT,      /* signed ones in two's complement */
	VALUE_FLAG,
	VALUE_BLOCK,         /* its bytes are of no use here */
	VALUE_TEXT,          /* lies in .debug_info itself */
	VALUE_STR,           /* offset in .debug_str */
	VALUE_LINE_STR,      /* offset in .debug_line_str */
	VALUE_STR_INDEX,     /* into .debug_str_offsets */
	VALUE_REFERENCE,     /* offset from the start of the unit */
	VALUE_INFO,          /* offset in .debug_info */
	VALUE_SIGNATURE,     /* of a type, which is in a unit of its own */
	VALUE_ALT_INFO,      /* offset in .debug_info of the supplementary file */
	VALUE_ALT_STR,       /* offset in its .debug_str */
	VALUE_OFFSET,        /* in the section that the attribute means */
	VALUE_LIST_INDEX,    /* into the offsets of a list section */
};

struct value {
	enum meaning meaning;
	union {
		uint64_t number;
		const char *text; /* VALUE_TEXT */
	};
};

/* What a form takes in a DIE: so many bytes, or something that says its own length. */
enum shape {
	SHAPE_0, SHAPE_1, SHAPE_2, SHAPE_3, SHAPE_4, SHAPE_8, SHAPE_16,
	SHAPE_ADDRESS, SHAPE_OFFSET, SHAPE_REF_ADDR,
	SHAPE_FIXED_LAST = SHAPE_REF_ADDR,
	SHAPE_ULEB, SHAPE_SLEB, SHAPE_STRING, SHAPE_BLOCK1, SHAPE_BLOCK2, SHAPE_BLOCK4, SHAPE_BLOCK,
	SHAPE_INDIRECT, /* the form stands in the DIE */
	SHAPE_IMPLICIT, /* the value stands in the abbreviation */
};

struct form {
	uint8_t shape, meaning;
};

/* The form with this code; false where there is none. */
bool form_find(uint64_t code, struct form *ret);

/* Bytes that a shape up to SHAPE_FIXED_LAST takes. */
unsigned shape_size(enum shape shape, const struct encoding *e);

/* Steps over a value, or reads it. Anything that does not fit or makes no sense makes the cursor fail. */
void form_skip(struct form form, const struct encoding *e, struct cursor *c);
struct value form_read(struct form form, const struct encoding *e, struct cursor *c);

#endif
