/* A module as text. */
#include "symfile/writer.h"

#include "base/buf.h"
#include "tests/unit/check_main.h"

#include <limits.h>
#include <stdio.h>

static enum status collect(void *context, const char *text, size_t n)
{
	buf_bytes(context, text, n);
	return ST_OK;
}

static char *module_text(struct module *m, unsigned threads, bool header_only)
{
	struct buf out = {0};
	enum status status = writer_write(m, threads, header_only, (struct writer_sink){collect, &out});
	ck_assert_int_eq(status, ST_OK);
	buf_char(&out, 0);
	return out.at;
}

static struct module module_named(const char *name)
{
	return (struct module){.os = "Linux", .arch = "x86_64", .id = "AB0", .name = name};
}

static void expect(struct module *m, const char *expected)
{
	module_finish(m);
	char *text = module_text(m, 1, false);
	ck_assert_str_eq(text, expected);
	free(text);
	module_release(m);
}

static uint32_t rules(struct module *m, const char *text)
{
	return intern_copy(&m->rules, text, strlen(text));
}

START_TEST(empty_module)
{
	struct module m = module_named("empty");
	expect(&m, "MODULE Linux x86_64 AB0 empty\n");
}
END_TEST

/* Two functions in the wrong order, one with nested inlined calls; files and origins out of order, some not used. */
static const struct sym_line lines_f[] = {{0, 4, 10, 2, 0}, {4, 0xc, 4294967295, 0, 0}};
static const struct sym_piece pieces_outer[] = {{2, 6}, {0xc, 4}}, pieces_inner[] = {{3, 1}};
static const struct sym_inline inlines_f[] = {
	{pieces_outer, 2, 0, 0, 11, 2, 1, 0}, {pieces_inner, 1, 1, 0, 7, 0, 0, 0}, {pieces_inner, 1, 2, 0, 0, 3, 3, 0}};

static void module_fill(struct module *m)
{
	*m = module_named("lib.so");
	m->code_id = "ABCD";
	m->generator = "symwalk 1";
	*vec_push(&m->files) = "/z.c";
	*vec_push(&m->files) = "/unused.c";
	*vec_push(&m->files) = "/a.c";
	*vec_push(&m->files) = "??";
	*vec_push(&m->origins) = "g";
	*vec_push(&m->origins) = "f<int>(int)";
	*vec_push(&m->origins) = "unused";
	*vec_push(&m->origins) = "g";
	*vec_push(&m->funcs) = (struct sym_func){.rel = 0x2000, .name = "late", .size = 0x10, .multiple = true};
	*vec_push(&m->funcs) = (struct sym_func){.rel = 0x1000, .name = "early(int, char**)", .size = 0x10,
	                                         .lines = lines_f, .line_count = 2, .inlines = inlines_f, .inline_count = 3};
	*vec_push(&m->publics) = (struct sym_public){.rel = 0x3010, .name = "b", .multiple = true};
	*vec_push(&m->publics) = (struct sym_public){.rel = 0x3000, .name = "a"};
	*vec_push(&m->cfi_rows) = (struct sym_cfi_row){0x2001, rules(m, ".cfa: $rsp 16 +")};
	*vec_push(&m->cfi_rows) = (struct sym_cfi_row){0x1002, rules(m, ".cfa: $rsp 24 +")};
	*vec_push(&m->cfi_rows) = (struct sym_cfi_row){0x1004, rules(m, ".cfa: $rsp 16 +")};
	uint32_t init = rules(m, ".cfa: $rsp 8 + .ra: .cfa -8 + ^");
	*vec_push(&m->cfi) = (struct sym_cfi){.rel = 0x2000, .size = 0x10, .rules = init, .first = 0, .count = 1};
	*vec_push(&m->cfi) = (struct sym_cfi){.rel = 0x1000, .size = 0xabc, .rules = init, .first = 1, .count = 2};
}

