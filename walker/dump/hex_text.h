/* Memory as text: what xxd, `hexdump -C`, lldb's `memory read`, and gdb's x/bx, x/hx, x/wx, x/gx and x/a print. */
#ifndef WALKER_DUMP_HEX_TEXT_H
#define WALKER_DUMP_HEX_TEXT_H

#include "walker/dump/process.h"

/* Whether content is such a text, and no raw bytes: by its first line, and by having no control characters. */
bool hex_text_is(struct bytes content);

/* What the offsets of xxd and hexdump mean; gdb's and lldb's lines (0x...) give addresses in any case. */
enum hex_offsets {
	HEX_AT_ADDR,  /* the first line's is at addr, which was given */
	HEX_HEADED,   /* of a file that begins with an 8-byte little-endian address, where they begin at 0; else addresses */
	HEX_ABSOLUTE, /* they are addresses */
};

/*
 * Appends to process->memory what text shows: regions whose bytes live in process->arena. Words are little-endian; one
 * without leading zeros (x/a) is as wide as an address. A line `*` repeats the line before it up to the next one. Lines that
 * cannot be read are reported to process->diag.
 */
void hex_text_read(struct bytes text, const char *name, enum hex_offsets offsets, uint64_t addr, struct process *process);

extern const struct diag_kind hex_line_unreadable, hex_repeats_lost;

#endif
