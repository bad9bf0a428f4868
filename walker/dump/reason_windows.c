/* Windows: exceptions, and what each says of itself (winnt.h, ntstatus.h). */
#include "walker/dump/reason.h"

#include <string.h>

#define ACCESS_VIOLATION 0xc0000005
#define IN_PAGE_ERROR 0xc0000006
#define HEAP_CORRUPTION 0xc0000374
#define STACK_BUFFER_OVERRUN 0xc0000409
#define SIMULATED 0x517a7ed /* Crashpad's, for a dump that was asked for */

static const struct code_name exceptions[] = {
	{0x80000001, "EXCEPTION_GUARD_PAGE"}, {0x80000002, "EXCEPTION_DATATYPE_MISALIGNMENT"},
	{0x80000003, "EXCEPTION_BREAKPOINT"}, {0x80000004, "EXCEPTION_SINGLE_STEP"},
	{0xc0000005, "EXCEPTION_ACCESS_VIOLATION"}, {0xc0000006, "EXCEPTION_IN_PAGE_ERROR"},
	{0xc0000008, "EXCEPTION_INVALID_HANDLE"}, {0xc000001d, "EXCEPTION_ILLEGAL_INSTRUCTION"},
	{0xc0000025, "EXCEPTION_NONCONTINUABLE_EXCEPTION"}, {0xc0000026, "EXCEPTION_INVALID_DISPOSITION"},
	{0xc000008c, "EXCEPTION_BOUNDS_EXCEEDED"}, {0xc000008d, "EXCEPTION_FLT_DENORMAL_OPERAND"},
	{0xc000008e, "EXCEPTION_FLT_DIVIDE_BY_ZERO"}, {0xc000008f, "EXCEPTION_FLT_INEXACT_RESULT"},
	{0xc0000090, "EXCEPTION_FLT_INVALID_OPERATION"}, {0xc0000091, "EXCEPTION_FLT_OVERFLOW"},
	{0xc0000092, "EXCEPTION_FLT_STACK_CHECK"}, {0xc0000093, "EXCEPTION_FLT_UNDERFLOW"},
	{0xc0000094, "EXCEPTION_INT_DIVIDE_BY_ZERO"}, {0xc0000095, "EXCEPTION_INT_OVERFLOW"},
	{0xc0000096, "EXCEPTION_PRIV_INSTRUCTION"}, {0xc00000fd, "EXCEPTION_STACK_OVERFLOW"},
	{0xc0000194, "EXCEPTION_POSSIBLE_DEADLOCK"},
	{HEAP_CORRUPTION, "EXCEPTION_HEAP_CORRUPTION"}, {STACK_BUFFER_OVERRUN, "EXCEPTION_STACK_BUFFER_OVERRUN"},
	{SIMULATED, "Simulated Exception"}, {0xe0000008, "Out of Memory"}, {0xe06d7363, "Unhandled C++ Exception"},
	{0x40010005, "DBG_CONTROL_C"},
};

/* Where minidump-stackwalk has another name, or the only one. */
static const struct code_name json_names[] = {
	{HEAP_CORRUPTION, "STATUS_HEAP_CORRUPTION"}, {STACK_BUFFER_OVERRUN, "STATUS_STACK_BUFFER_OVERRUN"},
	{0x40010006, "DBG_PRINTEXCEPTION_C"}, {0x40010007, "DBG_RIPEXCEPTION"}, {0x40010008, "DBG_CONTROL_BREAK"},
	{0x4000001e, "STATUS_WX86_SINGLE_STEP"}, {0x4000001f, "STATUS_WX86_BREAKPOINT"},
	{0xc06d007e, "FACILITY_VISUALCPP / ERROR_MOD_NOT_FOUND"}, {0xc06d007f, "FACILITY_VISUALCPP / ERROR_PROC_NOT_FOUND"},
	{0xe0434352, "MANAGED_EXCEPTION_CODE_V4"},
};

/* ExceptionInformation[0] of an access violation or an error while paging in: what was tried. */
static const struct code_name accesses[] = {{0, "_READ"}, {1, "_WRITE"}, {8, "_EXEC"}};

