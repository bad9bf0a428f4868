#include "elf/identity.h"

#include "elf/note.h"

#include <elf.h>
#include <string.h>

/*
 * The build-id in a section. *budget bytes are looked at in all: a file can have many sections of notes, all of
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
	return note_build_id(notes, s->align, image->big_endian, ret);
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
		if (note_build_id(notes, s->align, image->big_endian, ret))
			return ST_OK;
	}
	return ST_ABSENT;
}

/*
 * What is hashed. Objects of -ffunction-sections have nothing in .text; no minidump knows of them, so that any section of
 * code will do.
 */
static const struct elf_section *hashed_section(const struct elf_image *image)
{
	const struct elf_section *text = image_section(image, ".text");
	if (!text)
		text = image_section(image, "text");
	if (image->type != ET_REL || (text && text->size))
		return text;
	for (size_t i = 1; i < image->sections.n; i++) {
		const struct elf_section *s = &image->sections.at[i];
		if (s->flags & SHF_EXECINSTR && section_has_bytes(s))
			return s;
	}
	return NULL;
}

enum status identity_hash(const struct elf_image *image, uint8_t ret[16])
{
	const struct elf_section *text = hashed_section(image);
	if (!text || text->type != SHT_PROGBITS || !text->size || text->offset >= image->file.size)
		return ST_ABSENT;
	uint64_t size = text->size < 4096 ? text->size : 4096;
	const uint8_t *at = image->file.data + text->offset, *end = image->file.data + image->file.size;
	memset(ret, 0, 16);
	for (uint64_t i = 0; i < (size + 15) / 16 * 16 && at < end; i++)
		ret[i % 16] ^= *at++;
	return ST_OK;
}
