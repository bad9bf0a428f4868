/*
 * Abbreviation tables (DWARF 5, 7.5.3), compiled for walking: what a DIE is to the converter, whether it has children and how
 * to step over it; the attributes themselves only for the kinds of DIE that are ever read.
 */
#ifndef DUMP_SYMS_DWARF_ABBREV_H
#define DUMP_SYMS_DWARF_ABBREV_H

#include "base/diag.h"
#include "dump_syms/dwarf/form.h"

extern const struct diag_kind abbrev_damaged;

enum die_kind {
	DIE_END,         /* the null entry behind the last child */
	DIE_OTHER,       /* its attributes are never read */
	DIE_DECLARATION, /* of a function: may name one, holds nothing */
	/* Scopes: those with children are noted in the outline. */
	DIE_SCOPE_FIRST,
	DIE_NAMESPACE = DIE_SCOPE_FIRST,
	DIE_MODULE,
	DIE_CLASS,
	DIE_STRUCT,
	DIE_UNION,
	DIE_INTERFACE,
	DIE_ENUM,
	DIE_ABSTRACT,    /* a function without code: inlined everywhere, or the root of its instances */
	/* These are noted always. */
	DIE_ALWAYS_FIRST,
	DIE_UNIT = DIE_ALWAYS_FIRST,
	DIE_PARTIAL_UNIT,
	DIE_FUNCTION,    /* with code */
	DIE_INLINED,
};

/* The attributes that are read. */
enum attr {
	A_NAME,
	A_LINKAGE_NAME,
	A_SPECIFICATION,
	A_ORIGIN,
	A_LOW_PC,
	A_HIGH_PC,
	A_RANGES,
	A_CALL_FILE,
	A_CALL_LINE,
	A_CALL_COLUMN,
	A_ARTIFICIAL,
	A_STMT_LIST,
	A_COMP_DIR,
	A_LANGUAGE,
	A_STR_OFFSETS_BASE,
	A_ADDR_BASE,
	A_RNGLISTS_BASE,
	A_RANGES_BASE, /* GNU's for split DWARF 4 */
	A_DWO_NAME,
	A_DWO_ID,      /* GNU's for split DWARF 4 */
	A_SIGNATURE,   /* of the type that is declared here and defined in a unit of its own */
	A_COUNT
};

enum step_op {
	STEP_END,
	STEP_NONE,
	STEP_LEB,    /* a LEB128, */
	STEP_STRING, /* a string, */
	STEP_BLOCK1, /* a block: step over it */
	STEP_BLOCK2,
	STEP_BLOCK4,
	STEP_BLOCK,
	STEP_INDIRECT, /* a value with its form before it: step over it */
	STEP_READ,     /* an attribute that is wanted, of `form` */
	STEP_CONSTANT, /* a wanted one whose value is constants[constant] */
	STEP_BAD,      /* the form is unknown, and with it the DIE's size */
};

/* Steps over `skip` bytes, then does op. */
struct step {
	uint8_t op, attr;
	uint16_t skip;
	union {
		struct form form;
		uint32_t constant;
	};
};

#define ABBREV_VARIES UINT16_MAX

struct abbrev {
	uint32_t steps; /* where its steps begin; none for a DIE of fixed size that is never read */
	uint16_t fixed; /* the size of the attributes, or ABBREV_VARIES: follow the steps */
	uint8_t kind : 7; /* enum die_kind */
	bool noted : 1; /* in the outline */
	int8_t descend; /* 1 with children, -1 for the null entry */
};

struct abbrev_code {
	uint64_t code;
	uint32_t index;
};

struct abbrev_table {
	uint64_t offset; /* in .debug_abbrev */
	uint64_t size;   /* the bytes that it takes there, as far as it was read */
	struct encoding encoding; /* of the units that use it; of the versions only 2 is told from the others */

	struct VEC(struct abbrev) list; /* the first is the null entry; then in the order of the section */
	size_t direct;                  /* list[code] for codes below, as nearly every producer numbers them */
	struct VEC(struct abbrev_code) others; /* by code */
	struct VEC(struct step) steps;
	struct VEC(uint64_t) constants;
};

/*
 * Compiles the table at table->offset of section for table->encoding (both set by the caller), reading no further than limit.
 * Damage ends it, reported; the abbreviations before it are there.
 */
void abbrev_table_compile(struct abbrev_table *table, struct bytes section, uint64_t limit, bool big_endian,
                          struct diag *d);
void abbrev_table_release(struct abbrev_table *table);

/*
 * Whether an attribute that is read may refer into another unit, or names the file of a split unit (units of one file are read
 * together), in any table of a section of tables that stand one behind the other. True also where that cannot be told.
 */
bool abbrevs_cross_units(struct bytes section);

/* Steps over what one step stands for, its `skip` bytes apart. */
void step_skip(const struct step *step, const struct encoding *e, struct cursor *c);

/* The abbreviation with this code (0: the null entry); NULL where the table has none. */
const struct abbrev *abbrev_find_slow(const struct abbrev_table *table, uint64_t code);

static inline const struct abbrev *abbrev_find(const struct abbrev_table *table, uint64_t code)
{
	return code < table->direct ? &table->list.at[code] : abbrev_find_slow(table, code);
}

#endif
