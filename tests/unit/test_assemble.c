/* From fragments and symbols, made by hand, to the text of the module. */
#include "dump_syms/assemble.h"

#include "base/buf.h"
#include "symfile/writer.h"
#include "tests/unit/check_main.h"

#include <elf.h>
#include <string.h>

#define BASE 0x1000

/* One module in the making. */
struct bench {
	struct fragment fragments[3];
	struct symbol_list symbols;
	struct plt_list plt;
	struct range_list code;
	struct dump_options options;
	struct module module;
	struct assembly assembly;
	struct buf text;
};

static void setup(struct bench *b)
{
	*b = (struct bench){.options = {.threads = 2, .multiple = true}};
	range_list_add(&b->code, 0x1000, 0x9000);
}

static uint32_t add_name(struct fragment *f, const char *linkage, const char *plain)
{
	*vec_push(&f->names) = (struct frag_name){linkage, plain, false};
	return (uint32_t)f->names.n - 1;
}

/* A function without lines and calls; those that follow are its own. */
static void add_func(struct fragment *f, uint64_t lo, uint32_t size, const char *linkage, const char *plain)
{
	*vec_push(&f->funcs) = (struct frag_func){
		lo, size, add_name(f, linkage, plain), {(uint32_t)f->lines.n, 0}, {(uint32_t)f->inlines.n, 0}
	};
}

static uint32_t add_file(struct fragment *f, const char *path)
{
	for (size_t i = 0; i < f->files.n; i++)
		if (strcmp(f->files.at[i], path) == 0)
			return (uint32_t)i;
	*vec_push(&f->files) = path;
	return (uint32_t)f->files.n - 1;
}

static void add_line(struct fragment *f, uint32_t offset, uint32_t size, uint32_t line, const char *path)
{
	*vec_push(&f->lines) = (struct sym_line){offset, size, line, add_file(f, path), 0};
	f->funcs.at[f->funcs.n - 1].lines.count++;
}

static void add_call(struct fragment *f, uint32_t level, uint32_t offset, uint32_t size, const char *name, uint32_t line,
                     const char *path)
{
	*vec_push(&f->pieces) = (struct sym_piece){offset, size};
	*vec_push(&f->inlines) = (struct frag_inline){
		.pieces = {(uint32_t)f->pieces.n - 1, 1}, .level = level, .call_line = line,
		.call_file = path ? add_file(f, path) : FRAG_NO_FILE, .origin = add_name(f, NULL, name)
	};
	f->funcs.at[f->funcs.n - 1].inlines.count++;
}

static void add_loose(struct fragment *f, uint64_t lo, uint32_t size, uint32_t line, const char *path)
{
	*vec_push(&f->loose) = (struct frag_span){lo, size, line, add_file(f, path), 0};
}

static void add_symbol(struct bench *b, uint64_t vaddr, uint64_t size, const char *name)
{
	const char *version = strchr(name, '@');
	*vec_push(&b->symbols.list) = (struct elf_symbol){
		.vaddr = vaddr, .size = size, .name = name, .type = STT_FUNC, .binding = STB_GLOBAL,
		.name_length = (uint32_t)(version ? (size_t)(version - name) : strlen(name))
	};
}

static enum status keep_text(void *context, const char *text, size_t n)
{
	buf_bytes(context, text, n);
	return ST_OK;
}

/* Assembles, and compares the records behind the head with expected. */
static void check(struct bench *b, const char *expected)
{
	b->module.os = b->module.arch = b->module.id = b->module.name = "-";
	b->assembly = (struct assembly){
		.fragments = b->fragments, .fragment_count = 3, .symbols = &b->symbols, .plt = &b->plt, .code = &b->code,
		.options = &b->options, .base = BASE, .module = &b->module
	};
	assemble(&b->assembly);
	module_finish(&b->module);
	writer_write(&b->module, 1, false, (struct writer_sink){keep_text, &b->text});
	ck_assert_str_eq(buf_string(&b->text), expected);
	module_release(&b->module);
	for (size_t i = 0; i < 3; i++)
		fragment_release(&b->fragments[i]);
	assembly_release(&b->assembly);
	vec_release(&b->symbols.list);
	vec_release(&b->code);
	buf_release(&b->text);
}

