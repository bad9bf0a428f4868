/*
 * Call frame information that no compiler writes: random instructions with random expressions, held to the oracle's own
 * interpreter. Each seed gives the same programs everywhere.
 */
#include "dump_syms/cfi/cfi.h"
#include "symcheck/cfi_judge.h"
#include "tests/unit/cfi_fixture.h"
#include "tests/unit/check_main.h"

#define SEEDS 60
#define FDES 16
#define FDE_SIZE 0x80

struct writer {
	uint64_t seed;
	struct buf words;
	unsigned registers; /* how many are used */
	unsigned pc;        /* 0: the machine's pc has no number */
	int remembered;
	bool hard; /* something was said that postfix may not be able to */
};

static unsigned pick(struct writer *w, unsigned n)
{
	w->seed = w->seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(w->seed >> 33) % n;
}

static int offset(struct writer *w)
{
	return (int)pick(w, 400) - 200;
}

/* Operations that push one value. */
static void expression(struct writer *w, unsigned depth)
{
	unsigned kind = pick(w, depth ? 16 : 3);
	if (kind == 0 || (kind == 3 && !w->pc)) {
		buf_printf(&w->words, "lit%u ", pick(w, 32));
	} else if (kind <= 2) {
		buf_printf(&w->words, "breg%u %d ", pick(w, w->registers), offset(w));
	} else if (kind == 3) {
		buf_printf(&w->words, "breg%u %u lit15 and lit%u ge lit3 shl ", w->pc, pick(w, 20), pick(w, 16));
		w->hard = true;
	} else if (kind == 4) {
		buf_printf(&w->words, "const2s %d ", 100 * offset(w));
	} else if (kind < 11) {
		static const char *const unary[] = {"deref", "neg", "not", "dup plus", "plus_uconst 1000", "const1s -16 and"};
		expression(w, depth - 1);
		buf_printf(&w->words, "%s ", unary[kind - 5]);
	} else if (kind == 11) {
		static const char *const rare[] = {"lit3 shl", "const1u 255 and", "lit4 shr", "lit6 or", "const1u 100 mod"};
		unsigned which = pick(w, 5);
		expression(w, depth - 1);
		buf_printf(&w->words, "%s ", rare[which]);
		w->hard |= which == 3;
	} else {
		static const char *const binary[] = {"plus", "minus", "swap minus", "over minus plus"};
		expression(w, depth - 1);
		expression(w, depth - 1);
		buf_printf(&w->words, "%s ", binary[kind - 12]);
	}
}

static void braces(struct writer *w)
{
	buf_text(&w->words, "{ ");
	expression(w, 3);
	buf_text(&w->words, "} ");
}

/* An instruction that sets the CFA or the rule of a register. */
static void rule(struct writer *w)
{
	unsigned reg = pick(w, w->registers);
	switch (pick(w, 14)) {
	case 0:
		buf_printf(&w->words, "def_cfa %u %u ", reg, pick(w, 500));
		break;
	case 1:
		buf_printf(&w->words, "def_cfa_sf %u %d ", reg, offset(w));
		break;
	case 2:
		buf_printf(&w->words, "def_cfa_register %u ", reg);
		break;
	case 3:
		buf_printf(&w->words, "def_cfa_offset %u ", pick(w, 500));
		break;
	case 4:
		buf_text(&w->words, "def_cfa_expression ");
		braces(w);
		break;
	case 5:
		buf_printf(&w->words, "expression %u ", reg);
		braces(w);
		break;
	case 6:
		buf_printf(&w->words, "val_expression %u ", reg);
		braces(w);
		break;
	case 7:
		buf_printf(&w->words, "offset_extended_sf %u %d ", reg, offset(w));
		break;
	case 8:
		buf_printf(&w->words, "val_offset %u %u ", reg, pick(w, 50));
		break;
	case 9:
		buf_printf(&w->words, "register %u %u ", reg, pick(w, w->registers));
		break;
	case 10:
		buf_printf(&w->words, "undefined %u ", reg);
		break;
	case 11:
		buf_printf(&w->words, "same_value %u ", reg);
		break;
	default:
		buf_printf(&w->words, "offset %u %u ", reg, pick(w, 50));
	}
}

