/* The stackdump format: docs/stackdump.md. */
#include "base/intern.h"
#include "walker/dump/gather.h"
#include "walker/dump/hex_text.h"
#include "walker/dump/mapped_elf.h"
#include "walker/dump/open.h"
#include "walker/dump/raw_kinds.h"
#include "walker/dump/register_text.h"
#include "walker/dump/stackdump_kinds.h"
#include "walker/dump/stackdump_text.h"
#include "walker/dump/words.h"

#include <string.h>
#include <strings.h>

/* The longest build-id that is taken. */
#define BUILD_ID_MAX 256

const struct diag_kind stackdump_line = {DIAG_LOSS, "a line of the stackdump is not understood"};

/* A stackdump on its way to a process. */
struct stackdump {
	struct process *process;
	const char *name;
	struct maps maps;
	uint64_t signal, code; /* signal 0: none was said */
	const char *crash;     /* the reason as the dump words it; NULL */
	uint64_t address;
	bool has_crash;        /* one of these was said */
};

static const char *keep(struct stackdump *dump, struct bytes text)
{
	text = words_trim(text);
	return arena_text(&dump->process->arena, (const char *)text.data, text.size);
}

static void set_arch(struct stackdump *dump, struct bytes value)
{
	const char *name = keep(dump, value);
	gather_arch(dump->process, gather_arch_find(name), name);
}

static void set_os(struct stackdump *dump, struct bytes value)
{
	static const struct {
		const char *name;
		enum process_os os;
		const char *spelling;
	} systems[] = {
		{"linux", OS_LINUX, "Linux"},      {"android", OS_ANDROID, "Android"}, {"windows", OS_WINDOWS, "Windows NT"},
		{"mac", OS_MAC, "Mac OS X"},       {"macos", OS_MAC, "Mac OS X"},      {"ios", OS_IOS, "iOS"},
		{"fuchsia", OS_FUCHSIA, "Fuchsia"},
	};
	struct bytes word = {0};
	word_next(&value, &word);
	const char *name = keep(dump, word);
	gather_os(dump->process, OS_UNKNOWN, name);
	for (size_t i = 0; i < sizeof systems / sizeof *systems; i++)
		if (strcasecmp(systems[i].name, name) == 0)
			gather_os(dump->process, systems[i].os, systems[i].spelling);
	dump->process->os_version = keep(dump, value);
}

static void set_pid(struct stackdump *dump, struct bytes value)
{
	uint64_t pid;
	dump->process->has_pid = dec_next(&value, &pid);
	dump->process->pid = dump->process->has_pid ? (uint32_t)pid : 0;
}

static void set_uptime(struct stackdump *dump, struct bytes value)
{
	dump->process->has_uptime = dec_next(&value, &dump->process->uptime);
}

static void set_cpu(struct stackdump *dump, struct bytes value)
{
	dump->process->cpu_info = keep(dump, value);
}

static void set_assertion(struct stackdump *dump, struct bytes value)
{
	dump->process->assertion = keep(dump, value);
}

static void set_crash(struct stackdump *dump, struct bytes value)
{
	dump->crash = keep(dump, value);
	dump->has_crash = true;
}

static void set_address(struct stackdump *dump, struct bytes value)
{
	dump->has_crash |= hex_next(&value, &dump->address, NULL);
}

/* "signal: NUMBER [CODE [ADDRESS]]" */
static void set_signal(struct stackdump *dump, struct bytes value)
{
	dump->has_crash |= dec_next(&value, &dump->signal);
	value = words_trim(value);
	bool negative = char_next(&value, '-');
	if (dec_next(&value, &dump->code) && negative)
		dump->code = -dump->code;
	value = words_trim(value);
	hex_next(&value, &dump->address, NULL);
}