START_TEST(test_two_units)
{
	struct bench b;
	setup(&b);
	add_func(&b.fragments[1], 0x2000, 0x10, "_ZN1A1fEi", "A::f");
	add_line(&b.fragments[1], 0, 0x10, 7, "/b.c");
	add_func(&b.fragments[0], 0x3000, 0x10, NULL, "main");
	add_line(&b.fragments[0], 0, 4, 1, "/a.c");
	add_line(&b.fragments[0], 4, 4, 2, "/b.c");
	check(&b, "MODULE - - - -\n"
	          "FILE 0 /a.c\n"
	          "FILE 1 /b.c\n"
	          "FUNC 1000 10 0 A::f(int)\n"
	          "1000 10 7 1\n"
	          "FUNC 2000 10 0 main\n"
	          "2000 4 1 0\n"
	          "2004 4 2 1\n");
}
END_TEST

/* Identical-code folding: one range, several functions; the symbol table says which name the linker kept. */
START_TEST(test_the_symbol_decides_between_equals)
{
	struct bench b;
	setup(&b);
	add_func(&b.fragments[0], 0x2000, 0x10, "_Z1av", "a");
	add_func(&b.fragments[1], 0x2000, 0x10, "_Z1bv", "b");
	add_func(&b.fragments[2], 0x3000, 0x10, NULL, "z");
	add_func(&b.fragments[2], 0x3000, 0x10, NULL, NULL);
	add_func(&b.fragments[2], 0x3000, 0x10, NULL, "y");
	add_symbol(&b, 0x2000, 0x10, "_Z1bv@@V1");
	check(&b, "MODULE - - - -\n"
	          "FUNC m 1000 10 0 b()\n"
	          "FUNC m 2000 10 0 y\n");
}
END_TEST

START_TEST(test_a_nested_function_cuts_its_parent)
{
	struct bench b;
	struct fragment *f = &b.fragments[0];
	setup(&b);
	add_func(f, 0x2000, 0x30, NULL, "outer");
	add_line(f, 0, 0x18, 1, "/a.c");
	add_line(f, 0x18, 0x18, 2, "/a.c");
	add_call(f, 0, 8, 0x20, "g", 5, "/a.c");
	add_call(f, 1, 0x20, 4, "h", 6, NULL);
	add_func(f, 0x2010, 0x10, NULL, "inner");
	check(&b, "MODULE - - - -\n"
	          "FILE 0 /a.c\n"
	          "FILE 1 ??\n"
	          "INLINE_ORIGIN 0 g\n"
	          "INLINE_ORIGIN 1 h\n"
	          "FUNC 1000 10 0 outer\n"
	          "INLINE 0 5 0 0 1008 8\n"
	          "1000 10 1 0\n"
	          "FUNC 1010 10 0 inner\n"
	          "FUNC 1020 10 0 outer\n"
	          "INLINE 0 5 0 0 1020 8\n"
	          "INLINE 1 0 1 1 1020 4\n"
	          "1020 10 2 0\n");
}
END_TEST

START_TEST(test_loose_lines_fill_gaps_and_make_functions_of_symbols)
{
	struct bench b;
	setup(&b);
	add_func(&b.fragments[0], 0x2000, 0x20, NULL, "f");
	add_line(&b.fragments[0], 8, 4, 1, "/a.c");
	add_line(&b.fragments[0], 12, 4, 2, "/a.c");
	add_loose(&b.fragments[1], 0x1ff0, 0x20, 10, "/a.S"); /* reaches into f, and over its lines */
	add_loose(&b.fragments[1], 0x2018, 0x10, 11, "/a.S"); /* reaches out of f */
	add_loose(&b.fragments[2], 0x3000, 4, 12, "/a.S");    /* of a symbol */
	add_loose(&b.fragments[2], 0x4000, 4, 13, "/a.S");    /* of nobody */
	add_symbol(&b, 0x1ff8, 0x40, "around");
	add_symbol(&b, 0x3000, 8, "asm");
	add_symbol(&b, 0x4000, 0, "label");
	check(&b, "MODULE - - - -\n"
	          "FILE 0 /a.S\n"
	          "FILE 1 /a.c\n"
	          "FUNC ff8 8 0 around\n"
	          "ff8 8 10 0\n"
	          "FUNC 1000 20 0 f\n"
	          "1000 8 10 0\n"
	          "1008 4 1 1\n"
	          "100c 4 2 1\n"
	          "1018 8 11 0\n"
	          "FUNC 1020 18 0 around\n"
	          "1020 8 11 0\n"
	          "FUNC 2000 8 0 asm\n"
	          "2000 4 12 0\n"
	          "PUBLIC 3000 0 label\n");
}
END_TEST

