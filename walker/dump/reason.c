#include "walker/dump/reason.h"

#include <stdlib.h>
#include <string.h>

const char *code_name(const struct code_name *names, size_t n, uint32_t code)
{
	for (size_t i = 0; i < n; i++)
		if (names[i].code == code)
			return names[i].name;
	return NULL;
}

const char *reason_printf(struct arena *arena, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	char *text = mem_vprintf(format, args);
	va_end(args);
	const char *kept = arena_text(arena, text, strlen(text));
	free(text);
	return kept;
}

/* What stands where nothing else is known. */
static void reason_unknown(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	ret->text = reason_printf(arena, "0x%08x / 0x%08x", crash->code, crash->flags);
	ret->json = reason_printf(arena, "unknown 0x%08x / 0x%08x", crash->code, crash->flags);
}

void reason_of(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	*ret = (struct reason){.address = crash->address};
	reason_unknown(crash, arena, ret);
	switch (crash->os) {
	case OS_LINUX:
	case OS_ANDROID:
		reason_linux(crash, arena, ret);
		break;
	case OS_WINDOWS:
		reason_windows(crash, arena, ret);
		break;
	case OS_MAC:
	case OS_IOS:
		reason_mac(crash, arena, ret);
		break;
	default:
		break;
	}
	if (crash->arch && crash->arch->address_size == 4)
		ret->address &= 0xffffffff;
}
