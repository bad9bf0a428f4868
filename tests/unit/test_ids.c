/* Identities and places in a store. */
#include "symfile/ids.h"

#include "tests/unit/check_main.h"

static const struct {
	const char *bytes;
	size_t size;
	const char *module, *code;
} ids[] = {
	/* the build-id of a known library and what Breakpad makes of it */
	{"\x93\xac\x61\xec\x5a\x8e\xb1\x39\x6f\x9f\xbd\x35\x0e\x31\x69\xa5\x58\x52\x8a\x40", 20,
	 "EC61AC938E5A39B16F9FBD350E3169A50", "93AC61EC5A8EB1396F9FBD350E3169A558528A40"},
	{"\x01\x02\x03\x04\x05\x06\x07\x08", 8, "040302010605080700000000000000000", "0102030405060708"},
	{"\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10", 16, "0403020106050807090A0B0C0D0E0F100",
	 "0102030405060708090A0B0C0D0E0F10"},
	{"\xff", 1, "000000FF0000000000000000000000000", "FF"},
	{"", 0, "000000000000000000000000000000000", ""},
};

START_TEST(identity_is_spelled_as_breakpad_does)
{
	struct bytes identity = {(const uint8_t *)ids[_i].bytes, ids[_i].size};
	char module[34];
	id_module(identity, module);
	ck_assert_str_eq(module, ids[_i].module);
	char *code = id_code(identity);
	ck_assert_str_eq(code, ids[_i].code);
	free(code);
}
END_TEST

static const struct {
	const char *name;
	bool ok;
} store_names[] = {
	{"libc.so.6", true}, {"a b", true},    {"...", true},   {".x", true},     {"gr\xc3\xbc", true}, {"-", true},
	{"", false},         {".", false},     {"..", false},   {"a/b", false},   {"/", false},         {"../x", false},
	{"a\nb", false},     {"a\x1f", false}, {"\x7f", false}, {"a\tb", false},
};

START_TEST(store_refuses_what_is_no_name)
{
	ck_assert_int_eq(store_name_ok(store_names[_i].name), store_names[_i].ok);
}
END_TEST

static const struct {
	const char *dir, *name, *id, *path;
} paths[] = {
	{"store", "libc.so.6", "AB0", "store/libc.so.6/AB0/libc.so.6.sym"},
	{"/a/b", "test_app.pdb", "AB0", "/a/b/test_app.pdb/AB0/test_app.sym"},
	{"s", ".pdb", "AB0", "s/.pdb/AB0/.pdb.sym"},
	{"s", "pdb", "AB0", "s/pdb/AB0/pdb.sym"},
	{"s", "x.sym", "AB0", "s/x.sym/AB0/x.sym.sym"},
};

START_TEST(store_layout)
{
	char *path = store_path(paths[_i].dir, paths[_i].name, paths[_i].id);
	ck_assert_str_eq(path, paths[_i].path);
	free(path);
}
END_TEST

#define COUNT(table) (int)(sizeof(table) / sizeof(table)[0])

static Suite *suite(void)
{
	Suite *s = suite_create("ids");
	TCase *t = tcase_create("ids");
	tcase_add_loop_test(t, identity_is_spelled_as_breakpad_does, 0, COUNT(ids));
	tcase_add_loop_test(t, store_refuses_what_is_no_name, 0, COUNT(store_names));
	tcase_add_loop_test(t, store_layout, 0, COUNT(paths));
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
