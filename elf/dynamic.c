#include "elf/dynamic.h"

#include "elf/headers.h"
#include "elf/kinds.h"

#include <elf.h>
#include <inttypes.h>

const struct diag_kind elf_unwind_lost = {DIAG_LOSS, "the unwind table cannot be found by its header"};

enum status image_at(const struct elf_image *image, uint64_t vaddr, struct bytes *ret)
{
	for (size_t i = 0; i < image->segments.n; i++) {
		const struct elf_segment *s = &image->segments.at[i];
		if (s->type != PT_LOAD || vaddr < s->vaddr || vaddr - s->vaddr >= s->file_size)
			continue;
		if (s->offset >= image->file.size || vaddr - s->vaddr >= image->file.size - s->offset)
			continue;
		uint64_t offset = s->offset + (vaddr - s->vaddr), size = s->file_size - (vaddr - s->vaddr);
		uint64_t left = image->file.size - offset;
		bytes_slice(image->file, offset, size < left ? size : left, ret);
		return ST_OK;
	}
	return ST_ABSENT;
}

/* The first segment of this type that has bytes in the file. */
static const struct elf_segment *find_segment(const struct elf_image *image, uint32_t type)
{
	for (size_t i = 0; i < image->segments.n; i++)
		if (image->segments.at[i].type == type && image->segments.at[i].file_size)
			return &image->segments.at[i];
	return NULL;
}

/*
 * The section headers go first: in a separate debug file they say that there is no dynamic section, while the segments
 * still describe the stripped file.
 */
static struct bytes dynamic_table(const struct elf_image *image)
{
	struct bytes run = {0};
	for (size_t i = 1; i < image->sections.n; i++) {
		if (image->sections.at[i].type == SHT_DYNAMIC) {
			image_stored(image, &image->sections.at[i], &run);
			return run;
		}
	}
	const struct elf_segment *s = image->sections.n ? NULL : find_segment(image, PT_DYNAMIC);
	if (s)
		bytes_slice(image->file, s->offset, s->file_size, &run);
	return run;
}

bool dynamic_value(const struct elf_image *image, uint64_t tag, uint64_t *ret)
{
	struct cursor c = cursor_over(dynamic_table(image), "dynamic section", image->big_endian);
	while (cursor_left(&c) >= 2 * image->address_size) {
		uint64_t t = cursor_uint(&c, image->address_size);
		uint64_t value = cursor_uint(&c, image->address_size);
		if (t == tag) {
			*ret = value;
			return true;
		}
		if (t == DT_NULL)
			return false;
	}
	return false;
}

struct bytes dynamic_run(const struct elf_image *image, uint64_t tag)
{
	struct bytes run = {0};
	uint64_t vaddr;
	if (dynamic_value(image, tag, &vaddr))
		image_at(image, vaddr, &run);
	return run;
}

struct bytes dynamic_strings(const struct elf_image *image)
{
	struct bytes run = dynamic_run(image, DT_STRTAB);
	uint64_t size;
	if (dynamic_value(image, DT_STRSZ, &size) && size < run.size)
		run.size = size;
	return string_table(run);
}

const char *image_soname(const struct elf_image *image)
{
	uint64_t offset;
	if (!dynamic_value(image, DT_SONAME, &offset))
		return NULL;
	return string_at(dynamic_strings(image), offset);
}

/* gABI, "Hash Table": a chain entry for each symbol. Its words are 32 bits wide, but 64 on 64-bit S/390. */
static uint64_t count_by_hash(const struct elf_image *image)
{
	struct bytes run = dynamic_run(image, DT_HASH);
	struct cursor c = cursor_over(run, "DT_HASH", image->big_endian);
	unsigned word = image->machine == EM_S390 && image->is64 ? 8 : 4;
	cursor_skip(&c, word);
	return cursor_uint(&c, word);
}

/*
 * DT_GNU_HASH holds the symbols from symbol_offset on, sorted by bucket; the last symbol ends the chain of the highest
 * bucket, and the end of a chain is an odd hash.
 */
