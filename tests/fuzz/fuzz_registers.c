/* Registers as text; and the same bytes as memory in text, of each kind of offset. */
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/process_check.h"
#include "walker/dump/hex_text.h"
#include "walker/dump/register_text.h"

static void read_registers(struct bytes text)
{
	static const char *const names[] = {"x86", "x86_64", "arm64", "arm"};
	registers_guess(text);
	for (size_t i = 0; i < 4; i++) {
		struct registers r = {0};
		struct diag d = {0};
		registers_parse(text, "input", arch_find(names[i]), &d, &r);
		for (unsigned k = 0; k < REGISTER_COUNT; k++)
			if (!register_known(&r, k) && r.value[k])
				abort();
		diag_release(&d);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct bytes text = {data, size};
	read_registers(text);
	hex_text_is(text);
	for (int i = HEX_AT_ADDR; i <= HEX_ABSOLUTE; i++) {
		struct process p = {.arch = arch_find("x86_64")};
		hex_text_read(text, "input", (enum hex_offsets)i, 0x7000, &p);
		process_finish(&p);
		process_check(&p, (struct bytes){0});
		process_release(&p);
	}
	return 0;
}
