#include "dump_syms/cfi/frame.h"

#include "dump_syms/cfi/pointer.h"

#include <dwarf.h>
#include <inttypes.h>

const struct diag_kind frame_bad_section = {DIAG_LOSS, "part of the call frame information could not be read"};
const struct diag_kind frame_bad_cie = {DIAG_LOSS, "a common entry of call frame information could not be read"};
const struct diag_kind frame_bad_fde = {DIAG_LOSS, "the call frame information of a code range could not be read"};

struct reader {
	const struct cfi_input *input;
	const struct cfi_section *section;
	struct diag *d;
	struct frame_table *table;
};

/* A record before its body is looked at. */
struct record {
	uint64_t offset, next; /* where it and the one behind it begin */
	bool is_cie;
	uint64_t cie_offset; /* of an FDE */
	struct bytes body;   /* behind the identifier */
};
struct record_list VEC(struct record);

struct cursor frame_cursor(const struct cfi_input *input, const struct cfi_section *section, struct bytes run)
{
	struct cursor c = cursor_over(section->run, section->name, input->big_endian);
	cursor_skip(&c, (uint64_t)(run.data - section->run.data));
	return cursor_take(&c, run.size);
}

static struct pointer_bases reader_bases(const struct cfi_input *input, const struct cfi_section *section,
                                         const struct cie *cie)
{
	return (struct pointer_bases){
		.section = section->vaddr,
		.text = input->text_vaddr,
		.data = input->got_vaddr,
		.address_size = cie->address_size,
	};
}

uint64_t frame_address(const struct cfi_input *input, const struct cfi_section *section, const struct cie *cie,
                       struct cursor *c)
{
	struct pointer_bases bases = reader_bases(input, section, cie);
	uint64_t address = pointer_read(c, cie->pc_encoding, &bases);
	if (!(cie->pc_encoding & POINTER_APPLICATION))
		address += section->bias;
	return address & ~input->isa_bit;
}

/*
 * The letters of a "z" augmentation. One that nobody knows ends them: the data is skipped by its length, and only an
 * "R" behind it, the encoding of addresses, would be missed.
 */
static bool read_letters(struct cursor *c, const char *letters, const struct pointer_bases *bases, struct cie *cie)
{
	struct cursor data = cursor_take(c, cursor_uleb(c));
	for (; *letters; letters++) {
		switch (*letters) {
		case 'L':
			cursor_u8(&data);
			break;
		case 'P':
			pointer_skip(&data, cursor_u8(&data), bases);
			break;
		case 'R':
			cie->pc_encoding = cursor_u8(&data);
			break;
		case 'S': /* a signal frame: the format cannot say it */
		case 'B': /* return addresses signed with key B */
		case 'G': /* memory tagging */
			break;
		default:
			return cursor_ok(&data) && !strchr(letters, 'R');
		}
	}
	return cursor_ok(&data);
}

static enum status read_cie(const struct reader *r, struct bytes body, struct cie *cie)
{
	struct cursor c = frame_cursor(r->input, r->section, body);
	unsigned version = cursor_u8(&c);
	if (version != 1 && version != 3 && version != 4)
		return diag_bad(r->d, &frame_bad_cie, &c, "version %u", version);
	const char *augmentation = cursor_string(&c);
	cie->address_size = (uint8_t)r->input->address_size;
	cie->pc_encoding = DW_EH_PE_absptr;
	if (strncmp(augmentation, "eh", 2) == 0) { /* GCC 2: a pointer to exception data comes first */
		cursor_skip(&c, cie->address_size);
		augmentation += 2;
	}
	if (version == 4) {
		cie->address_size = cursor_u8(&c);
		unsigned segment_size = cursor_u8(&c);
		if ((cie->address_size != 4 && cie->address_size != 8) || segment_size)
			return diag_bad(r->d, &frame_bad_cie, &c, "addresses of %u bytes, segments of %u", cie->address_size,
			                segment_size);
	}
	cie->code_align = cursor_uleb(&c);
	cie->data_align = cursor_sleb(&c);
	uint64_t ra = version == 1 ? cursor_u8(&c) : cursor_uleb(&c);
	if (ra > UINT32_MAX)
		cursor_fail(&c);
	cie->ra = (uint32_t)ra;
	cie->augmented = *augmentation == 'z';
	struct pointer_bases bases = reader_bases(r->input, r->section, cie);
	if (cie->augmented ? !read_letters(&c, augmentation + 1, &bases, cie) : *augmentation)
		return diag_bad(r->d, &frame_bad_cie, &c, "augmentation \"%.20s\"", augmentation);
	if (!cursor_ok(&c))
		return diag_bad(r->d, &frame_bad_cie, &c, "ends early");
	cie->code = cursor_run(&c, cursor_left(&c));
	return ST_OK;
}

static enum status read_fde(const struct reader *r, struct bytes body, const struct cie *cie, struct fde *fde)
{
	struct cursor c = frame_cursor(r->input, r->section, body);
	struct pointer_bases bases = reader_bases(r->input, r->section, cie);
	uint64_t lo = frame_address(r->input, r->section, cie, &c);
	uint64_t size = pointer_read(&c, cie->pc_encoding & POINTER_FORMAT, &bases);
	if (cie->augmented)
		cursor_skip(&c, cursor_uleb(&c));
	if (!cursor_ok(&c))
		return diag_bad(r->d, &frame_bad_fde, &c, "ends early, or its address is encoded as 0x%x", cie->pc_encoding);
	if (size > UINT32_MAX || size > (cie->address_size == 8 ? UINT64_MAX : UINT32_MAX) - lo)
		return diag_bad(r->d, &frame_bad_fde, &c, "0x%" PRIx64 " bytes at 0x%" PRIx64, size, lo);
	fde->lo = lo;
	fde->hi = lo + size;
	fde->code = cursor_run(&c, cursor_left(&c));
	return ST_OK;
}

