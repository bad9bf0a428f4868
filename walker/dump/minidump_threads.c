/* The threads of a minidump, and which of them crashed, and how. */
#include "walker/dump/context.h"
#include "walker/dump/minidump.h"
#include "walker/dump/reason.h"

#include <inttypes.h>
#include <string.h>

#define THREAD_SIZE 48
#define NAME_SIZE 12

static const struct diag_kind context_kind = {DIAG_LOSS, "a thread's registers cannot be read"};
static const struct diag_kind other_kind = {DIAG_LOSS, "a thread's registers are of another processor than the others'"};
static const struct diag_kind exception_kind = {DIAG_LOSS, "the exception cannot be read"};
static const struct diag_kind unlisted_kind = {DIAG_WARNING, "the thread that crashed is not among the threads"};

/* A thread while the list is read. */
struct read_thread {
	struct process_thread thread;
	const struct arch *arch; /* of its registers; NULL: none */
};

struct read_threads VEC(struct read_thread);

/* The registers at rva; NULL where there are none, or they cannot be read. */
static const struct arch *read_context(struct minidump *m, uint32_t rva, uint32_t size, uint32_t id,
                                       struct registers *ret)
{
	struct bytes run = minidump_place(m, rva, size, "a thread's registers");
	const struct arch *arch = context_read(run, m->big_endian, m->arch, ret);
	if (!arch && size)
		diag_bad_at(m->diag, &context_kind, "file", rva, "thread %u: %zu bytes", id, run.size);
	return arch;
}

/*
 * The stack's bytes are mostly in the list of memory too, and are only borrowed. A dump with all memory says 0 for where they
 * are.
 */
static void read_stack(struct minidump *m, uint64_t addr, uint32_t size, uint32_t rva, struct range *ret)
{
	if (!size || addr > UINT64_MAX - size)
		return;
	*ret = (struct range){addr, addr + size};
	struct bytes run = rva ? minidump_place(m, rva, size, "a thread's stack") : (struct bytes){NULL, 0};
	if (run.size)
		*vec_push(&m->process->memory) = (struct process_memory){addr, addr + run.size, run.data};
}

static void read_thread(struct minidump *m, struct cursor *c, struct read_thread *ret)
{
	*ret = (struct read_thread){.thread.id = cursor_u32(c)};
	cursor_skip(c, 20); /* how often it is suspended, priorities, TEB */
	uint64_t stack = cursor_u64(c);
	uint32_t size = cursor_u32(c), rva = cursor_u32(c);
	uint32_t context_size = cursor_u32(c), context_rva = cursor_u32(c);
	read_stack(m, stack, size, rva, &ret->thread.stack);
	ret->arch = read_context(m, context_rva, context_size, ret->thread.id, &ret->thread.registers);
}

static size_t thread_find(const struct read_threads *threads, uint32_t id)
{
	for (size_t i = 0; i < threads->n; i++)
		if (threads->at[i].thread.id == id)
			return i;
	return NO_INDEX;
}

/* MINIDUMP_EXCEPTION_STREAM. */
struct read_exception {
	bool there;
	uint32_t thread_id, context_size, context_rva;
	struct crash crash;
};

static void read_exception(struct minidump *m, struct read_exception *ret)
{
	struct crash *crash = &ret->crash;
	struct cursor c;
	*ret = (struct read_exception){0};
	if (!minidump_stream(m, STREAM_EXCEPTION, &c))
		return;
	ret->thread_id = cursor_u32(&c);
	cursor_skip(&c, 4);
	crash->code = cursor_u32(&c);
	crash->flags = cursor_u32(&c);
	cursor_skip(&c, 8); /* another record, in the process' memory */
	crash->address = cursor_u64(&c);
	crash->parameter_count = cursor_u32(&c);
	cursor_skip(&c, 4);
	for (unsigned i = 0; i < 15; i++)
		crash->parameters[i] = cursor_u64(&c);
	ret->there = cursor_ok(&c);
	ret->context_size = cursor_u32(&c);
	ret->context_rva = cursor_u32(&c);
	if (crash->parameter_count > 15)
		crash->parameter_count = 15;
	if (!ret->there)
		diag_bad(m->diag, &exception_kind, &c, "%zu bytes", m->streams[STREAM_EXCEPTION].size);
	else if (!cursor_ok(&c))
		ret->context_size = 0;
}

/*
 * The registers of the crashed thread are those of the exception, where it has any: the thread's own are what the handler
 * had when it wrote the dump. A thread that crashed and is not listed is worth being added.
 */
static size_t apply_exception(struct minidump *m, const struct read_exception *e, struct read_threads *threads)
{
	struct registers registers;
	size_t i = thread_find(threads, e->thread_id);
	const struct arch *arch = read_context(m, e->context_rva, e->context_size, e->thread_id, &registers);
	if (i == NO_INDEX)
		diag_report(m->diag, &unlisted_kind, "%u", e->thread_id);
	if (i == NO_INDEX && arch) {
		i = threads->n;
		*vec_push(threads) = (struct read_thread){.thread.id = e->thread_id};
	}
	if (arch) {
		threads->at[i].thread.registers = registers;
		threads->at[i].arch = arch;
	}
	return i;
}

