#include "walker/unwind/place.h"

#include <string.h>

/* Real records have some dozen deltas; a million frames of different functions with such ones stay far below this. */
#define EFFORT_MAX ((uint64_t)1 << 30)

static const struct symbol no_symbol;

void places_init(struct places *places, const struct abi *abi)
{
	*places = (struct places){.at = mem_zero(PLACE_COUNT * sizeof *places->at)};
	cfi_names_init(&places->names, abi);
	win_names_init(&places->win_names);
}

void places_release(struct places *places)
{
	for (size_t i = 0; places->at && i < PLACE_COUNT; i++) {
		cfi_rules_release(&places->at[i].cfi);
		win_rules_release(&places->at[i].win);
	}
	free(places->at);
	intern_release(&places->names);
	intern_release(&places->win_names);
}

/* The symbol at the place, of the kept ones where it is one of them. */
static const struct symbol *symbol_find(const struct place *place, struct stack *stack)
{
	struct symbol symbol;
	if (!place->file || !symfile_symbol(place->file, place->rel, &stack->arena, &stack->diag, &symbol))
		return &no_symbol;
	struct symbol *kept = arena_alloc(&stack->arena, sizeof *kept);
	*kept = symbol;
	return kept;
}

static void place_fill(struct place *place, const struct walk_world *world, uint64_t addr, struct stack *stack)
{
	const struct process *process = world->process;
	place->addr = addr;
	place->filled = true;
	place->cfi.state = RULES_NOT_ASKED;
	place->win.state = RULES_NOT_ASKED;
	place->module = process_module_at(process, addr);
	place->unloaded = place->module == NO_INDEX ? process_unloaded_at(process, addr) : NO_INDEX;
	place->file = NULL;
	place->rel = 0;
	if (place->module != NO_INDEX) {
		place->file = world->symbols ? world->symbols(world->context, place->module) : NULL;
		place->rel = addr - process->modules.at[place->module].lo;
	}
	place->symbol = symbol_find(place, stack);
}

struct place *place_at(struct places *places, const struct walk_world *world, uint64_t addr, struct stack *stack)
{
	struct place *place = &places->at[(addr * 0x9e3779b97f4a7c15u) >> 56 & (PLACE_COUNT - 1)];
	if (!place->filled || place->addr != addr)
		place_fill(place, world, addr, stack);
	return place;
}

/* What a record costs to compile, in bytes of text and of what they become. */
static uint64_t cfi_effort(const struct stack_cfi *cfi)
{
	uint64_t effort = 0;
	for (size_t i = 0; i < cfi->count; i++)
		effort += 64 + strlen(cfi->rules[i]);
	return effort;
}

static bool cfi_load(struct places *places, const struct abi *abi, struct place *place, struct stack *stack)
{
	struct cfi_rules *rules = &place->cfi;
	struct stack_cfi cfi;
	arena_release(&rules->texts);
	if (!place->file || places->effort > EFFORT_MAX)
		return false;
	if (!symfile_cfi(place->file, place->rel, &rules->texts, &stack->diag, &cfi))
		return false;
	places->effort += cfi_effort(&cfi);
	if (!cfi_rules_compile(&cfi, abi->word, &places->names, rules))
		return false;
	rules->text = cfi_rules_text(rules, &places->names, &stack->arena);
	return true;
}

bool place_cfi(struct places *places, const struct abi *abi, struct place *place, struct stack *stack)
{
	if (place->cfi.state == RULES_NOT_ASKED)
		place->cfi.state = cfi_load(places, abi, place, stack) ? RULES_READY : RULES_NONE;
	return place->cfi.state == RULES_READY;
}

static bool win_load(struct places *places, struct place *place, struct stack *stack)
{
	struct win_rules *rules = &place->win;
	arena_release(&rules->texts);
	if (!place->file || places->effort > EFFORT_MAX)
		return false;
	if (!symfile_win(place->file, place->rel, &rules->texts, &stack->diag, &rules->record))
		return false;
	places->effort += win_rules_compile(rules, &places->win_names);
	rules->text = win_rules_text(rules, &stack->arena);
	return true;
}

bool place_win(struct places *places, struct place *place, struct stack *stack)
{
	if (place->win.state == RULES_NOT_ASKED)
		place->win.state = win_load(places, place, stack) ? RULES_READY : RULES_NONE;
	return place->win.state == RULES_READY;
}

uint64_t place_function(const struct place *place)
{
	return place->symbol->function ? place->addr - place->rel + place->symbol->rel : UINT64_MAX;
}