static const struct statement {
	const char *key;
	void (*set)(struct stackdump *dump, struct bytes value);
} statements[] = {
	{"arch", set_arch},   {"os", set_os},       {"pid", set_pid},         {"uptime", set_uptime},
	{"cpu", set_cpu},     {"crash", set_crash}, {"address", set_address}, {"signal", set_signal},
	{"assertion", set_assertion},
};

static void line_unknown(struct stackdump *dump, struct bytes line)
{
	diag_report(&dump->process->diag, &stackdump_line, "%s: %.*s", dump->name, line.size < 80 ? (int)line.size : 80,
	            (const char *)line.data);
}

/* "key: value" */
static void read_statement(struct stackdump *dump, struct bytes line)
{
	const uint8_t *colon = memchr(line.data, ':', line.size);
	struct bytes key = {line.data, colon ? (size_t)(colon - line.data) : 0};
	for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
		if (word_is(key, statements[i].key)) {
			statements[i].set(dump, words_trim((struct bytes){colon + 1, line.size - key.size - 1}));
			return;
		}
	}
	line_unknown(dump, line);
}

static void read_statements(struct stackdump *dump, struct bytes text)
{
	struct bytes line;
	while (line_next(&text, &line))
		if (words_trim(line).size)
			read_statement(dump, words_trim(line));
}

/* "[thread ID NAME]", or "[registers]" where there is only one. */
static void read_thread(struct stackdump *dump, struct bytes title, struct bytes text)
{
	struct process *process = dump->process;
	struct process_thread thread = {0};
	uint64_t id;
	title = words_trim(title);
	if (dec_next(&title, &id))
		thread.id = (uint32_t)id;
	title = words_trim(title);
	if (title.size)
		thread.name = keep(dump, title);
	if (process->arch)
		registers_parse(text, dump->name, process->arch, &process->diag, &thread.registers);
	thread.has_context = thread.registers.known != 0;
	*vec_push(&process->threads) = thread;
}

static void read_memory(struct stackdump *dump, struct bytes title, struct bytes text)
{
	uint64_t addr = 0;
	title = words_trim(title);
	bool has_addr = hex_next(&title, &addr, NULL);
	hex_text_read(text, dump->name, has_addr ? HEX_AT_ADDR : HEX_ABSOLUTE, addr, dump->process);
}

static void read_maps(struct stackdump *dump, struct bytes title, struct bytes text)
{
	(void)title;
	maps_parse(text, dump->name, dump->process, &dump->maps);
}

/* Identities by the name of the module: the first one that is said stands. */
struct ids {
	struct intern names;
	struct VEC(struct bytes) values; /* by number of the name */
};

/* "NAME ID" */
static void read_id(struct ids *ids, struct stackdump *dump, struct bytes line)
{
	size_t n = line.size;
	while (n && line.data[n - 1] != ' ' && line.data[n - 1] != '\t')
		n--;
	struct bytes name = words_trim((struct bytes){line.data, n});
	if (!name.size) {
		line_unknown(dump, line);
		return;
	}
	if (intern_copy(&ids->names, (const char *)name.data, name.size) == ids->values.n)
		*vec_push(&ids->values) = (struct bytes){line.data + n, line.size - n};
}

/* Which identity was said for a module of this name; empty where none was. */
static struct bytes id_of(struct ids *ids, const char *name)
{
	uint32_t number = intern_borrow(&ids->names, name, strlen(name));
	if (number == ids->values.n)
		*vec_push(&ids->values) = (struct bytes){0};
	return ids->values.at[number];
}

/* A build-id in hexadecimal, or the 33 digits of a MODULE record. */
static bool id_set(struct stackdump *dump, struct process_module *module, struct bytes id)
{
	uint8_t raw[BUILD_ID_MAX];
	struct bytes identity = {raw, id.size / 2};
	for (size_t i = 0; i < id.size; i++)
		if (hex_digit(id.data[i]) < 0)
			return false;
	if (id.size == 33) {
		module->debug_id = keep(dump, id);
		module->code_id = NULL;
		return true;
	}
	if (id.size % 2 || !identity.size || identity.size > sizeof raw)
		return false;
	for (size_t i = 0; i < identity.size; i++)
		raw[i] = (uint8_t)(hex_digit(id.data[2 * i]) << 4 | hex_digit(id.data[2 * i + 1]));
	module_identity_set(&dump->process->arena, module, identity);
	return true;
}

