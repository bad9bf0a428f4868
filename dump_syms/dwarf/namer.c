#include "dump_syms/dwarf/namer.h"

#include "base/demangle.h"
#include "dump_syms/dwarf/language.h"
#include "dump_syms/dwarf/shared.h"

#include <inttypes.h>

const struct diag_kind names_too_long = {DIAG_LOSS, "a name is too long, or all names of a unit are"};

/* No record holds as much; and many entries may refer to one name. */
#define NAME_BYTES_MAX (64 * 1024)

/* From an inlined copy over its abstract origin and that one's declaration it is three steps; a cycle takes all. */
#define HOPS_MAX 16

/* Scopes beyond these are left out of a name. No record could hold them. */
#define SCOPES_MAX 64

/* What a chain of references says: the names, and where the plain one stands. */
struct naming {
	const char *linkage, *name;
	bool linkage_inside, name_inside; /* see die_string_inside */
	const struct unit *unit;
	uint64_t offset;
	bool artificial;
};

/* Where the DIE's abstract origin, declaration or type unit is; false where it has none of them. */
static bool origin_of(const struct namer *n, const struct die *die, const struct unit **ret_unit, uint64_t *ret_offset)
{
	enum attr attr = die_has(die, A_ORIGIN) ? A_ORIGIN : die_has(die, A_SPECIFICATION) ? A_SPECIFICATION : A_SIGNATURE;
	return die_reference(die, attr, &n->out->diag, ret_unit, ret_offset);
}

static const char *name_string(const struct namer *n, const struct die *die, enum attr attr)
{
	const char *text = die_string(die, attr, &n->out->diag);
	if (!text || strnlen(text, NAME_BYTES_MAX) < NAME_BYTES_MAX)
		return text;
	diag_bad_at(&n->out->diag, &names_too_long, ".debug_info", die->offset, "64 KiB or more");
	return NULL;
}

/* Finds the names along the chain that begins at die. Of a scope only the plain name is wanted. */
static struct naming naming_find(const struct namer *n, const struct die *die, bool scope)
{
	struct naming found = {NULL, NULL, false, false, die->unit, die->offset, false};
	struct diag *d = &n->out->diag;
	struct die origin;
	for (unsigned hop = 0; hop < HOPS_MAX; hop++) {
		if (!found.linkage && !scope) {
			found.linkage = name_string(n, die, A_LINKAGE_NAME);
			found.linkage_inside = die_string_inside(die, A_LINKAGE_NAME);
		}
		if (!found.name && (found.name = name_string(n, die, A_NAME))) {
			found.name_inside = die_string_inside(die, A_NAME);
			found.unit = die->unit;
			found.offset = die->offset;
		}
		bool declared = die_has(die, A_SPECIFICATION);
		found.artificial |= die_flag(die, A_ARTIFICIAL);
		if (found.linkage ? name_is_mangled(found.linkage) || found.name : scope && found.name && !declared)
			break;
		bool here = found.unit == die->unit && found.offset == die->offset;
		const struct unit *unit;
		uint64_t offset;
		if (!origin_of(n, die, &unit, &offset) || !die_read(unit, offset, d, &origin))
			break;
		die = &origin;
		/* The declaration stands in its scope, and the definition, which may repeat the name, anywhere. */
		if (here && declared) {
			found.unit = unit;
			found.offset = offset;
		}
	}
	return found;
}

/* A copy that lives as long as the fragment; NULL, reported, where the unit's names take too much already. */
static const char *keep_text(struct namer *n, const char *text, size_t size)
{
	const struct dwarf *dwarf = n->unit->dwarf;
	uint64_t limit = (16 << 10) + 16 * (n->unit->end - n->unit->offset) + (dwarf->passing ? dwarf->section[DS_STR].size : 0);
	if (size > limit - n->text_bytes) {
		diag_bad_at(&n->out->diag, &names_too_long, ".debug_info", n->unit->offset, "%s", n->unit->name);
		return NULL;
	}
	n->text_bytes += size;
	return arena_text(&n->out->arena, text, size);
}

static const char *keep_string(struct namer *n, const char *text, bool inside)
{
	return text && inside ? keep_text(n, text, strlen(text)) : text;
}

static const struct language *language_of(const struct namer *n, const struct unit *unit)
{
	return language_find(unit->language ? unit->language : n->unit->language);
}

/* Reads the DIE of the scope around the place where a name stands; false where that is the unit itself. */
static bool scope_around(struct namer *n, const struct unit *unit, uint64_t offset, struct die *ret)
{
	const struct outline *outline = n->outline;
	if (unit != n->unit) {
		outline = unit->outline ? unit->outline : shared_outline(unit);
	}
	uint32_t node = outline_around(outline, (uint32_t)(offset - unit->offset));
	return node && die_read(unit, unit->offset + outline->at[node].offset, &n->out->diag, ret);
}