START_TEST(test_publics_where_no_function_is)
{
	struct bench b;
	struct plt_slot slots[] = {{0x5000, 16, "puts"}, {0x5010, 16, "_Znwm"}};
	setup(&b);
	b.plt.list.at = slots;
	b.plt.list.n = 2;
	add_func(&b.fragments[0], 0x2000, 0x20, NULL, "f");
	add_symbol(&b, 0x2000, 0x20, "f");
	add_symbol(&b, 0x2010, 0, "inside");
	add_symbol(&b, 0x2020, 0, "behind@V1");
	add_symbol(&b, 0x2020, 0, "alias");
	check(&b, "MODULE - - - -\n"
	          "FUNC 1000 20 0 f\n"
	          "PUBLIC m 1020 0 behind\n"
	          "PUBLIC 4000 0 puts@plt\n"
	          "PUBLIC 4010 0 operator new(unsigned long)@plt\n");
}
END_TEST

START_TEST(test_prefix_maps_the_last_that_fits)
{
	struct prefix_map maps[] = {{"/build/", "/src/"}, {"/build/x/", ""}};
	struct bench b;
	setup(&b);
	b.options.prefix_maps = maps;
	b.options.prefix_map_count = 2;
	add_func(&b.fragments[0], 0x2000, 0x20, NULL, "f");
	add_line(&b.fragments[0], 0, 1, 1, "/build/a.c");
	add_line(&b.fragments[0], 1, 1, 1, "/build/x/a.c");
	add_line(&b.fragments[0], 2, 1, 1, "/other/build/a.c");
	check(&b, "MODULE - - - -\n"
	          "FILE 0 /other/build/a.c\n"
	          "FILE 1 /src/a.c\n"
	          "FILE 2 a.c\n"
	          "FUNC 1000 20 0 f\n"
	          "1000 1 1 1\n"
	          "1001 1 1 2\n"
	          "1002 1 1 0\n");
}
END_TEST

START_TEST(test_names)
{
	static const struct {
		const char *linkage, *plain, *text;
	} names[] = {
		{NULL, "f", "f"}, /* which a demangler would take for the type float */
		{"_Z1fi", "f", "f(int)"},
		{"_Z!", "bad", "_Z!"},
		{"asm_name", "c_name", "c_name"},
		{"main.Type.get", "get", "main.Type.get"},
		{"main_get", "get", "get"},
		{".get", "get", "get"},
		{"main.forget", "get", "get"},
		{"asm_only", NULL, "asm_only"},
		{NULL, NULL, "<name omitted>"},
		{"_RNvC1a4main", "main", "a::main"},
		{"_ZN4core3fmt5write17h0123456789abcdefE", "write", "core::fmt::write"},
		{"_D8demangle4testFZv", "test", "demangle.test()"},
	};
	struct bench b;
	struct buf expected = {0};
	setup(&b);
	buf_text(&expected, "MODULE - - - -\n");
	for (uint32_t i = 0; i < sizeof names / sizeof *names; i++) {
		add_func(&b.fragments[0], 0x2000 + 16 * i, 16, names[i].linkage, names[i].plain);
		buf_printf(&expected, "FUNC %x 10 0 %s\n", 0x1000 + 16 * i, names[i].text);
	}
	check(&b, buf_string(&expected));
	buf_release(&expected);
}
END_TEST

/* What DWARF has no linkage name for, and the symbol table has. */
START_TEST(test_names_of_symbols)
{
	struct bench b;
	setup(&b);
	add_func(&b.fragments[0], 0x2000, 16, NULL, "f()::(anonymous struct)::operator()");
	add_symbol(&b, 0x2000, 16, "_ZZ1fvENKUlvE_clEv.isra.0");
	add_func(&b.fragments[0], 0x2010, 16, NULL, NULL);
	add_symbol(&b, 0x2010, 16, "stub.0@V1");
	add_func(&b.fragments[0], 0x2020, 16, NULL, "c_function");
	add_symbol(&b, 0x2020, 16, "__GI_c_function");
	add_func(&b.fragments[0], 0x2030, 16, "_Z1gv", "g");
	add_symbol(&b, 0x2030, 16, "_Z1hv");
	check(&b, "MODULE - - - -\n"
	          "FUNC 1000 10 0 f()::{lambda()#1}::operator()() const\n"
	          "FUNC 1010 10 0 stub.0\n"
	          "FUNC 1020 10 0 c_function\n"
	          "FUNC 1030 10 0 g()\n");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("assemble");
	TCase *t = tcase_create("assemble");
	tcase_add_test(t, test_two_units);
	tcase_add_test(t, test_the_symbol_decides_between_equals);
	tcase_add_test(t, test_a_nested_function_cuts_its_parent);
	tcase_add_test(t, test_loose_lines_fill_gaps_and_make_functions_of_symbols);
	tcase_add_test(t, test_publics_where_no_function_is);
	tcase_add_test(t, test_prefix_maps_the_last_that_fits);
	tcase_add_test(t, test_names);
	tcase_add_test(t, test_names_of_symbols);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
