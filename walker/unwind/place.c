#include "walker/unwind/place.h"

#include <inttypes.h>
#include <string.h>

/*
 * What may be spent on symbol files: so much by all walks of a process, and at each frame of one so much more. The records of a
 * real function take some kilobytes, and the frames of a deep stack are of few functions.
 */
#define READ_MAX ((uint64_t)1 << 28)
#define READ_WALK (1 << 16)
#define READ_FRAME 256
#define KEPT_MAX ((uint64_t)1 << 25)
#define KEPT_WALK 4096
#define KEPT_FRAME 128
#define RULES_MAX ((uint64_t)1 << 22) /* compiled they are some ten times as large */

static const struct diag_kind too_much = {DIAG_LOSS, "symbol files ask for too much: frames have no symbols or rules"};
static const struct symbol no_symbol;

/* Whether symbol files may still be asked; where not, that is said once a walk. */
static bool effort_left(struct effort *effort, const struct walk_world *world, struct stack *stack)
{
	uint64_t walks = world->walks ? world->walks : 1, frames = stack->frames.n;
	bool left = effort->read <= READ_MAX / walks + READ_WALK + READ_FRAME * frames &&
	            effort->kept <= KEPT_MAX / walks + KEPT_WALK + KEPT_FRAME * frames;
	if (!left && !effort->said)
		diag_report(&stack->diag, &too_much, "thread %" PRIu32 ", frame %zu",
		            world->process->threads.at[stack->thread].id, stack->frames.n);
	effort->said |= !left;
	return left;
}

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

static uint64_t text_size(const char *text)
{
	return text ? strlen(text) + 1 : 0;
}

static uint64_t symbol_size(const struct symbol *symbol)
{
	uint64_t size = sizeof *symbol + text_size(symbol->function) + text_size(symbol->file);
	for (size_t i = 0; i < symbol->inline_count; i++) {
		const struct symbol_inline *in = &symbol->inlines[i];
		size += sizeof *in + text_size(in->function) + text_size(in->file);
	}
	return size;
}

/* The symbol at the place, of the kept ones where it is one of them. */
static const struct symbol *symbol_find(struct effort *effort, const struct walk_world *world, const struct place *place,
                                        struct stack *stack)
{
	struct symbol symbol;
	if (!place->file || !effort_left(effort, world, stack) ||
	    !symfile_symbol(place->file, place->rel, &stack->arena, &stack->diag, &symbol))
		return &no_symbol;
	struct symbol *kept = arena_alloc(&stack->arena, sizeof *kept);
	*kept = symbol;
	effort->read += symbol.read;
	effort->kept += symbol_size(&symbol);
	return kept;
}

static void place_fill(struct effort *effort, struct place *place, const struct walk_world *world, uint64_t addr,
                       struct stack *stack)
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
	place->symbol = symbol_find(effort, world, place, stack);
}

struct place *place_at(struct places *places, const struct walk_world *world, uint64_t addr, struct stack *stack)
{
	struct place *place = &places->at[(addr * 0x9e3779b97f4a7c15u) >> 56 & (PLACE_COUNT - 1)];
	if (!place->filled || place->addr != addr)
		place_fill(&places->effort, place, world, addr, stack);
	return place;
}

/* Makes room for the rules of one more place, if need be by forgetting all others'. */
static void rules_room(struct places *places, uint64_t size)
{
	places->effort.read += size;
	places->effort.rules += size;
	if (places->effort.rules <= RULES_MAX)
		return;
	for (size_t i = 0; i < PLACE_COUNT; i++) {
		struct place *place = &places->at[i];
		if (place->cfi.state == RULES_READY)
			place->cfi.state = RULES_NOT_ASKED;
		if (place->win.state == RULES_READY)
			place->win.state = RULES_NOT_ASKED;
		cfi_rules_release(&place->cfi);
		win_rules_release(&place->win);
	}
	places->effort.rules = size;
}

/* What a record costs to compile, in bytes of text and of what they become. */
static uint64_t cfi_effort(const struct stack_cfi *cfi)
{
	uint64_t effort = 0;
	for (size_t i = 0; i < cfi->count; i++)
		effort += 64 + strlen(cfi->rules[i]);
	return effort;
}

static bool cfi_load(struct places *places, const struct walk_world *world, const struct abi *abi, struct place *place,
                     struct stack *stack)
{
	struct cfi_rules *rules = &place->cfi;
	struct arena texts = {0};
	struct stack_cfi cfi;
	arena_release(&rules->texts);
	if (!place->file || !effort_left(&places->effort, world, stack))
		return false;
	if (!symfile_cfi(place->file, place->rel, &texts, &stack->diag, &cfi))
		return arena_release(&texts), false;
	rules_room(places, cfi_effort(&cfi));
	rules->texts = texts;
	if (!cfi_rules_compile(&cfi, abi->word, &places->names, rules))
		return false;
	rules->text = cfi_rules_text(rules, &places->names, &stack->arena);
	return true;
}

bool place_cfi(struct places *places, const struct walk_world *world, const struct abi *abi, struct place *place,
               struct stack *stack)
{
	if (place->cfi.state == RULES_NOT_ASKED)
		place->cfi.state = cfi_load(places, world, abi, place, stack) ? RULES_READY : RULES_NONE;
	return place->cfi.state == RULES_READY;
}

static bool win_load(struct places *places, const struct walk_world *world, struct place *place, struct stack *stack)
{
	struct win_rules *rules = &place->win;
	struct arena texts = {0};
	struct stack_win record;
	arena_release(&rules->texts);
	if (!place->file || !effort_left(&places->effort, world, stack))
		return false;
	if (!symfile_win(place->file, place->rel, &texts, &stack->diag, &record))
		return arena_release(&texts), false;
	rules_room(places, 64 + text_size(record.program));
	rules->texts = texts;
	rules->record = record;
	win_rules_compile(rules, &places->win_names);
	rules->text = win_rules_text(rules, &stack->arena);
	return true;
}

bool place_win(struct places *places, const struct walk_world *world, struct place *place, struct stack *stack)
{
	if (place->win.state == RULES_NOT_ASKED)
		place->win.state = win_load(places, world, place, stack) ? RULES_READY : RULES_NONE;
	return place->win.state == RULES_READY;
}

uint64_t place_function(const struct place *place)
{
	return place->symbol->function ? place->addr - place->rel + place->symbol->rel : UINT64_MAX;
}
