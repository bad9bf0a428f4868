#include "dump_syms/cfi/exidx.h"

#include "dump_syms/cfi/ehabi.h"

#include <inttypes.h>
#include <stdlib.h>

const struct diag_kind exidx_bad = {DIAG_LOSS, "an entry of ARM's exception tables could not be read"};

enum { CANNOT_UNWIND = 1, ENTRY_SIZE = 8, MORE_WORDS_MAX = 255, RETURN_ADDRESS = 14 };
#define COMPACT ((uint32_t)1 << 31)

/* An entry of the index: from lo on, up to hi at most. */
struct entry {
	uint64_t lo, hi, place; /* vaddr; place of the entry itself */
	uint32_t content;       /* its second word */
};

struct job {
	const struct cfi_input *input;
	const struct range_list *taken;
	struct records *records;
	struct diag *d;
	struct VEC(struct entry) entries;
	struct range_list pieces[2];
	struct state state;
};

/* A distance of 31 bits from place (AAELF32, R_ARM_PREL31). */
static uint64_t prel31(uint64_t place, uint32_t word)
{
	uint32_t sign = (uint32_t)1 << 30;
	return (uint32_t)(place + (((word & ~COMPACT) ^ sign) - sign));
}

static enum status bad(struct job *job, uint64_t place, const char *what)
{
	diag_report(job->d, &exidx_bad, "0x%" PRIx64 ": %s", place, what);
	return ST_BAD;
}

static void gather(struct job *job)
{
	for (size_t i = 0; i < job->input->exidx->index.n; i++) {
		const struct exidx_run *index = &job->input->exidx->index.at[i];
		struct cursor c = cursor_over(index->run, ".ARM.exidx", job->input->big_endian);
		while (cursor_left(&c) >= ENTRY_SIZE) {
			uint64_t place = index->vaddr + cursor_offset(&c);
			uint32_t function = cursor_u32(&c), content = cursor_u32(&c);
			uint64_t lo = prel31(place, function) & ~job->input->isa_bit;
			if (function & COMPACT)
				bad(job, place, "the place of its code makes no sense");
			else
				*vec_push(&job->entries) = (struct entry){lo, index->code.hi, place, content};
		}
	}
}

static int compare_entries(const void *x, const void *y)
{
	const struct entry *a = x, *b = y;
	if (a->lo != b->lo)
		return a->lo < b->lo ? -1 : 1;
	return (a->place > b->place) - (a->place < b->place);
}

/* The bytes at vaddr. */
static struct cursor memory_at(const struct cfi_input *input, uint64_t vaddr)
{
	const struct exidx_run *memory = input->exidx->memory.at;
	size_t lo = 0, hi = input->exidx->memory.n;
	while (lo < hi) { /* the first that begins above */
		size_t mid = lo + (hi - lo) / 2;
		if (memory[mid].vaddr <= vaddr)
			lo = mid + 1;
		else
			hi = mid;
	}
	if (!lo)
		return cursor_at((struct bytes){0}, 1, ".ARM.extab", input->big_endian);
	return cursor_at(memory[lo - 1].run, vaddr - memory[lo - 1].vaddr, ".ARM.extab", input->big_endian);
}

/* Instructions lie in words from their highest byte down. */
struct code {
	uint8_t at[3 + 4 * MORE_WORDS_MAX];
	size_t n;
};

static void add_bytes(struct code *code, uint32_t word, unsigned count)
{
	while (count--)
		code->at[code->n++] = (uint8_t)(word >> 8 * count);
}

static void add_words(struct code *code, struct cursor *c, unsigned count)
{
	while (count--)
		add_bytes(code, cursor_u32(c), 4);
}

/*
 * IHI 0038, 7.3: the compact models 0 (three instructions), 1 and 2 (a count of words more, and two instructions). Inline in
 * the index only model 0 has room.
 */
static bool read_compact(uint32_t word, struct cursor *c, struct code *ret)
{
	unsigned model = word >> 24 & 0xf;
	if ((word & ~COMPACT) >> 28 || model > 2 || (model && !c))
		return false;
	if (model == 0) {
		add_bytes(ret, word, 3);
	} else {
		add_bytes(ret, word, 2);
		add_words(ret, c, word >> 16 & 0xff);
	}
	return !c || cursor_ok(c);
}

/* 7.2, and the GNU and LLVM personalities of C++ and C: the routine, then a count of words more and three instructions. */
static bool read_table(struct cursor *c, struct code *ret)
{
	uint32_t word = cursor_u32(c);
	if (word & COMPACT)
		return read_compact(word, c, ret);
	word = cursor_u32(c);
	add_bytes(ret, word, 3);
	add_words(ret, c, word >> 24);
	return cursor_ok(c);
}

static bool read_code(const struct cfi_input *input, const struct entry *entry, struct code *ret)
{
	ret->n = 0;
	if (entry->content & COMPACT)
		return read_compact(entry->content, NULL, ret);
	struct cursor c = memory_at(input, prel31(entry->place + 4, entry->content));
	return read_table(&c, ret);
}

/* What of the entry's code, up to hi, nobody else describes. */
static const struct range_list *entry_parts(struct job *job, const struct entry *entry, uint64_t hi)
{
	struct range all = {entry->lo, hi < entry->hi ? hi : entry->hi};
	job->pieces[0].n = job->pieces[1].n = 0;
	range_list_inside(job->input->code, all, &job->pieces[0]);
	for (size_t i = 0; i < job->pieces[0].n; i++)
		range_list_outside(job->taken, job->pieces[0].at[i], &job->pieces[1]);
	return &job->pieces[1];
}

static void add_entry(struct job *job, const struct entry *entry, uint64_t hi)
{
	struct code code;
	if (entry->content == CANNOT_UNWIND || entry->lo < job->input->load_base)
		return;
	const struct range_list *parts = entry_parts(job, entry, hi);
	if (!parts->n)
		return;
	if (!read_code(job->input, entry, &code)) {
		bad(job, entry->place, "its table is cut off or of an unknown kind");
		return;
	}
	switch (ehabi_execute((struct bytes){code.at, code.n}, job->input->arch, &job->records->phrases, &job->state)) {
	case ST_OK:
		for (size_t i = 0; i < parts->n; i++) {
			records_add(job->records, parts->at[i], RETURN_ADDRESS, &job->state);
			records_close(job->records);
		}
		break;
	case ST_ABSENT: /* it says that it cannot be unwound */
		break;
	default:
		bad(job, entry->place, "its unwinding instructions make no sense");
	}
}

void exidx_read(const struct cfi_input *input, const struct range_list *taken, struct records *records, struct diag *d)
{
	struct job job = {.input = input, .taken = taken, .records = records, .d = d};
	gather(&job);
	if (job.entries.n)
		qsort(job.entries.at, job.entries.n, sizeof *job.entries.at, compare_entries);
	for (size_t i = 0; i < job.entries.n; i++) {
		uint64_t lo = job.entries.at[i].lo;
		size_t part = range_list_find(input->code, lo); /* the last entry reaches to the end of its code */
		uint64_t end = part < input->code->n ? input->code->at[part].hi : lo;
		add_entry(&job, &job.entries.at[i], i + 1 < job.entries.n ? job.entries.at[i + 1].lo : end);
	}
	vec_release(&job.entries);
	vec_release(&job.pieces[0]);
	vec_release(&job.pieces[1]);
}