static const char module_expected[] =
	"MODULE Linux x86_64 AB0 lib.so\n"
	"INFO CODE_ID ABCD\n"
	"INFO GENERATOR symwalk 1\n"
	"FILE 0 /a.c\n"
	"FILE 1 /z.c\n"
	"FILE 2 ??\n"
	"INLINE_ORIGIN 0 f<int>(int)\n"
	"INLINE_ORIGIN 1 g\n"
	"FUNC 1000 10 0 early(int, char**)\n"
	"INLINE 0 11 0 0 1002 6 100c 4\n"
	"INLINE 1 7 1 1 1003 1\n"
	"INLINE 2 0 2 1 1003 1\n"
	"1000 4 10 0\n"
	"1004 c 4294967295 1\n"
	"FUNC m 2000 10 0 late\n"
	"PUBLIC 3000 0 a\n"
	"PUBLIC m 3010 0 b\n"
	"STACK CFI INIT 1000 abc .cfa: $rsp 8 + .ra: .cfa -8 + ^\n"
	"STACK CFI 1002 .cfa: $rsp 24 +\n"
	"STACK CFI 1004 .cfa: $rsp 16 +\n"
	"STACK CFI INIT 2000 10 .cfa: $rsp 8 + .ra: .cfa -8 + ^\n"
	"STACK CFI 2001 .cfa: $rsp 16 +\n";

START_TEST(every_record)
{
	struct module m;
	module_fill(&m);
	expect(&m, module_expected);
}
END_TEST

START_TEST(header_only)
{
	struct module m;
	module_fill(&m);
	module_finish(&m);
	char *text = module_text(&m, 1, true);
	ck_assert_str_eq(text, "MODULE Linux x86_64 AB0 lib.so\nINFO CODE_ID ABCD\n");
	free(text);
	module_release(&m);
}
END_TEST

START_TEST(addresses_of_64_bits)
{
	struct module m = module_named("kernel");
	static const struct sym_line line[] = {{0xfffffffe, 1, 1, 0, 0}};
	*vec_push(&m.files) = "k.c";
	*vec_push(&m.funcs) = (struct sym_func){.rel = 0xffffffff00000001, .name = "f", .size = 0xffffffff, .lines = line,
	                                        .line_count = 1};
	expect(&m, "MODULE Linux x86_64 AB0 kernel\nFILE 0 k.c\nFUNC ffffffff00000001 ffffffff 0 f\nffffffffffffffff 1 1 0\n");
}
END_TEST

START_TEST(names_are_made_acceptable)
{
	struct module m = module_named("new\nline");
	m.id = "a\tb";
	m.code_id = "\x01";
	static const struct sym_piece piece[] = {{0, 1}};
	static const struct sym_inline calls[] = {{piece, 1, 0, 0, 1, 0, 0, 0}, {piece, 1, 0, 0, 1, 0, 1, 0}, {piece, 1, 0, 0, 1, 0, 2, 0}};
	*vec_push(&m.files) = "";
	*vec_push(&m.origins) = "";
	*vec_push(&m.origins) = "12 monkeys";
	*vec_push(&m.origins) = "2fast";
	*vec_push(&m.funcs) = (struct sym_func){.rel = 0, .name = "", .size = 1, .inlines = calls, .inline_count = 3};
	*vec_push(&m.publics) = (struct sym_public){.rel = 1, .name = ""};
	*vec_push(&m.publics) = (struct sym_public){.rel = 2, .name = "a\r\nFUNC 0 10 0 b\xe9"};
	expect(&m, "MODULE Linux x86_64 a?b new?line\nINFO CODE_ID ?\nFILE 0 ??\n"
	           "INLINE_ORIGIN 0 <name omitted>\nINLINE_ORIGIN 1 ?2 monkeys\nINLINE_ORIGIN 2 2fast\n"
	           "FUNC 0 1 0 <name omitted>\nINLINE 0 1 0 0 0 1\nINLINE 0 1 0 1 0 1\nINLINE 0 1 0 2 0 1\n"
	           "PUBLIC 1 0 <name omitted>\nPUBLIC 2 0 a??FUNC 0 10 0 b?\n");
}
END_TEST

