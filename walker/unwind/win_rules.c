#include "walker/unwind/win_rules.h"

#include "base/buf.h"

#include <inttypes.h>
#include <string.h>

/* FPO without a program: the return address is where the numbers say; one that uses ebp for itself has saved it first. */
static const char fpo[] = "$eip .raSearchStart ^ = $esp .raSearchStart 4 + =";
static const char fpo_ebp[] =
	"$eip .raSearchStart ^ = $ebp $esp .cbCalleeParams + .cbSavedRegs + 8 - ^ = $esp .raSearchStart 4 + =";

void win_names_init(struct intern *names)
{
	static const char *const texts[WIN_NAMES] = {
		"$eip", "$esp", "$ebp", "$ebx", "$esi", "$edi", ".cbParams", ".cbCalleeParams", ".cbSavedRegs", ".cbLocals",
		".raSearch", ".raSearchStart",
	};
	for (unsigned i = 0; i < WIN_NAMES; i++)
		intern_borrow(names, texts[i], strlen(texts[i]));
}

static const char *program_text(const struct stack_win *record)
{
	return record->program ? record->program : record->allocates_base_pointer ? fpo_ebp : fpo;
}

void win_rules_compile(struct win_rules *rules, struct intern *names)
{
	const char *text = program_text(&rules->record);
	size_t n = strlen(text);
	postfix_compile(text, n, 4, names, &rules->program);
	rules->keeps_ebp = text == fpo;
	rules->aligns = false;
	for (size_t i = 0; i < rules->program.ops.n; i++)
		rules->aligns |= rules->program.ops.at[i].kind == POSTFIX_ALIGN;
}

const char *win_rules_text(const struct win_rules *rules, struct arena *arena)
{
	const struct stack_win *r = &rules->record;
	struct buf text = {0};
	buf_printf(&text, "STACK WIN %s at 0x%" PRIx64 " (line %" PRIu64 "): %.*s", r->type == 4 ? "frame data" : "FPO", r->rel,
	           r->line, RULES_TEXT_MAX, program_text(r));
	const char *copy = arena_text(arena, text.at, text.n);
	buf_release(&text);
	return copy;
}

void win_rules_release(struct win_rules *rules)
{
	postfix_release(&rules->program);
	arena_release(&rules->texts);
}
