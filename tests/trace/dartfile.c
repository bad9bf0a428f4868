/* dartfile FILE VERSION ARCH [one] [sized] [id=N]: writes a file like Dart's, see tests/make/dart.h. */
#include "tests/make/dart.h"

#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint16_t machine(const char *arch)
{
	return strcmp(arch, "arm") == 0 ? EM_ARM : strcmp(arch, "x64") == 0 ? EM_X86_64 : EM_AARCH64;
}

int main(int argc, char **argv)
{
	if (argc < 4)
		return 2;
	struct dart_file what = {
		.dwarf_version = (unsigned)atoi(argv[2]), .machine = machine(argv[3]), .build_id = 0x10,
	};
	for (int i = 4; i < argc; i++) {
		what.one_text |= strcmp(argv[i], "one") == 0;
		what.sized_text |= strcmp(argv[i], "sized") == 0;
		if (strncmp(argv[i], "id=", 3) == 0)
			what.build_id = (uint8_t)strtoul(argv[i] + 3, NULL, 16);
	}
	struct put file = {0};
	dart_file_make(&what, &file);
	FILE *to = fopen(argv[1], "wb");
	bool done = to && fwrite(file.out.at, 1, file.out.n, to) == file.out.n && fclose(to) == 0;
	put_release(&file);
	return done ? 0 : 1;
}
