/* Linux and Android: signals, and why they were sent (asm-generic/signal.h, asm-generic/siginfo.h). */
#include "walker/dump/reason.h"

#define DUMP_REQUESTED 0xffffffff /* Breakpad's, for a dump without a signal */

/* si_code from 1 on. */
static const char *const ill[] = {
	"ILL_ILLOPC", "ILL_ILLOPN", "ILL_ILLADR", "ILL_ILLTRP", "ILL_PRVOPC", "ILL_PRVREG", "ILL_COPROC", "ILL_BADSTK",
	"ILL_BADIADDR",
};
static const char *const trap[] = {"TRAP_BRKPT", "TRAP_TRACE", "TRAP_BRANCH", "TRAP_HWBKPT", "TRAP_UNK", "TRAP_PERF"};
static const char *const bus[] = {"BUS_ADRALN", "BUS_ADRERR", "BUS_OBJERR", "BUS_MCEERR_AR", "BUS_MCEERR_AO"};
static const char *const fpe[] = {
	"FPE_INTDIV", "FPE_INTOVF", "FPE_FLTDIV", "FPE_FLTOVF", "FPE_FLTUND", "FPE_FLTRES", "FPE_FLTINV", "FPE_FLTSUB",
};
static const char *const segv[] = {
	"SEGV_MAPERR", "SEGV_ACCERR", "SEGV_BNDERR", "SEGV_PKUERR", "SEGV_ACCADI", "SEGV_ADIDERR", "SEGV_ADIPERR",
	"SEGV_MTEAERR", "SEGV_MTESERR",
};
static const char *const sys[] = {"SYS_SECCOMP", "SYS_USER_DISPATCH"};

#define CODES(table) .codes = (table), .count = sizeof(table) / sizeof(table)[0]

/* `separator`: minidump_stackwalk gives the code of these signals only, behind it, and knows `known` of the names. */
static const struct signal {
	const char *name;
	const char *const *codes;
	unsigned count, known;
	const char *separator;
} signals[] = {
	[1] = {.name = "SIGHUP"}, [2] = {.name = "SIGINT"}, [3] = {.name = "SIGQUIT"},
	[4] = {"SIGILL", CODES(ill), 8, " / "}, [5] = {"SIGTRAP", CODES(trap), 0, NULL},
	[6] = {.name = "SIGABRT"}, [7] = {"SIGBUS", CODES(bus), 5, " / "},
	[8] = {"SIGFPE", CODES(fpe), 8, " / "}, [9] = {.name = "SIGKILL"}, [10] = {.name = "SIGUSR1"},
	[11] = {"SIGSEGV", CODES(segv), 9, " /"}, [12] = {.name = "SIGUSR2"}, [13] = {.name = "SIGPIPE"},
	[14] = {.name = "SIGALRM"}, [15] = {.name = "SIGTERM"}, [16] = {.name = "SIGSTKFLT"},
	[17] = {.name = "SIGCHLD"}, [18] = {.name = "SIGCONT"}, [19] = {.name = "SIGSTOP"},
	[20] = {.name = "SIGTSTP"}, [21] = {.name = "SIGTTIN"}, [22] = {.name = "SIGTTOU"},
	[23] = {.name = "SIGURG"}, [24] = {.name = "SIGXCPU"}, [25] = {.name = "SIGXFSZ"},
	[26] = {.name = "SIGVTALRM"}, [27] = {.name = "SIGPROF"}, [28] = {.name = "SIGWINCH"},
	[29] = {.name = "SIGIO"}, [30] = {.name = "SIGPWR"}, [31] = {"SIGSYS", CODES(sys), 0, NULL},
};

/* Who sent it, where that was no fault. SI_USER, 0, says nothing. */
static const struct code_name senders[] = {
	{0x80, "SI_KERNEL"}, {(uint32_t)-1, "SI_QUEUE"}, {(uint32_t)-2, "SI_TIMER"}, {(uint32_t)-3, "SI_MESGQ"},
	{(uint32_t)-4, "SI_ASYNCIO"}, {(uint32_t)-5, "SI_SIGIO"}, {(uint32_t)-6, "SI_TKILL"},
	{(uint32_t)-7, "SI_DETHREAD"}, {(uint32_t)-60, "SI_ASYNCNL"},
};

static const char *stackwalk_text(const struct signal *s, uint32_t code, struct arena *arena)
{
	if (!s->separator)
		return s->name;
	if (code >= 1 && code <= s->known)
		return reason_printf(arena, "%s%s%s", s->name, s->separator, s->codes[code - 1]);
	return reason_printf(arena, "%s%s0x%08x", s->name, s->separator, code);
}

static const char *json_text(const struct signal *s, uint32_t code, struct arena *arena)
{
	const char *sender = CODE_NAME(senders, code);
	if (!code)
		return s->name;
	if (sender)
		return reason_printf(arena, "%s / %s", s->name, sender);
	if (code <= s->count)
		return reason_printf(arena, "%s / %s", s->name, s->codes[code - 1]);
	return reason_printf(arena, "%s / 0x%08x", s->name, code);
}

void reason_linux(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	static const struct signal requested = {.name = "DUMP_REQUESTED"};
	bool known = crash->code < sizeof signals / sizeof signals[0] && signals[crash->code].name;
	const struct signal *s = crash->code == DUMP_REQUESTED ? &requested : known ? &signals[crash->code] : NULL;
	if (!s)
		return;
	ret->requested = s == &requested;
	ret->text = stackwalk_text(s, crash->flags, arena);
	ret->json = json_text(s, crash->flags, arena);
}
