/* Symbol files in other forms than plain text, on disk, and hostile ones. */
#include "symfile/records.h"
#include "symfile/packed.h"
#include "tests/unit/check_main.h"
#include "tests/unit/symfile_fixture.h"

#include <stdio.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

static const char text[] = "MODULE Linux x86_64 1 m\nFILE 0 \xc3\xa4.c\nFUNC 10 8 0 f\xf0\x9d\x84\x9e\n10 4 7 0\n14 4 8 0\n";
#define SAID "f\xf0\x9d\x84\x9e 10+8/0 \xc3\xa4.c:8@14"

static void gzip_add(struct buf *to, const void *data, size_t n)
{
	z_stream z = {.next_in = (Bytef *)(uintptr_t)data, .avail_in = (uInt)n};
	ck_assert_int_eq(deflateInit2(&z, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY), Z_OK);
	vec_reserve(to, deflateBound(&z, n));
	z.next_out = (Bytef *)to->at + to->n;
	z.avail_out = (uInt)(to->cap - to->n);
	ck_assert_int_eq(deflate(&z, Z_FINISH), Z_STREAM_END);
	to->n += z.total_out;
	deflateEnd(&z);
}

static void zstd_add(struct buf *to, const void *data, size_t n)
{
	vec_reserve(to, ZSTD_compressBound(n));
	to->n += ZSTD_compress(to->at + to->n, to->cap - to->n, data, n, 3);
}

/* UTF-16 of the text, whose characters above U+FFFF are all U+1D11E. */
static void utf16_add(struct buf *to, bool big)
{
	const unsigned char *p = (const unsigned char *)text;
	buf_bytes(to, big ? "\xfe\xff" : "\xff\xfe", 2);
	while (*p) {
		unsigned units[2] = {*p, 0};
		size_t length = *p < 0x80 ? 1 : *p < 0xe0 ? 2 : 4;
		if (length == 2)
			units[0] = (*p & 0x1fu) << 6 | (p[1] & 0x3fu);
		else if (length == 4)
			units[0] = 0xd834, units[1] = 0xdd1e;
		for (int i = 0; i < 2 && units[i]; i++) {
			buf_char(to, (char)(big ? units[i] >> 8 : units[i]));
			buf_char(to, (char)(big ? units[i] : units[i] >> 8));
		}
		p += length;
	}
}

static void make_form(int form, struct buf *to)
{
	struct buf inner = {0};
	switch (form) {
	case 0:
		buf_text(to, text);
		break;
	case 1:
		gzip_add(to, text, sizeof text - 1);
		break;
	case 2:
		gzip_add(to, text, 30);
		gzip_add(to, text + 30, sizeof text - 31);
		break;
	case 3:
		zstd_add(to, text, sizeof text - 1);
		break;
	case 4:
		zstd_add(to, text, 30);
		zstd_add(to, text + 30, sizeof text - 31);
		break;
	case 5:
	case 6:
		utf16_add(to, form == 6);
		break;
	case 7:
		utf16_add(&inner, false);
		gzip_add(to, inner.at, inner.n);
		break;
	default:
		buf_text(to, "\xef\xbb\xbf");
		buf_text(to, text);
	}
	buf_release(&inner);
}

#define FORMS 9

/* A file of these bytes; the name is good until the next call. */
static const char *put_file(const struct buf *bytes, char name[32])
{
	strcpy(name, "/tmp/test_symfile.XXXXXX");
	int fd = mkstemp(name);
	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, bytes->at, bytes->n), (ssize_t)bytes->n);
	close(fd);
	return name;
}

START_TEST(forms)
{
	struct buf bytes = {0};
	struct opened o;
	struct symfile_head head;
	char name[32];
	make_form(_i, &bytes);
	open_bytes(&o, bytes.at, bytes.n, true);
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_str_eq(say_symbol(&o, 0x14), SAID);
	opened_release(&o);

	o = (struct opened){0};
	ck_assert_int_eq(symfile_open(put_file(&bytes, name), true, &o.d, &o.file), ST_OK);
	ck_assert_str_eq(say_symbol(&o, 0x14), SAID);
	ck_assert_int_eq(symfile_peek(name, &o.arena, &o.d, &head), ST_OK);
	ck_assert_str_eq(head.name, "m");
	ck_assert_uint_eq(o.d.entries.n, 0);
	unlink(name);
	opened_release(&o);
	buf_release(&bytes);
}
END_TEST

