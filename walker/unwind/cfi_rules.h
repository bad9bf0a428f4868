/* Rules of STACK CFI, compiled. */
#ifndef WALKER_UNWIND_CFI_RULES_H
#define WALKER_UNWIND_CFI_RULES_H

#include "base/intern.h"
#include "postfix/program.h"
#include "symfile/file.h"
#include "walker/unwind/abi.h"

#include <stdbool.h>

/*
 * What names stand for, in rules and in evaluation. The table of names begins with them, so that these are the names'
 * numbers too: registers by DWARF number, .cfa, .ra; second names of the registers, and of .cfa and .ra; .undef.
 */
enum {
	CFI_CFA = REGISTER_COUNT,
	CFI_RA,
	CFI_TARGETS,
	CFI_UNDEFINED = 2 * CFI_TARGETS,
	CFI_SLOTS,
};

struct cfi_rule {
	unsigned target;
	bool assigns; /* the expression has an `=`, which changes what later ones see */
	struct postfix_program program;
	const char *text; /* the expression; n bytes */
	size_t n;
};

/* Rules are looked up when they are first asked for. */
enum rules_state { RULES_NOT_ASKED, RULES_NONE, RULES_READY };

/* How far a rule goes into a frame's text: bytes. */
#define RULES_TEXT_MAX 2048

struct cfi_rules {
	enum rules_state state;
	uint64_t rel, line;  /* of the INIT */
	size_t count;        /* of the rules that hold; the elements behind them keep their memory */
	struct VEC(struct cfi_rule) rules;
	struct arena texts;  /* what the rules were compiled from */
	const char *text;    /* "STACK CFI at 0x1f40 (line 812): .cfa: ..."; in the stack's arena */
};

void cfi_names_init(struct intern *names, const struct abi *abi);

/* Compiles what symfile_cfi gave, whose texts are borrowed; false where INIT's own is no list of rules. */
bool cfi_rules_compile(const struct stack_cfi *cfi, unsigned width, struct intern *names, struct cfi_rules *ret);

/* The rules as they hold, for a person; in the arena. */
const char *cfi_rules_text(const struct cfi_rules *rules, const struct intern *names, struct arena *arena);

/* The rule for a target; NULL. */
const struct cfi_rule *cfi_rule_find(const struct cfi_rules *rules, unsigned target);

void cfi_rules_release(struct cfi_rules *rules);

#endif
