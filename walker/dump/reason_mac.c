/* macOS and iOS: Mach exceptions (mach/exception_types.h, mach/kern_return.h). */
#include "walker/dump/reason.h"

void reason_mac(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	ret->text = reason_printf(arena, "0x%08x / 0x%08x", crash->code, crash->flags);
	ret->json = reason_printf(arena, "0x%08x / 0x%08x", crash->code, crash->flags);
}
