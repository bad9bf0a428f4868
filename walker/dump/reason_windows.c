/* Windows: exceptions, and what each says of itself (winnt.h, ntstatus.h). */
#include "walker/dump/reason.h"

#define ACCESS_VIOLATION 0xc0000005

/* ExceptionInformation[0] of an access violation: what was tried. */
static const struct code_name accesses[] = {{0, "READ"}, {1, "WRITE"}, {8, "EXEC"}};

void reason_windows(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	if (crash->code == ACCESS_VIOLATION && crash->parameter_count >= 2) {
		const char *access = CODE_NAME(accesses, (uint32_t)crash->parameters[0]);
		ret->text = ret->json = access ? reason_printf(arena, "EXCEPTION_ACCESS_VIOLATION_%s", access)
		                               : "EXCEPTION_ACCESS_VIOLATION";
		ret->address = crash->parameters[1];
	} else {
		ret->text = reason_printf(arena, "0x%08x", crash->code);
		ret->json = reason_printf(arena, "0x%08x", crash->code);
	}
}
