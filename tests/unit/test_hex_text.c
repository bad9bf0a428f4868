/* Memory as text: each form, what is text at all, repeats, and lines that are wrong. */
#include "walker/dump/hex_text.h"

#include "tests/unit/check_main.h"
#include "tests/unit/dump_fixture.h"

static const struct {
	const char *arch;
	enum hex_offsets offsets;
	uint64_t addr;
	const char *text;
	const char *memory; /* "addr:bytes," of each region */
} texts[] = {
	/* xxd, with letters that look like digits, and a short last line */
	{"x86_64", HEX_AT_ADDR, 0x7000, "00000000: 9019 14dd 7f00 0000 03bb 0b5f 0100 0000  ab cd ..._....\n00000010: 61 62                                    ab\n", "7000:901914dd7f00000003bb0b5f010000006162,"},
	{"x86_64", HEX_AT_ADDR, 0x7000, "00000100: 9019\n00000102: 14\n", "7000:901914,"},
	{"x86_64", HEX_ABSOLUTE, 0, "00007000: 9019\r\n\r\n00007002: 14\r\n", "7000:901914,"},
	{"x86_64", HEX_HEADED, 0, "00000000: 0070 0000 0000 0000 0102 0304  .p..\n0000000c: 0506\n", "7000:010203040506,"},
	{"x86", HEX_HEADED, 0, "00000000  00 70 00 00 00 00 00 00  01 02 03 04              |.p..........|\n0000000c\n", "7000:01020304,"},
	/* hexdump -C, with repeats inside and at the end */
	{"x86_64", HEX_AT_ADDR, 0x100, "00000000  01 02 00 00 00 00 00 00  00 00 00 00 00 00 00 03  |................|\n*\n"
	                               "00000030  ff                                                |.|\n00000031\n",
	 "100:01020000000000000000000000000003010200000000000000000000000000030102000000000000000000000000000" "3ff,"},
	{"x86_64", HEX_AT_ADDR, 0x100, "0000  aa bb  |..|\n*\n0006\n", "100:aabbaabbaabb,"},
	{"x86_64", HEX_AT_ADDR, 0x100, "0000  aa bb  |..|\n*\n0005\n", "100:aabbaabbaa,"},
	{"x86_64", HEX_AT_ADDR, 0x100, "*\n0000  aa bb\n*\n", "100:aabb,"},
	/* od -A x -t x1 */
	{"x86_64", HEX_AT_ADDR, 0x100, "000000 90 19 14\n000003\n", "100:901914,"},
	/* gdb; its addresses stand whatever was said */
	{"x86_64", HEX_AT_ADDR, 0x5, "0x7fffffffe648:\t0x0000555555555185\t0x0000000000000000\n0x7fffffffe658:\t0x00000000000000ff\t\n", "7fffffffe648:85515555555500000000000000000000ff00000000000000,"},
	{"x86_64", HEX_HEADED, 0, "0x1000:\t0x01020304\t0x05060708", "1000:0403020108070605,"},
	{"x86_64", HEX_ABSOLUTE, 0, "0x1000 <main>:\t0x01\t0x02\n0x1002 <f(int, char)+2>:\t0x03\n", "1000:010203,"},
	{"x86_64", HEX_ABSOLUTE, 0, "0x1000:\t0x0102\t0x0304\n", "1000:02010403,"},
	{"x86_64", HEX_ABSOLUTE, 0, "0x1000:\t0x401136 <main+4>\t0x0\n0x1010:\t0x401150 <g(int, int)>\t0x1\n", "1000:361140000000000000000000000000005011400000000000" "0100000000000000,"},
	{"x86", HEX_ABSOLUTE, 0, "0x1000:\t0x401136 <main+4>\t0x0\n", "1000:3611400000000000,"},
	/* lldb */
	{"x86_64", HEX_HEADED, 0, "0x00001000: 01 02 03 04  ....\n0x00001004: 05 06  ab\n", "1000:010203040506,"},
	/* holes, order, overlaps (the first stands) */
	{"x86_64", HEX_ABSOLUTE, 0, "0x2000: 0x01\n0x1000: 0x02\n0x1001: 0x03\n", "1000:0203,2000:01,"},
	{"x86_64", HEX_ABSOLUTE, 0, "0x1000: 0x01 0x02\n0x1001: 0x03 0x04\n", "1000:01" "0204,"},
	{"x86_64", HEX_ABSOLUTE, 0, "0xffffffffffffffff: 0x01 0x02\n", ""},
};

