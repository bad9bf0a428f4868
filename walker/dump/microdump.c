/*
 * Breakpad's microdumps: a dump as lines of a log, `W/google-breakpad( 3728): S 0000007FE2BA6000 0700...`, between two
 * markers. The letter says what a line is; numbers are hexadecimal.
 */
#include "walker/dump/context.h"
#include "walker/dump/gather.h"
#include "walker/dump/open.h"
#include "walker/dump/reason.h"
#include "walker/dump/words.h"

#include <string.h>

#define BEGIN "-----BEGIN BREAKPAD MICRODUMP-----"
#define END "-----END BREAKPAD MICRODUMP-----"
#define TAG "google-breakpad"

static const struct diag_kind line_kind = {DIAG_LOSS, "a line of the microdump cannot be read"};
static const struct diag_kind end_kind = {DIAG_WARNING, "the microdump has no end: lines may be missing"};
static const struct diag_kind context_kind = {DIAG_LOSS, "the microdump's registers cannot be read"};
static const struct diag_kind nothing_kind = {DIAG_LOSS, "the microdump has neither registers nor modules"};

struct microdump {
	struct process *process;
	const char *name;
	uint64_t line;                 /* number of the current line, from 1 */
	struct process_thread thread;  /* the one that crashed */
	struct reason reason;          /* text NULL: the dump has none */
	const struct arch *arch;       /* as the line of the system says */
	struct bytes context;          /* the registers, empty where there are none */
};

static const char *keep(struct microdump *m, struct bytes text)
{
	text = words_trim(text);
	return arena_text(&m->process->arena, (const char *)text.data, text.size);
}

static bool hex_word(struct bytes *line, uint64_t *ret)
{
	struct bytes word;
	return word_next(line, &word) && hex_next(&word, ret, NULL) && !word.size;
}

/* The bytes that a word of hexadecimal digits stands for, in the arena; false where it is none. */
static bool hex_bytes(struct microdump *m, struct bytes word, struct bytes *ret)
{
	uint8_t *data = arena_alloc(&m->process->arena, word.size / 2);
	for (size_t i = 0; i + 1 < word.size; i += 2) {
		int high = hex_digit(word.data[i]), low = hex_digit(word.data[i + 1]);
		if (high < 0 || low < 0)
			return false;
		data[i / 2] = (uint8_t)(high << 4 | low);
	}
	*ret = (struct bytes){data, word.size / 2};
	return word.size % 2 == 0;
}

/* "O A arm64 02 aarch64 OS 64 VERSION INFO": Android or Linux, processor, how many, uname's machine, version. */
static bool read_system(struct microdump *m, struct bytes line)
{
	struct process *p = m->process;
	struct bytes system, cpu, machine;
	uint64_t count;
	if (!word_next(&line, &system) || !word_next(&line, &cpu) || !hex_word(&line, &count) || !word_next(&line, &machine))
		return false;
	const char *name = keep(m, cpu);
	m->arch = gather_arch_find(name);
	gather_arch(p, m->arch ? m->arch : arch_find(name), name);
	if (word_is(system, "A"))
		gather_os(p, OS_ANDROID, "Android");
	else if (word_is(system, "L"))
		gather_os(p, OS_LINUX, "Linux");
	p->cpu_count = count < 0x10000 ? (unsigned)count : 0;
	p->os_version = keep(m, line);
	return true;
}

/* "R 0000000B SIGSEGV 0000000000000000": the signal, its name, and the address. */
static bool read_reason(struct microdump *m, struct bytes line)
{
	struct bytes name;
	uint64_t signal;
	if (!hex_word(&line, &signal) || !word_next(&line, &name) || !hex_word(&line, &m->reason.address))
		return false;
	m->reason.text = m->reason.json = keep(m, name);
	return true;
}

/* The bytes of the processor's context, as a minidump has it. */
static bool read_context(struct microdump *m, struct bytes line)
{
	struct bytes word;
	return word_next(&line, &word) && hex_bytes(m, word, &m->context);
}

/* When every line has been read: the processor may be named behind the registers. */
static void apply_context(struct microdump *m)
{
	const struct arch *arch = context_read(m->context, false, m->arch, &m->thread.registers);
	m->thread.has_context = arch && (!m->arch || arch == m->arch);
	if (m->thread.has_context) {
		gather_arch(m->process, arch, arch->name);
	} else {
		m->thread.registers = (struct registers){0};
		diag_report(&m->process->diag, &context_kind, "%s: %zu bytes", m->name, m->context.size);
	}
}

/* "S 0 SP START SIZE" is the stack's range, "S ADDRESS BYTES" a piece of it. */
static bool read_stack(struct microdump *m, struct bytes line)
{
	uint64_t addr, sp, size;
	struct bytes word, run;
	if (!hex_word(&line, &addr))
		return false;
	if (addr == 0 && hex_word(&line, &sp)) {
		if (!hex_word(&line, &addr) || !hex_word(&line, &size) || size > UINT64_MAX - addr)
			return false;
		m->thread.stack = (struct range){addr, addr + size};
		return true;
	}
	if (!word_next(&line, &word) || !hex_bytes(m, word, &run) || addr > UINT64_MAX - run.size)
		return false;
	*vec_push(&m->process->memory) = (struct process_memory){addr, addr + run.size, run.data};
	return true;
}

