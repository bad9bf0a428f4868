/* What the tests of call frame information share: sections out of the maker, records as text, what was reported. */
#ifndef TESTS_UNIT_CFI_FIXTURE_H
#define TESTS_UNIT_CFI_FIXTURE_H

#include "dump_syms/cfi/cfi.h"
#include "dump_syms/cfi/records.h"
#include "tests/make/cfi.h"

#include <check.h>
#include <inttypes.h>

/* Code in the tests lies in [CODE, CODE_END); the module is loaded at BASE. */
#define BASE 0x400000
#define CODE 0x401000
#define CODE_END 0x409000

#define X86_64_CIE "def_cfa 7 8 offset 16 1"
#define X86_CIE "def_cfa 4 4 offset 8 1"
#define ARM64_CIE "def_cfa 31 0"
#define X86_64_INIT ".cfa: $rsp 8 + .ra: .cfa -8 + ^"

struct outcome {
	struct module module;
	struct diag d;
	struct buf text;
	enum status status;
};

/* "INIT rel size rules\n" and, for each delta, "rel rules\n". */
static inline void outcome_write(struct outcome *o)
{
	for (size_t i = 0; i < o->module.cfi.n; i++) {
		const struct sym_cfi *cfi = &o->module.cfi.at[i];
		buf_printf(&o->text, "INIT %" PRIx64 " %x %s\n", cfi->rel, cfi->size, intern_get(&o->module.rules, cfi->rules));
		for (uint32_t k = cfi->first; k < cfi->first + cfi->count; k++)
			buf_printf(&o->text, "%" PRIx64 " %s\n", o->module.cfi_rows.at[k].rel,
			           intern_get(&o->module.rules, o->module.cfi_rows.at[k].rules));
	}
}

/* Reads what the makers made, in their order. */
static inline struct outcome outcome_of(const char *arch, struct cfi_maker *const *makers, size_t count)
{
	struct outcome o = {0};
	struct cfi_section sections[4];
	struct range_list code = {0};
	range_list_add(&code, CODE, CODE_END);
	for (size_t i = 0; i < count; i++)
		sections[i] = (struct cfi_section){
			.name = makers[i]->is_eh ? ".eh_frame" : ".debug_frame",
			.run = {(const uint8_t *)makers[i]->p.out.at, makers[i]->p.out.n},
			.vaddr = makers[i]->vaddr,
			.is_eh = makers[i]->is_eh,
		};
	struct cfi_input input = {
		.sections = sections,
		.section_count = count,
		.big_endian = count && makers[0]->p.big_endian,
		.arch = arch_find(arch),
		.text_vaddr = 0x401230,
		.got_vaddr = 0x408010,
		.load_base = BASE,
		.code = &code,
	};
	input.address_size = count ? makers[0]->address_size : input.arch->address_size;
	o.status = cfi_read(&input, &o.d, &o.module);
	outcome_write(&o);
	vec_release(&code);
	return o;
}

static inline void outcome_release(struct outcome *o)
{
	buf_release(&o->text);
	diag_release(&o->d);
	vec_release(&o->module.cfi);
	vec_release(&o->module.cfi_rows);
	intern_release(&o->module.rules);
}

static inline uint64_t reported(const struct outcome *o, const struct diag_kind *kind)
{
	for (size_t i = 0; i < o->d.entries.n; i++)
		if (o->d.entries.at[i].kind == kind)
			return o->d.entries.at[i].count;
	return 0;
}

/* The detail of the first report of this kind. */
static inline const char *first_report(const struct outcome *o, const struct diag_kind *kind)
{
	for (size_t i = 0; i < o->d.entries.n; i++)
		if (o->d.entries.at[i].kind == kind)
			return o->d.entries.at[i].first;
	return "";
}

#define assert_text(o, expected) ck_assert_str_eq(buf_string(&(o)->text), expected)

#endif
