#include "walker/unwind/step.h"

#include <inttypes.h>

bool walk_word(struct walk *w, uint64_t addr, uint64_t *ret)
{
	bool ok = process_word(w->process, addr, ret);
	if (ok)
		trace_say(&w->trace, "  [0x%" PRIx64 "] = 0x%" PRIx64, addr, *ret);
	else
		trace_say(&w->trace, "  [0x%" PRIx64 "] is not in the dump", addr);
	return ok;
}

/* A return address stands behind a call; a signal handler's is the trampoline's first byte. */
static bool returns_to_code(const struct walk *w, uint64_t addr)
{
	return process_executable(w->process, addr - w->abi->call_back) || process_executable(w->process, addr);
}

uint64_t walk_strip(const struct walk *w, uint64_t addr)
{
	uint64_t stripped = addr & w->address_mask;
	if (!w->abi->signed_pointers || stripped == addr || returns_to_code(w, addr))
		return addr;
	return returns_to_code(w, stripped) ? stripped : addr;
}

bool walk_code(const struct walk *w, uint64_t addr, void *to, size_t n)
{
	if (process_read(w->process, addr, to, n))
		return true;
	return w->world->code && w->world->code(w->world->context, addr, to, n);
}

int walk_follows_call(const struct walk *w, uint64_t addr)
{
	uint8_t code[ABI_CALL_MAX];
	for (size_t n = ABI_CALL_MAX; n > 1; n--)
		if (addr >= n && walk_code(w, addr - n, code, n))
			return w->abi->ends_in_call(code, n);
	return -1;
}

void caller_begin(const struct walk *w, enum trust trust, const char *rule, struct caller *ret)
{
	uint64_t kept = w->registers.known & w->process->arch->callee_saved & ~((uint64_t)1 << w->abi->sp);
	*ret = (struct caller){.trust = trust, .rule = rule};
	for (; kept; kept &= kept - 1) {
		unsigned number = (unsigned)__builtin_ctzll(kept);
		register_set(&ret->registers, number, w->registers.value[number]);
	}
}