/* What stands before the damage is used, and the damage is told; a strict reader refuses. */
START_TEST(cut_short)
{
	struct buf bytes = {0}, long_text = {0};
	struct opened o;
	buf_text(&long_text, text);
	for (unsigned i = 0; i < 50000; i++)
		buf_printf(&long_text, "PUBLIC %x 0 p%x\n", 0x1000 + i, i * 2654435761u);
	if (_i)
		zstd_add(&bytes, long_text.at, long_text.n);
	else
		gzip_add(&bytes, long_text.at, long_text.n);
	for (int strict = 0; strict < 2; strict++) {
		open_bytes(&o, bytes.at, bytes.n / 2, strict);
		ck_assert_int_eq(o.status, strict ? ST_BAD : ST_OK);
		ck_assert_uint_eq(reported(&o.d, packed_damaged.text), 1);
		if (!strict)
			ck_assert_str_eq(say_symbol(&o, 0x14), SAID);
		opened_release(&o);
	}
	buf_release(&bytes);
	buf_release(&long_text);
}
END_TEST

START_TEST(absurd_ratio)
{
	struct buf bytes = {0};
	struct opened o;
	size_t n = (size_t)70 << 20;
	char *blank = mem_zero(n);
	memset(blank, '\n', n);
	memcpy(blank, text, sizeof text - 1);
	gzip_add(&bytes, blank, n);
	free(blank);
	ck_assert_uint_lt(bytes.n, n / 100);
	open_bytes(&o, bytes.at, bytes.n, true);
	ck_assert_int_eq(o.status, ST_BAD);
	ck_assert_uint_eq(reported(&o.d, packed_large.text), 1);
	opened_release(&o);
	buf_release(&bytes);
}
END_TEST

START_TEST(not_there)
{
	struct opened o = {0};
	struct symfile_head head;
	ck_assert_int_eq(symfile_open("/nowhere/at/all", false, &o.d, &o.file), ST_ABSENT);
	ck_assert_int_eq(symfile_peek("/nowhere/at/all", &o.arena, &o.d, &head), ST_ABSENT);
	ck_assert_uint_eq(o.d.entries.n, 0);
	ck_assert_int_eq(symfile_open("/", false, &o.d, &o.file), ST_SYS);
	ck_assert_uint_eq(reported(&o.d, "cannot be read"), 1);
	opened_release(&o);
}
END_TEST

/* Lines that lie across the pieces that the file is read in, at every place; their numbers count on. */
START_TEST(across_pieces)
{
	struct buf b = {0};
	struct opened o;
	for (unsigned i = 0; i < 20000; i++)
		buf_printf(&b, "FUNC %x 8 0 f%x%s", 0x100 + i * 8, i, i % 3 ? "\n" : "\r\n");
	for (unsigned i = 0; i < 20000; i++)
		buf_printf(&b, "STACK CFI INIT %x 8 .cfa: %u\nSTACK CFI %x .cfa: 1\n", 0x100 + i * 8, i, 0x101 + i * 8);
	open_bytes(&o, b.at, b.n, true);
	ck_assert_int_eq(o.status, ST_OK);
	for (unsigned i = 0; i < 20000; i++) {
		char expected[64];
		snprintf(expected, sizeof expected, "f%x %x+8/0 -:0@%x", i, 0x100 + i * 8, 0x100 + i * 8);
		ck_assert_str_eq(say_symbol(&o, 0x107 + i * 8), expected);
		snprintf(expected, sizeof expected, "%x+8 line %u: .cfa: %u | .cfa: 1", 0x100 + i * 8, 20001 + i * 2, i);
		ck_assert_str_eq(say_cfi(&o, 0x107 + i * 8), expected);
	}
	opened_release(&o);
	buf_release(&b);
}
END_TEST

#define MANY 300000u

START_TEST(many_bad_lines)
{
	struct buf b = {0};
	struct opened o;
	for (unsigned i = 0; i < MANY; i++)
		buf_text(&b, i % 3 == 0 ? "FUNC x\n" : i % 3 == 1 ? "junk\n" : "PUBLIC\n");
	buf_text(&b, "FUNC 10 8 0 f\n");
	for (unsigned i = 0; i < MANY; i++)
		buf_text(&b, "junk\n");
	buf_text(&b, "10 8 7 0\n");
	open_bytes(&o, b.at, b.n, false);
	ck_assert_uint_eq(reported(&o.d, record_number_bad.text), MANY / 3);
	ck_assert_uint_eq(reported(&o.d, record_lacks_field.text), MANY / 3);
	ck_assert_str_eq(say_symbol(&o, 0x10), "f 10+8/0 -:7@10");
	ck_assert_uint_eq(reported(&o.d, record_unknown.text), MANY);
	opened_release(&o);
	buf_release(&b);
}
END_TEST

