/* What a minidump says of the machine and of the process as a whole. */
#include "walker/dump/minidump.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

static const struct diag_kind short_kind = {DIAG_LOSS, "a record is shorter than its kind"};

/* PROCESSOR_ARCHITECTURE_*, and Breakpad's from 0x8001 on. */
static const struct {
	uint16_t number;
	const char *name; /* as minidump_stackwalk says */
	const char *arch; /* as symbol files say; NULL: not known here */
} cpus[] = {
	{0, "x86", "x86"},
	{1, "mips", NULL},
	{3, "ppc", NULL},
	{5, "arm", "arm"},
	{9, "amd64", "x86_64"},
	{10, "x86", "x86"}, /* a 32-bit process on 64-bit Windows */
	{12, "arm64", "arm64"},
	{0x8001, "sparc", NULL},
	{0x8002, "ppc64", NULL},
	{0x8003, "arm64", "arm64"},
	{0x8004, "mips64", NULL},
	{0x8005, "riscv", NULL},
	{0x8006, "riscv64", NULL},
};

/* VER_PLATFORM_*, and Breakpad's from 0x8101 on. */
static const struct {
	uint32_t number;
	enum process_os os;
	const char *name;
} systems[] = {
	{1, OS_WINDOWS, "Windows"},
	{2, OS_WINDOWS, "Windows NT"},
	{0x8101, OS_MAC, "Mac OS X"},
	{0x8102, OS_IOS, "iOS"},
	{0x8201, OS_LINUX, "Linux"},
	{0x8202, OS_SOLARIS, "Solaris"},
	{0x8203, OS_ANDROID, "Android"},
	{0x8204, OS_PS3, "PS3"},
	{0x8205, OS_NACL, "NaCl"},
	{0x8206, OS_FUCHSIA, "Fuchsia"},
};

static const char *keep_printf(struct minidump *m, const char *format, ...) __attribute__((format(printf, 2, 3)));

static const char *keep_printf(struct minidump *m, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	char *text = mem_vprintf(format, args);
	va_end(args);
	const char *kept = arena_text(&m->process->arena, text, strlen(text));
	free(text);
	return kept;
}

static void read_cpu(struct minidump *m, uint16_t number)
{
	struct process *p = m->process;
	for (size_t i = 0; i < sizeof cpus / sizeof cpus[0]; i++) {
		if (cpus[i].number == number) {
			p->arch_name = cpus[i].name;
			m->arch = cpus[i].arch ? arch_find(cpus[i].arch) : NULL;
			return;
		}
	}
	p->arch_name = keep_printf(m, "0x%08x", number);
}

static void read_os(struct minidump *m, uint32_t number)
{
	struct process *p = m->process;
	for (size_t i = 0; i < sizeof systems / sizeof systems[0]; i++) {
		if (systems[i].number == number) {
			p->os = systems[i].os;
			p->os_name = systems[i].name;
			return;
		}
	}
	p->os_name = keep_printf(m, "0x%08x", number);
}

/* The CPUID vendor, which the three words of x86's information spell; "" where they spell nothing. */
static const char *read_vendor(struct minidump *m, struct cursor *c)
{
	char vendor[14];
	size_t n = 0;
	for (unsigned i = 0; i < 3; i++)
		for (uint32_t word = cursor_u32(c), j = 0; j < 4; j++, word >>= 8)
			vendor[n++] = (char)word;
	while (n && (unsigned char)vendor[n - 1] <= ' ')
		n--;
	for (size_t i = 0; i < n; i++)
		if (!isprint((unsigned char)vendor[i]))
			return "";
	vendor[n] = 0;
	return n ? keep_printf(m, "%s ", vendor) : "";
}

/* SYSTEM_INFO's processor level and revision mean something for these two only. */
static const char *read_cpu_info(struct minidump *m, struct cursor *c, uint16_t level, uint16_t revision)
{
	const char *name = m->process->arch_name;
	bool is_x86 = strcmp(name, "x86") == 0;
	if (!is_x86 && strcmp(name, "amd64") != 0)
		return "";
	const char *vendor = is_x86 ? read_vendor(m, c) : "";
	return keep_printf(m, "%sfamily %u model %u stepping %u", vendor, level, revision >> 8, revision & 0xff);
}

