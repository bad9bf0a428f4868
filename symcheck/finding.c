#include "symcheck/finding.h"

#include "symfile/text.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define DETAIL_MAX 400

const char *const consumer_texts[CONSUMERS] = {
	"rust-minidump refuses the whole file",
	"LLDB refuses the file, or loses these records",
	"Breakpad's processor of before 2022 counts INLINE as errors",
};

#define E SEVERITY_ERROR
#define W SEVERITY_WARNING
#define N SEVERITY_NOTE
#define R CONSUMER_RUST
#define L CONSUMER_LLDB
#define B CONSUMER_BREAKPAD

const struct finding_kind finding_kinds[FINDING_CODES] = {
	[FIND_EMPTY] = {"S001", E, 0, "no record of code: nothing can be looked up"},
	[FIND_UNKNOWN] = {"S002", E, R, "a line is no record"},
	[FIND_LACKS_FIELD] = {"S003", E, R, "a record lacks a field"},
	[FIND_NUMBER_BAD] = {"S004", E, R, "a field of a record is no number"},
	[FIND_NUMBER_LARGE] = {"S005", E, R, "a number in a record is too large"},
	[FIND_LACKS_NAME] = {"S006", E, R, "a name is empty"},
	[FIND_RANGE_EMPTY] = {"S007", W, 0, "the range of a record is empty"},
	[FIND_RANGE_WRAPS] = {"S008", E, 0, "the range of a record goes beyond all addresses"},
	[FIND_WIN_TYPE] = {"S009", W, 0, "the type of a STACK WIN is not known"},
	[FIND_TOO_LONG] = {"S010", E, R, "a line is longer than a reader takes"},
	[FIND_STACK_UNKNOWN] = {"S011", W, R, "a STACK record is neither CFI nor WIN"},
	[FIND_NOT_UTF8] = {"S012", E, R, "a text is not UTF-8"},
	[FIND_CONTROL] = {"S013", W, 0, "a text has a control character"},
	[FIND_RETURNS] = {"S014", W, 0, "lines end in CR"},
	[FIND_NO_NEWLINE] = {"S015", W, 0, "the last line has no end: the file may be cut short"},
	[FIND_EMPTY_LINES] = {"S016", W, 0, "lines are empty"},
	[FIND_LONG] = {"S017", W, R, "a line is longer than 16 KiB"},
	[FIND_DAMAGED] = {"S018", E, R, "the compressed file is damaged"},

	[FIND_NO_MODULE] = {"S020", E, R | L, "the first line is no MODULE"},
	[FIND_MODULE_TWICE] = {"S021", E, 0, "a second MODULE"},
	[FIND_ID] = {"S022", E, L, "the id is not 32 digits of a GUID and an age, in hexadecimal"},
	[FIND_STORE_NAME] = {"S023", E, 0, "the module's name cannot be stored"},
	[FIND_OS] = {"S024", W, L, "the operating system is none of Linux, mac, windows"},
	[FIND_ARCH] = {"S025", W, 0, "the architecture is not known: register names and widths were not checked"},
	[FIND_CODE_ID] = {"S026", W, 0, "CODE_ID is not the identity that the id was made of"},
	[FIND_ADDRESS_WIDTH] = {"S027", E, 0, "an address is wider than the architecture's"},

	[FIND_FILE_TWICE] = {"S030", E, 0, "the number of a FILE was given before"},
	[FIND_ORIGIN_TWICE] = {"S031", E, 0, "the number of an INLINE_ORIGIN was given before"},
	[FIND_FILE_UNDEFINED] = {"S032", E, 0, "a file that no FILE defines"},
	[FIND_ORIGIN_UNDEFINED] = {"S033", E, 0, "an origin that no INLINE_ORIGIN defines"},

	[FIND_HOMELESS] = {"S040", E, R, "a record of a function stands in none"},
	[FIND_FUNC_OVERLAP] = {"S041", E, 0, "a FUNC overlaps another: readers drop one of them"},
	[FIND_FUNC_ORDER] = {"S042", N, 0, "FUNC records do not ascend"},
	[FIND_FUNC_LARGE] = {"S043", E, R, "the size of a FUNC does not fit 32 bits"},
	[FIND_LINE_OUTSIDE] = {"S044", E, 0, "a line record leaves its FUNC"},
	[FIND_LINE_OVERLAP] = {"S045", E, 0, "a line record overlaps another of its FUNC"},
	[FIND_LINE_ORDER] = {"S046", N, 0, "line records do not ascend"},
	[FIND_LINE_EMPTY] = {"S047", W, 0, "a line record has no code"},
	[FIND_LINE_ZERO] = {"S048", N, 0, "a line record says line 0"},
	[FIND_INLINE_HOLE] = {"S049", E, L, "the levels of INLINE have a hole"},
	[FIND_INLINE_OUTSIDE] = {"S050", E, 0, "an INLINE leaves its FUNC, or the call that it is in"},
	[FIND_INLINE_OVERLAP] = {"S051", E, 0, "INLINE records of one level overlap"},
	[FIND_INLINE_LATE] = {"S052", W, L, "an INLINE stands behind line records"},
	[FIND_INLINE_NO_FILE] = {"S053", E, R, "the file of a call is -1"},
	[FIND_INLINE_OLDER] = {"S054", W, R, "an INLINE of the older syntax, without a file"},
	[FIND_INLINE_LONG] = {"S055", W, 0, "an INLINE has more than 250 ranges: Breakpad drops it"},
	[FIND_INLINE_USED] = {"S056", N, B, "there are INLINE records"},
	[FIND_PUBLIC_TWICE] = {"S057", E, 0, "a PUBLIC at the address of another"},
	[FIND_PUBLIC_ORDER] = {"S058", N, 0, "PUBLIC records do not ascend"},
	[FIND_PUBLIC_COVERED] = {"S059", N, 0, "a PUBLIC lies in a FUNC: no reader uses it"},

	[FIND_INIT_NO_CFA] = {"S070", E, 0, "a STACK CFI INIT without .cfa"},
	[FIND_INIT_NO_RA] = {"S071", E, 0, "a STACK CFI INIT without .ra"},
	[FIND_INIT_OVERLAP] = {"S072", E, 0, "a STACK CFI INIT overlaps another"},
	[FIND_INIT_ORDER] = {"S073", N, 0, "STACK CFI INIT records do not ascend"},
	[FIND_INIT_LARGE] = {"S074", E, R, "the size of a STACK CFI INIT does not fit 32 bits"},
	[FIND_RULE_SELF] = {"S075", E, 0, "a rule is defined by itself (.cfa, .ra), and cannot be evaluated"},
	[FIND_RULE_FORM] = {"S076", E, 0, "rules are not `name: expression`"},
	[FIND_RULE_REGISTER] = {"S077", W, 0, "a rule is for a register that the architecture does not have"},
	[FIND_EXPRESSION] = {"S078", E, 0, "an expression cannot be evaluated"},
	[FIND_OPERATOR] = {"S079", N, L, "an expression uses an operator that LLDB does not know"},
	[FIND_DELTA_STRAY] = {"S080", E, R, "a STACK CFI follows no INIT"},
	[FIND_DELTA_OUTSIDE] = {"S081", E, 0, "a STACK CFI lies outside of its INIT"},
	[FIND_DELTA_ORDER] = {"S082", E, 0, "a STACK CFI is not behind the record before it"},
	[FIND_WIN_OVERLAP] = {"S083", E, 0, "a STACK WIN overlaps another in part"},
	[FIND_WIN_FUNC] = {"S084", W, 0, "a STACK WIN and a FUNC overlap in part"},
	[FIND_WIN_PROGRAM] = {"S085", E, 0, "the program of a STACK WIN cannot be evaluated"},

	[FIND_OTHER_ID] = {"S101", E, 0, "the id is not the binary's"},
	[FIND_NO_ID] = {"S102", N, 0, "the binary has no build-id: the id was not checked"},
	[FIND_OTHER_ARCH] = {"S103", E, 0, "the architecture is not the binary's"},
	[FIND_UNREAD] = {"S104", N, 0, "libdwarf could not read something, which was not checked"},
	[FIND_NO_FUNC] = {"S110", E, 0, "a function is missing"},
	[FIND_FUNC_RANGE] = {"S111", E, 0, "a FUNC has another range than the function"},
	[FIND_FUNC_NAME] = {"S112", E, 0, "a FUNC has another name than the function"},
	[FIND_NO_LINE] = {"S113", W, 0, "code has a line, and the file says none"},
	[FIND_LINE_DIFFERS] = {"S114", E, 0, "code has another line or file"},
	[FIND_LINE_INVENTED] = {"S115", W, 0, "code has no line, and the file says one"},
	[FIND_NO_INLINE] = {"S116", W, 0, "an inlined call is missing"},
	[FIND_INLINE_DIFFERS] = {"S117", E, 0, "an inlined call is of another function, or of another line"},
	[FIND_CFI_WRONG] = {"S120", E, 0, "the rules of STACK CFI unwind to somewhere else"},
	[FIND_CFI_GAP] = {"S121", W, 0, "the binary has unwinding rules where the file has none"},
	[FIND_CFI_INVENTED] = {"S122", W, 0, "the file has STACK CFI where the binary has no rules"},
	[FIND_CFI_UNREAD] = {"S123", N, 0, "unwinding rules could not be checked"},
	[FIND_NO_PUBLIC] = {"S130", W, 0, "a symbol is in no FUNC and has no PUBLIC"},
	[FIND_PUBLIC_UNKNOWN] = {"S131", W, 0, "a PUBLIC is where no symbol is"},
	[FIND_PUBLIC_NAME] = {"S132", E, 0, "a PUBLIC has another name than the symbols there"},
	[FIND_COVERAGE] = {"S140", E, 0, "less code is covered than was asked for"},
};

