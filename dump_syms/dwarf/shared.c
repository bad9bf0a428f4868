#include "dump_syms/dwarf/shared.h"

#include <stdatomic.h>
#include <stdlib.h>

struct shared {
	_Atomic(struct outline *) outline;      /* NULL: not yet asked for */
	_Atomic(struct line_program *) program; /* of the units whose lines_owner this is */
};

struct shared *shared_new(void)
{
	struct shared *shared = mem_alloc(sizeof *shared);
	atomic_init(&shared->outline, NULL);
	atomic_init(&shared->program, NULL);
	return shared;
}

static void outline_free(struct outline *outline)
{
	if (outline)
		vec_release(outline);
	free(outline);
}

void line_program_release(struct line_program *program)
{
	line_table_close(&program->table);
	vec_release(&program->spans);
}

static void program_free(struct line_program *program)
{
	if (program)
		line_program_release(program);
	free(program);
}

void shared_free(struct shared *shared)
{
	outline_free(atomic_load(&shared->outline));
	program_free(atomic_load(&shared->program));
	free(shared);
}

static struct outline *outline_make(const struct unit *unit)
{
	struct outline *outline = mem_zero(sizeof *outline);
	struct diag unheard = {0};
	outline_read(unit, &unheard, outline);
	diag_release(&unheard);
	vec_trim(outline);
	return outline;
}

const struct outline *shared_outline(const struct unit *unit)
{
	_Atomic(struct outline *) *slot = &unit->shared->outline;
	struct outline *outline = atomic_load(slot);
	if (outline)
		return outline;
	/* Two threads may make it at once; the one that comes second throws its own away. */
	struct outline *made = outline_make(unit);
	if (atomic_compare_exchange_strong(slot, &outline, made))
		return made;
	outline_free(made);
	return outline;
}

/* Said by the unit that owns the slot, so that it is the same whoever asks. */
static struct line_program *program_make(const struct unit *owner)
{
	const struct dwarf *dwarf = owner->dwarf;
	struct line_program *program = mem_zero(sizeof *program);
	struct line_context context = {.str_offsets_base = owner->str_offsets_base, .end = owner->lines_end};
	struct diag unheard = {0};
	program->there = line_table_open(dwarf, owner->stmt_list, &context, &unheard, &program->table) == ST_OK;
	if (program->there)
		line_table_spans(&program->table, dwarf, &unheard, &program->spans);
	diag_release(&unheard);
	vec_trim(&program->spans);
	return program;
}

const struct line_program *shared_lines(const struct unit *unit)
{
	_Atomic(struct line_program *) *slot = &unit->lines_owner->shared->program;
	struct line_program *program = atomic_load(slot);
	if (program)
		return program;
	struct line_program *made = program_make(unit->lines_owner);
	if (atomic_compare_exchange_strong(slot, &program, made))
		return made;
	program_free(made);
	return program;
}
