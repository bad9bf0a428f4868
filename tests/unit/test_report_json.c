/* The JSON report: parsed back, member by member; its layout; and names that are not to be taken at their word. */
#include "tests/unit/check_main.h"
#include "tests/unit/report_fixture.h"

#include <jansson.h>

/* The report, parsed; text is checked to be one document that ends in a newline. */
static json_t *parsed(struct report_fixture *f)
{
	char *text = fixture_text(f, report_json);
	json_error_t error;
	json_t *root = json_loads(text, JSON_REJECT_DUPLICATES, &error);
	ck_assert_msg(root != NULL, "%s at %d in %s", error.text, error.position, text);
	ck_assert_int_eq(text[strlen(text) - 1], '\n');
	if (!f->options.pretty)
		ck_assert_ptr_eq(strchr(text, '\n'), text + strlen(text) - 1);
	free(text);
	return root;
}

/* What a path leads to, members separated by `.`, elements of arrays by number: "threads.1.frames.0.trust". */
static const json_t *at(const json_t *value, const char *path)
{
	while (*path && value) {
		size_t n = strcspn(path, ".");
		char key[64];
		snprintf(key, sizeof key, "%.*s", (int)n, path);
		value = json_is_array(value) ? json_array_get(value, (size_t)atoi(key)) : json_object_get(value, key);
		path += n + (path[n] == '.');
	}
	return value;
}

static const struct {
	const char *path, *want; /* as JSON */
} members[] = {
	{"status", "\"OK\""},
	{"pid", "4711"},
	{"process_uptime", "null"},
	{"crash_info.type", "\"SIGSEGV / SEGV_MAPERR\""},
	{"crash_info.address", "\"0x0000000000000010\""},
	{"crash_info.crashing_thread", "1"},
	{"crash_info.memory_accesses", "null"},
	{"crash_info.possible_bit_flips", "null"},
	{"crash_info.assertion", "null"},
	{"system_info.os", "\"Linux\""},
	{"system_info.os_ver", "\"6.1.0\""},
	{"system_info.cpu_arch", "\"amd64\""},
	{"system_info.cpu_info", "\"family 6 model 45 stepping 7\""},
	{"system_info.cpu_count", "2"},
	{"thread_count", "2"},
	{"crashing_thread.threads_index", "1"},
	{"crashing_thread.frames.0.registers.rip", "\"0x0000000000401236\""},
	{"threads.0.thread_name", "null"},
	{"threads.0.frame_count", "1"},
	{"threads.0.frames.0.missing_symbols", "true"},
	{"threads.0.walk_end.reason", "\"not_found\""},
	{"threads.0.walk_end.detail", "\"nothing above 0x8000\""},
	{"threads.1.thread_name", "\"worker\""},
	{"threads.1.thread_id", "101"},
	{"threads.1.frame_count", "4"},
	{"threads.1.last_error_value", "null"},
	{"threads.1.frames.0.frame", "0"},
	{"threads.1.frames.0.trust", "\"context\""},
	{"threads.1.frames.0.function", "\"crash\""},
	{"threads.1.frames.0.function_offset", "\"0x0000000000000036\""},
	{"threads.1.frames.0.file", "\"/src/app.c\""},
	{"threads.1.frames.0.line", "7"},
	{"threads.1.frames.0.inlines.0", "{\"function\":\"square(int)\",\"file\":\"/src/math.h\",\"line\":12}"},
	{"threads.1.frames.0.inlines.1", "{\"function\":\"sum\",\"file\":null,\"line\":null}"},
	{"threads.1.frames.0.registers",
	 "{\"rax\":\"0x0000000000000001\",\"rbx\":\"0x000000000000000b\",\"rsp\":\"0x0000000000007000\","
	 "\"rip\":\"0x0000000000401236\"}"},
	{"threads.1.frames.0.frame_address", "\"0x0000000000007010\""},
	{"threads.1.frames.0.interrupted", "true"},
	{"threads.1.frames.0.rule", "null"},
	{"threads.1.frames.0.record", "\"FUNC\""},
	{"threads.1.frames.1.frame", "1"},
	{"threads.1.frames.1.trust", "\"cfi\""},
	{"threads.1.frames.1.method", "\"call frame info\""},
	{"threads.1.frames.1.rule", "\"STACK CFI INIT at 0x1200 (line 9): .cfa: $rsp 16 + .ra: .cfa 8 - ^\""},
	{"threads.1.frames.1.offset", "\"0x000000000040011f\""},
	{"threads.1.frames.1.module", "\"app\""},
	{"threads.1.frames.1.module_offset", "\"0x000000000000011f\""},
	{"threads.1.frames.1.function_offset", "\"0x000000000000001f\""},
	{"threads.1.frames.1.inlines", "null"},
	{"threads.1.frames.1.interrupted", "false"},
	{"threads.1.frames.2.record", "\"PUBLIC\""},
	{"threads.1.frames.2.line", "null"},
	{"threads.1.frames.2.trust", "\"frame_pointer\""},
	{"threads.1.frames.3.trust", "\"scan\""},
	{"threads.1.frames.3.module", "null"},
	{"threads.1.frames.3.module_offset", "null"},
	{"threads.1.frames.3.unloaded_modules", "null"},
	{"threads.1.walk_end.reason", "\"marked\""},
	{"main_module", "0"},
	{"modules.0.base_addr", "\"0x0000000000400000\""},
	{"modules.0.end_addr", "\"0x0000000000410000\""},
	{"modules.0.filename", "\"app\""},
	{"modules.0.code_id", "\"67452301ab89efcd0123456789abcdef\""},
	{"modules.0.version", "null"},
	{"modules.0.loaded_symbols", "true"},
	{"modules.0.missing_symbols", "false"},
	{"modules.0.corrupt_symbols", "false"},
	{"modules.0.symbol_url", "\"https://example.org/app.sym\""},
	{"modules.0.symbol_file", "\"/sym/app.sym\""},
	{"modules.0.symbol_file_id", "\"0123456789ABCDEF0123456789ABCDEF0\""},
	{"modules.1.missing_symbols", "true"},
	{"modules.1.wanted_symbol_id", "\"FEDCBA9876543210FEDCBA98765432100\""},
	{"modules.1.symbol_other_build", "\"/sym/old/libc.so.6.sym (id 11112222333344445555)\""},
	{"modules.1.searched.1", "\"/more/libc.so.6/FEDCBA9876543210FEDCBA98765432100/libc.so.6.sym\""},
	{"modules.2.debug_file", "\"gpu.pdb\""},
	{"modules.2.debug_id", "\"AAAABBBBCCCCDDDDEEEEFFFF000011112\""},
	{"modules.2.missing_symbols", "false"},
	{"modules.2.loaded_symbols", "false"},
	{"soft_errors", "[]"},
	{"dump_file", "\"app.dmp\""},
	{"dump_kind", "\"minidump\""},
};