/* Every second function overlaps its neighbours and comes too late; the others stand, in whatever order they come. */
START_TEST(many_overlaps)
{
	struct buf b = {0};
	struct opened o;
	for (unsigned i = 0; i < MANY; i++)
		buf_printf(&b, "FUNC %x 8 0 f\n", 0x100 + (unsigned)((uint64_t)i * 7919 % MANY) * 8);
	for (unsigned i = 0; i < MANY; i++)
		buf_printf(&b, "FUNC %x 8 0 g\n", 0x104 + (unsigned)((uint64_t)i * 7907 % MANY) * 8);
	open_bytes(&o, b.at, b.n, true);
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_str_eq(say_symbol(&o, 0x100 + MANY * 4 + 5), "f 125080+8/0 -:0@125080");
	ck_assert_str_eq(say_symbol(&o, 0x100 + MANY * 8), "");
	ck_assert_uint_eq(reported(&o.d, "records overlap others that came before them"), 1);
	opened_release(&o);
	buf_release(&b);
}
END_TEST

/* STACK WIN as deep in each other as there are, then as many that overlap all of them in part. */
START_TEST(deep_nest)
{
	struct buf b = {0};
	struct opened o;
	for (unsigned i = 0; i < MANY / 2; i++)
		buf_printf(&b, "STACK WIN 4 %x %x 0 0 0 0 0 0 1 p\n", 0x100 + i, MANY * 2 - i * 2);
	for (unsigned i = 0; i < MANY / 2; i++)
		buf_printf(&b, "STACK WIN 4 %x %x 0 0 0 0 0 0 1 q\n", 0x100 + MANY * 2 - 1, 2 + i);
	open_bytes(&o, b.at, b.n, true);
	ck_assert_int_eq(o.status, ST_OK);
	ck_assert_str_eq(say_win(&o, 0x100 + MANY * 2 - 1), "4 100+927c0 0 0 0 0 0 0 line 1: p");
	ck_assert_str_eq(say_win(&o, 0x100 + MANY), "4 24aef+493e2 0 0 0 0 0 0 line 150000: p");
	ck_assert_str_eq(say_win(&o, 0x100 + MANY * 2), "");
	opened_release(&o);
	buf_release(&b);
}
END_TEST

/* Numbers that claim much cost nothing. */
START_TEST(far_numbers)
{
	struct buf b = {0};
	struct opened o;
	for (unsigned i = 0; i < 32; i++)
		buf_printf(&b, "FILE %u f%u\n", i ? UINT32_MAX >> i : 0, i);
	buf_text(&b, "FUNC 10 8 0 f\n10 8 7 65535\n");
	open_bytes(&o, b.at, b.n, true);
	ck_assert_str_eq(say_symbol(&o, 0x10), "f 10+8/0 f16:7@10");
	opened_release(&o);
	buf_release(&b);
}
END_TEST

START_TEST(long_lines)
{
	struct buf b = {0};
	struct opened o;
	buf_text(&b, "FUNC 10 8 0 f\nINLINE 0 5 0 0");
	for (unsigned i = 0; i < MANY; i++)
		buf_text(&b, " 10 8");
	buf_text(&b, "\n10 8 7 0\nPUBLIC 40 0 ");
	for (unsigned i = 0; i < MANY; i++)
		buf_text(&b, "long");
	buf_text(&b, "\nPUBLIC 50 0 p\n");
	open_bytes(&o, b.at, b.n, false);
	ck_assert_uint_eq(reported(&o.d, "a line is too long"), 1);
	ck_assert_str_eq(say_symbol(&o, 0x10), "f 10+8/0 -:7@10");
	ck_assert_uint_eq(reported(&o.d, "a line is too long"), 2);
	ck_assert_str_eq(say_symbol(&o, 0x40), "");
	ck_assert_str_eq(say_symbol(&o, 0x50), "p public 50+0/0 -:0@50");
	opened_release(&o);
	buf_release(&b);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("symfile forms");
	TCase *t = tcase_create("forms");
	tcase_set_timeout(t, 30);
	tcase_add_loop_test(t, forms, 0, FORMS);
	tcase_add_loop_test(t, cut_short, 0, 2);
	tcase_add_test(t, absurd_ratio);
	tcase_add_test(t, not_there);
	tcase_add_test(t, across_pieces);
	tcase_add_test(t, many_bad_lines);
	tcase_add_test(t, many_overlaps);
	tcase_add_test(t, deep_nest);
	tcase_add_test(t, far_numbers);
	tcase_add_test(t, long_lines);
	suite_add_tcase(s, t);
	return s;
}

TEST_MAIN(suite);