void minidump_system(struct minidump *m)
{
	struct process *p = m->process;
	struct cursor c;
	p->arch_name = "unknown";
	p->os_name = "unknown";
	p->os_version = p->cpu_info = "";
	if (!minidump_stream(m, STREAM_SYSTEM, &c))
		return;
	uint16_t cpu = cursor_u16(&c), level = cursor_u16(&c), revision = cursor_u16(&c);
	uint8_t cpus_there = cursor_u8(&c);
	cursor_skip(&c, 1); /* the kind of Windows */
	uint32_t major = cursor_u32(&c), minor = cursor_u32(&c), build = cursor_u32(&c), platform = cursor_u32(&c);
	uint32_t service_pack = cursor_u32(&c);
	cursor_skip(&c, 4);
	if (!cursor_ok(&c)) {
		diag_bad(m->diag, &short_kind, &c, "%zu bytes", m->streams[STREAM_SYSTEM].size);
		return;
	}
	read_cpu(m, cpu);
	read_os(m, platform);
	p->cpu_count = cpus_there;
	p->cpu_info = read_cpu_info(m, &c, level, revision);
	const char *pack = minidump_string(m, service_pack);
	p->os_version = keep_printf(m, "%u.%u.%u%s%s", major, minor, build, pack ? " " : "", pack ? pack : "");
}

/* The value of `key: value` or `key=value` in the lines of a text; empty where there is none. */
static struct bytes text_value(struct bytes text, const char *key)
{
	size_t n = strlen(key);
	const char *at = (const char *)text.data, *end = text.size ? at + text.size : at;
	while (text.size && at < end) {
		const char *line_end = memchr(at, '\n', (size_t)(end - at));
		if (!line_end)
			line_end = end;
		if ((size_t)(line_end - at) > n && memcmp(at, key, n) == 0) {
			const char *value = at + n;
			while (value < line_end && strchr(" \t:=", *value))
				value++;
			return (struct bytes){(const uint8_t *)value, (size_t)(line_end - value)};
		}
		at = line_end + (line_end < end);
	}
	return (struct bytes){NULL, 0};
}

/* MINIDUMP_MISC_INFO: which of its parts are there. */
#define MISC_HAS_PID 1
#define MISC_HAS_TIMES 2

/* The Linux writers have the process' number in its status instead. */
static void read_linux_texts(struct minidump *m)
{
	struct process *p = m->process;
	struct bytes pid = text_value(m->streams[STREAM_PROC_STATUS], "Pid");
	struct bytes microcode = text_value(m->streams[STREAM_CPUINFO], "microcode");
	for (size_t i = 0; !p->has_pid && i < pid.size && isdigit(pid.data[i]); i++)
		p->pid = p->pid * 10 + (pid.data[i] - '0');
	p->has_pid = p->has_pid || p->pid;
	if (microcode.size)
		p->cpu_microcode = minidump_utf8(m, microcode);
	if (m->streams[STREAM_LSB_RELEASE].size)
		p->lsb_release = minidump_utf8(m, m->streams[STREAM_LSB_RELEASE]);
}

void minidump_misc(struct minidump *m)
{
	struct process *p = m->process;
	struct cursor c;
	if (minidump_stream(m, STREAM_MISC, &c)) {
		cursor_skip(&c, 4);
		uint32_t parts = cursor_u32(&c), pid = cursor_u32(&c), created = cursor_u32(&c);
		if (!cursor_ok(&c))
			diag_bad(m->diag, &short_kind, &c, "%zu bytes", m->streams[STREAM_MISC].size);
		p->has_pid = cursor_ok(&c) && parts & MISC_HAS_PID;
		p->pid = p->has_pid ? pid : 0;
		p->has_uptime = cursor_ok(&c) && parts & MISC_HAS_TIMES && created && created <= m->time;
		p->uptime = p->has_uptime ? m->time - created : 0;
	}
	read_linux_texts(m);
}

#define ASSERTION_UNITS 128

/* Breakpad's: three texts of 128 units each (expression, function, file), the line, and what kind of assertion it was. */
void minidump_assertion(struct minidump *m)
{
	static const char *const kinds[] = {
		NULL, "Invalid parameter passed to library function", "Pure virtual function called",
	};
	struct cursor c;
	const char *texts[3];
	if (!minidump_stream(m, STREAM_ASSERTION, &c))
		return;
	for (unsigned i = 0; i < 3; i++)
		texts[i] = minidump_utf16(m, cursor_run(&c, 2 * ASSERTION_UNITS));
	uint32_t line = cursor_u32(&c), kind = cursor_u32(&c);
	if (!cursor_ok(&c)) {
		diag_bad(m->diag, &short_kind, &c, "%zu bytes", m->streams[STREAM_ASSERTION].size);
		return;
	}
	struct buf *b = &m->text;
	buf_clear(b);
	if (kind == 1 || kind == 2)
		buf_text(b, kinds[kind]);
	else
		buf_printf(b, "Unknown assertion type 0x%08x", kind);
	if (*texts[0])
		buf_printf(b, " %s", texts[0]);
	if (*texts[1])
		buf_printf(b, " in function %s", texts[1]);
	if (*texts[2])
		buf_printf(b, " in file %s", texts[2]);
	if (line)
		buf_printf(b, " at line %u", line);
	m->process->assertion = arena_text(&m->process->arena, b->at, b->n);
}
