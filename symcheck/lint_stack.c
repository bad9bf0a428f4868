#include "symcheck/lint_state.h"

#include "postfix/evaluate.h"
#include "symfile/stack_rules.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define NAMES_MAX 256 /* that have a value: registers, and the variables of programs */

void lint_stack_begin(struct lint *l)
{
	for (unsigned i = 0; l->arch && i < l->arch->register_count; i++)
		if (l->arch->registers[i])
			intern_copy(&l->names, l->arch->registers[i], strlen(l->arch->registers[i]));
	l->cfa_name = intern_copy(&l->names, ".cfa", 4);
	l->ra_name = intern_copy(&l->names, ".ra", 3);
}

static bool load_anything(void *memory, uint64_t addr, unsigned size, uint64_t *ret)
{
	(void)memory, (void)size;
	*ret = addr | 0x1000;
	return true;
}

/* A frame in which every register and all memory is known; no value is 0. */
static struct postfix_world world_over(const struct lint *l, struct postfix_slot slots[NAMES_MAX], size_t known)
{
	for (size_t i = 0; i < known && i < NAMES_MAX; i++)
		slots[i] = (struct postfix_slot){.value = 0x1000 * (i + 1), .known = true};
	return (struct postfix_world){.width = l->arch ? l->arch->address_size : 8, .slots = slots, .slot_count = NAMES_MAX,
	                              .load = load_anything};
}

static bool is_undefined(const struct stack_rule *rule)
{
	return rule->expression_length == 6 && memcmp(rule->expression, ".undef", 6) == 0;
}

static bool mentions(const struct postfix_program *program, uint32_t name)
{
	for (size_t i = 0; i < program->ops.n; i++)
		if ((program->ops.at[i].kind == POSTFIX_NAME || program->ops.at[i].kind == POSTFIX_VARIABLE) &&
		    program->ops.at[i].value == name)
			return true;
	return false;
}

static bool lldb_knows(const struct postfix_program *program)
{
	for (size_t i = 0; i < program->ops.n; i++)
		switch (program->ops.at[i].kind) {
		case POSTFIX_MULTIPLY:
		case POSTFIX_DIVIDE:
		case POSTFIX_MODULO:
		case POSTFIX_ASSIGN:
			return false;
		default:
			break;
		}
	return true;
}

/* The value of a rule in a frame where all is known; without the architecture's names, all names are. */
static void check_expression(struct lint *l, const struct stack_rule *rule, uint32_t name)
{
	struct postfix_slot slots[NAMES_MAX] = {{0}};
	struct postfix_world world = world_over(l, slots, l->ra_name);
	int n = (int)(rule->expression_length < 80 ? rule->expression_length : 80);
	uint64_t value;
	postfix_compile(rule->expression, rule->expression_length, world.width, &l->names, &l->program);
	if (!lldb_knows(&l->program))
		LINT(l, FIND_OPERATOR, "%.*s", n, rule->expression);
	if ((name == l->cfa_name || name == l->ra_name) && mentions(&l->program, name))
		return LINT(l, FIND_RULE_SELF, "%.*s: %.*s", (int)rule->name_length, rule->name, n, rule->expression);
	enum postfix_error error = postfix_value(&l->program, &world, &value);
	if (error && !(error == POSTFIX_UNKNOWN && (!l->arch || is_undefined(rule))))
		LINT(l, FIND_EXPRESSION, "%.*s: %s", n, rule->expression, postfix_error_text(error));
}

/* Checks the rules; *ret_cfa and *ret_ra say whether those are among them. */
static void check_rules(struct lint *l, struct record_text rules, bool *ret_cfa, bool *ret_ra)
{
	const char *at = rules.at, *end = at + rules.n;
	struct stack_rule rule;
	*ret_cfa = *ret_ra = false;
	while (stack_rule_next(&at, end, &rule)) {
		uint32_t name = intern_copy(&l->names, rule.name, rule.name_length);
		*ret_cfa |= name == l->cfa_name;
		*ret_ra |= name == l->ra_name;
		if (l->arch && name > l->ra_name)
			LINT(l, FIND_RULE_REGISTER, "%.*s", (int)(rule.name_length < 80 ? rule.name_length : 80), rule.name);
		check_expression(l, &rule, name);
	}
	if (at != end)
		LINT(l, FIND_RULE_FORM, "%.*s", (int)(end - at < 80 ? end - at : 80), at);
}

void lint_init(struct lint *l, const struct record_cfi *init)
{
	bool cfa, ra;
	l->init = *init;
	l->delta_rel = init->rel;
	l->totals->inits++;
	l->totals->init_bytes += init->size;
	lint_address(l, init->rel, init->size);
	if (init->size > UINT32_MAX)
		LINT(l, FIND_INIT_LARGE, "%" PRIx64 "+%" PRIx64, init->rel, init->size);
	check_rules(l, init->rules, &cfa, &ra);
	if (!cfa)
		LINT(l, FIND_INIT_NO_CFA, "%" PRIx64 "+%" PRIx64, init->rel, init->size);
	if (!ra)
		LINT(l, FIND_INIT_NO_RA, "%" PRIx64 "+%" PRIx64, init->rel, init->size);
	*vec_push(&l->inits) = (struct lint_range){init->rel, init->size, l->line};
}