static void expect_member(const json_t *root, const char *path, const char *want)
{
	const json_t *value = at(root, path);
	ck_assert_msg(value != NULL, "there is no %s", path);
	char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
	ck_assert_msg(strcmp(text, want) == 0, "%s is %s, not %s", path, text, want);
	free(text);
}

START_TEST(test_members)
{
	struct report_fixture f;
	fixture_init(&f);
	f.options.pretty = _i % 2;
	json_t *root = parsed(&f);
	expect_member(root, members[_i / 2].path, members[_i / 2].want);
	json_decref(root);
	fixture_release(&f);
}
END_TEST

START_TEST(test_more)
{
	struct report_fixture f;
	static const struct diag_kind lost = {DIAG_LOSS, "a list was cut off"}, odd = {DIAG_WARNING, "odd"},
	                              note = {DIAG_NOTE, "not worth a word"};
	fixture_init(&f);
	diag_report(&f.soft_errors, &note, "here");
	diag_report(&f.soft_errors, &odd, "first");
	diag_report(&f.soft_errors, &odd, "second");
	diag_report(&f.soft_errors, &lost, "there");
	*vec_push(&f.process.unloaded) = (struct process_module){.lo = 0x120000, .hi = 0x130000, .path = "a/gone.dll"};
	*vec_push(&f.process.unloaded) = (struct process_module){.lo = 0x121000, .hi = 0x122000, .path = "other.dll"};
	*vec_push(&f.process.unloaded) = (struct process_module){.lo = 0x123000, .hi = 0x124000, .path = "last.dll"};
	f.stacks[1].frames.at[3].unloaded = 2;
	f.stacks[0] = (struct stack){.frames = f.stacks[0].frames, .arena = f.stacks[0].arena};
	f.stacks[0].frames.n = 0;
	f.process.threads.at[0].has_last_error = true;
	f.process.threads.at[0].last_error = 5;
	f.process.lsb_release = "NAME=x\nDISTRIB_ID=Debian\nVERSION_ID=\"12\"\nPRETTY_NAME=\"Debian \"";
	f.options.explain = true;
	json_t *root = parsed(&f);
	expect_member(root, "soft_errors",
	              "[{\"level\":\"warning\",\"error\":\"odd\",\"count\":2,\"first\":\"first\"},"
	              "{\"level\":\"loss\",\"error\":\"a list was cut off\",\"count\":1,\"first\":\"there\"}]");
	expect_member(root, "threads.1.frames.3.unloaded_modules",
	              "[{\"module\":\"last.dll\",\"offsets\":[\"0x0000000000000455\"]},"
	              "{\"module\":\"gone.dll\",\"offsets\":[\"0x0000000000003455\"]}]");
	expect_member(root, "unloaded_modules.0.filename", "\"gone.dll\"");
	expect_member(root, "threads.0.frames", "[]");
	expect_member(root, "threads.0.walk_end", "null");
	expect_member(root, "threads.0.last_error_value", "\"0x00000005\"");
	expect_member(root, "threads.1.frames.1.explanation", "[\"cfa 0x7010\",\"ra: read 0x7008\"]");
	expect_member(root, "lsb_release",
	              "{\"id\":\"Debian\",\"release\":\"12\",\"codename\":null,\"description\":\"Debian \"}");
	json_decref(root);
	fixture_release(&f);
}
END_TEST

