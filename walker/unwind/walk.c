#include "walker/unwind/walk.h"

#include "walker/unwind/step.h"

#include <stdarg.h>
#include <string.h>

/* The methods, in the order in which they are tried. */
static const struct {
	const char *name;
	step_method *find;
} methods[] = {
	{"call to no code", step_null_call},
	{"signal frame", step_signal},
	{"STACK WIN", step_win},
	{"STACK CFI", step_cfi},
	{"leaf", step_leaf},
	{"frame pointer", step_frame_pointer},
	{"scan", step_scan},
};

void walk_end(struct walk *w, enum stack_end end, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	char *text = mem_vprintf(format, args);
	va_end(args);
	w->stack->end = end;
	w->stack->end_detail = arena_text(&w->stack->arena, text, strlen(text));
	w->stack->end_explanation = trace_take(&w->trace, &w->stack->arena);
	free(text);
}

void walk_refuse(struct walk *w, enum refusal_why why, uint64_t a, uint64_t b)
{
	struct refusal refusal = {why, w->refusals.method, a, b};
	if (w->refusals.n < REFUSALS_MAX)
		w->refusals.at[w->refusals.n++] = refusal;
	if (w->trace.on) {
		buf_text(&w->trace.text, "  refused: ");
		refusal_text(&refusal, &w->trace.text);
		buf_char(&w->trace.text, '\n');
	}
}

/* The registers of a frame, packed. */
static const uint64_t *values_pack(const struct registers *registers, struct arena *arena)
{
	uint64_t *values = arena_alloc(arena, (size_t)__builtin_popcountll(registers->known) * sizeof *values), *at = values;
	for (uint64_t known = registers->known; known; known &= known - 1)
		*at++ = registers->value[__builtin_ctzll(known)];
	return values;
}

/* Appends the frame, which becomes the one that is being unwound. */
static void frame_push(struct walk *w, const struct caller *c)
{
	const struct place *place = place_at(&w->places, w->world, c->lookup, w->stack);
	if (w->stack->frames.n)
		w->stack->frames.at[w->stack->frames.n - 1].cfa = c->registers.value[w->abi->sp];
	w->registers = c->registers;
	*vec_push(&w->stack->frames) = (struct frame){
		.pc = c->registers.value[w->abi->pc],
		.lookup = c->lookup,
		.known = c->registers.known,
		.values = values_pack(&c->registers, &w->stack->arena),
		.symbol = place->symbol,
		.module = place->module,
		.unloaded = place->unloaded,
		.trust = c->trust,
		.interrupted = c->interrupted,
		.trampoline = c->trampoline,
		.rule = c->rule,
		.explanation = trace_take(&w->trace, &w->stack->arena),
	};
}

/* What is to be looked up for the frame: pc where a signal struck and of a trampoline, else an instruction back. */
static void caller_place(struct walk *w, struct caller *c)
{
	uint64_t pc = c->registers.value[w->abi->pc];
	c->trampoline = trampoline_at(w, pc) != NULL;
	c->lookup = c->interrupted || c->trampoline ? pc : abi_wrap(w->abi, pc - w->abi->call_back);
}

/* Whether the caller's stack pointer is where one of the frame that is being unwound can be. */
static bool caller_is_older(struct walk *w, const struct caller *c)
{
	uint64_t sp = c->registers.value[w->abi->sp], below;
	unsigned alignment = c->trust == TRUST_CFI ? w->abi->sp_alignment : w->abi->word; /* the others know it roughly */
	if (sp % alignment && !c->interrupted) {
		walk_refuse(w, WHY_MISALIGNED, sp, 0);
		return false;
	}
	if (walk_frame(w)->trampoline || !walk_register(w, w->abi->sp, &below) || sp > below)
		return true;
	if (sp == below && walk_frame(w)->interrupted && w->abi->lr >= 0)
		return true; /* a leaf that has put nothing on the stack */
	walk_refuse(w, WHY_NOT_ABOVE, sp, below);
	return false;
}

