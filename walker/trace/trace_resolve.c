/* From a frame to functions: which build, which address in it, what is there. */
#include "walker/trace/trace.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct {
	const char *name, *mark;
} sections[] = {
	[TRACE_NONE] = {NULL, NULL},
	[TRACE_VM] = {"vm", "_kDartVmSnapshotInstructions"},
	[TRACE_ISOLATE] = {"isolate", "_kDartIsolateSnapshotInstructions"},
	[TRACE_TEXT] = {"text", "_kDartSnapshotText"},
};

const char *trace_section_name(enum trace_section section)
{
	return sections[section].name;
}

static void id_copy(struct trace_word word, char ret[TRACE_ID_ROOM])
{
	size_t n = 0;
	for (size_t i = 0; i < word.n && n + 1 < TRACE_ID_ROOM; i++)
		if (isxdigit((unsigned char)word.at[i]))
			ret[n++] = (char)tolower((unsigned char)word.at[i]);
	ret[n] = 0;
}

static const struct trace_unit *unit_of(const struct trace_text *text, const struct trace_frame *frame)
{
	return trace_unit_find(text, &text->traces.at[frame->trace], frame->unit);
}

void trace_build_id(const struct trace_text *text, const struct trace_frame *frame, char ret[TRACE_ID_ROOM])
{
	const struct trace_unit *unit = unit_of(text, frame);
	if (frame->build_id.n)
		id_copy(frame->build_id, ret);
	else if (unit && unit->build_id.n)
		id_copy(unit->build_id, ret);
	else if (frame->image.n && frame->image.n == text->app.name.n &&
	         memcmp(frame->image.at, text->app.name.at, frame->image.n) == 0)
		id_copy(text->app.uuid, ret);
	else
		ret[0] = 0;
}

/* Dart's words for architectures, and the symbol file's. */
static const char *arch_of(struct trace_word word)
{
	static const char *const words[][2] = {
		{"arm64", "arm64"}, {"arm64c", "arm64"}, {"arm", "arm"}, {"x64", "x86_64"}, {"x64c", "x86_64"}, {"ia32", "x86"},
		{"riscv32", "riscv"}, {"riscv64", "riscv"},
	};
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strlen(words[i][0]) == word.n && memcmp(words[i][0], word.at, word.n) == 0)
			return words[i][1];
	return NULL;
}

static bool mark_plus(const struct build *build, enum trace_section section, uint64_t offset, uint64_t *ret)
{
	uint64_t base;
	if (!build_mark(build, sections[section].mark, &base))
		return false;
	*ret = base + offset;
	return true;
}

/* By where it was in memory, and what the head says lay where: of two sections the nearer one below. */
static bool by_abs(const struct build *build, const struct trace_unit *unit, uint64_t abs, uint64_t *ret)
{
	if (!abs || !unit)
		return false;
	uint64_t isolate = unit->isolate_instructions, vm = unit->vm_instructions;
	bool in_isolate = isolate && abs >= isolate, in_vm = vm && abs >= vm;
	if (in_isolate && !(in_vm && vm > isolate) && mark_plus(build, TRACE_ISOLATE, abs - isolate, ret))
		return true;
	if (in_isolate && !in_vm && mark_plus(build, TRACE_TEXT, abs - isolate, ret))
		return true;
	if (in_vm && mark_plus(build, TRACE_VM, abs - vm, ret))
		return true;
	uint64_t dso = unit->isolate_dso ? unit->isolate_dso : unit->vm_dso;
	if (!dso || abs < dso)
		return false;
	*ret = abs - dso;
	return true;
}

/* The section's offset is the durable number; the others say the same where there is none. */
static bool address_of(const struct resolver *r, const struct trace_frame *f, uint64_t *ret)
{
	bool found = f->section && mark_plus(r->build, f->section, f->offset, ret);
	if (!found && f->has_virt) {
		*ret = f->virt;
		found = true;
	}
	if (!found)
		found = by_abs(r->build, unit_of(r->text, f), f->abs, ret);
	/* A return address may be the next function's already; the crashed frame's is none. */
	if (found && f->is_return && f->number && *ret)
		--*ret;
	return found;
}

static void drop_artificial(struct place_list *places)
{
	size_t n = 0;
	for (size_t i = 0; i < places->n; i++)
		if (!places->at[i].artificial)
			places->at[n++] = places->at[i];
	places->n = n;
}

enum trace_outcome trace_resolve(struct resolver *r, const struct trace_frame *frame)
{
	char id[TRACE_ID_ROOM];
	uint64_t rel;
	r->build = NULL;
	r->places.n = 0;
	arena_release(&r->arena);
	r->arena = (struct arena){0};
	trace_build_id(r->text, frame, id);
	if (frame->is_foreign && !(frame->build_id.n && build_is_known(r->symbols, id)))
		return FRAME_FOREIGN;
	struct build_wanted wanted = {.id = *id ? id : NULL, .arch = arch_of(r->text->traces.at[frame->trace].arch)};
	r->build = build_find(r->symbols, &wanted, r->options->force, r->diag);
	if (!r->build || !address_of(r, frame, &rel) || !build_at(r->build, rel, &r->arena, r->diag, &r->places))
		return FRAME_UNRESOLVED;
	if (!r->options->verbose)
		drop_artificial(&r->places);
	return r->places.n ? FRAME_RESOLVED : FRAME_HIDDEN;
}

void resolver_release(struct resolver *r)
{
	arena_release(&r->arena);
	vec_release(&r->places);
}
