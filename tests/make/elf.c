#include "tests/make/elf.h"

#include <zlib.h>
#include <zstd.h>

/* gABI, chapters 4 and 5: what is put here is not taken from <elf.h>, so that a reader's mistake is not repeated. */
enum {
	NOBITS = 8, ALLOC = 2, COMPRESSED = 0x800, ONE_PAST_SHNUM = 0xff00, XINDEX = 0xffff, XNUM = 0xffff,
};

static size_t header_size(const struct elf_maker *m)
{
	return m->is64 ? 64 : 52;
}

static size_t segment_size(const struct elf_maker *m)
{
	return m->is64 ? 56 : 32;
}

static void put_zeros(struct put *p, size_t n)
{
	while (n--)
		put_uint(p, 0, 1);
}

static void put_padding(struct put *p, uint64_t align)
{
	if (align > 1)
		put_zeros(p, (size_t)(-(uint64_t)p->out.n % align));
}

void made_put_word(const struct elf_maker *m, struct put *p, uint64_t value)
{
	put_uint(p, value, m->is64 ? 8 : 4);
}

struct elf_maker elf_maker_make(bool is64, bool big_endian, uint16_t machine)
{
	struct elf_maker m = {.p = {.big_endian = big_endian}, .is64 = is64, .machine = machine, .type = 3};
	put_zeros(&m.p, header_size(&m) + MADE_SEGMENTS_MAX * segment_size(&m));
	*vec_push(&m.sections) = (struct made_section){.name = ""};
	return m;
}

unsigned elf_maker_section(struct elf_maker *m, struct made_section section, const void *data, size_t n)
{
	put_padding(&m->p, section.align);
	section.offset = m->p.out.n;
	if (section.flags & ALLOC && !section.vaddr)
		section.vaddr = m->base + section.offset;
	if (section.type != NOBITS)
		section.size = n;
	put_bytes(&m->p, data, n);
	*vec_push(&m->sections) = section;
	return (unsigned)m->sections.n - 1;
}

unsigned elf_maker_section_put(struct elf_maker *m, struct made_section section, const struct put *data)
{
	return elf_maker_section(m, section, data->out.at, data->out.n);
}

static void put_packing_header(struct elf_maker *m, struct put *p, enum made_packing packing, uint64_t size)
{
	if (packing == PACK_ZDEBUG) {
		struct put order = {.big_endian = true};
		put_uint(&order, size, 8);
		put_bytes(p, "ZLIB", 4);
		put_bytes(p, order.out.at, 8);
		put_release(&order);
		return;
	}
	put_uint(p, packing == PACK_ZLIB ? 1 : 2, 4);
	if (m->is64)
		put_uint(p, 0, 4);
	made_put_word(m, p, size);
	made_put_word(m, p, 1);
}

unsigned elf_maker_section_packed(struct elf_maker *m, struct made_section section, enum made_packing packing,
                            const void *data, size_t n)
{
	uLongf room = compressBound(n) > ZSTD_compressBound(n) ? compressBound(n) : ZSTD_compressBound(n);
	struct put p = {.big_endian = m->p.big_endian};
	if (packing == PACK_NONE)
		return elf_maker_section(m, section, data, n);
	put_packing_header(m, &p, packing, m->claimed_size ? m->claimed_size : n);
	vec_reserve(&p.out, room);
	if (packing == PACK_ZSTD)
		room = ZSTD_compress(p.out.at + p.out.n, room, data, n, 3);
	else
		compress((Bytef *)p.out.at + p.out.n, &room, data, n);
	p.out.n += room;
	if (packing != PACK_ZDEBUG)
		section.flags |= COMPRESSED;
	unsigned index = elf_maker_section_put(m, section, &p);
	put_release(&p);
	return index;
}

void elf_maker_segment(struct elf_maker *m, struct made_segment segment)
{
	if (m->segment_count == MADE_SEGMENTS_MAX)
		abort();
	m->segments[m->segment_count++] = segment;
}

void elf_maker_segment_so_far(struct elf_maker *m, uint32_t flags, uint64_t offset)
{
	uint64_t size = m->p.out.n - offset;
	elf_maker_segment(m, (struct made_segment){
		.type = 1, .flags = flags, .offset = offset, .vaddr = m->base + offset, .file_size = size,
		.memory_size = size, .align = 0x1000
	});
}

void elf_maker_segment_of(struct elf_maker *m, uint32_t type, unsigned section)
{
	const struct made_section *s = &m->sections.at[section];
	elf_maker_segment(m, (struct made_segment){
		.type = type, .flags = 4, .offset = s->offset, .vaddr = s->vaddr, .file_size = s->size,
		.memory_size = s->size, .align = s->align
	});
}

static void put_segment(struct elf_maker *m, struct put *p, const struct made_segment *s)
{
	put_uint(p, s->type, 4);
	if (m->is64)
		put_uint(p, s->flags, 4);
	made_put_word(m, p, s->offset);
	made_put_word(m, p, s->vaddr);
	made_put_word(m, p, s->vaddr);
	made_put_word(m, p, s->file_size);
	made_put_word(m, p, s->memory_size);
	if (!m->is64)
		put_uint(p, s->flags, 4);
	made_put_word(m, p, s->align);
}

static void put_section(struct elf_maker *m, const struct made_section *s, uint64_t name)
{
	put_uint(&m->p, name, 4);
	put_uint(&m->p, s->type, 4);
	made_put_word(m, &m->p, s->flags);
	made_put_word(m, &m->p, s->vaddr);
	made_put_word(m, &m->p, s->offset);
	made_put_word(m, &m->p, s->size);
	put_uint(&m->p, s->link, 4);
	put_uint(&m->p, s->info, 4);
	made_put_word(m, &m->p, s->align);
	made_put_word(m, &m->p, s->entry_size);
}