START_TEST(test_text)
{
	struct process p = {.arch = arch_find(texts[_i].arch)};
	struct buf found = {0};
	hex_text_read(text_bytes(texts[_i].text), "memory", texts[_i].offsets, texts[_i].addr, &p);
	process_finish(&p);
	for (size_t i = 0; i < p.memory.n; i++) {
		const struct process_memory *m = &p.memory.at[i];
		bool joined = i && m[-1].hi == m->lo;
		if (joined)
			found.n--;
		else
			buf_printf(&found, "%llx:", (unsigned long long)m->lo);
		for (uint64_t k = 0; k < m->hi - m->lo; k++)
			buf_printf(&found, "%02x", m->data[k]);
		buf_char(&found, ',');
	}
	ck_assert_str_eq(buf_string(&found), texts[_i].memory);
	ck_assert_uint_eq(diag_count(&p.diag, DIAG_NOTE), 0);
	buf_release(&found);
	process_release(&p);
}
END_TEST

static const char *const wrong[] = {
	"hello", "00000000: 901", "00000000: 9019 zz", "00000000  9019 14dd", "0x1000 0x20", "0x1000: 0x", "0x1000: 0x1g",
	"0x1000 <main: 0x01", "0x1000: 0x401136 <main", "11111111111111111: 00", "0x1000: 0x11111111111111111", "00000000x 01",
};

START_TEST(test_wrong_line)
{
	struct process p = {.arch = arch_find("x86_64")};
	struct buf text = {0};
	buf_printf(&text, "00001000: 01\n%s\n00001001: 02\n", wrong[_i]);
	hex_text_read((struct bytes){(const uint8_t *)text.at, text.n}, "memory", HEX_ABSOLUTE, 0, &p);
	ck_assert_uint_eq(reports_of(&p.diag, &hex_line_unreadable), 1);
	ck_assert(strstr(p.diag.entries.at[0].first, "line 2"));
	ck_assert_uint_eq(p.memory.n, 1);
	ck_assert_uint_eq(p.memory.at[0].hi, 0x1002);
	buf_release(&text);
	process_release(&p);
}
END_TEST

/* `*` may stand for 64 MB in all. */
START_TEST(test_repeats_bounded)
{
	static const char *const hostile[] = {
		"0x0000: 00\n*\n0xffffffffffff0000: 00\n",
		"00000000  01 02\n*\n02000000\n*\n04000000\n*\n06000000  03\n",
	};
	for (size_t i = 0; i < 2; i++) {
		struct process p = {.arch = arch_find("x86_64")};
		uint64_t total = 0;
		hex_text_read(text_bytes(hostile[i]), "memory", HEX_ABSOLUTE, 0, &p);
		ck_assert_uint_eq(reports_of(&p.diag, &hex_repeats_lost), 1);
		for (size_t k = 0; k < p.memory.n; k++)
			total += p.memory.at[k].hi - p.memory.at[k].lo;
		ck_assert_uint_le(total, 65u << 20);
		process_release(&p);
	}
}
END_TEST

static const struct {
	const char *content;
	bool is;
} contents[] = {
	{"00000000: 9019 14dd", true},
	{"00000000  90 19  |..|", true},
	{"\n\n0x1000:\t0x01\n", true},
	{"0x1000: 01 02", true},
	{"", false},
	{"\n", false},
	{"*\n", false},
	{"00000000", false},
	{"pc: 60a9fdf550", false},
	{"1000-2000 r-xp", false},
	{"00000000: 9019 \x01", false},
	{"00000000: 9019 \x80", false},
};

START_TEST(test_is)
{
	ck_assert_int_eq(hex_text_is(text_bytes(contents[_i].content)), contents[_i].is);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("hex_text");
	TCase *t = tcase_create("hex_text");
	tcase_add_loop_test(t, test_text, 0, sizeof texts / sizeof *texts);
	tcase_add_loop_test(t, test_wrong_line, 0, sizeof wrong / sizeof *wrong);
	tcase_add_test(t, test_repeats_bounded);
	tcase_add_loop_test(t, test_is, 0, sizeof contents / sizeof *contents);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
