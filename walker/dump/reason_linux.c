/* Linux and Android: signals, and why they were sent (asm-generic/signal.h, asm-generic/siginfo.h). */
#include "walker/dump/reason.h"

#define DUMP_REQUESTED 0xffffffff /* Breakpad's, for a dump without a signal */

/* si_code from 1 on. */
static const char *const ill[] = {
	"ILL_ILLOPC", "ILL_ILLOPN", "ILL_ILLADR", "ILL_ILLTRP", "ILL_PRVOPC", "ILL_PRVREG", "ILL_COPROC", "ILL_BADSTK",
};
static const char *const bus[] = {"BUS_ADRALN", "BUS_ADRERR", "BUS_OBJERR", "BUS_MCEERR_AR", "BUS_MCEERR_AO"};
static const char *const fpe[] = {
	"FPE_INTDIV", "FPE_INTOVF", "FPE_FLTDIV", "FPE_FLTOVF", "FPE_FLTUND", "FPE_FLTRES", "FPE_FLTINV", "FPE_FLTSUB",
};
static const char *const segv[] = {
	"SEGV_MAPERR", "SEGV_ACCERR", "SEGV_BNDERR", "SEGV_PKUERR", "SEGV_ACCADI", "SEGV_ADIDERR", "SEGV_ADIPERR",
	"SEGV_MTEAERR", "SEGV_MTESERR",
};

#define CODES(table) .codes = (table), .count = sizeof(table) / sizeof(table)[0]

static const struct signal {
	const char *name;
	const char *const *codes;
	unsigned count;
	const char *separator; /* as minidump_stackwalk has it */
} signals[] = {
	[1] = {"SIGHUP"}, [2] = {"SIGINT"}, [3] = {"SIGQUIT"}, [4] = {"SIGILL", CODES(ill), " / "}, [5] = {"SIGTRAP"},
	[6] = {"SIGABRT"}, [7] = {"SIGBUS", CODES(bus), " / "}, [8] = {"SIGFPE", CODES(fpe), " / "}, [9] = {"SIGKILL"},
	[10] = {"SIGUSR1"}, [11] = {"SIGSEGV", CODES(segv), " /"}, [12] = {"SIGUSR2"}, [13] = {"SIGPIPE"},
	[14] = {"SIGALRM"}, [15] = {"SIGTERM"}, [16] = {"SIGSTKFLT"}, [17] = {"SIGCHLD"}, [18] = {"SIGCONT"},
	[19] = {"SIGSTOP"}, [20] = {"SIGTSTP"}, [21] = {"SIGTTIN"}, [22] = {"SIGTTOU"}, [23] = {"SIGURG"},
	[24] = {"SIGXCPU"}, [25] = {"SIGXFSZ"}, [26] = {"SIGVTALRM"}, [27] = {"SIGPROF"}, [28] = {"SIGWINCH"},
	[29] = {"SIGIO"}, [30] = {"SIGPWR"}, [31] = {"SIGSYS"},
};

void reason_linux(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	const struct signal *s = crash->code < sizeof signals / sizeof signals[0] ? &signals[crash->code] : NULL;
	if (crash->code == DUMP_REQUESTED) {
		ret->requested = true;
		ret->text = ret->json = "DUMP_REQUESTED";
	} else if (!s || !s->name) {
		ret->text = reason_printf(arena, "0x%08x / 0x%08x", crash->code, crash->flags);
		ret->json = reason_printf(arena, "unknown 0x%08x / 0x%08x", crash->code, crash->flags);
	} else if (!s->codes) {
		ret->text = ret->json = s->name;
	} else if (crash->flags >= 1 && crash->flags <= s->count) {
		ret->text = reason_printf(arena, "%s%s%s", s->name, s->separator, s->codes[crash->flags - 1]);
		ret->json = reason_printf(arena, "%s / %s", s->name, s->codes[crash->flags - 1]);
	} else {
		ret->text = reason_printf(arena, "%s%s0x%08x", s->name, s->separator, crash->flags);
		ret->json = reason_printf(arena, "%s / 0x%08x", s->name, crash->flags);
	}
}