/* Every kind of record that ends in a name, with one that is far too long. */
START_TEST(long_names_are_cut)
{
	size_t n = 100000;
	char *name = mem_alloc(n + 1);
	for (size_t i = 0; i < n; i += 2)
		memcpy(name + i, "\xc3\xbc", 2);
	name[n] = 0;
	struct module m = module_named(name);
	static const struct sym_piece piece[] = {{0, 1}};
	static const struct sym_inline call[] = {{piece, 1, 0, 0, 1, 0, 0, 0}};
	m.os = m.arch = m.id = m.code_id = m.generator = name;
	*vec_push(&m.files) = name;
	*vec_push(&m.origins) = name;
	*vec_push(&m.funcs) = (struct sym_func){.rel = 1, .name = name, .size = 1, .inlines = call, .inline_count = 1};
	*vec_push(&m.publics) = (struct sym_public){.rel = 2, .name = name};
	module_finish(&m);
	char *text = module_text(&m, 1, false);
	unsigned records = 0;
	for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1, records++) {
		ck_assert_uint_le(end + 1 - line, 16 * 1024);
		if (strncmp(line, "INLINE 0", 8) != 0) {
			ck_assert_uint_ge(end + 1 - line, 16 * 1024 - 1);
			ck_assert_int_eq(end[-1], '\xbc');
		}
	}
	ck_assert_uint_eq(records, 8);
	free(text);
	free(name);
	module_release(&m);
}
END_TEST

static const struct {
	uint32_t pieces, records;
} splits[] = {{1, 1}, {249, 1}, {250, 1}, {251, 2}, {500, 2}, {501, 3}, {100000, 400}};

START_TEST(inline_of_many_pieces_is_split)
{
	uint32_t n = splits[_i].pieces;
	struct sym_piece *pieces = mem_alloc(n * sizeof *pieces);
	for (uint32_t i = 0; i < n; i++)
		pieces[i] = (struct sym_piece){i * 2, 1};
	struct sym_inline call = {pieces, n, 0, 0, 3, 0, 0, 0};
	struct module m = module_named("x");
	*vec_push(&m.files) = "f";
	*vec_push(&m.origins) = "o";
	*vec_push(&m.funcs) = (struct sym_func){.name = "f", .size = n * 2, .inlines = &call, .inline_count = 1};
	module_finish(&m);
	char *text = module_text(&m, 1, false);
	uint32_t records = 0, seen = 0;
	for (char *line = strstr(text, "\nINLINE 0 3 0 0"); line; line = strstr(line + 1, "\nINLINE 0 3 0 0")) {
		uint32_t fields = 0;
		for (char *p = line + 1; *p != '\n'; p++)
			fields += *p == ' ';
		fields -= 4;
		ck_assert_uint_eq(fields % 2, 0);
		ck_assert_uint_le(fields / 2, 250);
		unsigned first;
		ck_assert_int_eq(sscanf(line + 15, " %x 1", &first), 1);
		ck_assert_uint_eq(first, seen * 2);
		seen += fields / 2;
		records++;
	}
	ck_assert_uint_eq(seen, n);
	ck_assert_uint_eq(records, splits[_i].records);
	free(text);
	free(pieces);
	module_release(&m);
}
END_TEST

