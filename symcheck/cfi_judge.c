#include "symcheck/cfi_judge.h"

#include "postfix/evaluate.h"
#include "symfile/stack_rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAMES_MAX (MACHINE_REGISTERS + 2)

/* A rule of a record: a name of judge.names and the program for it. */
struct judge_rule {
	uint32_t name;
	struct postfix_program program;
};
struct judge_rules {
	bool compiled, broken;
	struct VEC(struct judge_rule) list;
};

/* The programs in force at a place, by name; NULL: no rule. */
struct programs {
	const struct postfix_program *by_name[NAMES_MAX];
};

static uint64_t mix(uint64_t x)
{
	x += 0x9e3779b97f4a7c15u;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

static uint64_t load_hash(uint64_t addr, unsigned address_size, uint64_t seed)
{
	uint64_t mask = address_size == 8 ? UINT64_MAX : UINT32_MAX;
	return mix(mix(addr & mask) ^ seed) & mask;
}

static bool load_world(void *memory, uint64_t addr, unsigned size, uint64_t *ret)
{
	*ret = load_hash(addr, size, *(const uint64_t *)memory);
	return true;
}

static void name_registers(struct judge *j)
{
	for (unsigned i = 0; i < MACHINE_REGISTERS; i++) {
		const char *name = arch_register(j->target.arch, i);
		char unnamed[20];
		snprintf(unnamed, sizeof unnamed, "?%u", i);
		/* A name of two registers (ARM's f0) is the first one's. */
		if (!name || arch_register_number(j->target.arch, name) != (int)i)
			name = unnamed;
		intern_copy(&j->names, name, strlen(name));
	}
	j->cfa_name = intern_copy(&j->names, ".cfa", 4);
	j->ra_name = intern_copy(&j->names, ".ra", 3);
}

void judge_init(struct judge *j, struct judge_target target, const struct module *module)
{
	uint64_t mask = target.address_size == 8 ? UINT64_MAX : UINT32_MAX;
	*j = (struct judge){.target = target, .module = module};
	name_registers(j);
	for (unsigned trial = 0; trial < JUDGE_TRIALS; trial++) {
		j->frames[trial] = (struct machine_frame){.load = load_hash, .seed = mix(trial)};
		for (unsigned i = 0; i < MACHINE_REGISTERS; i++)
			j->frames[trial].registers[i] = mix(trial * 1000 + i) & mask;
	}
	j->rules = mem_zero(module->rules.texts.n * sizeof *j->rules);
}

void judge_release(struct judge *j)
{
	for (size_t i = 0; i < j->module->rules.texts.n; i++) {
		for (size_t k = 0; k < j->rules[i].list.n; k++)
			postfix_release(&j->rules[i].list.at[k].program);
		vec_release(&j->rules[i].list);
	}
	free(j->rules);
	intern_release(&j->names);
}

bool judge_order(const struct module *m)
{
	uint64_t end = 0;
	for (size_t i = 0; i < m->cfi.n; i++) {
		const struct sym_cfi *cfi = &m->cfi.at[i];
		uint64_t at = cfi->rel;
		if (!cfi->size || (i && cfi->rel < end))
			return false;
		end = cfi->rel + cfi->size;
		for (uint32_t k = cfi->first; k < cfi->first + cfi->count; k++) {
			if (m->cfi_rows.at[k].rel <= at)
				return false;
			at = m->cfi_rows.at[k].rel;
		}
		if (at >= end)
			return false;
	}
	return true;
}

static const struct judge_rules *compile(struct judge *j, uint32_t number)
{
	struct judge_rules *rules = &j->rules[number];
	struct stack_rule rule;
	if (rules->compiled)
		return rules;
	rules->compiled = true;
	const char *at = intern_get(&j->module->rules, number), *end = at + strlen(at);
	while (stack_rule_next(&at, end, &rule)) {
		struct judge_rule *r = vec_push(&rules->list);
		*r = (struct judge_rule){.name = intern_copy(&j->names, rule.name, rule.name_length)};
		postfix_compile(rule.expression, rule.expression_length, j->target.address_size, &j->names, &r->program);
	}
	rules->broken = at != end;
	return rules;
}

/* The record that has rel, or NULL. */
static const struct sym_cfi *find_record(const struct module *m, uint64_t rel)
{
	size_t lo = 0, hi = m->cfi.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (m->cfi.at[mid].rel <= rel)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo && rel - m->cfi.at[lo - 1].rel < m->cfi.at[lo - 1].size ? &m->cfi.at[lo - 1] : NULL;
}

/* Adds the rules of a text to those in force; false where the text is malformed or names what nobody knows. */
static bool apply(struct judge *j, uint32_t number, struct programs *programs)
{
	const struct judge_rules *rules = compile(j, number);
	for (size_t i = 0; i < rules->list.n; i++) {
		if (rules->list.at[i].name >= NAMES_MAX)
			return false;
		programs->by_name[rules->list.at[i].name] = &rules->list.at[i].program;
	}
	return !rules->broken;
}

static bool programs_at(struct judge *j, const struct sym_cfi *cfi, uint64_t rel, struct programs *ret)
{
	*ret = (struct programs){{NULL}};
	bool ok = apply(j, cfi->rules, ret);
	for (uint32_t i = cfi->first; i < cfi->first + cfi->count && j->module->cfi_rows.at[i].rel <= rel && ok; i++)
		ok = apply(j, j->module->cfi_rows.at[i].rules, ret);
	return ok;
}

/*
 * Whether the rule for register i, NULL where there is none, comes to what the truth is. A register that calls preserve
 * keeps its value without a rule, and the stack pointer is the CFA; what is lost of these must be said. Of another
 * register that is lost, readers may believe nothing or the old value.
 */
static bool register_agrees(const struct judge *j, unsigned i, const struct postfix_program *program,
                            struct postfix_world *world, const struct machine_caller *truth)
{
	const struct arch *arch = j->target.arch;
	uint64_t value = 0, old = i == arch->sp ? truth->cfa : world->slots[i].value;
	bool kept = i == arch->sp || arch_callee_saved(arch, i);
	enum postfix_error error = program ? postfix_value(program, world, &value) : POSTFIX_OK;
	switch (truth->state[i]) {
	case MACHINE_KNOWN:
		return program ? !error && value == truth->registers[i] : kept && truth->registers[i] == old;
	case MACHINE_UNDEFINED:
		if (arch_callee_saved(arch, i))
			return program && error == POSTFIX_UNKNOWN;
		break;
	case MACHINE_UNSPECIFIED:
		break;
	}
	return !program || (!error && value == old);
}

/* What is wrong with the programs in the given frame, in words; NULL where nothing is. */
static const char *compare(struct judge *j, const struct machine_fde *fde, const struct machine_frame *frame,
                           const struct programs *programs, const struct machine_caller *truth)
{
	const struct arch *arch = j->target.arch;
	const struct postfix_program *cfa = programs->by_name[j->cfa_name], *ra = programs->by_name[j->ra_name];
	struct postfix_slot slots[NAMES_MAX] = {{0}};
	uint64_t seed = frame->seed, value;
	struct postfix_world world = {
		.width = j->target.address_size, .slots = slots, .slot_count = NAMES_MAX, .load = load_world, .memory = &seed
	};
	for (unsigned i = 0; i < arch->register_count; i++)
		slots[i] = (struct postfix_slot){.value = frame->registers[i], .known = true};
	if (!cfa || postfix_value(cfa, &world, &value) || value != truth->cfa)
		return "the CFA differs";
	slots[j->cfa_name] = (struct postfix_slot){.value = value, .known = true};

	uint64_t expected = truth->state[fde->ra] == MACHINE_KNOWN       ? truth->registers[fde->ra]
	                    : truth->state[fde->ra] == MACHINE_UNDEFINED ? 1
	                                                                 : frame->registers[fde->ra];
	if (!ra || postfix_value(ra, &world, &value) || value != expected)
		return "the return address differs";
	for (unsigned i = 0; i < arch->register_count; i++)
		if (arch->registers[i] && i != fde->ra && !register_agrees(j, i, programs->by_name[i], &world, truth))
			return arch->registers[i];
	return NULL;
}

enum verdict judge_at(struct judge *j, const struct machine_fde *fde, uint64_t pc)
{
	uint64_t rel = pc - j->target.load_base;
	const struct sym_cfi *cfi = find_record(j->module, rel);
	struct machine_caller truth;
	struct programs programs;
	const char *why = NULL;
	enum verdict verdict = VERDICT_RIGHT;

	if (cfi && !programs_at(j, cfi, rel, &programs))
		why = "the rules are malformed", verdict = VERDICT_WRONG;
	for (unsigned trial = 0; trial < JUDGE_TRIALS && !why; trial++) {
		struct machine_frame *frame = &j->frames[trial];
		if (j->target.arch->pc >= 0) /* as if it were loaded at 0: wherever it is, that is a multiple of pages */
			frame->registers[j->target.arch->pc] = pc;
		why = machine_unwind(fde, frame, pc, &truth);
		verdict = why ? VERDICT_NONE : VERDICT_RIGHT;
		if (!why && cfi) {
			why = compare(j, fde, frame, &programs, &truth);
			verdict = why ? VERDICT_WRONG : VERDICT_RIGHT;
		}
	}
	snprintf(j->why, sizeof j->why, "%s", why ? why : "");
	return verdict == VERDICT_RIGHT && !cfi ? VERDICT_GAP : verdict;
}