/* ExceptionInformation[0] of a stack buffer overrun, which __fastfail() raises for many more reasons: FAST_FAIL_*. */
static const struct code_name fast_fails[] = {
	{0, "LEGACY_GS_VIOLATION"}, {1, "VTGUARD_CHECK_FAILURE"}, {2, "STACK_COOKIE_CHECK_FAILURE"},
	{3, "CORRUPT_LIST_ENTRY"}, {4, "INCORRECT_STACK"}, {5, "INVALID_ARG"}, {6, "GS_COOKIE_INIT"},
	{7, "FATAL_APP_EXIT"}, {8, "RANGE_CHECK_FAILURE"}, {9, "UNSAFE_REGISTRY_ACCESS"},
	{10, "GUARD_ICALL_CHECK_FAILURE"}, {11, "GUARD_WRITE_CHECK_FAILURE"}, {12, "INVALID_FIBER_SWITCH"},
	{13, "INVALID_SET_OF_CONTEXT"}, {14, "INVALID_REFERENCE_COUNT"}, {18, "INVALID_JUMP_BUFFER"},
	{19, "MRDATA_MODIFIED"}, {20, "CERTIFICATION_FAILURE"}, {21, "INVALID_EXCEPTION_CHAIN"},
	{22, "CRYPTO_LIBRARY"}, {23, "INVALID_CALL_IN_DLL_CALLOUT"}, {24, "INVALID_IMAGE_BASE"},
	{25, "DLOAD_PROTECTION_FAILURE"}, {26, "UNSAFE_EXTENSION_CALL"}, {27, "DEPRECATED_SERVICE_INVOKED"},
	{28, "INVALID_BUFFER_ACCESS"}, {29, "INVALID_BALANCED_TREE"}, {30, "INVALID_NEXT_THREAD"},
	{31, "GUARD_ICALL_CHECK_SUPPRESSED"}, {32, "APCS_DISABLED"}, {33, "INVALID_IDLE_STATE"},
	{34, "MRDATA_PROTECTION_FAILURE"}, {35, "UNEXPECTED_HEAP_EXCEPTION"}, {36, "INVALID_LOCK_STATE"},
	{37, "GUARD_JUMPTABLE"}, {38, "INVALID_LONGJUMP_TARGET"}, {39, "INVALID_DISPATCH_CONTEXT"},
	{40, "INVALID_THREAD"}, {41, "INVALID_SYSCALL_NUMBER"}, {42, "INVALID_FILE_OPERATION"},
	{43, "LPAC_ACCESS_DENIED"}, {44, "GUARD_SS_FAILURE"}, {45, "LOADER_CONTINUITY_FAILURE"},
	{46, "GUARD_EXPORT_SUPPRESSION_FAILURE"}, {47, "INVALID_CONTROL_STACK"}, {48, "SET_CONTEXT_DENIED"},
	{49, "INVALID_IAT"}, {50, "HEAP_METADATA_CORRUPTION"}, {51, "PAYLOAD_RESTRICTION_VIOLATION"},
	{52, "LOW_LABEL_ACCESS_DENIED"}, {53, "ENCLAVE_CALL_FAILURE"}, {54, "UNHANDLED_LSS_EXCEPTON"},
	{55, "ADMINLESS_ACCESS_DENIED"}, {56, "UNEXPECTED_CALL"}, {57, "CONTROL_INVALID_RETURN_ADDRESS"},
	{58, "UNEXPECTED_HOST_BEHAVIOR"}, {59, "FLAGS_CORRUPTION"}, {60, "VEH_CORRUPTION"}, {61, "ETW_CORRUPTION"},
	{62, "RIO_ABORT"}, {63, "INVALID_PFN"}, {64, "GUARD_ICALL_CHECK_FAILURE_XFG"}, {65, "CAST_GUARD"},
	{66, "HOST_VISIBILITY_CHANGE"}, {67, "KERNEL_CET_SHADOW_STACK_ASSIST"}, {68, "PATCH_CALLBACK_FAILED"},
	{69, "NTDLL_PATCH_FAILED"}, {70, "INVALID_FLS_DATA"}, {71, "ASAN_ERROR"}, {72, "CLR_EXCEPTION_AOT"},
	{73, "POINTER_AUTH_INVALID_RETURN_ADDRESS"}, {74, "INVALID_THREAD_STATE"}, {75, "CORRUPT_WOW64_STATE"},
	{76, "INVALID_EXTENDED_STATE"},
};

#define FAST_FAILS_KNOWN 70 /* up to this one minidump_stackwalk knows them, 0 apart */

/* "EXCEPTION_ACCESS_VIOLATION_READ", of its first parameter. */
static const char *with_access(const struct crash *crash, const char *name, struct arena *arena)
{
	const char *access = NULL;
	if (crash->parameter_count >= 1)
		access = CODE_NAME(accesses, (uint32_t)crash->parameters[0]);
	return access ? reason_printf(arena, "%s%s", name, access) : name;
}

/* The third parameter is why the page could not be had. */
static void in_page_error(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	const char *text = with_access(crash, ret->text, arena);
	ret->json = ret->text;
	ret->text = text;
	if (crash->parameter_count < 3)
		return;
	uint32_t code = (uint32_t)crash->parameters[2];
	const char *status = ntstatus_name(code);
	bool tried = strcmp(text, ret->json) != 0;
	ret->text = status ? reason_printf(arena, "%s / %s", text, status) : reason_printf(arena, "%s / 0x%08x", text, code);
	ret->json = tried ? ret->text : ret->json;
}

static void fast_fail(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	if (!crash->parameter_count)
		return;
	uint32_t code = (uint32_t)crash->parameters[0];
	const char *name = CODE_NAME(fast_fails, code);
	ret->json = name ? reason_printf(arena, "%s / FAST_FAIL_%s", ret->text, name)
	                 : reason_printf(arena, "%s / 0x%08x", ret->text, code);
	if (name && code && code <= FAST_FAILS_KNOWN)
		ret->text = reason_printf(arena, "FAST_FAIL_%s", name);
}

void reason_windows(const struct crash *crash, struct arena *arena, struct reason *ret)
{
	const char *name = CODE_NAME(exceptions, crash->code), *json = CODE_NAME(json_names, crash->code);
	const char *status = ntstatus_name(crash->code);
	ret->json = json ? json : name ? name : status ? status : reason_printf(arena, "unknown 0x%08x", crash->code);
	if (!name)
		return;
	ret->text = name;
	ret->requested = crash->code == SIMULATED;
	if (crash->code == ACCESS_VIOLATION)
		ret->text = ret->json = with_access(crash, name, arena);
	else if (crash->code == IN_PAGE_ERROR)
		in_page_error(crash, arena, ret);
	else if (crash->code == STACK_BUFFER_OVERRUN)
		fast_fail(crash, arena, ret);
	if ((crash->code == ACCESS_VIOLATION || crash->code == IN_PAGE_ERROR) && crash->parameter_count >= 2)
		ret->address = crash->parameters[1];
}
