/* Symbol tables, reduced to what names code. */
#ifndef ELF_SYMBOLS_H
#define ELF_SYMBOLS_H

#include "elf/image.h"

#include <string.h>

struct elf_symbol {
	uint64_t vaddr, size; /* of functions without image_isa_bit */
	const char *name;     /* borrowed from the string table, which the list owns; version suffix not yet cut */
	uint8_t type, binding; /* STT_*, STB_* */
	uint8_t priority;     /* 0 best: for aliases, see below */
	uint8_t table;        /* which of the list's strings holds the name */
	uint32_t name_length; /* without a version suffix `@VER`, `@@VER` */
};

/*
 * The symbols of .symtab, .dynsym and (through .gnu_debugdata, by the caller) others that name code: STT_FUNC,
 * STT_GNU_IFUNC, and STT_NOTYPE labels, defined, inside image->code, with a name that is no mapping symbol ($a, $d,
 * $t, $x, with or without a suffix) and no compiler's local label (.L). STT_NOTYPE counts only where no function
 * symbol covers it (hand-written assembly).
 *
 * Sorted by (vaddr, priority, name bytes): priority puts functions before labels, then global before weak before
 * local, so the first of an address is the one for PUBLIC and does not depend on the table's order.
 */
struct symbol_list {
	struct VEC(struct elf_symbol) list;
	struct VEC(struct section_data) strings; /* what the names are borrowed from */
	struct section_data descriptors;         /* PowerPC64's .opd, of the first file that has it */
	uint64_t descriptors_vaddr;
};

/*
 * Appends the symbols of image's .symtab, and of .dynsym, to ret; ST_ABSENT where they have none. The descriptors of
 * PowerPC64's first ABI are followed, those of the binary for a debug file that is read after it. Damaged tables keep
 * what can be kept, reported as a loss. symbols_finish, once every table is in, sorts, removes equal (vaddr, name),
 * and then the labels that a function symbol covers. (Names of 2 KiB and more that begin alike are sorted by their
 * places in the tables.)
 */
enum status symbols_read(const struct elf_image *image, struct diag *d, struct symbol_list *ret);
void symbols_finish(struct symbol_list *symbols);

/* Leaves only those inside code: a debug file may know of other code than the binary. Before symbols_finish. */
void symbols_keep(struct symbol_list *symbols, const struct range_list *code);
void symbols_release(struct symbol_list *symbols);

/* The symbol that names vaddr exactly, of a finished list: the first of its address; NULL where there is none. */
static inline const struct elf_symbol *symbols_first(const struct symbol_list *symbols, uint64_t vaddr)
{
	size_t lo = 0, hi = symbols->list.n;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (symbols->list.at[mid].vaddr < vaddr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < symbols->list.n && symbols->list.at[lo].vaddr == vaddr ? &symbols->list.at[lo] : NULL;
}

/* Whether the symbol, its version suffix apart, is called name. */
static inline bool symbol_is(const struct elf_symbol *symbol, const char *name)
{
	return strlen(name) == symbol->name_length && memcmp(symbol->name, name, symbol->name_length) == 0;
}

/*
 * A PLT slot and the name it jumps to. x86, x86-64 (.plt, .plt.sec, .plt.got, -z ibtplt included) and ARM64 slots are
 * decoded to the GOT word that they load, which names the relocation; ARM likewise.
 */
struct plt_slot {
	uint64_t vaddr;
	uint32_t size;
	const char *name; /* borrowed from names */
};
struct plt_list {
	struct VEC(struct plt_slot) list; /* by vaddr */
	struct section_data names;
};
enum status plt_read(const struct elf_image *image, struct diag *d, struct plt_list *ret);
void plt_release(struct plt_list *plt);

#endif
