#include "dump_syms/dwarf/shared.h"

#include <stdatomic.h>
#include <stdlib.h>

struct shared {
	size_t count;
	_Atomic(struct outline *) outlines[]; /* by unit; NULL: not yet asked for */
};

struct shared *shared_open(const struct dwarf *dwarf)
{
	if (!dwarf->crosses_units)
		return NULL;
	struct shared *shared = mem_zero(sizeof *shared + dwarf->unit_count * sizeof shared->outlines[0]);
	shared->count = dwarf->unit_count;
	for (size_t i = 0; i < shared->count; i++)
		atomic_init(&shared->outlines[i], NULL);
	return shared;
}

static void outline_free(struct outline *outline)
{
	if (outline)
		vec_release(outline);
	free(outline);
}

void shared_close(struct shared *shared)
{
	for (size_t i = 0; shared && i < shared->count; i++)
		outline_free(atomic_load(&shared->outlines[i]));
	free(shared);
}

static struct outline *outline_make(const struct dwarf *dwarf, const struct unit *unit)
{
	struct outline *outline = mem_zero(sizeof *outline);
	struct diag unheard = {0};
	outline_read(dwarf, unit, &unheard, outline);
	diag_release(&unheard);
	vec_trim(outline);
	return outline;
}

const struct outline *shared_outline(const struct dwarf *dwarf, const struct unit *unit)
{
	_Atomic(struct outline *) *slot = &dwarf->shared->outlines[unit - dwarf->units];
	struct outline *outline = atomic_load(slot);
	if (outline)
		return outline;
	/* Two threads may make it at once; the one that comes second throws its own away. */
	struct outline *made = outline_make(dwarf, unit);
	if (atomic_compare_exchange_strong(slot, &outline, made))
		return made;
	outline_free(made);
	return outline;
}