/* Once the modules are there. */
static void read_ids(struct stackdump *dump, struct bytes text)
{
	struct process *process = dump->process;
	struct ids ids = {0};
	struct bytes line;
	while (line_next(&text, &line))
		if (words_trim(line).size)
			read_id(&ids, dump, words_trim(line));
	for (size_t i = 0; i < process->modules.n; i++) {
		struct process_module *m = &process->modules.at[i];
		struct bytes id = id_of(&ids, m->path);
		if (!id.size)
			id = id_of(&ids, path_base(m->path));
		if (id.size && !id_set(dump, m, id))
			line_unknown(dump, id);
	}
	intern_release(&ids.names);
	vec_release(&ids.values);
}

/* Where no statement says it, the names of the registers do. */
static void find_arch(struct stackdump *dump, const struct stackdump_text *text)
{
	const struct arch *arch = NULL;
	for (size_t i = 1; i < text->sections.n && !arch; i++) {
		struct bytes title = text->sections.at[i].title, word = {0};
		word_next(&title, &word);
		if (word_is(word, "thread") || word_is(word, "registers"))
			arch = registers_guess(text->sections.at[i].text);
	}
	if (arch)
		gather_arch(dump->process, arch, arch->name);
	else
		diag_report(&dump->process->diag, &raw_arch_unknown, "%s", dump->name);
}

/* What struck the first thread. */
static void set_exception(struct stackdump *dump)
{
	if (!dump->has_crash)
		return;
	struct process_exception *e = &dump->process->exception;
	gather_signal(dump->process, (uint32_t)dump->signal, (uint32_t)dump->code, dump->address);
	if (!dump->signal) {
		e->address = dump->address;
		e->reason = e->reason_json = "";
	}
	if (dump->crash)
		e->reason = e->reason_json = dump->crash;
}

static void read_section(struct stackdump *dump, const struct stackdump_section *s)
{
	static const struct {
		const char *title;
		void (*read)(struct stackdump *dump, struct bytes title, struct bytes text);
	} readers[] = {
		{"thread", read_thread}, {"registers", read_thread}, {"memory", read_memory}, {"maps", read_maps},
	};
	struct bytes title = s->title, word = {0};
	word_next(&title, &word);
	for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
		if (word_is(word, readers[i].title)) {
			readers[i].read(dump, title, s->text);
			return;
		}
	}
	if (!word_is(word, "ids"))
		line_unknown(dump, s->title);
}

static void read_sections(struct stackdump *dump, const struct stackdump_text *text)
{
	for (size_t i = 1; i < text->sections.n; i++)
		read_section(dump, &text->sections.at[i]);
	gather_finish(dump->process, &dump->maps);
	for (size_t i = 1; i < text->sections.n; i++)
		if (word_is(words_trim(text->sections.at[i].title), "ids"))
			read_ids(dump, text->sections.at[i].text);
}

enum status stackdump_read(struct bytes file, const char *name, struct process *ret)
{
	struct stackdump dump = {.process = ret, .name = name};
	struct stackdump_text text;
	gather_begin(ret, "stackdump");
	enum status st = stackdump_text_read(file, name, &ret->diag, &text);
	if (st == ST_OK) {
		read_statements(&dump, text.sections.at[0].text);
		if (!ret->arch)
			find_arch(&dump, &text);
		read_sections(&dump, &text);
		set_exception(&dump);
		gather_main(ret);
	}
	stackdump_text_release(&text);
	if (st == ST_OK && !ret->threads.n && !ret->modules.n) {
		diag_report(&ret->diag, &raw_registers_missing, "%s", name);
		return ST_BAD;
	}
	return st;
}