static void instruction(struct writer *w)
{
	switch (pick(w, 10)) {
	case 0:
	case 1:
		buf_printf(&w->words, "advance %u ", pick(w, 12));
		break;
	case 2:
		buf_printf(&w->words, "restore %u ", pick(w, w->registers));
		break;
	case 3:
		buf_printf(&w->words, "restore_extended %u ", pick(w, w->registers));
		break;
	case 4:
		buf_text(&w->words, w->remembered ? "restore_state " : "remember_state ");
		w->remembered = !w->remembered;
		break;
	default:
		rule(w);
	}
}

/* The words' code alone, as the oracle takes it. */
static struct put code_of(const struct cfi_maker *like, const char *words)
{
	struct cfi_maker m = *like;
	m.p = (struct put){.big_endian = like->p.big_endian};
	cfi_code(&m, words);
	return m.p;
}

static void judge_fde(struct judge *judge, const struct machine_fde *fde, const char *words, bool hard, unsigned *right)
{
	for (uint64_t pc = fde->lo; pc < fde->hi; pc++) {
		enum verdict verdict = judge_at(judge, fde, pc);
		ck_assert_msg(verdict == VERDICT_RIGHT || (verdict == VERDICT_GAP && hard), "0x%" PRIx64 ": %s: %s", pc,
		              *judge->why ? judge->why : "no record", words);
		*right += verdict == VERDICT_RIGHT;
	}
}

START_TEST(random_programs)
{
	static const struct {
		const char *arch;
		unsigned address_size, registers, pc;
	} arches[] = {{"x86_64", 8, 17, 16}, {"x86", 4, 9, 8}, {"arm64", 8, 32, 0}};
	const char *arch = arches[_i % 3].arch;
	struct writer w = {.seed = (uint64_t)_i, .registers = arches[_i % 3].registers, .pc = arches[_i % 3].pc};
	struct cfi_maker m = cfi_maker_make(_i & 1, arches[_i % 3].address_size, _i & 2);
	struct cfi_maker *all[] = {&m};
	struct machine_fde fdes[FDES] = {{0}};
	struct put codes[FDES], cie_code;
	char *words[FDES];
	bool hard[FDES], cie_hard;
	unsigned right = 0;

	m.vaddr = 0x40a000;
	m.ra = arch_find(arch)->return_address;
	buf_printf(&w.words, "def_cfa %u 16 ", arch_find(arch)->sp);
	for (int i = 0; i < 6; i++)
		rule(&w);
	cie_code = code_of(&m, buf_string(&w.words));
	cie_hard = w.hard;
	cfi_cie_with(&m, buf_string(&w.words));
	for (int i = 0; i < FDES; i++) {
		buf_clear(&w.words);
		w.hard = cie_hard;
		w.remembered = 0;
		for (int k = 0; k < 25; k++)
			instruction(&w);
		hard[i] = w.hard;
		words[i] = mem_string(buf_string(&w.words));
		codes[i] = code_of(&m, words[i]);
		cfi_fde_with(&m, CODE + (uint64_t)i * FDE_SIZE, FDE_SIZE, words[i]);
	}
	struct outcome o = outcome_of(arch, all, 1);
	struct range_list code = {0};
	struct cfi_input input = {.address_size = m.address_size, .arch = arch_find(arch), .load_base = BASE, .code = &code};
	struct judge judge;
	judge_init(&judge, (struct judge_target){input.arch, input.address_size, input.load_base}, &o.module);
	ck_assert(judge_order(&o.module));
	for (int i = 0; i < FDES; i++) {
		fdes[i] = (struct machine_fde){
			.lo = CODE + (uint64_t)i * FDE_SIZE,
			.hi = CODE + (uint64_t)(i + 1) * FDE_SIZE,
			.cie_code = (const uint8_t *)cie_code.out.at,
			.cie_size = cie_code.out.n,
			.fde_code = (const uint8_t *)codes[i].out.at,
			.fde_size = codes[i].out.n,
			.code_align = m.code_align,
			.data_align = m.data_align,
			.ra = m.ra,
			.address_size = m.address_size,
			.big_endian = m.p.big_endian,
		};
		judge_fde(&judge, &fdes[i], words[i], hard[i], &right);
		put_release(&codes[i]);
		free(words[i]);
	}
	ck_assert_uint_ge(right, cie_hard ? 0 : FDES * FDE_SIZE / 2);
	judge_release(&judge);
	outcome_release(&o);
	put_release(&cie_code);
	put_release(&m.p);
	buf_release(&w.words);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("cfi_random");
	TCase *t = tcase_create("random");
	tcase_add_loop_test(t, random_programs, 0, SEEDS);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