/* Enough text for some dozen pieces. */
static void module_fill_large(struct module *m, struct sym_line *lines, uint32_t per_func)
{
	*m = module_named("large");
	*vec_push(&m->files) = "f.c";
	for (uint32_t i = 0; i < per_func; i++)
		lines[i] = (struct sym_line){i * 3, 3, i + 1, 0, 0};
	for (uint32_t i = 0; i < 5000; i++)
		*vec_push(&m->funcs) = (struct sym_func){.rel = i * 0x10000, .name = "f", .size = 0xffff, .lines = lines,
		                                         .line_count = i % per_func};
	uint32_t init = rules(m, ".cfa: $rsp 8 + .ra: .cfa -8 + ^");
	for (uint32_t i = 0; i < 100000; i++) {
		*vec_push(&m->publics) = (struct sym_public){.rel = i, .name = "public"};
		*vec_push(&m->cfi) = (struct sym_cfi){.rel = i, .size = 1, .rules = init};
	}
	module_finish(m);
}

START_TEST(text_does_not_depend_on_threads)
{
	struct sym_line lines[200];
	struct module m;
	module_fill_large(&m, lines, 200);
	char *one = module_text(&m, 1, false);
	ck_assert_uint_gt(strlen(one), 12u << 20);
	for (unsigned threads = 2; threads < 20; threads = threads * 2 - 1) {
		char *many = module_text(&m, threads, false);
		ck_assert_int_eq(strcmp(one, many), 0);
		free(many);
	}
	free(one);
	module_release(&m);
}
END_TEST

struct refusal {
	unsigned calls, accepted;
	size_t largest;
};

static enum status refuse(void *context, const char *text, size_t n)
{
	struct refusal *r = context;
	(void)text;
	if (n > r->largest)
		r->largest = n;
	return r->calls++ < r->accepted ? ST_OK : ST_SYS;
}

/* The sink's first refusal is the last call, and comes back; pieces are small. */
START_TEST(sink_can_stop_the_writer)
{
	struct sym_line lines[200];
	struct module m;
	module_fill_large(&m, lines, 200);
	for (unsigned threads = 1; threads < 4; threads++)
		for (unsigned accepted = 0; accepted < 12; accepted++) {
			struct refusal r = {.accepted = accepted};
			ck_assert_int_eq(writer_write(&m, threads, false, (struct writer_sink){refuse, &r}), ST_SYS);
			ck_assert_uint_eq(r.calls, accepted + 1);
			ck_assert_uint_lt(r.largest, 2u << 20);
		}
	module_release(&m);
}
END_TEST

/* Names of any length, and many records that share one, do not make pieces larger. */
START_TEST(pieces_are_small_whatever_the_names)
{
	enum { COUNT = 3000, LONG = 15000 };
	static char name[LONG + 1];
	struct module m = module_named("lib.so");
	struct refusal r = {.accepted = UINT_MAX};
	memset(name, 'x', LONG);
	for (unsigned i = 0; i < COUNT; i++) {
		*vec_push(&m.funcs) = (struct sym_func){.rel = 0x1000 + i, .size = 1, .name = name};
		*vec_push(&m.publics) = (struct sym_public){.rel = 0x10000 + i, .name = name};
	}
	module_finish(&m);
	ck_assert_int_eq(writer_write(&m, 1, false, (struct writer_sink){refuse, &r}), ST_OK);
	ck_assert_uint_gt(r.calls, 2 * COUNT / 100);
	ck_assert_uint_lt(r.largest, 2u << 20);
	module_release(&m);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("writer");
	TCase *t = tcase_create("writer");
	tcase_add_test(t, empty_module);
	tcase_add_test(t, every_record);
	tcase_add_test(t, header_only);
	tcase_add_test(t, addresses_of_64_bits);
	tcase_add_test(t, names_are_made_acceptable);
	tcase_add_test(t, long_names_are_cut);
	tcase_add_loop_test(t, inline_of_many_pieces_is_split, 0, (int)(sizeof splits / sizeof splits[0]));
	tcase_add_test(t, text_does_not_depend_on_threads);
	tcase_add_test(t, sink_can_stop_the_writer);
	tcase_add_test(t, pieces_are_small_whatever_the_names);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
