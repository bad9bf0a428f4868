#include "walker/unwind/refusal.h"

#include "postfix/evaluate.h"

#include <inttypes.h>

/* The kinds of number in a sentence. */
enum number { NUMBER_NONE, NUMBER_ADDR, NUMBER_COUNT, NUMBER_ERROR };

/* `%` stands for the next number. */
static const struct {
	const char *text;
	enum number a, b;
	enum stack_end end;
} sentences[] = {
	[WHY_NO_CODE] = {"% is not in code", NUMBER_ADDR, NUMBER_NONE, END_NOT_FOUND},
	[WHY_NOT_ABOVE] = {"the caller's stack pointer % is not above %", NUMBER_ADDR, NUMBER_ADDR, END_NO_PROGRESS},
	[WHY_MISALIGNED] = {"the caller's stack pointer % is not aligned", NUMBER_ADDR, NUMBER_NONE, END_NOT_FOUND},
	[WHY_UNREADABLE] = {"% cannot be read", NUMBER_ADDR, NUMBER_NONE, END_NOT_FOUND},
	[WHY_STACK_UNREADABLE] = {"the stack at % is not in the dump", NUMBER_ADDR, NUMBER_NONE, END_UNREADABLE},
	[WHY_ZERO_RECORD] = {"the frame pointer is 0", NUMBER_NONE, NUMBER_NONE, END_LAST_RECORD},
	[WHY_RECORD_BELOW] = {"the frame pointer % is below the stack pointer %", NUMBER_ADDR, NUMBER_ADDR, END_NOT_FOUND},
	[WHY_RECORD_MISALIGNED] = {"the frame pointer % is not aligned", NUMBER_ADDR, NUMBER_NONE, END_NOT_FOUND},
	[WHY_RECORD_WILD] = {"the frame pointer % saved at % points to no older record", NUMBER_ADDR, NUMBER_ADDR,
	                     END_NOT_FOUND},
	[WHY_UNKNOWN_REGISTER] = {"register % is not known", NUMBER_COUNT, NUMBER_NONE, END_NOT_FOUND},
	[WHY_CFA] = {".cfa: %, at %", NUMBER_ERROR, NUMBER_ADDR, END_NOT_FOUND},
	[WHY_RETURN_ADDRESS] = {".ra: %, at %", NUMBER_ERROR, NUMBER_ADDR, END_NOT_FOUND},
	[WHY_NO_RULE] = {"the record at % has no rule for both .cfa and .ra", NUMBER_ADDR, NUMBER_NONE, END_NOT_FOUND},
	[WHY_PROGRAM] = {"the program: %, at %", NUMBER_ERROR, NUMBER_ADDR, END_NOT_FOUND},
	[WHY_SCAN] = {"from % on no return address in % words", NUMBER_ADDR, NUMBER_COUNT, END_NOT_FOUND},
	[WHY_SCAN_LIMIT] = {"% frames were found by scanning already", NUMBER_COUNT, NUMBER_NONE, END_NOT_FOUND},
	[WHY_NOT_RETURN] = {"% is no return address", NUMBER_ADDR, NUMBER_NONE, END_NOT_FOUND},
};

static void number_text(enum number kind, uint64_t value, struct buf *to)
{
	if (kind == NUMBER_ADDR)
		buf_printf(to, "0x%" PRIx64, value);
	else if (kind == NUMBER_COUNT)
		buf_dec(to, value);
	else if (kind == NUMBER_ERROR)
		buf_text(to, postfix_error_text((enum postfix_error)value));
}

void refusal_text(const struct refusal *refusal, struct buf *to)
{
	bool second = false;
	buf_printf(to, "%s: ", refusal->method);
	for (const char *p = sentences[refusal->why].text; *p; p++) {
		if (*p != '%') {
			buf_char(to, *p);
			continue;
		}
		if (second)
			number_text(sentences[refusal->why].b, refusal->b, to);
		else
			number_text(sentences[refusal->why].a, refusal->a, to);
		second = true;
	}
}

enum stack_end refusals_end(const struct refusals *refusals)
{
	static const enum stack_end order[] = {END_LAST_RECORD, END_NO_PROGRESS, END_UNREADABLE};
	for (size_t k = 0; k < sizeof order / sizeof order[0]; k++)
		for (unsigned i = 0; i < refusals->n; i++)
			if (sentences[refusals->at[i].why].end == order[k])
				return order[k];
	return END_NOT_FOUND;
}