/* Whether a proposed caller makes sense; completes it. What a signal interrupted may have jumped to nowhere. */
static bool caller_believable(struct walk *w, struct caller *c)
{
	struct registers *r = &c->registers;
	r->value[w->abi->pc] = walk_strip(w, r->value[w->abi->pc]);
	caller_place(w, c);
	if (!c->interrupted && (!abi_canonical(w->abi, c->lookup) || !process_executable(w->process, c->lookup))) {
		walk_refuse(w, WHY_NO_CODE, r->value[w->abi->pc], 0);
		return false;
	}
	return caller_is_older(w, c);
}

/* No method gave a caller: the reasons are the end's. */
static void end_refused(struct walk *w)
{
	struct buf text = {0};
	for (unsigned i = 0; i < w->refusals.n; i++) {
		if (i)
			buf_text(&text, "; ");
		refusal_text(&w->refusals.at[i], &text);
	}
	walk_end(w, refusals_end(&w->refusals), "%s", buf_string(&text));
	buf_release(&text);
}

/* Finds the caller of the last frame; false, and the walk has ended, where there is none. */
static bool walk_step(struct walk *w)
{
	w->refusals.n = 0;
	for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++) {
		struct caller caller = {0};
		w->refusals.method = methods[i].name;
		switch (methods[i].find(w, &caller)) {
		case STEP_NONE:
			break;
		case STEP_END:
			return false;
		case STEP_FOUND:
			if (caller_believable(w, &caller)) {
				frame_push(w, &caller);
				return true;
			}
		}
	}
	end_refused(w);
	return false;
}

/* The frame of the context: the registers as they are. */
static void walk_begin(struct walk *w, const struct registers *context)
{
	struct caller first = {.registers = *context, .trust = TRUST_CONTEXT, .interrupted = true};
	struct registers *r = &first.registers;
	r->value[w->abi->pc] = walk_strip(w, r->value[w->abi->pc]);
	if (w->abi->lr >= 0)
		r->value[w->abi->lr] = walk_strip(w, r->value[w->abi->lr]);
	caller_place(w, &first);
	frame_push(w, &first);
}

/* All bits up to the highest that an address of the process has; kernel addresses, which are negative, have them all. */
static uint64_t address_mask(const struct process *process)
{
	uint64_t highest = 0;
	if (process->modules.n)
		highest |= process->modules.at[process->modules.n - 1].hi - 1;
	if (process->mappings.n)
		highest |= process->mappings.at[process->mappings.n - 1].hi - 1;
	if (process->memory.n)
		highest |= process->memory.at[process->memory.n - 1].hi - 1;
	return highest ? UINT64_MAX >> __builtin_clzll(highest) : 0;
}

void walk_thread(const struct walk_world *world, size_t thread, struct stack *ret)
{
	const struct process *process = world->process;
	const struct process_thread *from = &process->threads.at[thread];
	struct walk w = {.world = world, .process = process, .stack = ret, .trace.on = world->explain};
	unsigned frames_max = world->frames_max ? world->frames_max : WALK_FRAMES_MAX;
	*ret = (struct stack){.thread = thread};
	w.abi = process->arch ? abi_find(process->arch->name) : NULL;
	if (!w.abi) {
		walk_end(&w, END_NO_ARCHITECTURE, "%s", process->arch_name ? process->arch_name : "unknown processor");
	} else if (!from->has_context || !register_known(&from->registers, w.abi->pc)) {
		walk_end(&w, END_NO_CONTEXT, "the dump has no registers of thread %u", from->id);
	} else {
		places_init(&w.places, w.abi);
		w.address_mask = address_mask(process);
		walk_begin(&w, &from->registers);
		while (ret->frames.n < frames_max && walk_step(&w))
			;
		if (!ret->end_detail)
			walk_end(&w, END_LIMIT, "%zu frames", ret->frames.n);
	}
	places_release(&w.places);
	trace_release(&w.trace);
}
