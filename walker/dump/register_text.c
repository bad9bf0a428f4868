#include "walker/dump/register_text.h"

#include "walker/dump/words.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

const struct diag_kind register_too_wide = {DIAG_LOSS, "the value of a register is too wide"};

/* The longest name that is looked up. */
#define NAME_MAX_LENGTH 8

/* Names that STACK CFI's table (symfile/arch.h) does not have. */
struct alias {
	const char *arch, *name;
	unsigned number;
};

static const struct alias aliases[] = {
	{"x86", "pc", 8},      {"x86", "sp", 4},     {"x86", "fp", 5},
	{"x86_64", "pc", 16},  {"x86_64", "sp", 7},  {"x86_64", "fp", 6},
	{"arm64", "pc", ARM64_PC}, {"arm64", "lr", 30}, {"arm64", "fp", 29},
	{"arm64", "ip0", 16},  {"arm64", "ip1", 17}, {"arm64", "cpsr", 33}, {"arm64", "pstate", 33},
	{"arm64", "pst", 33},  {"arm", "fp", 11},    {"arm", "ip", 12},
};

/* How many registers hold integers: the vectors come behind them. */
static const struct {
	const char *arch;
	int count;
} integers[] = {{"x86", 10}, {"x86_64", 17}, {"arm", 16}, {"arm64", 34}};

static int integer_count(const struct arch *arch)
{
	for (size_t i = 0; i < sizeof integers / sizeof *integers; i++)
		if (strcmp(integers[i].arch, arch->name) == 0)
			return integers[i].count;
	return 0;
}

/* Number of the register called name, lower case; -1 where it is none that a frame keeps. */
static int register_number(const struct arch *arch, const char *name)
{
	char dollar[NAME_MAX_LENGTH + 2] = "$";
	for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
		if (strcmp(aliases[i].arch, arch->name) == 0 && strcmp(aliases[i].name, name) == 0)
			return (int)aliases[i].number;
	strcpy(dollar + 1, name);
	int number = arch_register_number(arch, dollar);
	if (number < 0)
		number = arch_register_number(arch, name);
	return number < integer_count(arch) ? number : -1;
}

static bool is_word(uint8_t c)
{
	return isalnum(c) || c == '_' || c == '.';
}

/* The next run of letters, digits, `_` and `.`, anywhere in text. */
static bool token_next(struct bytes *text, struct bytes *ret)
{
	size_t lo = 0, hi;
	while (lo < text->size && !is_word(text->data[lo]))
		lo++;
	for (hi = lo; hi < text->size && is_word(text->data[hi]); hi++)
		;
	*ret = (struct bytes){text->data + lo, hi - lo};
	text->data += hi;
	text->size -= hi;
	return ret->size;
}

/* Lower case and NUL-terminated; false where it is too long for a register's name. */
static bool token_name(struct bytes token, char ret[NAME_MAX_LENGTH + 1])
{
	if (token.size > NAME_MAX_LENGTH)
		return false;
	for (size_t i = 0; i < token.size; i++)
		ret[i] = (char)tolower(token.data[i]);
	ret[token.size] = 0;
	return true;
}

static bool token_hex(struct bytes token, uint64_t *ret)
{
	return hex_next(&token, ret, NULL) && !token.size;
}

/* What reading a text needs to know of where it goes. */
struct target {
	const char *name; /* of the text */
	const struct arch *arch;
	struct diag *diag;
	struct registers *registers;
};

static void set_first(const struct target *to, unsigned number, uint64_t value)
{
	if (to->arch->address_size < 8 && value > UINT32_MAX)
		diag_report(to->diag, &register_too_wide, "%s: %s is 0x%" PRIx64, to->name,
		            arch_register(to->arch, number), value);
	else if (!register_known(to->registers, number))
		register_set(to->registers, number, value);
}

/* A segment in front of the value, as Linux prints "RSP: 0018:ffffc90000003e58", is no value. */
static void parse_line(const struct target *to, struct bytes line)
{
	int number = -1; /* of the register that was named last, while its value is awaited */
	uint64_t value;
	struct bytes token;
	char name[NAME_MAX_LENGTH + 1];
	while (token_next(&line, &token)) {
		if (number >= 0 && token_hex(token, &value)) {
			if (line.size && line.data[0] == ':')
				continue;
			set_first(to, (unsigned)number, value);
			number = -1;
		} else {
			number = token_name(token, name) ? register_number(to->arch, name) : -1;
		}
	}
}

void registers_parse(struct bytes text, const char *name, const struct arch *arch, struct diag *d, struct registers *ret)
{
	const struct target to = {name, arch, d, ret};
	struct bytes line;
	while (line_next(&text, &line))
		parse_line(&to, line);
}

/*
 * Names that one architecture alone has. gdb lists eax beside rax, so the wider ones come first; r8 to r15 are of x86-64 and of
 * ARM, so r0 to r7 are asked for.
 */
static const struct {
	const char *arch;
	const char *names[12];
} tells[] = {
	{"x86_64", {"rip", "rsp", "rax", "rbx", "rcx", "rdx", "rbp", "rsi", "rdi"}},
	{"arm64", {"x0", "x1", "x2", "x8", "x19", "x20", "x28", "x29", "x30", "x16", "x17", "x18"}},
	{"x86", {"eip", "esp", "eax", "ebx", "ecx", "edx", "ebp", "esi", "edi"}},
	{"arm", {"r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7"}},
};

#define TELLS (sizeof tells / sizeof *tells)

static size_t tell_of(const char *name)
{
	for (size_t i = 0; i < TELLS; i++)
		for (size_t k = 0; k < sizeof tells[i].names / sizeof *tells[i].names && tells[i].names[k]; k++)
			if (strcmp(tells[i].names[k], name) == 0)
				return i;
	return TELLS;
}

const struct arch *registers_guess(struct bytes text)
{
	size_t best = TELLS;
	struct bytes token;
	char name[NAME_MAX_LENGTH + 1];
	while (best && token_next(&text, &token)) {
		size_t tell = token_name(token, name) ? tell_of(name) : TELLS;
		if (tell < best)
			best = tell;
	}
	return best < TELLS ? arch_find(tells[best].arch) : NULL;
}