/* Whether a record can be cut out at offset: its length fits and leaves room for an identifier. */
static bool record_at(const struct reader *r, uint64_t offset, struct record *ret)
{
	const struct cfi_section *section = r->section;
	struct cursor c = cursor_at(section->run, offset, section->name, r->input->big_endian);
	unsigned offset_size;
	uint64_t length = cursor_initial_length(&c, &offset_size);
	struct cursor body = cursor_take(&c, length);
	uint64_t id_offset = cursor_offset(&body);
	/* The identifier of .eh_frame has 4 bytes, whatever the length's form (LSB, 10.6.1). */
	uint64_t id = section->is_eh ? cursor_u32(&body) : cursor_uint(&body, offset_size);
	uint64_t cie_id = section->is_eh ? 0 : offset_size == 8 ? UINT64_MAX : UINT32_MAX;
	if (!cursor_ok(&body))
		return false;
	*ret = (struct record){
		.offset = offset,
		.next = cursor_offset(&c),
		.is_cie = id == cie_id,
		.cie_offset = section->is_eh ? id_offset - id : id,
		.body = cursor_run(&body, cursor_left(&body)),
	};
	return true;
}

/* The index of the CIE at offset; cies.n where there is none (yet). They are in the section's order. */
static size_t find_cie(const struct frame_table *table, uint64_t offset)
{
	size_t lo = 0, hi = table->cies.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (table->cies.at[mid].offset < offset)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < table->cies.n && table->cies.at[lo].offset == offset ? lo : table->cies.n;
}

/* Whether an FDE refers to a CIE before it, or, as .debug_frame may, to one that can still come. */
static bool refers_to_cie(const struct reader *r, const struct record *fde)
{
	if (find_cie(r->table, fde->cie_offset) < r->table->cies.n)
		return true;
	return !r->section->is_eh && fde->cie_offset > fde->offset && fde->cie_offset < r->section->run.size;
}

/* The place at or behind offset where a record begins that makes sense; the section's end where there is none. */
static uint64_t resume_at(const struct reader *r, uint64_t offset)
{
	struct record record;
	for (; offset < r->section->run.size; offset += 4) {
		if (!record_at(r, offset, &record) || !record.body.size)
			continue;
		unsigned version = record.body.data[0];
		if (record.is_cie ? version == 1 || version == 3 || version == 4 : refers_to_cie(r, &record))
			return offset;
	}
	return r->section->run.size;
}

static bool is_zero_word(const struct cfi_section *section, uint64_t offset)
{
	static const uint8_t zeros[4];
	struct bytes word;
	return bytes_slice(section->run, offset, sizeof zeros, &word) && !memcmp(word.data, zeros, sizeof zeros);
}

static void add_cie(const struct reader *r, const struct record *record)
{
	struct cie cie = {.offset = record->offset};
	cie.ok = read_cie(r, record->body, &cie) == ST_OK;
	*vec_push(&r->table->cies) = cie;
}

/*
 * Walks the records, reads the CIEs and keeps the FDEs for later. A length of 0 ends .eh_frame, but `ld -r` leaves such
 * words between the parts of its inputs: what follows one counts as long as it makes sense, and nothing is said where
 * it does not.
 */
static void walk_records(const struct reader *r, struct record_list *fdes)
{
	uint64_t at = 0;
	bool ended = false;
	struct record record;
	while (r->section->run.size - at >= 4) {
		if (is_zero_word(r->section, at)) {
			ended = true;
			at += 4;
		} else if (record_at(r, at, &record) && (record.is_cie || refers_to_cie(r, &record))) {
			if (record.is_cie)
				add_cie(r, &record);
			else
				*vec_push(fdes) = record;
			at = record.next;
		} else if (ended) {
			return;
		} else {
			diag_bad_at(r->d, &frame_bad_section, r->section->name, at, "no record begins here");
			at = resume_at(r, at + 4);
		}
	}
}

static void add_fde(const struct reader *r, const struct record *record)
{
	struct frame_table *table = r->table;
	size_t cie = find_cie(table, record->cie_offset);
	struct fde fde = {.offset = record->offset, .cie = (uint32_t)cie};
	if (cie == table->cies.n)
		diag_bad_at(r->d, &frame_bad_fde, r->section->name, record->offset, "no common entry at 0x%" PRIx64,
		            record->cie_offset);
	else if (table->cies.at[cie].ok && read_fde(r, record->body, &table->cies.at[cie], &fde) == ST_OK &&
	         fde.lo < fde.hi)
		*vec_push(&table->fdes) = fde;
}

void frame_table_read(const struct cfi_input *input, const struct cfi_section *section, struct diag *d,
                      struct frame_table *ret)
{
	struct reader r = {input, section, d, ret};
	struct record_list fdes = {0};
	walk_records(&r, &fdes);
	for (size_t i = 0; i < fdes.n; i++)
		add_fde(&r, &fdes.at[i]);
	vec_release(&fdes);
}

void frame_table_release(struct frame_table *table)
{
	vec_release(&table->cies);
	vec_release(&table->fdes);
}
