/*
 * symchain FILE.sym <ADDRESSES: for each hexadecimal address relative to the module, the chain of inlined calls, innermost
 * first, as `llvm-symbolizer --functions=linkage --inlines` shows it, without columns: function and file:line on a line each, an
 * empty line behind each address.
 */
#include "tests/oracle/symtext.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void chain_print(const struct chain *chain)
{
	if (!chain->n)
		puts("??\n??:0");
	for (size_t i = 0; i < chain->n; i++) {
		const struct frame *frame = &chain->at[i];
		printf("%s\n%s:%" PRIu32 "\n", frame->function ? frame->function : "??", frame->file ? frame->file : "??",
		       frame->line);
	}
	putchar('\n');
}

int main(int argc, char **argv)
{
	struct symtext sym;
	struct chain chain = {0};
	uint64_t rel;

	if (argc != 2) {
		fputs("usage: symchain FILE.sym <ADDRESSES\n", stderr);
		return 2;
	}
	symtext_read(argv[1], &sym);
	while (scanf("%" SCNx64, &rel) == 1) {
		symtext_chain(&sym, rel, &chain);
		chain_print(&chain);
	}
	vec_release(&chain);
	symtext_release(&sym);
	return 0;
}