/* What others may say in a detail: bytes of the file. */
static __attribute__((format(printf, 1, 0))) char *detail_make(const char *format, va_list args)
{
	char *raw = mem_vprintf(format, args), *text = mem_alloc(DETAIL_MAX + 1);
	*put_name(text, DETAIL_MAX, raw) = 0;
	free(raw);
	return text;
}

void finding_add(struct findings *f, enum finding_code code, uint64_t line, const char *format, ...)
{
	va_list args;
	if (f->counts[code]++ >= FINDINGS_KEPT)
		return;
	va_start(args, format);
	*vec_push(&f->kept) = (struct finding){code, line, detail_make(format, args)};
	va_end(args);
}

uint64_t findings_count(const struct findings *f, enum severity severity)
{
	uint64_t count = 0;
	for (size_t i = 0; i < FINDING_CODES; i++)
		count += finding_kinds[i].severity == severity ? f->counts[i] : 0;
	return count;
}

unsigned findings_consumers(const struct findings *f)
{
	unsigned consumers = 0;
	for (size_t i = 0; i < FINDING_CODES; i++)
		consumers |= f->counts[i] ? finding_kinds[i].consumers : 0;
	return consumers;
}

void findings_release(struct findings *f)
{
	for (size_t i = 0; i < f->kept.n; i++)
		free(f->kept.at[i].detail);
	vec_release(&f->kept);
}
