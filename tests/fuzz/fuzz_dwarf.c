/*
 * Debug information: a byte of flags, the sizes of all sections but .debug_info in 16 bits each, those sections, then
 * .debug_info. Every unit is read, and what holds of every fragment is checked.
 */
#include "dump_syms/dwarf/unit.h"
#include "tests/fuzz/fuzz.h"
#include "tests/unit/fragment_check.h"

#define HEADER (1 + 2 * (DS_COUNT - 1))

static void run(struct dwarf *dwarf)
{
	struct diag d = {0};
	dwarf_open(dwarf, &d);
	for (size_t i = 0; i < dwarf->units.n; i++) {
		struct fragment f = {0};
		hold(dwarf->units.at[i]->offset < dwarf->units.at[i]->end);
		hold(dwarf->units.at[i]->end <= dwarf_info_size(dwarf));
		unit_read(dwarf->units.at[i], &f);
		fragment_check(&f, &dwarf->code);
		fragment_release(&f);
	}
	dwarf_close(dwarf);
	diag_release(&d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dwarf dwarf = {0};
	struct bytes rest = {data, size};
	size_t at = HEADER;

	if (size < HEADER)
		return 0;
	dwarf.big_endian = data[0] & 1;
	dwarf.inlines = !(data[0] & 2);
	dwarf.address_size = data[0] & 4 ? 4 : 8;
	for (size_t i = 1; i < DS_COUNT; i++) {
		size_t n = (size_t)data[2 * i - 1] << 8 | data[2 * i];
		if (!bytes_slice(rest, at, n, &dwarf.section[i]))
			return 0;
		at += n;
	}
	bytes_slice(rest, at, size - at, &dwarf.section[DS_INFO]);
	range_list_add(&dwarf.code, 0x40, 0x1000);
	range_list_add(&dwarf.code, 0x10000, 0x20000);
	range_list_add(&dwarf.code, 0x20010, UINT64_C(0x300000000));
	run(&dwarf);
	vec_release(&dwarf.code);
	return 0;
}
