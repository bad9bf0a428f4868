/*
 * The caller by STACK WIN: what Windows' compilers say of the frames of 32-bit x86, where ebp may be anything. The program
 * finds the return address by counting what lies on the stack, and counts wrong where the stack was aligned, or a frame
 * without symbols lies between; so what it gives is compared with what a return address looks like.
 */
#include "postfix/evaluate.h"
#include "walker/unwind/step.h"

#include <inttypes.h>
#include <string.h>

/* How far behind the place that the numbers give a return address is looked for: three words more, for alignment. */
#define SEARCH_WORDS 4

/* Saved registers that are looked through for a frame pointer: bytes, whatever the record says. */
#define SAVED_MAX 4096

struct frame_win {
	struct walk *w;
	const struct win_rules *rules;
	uint32_t esp;
	uint32_t callee_parameters;
	uint32_t search;   /* where the return address should lie */
	uint32_t skipped;  /* bytes by which a scan found it farther up */
	enum trust trust;
	struct postfix_slot slots[WIN_SLOTS];
};

static bool load(void *memory, uint64_t addr, unsigned size, uint64_t *ret)
{
	(void)size; /* the width, which is a word */
	return walk_word(memory, addr, ret);
}

static uint32_t slot(const struct frame_win *f, enum win_name name)
{
	return (uint32_t)f->slots[name].value;
}

static void slot_set(struct frame_win *f, enum win_name name, uint32_t value)
{
	f->slots[name] = (struct postfix_slot){.value = value, .known = true};
}

/*
 * What the frame has pushed for the function that it called: the size of the parameters of the one frame that it called, and
 * of no younger one. Where a signal or the context interrupted it, it was calling nothing.
 */
static uint32_t callee_parameters(struct walk *w)
{
	if (w->stack->frames.n < 2 || walk_frame(w)->interrupted)
		return 0;
	const struct frame *callee = walk_frame(w) - 1;
	struct place *place = place_at(&w->places, w->world, callee->lookup, w->stack);
	if (place_win(&w->places, w->world, place, w->stack))
		return place->win.record.parameter_size;
	return (uint32_t)callee->symbol->parameter_size;
}

/* Whether addr lies in the thread's stack, or, where the dump does not say where that is, in memory at all. */
static bool in_stack(const struct walk *w, uint64_t addr)
{
	const struct range *stack = &w->process->threads.at[w->stack->thread].stack;
	uint64_t word;
	if (stack->hi > stack->lo && (addr < stack->lo || addr >= stack->hi))
		return false;
	return process_word(w->process, addr, &word);
}

/* Moves the place of the return address up to where one is. */
static bool search_move(struct frame_win *f, uint64_t *ret_pc)
{
	struct scan_result found = scan_words(f->w, f->search, SEARCH_WORDS, false);
	if (found.found) {
		f->search = (uint32_t)found.location;
		*ret_pc = found.pc;
	}
	return found.found;
}

static void search_begin(struct frame_win *f)
{
	const struct stack_win *record = &f->rules->record;
	uint32_t counted = f->esp + f->callee_parameters + record->local_size + record->saved_size;
	uint64_t pc, ebp;
	f->search = counted;
	/* A system call that has returned leaves its own return address on the stack: it is the one behind that counts. */
	if (search_move(f, &pc) && f->search == counted && walk_frame(f->w)->trust == TRUST_CONTEXT && record->type == 0 &&
	    pc == walk_frame(f->w)->pc) {
		f->search += 4;
		search_move(f, &pc);
	}
	/* Where esp was aligned, nothing can be counted from it. */
	if (f->rules->aligns && walk_register(f->w, f->w->abi->fp, &ebp))
		f->search = (uint32_t)ebp + 4;
}

static void slots_begin(struct frame_win *f)
{
	static const enum win_name by_number[] = {[3] = WIN_EBX, [5] = WIN_EBP};
	const struct stack_win *record = &f->rules->record;
	uint64_t value;
	for (unsigned i = 3; i <= 5; i += 2)
		if (walk_register(f->w, i, &value))
			slot_set(f, by_number[i], (uint32_t)value);
	slot_set(f, WIN_ESP, f->esp);
	slot_set(f, WIN_PARAMETERS, record->parameter_size);
	slot_set(f, WIN_CALLEE_PARAMETERS, f->callee_parameters);
	slot_set(f, WIN_SAVED, record->saved_size);
	slot_set(f, WIN_LOCALS, record->local_size);
	slot_set(f, WIN_SEARCH, f->search);
	slot_set(f, WIN_SEARCH_START, f->search);
}

static enum postfix_error program_run(struct frame_win *f)
{
	struct postfix_world world = {
		.width = 4, .slots = f->slots, .slot_count = WIN_SLOTS, .load = load, .memory = f->w
	};
	enum postfix_error error = postfix_run(&f->rules->program, &world);
	if (!error && !(f->slots[WIN_EIP].assigned && f->slots[WIN_ESP].assigned))
		error = POSTFIX_UNKNOWN;
	trace_say(&f->w->trace, "  program: %s; $eip 0x%" PRIx32 " $esp 0x%" PRIx32 " $ebp 0x%" PRIx32, postfix_error_text(error),
	          slot(f, WIN_EIP), slot(f, WIN_ESP), slot(f, WIN_EBP));
	return error;
}

