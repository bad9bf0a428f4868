/*
 * Minidumps, byte by byte: minidump_maker_make, parts and streams in any order, minidump_maker_end; then m.p.out is the file.
 * What is to be wrong is put down wrong, or overwritten in m.p.out afterwards. Places are rva.
 */
#ifndef TESTS_MAKE_MINIDUMP_H
#define TESTS_MAKE_MINIDUMP_H

#include "tests/make/bytes.h"

struct made_stream {
	uint32_t type, size, rva;
};

struct minidump_maker {
	struct put p;
	struct VEC(struct made_stream) streams;
};

struct minidump_maker minidump_maker_make(bool big_endian);
void minidump_maker_end(struct minidump_maker *m);
void minidump_maker_release(struct minidump_maker *m);

/* n bytes, 4-aligned; the text as the file's strings are, of ASCII only. */
uint32_t made_part(struct minidump_maker *m, const void *data, size_t n);
uint32_t made_part_put(struct minidump_maker *m, struct put *data);
uint32_t made_string(struct minidump_maker *m, const char *text);

/* A stream of what data holds, which is released; data begins as made_data gives it. */
struct put made_data(const struct minidump_maker *m);
void made_stream(struct minidump_maker *m, uint32_t type, struct put *data);
void made_stream_text(struct minidump_maker *m, uint32_t type, const char *text);

void made_system(struct minidump_maker *m, uint16_t cpu, uint32_t platform, const char *service_pack);

struct made_thread {
	uint32_t id;
	uint64_t stack;
	uint32_t stack_size, stack_rva, context_size, context_rva;
};
void made_threads(struct minidump_maker *m, const struct made_thread *threads, size_t n);

struct made_module {
	uint64_t base;
	uint32_t size, timestamp, name_rva, codeview_size, codeview_rva, misc_size, misc_rva;
	uint32_t version_high, version_low; /* both 0: no version */
};
void made_modules(struct minidump_maker *m, const struct made_module *modules, size_t n);

struct made_exception {
	uint32_t thread_id, code, flags, parameter_count;
	uint64_t address, parameters[15];
	uint32_t context_size, context_rva;
};
void made_exception(struct minidump_maker *m, const struct made_exception *e);

/* A context of size bytes whose bytes are all 0 but for its flags for put_uint_at to fill. */
struct put made_context(const struct minidump_maker *m, size_t size, size_t flags_offset, uint32_t flags);

#endif
