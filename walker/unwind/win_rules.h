/* Records of STACK WIN, compiled. */
#ifndef WALKER_UNWIND_WIN_RULES_H
#define WALKER_UNWIND_WIN_RULES_H

#include "walker/unwind/cfi_rules.h"

/* What names of programs stand for; their table begins with these. Others are a program's own, while there is room. */
enum win_name {
	WIN_EIP,
	WIN_ESP,
	WIN_EBP,
	WIN_EBX,
	WIN_ESI,
	WIN_EDI,
	WIN_PARAMETERS,        /* .cbParams: of the function */
	WIN_CALLEE_PARAMETERS, /* .cbCalleeParams: that the function has pushed for its callee */
	WIN_SAVED,             /* .cbSavedRegs */
	WIN_LOCALS,            /* .cbLocals */
	WIN_SEARCH,            /* .raSearch: where the return address should lie */
	WIN_SEARCH_START,      /* .raSearchStart */
	WIN_NAMES,
	WIN_SLOTS = 128,
};

struct win_rules {
	enum rules_state state;
	struct stack_win record;
	struct postfix_program program; /* the record's, or what stands for the record's numbers */
	bool aligns;                    /* the program has an `@` */
	bool keeps_ebp;                 /* the function leaves ebp, and ebx, as they are */
	struct arena texts;
	const char *text;               /* for a person; in the stack's arena */
};

void win_names_init(struct intern *names);

/* Compiles rules->record. */
void win_rules_compile(struct win_rules *rules, struct intern *names);
const char *win_rules_text(const struct win_rules *rules, struct arena *arena);
void win_rules_release(struct win_rules *rules);

#endif