/* How a scope without a name is called, in the manner of demanglers. */
static const char *anonymous(enum die_kind kind)
{
	switch (kind) {
	case DIE_NAMESPACE:
		return "(anonymous namespace)";
	case DIE_CLASS:
		return "(anonymous class)";
	case DIE_STRUCT:
		return "(anonymous struct)";
	case DIE_UNION:
		return "(anonymous union)";
	case DIE_ENUM:
		return "(anonymous enum)";
	case DIE_INTERFACE:
		return "(anonymous interface)";
	default:
		return "(anonymous)";
	}
}

static bool is_function(enum die_kind kind)
{
	return kind == DIE_DECLARATION || kind == DIE_ABSTRACT || kind == DIE_FUNCTION || kind == DIE_INLINED;
}

/* A scope on the way from a name to the unit. */
struct scope {
	const char *name;
	enum die_kind kind;
	uint64_t place;
};

/*
 * What a name at this place is qualified by, "" for nothing. Goes outwards to the unit or to a scope that is
 * known, then puts the texts together on the way back in.
 */
static const char *prefix_find(struct namer *n, const struct unit *unit, uint64_t offset)
{
	struct scope chain[SCOPES_MAX];
	const struct language *language = language_of(n, unit);
	const char *prefix = "";
	size_t count = 0;
	struct die die;
	while (count < SCOPES_MAX && scope_around(n, unit, offset, &die)) {
		uint32_t known = *offset_map_at(&n->scopes, die_place(die.unit, die.offset));
		if (known != OFFSET_NEW) {
			prefix = n->prefixes.at[known];
			break;
		}
		struct naming naming = naming_find(n, &die, true);
		chain[count++] = (struct scope){naming.name, die.kind, die_place(die.unit, die.offset)};
		unit = naming.unit;
		offset = naming.offset;
	}
	while (count) {
		const struct scope *scope = &chain[--count];
		buf_clear(&n->text);
		buf_text(&n->text, prefix);
		buf_text(&n->text, scope->name ? scope->name : anonymous(scope->kind));
		if (is_function(scope->kind))
			buf_text(&n->text, language->call);
		buf_text(&n->text, language->separator);
		prefix = keep_text(n, n->text.at, n->text.n);
		if (!prefix)
			return "";
		*offset_map_at(&n->scopes, scope->place) = (uint32_t)n->prefixes.n;
		*vec_push(&n->prefixes) = prefix;
	}
	return prefix;
}

/* GNAT's names say all their scopes: `pkg__outer__inner`. */
static const char *name_from_gnat(struct namer *n, const struct naming *naming)
{
	buf_clear(&n->text);
	if (demangle_ada(naming->name, &n->text))
		return keep_text(n, n->text.at, n->text.n);
	return keep_string(n, naming->name, naming->name_inside);
}

static const char *name_qualified(struct namer *n, const struct naming *naming)
{
	const struct language *language = language_of(n, naming->unit);
	const char *name = naming->name;
	if (!name)
		return NULL;
	if (language->gnat)
		return name_from_gnat(n, naming);
	const char *prefix = language->separator ? prefix_find(n, naming->unit, naming->offset) : "";
	if (!*prefix)
		return keep_string(n, name, naming->name_inside);
	buf_clear(&n->text);
	buf_text(&n->text, prefix);
	buf_text(&n->text, name);
	return keep_text(n, n->text.at, n->text.n);
}

static uint32_t name_add(struct namer *n, const struct die *die)
{
	struct naming naming = naming_find(n, die, false);
	struct frag_name name = {
		.linkage = keep_string(n, naming.linkage, naming.linkage_inside),
		.artificial = naming.artificial,
	};
	if (!name.linkage || !name_is_mangled(name.linkage))
		name.plain = name_qualified(n, &naming);
	*vec_push(&n->out->names) = name;
	return (uint32_t)n->out->names.n - 1;
}

uint32_t namer_find(struct namer *n, const struct die *die)
{
	const struct unit *unit;
	uint64_t offset;
	struct die origin;
	/* A copy without a name of its own is called as its origin, and there may be many copies. */
	if (die_has(die, A_NAME) || die_has(die, A_LINKAGE_NAME) || !origin_of(n, die, &unit, &offset))
		return name_add(n, die);
	uint32_t known = *offset_map_at(&n->known, die_place(unit, offset));
	if (known != OFFSET_NEW)
		return known;
	uint32_t number = name_add(n, die_read(unit, offset, &n->out->diag, &origin) ? &origin : die);
	*offset_map_at(&n->known, die_place(unit, offset)) = number;
	return number;
}

void namer_release(struct namer *n)
{
	offset_map_release(&n->known);
	offset_map_release(&n->scopes);
	vec_release(&n->prefixes);
	buf_release(&n->text);
}
