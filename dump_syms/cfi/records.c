#include "dump_syms/cfi/records.h"

#include <inttypes.h>

const struct diag_kind records_unsayable = {
	DIAG_LOSS, "call frame rows that the symbol file has no words for were left out"};
const struct diag_kind records_too_many = {DIAG_LOSS, "call frame rows beyond all measure were left out"};

/* A record with every register of x86-64 in it has 600 bytes; readers take 16 KiB. */
#define TEXT_MAX 4096

/*
 * Texts are shared, so that those of real files are a fraction of their section. A damaged one may give each FDE of 20
 * bytes a text of 4 KiB.
 */
#define TEXT_TIMES_SECTION 16
#define TEXT_AT_LEAST (1 << 20)

/* A PLT of 128,000 slots; two rows each. */
#define PERIODS_MAX (1 << 18)

void records_init(struct records *r, const struct cfi_input *input, struct module *module, struct diag *d)
{
	*r = (struct records){
		.input = input, .module = module, .d = d, .text_left = TEXT_AT_LEAST, .periods_left = PERIODS_MAX
	};
	for (size_t i = 0; i < input->section_count; i++)
		r->text_left += input->sections[i].run.size * TEXT_TIMES_SECTION;
	for (size_t i = 0; input->exidx && i < input->exidx->index.n; i++)
		r->text_left += input->exidx->index.at[i].run.size * TEXT_TIMES_SECTION;
}

void records_release(struct records *r)
{
	phrases_release(&r->phrases);
	buf_release(&r->text);
}

void records_close(struct records *r)
{
	r->open = false;
}

/* The number of the text that was put together. */
static uint32_t intern_text(struct records *r)
{
	struct intern *rules = &r->module->rules;
	size_t before = rules->texts.n;
	uint32_t number = intern_copy(rules, r->text.at, r->text.n);
	if (rules->texts.n > before)
		r->text_left -= r->text.n;
	return number;
}

/* Whether the text may become a record; otherwise it is said that it does not. */
static bool text_fits(struct records *r, uint64_t vaddr)
{
	if (r->text.n <= TEXT_MAX && r->text.n <= r->text_left)
		return true;
	diag_report(r->d, &records_too_many, "at 0x%" PRIx64 ": %zu bytes of rules", vaddr, r->text.n);
	return false;
}

static bool open_record(struct records *r, const struct rules_context *context, uint64_t lo,
                        const struct state *state)
{
	buf_clear(&r->text);
	rules_write(context, NULL, state, &r->text);
	if (!text_fits(r, lo))
		return false;
	*vec_push(&r->module->cfi) = (struct sym_cfi){
		.rel = lo - r->input->load_base,
		.rules = intern_text(r),
		.first = (uint32_t)r->module->cfi_rows.n,
	};
	return true;
}

static bool add_delta(struct records *r, const struct rules_context *context, uint64_t lo, const struct state *state)
{
	buf_clear(&r->text);
	rules_write(context, &r->state, state, &r->text);
	if (!r->text.n)
		return true;
	if (!text_fits(r, lo))
		return false;
	*vec_push(&r->module->cfi_rows) = (struct sym_cfi_row){lo - r->input->load_base, intern_text(r)};
	r->module->cfi.at[r->module->cfi.n - 1].count++;
	return true;
}

static void report_obstacle(struct records *r, uint64_t vaddr, const struct obstacle *obstacle)
{
	const char *name = obstacle->number < 0 ? "the CFA" : arch_register(r->input->arch, (uint64_t)obstacle->number);
	if (!name)
		name = "the return address";
	if (obstacle->rule.kind == RULE_UNSAYABLE)
		diag_report(r->d, &records_unsayable, "at 0x%" PRIx64 ": %s is an expression with operation 0x%x", vaddr,
		            name, obstacle->rule.number);
	else
		diag_report(r->d, &records_unsayable, "at 0x%" PRIx64 ": %s has no rule that names a register", vaddr, name);
}

/* A row whose CFA is the same all over. */
static void add_row(struct records *r, struct range range, const struct rules_context *context,
                    const struct state *state)
{
	struct obstacle obstacle;
	if (!rules_sayable(context, state, &obstacle)) {
		report_obstacle(r, range.lo, &obstacle);
		r->open = false;
		return;
	}
	r->open = r->open && r->end == range.lo ? add_delta(r, context, range.lo, state)
	                                        : open_record(r, context, range.lo, state);
	if (!r->open)
		return;
	struct sym_cfi *record = &r->module->cfi.at[r->module->cfi.n - 1];
	record->size = (uint32_t)(range.hi - r->input->load_base - record->rel);
	r->end = range.hi;
	state_copy(&r->state, state);
}

/* A row for each run of code where the program counter's low bits give the same CFA. */
static void add_periods(struct records *r, struct range range, const struct rules_context *context,
                        const struct state *state)
{
	const uint32_t *phrases = r->phrases.periods.at[state->cfa.number].phrases;
	struct state part;
	state_copy(&part, state);
	for (uint64_t at = range.lo, end; at < range.hi; at = end) {
		if (!r->periods_left) {
			diag_report(r->d, &records_too_many, "at 0x%" PRIx64 ": PLT", at);
			r->open = false;
			return;
		}
		r->periods_left--;
		part.cfa = (struct rule){.kind = RULE_PHRASE, .number = phrases[at % PC_PERIOD]};
		end = at + 1;
		while (end < range.hi && phrases[end % PC_PERIOD] == part.cfa.number)
			end++;
		add_row(r, (struct range){at, end}, context, &part);
	}
}

void records_add(struct records *r, struct range range, uint32_t ra, const struct state *state)
{
	struct rules_context context = {
		.arch = r->input->arch, .address_size = r->input->address_size, .ra = ra, .phrases = &r->phrases
	};
	if (state->cfa.kind == RULE_PERIODIC)
		add_periods(r, range, &context, state);
	else
		add_row(r, range, &context, state);
}