/*
 * What the process' registers are: what the system information says, or what the threads have (64-bit Windows dumps a 32-bit
 * process with the registers of either).
 */
static const struct arch *arch_of(const struct minidump *m, const struct read_threads *threads)
{
	const struct arch *first = NULL;
	for (size_t i = 0; i < threads->n; i++) {
		if (threads->at[i].arch && threads->at[i].arch == m->arch)
			return m->arch;
		if (!first)
			first = threads->at[i].arch;
	}
	return first ? first : m->arch;
}

/* MDRawBreakpadInfo: which thread wrote the dump, and which asked for it. */
struct requesters {
	bool has_writer, has_requester;
	uint32_t writer, requester;
};

static struct requesters read_requesters(struct minidump *m)
{
	struct requesters ret = {0};
	struct cursor c;
	if (!minidump_stream(m, STREAM_BREAKPAD, &c))
		return ret;
	uint32_t valid = cursor_u32(&c);
	ret.writer = cursor_u32(&c);
	ret.requester = cursor_u32(&c);
	ret.has_writer = cursor_ok(&c) && valid & 1;
	ret.has_requester = cursor_ok(&c) && valid & 2;
	return ret;
}

static void keep_threads(struct minidump *m, const struct read_threads *threads, size_t crashed)
{
	struct process *p = m->process;
	struct requesters requesters = read_requesters(m);
	p->has_requesting_thread = requesters.has_requester;
	p->requesting_thread = p->exception.thread = NO_INDEX;
	for (size_t i = 0; i < threads->n; i++) {
		struct process_thread thread = threads->at[i].thread;
		const struct arch *arch = threads->at[i].arch;
		if (i != crashed && requesters.has_writer && thread.id == requesters.writer)
			continue;
		if (i == crashed)
			p->exception.thread = p->threads.n;
		if (requesters.has_requester && thread.id == requesters.requester && p->requesting_thread == NO_INDEX)
			p->requesting_thread = p->threads.n;
		thread.has_context = arch && arch == p->arch;
		if (arch && arch != p->arch) {
			diag_report(m->diag, &other_kind, "thread %u: %s", thread.id, arch->name);
			thread.registers = (struct registers){0};
		}
		*vec_push(&p->threads) = thread;
	}
}

struct thread_name {
	uint32_t id;
	size_t order;
	uint64_t rva;
};

static int name_compare(const void *a, const void *b)
{
	const struct thread_name *x = a, *y = b;
	if (x->id != y->id)
		return x->id < y->id ? -1 : 1;
	return x->order < y->order ? -1 : x->order > y->order;
}

/* MINIDUMP_THREAD_NAME_LIST: ids with the rva, of 64 bits, of a string. */
static void read_names(struct minidump *m)
{
	struct VEC(struct thread_name) names = {0};
	struct minidump_list list;
	struct cursor c;
	if (!minidump_list(m, STREAM_THREAD_NAMES, NAME_SIZE, &list))
		return;
	while (minidump_list_next(&list, &c)) {
		struct thread_name *name = vec_push(&names);
		*name = (struct thread_name){.id = cursor_u32(&c), .order = names.n};
		name->rva = cursor_u64(&c);
	}
	if (names.n)
		qsort(names.at, names.n, sizeof *names.at, name_compare);
	for (size_t i = 0; i < m->process->threads.n; i++) {
		struct process_thread *thread = &m->process->threads.at[i];
		size_t lo = 0, hi = names.n;
		while (lo < hi) {
			size_t middle = lo + (hi - lo) / 2;
			if (names.at[middle].id < thread->id)
				lo = middle + 1;
			else
				hi = middle;
		}
		if (lo < names.n && names.at[lo].id == thread->id)
			thread->name = minidump_string(m, names.at[lo].rva);
	}
	vec_release(&names);
}

static void keep_exception(struct minidump *m, struct read_exception *e)
{
	struct process_exception *to = &m->process->exception;
	struct reason reason;
	e->crash.os = m->process->os;
	e->crash.arch = m->process->arch;
	reason_of(&e->crash, &m->process->arena, &reason);
	m->process->has_exception = true;
	to->requested = reason.requested;
	to->address = reason.address;
	to->reason = reason.text;
	to->reason_json = reason.json;
	to->parameter_count = e->crash.parameter_count;
	memcpy(to->parameters, e->crash.parameters, sizeof to->parameters);
}

void minidump_threads(struct minidump *m)
{
	struct read_threads threads = {0};
	struct read_exception exception;
	struct minidump_list list;
	struct cursor entry;
	size_t crashed = NO_INDEX;
	if (minidump_list(m, STREAM_THREADS, THREAD_SIZE, &list))
		while (minidump_list_next(&list, &entry))
			read_thread(m, &entry, vec_push(&threads));
	read_exception(m, &exception);
	if (exception.there)
		crashed = apply_exception(m, &exception, &threads);
	m->process->arch = arch_of(m, &threads);
	keep_threads(m, &threads, crashed);
	read_names(m);
	if (exception.there)
		keep_exception(m, &exception);
	vec_release(&threads);
}
