#include "tests/make/minidump.h"

struct minidump_maker minidump_maker_make(bool big_endian)
{
	struct minidump_maker m = {.p.big_endian = big_endian};
	for (unsigned i = 0; i < 4; i++)
		put_uint(&m.p, 0, 8);
	return m;
}

void minidump_maker_end(struct minidump_maker *m)
{
	static const uint32_t fields[] = {0x504d444d, 0x1234a793};
	size_t directory = m->p.out.n;
	for (size_t i = 0; i < m->streams.n; i++) {
		put_uint(&m->p, m->streams.at[i].type, 4);
		put_uint(&m->p, m->streams.at[i].size, 4);
		put_uint(&m->p, m->streams.at[i].rva, 4);
	}
	put_uint_at(&m->p, 0, fields[0], 4);
	put_uint_at(&m->p, 4, fields[1], 4);
	put_uint_at(&m->p, 8, m->streams.n, 4);
	put_uint_at(&m->p, 12, directory, 4);
	put_uint_at(&m->p, 20, 1000000, 4); /* when it was written */
}

void minidump_maker_release(struct minidump_maker *m)
{
	put_release(&m->p);
	vec_release(&m->streams);
}

uint32_t made_part(struct minidump_maker *m, const void *data, size_t n)
{
	while (m->p.out.n % 4)
		put_uint(&m->p, 0, 1);
	uint32_t rva = (uint32_t)m->p.out.n;
	put_bytes(&m->p, data, n);
	return rva;
}

uint32_t made_part_put(struct minidump_maker *m, struct put *data)
{
	uint32_t rva = made_part(m, data->out.at, data->out.n);
	put_release(data);
	return rva;
}

uint32_t made_string(struct minidump_maker *m, const char *text)
{
	struct put s = made_data(m);
	put_uint(&s, 2 * strlen(text), 4);
	for (const char *c = text; *c; c++)
		put_uint(&s, (uint8_t)*c, 2);
	put_uint(&s, 0, 2);
	return made_part_put(m, &s);
}

struct put made_data(const struct minidump_maker *m)
{
	return (struct put){.big_endian = m->p.big_endian};
}

void made_stream(struct minidump_maker *m, uint32_t type, struct put *data)
{
	struct made_stream stream = {type, (uint32_t)data->out.n, 0};
	stream.rva = made_part_put(m, data);
	*vec_push(&m->streams) = stream;
}

void made_stream_text(struct minidump_maker *m, uint32_t type, const char *text)
{
	struct put data = made_data(m);
	put_bytes(&data, text, strlen(text));
	made_stream(m, type, &data);
}

void made_system(struct minidump_maker *m, uint16_t cpu, uint32_t platform, const char *service_pack)
{
	struct put s = made_data(m);
	uint32_t pack = service_pack ? made_string(m, service_pack) : 0;
	put_uint(&s, cpu, 2);
	put_uint(&s, 6, 2);
	put_uint(&s, 0x2d07, 2);
	put_uint(&s, 4, 1);
	put_uint(&s, 1, 1);
	put_uint(&s, 10, 4);
	put_uint(&s, 1, 4);
	put_uint(&s, 19041, 4);
	put_uint(&s, platform, 4);
	put_uint(&s, pack, 4);
	put_uint(&s, 0, 4);
	put_uint(&s, 0x756e6547, 4); /* "Genu" "ineI" "ntel" */
	put_uint(&s, 0x49656e69, 4);
	put_uint(&s, 0x6c65746e, 4);
	put_uint(&s, 0, 8);
	put_uint(&s, 0, 4);
	made_stream(m, 7, &s);
}

void made_threads(struct minidump_maker *m, const struct made_thread *threads, size_t n)
{
	struct put s = made_data(m);
	put_uint(&s, n, 4);
	for (size_t i = 0; i < n; i++) {
		put_uint(&s, threads[i].id, 4);
		put_uint(&s, 0, 4);
		put_uint(&s, 0, 8);
		put_uint(&s, 0x7ffde000, 8);
		put_uint(&s, threads[i].stack, 8);
		put_uint(&s, threads[i].stack_size, 4);
		put_uint(&s, threads[i].stack_rva, 4);
		put_uint(&s, threads[i].context_size, 4);
		put_uint(&s, threads[i].context_rva, 4);
	}
	made_stream(m, 3, &s);
}

void made_modules(struct minidump_maker *m, const struct made_module *modules, size_t n)
{
	struct put s = made_data(m);
	put_uint(&s, n, 4);
	for (size_t i = 0; i < n; i++) {
		const struct made_module *module = &modules[i];
		bool version = module->version_high || module->version_low;
		put_uint(&s, module->base, 8);
		put_uint(&s, module->size, 4);
		put_uint(&s, 0x77777777, 4);
		put_uint(&s, module->timestamp, 4);
		put_uint(&s, module->name_rva, 4);
		put_uint(&s, version ? 0xfeef04bd : 0, 4);
		put_uint(&s, version ? 0x10000 : 0, 4);
		put_uint(&s, module->version_high, 4);
		put_uint(&s, module->version_low, 4);
		for (unsigned j = 0; j < 9; j++)
			put_uint(&s, 0x66666666, 4);
		put_uint(&s, module->codeview_size, 4);
		put_uint(&s, module->codeview_rva, 4);
		put_uint(&s, module->misc_size, 4);
		put_uint(&s, module->misc_rva, 4);
		put_uint(&s, 0, 8);
		put_uint(&s, 0, 8);
	}
	made_stream(m, 4, &s);
}

void made_exception(struct minidump_maker *m, const struct made_exception *e)
{
	struct put s = made_data(m);
	put_uint(&s, e->thread_id, 4);
	put_uint(&s, 0, 4);
	put_uint(&s, e->code, 4);
	put_uint(&s, e->flags, 4);
	put_uint(&s, 0, 8);
	put_uint(&s, e->address, 8);
	put_uint(&s, e->parameter_count, 4);
	put_uint(&s, 0, 4);
	for (unsigned i = 0; i < 15; i++)
		put_uint(&s, e->parameters[i], 8);
	put_uint(&s, e->context_size, 4);
	put_uint(&s, e->context_rva, 4);
	made_stream(m, 6, &s);
}

struct put made_context(const struct minidump_maker *m, size_t size, size_t flags_offset, uint32_t flags)
{
	struct put c = made_data(m);
	for (size_t i = 0; i < size; i++)
		put_uint(&c, 0, 1);
	put_uint_at(&c, flags_offset, flags, 4);
	return c;
}
