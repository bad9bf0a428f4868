/* Notes (gABI, "Note Section"): of a section, a PT_NOTE segment, or the memory that holds one. */
#ifndef ELF_NOTE_H
#define ELF_NOTE_H

#include "base/cursor.h"

struct elf_note {
	struct bytes owner; /* with its NUL, where it has one */
	uint32_t type;
	struct bytes description;
};

/*
 * The next note of the run of notes that c began over: three words, the owner's name and the description, each padded to 4,
 * or to 8 where align is 8. False at the end, and where what is left is no whole note: then the cursor has failed.
 */
bool note_next(struct cursor *c, uint64_t align, struct elf_note *ret);

/* Whether it is the note of this owner and type. */
bool note_is(const struct elf_note *note, const char *owner, uint32_t type);

/* The GNU build-id among the notes of a run, borrowed; false where there is none that can be believed. */
bool note_build_id(struct bytes notes, uint64_t align, bool big_endian, struct bytes *ret);

#endif