/* Takes the return address from the stack from start on instead. */
static bool return_scan(struct frame_win *f, uint32_t start, enum trust trust)
{
	if (!scan_allowed(f->w))
		return false;
	struct scan_result found = scan_words(f->w, start, scan_reach(f->w) + 1, false);
	if (!found.found)
		return false;
	slot_set(f, WIN_EIP, (uint32_t)found.pc);
	slot_set(f, WIN_ESP, (uint32_t)found.location + 4);
	f->skipped = (uint32_t)found.location - start;
	f->trust = trust;
	trace_say(&f->w->trace, "  scan from 0x%" PRIx32 ": [0x%" PRIx64 "] = 0x%" PRIx64, start, found.location, found.pc);
	return true;
}

/*
 * The caller's ebp among the registers that the function saved, from the top, as it is saved early: wanted where the program
 * gave one that is none, or one that lies below a return address that was scanned for.
 */
static void ebp_recover(struct frame_win *f)
{
	uint32_t ebp = slot(f, WIN_EBP), saved = f->rules->record.saved_size;
	uint32_t bottom = f->esp + f->callee_parameters;
	bool skipped = f->trust != TRUST_CFI && ebp <= f->search + f->skipped;
	if (f->rules->keeps_ebp || (!skipped && in_stack(f->w, ebp)))
		return;
	for (uint32_t n = ((saved < SAVED_MAX ? saved : SAVED_MAX) + f->skipped) / 4 + 1; n--;) {
		uint64_t value;
		if (!process_word(f->w->process, bottom + 4 * n, &value))
			return;
		if (in_stack(f->w, value)) {
			slot_set(f, WIN_EBP, (uint32_t)value);
			trace_say(&f->w->trace, "  $ebp: [0x%" PRIx32 "] = 0x%" PRIx64, bottom + 4 * n, value);
			return;
		}
	}
}

static void caller_complete(struct frame_win *f, struct caller *ret)
{
	static const struct {
		enum win_name name;
		unsigned number;
	} kept[] = {{WIN_EBX, 3}, {WIN_ESI, 6}, {WIN_EDI, 7}};
	const struct abi *abi = f->w->abi;
	*ret = (struct caller){.trust = f->trust, .rule = f->rules->text};
	register_set(&ret->registers, abi->pc, slot(f, WIN_EIP));
	register_set(&ret->registers, abi->sp, slot(f, WIN_ESP));
	if (f->slots[WIN_EBP].known)
		register_set(&ret->registers, abi->fp, slot(f, WIN_EBP));
	for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
		if (f->slots[kept[i].name].assigned || (kept[i].name == WIN_EBX && f->rules->keeps_ebp && f->slots[WIN_EBX].known))
			register_set(&ret->registers, kept[i].number, slot(f, kept[i].name));
}

static bool is_code(const struct walk *w, uint32_t addr)
{
	return process_executable(w->process, (uint32_t)(addr - w->abi->call_back));
}

static enum outcome frame_solve(struct frame_win *f, struct caller *ret)
{
	struct walk *w = f->w;
	search_begin(f);
	slots_begin(f);
	enum postfix_error error = program_run(f);
	if (error && !return_scan(f, f->esp, TRUST_SCAN)) {
		walk_refuse(w, WHY_PROGRAM, error, walk_frame(w)->lookup);
		return STEP_NONE;
	}
	bool zero = !slot(f, WIN_EIP) && !slot(f, WIN_EBP); /* how a thread's first frame comes out */
	if (!zero && !is_code(w, slot(f, WIN_EIP)))
		return_scan(f, f->search + 4, TRUST_CFI_SCAN);
	if (slot(f, WIN_EIP) < PC_MIN) {
		walk_end(w, END_MARKED, "STACK WIN at 0x%" PRIx64 ": the return address is %" PRIu32, walk_frame(w)->lookup,
		         slot(f, WIN_EIP));
		return STEP_END;
	}
	ebp_recover(f);
	caller_complete(f, ret);
	return STEP_FOUND;
}

enum outcome step_win(struct walk *w, struct caller *ret)
{
	uint64_t esp;
	if (!w->abi->stack_win || !walk_register(w, w->abi->sp, &esp))
		return STEP_NONE;
	struct frame_win f = {.w = w, .esp = (uint32_t)esp, .callee_parameters = callee_parameters(w), .trust = TRUST_CFI};
	struct place *place = place_at(&w->places, w->world, walk_frame(w)->lookup, w->stack);
	if (!place_win(&w->places, w->world, place, w->stack))
		return STEP_NONE;
	struct win_rules rules = place->win; /* a scan looks up other places */
	f.rules = &rules;
	trace_say(&w->trace, "%s, callee's parameters: %" PRIu32 " bytes", rules.text, f.callee_parameters);
	return frame_solve(&f, ret);
}
