/*
 * Holds STACK CFI records to what frame_machine.h says, at one place at a time. The records are looked up and evaluated by
 * postfix as a walker would; registers are random numbers and memory is a hash of the address, so that two expressions
 * agree only where they mean the same.
 */
#ifndef SYMCHECK_CFI_JUDGE_H
#define SYMCHECK_CFI_JUDGE_H

#include "base/range.h"
#include "symcheck/frame_machine.h"
#include "symfile/arch.h"
#include "symfile/module.h"

#define JUDGE_TRIALS 3

enum verdict {
	VERDICT_RIGHT,
	VERDICT_GAP,   /* no record is there */
	VERDICT_WRONG, /* the record says something else */
	VERDICT_NONE,  /* the machine has no answer */
	VERDICTS
};

/* What the records are of. */
struct judge_target {
	const struct arch *arch;
	unsigned address_size;
	uint64_t load_base; /* vaddr less rel */
};

struct judge_rules; /* a text of the module, compiled */

struct judge {
	struct judge_target target;
	const struct module *module;
	struct intern names; /* the architecture's registers first, by DWARF number, then .cfa, .ra */
	uint32_t cfa_name, ra_name;
	struct judge_rules *rules; /* by number in module.rules */
	struct machine_frame frames[JUDGE_TRIALS];
	char why[200];
};

/* Borrows the module, which does not change any more. */
void judge_init(struct judge *judge, struct judge_target target, const struct module *module);
void judge_release(struct judge *judge);

/* At pc, which the FDE covers. judge->why says in words what is wrong or why there is no answer. */
enum verdict judge_at(struct judge *judge, const struct machine_fde *fde, uint64_t pc);

/* Whether every record is behind the one before, and every row inside its record and behind the one before. */
bool judge_order(const struct module *module);

#endif
