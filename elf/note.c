#include "elf/note.h"

#include <elf.h>
#include <string.h>

/* The longest build-id that is believed: linkers make 8 to 20 bytes, but take any given by hand. */
#define BUILD_ID_MAX 256

/* Steps over what pads a note's part to `align`, counted from the start of the notes. */
static void note_pad(struct cursor *c, unsigned align)
{
	uint64_t past = cursor_offset(c) % align;
	if (past && cursor_left(c))
		cursor_skip(c, align - past);
}

bool note_next(struct cursor *c, uint64_t align, struct elf_note *ret)
{
	unsigned pad = align == 8 ? 8 : 4;
	note_pad(c, pad); /* after the note before: the last one need not be padded */
	if (!cursor_left(c))
		return false;
	uint32_t name_size = cursor_u32(c), size = cursor_u32(c);
	ret->type = cursor_u32(c);
	ret->owner = cursor_run(c, name_size);
	note_pad(c, pad);
	ret->description = cursor_run(c, size);
	return cursor_ok(c);
}

bool note_is(const struct elf_note *note, const char *owner, uint32_t type)
{
	size_t n = strlen(owner) + 1;
	return note->type == type && note->owner.size == n && memcmp(note->owner.data, owner, n) == 0;
}

bool note_build_id(struct bytes notes, uint64_t align, bool big_endian, struct bytes *ret)
{
	struct cursor c = cursor_over(notes, "notes", big_endian);
	struct elf_note note;
	while (note_next(&c, align, &note)) {
		if (note_is(&note, "GNU", NT_GNU_BUILD_ID) && note.description.size && note.description.size <= BUILD_ID_MAX) {
			*ret = note.description;
			return true;
		}
	}
	return false;
}