/* "M START OFFSET SIZE ID NAME": where a file is mapped from which offset on, and MODULE's id. */
static bool read_module(struct microdump *m, struct bytes line)
{
	struct process_module module = {0};
	struct bytes id;
	uint64_t offset, size;
	if (!hex_word(&line, &module.lo) || !hex_word(&line, &offset) || !hex_word(&line, &size) || !word_next(&line, &id) ||
	    !size || size > UINT64_MAX - module.lo)
		return false;
	module.hi = module.lo + size;
	module.debug_id = keep(m, id);
	module.path = keep(m, line);
	*vec_push(&m->process->modules) = module;
	return true;
}

/* "G VERSION|VENDOR|RENDERER", or "G UNKNOWN". */
static bool read_gpu(struct microdump *m, struct bytes line)
{
	const char **const texts[] = {&m->process->gpu_version, &m->process->gpu_vendor, &m->process->gpu_renderer};
	line = words_trim(line);
	for (size_t i = 0; i < 3 && line.size && !word_is(line, "UNKNOWN"); i++) {
		const uint8_t *bar = i < 2 ? memchr(line.data, '|', line.size) : NULL;
		size_t n = bar ? (size_t)(bar - line.data) : line.size;
		*texts[i] = keep(m, (struct bytes){line.data, n});
		line = bar ? (struct bytes){bar + 1, line.size - n - 1} : (struct bytes){line.data + n, 0};
	}
	return true;
}

static const struct {
	char letter;
	bool (*read)(struct microdump *m, struct bytes line);
} records[] = {
	{'O', read_system}, {'R', read_reason}, {'C', read_context}, {'S', read_stack}, {'M', read_module}, {'G', read_gpu},
};

/* Records that are not known (V, the product; P, the process' kind; H, the heap) are passed over. */
static void read_line(struct microdump *m, struct bytes line)
{
	line = words_trim(line);
	if (line.size < 2 || (line.data[1] != ' ' && line.data[1] != '\t'))
		return;
	for (size_t i = 0; i < sizeof records / sizeof records[0]; i++) {
		struct bytes rest = {line.data + 2, line.size - 2};
		if (records[i].letter == (char)line.data[0] && !records[i].read(m, rest))
			diag_report(&m->process->diag, &line_kind, "%s, line %llu", m->name, (unsigned long long)m->line);
	}
}

static const uint8_t *find(struct bytes text, const char *word)
{
	return text.size ? memmem(text.data, text.size, word, strlen(word)) : NULL;
}

/*
 * The line without what Android's log puts in front, up to the colon and blank behind the tag; false for another program's
 * line in between, which a log with tags can have.
 */
static bool untag(struct bytes line, bool tagged, struct bytes *ret)
{
	const uint8_t *at = find(line, TAG), *end = line.data + line.size;
	*ret = line;
	if (!at)
		return !tagged;
	while (end - at > 1 && !(at[0] == ':' && at[1] == ' '))
		at++;
	if (end - at > 1)
		*ret = (struct bytes){at + 2, (size_t)(end - at) - 2};
	return true;
}

bool microdump_is(struct bytes file)
{
	return find(file, BEGIN) != NULL;
}

/* The lines of the first microdump in text. */
static void read_lines(struct microdump *m, struct bytes text)
{
	struct bytes line, record;
	bool inside = false, tagged = false;
	for (m->line = 1; line_next(&text, &line); m->line++) {
		bool begins = line.size && find(line, BEGIN);
		if (inside && line.size && find(line, END))
			return;
		if (inside && begins)
			break;
		if (begins) {
			inside = true;
			tagged = find(line, TAG) != NULL;
		} else if (inside && line.size && untag(line, tagged, &record)) {
			read_line(m, record);
		}
	}
	diag_report(&m->process->diag, &end_kind, "%s, line %llu", m->name, (unsigned long long)m->line);
}

enum status microdump_read(struct bytes file, const char *name, struct process *ret)
{
	struct microdump m = {.process = ret, .name = name};
	gather_begin(ret, "microdump");
	read_lines(&m, file);
	apply_context(&m);
	*vec_push(&ret->threads) = m.thread;
	ret->has_exception = true;
	ret->exception = (struct process_exception){
		.address = m.reason.address, .reason = m.reason.text ? m.reason.text : "",
		.reason_json = m.reason.json ? m.reason.json : "",
	};
	process_finish(ret);
	if (m.thread.has_context || ret->modules.n)
		return ST_OK;
	diag_report(&ret->diag, &nothing_kind, "%s", name);
	return ST_BAD;
}
