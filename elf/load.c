#include "elf/image.h"

#include "base/file.h"
#include "elf/inflate.h"
#include "elf/kinds.h"
#include "elf/packed.h"
#include "elf/relocatable.h"

#include <elf.h>
#include <inttypes.h>
#include <string.h>

#ifndef ELFCOMPRESS_ZSTD
#define ELFCOMPRESS_ZSTD 2
#endif

const struct diag_kind elf_section_cut = {DIAG_LOSS, "a section leaves the file"};
const struct diag_kind elf_section_damaged = {DIAG_LOSS, "a section cannot be decompressed"};

bool image_stored(const struct elf_image *image, const struct elf_section *section, struct bytes *ret)
{
	*ret = (struct bytes){0};
	if (!section_has_bytes(section))
		return true;
	if (bytes_slice(image->file, section->offset, section->size, ret))
		return true;
	if (section->offset < image->file.size)
		bytes_slice(image->file, section->offset, image->file.size - section->offset, ret);
	return false;
}

/* gABI, "Section compression": Elf32_Chdr, Elf64_Chdr. */
static bool read_compression_header(struct cursor *c, const struct elf_image *image, struct packed *ret)
{
	uint32_t type = cursor_u32(c);
	if (image->is64)
		cursor_skip(c, 4);
	ret->size = cursor_uint(c, image->address_size);
	cursor_skip(c, image->address_size);
	ret->inflate = type == ELFCOMPRESS_ZLIB ? inflate_zlib : type == ELFCOMPRESS_ZSTD ? inflate_zstd : NULL;
	return cursor_ok(c) && ret->inflate;
}

/* `.zdebug`: "ZLIB" and a size, big-endian whatever the file's order. Without the magic it was left as it is. */
static bool is_zdebug(const struct elf_section *section, struct bytes run)
{
	return strncmp(section->name, ".zdebug", 7) == 0 && run.size >= 12 && memcmp(run.data, "ZLIB", 4) == 0;
}

static bool is_compressed(const struct elf_section *section, struct bytes run)
{
	return section->flags & SHF_COMPRESSED || is_zdebug(section, run);
}

/* Damage may lay one section over another. Where many lie over each other, a few bytes are to become a lot of memory. */
#define OVERLAPS_MAX 3

static bool is_overlaid(const struct elf_image *image, struct bytes run)
{
	unsigned overlaps = 0;
	struct bytes other;
	for (size_t i = 0; i < image->sections.n && overlaps <= OVERLAPS_MAX + 1; i++) {
		image_stored(image, &image->sections.at[i], &other);
		overlaps += other.size && is_compressed(&image->sections.at[i], other) && other.data < run.data + run.size &&
		            run.data < other.data + other.size;
	}
	return overlaps > OVERLAPS_MAX + 1; /* itself is one */
}

/* What stands before the compressed bytes. Returns NULL, or in words what is wrong. */
static const char *read_packed(const struct elf_image *image, const struct elf_section *section, struct bytes run,
                               struct packed *ret)
{
	struct cursor c = cursor_over(run, section->name, true);
	*ret = (struct packed){.inflate = inflate_zlib};
	if (section->flags & SHF_COMPRESSED) {
		c.big_endian = image->big_endian;
		if (!read_compression_header(&c, image, ret))
			return "its compression is unknown";
	} else {
		cursor_skip(&c, 4);
		ret->size = cursor_u64(&c);
	}
	ret->data = cursor_run(&c, cursor_left(&c));
	return is_overlaid(image, run) ? "it shares its bytes with too many others" : NULL;
}

bool packed_find(const struct elf_image *image, const struct elf_section *section, struct packed *ret)
{
	struct bytes run;
	return section && section_has_bytes(section) && image_stored(image, section, &run) && is_compressed(section, run) &&
	       !read_packed(image, section, run, ret);
}

static const char *unpack(const struct elf_image *image, const struct elf_section *section, struct bytes run,
                          struct section_data *ret)
{
	struct packed p;
	const char *wrong = read_packed(image, section, run, &p);
	if (wrong)
		return wrong;
	wrong = p.inflate(p.data, p.size, &ret->run);
	ret->owned = true;
	if (image->mapped)
		file_drop(p.data);
	return wrong;
}

enum status image_load_table(const struct elf_image *image, const struct elf_section *section, struct diag *d,
                             struct section_data *ret)
{
	const char *wrong = NULL;
	struct bytes run;
	*ret = (struct section_data){0};
	if (!section || !section_has_bytes(section))
		return ST_ABSENT;
	bool whole = image_stored(image, section, &run);
	if (is_compressed(section, run))
		wrong = unpack(image, section, run, ret);
	else
		ret->run = run;
	if (!whole)
		return diag_bad_at(d, &elf_section_cut, section->name, run.size,
		                   "0x%" PRIx64 " bytes at 0x%" PRIx64 " of a file of 0x%zx", section->size, section->offset,
		                   image->file.size);
	if (wrong)
		return diag_bad_at(d, &elf_section_damaged, section->name, 0, "%s; 0x%zx bytes were had", wrong,
		                   ret->run.size);
	return ST_OK;
}

enum status image_load(const struct elf_image *image, const struct elf_section *section, struct diag *d,
                       struct section_data *ret)
{
	enum status st = image_load_table(image, section, d, ret);
	if (image->type == ET_REL && ret->run.size && relocatable_apply(image, section, d, ret) != ST_OK)
		return ST_BAD;
	return st;
}

void image_unload(struct section_data *data)
{
	if (data->owned)
		file_unmap(data->run);
	*data = (struct section_data){0};
}