void lint_delta(struct lint *l, const struct record_cfi *delta)
{
	bool cfa, ra;
	l->totals->deltas++;
	check_rules(l, delta->rules, &cfa, &ra);
	if (!l->in_series || l->init_lost)
		return;
	if (delta->rel - l->init.rel >= l->init.size)
		LINT(l, FIND_DELTA_OUTSIDE, "%" PRIx64 ", not in %" PRIx64 "+%" PRIx64, delta->rel, l->init.rel, l->init.size);
	else if (delta->rel <= l->delta_rel)
		LINT(l, FIND_DELTA_ORDER, "%" PRIx64 " behind %" PRIx64, delta->rel, l->delta_rel);
	l->delta_rel = delta->rel;
}

/* What a program of STACK WIN may read that it does not assign: MSVC's and Breakpad's names. */
static const char *const win_names[] = {
	"$eip", "$esp", "$ebp", "$ebx", "$esi", "$edi", ".cbParams", ".cbCalleeParams", ".cbSavedRegs", ".cbLocals",
	".raSearch", ".raSearchStart",
};

static void check_program(struct lint *l, const struct record_win *win)
{
	struct postfix_slot slots[NAMES_MAX] = {{0}};
	struct postfix_world world = world_over(l, slots, 0);
	world.width = 4;
	for (size_t i = 0; i < sizeof win_names / sizeof win_names[0]; i++) {
		uint32_t name = intern_copy(&l->names, win_names[i], strlen(win_names[i]));
		if (name < NAMES_MAX)
			slots[name] = (struct postfix_slot){.value = 0x1000, .known = true};
	}
	postfix_compile(win->program.at, win->program.n, 4, &l->names, &l->program);
	enum postfix_error error = postfix_run(&l->program, &world);
	if (error)
		LINT(l, FIND_WIN_PROGRAM, "%.*s: %s", (int)(win->program.n < 120 ? win->program.n : 120), win->program.at,
		     postfix_error_text(error));
}

void lint_win(struct lint *l, const struct record_win *win)
{
	l->totals->wins++;
	lint_address(l, win->rel, win->size);
	if (win->has_program)
		check_program(l, win);
	if (win->type == 4 || win->type == 0)
		*vec_push(&l->wins[win->type == 4 ? LINT_WIN_DATA : LINT_WIN_FPO]) =
			(struct lint_range){win->rel, win->size, l->line};
}

static uint64_t range_end(const struct lint_range *r)
{
	return r->rel + r->size;
}

/* They may lie in each other, but not overlap in part. Sorted by address; a stack of those that are open. */
static void check_nest(struct lint *l, const struct lint_ranges *wins)
{
	struct VEC(const struct lint_range *) open = {0};
	for (size_t i = 0; i < wins->n; i++) {
		const struct lint_range *r = &wins->at[i];
		while (open.n && range_end(open.at[open.n - 1]) <= r->rel)
			open.n--;
		if (open.n && range_end(r) > range_end(open.at[open.n - 1]) && open.at[open.n - 1]->rel != r->rel)
			finding_add(l->found, FIND_WIN_OVERLAP, r->line, "%" PRIx64 "+%" PRIx64 " and line %" PRIu64, r->rel, r->size,
			            open.at[open.n - 1]->line);
		*vec_push(&open) = r;
	}
	vec_release(&open);
}

static void check_win_funcs(struct lint *l, const struct lint_ranges *wins)
{
	size_t f = 0;
	for (size_t i = 0; i < wins->n; i++) {
		const struct lint_range *r = &wins->at[i], *func;
		while (f < l->funcs.n && range_end(&l->funcs.at[f]) <= r->rel)
			f++;
		func = f < l->funcs.n ? &l->funcs.at[f] : NULL;
		if (func && func->rel < r->rel && range_end(func) < range_end(r))
			finding_add(l->found, FIND_WIN_FUNC, r->line, "%" PRIx64 "+%" PRIx64 " and the FUNC of line %" PRIu64, r->rel,
			            r->size, func->line);
	}
}

void lint_stack_finish(struct lint *l)
{
	lint_ranges_sort(l, &l->inits, FIND_INIT_ORDER);
	lint_overlaps(l, &l->inits, FIND_INIT_OVERLAP);
	for (size_t i = 0; i < LINT_WINS; i++) {
		lint_ranges_sort(l, &l->wins[i], FINDING_CODES);
		check_nest(l, &l->wins[i]);
		check_win_funcs(l, &l->wins[i]);
	}
}

void lint_stack_release(struct lint *l)
{
	vec_release(&l->inits);
	for (size_t i = 0; i < LINT_WINS; i++)
		vec_release(&l->wins[i]);
	postfix_release(&l->program);
	intern_release(&l->names);
}
