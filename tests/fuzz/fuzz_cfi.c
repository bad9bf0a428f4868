/*
 * Call frame information: a byte of flags (1 big endian, 2 32-bit addresses, 4 ARM64), two bytes for the size of
 * .debug_frame, that, then .eh_frame. What comes out is ascending, disjoint, inside the code, and every rule can be
 * evaluated.
 */
#include "dump_syms/cfi/cfi.h"
#include "postfix/evaluate.h"
#include "symfile/stack_rules.h"
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

static void require(bool so)
{
	if (!so)
		abort();
}

static bool load(void *memory, uint64_t addr, unsigned size, uint64_t *ret)
{
	(void)memory;
	*ret = addr * size + 1;
	return true;
}

/* Registers, `.cfa` and no others are known; division by zero is the one error that words cannot exclude. */
static void check_expression(const struct stack_rule *rule, const struct arch *arch, unsigned width)
{
	struct intern names = {0};
	struct postfix_slot slots[ARCH_REGISTERS_MAX + 2] = {0};
	struct postfix_program program = {0};
	struct postfix_world world = {.width = width, .slots = slots, .slot_count = ARCH_REGISTERS_MAX + 2, .load = load};
	uint64_t value;
	bool undefined = rule->expression_length == 6 && memcmp(rule->expression, ".undef", 6) == 0;

	slots[intern_copy(&names, ".cfa", 4)].known = true;
	for (unsigned i = 0; i < arch->register_count; i++)
		if (arch->registers[i])
			slots[intern_copy(&names, arch->registers[i], strlen(arch->registers[i]))].known = true;
	postfix_compile(rule->expression, rule->expression_length, width, &names, &program);
	enum postfix_error error = postfix_value(&program, &world, &value);
	require(undefined ? error == POSTFIX_UNKNOWN : error == POSTFIX_OK || error == POSTFIX_ZERO);
	postfix_release(&program);
	intern_release(&names);
}

static void check_text(const char *text, bool is_init, const struct arch *arch, unsigned width)
{
	const char *at = text, *end = text + strlen(text);
	struct stack_rule rule;
	bool cfa = false, ra = false;

	require(end > at && end - at <= 4096);
	while (stack_rule_next(&at, end, &rule)) {
		cfa |= rule.name_length == 4 && memcmp(rule.name, ".cfa", 4) == 0;
		ra |= rule.name_length == 3 && memcmp(rule.name, ".ra", 3) == 0;
		check_expression(&rule, arch, width);
	}
	require(at == end && (!is_init || (cfa && ra)));
}

static void check_module(const struct module *m, const struct cfi_input *input)
{
	uint64_t end = 0;

	for (size_t i = 0; i < m->cfi.n; i++) {
		const struct sym_cfi *cfi = &m->cfi.at[i];
		uint64_t lo = cfi->rel + input->load_base, at = cfi->rel;
		struct range all = {lo, lo + cfi->size};
		require(cfi->size && cfi->rel >= end && range_list_covers(input->code, all));
		end = cfi->rel + cfi->size;
		check_text(intern_get(&m->rules, cfi->rules), true, input->arch, input->address_size);
		require(cfi->first <= m->cfi_rows.n && cfi->count <= m->cfi_rows.n - cfi->first);
		for (uint32_t k = cfi->first; k < cfi->first + cfi->count; k++) {
			const struct sym_cfi_row *row = &m->cfi_rows.at[k];
			require(row->rel > at && row->rel < end);
			at = row->rel;
			if (k < 1000)
				check_text(intern_get(&m->rules, row->rules), false, input->arch, input->address_size);
		}
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 3)
		return 0;
	size_t debug = data[1] | (size_t)data[2] << 8;
	if (debug > size - 3)
		debug = size - 3;
	struct cfi_section sections[] = {
		{.name = ".debug_frame", .run = {data + 3, debug}},
		{.name = ".eh_frame", .run = {data + 3 + debug, size - 3 - debug}, .vaddr = 0x40a000, .is_eh = true},
	};
	struct range_list code = {0};
	struct cfi_input input = {
		.sections = sections,
		.section_count = 2,
		.big_endian = data[0] & 1,
		.address_size = data[0] & 2 ? 4 : 8,
		.arch = arch_find(data[0] & 4 ? "arm64" : data[0] & 2 ? "x86" : "x86_64"),
		.text_vaddr = 0x401000,
		.got_vaddr = 0x408000,
		.load_base = 0x400000,
		.code = &code,
	};
	struct module module = {0};
	struct diag d = {0};

	range_list_add(&code, 0x401000, 0x404000);
	range_list_add(&code, 0x404010, 0x409000);
	cfi_read(&input, &d, &module);
	check_module(&module, &input);
	diag_release(&d);
	vec_release(&module.cfi);
	vec_release(&module.cfi_rows);
	intern_release(&module.rules);
	vec_release(&code);
	return 0;
}