static uint64_t count_by_gnu_hash(const struct elf_image *image)
{
	struct bytes run = dynamic_run(image, DT_GNU_HASH);
	struct cursor c = cursor_over(run, "DT_GNU_HASH", image->big_endian);
	uint32_t buckets = cursor_u32(&c), symbol_offset = cursor_u32(&c), bloom = cursor_u32(&c);
	uint64_t last = 0;
	cursor_skip(&c, 4 + (uint64_t)bloom * image->address_size);
	for (uint32_t i = 0; i < buckets && cursor_ok(&c); i++) {
		uint32_t first = cursor_u32(&c);
		if (first > last)
			last = first;
	}
	if (!cursor_ok(&c) || last < symbol_offset)
		return cursor_ok(&c) ? symbol_offset : 0;
	cursor_skip(&c, (last - symbol_offset) * 4);
	while (cursor_ok(&c) && !(cursor_u32(&c) & 1))
		last++;
	return last + 1;
}

uint64_t dynamic_symbol_count(const struct elf_image *image)
{
	uint64_t count = count_by_hash(image);
	return count ? count : count_by_gnu_hash(image);
}

/* LSB 4.1, 10.5.1, "DWARF Exception Header Encoding": how the value is stored in the low half, on what in the high. */
enum {
	PE_ABSPTR = 0x00,
	PE_UDATA2 = 0x02,
	PE_UDATA4 = 0x03,
	PE_UDATA8 = 0x04,
	PE_SDATA2 = 0x0a,
	PE_SDATA4 = 0x0b,
	PE_SDATA8 = 0x0c,
	PE_PCREL = 0x10,
	PE_DATAREL = 0x30,
};

static uint64_t read_stored(struct cursor *c, uint8_t encoding, unsigned address_size)
{
	switch (encoding & 0x0f) {
	case PE_ABSPTR:
		return cursor_uint(c, address_size);
	case PE_UDATA2:
		return cursor_u16(c);
	case PE_UDATA4:
		return cursor_u32(c);
	case PE_SDATA2:
		return (uint64_t)(int16_t)cursor_u16(c);
	case PE_SDATA4:
		return (uint64_t)(int32_t)cursor_u32(c);
	case PE_UDATA8:
	case PE_SDATA8:
		return cursor_u64(c);
	default:
		cursor_fail(c);
		return 0;
	}
}

/* Reads a pointer of .eh_frame_hdr, whose first byte is at vaddr. */
static uint64_t read_encoded(struct cursor *c, uint8_t encoding, uint64_t vaddr, unsigned address_size)
{
	uint64_t at = vaddr + cursor_offset(c), value = read_stored(c, encoding, address_size);
	switch (encoding & 0xf0) {
	case 0:
		break;
	case PE_PCREL:
		value += at;
		break;
	case PE_DATAREL:
		value += vaddr;
		break;
	default:
		cursor_fail(c);
	}
	return address_size == 4 ? (uint32_t)value : value;
}

enum status image_eh_frame(const struct elf_image *image, struct diag *d, struct bytes *ret, uint64_t *ret_vaddr)
{
	const struct elf_segment *s = find_segment(image, PT_GNU_EH_FRAME);
	struct bytes run = {0};
	if (!s)
		return ST_ABSENT;
	bytes_slice(image->file, s->offset, s->file_size, &run);
	struct cursor c = cursor_over(run, "PT_GNU_EH_FRAME", image->big_endian);
	uint8_t version = cursor_u8(&c), encoding = cursor_u8(&c);
	cursor_skip(&c, 2);
	uint64_t vaddr = read_encoded(&c, encoding, s->vaddr, image->address_size);
	if (!cursor_ok(&c) || version != 1)
		return diag_bad(d, &elf_unwind_lost, &c, "version %u, encoding 0x%x", version, encoding);
	if (image_at(image, vaddr, ret) != ST_OK)
		return diag_bad(d, &elf_unwind_lost, &c, "it points to 0x%" PRIx64 ", outside the file", vaddr);
	*ret_vaddr = vaddr;
	return ST_OK;
}