START_TEST(test_nothing_known)
{
	struct report_fixture f;
	fixture_init(&f);
	f.process.has_exception = false;
	f.process.os_version = f.process.cpu_info = "";
	f.process.cpu_count = 0;
	f.process.has_pid = false;
	f.process.arch = NULL;
	f.process.arch_name = "unknown";
	f.process.modules.n = 0;
	f.report.stack_count = f.process.threads.n = 0;
	f.report.symbols = NULL;
	json_t *root = parsed(&f);
	ck_assert_ptr_null(at(root, "crashing_thread"));
	expect_member(root, "crash_info.type", "null");
	expect_member(root, "crash_info.address", "null");
	expect_member(root, "crash_info.crashing_thread", "null");
	expect_member(root, "system_info.cpu_count", "null");
	expect_member(root, "pid", "null");
	expect_member(root, "threads", "[]");
	expect_member(root, "modules", "[]");
	expect_member(root, "main_module", "null");
	json_decref(root);
	fixture_release(&f);
}
END_TEST

/* Only what may not stand in JSON is replaced: the name is what it was. */
START_TEST(test_hostile)
{
	static const char clean[] = "a|b\nc\x1b[31m\"'<\xef\xbf\xbd\xc3\xa9\xe2\x80\xae</script>&\r\x7f";
	struct report_fixture f;
	fixture_hostile(&f);
	f.options.explain = true;
	json_t *root = parsed(&f);
	ck_assert_str_eq(json_string_value(at(root, "threads.1.frames.1.function")), clean);
	ck_assert_str_eq(json_string_value(at(root, "threads.1.frames.0.inlines.0.function")), clean);
	ck_assert_str_eq(json_string_value(at(root, "threads.1.thread_name")), clean);
	ck_assert_str_eq(json_string_value(at(root, "modules.1.path")), clean);
	ck_assert_str_eq(json_string_value(at(root, "modules.1.searched.0")), clean);
	ck_assert_str_eq(json_string_value(at(root, "crash_info.type")), clean);
	ck_assert_str_eq(json_string_value(at(root, "threads.1.frames.1.explanation.0")), "a|b");
	json_decref(root);
	fixture_release(&f);
}
END_TEST

/* The layout for people: members on lines of their own, indented by what they lie in, whoever wrote them. */
START_TEST(test_pretty)
{
	struct report_fixture f;
	fixture_init(&f);
	f.options.pretty = true;
	char *text = fixture_text(&f, report_json);
	ck_assert_str_eq(fixture_line(text, "{"), "{");
	ck_assert_str_eq(fixture_line(text, "  \"pid\""), "  \"pid\": 4711,");
	ck_assert_str_eq(fixture_line(text, "    \"os\""), "    \"os\": \"Linux\",");
	ck_assert_ptr_nonnull(strstr(text, "\n  \"threads\": [\n    {\n      \"thread_name\": null,\n"));
	ck_assert_ptr_nonnull(strstr(text, "\n      \"frames\": [\n        {\n          \"frame\": 0,\n"));
	ck_assert_ptr_nonnull(strstr(text, "\n            \"rsp\": \"0x0000000000008000\",\n"));
	ck_assert_ptr_nonnull(strstr(text, "\n  \"unloaded_modules\": [],\n"));
	ck_assert_str_eq(text + strlen(text) - 3, "\n}\n");
	free(text);
	fixture_release(&f);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("report: JSON");
	TCase *t = tcase_create("json");
	tcase_add_loop_test(t, test_members, 0, 2 * COUNT(members));
	tcase_add_test(t, test_more);
	tcase_add_test(t, test_nothing_known);
	tcase_add_test(t, test_hostile);
	tcase_add_test(t, test_pretty);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