/* The section of names, and then the headers. */
static void put_sections(struct elf_maker *m)
{
	struct put names = {0};
	struct buf places = {0};
	struct made_section own = {.name = ".shstrtab", .type = 3};
	for (size_t i = 0; i < m->sections.n; i++) {
		uint32_t at = (uint32_t)names.out.n;
		buf_bytes(&places, &at, sizeof at);
		put_text(&names, m->sections.at[i].name);
	}
	uint32_t own_name = (uint32_t)names.out.n;
	buf_bytes(&places, &own_name, sizeof own_name);
	put_text(&names, own.name);
	m->names = elf_maker_section_put(m, own, &names);
	if (m->extended)
		m->sections.at[0] = (struct made_section){.name = "", .size = m->sections.n, .link = m->names,
		                                          .info = m->segment_count};
	put_padding(&m->p, 8);
	m->section_headers = m->p.out.n;
	for (size_t i = 0; i < m->sections.n; i++) {
		uint32_t at;
		memcpy(&at, places.at + i * sizeof at, sizeof at);
		put_section(m, &m->sections.at[i], at);
	}
	buf_release(&places);
	put_release(&names);
}

static void put_header(struct elf_maker *m, struct put *p)
{
	bool sections = !m->no_sections;
	put_bytes(p, "\177ELF", 4);
	put_uint(p, m->is64 ? 2 : 1, 1);
	put_uint(p, m->p.big_endian ? 2 : 1, 1);
	put_uint(p, 1, 1);
	put_zeros(p, 9);
	put_uint(p, m->type, 2);
	put_uint(p, m->machine, 2);
	put_uint(p, 1, 4);
	made_put_word(m, p, 0);
	made_put_word(m, p, m->segment_count ? header_size(m) : 0);
	made_put_word(m, p, m->section_headers);
	put_uint(p, m->flags, 4);
	put_uint(p, header_size(m), 2);
	put_uint(p, segment_size(m), 2);
	put_uint(p, m->extended ? XNUM : m->segment_count, 2);
	put_uint(p, sections ? (m->is64 ? 64 : 40) : 0, 2);
	put_uint(p, sections && !m->extended ? m->sections.n : 0, 2);
	put_uint(p, !sections ? 0 : m->extended ? XINDEX : m->names, 2);
}

void elf_maker_end(struct elf_maker *m)
{
	struct put head = {.big_endian = m->p.big_endian};
	if (m->sections.n >= ONE_PAST_SHNUM)
		m->extended = true;
	if (!m->no_sections)
		put_sections(m);
	put_header(m, &head);
	for (unsigned i = 0; i < m->segment_count; i++)
		put_segment(m, &head, &m->segments[i]);
	memcpy(m->p.out.at, head.out.at, head.out.n);
	put_release(&head);
}

void elf_maker_release(struct elf_maker *m)
{
	put_release(&m->p);
	vec_release(&m->sections);
}

struct made_symbols made_symbols_make(const struct elf_maker *m)
{
	struct made_symbols s = {
		.entries = {.big_endian = m->p.big_endian}, .strings = {.big_endian = m->p.big_endian}, .maker = m
	};
	put_text(&s.strings, "");
	made_symbol(&s, "", 0, 0, 0, 0, 0);
	return s;
}

unsigned made_symbol(struct made_symbols *s, const char *name, unsigned type, unsigned binding, unsigned section,
                     uint64_t value, uint64_t size)
{
	struct put *p = &s->entries;
	put_uint(p, *name ? s->strings.out.n : 0, 4);
	if (!s->maker->is64) {
		put_uint(p, value, 4);
		put_uint(p, size, 4);
	}
	put_uint(p, binding << 4 | type, 1);
	put_uint(p, 0, 1);
	put_uint(p, section, 2);
	if (s->maker->is64) {
		put_uint(p, value, 8);
		put_uint(p, size, 8);
	}
	if (*name)
		put_text(&s->strings, name);
	return s->count++;
}

unsigned made_symbols_end(struct made_symbols *s, struct elf_maker *m, uint32_t type)
{
	bool dynamic = type == 11;
	uint64_t flags = dynamic ? ALLOC : 0;
	unsigned strings = elf_maker_section_put(m, (struct made_section){
		.name = dynamic ? ".dynstr" : ".strtab", .type = 3, .flags = flags
	}, &s->strings);
	unsigned index = elf_maker_section_put(m, (struct made_section){
		.name = dynamic ? ".dynsym" : ".symtab", .type = type, .flags = flags, .link = strings, .align = 8,
		.entry_size = m->is64 ? 24 : 16
	}, &s->entries);
	put_release(&s->entries);
	put_release(&s->strings);
	return index;
}

unsigned elf_maker_dynamic(struct elf_maker *m, const struct made_dynamic *entries, size_t n)
{
	struct put p = {.big_endian = m->p.big_endian};
	for (size_t i = 0; i < n; i++) {
		made_put_word(m, &p, entries[i].tag);
		made_put_word(m, &p, entries[i].value);
	}
	made_put_word(m, &p, 0);
	made_put_word(m, &p, 0);
	unsigned index = elf_maker_section_put(m, (struct made_section){
		.name = ".dynamic", .type = 6, .flags = ALLOC | 1, .align = 8
	}, &p);
	put_release(&p);
	elf_maker_segment_of(m, 2, index);
	return index;
}

void made_put_note(struct put *p, const char *owner, uint32_t type, const void *data, size_t n, unsigned align)
{
	put_uint(p, strlen(owner) + 1, 4);
	put_uint(p, n, 4);
	put_uint(p, type, 4);
	put_text(p, owner);
	put_padding(p, align);
	put_bytes(p, data, n);
	put_padding(p, align);
}
