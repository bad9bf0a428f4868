#include "elf/identity.h"

#include <elf.h>
#include <string.h>

/* The longest that is believed: linkers make 8 to 20 bytes, but take any given by hand. */
#define BUILD_ID_MAX 256

/* Steps over what pads a note's part to `align`, counted from the start of the notes. */
static void note_pad(struct cursor *c, unsigned align)
{
	uint64_t past = cursor_offset(c) % align;
	if (past && cursor_left(c))
		cursor_skip(c, align - past);
}

/*
 * gABI, "Note Section": three words, the owner's name and the description, padded to 4, or to 8 where that is the
 * alignment.
 */
static bool find_in_notes(const struct elf_image *image, struct bytes notes, uint64_t align, struct bytes *ret)
{
	struct cursor c = cursor_over(notes, "notes", image->big_endian);
	unsigned pad = align == 8 ? 8 : 4;
	while (cursor_left(&c)) {
		uint32_t name_size = cursor_u32(&c), size = cursor_u32(&c), type = cursor_u32(&c);
		struct bytes owner = cursor_run(&c, name_size);
		note_pad(&c, pad);
		struct bytes description = cursor_run(&c, size);
		if (type == NT_GNU_BUILD_ID && owner.size == 4 && memcmp(owner.data, "GNU", 4) == 0 &&
		    description.size && description.size <= BUILD_ID_MAX) {
			*ret = description;
			return true;
		}
		note_pad(&c, pad);
	}
	return false;
}

/*
 * As find_in_notes, in a section. *budget bytes are looked at in all: a file can have many sections of notes, all of
 * them the same megabytes.
 */
static bool find_in_section(const struct elf_image *image, const struct elf_section *s, uint64_t *budget,
                            struct bytes *ret)
{
	struct bytes notes;
	if (s->type != SHT_NOTE)
		return false;
	image_stored(image, s, &notes);
	if (notes.size > *budget)
		return false;
	*budget -= notes.size;
	return find_in_notes(image, notes, s->align, ret);
}

enum status identity_build_id(const struct elf_image *image, struct bytes *ret)
{
	uint64_t budget = 2 * (uint64_t)image->file.size;
	const struct elf_section *usual = image_section(image, ".note.gnu.build-id");
	struct bytes notes;
	if (usual && find_in_section(image, usual, &budget, ret))
		return ST_OK;
	for (size_t i = 1; i < image->sections.n; i++)
		if (find_in_section(image, &image->sections.at[i], &budget, ret))
			return ST_OK;
	for (size_t i = 0; i < image->segments.n; i++) {
		const struct elf_segment *s = &image->segments.at[i];
		if (s->type != PT_NOTE || s->file_size > budget ||
		    !bytes_slice(image->file, s->offset, s->file_size, &notes))
			continue;
		budget -= notes.size;
		if (find_in_notes(image, notes, s->align, ret))
			return ST_OK;
	}
	return ST_ABSENT;
}

enum status identity_hash(const struct elf_image *image, uint8_t ret[16])
{
	const struct elf_section *text = image_section(image, ".text");
	if (!text)
		text = image_section(image, "text");
	if (!text || text->type != SHT_PROGBITS || !text->size || text->offset >= image->file.size)
		return ST_ABSENT;
	uint64_t size = text->size < 4096 ? text->size : 4096;
	const uint8_t *at = image->file.data + text->offset, *end = image->file.data + image->file.size;
	memset(ret, 0, 16);
	for (uint64_t i = 0; i < (size + 15) / 16 * 16 && at < end; i++)
		ret[i % 16] ^= *at++;
	return ST_OK;
}
